//! Writing a report file. Texts that its columns cannot hold are cut off, numbers left out.

use std::collections::{BTreeMap, BTreeSet};

use board::{ByColor, Color};
use clock::Phrase;
use clock::language::{PgnTags, read_transcript, write_pgn};
use laws::event::Score;

use super::cell::{Cell, Share};
use super::header::{birth_day, decoded, other_words};
use super::pairs::pair_lines;
use super::scoring::{line_162, read_xxs, xxs};
use super::{
    BIRTH, Columns, FEDERATION, FIDE_ID, NAME, PLAYER, POINTS, RANK, RATING, SEX, START_NUMBER,
    START_NUMBER_MAX, TITLE, round_columns,
};
use crate::tournament::{
    Board, BoardResult, Elsewhere, Entered, Entrant, HalfPoints, ScoreLine, Tournament,
    standings_as_paired,
};
use crate::wire::v1::report::Sex;

/// A report has no numbers for so many players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a report holds at most {START_NUMBER_MAX} players")]
pub struct TooManyPlayers;

impl TooManyPlayers {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        Phrase::new("store-trf-too-many-players").number("count", START_NUMBER_MAX as u64)
    }
}

/// Which version of the form is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ReportVersion {
    /// That of 2016, with the additions that pairing programs take.
    Trf16,
    /// That of 2026.
    #[default]
    Trf26,
}

/// A tournament as a report file; players have their pairing numbers. `of_game` says how a
/// game ended whose result was not entered by hand.
///
/// # Errors
/// If there are more players than a report can number.
pub fn write_trf(
    tournament: &Tournament,
    version: ReportVersion,
    of_game: impl Fn(&str) -> Option<Score>,
) -> Result<String, TooManyPlayers> {
    let players = numbered(tournament).ok_or(TooManyPlayers)?;
    let numbers: BTreeMap<&str, usize> =
        players.iter().map(|it| (it.0.player.id.as_str(), it.1)).collect();
    let standings = standings_as_paired(tournament, &of_game);
    let places: BTreeMap<&str, &ScoreLine<'_>> =
        standings.iter().map(|it| (it.entrant.player.id.as_str(), it)).collect();
    let cells = cells(tournament, &numbers, of_game);
    let (mut lines, kept) = heading(tournament, version);
    for (entrant, number) in &players {
        let id = entrant.player.id.as_str();
        let place = places.get(id);
        let mut line = Row::default();
        line.put((1, PLAYER.len()), PLAYER);
        line.put_right(START_NUMBER, &number.to_string());
        let player = &entrant.player;
        line.put(SEX, player.sex.map_or("", letter));
        line.put_right(TITLE, &letters(player.title.as_deref()));
        line.put(NAME, &player.name.split_whitespace().collect::<Vec<_>>().join(" "));
        line.put_right(RATING, &player.rating.map(|it| it.to_string()).unwrap_or_default());
        line.put(FEDERATION, &letters(player.federation.as_deref()));
        line.put_right(FIDE_ID, &player.fide_id.map(|it| it.to_string()).unwrap_or_default());
        line.put(BIRTH, &born(player.birth.as_deref().unwrap_or_default()));
        line.put_right(POINTS, &place.map(|it| decimal(it.points)).unwrap_or_default());
        line.put_right(RANK, &place.map(|it| it.rank.to_string()).unwrap_or_default());
        for (round, cells) in cells.iter().enumerate() {
            let cell = cells.get(id).copied().unwrap_or(Cell::Nothing);
            line.put(round_columns(round), &cell.text());
        }
        lines.push(line.text);
    }
    let accelerated = acceleration_lines(tournament, version, &numbers);
    let pairs = pair_lines(tournament, version, &numbers);
    let said = |it: &String| !accelerated.is_empty() && matches!(code(it).as_str(), "XXA" | "250");
    let kept = kept.into_iter().filter(|it| !pairs.say(it) && !said(it)).collect::<Vec<_>>();
    lines.extend(accelerated.into_iter().chain(pairs.lines).chain(kept));
    Ok(lines.iter().map(|it| format!("{}\r\n", it.trim_end())).collect())
}

const fn letter(sex: Sex) -> &'static str {
    match sex {
        Sex::Female => "w",
        Sex::Male => "m",
    }
}

/// Only letters: anything else would not be read as a title or a federation.
fn letters(text: Option<&str>) -> String {
    text.unwrap_or_default().chars().filter(|it| it.is_alphabetic()).collect()
}

/// A day of birth in the form of reports, or the year; words are left out.
fn born(text: &str) -> String {
    let fits = !text.contains(char::is_whitespace) && text.contains(|it: char| it.is_ascii_digit());
    match birth_day(text) {
        Some(day) => day,
        None if fits => text.to_owned(),
        None => String::new(),
    }
}

