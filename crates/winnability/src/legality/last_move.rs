//! Is there a last move (test 10)? Moves are taken back, one ply deeper in each round, until every branch ends in a position
//! with something against it, or one branch goes on.

use board::{Role, Setup};

use super::node::Node;
use super::reason::Reason;
use super::{LegalityBudget, LegalityEffort, quick, retract};

/// Why there is no last move; nothing if there may be one.
pub(super) fn search(
    setup: &Setup,
    budget: LegalityBudget,
    effort: &mut LegalityEffort,
) -> Option<Reason> {
    let root = Node::of(setup);
    for plies in 1..=budget.plies {
        let mut walk = Walk { spent: effort.retractions, limit: budget.retractions };
        let goes_on = walk.goes_on(&root, plies);
        effort.retractions = walk.spent;
        if walk.spent >= walk.limit {
            return None;
        }
        if !goes_on {
            return Some(why(&root, plies, walk.spent));
        }
        effort.plies = plies;
    }
    None
}

fn why(root: &Node, plies: u32, positions: u64) -> Reason {
    let king = root.placement.of(root.turn, Role::King).first();
    if let Some(king) = king {
        let attackers = root.placement.attackers(king, root.mover());
        if plies == 1 && attackers.any() {
            return Reason::ImpossibleCheck { king, attackers };
        }
    }
    Reason::NoLastMove { player: root.mover(), plies, positions }
}

struct Walk {
    spent: u64,
    limit: u64,
}

impl Walk {
    /// Can so many plies be taken back without meeting something against every position? Yes, if the budget ends.
    fn goes_on(&mut self, node: &Node, plies: u32) -> bool {
        if plies == 0 || node.is_start() || self.spent >= self.limit {
            return true;
        }
        retract::any_before(node, |before| {
            self.spent += 1;
            !quick::is_refuted(before) && self.goes_on(before, plies - 1)
        })
    }
}
