//! Settings of a tournament, checked: edition, time control, regulations and points must be possible together.

use clock::Phrase;
use clock::language::read_transcript;
use laws::{Date, Edition};
use transcript::{CannotConfigure, NotATranscript, configure, option_form};

use super::points::PointsTable;
use crate::wire::v1::tournament::Settings;

/// A setting that is not possible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetting {
    /// A tournament needs a name.
    #[error("a tournament needs a name")]
    NoName,
    /// It is no edition of the Laws.
    #[error("`{0}` is not an edition")]
    Edition(String),
    /// It is no day.
    #[error("`{0}` is not a day")]
    Date(String),
    /// It is no time control.
    #[error("`{0}` is not a time control")]
    TimeControl(String),
    /// It is no number of points, or a draw is worth more than half of a game.
    #[error("`{0}`: a game cannot be worth that")]
    Scoring(String),
    /// An option of the regulations is not possible.
    #[error(transparent)]
    Regulations(Box<CannotConfigure>),
    /// An option of the regulations, or a word in its place, cannot be read.
    #[error(transparent)]
    Header(Box<NotATranscript>),
}

impl BadSetting {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        let named = |id: &'static str, it: &str| Phrase::new(id).text("name", it);
        match self {
            BadSetting::NoName => Phrase::new("store-setting-no-name"),
            BadSetting::Edition(it) => named("store-setting-edition", it),
            BadSetting::Date(it) => named("store-setting-date", it),
            BadSetting::TimeControl(it) => named("store-setting-time-control", it),
            BadSetting::Scoring(it) => named("store-setting-scoring", it),
            BadSetting::Regulations(why) => why.phrase(),
            BadSetting::Header(why) => match why.problems.first() {
                Some(problem) => problem.phrase(),
                None => Phrase::new("store-setting-regulations"),
            },
        }
    }
}

impl Settings {
    /// The lines of the header that all games of the tournament share.
    #[must_use]
    pub fn header(&self) -> String {
        let mut header = String::new();
        let mut line = |word: &str, value: Option<&str>| {
            if let Some(value) = value.filter(|it| !it.is_empty()) {
                // A line break in a value would begin another line.
                header.push_str(&format!("{word} {}\n", value.replace(['\n', '\r'], " ")));
            }
        };
        line("edition", Some(&self.edition));
        line("date", self.date.as_deref());
        line("pace", self.pace.as_deref());
        line("supervision", self.supervision.as_deref());
        line("time", Some(&self.time_control));
        let options = self.regulations.iter().flat_map(|(option, value)| {
            values(option, value).map(move |it| format!("{option} {}", written(it)))
        });
        line("regulations", Some(&options.collect::<Vec<_>>().join(", ")));
        header
    }
}

/// The values of an option: where several can be given, those between semicolons.
fn values<'a>(option: &str, text: &'a str) -> impl Iterator<Item = &'a str> {
    let list = option_form(option).is_some_and(|it| it.list);
    let values = text.split(move |it| list && it == ';');
    values.filter(move |it| !list || !it.trim().is_empty())
}

/// A value as a transcript has it: a word, or else in quotation marks.
fn written(value: &str) -> String {
    let value = value.trim();
    let quoted = value.strip_prefix('"').and_then(|it| it.strip_suffix('"'));
    let inner: String = quoted
        .unwrap_or(value)
        .chars()
        .map(|it| match it {
            '"' => '\'',
            it if it.is_control() => ' ',
            it => it,
        })
        .collect();
    let plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || "_:().-".contains(it);
    match !inner.is_empty() && inner.chars().all(plain) {
        true => inner,
        false => format!("\"{inner}\""),
    }
}

/// Checks settings.
///
/// # Errors
/// The first that is not possible.
pub fn check_settings(settings: &Settings) -> Result<(Edition, PointsTable), BadSetting> {
    if settings.name.trim().is_empty() {
        return Err(BadSetting::NoName);
    }
    let edition = settings.edition.parse::<Edition>();
    let edition = edition.map_err(|_| BadSetting::Edition(settings.edition.clone()))?;
    for day in settings.date.iter().chain(&settings.date_end) {
        day.parse::<Date>().map_err(|_| BadSetting::Date(day.clone()))?;
    }
    let control = read_transcript(&settings.time_control).ok();
    if control.and_then(|it| it.control().cloned()).is_none() {
        return Err(BadSetting::TimeControl(settings.time_control.clone()));
    }
    let points = PointsTable::try_from(&settings.scoring);
    let points = points.map_err(|why| BadSetting::Scoring(why.0))?;
    let scoring = points.scoring;
    let in_order = scoring.win >= scoring.draw && scoring.draw >= scoring.loss;
    let within = 2 * u32::from(scoring.draw) <= u32::from(scoring.win) + u32::from(scoring.loss);
    if !in_order || !within {
        return Err(BadSetting::Scoring(settings.scoring.draw.clone()));
    }
    let file = transcript::read(&settings.header());
    let file = file.map_err(|why| BadSetting::Header(Box::new(why)))?;
    let case = file.cases.first().cloned().unwrap_or_default();
    match configure(&file.shared, &case) {
        Ok(_) => Ok((edition, points)),
        Err(problems) => match problems.into_iter().next() {
            Some(why) => Err(BadSetting::Regulations(Box::new(why))),
            None => Ok((edition, points)),
        },
    }
}
