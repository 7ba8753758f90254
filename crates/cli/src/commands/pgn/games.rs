//! Games as JSON, one to a line: tags, moves as they were played, comments, clocks, variations.

use std::path::{Path, PathBuf};

use board::Setup;
use notation::fen::{self, FenStyle};
use notation::pgn::{
    ChunkEnd, Chunks, Command, Entry, Game, Line, Played, Standing, commands, without_commands,
};
use notation::san;
use serde::Serialize;

use super::source;
use crate::complaint::{Complaint, Failure};
use crate::exit::Exit;
use crate::output::Console;
use crate::streams::Stream;
use crate::words;

#[derive(Serialize)]
struct GameTwin<'a> {
    tags: Vec<(&'a str, &'a str)>,
    start: String,
    comments: &'a [String],
    moves: Vec<MoveTwin>,
    result: Option<&'a str>,
    final_fen: String,
}

#[derive(Serialize)]
struct MoveTwin {
    text: String,
    san: Option<String>,
    uci: Option<String>,
    /// `legal`, `illegal_but_stood`, `passed` or `unclear`.
    status: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    nags: Vec<u16>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock_milliseconds: Option<u64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    variations: Vec<Vec<MoveTwin>>,
}

pub(crate) fn run(console: &Console, files: &[PathBuf]) -> Result<Exit, Failure> {
    for path in files {
        let (mut stream, progress) = source::open(&console.messages, path)?;
        while let Some(chunk) = next(console, path, &mut stream)? {
            let mut at = 0;
            while at < chunk.len() {
                let (game, next) = Game::read(&chunk, at);
                at = next;
                if let Some(game) = game {
                    let line = serde_json::to_string(&twin(&game)).unwrap_or_default();
                    console.line(&line)?;
                }
            }
        }
        progress.finish_and_clear();
    }
    Ok(Exit::Fine)
}

fn next(
    console: &Console,
    path: &Path,
    stream: &mut Chunks<Stream>,
) -> Result<Option<Vec<u8>>, Failure> {
    let chunk = stream.next_chunk();
    let chunk = chunk.map_err(|error| Complaint::of_file(&console.messages, path, &error))?;
    let Some(chunk) = chunk else { return Ok(None) };
    match chunk.end {
        ChunkEnd::TooLong => {
            let line = chunk.lines_before + 1;
            Err(Complaint::of_long_record(&console.messages, path, line).into())
        }
        ChunkEnd::Whole | ChunkEnd::Broken => Ok(Some(chunk.text)),
    }
}

fn twin(game: &Game) -> GameTwin<'_> {
    let (moves, end) = line(&game.main_line, Standing::of(&game.start));
    let fen = |setup: &Setup| fen::write(setup, FenStyle::default());
    GameTwin {
        tags: game.tags.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect(),
        start: fen(&game.start),
        comments: &game.main_line.comments,
        moves,
        result: game.result.as_deref(),
        final_fen: fen(&end.setup()),
    }
}

fn line(line: &Line, start: Standing) -> (Vec<MoveTwin>, Standing) {
    let mut standing = start;
    let mut moves = Vec::with_capacity(line.moves.len());
    for entry in &line.moves {
        moves.push(move_twin(entry, &standing));
        standing = standing.after(&entry.played);
    }
    (moves, standing)
}

fn move_twin(entry: &Entry, standing: &Standing) -> MoveTwin {
    let (status, done) = match &entry.played {
        Played::Legal(played) => ("legal", Some(*played)),
        Played::Stood { played, .. } => ("illegal_but_stood", Some(*played)),
        Played::Passed => ("passed", None),
        Played::Unclear(_) => ("unclear", None),
    };
    let san = match (standing, &entry.played) {
        (Standing::Regular(position), Played::Legal(played)) => Some(san::write(position, *played)),
        _ => None,
    };
    let clock =
        entry.comments.iter().flat_map(|it| commands(it)).find_map(|command| match command {
            Command::Clock(time) => u64::try_from(time.as_millis()).ok(),
            _ => None,
        });
    let plain = entry.comments.iter().map(|it| without_commands(it)).filter(|it| !it.is_empty());
    MoveTwin {
        text: entry.text.clone(),
        san,
        uci: done.map(|played| words::uci(&standing.setup(), played)),
        status,
        nags: entry.signs.clone(),
        comments: plain.collect(),
        clock_milliseconds: clock,
        variations: entry.variations.iter().map(|it| line(it, *standing).0).collect(),
    }
}
