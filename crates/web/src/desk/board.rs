//! A board that can be watched, and what is recorded on it.

use std::sync::{Arc, RwLock};

use ::store::wire::v1::{Body, GameBody, GameOpened, RecordedBy};
use ::store::{AppendError, NewEntry, Seq, StreamId, UnixMillis};
use tokio::sync::broadcast;
use transcript::EventLine;

use super::change::Change;
use super::{Desk, Trouble, now_ms, read, write};
use crate::play::{Grown, Table, next, stored};

/// So many changes wait for a watcher that is slow; then it has to connect again.
const CHANGES_MAX: usize = 256;

/// A board that can be watched.
pub(crate) struct LiveBoard {
    pub(crate) game: String,
    pub(crate) event: String,
    stream: StreamId,
    table: RwLock<Table>,
    /// One writes at a time; readers do not wait for the disk.
    turn: tokio::sync::Mutex<()>,
    changes: broadcast::Sender<Arc<Change>>,
}

impl LiveBoard {
    pub(super) fn new(stream: StreamId, table: Table) -> LiveBoard {
        let (changes, _) = broadcast::channel(CHANGES_MAX);
        let seat = table.seat();
        LiveBoard {
            game: seat.game.clone(),
            event: seat.event().to_owned(),
            stream,
            table: RwLock::new(table),
            turn: tokio::sync::Mutex::new(()),
            changes,
        }
    }

    /// Looks at the board as it is.
    pub(crate) fn look<T>(&self, seen: impl FnOnce(&Table) -> T) -> T {
        seen(&read(&self.table))
    }

    /// Tells of every change from now on.
    pub(crate) fn watch(&self) -> broadcast::Receiver<Arc<Change>> {
        self.changes.subscribe()
    }
}

/// What is to be recorded on a board.
pub(crate) enum Act {
    /// Lines, all or none.
    Lines(Vec<EventLine>, RecordedBy),
    /// The game stands as after an entry.
    Correction { to: u64, reason: String },
}

impl Desk {
    /// What would follow. Nothing is recorded.
    pub(crate) fn preview(&self, board: &LiveBoard, act: &Act) -> Result<Grown, Trouble> {
        Ok(judge(&read(&board.table), act)?)
    }

    /// Records on a board: stores it, takes it over, tells everybody. `seen` is what the writer has seen.
    pub(crate) async fn record(
        &self,
        board: &LiveBoard,
        act: &Act,
        seen: Option<u64>,
    ) -> Result<Arc<Change>, Trouble> {
        let _turn = board.turn.lock().await;
        let (grown, header, before) = {
            let table = read(&board.table);
            let actual = table.seq();
            if let Some(seen) = seen.filter(|it| *it != actual) {
                return Err(Trouble::Conflict { seen, actual });
            }
            (judge(&table, act)?, table.seat().header.clone(), actual)
        };
        let mut entries = Vec::with_capacity(grown.entries.len());
        for kept in &grown.entries {
            entries.push(stored(kept, &header)?);
        }
        match self.store.append(&board.stream, Seq(before), entries).await {
            Ok(_) => Ok(self.take_over(board, grown)),
            Err(AppendError::Conflict { seen, actual, .. }) => {
                // Another server wrote to the same log.
                self.catch_up(board).await?;
                Err(Trouble::Conflict { seen: seen.0, actual: actual.0 })
            }
            Err(AppendError::Store(error)) => Err(error.into()),
        }
    }

    fn take_over(&self, board: &LiveBoard, grown: Grown) -> Arc<Change> {
        let due = {
            let mut table = write(&board.table);
            table.take(&grown);
            table.next_due()
        };
        self.set_alarm(&board.game, due.map(|it| it.0));
        let change = Arc::new(Change::new(&board.game, grown));
        // Nobody watching is no trouble.
        let _ = board.changes.send(Arc::clone(&change));
        if let Some(event) = self.event(&board.event) {
            event.touch(&board.game);
        }
        change
    }

