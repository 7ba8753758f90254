//! Who asks, for the limits: a link from an address. One who asks too much with a link that many have takes nothing from the others.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::request::Parts;

use super::caller::token;
use crate::desk::Desk;
use crate::wire::Role;

/// A link from an address, or an address without a link.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Asker {
    link: Option<[u8; 32]>,
    address: IpAddr,
}

impl Asker {
    /// Who asks this, and the role of the link; a link that opens nothing counts as none.
    pub(super) fn of(parts: &Parts, desk: &Desk) -> (Asker, Option<Role>) {
        let known = token(parts)
            .and_then(|it| desk.grant(&it).map(|grant| (*it.hash().as_bytes(), grant.role)));
        let address = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|it| it.0.ip());
        let address = network(address.unwrap_or(Ipv4Addr::UNSPECIFIED.into()));
        (Asker { link: known.map(|it| it.0), address }, known.map(|it| it.1))
    }
}

/// What one household has: an address of IPv4, or a network of IPv6.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(it) => it.into(),
        IpAddr::V6(it) => Ipv6Addr::from_bits(it.to_bits() & !u128::from(u64::MAX)).into(),
    }
}

#[cfg(test)]
impl Asker {
    /// A link by its number from an address by its number.
    pub(super) fn numbered(link: u8, address: u32) -> Asker {
        Asker { link: Some([link; 32]), address: Ipv4Addr::from_bits(address).into() }
    }
}

#[cfg(test)]
mod tests {
    use super::network;

    #[test]
    fn an_asker_cannot_make_itself_many_by_its_own_network() {
        let of = |text: &str| network(text.parse().expect("an address"));
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:2"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:10.0.0.7"), of("10.0.0.7"));
        assert_ne!(of("10.0.0.7"), of("10.0.0.8"));
    }
}
