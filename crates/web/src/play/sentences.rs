//! Rulings in words.

use board::Setup;
use laws::ruling::{Audience, Ruling};
use messages::Messages;
use store::wire::v1::RulingRecord;

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
