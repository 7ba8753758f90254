//! Single operations on the positions of a file, in nanoseconds each.

use std::hint::black_box;

use board::Position;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

use crate::measure::{Contestant, medians, row};

const REPEAT: usize = 200;

struct Subject {
    ours: Position,
    cozy: cozy_chess::Board,
    shakmaty: Chess,
}

pub(crate) fn run() {
    let text = include_str!("../../fixtures/positions/valid.sfens");
    let subjects: Vec<Subject> = text.lines().filter_map(subject).collect();
    let moves: u64 = subjects.iter().map(|subject| subject.ours.count_legal_moves()).sum();
    println!(
        "single operations, nanoseconds, {} positions with {:.1} moves on average",
        subjects.len(),
        moves as f64 / subjects.len() as f64
    );
    row("", &["jadoube", "cozy-chess", "shakmaty"].map(String::from));
    let repeated = moves * REPEAT as u64;
    let positions = (subjects.len() * REPEAT) as u64;
    measure(
        "legal move list",
        positions,
        repeated,
        &mut [
            over(&subjects, |subject| black_box(subject.ours.legal_moves()).len() as u64),
            over(&subjects, |subject| {
                let mut list = Vec::with_capacity(128);
                subject.cozy.generate_moves(|moves| {
                    list.extend(moves);
                    false
                });
                black_box(&list).len() as u64
            }),
            over(&subjects, |subject| black_box(subject.shakmaty.legal_moves()).len() as u64),
        ],
    );
    measure(
        "legal move count",
        positions,
        repeated,
        &mut [
            over(&subjects, |subject| subject.ours.count_legal_moves()),
            over(&subjects, |subject| {
                let mut count = 0;
                subject.cozy.generate_moves(|moves| {
                    count += moves.len() as u64;
                    false
                });
                count
            }),
            over(&subjects, |subject| subject.shakmaty.legal_moves().len() as u64),
        ],
    );
    play(&subjects, moves);
    key(&subjects, positions);
    fen(text);
    println!();
}

fn subject(text: &str) -> Option<Subject> {
    let ours = Position::new(&notation::fen::read(text).ok()?).ok()?;
    let cozy = cozy_chess::Board::from_fen(text, true).ok()?;
    let fen: shakmaty::fen::Fen = text.parse().ok()?;
    let shakmaty = fen.into_position(CastlingMode::Chess960).ok()?;
    Some(Subject { ours, cozy, shakmaty })
}

fn over<'a>(subjects: &'a [Subject], work: impl Fn(&Subject) -> u64 + 'a) -> Contestant<'a> {
    Contestant::new("", move || (0..REPEAT).map(|_| subjects.iter().map(&work).sum::<u64>()).sum())
}

fn measure(label: &str, operations: u64, expected: u64, contestants: &mut [Contestant<'_>]) {
    let times = medians(contestants, expected);
    let each =
        |time: &std::time::Duration| format!("{:.1}", time.as_secs_f64() * 1e9 / operations as f64);
    row(label, &times.iter().map(each).collect::<Vec<_>>());
}

/// Copy the position and make each of its moves; the key is kept where the peer keeps one.
fn play(subjects: &[Subject], moves: u64) {
    let ours: Vec<_> = subjects.iter().map(|subject| subject.ours.legal_moves()).collect();
    let cozy: Vec<Vec<cozy_chess::Move>> = subjects
        .iter()
        .map(|subject| {
            let mut list = Vec::new();
            subject.cozy.generate_moves(|moves| {
                list.extend(moves);
                false
            });
            list
        })
        .collect();
    let shakmaty: Vec<_> = subjects.iter().map(|subject| subject.shakmaty.legal_moves()).collect();
    let total = moves * REPEAT as u64;
    measure(
        "copy and play",
        total,
        total,
        &mut [
            Contestant::new("", || {
                repeat(|| {
                    let mut count = 0;
                    for (subject, moves) in subjects.iter().zip(&ours) {
                        for played in moves {
                            black_box(subject.ours.play_unchecked(played));
                            count += 1;
                        }
                    }
                    count
                })
            }),
            Contestant::new("", || {
                repeat(|| {
                    let mut count = 0;
                    for (subject, moves) in subjects.iter().zip(&cozy) {
                        for &played in moves {
                            let mut child = subject.cozy.clone();
                            child.play_unchecked(played);
                            black_box(child);
                            count += 1;
                        }
                    }
                    count
                })
            }),
            Contestant::new("", || {
                repeat(|| {
                    let mut count = 0;
                    for (subject, moves) in subjects.iter().zip(&shakmaty) {
                        for &played in moves {
                            let mut child = subject.shakmaty.clone();
                            child.play_unchecked(played);
                            black_box(child);
                            count += 1;
                        }
                    }
                    count
                })
            }),
        ],
    );
}

fn repeat(mut work: impl FnMut() -> u64) -> u64 {
    (0..REPEAT).map(|_| work()).sum()
}

fn key(subjects: &[Subject], positions: u64) {
    measure(
        "key of the position",
        positions,
        positions,
        &mut [
            over(subjects, |subject| u64::from(black_box(subject.ours.key()).0 != 1)),
            over(subjects, |subject| u64::from(black_box(subject.cozy.hash()) != 1)),
            over(subjects, |subject| {
                let key: shakmaty::zobrist::Zobrist64 =
                    black_box(subject.shakmaty.zobrist_hash(EnPassantMode::Legal));
                u64::from(key.0 != 1)
            }),
        ],
    );
}

fn fen(text: &str) {
    let lines: Vec<&str> = text.lines().filter(|line| subject(line).is_some()).collect();
    let operations = (lines.len() * REPEAT) as u64;
    measure(
        "FEN read",
        operations,
        operations,
        &mut [
            Contestant::new("", || {
                repeat(|| lines.iter().map(|line| u64::from(subject_ours(line))).sum())
            }),
            Contestant::new("", || {
                repeat(|| {
                    lines
                        .iter()
                        .map(|line| u64::from(cozy_chess::Board::from_fen(line, true).is_ok()))
                        .sum()
                })
            }),
            Contestant::new("", || {
                repeat(|| {
                    lines
                        .iter()
                        .map(|line| {
                            let fen: shakmaty::fen::Fen = line.parse().unwrap();
                            u64::from(fen.into_position::<Chess>(CastlingMode::Chess960).is_ok())
                        })
                        .sum()
                })
            }),
        ],
    );
}

fn subject_ours(line: &str) -> bool {
    notation::fen::read(line).is_ok_and(|setup| black_box(Position::new(&setup)).is_ok())
}
