//! A tournament as far as a pairing has to know it: who plays, what happened in the rounds before, and what the organiser has said.

use crate::dutch::{Pairing, allocated};
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

impl Round {
    /// Was the player paired, or given the bye by the pairing?
    #[must_use]
    pub const fn is_paired(&self) -> bool {
        matches!(self, Self::Game { .. } | Self::Forfeit { .. } | Self::Bye(Bye::Allocated))
    }
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
    /// The tournament as it was before one of its rounds, with those present who were paired then; nothing if that round is not there. With it comes what
    /// was paired; a game that was not played has the colours that it should have had.
    #[must_use]
    pub fn before(&self, round: usize) -> Option<(Self, Pairing)> {
        let paired = round.checked_sub(1).filter(|it| *it < self.paired)?;
        let mut before = self.clone();
        before.paired = paired;
        let mut pairing = Pairing::default();
        let mut without_colors = Vec::new();
        for (number, player) in before.players.iter_mut().enumerate() {
            let had = player.rounds.get(paired).copied();
            player.rounds.truncate(paired);
            player.present = had.as_ref().is_some_and(Round::is_paired);
            match had {
                Some(Round::Game { opponent, color: Color::White, .. }) => {
                    pairing.games.push((number, opponent));
                }
                Some(Round::Forfeit { opponent, .. }) if number < opponent => {
                    without_colors.push((number, opponent));
                }
                Some(Round::Bye(Bye::Allocated)) => pairing.bye = Some(number),
                Some(Round::Game { .. } | Round::Forfeit { .. } | Round::Bye(_)) | None => {}
            }
        }
        pairing.games.extend(allocated(&before, &without_colors));
        Some((before, pairing))
    }

    /// A player, and a round from 1, that does not go with what the opponent had, or whose opponent is not there.
    pub(crate) fn contradiction(&self) -> Option<(usize, usize)> {
        let paired = |number: usize, round: usize| self.players.get(number)?.rounds.get(round);
        let fits = |number: usize, round: usize, had: &Round| match *had {
            Round::Bye(_) => true,
            Round::Game { opponent, color, .. } => {
                opponent != number
                    && matches!(paired(opponent, round), Some(Round::Game { opponent: back, color: theirs, .. })
                        if *back == number && *theirs == color.other())
            }
            Round::Forfeit { opponent, won } => {
                opponent != number
                    && matches!(paired(opponent, round), Some(Round::Forfeit { opponent: back, won: theirs })
                        if *back == number && !(won && *theirs))
            }
        };
        self.players.iter().enumerate().find_map(|(number, player)| {
            let mut rounds = player.rounds.iter().enumerate().take(self.paired);
            let wrong = rounds.find(|(round, had)| !fits(number, *round, had));
            wrong.map(|(round, _)| (number, round + 1))
        })
    }

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
        player.present || player.rounds.iter().take(self.paired).any(Round::is_paired)
    }

    /// The points that count when the round after `rounds` others is paired.
    pub(crate) fn pairing_score(&self, player: &Player, rounds: usize) -> Score {
        self.score_after(player, rounds) + player.extra.get(rounds).copied().unwrap_or_default()
    }
}
