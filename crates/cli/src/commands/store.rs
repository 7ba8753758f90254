//! `jadoube store`: backup, restore, check and reports of what the desk has stored.

use std::io;

use clock::Phrase;
use messages::{Args, Messages};
use serde::Serialize;
use store::{CannotOpen, Examined, NotAMoment, Restored, Store, StoreUrl, UnixMillis};
use tell::words::phrase;

use super::place::store_url;
use super::store_report::report;
use crate::cli::{BackupArgs, PlaceArgs, RestoreArgs, StoreArgs, StoreTask};
use crate::complaint::{Complaint, Failure, Kind};
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::Console;

pub(crate) fn run(console: &Console, args: &StoreArgs) -> Result<Exit, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        match &args.task {
            StoreTask::Backup(args) => backup(console, args).await,
            StoreTask::Restore(args) => restore(console, args).await,
            StoreTask::Verify(args) => verify(console, args).await,
            StoreTask::Report(args) => report(console, args).await,
        }
    })
}

/// A store that is open, and what to call it.
pub(super) struct Open {
    pub(super) store: Store,
    pub(super) name: String,
}

impl Open {
    fn of(
        messages: &Messages,
        url: &StoreUrl,
        opened: Result<Store, CannotOpen>,
    ) -> Result<Open, Failure> {
        let name = url.to_string();
        match opened {
            Ok(store) => Ok(Open { store, name }),
            Err(why) => Err(cannot(messages, &name, &why.phrase()).into()),
        }
    }

    /// Opens a store that has to be there: to look at one must not make one, nor keep a desk from writing to it.
    pub(super) async fn existing(messages: &Messages, args: &PlaceArgs) -> Result<Open, Failure> {
        let url = store_url(messages, args.store.as_deref())?;
        match &url {
            StoreUrl::File(path) if !path.exists() => {
                let missing = io::Error::from(io::ErrorKind::NotFound);
                Err(Complaint::of_file(messages, path, &missing).into())
            }
            _ => Open::of(messages, &url, Store::look_into(&url).await),
        }
    }
}

pub(super) fn cannot(messages: &Messages, store: &str, why: &Phrase) -> Complaint {
    let args = Args::new().set("store", store).set("reason", phrase(messages, why));
    Complaint::new(Kind::File, messages.with("store-cannot", &args))
}

#[derive(Serialize)]
struct BackupTwin {
    store: String,
    file: String,
}

async fn backup(console: &Console, args: &BackupArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let Open { store, name } = Open::existing(messages, &args.place).await?;
    let done = match args.archive {
        true => store.archive(&args.file).await,
        false => store.backup(&args.file).await,
    };
    store.close().await;
    done.map_err(|why| cannot(messages, &name, &why.phrase()))?;
    let file = args.file.display().to_string();
    match console.form {
        Form::Json => console.json(&BackupTwin { store: name, file })?,
        Form::Text => {
            let args = Args::new().set("store", name).set("file", file);
            console.line(&messages.with("store-backed-up", &args))?;
        }
    }
    Ok(Exit::Fine)
}

#[derive(Serialize)]
struct RestoreTwin {
    store: String,
    logs: u64,
    entries: u64,
}

async fn restore(console: &Console, args: &RestoreArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let url = store_url(messages, args.place.store.as_deref())?;
    let until = args.until.as_deref().map(|it| moment(messages, it)).transpose()?;
    let Open { store, name } = Open::of(messages, &url, Store::open(&url).await)?;
    let done = match until {
        Some(until) => store.restore_until(&args.file, until).await,
        None => store.restore(&args.file).await,
    };
    store.close().await;
    let Restored { streams: logs, entries } =
        done.map_err(|why| cannot(messages, &name, &why.phrase()))?;
    match console.form {
        Form::Json => console.json(&RestoreTwin { store: name, logs, entries })?,
        Form::Text => {
            console.line(&messages.with("store-restored", &counted(&name, logs, entries)))?;
            if let Some(until) = &args.until {
                let args = Args::new().set("time", until);
                console.line(&messages.with("store-restored-until", &args))?;
            }
        }
    }
    Ok(Exit::Fine)
}

fn moment(messages: &Messages, text: &str) -> Result<UnixMillis, Failure> {
    text.parse().map_err(|NotAMoment(text)| {
        let args = Args::new().set("text", text);
        Complaint::new(Kind::Usage, messages.with("store-not-a-moment", &args)).into()
    })
}

#[derive(Serialize)]
struct VerifyTwin {
    store: String,
    logs: u64,
    entries: u64,
    faults: Vec<FaultTwin>,
}

#[derive(Serialize)]
struct FaultTwin {
    log: String,
    fault: &'static str,
    sentence: String,
}

async fn verify(console: &Console, args: &PlaceArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let Open { store, name } = Open::existing(messages, args).await?;
    let examined = store.examine().await;
    store.close().await;
    let Examined { logs, entries, faults } =
        examined.map_err(|why| cannot(messages, &name, &why.phrase()))?;
    let mut found = Vec::new();
    for (log, faults) in faults {
        for fault in faults {
            let sentence = phrase(messages, &fault.phrase(&log));
            found.push(FaultTwin { log: log.clone(), fault: fault.word(), sentence });
        }
    }
    let exit = if found.is_empty() { Exit::Fine } else { Exit::Negative };
    match console.form {
        Form::Json => console.json(&VerifyTwin { store: name, logs, entries, faults: found })?,
        Form::Text if found.is_empty() => {
            console.line(&messages.with("store-whole", &counted(&name, logs, entries)))?;
        }
        Form::Text => {
            for fault in &found {
                console.line(&fault.sentence)?;
            }
        }
    }
    Ok(exit)
}

fn counted(store: &str, logs: u64, entries: u64) -> Args<'_> {
    Args::new().set("store", store).set("logs", logs).set("entries", entries)
}
