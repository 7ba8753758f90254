//! The tie-breaks once more, slowly and as plainly as they can be said, on random tournaments. Everything is counted in quarters of
//! a point, and nothing is shared with the module but the tournament.

use super::{Table, tie_break};
use crate::tiebreak::{Format, TieBreak, TieBreakEdition};
use crate::tournament::{Bye, Color, Outcome, Round};

/// Numbers that look random and are always the same (Knuth's linear congruential generator).
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }

    fn happens(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// A Swiss tournament with byes, absences, forfeits and withdrawals; pairings are at random among those who have not met.
pub(super) fn swiss(seed: u64) -> Table {
    let mut random = Random(seed);
    let (count, rounds) = (4 + random.below(20), 2 + random.below(8));
    let (byes, forfeits, leaving) = (random.below(25), random.below(25), random.below(8));
    let mut cells = vec![Vec::new(); count];
    let mut gone = vec![false; count];
    let mut had_bye = vec![false; count];
    let mut met = vec![vec![false; count]; count];
    for _ in 0..rounds {
        let mut here = Vec::new();
        for player in 0..count {
            gone[player] |= random.happens(leaving);
            if gone[player] {
                cells[player].push("Z".to_owned());
            } else if random.happens(byes) {
                cells[player].push(["H", "H", "Z", "F"][random.below(4)].to_owned());
            } else {
                let place = random.below(here.len() + 1);
                here.insert(place, player);
            }
        }
        if here.len() % 2 == 1 {
            let place = here.iter().position(|it| !had_bye[*it]).unwrap_or(0);
            let player = here.remove(place);
            had_bye[player] = true;
            cells[player].push("U".to_owned());
        }
        while let Some(one) = here.pop() {
            let place = here.iter().position(|it| !met[one][*it]).unwrap_or(0);
            let other = here.remove(place);
            let (a, b) = if random.happens(forfeits) {
                [("+", "-"), ("-", "+"), ("-", "-")][random.below(3)]
            } else {
                (met[one][other], met[other][one]) = (true, true);
                [("1", "0"), ("0", "1"), ("=", "=")][random.below(3)]
            };
            cells[one].push(format!("{}w{a}", other + 1));
            cells[other].push(format!("{}b{b}", one + 1));
        }
    }
    let lines: Vec<String> = cells.iter().map(|it| it.join(" ")).collect();
    let table = Table::swiss(lines.iter().map(String::as_str));
    let ratings: Vec<u16> = (0..count).map(|_| 1400 + random.below(1200) as u16).collect();
    table.rated(ratings)
}

/// What the tie-breaks are reckoned from, in quarters of a point.
struct Plain<'a> {
    table: &'a Table,
    rounds: usize,
}

