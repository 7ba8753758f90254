//! The desk without a network.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use ::store::tournament::Tournament;
use ::store::wire::v1::tournament::{
    LinkRevoked, Pairing, Player, ResultEntered, RoundMade, RoundWithdrawn,
};
use ::store::wire::v1::{GameOpened, RecordedBy, TournamentBody as Said, V1};
use ::store::{Seq, Store, StoreUrl, StreamId, Told};
use futures_util::future::{FutureExt, join};

use super::{
    Act, Change, Desk, LiveBoard, LiveEvent, Servers, Setting, ThisMachine, Trouble,
    follow_other_servers,
};
use crate::access::fresh_id;
use crate::event::{header, header_with, usual};
use crate::play::{CannotRecord, Lines, NoShare, Table, due_line, read};

/// What comes too late never comes.
const PATIENCE: Duration = Duration::from_secs(20);

/// Who sees everything so many milliseconds later has seen nothing yet, however slow the machine is.
const FAR_BEHIND: i64 = 600_000;

pub(super) async fn memory() -> Store {
    Store::open(&StoreUrl::Memory).await.expect("a store")
}

async fn desk_on(store: Store) -> Arc<Desk> {
    let setting = Setting::for_tests(ThisMachine(store.clone()));
    Desk::load(store, setting).await.expect("a desk")
}

async fn event_on(desk: &Arc<Desk>) -> Arc<LiveEvent> {
    desk.new_event(usual("Test")).await.expect("an event")
}

pub(super) async fn board_on(desk: &Arc<Desk>, control: &str) -> Arc<LiveBoard> {
    let event = event_on(desk).await;
    let mut settings = event.look(|it| it.settings().clone());
    settings.time_control = control.to_owned();
    let game = fresh_id('g').expect("random");
    let opened = header(&settings, &event.id, 1, 1, player("p1"), player("p2"));
    let opened = opened.expect("settings");
    desk.new_board(&game, opened).await.expect("a board");
    desk.board(&game).expect("the board")
}

/// A game of an event that is not on the desk.
pub(super) fn opened(control: &str) -> GameOpened {
    let mut settings = usual("Test");
    settings.time_control = control.to_owned();
    header(&settings, "e1", 1, 1, player("p1"), player("p2")).expect("settings")
}

pub(super) fn player(id: &str) -> Player {
    Player { v: Some(V1), id: id.to_owned(), name: format!("Player {id}"), ..Player::default() }
}

fn line(text: &str) -> Act {
    Act::Lines(Lines::by(RecordedBy::Arbiter, vec![read(text).expect("a line")]))
}

pub(super) async fn tell(
    desk: &Arc<Desk>,
    board: &Arc<LiveBoard>,
    text: &str,
) -> Result<Arc<Change>, Trouble> {
    desk.record(board, &line(text), None).await
}

fn lines(board: &LiveBoard) -> Vec<String> {
    let told = |it: &Arc<Told>| Some(transcript::event_line(&it.event()?.line));
    board.look(|it| it.entries().iter().filter_map(told).collect())
}

