//! Stored logs played again, with the rulings of each entry compared: what a desk does when it starts. There is no peer.

use board::{Color, Position};
use clock::{Instant, Millis};
use laws::event::{Hand, Happening, Played};
use store::wire::v1::{GameOpened, RecordedBy, V1, tournament::Player};
use store::{Entry, GameLog, Hash, NewEntry, Seq, StreamId, Telling, UnixMillis, replay};
use transcript::EventLine;

use crate::engine::random_game;
use crate::measure::{Contestant, medians, row};

const GAMES: u64 = 1_000;
const PLIES: usize = 80;

pub(crate) fn run() {
    let logs: Vec<Vec<Entry>> =
        (0..).map(log).filter(|it| it.len() > PLIES).take(GAMES as usize).collect();
    println!("replay, {GAMES} logs of {PLIES} moves, rulings compared");
    row("", &["jadoube".to_owned()]);
    let again = |log: &Vec<Entry>| -> u64 {
        let replayed = replay(log).expect("a game");
        assert!(replayed.differences().is_empty(), "rulings differ");
        replayed.game().history().plies().len() as u64
    };
    let expected = GAMES * PLIES as u64;
    let work = || logs.iter().map(again).sum();
    let time = medians(&mut [Contestant::new("jadoube", work)], expected)[0];
    row("all of them", &[format!("{:.3} s", time.as_secs_f64())]);
    println!();
}

/// The log of a game of chance, as the desk keeps it.
fn log(seed: u64) -> Vec<Entry> {
    let player = |id: &str| Player { id: id.to_owned(), name: id.to_owned(), ..Player::default() };
    let opened = GameOpened {
        v: V1,
        event: None,
        round: None,
        board: None,
        white: player("white"),
        black: player("black"),
        header: "edition fide-2023\ntime all/1:30:00; +0:30\n".to_owned(),
        not_started: false,
        start_follows_board: true,
        labels: Vec::new(),
    };
    let mut log = GameLog::open(opened).expect("a game");
    let (mut position, mut side) = (Position::initial(), Color::White);
    for (at, attempt) in (1..).zip(random_game(seed).into_iter().take(PLIES)) {
        let played = Played { side, attempt, hand: Hand::Right, press: Some(Hand::Right) };
        let line = EventLine::of(None, &Happening::MovePlayed(played), &position.setup());
        let at = Instant::after_start(Millis::new(5_000 * at));
        log.line(Telling::by(RecordedBy::Both, at), &line).expect("a legal move");
        if log.game().is_over() {
            break;
        }
        (position, side) = (position.play(attempt).expect("a legal move"), !side);
    }
    let stream = StreamId::game("game").expect("a name");
    let entries = log.entries(UnixMillis::default()).expect("entries").into_iter();
    let kept = |(seq, it): (u64, NewEntry)| Entry {
        stream: stream.clone(),
        seq: Seq(seq),
        at: it.at,
        kind: it.kind,
        body: it.body,
        previous: Hash::START,
        hash: Hash::START,
    };
    (1..).zip(entries).map(kept).collect()
}
