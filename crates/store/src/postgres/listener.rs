//! Hears what other programs append. After a lost connection it looks how far the logs have grown meanwhile.

use std::collections::HashMap;
use std::future::poll_fn;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use deadpool_postgres::Pool;
use tokio::sync::{broadcast, mpsc};
use tokio::task::JoinHandle;
use tokio_postgres::{AsyncMessage, Client, Config, NoTls};

use super::reader;
use crate::entry::{Change, Seq, StreamId, StreamKind};
use crate::trouble::StoreError;

/// The channel of NOTIFY.
pub(super) const CHANNEL: &str = "jadoube";

/// How long to wait before the next attempt to connect.
const PAUSE: Duration = Duration::from_secs(1);

pub(super) struct Listener {
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Listener {
    pub(super) async fn start(
        config: Config,
        pool: Pool,
        instance: String,
        changes: broadcast::Sender<Change>,
    ) -> Result<Listener, StoreError> {
        let first = listen(&config).await?;
        let mut ear = Ear { instance, changes, known: HashMap::new() };
        // What was there before is no change.
        for head in ear.heads(&pool).await? {
            ear.known.insert(head.stream, head.seq);
        }
        let task = tokio::spawn(hear(config, pool, first, ear));
        Ok(Listener { task: Mutex::new(Some(task)) })
    }

    pub(super) fn close(&self) {
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            task.abort();
        }
    }
}

/// A connection that listens; dropping the client ends it.
struct Line {
    notices: mpsc::UnboundedReceiver<String>,
    _client: Client,
}

async fn listen(config: &Config) -> Result<Line, StoreError> {
    let (client, mut connection) = config.connect(NoTls).await?;
    let (notice, notices) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(it) = message
                && notice.send(it.payload().to_owned()).is_err()
            {
                return;
            }
        }
    });
    client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
    Ok(Line { notices, _client: client })
}

async fn hear(config: Config, pool: Pool, first: Line, mut ear: Ear) {
    let mut line = first;
    loop {
        while let Some(notice) = line.notices.recv().await {
            ear.take(&notice);
        }
        line = loop {
            tokio::time::sleep(PAUSE).await;
            if let Ok(line) = listen(&config).await
                && let Ok(heads) = ear.heads(&pool).await
            {
                for head in heads {
                    ear.grown(head);
                }
                break line;
            }
        };
    }
}

struct Ear {
    instance: String,
    changes: broadcast::Sender<Change>,
    known: HashMap<StreamId, Seq>,
}

impl Ear {
    /// `instance stream seq`
    fn take(&mut self, notice: &str) {
        let mut words = notice.split(' ');
        let (instance, stream, seq) = (words.next(), words.next(), words.next());
        let stream = stream.and_then(|it| it.parse::<StreamId>().ok());
        let seq = seq.and_then(|it| it.parse().ok()).map(Seq);
        let (Some(stream), Some(seq)) = (stream, seq) else { return };
        if instance == Some(&self.instance) {
            // The writer has told of it already.
            let known = self.known.entry(stream).or_default();
            *known = (*known).max(seq);
        } else {
            self.grown(Change { stream, seq });
        }
    }

    fn grown(&mut self, change: Change) {
        let known = self.known.entry(change.stream.clone()).or_default();
        if change.seq > *known {
            *known = change.seq;
            let _ = self.changes.send(change);
        }
    }

    async fn heads(&self, pool: &Pool) -> Result<Vec<Change>, StoreError> {
        let mut found = Vec::new();
        for kind in StreamKind::ALL {
            let heads = reader::heads(pool, kind).await?;
            found.extend(heads.into_iter().map(|it| Change { stream: it.stream, seq: it.seq }));
        }
        Ok(found)
    }
}
