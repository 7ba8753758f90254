//! A move of a record that cannot be read: what is wrong, where, and what may have been meant.

use board::{Color, Setup};
use messages::{Args, Messages};
use notation::algebraic::{ExpectedInMove, MoveError, Reason};
use notation::letters::Language;
use notation::record::RecordEntry;
use serde::Serialize;

use crate::complaint::Place;
use crate::output::Console;
use crate::words;
use tell::violation;

pub(crate) struct Problem<'a> {
    pub(crate) entry: &'a RecordEntry,
    pub(crate) error: &'a MoveError,
    /// The position before the move.
    pub(crate) setup: Setup,
    pub(crate) language: Language,
}

#[derive(Serialize)]
pub(crate) struct ProblemTwin {
    code: &'static str,
    text: String,
    /// In bytes from the start of the move.
    at: usize,
    /// The rules that the move breaks, if it is illegal.
    reasons: Vec<String>,
    candidates: Vec<CandidateTwin>,
}

#[derive(Serialize)]
struct CandidateTwin {
    written: String,
    uci: String,
}

/// The number and the text of a move: `2. Jf3`, `2… Jf6`.
pub(crate) fn label(entry: &RecordEntry) -> String {
    let dots = match entry.color {
        Color::White => ".",
        Color::Black => "…",
    };
    format!("{}{dots} {}", entry.number, entry.text)
}

impl Problem<'_> {
    /// The place of the problem, in bytes from the start of the move.
    pub(crate) fn at(&self) -> usize {
        match self.error.reason {
            Reason::NotAlgebraic { at, .. } => at,
            _ => 0,
        }
    }

    pub(crate) fn told(&self, console: &Console, place: &Place) -> String {
        let (messages, ink) = (&console.messages, console.ink);
        let mut text =
            format!("{}: {}\n", ink.error(&messages.text("label-error")), self.said(messages));
        if let Some(source) = &place.source {
            text += &format!("  {}:{}\n", source.file, source.line);
        }
        let (line, caret) = place.picture();
        text += &format!("  {line}\n  {}{}", " ".repeat(caret), ink.error("^"));
        if let Some(expected) = self.expected(messages) {
            text += &format!(" {}: {expected}", messages.text("label-expected"));
        }
        text.push('\n');
        for reason in self.reasons(messages) {
            text += &format!("  - {reason}\n");
        }
        if !self.error.candidates.is_empty() {
            let args = Args::new().set("moves", self.candidates().join(", "));
            let hint = messages.with("notate-hint-near", &args);
            text += &format!("{}: {hint}\n", ink.strong(&messages.text("label-hint")));
        }
        text
    }

    pub(crate) fn twin(&self, messages: &Messages) -> ProblemTwin {
        let candidates = self.error.candidates.iter().map(|it| CandidateTwin {
            written: it.text.clone(),
            uci: words::uci(&self.setup, it.played),
        });
        ProblemTwin {
            code: code(&self.error.reason),
            text: self.said(messages),
            at: self.at(),
            reasons: self.reasons(messages),
            candidates: candidates.collect(),
        }
    }

    fn candidates(&self) -> Vec<String> {
        self.error.candidates.iter().map(|it| it.text.clone()).collect()
    }

    fn said(&self, messages: &Messages) -> String {
        said(messages, &label(self.entry), &self.error.reason, self.language)
    }

    fn expected(&self, messages: &Messages) -> Option<String> {
        let Reason::NotAlgebraic { expected, .. } = self.error.reason else { return None };
        Some(messages.text(match expected {
            ExpectedInMove::Move => "notate-expected-move",
            ExpectedInMove::Square => "notate-expected-square",
            ExpectedInMove::PromotionOrEnd => "notate-expected-promotion-or-end",
            ExpectedInMove::End => "notate-expected-end",
        }))
    }

    fn reasons(&self, messages: &Messages) -> Vec<String> {
        reasons(messages, &self.error.reason, &self.setup)
    }
}

/// What is wrong with a move, in one sentence.
pub(crate) fn said(
    messages: &Messages,
    label: &str,
    reason: &Reason,
    language: Language,
) -> String {
    let args = Args::new().set("move", label);
    match reason {
        Reason::NotAlgebraic { .. } => {
            messages.with("notate-not-algebraic", &args.set("language", language.tag()))
        }
        Reason::Ambiguous { .. } => messages.with("notate-ambiguous", &args),
        Reason::NobodyReaches { role, to, .. } => {
            let args = args.set("piece", words::role_key(*role)).set("square", to.to_string());
            messages.with("notate-nobody-reaches", &args)
        }
        Reason::Illegal { .. } => messages.with("notate-illegal", &args),
    }
}

/// The rules that an illegal move breaks. If several pieces were tried, those of the first.
pub(crate) fn reasons(messages: &Messages, reason: &Reason, setup: &Setup) -> Vec<String> {
    let Reason::Illegal { refused } = reason else { return Vec::new() };
    let violations = refused.first().map_or(&[][..], |it| &it.violations);
    violations.iter().map(|it| violation::Reason::of(*it).said(messages, setup)).collect()
}

/// The name in JSON.
pub(crate) const fn code(reason: &Reason) -> &'static str {
    match reason {
        Reason::NotAlgebraic { .. } => "not_algebraic",
        Reason::Ambiguous { .. } => "ambiguous",
        Reason::NobodyReaches { .. } => "nobody_reaches",
        Reason::Illegal { .. } => "illegal",
    }
}
