//! How much a finding matters. What follows from it, such as an exit code, is for the caller to say.

use std::fmt;
use std::str::FromStr;

/// How much a finding matters, the least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Worth knowing; nothing is wrong with the game.
    Info,
    /// The record contradicts itself, or something is doubtful.
    Warning,
    /// The Laws would not have let it pass.
    Error,
}

impl Severity {
    /// All of them.
    pub const ALL: [Severity; 3] = [Severity::Info, Severity::Warning, Severity::Error];

    /// The name in files and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Severity::Info => "info",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no severity.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a severity: expected info, warning or error")]
pub struct NotASeverity(pub String);

impl FromStr for Severity {
    type Err = NotASeverity;

    fn from_str(text: &str) -> Result<Severity, NotASeverity> {
        let found = Severity::ALL.into_iter().find(|it| it.name() == text.trim());
        found.ok_or_else(|| NotASeverity(text.to_owned()))
    }
}
