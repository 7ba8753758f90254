//! The report that the chief arbiter hands in: what it has to say, as far as the logs know it, and what somebody wrote instead.

use std::collections::BTreeMap;

use board::Color;
use clock::language::{prose, read_transcript};
use clock::{Answer, Class, TimeControl, classify};
use laws::game::IncidentGroup;
use laws::{IncidentEntry, IncidentReport};
use messages::Args;
use paper::{Block, Column, Paper, Table};
use store::tournament::{Entrant, LinkState, Presence, Round, Source, Tournament};
use store::wire::v1::ReportItem;
use store::wire::v1::tournament::{Player, Role, Settings};

use super::day::result;
use super::{EventLedger, ReportedEvent};
use crate::incidents::{incident, person};
use crate::law::edition_name;
use crate::moment::moment;
use crate::words::phrase;

/// An item of the report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnownItem {
    /// Which.
    pub item: ReportItem,
    /// What is known of it; empty if nothing is.
    pub known: String,
}

/// The paper: what was written, or else what is known.
#[must_use]
pub fn arbiter_report(event: &ReportedEvent<'_>) -> Paper {
    let written = event.tournament.arbiter_report();
    let facts = known_items(event).into_iter().filter_map(|KnownItem { item, known }| {
        let value = written.get(&item).cloned().unwrap_or(known);
        let name = event.text(&format!("report-item-{}", item.id()));
        (!value.trim().is_empty()).then_some((name, value))
    });
    let mut blocks = vec![Block::Facts(facts.collect())];
    blocks.extend(schedule(event));
    blocks.push(Block::Signature(event.text("report-sign-chief")));
    let args = Args::new().set("event", event.tournament.settings().name.as_str());
    event.paper(event.with("report-title-arbiter", &args), blocks)
}

/// Every item, with what the logs know of it.
#[must_use]
pub fn known_items(event: &ReportedEvent<'_>) -> Vec<KnownItem> {
    let ledger = EventLedger::of(event.messages, event.tournament, event.log).report;
    let items = ReportItem::ALL.into_iter();
    items.map(|item| KnownItem { item, known: known(event, &ledger, item) }).collect()
}

fn known(event: &ReportedEvent<'_>, ledger: &IncidentReport, item: ReportItem) -> String {
    let settings = event.tournament.settings();
    match item {
        ReportItem::Event => settings.name.clone(),
        ReportItem::Place => settings.place.clone(),
        ReportItem::Dates => dates(settings),
        ReportItem::Laws => edition_name(event.messages, event.tournament.edition()),
        ReportItem::Class => {
            let class = class_of(event.tournament);
            class.map(|it| phrase(event.messages, &it.phrase())).unwrap_or_default()
        }
        ReportItem::TimeControl => time_control(event),
        ReportItem::DefaultTime => {
            settings.regulations.get("default_time").cloned().unwrap_or_default()
        }
        ReportItem::Rounds => event.tournament.rounds().len().to_string(),
        ReportItem::Players => players(event),
        ReportItem::Federations => counted(event, |it| it.federation.as_deref()),
        ReportItem::Titles => counted(event, |it| it.title.as_deref()),
        ReportItem::ChiefArbiter => chief_arbiter(event),
        ReportItem::Arbiters => arbiters(event),
        ReportItem::Federation => settings.report.federation.clone().unwrap_or_default(),
        ReportItem::System => settings.report.kind.clone().unwrap_or_default(),
        ReportItem::Late => of_group(event, ledger, IncidentGroup::Late),
        ReportItem::Forfeits => boards(event, Source::Forfeit),
        ReportItem::Corrected => boards(event, Source::ByHand),
        ReportItem::Withdrawn => withdrawn(event),
        ReportItem::Incidents => summary(event, ledger),
        ReportItem::Appeals => of_group(event, ledger, IncidentGroup::Appeal),
        // What no log knows.
        ReportItem::Organiser
        | ReportItem::PairingProgram
        | ReportItem::Conditions
        | ReportItem::AppealsCommittee
        | ReportItem::FairPlay
        | ReportItem::Remarks => String::new(),
    }
}

/// From the first day to the last.
pub(super) fn dates(settings: &Settings) -> String {
    let days = [settings.date.as_deref(), settings.date_end.as_deref()];
    let mut days: Vec<&str> = days.into_iter().flatten().filter(|it| !it.is_empty()).collect();
    days.dedup();
    days.join(" – ")
}

/// The time control in words.
pub(super) fn time_control(event: &ReportedEvent<'_>) -> String {
    let settings = event.tournament.settings();
    let words = control(settings).map(|it| phrase(event.messages, &prose(&it).phrase()));
    words.unwrap_or_else(|| settings.time_control.clone())
}

fn control(settings: &Settings) -> Option<TimeControl> {
    read_transcript(&settings.time_control).ok().and_then(|it| it.control().cloned())
}

/// Standard, rapid or blitz: as the event says, or else as its time control makes it.
#[must_use]
pub fn class_of(event: &Tournament) -> Option<Answer> {
    let settings = event.settings();
    match settings.pace.as_deref() {
        Some("standard") => Some(Answer::Is(Class::Standard)),
        Some("rapid") => Some(Answer::Is(Class::Rapid)),
        Some("blitz") => Some(Answer::Is(Class::Blitz)),
        _ => {
            let bounds = event.edition().bounds();
            control(settings).map(|it| classify(&it, &bounds).answers[Color::White])
        }
    }
}

/// As the event says, or else whose link it is.
pub(super) fn chief_arbiter(event: &ReportedEvent<'_>) -> String {
    let said = event.tournament.settings().report.chief_arbiter.clone();
    said.unwrap_or_else(|| names_of(event, Role::Chief).join(", "))
}

