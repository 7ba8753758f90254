//! What words in quotes mean, as far as they mean one of the usual things. The laws never read them.

use board::Square;
use clock::Millis;
use laws::event::{Complaint, Device, Misconduct, Remark, SetAs};

/// Words by which a complaint is known to be about the equipment.
const EQUIPMENT: &[&str] = &[
    "board",
    "light",
    "lights",
    "glare",
    "reflects",
    "reflection",
    "piece",
    "pieces",
    "chair",
    "table",
    "heat",
    "heating",
    "set",
];
/// Words by which a complaint is known to be about the opponent.
const DISTURBANCE: &[&str] = &[
    "disturbs",
    "disturbing",
    "disturbance",
    "noise",
    "noisy",
    "annoys",
    "annoying",
    "distracts",
    "distracting",
    "talks",
    "talking",
    "clicks",
    "clicking",
    "claims",
    "claiming",
];

/// The names of the kinds of devices.
const DEVICES: &[(&str, Device)] = &[
    ("phone", Device::Phone),
    ("telephone", Device::Phone),
    ("smartphone", Device::Phone),
    ("tablet", Device::Tablet),
    ("smart watch", Device::SmartWatch),
    ("smartwatch", Device::SmartWatch),
    ("fitness tracker", Device::FitnessTracker),
    ("tracker", Device::FitnessTracker),
    ("smart pen", Device::SmartPen),
    ("earpiece", Device::Earpiece),
    ("hearing aid", Device::Earpiece),
];

/// Of what kind a device is that is called like this: the kind whose name is among its whole words.
pub(crate) fn device(name: &str) -> Device {
    let name = name.to_lowercase();
    let words = name.split(|it: char| !it.is_alphanumeric());
    let words: Vec<&str> = words.filter(|it| !it.is_empty()).collect();
    let bears = |it: &str| {
        let it: Vec<&str> = it.split(' ').collect();
        words.windows(it.len()).any(|some| some == it)
    };
    DEVICES.iter().find(|(it, _)| bears(it)).map_or(Device::Other, |(_, kind)| *kind)
}

/// What a player complains of who calls the arbiter with these words.
pub(crate) fn complaint(words: &str) -> Option<Complaint> {
    let said = words.to_lowercase();
    if said.contains("offer") || said.contains("(=)") {
        Some(Complaint::Offers)
    } else if said.contains("cheat") {
        Some(Complaint::Cheating)
    } else if has_word(words, EQUIPMENT) {
        Some(Complaint::Equipment)
    } else if has_word(words, DISTURBANCE) {
        Some(Complaint::Opponent)
    } else {
        None
    }
}

/// What somebody is said to have done, where the words tell that a result was arranged, or that he will not go.
pub(crate) fn misconduct(words: &str) -> Option<Misconduct> {
    let has = |some: &[&str]| has_word(words, some);
    let arranged = ["arranged", "arranging", "prearranged", "fixed", "bought", "sold", "threw"];
    let agreed = ["agreed", "agree", "agreement", "settled", "decided", "dealt", "deal"];
    let what = ["result", "game", "draw", "match", "outcome", "point"];
    let before = ["beforehand", "advance", "earlier", "before"];
    let stays = ["stands", "standing", "stays", "staying", "remains", "lingers", "sits", "sitting"];
    // A draw that is agreed is in order, unless it was before the game.
    if has(&arranged) && (has(&what) || has(&before)) || has(&agreed) && has(&before) {
        Some(Misconduct::Prearranging)
    } else if has(&stays) {
        Some(Misconduct::Lingering)
    } else {
        None
    }
}

/// What a text on a scoresheet is.
pub(crate) fn remark(text: &str) -> Remark {
    let claim = has_word(text, &["claim", "claims", "claimed", "threefold", "fifty"]);
    match (is_thought(text), is_data(text), claim) {
        (true, _, false) => Remark::Thought,
        (false, true, _) | (false, _, true) => Remark::Data,
        // A claim may be about a move, and a thought about a claim.
        (true, _, true) | (false, false, false) => Remark::Unclear,
    }
}

/// Is this plainly what the sheet is for: a time, a name, a round, a board?
fn is_data(text: &str) -> bool {
    let clock = text.chars().all(|it| it.is_ascii_digit() || ":.′'h ".contains(it));
    clock || has_word(text, &["round", "board", "date", "arbiter", "offer"])
}

