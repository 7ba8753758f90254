//! Players as CSV: a heading, then a line for each; separated by comma, semicolon or tab.

use super::{Field, ListFault, ListProblem, PlayerList, fide_id, language, rating, text, title};
use crate::wire::v1::tournament::Player;

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Column {
    Name,
    /// Names in two columns.
    FirstName,
    Title,
    Rating,
    Federation,
    Language,
    FideId,
    Birth,
}

/// Headings as people write them, in our languages and in lists of federations.
const HEADINGS: &[(Column, &[&str])] = &[
    (
        Column::Name,
        &[
            "name",
            "player",
            "surname",
            "last name",
            "lastname",
            "jméno",
            "jmeno",
            "příjmení",
            "příjmení a jméno",
            "meno",
            "priezvisko",
            "priezvisko a meno",
            "ime",
            "priimek",
            "priimek in ime",
        ],
    ),
    (Column::FirstName, &["first name", "firstname"]),
    (Column::Title, &["title", "titul", "naziv"]),
    (Column::Rating, &["rating", "elo", "rtg", "rejting"]),
    (Column::Federation, &["federation", "fed", "federace", "federácia", "zveza"]),
    (Column::Language, &["language", "lang", "jazyk", "jezik"]),
    (Column::FideId, &["fide id", "fide_id", "fideid"]),
    (Column::Birth, &["birth", "birthday", "born", "narozen"]),
];

/// Reads a list.
#[must_use]
pub fn read_csv(text: &str) -> PlayerList {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut list = PlayerList::default();
    let mut records = records(text, separator(text), &mut list.problems).into_iter();
    let heading = records.next().unwrap_or_default();
    let columns: Vec<Option<Column>> = heading.iter().map(|it| column(&it.text)).collect();
    if !columns.contains(&Some(Column::Name)) {
        // Nothing below it can be understood.
        let problem = ListProblem { line: 1, column: 1, fault: ListFault::NoHeading };
        return PlayerList { players: Vec::new(), problems: vec![problem] };
    }
    for record in records {
        if record.iter().all(|it| it.text.trim().is_empty()) {
            continue;
        }
        if !list.has_room(record[0].line) {
            break;
        }
        if let Some(more) = record.get(columns.len()) {
            list.problems.push(more.problem(ListFault::TooManyFields));
        }
        list.players.extend(player(&columns, &record, &mut list.problems));
    }
    list.problems.sort_by_key(|it| (it.line, it.column));
    list
}

fn player(
    columns: &[Option<Column>],
    record: &[Field],
    problems: &mut Vec<ListProblem>,
) -> Option<Player> {
    let field = |column: Column| {
        let at = columns.iter().position(|it| *it == Some(column))?;
        record.get(at)
    };
    let Some(name) = field(Column::Name).filter(|it| !it.text.trim().is_empty()) else {
        let place = field(Column::Name).or_else(|| record.last());
        problems.extend(place.map(|it| it.problem(ListFault::NoName)));
        return None;
    };
    let name = text(name, problems)?;
    let name = match field(Column::FirstName).and_then(|it| text(it, problems)) {
        Some(first) => format!("{name}, {first}"),
        None => name,
    };
    Some(Player {
        name,
        title: field(Column::Title).and_then(|it| title(it, problems)),
        rating: field(Column::Rating).and_then(|it| rating(it, problems)),
        federation: field(Column::Federation).and_then(|it| text(it, problems)),
        language: field(Column::Language).and_then(|it| language(it, problems)),
        fide_id: field(Column::FideId).and_then(|it| fide_id(it, problems)),
        birth: field(Column::Birth).and_then(|it| text(it, problems)),
        ..Player::default()
    })
}

fn column(heading: &str) -> Option<Column> {
    let heading = heading.trim().to_lowercase();
    HEADINGS.iter().find(|it| it.1.contains(&heading.as_str())).map(|it| it.0)
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
