//! From options to a server that runs.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clock::Phrase;
use messages::Messages;
use store::ratings::NotRatings;
use store::{CannotOpen, Fault, Store, StoreError, StoreUrl};
use tell::words;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use super::accept::{Entrance, let_in};
use super::connections::Connections;
use super::ending::Ending;
use super::files::{Room, WANTED, may_be_open};
use super::lan::{Reach, own_address, public_address};
use super::tls::NoTls;
use super::{Doors, Hosts, Lanes, Limits, Shared, Sockets, Way};
use crate::access::terminal;
use crate::desk::{
    Desk, GivenRatings, Servers, Setting, ThisMachine, Time, Trouble, follow_other_servers,
    note_alive,
};
use crate::example;
use crate::routes::router;

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where everything is kept.
    pub store: StoreUrl,
    /// Where it listens. Only this machine reaches a loopback address.
    pub listen: SocketAddr,
    /// Shall a store without events get an example?
    pub example: Example,
    /// The address under which others reach the server, if it is another than it listens on.
    pub public_address: Option<String>,
    /// The language of what the example says.
    pub messages: Messages,
    /// A server that stands still for so long says so, and nobody's clock runs for it.
    pub stall: Duration,
    /// A file with ratings of FIDE, in which players are looked up.
    pub rating_list: Option<PathBuf>,
    /// Who is let in, and how.
    pub doors: Doors,
}

/// What [`Options::stall`] usually is.
pub const STALL: Duration = Duration::from_secs(5);

/// Whether a store without events gets an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Example {
    /// It does.
    #[default]
    IfEmpty,
    /// It does not.
    Never,
}

/// Why no server was started.
#[derive(Debug, thiserror::Error)]
pub enum CannotServe {
    /// The store cannot be opened.
    #[error(transparent)]
    Open(#[from] CannotOpen),
    /// What is in the store cannot be played again.
    #[error("{said}")]
    Load {
        /// What went wrong.
        said: String,
        /// The message that says it.
        phrase: Phrase,
    },
    /// Something could not be stored.
    #[error("{0}")]
    Store(String),
    /// There is no certificate to encrypt with.
    #[error("{said}")]
    Tls {
        /// What went wrong.
        said: String,
        /// The message that says it.
        phrase: Phrase,
    },
    /// Nothing can listen there.
    #[error("{address}: {why}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why.
        why: std::io::Error,
    },
}

impl From<StoreError> for CannotServe {
    fn from(why: StoreError) -> CannotServe {
        CannotServe::Load { said: why.to_string(), phrase: why.phrase() }
    }
}

impl From<NotRatings> for CannotServe {
    fn from(why: NotRatings) -> CannotServe {
        CannotServe::Load { said: why.to_string(), phrase: why.phrase() }
    }
}

impl From<NoTls> for CannotServe {
    fn from(why: NoTls) -> CannotServe {
        CannotServe::Tls { said: why.to_string(), phrase: why.phrase() }
    }
}

impl From<Trouble> for CannotServe {
    fn from(why: Trouble) -> CannotServe {
        match why {
            Trouble::Store(why) => why.into(),
            why => CannotServe::Store(why.to_string()),
        }
    }
}

impl CannotServe {
    /// What went wrong, in the words of a language.
    #[must_use]
    pub fn told(&self, messages: &Messages) -> String {
        let phrase = match self {
            CannotServe::Open(why) => why.phrase(),
            CannotServe::Load { phrase, .. } | CannotServe::Tls { phrase, .. } => phrase.clone(),
            CannotServe::Store(_) => Phrase::new("server-problem-store-detail"),
            CannotServe::Listen { address, why } => Phrase::new(match why.kind() {
                ErrorKind::AddrInUse => "server-listen-in-use",
                ErrorKind::AddrNotAvailable => "server-listen-elsewhere",
                ErrorKind::PermissionDenied => "server-listen-denied",
                _ => "server-listen",
            })
            .text("address", address)
            .text("said", why),
        };
        words::phrase(messages, &phrase)
    }
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// The link of the chief arbiter, for this start.
    pub link: String,
    /// The token in it.
    pub token: String,
    /// The link as a QR code for a terminal.
    pub qr: String,
    /// Who can open the links.
    pub reach: Reach,
    /// The fingerprint of the certificate, if lines are encrypted.
    pub fingerprint: Option<String>,
    /// What is wrong with logs of the store, a sentence for each.
    pub faults: Vec<String>,
    /// That fewer can watch than should, if the system lets the program open too few files.
    pub few_files: Option<String>,
    desk: Arc<Desk>,
    ending: Ending,
    served: JoinHandle<()>,
}

