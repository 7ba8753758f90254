//! The lines of a header.

use board::Chess960;
use clock::language::{read_transcript, write_transcript};
use laws::{Date, Edition};

use super::people::{side, sides};
use crate::cursor::Cursor;
use crate::lexis;
use crate::model::{Attribute, ClockLine, Given, Header, Place};
use crate::options::{is_plain, read_option};
use crate::problem::Kind;
use crate::words::{COUNTED, PACES, SUPERVISION, Table};

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

/// A line of the header; `time` is read by [`time`].
pub(crate) fn header(c: &mut Cursor<'_>) -> Option<Header> {
    let rules: [fn(&mut Cursor<'_>) -> Option<Header>; 11] = [
        edition,
        date,
        pace,
        supervision,
        regulations,
        player,
        position,
        moves,
        clock_line,
        start,
        given,
    ];
    rules.into_iter().find_map(|rule| c.attempt(|c| rule(c).filter(|_| c.end().is_some())))
}

/// `time …`, whose language is that of time controls.
pub(crate) fn time(text: &str) -> Option<Header> {
    let control = read_transcript(text).ok()?.control().cloned()?;
    // What cannot be printed again, such as parts of a second, is no control of a transcript.
    write_transcript(&control)?;
    Some(Header::Time(control))
}

fn edition(c: &mut Cursor<'_>) -> Option<Header> {
    c.word("edition")?;
    if c.takes("by date") {
        return Some(Header::Edition(None));
    }
    c.one_of(EDITIONS).map(|it| Header::Edition(Some(it)))
}

fn date(c: &mut Cursor<'_>) -> Option<Header> {
    c.word("date")?;
    c.kind(Kind::Date, |it| it.parse::<Date>().ok().filter(|day| day.to_string() == it))
        .map(Header::Date)
}

fn pace(c: &mut Cursor<'_>) -> Option<Header> {
    c.word("pace")?;
    c.one_of(PACES).map(Header::Pace)
}

fn supervision(c: &mut Cursor<'_>) -> Option<Header> {
    c.word("supervision")?;
    c.one_of(SUPERVISION).map(Header::Supervision)
}

fn regulations(c: &mut Cursor<'_>) -> Option<Header> {
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

fn player(c: &mut Cursor<'_>) -> Option<Header> {
    c.word("player")?;
    let side = side(c)?;
    let name = c.text();
    let mut attributes = Vec::new();
    loop {
        if let Some(attribute) = c.one_of(ATTRIBUTES) {
            attributes.push(attribute);
        } else if c.takes("language") {
            attributes.push(Attribute::Language(language(c)?));
        } else {
            return Some(Header::Player { side, name, attributes });
        }
    }
}

/// The tag of a language.
pub(crate) fn language(c: &mut Cursor<'_>) -> Option<String> {
    let fits = |it: &str| it.bytes().all(|it| it.is_ascii_alphabetic() || it == b'-' || it == b'_');
    c.kind(Kind::AnyWord, |it| fits(it).then(|| it.to_owned()))
}

fn position(c: &mut Cursor<'_>) -> Option<Header> {
    c.word("position")?;
    if c.takes("start") {
        return Some(Header::Position(Place::Start));
    }
    if c.takes("chess960") {
        let number = c.kind(Kind::Number, |it| Chess960::new(it.parse().ok()?))?;
        return Some(Header::Position(Place::Chess960(number)));
    }
    c.fen().map(|it| Header::Position(Place::Fen(it)))
}

fn moves(c: &mut Cursor<'_>) -> Option<Header> {
    c.word("moves")?;
    let mut moves = Vec::new();
    while !c.is_at_end() {
        moves.push(c.ply()?);
    }
    Some(Header::Moves(moves))
}

fn clock_line(c: &mut Cursor<'_>) -> Option<Header> {
    clocks(c).map(Header::Clocks)
}

/// `clocks white 0:10:00 black 0:09:00 running white`
pub(crate) fn clocks(c: &mut Cursor<'_>) -> Option<ClockLine> {
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
        line.running = Some(if none { None } else { Some(side(c)?) });
    }
    Some(line)
}

fn start(c: &mut Cursor<'_>) -> Option<Header> {
    c.word("start")?;
    c.time_of_day().map(Header::Start)
}

fn given(c: &mut Cursor<'_>) -> Option<Header> {
    c.word("given")?;
    let found = if let Some(words) = c.text() {
        Given::Words(words)
    } else if c.takes("period") {
        Given::Period(c.number()?)
    } else if c.takes("seen") {
        Given::Seen(c.number()?)
    } else if c.takes("absent") {
        Given::Absent(sides(c)?)
    } else if c.takes("not recording") {
        Given::NotRecording(sides(c)?)
    } else if c.takes("offer") {
        Given::Offer(side(c)?)
    } else if c.takes("flag") {
        Given::Flag(side(c)?)
    } else {
        let side = side(c)?;
        let what = c.one_of(COUNTED)?;
        Given::Count { side, what, number: c.number()? }
    };
    Some(Header::Given(found))
}

/// The attribute that a word stands for, printed.
pub(crate) fn attribute_words(attribute: &Attribute) -> String {
    match attribute {
        Attribute::Language(tag) => format!("language {tag}"),
        other => crate::words::word_in(ATTRIBUTES, other).unwrap_or("disabled").to_owned(),
    }
}
