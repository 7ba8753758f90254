//! An event as a pairing system sees it: players by their pairing numbers, and what each had in each round.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use laws::event::{Points as Share, Score};
use pairing::{Color, Forbidden, Outcome, Player, Round as Had, Score as Points, accelerate};

use super::{BoardResult, Entrant, HalfPoints, Presence, Round, Tournament};
use crate::trf::accelerations;
use crate::wire::v1::tournament::{Acceleration, ByeWorth, Side};

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

impl ToPair<'_> {
    /// The id of the player at this place.
    #[must_use]
    pub fn id(&self, place: usize) -> Option<&str> {
        self.ids.get(place).copied()
    }
}

/// Where a player stands who has no pairing number: the higher rating first, then the higher title, then the name.
fn by_strength(entrant: &Entrant) -> (Reverse<Option<u32>>, usize, String) {
    let player = &entrant.player;
    let title = player.title.as_deref().unwrap_or_default().to_uppercase();
    let title = TITLES.iter().position(|it| *it == title).unwrap_or(TITLES.len());
    (Reverse(player.rating), title, player.name.to_lowercase())
}

impl Tournament {
    /// The players in the order of their pairing numbers: those that they have, or else by rating, title and name (Handbook C.04.2). Who came later
    /// than a list with numbers stands where his rating puts him; after the list, if lines of it name players by their numbers.
    #[must_use]
    pub fn initial_order(&self) -> Vec<&Entrant> {
        let (mut numbered, mut others): (Vec<&Entrant>, Vec<&Entrant>) =
            self.entrants().partition(|it| it.player.start_number.is_some());
        numbered.sort_by_key(|it| it.player.start_number);
        others.sort_by_cached_key(|it| by_strength(it));
        let names_numbers = !self.settings().report.lines.is_empty();
        let mut order = Vec::with_capacity(numbered.len() + others.len());
        let mut others = others.into_iter().peekable();
        for entrant in numbered {
            let rating = entrant.player.rating;
            let stronger = |it: &&Entrant| !names_numbers && it.player.rating > rating;
            while let Some(other) = others.next_if(stronger) {
                order.push(other);
            }
            order.push(entrant);
        }
        order.extend(others);
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
        let mut players: Vec<Player> =
            order.iter().map(|it| Player { present: plays(it), ..Player::default() }).collect();
        // A report may say points that follow no rule.
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
        let mut tournament = pairing::Tournament {
            rounds,
            paired: before.len(),
            points: self.worths(),
            initial,
            forbidden: forbidden.collect(),
            players,
        };
        match self.settings().pairing.acceleration {
            // Settings with which nothing can be accelerated are refused.
            Acceleration::Baku => accelerate(&mut tournament).unwrap_or_default(),
            Acceleration::None => {}
        }
        Ok(ToPair { tournament, ids })
    }

    /// How many players, from the first, start with points of acceleration, and with which, round by round (Handbook C.04.7).
    pub(crate) fn accelerated(&self) -> Option<(usize, Vec<Points>)> {
        match self.settings().pairing.acceleration {
            Acceleration::Baku => {}
            Acceleration::None => return None,
        }
        let round = self.next_round().min(2);
        let plays = |it: &Entrant| it.presence == Presence::Playing;
        let ToPair { tournament, .. } = self.to_pair(round, plays, |_| Some(Score::DRAW)).ok()?;
        let players = tournament.players.into_iter().map(|it| it.extra);
        let mut group: Vec<Vec<Points>> = players.take_while(|it| !it.is_empty()).collect();
        let count = group.len();
        Some((count, group.pop()?))
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
        let halves =
            |it: HalfPoints| Points::tenths(i32::try_from(it.0).unwrap_or(i32::MAX / 5) * 5);
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

fn had_against(opponent: usize, color: Color, forfeit: bool, points: Share) -> Had {
    if forfeit {
        return Had::Forfeit { opponent, won: points == Share::One };
    }
    let outcome = match points {
        Share::One => Outcome::Win,
        Share::Half => Outcome::Draw,
        Share::Zero => Outcome::Loss,
    };
    Had::Game { opponent, color, outcome }
}
