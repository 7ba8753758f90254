//! The lines of a report that say something of the whole tournament.

use board::Color;
use clock::TimeControl;
use clock::language::{read, read_pgn, read_transcript, write_transcript};
use laws::Date;

use super::scoring::{is_worth, read_162, read_bb, read_xxs};
use super::{PLAYER, ROUNDS_MAX, round_columns};
use crate::players::{ListFault, ListProblem, TEXT_MAX};
use crate::tournament::HalfPoints;
use crate::wire::v1::report::ReportDetails;
use crate::wire::v1::tournament::{ByeWorth, ScoringRecord, Side};

/// What a report says of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReportedEvent {
    /// What it is called.
    pub name: Option<String>,
    /// Where it is played.
    pub place: Option<String>,
    /// The first day.
    pub date: Option<String>,
    /// The last day.
    pub date_end: Option<String>,
    /// The time control in the short form of transcripts, if it is told in a form that can be read.
    pub time_control: Option<String>,
    /// What a game is worth, if that is said.
    pub scoring: Option<ScoringRecord>,
    /// The rest.
    pub details: ReportDetails,
}

/// Byes that have a line of their own.
pub(super) struct ByeLine {
    pub(super) line: usize,
    pub(super) kind: char,
    /// From 0.
    pub(super) round: usize,
    pub(super) players: Vec<usize>,
}

impl ByeLine {
    /// What the bye is worth, if its kind is one.
    pub(super) fn worth(&self) -> Option<ByeWorth> {
        match self.kind {
            'F' => Some(ByeWorth::Win),
            'H' => Some(ByeWorth::Half),
            'Z' => Some(ByeWorth::Zero),
            _ => None,
        }
    }
}

/// Lines of lengths and numbers that are believed: the days of all rounds fit in one.
const LINE_MAX: usize = round_columns(ROUNDS_MAX).0;
const KEPT_MAX: usize = 200_000;
const DEPUTIES_MAX: usize = 100;

/// What is read of the lines that are not those of players.
#[derive(Default)]
pub(super) struct HeaderReader {
    pub(super) event: ReportedEvent,
    pub(super) byes: Vec<ByeLine>,
    kept: usize,
    full: bool,
}

impl HeaderReader {
    /// Takes a line in.
    pub(super) fn take(&mut self, number: usize, line: &str, problems: &mut Vec<ListProblem>) {
        let problem = |column, fault| ListProblem { line: number, column, fault };
        let line = line.trim_end();
        if line.chars().nth(LINE_MAX).is_some() {
            problems.push(problem(1, ListFault::Text));
            return;
        }
        let line: String = line.chars().map(printable).collect();
        if line.trim().is_empty() {
            return;
        }
        let code: String = line.chars().take(PLAYER.len()).collect();
        let said: String = line.chars().skip(PLAYER.len() + 1).collect();
        let said = said.trim();
        let line = match self.understood(&code, said, &line) {
            Some(Understood::All) => return,
            Some(Understood::Nothing) => line,
            Some(Understood::But(rest)) => format!("{code} {rest}"),
            None => {
                let fault = ListFault::Header { code: code.clone(), text: shortened(said) };
                problems.push(problem(PLAYER.len() + 2, fault));
                line
            }
        };
        self.kept += line.len();
        if self.kept > KEPT_MAX {
            if !std::mem::replace(&mut self.full, true) {
                problems.push(problem(1, ListFault::NotKept));
            }
            return;
        }
        if code == "240" {
            self.byes.extend(bye_line(number, said));
        }
        self.event.details.lines.push(line);
    }

    /// Has the line a meaning here? Nothing if it should have one and cannot be read.
    fn understood(&mut self, code: &str, said: &str, line: &str) -> Option<Understood> {
        let event = &mut self.event;
        let details = &mut event.details;
        let fits = said.chars().count() <= TEXT_MAX;
        let once = |field: &mut Option<String>| {
            if !fits {
                return None;
            }
            let first = field.is_none();
            if first {
                *field = Some(said.to_owned()).filter(|it| !it.is_empty());
            }
            Some(if first { Understood::All } else { Understood::Nothing })
        };
        let day = |field: &mut Option<String>| {
            if !said.is_empty() && field.is_none() {
                *field = Some(day(said)?);
            }
            Some(Understood::All)
        };
        match code {
            "012" => once(&mut event.name),
            "022" => once(&mut event.place),
            "032" => once(&mut details.federation),
            "042" => day(&mut event.date),
            "052" => day(&mut event.date_end),
            // They are counted when a report is written.
            "062" | "072" => Some(Understood::All),
            "092" => once(&mut details.kind),
            "102" => once(&mut details.chief_arbiter),
            "112" => {
                if !fits || details.deputies.len() >= DEPUTIES_MAX {
                    return None;
                }
                details.deputies.extend(Some(said.to_owned()).filter(|it| !it.is_empty()));
                Some(Understood::All)
            }
            "122" => once(&mut details.allotted_times),
            "132" => {
                details.round_dates = round_dates(line)?;
                Some(Understood::All)
            }
            "142" | "XXR" => {
                let rounds: u32 = said.parse().ok()?;
                details.rounds = Some(Some(rounds).filter(|it| *it as usize <= ROUNDS_MAX)?);
                Some(Understood::All)
            }
            "152" => {
                let color = said.chars().next().and_then(color)?;
                details.first_color = Some(Side::from(color));
                Some(Understood::All)
            }
            "XXC" => {
                let color = said.split_whitespace().find_map(first_color);
                details.first_color = color.map(Side::from).or(details.first_color);
                Some(Understood::but(other_words(code, said)))
            }
            "162" => {
                let read = read_162(line, event.scoring.clone())?;
                (event.scoring, details.open_game) = (Some(read.0), read.1);
                Some(Understood::All)
            }
            "XXS" => {
                event.scoring = Some(read_xxs(said, event.scoring.clone())?);
                Some(Understood::but(other_words(code, said)))
            }
            "BBW" | "BBD" | "BBL" | "BBF" | "BBU" => {
                event.scoring = Some(read_bb(code, said, event.scoring.clone())?);
                Some(Understood::All)
            }
            "222" if !fits => None,
            "222" => {
                event.time_control = Some(write_transcript(&decoded(said)?)?);
                Some(Understood::All)
            }
            _ => Some(Understood::Nothing),
        }
    }

