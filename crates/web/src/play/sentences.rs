//! Rulings in words.

use board::{Attempt, Setup};
use laws::ruling::{Audience, Ruling};
use messages::Messages;
use store::wire::v1::RulingRecord;
use transcript::move_text;

use crate::wire::{AudienceView, RulingView, VERSION};

/// A ruling as it is sent, moves being written in the position before it.
pub(crate) fn ruling_view(messages: &Messages, position: &Setup, ruling: &Ruling) -> RulingView {
    let record = RulingRecord::of(ruling, position);
    RulingView {
        v: VERSION,
        ruling: record.ruling,
        articles: record.articles,
        provisions: record.provisions,
        edition: record.edition,
        readings: record.readings,
        certain: record.certain,
        audience: match ruling.audience() {
            Audience::All => AudienceView::All,
            Audience::Arbiter => AudienceView::Arbiter,
        },
        quiet: record.quiet,
        sentence: tell::sentence(messages, position, ruling),
    }
}

/// How moves are written in a position.
pub(crate) fn writer(position: &Setup) -> impl Fn(Attempt) -> String {
    move |attempt| {
        let side = position.placement.color_at(attempt.from).unwrap_or(position.turn);
        move_text(position, side, attempt).0
    }
}
