//! Players as CSV: a heading, then a line for each; separated by comma, semicolon or tab.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    Field, ListFault, ListProblem, PlayerList, fide_id, language, rating, sex, text, title,
};
use crate::trf::birth_day;
use crate::wire::v1::tournament::Player;

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ListColumn {
    /// The name, or the family name where the other stands in a column of its own.
    Name,
    /// The first name.
    FirstName,
    /// The title.
    Title,
    /// The rating.
    Rating,
    /// The federation.
    Federation,
    /// The language of notation.
    Language,
    /// The number with FIDE.
    FideId,
    /// The day or year of birth.
    Birth,
    /// The sex.
    Sex,
    /// The club.
    Club,
}

use ListColumn::{Birth, Club, Federation, FideId, FirstName, Name, Rating, Sex, Title};

/// Headings as people write them, in our languages and in lists of federations.
const HEADINGS: &[(ListColumn, &[&str])] = &[
    (Title, &["title", "tit", "titul", "naziv"]),
    (
        Rating,
        &["rating", "elo", "rtg", "rejting", "elo fide", "fide elo", "fide rating", "rating fide"],
    ),
    (Federation, &["federation", "fed", "federace", "federácia", "zveza", "country", "stát"]),
    (ListColumn::Language, &["language", "lang", "jazyk", "jezik"]),
    (FideId, &["fide id", "fideid", "id fide", "fide", "fide number", "fin", "id number"]),
    (
        Birth,
        &[
            "birth",
            "birthday",
            "born",
            "b day",
            "date of birth",
            "year of birth",
            "narozen",
            "rok narození",
            "datum narození",
            "narodený",
            "rok narodenia",
            "dátum narodenia",
            "rojen",
            "leto rojstva",
            "datum rojstva",
            "rok",
            "ročník",
        ],
    ),
    (Sex, &["sex", "gender", "pohlaví", "pohlavie", "spol"]),
    (Club, &["club", "klub", "oddíl", "oddiel", "team", "tým", "družstvo"]),
    (FirstName, &["first name", "firstname", "given name", "křestní jméno", "krstné meno"]),
];

/// Headings of whole names, and of first names where a family name stands beside them.
const NAMES: &[&str] = &["name", "player", "jméno", "jmeno", "meno", "ime", "hráč", "igralec"];
const WHOLE_NAMES: &[&str] = &[
    "příjmení a jméno",
    "jméno a příjmení",
    "priezvisko a meno",
    "meno a priezvisko",
    "priimek in ime",
    "ime in priimek",
    "full name",
];
const FAMILY_NAMES: &[&str] = &[
    "surname",
    "last name",
    "lastname",
    "family name",
    "příjmení",
    "prijmeni",
    "priezvisko",
    "priimek",
];

/// A column of a list and what it is taken for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeadedColumn {
    /// Its heading.
    pub heading: String,
    /// What it holds, if that is known.
    pub holds: Option<ListColumn>,
    /// What stands in it, from the first lines.
    pub samples: Vec<String>,
}

/// How many lines are shown as samples, and how long.
const SAMPLES: usize = 3;
const SAMPLE_MAX: usize = 60;

/// Reads a list whose headings say what the columns hold.
#[must_use]
pub fn read_csv(text: &str) -> PlayerList {
    read_csv_as(text, None).0
}

/// Reads a list whose columns hold what is said here, or else what their headings say; and its columns.
#[must_use]
pub fn read_csv_as(
    text: &str,
    said: Option<&[Option<ListColumn>]>,
) -> (PlayerList, Vec<HeadedColumn>) {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut list = PlayerList::default();
    let mut records = records(text, separator(text), &mut list.problems).into_iter();
    let heading = records.next().unwrap_or_default();
    let guessed = guessed(&heading);
    let holds = |at: usize| match said {
        Some(said) => said.get(at).copied().flatten(),
        None => guessed.get(at).copied().flatten(),
    };
    let mut columns: Vec<HeadedColumn> = (0..)
        .zip(&heading)
        .map(|(at, it)| HeadedColumn {
            heading: sample(&it.text),
            holds: holds(at),
            samples: Vec::new(),
        })
        .collect();
    let held: Vec<Option<ListColumn>> = columns.iter().map(|it| it.holds).collect();
    if !held.contains(&Some(Name)) {
        for record in records.take(SAMPLES) {
            take_samples(&mut columns, &record);
        }
        // Nothing below it can be understood.
        let problem = ListProblem { line: 1, column: 1, fault: ListFault::NoHeading };
        return (PlayerList { problems: vec![problem], ..list }, columns);
    }
    let mut shown = 0;
    for record in records {
        if record.iter().all(|it| it.text.trim().is_empty()) {
            continue;
        }
        if shown < SAMPLES {
            shown += 1;
            take_samples(&mut columns, &record);
        }
        if !list.has_room(record[0].line) {
            break;
        }
        if let Some(more) = record.get(held.len()) {
            list.problems.push(more.problem(ListFault::TooManyFields));
        }
        if let Some(player) = player(&held, &record, &mut list.problems) {
            list.players.push(player);
            list.lines.push(record[0].line);
        }
    }
    list.problems.sort_by_key(|it| (it.line, it.column));
    (list, columns)
}

