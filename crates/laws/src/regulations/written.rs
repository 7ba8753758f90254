//! The types of the options, read from raw values and written as such: spans of time, periods, points, lists and tables.

use clock::language::{read, read_transcript, write_short};
use clock::{Millis, Period, TimeControl};

use super::form::{Form, Free};
use super::raw::{OptionFault, RawValue};
use super::setting::OptionType;
use super::values::{
    Adjourning, Appeals, DevicePenalty, DrawAgreement, PlayerAttributes, Players, Scoring,
};
use crate::edition::Edition;
use crate::pace::{Pace, Supervision};
use crate::rulebook::{MovesEach, Occurrences, Seconds};

/// The index of the word that stands there.
pub(super) fn one_of(value: &RawValue, words: &[&str]) -> Result<usize, OptionFault> {
    let word = value.as_text().ok_or(OptionFault::Expected { expected: "a word in quotes" })?;
    let found = words.iter().position(|it| *it == word);
    found.ok_or_else(|| OptionFault::unknown_word(word, words))
}

impl OptionType for String {
    const FORM: Form = Form::free(Free::Text);

    fn read(value: &RawValue) -> Result<String, OptionFault> {
        value
            .as_text()
            .map(str::to_owned)
            .ok_or(OptionFault::Expected { expected: "a text in quotes" })
    }

    fn write(&self) -> Option<RawValue> {
        Some(RawValue::text(self))
    }
}

impl<T: OptionType> OptionType for Option<T> {
    const FORM: Form = T::FORM;

    fn read(value: &RawValue) -> Result<Option<T>, OptionFault> {
        T::read(value).map(Some)
    }

    fn write(&self) -> Option<RawValue> {
        self.as_ref().and_then(OptionType::write)
    }
}

impl<T: OptionType> OptionType for Vec<T> {
    const FORM: Form = T::FORM.several();

    fn read(value: &RawValue) -> Result<Vec<T>, OptionFault> {
        match value {
            RawValue::List(items) => items.iter().map(T::read).collect(),
            _ => Err(OptionFault::Expected { expected: "a list in brackets" }),
        }
    }

    fn write(&self) -> Option<RawValue> {
        Some(RawValue::List(self.iter().filter_map(OptionType::write).collect()))
    }

    fn set(&mut self, later: Vec<T>) {
        self.extend(later);
    }
}

impl OptionType for Seconds {
    const FORM: Form = Form::free(Free::Time);

    fn read(value: &RawValue) -> Result<Seconds, OptionFault> {
        let wrong = OptionFault::Expected {
            expected: "a time in quotes, such as \"90m\", \"30s\" or \"1h30m\"",
        };
        match value {
            RawValue::Time(time) => Ok(*time),
            _ => value.as_text().and_then(span).ok_or(wrong),
        }
    }

