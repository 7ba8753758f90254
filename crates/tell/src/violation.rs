//! Why a move is illegal, in words: one broken rule to a sentence.

use board::{Bitboard, LostRight, PawnStep, Piece, Role, Setup, Square, Violation, Wing};
use messages::{Args, Messages};

use crate::words;

pub use transcript::violation_name as code;

/// What a message, a twin and a diagram need to know about a violation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    violation: Violation,
    /// The square that the sentence names.
    pub square: Option<Square>,
    /// The piece that the sentence names.
    piece: Option<Piece>,
    /// The kind of the moving piece, where the sentence speaks of it.
    role: Option<Role>,
    wing: Option<Wing>,
    /// Chooses between forms of the sentence.
    detail: &'static str,
    /// What attacks.
    pub attackers: Bitboard,
    /// The square of the own king that is attacked, or that it would cross.
    pub attacked: Option<Square>,
    /// What stands in the way.
    pub in_the_way: Bitboard,
}

impl Reason {
    /// The broken rule.
    #[must_use]
    pub const fn violation(&self) -> Violation {
        self.violation
    }

    /// The sentence. The id of its message follows from the name in JSON.
    #[must_use]
    pub fn said(&self, messages: &Messages, setup: &Setup) -> String {
        let mut args = Args::new()
            .set("square", self.square.map(|it| it.to_string()).unwrap_or_default())
            .set("detail", self.detail)
            .set("count", self.attackers.count())
            .set("attackers", words::pieces(messages, &setup.placement, self.attackers));
        if let Some(piece) = self.piece {
            args = args
                .set("color", words::color_key(piece.color))
                .set("piece", words::role_key(piece.role));
        }
        if let Some(role) = self.role {
            args = args.set("role", words::role_key(role));
        }
        if let Some(wing) = self.wing {
            args = args.set("wing", words::wing_key(wing));
        }
        messages.with(&words::message_id("why", code(self.violation)), &args)
    }

    /// Of this broken rule.
    #[must_use]
    pub fn of(violation: Violation) -> Reason {
        let reason = Reason::without_parts(violation);
        match violation {
            Violation::NothingThere { from } => reason.on(from),
            Violation::NotHavingTheMove { piece, from } => reason.about(piece, from),
            Violation::NotMoved { square } => reason.on(square),
            Violation::OwnPiece { piece, at } => reason.blocked_by(piece, at),
            Violation::KingCaptured { at } => reason.on(at),
            Violation::NotItsWay { role } => Reason { role: Some(role), ..reason },
            Violation::PathBlocked { role, piece, at } => {
                Reason { role: Some(role), ..reason.blocked_by(piece, at) }
            }
            Violation::PawnBlocked { piece, at, step } => {
                let detail = match step {
                    PawnStep::Single => "single",
                    PawnStep::Double => "double",
                };
                Reason { detail, ..reason.blocked_by(piece, at) }
            }
            Violation::NotItsFirstMove | Violation::PromotionImpossible => reason,
            Violation::NothingToCapture { at } => reason.on(at),
            Violation::EnPassantNotAvailable { pawn } => reason.on(pawn),
            Violation::PromotionMissing { at } => reason.on(at),
            Violation::NoRookToCastle { wing } => Reason { wing: Some(wing), ..reason },
            Violation::CastlingRightLost { wing, rook, cause } => {
                let detail = match cause {
                    LostRight::RookMoved => "rook",
                    LostRight::KingOrRookMoved => "king-or-rook",
                };
                Reason { wing: Some(wing), detail, ..reason.on(rook) }
            }
            Violation::CastlingObstructed { piece, at } => reason.blocked_by(piece, at),
            Violation::CastlingOutOfCheck { square, .. }
            | Violation::CastlingThroughCheck { square, .. }
            | Violation::CastlingIntoCheck { square, .. } => reason.attacked_on(square),
            Violation::KingSteppedIntoCheck { to, .. } => reason.attacked_on(to),
            Violation::KingExposed { king, .. } | Violation::KingLeftInCheck { king, .. } => {
                reason.attacked_on(king)
            }
        }
    }

    fn without_parts(violation: Violation) -> Reason {
        Reason {
            violation,
            square: None,
            piece: None,
            role: None,
            wing: None,
            detail: "",
            attackers: violation.attackers(),
            attacked: None,
            in_the_way: Bitboard::EMPTY,
        }
    }

    fn on(self, square: Square) -> Reason {
        Reason { square: Some(square), ..self }
    }

    fn about(self, piece: Piece, square: Square) -> Reason {
        Reason { piece: Some(piece), square: Some(square), ..self }
    }

    fn blocked_by(self, piece: Piece, at: Square) -> Reason {
        Reason { in_the_way: Bitboard::of(at), ..self.about(piece, at) }
    }

    fn attacked_on(self, square: Square) -> Reason {
        Reason { square: Some(square), attacked: Some(square), ..self }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use board::Attempt;
    use messages::Language;
    use notation::fen;

    use super::*;

    /// Moves that break every rule there is, each with a position.
    const ILLEGAL: &[(&str, &[&str])] = &[
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            &[
                "e4e5", "e7e5", "e2e2", "a1a2", "c1c3", "c1a3", "a1a3", "e2d3", "e2f3q", "d1d8",
                "e1g1",
            ],
        ),
        ("rnbqkbnr/ppp1pppp/8/8/3pP3/3P4/PPP2PPP/RNBQKBNR b KQkq - 0 3", &["d4d3", "d4d2", "d4e3"]),
        ("4k3/P7/8/8/4n3/8/3PP3/4K3 w - - 0 1", &["a7a8", "e2e4", "d2d5", "e1g1"]),
        ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", &["e1g1"]),
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", &["e1c1"]),
        ("3rkrr1/8/8/8/8/8/8/R3K2R w KQ - 0 1", &["e1g1", "e1d1"]),
        ("4r1k1/8/8/8/8/8/4N3/R3K2R w KQ - 0 1", &["e2c3", "e1e2"]),
        ("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", &["e1g1", "a1a2"]),
        ("4k3/8/8/8/8/8/8/4R2K w - - 0 1", &["e1e8"]),
    ];

    #[test]
    fn every_rule_has_a_sentence_in_every_language() {
        let mut seen = BTreeSet::new();
        for (fen, moves) in ILLEGAL {
            let setup = fen::read(fen).expect("FEN");
            for text in *moves {
                let attempt: Attempt = text.parse().expect("a move");
                let violations = setup.legal_move(attempt).expect_err(text);
                for violation in violations {
                    seen.insert(code(violation));
                    for language in Language::ALL {
                        let said = Reason::of(violation).said(&Messages::new(language), &setup);
                        assert!(said.ends_with('.') && !said.contains("  "), "{said}");
                    }
                }
            }
        }
        assert_eq!(seen.len(), 22, "{seen:?}");
    }
}
