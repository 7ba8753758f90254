//! One look at the end of a game: can it be what the result says, and may the position be dead?

use board::{Bitboard, Color, Placement, Position, Role};

use super::{Outcome, SOLVED, Scan};
use crate::Ends;

/// With so few men on the board the solver is asked at once: it answers quickly.
const FEW_MEN: u32 = 5;
/// With so few moves everything may be forced.
const FEW_MOVES: u64 = 3;
const FEW_MEN_FORCED: u32 = 9;

impl Scan<'_> {
    /// Is there anything about the end that somebody has to look at?
    pub(super) fn has_doubtful_end(&self) -> bool {
        let edition = self.settings.edition.of(self.date);
        let (position, book) = (&self.position, edition.rulebook());
        let moves = position.count_legal_moves();
        let mover = position.turn();
        let wrong_end = match (moves, self.check) {
            (0, true) => self.result != Outcome::Won(!mover) || self.last_byte != b'#',
            (0, false) => self.result != Outcome::Drawn,
            _ => false,
        };
        let went_on = |since: Option<usize>| since.is_some_and(|ply| ply < self.plies);
        let over = self.occurrences >= self.numbers.repetition_over
            || self.idle_max >= self.numbers.idle_over;
        let early = self.result == Outcome::Drawn
            && (self.plies < 2 * usize::from(book.ending.agreed_min_moves.value.0)
                || self.settings.no_draw_before.is_some_and(|it| self.plies < 2 * it.0 as usize));
        wrong_end
            || went_on(self.repeated)
            || went_on(self.idle)
            || over
            || early
            || moves > 0 && self.may_be_unwinnable(moves)
    }

    fn may_be_unwinnable(&self, moves: u64) -> bool {
        if self.settings.checks.iter().all(|it| !SOLVED.has(it)) {
            return false;
        }
        match (self.settings.ends, self.result) {
            (Ends::Every, _) => true,
            (Ends::Doubtful, Outcome::Won(winner)) => {
                may_be_dead(&self.position, moves)
                    || has_minor_pieces_only(self.position.placement(), winner)
            }
            (Ends::Doubtful, _) => may_be_dead(&self.position, moves),
        }
    }
}

/// No queen, no rook, no pawn.
pub(crate) fn has_minor_pieces_only(placement: &Placement, color: Color) -> bool {
    let strong = placement.of_role(Role::Queen)
        | placement.of_role(Role::Rook)
        | placement.of_role(Role::Pawn);
    !strong.meets(placement.of_color(color))
}

/// Could the position be dead? Three ways lead there: hardly any men are left; every move is forced; or the pawns
/// stand locked and nothing that could get round them is on the board.
pub(crate) fn may_be_dead(position: &Position, moves: u64) -> bool {
    let placement = position.placement();
    let men = placement.occupied().count();
    men <= FEW_MEN && few_men_may_be_dead(placement)
        || moves <= FEW_MOVES && men <= FEW_MEN_FORCED
        || pawns_are_locked(placement)
}

/// With a rook or a queen one side can nearly always mate; then only forced moves, which come to another test, may
/// forbid it. The same holds for a pawn that may still become a queen.
fn few_men_may_be_dead(placement: &Placement) -> bool {
    let strong = placement.of_role(Role::Queen) | placement.of_role(Role::Rook);
    !strong.any() && placement.of_role(Role::Pawn).count() != 1
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
