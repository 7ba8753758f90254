//! A store on a PostgreSQL server, which several programs may share. Writes of one program are committed together;
//! the others are told by NOTIFY.

mod alive;
mod archive;
mod listener;
mod reader;
mod schema;
mod writer;

use deadpool_postgres::{Manager, ManagerConfig, Pool, RecyclingMethod};
use tokio::sync::{broadcast, mpsc};
use tokio_postgres::{Config, NoTls};

use crate::archive::{Group, Piece, RestoreError, Restored};
use crate::entry::{Change, Entry, NewEntry, Seq, StreamHead, StreamId, StreamKind, UnixMillis};
use crate::row::{Row, WholeLog};
use crate::trouble::{AppendError, CannotOpen, StoreError};
use crate::url::PostgresUrl;
use listener::Listener;
use writer::Writer;

/// So many connections at most.
const CONNECTIONS_MAX: usize = 8;

/// A store on PostgreSQL.
pub(crate) struct Postgres {
    pool: Pool,
    writer: Writer,
    listener: Listener,
}

impl Postgres {
    pub(crate) async fn open(
        url: &PostgresUrl,
        changes: broadcast::Sender<Change>,
    ) -> Result<Postgres, CannotOpen> {
        let mut config: Config = url.as_str().parse().map_err(StoreError::from)?;
        // What is acknowledged is on the disk, whatever is usual on that server.
        let usual = config.get_options().unwrap_or_default().to_owned();
        config.options(format!("{usual} -c synchronous_commit=on").trim());
        if config.get_application_name().is_none() {
            config.application_name("jadoube");
        }
        let settings = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(config.clone(), NoTls, settings);
        let pool = Pool::builder(manager).max_size(CONNECTIONS_MAX).build();
        let pool = pool.map_err(|why| StoreError::Pool(why.to_string()))?;
        schema::make(&pool).await?;
        alive::make(&pool).await?;
        let instance = instance(&pool).await?;
        let listener =
            Listener::start(config, pool.clone(), instance.clone(), changes.clone()).await?;
        let writer = Writer::start(pool.clone(), instance, changes);
        Ok(Postgres { pool, writer, listener })
    }

    pub(crate) async fn append(
        &self,
        stream: &StreamId,
        seen: Seq,
        entries: Vec<NewEntry>,
    ) -> Result<Vec<Entry>, AppendError> {
        self.writer.append(stream.clone(), seen, entries).await
    }

    pub(crate) async fn rows(&self, stream: &StreamId, after: Seq) -> Result<Vec<Row>, StoreError> {
        reader::rows(&self.pool, &stream.to_string(), after).await
    }

    pub(crate) async fn heads(&self, kind: StreamKind) -> Result<Vec<StreamHead>, StoreError> {
        reader::heads(&self.pool, kind).await
    }

    pub(crate) async fn note_alive(&self, at: UnixMillis) -> Result<(), StoreError> {
        alive::note(&self.pool, at).await
    }

    pub(crate) async fn last_alive(&self) -> Result<Option<UnixMillis>, StoreError> {
        alive::last(&self.pool).await
    }

    pub(crate) async fn names(&self) -> Result<Vec<String>, StoreError> {
        reader::names(&self.pool).await
    }

    /// A log and its head, as both were at one moment.
    pub(crate) async fn whole(&self, stream: &StreamId) -> Result<WholeLog, StoreError> {
        reader::whole(&self.pool, stream).await
    }

    pub(crate) async fn archive(&self, to: mpsc::Sender<Piece>) -> Result<(), StoreError> {
        archive::send_all(&self.pool, to).await
    }

    pub(crate) async fn restore(
        &self,
        groups: mpsc::Receiver<Result<Group, RestoreError>>,
    ) -> Result<Restored, RestoreError> {
        archive::restore(&self.pool, groups).await
    }

    pub(crate) async fn close(&self) {
        self.writer.close().await;
        self.listener.close();
        self.pool.close();
    }
}

/// A name for this program, by which it knows its own notices.
async fn instance(pool: &Pool) -> Result<String, StoreError> {
    let client = pool.get().await?;
    Ok(client.query_one("SELECT gen_random_uuid()::text", &[]).await?.try_get(0)?)
}