/// The deputies that the event names, and whose links are those of arbiters.
pub(super) fn arbiters(event: &ReportedEvent<'_>) -> String {
    let mut names: Vec<&str> =
        event.tournament.settings().report.deputies.iter().map(String::as_str).collect();
    for name in names_of(event, Role::Arbiter) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

/// The names of those whose links are open in this role. The link of a start of the desk is nobody's.
fn names_of<'t>(event: &ReportedEvent<'t>, role: Role) -> Vec<&'t str> {
    let links = event.tournament.links().iter();
    let open = links.filter(|it| it.made.role == role && it.state == LinkState::Open);
    let names = open.filter(|it| it.made.server.is_none()).map(|it| it.made.label.trim());
    let mut names: Vec<&str> = names.filter(|it| !it.is_empty()).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// The players; not those who were added by mistake.
fn entrants<'t>(event: &ReportedEvent<'t>) -> impl Iterator<Item = &'t Entrant> {
    event.tournament.players().iter().filter(|it| it.presence != Presence::Mistaken)
}

fn players(event: &ReportedEvent<'_>) -> String {
    let ratings = entrants(event).filter_map(|it| it.player.rating.map(u64::from));
    let ratings: Vec<u64> = ratings.collect();
    let rated = ratings.len() as u64;
    let args = Args::new().set("players", entrants(event).count()).set("rated", rated);
    let average = ratings.iter().sum::<u64>().checked_div(rated).unwrap_or(0);
    event.with("report-players", &args.set("average", average.to_string()))
}

/// How many have what: `CZE 12, SVK 5`.
fn counted(event: &ReportedEvent<'_>, what: impl Fn(&Player) -> Option<&str>) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for it in entrants(event) {
        if let Some(what) = what(&it.player).filter(|it| !it.trim().is_empty()) {
            *counts.entry(what).or_default() += 1;
        }
    }
    let mut counts: Vec<(&str, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|it| std::cmp::Reverse(it.1));
    counts.iter().map(|(what, count)| format!("{what} {count}")).collect::<Vec<_>>().join(", ")
}

/// The boards whose results come from there, one in a line.
fn boards(event: &ReportedEvent<'_>, source: Source) -> String {
    let mut lines = Vec::new();
    for round in event.tournament.rounds() {
        for board in &round.boards {
            let log = (event.log)(&board.game);
            let found = result(event, board, log.as_ref());
            if let Some(found) = found.filter(|it| it.source == source) {
                let args = Args::new()
                    .set("round", round.number)
                    .set("board", board.number)
                    .set("white", event.player(&board.white))
                    .set("black", event.player(&board.black))
                    .set("result", found.score.text());
                lines.push(event.with("report-board-result", &args));
            }
        }
    }
    lines.join("\n")
}

fn withdrawn(event: &ReportedEvent<'_>) -> String {
    let mut lines = Vec::new();
    for it in event.tournament.players() {
        if let Presence::WithdrawnAfter { rounds } = it.presence {
            let args = Args::new().set("name", event.player(&it.player.id)).set("round", rounds);
            lines.push(event.with("report-withdrawn", &args));
        }
    }
    lines.join("\n")
}

/// How many incidents of each kind stand.
fn summary(event: &ReportedEvent<'_>, ledger: &IncidentReport) -> String {
    let mut lines = Vec::new();
    for group in IncidentGroup::ALL {
        let count: usize = ledger.people.iter().map(|it| it.count(group)).sum();
        if count > 0 {
            let name = event.text(&format!("incident-group-{}", group.id()));
            lines.push(format!("{name}: {count}"));
        }
    }
    lines.join("\n")
}

/// The incidents of a group that stand, one in a line.
fn of_group(event: &ReportedEvent<'_>, ledger: &IncidentReport, group: IncidentGroup) -> String {
    let mut lines = Vec::new();
    for it in &ledger.people {
        let counts = |it: &&IncidentEntry| it.stands() && it.what.group() == group;
        for entry in it.entries.iter().filter(counts) {
            let game = ledger.games.get(entry.game).map_or("", |it| it.name.as_str());
            let when = entry.logged.as_ref().map(|it| moment(it.at_ms, event.offset));
            let args = Args::new()
                .set("who", person(event.messages, ledger, &it.who))
                .set("what", incident(event.messages, &entry.what))
                .set("game", game)
                .set("when", when.unwrap_or_default());
            lines.push(event.with("report-incident-of", &args));
        }
    }
    lines.join("\n")
}

/// When the rounds were, and how many boards they had.
fn schedule(event: &ReportedEvent<'_>) -> Vec<Block> {
    let rounds = event.tournament.rounds();
    if rounds.is_empty() {
        return Vec::new();
    }
    let began = |it: &Round| {
        let logs = it.boards.iter().filter_map(|board| (event.log)(&board.game));
        let first = logs.filter_map(|it| it.told().get(1).map(|it| it.at.0)).min();
        first.map(|it| moment(it, event.offset)).unwrap_or_default()
    };
    let row = |it: &Round| {
        vec![
            it.number.to_string(),
            it.starts_at.clone().unwrap_or_default(),
            began(it),
            it.boards.len().to_string(),
            it.byes.len().to_string(),
        ]
    };
    let columns = vec![
        Column::right(event.text("report-round-head"), 2),
        Column::left(event.text("report-starts"), 4),
        Column::left(event.text("report-first-entry"), 8),
        Column::right(event.text("report-boards"), 4),
        Column::right(event.text("report-byes-head"), 5),
    ];
    let rows = rounds.iter().map(row).collect();
    vec![Block::Heading(event.text("report-schedule")), Block::Table(Table { columns, rows })]
}
