//! The record of a game: what is taken, what would follow, what is struck.

use clock::{Instant, Millis};
use jadoube_transcript::{
    CannotHappen, Circumstances, Record, Recorded, configure, read, read_event,
};
use laws::event::Seen;

fn record() -> Record {
    opened("edition fide-2023\ntime all/0:05:00\n")
}

fn opened(header: &str) -> Record {
    let file = read(header).expect("a header");
    let case = file.cases.first().cloned().unwrap_or_default();
    Record::open(configure(&file.shared, &case).expect("a game")).expect("a game")
}

fn beside(number: u64) -> Circumstances {
    let at = Instant::after_start(Millis::from_seconds(number));
    Circumstances { number, at, seen: Seen::AsRegulated }
}

fn take(record: &mut Record, number: u64, line: &str) -> Result<Recorded, CannotHappen> {
    let line = read_event(line).unwrap_or_else(|why| panic!("{line}: {why}"));
    record.take(beside(number), &line).map(|it| Recorded::clone(&it))
}

fn standing(record: &Record) -> Vec<u64> {
    record.standing().map(|it| it.number).collect()
}

#[test]
fn a_line_becomes_an_event_with_its_rulings() {
    let mut record = record();
    let first = take(&mut record, 3, "white plays e4 and presses").expect("a move");
    assert_eq!((first.number, first.plies, first.event.at), (3, 1, beside(3).at));
    assert_eq!(first.before, record.start().standing().setup());
    let touched = take(&mut record, 7, "black touches e7").expect("a touch");
    assert_eq!(touched.rulings.len(), 1, "he must move it");
    assert_eq!(standing(&record), [3, 7]);
}

#[test]
fn what_cannot_have_happened_leaves_everything_as_it_was() {
    let mut record = record();
    let before = record.game().clone();
    assert!(take(&mut record, 1, "white touches e4").is_err(), "nothing stands there");
    assert_eq!((record.game(), record.standing().count()), (&before, 0));
}

#[test]
fn what_would_follow_is_not_taken() {
    let mut record = record();
    let line = read_event("white plays e4 and presses").expect("a line");
    let after = record.preview(beside(1), &line).expect("a move");
    assert_eq!(&**record.game(), record.start());
    record.take(beside(1), &line).expect("a move");
    assert_eq!(**record.game(), after);
}

#[test]
fn what_is_struck_is_kept_and_does_not_count() {
    let mut record = record();
    for (number, line) in [
        (2, "white plays e4 and presses"),
        (3, "black plays e5 and presses"),
        (5, "white touches g1"),
    ] {
        take(&mut record, number, line).expect("a line");
    }
    let after_two = record.as_after(2).expect("a game");
    record.strike(2, 6).expect("struck");
    assert_eq!(**record.game(), after_two);
    take(&mut record, 7, "black plays c5 and presses").expect("a move");
    assert_eq!(standing(&record), [2, 7]);
    // A number between, whatever it is of, is struck too.
    let struck = (1..=7).map(|it| record.struck_by(it));
    assert_eq!(struck.collect::<Vec<_>>(), [None, None, Some(6), Some(6), Some(6), None, None]);
    // Of what was struck already the first who struck it is told.
    record.strike(1, 8).expect("struck");
    assert_eq!(&**record.game(), record.start());
    assert_eq!([2, 3, 6, 7].map(|it| record.struck_by(it)), [Some(8), Some(6), Some(8), Some(8)]);
}

/// Numbers by chance, always the same.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % end as u64) as usize
    }

    /// A legal move of the game.
    fn line(&mut self, record: &Record) -> Option<String> {
        let standing = record.game().standing();
        let moves = standing.legal_moves();
        let played = (!moves.is_empty()).then(|| moves[self.below(moves.len())])?;
        Some(format!("{} plays {}", standing.turn(), played.attempt_with_king_target()))
    }
}

#[test]
fn after_many_corrections_the_game_is_that_of_the_lines_that_stand() {
    let mut chance = Chance(7);
    let mut record = opened("edition fide-2009\n");
    let mut lines = std::collections::BTreeMap::new();
    for number in 1..900 {
        let stand = standing(&record);
        let line = chance.line(&record).filter(|_| stand.len() < 5 || chance.below(9) > 0);
        match line {
            Some(line) => {
                take(&mut record, number, &line).unwrap_or_else(|why| panic!("{line}: {why}"));
                lines.insert(number, line);
            }
            None => {
                let back = [1, 2, 4, 120][chance.below(4)].min(stand.len());
                let to = stand[stand.len() - back];
                record.strike(to, number).expect("struck");
                assert!(standing(&record).iter().all(|it| *it <= to));
            }
        }
        if number % 60 == 0 {
            let mut again = opened("edition fide-2009\n");
            for stands in standing(&record) {
                take(&mut again, stands, &lines[&stands]).expect("it stands");
            }
            assert_eq!(again.game(), record.game(), "{number}");
        }
    }
}

#[test]
fn going_back_a_little_plays_little_again() {
    let (mut chance, mut record) = (Chance(1), opened("edition fide-2009\n"));
    for number in 1..=100 {
        let line = chance.line(&record).expect("a game of a hundred moves");
        take(&mut record, number, &line).expect("a move");
    }
    let before = record.game().clone();
    let kept = |game: &laws::game::Game| {
        let first =
            |ply: usize| std::ptr::eq(&game.history().plies()[ply], &before.history().plies()[ply]);
        (0..60).all(first)
    };
    assert!(kept(&record.as_after(97).expect("a game")), "its moves were not played again");
    record.strike(97, 101).expect("struck");
    assert_eq!(record.game().history().plies().len(), 97);
    assert!(kept(record.game()));
}
