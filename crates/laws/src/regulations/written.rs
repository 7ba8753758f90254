//! How the options stand in a file: spans of time, periods, points, lists and tables, read and written.

use toml::de::{DeTable, DeValue};

use super::file::FileFault;
use super::form::{Form, Free};
use super::setting::Setting;
use super::values::{
    Adjourning, Appeals, DevicePenalty, DrawAgreement, Period, PlayerAttributes, Players, Scoring,
};
use crate::edition::Edition;
use crate::pace::{Pace, Supervision};
use crate::rulebook::{MovesEach, Occurrences, Seconds};
use crate::suggest;

/// A text in quotes.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            it if it.is_control() => quoted.push_str(&format!("\\u{:04X}", u32::from(it))),
            it => quoted.push(it),
        }
    }
    quoted.push('"');
    quoted
}

/// The index of the word that stands there.
pub(super) fn one_of(value: &DeValue<'_>, words: &[&str]) -> Result<usize, FileFault> {
    let word = value.as_str().ok_or(FileFault::Expected { expected: "a word in quotes" })?;
    words.iter().position(|it| *it == word).ok_or_else(|| {
        let nearest = suggest::nearest(word, words.iter().copied()).unwrap_or(0);
        FileFault::UnknownWord {
            word: word.to_owned(),
            nearest: words[nearest].to_owned(),
            possible: words.join(", "),
        }
    })
}

impl Setting for String {
    const FORM: Form = Form::free(Free::Text);

    fn read(value: &DeValue<'_>) -> Result<String, FileFault> {
        value
            .as_str()
            .map(str::to_owned)
            .ok_or(FileFault::Expected { expected: "a text in quotes" })
    }

    fn write(&self) -> Option<String> {
        Some(quoted(self))
    }
}

impl<T: Setting> Setting for Option<T> {
    const FORM: Form = T::FORM;

    fn read(value: &DeValue<'_>) -> Result<Option<T>, FileFault> {
        T::read(value).map(Some)
    }

    fn write(&self) -> Option<String> {
        self.as_ref().and_then(Setting::write)
    }
}

impl<T: Setting> Setting for Vec<T> {
    const FORM: Form = T::FORM.several();

    fn read(value: &DeValue<'_>) -> Result<Vec<T>, FileFault> {
        let items =
            value.as_array().ok_or(FileFault::Expected { expected: "a list in brackets" })?;
        items.iter().map(|it| T::read(it.get_ref())).collect()
    }

    fn write(&self) -> Option<String> {
        let items: Vec<String> = self.iter().filter_map(Setting::write).collect();
        Some(format!("[{}]", items.join(", ")))
    }
}

impl Setting for Seconds {
    const FORM: Form = Form::free(Free::Time);

    fn read(value: &DeValue<'_>) -> Result<Seconds, FileFault> {
        let wrong = FileFault::Expected {
            expected: "a time in quotes, such as \"90m\", \"30s\" or \"1h30m\"",
        };
        value.as_str().and_then(span).ok_or(wrong)
    }

    fn write(&self) -> Option<String> {
        let (hours, minutes, seconds) = (self.0 / 3600, self.0 / 60 % 60, self.0 % 60);
        let mut text = String::new();
        for (count, unit) in [(hours, 'h'), (minutes, 'm'), (seconds, 's')] {
            if count > 0 {
                text.push_str(&format!("{count}{unit}"));
            }
        }
        Some(quoted(if text.is_empty() { "0s" } else { &text }))
    }
}

/// `1h30m`, `90m`, `30s`; every unit at most once.
fn span(text: &str) -> Option<Seconds> {
    let (mut rest, mut total, mut found) = (text.trim(), 0_u32, false);
    for (unit, length) in [('h', 3600), ('m', 60), ('s', 1)] {
        if let Some((count, after)) = rest.split_once(unit) {
            let count: u32 = count.trim().parse().ok()?;
            total = total.checked_add(count.checked_mul(length)?)?;
            (rest, found) = (after.trim_start(), true);
        }
    }
    (found && rest.is_empty()).then_some(Seconds(total))
}

