//! The Czech printing of the 2009 edition, as an overlay: what it prints differently and what can be played
//! . Its misprints are listed with the law text and not followed.

use super::e2009::RULEBOOK as BASE;
use super::words::*;

pub(super) const RULEBOOK: Rulebook = Rulebook {
    edition: Edition::Fide2009Cs,
    frame: Frame { base: printed(Some(Edition::Fide2009), "Introduction"), ..BASE.frame },
    classes: TimeClasses {
        rapid_min: printed(Bound::included(900), "A.1"),
        rapid_max: printed(Bound::included(3600), "A.1"),
        // Fifteen minutes are rapidplay and blitz at once; the classes are asked in this order.
        blitz_max: printed(Bound::included(900), "B.1").read_as(Interpretation::Q47),
        ..BASE.classes
    },
    moves: Moves { made_when: printed(MadeWhen::Article3Fulfilled, "4.6"), ..BASE.moves },
    flag: Flag { loss_basis: printed(Basis::Made, "6.9"), ..BASE.flag },
    illegal: IllegalMoves {
        done: limited_each(
            printed(IllegalDone::WhenMade, "7.4.a"),
            BASE.illegal.done.rapid.limited,
            BASE.illegal.done.blitz.limited,
        ),
        on_claim: limited_each(
            BASE.illegal.on_claim.standard,
            BASE.illegal.on_claim.rapid.limited,
            printed(OnIllegalClaim::WinForClaimantOrDrawForPlayer, "B.3.c"),
        ),
        ..BASE.illegal
    },
    record: Record { exempt_for: printed(ExemptFor::WhileBelow, "8.4"), ..BASE.record },
    notation: Notation { other_system: printed(OtherSystem::MustBeTold, "C"), ..BASE.notation },
    blind: BlindPlay {
        adapted_by: printed(AdaptedBy::Organiser, "E.1"),
        assistant_if_hearing_impaired: printed(No, "E.2.9.f"),
        ..BASE.blind
    },
    ..BASE
};
