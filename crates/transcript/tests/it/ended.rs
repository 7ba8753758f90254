//! Duties and questions end when they no longer apply.

use board::Color;
use clock::{Instant, Millis};
use jadoube_transcript::{Circumstances, Record, configure, read, read_event};
use laws::Discretion;
use laws::event::Seen;
use laws::game::Game;
use laws::ruling::Duty;

/// The game after these lines, one second after the other.
fn after(header: &str, lines: &[&str]) -> Game {
    let file = read(header).expect("a header");
    let case = file.cases.first().cloned().unwrap_or_default();
    let configuration = configure(&file.shared, &case).expect("a game");
    let mut record = Record::open(configuration).expect("a game");
    for (number, text) in (1_u64..).zip(lines) {
        let line = read_event(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        let at = Instant::after_start(Millis::from_seconds(number));
        let beside = Circumstances { number, at, seen: Seen::ByArbiter };
        record.take(beside, &line).unwrap_or_else(|why| panic!("{text}: {why:?}"));
    }
    Game::clone(record.game())
}

const ADJOURNING: &str = "edition fide-2018
time 40/1:30:00, all/0:30:00
position 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 41
clocks white 0:28:00 black 0:30:00 running white
";
const SEALING: [&str; 3] = ["arbiter orders white to seal", "white writes 41.Rd1", "white seals"];

#[test]
fn who_has_sealed_need_not_seal() {
    let ordered = after(ADJOURNING, &SEALING[..1]);
    assert_eq!(ordered.other_duties(Color::White), [Duty::Seal(None)]);
    let mut lines = SEALING.to_vec();
    lines.push("white stops clock \"sealing\"");
    assert_eq!(after(ADJOURNING, &lines).other_duties(Color::White), []);
    lines.push("resumption starts");
    assert_eq!(after(ADJOURNING, &lines).other_duties(Color::White), []);
}

#[test]
fn who_disturbed_his_opponent_has_none_when_the_game_is_over() {
    let header = "edition fide-2018\nposition start\n";
    let reported = "arbiter reports black disturbing \"pen clicking\"";
    let disturbs = after(header, &[reported]);
    assert_eq!(disturbs.other_duties(Color::Black), [Duty::StopDisturbing]);
    assert_eq!(after(header, &[reported, "white resigns"]).other_duties(Color::Black), []);
}

#[test]
fn how_the_moves_are_written_is_not_asked_when_there_are_no_more() {
    let header = "edition fide-2018\nposition start\n";
    let lines = ["white plays e4 and presses", "white writes \"P-K4\"", "black resigns"];
    let asked = |game: &Game| game.questions().iter().map(|it| it.which).collect::<Vec<_>>();
    assert_eq!(asked(&after(header, &lines[..2])), [Discretion::AlgebraicTold]);
    assert_eq!(asked(&after(header, &lines)), []);
}
