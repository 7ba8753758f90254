//! No player loses time to a machine.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use ::store::wire::v1::GapKind;
use ::store::{Store, What};
use clock::Millis;
use laws::Discretion;

use super::super::tests::{board_on, memory, tell};
use super::super::time::Made;
use super::super::{Desk, LiveBoard, Setting};
use super::Compared;
use crate::play::Table;

const DAY: i64 = 1_800_000_000_000;

async fn desk_at(store: &Store, time_of_day_ms: i64) -> (Arc<Desk>, Arc<Made>) {
    let made = Arc::new(Made::default());
    made.time_of_day_ms.store(time_of_day_ms, Ordering::Relaxed);
    let setting = Setting::for_tests(Arc::clone(&made));
    (Desk::load(store.clone(), setting).await.expect("a desk"), made)
}

/// A board on which White thinks about his second move.
async fn in_play(desk: &Arc<Desk>) -> Arc<LiveBoard> {
    let board = board_on(desk, "all/0:10:00").await;
    for line in ["round starts", "white plays e4 and presses", "black plays e5 and presses"] {
        tell(desk, &board, line).await.expect("a line");
    }
    board
}

fn same(desk: &Arc<Desk>, board: &LiveBoard) -> Arc<LiveBoard> {
    desk.board(&board.game).expect("the board")
}

fn gaps(board: &LiveBoard) -> Vec<GapKind> {
    let gap = |it: &What| match it {
        What::Gap(gap) => Some(gap.why),
        _ => None,
    };
    board.look(|it| it.entries().iter().filter_map(|it| gap(&it.what)).collect())
}

/// What White's display shows at this time of the server.
fn white(desk: &Desk, board: &LiveBoard) -> Millis {
    board.look(|it| {
        let at = it.instant(desk.now_ms());
        let clock = it.game().clock().expect("a clock");
        clock.face(at).expect("a face").sides[board::Color::White].time
    })
}

fn is_stopped_and_asked(board: &LiveBoard) -> bool {
    board.look(|it| {
        let game = it.game();
        let asked = game.questions().iter().any(|it| it.which == Discretion::ClockFaulty);
        asked && game.running().is_none()
    })
}

#[track_caller]
fn check_nothing_lost(desk: &Desk, board: &LiveBoard) {
    // The test itself may take some seconds on a slow machine, never minutes of the game.
    assert!(white(desk, board) > Millis::from_minutes(8), "{}", white(desk, board));
    assert!(board.look(|it| it.game().outcome().is_none()), "no flag has fallen");
}

#[tokio::test]
async fn a_restart_takes_no_time_from_the_player_on_move() {
    let store = memory().await;
    let (desk, _) = desk_at(&store, DAY).await;
    let board = in_play(&desk).await;
    drop(desk);
    let (desk, _) = desk_at(&store, DAY + 3_600_000).await;
    let board = same(&desk, &board);
    assert_eq!(gaps(&board), [GapKind::Restart]);
    assert!(is_stopped_and_asked(&board));
    check_nothing_lost(&desk, &board);
    // The arbiter says that the readings stand; the game goes on where it was.
    tell(&desk, &board, "arbiter decides J-20 reading stands").await.expect("an answer");
    tell(&desk, &board, "arbiter starts white").await.expect("a start");
    tell(&desk, &board, "white plays Nf3 and presses").await.expect("a move");
    check_nothing_lost(&desk, &board);
    // Once more: what was told of the first gap is still so.
    drop(desk);
    let (desk, _) = desk_at(&store, DAY + 7_200_000).await;
    assert_eq!(gaps(&same(&desk, &board)), [GapKind::Restart, GapKind::Restart]);
    check_nothing_lost(&desk, &same(&desk, &board));
}

