//! Three games held in a string are audited: each finding with its place, its article and what it rests on. Then what
//! can be put right is put right.
//!
//! `cargo run -p jadoube-audit --example findings`

use std::fmt::{self, Write as _};

use jadoube_audit::{Auditor, Fixes, Settings, corrected};
use laws::text::{TextLanguage, title};

/// A mate with the wrong result, an illegal move, and a flag against a bare king. Games are judged by the edition of
/// their day.
const GAMES: &str = r#"[Event "Club evening"]
[Site "?"]
[Date "2024.03.01"]
[Round "1"]
[White "Ada"]
[Black "Bo"]
[Result "1-0"]

1. f3 e5 2. g4 Qh4# 1-0

[Event "Club evening"]
[Site "?"]
[Date "2012.03.02"]
[Round "2"]
[White "Bo"]
[Black "Cleo"]
[Result "1/2-1/2"]

1. e4 e5 2. Ke3 Nc6 1/2-1/2

[Event "Club evening"]
[Site "?"]
[Date "2024.03.03"]
[Round "3"]
[White "Cleo"]
[Black "Ada"]
[Result "0-1"]
[Termination "time forfeit"]
[SetUp "1"]
[FEN "6k1/8/8/8/8/8/8/Q3K3 w - - 0 60"]

60. Qa7 Kh8 0-1
"#;

fn main() {
    print!("{}", story());
}

/// The findings as a text; the tests read it too.
pub(crate) fn story() -> String {
    tell().expect("writing into a string succeeds")
}

fn tell() -> Result<String, fmt::Error> {
    let settings = Settings { fixes: Fixes::Wanted, ..Settings::default() };
    // An auditor keeps its memory between texts: one for each thread. Whole files go through `audit_stream`.
    let mut auditor = Auditor::new(&settings);
    let report = auditor.audit(GAMES.as_bytes());

    let mut told = format!("{} games, {} moves\n", report.games, report.moves);
    for finding in &report.findings {
        let check = finding.check;
        writeln!(
            told,
            "\nline {}, column {}: game {}, {} - {}",
            finding.line, finding.column, finding.game, finding.white, finding.black
        )?;
        writeln!(told, "  {} {} ({})", check.id(), check.name(), check.severity().name())?;
        // The article by the numbers of the edition; what only the form of a record asks for has none.
        if let Some(&article) = finding.articles().first() {
            let title = title(finding.edition, article, TextLanguage::English).unwrap_or_default();
            writeln!(told, "  {article} {title} ({})", finding.edition.name())?;
        }
    }

    // A corrected copy: the rest of the text stays as it was, byte for byte.
    let (copy, made) = corrected(GAMES.as_bytes(), &report.findings);
    writeln!(told, "\n{} corrections:", made.len())?;
    let copy = String::from_utf8_lossy(&copy);
    for (before, after) in GAMES.lines().zip(copy.lines()) {
        if before != after {
            writeln!(told, "  {before}  becomes  {after}")?;
        }
    }
    Ok(told)
}
