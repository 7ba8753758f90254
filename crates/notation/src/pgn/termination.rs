//! The tag `Termination`: its eight standard values, and what programs and servers write instead.

use core::fmt;

/// Why a game ended, in the words of the PGN standard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Termination {
    /// Abandoned.
    Abandoned,
    /// By a third party's decision.
    Adjudication,
    /// A player died.
    Death,
    /// By unforeseen circumstances.
    Emergency,
    /// By the ordinary rules.
    Normal,
    /// A forfeit for breaking the Laws.
    RulesInfraction,
    /// A player ran out of time.
    TimeForfeit,
    /// Not ended.
    Unterminated,
}

impl Termination {
    /// The value that a text stands for, in the standard's words or in a dialect.
    #[must_use]
    pub fn read(text: &str) -> Option<Termination> {
        let text = text.trim().to_ascii_lowercase();
        let says = |words: &[&str]| words.iter().any(|word| text.contains(word));
        // The longer words first: "draw by timeout" is about time, "won by resignation" is ordinary.
        Some(if says(&["unterminated", "in progress", "ongoing"]) {
            Termination::Unterminated
        } else if says(&[
            "time forfeit",
            "on time",
            "time out",
            "timeout",
            "time loss",
            "out of time",
        ]) {
            Termination::TimeForfeit
        } else if says(&["rules infraction", "illegal move", "forfeit", "cheat", "fair play"]) {
            Termination::RulesInfraction
        } else if says(&["abandon", "disconnect", "stalled connection", "left the game"]) {
            Termination::Abandoned
        } else if says(&["adjudicat"]) {
            Termination::Adjudication
        } else if says(&["death", "died"]) {
            Termination::Death
        } else if says(&["emergency"]) {
            Termination::Emergency
        } else if says(&[
            "normal",
            "checkmate",
            "mate",
            "stalemate",
            "resign",
            "agree",
            "repetition",
            "threefold",
            "fivefold",
            "insufficient",
            "50",
            "fifty",
            "75",
            "draw",
            "won by",
            "wins by",
        ]) {
            Termination::Normal
        } else {
            return None;
        })
    }

    /// The standard's word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Termination::Abandoned => "abandoned",
            Termination::Adjudication => "adjudication",
            Termination::Death => "death",
            Termination::Emergency => "emergency",
            Termination::Normal => "normal",
            Termination::RulesInfraction => "rules infraction",
            Termination::TimeForfeit => "time forfeit",
            Termination::Unterminated => "unterminated",
        }
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
