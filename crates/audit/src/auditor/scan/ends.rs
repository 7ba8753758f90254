//! One look at the end of a game: can it be what the result says, and may the position be dead?

use board::{Bitboard, Color, Move, Placement, Position, Role};
use laws::draws::deadness_by;
use winnability::{Budget, Deadness, Solver};

use super::{Outcome, SOLVED, Scan};
use crate::Ends;
use crate::examine::Doubt;

/// With so few men, and only minor pieces among them, mate may be impossible.
const FEW_MEN: u32 = 5;
/// With so few moves everything may be forced, for so many plies.
const FEW_MOVES: u64 = 3;
const FORCED_PLIES: u32 = 3;

/// A last position of which only the solver knows whether it fits the result. Nothing else about the game is in doubt.
#[derive(Clone, Copy)]
pub(crate) struct Unsolved {
    position: Position,
    /// The player who won by the record.
    winner: Option<Color>,
}

/// What the quick look tells when it has come to the end of a game.
pub(crate) enum End {
    /// There is nothing to say.
    Plain,
    /// The solver has to be asked.
    Unsolved(Unsolved),
    /// Somebody has to look.
    In(Doubt),
}

impl Unsolved {
    /// Could the position be dead, or the winner's win need a mate that he cannot give?
    pub(crate) fn is_doubtful(&self, solver: &mut Solver) -> bool {
        let position = &self.position;
        match self.winner {
            // Who can mate keeps the position alive as well.
            Some(winner) => !solver.can_mate(position, winner, Budget::DEFAULT).can_mate(),
            None => matches!(deadness_by(solver, position), Deadness::Dead { .. }),
        }
    }
}

impl Scan<'_> {
    /// Is there anything about the end that somebody has to look at?
    pub(super) fn end(&self) -> End {
        let edition = self.settings.edition.of(self.day());
        let (position, book) = (&self.game.position(), edition.rulebook());
        let moves = position.count_legal_moves();
        let mover = position.turn();
        let is_mate = moves == 0 && self.check;
        if is_mate && self.last_byte != b'#' {
            // The sign of the last move is wrong.
            return End::In(Doubt::Anything);
        }
        let wrong_end = match (moves, self.check) {
            (0, true) => self.result != Outcome::Won(!mover),
            (0, false) => self.result != Outcome::Drawn,
            _ => false,
        };
        let went_on = |since: Option<usize>| since.is_some_and(|ply| ply < self.plies());
        let over = self.occurrences >= self.numbers.repetition_over
            || self.idle_max >= self.numbers.idle_over.into();
        let early = self.result == Outcome::Drawn
            && (self.plies() < 2 * usize::from(book.ending.agreed_min_moves.value.0)
                || self.settings.no_draw_before.is_some_and(|it| self.plies() < 2 * it.0 as usize));
        if wrong_end || went_on(self.repeated) || went_on(self.idle) || over || early {
            return End::In(Doubt::End);
        }
        let winner = match self.result {
            Outcome::Won(winner) => Some(winner),
            Outcome::Unstated | Outcome::Drawn | Outcome::Open => None,
        };
        if is_mate || !self.may_be_unwinnable(position, moves, winner) {
            return End::Plain;
        }
        // Before a stalemate the position may have been dead.
        if moves == 0 {
            return End::In(Doubt::End);
        }
        End::Unsolved(Unsolved { position: *position, winner })
    }

    fn may_be_unwinnable(&self, position: &Position, moves: u64, winner: Option<Color>) -> bool {
        if self.settings.checks.iter().all(|it| !SOLVED.has(it)) {
            return false;
        }
        self.settings.ends == Ends::Every || is_doubtful(position, moves, winner)
    }
}

/// Is it worth asking the solver whether this position can still be won, in general or by this player?
pub(crate) fn is_doubtful(position: &Position, moves: u64, winner: Option<Color>) -> bool {
    winner.is_some_and(|it| has_minor_pieces_only(position.placement(), it))
        || may_be_dead(position, moves)
}

/// No queen, no rook, no pawn.
fn has_minor_pieces_only(placement: &Placement, color: Color) -> bool {
    let strong = placement.of_role(Role::Queen)
        | placement.of_role(Role::Rook)
        | placement.of_role(Role::Pawn);
    !strong.meets(placement.of_color(color))
}

/// Could the position be dead? Three ways lead there: hardly any pieces are left; every move is forced and leads
/// there; or the pawns stand locked and nothing that could get round them is on the board.
fn may_be_dead(position: &Position, moves: u64) -> bool {
    may_be_dead_within(position, moves, FORCED_PLIES)
}

fn may_be_dead_within(position: &Position, moves: u64, plies: u32) -> bool {
    let placement = position.placement();
    if has_few_minor_pieces(placement) || pawns_are_locked(placement) {
        return true;
    }
    if moves > FEW_MOVES {
        return false;
    }
    let leads_there = |&played: &Move| {
        let next = position.play_unchecked(played);
        let moves = next.count_legal_moves();
        // Mate is the opposite of dead; whatever is left after so many plies is for the solver to say.
        match moves {
            0 => !next.is_check(),
            _ => plies == 0 || may_be_dead_within(&next, moves, plies - 1),
        }
    };
    position.legal_moves().iter().all(leads_there)
}

/// Nothing but kings and at most three bishops or knights.
fn has_few_minor_pieces(placement: &Placement) -> bool {
    placement.occupied().count() <= FEW_MEN
        && Color::ALL.into_iter().all(|color| has_minor_pieces_only(placement, color))
}

/// At least three pairs of pawns stand head to head, and there are no queens, rooks or knights.
fn pawns_are_locked(placement: &Placement) -> bool {
    let movers = placement.of_role(Role::Queen)
        | placement.of_role(Role::Rook)
        | placement.of_role(Role::Knight);
    if movers.any() {
        return false;
    }
    let white = placement.of(Color::White, Role::Pawn);
    let black = placement.of(Color::Black, Role::Pawn);
    Bitboard(white.0 << 8 & black.0).count() >= 3
}