    /// What was read in the end. Times that say only what the time control says are not said twice.
    pub(super) fn done(self) -> (ReportedEvent, Vec<ByeLine>) {
        let mut event = self.event;
        if let Some(words) = &event.details.allotted_times {
            if event.time_control.is_none() {
                let understood = read_transcript(words).or_else(|_| read(words)).ok();
                let control = understood.and_then(|it| it.control().cloned());
                event.time_control = control.and_then(|it| write_transcript(&it));
            }
            if event.time_control.as_ref() == Some(words) {
                event.details.allotted_times = None;
            }
        }
        (event, self.byes)
    }
}

/// How much of a line has a meaning here.
enum Understood {
    All,
    /// All but these words.
    But(String),
    Nothing,
}

impl Understood {
    fn but(words: Vec<&str>) -> Understood {
        if words.is_empty() { Understood::All } else { Understood::But(words.join(" ")) }
    }
}

/// What a line for pairing programs says beside what has a meaning here.
pub(super) fn other_words<'l>(code: &str, said: &'l str) -> Vec<&'l str> {
    let known = |word: &&str| match code {
        "XXC" => first_color(word).is_some(),
        "XXS" => is_worth(word),
        _ => false,
    };
    said.split_whitespace().filter(|it| !known(it)).collect()
}

fn printable(letter: char) -> char {
    if letter.is_control() { ' ' } else { letter }
}

fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

fn color(letter: char) -> Option<Color> {
    match letter.to_ascii_uppercase() {
        'W' => Some(Color::White),
        'B' => Some(Color::Black),
        _ => None,
    }
}

/// `white1`
fn first_color(word: &str) -> Option<Color> {
    match word.to_ascii_lowercase().as_str() {
        "white1" => Some(Color::White),
        "black1" => Some(Color::Black),
        _ => None,
    }
}

/// A day as reports write it: `2026/11/16`, `26/11/16`, and what is seen elsewhere: `2026-11-16`, `16.11.2026`.
fn day(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split(['/', '-', '.']).map(str::trim).collect();
    let [one, two, three] = parts.as_slice() else { return None };
    let (year, month, day) = if three.len() == 4 { (three, two, one) } else { (one, two, three) };
    let year: u16 = match year.len() {
        4 => year.parse().ok()?,
        2 => 2000 + year.parse::<u16>().ok()?,
        _ => return None,
    };
    let day = Date::new(year, month.parse().ok()?, day.parse().ok()?)?;
    Some(day.to_string())
}

/// A day of birth as reports write it, `1990/01/31`, if the text is one.
#[must_use]
pub fn birth_day(text: &str) -> Option<String> {
    let whole_year = text.split(['/', '-', '.']).any(|it| it.trim().len() == 4);
    day(text).filter(|_| whole_year).map(|it| it.replace('-', "/"))
}

/// The day of each round: in the columns of the rounds, or else one after the other.
fn round_dates(line: &str) -> Option<Vec<Option<String>>> {
    let letters: Vec<char> = line.chars().collect();
    let mut words: Vec<(usize, String)> = Vec::new();
    for (index, letter) in letters.iter().enumerate().skip(PLAYER.len()) {
        match (letter.is_whitespace(), words.last_mut()) {
            (true, _) => {}
            (false, Some((first, word))) if *first + word.len() == index => word.push(*letter),
            (false, _) => words.push((index, letter.to_string())),
        }
    }
    let place = |index: usize| {
        let from_first = (index + 1).checked_sub(round_columns(0).0)?;
        (from_first % 10 == 0).then_some(from_first / 10)
    };
    let in_columns = words.iter().all(|it| place(it.0).is_some_and(|it| it < ROUNDS_MAX));
    let mut dates = Vec::new();
    for (index, word) in &words {
        if let Some(round) = place(*index).filter(|_| in_columns) {
            dates.resize(round, None);
        }
        if dates.len() >= ROUNDS_MAX {
            return None;
        }
        dates.push(Some(day(word)?));
    }
    Some(dates)
}

pub(super) fn bye_line(line: usize, said: &str) -> Option<ByeLine> {
    let mut words = said.split_whitespace();
    let kind = words.next()?.chars().next()?.to_ascii_uppercase();
    let round: usize = words.next()?.parse().ok()?;
    let players = words.filter_map(|it| it.parse().ok()).collect();
    Some(ByeLine { line, kind, round: round.checked_sub(1)?, players })
}

/// A time control as TRF26 encodes it: `40/6000+30:900+30`, or `W300-B240`.
pub(super) fn decoded(text: &str) -> Option<TimeControl> {
    let one = |text: &str| read_pgn(text).ok()?.control().cloned();
    let Some((white, black)) = text.strip_prefix('W').and_then(|it| it.split_once("-B")) else {
        return one(text);
    };
    let (white, black) = (one(white)?, one(black)?);
    TimeControl::odds(white.common()?.periods(), black.common()?.periods()).ok()
}

/// A number of points as a report writes it.
pub(super) fn worth(text: &str) -> Option<String> {
    let points: HalfPoints = text.trim().replace(',', ".").parse().ok()?;
    Some(points.to_string())
}
