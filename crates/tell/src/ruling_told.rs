//! A ruling for programs: as it is written down, with its sentence.

use board::Setup;
use laws::ruling::Ruling;
use messages::Messages;
use serde::Serialize;
use transcript::RulingRecord;

use crate::rulings::sentence;

/// A ruling as it is written down, and what is said of it in the reader's language.
#[derive(Clone, Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RulingTold {
    /// As it is written down.
    #[serde(flatten)]
    pub record: RulingRecord,
    /// The ruling in words.
    pub sentence: String,
    /// The facts that nobody reported, in words.
    pub missing_words: Vec<String>,
}

impl RulingTold {
    /// A ruling; moves are written in this position.
    #[must_use]
    pub fn of(messages: &Messages, position: &Setup, ruling: &Ruling) -> RulingTold {
        let missing = ruling.missing().iter();
        RulingTold {
            record: RulingRecord::of(ruling, position),
            sentence: sentence(messages, position, ruling),
            missing_words: missing.map(|it| messages.text(it.message_id())).collect(),
        }
    }
}
