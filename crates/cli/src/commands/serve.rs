//! `jadoube serve`: the arbiter's desk on this machine, for browsers.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fs};

use messages::{Args, Messages};
use store::StoreUrl;
use tell::words::phrase;
use web::{CannotServe, Example, Options, Reach, Running};

use crate::cli::ServeArgs;
use crate::complaint::{Complaint, Failure, Kind};
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::Console;

pub(crate) fn run(console: &Console, args: &ServeArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let wrong = |id: &str, text: &str| {
        Complaint::new(Kind::Usage, messages.with(id, &Args::new().set("text", text)))
    };
    let listen: SocketAddr = args.listen.parse().map_err(|_| {
        wrong("serve-not-an-address", &args.listen).advising(messages.text("serve-hint-address"))
    })?;
    let store = store_url(messages, args)?;
    let options = Options {
        store: store.clone(),
        listen,
        example: if args.no_example { Example::Never } else { Example::IfEmpty },
        public_address: args.address.clone(),
        messages: *messages,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let running = web::start(options).await.map_err(|why| cannot(messages, &why))?;
        tell(console, &running, &store)?;
        if args.open {
            open(&running.link);
        }
        running.until_told().await;
        Ok(Exit::Fine)
    })
}

fn tell(console: &Console, running: &Running, store: &StoreUrl) -> Result<(), Failure> {
    let messages = &console.messages;
    if console.form == Form::Json {
        let value = serde_json::json!({
            "address": running.address.to_string(),
            "link": running.link,
            "token": running.token,
            "store": store.to_string(),
        });
        // One line, so that whoever started us can read it and go on.
        return console.line(&value.to_string());
    }
    let args = Args::new()
        .set("address", format!("http://{}", running.address))
        .set("store", store.to_string())
        .set("link", &running.link);
    console.print(&format!("{}\n\n{}\n\n", messages.with("serve-running", &args), running.qr))?;
    console.print(&format!("{}\n", messages.with("serve-link", &args)))?;
    if running.reach == Reach::ThisMachine {
        console.print(&format!("{}\n", messages.text("serve-no-address")))?;
    }
    console.print(&format!("{}\n", messages.text("serve-end")))?;
    Ok(())
}

fn cannot(messages: &Messages, why: &CannotServe) -> Complaint {
    let args = Args::new().set("reason", why.told(messages));
    Complaint::new(Kind::File, messages.with("serve-cannot", &args))
        .advising(messages.text("serve-hint-cannot"))
}

/// Where everything is kept: as the arguments say, or in the user's folder for data.
fn store_url(messages: &Messages, args: &ServeArgs) -> Result<StoreUrl, Failure> {
    if args.memory {
        return Ok(StoreUrl::Memory);
    }
    match &args.store {
        Some(text) => text.parse().map_err(|why: store::NotAStoreUrl| {
            let args = Args::new().set("reason", phrase(messages, &why.phrase()));
            Complaint::new(Kind::Usage, messages.with("serve-cannot", &args)).into()
        }),
        None => {
            let folder = data_folder()
                .ok_or_else(|| Complaint::new(Kind::File, messages.text("serve-no-folder")))?;
            fs::create_dir_all(&folder)
                .map_err(|error| Complaint::of_file(messages, &folder, &error))?;
            Ok(StoreUrl::File(folder.join("desk.db")))
        }
    }
}

/// The folder for data of programs, as each system has it.
fn data_folder() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).filter(|it| !it.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        named("APPDATA")
    } else if cfg!(target_os = "macos") {
        named("HOME").map(|it| it.join("Library/Application Support"))
    } else {
        named("XDG_DATA_HOME").or_else(|| named("HOME").map(|it| it.join(".local/share")))
    };
    base.map(|it| it.join("jadoube"))
}

/// Opens the link in the browser; whoever has none sees the link anyway.
fn open(link: &str) {
    let program = if cfg!(windows) {
        "explorer"
    } else if cfg!(target_os = "macos") {
        "open"
    } else {
        "xdg-open"
    };
    let mut command = Command::new(program);
    let _ = command.arg(link).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