impl Plain<'_> {
    fn round(&self, player: usize, number: usize) -> Round {
        let all = &self.table.tournament.players[player].rounds;
        all.get(number).copied().unwrap_or(Round::Bye(Bye::Absent))
    }

    fn worth(&self, player: usize, number: usize) -> i64 {
        match self.round(player, number) {
            Round::Game { outcome: Outcome::Win, .. }
            | Round::Forfeit { won: true, .. }
            | Round::Bye(Bye::Allocated | Bye::Full) => 4,
            Round::Game { outcome: Outcome::Draw, .. } | Round::Bye(Bye::Half) => 2,
            Round::Game { outcome: Outcome::Loss, .. }
            | Round::Forfeit { won: false, .. }
            | Round::Bye(Bye::Absent) => 0,
        }
    }

    fn is_requested(&self, player: usize, number: usize) -> bool {
        matches!(self.round(player, number), Round::Bye(Bye::Half | Bye::Absent))
    }

    fn is_voluntary(&self, player: usize, number: usize, fore: bool) -> bool {
        let lost = matches!(self.round(player, number), Round::Forfeit { won: false, .. });
        !self.is_drawn(player, number, fore) && (lost || self.is_requested(player, number))
    }

    /// For Fore Buchholz: was it paired for the last round?
    fn is_drawn(&self, player: usize, number: usize, fore: bool) -> bool {
        let paired =
            matches!(self.round(player, number), Round::Game { .. } | Round::Forfeit { .. });
        fore && paired && number + 1 == self.rounds
    }

    fn own(&self, player: usize, fore: bool) -> i64 {
        let of = |it| if self.is_drawn(player, it, fore) { 2 } else { self.worth(player, it) };
        (0..self.rounds).map(of).sum()
    }

    fn for_others(&self, player: usize, fore: bool) -> i64 {
        let of = |it: usize| {
            let never_ready = (it..self.rounds).all(|later| self.is_voluntary(player, later, fore));
            let drawn =
                self.is_drawn(player, it, fore) || (self.is_requested(player, it) && never_ready);
            if drawn { 2 } else { self.worth(player, it) }
        };
        (0..self.rounds).map(of).sum()
    }

    /// For each round: what the opponent or the dummy has, what was scored, and whether the player was not ready to play.
    fn opposition(&self, player: usize, fore: bool) -> Vec<(i64, i64, bool)> {
        let limited = matches!(self.table.edition, TieBreakEdition::March2026);
        let own = self.own(player, fore);
        let of = |it: usize| {
            let score = match self.round(player, it) {
                Round::Game { opponent, .. } => self.for_others(opponent, fore),
                Round::Forfeit { opponent, .. } if self.is_drawn(player, it, fore) => {
                    self.for_others(opponent, fore)
                }
                Round::Forfeit { opponent, .. } if limited => {
                    own.min(self.for_others(opponent, fore))
                }
                Round::Bye(_) if limited => own.min(2 * self.rounds as i64),
                Round::Forfeit { .. } | Round::Bye(_) => own,
            };
            (score, self.worth(player, it), self.is_voluntary(player, it, fore))
        };
        (0..self.rounds).map(of).collect()
    }

    fn buchholz(&self, player: usize, fore: bool, low: usize, high: usize) -> i64 {
        let mut all = self.opposition(player, fore);
        for _ in 0..low {
            let unwilling = all.iter().filter(|it| it.2).min_by_key(|it| it.0);
            if let Some(out) = unwilling.or(all.iter().min_by_key(|it| it.0)).copied() {
                all.remove(all.iter().position(|it| *it == out).expect("it is there"));
            }
        }
        all.sort_unstable();
        all.truncate(all.len().saturating_sub(high));
        all.iter().map(|it| it.0).sum()
    }

    /// In sixteenths: the product of two numbers of quarters.
    fn sonneborn_berger(&self, player: usize, low: usize) -> i64 {
        let mut all = self.opposition(player, false);
        for _ in 0..low {
            let least = all.iter().copied().min_by_key(|it| (it.0, it.0 * it.1));
            let unwilling = all.iter().copied().filter(|it| it.2).min_by_key(|it| it.0 * it.1);
            let out = match (least, unwilling) {
                (Some(least), Some(other)) if other.0 * other.1 >= least.0 * least.1 => other,
                (Some(least), _) => least,
                (None, _) => break,
            };
            all.remove(all.iter().position(|it| *it == out).expect("it is there"));
        }
        all.iter().map(|it| it.0 * it.1).sum()
    }

    /// Games over the board: the opponent, with Black, and the score in quarters.
    fn games(&self, player: usize) -> Vec<(usize, bool, i64)> {
        let game = |it: usize| match self.round(player, it) {
            Round::Game { opponent, color, .. } => {
                Some((opponent, color == Color::Black, self.worth(player, it)))
            }
            Round::Forfeit { .. } | Round::Bye(_) => None,
        };
        (0..self.rounds).filter_map(game).collect()
    }

    fn rating(&self, player: usize) -> i64 {
        i64::from(self.table.competitors[player].rating.expect("all are rated"))
    }

    fn average_rating(&self, player: usize, low: usize, high: usize) -> Option<i64> {
        let mut all: Vec<i64> = self.games(player).iter().map(|it| self.rating(it.0)).collect();
        all.sort_unstable();
        let all = all.get(low..all.len().saturating_sub(high))?;
        half_up(all.iter().sum(), all.len() as i64)
    }
}

