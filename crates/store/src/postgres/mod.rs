//! A store on a PostgreSQL server, which several programs may share. Writes of one program are committed together;
//! the others are told by NOTIFY.

mod alive;
mod archive;
mod listener;
mod patience;
mod reader;
mod schema;
mod tls;
mod writer;

use deadpool_postgres::{Manager, ManagerConfig, Pool, RecyclingMethod};
use tokio::sync::{broadcast, mpsc};
use tokio_postgres::Config;
use tokio_postgres::config::SslMode;

use crate::append::{Appended, Asked};
use crate::archive::{Group, Piece, RestoreError, Restored};
use crate::entry::{Change, Seq, StreamHead, StreamId, StreamKind, UnixMillis};
use crate::row::{Row, WholeLog};
use crate::time::StoreTime;
use crate::trouble::{CannotOpen, StoreError};
use crate::url::{PostgresUrl, Secrecy};
use listener::{Listener, To};
use patience::Patience;
use tls::Tls;
use writer::Writer;

/// So many connections at most.
const CONNECTIONS_MAX: usize = 8;

/// A store on PostgreSQL.
pub(crate) struct Postgres {
    pool: Pool,
    patience: Patience,
    writer: Writer,
    listener: Listener,
}

impl Postgres {
    pub(crate) async fn open(
        url: &PostgresUrl,
        changes: broadcast::Sender<Change>,
    ) -> Result<Postgres, CannotOpen> {
        let mut config: Config = url.plain.parse().map_err(StoreError::from)?;
        let patience = Patience(url.timeout);
        patience.set(&mut config);
        config.ssl_mode(match url.secrecy {
            Secrecy::Disable => SslMode::Disable,
            Secrecy::Prefer => SslMode::Prefer,
            Secrecy::Require | Secrecy::VerifyFull => SslMode::Require,
        });
        let tls = Tls::trusting(url.roots.as_deref())?;
        if config.get_application_name().is_none() {
            config.application_name("jadoube");
        }
        let settings = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(config.clone(), tls.clone(), settings);
        let pool = Pool::builder(manager).max_size(CONNECTIONS_MAX).build();
        let pool = pool.map_err(|why| StoreError::Pool(why.to_string()))?;
        patience.wait(&pool, schema::make(&pool)).await?;
        patience.wait(&pool, alive::make(&pool)).await?;
        let instance = patience.wait(&pool, instance(&pool)).await?;
        let to = To { config, tls, pool: pool.clone(), patience };
        let listener = Listener::start(to, instance.clone(), changes.clone()).await?;
        let writer = Writer::start(pool.clone(), patience, instance, changes);
        Ok(Postgres { pool, patience, writer, listener })
    }

    pub(crate) async fn append(&self, asked: Asked) -> Appended {
        self.writer.append(asked).await
    }

    pub(crate) async fn rows(&self, stream: &StreamId, after: Seq) -> Result<Vec<Row>, StoreError> {
        let stream = stream.to_string();
        self.patience.wait(&self.pool, reader::rows(&self.pool, &stream, after)).await
    }

    pub(crate) async fn heads(&self, kind: StreamKind) -> Result<Vec<StreamHead>, StoreError> {
        self.patience.wait(&self.pool, reader::heads(&self.pool, kind)).await
    }

    pub(crate) async fn note_alive(&self, at: UnixMillis) -> Result<(), StoreError> {
        self.patience.wait(&self.pool, alive::note(&self.pool, at)).await
    }

    pub(crate) async fn last_alive(&self) -> Result<Option<UnixMillis>, StoreError> {
        self.patience.wait(&self.pool, alive::last(&self.pool)).await
    }

    pub(crate) async fn names(&self) -> Result<Vec<String>, StoreError> {
        self.patience.wait(&self.pool, reader::names(&self.pool)).await
    }

    /// A log and its head, as both were at one moment.
    pub(crate) async fn whole(&self, stream: &StreamId) -> Result<WholeLog, StoreError> {
        self.patience.wait(&self.pool, reader::whole(&self.pool, stream)).await
    }

    pub(crate) async fn archive(&self, to: mpsc::Sender<Piece>) -> Result<(), StoreError> {
        archive::send_all(&self.pool, self.patience, to).await
    }

    pub(crate) async fn restore(
        &self,
        groups: mpsc::Receiver<Result<Group, RestoreError>>,
    ) -> Result<Restored, RestoreError> {
        archive::restore(&self.pool, self.patience, groups).await
    }

    /// The time of the database.
    pub(crate) fn time(&self) -> StoreTime {
        self.listener.time()
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