/// Waits until it is so.
async fn until(is_so: impl Fn() -> bool) {
    let waiting = async {
        while !is_so() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("in time");
}

#[tokio::test]
async fn a_press_that_came_before_zero_is_no_fall_of_the_flag() {
    let desk = desk_on(memory().await).await;
    let board = board_on(&desk, "all/0:01").await;
    tell(&desk, &board, "round starts").await.expect("recorded");
    tell(&desk, &board, "white plays e4").await.expect("recorded");
    // Something else is being written while the clock reaches zero; the press waits its turn.
    let held = board.turn().await;
    let pressing = {
        let (desk, board) = (Arc::clone(&desk), Arc::clone(&board));
        tokio::spawn(async move { tell(&desk, &board, "white presses").await.map(|_| ()) })
    };
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    drop(held);
    pressing.await.expect("pressed").expect("recorded");
    until(|| lines(&board).contains(&"flag black falls".to_owned())).await;
    assert!(!lines(&board).contains(&"flag white falls".to_owned()), "{:?}", lines(&board));
    // It is stamped when it came, not when its turn had come.
    let pressed = board.look(|it| it.entries().get(3).map(|it| it.instant().since_start().get()));
    assert!(pressed.is_some_and(|it| it < 1_000), "{pressed:?}");
}

#[tokio::test]
async fn who_is_absent_has_lost_at_the_instant_that_the_server_waits_for() {
    let desk = desk_on(memory().await).await;
    let mut opened = opened("all/2:00:00");
    opened.header.push_str("\nregulations default_time 0:30:00\ngiven absent black\n");
    desk.new_board("g1", opened).await.expect("a board");
    let board = desk.board("g1").expect("the board");
    tell(&desk, &board, "round starts").await.expect("recorded");
    board.look(|table| {
        let next = table.next_due().expect("something is due");
        let told = |ms| {
            let by = RecordedBy::Server;
            table.judge(&Lines::by(by, vec![due_line(next.due)]), ms).expect("judged")
        };
        assert!(told(next.server_ms).play().game.is_over());
        assert!(!told(next.server_ms - 1).play().game.is_over());
    });
}

/// Lets somebody ask for something and go away before the answer.
async fn goes_away<T>(asking: impl Future<Output = T>) {
    tokio::select! {
        biased;
        _ = asking => panic!("answered at once"),
        () = std::future::ready(()) => {}
    }
}

#[tokio::test]
async fn what_was_stored_is_taken_over_although_the_writer_has_gone() {
    let desk = desk_on(memory().await).await;
    let board = board_on(&desk, "all/1:00:00").await;
    goes_away(tell(&desk, &board, "round starts")).await;
    until(|| board.look(Table::seq) == 2).await;
    tell(&desk, &board, "white plays e4 and presses").await.expect("recorded");
    let event = desk.event(&board.event).expect("the event");
    goes_away(desk.say(&event, |_| Ok(vec![Said::PlayerAdded(player("p1"))]))).await;
    until(|| event.look(|it| it.players().len()) == 1).await;
    let added = desk.say(&event, |_| Ok(vec![Said::PlayerAdded(player("p2"))])).await;
    added.expect("said");
    goes_away(desk.start_link("first", Servers::One)).await;
    until(|| desk.desk_links().len() == 1).await;
    desk.start_link("second", Servers::One).await.expect("a link");
}

#[tokio::test]
async fn a_flag_that_could_not_be_stored_falls_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("desk.db");
    let desk = desk_on(Store::open(&StoreUrl::File(path.clone())).await.expect("a store")).await;
    let board = board_on(&desk, "all/0:01").await;
    let past = rusqlite::Connection::open(path).expect("the file");
    let refuse = "CREATE TRIGGER no BEFORE INSERT ON entry WHEN NEW.body LIKE '%flag white falls%'
        BEGIN SELECT RAISE(ABORT, 'not now'); END";
    past.execute_batch(refuse).expect("a trigger");
    tell(&desk, &board, "round starts").await.expect("recorded");
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(lines(&board), ["round starts"]);
    past.execute_batch("DROP TRIGGER no").expect("no trigger");
    until(|| lines(&board) == ["round starts", "flag white falls"]).await;
}

/// Two servers on one store.
async fn two_desks() -> (Arc<Desk>, Arc<Desk>) {
    let store = memory().await;
    let (one, other) = (desk_on(store.clone()).await, desk_on(store).await);
    for desk in [&one, &other] {
        let changes = desk.store.changes();
        tokio::spawn(follow_other_servers(Arc::downgrade(desk), changes));
    }
    (one, other)
}

