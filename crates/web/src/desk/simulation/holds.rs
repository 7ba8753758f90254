//! What must hold whatever fails.

use std::collections::BTreeMap;
use std::sync::Arc;

use ::store::tournament::{Entered, read_score};
use ::store::wire::v1::{Body, Correction, GameBody, GapKind};
use ::store::{Entry, GameLog, StreamId, What};
use board::{ByColor, Color};
use clock::Millis;
use laws::game::Game;
use transcript::{EventLine, RulingKind};

use super::super::lock;
use super::people::{Watched, standing};
use super::world::World;
use crate::play::{Audience, Table};

/// What is taken off for the way of one act, at most.
const MOST_UNDER_WAY_MS: i64 = 1_000;

/// A reader is not told what only arbiters may know.
pub(super) fn nothing_forbidden(audience: Audience, text: &str) {
    if audience != Audience::Arbiter {
        assert!(!text.contains("\"audience\":\"arbiter\""), "{audience:?} reads {text}");
        assert!(!text.contains("\"lag_ms\""), "{audience:?} reads {text}");
        assert!(!text.contains("\"question\":"), "{audience:?} reads {text}");
    }
    if audience == Audience::Spectator {
        assert!(!text.contains("calls arbiter"), "{audience:?} reads {text}");
    }
}

/// All that must hold at the end.
pub(super) fn all(world: &World, event: &str, games: &[String], watched: &[Watched]) {
    for game in games {
        result_is_one(world, event, game);
        who_has_a_result_waits_for_nobody(world, game);
        acknowledged_once_and_in_order(world, game);
        put_right_or_not(world, game);
        time_adds_up(world, game);
        clocks_run_with_time(world, game);
        same_from_the_disk(world, game);
    }
    for it in watched {
        let desk = world.desk().expect("a server");
        let board = desk.board(&it.game).expect("the board");
        assert_eq!(board.look(Table::seq), it.seq, "who watches {} has the last entry", it.game);
    }
}

fn log(world: &World, game: &str) -> Vec<Entry> {
    world.disk.log(&StreamId::game(game).expect("a name"))
}

/// What was acknowledged is on the disk, once, where it was said to be; and what a player said once is not there twice.
fn acknowledged_once_and_in_order(world: &World, game: &str) {
    let log = log(world, game);
    let line = |seq: u64| {
        let entry = log.get(usize::try_from(seq).ok()?.checked_sub(1)?)?;
        match GameBody::of(entry).ok()? {
            GameBody::Event(it) => Some(it.line),
            _ => None,
        }
    };
    let all = lock(&world.acknowledged);
    let mut last = 0;
    for it in all.iter().filter(|it| it.game == game) {
        assert_eq!(line(it.seq).as_ref(), Some(&it.line), "{game}, entry {}", it.seq);
        last = last.max(it.seq);
    }
    assert!(last <= log.len() as u64);
    // Who finds that his line was struck may say it again.
    let table = Table::replayed(game, &log).expect("a game");
    let stands = (1..=log.len() as u64).filter(|it| !table.is_struck(::store::Seq(*it)));
    let mut calls: Vec<String> = stands.filter_map(line).collect();
    calls.retain(|it| it.contains("calls arbiter"));
    let told = calls.len();
    calls.sort_unstable();
    calls.dedup();
    assert_eq!(told, calls.len(), "nothing is recorded twice");
}

/// An entry was put right as it was said, once, or nothing of it was recorded.
fn put_right_or_not(world: &World, game: &str) {
    let log = log(world, game);
    let mut reasons: Vec<String> = log
        .iter()
        .filter_map(|it| match GameBody::of(it).ok()? {
            GameBody::Correction(it) => it.replaces.map(|_| it.reason),
            _ => None,
        })
        .collect();
    for ((_, reason), done) in lock(&world.put_right).iter().filter(|((it, _), _)| it == game) {
        assert_eq!(reasons.contains(reason), *done, "{game}: {reason}");
    }
    let told = reasons.len();
    reasons.sort_unstable();
    reasons.dedup();
    assert_eq!(told, reasons.len(), "nothing is put right twice");
}

