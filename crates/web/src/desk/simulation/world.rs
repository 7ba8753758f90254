//! A hall in which everything that can fail does: the network, the disk, the power, the time of day.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, RwLock};
use std::time::Duration;

use ::store::{Fate, SimulatedDisk, Store};
use tokio::time::Instant;

use super::super::time::Machine;
use super::super::{Desk, LiveBoard, Setting, read, write};
use super::chance::Chance;
use super::people::Acknowledged;

/// When the hall opened, in milliseconds since 1970.
const OPENED: i64 = 1_800_000_000_000;
/// So long somebody waits for an answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Everything that is there beside the people.
pub(super) struct World {
    pub(super) chance: Chance,
    pub(super) disk: Arc<SimulatedDisk>,
    clocks: Arc<Clocks>,
    server: RwLock<Option<Server>>,
    /// The disk fails so many times in a hundred.
    pub(super) disk_fails: AtomicU64,
    /// The network loses so many in a hundred.
    pub(super) network_loses: AtomicU64,
    pub(super) acknowledged: Mutex<Vec<Acknowledged>>,
    /// What was entered by hand last, if that was acknowledged; nothing: it was taken back.
    pub(super) results: Mutex<BTreeMap<String, Option<&'static str>>>,
    /// Why an entry was put right on which board, and whether that was acknowledged or refused.
    pub(super) put_right: Mutex<BTreeMap<(String, String), bool>>,
    /// For so long the server could not work, in milliseconds.
    pub(super) away_ms: AtomicI64,
    pub(super) counts: Counts,
}

/// What has happened, for the report.
#[derive(Default)]
pub(super) struct Counts {
    pub(super) crashes: AtomicU64,
    pub(super) faults: AtomicU64,
}

struct Server {
    desk: Arc<Desk>,
    power: Arc<AtomicBool>,
}

/// Nobody answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lost;

/// The clocks of the machine.
struct Clocks {
    then: Instant,
    set_ms: AtomicI64,
    slept_ms: AtomicI64,
}

impl Machine for Arc<Clocks> {
    fn time_of_day_ms(&self) -> i64 {
        let passed = i64::try_from(self.then.elapsed().as_millis()).unwrap_or(i64::MAX);
        OPENED + passed + self.set_ms.load(Ordering::Relaxed) + self.slept_ms()
    }

    fn slept_ms(&self) -> i64 {
        self.slept_ms.load(Ordering::Relaxed)
    }
}

impl World {
    pub(super) fn of(seed: u64) -> Arc<World> {
        let (set_ms, slept_ms) = (AtomicI64::new(0), AtomicI64::new(0));
        let clocks = Arc::new(Clocks { then: Instant::now(), set_ms, slept_ms });
        Arc::new(World {
            chance: Chance::of(seed),
            disk: Arc::default(),
            clocks,
            server: RwLock::new(None),
            disk_fails: AtomicU64::new(0),
            network_loses: AtomicU64::new(1),
            acknowledged: Mutex::default(),
            results: Mutex::default(),
            put_right: Mutex::default(),
            away_ms: AtomicI64::new(0),
            counts: Counts::default(),
        })
    }

    /// Starts a server on the disk.
    pub(super) async fn start(self: &Arc<World>) {
        let power = Arc::new(AtomicBool::new(true));
        let world = Arc::downgrade(self);
        let fate =
            Box::new(move || world.upgrade().map_or(Fate::Refused(PATIENCE), |it| it.fate()));
        let store = Store::simulated(Arc::clone(&self.disk), Arc::clone(&power), fate);
        let setting = Setting::for_tests(Arc::clone(&self.clocks));
        // A disk that fails while the server starts: it is started again.
        if let Ok(desk) = Desk::load(store, setting).await {
            *write(&self.server) = Some(Server { desk, power });
        }
    }

    /// The power fails: what is not on the disk is gone.
    pub(super) fn crash(&self) {
        let server = write(&self.server).take();
        if let Some(Server { power, .. }) = server {
            power.store(false, Ordering::Relaxed);
        }
    }

    pub(super) fn desk(&self) -> Option<Arc<Desk>> {
        let server = read(&self.server);
        server.as_ref().map(|it| Arc::clone(&it.desk))
    }

    fn fate(&self) -> Fate {
        let quick = self.chance.ms(0, 30);
        match self.chance.happens(self.disk_fails.load(Ordering::Relaxed)) {
            false => Fate::Written(quick, self.chance.ms(0, 30)),
            true => {
                self.counts.faults.fetch_add(1, Ordering::Relaxed);
                match self.chance.below(3) {
                    0 => Fate::WrittenAndDenied(quick),
                    1 => Fate::Refused(quick),
                    _ => Fate::Written(self.chance.ms(100, 3_000), self.chance.ms(100, 3_000)),
                }
            }
        }
    }

    /// One way over the network. What is slow comes after what was sent later.
    pub(super) async fn way(&self) -> Result<(), Lost> {
        if self.chance.happens(self.network_loses.load(Ordering::Relaxed)) {
            self.counts.faults.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(PATIENCE).await;
            return Err(Lost);
        }
        let delay = match self.chance.below(20) {
            0 => self.chance.ms(500, 3_000),
            _ => self.chance.ms(1, 150),
        };
        tokio::time::sleep(delay).await;
        Ok(())
    }

    /// A board as somebody sees it over the network.
    pub(super) async fn board(&self, game: &str) -> Result<(Arc<Desk>, Arc<LiveBoard>), Lost> {
        self.way().await?;
        let desk = self.desk().ok_or(Lost)?;
        let board = desk.board(game).ok_or(Lost)?;
        Ok((desk, board))
    }

    pub(super) fn set_time_of_day(&self, by_ms: i64) {
        self.clocks.set_ms.fetch_add(by_ms, Ordering::Relaxed);
    }

    /// The machine sleeps: only its clock that counts sleep knows of it.
    pub(super) fn sleep_machine(&self, for_ms: i64) {
        self.clocks.slept_ms.fetch_add(for_ms, Ordering::Relaxed);
    }

    /// The program gets no time to work.
    pub(super) async fn stall(&self, length: Duration) {
        tokio::time::advance(length).await;
        self.away(length);
    }

    /// For how long a server was there and could work.
    pub(super) fn there_ms(&self) -> i64 {
        let passed = i64::try_from(self.clocks.then.elapsed().as_millis()).unwrap_or(i64::MAX);
        passed - self.away_ms.load(Ordering::Relaxed)
    }

    pub(super) fn away(&self, length: Duration) {
        let ms = i64::try_from(length.as_millis()).unwrap_or(i64::MAX);
        self.away_ms.fetch_add(ms, Ordering::Relaxed);
    }
}
