//! A game as PGN. For arbiters: the moves that stand, the clock after each, and incidents with their rulings in comments. For
//! everybody: moves, clock and result, as programs take them that know PGN only.

use core::time::Duration;

use board::{Attempt, Role};
use clock::Millis;
use clock::language::{PgnTags, write_pgn};
use laws::event::{Happening, Score};
use laws::game::Ply;
use notation::pgn::{Entry, Game, GameResult, Line, Played, Share, Termination, write_time};
use transcript::{Recorded, as_played, event_line, move_text};

use super::head::{by_hand, result, termination};
use crate::game_log::GameLog;
use crate::wire::v1::RulingRecord;
use crate::wire::v1::tournament::Player;

/// A game as PGN. The labels say what the log of the game does not know: the name of the event, its place.
#[must_use]
pub fn export_pgn(game: &GameLog, labels: &[(String, String)]) -> String {
    let moves = game.game().history().plies().iter();
    let moves = moves.map(|it| entry(it, |ms| Some(Duration::from_millis(ms)))).collect();
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

/// What is known of a game besides its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicHead {
    /// What the event is called.
    pub event: String,
    /// Where it is played.
    pub site: String,
    /// The first day of the event, and the last, `2026-11-16`.
    pub days: (Option<String>, Option<String>),
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
    /// Who has the white pieces.
    pub white: Player,
    /// Who has the black pieces.
    pub black: Player,
    /// The result, wherever it comes from.
    pub score: Option<Score>,
}

/// A game as everybody may have it: who plays, the moves that stand with the clock after each, the result. A game without a log was
/// played elsewhere, or only its result is known.
#[must_use]
pub fn public_pgn(head: &PublicHead, log: Option<&GameLog>) -> String {
    let ended = head.score.and_then(|it| GameResult::read(&it.text()));
    let ended = ended.unwrap_or(GameResult::Open);
    let plies = log.into_iter().flat_map(|it| it.game().history().plies().iter());
    // As the clock shows it: what readers know are whole seconds.
    let timed = log.is_some_and(is_timed);
    let shown = |ms: u64| timed.then(|| Duration::from_secs(ms / 1_000));
    let main_line =
        Line { comments: Vec::new(), moves: plies.map(|it| entry(it, shown)).collect() };
    Game {
        tags: public_tags(head, log, ended),
        start: log.map_or(board::Setup::INITIAL, |it| *it.game().start()),
        main_line,
        result: Some(in_pgn(ended).token().to_owned()),
        faults: Vec::new(),
    }
    .write()
}

/// Is it known which clock was used, and what it showed? Of a game that was taken in perhaps not.
fn is_timed(log: &GameLog) -> bool {
    let named = log.opened().header.lines().any(|it| it.trim_start().starts_with("time "));
    named && log.game().now().since_start() > Millis::ZERO
}

/// The one of the four results of PGN that says it. Where both lost, or one got half a point and the other nothing, none does.
fn in_pgn(result: GameResult) -> GameResult {
    let GameResult::Ended { white, black } = result else { return GameResult::Open };
    let played = |it| match it {
        Share::WinByForfeit => Share::Win,
        Share::LossByForfeit => Share::Loss,
        Share::Win | Share::Half | Share::Loss => it,
    };
    let result = GameResult::Ended { white: played(white), black: played(black) };
    if result.is_standard() { result } else { GameResult::Open }
}

fn public_tags(
    head: &PublicHead,
    log: Option<&GameLog>,
    ended: GameResult,
) -> Vec<(String, String)> {
    let mut tags = Vec::new();
    let mut add = |name: &str, value: Option<String>| {
        if let Some(value) = value.map(|it| on_one_line(&it)).filter(|it| !it.is_empty()) {
            tags.push((name.to_owned(), value));
        }
    };
    add("Event", Some(head.event.clone()));
    add("Site", Some(head.site.clone()));
    add("Date", day_of(head, log).map(|it| it.replace('-', ".")));
    add("Round", Some(format!("{}.{}", head.round, head.board)));
    add("White", Some(head.white.name.clone()));
    add("Black", Some(head.black.name.clone()));
    add("Board", Some(head.board.to_string()));
    for (side, player) in [("White", &head.white), ("Black", &head.black)] {
        for (name, value) in player_tags(player) {
            add(&format!("{side}{name}"), value);
        }
    }
    add("EventDate", head.days.0.as_ref().map(|it| it.replace('-', ".")));
    if log.is_some_and(|it| it.game().is_chess960()) {
        add("Variant", Some("Chess960".to_owned()));
    }
    let timed = log.filter(|it| is_timed(it) || it.game().history().plies().is_empty());
    let control = timed.and_then(|it| it.configuration().control().map(write_pgn));
    match control {
        Some(PgnTags::One(value)) => add("TimeControl", Some(value)),
        Some(PgnTags::Two { white, black }) => {
            add("WhiteTimeControl", Some(white));
            add("BlackTimeControl", Some(black));
        }
        None => {}
    }
    if !ended.is_standard() {
        add("Score", head.score.map(Score::text));
    }
    let of_game = log.filter(|it| result(it) == ended).map(termination);
    let without_game = match head.score {
        None => Some(Termination::Unterminated),
        Some(score) if score.forfeit && log.is_none() => Some(by_hand(score, None)),
        // How it came about is not known.
        Some(_) => None,
    };
    add("Termination", of_game.or(without_game).map(|it| it.word().to_owned()));
    tags
}

/// The day on which it was played: of an event of several days the one on which the game began.
fn day_of(head: &PublicHead, log: Option<&GameLog>) -> Option<String> {
    let (first, last) = &head.days;
    if first.is_some() && (last.is_none() || first == last) {
        return first.clone();
    }
    let began = log.and_then(|it| it.told().iter().find(|it| it.seq.0 > 1))?;
    Some(began.at.day().to_string())
}

/// A text without letters that would break its line, or that nobody sees.
fn on_one_line(text: &str) -> String {
    let seen = |it: char| if it.is_control() { ' ' } else { it };
    text.chars().map(seen).collect::<String>().trim().to_owned()
}

fn entry(ply: &Ply, shown: impl Fn(u64) -> Option<Duration>) -> Entry {
    let played = match ply.legal {
        Some(legal) => Played::Legal(legal),
        None => Played::Stood {
            played: as_played(&ply.before, ply.side, ply.attempt),
            violations: Vec::new(),
        },
    };
    let left = ply.times_after.or(ply.times).map(|it| it[ply.side].get());
    let clock = left.and_then(shown).map(|it| format!("[%clk {}]", write_time(it)));
    Entry {
        text: written(ply),
        played,
        signs: Vec::new(),
        comments: clock.into_iter().collect(),
        variations: Vec::new(),
    }
}

/// The move as PGN writes it: one that is not legal with the letter of its piece, from where, and to where.
fn written(ply: &Ply) -> String {
    let Attempt { from, to, promotion } = ply.attempt;
    let text = move_text(&ply.before, ply.side, ply.attempt).0;
    let role = ply.before.placement.role_at(from);
    let letter = |it: Role| it.letter().to_ascii_uppercase().to_string();
    match role.filter(|_| text == ply.attempt.to_string()) {
        Some(Role::Pawn) => {
            let new = promotion.map(|it| format!("={}", letter(it.role()))).unwrap_or_default();
            format!("{from}{to}{new}")
        }
        Some(role) => format!("{}{from}{to}", letter(role)),
        None => text,
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