/// The players of a report with their numbers: in the order in which they came where all have numbers of their own, or else with those of their
/// pairing, so that another program pairs and checks the file alike.
fn numbered(tournament: &Tournament) -> Option<Vec<(&Entrant, usize)>> {
    let own = |it: &Entrant| it.player.start_number.and_then(|it| usize::try_from(it).ok());
    let own = |it: &Entrant| own(it).filter(|it| (1..=START_NUMBER_MAX).contains(it));
    let own: Option<Vec<(&Entrant, usize)>> =
        tournament.entrants().map(|it| Some((it, own(it)?))).collect();
    let differ = |it: &Vec<(&Entrant, usize)>| {
        it.iter().map(|it| it.1).collect::<BTreeSet<_>>().len() == it.len()
    };
    if let Some(own) = own.filter(differ) {
        return Some(own);
    }
    let order = tournament.initial_order();
    (order.len() <= START_NUMBER_MAX).then(|| order.into_iter().zip(1..).collect())
}

/// The points that count for the pairing only: `XXA` for each player, or 250 for the group and its rounds.
fn acceleration_lines(
    tournament: &Tournament,
    version: ReportVersion,
    numbers: &BTreeMap<&str, usize>,
) -> Vec<String> {
    let order = tournament.initial_order();
    let Some((upper, extra)) = tournament.accelerated() else { return Vec::new() };
    let number = |it: &&Entrant| numbers.get(it.player.id.as_str()).copied();
    let group: Vec<usize> = order.iter().take(upper).filter_map(number).collect();
    match version {
        ReportVersion::Trf16 => {
            let points: String = extra.iter().map(|it| format!(" {:>4}", it.to_string())).collect();
            group.iter().map(|it| format!("XXA {it:>4}{points}")).collect()
        }
        ReportVersion::Trf26 => {
            let (Some(first), Some(last)) = (group.first(), group.last()) else {
                return Vec::new();
            };
            let rounds: Vec<(usize, pairing::Score)> = (1..).zip(extra).collect();
            let spans = rounds.chunk_by(|one, other| one.1 == other.1);
            let line = |span: &[(usize, pairing::Score)]| {
                let ((from, points), (to, _)) = (span.first()?, span.last()?);
                let points = format!("{:0>4}", points.to_string());
                Some(format!("250      {points} {from:03} {to:03} {first:>4} {last:>4}"))
            };
            spans.filter_map(line).collect()
        }
    }
}

/// The lines of the tournament, those that come before the players and those that come after them.
fn heading(tournament: &Tournament, version: ReportVersion) -> (Vec<String>, Vec<String>) {
    let settings = tournament.settings();
    let details = &settings.report;
    let players: Vec<_> = tournament.entrants().collect();
    let rated = players.iter().filter(|it| it.player.rating.is_some()).count();
    let day = |day: &Option<String>| day.as_deref().unwrap_or_default().replace('-', "/");
    let text = |it: &Option<String>| it.clone().unwrap_or_default();
    let times = details.allotted_times.as_ref().unwrap_or(&settings.time_control);
    let mut said = vec![
        ("012", settings.name.clone()),
        ("022", settings.place.clone()),
        ("032", text(&details.federation)),
        ("042", day(&settings.date)),
        ("052", day(&settings.date_end)),
        ("062", players.len().to_string()),
        ("072", rated.to_string()),
        ("092", text(&details.kind)),
        ("102", text(&details.chief_arbiter)),
    ];
    said.extend(details.deputies.iter().map(|it| ("112", it.clone())));
    said.push(("122", times.clone()));
    let rounds = details.rounds.map(|it| it.to_string()).unwrap_or_default();
    let color = details.first_color.map(Color::from);
    let points = tournament.points();
    match version {
        ReportVersion::Trf16 => {
            // Pairing programs need a number of rounds.
            let made = tournament.rounds().len();
            let made = if made > 0 { made.to_string() } else { String::new() };
            said.push(("XXR", if rounds.is_empty() { made } else { rounds }));
            let first = match color {
                Some(Color::White) => "white1",
                Some(Color::Black) => "black1",
                None => "",
            };
            said.push(("XXC", with_others(first, "XXC", &details.lines)));
            said.push(("XXS", with_others(&xxs(points), "XXS", &details.lines)));
        }
        ReportVersion::Trf26 => {
            said.push(("142", rounds));
            let first = match color {
                Some(Color::White) => "W",
                Some(Color::Black) => "B",
                None => "",
            };
            said.push(("152", first.to_owned()));
            said.push(("222", encoded(&settings.time_control).unwrap_or_default()));
        }
    }
    let said = said.into_iter().filter(|it| !it.1.trim().is_empty());
    let mut lines: Vec<String> =
        said.map(|(code, text)| format!("{code} {}", one_line(&text))).collect();
    lines.extend(dates(&details.round_dates));
    lines.extend(match version {
        ReportVersion::Trf16 => None,
        ReportVersion::Trf26 => line_162(points, details.open_game.as_ref()),
    });
    let written: BTreeSet<String> = lines.iter().map(|it| code(it)).collect();
    // What is said in a line of its own is not said again as it came.
    let of_event = |it: &String| code(it).ends_with('2') && digits(&code(it));
    let kept = details.lines.iter().filter(|it| belongs(it, version));
    let kept = kept.filter(|it| !written.contains(&code(it)));
    let (before, after): (Vec<String>, Vec<String>) = kept.cloned().partition(of_event);
    lines.extend(before);
    lines.sort_by_key(|it| code(it).parse::<u32>().unwrap_or(u32::MAX));
    (lines, after)
}