/// One entry was put right: what was before it and what came after it stand as they stood, and so does what is open.
pub(super) fn put_right(before: &Table, after: &Table, entry: u64, line: &EventLine) {
    // The entry that stood before the correction, for one that is told again.
    let was = |seq: u64| {
        let told = after.entries().iter().find(|it| it.seq.0 == seq && seq > before.seq());
        match told.map(|it| &it.what) {
            Some(What::Event { again: Some(was), .. }) => *was,
            _ => seq,
        }
    };
    let stood: Vec<_> = standing(before).collect();
    let stands: Vec<_> = standing(after).collect();
    assert_eq!(stood.len(), stands.len());
    for (stood, stands) in stood.iter().zip(&stands) {
        assert_eq!(was(stands.seq.0), stood.seq.0);
        let (old, new) = (stood.event().expect("an event"), stands.event().expect("an event"));
        assert_eq!((old.event.at, stood.lag_ms()), (new.event.at, stands.lag_ms()), "its time");
        if stood.seq.0 == entry {
            assert_eq!(&new.line, line);
        } else {
            assert_eq!((&old.line, &stood.by, &stood.who), (&new.line, &stands.by, &stands.who));
        }
    }
    let server_ms = after.last_ms();
    assert_eq!(before.instant(server_ms), after.instant(server_ms), "the time of the game goes on");
    assert_eq!(before.log().entered(), after.log().entered());
    let calls = |table: &Table| {
        let calls = table.play().open.calls.in_order().into_iter();
        let calls = calls.map(|it| (was(it.seq), it.by, it.taken));
        calls.filter(|it| it.0 != entry).collect::<Vec<_>>()
    };
    assert_eq!(calls(before), calls(after), "the calls");
    // Of corrections the last one is read.
    let unread = |table: &Table| {
        let mut unread = BTreeMap::<u64, ByColor<bool>>::new();
        for it in &table.play().open.unread {
            let told = table.entries().iter().find(|told| told.seq.0 == it.entry);
            let is_event = told.is_some_and(|it| it.event().is_some());
            let sides = unread.entry(if is_event { was(it.entry) } else { 0 }).or_default();
            Color::ALL.into_iter().for_each(|side| sides[side] |= it.sides.contains(&side.into()));
        }
        unread
    };
    assert_eq!(unread(before), unread(after), "what is to be read");
    let (old, new) = (before.play().open, after.play().open);
    assert_eq!(old.taken, new.taken, "who is at the board");
    for asked in &new.asked {
        let same = old.asked.iter().find(|it| it.which == asked.which && it.seq == was(asked.seq));
        if let Some(same) = same.filter(|it| it.seq != entry) {
            assert_eq!(same.taken, asked.taken, "{}", asked.which);
        }
    }
}

/// Times only go on, and no player has lost time in which the server was not there.
fn time_adds_up(world: &World, game: &str) {
    let log = log(world, game);
    let mut before = (i64::MIN, 0);
    for entry in &log {
        let own = match GameBody::of(entry).expect("a body") {
            GameBody::Event(it) => Some(it.at_ms),
            GameBody::Gap(it) => {
                if it.why != GapKind::Jump {
                    assert!(it.until_ms >= it.from_ms, "{it:?}");
                }
                Some(it.at_ms)
            }
            // Goes back on purpose.
            GameBody::Correction(it) => {
                before.1 = it.at_ms;
                Some(it.at_ms)
            }
            GameBody::Result(it) => Some(it.at_ms),
            // It has a time of the game, and does not bring it on.
            GameBody::Opened(_) | GameBody::Attention(_) => None,
        };
        assert!(entry.at.0 >= before.0, "the time of the server goes on: {entry:?}");
        assert!(own.is_none_or(|it| it >= before.1), "the time of the game goes on: {entry:?}");
        before = (entry.at.0, own.unwrap_or(before.1));
    }
    let table = Table::replayed(game, &log).expect("a game");
    let there = world.there_ms();
    let clock = table.game().clock().expect("a clock");
    let own = table.game().now();
    let used = Color::ALL.map(|side| {
        let left = clock.face(own).map_or(Millis::ZERO, |it| it.sides[side].time);
        i64::try_from(Millis::from_minutes(30).saturating_sub(left).get()).unwrap_or(i64::MAX)
    });
    let used: i64 = used.iter().sum();
    // Of a stall one second counts, and one that is short counts whole.
    assert!(used <= there + 30_000, "{game}: {used} ms used, the server was there for {there} ms");
}

