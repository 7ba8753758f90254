//! Settings of a tournament, checked: edition, time control, regulations and points must be possible together.

use clock::Phrase;
use clock::language::read_transcript;
use laws::regulations::{OptionFault, Setting};
use laws::{Date, Edition};
use transcript::{Header, option_form, option_phrase, read_option};

use super::points::{HalfPoints, PointsTable};
use crate::wire::v1::tournament::{Acceleration, Settings};

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
    /// Acceleration needs to know how many rounds there will be.
    #[error("acceleration needs the number of rounds")]
    RoundsUnknown,
    /// Acceleration needs a win that is worth two draws, and a loss that is worth nothing (Handbook C.04.7).
    #[error("a win is not worth two draws, or a loss is worth something")]
    AcceleratedPoints,
    /// There is no such option of the regulations, or it cannot have this value.
    #[error("`{option}`: {why}")]
    Option {
        /// The name that was given.
        option: String,
        /// What is wrong.
        why: OptionFault,
    },
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
            BadSetting::AcceleratedPoints => Phrase::new("store-setting-accelerated-points"),
            BadSetting::RoundsUnknown => Phrase::new("store-setting-rounds-unknown"),
            BadSetting::Option { option, why } => option_phrase(option, why),
        }
    }
}

/// What earlier versions took among the regulations and nobody looked at: the time control says it.
pub const OLD_OPTIONS: [&str; 2] = ["clock_mode", "increment"];

impl Settings {
    /// The lines of the header that all games of the tournament share.
    ///
    /// # Errors
    /// The first setting that is not possible.
    pub fn header(&self) -> Result<Vec<Header>, BadSetting> {
        let mut header = vec![Header::Edition(Some(self.law()?))];
        let given = |it: &Option<String>| it.clone().filter(|it| !it.is_empty());
        if let Some(day) = given(&self.date) {
            let date = day.parse::<Date>().map_err(|_| BadSetting::Date(day))?;
            header.push(Header::Date(date));
        }
        if let Some(Setting::Pace(Some(pace))) = self.frame("pace", given(&self.pace))? {
            header.push(Header::Pace(pace));
        }
        let supervision = self.frame("supervision", given(&self.supervision))?;
        if let Some(Setting::Supervision(Some(supervision))) = supervision {
            header.push(Header::Supervision(supervision));
        }
        let control = read_transcript(&self.time_control).ok();
        let control = control.and_then(|it| it.control().cloned());
        let wrong = || BadSetting::TimeControl(self.time_control.clone());
        header.push(Header::Time(control.ok_or_else(wrong)?));
        let mut settings = Vec::new();
        for (option, text) in &self.regulations {
            // However it is written: earlier versions read a printed header, which does not look at capitals.
            let option = option.to_ascii_lowercase();
            if !OLD_OPTIONS.contains(&option.as_str()) {
                for value in values(&option, text) {
                    settings.push(read(&option, &unquoted(value))?);
                }
            }
        }
        if !settings.is_empty() {
            header.push(Header::Regulations(settings));
        }
        Ok(header)
    }

    fn law(&self) -> Result<Edition, BadSetting> {
        self.edition.parse().map_err(|_| BadSetting::Edition(self.edition.clone()))
    }

    /// An option that has a field of its own.
    fn frame(&self, option: &str, value: Option<String>) -> Result<Option<Setting>, BadSetting> {
        value.map(|it| read(option, &it)).transpose()
    }
}

fn read(option: &str, value: &str) -> Result<Setting, BadSetting> {
    read_option(option, value).map_err(|why| BadSetting::Option { option: option.to_owned(), why })
}

/// The values of an option: where several can be given, those between semicolons.
fn values<'a>(option: &str, text: &'a str) -> impl Iterator<Item = &'a str> {
    let list = option_form(option).is_some_and(|it| it.list);
    let values = text.split(move |it| list && it == ';');
    values.filter(move |it| !list || !it.trim().is_empty())
}

/// A value without quotation marks around it; marks inside and line breaks could not be printed in a header.
fn unquoted(value: &str) -> String {
    let value = value.trim();
    let quoted = value.strip_prefix('"').and_then(|it| it.strip_suffix('"'));
    let safe = quoted.unwrap_or(value).chars().map(|it| match it {
        '"' => '\'',
        it if it.is_control() => ' ',
        it => it,
    });
    safe.collect()
}

/// Checks settings.
///
/// # Errors
/// The first that is not possible.
pub fn check_settings(settings: &Settings) -> Result<(Edition, PointsTable), BadSetting> {
    if settings.name.trim().is_empty() {
        return Err(BadSetting::NoName);
    }
    let days = settings.report.round_dates.iter().flatten();
    for day in settings.date.iter().chain(&settings.date_end).chain(days) {
        day.parse::<Date>().map_err(|_| BadSetting::Date(day.clone()))?;
    }
    let points = PointsTable::try_from(&settings.scoring);
    let points = points.map_err(|why| BadSetting::Scoring(why.0))?;
    let scoring = points.scoring;
    let in_order = scoring.win >= scoring.draw && scoring.draw >= scoring.loss;
    let within = 2 * u32::from(scoring.draw) <= u32::from(scoring.win) + u32::from(scoring.loss);
    if !in_order || !within {
        return Err(BadSetting::Scoring(settings.scoring.draw.clone()));
    }
    if let Some(worth) = &settings.report.open_game {
        worth.parse::<HalfPoints>().map_err(|why| BadSetting::Scoring(why.0))?;
    }
    if settings.pairing.acceleration != Acceleration::None && settings.report.rounds.is_none() {
        return Err(BadSetting::RoundsUnknown);
    }
    let doubled = scoring.win == 2 * scoring.draw && scoring.loss == 0;
    if settings.pairing.acceleration != Acceleration::None && !doubled {
        return Err(BadSetting::AcceleratedPoints);
    }
    settings.header()?;
    Ok((settings.law()?, points))
}
