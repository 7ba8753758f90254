//! Pairings in words: criteria, reasons, and what a pairing breaks.

use ::pairing::{Breach, ColorRule, Criterion, Failure, Impossible, Reason};
use messages::{Args, Messages};

/// The number of a criterion in the Handbook.
#[must_use]
pub const fn criterion_number(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::C6 => "C6",
        Criterion::C7 => "C7",
        Criterion::C8 => "C8",
        Criterion::C9 => "C9",
        Criterion::C10 => "C10",
        Criterion::C11 => "C11",
        Criterion::C12 => "C12",
        Criterion::C13 => "C13",
        Criterion::C14 => "C14",
        Criterion::C15 => "C15",
        Criterion::C16 => "C16",
        Criterion::C17 => "C17",
        Criterion::C18 => "C18",
        Criterion::C19 => "C19",
        Criterion::C20 => "C20",
        Criterion::C21 => "C21",
    }
}

/// A criterion with its number: `C13, strong colour preferences`.
#[must_use]
pub fn criterion(messages: &Messages, criterion: Criterion) -> String {
    let number = criterion_number(criterion);
    format!("{number}, {}", messages.text(&format!("pairing-{}", number.to_lowercase())))
}

/// What a criterion counts, if it is one number.
fn counted(criterion: Criterion, failure: &Failure) -> Option<i64> {
    match (criterion, failure.as_slice()) {
        (
            Criterion::C6
            | Criterion::C9
            | Criterion::C10
            | Criterion::C11
            | Criterion::C12
            | Criterion::C13
            | Criterion::C14
            | Criterion::C15
            | Criterion::C16
            | Criterion::C17,
            [one],
        ) => Some(*one),
        _ => None,
    }
}

/// A criterion, and if it counts how much it would be beside how much it is.
fn compared(messages: &Messages, of: Criterion, less: &Failure, more: &Failure) -> String {
    let named = criterion(messages, of);
    match (counted(of, less), counted(of, more)) {
        (Some(less), Some(more)) => {
            let args = Args::new()
                .set("criterion", &named)
                .set("less", less.to_string())
                .set("more", more.to_string());
            messages.with("pairing-compared", &args)
        }
        _ => named,
    }
}

/// A criterion that some players or pairs fail, and how many; nothing of one that only compares what has to float.
#[must_use]
pub fn not_kept(messages: &Messages, of: Criterion, failure: &Failure) -> Option<String> {
    if matches!(of, Criterion::C6 | Criterion::C9) {
        return None;
    }
    counted(of, failure).map(|count| format!("{} ({count})", criterion(messages, of)))
}

/// Why a pair was made, or somebody floats.
#[must_use]
pub fn reason(messages: &Messages, reason: &Reason) -> String {
    match reason {
        Reason::NoOtherWay => messages.text("pairing-no-other-way"),
        Reason::Criterion { criterion, kept, otherwise } => {
            let named = compared(messages, *criterion, kept, otherwise);
            messages.with("pairing-otherwise", &Args::new().set("criterion", &named))
        }
        Reason::Order => messages.text("pairing-order"),
    }
}

/// The article by which colours were allocated.
#[must_use]
pub const fn color_article(rule: ColorRule) -> &'static str {
    match rule {
        ColorRule::BothPreferences => "5.2.1",
        ColorRule::StrongerPreference => "5.2.2",
        ColorRule::Alternation => "5.2.3",
        ColorRule::HigherRanked => "5.2.4",
        ColorRule::InitialColor => "5.2.5",
    }
}

/// Why the players of a pair have these colours.
#[must_use]
pub fn colors(messages: &Messages, rule: ColorRule) -> String {
    let id = match rule {
        ColorRule::BothPreferences => "pairing-colors-both",
        ColorRule::StrongerPreference => "pairing-colors-stronger",
        ColorRule::Alternation => "pairing-colors-alternation",
        ColorRule::HigherRanked => "pairing-colors-higher",
        ColorRule::InitialColor => "pairing-colors-initial",
    };
    messages.text(id)
}

/// The name of a breach, for programs.
#[must_use]
pub const fn breach_key(breach: &Breach) -> &'static str {
    match breach {
        Breach::NotThere(_) => "not_there",
        Breach::NotPairedOnce(_) => "not_paired_once",
        Breach::MetBefore(..) => "C1",
        Breach::Forbidden(..) => "forbidden",
        Breach::ByeAgain(_) => "C2",
        Breach::SameColor(..) => "C3",
        Breach::NotToBeCompleted => "C4",
        Breach::ByeScore { .. } => "C5",
        Breach::Quality { criterion, .. } => criterion_number(*criterion),
        Breach::Order => "order",
        Breach::Colors(..) => "colors",
    }
}

