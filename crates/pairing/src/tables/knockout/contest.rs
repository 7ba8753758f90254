//! A match of two of whom one goes on: the games, then the tie-break games until somebody has won.
//!
//! Which games are played is stated in the regulations of the event; the Laws say nothing about it. In the FIDE World Cup 2025 it was two games; if
//! they left it level, two of 15 minutes and 10 seconds a move, two of 10 and 10, two of 5 and 3, two of 3 and 2, each time after a new drawing of
//! colours; at last one game that a draw wins for Black, White having 4 minutes and 2 seconds a move, and Black the time that he has bid. In that of
//! 2023 single games of 3 minutes and 2 seconds a move were the last stage, with colours reversed until one was won; in that of 2015 one game of 5
//! minutes against 4, with 3 seconds a move from move 61, and a draw won it for Black.

use std::num::NonZeroUsize;

use crate::tournament::Color;

/// One of the two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    One,
    Other,
}

impl Side {
    const fn opponent(self) -> Self {
        match self {
            Self::One => Self::Other,
            Self::Other => Self::One,
        }
    }
}

/// The time for a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rate {
    pub seconds: u32,
    /// Seconds that a move adds.
    pub increment: u32,
    /// The move from which on it does, the first one being 1.
    pub from_move: u32,
}

impl Rate {
    /// So many minutes, and seconds for every move.
    #[must_use]
    pub const fn new(minutes: u32, increment: u32) -> Self {
        Self { seconds: minutes.saturating_mul(60), increment, from_move: 1 }
    }
}

/// Who has White in the first game of a stage. After it the colours alternate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colors {
    /// Lots are drawn.
    Drawn,
    /// He who had Black in the game before; lots are drawn if there was none.
    Alternating,
}

/// The clocks of a game that has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Clocks {
    Fixed {
        white: Rate,
        black: Rate,
        colors: Colors,
    },
    /// White's clock. Both bid for Black, at most as much; the increment is the same.
    Bid {
        white: Rate,
    },
}

/// A part of a match. What leaves it level is followed by the next one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// So many games: who has more points has won, as soon as he cannot be caught.
    Games { count: NonZeroUsize, rate: Rate, colors: Colors },
    /// Single games until one is won.
    UntilWon { rate: Rate, colors: Colors },
    /// One game; a draw wins it for a colour, commonly Black.
    SuddenDeath { clocks: Clocks, draw_wins: Color },
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    Won(Color),
    Draw,
    /// Both have lost it.
    LostByBoth,
}

/// A game of the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Game {
    pub white: Side,
    pub end: End,
}

impl Game {
    fn side(&self, color: Color) -> Side {
        match color {
            Color::White => self.white,
            Color::Black => self.white.opponent(),
        }
    }

    fn winner(&self) -> Option<Side> {
        match self.end {
            End::Won(color) => Some(self.side(color)),
            End::Draw | End::LostByBoth => None,
        }
    }
}

/// How a match was won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// By more points in a stage.
    Points,
    /// By the one game that was won.
    Game,
    /// By a draw that wins.
    Draw,
}

/// Who has White in the next game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum White {
    Side(Side),
    ToBeDrawn,
    /// Both bid first: `bid`.
    ToBeBid,
}

/// Where a match stands. Stages and games are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Progress {
    Next {
        stage: usize,
        /// Its number in the stage.
        game: usize,
        white: White,
    },
    Won {
        side: Side,
        stage: usize,
        by: By,
    },
    /// All stages are over, and nobody has won.
    Level,
}

/// Why games cannot be those of the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contradiction {
    /// The match was over before this game.
    AfterTheEnd { game: usize },
    /// The other one had White in this game.
    Colors { game: usize },
}

/// Where a match stands after the games that were played.
///
/// # Errors
///
/// If they are not games of such a match.
pub fn progress(stages: &[Stage], games: &[Game]) -> Result<Progress, Contradiction> {
    let mut walk = Walk { games, at: 0 };
    for (number, stage) in stages.iter().enumerate() {
        match walk.through(number, *stage)? {
            Some(won @ Progress::Won { .. }) => return walk.ended().map(|()| won),
            Some(open) => return Ok(open),
            None => {}
        }
    }
    walk.ended().map(|()| Progress::Level)
}

