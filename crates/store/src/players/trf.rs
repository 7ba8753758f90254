//! Players of a report file of FIDE (TRF06, TRF16): lines that begin with `001`, fields in fixed columns. What was
//! played is not taken in.

use super::{Field, ListFault, ListProblem, PlayerList, fide_id, rating, some, text, title};
use crate::wire::v1::tournament::Player;

/// The first and the last column of a field, from 1.
type Columns = (usize, usize);

const TITLE: Columns = (11, 13);
const NAME: Columns = (15, 47);
const RATING: Columns = (49, 52);
const FEDERATION: Columns = (54, 56);
const FIDE_ID: Columns = (58, 68);
const BIRTH: Columns = (70, 79);

/// Reads the players of a report file.
#[must_use]
pub fn read_trf(text: &str) -> PlayerList {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut list = PlayerList::default();
    let mut found = false;
    for (index, line) in text.lines().enumerate() {
        if line.starts_with("001") {
            found = true;
            list.players.extend(player(index + 1, line, &mut list.problems));
        }
    }
    if !found {
        list.problems.push(ListProblem { line: 1, column: 1, fault: ListFault::NoPlayers });
    }
    list
}

fn player(number: usize, line: &str, problems: &mut Vec<ListProblem>) -> Option<Player> {
    let letters: Vec<char> = line.chars().collect();
    let field = |(first, last): Columns| Field {
        line: number,
        column: first,
        text: letters.iter().skip(first - 1).take(last + 1 - first).collect(),
    };
    let name = field(NAME);
    if name.text.trim().is_empty() {
        problems.push(name.problem(ListFault::NoName));
        return None;
    }
    let name = text(&name, problems)?;
    // A day of which nothing is known is written with zeros.
    let birth =
        some(&field(BIRTH).text).filter(|it| it.bytes().any(|it| matches!(it, b'1'..=b'9')));
    Some(Player {
        v: None,
        id: String::new(),
        name,
        title: title(&field(TITLE), problems),
        rating: rating(&field(RATING), problems),
        federation: text(&field(FEDERATION), problems),
        language: None,
        fide_id: fide_id(&field(FIDE_ID), problems),
        birth,
    })
}
