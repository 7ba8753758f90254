//! Ideas of a mate: who mates where, who supports it from where, and which men have to leave.

use std::ops::ControlFlow;

use board::{Bitboard, Role, Square, attacks};

use super::facts::{Facts, Man};
use super::ways::{MOVES_MAX, Ways};

/// So many squares a supporter may have to guard.
const OPEN_MAX: u32 = 2;
/// So many men may have to leave.
const DEFENDERS_MAX: u32 = 2;
/// So many mating moves that need support are kept in mind.
const WANTING_MAX: usize = 8;

/// What both players have in mind.
pub(super) struct Intent {
    steps: [(Square, Square); 2 * MOVES_MAX],
    count: usize,
    /// The loser's men that must leave, because they guard the mating square.
    pub(super) defenders: Bitboard,
    /// Where the mate is given.
    pub(super) mate: Square,
}

impl Intent {
    /// The winner's moves in order; the last one mates.
    pub(super) fn steps(&self) -> &[(Square, Square)] {
        &self.steps[..self.count]
    }

    fn of(blow: &Blow) -> Intent {
        let steps = [(blow.to, blow.to); 2 * MOVES_MAX];
        Intent { steps, count: 0, defenders: blow.defenders, mate: blow.to }
    }

    /// A man goes somewhere.
    fn and(mut self, facts: &Facts<'_>, ways: &Ways, to: Square) -> Option<Intent> {
        ways.walk(facts, to, |from, to| {
            self.steps[self.count] = (from, to);
            self.count += 1;
        })?;
        Some(self)
    }
}

/// A man gives check as if it had the move, and what that leaves to be done.
struct Blow {
    man: Man,
    ways: Ways,
    to: Square,
    /// Flight squares, and the mating square itself if the king could capture there.
    open: Bitboard,
    defenders: Bitboard,
}

/// Hands over ideas one by one, those that need no supporter first.
pub(super) fn each<T>(
    facts: &Facts<'_>,
    mut attempt: impl FnMut(&Intent) -> ControlFlow<T>,
) -> ControlFlow<T> {
    let mut wanting = Vec::new();
    for man in facts.men().iter().rev() {
        let checks = facts.checks[man.piece.role as usize] & !facts.own;
        if checks.is_empty() || matches!(man.piece.role, Role::King | Role::Pawn) {
            continue;
        }
        let ways = Ways::of(facts, man);
        for to in checks & ways.anywhere() {
            let Some(blow) = blow(facts, man, &ways, to) else { continue };
            if blow.open.any() {
                if wanting.len() < WANTING_MAX {
                    wanting.push(blow);
                }
            } else if let Some(intent) = Intent::of(&blow).and(facts, &ways, to) {
                attempt(&intent)?;
            }
        }
    }
    for blow in &wanting {
        for supporter in facts.men() {
            if let Some(intent) = support(facts, blow, supporter) {
                attempt(&intent)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What a man would achieve on a square from which it checks, unless too much is left to be done.
fn blow(facts: &Facts<'_>, man: &Man, ways: &Ways, to: Square) -> Option<Blow> {
    let occupied = facts.occupied.without(man.at).with(to);
    let attacked = attacks::of(man.piece, to, occupied.without(facts.king));
    let guarded = facts.guarded_without(man);
    let mut open = facts.ring.without(to) - facts.theirs - attacked - guarded;
    if facts.ring.has(to) && !guarded.has(to) {
        open = open.with(to);
    }
    if open.count() > OPEN_MAX {
        return None;
    }
    let defenders = facts.defenders(to, occupied);
    let may_interpose = |it: Square| facts.defenders(it, occupied).any();
    if defenders.count() > DEFENDERS_MAX
        || attacks::between(to, facts.king).into_iter().any(may_interpose)
    {
        return None;
    }
    Some(Blow { man: *man, ways: *ways, to, open, defenders })
}

/// A supporter goes where it guards all that is open, and then the mating man comes.
fn support(facts: &Facts<'_>, blow: &Blow, supporter: &Man) -> Option<Intent> {
    if supporter.at == blow.man.at || supporter.piece.role == Role::Pawn {
        return None;
    }
    let occupied = facts.occupied.without(blow.man.at).with(blow.to).without(supporter.at);
    let unwanted = facts.own | facts.ring | facts.checks[supporter.piece.role as usize];
    let mut posts = !unwanted.with(blow.to) - attacks::between(blow.to, facts.king);
    for square in blow.open {
        posts &= attacks::of(supporter.piece, square, occupied);
    }
    if posts.is_empty() {
        return None;
    }
    let ways = Ways::of(facts, supporter);
    let post = ways.nearest(posts)?;
    Intent::of(blow).and(facts, &ways, post)?.and(facts, &blow.ways, blow.to)
}
