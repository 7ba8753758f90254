//! The answers to questions in the words of the screen: what is shown can be typed.

use laws::{Choice, Discretion};

use crate::words::Table;

/// Answers that the screen shows in other words than their names in the register. A test compares them with the messages.
const SHOWN: Table<&str> = &[
    ("by analogy with a named article", "by-analogy"),
    ("after consulting other arbiters", "after-consulting"),
    ("dead and drawn", "dead"),
    ("replace at the next stop", "replace-at-stop"),
    ("complete the move", "complete"),
    ("restore the position", "restore"),
    ("an adjustment", "adjustment"),
    ("a touch that binds", "touch"),
    ("a disturbance", "disturbance"),
    ("accidental without a duty", "accidental"),
    ("intentional and binding", "intentional"),
    ("a penalty", "penalty"),
    ("an offer of a draw", "offer"),
    ("as proposed", "proposal"),
    ("an amount", "amount"),
    ("to the right of Black", "right-of-black"),
    ("to the left of Black", "left-of-black"),
    ("the arbiters", "arbiters"),
    ("the players", "players"),
    ("the player may play", "may-play"),
    ("the player who has the move", "player-on-move"),
    ("the reading stands", "reading-stands"),
    ("a valid reason", "valid"),
    ("no valid reason", "not-valid"),
    ("the times of the log", "from-log"),
    ("as now without what the press brought", "without-press"),
    ("the full time", "full-time"),
    ("what the schedule allows", "what-schedule-allows"),
    ("time to the opponent", "opponent-time"),
    ("time from the player", "own-time"),
    ("the game is over", "over"),
    ("an illegal move", "illegal-move"),
    ("an accident", "accident"),
    ("it stands", "stands"),
    ("the arbiter", "arbiter"),
    ("an assistant", "assistant"),
    ("leave as it is", "leave"),
    ("replay from the start", "replay"),
    ("by the scoresheets", "sheets"),
    ("by the record of the board", "board-record"),
    ("these places", "areas"),
    ("the lesser penalty of the regulations", "lesser-penalty"),
    ("this area", "area"),
    ("a warning", "warning"),
    ("a final notice", "final-notice"),
    ("tell the player", "tell"),
    ("the German numbers", "german"),
    ("these times", "times"),
    ("give the opponent time", "give-time"),
    ("the result by time", "time-result"),
    ("a new game", "new-game"),
    ("at a stated time", "later"),
    ("so many minutes", "minutes"),
    ("relevant data", "data"),
    ("forbidden notes", "notes"),
];

/// The words of an answer as the register has them: with blanks, whether they were typed as it names them or as the screen
/// shows them. A player may be named first; what follows an answer stays as it is.
#[must_use]
pub fn of_register(question: Discretion, words: &[String]) -> Vec<String> {
    let named = words.first().filter(|it| matches!(it.as_str(), "white" | "black"));
    (0..=usize::from(named.is_some()))
        .find_map(|start| {
            let (before, rest) = words.split_at(start);
            let (answer, length) = longest(question, rest)?;
            let answer = answer.split('-').map(str::to_owned);
            Some(
                before
                    .iter()
                    .cloned()
                    .chain(answer)
                    .chain(rest[length..].iter().cloned())
                    .collect(),
            )
        })
        .unwrap_or_else(|| words.to_vec())
}

/// The answer that the first words are, and how many they are.
fn longest(question: Discretion, words: &[String]) -> Option<(&'static str, usize)> {
    (1..=words.len()).rev().find_map(|length| {
        let typed = words[..length].join(" ");
        let same = |it: &str| it.eq_ignore_ascii_case(&typed);
        let answer = question.answers().map(Choice::key).find(|&answer| {
            let shown = SHOWN.iter().filter(|it| it.1 == answer).map(|it| it.0);
            same(answer) || same(&answer.replace('-', " ")) || shown.into_iter().any(same)
        });
        answer.map(|it| (it, length))
    })
}
