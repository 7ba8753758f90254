//! Hears what other programs append. After a lost connection it looks how far the logs have grown meanwhile.

use std::collections::HashMap;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use deadpool_postgres::Pool;
use tokio::sync::{broadcast, mpsc};
use tokio::task::{AbortHandle, JoinHandle};
use tokio::time::MissedTickBehavior;
use tokio_postgres::{AsyncMessage, Client, Config};

use super::patience::Patience;
use super::reader;
use super::tls::Tls;
use crate::entry::{Change, Seq, StreamId, StreamKind, UnixMillis};
use crate::time::{Measured, StoreTime};
use crate::trouble::StoreError;

/// The channel of NOTIFY.
pub(super) const CHANNEL: &str = "jadoube";

/// How long to wait before the next attempt to connect.
const PAUSE: Duration = Duration::from_secs(1);

/// So often the database is asked for its time; the quickest answer counts.
const TIMES_ASKED: u32 = 3;

pub(super) struct Listener {
    task: Mutex<Option<JoinHandle<()>>>,
    time: Arc<Mutex<Measured>>,
}

/// Where to listen.
pub(super) struct To {
    pub(super) config: Config,
    pub(super) tls: Tls,
    pub(super) pool: Pool,
    pub(super) patience: Patience,
}

impl Listener {
    pub(super) async fn start(
        to: To,
        instance: String,
        changes: broadcast::Sender<Change>,
    ) -> Result<Listener, StoreError> {
        let first = to.listen().await?;
        let time = Arc::new(Mutex::new(to.ask_time(&first).await?));
        let mut ear = Ear { instance, changes, known: HashMap::new() };
        // What was there before is no change.
        for head in to.heads().await? {
            ear.known.insert(head.stream, head.seq);
        }
        let task = tokio::spawn(hear(to, first, ear, Arc::clone(&time)));
        Ok(Listener { task: Mutex::new(Some(task)), time })
    }

    /// The time of the database.
    pub(super) fn time(&self) -> StoreTime {
        self.time.lock().unwrap_or_else(PoisonError::into_inner).now()
    }

    pub(super) fn close(&self) {
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            task.abort();
        }
    }
}

/// A connection that listens.
struct Line {
    notices: mpsc::UnboundedReceiver<String>,
    client: Client,
    driver: AbortHandle,
}

impl Drop for Line {
    fn drop(&mut self) {
        // One that has fallen silent would wait for ever.
        self.driver.abort();
    }
}

impl To {
    async fn listen(&self) -> Result<Line, StoreError> {
        self.patience.wait(&self.pool, listen(&self.config, self.tls.clone())).await
    }

    async fn ask_time(&self, line: &Line) -> Result<Measured, StoreError> {
        self.patience.wait(&self.pool, ask_time(&line.client)).await
    }

    async fn heads(&self) -> Result<Vec<Change>, StoreError> {
        let mut found = Vec::new();
        for kind in StreamKind::ALL {
            let heads = self.patience.wait(&self.pool, reader::heads(&self.pool, kind)).await?;
            found.extend(heads.into_iter().map(|it| Change { stream: it.stream, seq: it.seq }));
        }
        Ok(found)
    }
}

/// What the clock of the database shows.
async fn ask_time(client: &Client) -> Result<Measured, StoreError> {
    let query = "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    let query = client.prepare(query).await?;
    let mut best: Option<Measured> = None;
    for _ in 0..TIMES_ASKED {
        let asked = Instant::now();
        let shown = client.query_one(&query, &[]).await?;
        let measured = Measured::between(asked, Instant::now(), UnixMillis(shown.try_get(0)?));
        best = Some(best.map_or(measured, |it| it.or(measured)));
    }
    best.ok_or(StoreError::Closed)
}

async fn listen(config: &Config, tls: Tls) -> Result<Line, StoreError> {
    let (client, mut connection) = config.connect(tls).await?;
    let (notice, notices) = mpsc::unbounded_channel();
    let driver = tokio::spawn(async move {
        while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(it) = message
                && notice.send(it.payload().to_owned()).is_err()
            {
                return;
            }
        }
    });
    let line = Line { notices, client, driver: driver.abort_handle() };
    line.client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
    Ok(line)
}

async fn hear(to: To, first: Line, mut ear: Ear, time: Arc<Mutex<Measured>>) {
    let mut line = first;
    loop {
        ear.listen(&to, &mut line, &time).await;
        line = loop {
            tokio::time::sleep(PAUSE.min(to.patience.0)).await;
            if let Ok(line) = to.listen().await
                && let Ok(heads) = to.heads().await
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
    /// Hears until the connection is lost. A lost one may just be silent: the question for the time shows it.
    async fn listen(&mut self, to: &To, line: &mut Line, time: &Mutex<Measured>) {
        let mut ticks = tokio::time::interval(to.patience.0);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                notice = line.notices.recv() => match notice {
                    Some(notice) => self.take(&notice),
                    None => return,
                },
                _ = ticks.tick() => match to.ask_time(line).await {
                    Ok(now) => *time.lock().unwrap_or_else(PoisonError::into_inner) = now,
                    Err(_) => return,
                },
            }
        }
    }

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
}
