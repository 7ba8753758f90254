//! Regulations as a TOML file. Every problem is reported, each with its place, what was expected there, and
//! the nearest right word.

use std::ops::Range;

use clock::{Millis, Mode, TimeControl};
use toml::de::{DeTable, DeValue};

use super::raw::{OptionFault, RawValue};
use super::setting::OptionType;
use super::written::one_of;
use super::{Regulations, Setting};
use crate::rulebook::Seconds;

/// A file that could not be read, with every reason.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct NotRegulations {
    /// What is wrong, in the order of the file.
    pub problems: Vec<FileProblem>,
}

/// One thing that is wrong in a file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {}{fault}", if .key.is_empty() { String::new() } else { format!("`{}`: ", .key) })]
pub struct FileProblem {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// The key, if it is known.
    pub key: String,
    /// What is wrong.
    pub fault: FileFault,
}

/// What can be wrong.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
pub enum FileFault {
    /// The file is no TOML.
    #[error("{0}")]
    Syntax(String),
    /// There is no such option, or it cannot have this value.
    #[error(transparent)]
    Option(#[from] OptionFault),
}

/// What a file has beside the options: how time comes with each move of the periods.
const CLOCK_MODE: &str = "clock_mode";
const INCREMENT: &str = "increment";
const MODES: &[&str] = &["none", "cumulative", "delay", "bronstein"];

pub(super) fn read(text: &str) -> Result<Regulations, NotRegulations> {
    let (table, errors) = DeTable::parse_recoverable(text);
    let mut reader = Reader { text, problems: Vec::new(), mode: None, increment: None };
    for error in &errors {
        let fault = FileFault::Syntax(error.message().to_owned());
        reader.problem(error.span().unwrap_or_default(), "", fault);
    }
    let mut regulations = Regulations::usual();
    for (key, value) in table.get_ref() {
        let name: &str = key.get_ref();
        match reader.entry(name, value.get_ref(), value.span()) {
            Ok(Some(setting)) => regulations.set(setting),
            Ok(None) => {}
            Err(fault) => {
                let no_key = matches!(fault, OptionFault::Unknown { .. }) && !is_key(name);
                reader.problem(if no_key { key.span() } else { value.span() }, name, fault.into());
            }
        }
    }
    reader.add_time_per_move(&mut regulations.time_control);
    reader.problems.sort();
    match reader.problems.is_empty() {
        true => Ok(regulations),
        false => Err(NotRegulations { problems: reader.problems }),
    }
}

fn is_key(name: &str) -> bool {
    Regulations::KEYS.contains(&name)
}

/// A mode of the clock, once the time of each move is known.
type ModeOf = fn(Millis) -> Mode;

struct Reader<'t> {
    text: &'t str,
    problems: Vec<FileProblem>,
    mode: Option<(ModeOf, Range<usize>)>,
    increment: Option<(Millis, Range<usize>)>,
}

impl Reader<'_> {
    /// What stands behind a key, if it is an option of its own.
    fn entry(
        &mut self,
        key: &str,
        value: &DeValue<'_>,
        span: Range<usize>,
    ) -> Result<Option<Setting>, OptionFault> {
        let value = raw(value)?;
        match key {
            CLOCK_MODE => {
                let modes: [Option<ModeOf>; 4] =
                    [None, Some(Mode::Fischer), Some(Mode::Delay), Some(Mode::Bronstein)];
                self.mode = modes[one_of(&value, MODES)?].map(|it| (it, span));
            }
            INCREMENT => {
                let time = Seconds::read(&value)?;
                let added = (time > Seconds(0)).then(|| Millis::from_seconds(time.0.into()));
                self.increment = added.map(|it| (it, span));
            }
            _ if is_key(key) => return Setting::read(key, &value).map(Some),
            _ => {
                let keys = Regulations::KEYS.iter().copied().chain([CLOCK_MODE, INCREMENT]);
                return Err(OptionFault::unknown(key, &keys.collect::<Vec<_>>()));
            }
        }
        Ok(None)
    }

    /// The periods of the file have no time per move yet.
    fn add_time_per_move(&mut self, control: &mut Option<TimeControl>) {
        let together = OptionFault::Expected { expected: "`clock_mode` and `increment` together" };
        match (self.mode.take(), self.increment.take()) {
            (None, None) => {}
            (Some((_, span)), None) => self.problem(span, CLOCK_MODE, together.into()),
            (None, Some((_, span))) => self.problem(span, INCREMENT, together.into()),
            (Some((mode, span)), Some((increment, _))) => {
                let plain = control.as_ref().filter(|it| has_no_time_per_move(it));
                match plain.and_then(|it| it.with_mode(mode(increment)).ok()) {
                    Some(changed) => *control = Some(changed),
                    None if self.problems.is_empty() => {
                        let expected = "periods in `time_control` to which time can be added";
                        self.problem(span, CLOCK_MODE, OptionFault::Expected { expected }.into());
                    }
                    None => {}
                }
            }
        }
    }

    fn problem(&mut self, span: Range<usize>, key: &str, fault: FileFault) {
        let before = self.text.get(..span.start).unwrap_or(self.text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        self.problems.push(FileProblem { line, column, key: key.to_owned(), fault });
    }
}

