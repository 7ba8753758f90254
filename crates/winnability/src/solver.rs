//! The ladder: cheap steps first, and each may end with an answer. What the steps do is in their own
//! modules; here is only their order.

use board::{Color, Move, Position};

use crate::best_first::{BestFirst, Progress};
use crate::checks::black_is_mated;
use crate::dive::dives;
use crate::epoch::{self, Attempt};
use crate::in_place::mate_in_place;
use crate::kings_and_pawns::{self, Exact, Promotions, epochs, explore};
use crate::march::march;
use crate::material::rule_against_white;
use crate::minor_dive::minor_dives;
use crate::nearness::{has_strong_pieces, nearness};
use crate::perspective::Perspective;
use crate::planned::follow;
use crate::{Budget, Effort, Helpmate, Proof, Terminal, Tier, Winnability};

/// With so few moves everything is soon seen.
const FEW_MOVES: u64 = 3;
const SMALL_CLOSURE: u64 = 48;
const NARROW_CLOSURE: u64 = 160;
const VERY_FEW_EPOCHS: u64 = 12;
const SHORT_SEARCH: u64 = 1_500;
/// With kings and pawns alone and more positions than this, a list of sets is the better proof.
const EXHAUSTED_MAX: u64 = 20_000;
/// Positions right after the promotion of a pawn, where there were no other men, and positions that follow these.
const PROMOTIONS_MAX: u64 = 4_000;
const AFTER_PROMOTIONS: u64 = 20_000;
/// Positions spent on following a plan.
const PLANNED: u64 = 1_500;
/// The last steps: a proof with so many abstract states, then a search with so many positions.
const LATER: [(u64, u64); 3] = [(60, 20_000), (1_000, 80_000), (u64::MAX, u64::MAX)];

/// Can this player still checkmate by any series of legal moves?
pub fn can_mate(position: &Position, winner: Color, budget: Budget) -> Winnability {
    Solver::new().can_mate(position, winner, budget)
}

/// Answers question after question, keeping its memory between them. The answers do not depend on what
/// was asked before.
pub struct Solver {
    search: BestFirst,
    effort: Effort,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

impl Solver {
    /// A solver that has been asked nothing yet.
    #[must_use]
    pub fn new() -> Solver {
        Solver { search: BestFirst::new(), effort: Effort::default() }
    }

    /// Can this player still checkmate by any series of legal moves?
    pub fn can_mate(&mut self, position: &Position, winner: Color, budget: Budget) -> Winnability {
        let turned = Perspective::new(position, winner);
        self.effort = Effort::default();
        match self.white_can_mate(&turned.position, budget) {
            Some(Verdict::Mate(line)) => Winnability::CanMate(Helpmate { line: turned.line(line) }),
            Some(Verdict::Never(proof)) => Winnability::CannotMate(turned.proof(proof)),
            None => Winnability::Undetermined(self.effort),
        }
    }

    /// What the last question has cost.
    #[must_use]
    pub fn effort(&self) -> Effort {
        self.effort
    }

    /// A helpmate found by the search alone, without any proof being tried.
    #[cfg(test)]
    pub(crate) fn search_only(
        &mut self,
        position: &Position,
        winner: Color,
        states: u64,
    ) -> Option<Vec<Move>> {
        let turned = Perspective::new(position, winner);
        if let Some(line) = dive(&turned.position) {
            return Some(turned.line(line));
        }
        if turned.position.turn() == Color::Black && black_is_mated(&turned.position) {
            return Some(Vec::new());
        }
        self.search.restart(&turned.position);
        self.search.seek_novelty();
        match self.search.run(states, nearness) {
            Progress::Mate(_, line) => Some(turned.line(line)),
            Progress::Closed | Progress::Stopped => None,
        }
    }

    fn white_can_mate(&mut self, root: &Position, budget: Budget) -> Option<Verdict> {
        if let Some(verdict) = at_once(root) {
            return Some(verdict);
        }
        self.effort.tier = Tier::InPlace;
        if root.count_legal_moves() > FEW_MOVES
            && let Some(line) = mate_in_place(root, Color::White)
        {
            return Some(Verdict::Mate(line));
        }
        self.effort.tier = Tier::SmallClosure;
        self.search.restart(root);
        if let Some(verdict) = self.search_to(SMALL_CLOSURE, budget) {
            return Some(verdict);
        }
        if self.search.is_narrow()
            && let Some(verdict) = self.narrow(root, budget)
        {
            return Some(verdict);
        }
        self.effort.tier = Tier::Dives;
        if let Some(line) = dive(root).or_else(|| march(root, Color::White)) {
            return Some(Verdict::Mate(line));
        }
        self.effort.tier = Tier::BestFirst;
        if let Some(verdict) = self.search_to(SHORT_SEARCH, budget) {
            return Some(verdict);
        }
        if kings_and_pawns::applies(root) {
            self.effort.tier = Tier::KingsAndPawns;
            if let Some(verdict) = self.kings_and_pawns(root, budget) {
                return Some(verdict);
            }
        }
        // While a proof fails only for its limit, a larger one may succeed; otherwise only search is left.
        let mut may_be_proved = true;
        for (epochs, states) in LATER {
            if may_be_proved {
                self.effort.tier = Tier::Epochs;
                let attempt = self.prove(root, epochs, budget);
                if let Some(proof) = attempt.proof {
                    return Some(Verdict::Never(proof));
                }
                may_be_proved = attempt.hit_limit && epochs < budget.abstract_states;
                self.effort.tier = Tier::Planned;
                let states_max = PLANNED.min(budget.states) as usize;
                if let Some(line) = follow(root, &attempt.plan, states_max, dive) {
                    return Some(Verdict::Mate(line));
                }
            }
            self.search.seek_novelty();
            self.effort.tier = Tier::LongSearch;
            if let Some(verdict) = self.search_to(states, budget) {
                return Some(verdict);
            }
        }
        None
    }