fn half_up(sum: i64, count: i64) -> Option<i64> {
    (count > 0).then(|| (2 * sum + count).div_euclid(2 * count))
}

/// The value of a tie-break as sixteenths and a divisor.
fn slowly(table: &Table, tie_break: &TieBreak, player: usize) -> Option<(i64, i64)> {
    let plain = Plain { table, rounds: table.tournament.paired };
    let count =
        |what: &dyn Fn(usize) -> bool| (0..plain.rounds).filter(|it| what(*it)).count() as i64;
    let points = |quarters: i64| Some((4 * quarters, 1));
    let whole = |number: i64| Some((16 * number, 1));
    let games = plain.games(player);
    match *tie_break {
        TieBreak::Wins => whole(count(&|it| plain.worth(player, it) == 4)),
        TieBreak::GamesWon => whole(games.iter().filter(|it| it.2 == 4).count() as i64),
        TieBreak::GamesWithBlack => whole(games.iter().filter(|it| it.1).count() as i64),
        TieBreak::GamesWonWithBlack => {
            whole(games.iter().filter(|it| it.1 && it.2 == 4).count() as i64)
        }
        TieBreak::ProgressiveScores { cut } => {
            let after = |round| (0..=round).map(|it| plain.worth(player, it)).sum::<i64>();
            points((usize::from(cut)..plain.rounds).map(after).sum())
        }
        TieBreak::RoundsElected => whole(count(&|it| !plain.is_voluntary(player, it, false))),
        TieBreak::StandardPoints => {
            points((0..plain.rounds).map(|it| plain.worth(player, it)).sum())
        }
        TieBreak::PairingNumber { .. } => whole(player as i64 + 1),
        TieBreak::Buchholz { cut, .. } => {
            points(plain.buchholz(player, false, cut.lowest().into(), cut.highest().into()))
        }
        TieBreak::ForeBuchholz { cut, .. } => {
            points(plain.buchholz(player, true, cut.lowest().into(), cut.highest().into()))
        }
        TieBreak::AverageOfBuchholz { fore } => {
            let sum: i64 = games.iter().map(|it| plain.buchholz(it.0, fore, 0, 0)).sum();
            (!games.is_empty()).then_some((4 * sum, games.len() as i64))
        }
        TieBreak::SonnebornBerger { cut, .. } => {
            Some((plain.sonneborn_berger(player, cut.into()), 1))
        }
        TieBreak::Koya { limit } => {
            let half = 2 * plain.rounds as i64 + 2 * i64::from(limit);
            let met = |it: usize| match plain.round(player, it) {
                Round::Game { opponent, .. } | Round::Forfeit { opponent, .. } => Some(opponent),
                Round::Bye(_) => None,
            };
            let strong = |it: &usize| met(*it).is_some_and(|other| plain.own(other, false) >= half);
            points((0..plain.rounds).filter(strong).map(|it| plain.worth(player, it)).sum())
        }
        TieBreak::AverageRating { cut } => {
            whole(plain.average_rating(player, cut.lowest().into(), cut.highest().into())?)
        }
        TieBreak::Rating { .. } => whole(plain.rating(player)),
        TieBreak::DirectEncounter { .. }
        | TieBreak::Performance
        | TieBreak::PerfectPerformance
        | TieBreak::AverageOfPerformances
        | TieBreak::AverageOfPerfectPerformances => None,
    }
}

const LIST: &str = "WIN WON BPG BWG PS PS/C1 PS/C2 REP STD TPN BH BH/C1 BH/C2 BH/M1 BH/M2 FB FB/C1 FB/M1 AOB AOB/F SB SB/C1 SB/C2 \
                    KS KS/L+1 KS/L-2 ARO ARO/C1 ARO/M1 RTNG";

