//! Lists of players: CSV with a heading, or the report file of FIDE (TRF).

use crate::wire::PlayerRequest;

/// What was read, with the lines that made no sense.
#[derive(Debug, Default)]
pub(crate) struct Read {
    pub(crate) players: Vec<PlayerRequest>,
    /// Lines without a name, from 1.
    pub(crate) without_name: Vec<u64>,
    /// Nothing that could be a heading.
    pub(crate) no_heading: bool,
}

/// The names of columns as people write them, in our languages.
const NAMES: &[&str] =
    &["name", "player", "jméno", "jmeno", "meno", "ime", "priimek in ime", "příjmení a jméno"];
const TITLES: &[&str] = &["title", "titul", "naziv"];
const RATINGS: &[&str] = &["rating", "elo", "rtg", "rejting"];
const FEDERATIONS: &[&str] = &["federation", "fed", "federace", "federácia", "zveza"];
const LANGUAGES: &[&str] = &["language", "lang", "jazyk", "jezik"];

/// Reads CSV, separated by whichever of comma, semicolon and tab the heading has most of.
pub(crate) fn read_csv(text: &str) -> Read {
    let text = text.trim_start_matches('\u{feff}');
    let heading = text.lines().next().unwrap_or_default();
    let count = |sign: u8| heading.bytes().filter(|it| *it == sign).count();
    let separator = [b',', b';', b'\t'].into_iter().max_by_key(|it| count(*it)).unwrap_or(b',');
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(separator)
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let headings: Vec<String> = match reader.headers() {
        Ok(it) => it.iter().map(str::to_lowercase).collect(),
        Err(_) => Vec::new(),
    };
    let column = |names: &[&str]| headings.iter().position(|it| names.contains(&it.as_str()));
    let Some(name_at) = column(NAMES) else {
        return Read { no_heading: true, ..Read::default() };
    };
    let (title_at, rating_at) = (column(TITLES), column(RATINGS));
    let (federation_at, language_at) = (column(FEDERATIONS), column(LANGUAGES));
    let mut read = Read::default();
    for record in reader.records() {
        let Ok(record) = record else { continue };
        let line = record.position().map_or(0, csv::Position::line);
        let field = |at: Option<usize>| {
            at.and_then(|it| record.get(it)).filter(|it| !it.is_empty()).map(str::to_owned)
        };
        match field(Some(name_at)) {
            None => read.without_name.push(line),
            name => read.players.push(PlayerRequest {
                name,
                title: field(title_at),
                rating: field(rating_at).and_then(|it| it.parse().ok()),
                federation: field(federation_at),
                language: field(language_at),
            }),
        }
    }
    read
}

/// Reads the lines `001` of a report file: fields stand in fixed columns.
pub(crate) fn read_trf(text: &str) -> Read {
    let mut read = Read::default();
    let lines = text.lines().enumerate().filter(|(_, line)| line.starts_with("001"));
    for (index, line) in lines {
        let letters: Vec<char> = line.chars().collect();
        let field = |from: usize, to: usize| {
            let part: String = letters.iter().skip(from - 1).take(to + 1 - from).collect();
            Some(part.trim().to_owned()).filter(|it| !it.is_empty())
        };
        match field(15, 47) {
            None => read.without_name.push(index as u64 + 1),
            name => read.players.push(PlayerRequest {
                name,
                title: field(11, 13).map(|it| full_title(&it)),
                rating: field(49, 52).and_then(|it| it.parse().ok()).filter(|it| *it > 0),
                federation: field(54, 56),
                language: None,
            }),
        }
    }
    read.no_heading = read.players.is_empty() && read.without_name.is_empty();
    read
}

/// Report files shorten titles: `g` for GM, `wf` for WFM.
fn full_title(short: &str) -> String {
    let full = match short {
        "g" => "GM",
        "m" => "IM",
        "f" => "FM",
        "c" => "CM",
        "wg" => "WGM",
        "wm" => "WIM",
        "wf" => "WFM",
        "wc" => "WCM",
        other => other,
    };
    full.to_owned()
}

#[cfg(test)]
mod tests {
    use super::{read_csv, read_trf};

    #[test]
    fn lists_of_players_are_read_with_any_separator() {
        for text in [
            "name,title,rating\nAnna,WFM,2100\n,,\nJan,,x\n",
            "Rating;Name\n2100;Anna\n;\nx;Jan\n",
            "\u{feff}jméno\telo\nAnna\t2100\n\t\nJan\tx\n",
        ] {
            let read = read_csv(text);
            let names: Vec<_> = read.players.iter().map(|it| it.name.as_deref()).collect();
            assert_eq!(names, [Some("Anna"), Some("Jan")], "{text}");
            assert_eq!(read.players[0].rating, Some(2100));
            assert_eq!(read.players[1].rating, None);
        }
        assert!(read_csv("a,b\n1,2\n").no_heading);
        assert!(read_csv("").no_heading);
    }

    #[test]
    fn report_files_are_read_by_columns() {
        let text = "012 Spring Open\n001    1 mwf Novakova, Anna                    2105 CZE    12345678 1990/01/01  1.0    1\n";
        let read = read_trf(text);
        assert_eq!(read.players[0].name.as_deref(), Some("Novakova, Anna"));
        assert_eq!(read.players[0].title.as_deref(), Some("WFM"));
        assert_eq!(read.players[0].rating, Some(2105));
        assert_eq!(read.players[0].federation.as_deref(), Some("CZE"));
        assert!(read_trf("nothing").no_heading);
    }
}