impl Setting for Occurrences {
    const FORM: Form = Form::free(Free::Number);

    fn read(value: &DeValue<'_>) -> Result<Occurrences, FileFault> {
        count(value).and_then(|it| u8::try_from(it).ok()).map(Occurrences).ok_or(WHOLE_NUMBER)
    }

    fn write(&self) -> Option<String> {
        Some(self.0.to_string())
    }
}

impl Setting for MovesEach {
    const FORM: Form = Form::free(Free::Number);

    fn read(value: &DeValue<'_>) -> Result<MovesEach, FileFault> {
        count(value).and_then(|it| u16::try_from(it).ok()).map(MovesEach).ok_or(WHOLE_NUMBER)
    }

    fn write(&self) -> Option<String> {
        Some(self.0.to_string())
    }
}

const WHOLE_NUMBER: FileFault = FileFault::Expected { expected: "a small whole number" };

fn count(value: &DeValue<'_>) -> Option<u32> {
    let number = value.as_integer()?;
    u32::from_str_radix(number.as_str(), number.radix()).ok()
}

/// The editions by their tags.
const EDITIONS: &[&str] = &{
    let mut tags = [""; Edition::ALL.len()];
    let mut at = 0;
    while at < tags.len() {
        tags[at] = Edition::ALL[at].tag();
        at += 1;
    }
    tags
};

impl Setting for Edition {
    const FORM: Form = Form::of_words(EDITIONS);

    fn read(value: &DeValue<'_>) -> Result<Edition, FileFault> {
        one_of(value, EDITIONS).map(|index| Edition::ALL[index])
    }

    fn write(&self) -> Option<String> {
        Some(quoted(self.tag()))
    }
}

/// The paces by their tags.
const PACES: &[&str] = &[Pace::Standard.tag(), Pace::Rapid.tag(), Pace::Blitz.tag()];

impl Setting for Pace {
    const FORM: Form = Form::of_words(PACES);

    fn read(value: &DeValue<'_>) -> Result<Pace, FileFault> {
        one_of(value, PACES).map(|index| Pace::ALL[index])
    }

    fn write(&self) -> Option<String> {
        Some(quoted(self.tag()))
    }
}

impl Setting for Supervision {
    const FORM: Form = Form::of_words(&["full", "limited"]);

    fn read(value: &DeValue<'_>) -> Result<Supervision, FileFault> {
        one_of(value, Self::FORM.words).map(|index| Supervision::ALL[index])
    }

    fn write(&self) -> Option<String> {
        Some(quoted(match self {
            Supervision::Full => "full",
            Supervision::Limited => "limited",
        }))
    }
}

impl Setting for Period {
    const FORM: Form = Form::free(Free::Table);

    fn read(value: &DeValue<'_>) -> Result<Period, FileFault> {
        let table =
            table(value, "a period, such as { moves = 40, time = \"90m\" }", &["moves", "time"])?;
        let time = field(table, "time")?
            .ok_or(FileFault::Expected { expected: "a period with its `time`" })?;
        Ok(Period { moves: field(table, "moves")?, time })
    }

    fn write(&self) -> Option<String> {
        let time = self.time.write()?;
        Some(match self.moves {
            Some(moves) => format!("{{ moves = {}, time = {time} }}", moves.0),
            None => format!("{{ time = {time} }}"),
        })
    }
}

impl Setting for DrawAgreement {
    const FORM: Form = Form::of_words(&["free", "consent"]).or(Free::AfterMoves);

    fn read(value: &DeValue<'_>) -> Result<DrawAgreement, FileFault> {
        if value.is_str() {
            let words = [DrawAgreement::Free, DrawAgreement::Consent];
            return one_of(value, Self::FORM.words).map(|index| words[index]);
        }
        let expected = "\"free\", \"consent\", or { after = 30 }";
        let table = table(value, expected, &["after"])?;
        field(table, "after")?.map(DrawAgreement::After).ok_or(FileFault::Expected { expected })
    }

