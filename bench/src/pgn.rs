//! Game records with every move of the main line validated on a board. The file is given as
//! `pgn=PATH` (plain or `.zst`) and repeated to 200 MB; without one a small committed file is used.

use std::io::Cursor;
use std::ops::ControlFlow;
use std::path::Path;
use std::thread;

use notation::pgn::{Checker, Chunk, Chunks, read_game};
use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use shakmaty::{CastlingMode, Chess, Position as _};

use crate::measure::{Contestant, medians, row};

const SIZE: usize = 200_000_000;
const CHUNK: usize = 1 << 18;

pub(crate) fn run(path: Option<&Path>) {
    let text = load(path);
    let (games, moves) = ours(&text);
    println!(
        "game records, {} MB, {games} games, {moves} moves, every move validated",
        text.len() / 1_000_000
    );
    row("", &["jadoube", "2 threads", "pgn-reader"].map(String::from));
    let mut contestants = [
        Contestant::new("jadoube", || ours(&text).1),
        Contestant::new("jadoube, two threads", || two_threads(&text)),
        Contestant::new("pgn-reader with shakmaty", || theirs(&text)),
    ];
    let times = medians(&mut contestants, moves);
    let seconds: Vec<f64> = times.iter().map(std::time::Duration::as_secs_f64).collect();
    let figures = |unit: fn(f64, f64, f64) -> String| {
        seconds.iter().map(|&time| unit(time, text.len() as f64, moves as f64)).collect::<Vec<_>>()
    };
    row("MB a second", &figures(|time, bytes, _| format!("{:.0}", bytes / time / 1e6)));
    row("nanoseconds a move", &figures(|time, _, moves| format!("{:.1}", time / moves * 1e9)));
    row(
        "times pgn-reader",
        &seconds.iter().map(|time| format!("{:.2}", seconds[2] / time)).collect::<Vec<_>>(),
    );
    println!();
}

/// One contestant, once, on the file as it is: for counting instructions, as in
/// `valgrind --tool=callgrind target/dist/jadoube-bench once audit pgn=FILE`.
pub(crate) fn once(contestant: &str, path: &Path) -> u64 {
    let text = read(path);
    match contestant {
        "pgn" => ours(&text).1,
        "audit" => crate::audit::once(&text),
        "peer" => theirs(&text),
        other => panic!("pgn, audit or peer, not {other}"),
    }
}

pub(crate) fn load(path: Option<&Path>) -> Vec<u8> {
    let once = match path {
        None => include_bytes!("../../fixtures/pgn/sample.pgn").to_vec(),
        Some(path) => read(path),
    };
    let times = if path.is_some() { SIZE.div_ceil(once.len()) } else { 20_000_000 / once.len() };
    let mut text = Vec::with_capacity(once.len() * times);
    for _ in 0..times {
        text.extend_from_slice(&once);
        if !once.ends_with(b"\n\n") {
            text.extend_from_slice(b"\n\n");
        }
    }
    text
}

fn read(path: &Path) -> Vec<u8> {
    let raw = std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    match path.extension().is_some_and(|extension| extension == "zst") {
        true => zstd::decode_all(Cursor::new(raw)).expect("a zstd file"),
        false => raw,
    }
}

fn check(text: &[u8], checker: &mut Checker) {
    let mut at = 0;
    while at < text.len() {
        at = read_game(text, at, checker);
    }
}

/// Through the streaming reader, as a file would be.
fn ours(text: &[u8]) -> (u64, u64) {
    let mut chunks = Chunks::new(text, CHUNK, 1 << 26);
    let mut checker = Checker::default();
    let mut chunk = Chunk::default();
    while chunks.next_into(&mut chunk).expect("memory does not fail") {
        check(&chunk.text, &mut checker);
    }
    (checker.games, checker.moves)
}

fn two_threads(text: &[u8]) -> u64 {
    let chunks = std::sync::Mutex::new(Chunks::new(text, CHUNK, 1 << 26));
    thread::scope(|scope| {
        let worker = || {
            let mut checker = Checker::default();
            let mut chunk = Chunk::default();
            loop {
                let next = chunks.lock().expect("no panic").next_into(&mut chunk);
                if !next.expect("memory does not fail") {
                    return checker.moves;
                }
                check(&chunk.text, &mut checker);
            }
        };
        let other = scope.spawn(worker);
        worker() + other.join().expect("no panic")
    })
}

struct Validator {
    moves: u64,
}

impl Visitor for Validator {
    type Tags = Option<Chess>;
    type Movetext = Option<Chess>;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Option<Chess>> {
        ControlFlow::Continue(Some(Chess::default()))
    }

    fn tag(
        &mut self,
        start: &mut Option<Chess>,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<()> {
        if name == b"FEN" {
            *start = shakmaty::fen::Fen::from_ascii(value.as_bytes())
                .ok()
                .and_then(|fen| fen.into_position(CastlingMode::Chess960).ok());
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Option<Chess>) -> ControlFlow<(), Option<Chess>> {
        ControlFlow::Continue(start)
    }

    fn san(&mut self, position: &mut Option<Chess>, san: SanPlus) -> ControlFlow<()> {
        if let Some(current) = position {
            match san.san.to_move(current) {
                Ok(played) => {
                    current.play_unchecked(played);
                    self.moves += 1;
                }
                Err(_) => *position = None,
            }
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Option<Chess>) {}
}

/// A reader that validates the moves and does nothing else.
pub(crate) fn theirs(text: &[u8]) -> u64 {
    let mut validator = Validator { moves: 0 };
    let mut reader = Reader::new(Cursor::new(text));
    while reader.read_game(&mut validator).expect("memory does not fail").is_some() {}
    validator.moves
}
