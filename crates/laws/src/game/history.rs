//! The moves as they were played, legal or not, with what is needed to go back to any of them.

use ::board::{Attempt, ByColor, Color, Key, Move, Setup};
use clock::{Instant, Millis};

use super::board::Contact;
use super::trail::Trail;
use crate::ruling::{CompletedBy, Duty, IllegalKind, Why};

/// One move of the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Whose.
    pub side: Color,
    /// Which, castling from king to rook.
    pub attempt: Attempt,
    /// The legal move it is; `None` if it is illegal.
    pub legal: Option<Move>,
    /// The position before it.
    pub before: Setup,
    /// The key of the position after it.
    pub key: Key,
    /// When it was made.
    pub made_at: Instant,
    /// What the clocks showed then.
    pub times: Option<ByColor<Millis>>,
    /// What the clocks showed when it was completed by a press.
    pub times_after: Option<ByColor<Millis>>,
    /// How it was completed, if it was.
    pub completed: Option<CompletedBy>,
    /// What was illegal about it, whether or not anybody noticed.
    pub fault: Option<Fault>,
    /// The duty of a touched piece that it broke, unnoticed.
    pub breach: Option<Duty>,
    /// The move that the player made first and changed before completing it.
    pub made_before: Option<Attempt>,
    /// Was the released piece carried on, and put back by the arbiter?
    pub carried_on: bool,
    /// Was castling announced before it?
    pub castling_announced: bool,
    /// The contacts with which it was made.
    pub contacts: Vec<Contact>,
}

/// Something illegal in a move of the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Of what kind.
    pub kind: IllegalKind,
    /// Why.
    pub why: Vec<Why>,
    /// Has it been dealt with, or does it stand for good?
    pub settled: bool,
}

/// The moves of a game.
///
/// ```
/// use board::Color;
/// use jadoube_laws::Edition;
/// use jadoube_laws::game::{Configuration, Game};
///
/// // Moves of the record need not be legal: this king's step of two is not.
/// let moves = ["e2e4", "e7e5", "e1e3"].map(|it| it.parse().expect("squares")).to_vec();
/// let game = Game::new(&Configuration { moves, ..Configuration::new(Edition::Fide2018) })?;
/// let history = game.history();
/// assert_eq!((history.made(Color::White), history.made(Color::Black)), (2, 1));
/// assert!(history.last_of(Color::White).is_some_and(|it| it.fault.is_some()));
/// # Ok::<(), jadoube_laws::game::CannotStart>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    plies: Trail<Ply>,
    /// Moves that count and are not in the record; less than none where more are in it than can be counted.
    made_beside: ByColor<i64>,
    completed_beside: ByColor<i64>,
    made: ByColor<u32>,
    completed: ByColor<u32>,
}

impl History {
    /// The moves in their order.
    #[must_use]
    pub fn plies(&self) -> &Trail<Ply> {
        &self.plies
    }

    /// The last move.
    #[must_use]
    pub fn last(&self) -> Option<&Ply> {
        self.plies.last()
    }

    /// The last move of a player.
    #[must_use]
    pub fn last_of(&self, side: Color) -> Option<&Ply> {
        self.plies.iter().rev().take(3).find(|it| it.side == side)
    }

    /// How many moves a player has made.
    #[must_use]
    pub fn made(&self, side: Color) -> u32 {
        sum(self.made[side], self.made_beside[side])
    }

    /// How many moves a player has completed.
    #[must_use]
    pub fn completed(&self, side: Color) -> u32 {
        sum(self.completed[side], self.completed_beside[side])
    }

    /// From now on the moves of a player are counted from here, whatever the record holds.
    pub(crate) fn count_from(&mut self, side: Color, made: u32, completed: u32) {
        self.made_beside[side] = i64::from(made) - i64::from(self.made[side]);
        self.completed_beside[side] = i64::from(completed) - i64::from(self.completed[side]);
    }

    /// A reconstruction showed that a player has completed so many moves.
    pub(crate) fn has_at_least(&mut self, side: Color, moves: u32) {
        let (made, completed) = (self.made(side), self.completed(side));
        self.count_from(side, made.max(moves), completed.max(moves));
    }

    pub(crate) fn push(&mut self, ply: Ply) {
        self.made[ply.side] += 1;
        self.completed[ply.side] += u32::from(ply.completed.is_some());
        self.plies.push(ply);
    }

    pub(crate) fn complete(&mut self, index: usize, by: CompletedBy) {
        if let Some(ply) = self.plies.get_mut(index)
            && ply.completed.is_none()
        {
            ply.completed = Some(by);
            self.completed[ply.side] += 1;
        }
    }

    pub(crate) fn ply_mut(&mut self, index: usize) -> Option<&mut Ply> {
        self.plies.get_mut(index)
    }

    /// The position after the move that a player made first was put back: that move is the one that counts.
    pub(crate) fn keep_first_move(&mut self, position: &Setup) {
        let Some(ply) = self.plies.last_mut() else { return };
        let before = super::Standing::new(&ply.before);
        let first = ply.made_before.and_then(|it| before.legal_move(it).ok());
        let after = first.map(|it| before.after(it)).filter(|it| it.setup() == *position);
        if let (Some(first), Some(after)) = (first, after) {
            ply.attempt = first.attempt();
            ply.legal = Some(first);
            ply.key = after.key();
            ply.breach = None;
            ply.fault = None;
            ply.made_before = None;
        }
    }

    pub(crate) fn truncate(&mut self, plies: usize) {
        while self.plies.len() > plies {
            let Some(ply) = self.plies.pop() else { return };
            self.made[ply.side] -= 1;
            self.completed[ply.side] -= u32::from(ply.completed.is_some());
        }
    }
}

fn sum(recorded: u32, beside: i64) -> u32 {
    u32::try_from((i64::from(recorded) + beside).max(0)).unwrap_or(u32::MAX)
}
