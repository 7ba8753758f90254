//! Where a test keeps its store: a file of its own, or a database of its own on a real PostgreSQL server.

use std::future::Future;
#[cfg(unix)]
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use jadoube_store::{EntryKind, NewEntry, Store, StoreUrl, StreamId, UnixMillis};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio_postgres::NoTls;

#[cfg(unix)]
use crate::proxy::Proxy;

/// `tools/with-postgres` sets it.
const SERVER: &str = "JADOUBE_TEST_POSTGRES";

/// What must end does, however slow the machine is.
pub(crate) async fn ends<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(300), work).await.expect("it ends")
}

/// A place for stores that nothing else uses.
pub(crate) enum Ground {
    Sqlite(TempDir),
    Postgres { server: String, database: String, folder: TempDir },
}

static DATABASES: AtomicU32 = AtomicU32::new(0);

impl Ground {
    pub(crate) fn sqlite() -> Ground {
        Ground::Sqlite(TempDir::new().expect("a folder"))
    }

    /// Nothing without a server.
    pub(crate) async fn postgres() -> Option<Ground> {
        let Ok(server) = std::env::var(SERVER) else {
            eprintln!("not run against PostgreSQL: {SERVER} is not set (see tools/with-postgres)");
            return None;
        };
        let number = DATABASES.fetch_add(1, Ordering::Relaxed);
        let database = format!("jadoube_{}_{number}", std::process::id());
        execute(&server, &format!("CREATE DATABASE {database}")).await;
        Some(Ground::Postgres { server, database, folder: TempDir::new().expect("a folder") })
    }

    /// The other database, empty.
    pub(crate) async fn other(&self) -> Option<Ground> {
        match self {
            Ground::Sqlite(_) => Ground::postgres().await,
            Ground::Postgres { .. } => Some(Ground::sqlite()),
        }
    }

    /// The same sort of database, empty.
    pub(crate) async fn another(&self) -> Ground {
        match self {
            Ground::Sqlite(_) => Ground::sqlite(),
            Ground::Postgres { .. } => Ground::postgres().await.expect("it was there before"),
        }
    }

    pub(crate) fn is_shared(&self) -> bool {
        matches!(self, Ground::Postgres { .. })
    }

    /// A file that is not there yet.
    pub(crate) fn file(&self, name: &str) -> std::path::PathBuf {
        match self {
            Ground::Sqlite(folder) | Ground::Postgres { folder, .. } => folder.path().join(name),
        }
    }

    pub(crate) fn address(&self) -> String {
        match self {
            Ground::Sqlite(folder) => format!("sqlite:{}", folder.path().join("desk.db").display()),
            Ground::Postgres { server, database, .. } => {
                let (start, _) = server.rsplit_once('/').expect("an address");
                format!("{start}/{database}")
            }
        }
    }

    /// The socket of the server, which is in a folder.
    #[cfg(unix)]
    pub(crate) fn socket(&self) -> PathBuf {
        let Ground::Postgres { server, .. } = self else { panic!("there is no server") };
        let folder = server.split(['@', '/']).find(|it| it.starts_with("%2F")).expect("a folder");
        PathBuf::from(folder.replace("%2F", "/")).join(".s.PGSQL.5432")
    }

    /// The same database by another way.
    #[cfg(unix)]
    pub(crate) fn through(&self, proxy: &Proxy, options: &str) -> String {
        let Ground::Postgres { database, .. } = self else { panic!("there is no server") };
        format!("postgres://jadoube@localhost:{}/{database}?{options}", proxy.port)
    }

    pub(crate) fn url(&self) -> StoreUrl {
        self.address().parse().expect("an address")
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.url()).await.expect("a store")
    }

    /// Another program on the same database; a file has one only, and it is the same.
    pub(crate) async fn beside(&self, store: &Store) -> Store {
        match self {
            Ground::Sqlite(_) => store.clone(),
            Ground::Postgres { .. } => self.open().await,
        }
    }

    /// A statement past the program, with `entry` and `head` for the tables; what it says if it is refused.
    pub(crate) async fn statement(&self, sql: &str) -> Result<(), String> {
        match self {
            Ground::Sqlite(folder) => {
                let path = folder.path().join("desk.db");
                let connection = rusqlite::Connection::open(path).expect("the file");
                let sql = sql.replace("{entry}", "entry").replace("{head}", "head");
                connection.execute_batch(&sql).map_err(|why| why.to_string())
            }
            Ground::Postgres { .. } => {
                let sql = sql.replace("{entry}", "jadoube_entry").replace("{head}", "jadoube_head");
                let (client, connection) =
                    tokio_postgres::connect(&self.address(), NoTls).await.expect("a connection");
                let driving = tokio::spawn(connection);
                let done = client.batch_execute(&sql).await.map_err(|why| {
                    why.as_db_error().map_or_else(|| why.to_string(), |it| it.message().to_owned())
                });
                drop(client);
                let _ = driving.await;
                done
            }
        }
    }

    /// A statement of somebody who can change everything, also what guards the tables.
    pub(crate) async fn tamper(&self, sql: &str) {
        let open = match self {
            Ground::Sqlite(_) => {
                "DROP TRIGGER IF EXISTS entry_follows; DROP TRIGGER IF EXISTS entry_stays;
                 DROP TRIGGER IF EXISTS entry_is_kept; DROP TRIGGER IF EXISTS head_grows;
                 DROP TRIGGER IF EXISTS head_is_kept;"
            }
            Ground::Postgres { .. } => "SET session_replication_role = replica;",
        };
        self.statement(&format!("{open} {sql}")).await.expect("a statement");
    }

    /// Removes what was made.
    pub(crate) async fn end(self) {
        if let Ground::Postgres { server, database, .. } = &self {
            execute(server, &format!("DROP DATABASE {database} WITH (FORCE)")).await;
        }
    }
}

async fn execute(server: &str, sql: &str) {
    let (client, connection) = tokio_postgres::connect(server, NoTls).await.expect("a server");
    let driving = tokio::spawn(connection);
    client.batch_execute(sql).await.expect("a statement");
    drop(client);
    let _ = driving.await;
}

/// Makes of one test two: on SQLite and on PostgreSQL.
macro_rules! on_both {
    ($($(#[$doc:meta])* async fn $name:ident($ground:ident: &Ground) $body:block)+) => {
        $(
            $(#[$doc])*
            mod $name {
                use super::*;

                async fn on($ground: &Ground) $body

                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn on_sqlite() {
                    let ground = Ground::sqlite();
                    on(&ground).await;
                    ground.end().await;
                }

                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn on_postgres() {
                    if let Some(ground) = Ground::postgres().await {
                        on(&ground).await;
                        ground.end().await;
                    }
                }
            }
        )+
    };
}
pub(crate) use on_both;

pub(crate) fn game(name: &str) -> StreamId {
    StreamId::game(name).expect("an id")
}

/// An entry with a number in it.
pub(crate) fn numbered(number: u64) -> NewEntry {
    entry(json!({ "number": number }))
}

pub(crate) fn entry(body: Value) -> NewEntry {
    let kind = EntryKind::new("note").expect("a kind");
    NewEntry { kind, at: UnixMillis(1_794_801_600_000), body }
}