#[tokio::test]
async fn two_servers_on_one_store_know_the_same() {
    let (one, other) = two_desks().await;
    let board = board_on(&one, "all/1:00:00").await;
    until(|| other.board(&board.game).is_some() && other.event(&board.event).is_some()).await;
    let there = other.board(&board.game).expect("the board");
    tell(&other, &there, "round starts").await.expect("recorded");
    until(|| board.look(Table::seq) == 2).await;
    tell(&one, &board, "white plays e4 and presses").await.expect("recorded");
    until(|| there.look(Table::seq) == 3).await;
    // What this server writes itself is no news to it: watchers keep their board.
    let event = one.event(&board.event).expect("the event");
    for log in [StreamId::game(&board.game), StreamId::tournament(&event.id)] {
        one.load_log(&log.expect("a log")).await.expect("read");
    }
    assert!(Arc::ptr_eq(&one.board(&board.game).expect("the board"), &board));
    assert!(Arc::ptr_eq(&one.event(&event.id).expect("the event"), &event));
    let added = one.say(&event, |_| Ok(vec![Said::PlayerAdded(player("p1"))])).await;
    added.expect("said");
    let event = other.event(&board.event).expect("the event");
    until(|| event.look(|it| it.players().len()) == 1).await;
}

#[tokio::test]
async fn a_link_revoked_on_one_server_opens_nothing_on_another() {
    let (one, other) = two_desks().await;
    let token = one.start_link("first", Servers::Several).await.expect("a link");
    until(|| other.grant(&token).is_some()).await;
    let grant = other.grant(&token).expect("the link");
    assert!(!grant.is_revoked());
    let link = grant.link.clone();
    one.say_on_desk(Said::LinkRevoked(LinkRevoked { v: V1, link })).await.expect("revoked");
    until(|| grant.is_revoked()).await;
    // Both write to the log of the desk, whoever was there last.
    other.start_link("second", Servers::Several).await.expect("a link");
    one.start_link("third", Servers::Several).await.expect("a link");
    until(|| one.desk_links().len() == 3 && other.desk_links().len() == 3).await;
}

#[tokio::test]
async fn a_server_that_missed_changes_looks_for_them() {
    let store = memory().await;
    let (one, other) = (desk_on(store.clone()).await, desk_on(store).await);
    let known = board_on(&one, "all/1:00:00").await;
    other.hear_all().await.expect("heard");
    let there = other.board(&known.game).expect("the board");
    tell(&one, &known, "round starts").await.expect("recorded");
    let new = board_on(&one, "all/1:00:00").await;
    let token = one.start_link("first", Servers::Several).await.expect("a link");
    other.hear_all().await.expect("heard");
    assert_eq!(there.look(Table::seq), 2);
    assert!(other.board(&new.game).is_some() && other.event(&new.event).is_some());
    assert!(other.grant(&token).is_some());
    let seqs = [&one, &other].map(|it| it.event(&new.event).map(|it| it.look(Tournament::seq)));
    assert_eq!(seqs[0], seqs[1]);
}

#[tokio::test]
async fn who_writes_behind_another_server_is_told_and_knows_the_rest_then() {
    let store = memory().await;
    let (one, other) = (desk_on(store.clone()).await, desk_on(store).await);
    let board = board_on(&one, "all/1:00:00").await;
    other.hear_all().await.expect("heard");
    let there = other.board(&board.game).expect("the board");
    tell(&one, &board, "round starts").await.expect("recorded");
    let late = tell(&other, &there, "round starts").await;
    assert!(matches!(late, Err(Trouble::Conflict { .. })));
    tell(&other, &there, "white plays e4 and presses").await.expect("recorded");
    let (event, same) = (one.event(&board.event), other.event(&board.event));
    let (event, same) = (event.expect("the event"), same.expect("the event"));
    let add = |id: &str| vec![Said::PlayerAdded(player(id))];
    one.say(&event, |_| Ok(add("p1"))).await.expect("said");
    let late = other.say(&same, |_| Ok(add("p2"))).await;
    assert!(matches!(late, Err(Trouble::Conflict { .. })));
    other.say(&same, |_| Ok(add("p2"))).await.expect("said");
}

