//! The first version of the forms.

mod arbiter_report;
mod attention;
mod body;
mod game;
pub mod report;
mod schema;
pub mod tournament;

pub use arbiter_report::{ArbiterReport, ReportItem};
pub use attention::{Attention, AttentionAct};
pub use body::{Body, CannotWrite, GameBody, NotABody, TournamentBody, schemas};
pub use game::{
    Correction, EnteredResult, GameEvent, GameOpened, Gap, GapKind, NotAnEvent, RecordedBy,
    ResultTold, SeenBy,
};
pub use schema::json_schema;
pub use transcript::{RulingRecord, V1};
