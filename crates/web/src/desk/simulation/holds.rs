//! What must hold whatever fails.

use std::sync::Arc;

use ::store::tournament::{Entered, read_score};
use ::store::wire::v1::{Body, GameBody, GapKind};
use ::store::{GameLog, StreamId};
use board::Color;
use clock::Millis;
use laws::game::Game;

use super::super::lock;
use super::people::Watched;
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

fn log(world: &World, game: &str) -> Vec<::store::Entry> {
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
            GameBody::Opened(_)
            | GameBody::Correction(_)
            | GameBody::Gap(_)
            | GameBody::Result(_) => {
                last = None;
                continue;
            }
        };
        let own = i64::try_from(event.at_ms).expect("a time");
        if let Some((server_before, own_before)) = last.replace((entry.at.0, own)) {
            let apart = (entry.at.0 - server_before) - (own - own_before);
            assert!(apart.abs() <= MOST_UNDER_WAY_MS, "{game}: {apart} ms are missing: {entry:?}");
        }
        let left = |it: &Game| it.times().map_or(0, |it| it.white.get() + it.black.get());
        let passed = event.at_ms.saturating_sub(before.now().since_start().get());
        let runs = before.running().and_then(|side| Some(before.times()?[side].get()));
        let used = runs.map_or(0, |left| passed.min(left));
        assert_eq!(left(&before), left(played.game()) + used, "{game}: {entry:?}");
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
    for entry in rest {
        table.next(entry).expect("it is played again");
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

/// A server that starts now finds what the one that runs has.
fn same_from_the_disk(world: &World, game: &str) {
    let again = Table::replayed(game, &log(world, game)).expect("a game");
    assert_eq!(again.log().differences(), [], "the same is ruled again");
    let desk = world.desk().expect("a server");
    let board = desk.board(game).expect("the board");
    board.look(|table| {
        assert_eq!(table.seq(), again.seq());
        assert_eq!(table.game(), again.game());
        assert_eq!(table.play().open, again.play().open);
        assert_eq!(table.entries(), again.entries());
    });
}
