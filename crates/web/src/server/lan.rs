//! The address under which others find this machine, for links and QR codes. Nothing is sent to find it out.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// Who can open the links that the server makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Whoever reaches the address that was named, or the one it listens on.
    Named,
    /// Others on the network of this machine.
    Network,
    /// It listens for others, but under which address they find it is not known: only this machine opens the links.
    ThisMachine,
}

/// The address for links: as it was named, or where the server listens, or where the network finds this machine.
pub(super) fn public_address(
    named: Option<&str>,
    scheme: &str,
    listens: SocketAddr,
    on_network: impl FnOnce() -> Option<IpAddr>,
) -> (String, Reach) {
    if let Some(named) = named {
        return (named.trim_end_matches('/').to_owned(), Reach::Named);
    }
    let at = |ip: IpAddr| format!("{scheme}://{}", SocketAddr::new(ip, listens.port()));
    if !listens.ip().is_unspecified() {
        return (at(listens.ip()), Reach::Named);
    }
    match on_network() {
        Some(ip) => (at(ip), Reach::Network),
        None => (at(Ipv4Addr::LOCALHOST.into()), Reach::ThisMachine),
    }
}

/// An address that the way out leads through. It belongs to nobody (RFC 5737).
const SOMEWHERE: Ipv4Addr = Ipv4Addr::new(192, 0, 2, 1);

/// The address of this machine on its network: on the way out, or else on a network without one.
pub(super) fn own_address() -> Option<IpAddr> {
    let routes = std::fs::read_to_string("/proc/net/route").unwrap_or_default();
    let neighbours = networks(&routes).into_iter().map(|it| Ipv4Addr::from_bits(it.to_bits() | 1));
    std::iter::once(SOMEWHERE).chain(neighbours).find_map(towards)
}

/// The address of ours from which something would go there.
fn towards(there: Ipv4Addr) -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((there, 9)).ok()?;
    let ours = socket.local_addr().ok()?.ip();
    (!ours.is_loopback() && !ours.is_unspecified()).then_some(ours)
}

/// The networks in Linux's table of routes, in hexadecimal digits as they lie in memory.
fn networks(routes: &str) -> Vec<Ipv4Addr> {
    let network = |line: &str| {
        let word = line.split_whitespace().nth(1)?;
        u32::from_str_radix(word, 16).ok().map(|it| Ipv4Addr::from_bits(u32::from_be(it)))
    };
    let found = routes.lines().skip(1).filter_map(network);
    found.filter(|it| !it.is_unspecified() && !it.is_loopback()).collect()
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr, SocketAddr};

    use super::{Reach, networks, public_address};

    fn listens(text: &str) -> SocketAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn links_lead_where_others_find_the_server() {
        let lan = || Some(IpAddr::from([192, 168, 7, 20]));
        let all = listens("0.0.0.0:8017");
        assert_eq!(
            public_address(None, "http", all, lan),
            ("http://192.168.7.20:8017".to_owned(), Reach::Network)
        );
        assert_eq!(
            public_address(None, "http", listens("[::]:8017"), lan).0,
            "http://192.168.7.20:8017"
        );
        assert_eq!(
            public_address(None, "https", listens("10.0.0.5:80"), lan).0,
            "https://10.0.0.5:80"
        );
        assert_eq!(
            public_address(Some("https://desk.example/"), "http", all, lan).0,
            "https://desk.example"
        );
        assert_eq!(
            public_address(None, "http", all, || None),
            ("http://127.0.0.1:8017".to_owned(), Reach::ThisMachine)
        );
    }

    #[test]
    fn networks_are_found_in_the_table_of_routes() {
        let table = "Iface\tDestination\tGateway\n\
                     wlan0\t00000000\t0107A8C0\n\
                     wlan0\t0007A8C0\t00000000\n\
                     broken\n";
        assert_eq!(networks(table), [Ipv4Addr::new(192, 168, 7, 0)]);
        assert!(networks("").is_empty());
    }
}
