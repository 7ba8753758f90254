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
    /// All of them.
    pub const ALL: [Termination; 8] = [
        Termination::Abandoned,
        Termination::Adjudication,
        Termination::Death,
        Termination::Emergency,
        Termination::Normal,
        Termination::RulesInfraction,
        Termination::TimeForfeit,
        Termination::Unterminated,
    ];

    /// The value that a text stands for, in the standard's words or in a dialect. Dialects name the players: who is called
    /// `cheatmate` has not cheated.
    #[must_use]
    pub fn read(text: &str, players: [&str; 2]) -> Option<Termination> {
        let text = text.trim().to_lowercase();
        let standard = Termination::ALL.into_iter().find(|it| it.word() == text);
        standard.or_else(|| Termination::in_dialect(&without_names(&text, players)))
    }

    fn in_dialect(text: &str) -> Option<Termination> {
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

/// The text without the names, each taken out once where it stands as words of their own.
fn without_names(text: &str, names: [&str; 2]) -> String {
    let mut text = text.to_owned();
    for name in names.map(|it| it.trim().to_lowercase()) {
        let stands_alone = |&(at, name): &(usize, &str)| {
            let beside = [text[..at].chars().next_back(), text[at + name.len()..].chars().next()];
            !beside.into_iter().flatten().any(char::is_alphanumeric)
        };
        let place = text.match_indices(&name).find(stands_alone).map(|(at, _)| at);
        if let Some(at) = place.filter(|_| !name.is_empty()) {
            text.replace_range(at..at + name.len(), "");
        }
    }
    text
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