#[tokio::test]
async fn a_time_of_day_that_was_set_back_between_two_starts_stops_no_clock_for_ever() {
    let store = memory().await;
    let (desk, _) = desk_at(&store, DAY).await;
    let board = in_play(&desk).await;
    let last = board.look(Table::last_ms);
    drop(desk);
    let (desk, _) = desk_at(&store, DAY - 86_400_000).await;
    let board = same(&desk, &board);
    assert!(desk.now_ms() >= last, "time does not go back");
    assert_eq!(gaps(&board), [GapKind::Jump, GapKind::Restart]);
    check_nothing_lost(&desk, &board);
    let before = board.look(|it| it.instant(desk.now_ms()));
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    assert!(board.look(|it| it.instant(desk.now_ms())) > before, "time goes on");
}

#[tokio::test]
async fn what_the_last_server_noted_is_proven() {
    let store = memory().await;
    let (desk, _) = desk_at(&store, DAY).await;
    let board = in_play(&desk).await;
    // White thought for two minutes before the server ended.
    let alive = board.look(Table::last_ms) + 120_000;
    store.note_alive(::store::UnixMillis(alive)).await.expect("a note");
    drop(desk);
    let (desk, _) = desk_at(&store, DAY + 3_600_000).await;
    let board = same(&desk, &board);
    assert!(is_stopped_and_asked(&board));
    let left = white(&desk, &board);
    assert!(left <= Millis::from_minutes(8), "{left}: his own two minutes are gone");
    assert!(left > Millis::from_minutes(7), "{left}");
}

#[tokio::test]
async fn a_machine_that_slept_takes_no_time_and_asks() {
    let store = memory().await;
    let (desk, made) = desk_at(&store, DAY).await;
    let board = in_play(&desk).await;
    made.time_of_day_ms.fetch_add(600_000, Ordering::Relaxed);
    made.slept_ms.fetch_add(600_000, Ordering::Relaxed);
    desk.compare_clocks().await;
    desk.bridge_all().await;
    assert_eq!(gaps(&board), [GapKind::Sleep]);
    assert!(is_stopped_and_asked(&board));
    check_nothing_lost(&desk, &board);
    // The next start does not charge it either.
    drop(desk);
    let (desk, _) = desk_at(&store, DAY + 600_000).await;
    check_nothing_lost(&desk, &same(&desk, &board));
}

#[tokio::test]
async fn a_server_that_stood_still_gives_the_time_back() {
    let store = memory().await;
    let (desk, _) = desk_at(&store, DAY).await;
    let board = in_play(&desk).await;
    desk.time.not_before(desk.now_ms() + 20_000);
    let before = white(&desk, &board);
    *desk.compared.lock().await = Compared(desk.time.reading().earlier(21_000));
    desk.compare_clocks().await;
    desk.bridge_all().await;
    assert_eq!(gaps(&board), [GapKind::Stall]);
    let after = white(&desk, &board);
    assert!(after > before + Millis::from_seconds(15), "{before}, {after}");
    assert!(board.look(|it| it.game().running().is_some()), "play goes on");
}

#[tokio::test]
async fn a_time_of_day_that_is_set_is_told_and_moves_no_clock() {
    let store = memory().await;
    let (desk, made) = desk_at(&store, DAY).await;
    let board = in_play(&desk).await;
    made.time_of_day_ms.fetch_add(7_200_000, Ordering::Relaxed);
    desk.compare_clocks().await;
    desk.bridge_all().await;
    assert_eq!(gaps(&board), [GapKind::Jump]);
    check_nothing_lost(&desk, &board);
    assert!(board.look(|it| it.game().running().is_some()), "play goes on");
}

#[tokio::test]
async fn a_game_that_is_not_played_has_nothing_to_say_of_it() {
    let store = memory().await;
    let (desk, _) = desk_at(&store, DAY).await;
    let board = board_on(&desk, "all/0:10:00").await;
    drop(desk);
    let (desk, _) = desk_at(&store, DAY + 3_600_000).await;
    assert_eq!(gaps(&same(&desk, &board)), []);
}
