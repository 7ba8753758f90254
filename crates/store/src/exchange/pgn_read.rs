//! Games from PGN. The moves are played and the clock is pressed; what the clock showed after each is kept where it
//! is written. A result that does not follow from the moves is entered as the arbiter's decision. An illegal move that stood is taken
//! in as it was played; a game with a word that names no move is taken in up to it.

use board::Color;
use clock::language::{read_tag, write_transcript};
use clock::{Instant, Millis};
use laws::answers::RulingReplaced;
use laws::event::{Decision, Hand, Happening, Played as PlayedMove, Score, Seen, Who};
use laws::{Date, Decided, Edition};
use notation::fen::{self, FenStyle};
use notation::pgn::{Command, Entry, Game, Played, commands};
use transcript::{CannotHappen, EventLine};

use super::{CutOff, ImportedGame, NotImported};
use crate::entry::UnixMillis;
use crate::game_log::GameLog;
use crate::telling::Telling;
use crate::tournament::score_of;
use crate::wire::v1::tournament::Player;
use crate::wire::v1::{GameOpened, RecordedBy};

/// Takes in every game of a PGN file.
///
/// # Errors
/// If there is none, or one of them cannot be set up.
pub fn import_pgn(text: &[u8], at: UnixMillis) -> Result<Vec<ImportedGame>, NotImported> {
    let (mut games, mut offset) = (Vec::new(), 0);
    while let (Some(game), next) = Game::read(text, offset) {
        games.push(import(games.len() + 1, &game, at)?);
        if next <= offset {
            break;
        }
        offset = next;
    }
    if games.is_empty() { Err(NotImported::NoGame) } else { Ok(games) }
}

fn import(number: usize, game: &Game, at: UnixMillis) -> Result<ImportedGame, NotImported> {
    let opened = GameLog::open(opened(game));
    let mut log = opened.map_err(|why| NotImported::Start { game: number, why })?;
    let seen = seen(game);
    let (mut now, mut cut_off) = (0, None);
    for entry in &game.main_line.moves {
        let setup = log.game().standing().setup();
        match play(&mut log, seen, now, setup.turn, entry) {
            Some(spent) => now += spent,
            None => {
                let (number_of_move, text) = (setup.move_number.get(), entry.text.clone());
                cut_off = Some(CutOff { game: number, number: number_of_move, text });
                break;
            }
        }
    }
    if let Some(score) = game.game_result().and_then(score_of)
        && log.game().outcome().is_none()
    {
        let line = EventLine::of(None, &decided(score), &log.game().standing().setup());
        let recorded = log.line(read(seen, now), &line);
        recorded.map_err(|why| NotImported::Line { line: number, why: why.into() })?;
    }
    Ok(ImportedGame { entries: log.entries(at)?, cut_off })
}

/// Where an illegal move stood, nobody stepped in when it was played; if the game goes on here, that is seen as in any other.
fn seen(game: &Game) -> Seen {
    let stood = game.main_line.moves.iter().any(|it| matches!(it.played, Played::Stood { .. }));
    if stood { Seen::ByNobody } else { RecordedBy::Server.sees() }
}

/// So late in the game, as a record tells it.
fn read(seen: Seen, now: u64) -> Telling {
    Telling { seen, ..Telling::by(RecordedBy::Server, Instant::after_start(Millis::new(now))) }
}

/// Plays a move of a record; how long the player thought. Nothing if it cannot be played.
fn play(log: &mut GameLog, seen: Seen, now: u64, side: Color, entry: &Entry) -> Option<u64> {
    let (Played::Legal(done) | Played::Stood { played: done, .. }) = &entry.played else {
        return None;
    };
    let (attempt, hand) = (done.attempt(), Hand::Unknown);
    let played = PlayedMove { side, attempt, hand, press: Some(hand) };
    let spent = thinking(log, seen, now, played, entry);
    let line = line(log, read(seen, now + spent), played).ok()?;
    log.line(read(seen, now + spent), &line).ok()?;
    Some(spent)
}

