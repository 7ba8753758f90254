//! The lines of a header.

use board::Chess960;
use clock::language::{read_transcript, write_transcript};
use laws::regulations::Setting;
use laws::{Date, Edition};

use crate::cursor::Cursor;
use crate::forms::{Worded, forms, language, optional, parts};
use crate::lexis;
use crate::model::{Attribute, ClockLine, Given, Header, Place};
use crate::options::{is_plain, read_option, values};
use crate::problem::Kind;
use crate::words::Table;
use crate::write::{Words, quoted};

/// The editions by their tags.
const EDITIONS: Table<Edition> = &{
    let mut table = [("", Edition::NEWEST); Edition::ALL.len()];
    let mut at = 0;
    while at < table.len() {
        table[at] = (Edition::ALL[at].tag(), Edition::ALL[at]);
        at += 1;
    }
    table
};

const ATTRIBUTES: Table<Attribute> = &[
    ("disabled", Attribute::Disabled),
    ("blind", Attribute::Blind),
    ("hearing-impaired", Attribute::HearingImpaired),
];

forms! {
    Header {
        ["edition" edition] (Header::Edition(edition))
        ["date" date] (Header::Date(date))
        ["pace" pace] (Header::Pace(pace))
        ["supervision" it] (Header::Supervision(it))
        ["player" side name attributes] (Header::Player { side, name, attributes })
        ["position" place] (Header::Position(place))
        ["moves" moves] (Header::Moves(moves))
        ["given" given] (Header::Given(given))
        by hand header {
            Header::Time(control) => format!("time {}", write_transcript(control).unwrap_or_default()),
            Header::Start(time) => format!("start {time}"),
            Header::Regulations(settings) => {
                let settings: Vec<String> = settings.iter().flat_map(setting_words).collect();
                format!("regulations {}", settings.join(", "))
            },
        }
        either (Header::Clocks)
    }
}

/// `time …`, whose language is that of time controls.
pub(crate) fn time(text: &str) -> Option<Header> {
    let control = read_transcript(text).ok()?.control().cloned()?;
    // What cannot be printed again, such as parts of a second, is no control of a transcript.
    write_transcript(&control)?;
    Some(Header::Time(control))
}

fn header(c: &mut Cursor<'_>) -> Option<Header> {
    if c.takes("start") {
        return c.time_of_day().map(Header::Start);
    }
    c.word("regulations")?;
    let mut settings = Vec::new();
    loop {
        let (option, value) = option(c)?;
        match read_option(&option, &value) {
            // An earlier version took options that meant nothing.
            Err(_) if c.is_old() => {}
            read => settings.push(c.option(option, read)?),
        }
        if !c.takes(",") {
            return Some(Header::Regulations(settings));
        }
    }
}

/// `default_time 0:30:00`: the name and the value.
pub(crate) fn option(c: &mut Cursor<'_>) -> Option<(String, String)> {
    let name = |it: &str| lexis::is_name(&it.to_ascii_lowercase()).then(|| it.to_ascii_lowercase());
    let option = c.kind(Kind::OptionName, name)?;
    let plain = |it: &str| is_plain(it).then(|| it.to_owned());
    let value = c.kind(Kind::Value, plain).or_else(|| c.text())?;
    Some((option, value))
}

/// An option with its value; where there are several values, with each of them.
fn setting_words(setting: &Setting) -> Vec<String> {
    values(setting).iter().map(|it| option_words(setting.key(), it)).collect()
}

pub(crate) fn option_words(option: &str, value: &str) -> String {
    let value = if is_plain(value) { value.to_owned() } else { quoted(value) };
    format!("{option} {value}")
}

forms! {
    Attribute {
        by hand own_language { Attribute::Language(tag) => format!("language {tag}"), }
        one of ATTRIBUTES
    }
}

fn own_language(c: &mut Cursor<'_>) -> Option<Attribute> {
    c.word("language")?;
    language(c).map(Attribute::Language)
}

forms! {
    Given {
        ["period" number] (Given::Period(number))
        ["seen" number] (Given::Seen(number))
        ["absent" sides] (Given::Absent(sides))
        ["not recording" sides] (Given::NotRecording(sides))
        ["offer" side] (Given::Offer(side))
        ["flag" side] (Given::Flag(side))
        by hand counted {
            Given::Count { side, what, number } => format!("{side} {} {number}", what.words()),
        }
        either (Given::Words)
    }
}

fn counted(c: &mut Cursor<'_>) -> Option<Given> {
    let side = c.attempt(Worded::read)?;
    Some(Given::Count { side, what: Worded::read(c)?, number: c.number()? })
}

forms! {
    Place {
        ["start"] (Place::Start)
        ["chess960" number] (Place::Chess960(number))
        either (Place::Fen)
    }
}

optional! { ClockLine }

parts! {
    Option<Edition>: c => if c.takes("by date") { Some(None) } else { c.one_of(EDITIONS).map(Some) },
        it => it.map_or("by date", Edition::tag).to_owned();
    Date: c => c.kind(Kind::Date, |it| it.parse::<Date>().ok().filter(|day| day.to_string() == it)),
        it => it.to_string();
    Chess960: c => c.kind(Kind::Number, |it| Chess960::new(it.parse().ok()?)), it => it.number().to_string();
}

/// `clocks white 0:10:00 black 0:09:00 running white`
impl Worded for ClockLine {
    fn read(c: &mut Cursor<'_>) -> Option<ClockLine> {
        c.word("clocks")?;
        let mut line = ClockLine::default();
        if c.takes("white") {
            line.white = Some(c.span()?);
        }
        if c.takes("black") {
            line.black = Some(c.span()?);
        }
        if c.takes("running") {
            let none = c.takes("none");
            line.running = Some(if none { None } else { Some(Worded::read(c)?) });
        }
        Some(line)
    }

    fn words(&self) -> String {
        let mut words = Words::new("clocks").side_times(self.white, self.black);
        if let Some(running) = self.running {
            words = words.and("running").and(running.map_or("none".to_owned(), |it| it.words()));
        }
        words.0
    }
}
