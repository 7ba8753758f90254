//! Is the position dead (5.2.2)? That is two questions about winnability, and one helpmate is enough to
//! answer no.

use board::{Color, Placement, Position, Role};

use crate::in_place::mate_in_place;
use crate::{Budget, Effort, Helpmate, Proof, Solver, Winnability};

/// Whether neither player can checkmate any more.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub enum Deadness {
    /// Neither can.
    Dead {
        /// Why White cannot.
        white: Proof,
        /// Why Black cannot.
        black: Proof,
    },
    /// This player can.
    Alive {
        /// Who.
        winner: Color,
        /// How.
        helpmate: Helpmate,
    },
    /// Nobody was found to be able to, and it was not proved for both.
    Undetermined(Effort),
}

/// Is the position dead?
pub fn is_dead(position: &Position, budget: Budget) -> Deadness {
    // No memory is needed for what is found at once.
    easily_alive(position).unwrap_or_else(|| Solver::new().is_dead_by_search(position, budget))
}

/// Somebody can mate, and it is easily seen how.
fn easily_alive(position: &Position) -> Option<Deadness> {
    let first = stronger(position.placement());
    [first, !first].into_iter().find_map(|winner| {
        let line = mate_in_place(position, winner)?;
        Some(Deadness::Alive { winner, helpmate: Helpmate { line } })
    })
}

impl Solver {
    /// Is the position dead?
    pub fn is_dead(&mut self, position: &Position, budget: Budget) -> Deadness {
        easily_alive(position).unwrap_or_else(|| self.is_dead_by_search(position, budget))
    }

    /// The same, where no simple mate was found.
    pub(crate) fn is_dead_by_search(&mut self, position: &Position, budget: Budget) -> Deadness {
        let first = stronger(position.placement());
        let mut proofs = [None, None];
        let mut effort = None;
        for winner in [first, !first] {
            match self.can_mate(position, winner, budget) {
                Winnability::CanMate(helpmate) => return Deadness::Alive { winner, helpmate },
                Winnability::CannotMate(proof) => proofs[winner as usize] = Some(proof),
                Winnability::Undetermined(spent) => effort = Some(spent),
            }
        }
        match proofs {
            [Some(white), Some(black)] => Deadness::Dead { white, black },
            _ => Deadness::Undetermined(effort.unwrap_or_default()),
        }
    }
}

/// The player whose helpmate is likely to be found first.
pub(crate) fn stronger(placement: &Placement) -> Color {
    let worth = |color: Color| -> u32 {
        let count = |role| placement.of(color, role).count();
        9 * count(Role::Queen)
            + 5 * count(Role::Rook)
            + 3 * (count(Role::Knight) + count(Role::Bishop))
            + 4 * count(Role::Pawn)
    };
    if worth(Color::Black) > worth(Color::White) { Color::Black } else { Color::White }
}
