//! A board that can be watched, and what is recorded on it.

use std::sync::{Arc, RwLock};

use ::store::wire::v1::{AttentionAct, Body, GameBody, GameOpened, RecordedBy};
use ::store::{
    AppendError, Author, Entry, Fault, Hash, NewEntry, Seq, StoreError, StreamId, UnixMillis,
};
use tokio::sync::{Mutex, OwnedMutexGuard, broadcast};
use transcript::EventLine;

use super::change::Change;
use super::lag::Lags;
use super::later::LaterBoards;
use super::share::BoardShares;
use super::{Desk, Time, Trouble, read, to_the_end, write};
use crate::play::{CannotRecord, Due, Grown, Lines, Missed, Next, Table, due_line};

/// So many changes wait for a watcher that is slow; then it has to connect again.
pub(super) const CHANGES_MAX: usize = 256;

/// What the clock of the server could not store is tried again after so long.
const TRIED_AGAIN_MS: i64 = 1_000;

/// A board that can be watched.
pub(crate) struct LiveBoard {
    pub(crate) game: String,
    pub(crate) event: String,
    pub(super) stream: StreamId,
    pub(super) table: RwLock<Table>,
    /// One writes at a time; readers do not wait for the disk.
    turn: Arc<Mutex<()>>,
    changes: broadcast::Sender<Arc<Change>>,
    pub(super) later: LaterBoards,
    pub(super) time: Arc<Time>,
    pub(super) lags: Lags,
    /// Times that the server missed and that are not in the log yet.
    pub(super) missed: std::sync::Mutex<Vec<Missed>>,
    pub(super) shares: BoardShares,
}

impl LiveBoard {
    pub(super) fn new(stream: StreamId, table: Table, time: &Arc<Time>) -> LiveBoard {
        let (changes, _) = broadcast::channel(CHANGES_MAX);
        let seat = table.seat();
        LiveBoard {
            game: seat.game.clone(),
            event: seat.event().to_owned(),
            stream,
            table: RwLock::new(table),
            turn: Arc::default(),
            changes,
            later: LaterBoards::default(),
            time: Arc::clone(time),
            lags: Lags::default(),
            missed: std::sync::Mutex::default(),
            shares: BoardShares::default(),
        }
    }

    /// Looks at the board as it is.
    pub(crate) fn look<T>(&self, seen: impl FnOnce(&Table) -> T) -> T {
        seen(&read(&self.table))
    }

    /// Waits until nobody else writes. Who comes first goes first.
    pub(super) async fn turn(&self) -> Turn {
        Arc::new(Arc::clone(&self.turn).lock_owned().await)
    }

    /// So much later something that is due is told.
    fn patience_ms(&self, next: &Next) -> i64 {
        match next.due {
            Due::Flag(side) => self.lag_ms(side).into(),
            Due::Late => 0,
        }
    }

    /// Tells of every change from now on.
    pub(crate) fn watch(&self) -> broadcast::Receiver<Arc<Change>> {
        self.changes.subscribe()
    }
}

/// What is to be recorded on a board.
pub(crate) enum Act {
    /// Lines, all or none.
    Lines(Lines),
    /// The game stands as after an entry.
    Correction { to: u64, reason: String, author: Author },
    /// One entry is put right, and what came after it is told again.
    Replacement { entry: u64, line: EventLine, reason: String, author: Author },
    /// Somebody attends to the game.
    Attention { act: AttentionAct, author: Author },
}

/// Whoever holds it is the only one who writes on a board; with him what he does to its end.
pub(super) type Turn = Arc<OwnedMutexGuard<()>>;

impl Desk {
    /// What would follow. Nothing is recorded.
    pub(crate) fn preview(&self, board: &LiveBoard, act: &Act) -> Result<Grown, Trouble> {
        Ok(judge(&read(&board.table), act, self.now_ms())?)
    }

    /// Records on a board: stores it, takes it over, tells everybody. `seen` is what the writer has seen.
    pub(crate) async fn record(
        self: &Arc<Desk>,
        board: &Arc<LiveBoard>,
        act: &Act,
        seen: Option<u64>,
    ) -> Result<Arc<Change>, Trouble> {
        self.compare_clocks_if_late().await;
        // It happened when it came, not when its turn has come.
        let arrived = self.now_ms();
        let _room = self.room(board, act, arrived)?;
        let turn = board.turn().await;
        self.is_played_on(board)?;
        self.bridge_in_turn(&turn, board).await?;
        self.tell_result_in_turn(&turn, board).await?;
        if let Some(seen) = seen {
            let actual = board.look(Table::seq);
            if seen != actual {
                return Err(Trouble::Conflict { seen, actual });
            }
        }
        let (grown, seen) = board.look(|it| (judge(it, act, arrived), Seq(it.seq())));
        self.grow(&turn, board, seen, grown?).await
    }

