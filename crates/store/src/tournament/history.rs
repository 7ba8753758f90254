//! What the rounds so far mean for pairing: who met whom, who had which colours, who had points without play.

use std::collections::BTreeMap;

use board::Color;
use laws::event::{Points, Score};

use super::{BoardResult, Tournament};
use crate::wire::v1::tournament::ByeWorth;

/// The rounds so far, as far as they bind the next. A game without play binds nobody to a colour or an opponent.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PairingHistory<'t> {
    /// The rounds in which two met last, the lower id first.
    met: BTreeMap<(&'t str, &'t str), u32>,
    /// The colours that a player had, in order.
    colors: BTreeMap<&'t str, Vec<Color>>,
    /// The first round in which a player had a full bye, or won without play.
    without_play: BTreeMap<&'t str, u32>,
}

/// The rounds so far. `of_game` says how a game ended whose result was not entered by hand.
pub fn history<'t>(
    tournament: &'t Tournament,
    of_game: impl Fn(&str) -> Option<Score>,
) -> PairingHistory<'t> {
    let mut history = PairingHistory::default();
    for round in tournament.rounds() {
        for board in &round.boards {
            let (white, black) = (board.white.as_str(), board.black.as_str());
            let of_game = of_game(&board.game).map(BoardResult::from);
            let score = tournament.result(board, of_game).map(|it| it.score);
            if let Some(score) = score.filter(|it| it.forfeit) {
                for (id, points) in [(white, score.points.white), (black, score.points.black)] {
                    if points == Points::One {
                        history.without_play.entry(id).or_insert(round.number);
                    }
                }
                continue;
            }
            history.met.insert(pair(white, black), round.number);
            history.colors.entry(white).or_default().push(Color::White);
            history.colors.entry(black).or_default().push(Color::Black);
        }
        for bye in round.byes.iter().filter(|it| matches!(it.worth, ByeWorth::Full | ByeWorth::Win))
        {
            history.without_play.entry(&bye.player).or_insert(round.number);
        }
    }
    history
}

impl PairingHistory<'_> {
    /// The round in which these two met last.
    #[must_use]
    pub fn met(&self, one: &str, other: &str) -> Option<u32> {
        self.met.get(&pair(one, other)).copied()
    }

    /// The colours that a player had, in order.
    #[must_use]
    pub fn colors(&self, player: &str) -> &[Color] {
        self.colors.get(player).map_or(&[], Vec::as_slice)
    }

    /// The round in which a player had the points of a win without play.
    #[must_use]
    pub fn without_play(&self, player: &str) -> Option<u32> {
        self.without_play.get(player).copied()
    }
}

fn pair<'p>(one: &'p str, other: &'p str) -> (&'p str, &'p str) {
    if one <= other { (one, other) } else { (other, one) }
}
