//! Why no game leads to a position, in JSON.

use board::Setup;
use messages::Messages;
use serde::Serialize;
use tell::legality::{Parts, code, said};
use winnability::legality::Reason;

use crate::output::json::{self, PieceOn};
use crate::words;

#[derive(Serialize)]
pub(crate) struct ReasonTwin {
    code: &'static str,
    color: Option<&'static str>,
    squares: Vec<String>,
    attackers: Vec<PieceOn>,
    /// What was needed, and what there is.
    needed: Option<u64>,
    possible: Option<u64>,
    text: String,
}

impl ReasonTwin {
    pub(crate) fn of(messages: &Messages, setup: &Setup, reason: &Reason) -> ReasonTwin {
        let parts = Parts::of(reason);
        ReasonTwin {
            code: code(reason),
            color: parts.color.map(words::color_key),
            squares: json::squares(parts.squares),
            attackers: json::pieces(&setup.placement, parts.attackers),
            needed: parts.numbers.map(|(needed, _)| needed),
            possible: parts.numbers.map(|(_, possible)| possible),
            text: said(messages, setup, reason),
        }
    }
}
