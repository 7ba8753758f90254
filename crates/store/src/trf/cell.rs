//! What a line says of one round: `   7 w 1`, `0000 - H`, or nothing.

use board::{ByColor, Color};
use laws::event::{Points, Score};

use crate::tournament::Elsewhere;
use crate::wire::v1::tournament::ByeWorth;

/// What a player did in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cell {
    /// He was not paired.
    Nothing,
    /// He had no opponent.
    Bye(ByeWorth),
    /// He had one.
    Paired {
        /// The starting number of the opponent.
        opponent: usize,
        /// The colour, if it is said.
        color: Option<Color>,
        /// What came of it for him.
        share: Share,
    },
}

/// What a player got from a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Share {
    /// There is no result yet.
    Open,
    /// `1`, `=`, `0`
    Played(Points),
    /// `W`, `D`, `L`: it lasted less than a move and is not rated.
    Unrated(Points),
    /// `+`, `-`: it was not played.
    Forfeit(Points),
}

/// The signs of shares.
const SHARES: [(char, Share); 9] = [
    (' ', Share::Open),
    ('1', Share::Played(Points::One)),
    ('=', Share::Played(Points::Half)),
    ('0', Share::Played(Points::Zero)),
    ('w', Share::Unrated(Points::One)),
    ('d', Share::Unrated(Points::Half)),
    ('l', Share::Unrated(Points::Zero)),
    ('+', Share::Forfeit(Points::One)),
    ('-', Share::Forfeit(Points::Zero)),
];

/// It is no opponent, colour and result.
pub(super) struct NotACell;

/// Two lines do not fit together.
pub(super) struct Contradiction;

impl Cell {
    pub(super) fn read(text: &str) -> Result<Cell, NotACell> {
        let mut signs = text.chars();
        let opponent: String = signs.by_ref().take(4).collect();
        let mut sign = || {
            let blank = signs.next().unwrap_or(' ') == ' ';
            let sign = signs.next().unwrap_or(' ').to_ascii_lowercase();
            if blank { Ok(sign) } else { Err(NotACell) }
        };
        let (color, result) = (sign()?, sign()?);
        let color = match color {
            'w' => Some(Color::White),
            'b' => Some(Color::Black),
            '-' | ' ' => None,
            _ => return Err(NotACell),
        };
        let opponent = match opponent.trim() {
            "" => 0,
            digits => digits.parse().map_err(|_| NotACell)?,
        };
        if opponent != 0 {
            return Ok(Cell::Paired { opponent, color, share: Share::read(result)? });
        }
        Ok(match (color, result) {
            (None, ' ') => Cell::Nothing,
            // Older files give the points instead of the kind of bye.
            (None, 'u' | '+') => Cell::Bye(ByeWorth::Full),
            (None, 'f') => Cell::Bye(ByeWorth::Win),
            (None, 'h' | '=') => Cell::Bye(ByeWorth::Half),
            (None, 'z' | '-') => Cell::Bye(ByeWorth::Zero),
            _ => return Err(NotACell),
        })
    }

    pub(super) fn text(self) -> String {
        match self {
            Cell::Nothing => String::new(),
            Cell::Bye(worth) => {
                let code = match worth {
                    ByeWorth::Full => 'U',
                    ByeWorth::Half => 'H',
                    ByeWorth::Zero => 'Z',
                    ByeWorth::Win => 'F',
                };
                format!("0000 - {code}")
            }
            Cell::Paired { opponent, color, share } => {
                let color = match color {
                    Some(Color::White) => 'w',
                    Some(Color::Black) => 'b',
                    None => '-',
                };
                format!("{opponent:>4} {color} {}", share.code())
            }
        }
    }
}

impl Share {
    fn read(code: char) -> Result<Share, NotACell> {
        SHARES.into_iter().find(|it| it.0 == code).map(|it| it.1).ok_or(NotACell)
    }

    /// Nobody draws without play.
    fn code(self) -> char {
        let code = SHARES.into_iter().find(|it| it.1 == self).map_or('-', |it| it.0);
        code.to_ascii_uppercase()
    }

    /// What both got, player by player; nothing while it is open.
    pub(super) fn both(result: Option<Elsewhere>) -> ByColor<Share> {
        let Some(Elsewhere { score, unrated }) = result else {
            return ByColor { white: Share::Open, black: Share::Open };
        };
        let share = match (score.forfeit, unrated) {
            (true, _) => Share::Forfeit,
            (false, false) => Share::Played,
            (false, true) => Share::Unrated,
        };
        ByColor { white: share(score.points.white), black: share(score.points.black) }
    }

    /// The result that both got together, open or not.
    pub(super) fn together(shares: ByColor<Share>) -> Result<Option<Elsewhere>, Contradiction> {
        let (white, black, forfeit, unrated) = match (shares.white, shares.black) {
            (Share::Open, Share::Open) => return Ok(None),
            (Share::Played(white), Share::Played(black)) => (white, black, false, false),
            (Share::Unrated(white), Share::Unrated(black)) => (white, black, false, true),
            (Share::Forfeit(white), Share::Forfeit(black)) => (white, black, true, false),
            _ => return Err(Contradiction),
        };
        let halves = |points| match points {
            Points::Zero => 0,
            Points::Half => 1,
            Points::One => 2,
        };
        if halves(white) + halves(black) > 2 {
            return Err(Contradiction);
        }
        let score = Score { forfeit, ..Score::played(white, black) };
        Ok(Some(Elsewhere { score, unrated }))
    }
}