    /// Few moves are possible: a proof is more likely than a helpmate.
    fn narrow(&mut self, root: &Position, budget: Budget) -> Option<Verdict> {
        if let Some(verdict) = self.search_to(NARROW_CLOSURE, budget) {
            return Some(verdict);
        }
        if !self.search.is_narrow() {
            return None;
        }
        if let Some(proof) = self.prove(root, VERY_FEW_EPOCHS, budget).proof {
            return Some(Verdict::Never(proof));
        }
        self.search_to(SHORT_SEARCH, budget)
    }

    /// Kings and pawns alone, and what follows their promotions.
    fn kings_and_pawns(&mut self, root: &Position, budget: Budget) -> Option<Verdict> {
        let (answer, structures) = explore(root, budget.abstract_states, simple_mate);
        self.effort.abstract_states += structures;
        match answer {
            Exact::Mate(line) => Some(Verdict::Mate(line)),
            Exact::NoMate { states, promotions } => {
                // Many positions are more quickly checked as sets.
                if states > EXHAUSTED_MAX
                    && let Some(invariant) = epochs(&promotions)
                {
                    return Some(Verdict::Never(Proof::Epochs { invariant }));
                }
                self.promoted(states, &promotions, budget)
            }
            Exact::Unknown => None,
        }
    }

    /// Goes on from every position after a promotion. So many positions have been seen before.
    fn promoted(
        &mut self,
        states: u64,
        promotions: &Promotions,
        budget: Budget,
    ) -> Option<Verdict> {
        // They are stored like any other positions, and so they count.
        let starts_max = PROMOTIONS_MAX.min(budget.states);
        let mut search = BestFirst::new();
        search.restart_empty();
        let mut ways = Vec::new();
        for (promoted, position) in promotions.positions() {
            let position = position?;
            if position.turn() == Color::Black && black_is_mated(&position) {
                return promotions.line_to(&promoted).map(Verdict::Mate);
            }
            if rule_against_white(position.placement()).is_none()
                && search.start_from(&position, nearness(&position)).is_some()
            {
                ways.push(promoted);
            }
            if search.states() > starts_max {
                self.has_stored(search.states());
                return None;
            }
        }
        search.seek_novelty();
        let progress = search.run(AFTER_PROMOTIONS.min(budget.states), nearness);
        self.has_stored(search.states());
        match progress {
            Progress::Mate(start, rest) => {
                let mut line = promotions.line_to(&ways[start as usize])?;
                line.extend(rest);
                Some(Verdict::Mate(line))
            }
            Progress::Closed => {
                let states = states + search.states();
                (states <= budget.states).then_some(Verdict::Never(Proof::Exhausted { states }))
            }
            Progress::Stopped => None,
        }
    }

    fn search_to(&mut self, limit: u64, budget: Budget) -> Option<Verdict> {
        let progress = self.search.run(limit.min(budget.states), nearness);
        self.has_stored(self.search.states());
        match progress {
            Progress::Mate(_, line) => Some(Verdict::Mate(line)),
            Progress::Closed => {
                Some(Verdict::Never(Proof::Exhausted { states: self.search.states() }))
            }
            Progress::Stopped => None,
        }
    }

    /// One search has stored so many positions. What counts is the largest search.
    fn has_stored(&mut self, states: u64) {
        self.effort.states = self.effort.states.max(states);
    }

    /// An attempt at a proof by epochs.
    fn prove(&mut self, root: &Position, limit: u64, budget: Budget) -> Attempt {
        let attempt = epoch::prove(root, limit.min(budget.abstract_states));
        self.effort.abstract_states += attempt.states;
        attempt
    }
}

/// An answer on the turned board.
enum Verdict {
    Mate(Vec<Move>),
    Never(Proof),
}

/// The game is over, or the material decides. Mate comes first: material proves nothing about it.
fn at_once(root: &Position) -> Option<Verdict> {
    if !root.has_legal_move() {
        return Some(if root.turn() == Color::Black && black_is_mated(root) {
            Verdict::Mate(Vec::new())
        } else if root.is_check() {
            Verdict::Never(Proof::Terminal(Terminal::IsMated))
        } else {
            Verdict::Never(Proof::Terminal(Terminal::Stalemate))
        });
    }
    rule_against_white(root.placement()).map(|rule| Verdict::Never(Proof::Material(rule)))
}

/// A mate that is on the board or easy to find.
fn simple_mate(position: &Position) -> Option<Vec<Move>> {
    if position.turn() == Color::Black && black_is_mated(position) {
        return Some(Vec::new());
    }
    mate_in_place(position, Color::White)
        .or_else(|| march(position, Color::White))
        .or_else(|| dive(position))
}

/// A walk by which `winner` mates.
pub(crate) fn dive_for(position: &Position, winner: Color) -> Option<Vec<Move>> {
    let turned = Perspective::new(position, winner);
    let line = dive(&turned.position)?;
    Some(turned.line(line))
}

/// A walk that suits the winner's pieces.
pub(crate) fn dive(root: &Position) -> Option<Vec<Move>> {
    if has_strong_pieces(root) { dives(root) } else { minor_dives(root) }
}
