//! What a report tells of one game: the entries that the organiser will read, each with the position before it.

use std::sync::Arc;

use board::Color;
use laws::event::Happening;
use laws::ruling::Verdict;
use messages::Args;
use paper::Block;
use store::wire::v1::{Correction, EnteredResult};
use store::{GameLog, Told, What};
use transcript::Recorded;

use super::ReportedEvent;
use super::ledger::recorder;
use crate::incidents::{incident, logged_by};
use crate::moment::{day_of, moment, time_of_day};
use crate::words::color_key;
use crate::{articles, happening, sentence};

/// An entry as a report tells it.
pub(super) struct ToldEntry {
    pub(super) at_ms: i64,
    pub(super) block: Block,
}

/// The entries of a game that belong into a report of this day, or of every day.
pub(super) fn entries(
    event: &ReportedEvent<'_>,
    place: &Args<'_>,
    log: &GameLog,
    day: Option<&str>,
) -> Vec<ToldEntry> {
    let that_day = |it: &&Arc<Told>| day.is_none_or(|day| day_of(it.at.0, event.offset) == day);
    let told = log.told().iter().filter(that_day);
    told.filter_map(|it| {
        let block = match &it.what {
            What::Event { event: recorded, .. } if belongs(recorded) => {
                happened(event, place, log, it, recorded)
            }
            What::Correction(correction) => corrected(event, place, it, correction),
            What::Result(result) => entered(event, place, it, &result.entered),
            What::Opened(_) | What::Event { .. } | What::Gap(_) => return None,
        };
        Some(ToldEntry { at_ms: it.at.0, block })
    })
    .collect()
}

/// Does the organiser have to read it? Incidents, decisions, and what the arbiter did to the game.
fn belongs(recorded: &Recorded) -> bool {
    let decided =
        |it: &Verdict| matches!(it, Verdict::Overridden { .. } | Verdict::Intervene { .. });
    !recorded.incidents.is_empty()
        || matches!(recorded.event.what, Happening::ArbiterDecided(_))
        || recorded.rulings.iter().any(|it| decided(it.verdict()))
}

fn happened(
    event: &ReportedEvent<'_>,
    place: &Args<'_>,
    log: &GameLog,
    told: &Told,
    recorded: &Recorded,
) -> Block {
    let messages = event.messages;
    let mut beside = vec![headline(event, place, told)];
    beside.push(happening(messages, &recorded.before, &recorded.line));
    for it in &recorded.incidents {
        let numbers: Vec<String> = it.articles.iter().map(ToString::to_string).collect();
        let args = Args::new()
            .set("who", crate::who(messages, &it.who))
            .set("what", incident(messages, &it.what))
            .set("articles", numbers.join(", "));
        beside.push(event.with("report-incident", &args));
    }
    for it in &recorded.rulings {
        let said = sentence(messages, &recorded.before, it);
        beside.push(format!("{said} [{}]", articles(it)));
    }
    if let Some(times) = recorded.times {
        let time = |side: Color| times[side].to_string();
        let args = Args::new()
            .set(color_key(Color::White), time(Color::White))
            .set(color_key(Color::Black), time(Color::Black));
        beside.push(event.with("report-clocks", &args));
    }
    beside.push(recorded_by(event, told));
    if let Some(by) = log.struck_by(told.seq) {
        beside.push(event.with("report-struck", &Args::new().set("entry", by.0)));
    }
    Block::Position { placement: recorded.before.placement, beside }
}

fn corrected(
    event: &ReportedEvent<'_>,
    place: &Args<'_>,
    told: &Told,
    correction: &Correction,
) -> Block {
    let args = Args::new().set("entry", correction.to).set("reason", correction.reason.as_str());
    let what = event.with("report-corrected", &args);
    Block::Entry(vec![headline(event, place, told), what, recorded_by(event, told)])
}

/// What was entered by hand in the tournament, and ended the game or let it go on.
fn entered(
    event: &ReportedEvent<'_>,
    place: &Args<'_>,
    told: &Told,
    entered: &EnteredResult,
) -> Block {
    let what = match entered {
        EnteredResult::Nothing => event.text("report-entered-nothing"),
        EnteredResult::Open => event.text("report-entered-open"),
        EnteredResult::Score(score) => {
            event.with("report-entered", &Args::new().set("result", score.as_str()))
        }
    };
    Block::Entry(vec![headline(event, place, told), what, recorded_by(event, told)])
}

/// When and where: `15:04:05, board 3: White – Black`.
fn headline(event: &ReportedEvent<'_>, place: &Args<'_>, told: &Told) -> String {
    format!("{}, {}", time_of_day(told.at.0, event.offset), event.with("report-place-of", place))
}

fn recorded_by(event: &ReportedEvent<'_>, told: &Told) -> String {
    let args = Args::new()
        .set("who", logged_by(event.messages, recorder(told.by), None))
        .set("entry", told.seq.0)
        .set("time", moment(told.at.0, event.offset));
    event.with("report-recorded", &args)
}
