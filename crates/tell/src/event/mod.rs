//! What an event that is kept in logs amounts to on paper. It reads no store: whoever has the logs hands them over.

mod arbiter;
mod day;
mod ledger;
mod told;

use messages::{Args, Messages};
use paper::{Block, Paper};
use store::GameLog;
use store::tournament::Tournament;

use crate::moment::{Offset, made};

pub use arbiter::{KnownItem, arbiter_report, class_of, known_items};
pub use day::{Scope, day_report};
pub use ledger::{EventLedger, LedgerPart, LedgerPlace};

/// An event, and what a report of it has to know beside its log.
pub struct ReportedEvent<'r> {
    /// In whose language.
    pub messages: &'r Messages,
    /// The event.
    pub tournament: &'r Tournament,
    /// The logs of its games.
    pub log: &'r dyn Fn(&str) -> Option<GameLog>,
    /// Where it is read.
    pub offset: Offset,
    /// When the report is made, in milliseconds since 1970.
    pub made_ms: i64,
}

impl ReportedEvent<'_> {
    fn text(&self, id: &str) -> String {
        self.messages.text(id)
    }

    fn with(&self, id: &str, args: &Args<'_>) -> String {
        self.messages.with(id, args)
    }

    /// The name of a player, with the title.
    fn player(&self, id: &str) -> String {
        let Some(entrant) = self.tournament.player(id) else { return id.to_owned() };
        match &entrant.player.title {
            Some(title) => format!("{title} {}", entrant.player.name),
            None => entrant.player.name.clone(),
        }
    }

    fn paper(&self, title: String, blocks: Vec<Block>) -> Paper {
        let language = self.messages.language().tag().to_owned();
        Paper { title, language, made: made(self.made_ms, self.offset), blocks }
    }
}

/// The file of a report.
#[must_use]
pub fn pdf(messages: &Messages, report: &Paper) -> Vec<u8> {
    paper::pdf(report, |page, pages| {
        messages.with("report-page", &Args::new().set("page", page).set("pages", pages))
    })
}
