//! What was really played: a move that was illegal and stood is carried out like any other, and the game goes
//! on from the arrangement it left.

use board::{
    Attempt, Move, MoveKind, NotPlayable, Position, Rank, Role, Setup, Square, Violation, Wing,
};

use crate::san::{self, SanError, Shape};

/// The state of a game that is played on whatever happens.
#[derive(Clone, Copy, Debug)]
pub enum Standing {
    /// A position with the ordinary rules.
    Regular(Position),
    /// An arrangement that an illegal move left behind.
    Irregular(Setup),
}

/// What a word in a record did on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Played {
    /// A legal move.
    Legal(Move),
    /// An illegal move that stood.
    Stood {
        /// What was done.
        played: Move,
        /// The rules it broke.
        violations: Vec<Violation>,
    },
    /// The player passed: `--` in analyses.
    Passed,
    /// A word of which the board can make nothing, or any word after one.
    Unclear(SanError),
}

impl Standing {
    /// The standing of an arrangement.
    #[must_use]
    pub fn of(setup: &Setup) -> Standing {
        match Position::new(setup).or_else(NotPlayable::play_all_the_same) {
            Ok(position) => Standing::Regular(position),
            Err(_) => Standing::Irregular(*setup),
        }
    }

    /// The arrangement on the board.
    #[must_use]
    pub fn setup(&self) -> Setup {
        match self {
            Standing::Regular(position) => position.setup(),
            Standing::Irregular(setup) => *setup,
        }
    }

    /// What this word does.
    #[must_use]
    pub fn read(&self, word: &[u8]) -> Played {
        if is_pass(word) {
            return Played::Passed;
        }
        let error = match self {
            Standing::Regular(position) => match san::read(position, word) {
                Ok(played) => return Played::Legal(played),
                Err(error) => error,
            },
            Standing::Irregular(_) => SanError::NoSuchMove,
        };
        let Ok(shape) = Shape::of(word) else { return Played::Unclear(SanError::NotAlgebraic) };
        by_article_3(&self.setup(), shape).unwrap_or(Played::Unclear(error))
    }

    /// The standing after what was played. An unclear word leaves it as it is.
    #[must_use]
    pub fn after(&self, played: &Played) -> Standing {
        match (self, played) {
            (Standing::Regular(position), Played::Legal(legal)) => {
                Standing::Regular(position.play_unchecked(*legal))
            }
            (_, Played::Legal(done) | Played::Stood { played: done, .. }) => {
                Standing::of(&self.setup().carried_out(*done))
            }
            (_, Played::Passed) => Standing::of(&self.setup().passed()),
            (_, Played::Unclear(_)) => *self,
        }
    }
}

/// The words by which records say that a player passes.
pub(super) fn is_pass(word: &[u8]) -> bool {
    matches!(word, b"--" | b"Z0" | b"@@@@")
}

/// Finds what is meant among all attempts of the right kind of piece: the legal one; else the one that only
/// leaves its king in check; else the only one there is.
fn by_article_3(setup: &Setup, shape: Shape) -> Option<Played> {
    let attempts = attempts(setup, shape);
    let judged: Vec<(Attempt, Result<Move, Vec<Violation>>)> =
        attempts.into_iter().map(|attempt| (attempt, setup.legal_move(attempt))).collect();
    let mut legal = judged.iter().filter_map(|(_, verdict)| verdict.as_ref().ok());
    if let Some(first) = legal.next() {
        return legal.next().is_none().then_some(Played::Legal(*first));
    }
    let only_check = |violations: &[Violation]| violations.iter().all(|why| why.attackers().any());
    let illegal: Vec<(Attempt, &Vec<Violation>)> = judged
        .iter()
        .filter_map(|(attempt, verdict)| Some((*attempt, verdict.as_ref().err()?)))
        .collect();
    let in_its_way: Vec<_> = illegal.iter().filter(|(_, why)| only_check(why)).collect();
    let (attempt, violations) = match (&in_its_way[..], &illegal[..]) {
        ([found], _) => **found,
        ([], [found]) => *found,
        _ => return None,
    };
    Some(Played::Stood { played: done(setup, shape, attempt), violations: violations.clone() })
}

fn attempts(setup: &Setup, shape: Shape) -> Vec<Attempt> {
    let us = setup.turn;
    match shape {
        Shape::Castling(wing) => {
            let kings = setup.placement.of(us, Role::King);
            let to_target = |from: Square| {
                let rook = castling_rook(setup, from, wing)?;
                Some(Attempt { from, to: rook, promotion: None })
            };
            kings.into_iter().filter_map(to_target).collect()
        }
        Shape::Way(way) => (setup.placement.of(us, way.role) & way.within)
            .into_iter()
            .filter(|&from| from != way.to)
            .map(|from| Attempt { from, to: way.to, promotion: way.promotion })
            .collect(),
    }
}

/// The outermost rook on that side of the king, on its rank.
fn castling_rook(setup: &Setup, king: Square, wing: Wing) -> Option<Square> {
    let rooks = setup.placement.of(setup.turn, Role::Rook).into_iter();
    let beside =
        rooks.filter(|rook| rook.rank() == king.rank() && Wing::of_rook(king, *rook) == wing);
    match wing {
        Wing::King => beside.max(),
        Wing::Queen => beside.min(),
    }
}

/// The attempt as it was carried out on the board.
fn done(setup: &Setup, shape: Shape, attempt: Attempt) -> Move {
    let Attempt { from, to, promotion } = attempt;
    let kind = match shape {
        Shape::Castling(_) => MoveKind::Castling,
        Shape::Way(way) if way.role == Role::Pawn => match promotion {
            Some(choice) => MoveKind::Promotion(choice),
            None if is_double_step(setup, from, to) => MoveKind::DoubleStep,
            None if takes_in_passing(setup, from, to) => MoveKind::EnPassant,
            None => MoveKind::Ordinary,
        },
        Shape::Way(_) => MoveKind::Ordinary,
    };
    Move::new(from, to, kind)
}

fn is_double_step(setup: &Setup, from: Square, to: Square) -> bool {
    from.rank() == Rank::Second.seen_by(setup.turn)
        && to == Square::at(from.file(), Rank::Fourth.seen_by(setup.turn))
}

/// A diagonal step onto an empty square, with a pawn of the opponent beside.
fn takes_in_passing(setup: &Setup, from: Square, to: Square) -> bool {
    from.file() != to.file()
        && setup.placement.piece_at(to).is_none()
        && setup.placement.of(!setup.turn, Role::Pawn).has(Square::at(to.file(), from.rank()))
}