#[tokio::test]
async fn all_who_watch_with_the_same_delay_share_a_board() {
    let desk = desk_on(memory().await).await;
    let board = board_on(&desk, "all/1:00:00").await;
    let delay = 400;
    let later = board.later(delay).expect("a board");
    assert!(Arc::ptr_eq(&later, &board.later(delay).expect("a board")));
    let far_behind = board.later(FAR_BEHIND).expect("a board");
    assert!(!Arc::ptr_eq(&later, &far_behind));
    let mut changes = later.watch();
    // More at once than one look would tell.
    for text in ["round starts", "white plays e4 and presses", "black plays e5 and presses"] {
        tell(&desk, &board, text).await.expect("recorded");
    }
    assert_eq!(far_behind.look(Table::seq), 1);
    let heard = async {
        for seq in 2..=4 {
            assert_eq!(changes.recv().await.expect("a change").seq(), seq);
        }
    };
    tokio::time::timeout(PATIENCE, heard).await.expect("in time");
    assert_eq!(later.look(Table::seq), 4);
    assert_eq!(later.look(|it| it.moves().len()), 2);
    // A correction is seen later too.
    let act = Act::Correction {
        to: 3,
        reason: "the wrong board".to_owned(),
        author: RecordedBy::Arbiter.into(),
    };
    desk.record(&board, &act, None).await.expect("recorded");
    let corrected = async { while changes.recv().await.expect("a change").seq() < 6 {} };
    tokio::time::timeout(PATIENCE, corrected).await.expect("in time");
    assert_eq!(later.look(|it| it.moves().len()), 1);
}

#[tokio::test]
async fn a_board_set_up_again_is_seen_so_later() {
    let desk = desk_on(memory().await).await;
    let board = board_on(&desk, "all/1:00:00").await;
    let later = board.later(400).expect("a board");
    let far_behind = board.later(FAR_BEHIND).expect("a board");
    let (mut changes, mut at_once) = (later.watch(), board.watch());
    let set = desk.set_up_again(&board, |mut it| {
        it.header = header_with(&it.header, "given", &["given absent black".to_owned()]);
        it
    });
    set.await.expect("set up");
    let absent = |it: &Table| it.seat().header.header.contains("absent");
    assert!(board.look(absent) && !far_behind.look(absent));
    assert!(at_once.recv().await.expect("a change").sets_up());
    let told = tokio::time::timeout(PATIENCE, changes.recv()).await.expect("in time");
    assert!(told.expect("a change").sets_up());
    assert!(later.look(absent));
    tell(&desk, &board, "round starts").await.expect("recorded");
    let told = tokio::time::timeout(PATIENCE, changes.recv()).await.expect("in time");
    assert_eq!(told.expect("a change").seq(), 3);
}

#[tokio::test]
async fn what_cannot_be_played_again_is_not_stored() {
    let desk = desk_on(memory().await).await;
    let board = board_on(&desk, "all/1:00:00").await;
    let opened = board.look(|it| it.entries().first().map(|it| it.entry()));
    let opened = opened.expect("an entry").expect("an entry");
    let twice = vec![opened.clone(), opened.clone(), opened];
    desk.board_with("gtwice", twice.clone()).await.expect("set up again and again");
    let mut wrong = twice;
    wrong[0].body["header"] = "edition of mine".into();
    let refused = desk.board_with("gwrong", wrong).await;
    assert!(matches!(refused, Err(Trouble::Replay(_))));
    let names = desk.store.names().await.expect("names");
    assert!(
        names.contains(&"game/gtwice".to_owned()) && !names.contains(&"game/gwrong".to_owned())
    );
}

