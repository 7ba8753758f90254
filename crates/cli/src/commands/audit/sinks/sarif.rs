//! Findings in SARIF 2.1.0, the form in which tools that show findings beside a text take them.

use audit::{Check, Severity};
use messages::Messages;
use serde::Serialize;

use crate::commands::audit::row::Row;
use crate::commands::audit::sentence;

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Driver<'a> {
    name: &'a str,
    version: &'a str,
    rules: Vec<Rule>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Rule {
    id: &'static str,
    name: &'static str,
    short_description: Message,
    default_configuration: Configuration,
}

#[derive(Serialize)]
struct Configuration {
    level: &'static str,
}

#[derive(Serialize)]
struct Message {
    text: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Finding<'a> {
    rule_id: &'a str,
    level: &'static str,
    message: Message,
    locations: [Location<'a>; 1],
    properties: Properties<'a>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Location<'a> {
    physical_location: Physical<'a>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Physical<'a> {
    artifact_location: Artifact<'a>,
    region: Region,
}

#[derive(Serialize)]
struct Artifact<'a> {
    uri: &'a str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Region {
    start_line: u64,
    start_column: u64,
}

#[derive(Serialize)]
struct Properties<'a> {
    game: u64,
    ply: Option<u32>,
    edition: &'a str,
    pace: Option<&'a str>,
    articles: &'a [String],
    fen: Option<&'a str>,
    white: &'a str,
    black: &'a str,
}

/// Everything before the first finding.
pub(super) fn head(messages: &Messages) -> String {
    let rule = |check: &Check| Rule {
        id: check.id(),
        name: check.name(),
        short_description: Message { text: sentence::title(messages, *check) },
        default_configuration: Configuration { level: level(check.severity()) },
    };
    let driver = Driver {
        name: crate::cli::NAME,
        version: env!("CARGO_PKG_VERSION"),
        rules: Check::ALL.iter().map(rule).collect(),
    };
    let driver = serde_json::to_string(&driver).unwrap_or_default();
    format!(
        "{{\"$schema\":\"{SCHEMA}\",\"version\":\"2.1.0\",\"runs\":[{{\"tool\":{{\"driver\":{driver}}},\
         \"columnKind\":\"unicodeCodePoints\",\"results\":[\n"
    )
}

/// One finding, with the comma that stands before all but the first.
pub(super) fn result(row: &Row, first: bool) -> String {
    let uri = uri(&row.file);
    let result = Finding {
        rule_id: &row.id,
        level: level(row.severity()),
        message: Message { text: row.text.clone() },
        locations: [Location {
            physical_location: Physical {
                artifact_location: Artifact { uri: &uri },
                region: Region { start_line: row.line, start_column: row.column },
            },
        }],
        properties: Properties {
            game: row.game,
            ply: row.ply,
            edition: &row.edition,
            pace: row.pace.as_deref(),
            articles: &row.articles,
            fen: row.fen.as_deref(),
            white: &row.white,
            black: &row.black,
        },
    };
    let comma = if first { "" } else { "," };
    format!("{comma}{}\n", serde_json::to_string(&result).unwrap_or_default())
}

/// The name of a file as a reference: whatever has a meaning of its own there is written as a number.
fn uri(file: &str) -> String {
    let mut uri = String::with_capacity(file.len());
    for byte in file.bytes() {
        match byte {
            b'\\' => uri.push('/'),
            b'/' | b'-' | b'.' | b'_' | b'~' => uri.push(char::from(byte)),
            byte if byte.is_ascii_alphanumeric() => uri.push(char::from(byte)),
            byte => uri += &format!("%{byte:02X}"),
        }
    }
    uri
}

/// Everything after the last finding.
pub(super) fn tail() -> String {
    "]}]}\n".to_owned()
}

const fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Info => "note",
        Severity::Warning => "warning",
        Severity::Error => "error",
    }
}

#[cfg(test)]
mod tests {
    use super::uri;

    #[test]
    fn names_of_files_are_references() {
        assert_eq!(uri("games/a-1_b.pgn"), "games/a-1_b.pgn");
        assert_eq!(uri("my games\\50%#č.pgn"), "my%20games/50%25%23%C4%8D.pgn");
    }
}
