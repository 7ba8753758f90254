//! Who asks, for the limits: a link from an address. One who asks too much with a link that many have takes nothing from the others.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex};

use axum::http::request::Parts;

use super::accept::Line;
use super::caller::token;
use super::network::household;
use crate::desk::{Desk, lock};
use crate::problem::Kind;
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

/// The places that askers have taken of something.
#[derive(Clone, Default)]
pub(super) struct Places(Arc<Mutex<Taken>>);

#[derive(Default)]
struct Taken {
    all: usize,
    each: HashMap<Asker, usize>,
}

/// A place that is taken as long as this is there.
pub(crate) struct Place {
    places: Places,
    asker: Asker,
}

/// Why there is no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoRoom {
    /// The asker has too many already.
    ForYou,
    /// There are too many of all.
    ForAnybody,
}

impl NoRoom {
    pub(crate) fn kind(self) -> Kind {
        match self {
            NoRoom::ForYou => Kind::TooManyRequests,
            NoRoom::ForAnybody => Kind::Busy,
        }
    }
}

impl Places {
    /// Takes one, where so many may be taken, and so many by one asker.
    pub(super) fn take(&self, asker: Asker, most: usize, each: usize) -> Result<Place, NoRoom> {
        let mut taken = lock(&self.0);
        let own = taken.each.get(&asker).copied().unwrap_or(0);
        if own >= each {
            return Err(NoRoom::ForYou);
        }
        if taken.all >= most {
            return Err(NoRoom::ForAnybody);
        }
        taken.all += 1;
        taken.each.insert(asker, own + 1);
        Ok(Place { places: self.clone(), asker })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = lock(&self.places.0);
        taken.all = taken.all.saturating_sub(1);
        match taken.each.get_mut(&self.asker) {
            Some(own) if *own > 1 => *own -= 1,
            _ => {
                taken.each.remove(&self.asker);
            }
        }
    }
}

#[cfg(test)]
impl Places {
    pub(super) fn all(&self) -> usize {
        lock(&self.0).all
    }
}

#[cfg(test)]
impl Asker {
    /// A link by its number from an address by its number.
    pub(super) fn numbered(link: u8, address: u32) -> Asker {
        Asker { link: Some([link; 32]), address: Ipv4Addr::from_bits(address).into() }
    }
}