/// What a pairing breaks; `name` says who a player is.
#[must_use]
pub fn breach(messages: &Messages, breach: &Breach, name: impl Fn(usize) -> String) -> String {
    let of_player =
        |id: &str, player: &usize| messages.with(id, &Args::new().set("player", name(*player)));
    let of_two = |id: &str, one: &usize, other: &usize| {
        messages.with(id, &Args::new().set("one", name(*one)).set("other", name(*other)))
    };
    match breach {
        Breach::NotThere(player) => of_player("pairing-breach-not-there", player),
        Breach::NotPairedOnce(player) => of_player("pairing-breach-not-once", player),
        Breach::MetBefore(one, other) => of_two("pairing-breach-met", one, other),
        Breach::Forbidden(one, other) => of_two("pairing-breach-forbidden", one, other),
        Breach::ByeAgain(player) => of_player("pairing-breach-bye-again", player),
        Breach::SameColor(one, other) => of_two("pairing-breach-same-color", one, other),
        Breach::NotToBeCompleted => messages.text("pairing-breach-not-completed"),
        Breach::ByeScore { given, possible } => {
            let args =
                Args::new().set("given", given.to_string()).set("possible", possible.to_string());
            messages.with("pairing-breach-bye-score", &args)
        }
        Breach::Quality { criterion, expected, found } => {
            let named = compared(messages, *criterion, expected, found);
            messages.with("pairing-breach-quality", &Args::new().set("criterion", &named))
        }
        Breach::Order => messages.text("pairing-breach-order"),
        Breach::Colors(one, other) => of_two("pairing-breach-colors", one, other),
    }
}

/// Why a round cannot be paired; `name` says who a player is.
#[must_use]
pub fn impossible(messages: &Messages, why: &Impossible, name: impl Fn(usize) -> String) -> String {
    match why {
        Impossible::NobodyLeft { alone } => {
            let names: Vec<String> = alone.iter().map(|it| name(*it)).collect();
            messages.with("pairing-nobody-left", &Args::new().set("players", names.join(", ")))
        }
        Impossible::Contradiction { player, round } => {
            let args = Args::new().set("player", name(*player)).set("round", *round);
            messages.with("pairing-contradiction", &args)
        }
        Impossible::TooLarge => messages.text("pairing-too-large"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::pairing::Score;
    use messages::Language;

    #[test]
    fn everything_is_said_in_every_language() {
        let criteria = [
            Criterion::C6,
            Criterion::C7,
            Criterion::C8,
            Criterion::C9,
            Criterion::C10,
            Criterion::C11,
            Criterion::C12,
            Criterion::C13,
            Criterion::C14,
            Criterion::C15,
            Criterion::C16,
            Criterion::C17,
            Criterion::C18,
            Criterion::C19,
            Criterion::C20,
            Criterion::C21,
        ];
        let rules = [
            ColorRule::BothPreferences,
            ColorRule::StrongerPreference,
            ColorRule::Alternation,
            ColorRule::HigherRanked,
            ColorRule::InitialColor,
        ];
        let breaches = [
            Breach::NotThere(1),
            Breach::NotPairedOnce(1),
            Breach::MetBefore(1, 2),
            Breach::Forbidden(1, 2),
            Breach::ByeAgain(1),
            Breach::SameColor(1, 2),
            Breach::NotToBeCompleted,
            Breach::ByeScore { given: Score::ONE, possible: Score::ZERO },
            Breach::Quality { criterion: Criterion::C12, expected: vec![1], found: vec![2] },
            Breach::Order,
            Breach::Colors(1, 2),
        ];
        for language in Language::ALL {
            let messages = Messages::new(language);
            let name = |it: usize| format!("Player {it}");
            let mut said: Vec<String> = criteria.map(|it| criterion(&messages, it)).into();
            said.extend(rules.map(|it| colors(&messages, it)));
            said.extend(breaches.iter().map(|it| breach(&messages, it, name)));
            let (kept, otherwise) = (vec![0], vec![1]);
            let worse = Reason::Criterion { criterion: Criterion::C6, kept, otherwise };
            said.extend(
                [Reason::NoOtherWay, worse, Reason::Order].map(|it| reason(&messages, &it)),
            );
            said.extend(not_kept(&messages, Criterion::C12, &vec![3]));
            said.push(impossible(&messages, &Impossible::NobodyLeft { alone: vec![4] }, name));
            let contradiction = Impossible::Contradiction { player: 1, round: 2 };
            said.push(impossible(&messages, &contradiction, name));
            said.push(impossible(&messages, &Impossible::TooLarge, name));
            for text in &said {
                assert!(!text.contains(['[', '{']), "{language:?}: {text}");
            }
        }
    }

    #[test]
    fn what_counts_is_told_in_numbers() {
        let messages = Messages::new(Language::English);
        let (kept, otherwise) = (vec![1], vec![3]);
        let told =
            reason(&messages, &Reason::Criterion { criterion: Criterion::C13, kept, otherwise });
        assert_eq!(told, "otherwise worse by C13, strong colour preferences (3 instead of 1)");
    }
}
