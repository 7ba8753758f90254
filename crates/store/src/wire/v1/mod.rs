//! The first version of the forms.

mod body;
mod game;
mod schema;
pub mod tournament;

pub use body::{Body, CannotWrite, GameBody, NotABody, TournamentBody, schemas};
pub use game::{Correction, GameEvent, GameOpened, Gap, GapKind, NotAnEvent, RecordedBy, SeenBy};
pub use schema::json_schema;
pub use transcript::{RulingRecord, V1};
