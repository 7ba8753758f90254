//! Tournaments that never were: to try a pairing system on, the same for the same seed.

use crate::Points;
use crate::acceleration::accelerate;
use crate::dutch::{Impossible, pair};
use crate::edition::Edition;
use crate::tournament::{Bye, Color, Forbidden, Outcome, Player, Round, Tournament};

/// What the tournament is like. Rates are in thousandths, for each player or game and each round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Simulation {
    pub players: usize,
    pub rounds: usize,
    /// How many of the games between equals are drawn.
    pub draws: u32,
    /// How many games are not played because somebody is not there.
    pub forfeits: u32,
    /// How many players ask for half a point.
    pub half_byes: u32,
    /// How many players are absent for a round.
    pub absences: u32,
    /// How many players leave the tournament.
    pub withdrawals: u32,
    /// How many pairs must not meet.
    pub forbidden: usize,
    /// Baku acceleration.
    pub accelerated: bool,
}

impl Simulation {
    /// A tournament in which everybody plays.
    #[must_use]
    pub const fn of(players: usize, rounds: usize) -> Self {
        Self {
            players,
            rounds,
            draws: 350,
            forfeits: 0,
            half_byes: 0,
            absences: 0,
            withdrawals: 0,
            forbidden: 0,
            accelerated: false,
        }
    }
}

/// Numbers that look random.
struct Numbers(u64);

impl Numbers {
    fn new(seed: u64) -> Self {
        Self(seed.wrapping_add(0x9E37_79B9_7F4A_7C15))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    fn happens(&mut self, thousandths: u32) -> bool {
        self.below(1000) < thousandths as usize
    }
}

/// How strong the players of a simulated tournament are, the strongest first: the same for the same seed.
#[must_use]
pub fn simulated_ratings(simulation: &Simulation, seed: u64) -> Vec<usize> {
    strengths(simulation, &mut Numbers::new(seed))
}

fn strengths(simulation: &Simulation, numbers: &mut Numbers) -> Vec<usize> {
    let mut strengths: Vec<usize> =
        (0..simulation.players).map(|_| 1200 + numbers.below(1400)).collect();
    strengths.sort_unstable_by(|one, other| other.cmp(one));
    strengths
}

/// Plays a tournament to its end, or to the round that cannot be paired.
#[must_use]
pub fn simulate(simulation: &Simulation, seed: u64, edition: Edition) -> Tournament {
    let mut numbers = Numbers::new(seed);
    let strengths = strengths(simulation, &mut numbers);
    let mut tournament = Tournament {
        players: vec![Player::default(); simulation.players],
        rounds: simulation.rounds,
        paired: 0,
        points: Points::default(),
        initial: if numbers.happens(500) { Color::White } else { Color::Black },
        forbidden: Vec::new(),
    };
    for _ in 0..simulation.forbidden {
        let players = vec![numbers.below(simulation.players), numbers.below(simulation.players)];
        if players[0] != players[1] {
            tournament.forbidden.push(Forbidden { players, from: 1, to: simulation.rounds });
        }
    }
    if simulation.accelerated {
        tournament.players.iter_mut().for_each(|it| it.present = true);
        // A simulated tournament has the points and rounds that it takes.
        let _ = accelerate(&mut tournament);
    }
    let mut gone = vec![false; simulation.players];
    for _ in 0..simulation.rounds {
        let away: Vec<Option<Bye>> =
            gone.iter_mut().map(|gone| who_is_away(simulation, &mut numbers, gone)).collect();
        for (player, away) in tournament.players.iter_mut().zip(&away) {
            player.present = away.is_none();
        }
        if play_round(&mut tournament, simulation, &mut numbers, &strengths, &away, edition)
            .is_err()
        {
            break;
        }
    }
    tournament
}

fn who_is_away(simulation: &Simulation, numbers: &mut Numbers, gone: &mut bool) -> Option<Bye> {
    *gone |= numbers.happens(simulation.withdrawals);
    if *gone || numbers.happens(simulation.absences) {
        Some(Bye::Absent)
    } else {
        numbers.happens(simulation.half_byes).then_some(Bye::Half)
    }
}

fn play_round(
    tournament: &mut Tournament,
    simulation: &Simulation,
    numbers: &mut Numbers,
    strengths: &[usize],
    away: &[Option<Bye>],
    edition: Edition,
) -> Result<(), Impossible> {
    let pairing = pair(tournament, edition)?;
    let mut rounds: Vec<Round> =
        away.iter().map(|it| Round::Bye(it.unwrap_or(Bye::Allocated))).collect();
    for (white, black) in pairing.games {
        let (one, other) = if numbers.happens(simulation.forfeits) {
            let won = numbers.below(3);
            (
                Round::Forfeit { opponent: black, won: won == 0 },
                Round::Forfeit { opponent: white, won: won == 1 },
            )
        } else {
            let (mine, theirs) = outcome(simulation, numbers, strengths[white], strengths[black]);
            (
                Round::Game { opponent: black, color: Color::White, outcome: mine },
                Round::Game { opponent: white, color: Color::Black, outcome: theirs },
            )
        };
        rounds[white] = one;
        rounds[black] = other;
    }
    for (player, round) in tournament.players.iter_mut().zip(rounds) {
        player.rounds.push(round);
    }
    tournament.paired += 1;
    Ok(())
}

/// The stronger wins the more often the stronger he is, and fewer games are drawn.
fn outcome(
    simulation: &Simulation,
    numbers: &mut Numbers,
    one: usize,
    other: usize,
) -> (Outcome, Outcome) {
    let distance = one.abs_diff(other).min(800);
    let stronger_wins = !numbers.happens(500 - distance as u32 * 5 / 8);
    if numbers.happens(simulation.draws.min(1000) * (1000 - distance as u32) / 1000) {
        (Outcome::Draw, Outcome::Draw)
    } else if stronger_wins == (one >= other) {
        (Outcome::Win, Outcome::Loss)
    } else {
        (Outcome::Loss, Outcome::Win)
    }
}
