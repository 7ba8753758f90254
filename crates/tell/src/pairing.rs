//! Pairings in a few words, for lists: criteria and reasons. Whole sentences are in `drafts`.

use ::pairing::{Breach, ColorRule, Criterion, Failure, Impossible, Reason};
use messages::{Args, Messages};

use crate::drafts::count;

/// A criterion with its number: `C13, strong colour preferences`.
#[must_use]
pub fn criterion(messages: &Messages, criterion: Criterion) -> String {
    let number = criterion.number();
    format!("C{number}, {}", messages.text(&format!("pairing-c{number}")))
}

/// A criterion, and if it counts how much it would be beside how much it is.
fn compared(messages: &Messages, of: Criterion, less: &Failure, more: &Failure) -> String {
    let named = criterion(messages, of);
    match (count(of, less), count(of, more)) {
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
    count(of, failure).map(|count| format!("{} ({count})", criterion(messages, of)))
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

/// The name of a breach, for programs: the criterion, or what else it is.
#[must_use]
pub fn breach_key(breach: &Breach) -> String {
    match breach {
        Breach::NotThere(_) => "not_there".to_owned(),
        Breach::NotPairedOnce(_) => "not_paired_once".to_owned(),
        Breach::Forbidden(..) => "forbidden".to_owned(),
        Breach::Colors(..) => "colors".to_owned(),
        Breach::Order => "order".to_owned(),
        Breach::MetBefore(..)
        | Breach::ByeAgain(_)
        | Breach::SameColor(..)
        | Breach::NotToBeCompleted
        | Breach::ByeScore { .. }
        | Breach::Quality { .. } => {
            breach.criterion().map(|it| format!("C{it}")).unwrap_or_default()
        }
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
    use ::pairing::CRITERIA;
    use messages::Language;

    #[test]
    fn everything_is_said_in_every_language() {
        let rules = [
            ColorRule::BothPreferences,
            ColorRule::StrongerPreference,
            ColorRule::Alternation,
            ColorRule::HigherRanked,
            ColorRule::InitialColor,
        ];
        for language in Language::ALL {
            let messages = Messages::new(language);
            let name = |it: usize| format!("Player {it}");
            let mut said: Vec<String> = CRITERIA.map(|it| criterion(&messages, it)).into();
            said.extend(rules.map(|it| colors(&messages, it)));
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