/// Is this plainly a thought about the game: an evaluation, a reminder, a plan?
fn is_thought(text: &str) -> bool {
    let square = |at: usize| text.get(at..at + 2).is_some_and(|it| it.parse::<Square>().is_ok());
    text.char_indices().any(|(at, _)| square(at)) || text.contains(['!', '?', '±', '∓'])
}

fn has_word(text: &str, words: &[&str]) -> bool {
    let text = text.to_lowercase();
    text.split(|it: char| !it.is_alphanumeric()).any(|it| words.contains(&it))
}

/// How a clock was set, from words such as `no increment` or `set as 15+5`.
pub(crate) fn set_as(words: &str) -> Option<SetAs> {
    let said = words.to_lowercase();
    let missing = ["no increment", "increment not set", "without increment", "increment missing"];
    if missing.iter().any(|it| said.contains(it)) {
        return Some(SetAs { time: None, increment: Millis::ZERO });
    }
    said.split_whitespace().find_map(|word| {
        let (time, increment) = word.trim_matches([',', '.', ';', '(', ')']).split_once('+')?;
        let increment = Millis::from_seconds(increment.parse().ok()?);
        Some(SetAs { time: Some(time_of(time)?), increment })
    })
}

/// `15` is minutes, `1:15:00` is hours, minutes and seconds.
fn time_of(text: &str) -> Option<Millis> {
    let parts: Vec<u64> = text.split(':').map(|it| it.parse().ok()).collect::<Option<_>>()?;
    match parts.as_slice() {
        [minutes] => Some(Millis::from_minutes(*minutes)),
        [minutes, seconds] => Some(Millis::from_minutes(*minutes) + Millis::from_seconds(*seconds)),
        [hours, minutes, seconds] => Some(
            Millis::from_hours(*hours)
                + Millis::from_minutes(*minutes)
                + Millis::from_seconds(*seconds),
        ),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use clock::Millis;
    use laws::event::{Complaint, Device, Misconduct, Remark, SetAs};

    use super::{complaint, device, misconduct, remark, set_as};

    #[test]
    fn devices() {
        assert_eq!(device("Phone for the insulin pump"), Device::Phone);
        assert_eq!(device("headphones"), Device::Other);
        assert_eq!(device("a smart-watch, silver"), Device::SmartWatch);
        assert_eq!(device("hearing aid"), Device::Earpiece);
    }

    #[test]
    fn complaints() {
        assert_eq!(complaint("He offers a draw at every move"), Some(Complaint::Offers));
        assert_eq!(complaint("The board reflects light"), Some(Complaint::Equipment));
        assert_eq!(complaint("he TALKS"), Some(Complaint::Opponent));
        assert_eq!(complaint("He is cheating"), Some(Complaint::Cheating));
        assert_eq!(complaint("he cheats, and that is unacceptable"), Some(Complaint::Cheating));
        assert_eq!(complaint("that is unacceptable"), None);
        assert_eq!(complaint("he sets a trap"), None);
    }

    #[test]
    fn arrangements() {
        assert_eq!(misconduct("they arranged the draw"), Some(Misconduct::Prearranging));
        assert_eq!(misconduct("sold the game for money"), Some(Misconduct::Prearranging));
        let beforehand = misconduct("they had agreed the result beforehand");
        assert_eq!(beforehand, Some(Misconduct::Prearranging));
        assert_eq!(misconduct("arranged the pieces"), None);
        assert_eq!(misconduct("they agreed a draw"), None);
        assert_eq!(misconduct("still stands at board 1"), Some(Misconduct::Lingering));
    }

    #[test]
    fn remarks() {
        assert_eq!(remark("check g7 first!"), Remark::Thought);
        assert_eq!(remark("1:05:30"), Remark::Data);
        assert_eq!(remark("threefold claimed, rejected"), Remark::Data);
        assert_eq!(remark("threefold with Ng8"), Remark::Unclear);
        assert_eq!(remark("pamatuj"), Remark::Unclear);
    }

    #[test]
    fn settings() {
        let none = SetAs { time: None, increment: Millis::ZERO };
        assert_eq!(set_as("No increment"), Some(none));
        let increment = Millis::from_seconds(5);
        let short = SetAs { time: Some(Millis::from_minutes(15)), increment };
        assert_eq!(set_as("set as 15+5."), Some(short));
        assert_eq!(set_as("1:15:00+5").and_then(|it| it.time), Some(Millis::from_minutes(75)));
        assert_eq!(set_as("too fast"), None);
        assert_eq!(set_as("99999999999999999999+5"), None);
    }
}