/// Nothing stands still by itself: the game's own time passes with that of the server, but for what was under way and where the log
/// says otherwise; and while a clock runs, it loses just that time.
fn clocks_run_with_time(world: &World, game: &str) {
    let log = log(world, game);
    let (first, rest) = log.split_first().expect("a game begins");
    let mut played = GameLog::begun(first).expect("a game");
    let mut last: Option<(i64, i64)> = None;
    for entry in rest {
        let before = Arc::clone(played.game());
        played.next(entry).expect("it is played again");
        let event = match GameBody::of(entry).expect("a body") {
            GameBody::Event(event) => event,
            GameBody::Attention(_) => {
                assert_eq!(&before, played.game(), "{game}: no ruling changes: {entry:?}");
                continue;
            }
            // The game's own time goes on as it did.
            GameBody::Correction(Correction { replaces: Some(_), .. }) => continue,
            GameBody::Opened(_)
            | GameBody::Correction(_)
            | GameBody::Gap(_)
            | GameBody::Result(_) => {
                last = None;
                continue;
            }
        };
        let own = i64::try_from(event.at_ms).expect("a time");
        // What is told again has its own time.
        if event.again.is_none()
            && let Some((server_before, own_before)) = last.replace((entry.at.0, own))
        {
            let apart = (entry.at.0 - server_before) - (own - own_before);
            assert!(apart.abs() <= MOST_UNDER_WAY_MS, "{game}: {apart} ms are missing: {entry:?}");
        }
        let left = |it: &Game| it.times().map_or(0, |it| it.white.get() + it.black.get());
        let passed = event.at_ms.saturating_sub(before.now().since_start().get());
        let runs = before.running().and_then(|side| Some(before.times()?[side].get()));
        let used = runs.map_or(0, |left| passed.min(left));
        // A ruling may give time, if what followed an entry that was put right is no legal move any more.
        if !event.rulings.iter().any(|it| it.kind == Some(RulingKind::Time)) {
            assert_eq!(left(&before), left(played.game()) + used, "{game}: {entry:?}");
        }
    }
}

/// The board has the result that the tournament says, and that is what was acknowledged.
fn result_is_one(world: &World, event: &str, game: &str) {
    let desk = world.desk().expect("a server");
    let event = desk.event(event).expect("the event");
    let said = event.look(|it| it.board(game).map(|it| it.1.entered)).expect("a board");
    let board = desk.board(game).expect("the board");
    assert_eq!(board.look(|it| it.log().entered()), said, "{game} was told its result");
    if let Some(acknowledged) = lock(&world.results).get(game) {
        let score = acknowledged.and_then(read_score);
        assert_eq!(said, score.map_or(Entered::Nothing, Entered::Score), "{game}");
    }
}

/// As long as a board has a result by hand its clock stands, nothing is due and nothing waits but a call that came later.
fn who_has_a_result_waits_for_nobody(world: &World, game: &str) {
    let log = log(world, game);
    let (first, rest) = log.split_at(1);
    let mut table = Table::replayed(game, first).expect("a game");
    let is_again =
        |it: &Entry| matches!(GameBody::of(it), Ok(GameBody::Event(it)) if it.again.is_some());
    for (at, entry) in rest.iter().enumerate() {
        table.next(entry).expect("it is played again");
        // What is told again is written together.
        if rest.get(at + 1).is_some_and(is_again) {
            continue;
        }
        if let Some(since) = table.log().decided_since() {
            let last = entry.seq;
            // A correction is written together with the entry that stops the clock after it.
            let stands = table.game().running().is_none() || entry.kind.as_str() == "correction";
            assert!(stands, "{game} runs after {last}");
            assert!(table.next_due().is_none() && !table.is_timed(), "{game} after {last}");
            let play = table.play();
            assert!(play.calls().iter().all(|it| it.seq > since.0), "{game} after {last}");
            assert!(play.questions().all(|(_, it)| it.is_some_and(|it| it.seq > since.0)));
        }
    }
}

/// A server that starts now, and another that follows entry by entry, find what the one that runs has.
fn same_from_the_disk(world: &World, game: &str) {
    let log = log(world, game);
    let again = Table::replayed(game, &log).expect("a game");
    let (first, rest) = log.split_at(1);
    let mut other = Table::replayed(game, first).expect("a game");
    for entry in rest {
        other.next(entry).expect("it is played again");
    }
    let desk = world.desk().expect("a server");
    let board = desk.board(game).expect("the board");
    for again in [again, other] {
        assert_eq!(again.log().differences(), [], "the same is ruled again");
        board.look(|table| {
            assert_eq!(table.seq(), again.seq());
            assert_eq!(table.game(), again.game());
            assert_eq!(table.play().open, again.play().open);
            assert_eq!(table.entries(), again.entries());
            assert_eq!(table.moves(), again.moves());
            let server_ms = table.last_ms();
            assert_eq!(table.instant(server_ms), again.instant(server_ms));
            assert_eq!(table.next_due(), again.next_due());
        });
    }
}