    fn write(&self) -> Option<String> {
        Some(match self {
            DrawAgreement::Free => quoted("free"),
            DrawAgreement::Consent => quoted("consent"),
            DrawAgreement::After(moves) => format!("{{ after = {} }}", moves.0),
        })
    }
}

/// Half points as they are written: `1`, `0.5`.
struct Halves(u8);

impl Setting for Halves {
    const FORM: Form = Form::free(Free::Number);

    fn read(value: &DeValue<'_>) -> Result<Halves, FileFault> {
        let wrong = FileFault::Expected { expected: "points, such as 1 or 0.5" };
        let text = match value {
            DeValue::Integer(it) => it.as_str(),
            DeValue::Float(it) => it.as_str(),
            _ => return Err(wrong),
        };
        let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
        let half = match part.trim_end_matches('0') {
            "" => 0,
            "5" => 1,
            _ => return Err(wrong),
        };
        let halves = whole.parse::<u8>().ok().and_then(|it| it.checked_mul(2)?.checked_add(half));
        halves.map(Halves).ok_or(wrong)
    }

    fn write(&self) -> Option<String> {
        Some(format!("{}{}", self.0 / 2, if self.0 % 2 == 1 { ".5" } else { "" }))
    }
}

impl Setting for Scoring {
    const FORM: Form = Form::free(Free::Table);

    fn read(value: &DeValue<'_>) -> Result<Scoring, FileFault> {
        let keys = ["win", "draw", "loss", "forfeit_win", "forfeit_loss"];
        let expected = "points, such as { win = 3, draw = 1, loss = 0 }";
        let table = table(value, expected, &keys)?;
        let points = |key| field(table, key).map(|it: Option<Halves>| it.map(|halves| halves.0));
        let missing = FileFault::Expected { expected };
        let (win, draw) = (points("win")?, points("draw")?);
        let (win, draw) = win.zip(draw).ok_or(missing)?;
        let loss = points("loss")?.unwrap_or(0);
        Ok(Scoring {
            win,
            draw,
            loss,
            forfeit_win: points("forfeit_win")?.unwrap_or(win),
            forfeit_loss: points("forfeit_loss")?.unwrap_or(0),
        })
    }

    fn write(&self) -> Option<String> {
        let points = |halves| Halves(halves).write().unwrap_or_default();
        Some(format!(
            "{{ win = {}, draw = {}, loss = {}, forfeit_win = {}, forfeit_loss = {} }}",
            points(self.win),
            points(self.draw),
            points(self.loss),
            points(self.forfeit_win),
            points(self.forfeit_loss),
        ))
    }
}

impl Setting for DevicePenalty {
    const FORM: Form = Form::of_words(&["loss"]).or(Free::Text);

    fn read(value: &DeValue<'_>) -> Result<DevicePenalty, FileFault> {
        if value.is_str() {
            return one_of(value, Self::FORM.words).map(|_| DevicePenalty::Loss);
        }
        let expected = "\"loss\", or { lesser = \"in your words\" }";
        let table = table(value, expected, &["lesser"])?;
        field(table, "lesser")?.map(DevicePenalty::Lesser).ok_or(FileFault::Expected { expected })
    }

    fn write(&self) -> Option<String> {
        Some(match self {
            DevicePenalty::Loss => quoted("loss"),
            DevicePenalty::Lesser(text) => format!("{{ lesser = {} }}", quoted(text)),
        })
    }
}

impl Setting for Appeals {
    const FORM: Form = Form::of_words(&["none"]).or(Free::Table);

    fn read(value: &DeValue<'_>) -> Result<Appeals, FileFault> {
        if value.is_str() {
            return one_of(value, Self::FORM.words).map(|_| Appeals::None);
        }
        let keys = ["deadline", "procedure", "fee", "committee"];
        let table = table(value, "\"none\", or { deadline = \"30m\" }", &keys)?;
        Ok(Appeals::Allowed {
            deadline: field(table, "deadline")?,
            procedure: field(table, "procedure")?,
            fee: field(table, "fee")?,
            committee: field(table, "committee")?,
        })
    }

