//! One broken rule in JSON, with its articles.

use board::Setup;
use laws::Edition;
use messages::Messages;
use serde::Serialize;
use tell::violation::{Reason, code};

use super::article::articles_of;
use crate::output::json::{self, PieceOn};

#[derive(Serialize)]
pub(crate) struct ReasonTwin {
    code: &'static str,
    articles: Vec<String>,
    text: String,
    /// The squares that the rule is about.
    squares: Vec<String>,
    attackers: Vec<PieceOn>,
    in_the_way: Vec<PieceOn>,
}

/// The numbers of the articles that say so.
pub(super) fn articles(edition: Edition, setup: &Setup, reason: &Reason) -> Vec<String> {
    articles_of(edition, setup, reason.violation())
}

impl ReasonTwin {
    pub(super) fn of(
        messages: &Messages,
        edition: Edition,
        setup: &Setup,
        reason: &Reason,
    ) -> ReasonTwin {
        ReasonTwin {
            code: code(reason.violation()),
            articles: articles(edition, setup, reason),
            text: reason.said(messages, setup),
            squares: reason.square.iter().map(|it| it.to_string()).collect(),
            attackers: json::pieces(&setup.placement, reason.attackers),
            in_the_way: json::pieces(&setup.placement, reason.in_the_way),
        }
    }
}
