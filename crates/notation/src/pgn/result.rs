//! Results as records write them, also those beyond the four of PGN: both lost, half a point against none, won
//! by forfeit. What a result is worth is for `laws` to say.

use core::fmt;

/// What a player got.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Share {
    /// The game.
    Win,
    /// Half of it.
    Half,
    /// Nothing.
    Loss,
    /// The game, because the opponent did not play.
    WinByForfeit,
    /// Nothing, for not having played.
    LossByForfeit,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameResult {
    /// It is going on, or nobody knows.
    Open,
    /// Each player got something.
    Ended {
        /// White's share.
        white: Share,
        /// Black's share.
        black: Share,
    },
}

impl GameResult {
    /// The result that a text names, in any of the usual spellings.
    #[must_use]
    pub fn read(text: &str) -> Option<GameResult> {
        let text = text.trim();
        if text == "*" {
            return Some(GameResult::Open);
        }
        if matches!(text, "1/2" | "½" | "=") {
            return Some(GameResult::Ended { white: Share::Half, black: Share::Half });
        }
        let ended = |white: &str, black: &str| {
            let (white, black) = (share(white)?, share(black)?);
            // Either both played or neither did.
            (white.is_forfeit() == black.is_forfeit()).then_some(GameResult::Ended { white, black })
        };
        // The sign between the halves may also be part of them: try every place.
        let signs = text.char_indices().filter(|(_, sign)| matches!(sign, '-' | '–' | ':' | '/'));
        let mut found =
            signs.filter_map(|(at, sign)| ended(&text[..at], &text[at + sign.len_utf8()..]));
        found.next()
    }

    /// The result as it is written in a record.
    #[must_use]
    pub fn token(self) -> &'static str {
        use Share::{Half, Loss, LossByForfeit, Win, WinByForfeit};
        let GameResult::Ended { white, black } = self else { return "*" };
        match (white, black) {
            (Win, Loss) => "1-0",
            (Loss, Win) => "0-1",
            (Half, Half) => "1/2-1/2",
            (Loss, Loss) => "0-0",
            (Half, Loss) => "1/2-0",
            (Loss, Half) => "0-1/2",
            (Win, Win) => "1-1",
            (Win, Half) => "1-1/2",
            (Half, Win) => "1/2-1",
            (WinByForfeit, WinByForfeit) => "+/+",
            (WinByForfeit, LossByForfeit) => "+/-",
            (LossByForfeit, WinByForfeit) => "-/+",
            (LossByForfeit, LossByForfeit) => "-/-",
            // Nobody plays against an opponent who does not.
            (WinByForfeit | LossByForfeit, _) | (_, WinByForfeit | LossByForfeit) => "*",
        }
    }

    /// Is it one of the four that PGN knows?
    #[must_use]
    pub fn is_standard(self) -> bool {
        use Share::{Half, Loss, Win};
        match self {
            GameResult::Open => true,
            GameResult::Ended { white, black } => {
                matches!((white, black), (Win, Loss) | (Loss, Win) | (Half, Half))
            }
        }
    }
}

impl Share {
    const fn is_forfeit(self) -> bool {
        matches!(self, Share::WinByForfeit | Share::LossByForfeit)
    }
}

fn share(text: &str) -> Option<Share> {
    Some(match text.trim() {
        "1" => Share::Win,
        "1/2" | "½" | "0.5" | "=" => Share::Half,
        "0" => Share::Loss,
        "+" => Share::WinByForfeit,
        "-" => Share::LossByForfeit,
        _ => return None,
    })
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.token())
    }
}
