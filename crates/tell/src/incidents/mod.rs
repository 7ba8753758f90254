//! The report of incidents for the organiser: Markdown, CSV, a page and JSON from the same data.

mod csv;
mod html;
mod markdown;
mod twin;

use laws::event::Order;
use laws::game::IncidentKind;
use laws::ruling::PenaltyAmount;
use laws::{IncidentEntry, IncidentReport, LoggedBy, Person, ReportedGame};
use messages::{Args, Messages};
use transcript::player_names;

use crate::moment::{Offset, moment};
use crate::protocol::Judged;
use crate::words;

pub use csv::csv;
pub use html::html;
pub use markdown::markdown;
pub use twin::IncidentsTwin;

/// The incidents of these games as one event. A case that could not start has none.
#[must_use]
pub fn incidents(judged: &[Judged]) -> IncidentReport {
    let mut report = IncidentReport::default();
    for it in judged {
        let (Some(game), Some(configuration)) = (&it.protocol.game, &it.protocol.configuration)
        else {
            continue;
        };
        let reported = ReportedGame {
            name: it.title(),
            players: player_names(&it.shared, &it.case),
            date: configuration.date,
            start: configuration.time_of_day,
            seal: None,
        };
        report.add(game, reported);
    }
    report
}

/// How a person is called: by name, or by the pieces and the game.
pub(crate) fn person(messages: &Messages, report: &IncidentReport, who: &Person) -> String {
    let game = |at: usize| report.games.get(at).map_or("", |it| it.name.as_str());
    match who {
        Person::Named(name) => name.clone(),
        Person::Unnamed(at, side) => {
            let args = Args::new().set("side", words::color_key(*side)).set("game", game(*at));
            messages.with("incident-unnamed", &args)
        }
        Person::Other(at, who) => {
            let who = words::phrase(messages, &who.phrase());
            let args = Args::new().set("who", who).set("game", game(*at));
            messages.with("incident-other", &args)
        }
    }
}

/// What happened, in a few words.
pub(crate) fn incident(messages: &Messages, what: &IncidentKind) -> String {
    match what {
        IncidentKind::Violation(matter) => words::phrase(messages, &matter.phrase()),
        IncidentKind::IllegalMove(count) => {
            messages.with("incident-illegal-move", &Args::new().set("count", *count))
        }
        IncidentKind::Warning => messages.text("incident-warning"),
        IncidentKind::Penalty(item, amount) => {
            let amount = match amount {
                PenaltyAmount::None => String::new(),
                PenaltyAmount::Time(span) => span.to_string(),
                PenaltyAmount::Count(count) => count.to_string(),
                PenaltyAmount::Points(points) => points.text().to_owned(),
                PenaltyAmount::Words(words) => words.clone(),
            };
            let id = match amount.is_empty() {
                true => "incident-penalty",
                false => "incident-penalty-amount",
            };
            messages.with(id, &Args::new().set("item", item.to_string()).set("amount", amount))
        }
        IncidentKind::LateArrival(late) => {
            messages.with("incident-late", &Args::new().set("time", late.to_string()))
        }
        IncidentKind::NoShow => messages.text("incident-no-show"),
        IncidentKind::LostByDevice => messages.text("incident-lost-device"),
        IncidentKind::LostByRefusal => messages.text("incident-lost-refusal"),
        IncidentKind::FinalNotice => messages.text("incident-final-notice"),
        IncidentKind::Refusal(order) => refusal(messages, order),
        IncidentKind::WrongClaim(ground) => {
            let ground = words::phrase(messages, &ground.phrase());
            messages.with("incident-wrong-claim", &Args::new().set("ground", ground))
        }
        IncidentKind::BarredClaim(bar) => {
            messages.with("incident-barred-claim", &Args::new().set("bar", bar.id()))
        }
        IncidentKind::Appeal => messages.text("incident-appeal"),
        IncidentKind::Expelled => messages.text("incident-expelled"),
    }
}

fn refusal(messages: &Messages, order: &Order) -> String {
    let key = match order {
        Order::Record => "record",
        Order::LendSheet => "lend-sheet",
        Order::Reconstruct => "reconstruct",
        Order::Inspection => "inspection",
        Order::TakePart => "take-part",
        Order::PlayOn => "play-on",
        Order::Words(words) => {
            return messages.with("incident-refusal-words", &Args::new().set("order", words));
        }
    };
    messages.with("incident-refusal", &Args::new().set("order", key))
}

/// When it happened: when it was recorded, the time of day, or else the time since the start of the record.
fn time(entry: &IncidentEntry, offset: Offset) -> String {
    match (&entry.logged, entry.time_of_day) {
        (Some(logged), _) => moment(logged.at_ms, offset),
        (None, Some(time)) => time.to_string(),
        (None, None) => entry.at.since_start().to_string(),
    }
}

/// Who recorded it: an arbiter by name, where it is known.
#[must_use]
pub fn logged_by(messages: &Messages, by: LoggedBy, name: Option<&str>) -> String {
    match name {
        Some(name) => name.to_owned(),
        None => messages.with("incident-by", &Args::new().set("by", by.id())),
    }
}

/// What happened, who recorded it, and whether it was struck out: the last two where there is a log.
fn happened(messages: &Messages, entry: &IncidentEntry) -> (String, String) {
    let what = incident(messages, &entry.what);
    let Some(logged) = &entry.logged else { return (what, String::new()) };
    let what = match logged.struck_by {
        None => what,
        Some(by) => {
            let args = Args::new().set("what", what).set("entry", by);
            messages.with("incident-struck", &args)
        }
    };
    (what, logged_by(messages, logged.by, logged.name.as_deref()))
}

/// The heads of the columns; who recorded it only where there is a log.
fn heads(report: &IncidentReport) -> Vec<&'static str> {
    let mut heads = vec!["incident-game", "incident-time", "incident-what", "incident-articles"];
    if report.logged {
        heads.push("incident-recorded-by");
    }
    heads
}

fn articles(entry: &IncidentEntry) -> String {
    let list: Vec<String> = entry.articles.iter().map(ToString::to_string).collect();
    list.join(", ")
}

/// The game of an entry, with its date if it is known.
fn game(report: &IncidentReport, entry: &IncidentEntry) -> String {
    let Some(game) = report.games.get(entry.game) else { return String::new() };
    match game.date {
        Some(date) => format!("{} ({date})", game.name),
        None => game.name.clone(),
    }
}
