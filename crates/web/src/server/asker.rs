//! Who asks, for the limits: a link from an address. One who asks too much with a link that many have takes nothing from the others.

use std::net::{IpAddr, Ipv4Addr};

use axum::http::request::Parts;

use super::accept::Line;
use super::caller::token;
use super::network::household;
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
        let known = token(parts).and_then(|it| {
            let grant = desk.grant(&it).filter(|it| it.end(desk.now_ms()).is_none())?;
            Some((*it.hash().as_bytes(), grant.role))
        });
        let address = parts.extensions.get::<Line>().map(|it| it.from);
        let address = household(address.unwrap_or(Ipv4Addr::UNSPECIFIED.into()));
        (Asker { link: known.map(|it| it.0), address }, known.map(|it| it.1))
    }
}

#[cfg(test)]
impl Asker {
    /// A link by its number from an address by its number.
    pub(super) fn numbered(link: u8, address: u32) -> Asker {
        Asker { link: Some([link; 32]), address: Ipv4Addr::from_bits(address).into() }
    }
}