/// The desk and whoever reads a log without it come to the same game.
#[tokio::test]
async fn a_log_is_read_the_same_by_the_desk_and_by_the_store() {
    let desk = desk_on(memory().await).await;
    let messages = messages::Messages::new(messages::Language::English);
    crate::example::make(&desk, &messages).await.expect("the example");
    let board = board_on(&desk, "all/1:00:00").await;
    let told = [
        "round starts",
        "white plays e4 and presses",
        "black touches e7 unclearly",
        "white calls arbiter \"look\"",
        "arbiter decides J-07 accidental",
    ];
    for text in told {
        tell(&desk, &board, text).await.expect("recorded");
    }
    let correction = Act::Correction {
        to: 4,
        reason: "the wrong board".to_owned(),
        author: RecordedBy::Arbiter.into(),
    };
    desk.record(&board, &correction, None).await.expect("corrected");
    tell(&desk, &board, "arbiter starts black").await.expect("recorded");
    let mut games = desk
        .events()
        .iter()
        .flat_map(|event| event.look(|it| it.games().map(str::to_owned).collect::<Vec<_>>()))
        .collect::<Vec<_>>();
    games.push(board.game.clone());
    assert_eq!(games.len(), 9, "eight of the example and one that was corrected");
    for game in games {
        let stream = StreamId::game(&game).expect("a name");
        let entries = desk.store.read(&stream, Seq::START).await.expect("the log");
        let read = ::store::replay(&entries).expect("a game");
        desk.board(&game).expect("the board").look(|table| {
            assert_eq!(table.game(), &**read.game(), "{game}");
            assert_eq!(table.seat().configuration, *read.configuration(), "{game}");
            assert_eq!(table.entries().len(), read.told().len(), "{game}");
            for told in read.told() {
                let struck = read.struck_by(told.seq).is_some();
                assert_eq!(table.is_struck(told.seq), struck, "{game}: {}", told.seq);
            }
        });
        assert_eq!(read.differences(), []);
    }
}

#[tokio::test]
async fn the_share_of_a_side_is_what_its_log_says_and_moves_go_on() {
    let desk = desk_on(memory().await).await;
    let first = board_on(&desk, "all/1:00:00").await;
    tell(&desk, &first, "round starts").await.expect("started");
    let calls = vec![read("white calls arbiter").expect("a line"); 2_000];
    let grown =
        first.look(|it| it.judge(&Lines::by(RecordedBy::White, calls.clone()), desk.now_ms()));
    let mut entries: Vec<_> =
        first.look(|it| it.entries().iter().map(|it| it.entry().expect("an entry")).collect());
    entries.extend(grown.expect("calls").entries.iter().map(|it| it.entry().expect("an entry")));
    let game = fresh_id('g').expect("random");
    desk.board_with(&game, entries).await.expect("a board with a past");
    let board = desk.board(&game).expect("the board");
    let by = |text: &str, by| Act::Lines(Lines::by(by, vec![read(text).expect("a line")]));

    let again = desk.record(&board, &by("white calls arbiter", RecordedBy::White), None).await;
    let used_up = |it: &Trouble| {
        matches!(
            it,
            Trouble::Cannot(CannotRecord::NoShare { why: NoShare::Acts { most: 2_000 }, .. })
        )
    };
    assert!(again.err().as_ref().is_some_and(used_up));
    let lines = ["white touches e2", "white puts P on e4", "white releases e4", "white presses"];
    for text in lines {
        desk.record(&board, &by(text, RecordedBy::White), None).await.expect(text);
    }
    for text in ["black plays e5 and presses", "black calls arbiter"] {
        desk.record(&board, &by(text, RecordedBy::Black), None).await.expect(text);
    }
    tell(&desk, &board, "arbiter stops clock").await.expect("the arbiter");
}