    fn write(&self) -> Option<String> {
        let Appeals::Allowed { deadline, procedure, fee, committee } = self else {
            return Some(quoted("none"));
        };
        Some(inline([
            ("deadline", deadline.write()),
            ("procedure", procedure.write()),
            ("fee", fee.write()),
            ("committee", committee.write()),
        ]))
    }
}

impl Setting for Adjourning {
    const FORM: Form = Form::of_words(&["off"]).or(Free::Table);

    fn read(value: &DeValue<'_>) -> Result<Adjourning, FileFault> {
        if value.is_str() {
            return one_of(value, Self::FORM.words).map(|_| Adjourning::Off);
        }
        let expected = "\"off\", or { session_end = \"21:00\", resumption = \"day 3, 9:00\" }";
        let table = table(value, expected, &["session_end", "resumption"])?;
        Ok(Adjourning::On {
            session_end: field(table, "session_end")?,
            resumption: field(table, "resumption")?,
        })
    }

    fn write(&self) -> Option<String> {
        Some(match self {
            Adjourning::Off => quoted("off"),
            Adjourning::On { session_end, resumption } => {
                inline([("session_end", session_end.write()), ("resumption", resumption.write())])
            }
        })
    }
}

impl Setting for Players {
    const FORM: Form = Form::free(Free::Table);

    fn read(value: &DeValue<'_>) -> Result<Players, FileFault> {
        let table = table(value, "a table with `white` and `black`", &["white", "black"])?;
        let unknown = || PlayerAttributes::UNKNOWN;
        Ok(Players {
            white: field(table, "white")?.unwrap_or_else(unknown),
            black: field(table, "black")?.unwrap_or_else(unknown),
        })
    }

    fn write(&self) -> Option<String> {
        Some(inline([("white", self.white.write()), ("black", self.black.write())]))
    }
}

impl Setting for PlayerAttributes {
    const FORM: Form = Form::free(Free::Table);

    fn read(value: &DeValue<'_>) -> Result<PlayerAttributes, FileFault> {
        let expected = "a player, such as { needs = [\"blind\"], notation_language = \"cs\" }";
        let table = table(value, expected, &["needs", "notation_language"])?;
        Ok(PlayerAttributes {
            needs: field(table, "needs")?.unwrap_or_default(),
            notation_language: field(table, "notation_language")?,
        })
    }

    fn write(&self) -> Option<String> {
        let needs = Some(&self.needs).filter(|it| !it.is_empty()).and_then(|it| it.write());
        Some(inline([("needs", needs), ("notation_language", self.notation_language.write())]))
    }
}

/// A table that has no other keys than these.
fn table<'v, 'i>(
    value: &'v DeValue<'i>,
    expected: &'static str,
    keys: &[&'static str],
) -> Result<&'v DeTable<'i>, FileFault> {
    let table = value.as_table().ok_or(FileFault::Expected { expected })?;
    for key in table.keys() {
        let key: &str = key.get_ref();
        if !keys.contains(&key) {
            let nearest = suggest::nearest(key, keys.iter().copied()).unwrap_or(0);
            return Err(FileFault::UnknownKey { nearest: keys[nearest] });
        }
    }
    Ok(table)
}

fn field<T: Setting>(table: &DeTable<'_>, key: &str) -> Result<Option<T>, FileFault> {
    let found = table.iter().find(|(name, _)| name.get_ref() == key);
    found.map(|(_, value)| T::read(value.get_ref())).transpose()
}

fn inline<const N: usize>(fields: [(&str, Option<String>); N]) -> String {
    let fields: Vec<String> =
        fields.into_iter().filter_map(|(key, text)| Some(format!("{key} = {}", text?))).collect();
    format!("{{ {} }}", fields.join(", "))
}
