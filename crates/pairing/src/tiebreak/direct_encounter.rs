//! Direct encounter (Article 6).

use std::num::NonZeroUsize;

use super::ledger::Ledger;
use super::name::Forfeits;
use super::value::Value;
use crate::score::Score;
use crate::tournament::Round;

/// Separate standings of some that are tied, and what follows from them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeparateStandings {
    /// In the order of their points, then of their numbers.
    pub rows: Vec<Met>,
    pub decides: Decides,
    /// The order that follows, the best first; those in one group are not told apart here.
    pub order: Vec<Vec<usize>>,
}

/// Why separate standings decide as they do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decides {
    /// Article 6.2: all have met.
    AllHaveMet,
    /// Article 6.3: so many stand alone at the top, one after another, however the missing games might have ended; none of
    /// them, if nobody does.
    AloneAtTheTop(usize),
    /// Not all have met, and Article 6.3 is for Swiss tournaments only.
    Nothing,
}

/// What one of them has in the separate standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Met {
    pub player: usize,
    /// Against each whom he has met: the points, on an average of their games (Article 6.1.2), and in how many rounds they met.
    pub against: Vec<Against>,
    /// Those whom he has not met.
    pub missing: Vec<usize>,
    pub points: Value,
    /// The least and the most that it could be had he met all of them.
    pub least: Value,
    pub most: Value,
}

/// What was scored against one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Against {
    pub player: usize,
    pub points: Value,
    pub games: usize,
}

/// Who comes before whom among the tied, the best first, and the separate standings by which it was found out, in their order.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Resolved {
    pub(super) order: Vec<Vec<usize>>,
    pub(super) encounters: Vec<SeparateStandings>,
}

pub(super) fn direct_encounter(
    ledger: &Ledger<'_>,
    tied: &[usize],
    forfeits: Forfeits,
) -> Resolved {
    let mut resolved = Resolved::default();
    resolve(ledger, tied.to_vec(), forfeits, &mut resolved);
    resolved
}

fn resolve(ledger: &Ledger<'_>, tied: Vec<usize>, forfeits: Forfeits, resolved: &mut Resolved) {
    if tied.len() < 2 {
        resolved.order.extend(Some(tied).filter(|it| !it.is_empty()));
        return;
    }
    let rows = separate_standings(ledger, &tied, forfeits);
    let (decides, order) = if rows.iter().all(|it| it.missing.is_empty()) {
        (Decides::AllHaveMet, by_points(&rows))
    } else if ledger.is_swiss() {
        let (alone, order) = alone_at_the_top(&rows);
        (Decides::AloneAtTheTop(alone), order)
    } else {
        (Decides::Nothing, vec![tied])
    };
    resolved.encounters.push(SeparateStandings { rows, decides, order: order.clone() });
    if order.len() < 2 {
        resolved.order.extend(order);
        return;
    }
    for part in order {
        resolve(ledger, part, forfeits, resolved);
    }
}

/// Article 6.1.
fn separate_standings(ledger: &Ledger<'_>, tied: &[usize], forfeits: Forfeits) -> Vec<Met> {
    let points = &ledger.event.tournament.points;
    let worst = Value::from(points.win.min(points.draw).min(points.loss));
    let best = Value::from(points.win.max(points.draw).max(points.loss));
    let row = |player: usize| {
        let mut met = Met {
            player,
            against: Vec::new(),
            missing: Vec::new(),
            points: Value::ZERO,
            least: Value::ZERO,
            most: Value::ZERO,
        };
        for other in tied.iter().copied().filter(|it| *it != player) {
            let games: Vec<Score> = meetings(ledger, player, other, forfeits).collect();
            match NonZeroUsize::new(games.len()) {
                Some(count) => {
                    let all: Value = games.into_iter().map(Value::from).sum();
                    let points = all.divided(count);
                    met.against.push(Against { player: other, points, games: count.get() });
                    met.points = met.points + points;
                }
                None => met.missing.push(other),
            }
        }
        let missing = Value::whole(i64::try_from(met.missing.len()).unwrap_or(i64::MAX));
        met.least = met.points + missing * worst;
        met.most = met.points + missing * best;
        met
    };
    let mut rows: Vec<Met> = tied.iter().copied().map(row).collect();
    rows.sort_by(|a, b| b.points.cmp(&a.points).then(a.player.cmp(&b.player)));
    rows
}

/// What was scored against somebody. A forfeit counts in a round robin (Article 15.2), and where the regulations say so (Article
/// 6.1.1).
fn meetings(
    ledger: &Ledger<'_>,
    player: usize,
    other: usize,
    forfeits: Forfeits,
) -> impl Iterator<Item = Score> {
    let forfeits = forfeits == Forfeits::Played || !ledger.is_swiss();
    ledger.rounds(player).filter_map(move |(_, round)| {
        let is_meeting = match round? {
            Round::Game { opponent, .. } => *opponent == other,
            Round::Forfeit { opponent, .. } => forfeits && *opponent == other,
            Round::Bye(_) => false,
        };
        is_meeting.then(|| ledger.worth(round))
    })
}

/// Article 6.2.
fn by_points(rows: &[Met]) -> Vec<Vec<usize>> {
    let same = rows.chunk_by(|a, b| a.points == b.points);
    same.map(|part| part.iter().map(|it| it.player).collect()).collect()
}

/// Article 6.3: whoever has more for sure than any of the others can have, is first; among the rest somebody may be second in
/// the same way, and so on. The rest stays together.
fn alone_at_the_top(rows: &[Met]) -> (usize, Vec<Vec<usize>>) {
    let mut rest: Vec<&Met> = rows.iter().collect();
    let mut order = Vec::new();
    while rest.len() > 1 {
        let is_alone =
            |met: &Met| rest.iter().all(|it| it.player == met.player || it.most < met.least);
        let Some(place) = rest.iter().position(|it| is_alone(it)) else {
            break;
        };
        order.push(vec![rest.remove(place).player]);
    }
    let alone = order.len();
    let mut rest: Vec<usize> = rest.iter().map(|it| it.player).collect();
    rest.sort_unstable();
    order.push(rest);
    (alone, order)
}
