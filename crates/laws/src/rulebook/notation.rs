//! Notation, play with blind players and Chess960, as far as editions differ. Reading and writing moves is
//! not done here.

use super::cited::Cited;
use super::macros::rules;
use super::policies::{AdaptedBy, Answer, OptionalSign, OtherSystem, Place, Sign};

rules! {
    /// Algebraic notation.
    pub struct Notation {
        /// May the square of departure be written?
        "note.long_form" long_form: Cited<Answer>,
        /// The sign of a capture.
        "note.capture_sign" capture_sign: Cited<Sign>,
        /// The sign of a capture en passant.
        "note.ep_suffix" en_passant_suffix: Cited<Sign>,
        /// Signs that may be left out.
        "note.optional_signs" optional_signs: Cited<&'static [OptionalSign]>,
        /// Is there an article of its own for two pawns?
        "note.two_pawn_rule" two_pawn_rule: Cited<Answer>,
        /// Another system than the algebraic one, whose scoresheets are no evidence.
        "note.other_system" other_system: Cited<OtherSystem>,
    }
}

rules! {
    /// Play with blind and visually disabled players.
    pub struct BlindPlayRules {
        /// Who adapts the rules.
        "blind.adapted_by" adapted_by: Cited<AdaptedBy>,
        /// Are the German numbers for the ranks compulsory?
        "blind.rank_names_fixed" rank_names_fixed: Cited<Answer>,
        /// Is a clock that speaks foreseen?
        "blind.talking_clock" talking_clock: Cited<Answer>,
        /// Is an assistant compulsory against a player hard of hearing?
        "blind.assistant_if_hearing_impaired" assistant_if_hearing_impaired: Cited<Answer>,
    }
}

rules! {
    /// Chess960.
    pub struct Chess960Rules {
        /// Where it stands.
        "c960.place" place: Cited<Place>,
    }
}