/// What a line for pairing programs says, with the words of such lines that mean nothing here.
fn with_others(own: &str, of: &str, kept: &[String]) -> String {
    let mut words: Vec<&str> = own.split_whitespace().collect();
    for line in kept.iter().filter(|it| code(it) == of) {
        let said = line.get(of.len()..).unwrap_or_default();
        // A line that cannot be read would make the whole unreadable.
        let fits = of != "XXS" || read_xxs(said, None).is_some();
        for word in other_words(of, said).into_iter().filter(|_| fits) {
            if !words.contains(&word) {
                words.push(word);
            }
        }
    }
    words.join(" ")
}

/// What pairing programs read stands in files of 2016; what came in 2026 does not.
fn belongs(line: &str, version: ReportVersion) -> bool {
    let code = code(line);
    match version {
        ReportVersion::Trf16 => code.parse::<u32>().is_ok_and(|it| it < 142) || !digits(&code),
        ReportVersion::Trf26 => !code.starts_with("XX"),
    }
}

pub(super) fn digits(code: &str) -> bool {
    code.bytes().all(|it| it.is_ascii_digit())
}

fn code(line: &str) -> String {
    line.chars().take(PLAYER.len()).collect()
}

/// The time control as TRF26 encodes it.
fn encoded(short: &str) -> Option<String> {
    let control = read_transcript(short).ok()?.control()?.clone();
    let text = match write_pgn(&control) {
        PgnTags::One(both) => both,
        PgnTags::Two { white, black } => format!("W{white}-B{black}"),
    };
    // What cannot be encoded is only in words.
    (decoded(&text)? == control).then_some(text)
}

/// The day of each round.
fn dates(dates: &[Option<String>]) -> Option<String> {
    dates.iter().flatten().next()?;
    let mut line = Row::default();
    line.put((1, PLAYER.len()), "132");
    for (round, date) in dates.iter().enumerate() {
        let Some(date) = date else { continue };
        let short = date.get(2..).unwrap_or_default().replace('-', "/");
        line.put(round_columns(round), &short);
    }
    Some(line.text)
}

/// What every player did, round by round.
fn cells<'t>(
    tournament: &'t Tournament,
    numbers: &BTreeMap<&str, usize>,
    of_game: impl Fn(&str) -> Option<Score>,
) -> Vec<BTreeMap<&'t str, Cell>> {
    let number = |id: &str| numbers.get(id).copied().unwrap_or_default();
    let mut rounds = Vec::with_capacity(tournament.rounds().len());
    for round in tournament.rounds() {
        let mut cells = BTreeMap::new();
        for board in &round.boards {
            let of_game = of_game(&board.game).map(BoardResult::from);
            let score = tournament.result(board, of_game).map(|it| it.score);
            let ByColor { white, black } = Share::both(score.map(|it| reported(board, it)));
            let sides = [
                (&board.white, &board.black, Color::White, white),
                (&board.black, &board.white, Color::Black, black),
            ];
            for (own, opponent, color, share) in sides {
                let (opponent, color) = (number(opponent), Some(color));
                cells.insert(own.as_str(), Cell::Paired { opponent, color, share });
            }
        }
        cells.extend(round.byes.iter().map(|it| (it.player.as_str(), Cell::Bye(it.worth))));
        rounds.push(cells);
    }
    rounds
}

/// Only of a result that was taken in is it known that the game lasted less than a move.
fn reported(board: &Board, score: Score) -> Elsewhere {
    let taken_in = board.elsewhere.filter(|_| board.entered == Entered::Nothing);
    Elsewhere { score, unrated: taken_in.is_some_and(|it| it.unrated) }
}

/// `2.5`
pub(super) fn decimal(points: HalfPoints) -> String {
    format!("{}.{}", points.0 / 2, if points.0 % 2 == 1 { 5 } else { 0 })
}

fn one_line(text: &str) -> String {
    text.chars().map(|it| if it.is_control() { ' ' } else { it }).collect()
}

/// A line that is filled from left to right.
#[derive(Default)]
struct Row {
    text: String,
}

impl Row {
    fn put(&mut self, (first, last): Columns, field: &str) {
        let before = first - 1;
        let missing = before.saturating_sub(self.text.chars().count());
        self.text.extend(std::iter::repeat_n(' ', missing));
        self.text.extend(one_line(field).chars().take(last + 1 - first));
    }

    /// At the right end of the columns; a number of which they hold only a part would be another one, and is left out.
    fn put_right(&mut self, (first, last): Columns, field: &str) {
        let width = last + 1 - first;
        let field = if field.chars().count() > width { "" } else { field };
        self.put((first, last), &format!("{field:>width$}"));
    }
}
