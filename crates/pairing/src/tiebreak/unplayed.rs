//! Rounds that were not played (Articles 15 and 16).

use crate::tournament::{Bye, Round};

/// The kinds of Article 16.2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unplayed {
    /// Article 16.2.1: a pairing-allocated bye or a full-point bye.
    Bye,
    /// Article 16.2.2.
    ForfeitWin,
    /// Article 16.2.3: a requested bye after which he was ready to play again.
    RequestedBye,
    /// Article 16.2.4.
    ForfeitLoss,
    /// Article 16.2.5: a requested bye after which he was not ready to play any more, or that of the last round.
    LastRequestedBye,
}

impl Unplayed {
    /// The article that names it.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Bye => "16.2.1",
            Self::ForfeitWin => "16.2.2",
            Self::RequestedBye => "16.2.3",
            Self::ForfeitLoss => "16.2.4",
            Self::LastRequestedBye => "16.2.5",
        }
    }

    /// Article 16.1.2: was he not ready to play?
    #[must_use]
    pub const fn is_voluntary(self) -> bool {
        match self {
            Self::Bye | Self::ForfeitWin => false,
            Self::RequestedBye | Self::ForfeitLoss | Self::LastRequestedBye => true,
        }
    }
}

/// What a round was for Article 16.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Played,
    Unplayed(Unplayed),
}

impl Kind {
    /// What a round was if nothing but rounds in which he was not ready to play came after it, or nothing at all.
    const fn at_the_end(round: Option<&Round>) -> Self {
        match round {
            Some(Round::Game { .. }) => Self::Played,
            Some(Round::Forfeit { won: true, .. }) => Self::Unplayed(Unplayed::ForfeitWin),
            Some(Round::Forfeit { won: false, .. }) => Self::Unplayed(Unplayed::ForfeitLoss),
            Some(Round::Bye(Bye::Allocated | Bye::Full)) => Self::Unplayed(Unplayed::Bye),
            Some(Round::Bye(Bye::Half | Bye::Absent)) | None => {
                Self::Unplayed(Unplayed::LastRequestedBye)
            }
        }
    }

    const fn is_voluntary(self) -> bool {
        match self {
            Self::Played => false,
            Self::Unplayed(unplayed) => unplayed.is_voluntary(),
        }
    }
}

/// What each of so many rounds of a player was. `plays_last`: is the last of them taken as played (Article 8.3)?
pub(super) fn kinds(all: &[Round], rounds: usize, plays_last: bool) -> Vec<Kind> {
    let mut ready_later = false;
    let mut kinds: Vec<Kind> = (0..rounds)
        .rev()
        .map(|number| {
            let kind = match Kind::at_the_end(all.get(number)) {
                _ if plays_last && number + 1 == rounds => Kind::Played,
                Kind::Unplayed(Unplayed::LastRequestedBye) if ready_later => {
                    Kind::Unplayed(Unplayed::RequestedBye)
                }
                kind => kind,
            };
            ready_later |= !kind.is_voluntary();
            kind
        })
        .collect();
    kinds.reverse();
    kinds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{Color, Outcome};

    #[test]
    fn a_requested_bye_is_one_thing_in_the_middle_and_another_at_the_end() {
        let game = Round::Game { opponent: 1, color: Color::White, outcome: Outcome::Win };
        let lost = Round::Forfeit { opponent: 1, won: false };
        let half = Round::Bye(Bye::Half);
        let of = |rounds: &[Round], plays_last| -> Vec<Kind> { kinds(rounds, 5, plays_last) };
        let unplayed = Kind::Unplayed;
        assert_eq!(
            of(&[half, game, half, lost], false),
            [
                unplayed(Unplayed::RequestedBye),
                Kind::Played,
                unplayed(Unplayed::LastRequestedBye),
                unplayed(Unplayed::ForfeitLoss),
                unplayed(Unplayed::LastRequestedBye),
            ]
        );
        // A won forfeit and an allocated bye show that he was ready.
        for ready in [Round::Forfeit { opponent: 1, won: true }, Round::Bye(Bye::Allocated)] {
            assert_eq!(
                of(&[half, half, half, half, ready], false)[3],
                unplayed(Unplayed::RequestedBye)
            );
        }
        // So does a last round that is taken as played.
        let last = of(&[game, game, game, half, lost], true);
        assert_eq!(last[3..], [unplayed(Unplayed::RequestedBye), Kind::Played]);
    }
}
