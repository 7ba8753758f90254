//! The report of a round, a day or the whole event: results with where they come from and who signed, what happened, standings, seals.

use board::{ByColor, Color};
use laws::event::Score;
use laws::game::Game;
use messages::Args;
use paper::{Block, Column, Paper, Table};
use store::GameLog;
use store::tournament::{Board, BoardResult, Round, ScoreLine, standings};

use super::ReportedEvent;
use super::arbiter::{arbiters, chief_arbiter, dates, time_control};
use super::told::{Place, ToldEntry, entries};
use crate::law::edition_name;
use crate::moment::{day_of, moment};

/// What a report is about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scope {
    /// Only this round.
    pub round: Option<u32>,
    /// Only what was recorded on this day, `2026-11-16`, and the rounds of this day.
    pub day: Option<String>,
}

/// A round with the logs of its games.
struct Logged<'t> {
    round: &'t Round,
    boards: Vec<(&'t Board, Option<GameLog>)>,
}

/// The report.
#[must_use]
pub fn day_report(event: &ReportedEvent<'_>, scope: &Scope) -> Paper {
    let settings = event.tournament.settings();
    let rounds: Vec<Logged<'_>> = logged(event)
        .into_iter()
        .filter(|it| scope.round.is_none_or(|round| it.round.number == round))
        .filter(|it| scope.day.as_deref().is_none_or(|day| is_of(event, it, day)))
        .collect();
    let named = Args::new().set("event", settings.name.as_str());
    let title = match (scope.round, &scope.day) {
        (Some(round), _) => event.with("report-title-round", &named.set("round", round)),
        (None, Some(day)) => event.with("report-title-day", &named.set("day", day.as_str())),
        (None, None) => event.with("report-title-event", &named),
    };
    let mut blocks = vec![facts(event)];
    for it in &rounds {
        round(event, it, scope, &mut blocks);
    }
    blocks.extend(table_of_standings(event));
    blocks.extend(seals(event, &rounds));
    blocks.push(Block::Signature(event.text("report-sign-chief")));
    event.paper(title, blocks)
}

fn logged<'t>(event: &ReportedEvent<'t>) -> Vec<Logged<'t>> {
    let boards = |round: &'t Round| {
        let boards = round.boards.iter();
        boards.map(|board| (board, (event.log)(&board.game))).collect()
    };
    let rounds = event.tournament.rounds().iter();
    rounds.map(|round| Logged { round, boards: boards(round) }).collect()
}

/// Was this round published, was it to be played, was anything of it recorded or a result of it entered on this day?
fn is_of(event: &ReportedEvent<'_>, round: &Logged<'_>, day: &str) -> bool {
    let that_day = |at_ms: i64| day_of(at_ms, event.offset) == day;
    let dates = &event.tournament.settings().report.round_dates;
    let dated =
        usize::try_from(round.round.number).ok().and_then(|it| dates.get(it.checked_sub(1)?));
    dated.is_some_and(|it| it.as_deref() == Some(day))
        || round.boards.iter().any(|(board, log)| {
            // A log begins when the round is published.
            let told = log.iter().flat_map(GameLog::told);
            that_day(board.since.0) || told.into_iter().any(|it| that_day(it.at.0))
        })
}

fn facts(event: &ReportedEvent<'_>) -> Block {
    let settings = event.tournament.settings();
    let made = moment(event.made_ms, event.offset);
    let facts = [
        ("report-item-event", settings.name.clone()),
        ("report-item-place", settings.place.clone()),
        ("report-item-dates", dates(settings)),
        ("report-item-laws", edition_name(event.messages, event.tournament.edition())),
        ("report-item-time-control", time_control(event)),
        ("report-item-chief-arbiter", chief_arbiter(event)),
        ("report-item-arbiters", arbiters(event)),
        ("report-made", made),
    ];
    let told = facts.into_iter().filter(|it| !it.1.trim().is_empty());
    Block::Facts(told.map(|(id, value)| (event.text(id), value)).collect())
}

