//! `jadoube store report`: a report of an event as PDF, from what the desk has stored.

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::Write;

use messages::{Args, Messages};
use serde::Serialize;
use store::tournament::{DESK_LOG, Tournament};
use store::{Entry, GameLog, Seq, Store, StoreError, StreamId, StreamKind, replay};
use tell::Offset;
use tell::event::{ReportedEvent, Scope, arbiter_report, day_report, pdf};

use super::store::{Open, cannot};
use crate::cli::ReportArgs;
use crate::complaint::{Complaint, Failure, Kind};
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::Console;

#[derive(Serialize)]
struct ReportTwin {
    store: String,
    event: String,
    file: String,
}

pub(super) async fn report(console: &Console, args: &ReportArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let offset = offset(messages, &args.offset)?;
    let Open { store, name } = Open::existing(messages, &args.place).await?;
    let made_ms = store.time().at.0;
    let found = read(&store).await;
    store.close().await;
    let (mut events, logs) = found.map_err(|why| cannot(messages, &name, &why.phrase()))?;
    let id = chosen(messages, &events, args.event.as_deref())?;
    let Some(tournament) = events.remove(&id) else { return Err(no_event(messages, &id).into()) };
    let log = |game: &str| logs.get(game).cloned();
    let event = ReportedEvent { messages, tournament: &tournament, log: &log, offset, made_ms };
    let scope = Scope { round: args.round, day: None };
    let paper = if args.arbiter { arbiter_report(&event) } else { day_report(&event, &scope) };
    let written = OpenOptions::new().write(true).create_new(true).open(&args.file);
    let written = written.and_then(|mut file| file.write_all(&pdf(messages, &paper)));
    written.map_err(|why| Complaint::of_file(messages, &args.file, &why))?;
    let file = args.file.display().to_string();
    match console.form {
        Form::Json => console.json(&ReportTwin { store: name, event: id, file })?,
        Form::Text => {
            let args = Args::new().set("event", paper.title).set("file", file);
            console.line(&messages.with("store-reported", &args))?;
        }
    }
    Ok(Exit::Fine)
}

fn offset(messages: &Messages, text: &str) -> Result<Offset, Failure> {
    text.parse().map_err(|_| {
        let args = Args::new().set("text", text);
        Complaint::new(Kind::Usage, messages.with("store-not-an-offset", &args)).into()
    })
}

/// The event that was named, or the only one.
fn chosen(
    messages: &Messages,
    events: &BTreeMap<String, Tournament>,
    named: Option<&str>,
) -> Result<String, Failure> {
    if let Some(named) = named {
        return Ok(named.to_owned());
    }
    match events.keys().next() {
        Some(only) if events.len() == 1 => Ok(only.clone()),
        _ => {
            let name = |(id, it): (&String, &Tournament)| format!("{id} ({})", it.settings().name);
            let names: Vec<String> = events.iter().map(name).collect();
            let args = Args::new().set("count", events.len()).set("events", names.join(", "));
            Err(Complaint::new(Kind::Usage, messages.with("store-which-event", &args)).into())
        }
    }
}

fn no_event(messages: &Messages, id: &str) -> Complaint {
    let args = Args::new().set("event", id);
    Complaint::new(Kind::Usage, messages.with("store-no-event", &args))
}

/// The events of a store and the logs of their games. A log that cannot be played again is left out; `store verify` says why.
async fn read(
    store: &Store,
) -> Result<(BTreeMap<String, Tournament>, BTreeMap<String, GameLog>), StoreError> {
    let mut events = BTreeMap::new();
    for (id, entries) in all(store, StreamKind::Tournament).await? {
        if id != DESK_LOG
            && let Ok(tournament) = Tournament::from_log(&entries)
        {
            events.insert(id, tournament);
        }
    }
    let mut logs = BTreeMap::new();
    for (id, entries) in all(store, StreamKind::Game).await? {
        if let Ok(log) = replay(&entries) {
            logs.insert(id, log);
        }
    }
    Ok((events, logs))
}

async fn all(store: &Store, kind: StreamKind) -> Result<Vec<(String, Vec<Entry>)>, StoreError> {
    let mut all = Vec::new();
    for head in store.streams(kind).await? {
        let stream: &StreamId = &head.stream;
        all.push((stream.name().to_owned(), store.read(stream, Seq::START).await?));
    }
    Ok(all)
}
