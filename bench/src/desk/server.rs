//! The server in a process of its own, and what the system says of it.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use messages::{Language, Messages};
use serde_json::{Value, json};
use store::StoreUrl;
use web::{Example, Options};

use super::runtime;

/// The word that makes this program a server.
pub(crate) const SERVER: &str = "desk-server";

/// Serves a store until it is killed.
pub(crate) fn serve(store: &str) {
    runtime().block_on(async {
        let running = web::start(options(store.as_ref())).await.expect("a server");
        println!("{}", json!({ "address": running.address.to_string(), "token": running.token }));
        std::io::stdout().flush().expect("output");
        running.until_told().await;
    });
}

pub(super) fn options(store: &Path) -> Options {
    Options {
        store: StoreUrl::File(store.into()),
        listen: ([127, 0, 0, 1], 0).into(),
        example: Example::Never,
        public_address: None,
        messages: Messages::new(Language::English),
        stall: web::STALL,
        rating_list: None,
        doors: web::Doors::default(),
    }
}

/// A server in a process of its own.
pub(super) struct Server {
    child: Child,
    pub(super) place: Place,
}

/// Where a server is, and the link of its chief arbiter.
#[derive(Clone)]
pub(super) struct Place {
    pub(super) address: String,
    pub(super) token: String,
}

impl Server {
    pub(super) fn start(store: &Path) -> Server {
        let program = std::env::current_exe().expect("this program");
        let mut child = Command::new(program)
            .arg(SERVER)
            .arg(store)
            .stdout(Stdio::piped())
            .spawn()
            .expect("a server");
        let mut line = String::new();
        let out = child.stdout.take().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let told: Value = serde_json::from_str(&line).expect("JSON");
        let field = |name: &str| told[name].as_str().expect("a field").to_owned();
        let place = Place { address: field("address"), token: field("token") };
        Server { child, place }
    }

    /// As hard as a process can end.
    pub(super) fn kill(&self) {
        let id = self.child.id().to_string();
        let killed = Command::new("kill").args(["-9", &id]).status().expect("kill");
        assert!(killed.success());
    }

    /// Ends it, if it has not ended, and waits until it is gone.
    pub(super) fn end(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }

    /// What it holds in memory now, and the most it ever held, in megabytes; nothing where the system does not say.
    pub(super) fn memory_mb(&self) -> Option<(u64, u64)> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let field = |name: &str| {
            let line = status.lines().find_map(|it| it.strip_prefix(name))?;
            line.split_whitespace().next()?.parse::<u64>().ok().map(|it| it / 1024)
        };
        Some((field("VmRSS:")?, field("VmHWM:")?))
    }
}
