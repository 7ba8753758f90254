//! Pairings in words: why a round is paired as it is, and what a round that was made otherwise breaks. Criteria have their numbers in the Handbook.

use messages::{Args, Messages};
use pairing::{Breach, ColorRule, Criterion, Difference, Failure, Reason, Score};

/// Every criterion by its number, the absolute ones first, in one sentence each.
#[must_use]
pub fn criteria(messages: &Messages) -> Vec<(u8, String)> {
    (1..=21).map(|it| (it, rule(messages, it))).collect()
}

fn rule(messages: &Messages, number: u8) -> String {
    messages.text(&format!("draft-criterion-c{number}"))
}

/// The criterion and its sentence, as parts of another one.
fn named(messages: &Messages, criterion: Criterion) -> Args<'static> {
    let number = criterion.number();
    Args::new().set("criterion", format!("C{number}")).set("rule", rule(messages, number))
}

/// How many fail a criterion, where it only counts them.
pub(crate) fn count(criterion: Criterion, failure: &Failure) -> Option<i64> {
    failure.first().copied().filter(|_| criterion.counts() && failure.len() == 1)
}

/// Why a pair is made, or a player leaves the bracket.
#[must_use]
pub fn pairing_reason(messages: &Messages, reason: &Reason) -> String {
    match reason {
        Reason::NoOtherWay => messages.text("draft-reason-no-other-way"),
        Reason::Order => messages.text("draft-reason-order"),
        Reason::Criterion { criterion, kept, otherwise } => {
            let args = named(messages, *criterion);
            match (count(*criterion, kept), count(*criterion, otherwise)) {
                (Some(kept), Some(otherwise)) => {
                    let args =
                        args.set("kept", kept.to_string()).set("otherwise", otherwise.to_string());
                    messages.with("draft-reason-counted", &args)
                }
                _ => messages.with("draft-reason-criterion", &args),
            }
        }
    }
}

/// Why a pair has these colours.
#[must_use]
pub fn color_reason(messages: &Messages, rule: ColorRule) -> String {
    messages.text(match rule {
        ColorRule::BothPreferences => "draft-color-both-preferences",
        ColorRule::StrongerPreference => "draft-color-stronger-preference",
        ColorRule::Alternation => "draft-color-alternation",
        ColorRule::HigherRanked => "draft-color-higher-ranked",
        ColorRule::InitialColor => "draft-color-initial-color",
    })
}

/// What could not be kept altogether in a bracket.
#[must_use]
pub fn pairing_failure(messages: &Messages, criterion: Criterion, failure: &Failure) -> String {
    let args = named(messages, criterion);
    match count(criterion, failure) {
        Some(count) => messages.with("draft-failed-counted", &args.set("count", count.to_string())),
        None => messages.with("draft-failed", &args),
    }
}

/// Who gets the bye, and why he does.
#[must_use]
pub fn bye_reason(messages: &Messages, name: String) -> String {
    messages.with("draft-bye-to", &Args::new().set("name", name))
}

/// A number of points without needless digits.
#[must_use]
pub fn pairing_points(score: Score) -> String {
    let text = score.to_string();
    match (text.as_str(), text.strip_suffix(".0"), text.strip_suffix(".5")) {
        ("0.5", ..) => "½".to_owned(),
        (_, Some(whole), _) => whole.to_owned(),
        (_, None, Some(whole)) => format!("{whole}½"),
        (_, None, None) => text,
    }
}

