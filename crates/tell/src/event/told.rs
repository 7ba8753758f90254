//! What a report tells of one game: the entries that the organiser will read, each with the position before it.

use std::sync::Arc;

use board::{ByColor, Color, Placement, Role};
use laws::event::{Happening, Who};
use laws::ruling::Verdict;
use messages::{Args, Messages};
use paper::Block;
use store::wire::v1::{Correction, EnteredResult};
use store::{GameLog, Told, What};
use transcript::Recorded;

use super::ReportedEvent;
use super::ledger::recorder;
use crate::incidents::{incident, logged_by};
use crate::moment::{day_of, moment, time_of_day};
use crate::words::{color_key, role_key, with_capital};
use crate::{articles, happening, sentence};

/// An entry as a report tells it.
pub(super) struct ToldEntry {
    pub(super) at_ms: i64,
    pub(super) block: Block,
}

/// Where a game is played, and by whom.
pub(super) struct Place {
    pub(super) board: u32,
    pub(super) players: ByColor<String>,
}

impl Place {
    fn args(&self) -> Args<'_> {
        let args = Args::new().set("board", self.board);
        Color::ALL
            .into_iter()
            .fold(args, |args, side| args.set(color_key(side), self.players[side].as_str()))
    }

    /// A player by name, or somebody else.
    fn person(&self, messages: &Messages, who: &Who) -> String {
        let names: Vec<&str> = who.players().map(|it| self.players[it].as_str()).collect();
        match names.is_empty() {
            true => crate::who(messages, who),
            false => names.join(", "),
        }
    }
}

/// The entries of a game that belong into a report of this day, or of every day.
pub(super) fn entries(
    event: &ReportedEvent<'_>,
    place: &Place,
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
            What::Opened(_) | What::Event { .. } | What::Gap(_) | What::Attention(_) => {
                return None;
            }
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
    place: &Place,
    log: &GameLog,
    told: &Told,
    recorded: &Recorded,
) -> Block {
    let messages = event.messages;
    let mut beside = vec![headline(event, place, told)];
    beside.push(with_capital(&happening(messages, &recorded.before, &recorded.line)));
    for it in &recorded.incidents {
        let numbers: Vec<String> = it.articles.iter().map(ToString::to_string).collect();
        let args = Args::new()
            .set("who", place.person(messages, &it.who))
            .set("what", incident(messages, &it.what))
            .set("articles", numbers.join(", "));
        beside.push(event.with("report-incident", &args));
    }
    // What was asked is told where it is answered.
    let rulings = recorded.rulings.iter().filter(|it| !matches!(it.verdict(), Verdict::Ask(_)));
    for it in rulings {
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
    let placement = recorded.before.placement;
    Block::Position { placement, told: standing(event, &placement), beside }
}

/// A position in words, for who does not see the diagram.
fn standing(event: &ReportedEvent<'_>, placement: &Placement) -> String {
    let of = |color: Color| {
        let pieces = Role::ALL.into_iter().rev().flat_map(|role| {
            let squares = placement.of_role(role) & placement.of_color(color);
            let name = event.text(&format!("piece-{}", role_key(role)));
            squares.into_iter().map(move |square| format!("{name} {square}"))
        });
        pieces.collect::<Vec<_>>().join(", ")
    };
    let args = Args::new().set("white", of(Color::White)).set("black", of(Color::Black));
    event.with("report-diagram", &args)
}

fn corrected(
    event: &ReportedEvent<'_>,
    place: &Place,
    told: &Told,
    correction: &Correction,
) -> Block {
    let args = Args::new().set("to", correction.to).set("reason", correction.reason.as_str());
    let what = event.with("report-corrected", &args);
    Block::Entry(vec![headline(event, place, told), what, recorded_by(event, told)])
}

/// What was entered by hand in the tournament, and ended the game or let it go on.
fn entered(
    event: &ReportedEvent<'_>,
    place: &Place,
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
fn headline(event: &ReportedEvent<'_>, place: &Place, told: &Told) -> String {
    format!(
        "{}, {}",
        time_of_day(told.at.0, event.offset),
        event.with("report-place-of", &place.args())
    )
}

fn recorded_by(event: &ReportedEvent<'_>, told: &Told) -> String {
    let args = Args::new()
        .set("who", logged_by(event.messages, recorder(told.by), told.who.as_deref()))
        .set("entry", told.seq.0)
        .set("time", moment(told.at.0, event.offset));
    event.with("report-recorded", &args)
}
