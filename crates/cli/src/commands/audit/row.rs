//! A finding as it leaves the program: flat, with stable field names, the same in all formats.

use audit::{Finding, Severity};
use messages::{Args, Messages};
use notation::fen::{self, FenStyle};
use serde::{Deserialize, Serialize};

use super::sentence;

/// One finding with its file, ready to be written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Row {
    pub(super) file: String,
    pub(super) game: u64,
    pub(super) line: u64,
    pub(super) column: u64,
    pub(super) ply: Option<u32>,
    pub(super) id: String,
    pub(super) check: String,
    pub(super) severity: String,
    pub(super) edition: String,
    pub(super) pace: Option<String>,
    pub(super) articles: Vec<String>,
    pub(super) fen: Option<String>,
    pub(super) white: String,
    pub(super) black: String,
    pub(super) text: String,
}

impl Row {
    /// The finding as one line of JSON.
    pub(super) fn json_line(&self) -> String {
        let mut line = serde_json::to_string(self).unwrap_or_default();
        line.push('\n');
        line
    }

    pub(super) fn of(messages: &Messages, file: &str, finding: &Finding) -> Row {
        Row {
            file: file.to_owned(),
            game: finding.game,
            line: finding.line,
            column: finding.column,
            ply: finding.ply,
            id: finding.check.id().to_owned(),
            check: finding.check.name().to_owned(),
            severity: finding.check.severity().name().to_owned(),
            edition: finding.edition.tag().to_owned(),
            pace: finding.pace.map(|it| it.tag().to_owned()),
            articles: sentence::articles(finding),
            fen: finding.position.as_deref().map(|it| fen::write(it, FenStyle::default())),
            white: finding.white.clone(),
            black: finding.black.clone(),
            text: sentence::said(messages, finding),
        }
    }

    pub(super) fn severity(&self) -> Severity {
        self.severity.parse().unwrap_or(Severity::Info)
    }

    /// The finding in one line, with its articles.
    pub(super) fn told(&self, messages: &Messages) -> String {
        let severity = messages.text(&format!("audit-severity-{}", self.severity));
        let args = Args::new()
            .set("file", &self.file)
            .set("line", self.line.to_string())
            .set("column", self.column.to_string())
            .set("game", self.game.to_string())
            .set("severity", severity)
            .set("id", &self.id)
            .set("name", &self.check)
            .set("text", &self.text);
        let line = messages.with("audit-line", &args);
        match self.cited(messages) {
            Some(cited) => format!("{line} ({cited})"),
            None => line,
        }
    }

    /// The articles and the edition; nothing where the finding rests on no article.
    pub(super) fn cited(&self, messages: &Messages) -> Option<String> {
        if self.articles.is_empty() {
            return None;
        }
        let args =
            Args::new().set("articles", self.articles.join(", ")).set("edition", &self.edition);
        Some(messages.with("audit-articles", &args))
    }
}
