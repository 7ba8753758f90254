//! Who shall not be paired with whom: the line 260 of TRF26, and `XXP` in files for pairing programs. A line names a group of whom no
//! two shall meet; a tournament has pairs.

use std::collections::{BTreeMap, BTreeSet};

use super::Columns;
use super::write::{ReportVersion, digits};
use crate::tournament::{FORBIDDEN_PAIRS_MAX, Tournament};
use crate::wire::v1::tournament::{ForbiddenPair, RoundSpan};

/// The rounds of a line 260, and behind which column the players stand.
const FIRST_ROUND: Columns = (5, 7);
const LAST_ROUND: Columns = (9, 11);

/// The last round of a pair that shall never meet, where nobody says how many rounds there are.
const LAST_OF_ALL: u32 = 999;

/// So many can be kept apart in one line: their pairs are as many as a tournament forbids.
const GROUP_MAX: usize = 63;

/// Those of whom no two shall meet, by their starting numbers.
struct Apart {
    rounds: Option<RoundSpan>,
    players: Vec<u32>,
}

impl Apart {
    /// What a line says, if it is such a line. `rounds` is how many there will be.
    fn read(line: &str, rounds: Option<u32>) -> Option<Apart> {
        let letters: Vec<char> = line.chars().collect();
        let text = |first: usize, last: usize| -> String {
            letters.get(first - 1..last.min(letters.len())).unwrap_or_default().iter().collect()
        };
        let (rounds, players) = match text(1, 3).as_str() {
            "XXP" => (None, text(4, letters.len())),
            "260" => {
                let round = |(first, last): Columns, usual: u32| match text(first, last).trim() {
                    "" => Some(usual),
                    number if digits(number) => number.parse().ok(),
                    _ => None,
                };
                let (first, last) = (round(FIRST_ROUND, 1)?, round(LAST_ROUND, LAST_OF_ALL)?);
                let first = first.max(1);
                let never = first == 1 && last >= rounds.unwrap_or(LAST_OF_ALL);
                let span = (!never).then_some(RoundSpan { first, last });
                if span.is_some_and(|it| it.first > it.last) {
                    return None;
                }
                (span, text(LAST_ROUND.1 + 1, letters.len()))
            }
            _ => return None,
        };
        let mut found = Vec::new();
        for word in players.split_whitespace() {
            let number: u32 = Some(word).filter(|it| digits(it))?.parse().ok()?;
            if !found.contains(&number) {
                found.push(number);
            }
            if found.len() > GROUP_MAX {
                return None;
            }
        }
        (found.len() >= 2).then_some(Apart { rounds, players: found })
    }

    /// Each two of them.
    fn pairs(&self) -> impl Iterator<Item = (u32, u32)> {
        let rest = |at: usize| self.players.iter().skip(at + 1);
        let players = self.players.iter().enumerate();
        players.flat_map(move |(at, one)| rest(at).map(|other| (*one, *other)))
    }
}

/// Takes the pairs out of lines that name only players of this list, as long as the tournament has room; the other lines stay.
pub(super) fn take_pairs(
    lines: &mut Vec<String>,
    rounds: Option<u32>,
    known: &[ForbiddenPair],
    by_number: &BTreeMap<u32, &str>,
) -> Vec<ForbiddenPair> {
    let key = |it: &ForbiddenPair| {
        let (one, other) = (&it.one, &it.other);
        (one.min(other).clone(), one.max(other).clone(), it.rounds)
    };
    let mut said: BTreeSet<_> = known.iter().map(key).collect();
    let mut taken = Vec::new();
    lines.retain(|line| {
        let Some(apart) = Apart::read(line, rounds) else { return true };
        let count = apart.players.len();
        if known.len() + taken.len() + count * (count - 1) / 2 > FORBIDDEN_PAIRS_MAX {
            return true;
        }
        let pair = |(one, other): (u32, u32)| {
            let (one, other) = (by_number.get(&one)?, by_number.get(&other)?);
            let rounds = apart.rounds;
            Some(ForbiddenPair { one: (*one).to_owned(), other: (*other).to_owned(), rounds })
        };
        let Some(pairs) = apart.pairs().map(pair).collect::<Option<Vec<_>>>() else { return true };
        taken.extend(pairs.into_iter().filter(|it| it.one != it.other && said.insert(key(it))));
        false
    });
    taken
}

/// The lines of the forbidden pairs. `XXP` knows no rounds: a pair that may meet in the next one is left out.
pub(super) fn pair_lines(
    tournament: &Tournament,
    version: ReportVersion,
    numbers: &BTreeMap<&str, usize>,
) -> PairLines {
    let rounds = tournament.settings().report.rounds;
    let next = tournament.next_round();
    let mut found = PairLines { version, rounds, said: BTreeSet::new(), lines: Vec::new() };
    for pair in &tournament.settings().forbidden_pairs {
        let number = |id: &str| u32::try_from(*numbers.get(id)?).ok();
        let (Some(one), Some(other)) = (number(&pair.one), number(&pair.other)) else { continue };
        let said = match version {
            ReportVersion::Trf16 => pair.holds_in(next),
            ReportVersion::Trf26 => true,
        };
        let line = found.line(pair.rounds, (one, other));
        if said && found.said.insert(line.clone()) {
            found.lines.push(line);
        }
    }
    found
}

/// The lines of forbidden pairs in one version.
pub(super) struct PairLines {
    version: ReportVersion,
    rounds: Option<u32>,
    said: BTreeSet<String>,
    pub(super) lines: Vec<String>,
}

impl PairLines {
    fn line(&self, rounds: Option<RoundSpan>, (one, other): (u32, u32)) -> String {
        match self.version {
            ReportVersion::Trf16 => format!("XXP {one} {other}"),
            ReportVersion::Trf26 => {
                let always = RoundSpan { first: 1, last: self.rounds.unwrap_or(LAST_OF_ALL) };
                let RoundSpan { first, last } = rounds.unwrap_or(always);
                let (first, last) = (first.min(LAST_OF_ALL), last.min(LAST_OF_ALL));
                format!("260 {first:03} {last:03} {one:>4} {other:>4}")
            }
        }
    }

    /// Do they say all that a line says?
    pub(super) fn say(&self, line: &str) -> bool {
        Apart::read(line, self.rounds).is_some_and(|it| {
            it.pairs().all(|(one, other)| {
                let mut both = [(one, other), (other, one)].into_iter();
                both.any(|pair| self.said.contains(&self.line(it.rounds, pair)))
            })
        })
    }
}
