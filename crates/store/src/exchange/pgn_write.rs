//! A game as PGN: the moves that stand, the clock after each, and incidents with their rulings in comments.

use core::time::Duration;

use clock::language::{PgnTags, write_pgn};
use laws::event::Happening;
use laws::game::Ply;
use notation::pgn::{Entry, Game, GameResult, Line, Played, write_time};
use transcript::{Recorded, as_played, event_line, move_text};

use super::head::{result, termination};
use crate::game_log::GameLog;
use crate::wire::v1::RulingRecord;
use crate::wire::v1::tournament::Player;

/// A game as PGN. The labels say what the log of the game does not know: the name of the event, its place.
#[must_use]
pub fn export_pgn(game: &GameLog, labels: &[(String, String)]) -> String {
    let moves = game.game().history().plies().iter().map(entry).collect();
    let mut main_line = Line { comments: Vec::new(), moves };
    for happened in game.record().standing() {
        let Some(comment) = comment(happened) else { continue };
        match happened.plies.min(main_line.moves.len()).checked_sub(1) {
            Some(last) => main_line.moves[last].comments.push(comment),
            None => main_line.comments.push(comment),
        }
    }
    let result = result(game);
    Game {
        tags: tags(game, labels, result),
        start: *game.game().start(),
        main_line,
        result: Some(result.token().to_owned()),
        faults: Vec::new(),
    }
    .write()
}

fn entry(ply: &Ply) -> Entry {
    let played = match ply.legal {
        Some(legal) => Played::Legal(legal),
        None => Played::Stood {
            played: as_played(&ply.before, ply.side, ply.attempt),
            violations: Vec::new(),
        },
    };
    let shown = ply.times_after.or(ply.times).map(|it| it[ply.side].get());
    let clock = shown.map(|it| format!("[%clk {}]", write_time(Duration::from_millis(it))));
    Entry {
        text: move_text(&ply.before, ply.side, ply.attempt).0,
        played,
        signs: Vec::new(),
        comments: clock.into_iter().collect(),
        variations: Vec::new(),
    }
}

/// What is worth telling about an event besides its move.
fn comment(happened: &Recorded) -> Option<String> {
    let rulings = RulingRecord::all(&happened.rulings, &happened.before);
    let rulings = rulings.iter().filter(|it| !it.quiet);
    let rulings = rulings.map(|it| format!("{} ({})", it.ruling, it.articles.join(", ")));
    let rulings: Vec<String> = rulings.collect();
    let ordinary = matches!(
        happened.event.what,
        Happening::MovePlayed(_) | Happening::ClockPressed(_) | Happening::TimePassed
    );
    match (ordinary, rulings.is_empty()) {
        (true, true) => None,
        (_, true) => Some(event_line(&happened.line)),
        _ => Some(format!("{}: {}", event_line(&happened.line), rulings.join("; "))),
    }
}

fn tags(game: &GameLog, labels: &[(String, String)], result: GameResult) -> Vec<(String, String)> {
    let opened = game.opened();
    let mut tags: Vec<(String, String)> = labels.to_vec();
    let mut add = |name: &str, value: Option<String>| {
        if let Some(value) = value.filter(|it| !it.is_empty())
            && !tags.iter().any(|it| it.0 == name)
        {
            tags.push((name.to_owned(), value));
        }
    };
    for (name, value) in &opened.labels {
        if name != "Result" {
            add(name, Some(value.clone()));
        }
    }
    add("Date", game.configuration().date.map(|it| it.to_string().replace('-', ".")));
    add("Round", opened.round.map(|it| it.to_string()));
    add("White", Some(opened.white.name.clone()));
    add("Black", Some(opened.black.name.clone()));
    add("Result", Some(result.token().to_owned()));
    add("Board", opened.board.map(|it| it.to_string()));
    for (side, player) in [("White", &opened.white), ("Black", &opened.black)] {
        for (name, value) in player_tags(player) {
            add(&format!("{side}{name}"), value);
        }
    }
    match game.configuration().control().map(write_pgn) {
        Some(PgnTags::One(value)) => add("TimeControl", Some(value)),
        Some(PgnTags::Two { white, black }) => {
            add("WhiteTimeControl", Some(white));
            add("BlackTimeControl", Some(black));
        }
        None => {}
    }
    add("Edition", Some(game.configuration().edition.tag().to_owned()));
    add("Termination", Some(termination(game).word().to_owned()));
    tags
}

fn player_tags(player: &Player) -> [(&'static str, Option<String>); 4] {
    [
        ("Elo", player.rating.map(|it| it.to_string())),
        ("Title", player.title.clone()),
        ("Federation", player.federation.clone()),
        ("FideId", player.fide_id.map(|it| it.to_string())),
    ]
}
