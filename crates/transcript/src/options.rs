//! The options of the regulations as transcripts write them: words become settings here, and settings words.

use clock::{Millis, Phrase};
use laws::Supervision;
use laws::event::{BlindClock, Entered, Starter};
use laws::regulations::{Form, Free, OptionFault, RawValue, Regulations, Setting};
use laws::rulebook::Seconds;

use crate::words::{Table, find};
use crate::{lexis, times};

/// What can be given for an option in a transcript, by its name. Some that are tables in a file have short forms.
#[must_use]
pub fn option_form(option: &str) -> Option<Form> {
    let form = Regulations::form(option)?;
    Some(match option {
        "adjournment" => Form { words: &["off", "on"], free: Free::Time, ..form },
        "appeals" => Form { words: &["allowed", "none"], free: Free::Time, ..form },
        _ => form,
    })
}

/// An option of the regulations with the value that is written for it.
///
/// # Errors
/// There is no such option, or it cannot have this value.
pub fn read_option(option: &str, value: &str) -> Result<Setting, OptionFault> {
    let Some(form) = option_form(option) else {
        return Err(OptionFault::unknown(option, Regulations::KEYS));
    };
    let raw = raw_value(option, form, value);
    Setting::read(option, &if form.list { RawValue::List(vec![raw?]) } else { raw? })
}

fn raw_value(option: &str, form: Form, value: &str) -> Result<RawValue, OptionFault> {
    let table = |key: &str, value| RawValue::Table(vec![(key.to_owned(), value)]);
    let text = || RawValue::Text(value.chars().filter(|it| !it.is_control()).collect());
    // Blanks are written as in a name; most words of the regulations have a hyphen.
    let hyphened = value.replace('_', "-");
    let is_word = |it: &str| form.words.contains(&it);
    if let Some(word) = [value, &hyphened].into_iter().find(|it| is_word(it)) {
        return Ok(match (option, word) {
            ("adjournment", "on") | ("appeals", "allowed") => RawValue::Table(Vec::new()),
            _ => RawValue::Text(word.to_owned()),
        });
    }
    let time = times::read(value)
        .map(|it| RawValue::Time(Seconds(u32::try_from(it.whole_seconds()).unwrap_or(u32::MAX))));
    let raw = match (option, form.free) {
        // Of appeals the time says by when they are made.
        ("appeals", _) => time.map(|it| table("deadline", it)),
        // The time of day at which the session ends.
        ("adjournment", _) => time.map(|_| table("session_end", text())),
        ("device_penalty", _) => Some(table("lesser", text())),
        ("scoring", _) => scoring(value),
        (_, Free::Table) => {
            return Err(OptionFault::Expected { expected: "a value that can be given in a word" });
        }
        (_, Free::AfterMoves) => {
            let moves = value.strip_prefix("after(").and_then(|it| it.strip_suffix(')'));
            if moves.is_none() && value.contains('(') {
                let words: Vec<&str> = form.words.iter().copied().chain(["after(30)"]).collect();
                return Err(OptionFault::unknown_word(value, &words));
            }
            moves.and_then(|it| Some(table("after", RawValue::number(it.parse().ok()?))))
        }
        (_, Free::Time) => time,
        (_, Free::Number) => value.parse().ok().map(RawValue::number),
        (_, Free::Nothing | Free::Text) => None,
    };
    Ok(raw.unwrap_or_else(text))
}

/// What a game is worth, written as `3-1-0`, or `3-2-1-0` with what a forfeit leaves.
fn scoring(text: &str) -> Option<RawValue> {
    let number = |it: &str| {
        let (whole, half) = it.strip_suffix('½').map_or((it, 0), |whole| (whole, 1));
        let whole = if whole.is_empty() && half == 1 { "0" } else { whole };
        let whole = times::is_number(whole).then(|| whole.parse::<u32>().ok())??;
        Some(RawValue::Halves(whole.checked_mul(2)? + half))
    };
    let points: Option<Vec<RawValue>> = text.split('-').map(number).collect();
    let points = points.filter(|it| matches!(it.len(), 3 | 4))?;
    let keys = ["win", "draw", "loss", "forfeit_loss"].map(str::to_owned);
    Some(RawValue::Table(keys.into_iter().zip(points).collect()))
}

const STARTERS: Table<Starter> = &[
    ("players", Starter::Players),
    ("player", Starter::Players),
    ("arbiters", Starter::Arbiters),
    ("arbiter", Starter::Arbiters),
];

const BLIND_CLOCKS: Table<BlindClock> =
    &[("tactile", BlindClock::Tactile), ("announcing", BlindClock::Announcing)];

/// What can be entered beside the options of the regulations.
const BESIDE: [&str; 4] = ["starter", "displays", "blind_clock", "clock_placement"];

