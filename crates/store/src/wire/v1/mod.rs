//! The first version of the forms.

mod body;
mod game;
mod ruling;
pub mod tournament;
mod version;

pub use body::{Body, CannotWrite, GameBody, NotABody, TournamentBody, schemas};
pub use game::{Correction, GameEvent, GameOpened, Gap, GapKind, NotAnEvent, RecordedBy, SeenBy};
pub use ruling::{AudienceWord, RulingRecord};
pub use version::V1;