#[test]
fn the_quick_and_the_slow_reckoning_agree() {
    for seed in 0..400 {
        let table = swiss(seed);
        for table in [swiss(seed).in_2024(), table] {
            let since_2026 = matches!(table.edition, TieBreakEdition::March2026);
            let list = LIST
                .split_whitespace()
                .filter(|it| since_2026 || !["STD", "TPN", "RTNG"].contains(it));
            let list: Vec<&str> = list.collect();
            let standings = table.standings(&list.join(" "));
            for row in standings.rows() {
                for (text, value) in list.iter().zip(&row.values) {
                    let expected = slowly(&table, &tie_break(text), row.player);
                    let value =
                        value.map(|it| (it * crate::tiebreak::Value::whole(16)).to_string());
                    let expected = expected.map(|(over, under)| {
                        let under =
                            std::num::NonZeroUsize::new(under as usize).expect("more than nothing");
                        crate::tiebreak::Value::whole(over).divided(under).to_string()
                    });
                    assert_eq!(value, expected, "{seed}: {text} of {}", row.player + 1);
                }
            }
        }
    }
}

/// Whoever stands before another has more points, or the first value that differs is the better one, and the answer to the
/// question why names just that.
#[test]
fn the_reason_is_the_first_value_that_differs() {
    use crate::tiebreak::Why;
    let (mut by_score, mut by_tie_break, mut by_encounter, mut shared) = (0, 0, 0, 0);
    for seed in 0..150 {
        let table = swiss(seed);
        let standings = table.standings("WIN DE KS BH/C1 RTNG/R");
        for (place, first) in standings.rows().iter().enumerate() {
            for second in &standings.rows()[place + 1..] {
                let explained = standings.why(second.player, first.player).expect("two players");
                assert_eq!((explained.first, explained.second), (first.player, second.player));
                match explained.why {
                    Why::Score { first: more, second: less } => {
                        assert!(more > less);
                        by_score += 1;
                    }
                    Why::TieBreak { column, first: more, second: less } => {
                        assert_eq!(first.score, second.score);
                        assert_eq!(more.value, first.values[column]);
                        assert_eq!(less.value, second.values[column]);
                        assert!((more.value > less.value) == (column != 4));
                        assert!(
                            (0..column).all(|it| it == 1 || first.values[it] == second.values[it])
                        );
                        by_tie_break += 1;
                    }
                    Why::DirectEncounter { column, encounter } => {
                        assert_eq!((column, first.values[0]), (1, second.values[0]));
                        let group =
                            |player| encounter.order.iter().position(|it| it.contains(&player));
                        assert!(group(first.player) < group(second.player));
                        assert!(first.values[1] < second.values[1]);
                        by_encounter += 1;
                    }
                    Why::Shared => {
                        assert_eq!((first.place, &first.values), (second.place, &second.values));
                        shared += 1;
                    }
                }
            }
        }
        assert_eq!(standings.why(0, 0), None);
        assert_eq!(standings.why(0, 99), None);
    }
    assert!(
        by_score > 1000 && by_tie_break > 1000 && by_encounter > 20 && shared == 0,
        "{by_encounter} {shared}"
    );
}

/// In a round robin without forfeits it does not matter by which format the values are reckoned, but for Buchholz.
#[test]
fn formats_agree_where_everything_is_played() {
    let games = ["2w1 3b= 4w0", "1b0 4w= 3b1", "4b1 1w= 2w0", "3w0 2b= 1b1"];
    let (swiss, round_robin) = (Table::swiss(games), Table::round_robin(games));
    assert_eq!(round_robin.format, Format::RoundRobin);
    for tie_break in "WIN WON BPG BWG PS REP STD SB SB/C1 KS ARO TPR PTP APRO APPO".split(' ') {
        for number in 1..=4 {
            assert_eq!(
                swiss.text(tie_break, number),
                round_robin.text(tie_break, number),
                "{tie_break}"
            );
        }
    }
}
