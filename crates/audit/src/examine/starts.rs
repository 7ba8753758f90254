//! Where the game starts: a position that can be read, whose rights can be, and to which some game leads.

use board::{Irregularity, Setup};
use notation::fen;
use notation::pgn::Standing;
use winnability::legality::{Legality, LegalityBudget, Reason, judge};

use super::Examiner;
use crate::{Check, Fact};

/// What is spent on one starting position: a database may have a million of them.
const BUDGET: LegalityBudget = LegalityBudget { retractions: 100, plies: 1, games: 0 };

impl Examiner<'_> {
    /// The standing from which the game is followed; nothing if the start cannot be read.
    pub(super) fn start(&mut self) -> Option<Standing> {
        let Some(span) = self.record.tag(self.text, "FEN") else {
            return Some(Standing::of(&Setup::INITIAL));
        };
        let value = self.tag_text("FEN").unwrap_or_default();
        let setup = match fen::read(value.trim()) {
            Ok(setup) => setup,
            Err(error) => {
                let quoted = self.quoted(span);
                if let Some(draft) =
                    self.found(Check::FenUnreadable, span.at + error.at.min(span.length))
                {
                    draft.with("value", Fact::Text(quoted));
                    draft.with("field", Fact::Kind(field(error.field)));
                }
                return None;
            }
        };
        self.rights(&setup, span.at);
        self.origin(&setup, span.at);
        Some(Standing::of(&setup))
    }

    fn rights(&mut self, setup: &Setup, at: usize) {
        for irregularity in board::irregularities(setup) {
            let check = match irregularity {
                Irregularity::Castling { .. } => Check::FenCastling,
                Irregularity::EnPassant { .. } => Check::FenEnPassant,
                _ => continue,
            };
            if let Some(draft) = self.found(check, at) {
                let square = match irregularity {
                    Irregularity::Castling { rook, .. } => rook,
                    Irregularity::EnPassant { square, .. } => square,
                    _ => continue,
                };
                draft.at_ply(0, setup);
                draft.with("square", Fact::Squares(square.into()));
                draft.with("why", Fact::Irregularity(irregularity));
            }
        }
    }

    /// Does some game lead there? Chess960 begins elsewhere, so that question is for regular chess.
    fn origin(&mut self, setup: &Setup, at: usize) {
        let variant = self.tag_text("Variant").unwrap_or_default().to_lowercase();
        if variant.contains("960")
            || variant.contains("random")
            || !self.settings.checks.has(Check::FenImpossible)
        {
            return;
        }
        let Legality::Illegal(reasons) = judge(setup, BUDGET) else { return };
        let told = |it: &Reason| {
            matches!(
                it,
                Reason::Irregular(Irregularity::Castling { .. } | Irregularity::EnPassant { .. })
            )
        };
        let reasons: Vec<Reason> = reasons.into_iter().filter(|it| !told(it)).collect();
        if !reasons.is_empty()
            && let Some(draft) = self.found(Check::FenImpossible, at)
        {
            draft.at_ply(0, setup);
            draft.with("reasons", Fact::Reasons(reasons));
        }
    }
}

fn field(field: fen::FenField) -> &'static str {
    match field {
        fen::FenField::Pieces => "pieces",
        fen::FenField::Turn => "turn",
        fen::FenField::Castling => "castling",
        fen::FenField::EnPassant => "en-passant",
        fen::FenField::Counter => "counter",
        fen::FenField::MoveNumber => "move-number",
        fen::FenField::End => "end",
    }
}
