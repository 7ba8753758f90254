//! The forms of the API: what goes over the wire, and nothing else. No rule is decided here and nothing is looked up.

mod boards;
mod checks;
mod drafts;
mod events;
mod games;
mod laws;
mod links;
mod lists;
mod live;
mod public;
mod ratings;
mod results;
mod rulings;
mod sheets;

pub(crate) use boards::*;
pub(crate) use checks::*;
pub(crate) use drafts::*;
pub(crate) use events::*;
pub(crate) use games::*;
pub(crate) use laws::*;
pub(crate) use links::*;
pub(crate) use lists::*;
pub(crate) use live::*;
pub(crate) use public::*;
pub(crate) use ratings::*;
pub(crate) use results::*;
pub(crate) use rulings::*;
pub(crate) use sheets::*;

pub(crate) use store::wire::v1::RecordedBy;
pub(crate) use store::wire::v1::tournament::{ByeWorth, Publication, Published, Role, Side};
pub(crate) use tell::RulingTold;

/// The version of the forms.
pub(crate) const VERSION: u8 = 1;