/// What a round breaks in the first place. `name` says who a player is, `bye` is who has the bye in it.
#[must_use]
pub fn pairing_breach(
    messages: &Messages,
    difference: &Difference,
    bye: Option<usize>,
    name: impl Fn(usize) -> String,
) -> String {
    let points = pairing_points(difference.bracket.unwrap_or_default());
    let say = |id: &str, args: Args<'_>| messages.with(id, &args);
    let one = |it: usize| Args::new().set("name", name(it));
    let two = |it: usize, other: usize| Args::new().set("one", name(it)).set("other", name(other));
    match &difference.breach {
        Breach::NotThere(it) => say("draft-breach-not-there", one(*it)),
        Breach::NotPairedOnce(it) => say("draft-breach-not-paired-once", one(*it)),
        Breach::MetBefore(it, other) => say("draft-breach-met-before", two(*it, *other)),
        Breach::Forbidden(it, other) => say("draft-breach-forbidden", two(*it, *other)),
        Breach::ByeAgain(it) => say("draft-breach-bye-again", one(*it)),
        Breach::SameColor(it, other) => say("draft-breach-same-color", two(*it, *other)),
        Breach::NotToBeCompleted => {
            say("draft-breach-not-completed", Args::new().set("points", points))
        }
        Breach::ByeScore { given, possible } => {
            let args = Args::new().set("name", bye.map(&name).unwrap_or_default());
            let args = args.set("given", pairing_points(*given));
            say("draft-breach-bye-score", args.set("possible", pairing_points(*possible)))
        }
        Breach::Quality { criterion, expected, found } => {
            let args = named(messages, *criterion).set("points", points);
            match (count(*criterion, expected), count(*criterion, found)) {
                (Some(expected), Some(found)) => {
                    let args = args.set("expected", expected.to_string());
                    say("draft-breach-counted", args.set("found", found.to_string()))
                }
                _ => say("draft-breach-quality", args),
            }
        }
        Breach::Order => say("draft-breach-order", Args::new().set("points", points)),
        Breach::Colors(white, black) => {
            let args = Args::new().set("white", name(*white));
            say("draft-breach-colors", args.set("black", name(*black)))
        }
    }
}

#[cfg(test)]
mod tests {
    use messages::Language;

    use super::*;

    #[test]
    fn every_criterion_reason_and_breach_is_said_in_every_language() {
        let quality =
            |criterion: Criterion| Breach::Quality { criterion, expected: vec![1], found: vec![2] };
        let breaches = [
            Breach::NotThere(0),
            Breach::NotPairedOnce(0),
            Breach::MetBefore(0, 1),
            Breach::Forbidden(0, 1),
            Breach::ByeAgain(0),
            Breach::SameColor(0, 1),
            Breach::NotToBeCompleted,
            Breach::ByeScore { given: Score::ONE, possible: Score::HALF },
            quality(Criterion::C12),
            quality(Criterion::C7),
            Breach::Order,
            Breach::Colors(0, 1),
        ];
        let counted =
            |criterion| Reason::Criterion { criterion, kept: vec![0], otherwise: vec![2] };
        let reasons =
            [Reason::NoOtherWay, Reason::Order, counted(Criterion::C6), counted(Criterion::C21)];
        let colors = [
            ColorRule::BothPreferences,
            ColorRule::StrongerPreference,
            ColorRule::Alternation,
            ColorRule::HigherRanked,
            ColorRule::InitialColor,
        ];
        for language in Language::ALL {
            let messages = Messages::new(language);
            let mut said: Vec<String> = criteria(&messages).into_iter().map(|it| it.1).collect();
            said.extend(reasons.iter().map(|it| pairing_reason(&messages, it)));
            said.extend(colors.iter().map(|it| color_reason(&messages, *it)));
            said.push(pairing_failure(&messages, Criterion::C12, &vec![1]));
            said.push(pairing_failure(&messages, Criterion::C7, &vec![10, 5]));
            said.push(bye_reason(&messages, "NAME".to_owned()));
            for breach in &breaches {
                let bracket = Some(Score::tenths(15));
                let difference = Difference { bracket, breach: breach.clone(), expected: None };
                said.push(pairing_breach(&messages, &difference, Some(0), |it| format!("P{it}")));
            }
            let whole = |it: &String| !it.contains("draft-") && !it.contains('{') && it.len() > 5;
            assert!(said.iter().all(whole), "{language:?}: {said:#?}");
        }
        let messages = Messages::new(Language::English);
        let said = pairing_reason(&messages, &counted(Criterion::C12));
        assert!(said.contains("C12") && said.contains("2 instead of 0"), "{said}");
    }

    #[test]
    fn points_are_written_as_elsewhere() {
        let said = [0, 5, 10, 15, 105].map(|it| pairing_points(Score::tenths(it)));
        assert_eq!(said, ["0", "½", "1", "1½", "10½"]);
    }
}