/// A move, and the press where the clock is still to be pressed.
fn line(log: &GameLog, told: Telling, played: PlayedMove) -> Result<EventLine, CannotHappen> {
    let position = log.game().standing().setup();
    let line = |press| {
        let played = PlayedMove { press, ..played };
        EventLine::of(None, &Happening::MovePlayed(played), &position)
    };
    let unpressed = log.preview(told, &line(None))?;
    Ok(line(if unpressed.is_over() { None } else { played.press }))
}

/// How long the player thought: what his clock would show without thinking, less what it showed.
fn thinking(log: &GameLog, seen: Seen, now: u64, played: PlayedMove, entry: &Entry) -> u64 {
    let shown = entry.comments.iter().flat_map(|it| commands(it)).find_map(|it| match it {
        Command::Clock(time) => u64::try_from(time.as_millis()).ok(),
        _ => None,
    });
    let at_once = || {
        let told = read(seen, now);
        let line = line(log, told.clone(), played).ok()?;
        log.preview(told, &line).ok()?.times()
    };
    let spent = shown.and_then(|shown| Some(at_once()?[played.side].get().saturating_sub(shown)));
    spent.unwrap_or(0)
}

fn decided(score: Score) -> Happening {
    Happening::ArbiterDecided(Decision {
        by: Who::Arbiter,
        about: None,
        answer: Decided::RulingReplaced(RulingReplaced::Replace(Some(score))).into(),
        consulted: None,
        reason: Some("PGN".to_owned()),
    })
}

fn opened(game: &Game) -> GameOpened {
    let tag =
        |name: &str| game.tag(name).map(str::trim).filter(|it| !matches!(*it, "" | "?" | "-"));
    let mut header = String::new();
    let mut line = |word: &str, value: Option<String>| {
        if let Some(value) = value {
            header.push_str(&format!("{word} {value}\n"));
        }
    };
    let edition = tag("Edition").and_then(|it| it.parse::<Edition>().ok());
    line("edition", edition.map(|it| it.tag().to_owned()));
    let date = tag("Date").and_then(|it| it.parse::<Date>().ok());
    // Before the first edition that we know, the newest is used.
    let date = date.filter(|it| edition.is_some() || Edition::in_force_on(*it).is_some());
    line("date", date.map(|it| it.to_string()));
    let control = tag("TimeControl").and_then(|it| read_tag(it).ok());
    let control = control.as_ref().and_then(|it| it.control()).and_then(write_transcript);
    line("time", control);
    let initial = game.start == board::Setup::INITIAL;
    line("position", (!initial).then(|| fen::write(&game.start, FenStyle::default())));
    let known = ["White", "Black", "Result", "FEN", "SetUp", "Board"];
    let labels = game.tags.iter().filter(|it| !known.contains(&it.0.as_str()));
    GameOpened {
        round: tag("Round").and_then(|it| it.parse().ok()),
        board: tag("Board").and_then(|it| it.parse().ok()),
        white: player(game, Color::White),
        black: player(game, Color::Black),
        header,
        start_follows_board: true,
        labels: labels.filter(|it| it.1 != "?").cloned().collect(),
        ..GameOpened::default()
    }
}

fn player(game: &Game, side: Color) -> Player {
    let (word, id) = match side {
        Color::White => ("White", "white"),
        Color::Black => ("Black", "black"),
    };
    let tag = |name: &str| {
        let value = game.tag(&format!("{word}{name}"))?.trim();
        (!matches!(value, "" | "?" | "-")).then(|| value.to_owned())
    };
    Player {
        id: id.to_owned(),
        name: tag("").unwrap_or_default(),
        title: tag("Title"),
        rating: tag("Elo").and_then(|it| it.parse().ok()),
        federation: tag("Federation"),
        fide_id: tag("FideId").and_then(|it| it.parse().ok()),
        ..Player::default()
    }
}