fn has_no_time_per_move(control: &TimeControl) -> bool {
    let plain = |side| control.of(side).periods().iter().all(|it| it.mode == Mode::Plain);
    ::board::Color::ALL.into_iter().all(plain)
}

/// A value of a file.
fn raw(value: &DeValue<'_>) -> Result<RawValue, OptionFault> {
    let halves = |number: &str| {
        let (whole, part) = number.split_once('.').unwrap_or((number, "0"));
        let half = match part.trim_end_matches('0') {
            "" => 0,
            "5" => 1,
            _ => return None,
        };
        whole.parse::<u32>().ok()?.checked_mul(2)?.checked_add(half)
    };
    let found = match value {
        DeValue::String(text) => Some(RawValue::text(text)),
        DeValue::Integer(it) => u32::from_str_radix(it.as_str(), it.radix())
            .ok()
            .and_then(|it| it.checked_mul(2))
            .map(RawValue::Halves),
        DeValue::Float(it) => halves(it.as_str()).map(RawValue::Halves),
        DeValue::Array(items) => {
            let items: Result<Vec<_>, _> = items.iter().map(|it| raw(it.get_ref())).collect();
            Some(RawValue::List(items?))
        }
        DeValue::Table(table) => {
            let entry = |(key, value): (&toml::Spanned<_>, &toml::Spanned<DeValue<'_>>)| {
                let key: &std::borrow::Cow<'_, str> = key.get_ref();
                Ok((key.to_string(), raw(value.get_ref())?))
            };
            let entries: Result<Vec<_>, OptionFault> = table.iter().map(entry).collect();
            Some(RawValue::Table(entries?))
        }
        DeValue::Boolean(_) | DeValue::Datetime(_) => None,
    };
    found.ok_or(OptionFault::Expected { expected: "a text, a small number, a list or a table" })
}

pub(super) fn write(regulations: &Regulations) -> String {
    let line = |it: Setting| Some(format!("{} = {}\n", it.key(), in_toml(&it.value()?)));
    regulations.unusual().into_iter().filter_map(line).collect()
}

fn in_toml(value: &RawValue) -> String {
    match value {
        RawValue::Text(text) => quoted(text),
        RawValue::Halves(it) => format!("{}{}", it / 2, if it % 2 == 1 { ".5" } else { "" }),
        RawValue::Time(time) => quoted(&span(*time)),
        RawValue::List(items) => {
            let items: Vec<String> = items.iter().map(in_toml).collect();
            format!("[{}]", items.join(", "))
        }
        RawValue::Table(entries) => {
            let entry = |(key, value): &(String, RawValue)| format!("{key} = {}", in_toml(value));
            let entries: Vec<String> = entries.iter().map(entry).collect();
            format!("{{ {} }}", entries.join(", "))
        }
    }
}

/// `1h30m`, `90m`, `30s`.
fn span(time: Seconds) -> String {
    let (hours, minutes, seconds) = (time.0 / 3600, time.0 / 60 % 60, time.0 % 60);
    let units = [(hours, 'h'), (minutes, 'm'), (seconds, 's')];
    let told = units.iter().filter(|it| it.0 > 0).map(|(count, unit)| format!("{count}{unit}"));
    let text: String = told.collect();
    if text.is_empty() { "0s".to_owned() } else { text }
}

/// A text in quotes.
fn quoted(text: &str) -> String {
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