fn sample(text: &str) -> String {
    text.trim().chars().take(SAMPLE_MAX).collect()
}

fn take_samples(columns: &mut [HeadedColumn], record: &[Field]) {
    for (column, field) in columns.iter_mut().zip(record) {
        column.samples.push(sample(&field.text));
    }
}

fn player(
    columns: &[Option<ListColumn>],
    record: &[Field],
    problems: &mut Vec<ListProblem>,
) -> Option<Player> {
    let field = |column: ListColumn| {
        let at = columns.iter().position(|it| *it == Some(column))?;
        record.get(at)
    };
    let Some(name) = field(Name).filter(|it| !it.text.trim().is_empty()) else {
        let place = field(Name).or_else(|| record.last());
        problems.extend(place.map(|it| it.problem(ListFault::NoName)));
        return None;
    };
    let name = text(name, problems)?;
    let name = match field(FirstName).and_then(|it| text(it, problems)) {
        Some(first) => format!("{name}, {first}"),
        None => name,
    };
    Some(Player {
        name,
        title: field(Title).and_then(|it| title(it, problems)),
        rating: field(Rating).and_then(|it| rating(it, problems)),
        federation: field(Federation).and_then(|it| text(it, problems)),
        language: field(ListColumn::Language).and_then(|it| language(it, problems)),
        fide_id: field(FideId).and_then(|it| fide_id(it, problems)),
        birth: field(Birth)
            .and_then(|it| text(it, problems))
            .map(|it| birth_day(&it).unwrap_or(it)),
        sex: field(Sex).and_then(|it| sex(&it.text)),
        club: field(Club).and_then(|it| text(it, problems)),
        ..Player::default()
    })
}

/// What the headings say.
fn guessed(heading: &[Field]) -> Vec<Option<ListColumn>> {
    let words: Vec<String> = heading.iter().map(|it| plain(&it.text)).collect();
    let is = |known: &[&str], word: &String| known.contains(&word.as_str());
    let family = words.iter().any(|it| is(FAMILY_NAMES, it));
    let guess = |word: &String| match () {
        () if is(WHOLE_NAMES, word) || is(FAMILY_NAMES, word) => Some(Name),
        () if is(NAMES, word) => Some(if family { FirstName } else { Name }),
        () => HEADINGS.iter().find(|it| is(it.1, word)).map(|it| it.0),
    };
    let mut taken = Vec::new();
    let mut once = |found: Option<ListColumn>| {
        let found = found.filter(|it| !taken.contains(it))?;
        taken.push(found);
        Some(found)
    };
    words.iter().map(|it| once(guess(it))).collect()
}

/// A heading in small letters, with blanks for signs: `FIDE-ID`, `fide_id`.
fn plain(heading: &str) -> String {
    let heading = heading.to_lowercase();
    let words = heading.split(|it: char| !it.is_alphanumeric()).filter(|it| !it.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// Whichever of comma, semicolon and tab the heading has most of.
fn separator(text: &str) -> char {
    let heading = text.lines().next().unwrap_or_default();
    let count = |sign: char| heading.matches(sign).count();
    [',', ';', '\t'].into_iter().rev().max_by_key(|it| count(*it)).unwrap_or(',')
}

/// The fields of every line. A field in quotation marks may hold separators and line breaks; a doubled mark is one.
fn records(text: &str, separator: char, problems: &mut Vec<ListProblem>) -> Vec<Vec<Field>> {
    let mut records = Vec::new();
    let mut record: Vec<Field> = Vec::new();
    let (mut line, mut column) = (1, 1);
    let mut field = Field { line, column, text: String::new() };
    let mut open: Option<(usize, usize)> = None;
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let at = (line, column);
        (line, column) = if sign == '\n' { (line + 1, 1) } else { (line, column + 1) };
        match sign {
            '"' if open.is_some() && signs.peek() == Some(&'"') => {
                signs.next();
                column += 1;
                field.text.push('"');
            }
            '"' if open.is_some() => open = None,
            _ if open.is_some() => field.text.push(sign),
            '"' if field.text.trim().is_empty() => {
                field.text.clear();
                open = Some(at);
            }
            _ if sign == separator => {
                record.push(field);
                field = Field { line, column, text: String::new() };
            }
            '\n' => {
                record.push(field);
                records.push(std::mem::take(&mut record));
                field = Field { line, column, text: String::new() };
            }
            '\r' => {}
            _ => field.text.push(sign),
        }
    }
    if let Some((line, column)) = open {
        problems.push(ListProblem { line, column, fault: ListFault::OpenQuote });
    }
    if !field.text.is_empty() || !record.is_empty() {
        record.push(field);
        records.push(record);
    }
    records
}