/// One entry put right is no later and no earlier for a server that reads the log again.
#[tokio::test]
async fn what_is_told_again_happened_at_its_time() {
    let desk = desk_on(memory().await).await;
    let board = board_on(&desk, "all/1:00:00").await;
    for text in ["round starts", "white plays e4 and presses", "black plays e5 and presses"] {
        tell(&desk, &board, text).await.expect(text);
    }
    let line = read("white plays d4 and presses").expect("a line");
    let (reason, author) = ("the other square".to_owned(), RecordedBy::Arbiter.into());
    let act = Act::Replacement { entry: 3, line, reason, author };
    desk.record(&board, &act, None).await.expect("put right");
    let stored = desk.store.read(&board.stream, Seq::START).await.expect("the log");
    let again = Table::replayed(&board.game, &stored).expect("a game");
    assert_eq!(again.log().differences(), []);
    board.look(|it| {
        assert_eq!(again.game(), it.game());
        assert_eq!(again.entries(), it.entries());
        let later = it.last_ms() + 90_000;
        assert_eq!(
            again.instant(later),
            it.instant(later),
            "the time of the game goes on as it did"
        );
    });
}

/// A board of a published round.
async fn paired_on(desk: &Arc<Desk>) -> (Arc<LiveEvent>, Arc<LiveBoard>) {
    let board = board_on(desk, "all/1:00:00").await;
    let event = desk.event(&board.event).expect("the event");
    let (v, game) = (V1, board.game.clone());
    let [white, black] = ["p1", "p2"].map(str::to_owned);
    let pairing = Pairing { board: 1, white, black, game, elsewhere: None };
    let (starts_at, byes) = (None, Vec::new());
    let round = RoundMade { v, round: 1, starts_at, pairings: vec![pairing], byes };
    let players = ["p1", "p2"].map(|it| Said::PlayerAdded(player(it))).to_vec();
    for said in [players, vec![Said::RoundMade(round)]] {
        desk.say(&event, |_| Ok(said)).await.expect("said");
    }
    (event, board)
}

#[tokio::test]
async fn a_board_starts_or_its_round_is_withdrawn_and_never_both() {
    for starts_first in [true, false] {
        let desk = desk_on(memory().await).await;
        let (event, board) = paired_on(&desk).await;
        let withdrawal = desk.say_holding(&event, [board.game.clone()].into(), |_| {
            let reason = "a late entry".to_owned();
            match board.look(|it| it.log().is_untouched()) {
                true => Ok(vec![Said::RoundWithdrawn(RoundWithdrawn { v: V1, round: 1, reason })]),
                false => Err(Trouble::RoundBegun),
            }
        });
        let act = line("round starts");
        let start = desk.record(&board, &act, None);
        let (mut withdrawal, mut start) = (pin!(withdrawal), pin!(start));
        // Both come while somebody else writes on the board; who comes first goes first.
        let held = board.turn().await;
        if starts_first {
            assert!(start.as_mut().now_or_never().is_none());
        }
        assert!(withdrawal.as_mut().now_or_never().is_none());
        assert!(start.as_mut().now_or_never().is_none());
        drop(held);
        let (withdrawn, started) = join(withdrawal, start).await;
        match starts_first {
            true => assert!(started.is_ok() && matches!(withdrawn, Err(Trouble::RoundBegun))),
            false => assert!(withdrawn.is_ok() && matches!(started, Err(Trouble::NotFound))),
        }
        assert_eq!(event.look(|it| it.rounds().len()), usize::from(starts_first));
        assert_eq!(lines(&board).len(), usize::from(starts_first));
    }
}

#[tokio::test]
async fn a_result_is_told_although_its_asker_has_gone_while_it_was_written() {
    let desk = desk_on(memory().await).await;
    let (event, board) = paired_on(&desk).await;
    let (v, game) = (V1, board.game.clone());
    let result = ResultEntered { v, game, result: Some("1-0".to_owned()), reason: None, who: None };
    // Nobody else tells the board meanwhile.
    let turn = board.turn().await;
    let said = vec![Said::ResultEntered(result)];
    desk.say(&event, |_| Ok(said)).await.expect("said");
    let is_untold = || event.untold.games().contains(&board.game);
    assert!(is_untold());
    goes_away(desk.tell_result_in_turn(&turn, &board)).await;
    assert!(is_untold(), "whether it was written is not known");
    drop(turn);
    until(|| board.look(|it| it.log().entered().is_score()) && !is_untold()).await;
}
