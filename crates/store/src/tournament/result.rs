//! The result of a board, and where it comes from. This is the only place that says which of them counts.

use board::Color;
use laws::event::{Points, Score};
use laws::ruling::{Outcome, Reason, ResultOf};

use super::{Board, Entered, Tournament};

/// The result of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardResult {
    /// What each player has.
    pub score: Score,
    /// Where it comes from.
    pub source: Source,
}

/// Where a result comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The game came to it.
    Game,
    /// The arbiter decided so in the game.
    Arbiter,
    /// Somebody did not play.
    Forfeit,
    /// It was entered by hand.
    ByHand,
    /// It was taken in from elsewhere.
    Elsewhere,
}

impl Source {
    /// The name, in messages.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Source::Game => "game",
            Source::Arbiter => "arbiter",
            Source::Forfeit => "forfeit",
            Source::ByHand => "by-hand",
            Source::Elsewhere => "elsewhere",
        }
    }
}

impl BoardResult {
    /// What a game came to at its board; nothing while that is open.
    #[must_use]
    pub fn of_game(outcome: &Outcome) -> Option<BoardResult> {
        let ResultOf::Score(score) = outcome.result else { return None };
        let decided = outcome.reason == Reason::ArbitersDecision && !score.forfeit;
        let source = if decided { Source::Arbiter } else { BoardResult::from(score).source };
        Some(BoardResult { score, source })
    }
}

/// The score of a game that was played at its board.
impl From<Score> for BoardResult {
    fn from(score: Score) -> BoardResult {
        let source = if score.forfeit { Source::Forfeit } else { Source::Game };
        BoardResult { score, source }
    }
}

impl Entered {
    /// The result of a board: what was entered by hand, or else this.
    #[must_use]
    pub fn over(self, otherwise: Option<BoardResult>) -> Option<BoardResult> {
        match self {
            Entered::Nothing => otherwise,
            Entered::Score(score) => {
                let source = if score.forfeit { Source::Forfeit } else { Source::ByHand };
                Some(BoardResult { score, source })
            }
            Entered::Open => None,
        }
    }

    /// Does the board have a result, whatever happens at it?
    #[must_use]
    pub const fn is_score(self) -> bool {
        matches!(self, Entered::Score(_))
    }
}

/// What can be entered by hand, in the order in which it is offered: of a game that was played, then without play.
const ENTERED: [Score; 9] = [
    Score::WHITE_WINS,
    Score::DRAW,
    Score::BLACK_WINS,
    Score::played(Points::Half, Points::Zero),
    Score::played(Points::Zero, Points::Half),
    Score::BOTH_LOSE,
    Score::forfeit_win(Color::White),
    Score::forfeit_win(Color::Black),
    Score::BOTH_FORFEIT,
];

impl Tournament {
    /// The results that can be entered by hand: those that a game can be worth here.
    pub fn can_be_entered(&self) -> impl Iterator<Item = Score> {
        ENTERED.into_iter().filter(|it| self.is_worth(*it))
    }

    /// Can a game have this score? Its sum is never above that of a finished game.
    pub(super) fn is_worth(&self, score: Score) -> bool {
        let (white, black) = self.points.of(score);
        score.forfeit || white + black <= self.points.cap()
    }

    /// The result of a board and where it comes from: what was entered by hand, or else what was taken in, or what the game
    /// came to.
    #[must_use]
    pub fn result(&self, board: &Board, of_game: Option<BoardResult>) -> Option<BoardResult> {
        board.result(of_game)
    }
}

impl Board {
    /// The arbiter who entered what counts, if something was entered by hand and he is known.
    #[must_use]
    pub fn entered_by(&self) -> Option<String> {
        self.who.clone().filter(|_| self.entered != Entered::Nothing)
    }

    /// Its result and where it comes from, given what the game came to.
    #[must_use]
    pub fn result(&self, of_game: Option<BoardResult>) -> Option<BoardResult> {
        let taken_in =
            self.elsewhere.map(|it| BoardResult { score: it.score, source: Source::Elsewhere });
        self.entered.over(taken_in.or(of_game))
    }
}
