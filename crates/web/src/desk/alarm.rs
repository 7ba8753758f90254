//! The clock of the server: wakes when a clock reaches zero or a default time is over.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::mpsc;

use super::{Desk, Time};

/// When a game is to be looked at, or that it is not.
pub(crate) struct Alarm {
    game: String,
    at_ms: Option<i64>,
}

impl Desk {
    pub(super) fn set_alarm(&self, game: &str, at_ms: Option<i64>) {
        // Without a task that rings nothing is to be told, as in a server that closes.
        let _ = self.alarms.send(Alarm { game: game.to_owned(), at_ms });
    }
}

/// Rings as long as the desk is there.
pub(crate) async fn ring_alarms(
    desk: Weak<Desk>,
    time: Arc<Time>,
    mut set: mpsc::UnboundedReceiver<Alarm>,
) {
    let mut by_time: BTreeSet<(i64, String)> = BTreeSet::new();
    let mut by_game: HashMap<String, i64> = HashMap::new();
    loop {
        let next = by_time.first().map(|it| it.0);
        let wait = next.map_or(Duration::from_secs(3600), |at| {
            Duration::from_millis(u64::try_from(at.saturating_sub(time.now_ms())).unwrap_or(0))
        });
        tokio::select! {
            biased;
            alarm = set.recv() => {
                let Some(Alarm { game, at_ms }) = alarm else { return };
                if let Some(old) = by_game.remove(&game) {
                    by_time.remove(&(old, game.clone()));
                }
                if let Some(at) = at_ms {
                    by_time.insert((at, game.clone()));
                    by_game.insert(game, at);
                }
            }
            () = tokio::time::sleep(wait) => {
                let now = time.now_ms();
                while let Some((at, game)) = by_time.pop_first() {
                    if at > now {
                        by_time.insert((at, game));
                        break;
                    }
                    by_game.remove(&game);
                    let Some(desk) = desk.upgrade() else { return };
                    ring(desk, game);
                }
            }
        }
    }
}

fn ring(desk: Arc<Desk>, game: String) {
    tokio::spawn(async move {
        if let Some(board) = desk.board(&game) {
            desk.ring(&board).await;
        }
    });
}
