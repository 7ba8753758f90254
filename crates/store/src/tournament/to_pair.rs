//! An event as a pairing system sees it: players by their pairing numbers, and what each had in each round.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use laws::event::{Points, Score};
use pairing::{Color, Forbidden, Outcome, Player, Round as Had};

use super::{BoardResult, Entrant, HalfPoints, Presence, Round, Tournament};
use crate::trf::accelerations;
use crate::wire::v1::tournament::{ByeWorth, Side};

/// What can be paired, and who is who in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToPair<'t> {
    /// The event before the round.
    pub tournament: pairing::Tournament,
    /// The ids of the players by their place in it.
    pub ids: Vec<&'t str>,
}

/// A round cannot be paired while games of the rounds before are open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GamesOpen {
    /// The round, and the boards without a result.
    pub round: u32,
    /// The boards.
    pub boards: Vec<u32>,
}

/// Titles from the highest (Handbook C.04.2, initial order).
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

impl Tournament {
    /// The players in the order of their pairing numbers: those that they have, or else by rating, title and name (Handbook C.04.2).
    #[must_use]
    pub fn initial_order(&self) -> Vec<&Entrant> {
        let mut order: Vec<&Entrant> = self.entrants().collect();
        if order.iter().all(|it| it.player.start_number.is_some()) {
            order.sort_by_key(|it| it.player.start_number);
        } else {
            order.sort_by_cached_key(|it| {
                let player = &it.player;
                let title = player.title.as_deref().unwrap_or_default().to_uppercase();
                let title = TITLES.iter().position(|it| *it == title).unwrap_or(TITLES.len());
                (Reverse(player.rating), title, player.name.to_lowercase())
            });
        }
        order
    }

    /// The event before a round: with the rounds before it, and with those who are to play in it. `of_game` says how a game ended whose result was
    /// not entered by hand.
    ///
    /// # Errors
    /// If a game of the rounds before is open.
    pub fn to_pair(
        &self,
        round: u32,
        plays: impl Fn(&Entrant) -> bool,
        of_game: impl Fn(&str) -> Option<Score>,
    ) -> Result<ToPair<'_>, GamesOpen> {
        let order = self.initial_order();
        let ids: Vec<&str> = order.iter().map(|it| it.player.id.as_str()).collect();
        let places: BTreeMap<&str, usize> = ids.iter().copied().zip(0..).collect();
        let mut players: Vec<Player> = order
            .iter()
            .map(|it| Player {
                present: it.presence == Presence::Playing && plays(it),
                ..Player::default()
            })
            .collect();
        let mut accelerated = accelerations(&self.settings().report.lines);
        for (player, entrant) in players.iter_mut().zip(&order) {
            let number = entrant.player.start_number.and_then(|it| usize::try_from(it).ok());
            player.extra = number.and_then(|it| accelerated.remove(&it)).unwrap_or_default();
        }
        let before: Vec<&Round> = self.rounds().iter().filter(|it| it.number < round).collect();
        for played in &before {
            self.take_round(played, &places, &mut players, &of_game)?;
        }
        let forbidden = self.settings().forbidden_pairs.iter().filter(|it| it.holds_in(round));
        let forbidden = forbidden.filter_map(|it| {
            let pair = [places.get(it.one.as_str())?, places.get(it.other.as_str())?];
            Some(Forbidden { players: pair.map(|it| *it).to_vec(), from: 1, to: usize::MAX })
        });
        let details = &self.settings().report;
        let rounds = details.rounds.map_or(usize::MAX, |it| it as usize);
        let initial = match details.first_color {
            Some(Side::Black) => Color::Black,
            Some(Side::White) => Color::White,
            None => self.first_color().unwrap_or(Color::White),
        };
        let tournament = pairing::Tournament {
            rounds,
            paired: before.len(),
            points: self.worths(),
            initial,
            forbidden: forbidden.collect(),
            players,
        };
        Ok(ToPair { tournament, ids })
    }

    fn take_round(
        &self,
        round: &Round,
        places: &BTreeMap<&str, usize>,
        players: &mut [Player],
        of_game: impl Fn(&str) -> Option<Score>,
    ) -> Result<(), GamesOpen> {
        let mut had = vec![Had::Bye(pairing::Bye::Absent); players.len()];
        let mut open = Vec::new();
        for board in &round.boards {
            let result = self.result(board, of_game(&board.game).map(BoardResult::from));
            let Some(score) = result.map(|it| it.score) else {
                open.push(board.number);
                continue;
            };
            let (Some(white), Some(black)) =
                (places.get(board.white.as_str()), places.get(board.black.as_str()))
            else {
                continue;
            };
            had[*white] = had_against(*black, Color::White, score.forfeit, score.points.white);
            had[*black] = had_against(*white, Color::Black, score.forfeit, score.points.black);
        }
        if !open.is_empty() {
            return Err(GamesOpen { round: round.number, boards: open });
        }
        for bye in &round.byes {
            if let Some(place) = places.get(bye.player.as_str()) {
                had[*place] = Had::Bye(match bye.worth {
                    ByeWorth::Full => pairing::Bye::Allocated,
                    ByeWorth::Win => pairing::Bye::Full,
                    ByeWorth::Half => pairing::Bye::Half,
                    ByeWorth::Zero => pairing::Bye::Absent,
                });
            }
        }
        for (player, had) in players.iter_mut().zip(had) {
            player.rounds.push(had);
        }
        Ok(())
    }

    fn worths(&self) -> pairing::Points {
        let points = self.points();
        let halves = |it: HalfPoints| {
            pairing::Score::tenths(i32::try_from(it.0).unwrap_or(i32::MAX / 5) * 5)
        };
        let scoring = &points.scoring;
        let game = |it: u8| halves(HalfPoints(it.into()));
        pairing::Points {
            win: game(scoring.win),
            draw: game(scoring.draw),
            loss: game(scoring.loss),
            forfeit_win: game(scoring.forfeit_win),
            forfeit_loss: game(scoring.forfeit_loss),
            allocated_bye: halves(points.of_bye(ByeWorth::Full)),
            full_bye: halves(points.of_bye(ByeWorth::Win)),
            half_bye: halves(points.of_bye(ByeWorth::Half)),
            absence: halves(points.of_bye(ByeWorth::Zero)),
        }
    }

    /// The colour that was drawn, as far as the first round tells it: players without preference have it by their numbers in turn.
    fn first_color(&self) -> Option<Color> {
        let round = self.rounds().first()?;
        let order = self.initial_order();
        let paired = order.iter().filter(|it| {
            let id = &it.player.id;
            let at_board = round.boards.iter().any(|it| it.white == *id || it.black == *id);
            at_board || round.byes.iter().any(|it| it.player == *id && it.worth == ByeWorth::Full)
        });
        let half = round.boards.len();
        paired.take(half).zip(0..).find_map(|(entrant, place)| {
            let id = &entrant.player.id;
            let board = round.boards.iter().find(|it| it.white == *id || it.black == *id)?;
            let color = if board.white == *id { Color::White } else { Color::Black };
            Some(if place % 2 == 0 { color } else { color.other() })
        })
    }
}

fn had_against(opponent: usize, color: Color, forfeit: bool, points: Points) -> Had {
    if forfeit {
        return Had::Forfeit { opponent, won: points == Points::One };
    }
    let outcome = match points {
        Points::One => Outcome::Win,
        Points::Half => Outcome::Draw,
        Points::Zero => Outcome::Loss,
    };
    Had::Game { opponent, color, outcome }
}
