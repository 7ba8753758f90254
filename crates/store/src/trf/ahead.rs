//! What lines of a report that are only kept say for the pairing of a round: points of acceleration (`XXA`, and the line 250 of TRF26), and who asked for
//! a bye in a round to come (240).

use std::collections::BTreeMap;

use pairing::Score;

use super::header::bye_line;
use super::{Columns, ROUNDS_MAX, START_NUMBER_MAX};
use crate::wire::v1::tournament::ByeWorth;

/// The columns of a line 250: what is added, in which rounds, to whom.
const GAME_POINTS: Columns = (10, 13);
const FIRST_ROUND: Columns = (15, 17);
const LAST_ROUND: Columns = (19, 21);
const FIRST_PLAYER: Columns = (23, 26);
const LAST_PLAYER: Columns = (28, 31);

/// Whose number a line `XXA` is for; the points follow, round by round.
const ACCELERATED: Columns = (5, 8);

/// So many points of groups are believed: everybody's in every round.
const CELLS_MAX: usize = START_NUMBER_MAX * ROUNDS_MAX;

/// Points that count for the pairing only, from the first round on, by starting number.
pub(crate) fn accelerations(lines: &[String]) -> BTreeMap<usize, Vec<Score>> {
    let mut all = BTreeMap::new();
    let mut room = CELLS_MAX;
    for line in lines {
        let read = match line.get(..3) {
            Some("XXA") => of_player(line, &mut all),
            Some("250") => of_group(line, &mut room, &mut all),
            _ => Some(()),
        };
        // What cannot be read means nothing here.
        read.unwrap_or_default();
    }
    all
}

fn of_player(line: &str, all: &mut BTreeMap<usize, Vec<Score>>) -> Option<()> {
    let number = number(line, ACCELERATED, START_NUMBER_MAX)?;
    let rest: String = line.chars().skip(ACCELERATED.1).collect();
    let points: Option<Vec<Score>> = rest.split_whitespace().take(ROUNDS_MAX).map(points).collect();
    all.insert(number, points?);
    Some(())
}

fn of_group(line: &str, room: &mut usize, all: &mut BTreeMap<usize, Vec<Score>>) -> Option<()> {
    let added = points(&text(line, GAME_POINTS))?;
    let first_round = number(line, FIRST_ROUND, ROUNDS_MAX)?;
    let last_round = number(line, LAST_ROUND, ROUNDS_MAX)?;
    let first = number(line, FIRST_PLAYER, START_NUMBER_MAX)?;
    for player in first..=number(line, LAST_PLAYER, START_NUMBER_MAX)? {
        *room = room.checked_sub(last_round)?;
        let extra: &mut Vec<Score> = all.entry(player).or_default();
        extra.resize(extra.len().max(last_round), Score::ZERO);
        let accelerated = extra.iter_mut().take(last_round).skip(first_round - 1);
        accelerated.for_each(|it| *it = added);
    }
    Some(())
}

fn text(line: &str, (first, last): Columns) -> String {
    line.chars().skip(first - 1).take(last + 1 - first).collect()
}

/// A number from 1.
fn number(line: &str, columns: Columns, most: usize) -> Option<usize> {
    text(line, columns).trim().parse().ok().filter(|it| (1..=most).contains(it))
}

/// `1.0`, `.5`, `1`: tenths at most.
fn points(text: &str) -> Option<Score> {
    let text = text.trim().replace(',', ".");
    let (whole, tenths) = text.split_once('.').unwrap_or((&text, "0"));
    let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let tenths: i32 = Some(tenths).filter(|it| it.len() == 1)?.parse().ok()?;
    Some(Score::tenths(whole.checked_mul(10)?.checked_add(tenths)?)).filter(|_| whole < 1000)
}

/// Who asked for a bye in a round, by starting number.
pub(crate) fn byes_ahead(lines: &[String], round: usize) -> BTreeMap<usize, ByeWorth> {
    let of_round = lines.iter().filter(|it| it.starts_with("240")).filter_map(|line| {
        let said: String = line.chars().skip(4).collect();
        bye_line(0, &said).filter(|it| it.round + 1 == round)
    });
    let players = of_round.filter_map(|it| Some((it.worth()?, it.players)));
    players.flat_map(|(worth, players)| players.into_iter().map(move |it| (it, worth))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &[&str]) -> Vec<String> {
        text.iter().map(|it| (*it).to_owned()).collect()
    }

    #[test]
    fn acceleration_of_one_player_is_read() {
        let all = accelerations(&lines(&["XXA    7  1.0  1.0   .5", "XXA    8", "XXA    x  1.0"]));
        assert_eq!(all[&7], [Score::ONE, Score::ONE, Score::HALF]);
        assert_eq!(all[&8], []);
        assert_eq!(all.len(), 2);
    }

    #[test]
    fn acceleration_of_a_group_is_read() {
        let all = accelerations(&lines(&[
            "250      01.0 001 002    1    3",
            "250      00.5 003 004    1    2",
            "250      00.5 003     4    1    2",
        ]));
        assert_eq!(all[&1], [Score::ONE, Score::ONE, Score::HALF, Score::HALF]);
        assert_eq!(all[&3], [Score::ONE, Score::ONE]);
        assert_eq!(all.len(), 3);
    }

    #[test]
    fn byes_of_the_round_are_read() {
        let lines = lines(&["240 H 003    1    4", "240 Z 004    1", "012 H 003    5"]);
        let of = |round| byes_ahead(&lines, round).into_iter().collect::<Vec<_>>();
        assert_eq!(of(3), [(1, ByeWorth::Half), (4, ByeWorth::Half)]);
        assert_eq!(of(4), [(1, ByeWorth::Zero)]);
        assert_eq!(of(5), []);
    }
}
