//! Things of the Laws as words: numbered titles, ways of play, how far we are.

use laws::rulebook::Regime;
use laws::text::Entry;
use laws::{Article, Discretion, Edition, Interpretation, OutOfScope, Status, status};
use messages::{Language, Messages};

use crate::output::{Console, prose};

/// `7.5.5 — Penalties for illegal moves`.
pub(crate) fn numbered_title(messages: &Messages, edition: Edition, entry: &Entry) -> String {
    format!("{} — {}", entry.article, tell::law::title(messages, edition, entry))
}

/// That a text is our own retelling, and that it is in English where the reader chose another language.
pub(crate) fn retold(console: &Console) -> String {
    let messages = &console.messages;
    let mut note = messages.text("laws-text-is-retold");
    if messages.language() != Language::English {
        note += &format!(" {}", messages.text("laws-text-in-english"));
    }
    let note = prose::filled(&note, "", console.width);
    format!("{}\n", console.ink.faint(note.trim_end()))
}

pub(crate) fn reading_title(messages: &Messages, reading: Interpretation) -> String {
    messages.text(&format!("reading-{}", reading.to_string().to_ascii_lowercase()))
}

pub(crate) fn question(messages: &Messages, question: Discretion) -> String {
    messages.text(&question.message_id())
}

/// The name of a parameter with what follows it.
pub(crate) fn named(name: &str, rest: &str) -> String {
    match name.ends_with('?') {
        true => format!("{name} {rest}"),
        false => format!("{name}: {rest}"),
    }
}

/// The ways of play, the two degrees of supervision told as one where both are there; nothing for all.
pub(crate) fn regimes(messages: &Messages, regimes: &[Regime]) -> Option<String> {
    if regimes.len() == Regime::ALL.len() {
        return None;
    }
    let mut ids: Vec<&str> = Vec::new();
    for regime in regimes {
        let both = |full, limited| regimes.contains(&full) && regimes.contains(&limited);
        let id = match regime.pace() {
            laws::Pace::Rapid if both(Regime::RapidFull, Regime::RapidLimited) => "rapid",
            laws::Pace::Blitz if both(Regime::BlitzFull, Regime::BlitzLimited) => "blitz",
            _ => regime_key(*regime),
        };
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    let names = ids.into_iter().map(|id| messages.text(&format!("laws-regime-{id}")));
    Some(names.collect::<Vec<_>>().join(", "))
}

/// The name of a way of play in ids and in JSON.
pub(crate) const fn regime_key(regime: Regime) -> &'static str {
    match regime {
        Regime::Standard => "standard",
        Regime::RapidFull => "rapid-supervised",
        Regime::RapidLimited => "rapid-unsupervised",
        Regime::BlitzFull => "blitz-supervised",
        Regime::BlitzLimited => "blitz-unsupervised",
    }
}

/// Every status, in the order of reports.
pub(crate) const STATUSES: [Status; 6] = [
    Status::Ruled,
    Status::Fact,
    Status::Arbiter,
    Status::Guidance,
    Status::OutOfScope(OutOfScope::BetweenFederationAndFide),
    Status::Planned,
];

/// The name of a status in ids and in JSON.
pub(crate) const fn status_key(status: Status) -> &'static str {
    match status {
        Status::Planned => "planned",
        Status::Ruled => "ruled",
        Status::Arbiter => "arbiter",
        Status::Fact => "fact",
        Status::Guidance => "guidance",
        Status::OutOfScope(_) => "out_of_scope",
    }
}

/// How far an article of an edition is carried out. Every printed article has a status.
pub(crate) fn status_of(edition: Edition, article: Article) -> Status {
    status(edition, article).unwrap_or(Status::Planned)
}