    /// Stores what a board has grown by, takes it over and tells everybody.
    pub(super) async fn grow(
        self: &Arc<Desk>,
        turn: &Turn,
        board: &Arc<LiveBoard>,
        seen: Seq,
        grown: Grown,
    ) -> Result<Arc<Change>, Trouble> {
        let turn = Arc::clone(turn);
        let entries: Result<Vec<_>, _> = grown.entries.iter().map(|it| it.entry()).collect();
        let (desk, board, entries) = (Arc::clone(self), Arc::clone(board), entries?);
        to_the_end(async move {
            let _turn = turn;
            match desk.store.append(&board.stream, seen, entries).await {
                Ok(_) => Ok(desk.take_over(&board, grown)),
                Err(why) => Err(desk.not_written(&board, why).await),
            }
        })
        .await
    }

    fn take_over(&self, board: &LiveBoard, grown: Grown) -> Arc<Change> {
        write(&board.table).take(&grown);
        let change = Arc::new(Change::new(&board.game, grown));
        self.changed(board, Arc::clone(&change));
        change
    }

    /// Tells everybody what changed on a board, and sets its alarm anew.
    fn changed(&self, board: &LiveBoard, change: Arc<Change>) {
        self.set_alarm_of(board);
        // Nobody watching is no trouble.
        let _ = board.changes.send(change);
        if let Some(event) = self.event(&board.event) {
            event.touch(&board.game);
        }
    }

    /// Looks what is in the log after an append that failed: another server wrote to it, or it is not known whether the
    /// append was written.
    async fn not_written(&self, board: &LiveBoard, why: AppendError) -> Trouble {
        // If that fails too, the next append finds the log elsewhere and looks again.
        let _ = self.catch_up(board).await;
        why.into()
    }

    /// Tells what the clock of the server has to tell, if it is time. Whoever came before it goes first.
    pub(super) async fn ring(self: &Arc<Desk>, board: &Arc<LiveBoard>) {
        self.compare_clocks_if_late().await;
        let turn = board.turn().await;
        let now = self.now_ms();
        let caught_up = match self.bridge_in_turn(&turn, board).await {
            Ok(()) => self.tell_result_in_turn(&turn, board).await,
            Err(why) => Err(why),
        };
        if caught_up.is_err() {
            return self.set_alarm(&board.game, Some(now.saturating_add(TRIED_AGAIN_MS)));
        }
        let is_due = |it: &Next| it.server_ms.saturating_add(board.patience_ms(it)) <= now;
        let Some(next) = board.look(Table::next_due).filter(is_due) else {
            return self.set_alarm_of(board);
        };
        let act = Act::Lines(Lines::by(RecordedBy::Server, vec![due_line(next.due)]));
        // A flag falls when it falls, whenever that is told; who is late has gone beyond his time.
        let at = match next.due {
            Due::Flag(_) => next.server_ms,
            Due::Late => now,
        };
        let (grown, seen) = board.look(|it| (judge(it, &act, at), Seq(it.seq())));
        let told = match grown {
            Ok(grown) => self.grow(&turn, board, seen, grown).await,
            Err(why) => Err(why.into()),
        };
        match told {
            Ok(_) => {}
            // What the Laws refuse is not tried again.
            Err(Trouble::Cannot(_)) => {
                write(&board.table).tell(next);
                self.set_alarm_of(board);
            }
            Err(_) => self.set_alarm(&board.game, Some(now.saturating_add(TRIED_AGAIN_MS))),
        }
    }

    fn set_alarm_of(&self, board: &LiveBoard) {
        let next = board.look(Table::next_due);
        let at = next.map(|it| it.server_ms.saturating_add(board.patience_ms(&it)));
        self.set_alarm(&board.game, at);
    }

    /// Sets a board up again before its first event.
    pub(crate) async fn set_up_again(
        self: &Arc<Desk>,
        board: &Arc<LiveBoard>,
        changed: impl FnOnce(GameOpened) -> GameOpened,
    ) -> Result<(), Trouble> {
        let server_ms = self.now_ms();
        let turn = board.turn().await;
        self.is_played_on(board)?;
        let before = board.look(Table::clone);
        let header = changed(GameOpened::clone(&before.seat().header));
        if !before.log().is_untouched() {
            return Err(Trouble::Begun);
        }
        let again = before.set_up_again(header, server_ms)?;
        let new = again.entry_after(before.seq()).map(|it| it.entry()).transpose()?;
        let (desk, board) = (Arc::clone(self), Arc::clone(board));
        to_the_end(async move {
            let _turn = turn;
            let appended = desk.store.append(&board.stream, Seq(before.seq()), Vec::from_iter(new));
            if let Err(why) = appended.await {
                return Err(desk.not_written(&board, why).await);
            }
            desk.stands(&board, &before, again);
            Ok(())
        })
        .await
    }

