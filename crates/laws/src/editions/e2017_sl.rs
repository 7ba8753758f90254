//! The Slovene printing of the 2017 edition, as an overlay: what it prints differently and what can be played
//! . Its misprints are listed with the law text and not followed. It breaks off in Article 11; the rest
//! is the edition itself.

use super::e2017::RULEBOOK as BASE;
use super::words::*;

pub(super) const RULEBOOK: Rulebook = Rulebook {
    edition: Edition::Fide2017Sl,
    frame: Frame { base: printed(Some(Edition::Fide2017), "Introduction"), ..BASE.frame },
    moves: Moves {
        illegal_castling_trigger: printed(&[CastleTrigger::KingAndRookTogether], "4.4.3"),
        rook_first: printed(RookFirst::BarsBothSides, "4.4.2"),
        ..BASE.moves
    },
    flag: Flag { loss_basis: printed(Basis::Made, "6.9"), ..BASE.flag },
    illegal: IllegalMoves {
        two_hands: printed(TwoHands::IllegalIfPressed, "7.5.4"),
        empty_press: printed(EmptyPress::Illegal, "7.5.3"),
        shared_count: printed(Yes, "7.5.5"),
        loses_at: limited(printed(times(2), "7.5.5"), BASE.illegal.loses_at.rapid.limited),
        bonus: ByRegime {
            standard: printed(Some(seconds(120)), "7.5.5"),
            rapid: Tiers {
                full: printed(Some(seconds(120)), "7.5.5"),
                limited: BASE.illegal.bonus.rapid.limited,
            },
            blitz: BASE.illegal.bonus.blitz,
        },
        draw_if_no_mate: printed(Yes, "7.5.5"),
        on_claim: limited(
            printed(OnIllegalClaim::Ladder, "7.5.5"),
            BASE.illegal.on_claim.rapid.limited,
        ),
        ..BASE.illegal
    },
    record: Record {
        exempt_from: printed(ExemptFrom::AllOfRecording, "8.4"),
        scorekeeping_trigger: printed(ScorekeepingTrigger::NeitherRequired, "8.5.1"),
        ..BASE.record
    },
    draws: Draws {
        offer_lapses: printed(OfferLapses::OnMove, "9.1.2.1"),
        automatic_moves: printed(
            Some(AutomaticMoves { moves: moves(75), basis: Basis::Completed }),
            "9.6.2",
        ),
        en_passant_test: printed(EnPassantTest::NoLongerCapturable, "9.2.2.1"),
        ..BASE.draws
    },
    conduct: Conduct {
        device_trigger: printed(DeviceTrigger::BroughtIn, "11.3.2.2"),
        ..BASE.conduct
    },
    ..BASE
};
