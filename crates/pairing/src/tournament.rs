//! A tournament as far as a pairing has to know it: who plays, what happened in the rounds before, and what the organiser has said.

use crate::score::{Points, Score};

/// White or Black.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    White,
    Black,
}

impl Color {
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// How a game ended for the player of whom it is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    Win,
    Draw,
    Loss,
}

/// A round without a game that was not lost or won against an opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bye {
    /// Given by the pairing, because the number of players was odd.
    Allocated,
    /// A full point that was asked for or given.
    Full,
    /// Half a point that was asked for.
    Half,
    /// Absent.
    Absent,
}

/// One round of one player. Opponents are named by their place in `Tournament::players`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Round {
    /// A game that was played.
    Game {
        opponent: usize,
        color: Color,
        outcome: Outcome,
    },
    /// A game that was paired and not played. If both stayed away, both have lost it.
    Forfeit {
        opponent: usize,
        won: bool,
    },
    Bye(Bye),
}

/// A player; his place among the players is his pairing number, less one.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// The rounds so far; those that are missing at the end are absences.
    pub rounds: Vec<Round>,
    /// Points that count for the pairing of a round only (acceleration), from the first round on.
    pub extra: Vec<Score>,
    /// Does he play in the round that is to be paired?
    pub present: bool,
}

/// These must not meet from one round to another (both included, counted from 1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forbidden {
    pub players: Vec<usize>,
    pub from: usize,
    pub to: usize,
}

/// A tournament before one of its rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    /// In the order of their pairing numbers.
    pub players: Vec<Player>,
    /// How many rounds it will have.
    pub rounds: usize,
    /// How many of them have been paired.
    pub paired: usize,
    pub points: Points,
    /// The colour that was drawn for the first player.
    pub initial: Color,
    pub forbidden: Vec<Forbidden>,
}

impl Tournament {
    /// What a round brought a player; a round that is not there is an absence.
    #[must_use]
    pub fn worth(&self, round: Option<&Round>) -> Score {
        self.points.of_round(round)
    }

    /// The points of a player from the first rounds.
    #[must_use]
    pub fn score_after(&self, player: &Player, rounds: usize) -> Score {
        (0..rounds).map(|round| self.worth(player.rounds.get(round))).sum()
    }

    /// Has the player been paired, or been given the bye, or is he to be paired now?
    pub(crate) fn takes_part(&self, player: &Player) -> bool {
        let was_paired = |it: &Round| {
            matches!(it, Round::Game { .. } | Round::Forfeit { .. } | Round::Bye(Bye::Allocated))
        };
        player.present || player.rounds.iter().take(self.paired).any(was_paired)
    }

    /// The points that count when the round after `rounds` others is paired.
    pub(crate) fn pairing_score(&self, player: &Player, rounds: usize) -> Score {
        self.score_after(player, rounds) + player.extra.get(rounds).copied().unwrap_or_default()
    }
}
