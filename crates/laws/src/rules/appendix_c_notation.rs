//! Appendix C: the form in which a move stands on a scoresheet. What is meant is clear; the player is told how it is
//! written, and nothing else follows.

use ::board::{Color, MoveKind, Role, Square};

use super::Bench;
use super::art08_record::squares;
use crate::event::Written;
use crate::game::{Ply, captured};
use crate::provision::Provision;
use crate::rulebook::{OptionalSign, Sign};
use crate::ruling::{Cites, Matter};
use crate::unmet::Unmet;

/// The form of a written move.
const FORM: [Provision; 4] = [
    Provision::NotePawn,
    Provision::NoteMove,
    Provision::NotePawnCapture,
    Provision::NoteAmbiguity,
];

impl Bench<'_> {
    /// A move was written that was made, so it is known what the text stands for.
    pub(super) fn look_at_form(&mut self, written: &Written, ply: &Ply) {
        let text = written.text.trim();
        if ply.legal.is_none_or(|it| it.kind() == MoveKind::Castling) {
            return self.unmet(FORM, Unmet::NotTold);
        }
        let found = [
            self.pawn_letter(text, ply),
            self.hyphen(text),
            self.long_form(text),
            self.sign_of_capture(text, ply),
            self.sign_of_en_passant(text, ply),
            self.file_of_pawn(text, ply),
            self.piece_not_told(text, ply),
        ];
        for (what, cites) in found.into_iter().flatten() {
            self.tell_form(written.side, what, cites);
        }
    }

    fn tell_form(&mut self, side: Color, what: Matter, cites: Cites) {
        self.tell(side, what, cites);
    }

    /// C.4: `pe5` is written `e5`.
    fn pawn_letter(&self, text: &str, ply: &Ply) -> Option<(Matter, Cites)> {
        let lettered = is_pawn(ply) && text.starts_with(['p', 'P']);
        self.asks(Provision::NotePawn, Unmet::WellWritten, lettered)
            .then_some((Matter::PawnLetter, Cites::of(Provision::NotePawn)))
    }

    /// C.8: the parts of a move are not joined by a hyphen.
    fn hyphen(&self, text: &str) -> Option<(Matter, Cites)> {
        let joined = text.contains(['-', '–']);
        self.asks(Provision::NoteMove, Unmet::WellWritten, joined)
            .then_some((Matter::HyphenInMove, Cites::of(Provision::NoteMove)))
    }

    /// C.8: not every edition speaks of the square of departure.
    fn long_form(&self, text: &str) -> Option<(Matter, Cites)> {
        let rule = self.book().notation.long_form;
        let foreign = squares(text).count() > 1 && !rule.value.is_yes();
        self.asks(&rule, Unmet::WellWritten, foreign)
            .then_some((Matter::LongFormNotDescribed, Cites::value(&rule)))
    }

    /// C.9: the sign of a capture, where it is asked for and not among those that may be left out.
    fn sign_of_capture(&self, text: &str, ply: &Ply) -> Option<(Matter, Cites)> {
        let rules = &self.book().notation;
        let asked = rules.capture_sign.value == Sign::Mandatory
            && !rules.optional_signs.value.contains(&OptionalSign::Capture);
        let left_out = asked && captures(ply) && !text.contains(['x', 'X', '×', ':']);
        let cites = Cites::value(&rules.capture_sign).and_value(&rules.optional_signs);
        self.asks(&rules.capture_sign, Unmet::WellWritten, left_out)
            .then_some((Matter::SignLeftOut, cites))
    }

    /// C.9.3: the same for a capture en passant.
    fn sign_of_en_passant(&self, text: &str, ply: &Ply) -> Option<(Matter, Cites)> {
        let rules = &self.book().notation;
        let asked = rules.en_passant_suffix.value == Sign::Mandatory
            && !rules.optional_signs.value.contains(&OptionalSign::EnPassant);
        let en_passant = ply.legal.is_some_and(|it| it.kind() == MoveKind::EnPassant);
        let said = text.to_lowercase().replace([' ', '.'], "").ends_with("ep");
        let cites = Cites::value(&rules.en_passant_suffix).and_value(&rules.optional_signs);
        let left_out = asked && en_passant && !said;
        self.asks(&rules.en_passant_suffix, Unmet::WellWritten, left_out)
            .then_some((Matter::SignLeftOut, cites))
    }

    /// C.9.3: a pawn that captures is told by its file. Of two that could, an edition may speak on its own.
    fn file_of_pawn(&self, text: &str, ply: &Ply) -> Option<(Matter, Cites)> {
        let from = ply.attempt.from.file().to_string();
        let to = ply.attempt.to.to_string();
        let before = text.rfind(&to).and_then(|it| text.get(..it)).unwrap_or(text);
        let told = !is_pawn(ply) || !captures(ply) || before.to_lowercase().contains(&from);
        if !self.asks(Provision::NotePawnCapture, Unmet::WellWritten, !told) {
            return None;
        }
        let two = self.book().notation.two_pawn_rule;
        let cites = Cites::of(Provision::NotePawnCapture);
        let cites = cites.when(two.value.is_yes() && could_another_pawn(ply), |it| {
            it.and(Provision::NoteTwoPawns).and_value(&two)
        });
        Some((Matter::PawnFileLeftOut, cites))
    }
}

