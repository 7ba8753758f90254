//! A finding in words: its sentence, its articles, and its line on the terminal.

use audit::{Fact, Finding};
use board::{Color, Setup};
use clock::Class;
use messages::{Args, Messages};
use notation::pgn::Fault;
use tell::violation::Reason;

use crate::words;

/// What was found, as a sentence.
pub(super) fn said(messages: &Messages, finding: &Finding) -> String {
    let mut args = Args::new();
    let setup = finding.position.as_deref().copied().unwrap_or(Setup::INITIAL);
    for (name, fact) in &finding.facts {
        args = match fact {
            Fact::Text(text) => args.set(name, text),
            Fact::Count(count) => args.set(name, *count),
            Fact::Side(side) => args.set("player", player(messages, *side)),
            Fact::Time(time) => args.set(name, time.to_string()),
            Fact::Result(result) => args.set(name, result.token()),
            Fact::Squares(squares) => args.set(name, words::squares(messages, *squares)),
            Fact::Class(class) => args.set(name, messages.text(class_id(*class))),
            Fact::Violations(violations) => {
                let said = violations.iter().map(|it| Reason::of(*it).said(messages, &setup));
                let all = said.collect::<Vec<_>>().join(" ");
                args.set(
                    "reason",
                    if all.is_empty() { messages.text("audit-no-piece") } else { all },
                )
            }
            Fact::Irregularity(it) => {
                args.set("reason", tell::irregular::said(messages, &setup, *it))
            }
            Fact::Reasons(reasons) => {
                let said = reasons.iter().map(|it| tell::legality::said(messages, &setup, it));
                args.set("reason", said.collect::<Vec<_>>().join(" "))
            }
            Fact::Fault(fault) => args.set(name, messages.text(fault_id(*fault))),
            Fact::Kind(kind) => args.set(name, *kind),
        };
    }
    messages.with(&format!("audit-found-{}", finding.check.name()), &args)
}

/// The short name of a check, in words.
pub(super) fn title(messages: &Messages, check: audit::Check) -> String {
    messages.text(&format!("audit-check-{}", check.name()))
}

/// The numbers of the articles, in the edition of the finding.
pub(super) fn articles(finding: &Finding) -> Vec<String> {
    finding.articles().iter().map(ToString::to_string).collect()
}

fn player(messages: &Messages, side: Color) -> String {
    messages.text(match side {
        Color::White => "audit-player-white",
        Color::Black => "audit-player-black",
    })
}

const fn class_id(class: Class) -> &'static str {
    match class {
        Class::Standard => "audit-class-standard",
        Class::Rapid => "audit-class-rapid",
        Class::Blitz => "audit-class-blitz",
    }
}

const fn fault_id(fault: Fault) -> &'static str {
    match fault {
        Fault::BadTag => "pgn-defect-bad-tag",
        Fault::UnclosedComment => "pgn-defect-unclosed-comment",
        Fault::UnclosedVariation => "pgn-defect-unclosed-variation",
        Fault::StrayClosing => "pgn-defect-stray-closing",
        Fault::StrayByte => "pgn-defect-stray-byte",
        Fault::NoTags => "pgn-defect-no-tags",
        Fault::NoResult => "pgn-defect-no-result",
        Fault::TooManyMoves => "pgn-defect-too-many-moves",
    }
}

#[cfg(test)]
mod tests;