fn round(event: &ReportedEvent<'_>, it: &Logged<'_>, scope: &Scope, blocks: &mut Vec<Block>) {
    let args = Args::new().set("round", it.round.number);
    blocks.push(Block::Heading(match &it.round.starts_at {
        Some(time) => event.with("report-round-at", &args.set("time", time.as_str())),
        None => event.with("report-round", &args),
    }));
    let columns = vec![
        Column::right(event.text("report-board"), 4),
        Column::left(event.text("report-white"), 13),
        Column::left(event.text("report-black"), 13),
        Column::left(event.text("report-result"), 5),
        Column::left(event.text("report-result-by"), 9),
        Column::left(event.text("report-signed"), 9),
    ];
    let rows = it.boards.iter().map(|(board, log)| row(event, board, log.as_ref())).collect();
    blocks.push(Block::Table(Table { columns, rows }));
    if !it.round.byes.is_empty() {
        let names: Vec<String> = it.round.byes.iter().map(|it| event.player(&it.player)).collect();
        let args = Args::new().set("names", names.join(", "));
        blocks.push(Block::Small(event.with("report-byes", &args)));
    }
    let mut told: Vec<ToldEntry> = Vec::new();
    for (board, log) in &it.boards {
        let Some(log) = log else { continue };
        let (white, black) = (event.player(&board.white), event.player(&board.black));
        let place = Place { board: board.number, players: ByColor { white, black } };
        told.extend(entries(event, &place, log, scope.day.as_deref()));
    }
    // Boards one after the other where two things were at the same time.
    told.sort_by_key(|it| it.at_ms);
    blocks.push(Block::Subheading(event.text("report-happened")));
    match told.is_empty() {
        true => blocks.push(Block::Text(event.text("report-happened-none"))),
        false => blocks.push(Block::Small(event.text("report-positions"))),
    }
    blocks.extend(told.into_iter().map(|it| it.block));
}

fn row(event: &ReportedEvent<'_>, board: &Board, log: Option<&GameLog>) -> Vec<String> {
    let result = result(event, board, log);
    let by = |it: BoardResult| {
        let said = event.with("report-from", &Args::new().set("source", it.source.id()));
        [Some(said), board.entered_by()].into_iter().flatten().collect::<Vec<_>>().join(", ")
    };
    let signed = log.filter(|_| result.is_some()).map(|log| {
        let args = Args::new().set("signed", signed(log.game(), result.map(|it| it.score)));
        event.with("report-signatures", &args)
    });
    vec![
        board.number.to_string(),
        event.player(&board.white),
        event.player(&board.black),
        result.map_or_else(|| "–".to_owned(), |it| it.score.text()),
        result.map(by).unwrap_or_default(),
        signed.unwrap_or_default(),
    ]
}

/// The result of a board and where it comes from.
pub(super) fn result(
    event: &ReportedEvent<'_>,
    board: &Board,
    log: Option<&GameLog>,
) -> Option<BoardResult> {
    let outcome = log.and_then(|it| it.game().outcome());
    event.tournament.result(board, outcome.and_then(BoardResult::of_game))
}

/// Who signed the result, and whether it is the one that counts.
fn signed(game: &Game, result: Option<Score>) -> &'static str {
    let by = |side: Color| game.sheets().of(side).signed();
    let (white, black) = (by(Color::White), by(Color::Black));
    let other =
        [white, black].into_iter().flatten().any(|it| result.is_some_and(|score| score != it));
    match (white, black) {
        _ if other => "other",
        (Some(_), Some(_)) => "both",
        (Some(_), None) => "white",
        (None, Some(_)) => "black",
        (None, None) => "nobody",
    }
}

fn table_of_standings(event: &ReportedEvent<'_>) -> Vec<Block> {
    let of_game = |game: &str| {
        let log = (event.log)(game)?;
        Some(BoardResult::of_game(log.game().outcome()?)?.score)
    };
    let lines = standings(event.tournament, of_game);
    if lines.is_empty() || event.tournament.rounds().is_empty() {
        return Vec::new();
    }
    let columns = vec![
        Column::right(event.text("report-rank"), 3),
        Column::left(event.text("report-name"), 18),
        Column::left(event.text("report-federation"), 6),
        Column::right(event.text("report-rating"), 5),
        Column::right(event.text("report-points"), 5),
        Column::right(event.text("report-games"), 5),
        Column::right("Buchholz", 6),
    ];
    let row = |line: &ScoreLine<'_>| {
        let player = &line.entrant.player;
        vec![
            line.rank.to_string(),
            event.player(&player.id),
            player.federation.clone().unwrap_or_default(),
            player.rating.map(|it| it.to_string()).unwrap_or_default(),
            line.points.to_string(),
            line.games.to_string(),
            line.opponents.to_string(),
        ]
    };
    let rows = lines.iter().map(row).collect();
    vec![Block::Heading(event.text("report-standings")), Block::Table(Table { columns, rows })]
}

/// How the logs of finished games end.
fn seals(event: &ReportedEvent<'_>, rounds: &[Logged<'_>]) -> Vec<Block> {
    let mut rows = Vec::new();
    for it in rounds {
        for (board, _) in &it.boards {
            let Some(seal) = event.tournament.seals_of(&board.game).last() else { continue };
            let place = format!("{}/{}", it.round.number, board.number);
            rows.push(vec![place, seal.seq.0.to_string(), seal.hash.to_string()]);
        }
    }
    if rows.is_empty() {
        return Vec::new();
    }
    let columns = vec![
        Column::left(event.text("report-round-board"), 4),
        Column::right(event.text("report-entry"), 3),
        Column::left(event.text("report-hash"), 22),
    ];
    vec![
        Block::Heading(event.text("report-seals")),
        Block::Small(event.text("report-seals-help")),
        Block::Table(Table { columns, rows }),
    ]
}