    /// Tells what the clock of the server has to tell, if it is time.
    pub(super) async fn ring(&self, board: &LiveBoard) {
        let due = board.look(Table::next_due).filter(|it| it.0 <= now_ms());
        let Some((_, due)) = due else {
            self.set_alarm(&board.game, board.look(Table::next_due).map(|it| it.0));
            return;
        };
        write(&board.table).tell(due);
        let act = Act::Lines(vec![crate::play::due_line(due)], RecordedBy::Server);
        // What cannot be stored now is seen again with the next event.
        let _ = self.record(board, &act, None).await;
        self.set_alarm(&board.game, board.look(Table::next_due).map(|it| it.0));
    }

    /// Sets a board up again before its first event.
    pub(crate) async fn set_up_again(
        &self,
        board: &LiveBoard,
        header: GameOpened,
    ) -> Result<(), Trouble> {
        let _turn = board.turn.lock().await;
        let server_ms = now_ms();
        let again = read(&board.table).set_up_again(header.clone(), server_ms);
        let table = again.ok_or(Trouble::Begun)??;
        let before = table.seq() - 1;
        let entries = vec![opened(&header, server_ms)?];
        self.store.append(&board.stream, Seq(before), entries).await?;
        *write(&board.table) = table;
        if let Some(event) = self.event(&board.event) {
            event.touch(&board.game);
        }
        Ok(())
    }

    /// Folds what another server wrote.
    pub(super) async fn catch_up(&self, board: &LiveBoard) -> Result<(), Trouble> {
        let known = board.look(Table::seq);
        let entries = self.store.read(&board.stream, Seq(known)).await?;
        for stored in &entries {
            let before = board.look(Table::clone);
            let Ok(after) = next(&board.game, Some(before), stored) else { break };
            let change = Change::between(&board.look(Table::clone), &after);
            *write(&board.table) = after;
            let _ = board.changes.send(Arc::new(change));
        }
        self.set_alarm(&board.game, board.look(Table::next_due).map(|it| it.0));
        if let Some(event) = self.event(&board.event) {
            event.touch(&board.game);
        }
        Ok(())
    }

    /// Folds what another server wrote, unless this one is writing itself.
    pub(super) async fn catch_up_in_turn(&self, board: &LiveBoard, seq: u64) {
        if board.look(Table::seq) < seq {
            let _turn = board.turn.lock().await;
            if board.look(Table::seq) < seq {
                let _ = self.catch_up(board).await;
            }
        }
    }

    /// Makes a board and stores its first entry.
    pub(crate) async fn new_board(&self, game: &str, header: GameOpened) -> Result<(), Trouble> {
        let server_ms = now_ms();
        let table = Table::new(game, header.clone(), server_ms)?;
        let stream = StreamId::game(game).map_err(|_| Trouble::NotFound)?;
        let entries = vec![opened(&header, server_ms)?];
        self.store.append(&stream, Seq::START, entries).await?;
        self.put(LiveBoard::new(stream, table));
        Ok(())
    }

    /// Makes a board from entries that are kept elsewhere, or begins one that has a past.
    pub(crate) async fn board_with(
        &self,
        game: &str,
        entries: Vec<NewEntry>,
    ) -> Result<(), Trouble> {
        let stream = StreamId::game(game).map_err(|_| Trouble::NotFound)?;
        let stored = self.store.append(&stream, Seq::START, entries).await?;
        let table = crate::play::replay(game, &stored)?;
        self.put(LiveBoard::new(stream, table));
        Ok(())
    }

    pub(super) fn put(&self, board: LiveBoard) {
        self.set_alarm(&board.game, board.look(Table::next_due).map(|it| it.0));
        write(&self.boards).insert(board.game.clone(), Arc::new(board));
    }
}

fn judge(table: &Table, act: &Act) -> Result<Grown, crate::play::CannotRecord> {
    match act {
        Act::Lines(lines, by) => table.judge(lines, *by, now_ms()),
        Act::Correction { to, reason } => table.correct(*to, reason, now_ms()),
    }
}

fn opened(header: &GameOpened, server_ms: i64) -> Result<NewEntry, Trouble> {
    Ok(GameBody::Opened(Box::new(header.clone())).entry(UnixMillis(server_ms))?)
}
