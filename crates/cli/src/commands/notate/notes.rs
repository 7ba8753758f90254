//! What was unusual about a move, in words. The ids of the messages follow from the names in JSON.

use messages::{Args, Messages};
use notation::algebraic::{Check, Note, Weight};
use notation::record::NumberNote;

use crate::words;

pub(super) fn said(messages: &Messages, note: Note) -> String {
    let id = words::message_id("notate-note", code(note));
    match note {
        Note::CheckSignWrong { actual, .. } => {
            let actual = match actual {
                Check::None => "none",
                Check::Check => "check",
                Check::Mate => "mate",
            };
            messages.with(&id, &Args::new().set("actual", actual))
        }
        _ => messages.text(&id),
    }
}

pub(super) fn numbering_said(messages: &Messages, note: NumberNote) -> String {
    let id = words::message_id("notate", numbering_code(note));
    match note {
        NumberNote::Wrong { written } => messages.with(&id, &Args::new().set("number", written)),
        NumberNote::OtherPlayer | NumberNote::Missing => messages.text(&id),
    }
}

/// A number that is missing is seen without a note.
pub(super) fn is_told(note: &NumberNote) -> bool {
    *note != NumberNote::Missing
}

/// The name in JSON.
pub(super) const fn code(note: Note) -> &'static str {
    match note {
        Note::PawnLetter => "pawn_letter",
        Note::Hyphen => "hyphen",
        Note::Spaces => "spaces",
        Note::SquareCase => "square_case",
        Note::LetterCase => "letter_case",
        Note::LookAlike => "look_alike",
        Note::CastlingSpelling => "castling_spelling",
        Note::CastlingAsKingMove => "castling_as_king_move",
        Note::PromotionSign => "promotion_sign",
        Note::DepartureMissing => "departure_missing",
        Note::DepartureNeedless => "departure_needless",
        Note::DepartureByRank => "departure_by_rank",
        Note::CaptureSignUnusual => "capture_sign_unusual",
        Note::CaptureSignWrong => "capture_sign_wrong",
        Note::CaptureUnmarked => "capture_unmarked",
        Note::CheckSignWrong { .. } => "check_sign_wrong",
        Note::CheckUnmarked => "check_unmarked",
        Note::CheckInWords => "check_in_words",
        Note::EnPassantWrong => "en_passant_wrong",
        Note::EnPassantUnmarked => "en_passant_unmarked",
        Note::DrawOfferSign => "draw_offer_sign",
        Note::Comment => "comment",
    }
}

/// The name in JSON.
pub(super) const fn numbering_code(note: NumberNote) -> &'static str {
    match note {
        NumberNote::Wrong { .. } => "number_wrong",
        NumberNote::OtherPlayer => "number_other_player",
        NumberNote::Missing => "number_missing",
    }
}

/// The name in JSON.
pub(super) const fn weight_code(weight: Weight) -> &'static str {
    match weight {
        Weight::LeftOut => "left_out",
        Weight::Form => "form",
        Weight::Untrue => "untrue",
    }
}

#[cfg(test)]
mod tests {
    use messages::Language;

    use super::*;

    const EVERY: [Note; 22] = [
        Note::PawnLetter,
        Note::Hyphen,
        Note::Spaces,
        Note::SquareCase,
        Note::LetterCase,
        Note::LookAlike,
        Note::CastlingSpelling,
        Note::CastlingAsKingMove,
        Note::PromotionSign,
        Note::DepartureMissing,
        Note::DepartureNeedless,
        Note::DepartureByRank,
        Note::CaptureSignUnusual,
        Note::CaptureSignWrong,
        Note::CaptureUnmarked,
        Note::CheckSignWrong { written: Check::Mate, actual: Check::Check },
        Note::CheckUnmarked,
        Note::CheckInWords,
        Note::EnPassantWrong,
        Note::EnPassantUnmarked,
        Note::DrawOfferSign,
        Note::Comment,
    ];

    #[test]
    fn every_note_has_a_sentence_in_every_language() {
        for language in Language::ALL {
            let messages = Messages::new(language);
            for note in EVERY {
                let said = said(&messages, note);
                assert!(said.ends_with('.') && !said.contains("  "), "{language:?}: {said}");
            }
            for note in
                [NumberNote::Wrong { written: 3 }, NumberNote::OtherPlayer, NumberNote::Missing]
            {
                assert!(numbering_said(&messages, note).ends_with('.'), "{language:?}");
            }
        }
    }
}
