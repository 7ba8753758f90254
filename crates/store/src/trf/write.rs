//! Writing a report file. What its columns cannot hold is cut off.

use std::collections::BTreeMap;

use board::{ByColor, Color};
use clock::Phrase;
use laws::event::Score;

use super::cell::{Cell, Share};
use super::{
    BIRTH, Columns, FEDERATION, FIDE_ID, NAME, PLAYER, POINTS, RANK, RATING, START_NUMBER,
    START_NUMBER_MAX, TITLE, round_columns,
};
use crate::tournament::{
    Board, BoardResult, Elsewhere, Entered, HalfPoints, ScoreLine, Tournament, standings,
};

/// A report has no numbers for so many players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a report holds at most {START_NUMBER_MAX} players")]
pub struct TooManyPlayers;

impl TooManyPlayers {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        Phrase::new("store-trf-too-many-players").number("count", START_NUMBER_MAX as u64)
    }
}

/// A tournament as a report file; players have the numbers of the order in which they came. `of_game` says how a game
/// ended whose result was not entered by hand.
///
/// # Errors
/// If there are more players than a report can number.
pub fn write_trf(
    tournament: &Tournament,
    of_game: impl Fn(&str) -> Option<Score>,
) -> Result<String, TooManyPlayers> {
    let players: Vec<_> = tournament.entrants().collect();
    if players.len() > START_NUMBER_MAX {
        return Err(TooManyPlayers);
    }
    let standings = standings(tournament, &of_game);
    let places: BTreeMap<&str, &ScoreLine<'_>> =
        standings.iter().map(|it| (it.entrant.player.id.as_str(), it)).collect();
    let cells = cells(tournament, of_game);
    let mut lines = heading(tournament);
    for (index, entrant) in players.iter().enumerate() {
        let id = entrant.player.id.as_str();
        let place = places.get(id);
        let mut line = Row::default();
        line.put((1, PLAYER.len()), PLAYER);
        line.put_right(START_NUMBER, &(index + 1).to_string());
        let player = &entrant.player;
        line.put_right(TITLE, player.title.as_deref().unwrap_or_default());
        line.put(NAME, &player.name);
        line.put_right(RATING, &player.rating.map(|it| it.to_string()).unwrap_or_default());
        line.put(FEDERATION, player.federation.as_deref().unwrap_or_default());
        line.put_right(FIDE_ID, &player.fide_id.map(|it| it.to_string()).unwrap_or_default());
        line.put(BIRTH, player.birth.as_deref().unwrap_or_default());
        line.put_right(POINTS, &place.map(|it| decimal(it.points)).unwrap_or_default());
        line.put_right(RANK, &place.map(|it| it.rank.to_string()).unwrap_or_default());
        for (round, cells) in cells.iter().enumerate() {
            let cell = cells.get(id).copied().unwrap_or(Cell::Nothing);
            line.put(round_columns(round), &cell.text());
        }
        lines.push(line.text);
    }
    Ok(lines.iter().map(|it| format!("{}\r\n", it.trim_end())).collect())
}

fn heading(tournament: &Tournament) -> Vec<String> {
    let settings = tournament.settings();
    let players: Vec<_> = tournament.entrants().collect();
    let rated = players.iter().filter(|it| it.player.rating.is_some()).count();
    let day = |day: &Option<String>| day.as_deref().unwrap_or_default().replace('-', "/");
    let lines = [
        ("012", settings.name.clone()),
        ("022", settings.place.clone()),
        ("042", day(&settings.date)),
        ("052", day(&settings.date_end)),
        ("062", players.len().to_string()),
        ("072", rated.to_string()),
        ("122", settings.time_control.clone()),
    ];
    let said = lines.into_iter().filter(|it| !it.1.trim().is_empty());
    said.map(|(number, text)| format!("{number} {}", one_line(&text))).collect()
}

/// What every player did, round by round.
fn cells(
    tournament: &Tournament,
    of_game: impl Fn(&str) -> Option<Score>,
) -> Vec<BTreeMap<&str, Cell>> {
    let numbered = (1..).zip(tournament.entrants());
    let numbers: BTreeMap<&str, usize> =
        numbered.map(|(number, it)| (it.player.id.as_str(), number)).collect();
    let number = |id: &str| numbers.get(id).copied().unwrap_or_default();
    let mut rounds = Vec::with_capacity(tournament.rounds().len());
    for round in tournament.rounds() {
        let mut cells = BTreeMap::new();
        for board in &round.boards {
            let of_game = of_game(&board.game).map(BoardResult::from);
            let score = tournament.result(board, of_game).map(|it| it.score);
            let ByColor { white, black } = Share::both(score.map(|it| reported(board, it)));
            let sides = [
                (&board.white, &board.black, Color::White, white),
                (&board.black, &board.white, Color::Black, black),
            ];
            for (own, opponent, color, share) in sides {
                let (opponent, color) = (number(opponent), Some(color));
                cells.insert(own.as_str(), Cell::Paired { opponent, color, share });
            }
        }
        cells.extend(round.byes.iter().map(|it| (it.player.as_str(), Cell::Bye(it.worth))));
        rounds.push(cells);
    }
    rounds
}

/// Only of a result that was taken in is it known that the game lasted less than a move.
fn reported(board: &Board, score: Score) -> Elsewhere {
    let taken_in = board.elsewhere.filter(|_| board.entered == Entered::Nothing);
    Elsewhere { score, unrated: taken_in.is_some_and(|it| it.unrated) }
}

/// `2.5`
fn decimal(points: HalfPoints) -> String {
    format!("{}.{}", points.0 / 2, if points.0 % 2 == 1 { 5 } else { 0 })
}

fn one_line(text: &str) -> String {
    text.chars().map(|it| if it.is_control() { ' ' } else { it }).collect()
}

/// A line that is filled from left to right.
#[derive(Default)]
struct Row {
    text: String,
}

impl Row {
    fn put(&mut self, (first, last): Columns, field: &str) {
        let before = first - 1;
        let missing = before.saturating_sub(self.text.chars().count());
        self.text.extend(std::iter::repeat_n(' ', missing));
        self.text.extend(one_line(field).chars().take(last + 1 - first));
    }

    /// At the right end of the columns.
    fn put_right(&mut self, (first, last): Columns, field: &str) {
        self.put((first, last), &format!("{field:>0$}", last + 1 - first));
    }
}
