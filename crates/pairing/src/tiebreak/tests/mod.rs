//! Tie-breaks held against worked examples, published tables and a second, slow reckoning.

mod direct;
mod official;
mod published;
mod regulations;
mod slow;

use super::{Competitor, Event, Format, Standings, TieBreak, TieBreakEdition, Value};
use crate::score::Points;
use crate::tournament::{Bye, Color, Outcome, Player, Round, Tournament};

/// A crosstable: a player in each line, his rounds as `9w1`, `13b=`, `4w+`, `4b-`, `U` (allocated), `F`, `H` and `Z` (byes of a
/// point, a half and nothing).
struct Table {
    tournament: Tournament,
    competitors: Vec<Competitor>,
    format: Format,
    edition: TieBreakEdition,
    unrated: Option<u16>,
}

impl Table {
    fn swiss<'a>(lines: impl IntoIterator<Item = &'a str>) -> Self {
        let players: Vec<Player> = lines.into_iter().map(player).collect();
        let competitors =
            vec![Competitor { rating: Some(2000), ..Competitor::default() }; players.len()];
        let rounds = players.iter().map(|it| it.rounds.len()).max().unwrap_or_default();
        let tournament = Tournament {
            players,
            rounds,
            paired: rounds,
            points: Points::default(),
            initial: Color::White,
            forbidden: Vec::new(),
        };
        Self {
            tournament,
            competitors,
            format: Format::Swiss,
            edition: TieBreakEdition::March2026,
            unrated: None,
        }
    }

    fn round_robin<'a>(lines: impl IntoIterator<Item = &'a str>) -> Self {
        Self { format: Format::RoundRobin, ..Self::swiss(lines) }
    }

    fn in_2024(self) -> Self {
        Self { edition: TieBreakEdition::August2024, ..self }
    }

    fn rated(mut self, ratings: impl IntoIterator<Item = u16>) -> Self {
        for (competitor, rating) in self.competitors.iter_mut().zip(ratings) {
            competitor.rating = Some(rating).filter(|it| *it > 0);
        }
        self
    }

    fn event(&self) -> Event<'_> {
        Event {
            tournament: &self.tournament,
            competitors: &self.competitors,
            format: self.format,
            edition: self.edition,
            unrated: self.unrated,
        }
    }

    fn standings(&self, list: &str) -> Standings<'_> {
        let list: Vec<TieBreak> = list.split_whitespace().map(tie_break).collect();
        Standings::new(self.event(), &list).expect("a crosstable without flaws")
    }

    /// The value of one tie-break for the player with this number.
    fn value(&self, tie_break: &str, number: usize) -> Option<Value> {
        let standings = self.standings(tie_break);
        let row = standings.rows().iter().find(|it| it.player + 1 == number);
        row.and_then(|it| *it.values.first()?)
    }

    /// The same as a table has it.
    fn text(&self, tie_break: &str, number: usize) -> String {
        self.value(tie_break, number).map_or_else(|| "-".to_owned(), |it| it.to_string())
    }

    /// The numbers of the players in their order, those who share a place in one group.
    fn order(&self, list: &str) -> Vec<Vec<usize>> {
        let standings = self.standings(list);
        let groups = standings.rows().chunk_by(|a, b| a.place == b.place);
        groups.map(|it| it.iter().map(|row| row.player + 1).collect()).collect()
    }
}

fn tie_break(text: &str) -> TieBreak {
    text.parse().expect("a tie-break of the list")
}

fn player(line: &str) -> Player {
    Player { rounds: line.split_whitespace().map(round).collect(), ..Player::default() }
}

fn round(cell: &str) -> Round {
    let bye = match cell {
        "U" => Some(Bye::Allocated),
        "F" => Some(Bye::Full),
        "H" => Some(Bye::Half),
        "Z" => Some(Bye::Absent),
        _ => None,
    };
    if let Some(bye) = bye {
        return Round::Bye(bye);
    }
    let (opponent, rest) = cell.split_at(cell.find(['w', 'b']).expect("a colour"));
    let opponent = opponent.parse::<usize>().expect("an opponent") - 1;
    let color = if rest.starts_with('w') { Color::White } else { Color::Black };
    let game = |outcome| Round::Game { opponent, color, outcome };
    match &rest[1..] {
        "1" => game(Outcome::Win),
        "=" => game(Outcome::Draw),
        "0" => game(Outcome::Loss),
        "+" => Round::Forfeit { opponent, won: true },
        "-" => Round::Forfeit { opponent, won: false },
        other => panic!("no result: {other}"),
    }
}