    fn write(&self) -> Option<RawValue> {
        Some(RawValue::Time(*self))
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

impl OptionType for Occurrences {
    const FORM: Form = Form::free(Free::Number);

    fn read(value: &RawValue) -> Result<Occurrences, OptionFault> {
        value.as_number().and_then(|it| u8::try_from(it).ok()).map(Occurrences).ok_or(WHOLE_NUMBER)
    }

    fn write(&self) -> Option<RawValue> {
        Some(RawValue::Halves(2 * u32::from(self.0)))
    }
}

impl OptionType for MovesEach {
    const FORM: Form = Form::free(Free::Number);

    fn read(value: &RawValue) -> Result<MovesEach, OptionFault> {
        value.as_number().and_then(|it| u16::try_from(it).ok()).map(MovesEach).ok_or(WHOLE_NUMBER)
    }

    fn write(&self) -> Option<RawValue> {
        Some(RawValue::Halves(2 * u32::from(self.0)))
    }
}

const WHOLE_NUMBER: OptionFault = OptionFault::Expected { expected: "a small whole number" };

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

impl OptionType for Edition {
    const FORM: Form = Form::of_words(EDITIONS);

    fn read(value: &RawValue) -> Result<Edition, OptionFault> {
        one_of(value, EDITIONS).map(|index| Edition::ALL[index])
    }

    fn write(&self) -> Option<RawValue> {
        Some(RawValue::text(self.tag()))
    }
}

/// The paces by their tags.
const PACES: &[&str] = &[Pace::Standard.tag(), Pace::Rapid.tag(), Pace::Blitz.tag()];

impl OptionType for Pace {
    const FORM: Form = Form::of_words(PACES);

    fn read(value: &RawValue) -> Result<Pace, OptionFault> {
        one_of(value, PACES).map(|index| Pace::ALL[index])
    }

    fn write(&self) -> Option<RawValue> {
        Some(RawValue::text(self.tag()))
    }
}

impl OptionType for Supervision {
    const FORM: Form = Form::of_words(&["full", "limited"]);

    fn read(value: &RawValue) -> Result<Supervision, OptionFault> {
        one_of(value, Self::FORM.words).map(|index| Supervision::ALL[index])
    }

    fn write(&self) -> Option<RawValue> {
        Some(RawValue::text(match self {
            Supervision::Full => "full",
            Supervision::Limited => "limited",
        }))
    }
}

impl OptionType for TimeControl {
    const FORM: Form = Form::free(Free::Table);

    /// A list of periods, or a control in words or in a short form.
    fn read(value: &RawValue) -> Result<TimeControl, OptionFault> {
        let expected = "a time control, such as \"90+30\" or [{ moves = 40, time = \"90m\" }]";
        let control = match value {
            RawValue::List(items) => {
                let periods: Result<Vec<Period>, OptionFault> = items.iter().map(period).collect();
                TimeControl::same(&periods?).ok()
            }
            _ => {
                let text = value.as_text().ok_or(OptionFault::Expected { expected })?;
                let reading = read_transcript(text).or_else(|_| read(text)).ok();
                reading.filter(|it| it.ignored.is_empty()).and_then(|it| it.control().cloned())
            }
        };
        control.ok_or(OptionFault::Expected { expected })
    }

    fn write(&self) -> Option<RawValue> {
        Some(RawValue::Text(write_short(self)))
    }
}

/// A period without time per move.
fn period(value: &RawValue) -> Result<Period, OptionFault> {
    let table =
        table(value, "a period, such as { moves = 40, time = \"90m\" }", &["moves", "time"])?;
    let time: Seconds = field(table, "time")?
        .ok_or(OptionFault::Expected { expected: "a period with its `time`" })?;
    let time = Millis::from_seconds(time.0.into());
    let moves: Option<MovesEach> = field(table, "moves")?;
    Ok(moves.map_or(Period::rest(time), |it| Period::moves(it.0.into(), time)))
}

impl OptionType for DrawAgreement {
    const FORM: Form = Form::of_words(&["free", "consent"]).or(Free::AfterMoves);

    fn read(value: &RawValue) -> Result<DrawAgreement, OptionFault> {
        if value.as_text().is_some() {
            let words = [DrawAgreement::Free, DrawAgreement::Consent];
            return one_of(value, Self::FORM.words).map(|index| words[index]);
        }
        let expected = "\"free\", \"consent\", or { after = 30 }";
        let table = table(value, expected, &["after"])?;
        field(table, "after")?.map(DrawAgreement::After).ok_or(OptionFault::Expected { expected })
    }

    fn write(&self) -> Option<RawValue> {
        Some(match self {
            DrawAgreement::Free => RawValue::text("free"),
            DrawAgreement::Consent => RawValue::text("consent"),
            DrawAgreement::After(moves) => inline([("after", moves.write())]),
        })
    }
}

/// Half points as they are written: `1`, `0.5`.
struct Halves(u8);

impl OptionType for Halves {
    const FORM: Form = Form::free(Free::Number);

    fn read(value: &RawValue) -> Result<Halves, OptionFault> {
        let halves = match value {
            RawValue::Halves(halves) => u8::try_from(*halves).ok(),
            _ => None,
        };
        halves.map(Halves).ok_or(OptionFault::Expected { expected: "points, such as 1 or 0.5" })
    }

    fn write(&self) -> Option<RawValue> {
        Some(RawValue::Halves(self.0.into()))
    }
}

impl OptionType for Scoring {
    const FORM: Form = Form::free(Free::Table);

    fn read(value: &RawValue) -> Result<Scoring, OptionFault> {
        let keys = ["win", "draw", "loss", "forfeit_win", "forfeit_loss"];
        let expected = "points, such as { win = 3, draw = 1, loss = 0 }";
        let table = table(value, expected, &keys)?;
        let points = |key| field(table, key).map(|it: Option<Halves>| it.map(|halves| halves.0));
        let missing = OptionFault::Expected { expected };
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

    fn write(&self) -> Option<RawValue> {
        let points = |halves| Halves(halves).write();
        Some(inline([
            ("win", points(self.win)),
            ("draw", points(self.draw)),
            ("loss", points(self.loss)),
            ("forfeit_win", points(self.forfeit_win)),
            ("forfeit_loss", points(self.forfeit_loss)),
        ]))
    }
}

impl OptionType for DevicePenalty {
    const FORM: Form = Form::of_words(&["loss"]).or(Free::Text);

    fn read(value: &RawValue) -> Result<DevicePenalty, OptionFault> {
        if value.as_text().is_some() {
            return one_of(value, Self::FORM.words).map(|_| DevicePenalty::Loss);
        }
        let expected = "\"loss\", or { lesser = \"in your words\" }";
        let table = table(value, expected, &["lesser"])?;
        field(table, "lesser")?.map(DevicePenalty::Lesser).ok_or(OptionFault::Expected { expected })
    }

    fn write(&self) -> Option<RawValue> {
        Some(match self {
            DevicePenalty::Loss => RawValue::text("loss"),
            DevicePenalty::Lesser(text) => inline([("lesser", text.write())]),
        })
    }
}

impl OptionType for Appeals {
    const FORM: Form = Form::of_words(&["none"]).or(Free::Table);

    fn read(value: &RawValue) -> Result<Appeals, OptionFault> {
        if value.as_text().is_some() {
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

    fn write(&self) -> Option<RawValue> {
        let Appeals::Allowed { deadline, procedure, fee, committee } = self else {
            return Some(RawValue::text("none"));
        };
        Some(inline([
            ("deadline", deadline.write()),
            ("procedure", procedure.write()),
            ("fee", fee.write()),
            ("committee", committee.write()),
        ]))
    }
}

impl OptionType for Adjourning {
    const FORM: Form = Form::of_words(&["off"]).or(Free::Table);

    fn read(value: &RawValue) -> Result<Adjourning, OptionFault> {
        if value.as_text().is_some() {
            return one_of(value, Self::FORM.words).map(|_| Adjourning::Off);
        }
        let expected = "\"off\", or { session_end = \"21:00\", resumption = \"day 3, 9:00\" }";
        let table = table(value, expected, &["session_end", "resumption"])?;
        Ok(Adjourning::On {
            session_end: field(table, "session_end")?,
            resumption: field(table, "resumption")?,
        })
    }

    fn write(&self) -> Option<RawValue> {
        Some(match self {
            Adjourning::Off => RawValue::text("off"),
            Adjourning::On { session_end, resumption } => {
                inline([("session_end", session_end.write()), ("resumption", resumption.write())])
            }
        })
    }
}

impl OptionType for Players {
    const FORM: Form = Form::free(Free::Table);

    fn read(value: &RawValue) -> Result<Players, OptionFault> {
        let table = table(value, "a table with `white` and `black`", &["white", "black"])?;
        let unknown = || PlayerAttributes::UNKNOWN;
        Ok(Players {
            white: field(table, "white")?.unwrap_or_else(unknown),
            black: field(table, "black")?.unwrap_or_else(unknown),
        })
    }

    fn write(&self) -> Option<RawValue> {
        Some(inline([("white", self.white.write()), ("black", self.black.write())]))
    }
}

impl OptionType for PlayerAttributes {
    const FORM: Form = Form::free(Free::Table);

    fn read(value: &RawValue) -> Result<PlayerAttributes, OptionFault> {
        let expected = "a player, such as { needs = [\"blind\"], notation_language = \"cs\" }";
        let table = table(value, expected, &["needs", "notation_language"])?;
        Ok(PlayerAttributes {
            needs: field(table, "needs")?.unwrap_or_default(),
            notation_language: field(table, "notation_language")?,
        })
    }

    fn write(&self) -> Option<RawValue> {
        let needs = Some(&self.needs).filter(|it| !it.is_empty()).and_then(|it| it.write());
        Some(inline([("needs", needs), ("notation_language", self.notation_language.write())]))
    }
}

/// A table that has no other keys than these.
fn table<'v>(
    value: &'v RawValue,
    expected: &'static str,
    keys: &[&'static str],
) -> Result<&'v [(String, RawValue)], OptionFault> {
    let RawValue::Table(table) = value else { return Err(OptionFault::Expected { expected }) };
    match table.iter().find(|(key, _)| !keys.contains(&key.as_str())) {
        Some((key, _)) => Err(OptionFault::unknown(key, keys)),
        None => Ok(table),
    }
}

fn field<T: OptionType>(table: &[(String, RawValue)], key: &str) -> Result<Option<T>, OptionFault> {
    table.iter().find(|(name, _)| name == key).map(|(_, value)| T::read(value)).transpose()
}

fn inline<const N: usize>(fields: [(&str, Option<RawValue>); N]) -> RawValue {
    let set = fields.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value?)));
    RawValue::Table(set.collect())
}