/// The way through the games, in their order.
struct Walk<'g> {
    games: &'g [Game],
    at: usize,
}

impl Walk<'_> {
    fn ended(&self) -> Result<(), Contradiction> {
        if self.at < self.games.len() {
            return Err(Contradiction::AfterTheEnd { game: self.at });
        }
        Ok(())
    }

    /// Nothing if the stage leaves the match level.
    fn through(&mut self, number: usize, stage: Stage) -> Result<Option<Progress>, Contradiction> {
        let won = |side, by| Some(Progress::Won { side, stage: number, by });
        let mut score = Lead::default();
        for game in 0.. {
            let white = if game == 0 { self.first_white(stage) } else { self.alternating() };
            let Some(played) = self.games.get(self.at) else {
                return Ok(Some(Progress::Next { stage: number, game, white }));
            };
            if white == White::Side(played.white.opponent()) {
                return Err(Contradiction::Colors { game: self.at });
            }
            self.at += 1;
            score.count(played);
            match stage {
                Stage::Games { count, .. } => {
                    let left = count.get().saturating_sub(game + 1);
                    if let Some(side) = score.side_ahead_by_more_than(left) {
                        return Ok(won(side, By::Points));
                    }
                    if left == 0 {
                        return Ok(None);
                    }
                }
                Stage::UntilWon { .. } => {
                    if let Some(side) = played.winner() {
                        return Ok(won(side, By::Game));
                    }
                }
                Stage::SuddenDeath { draw_wins, .. } => {
                    return Ok(match played.end {
                        End::Won(color) => won(played.side(color), By::Game),
                        End::Draw => won(played.side(draw_wins), By::Draw),
                        End::LostByBoth => None,
                    });
                }
            }
        }
        Ok(None)
    }

    fn first_white(&self, stage: Stage) -> White {
        match stage {
            Stage::Games { colors, .. }
            | Stage::UntilWon { colors, .. }
            | Stage::SuddenDeath { clocks: Clocks::Fixed { colors, .. }, .. } => match colors {
                Colors::Drawn => White::ToBeDrawn,
                Colors::Alternating => self.alternating(),
            },
            Stage::SuddenDeath { clocks: Clocks::Bid { .. }, .. } => White::ToBeBid,
        }
    }

    fn alternating(&self) -> White {
        let before = self.at.checked_sub(1).and_then(|it| self.games.get(it));
        before.map_or(White::ToBeDrawn, |it| White::Side(it.white.opponent()))
    }
}

/// How many games each has won.
#[derive(Default)]
struct Lead {
    one: usize,
    other: usize,
}

impl Lead {
    fn count(&mut self, game: &Game) {
        match game.winner() {
            Some(Side::One) => self.one += 1,
            Some(Side::Other) => self.other += 1,
            None => {}
        }
    }

    fn side_ahead_by_more_than(&self, games: usize) -> Option<Side> {
        if self.one > self.other + games {
            Some(Side::One)
        } else if self.other > self.one + games {
            Some(Side::Other)
        } else {
            None
        }
    }
}

/// What two bids come to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bidding {
    /// This one bid less: he has Black, with so many seconds.
    Black { side: Side, seconds: u32 },
    /// Both bid the same: lots are drawn, and Black has so many seconds.
    Equal { seconds: u32 },
}

/// Decides the bids for Black; nothing if one of them is above what White has.
#[must_use]
pub fn bid(white: Rate, one: u32, other: u32) -> Option<Bidding> {
    if one.max(other) > white.seconds {
        return None;
    }
    Some(match one.cmp(&other) {
        std::cmp::Ordering::Less => Bidding::Black { side: Side::One, seconds: one },
        std::cmp::Ordering::Greater => Bidding::Black { side: Side::Other, seconds: other },
        std::cmp::Ordering::Equal => Bidding::Equal { seconds: one },
    })
}

#[cfg(test)]
mod tests;