    /// The board is now so.
    fn stands(&self, board: &LiveBoard, before: &Table, after: Table) {
        let change = Change::between(before, &after);
        *write(&board.table) = after;
        self.changed(board, Arc::new(change));
    }

    /// Folds what stands in the log and is not known here. Only who has the turn may ask for it.
    async fn catch_up(&self, board: &LiveBoard) -> Result<(), StoreError> {
        let mut table = board.look(Table::clone);
        for stored in self.store.read(&board.stream, Seq(table.seq())).await? {
            let mut after = table.clone();
            match after.next(&stored) {
                Ok(()) => {
                    if after.log().differences().len() > table.log().differences().len() {
                        self.note(&board.stream, Fault::Differs { entries: vec![stored.seq] });
                    }
                    self.stands(board, &table, after.clone());
                    table = after;
                }
                // What comes after it cannot be followed either.
                Err(why) => {
                    self.note(&board.stream, Fault::Unreadable { why: why.phrase() });
                    break;
                }
            }
        }
        Ok(())
    }

    /// Folds what another server wrote, unless this one is writing itself.
    pub(super) async fn catch_up_in_turn(
        &self,
        board: &LiveBoard,
        seq: u64,
    ) -> Result<(), StoreError> {
        if board.look(Table::seq) < seq {
            let _turn = board.turn().await;
            if board.look(Table::seq) < seq {
                return self.catch_up(board).await;
            }
        }
        Ok(())
    }

    /// Makes a board and stores its first entry.
    pub(crate) async fn new_board(
        self: &Arc<Desk>,
        game: &str,
        header: GameOpened,
    ) -> Result<(), Trouble> {
        let entry = GameBody::Opened(Box::new(header)).entry(UnixMillis(self.now_ms()))?;
        self.board_with(game, vec![entry]).await
    }

    /// Makes a board that has a past. What cannot be played again is not stored.
    pub(crate) async fn board_with(
        self: &Arc<Desk>,
        game: &str,
        entries: Vec<NewEntry>,
    ) -> Result<(), Trouble> {
        let stream = StreamId::game(game).map_err(|_| Trouble::NotFound)?;
        let table = Table::replayed(game, &unchained(&stream, &entries))?;
        let desk = Arc::clone(self);
        to_the_end(async move {
            desk.store.append(&stream, Seq::START, entries).await?;
            desk.put(LiveBoard::new(stream, table, &desk.time));
            Ok(())
        })
        .await
    }

    /// Makes a board from a record that comes from elsewhere. The clock of a game that is not over was stopped when its record
    /// ended; nobody plays it here.
    pub(crate) async fn board_from_record(
        self: &Arc<Desk>,
        game: &str,
        mut entries: Vec<NewEntry>,
    ) -> Result<(), Trouble> {
        let stream = StreamId::game(game).map_err(|_| Trouble::NotFound)?;
        let table = Table::replayed(game, &unchained(&stream, &entries))?;
        if let Some(stopped) = table.stopped()? {
            entries.push(stopped.entry()?);
        }
        self.board_with(game, entries).await
    }

    /// Puts a board on the desk. One that is there already stays: others may be watching it.
    pub(super) fn put(&self, board: LiveBoard) {
        if let Some(event) = self.event(&board.event) {
            event.untold.add(&board.game);
        }
        let mut boards = write(&self.boards);
        let board = boards.entry(board.game.clone()).or_insert_with(|| Arc::new(board));
        self.set_alarm_of(board);
    }
}

fn judge(table: &Table, act: &Act, at_ms: i64) -> Result<Grown, CannotRecord> {
    match act {
        Act::Lines(lines) => table.judge(lines, at_ms),
        Act::Correction { to, reason, author } => table.correct(*to, reason, author, at_ms),
        Act::Replacement { entry, line, reason, author } => {
            table.replace(*entry, line, reason, author, at_ms)
        }
        Act::Attention { act, author } => table.attend(act, author, at_ms),
    }
}

/// Entries as they would be read again, before they are written: they have no hashes yet.
fn unchained(stream: &StreamId, entries: &[NewEntry]) -> Vec<Entry> {
    let numbered = (1..).map(Seq).zip(entries.iter().cloned());
    let entry = |(seq, NewEntry { kind, at, body })| {
        let (stream, previous, hash) = (stream.clone(), Hash::START, Hash::START);
        Entry { stream, seq, at, kind, body, previous, hash }
    };
    numbered.map(entry).collect()
}
