//! Colours of words, for those who want them. The colours of boards belong to the diagrams.

use anstyle::{AnsiColor, Style};

/// Whether a stream takes colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    Colored,
    Plain,
}

impl Ink {
    pub(crate) fn strong(self, text: &str) -> String {
        self.paint(Style::new().bold(), text)
    }

    pub(crate) fn faint(self, text: &str) -> String {
        self.paint(Style::new().dimmed(), text)
    }

    pub(crate) fn good(self, text: &str) -> String {
        self.paint(AnsiColor::Green.on_default().bold(), text)
    }

    pub(crate) fn error(self, text: &str) -> String {
        self.paint(AnsiColor::Red.on_default().bold(), text)
    }

    fn paint(self, style: Style, text: &str) -> String {
        match self {
            Ink::Colored => format!("{style}{text}{style:#}"),
            Ink::Plain => text.to_owned(),
        }
    }
}
