//! Networks, and for whom a proxy asks.

use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

use axum::http::{HeaderMap, HeaderName, header};

/// An address, or all that begin like it: `192.168.1.7`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    /// So many bits belong to the network.
    bits: u8,
}

/// It is no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a network")]
pub struct NotANetwork;

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Network, NotANetwork> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address = address.parse::<IpAddr>().map_err(|_| NotANetwork)?.to_canonical();
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |it| it.parse::<u8>().map_err(|_| NotANetwork))?;
        if bits > most {
            return Err(NotANetwork);
        }
        Ok(Network { address, bits })
    }
}

impl Network {
    pub(super) fn has(self, other: IpAddr) -> bool {
        let other = other.to_canonical();
        let wide = if self.address.is_ipv4() { 32 } else { 128 };
        let network = |it| bits(it).checked_shr(wide - u32::from(self.bits)).unwrap_or(0);
        self.address.is_ipv4() == other.is_ipv4() && network(self.address) == network(other)
    }
}

fn bits(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(it) => u128::from(it.to_bits()),
        IpAddr::V6(it) => it.to_bits(),
    }
}

/// What one household has: an address of IPv4, or a network of IPv6.
pub(super) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(it) => it.into(),
        IpAddr::V6(it) => Ipv6Addr::from_bits(it.to_bits() & !u128::from(u64::MAX)).into(),
    }
}

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Who asks: whoever is at the other end of the line or, if that is a trusted proxy, the last in its list who is none. What
/// stands before that in the list anybody may have written.
pub(super) fn who_asks(proxies: &[Network], line: IpAddr, headers: &HeaderMap) -> IpAddr {
    let trusted = |it: IpAddr| proxies.iter().any(|proxy| proxy.has(it));
    if !trusted(line) {
        return line;
    }
    let mut told = addresses(headers, &FORWARDED_FOR, |it| Some(it.trim()));
    if told.is_empty() {
        told = addresses(headers, &header::FORWARDED, for_whom);
    }
    let mut asks = line;
    for address in told.into_iter().rev() {
        // What cannot be read is somebody behind the proxy that was read last.
        let Some(address) = address else { return asks };
        asks = address;
        if !trusted(address) {
            break;
        }
    }
    asks
}

/// The addresses in the lists of a header, in order; nothing for one that cannot be read.
fn addresses(
    headers: &HeaderMap,
    name: &HeaderName,
    part: impl Fn(&str) -> Option<&str>,
) -> Vec<Option<IpAddr>> {
    let lists = headers.get_all(name).iter().map(|it| it.to_str().unwrap_or_default());
    lists.flat_map(|it| it.split(',')).map(|it| part(it).and_then(address)).collect()
}

/// Of `for="[2001:db8::1]:4711";proto=https`, what stands behind `for=`.
fn for_whom(element: &str) -> Option<&str> {
    let mut pairs = element.split(';').filter_map(|it| it.trim().split_once('='));
    let value = pairs.find(|it| it.0.eq_ignore_ascii_case("for"))?.1;
    Some(value.trim_matches('"'))
}

/// An address with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|it| it.split(']').next()).unwrap_or(text);
    let with_port = || text.parse::<std::net::SocketAddr>().ok().map(|it| it.ip());
    bare.parse::<IpAddr>().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn network(text: &str) -> Network {
        text.parse().expect("a network")
    }

    #[test]
    fn a_network_has_the_addresses_that_begin_like_it() {
        for (net, inside, outside) in [
            ("10.0.0.0/8", "10.255.1.2", "11.0.0.1"),
            ("192.168.1.7", "192.168.1.7", "192.168.1.8"),
            ("10.0.0.0/8", "::ffff:10.1.1.1", "::10.1.1.1"),
            ("fd00::/8", "fd12::1", "fe80::1"),
            ("::1", "::1", "::2"),
            ("0.0.0.0/0", "8.8.8.8", "::1"),
        ] {
            assert!(network(net).has(ip(inside)), "{net} {inside}");
            assert!(!network(net).has(ip(outside)), "{net} {outside}");
        }
        for wrong in ["", "x", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8", "fd00::/129", "1.2.3.4/-1"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_a_trusted_proxy_says_for_whom_it_asks() {
        let proxies = [network("10.0.0.1"), network("10.0.0.2")];
        let asks = |line: &str, name: &'static str, told: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(name, told.parse().expect("a header"));
            who_asks(&proxies, ip(line), &headers).to_string()
        };
        let list = "1.1.1.1, 203.0.113.9, 10.0.0.2";
        assert_eq!(asks("10.0.0.1", "x-forwarded-for", list), "203.0.113.9");
        assert_eq!(asks("10.0.0.7", "x-forwarded-for", list), "10.0.0.7", "no proxy of ours");
        assert_eq!(asks("10.0.0.1", "x-forwarded-for", "1.1.1.1, nonsense"), "10.0.0.1");
        assert_eq!(asks("10.0.0.1", "x-forwarded-for", "203.0.113.9:4711"), "203.0.113.9");
        let forwarded = "for=1.1.1.1, for=\"[2001:db8::7]:4711\";proto=https";
        assert_eq!(asks("10.0.0.1", "forwarded", forwarded), "2001:db8::7");
        assert_eq!(who_asks(&proxies, ip("10.0.0.1"), &HeaderMap::new()), ip("10.0.0.1"));
    }

    #[test]
    fn an_asker_cannot_make_itself_many_by_its_own_network() {
        let of = |text: &str| household(ip(text));
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:2"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:10.0.0.7"), of("10.0.0.7"));
        assert_ne!(of("10.0.0.7"), of("10.0.0.8"));
    }
}
