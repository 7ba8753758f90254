//! `jadoube serve`: the arbiter's desk on this machine, for browsers.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};

use messages::{Args, Messages};
use store::StoreUrl;
use web::{CannotServe, Doors, Example, Network, Options, Origin, Patience, Reach, Running, Tls};

use super::link_file::LinkFile;
use super::place::{certificate_of, store_url};
use crate::cli::{OwnTls, ServeArgs};
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
    let store = match args.memory {
        true => StoreUrl::Memory,
        false => store_url(messages, args.store.as_deref())?,
    };
    let mut proxies = Vec::with_capacity(args.trusted_proxy.len());
    for text in &args.trusted_proxy {
        let not_one =
            |_| wrong("serve-not-a-network", text).advising(messages.text("serve-hint-network"));
        proxies.push(text.parse::<Network>().map_err(not_one)?);
    }
    let mut origins = Vec::with_capacity(args.allow_origin.len());
    for text in &args.allow_origin {
        let not_one =
            |_| wrong("serve-not-an-origin", text).advising(messages.text("serve-hint-origin"));
        origins.push(text.parse::<Origin>().map_err(not_one)?);
    }
    let tls = match (&args.tls_cert, &args.tls_key) {
        (Some(certificates), Some(key)) => {
            Some(Tls::Files { certificates: certificates.clone(), key: key.clone() })
        }
        _ => args.tls.map(|OwnTls::Own| Tls::Own { kept: certificate_of(&store) }),
    };
    let patience = Patience::default();
    let doors = Doors { hosts: args.host.clone(), proxies, origins, tls, patience };
    let options = Options {
        store: store.clone(),
        listen,
        example: if args.no_example { Example::Never } else { Example::IfEmpty },
        public_address: args.address.clone(),
        messages: *messages,
        stall: std::time::Duration::from_secs(args.stall.into()),
        rating_list: args.rating_list.clone(),
        doors,
    };
    let not_kept = |path: &Path, error: io::Error| -> Failure {
        Complaint::of_file(messages, path, &error).into()
    };
    let file = args.link_file.as_deref();
    let file = file.map(|path| LinkFile::open(path).map_err(|error| not_kept(path, error)));
    let file = file.transpose()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let running = web::start(options).await.map_err(|why| cannot(messages, &why))?;
        if let Some(file) = file {
            let path = file.path;
            file.keep(&running.link).map_err(|error| not_kept(path, error))?;
        }
        tell(console, &running, &store, args.link_file.as_deref())?;
        if args.open {
            open(&running.link);
        }
        running.until_told().await;
        Ok(Exit::Fine)
    })
}

/// Says where the desk is. A link that is kept in a file is a secret of that file, and not shown.
fn tell(
    console: &Console,
    running: &Running,
    store: &StoreUrl,
    link_file: Option<&Path>,
) -> Result<(), Failure> {
    let messages = &console.messages;
    for fault in running.faults.iter().chain(&running.few_files) {
        console.warn(fault);
    }
    if console.form == Form::Json {
        let mut value = serde_json::json!({
            "address": running.address.to_string(),
            "store": store.to_string(),
        });
        if let Some(fingerprint) = &running.fingerprint {
            value["fingerprint"] = fingerprint.as_str().into();
        }
        match link_file {
            Some(file) => value["link_file"] = file.display().to_string().into(),
            None => {
                value["link"] = running.link.as_str().into();
                value["token"] = running.token.as_str().into();
            }
        }
        // One line, so that whoever started us can read it and go on.
        return console.line(&value.to_string());
    }
    let scheme = if running.fingerprint.is_some() { "https" } else { "http" };
    let args = Args::new()
        .set("address", format!("{scheme}://{}", running.address))
        .set("store", store.to_string());
    console.print(&format!("{}\n\n", messages.with("serve-running", &args)))?;
    let link = match link_file {
        Some(file) => {
            let args = Args::new().set("file", file.display().to_string());
            messages.with("serve-link-in-file", &args)
        }
        None => {
            let link = messages.with("serve-link", &Args::new().set("link", &running.link));
            format!("{}\n\n{link}", running.qr)
        }
    };
    console.print(&format!("{link}\n"))?;
    if let Some(fingerprint) = &running.fingerprint {
        let args = Args::new().set("fingerprint", fingerprint);
        console.print(&format!("{}\n", messages.with("serve-fingerprint", &args)))?;
    }
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
