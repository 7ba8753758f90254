//! The position of the legal game: one that can be played on from in the usual way, or any other arrangement that
//! an unnoticed irregularity has left.

use ::board::{
    Attempt, Color, Identity, Irregularity, Key, Move, Piece, Placement, Position, Role, Setup,
    Square, Violation, irregularities,
};

/// Where the game stands.
///
/// ```
/// use board::{Color, Setup, Square};
/// use jadoube_laws::game::Standing;
///
/// let start = Standing::new(&Setup::INITIAL);
/// let played = start.legal_move("e2e4".parse()?).expect("legal");
/// let after = start.after(played);
/// assert_eq!((after.turn(), after.legal_moves().len()), (Color::Black, 20));
/// assert!(after.piece_at(Square::E4).is_some() && after.irregularities().is_empty());
/// # Ok::<(), board::NotAnAttempt>(())
/// ```
#[derive(Clone, Debug)]
pub enum Standing {
    /// A position that legal moves are generated for in the usual way.
    Regular(Position),
    /// Any other arrangement.
    Irregular(Setup),
}

impl PartialEq for Standing {
    fn eq(&self, other: &Standing) -> bool {
        self.setup() == other.setup()
    }
}

impl Eq for Standing {}

impl Standing {
    /// Of this arrangement.
    #[must_use]
    pub fn new(setup: &Setup) -> Standing {
        match Position::new(setup) {
            Ok(position) => Standing::Regular(position),
            Err(not) => match not.play_all_the_same() {
                Ok(position) => Standing::Regular(position),
                Err(_) => Standing::Irregular(*setup),
            },
        }
    }

    /// The position, if it is a regular one.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        match self {
            Standing::Regular(position) => Some(position),
            Standing::Irregular(_) => None,
        }
    }

    /// The arrangement.
    #[must_use]
    pub fn setup(&self) -> Setup {
        match self {
            Standing::Regular(position) => position.setup(),
            Standing::Irregular(setup) => *setup,
        }
    }

    /// The pieces.
    #[must_use]
    pub fn placement(&self) -> &Placement {
        match self {
            Standing::Regular(position) => position.placement(),
            Standing::Irregular(setup) => &setup.placement,
        }
    }

    /// Who has the move.
    #[must_use]
    pub fn turn(&self) -> Color {
        match self {
            Standing::Regular(position) => position.turn(),
            Standing::Irregular(setup) => setup.turn,
        }
    }

    /// The key of the position.
    #[must_use]
    pub fn key(&self) -> Key {
        match self {
            Standing::Regular(position) => position.key(),
            Standing::Irregular(setup) => setup.identity().key(),
        }
    }

    /// What makes it the same as another.
    #[must_use]
    pub fn identity(&self) -> Identity {
        match self {
            Standing::Regular(position) => position.identity(),
            Standing::Irregular(setup) => setup.identity(),
        }
    }

    /// Moves of either player since the last capture or pawn move.
    #[must_use]
    pub fn plies_without_progress(&self) -> u32 {
        match self {
            Standing::Regular(position) => position.plies_without_progress(),
            Standing::Irregular(setup) => setup.plies_without_progress,
        }
    }

    /// All legal moves.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        match self {
            Standing::Regular(position) => position.legal_moves().iter().copied().collect(),
            Standing::Irregular(setup) => setup.legal_moves(),
        }
    }

    /// Is there a legal move with which `wanted` is content?
    #[must_use]
    pub fn any_legal(&self, mut wanted: impl FnMut(Move) -> bool) -> bool {
        match self {
            Standing::Regular(position) => position.legal_moves().iter().any(|&it| wanted(it)),
            Standing::Irregular(setup) => setup.legal_moves().into_iter().any(wanted),
        }
    }

    /// The legal move that this attempt makes.
    ///
    /// # Errors
    /// Every reason for which it is illegal.
    pub fn legal_move(&self, attempt: Attempt) -> Result<Move, Vec<Violation>> {
        match self {
            Standing::Regular(position) => position.legal_move(attempt),
            Standing::Irregular(setup) => setup.legal_move(attempt),
        }
    }

    /// The position after a legal move.
    #[must_use]
    pub fn after(&self, played: Move) -> Standing {
        match self {
            Standing::Regular(position) => Standing::Regular(position.play_unchecked(played)),
            Standing::Irregular(setup) => Standing::new(&setup.carried_out(played)),
        }
    }

    /// What stands on the board after a move that is illegal.
    #[must_use]
    pub(crate) fn after_illegal(&self, attempt: Attempt) -> Standing {
        let before = self.setup();
        Standing::new(&before.carried_out(super::start::as_move(&before, attempt)))
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.placement().piece_at(square)
    }

    /// The square of the piece that a legal move captures.
    #[must_use]
    pub fn captured_by(&self, played: Move) -> Option<Square> {
        captured(self.placement(), played)
    }

    /// Everything that is irregular about the arrangement.
    #[must_use]
    pub fn irregularities(&self) -> Vec<Irregularity> {
        match self {
            Standing::Regular(_) => Vec::new(),
            Standing::Irregular(setup) => irregularities(setup),
        }
    }

    /// Are both kings in check?
    #[must_use]
    pub fn both_kings_in_check(&self) -> bool {
        let setup = self.setup();
        Color::ALL.into_iter().all(|side| !setup.kings_in_check(side).is_empty())
    }

    /// A pawn on its last rank, or on the first.
    #[must_use]
    pub fn pawn_on_edge_rank(&self) -> Option<Square> {
        let pawns = self.placement().of_role(Role::Pawn);
        pawns
            .into_iter()
            .find(|it| matches!(it.rank(), ::board::Rank::First | ::board::Rank::Eighth))
    }
}

/// The square of the piece that a move captures.
pub(crate) fn captured(placement: &Placement, played: Move) -> Option<Square> {
    use ::board::MoveKind;
    match played.kind() {
        MoveKind::Castling => None,
        MoveKind::EnPassant => Some(Square::at(played.to().file(), played.from().rank())),
        MoveKind::Ordinary | MoveKind::DoubleStep | MoveKind::Promotion(_) => {
            placement.piece_at(played.to()).map(|_| played.to())
        }
    }
}