/// So long open requests may take when the server closes.
const PATIENCE: Duration = Duration::from_secs(5);

/// Starts a server.
///
/// # Errors
/// If the store cannot be opened or played again, or nothing can listen there.
pub async fn start(options: Options) -> Result<Running, CannotServe> {
    let cannot = |why| CannotServe::Listen { address: options.listen, why };
    let ending = Ending::listen().map_err(cannot)?;
    let listener = TcpListener::bind(options.listen).await.map_err(cannot)?;
    let address = listener.local_addr().map_err(cannot)?;
    let Doors { hosts, proxies, origins, tls, patience } = options.doors;
    let named = options.public_address.as_deref();
    let scheme = if tls.is_some() { "https" } else { "http" };
    let (public, reach) = public_address(named, scheme, address, own_address);
    let hosts = Hosts::new(&public, &hosts);
    let secured = tls.map(|it| it.ready(&hosts.names(address.ip()))).transpose()?;
    let store = Store::open(&options.store).await?;
    // What another server writes while this one reads the store must not be missed.
    let changes = store.changes();
    let lanes = Arc::new(Lanes::new().map_err(cannot)?);
    // What the clock of the server tells is judged where moves are.
    let servers = match options.store {
        StoreUrl::Postgres(_) => Servers::Several,
        StoreUrl::File(_) | StoreUrl::Memory => Servers::One,
    };
    let stall_ms = i64::try_from(options.stall.as_millis()).unwrap_or(i64::MAX);
    let time = Time::of(ThisMachine(store.clone()));
    let ratings = options.rating_list.as_deref().map(GivenRatings::of).transpose()?;
    let ratings = ratings.unwrap_or_default();
    let setting = Setting { address: public, time, stall_ms, servers, ratings };
    let desk = lanes.own(Way::Moves, Desk::load(store, setting)).await;
    let desk = desk.unwrap_or(Err(Trouble::Store(StoreError::Closed)))?;
    if servers == Servers::Several {
        let followed = follow_other_servers(Arc::downgrade(&desk), changes);
        let lanes = Arc::downgrade(&lanes);
        tokio::spawn(async move { lanes.upgrade()?.own(Way::Desk, followed).await });
    }
    if options.example == Example::IfEmpty && desk.events().is_empty() {
        example::make(&desk, &options.messages).await?;
    }
    let token = desk.start_link(&options.messages.text("server-first-link"), servers).await?;
    let link = format!("{}/#/l/{}", desk.address, token.reveal());
    let files = may_be_open();
    let room = Room::with(files);
    let (tls, fingerprint) = secured.map(|it| (it.acceptor, it.fingerprint)).unzip();
    let shared = Shared {
        desk: Arc::clone(&desk),
        limits: Arc::new(Limits::new()),
        lanes,
        sockets: Sockets::new(room.sockets),
        hosts: Arc::new(hosts),
        origins: origins.into_iter().map(|it| it.0).collect(),
        patience,
        fingerprint: fingerprint.as_deref().map(Arc::from),
    };
    let connections = Connections::new(room);
    let public = desk.address.clone();
    let entrance = Arc::new(Entrance { connections, proxies, tls, public, patience });
    let closing = desk.closing.subscribe();
    let served = tokio::spawn(let_in(listener, router(shared), entrance, closing));
    let qr = terminal(&link).unwrap_or_default();
    let sentence =
        |(log, fault): (String, Fault)| words::phrase(&options.messages, &fault.phrase(&log));
    let faults = desk.faults().into_iter().map(sentence).collect();
    let few_files = (room.sockets < WANTED.sockets).then(|| {
        let few = Phrase::new("server-few-files")
            .number("files", files as u64)
            .number("sockets", room.sockets as u64)
            .number("wanted", WANTED.files() as u64);
        words::phrase(&options.messages, &few)
    });
    let token = token.reveal().to_owned();
    Ok(Running {
        address,
        link,
        token,
        qr,
        reach,
        fingerprint,
        faults,
        few_files,
        desk,
        ending,
        served,
    })
}

impl Running {
    /// Serves until the process is told to end, then closes in good order.
    pub async fn until_told(mut self) {
        self.ending.told().await;
        self.close().await;
    }

    /// Tells everybody goodbye, finishes what is open, and closes the store.
    pub async fn close(self) {
        self.desk.closing.send_replace(true);
        let _ = tokio::time::timeout(PATIENCE, self.served).await;
        note_alive(&self.desk).await;
        self.desk.store.clone().close().await;
    }
}
