//! What other servers on the same store write.

use std::sync::{Arc, Weak};
use std::time::Duration;

use ::store::tournament::DESK_LOG;
use ::store::{Change, StoreError, StreamKind};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use super::Desk;

/// A store that does not answer is asked again after so long.
const PAUSE: Duration = Duration::from_secs(1);

/// Follows what other servers on the same store write, from changes that were asked for before the desk was loaded.
pub(crate) async fn follow_other_servers(desk: Weak<Desk>, mut changes: Receiver<Change>) {
    loop {
        let heard = changes.recv().await;
        let Some(desk) = desk.upgrade() else { return };
        let mut followed = match heard {
            Ok(change) => desk.hear(&change).await,
            // Some were missed: only the logs themselves tell which.
            Err(RecvError::Lagged(_)) => desk.hear_all().await,
            Err(RecvError::Closed) => return,
        };
        while followed.is_err() && !*desk.closing.borrow() {
            tokio::time::sleep(PAUSE).await;
            followed = desk.hear_all().await;
        }
    }
}

impl Desk {
    /// Looks how far every log has grown.
    pub(super) async fn hear_all(self: &Arc<Desk>) -> Result<(), StoreError> {
        for kind in StreamKind::ALL {
            for head in self.store.streams(kind).await? {
                self.hear(&Change { stream: head.stream, seq: head.seq }).await?;
            }
        }
        Ok(())
    }

    /// Takes over what is not known yet of a log that has grown. What this server wrote is known.
    async fn hear(self: &Arc<Desk>, change: &Change) -> Result<(), StoreError> {
        let (stream, seq) = (&change.stream, change.seq.0);
        match stream.kind() {
            StreamKind::Game => match self.board(stream.name()) {
                Some(board) => self.catch_up_in_turn(&board, seq).await,
                None => self.load_log(stream).await,
            },
            StreamKind::Tournament if stream.name() == DESK_LOG => {
                let mut known = self.desk_log.lock().await;
                match *known < seq {
                    true => self.fold_desk_log(&mut known).await,
                    false => Ok(()),
                }
            }
            StreamKind::Tournament => match self.event(stream.name()) {
                Some(event) => self.catch_up_event_in_turn(&event, seq).await,
                None => self.load_log(stream).await,
            },
        }
    }
}
