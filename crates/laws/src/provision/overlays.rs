//! Where the two printings number a rule differently from the edition they print. What they say differently
//! is in their rulebooks.

use super::{Cell, Certainty, Provision, Standing};
use crate::article::Article;

/// The Czech printing of 2009 has no E.2.10: its text ends E.2.9.f.
pub(super) fn e2009_cs(provision: Provision) -> Cell {
    match provision {
        Provision::BlindAssistantSighted => says(&[const { Article::new("E.2.9.f") }]),
        _ => Cell::AsBase,
    }
}

/// The Slovene printing of 2017 has Article 7 with the numbers of 2018.
pub(super) fn e2017_sl(provision: Provision) -> Cell {
    match provision {
        Provision::IrrClockNoMove => says(&[const { Article::new("7.5.3") }]),
        Provision::IrrTwoHands => says(&[const { Article::new("7.5.4") }]),
        Provision::IrrIllegalPenalty => says(&[const { Article::new("7.5.5") }]),
        _ => Cell::AsBase,
    }
}

const fn says(articles: &'static [Article]) -> Cell {
    Cell::Says(Standing::InForce { articles, certainty: Certainty::Printed })
}