/// What the organiser enters: an option of the regulations, or something beside them.
pub(crate) fn read_entered(option: &str, value: &str) -> Result<Entered, OptionFault> {
    let set = |setting| Ok(Entered::Option(Box::new(setting)));
    match option {
        "time" | "time_control" => {
            Setting::read("time_control", &RawValue::Text(value.to_owned())).and_then(set)
        }
        "supervision" => match value {
            "supervised" => set(Setting::Supervision(Some(Supervision::Full))),
            "unsupervised" => set(Setting::Supervision(Some(Supervision::Limited))),
            _ => read_option(option, value).and_then(set),
        },
        "recorders" => read_option("recorder", value).and_then(set),
        "starter" => one_of(STARTERS, value).map(Entered::Starter),
        "displays" | "monitors" | "screens" => Ok(Entered::Displays(value.to_owned())),
        "blind_clock" => one_of(BLIND_CLOCKS, value).map(Entered::BlindClock),
        "clock_placement" => Ok(Entered::ClockPlacement(match value {
            "open" | "undecided" | "" => None,
            place => Some(place.to_owned()),
        })),
        _ if Regulations::KEYS.contains(&option) => read_option(option, value).and_then(set),
        _ => {
            let known = Regulations::KEYS.iter().copied().chain(BESIDE);
            Err(OptionFault::unknown(option, &known.collect::<Vec<_>>()))
        }
    }
}

/// What an earlier version took under a name that is no option, or with a value that it cannot have.
pub(crate) fn unknown(option: String, value: String) -> Entered {
    let key = match option.as_str() {
        "time" | "increment" | "clock_mode" => "time_control",
        "recorders" => "recorder",
        name => name,
    };
    let about = Regulations::usual().setting(key).map(Box::new);
    Entered::Unknown { option, value, about }
}

fn one_of<T: Copy>(table: Table<T>, word: &str) -> Result<T, OptionFault> {
    let found = table.iter().find(|it| it.0 == word).map(|it| it.1);
    found.ok_or_else(|| {
        OptionFault::unknown_word(word, &table.iter().map(|it| it.0).collect::<Vec<_>>())
    })
}

/// What was entered, by the name of its option and with its value, as it is written.
#[must_use]
pub fn entered_words(entered: &Entered) -> (String, String) {
    let (option, value) = match entered {
        Entered::Option(setting) => (setting.key(), values(setting).join(", ")),
        Entered::ControlConfirmed => ("time_control", "confirmed".to_owned()),
        Entered::Starter(it) => ("starter", find(STARTERS, it).to_owned()),
        Entered::Displays(text) => ("displays", text.clone()),
        Entered::BlindClock(it) => ("blind_clock", find(BLIND_CLOCKS, it).to_owned()),
        Entered::ClockPlacement(place) => {
            ("clock_placement", place.clone().unwrap_or_else(|| "open".to_owned()))
        }
        Entered::Unknown { option, value, .. } => (option.as_str(), value.clone()),
    };
    (option.to_owned(), value)
}

/// The values of a setting, each as it is written; several only where several can be given.
pub(crate) fn values(setting: &Setting) -> Vec<String> {
    match setting.value() {
        None => Vec::new(),
        Some(RawValue::List(items)) => items.iter().map(|it| value_words(setting, it)).collect(),
        Some(value) => vec![value_words(setting, &value)],
    }
}

fn value_words(setting: &Setting, value: &RawValue) -> String {
    let points = |halves: u32| match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    };
    match value {
        RawValue::Text(text) => text.clone(),
        RawValue::Halves(halves) => points(*halves),
        RawValue::Time(time) => Millis::from_seconds(time.0.into()).to_string(),
        RawValue::List(items) => {
            items.iter().map(|it| value_words(setting, it)).collect::<Vec<_>>().join(", ")
        }
        RawValue::Table(entries) => {
            let entry = |key: &str| {
                let found = entries.iter().find(|it| it.0 == key);
                found.map(|(_, value)| value_words(setting, value))
            };
            match setting {
                Setting::Appeals(_) => entry("deadline").unwrap_or_else(|| "allowed".to_owned()),
                Setting::Adjournment(_) => entry("session_end").unwrap_or_else(|| "on".to_owned()),
                Setting::DevicePenalty(_) => entry("lesser").unwrap_or_default(),
                Setting::Scoring(it) => {
                    let forfeit = (it.forfeit_loss > 0).then_some(it.forfeit_loss);
                    let all = [it.win, it.draw, it.loss].into_iter().chain(forfeit);
                    all.map(|it| points(it.into())).collect::<Vec<_>>().join("-")
                }
                // `after(30)`; a table in a table has no short form, and no reader makes one.
                _ => {
                    let call = |(key, value): &(String, RawValue)| {
                        format!("{key}({})", value_words(setting, value))
                    };
                    entries.iter().map(call).collect::<Vec<_>>().join(", ")
                }
            }
        }
    }
}

/// A value as it stands in a line: a word, or else in quotes.
pub(crate) fn is_plain(value: &str) -> bool {
    times::read(value).is_some() || times::is_number(value) || lexis::is_name(value)
}

/// The message that says why an option cannot be so.
#[must_use]
pub fn option_phrase(option: &str, why: &OptionFault) -> Phrase {
    let phrase = match why {
        OptionFault::Unknown { nearest } => {
            Phrase::new("transcript-fault-option").text("nearest", nearest)
        }
        OptionFault::UnknownWord { word, nearest, possible } => {
            Phrase::new("transcript-fault-option-word")
                .text("word", word)
                .text("nearest", nearest)
                .text("possible", possible)
        }
        // What the file of regulations would want instead is of no use to writers of transcripts.
        OptionFault::Expected { .. } => Phrase::new("transcript-fault-option-value"),
    };
    phrase.text("option", option)
}