impl Bench<'_> {
    /// C.10: of two pieces that could have made the move the one that did is told by its file or rank.
    fn piece_not_told(&self, text: &str, ply: &Ply) -> Option<(Matter, Cites)> {
        let to = ply.attempt.to.to_string();
        let before = text.rfind(&to).and_then(|it| text.get(..it))?;
        let said = |it: Square| {
            let hints: String =
                before.chars().filter(|sign| matches!(sign, 'a'..='h' | '1'..='8')).collect();
            let own = it.to_string();
            hints.chars().all(|sign| own.contains(sign))
        };
        let role = ply.before.placement.role_at(ply.attempt.from);
        let moves = ply.before.legal_moves().into_iter();
        let could = moves.filter(|it| {
            it.to() == ply.attempt.to && ply.before.placement.role_at(it.from()) == role
        });
        let mut from: Vec<Square> = could.map(|it| it.from()).filter(|&it| said(it)).collect();
        from.sort_unstable();
        from.dedup();
        let provision = ambiguity(from.into_iter()).filter(|_| !is_pawn(ply));
        let provision = self.finds(Provision::NoteAmbiguity, Unmet::WellWritten, provision)?;
        let cites = Cites::of_item(provision, 0).and(Provision::NoteAmbiguity);
        Some((Matter::AmbiguousMove, cites))
    }
}

/// By which article a piece is told from the others that could make the same move; none if there is no other.
pub(super) fn ambiguity(mut from: impl Iterator<Item = Square>) -> Option<Provision> {
    let (one, other) = (from.next()?, from.next()?);
    Some(if one.rank() == other.rank() {
        Provision::NoteAmbiguityRank
    } else if one.file() == other.file() {
        Provision::NoteAmbiguityFile
    } else {
        Provision::NoteAmbiguityOther
    })
}

fn is_pawn(ply: &Ply) -> bool {
    ply.before.placement.role_at(ply.attempt.from) == Some(Role::Pawn)
}

fn captures(ply: &Ply) -> bool {
    ply.legal.is_some_and(|it| captured(&ply.before.placement, it).is_some())
}

fn could_another_pawn(ply: &Ply) -> bool {
    let attempt = ply.attempt;
    ply.before.legal_moves().into_iter().any(|it| {
        it.to() == attempt.to
            && it.from() != attempt.from
            && ply.before.placement.role_at(it.from()) == Some(Role::Pawn)
    })
}
