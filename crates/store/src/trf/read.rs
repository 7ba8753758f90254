//! Reading a report file. Both lines of a pairing must say the same; what makes no sense is named with its place.

use std::collections::BTreeMap;

use board::{ByColor, Color};

use super::cell::{Cell, Contradiction, Share};
use super::columns::{Fit, Letters};
use super::header::{ByeLine, HeaderReader, ReportedEvent};
use super::{
    BIRTH, Columns, FEDERATION, FIDE_ID, NAME, PLAYER, RATING, ROUNDS_MAX, SEX, START_NUMBER,
    TITLE, round_columns,
};
use crate::players::{
    Field, ListFault, ListProblem, PlayerList, fide_id, rating, sex, some, text, title,
};
use crate::tournament::Elsewhere;
use crate::wire::v1::tournament::{ByeWorth, Player};

/// What a report file says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The players, and what made no sense.
    pub list: PlayerList,
    /// The rounds, from the first.
    pub rounds: Vec<ReportRound>,
    /// What it says of the tournament.
    pub event: ReportedEvent,
}

/// A round of a report. Players are named by their place in the list, from 0.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReportRound {
    /// Who played whom, in the order of the lines: a report has no numbers of boards.
    pub boards: Vec<ReportBoard>,
    /// Who had no opponent.
    pub byes: Vec<(usize, ByeWorth)>,
}

/// A pairing of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReportBoard {
    /// Who has the white pieces.
    pub white: usize,
    /// Who has the black pieces.
    pub black: usize,
    /// What came of it; nothing while it is open.
    pub result: Option<Elsewhere>,
}

/// The line of a player.
struct Line {
    /// Its number in the text, from 1.
    number: usize,
    /// The starting number, if it has one of its own.
    start: Option<usize>,
    cells: Vec<Cell>,
}

impl Line {
    fn cell(&self, round: usize) -> Cell {
        self.cells.get(round).copied().unwrap_or(Cell::Nothing)
    }

    fn problem(&self, round: usize, fault: ListFault) -> ListProblem {
        ListProblem { line: self.number, column: round_columns(round).0, fault }
    }
}

/// Reads a report file.
#[must_use]
pub fn read_trf(text: &str) -> Report {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut list = PlayerList::default();
    let mut lines: Vec<Line> = Vec::new();
    let mut places = BTreeMap::new();
    let mut found = false;
    let mut header = HeaderReader::default();
    for (index, line) in text.lines().enumerate() {
        // Blanks before it are a shift as any other.
        if !line.trim_start().starts_with(PLAYER) {
            header.take(index + 1, line, &mut list.problems);
            list.bound_problems();
            continue;
        }
        found = true;
        if !list.has_room(index + 1) {
            break;
        }
        let before = line.chars().take_while(|it| it.is_whitespace()).count();
        let (letters, fit) = Letters::of(line.trim_start()).fitted();
        let shift = isize::try_from(before).unwrap_or_default();
        let shift = match fit {
            Fit::At(by) => by + shift,
            Fit::Nowhere => {
                let column = NAME.0 + before;
                list.problems.push(ListProblem {
                    line: index + 1,
                    column,
                    fault: ListFault::Columns,
                });
                continue;
            }
        };
        if shift != 0 {
            let fault = ListFault::Shifted(shift);
            list.problems.push(ListProblem { line: index + 1, column: 1, fault });
        }
        let field = |columns: Columns| Field {
            line: index + 1,
            column: letters.column(columns.0) + before,
            text: letters.text(columns),
        };
        let Some(mut player) = player(field, &mut list.problems) else { continue };
        let number = field(START_NUMBER);
        let start: Option<usize> = number.text.trim().parse().ok();
        let start = start.filter(|it| *it != 0 && !places.contains_key(it));
        match start {
            Some(start) => {
                places.insert(start, lines.len());
            }
            None => {
                let fault = ListFault::StartNumber(number.text.trim().to_owned());
                list.problems.push(number.problem(fault));
            }
        }
        player.start_number = start.and_then(|it| it.try_into().ok());
        let cells = cells(&letters, field, &mut list.problems);
        lines.push(Line { number: index + 1, start, cells });
        list.players.push(player);
        list.lines.push(index + 1);
    }
    if !found {
        list.problems.push(ListProblem { line: 1, column: 1, fault: ListFault::NoPlayers });
    }
    let (event, byes) = header.done();
    let count = lines.iter().map(|it| it.cells.len()).max().unwrap_or(0);
    for bye in byes {
        fill_in(&bye, count, &mut lines, &places, &mut list.problems);
        list.bound_problems();
    }
    let mut rounds = Vec::with_capacity(count);
    for number in 0..count {
        rounds.push(round(number, &lines, &places, &mut list.problems));
        list.bound_problems();
    }
    let is_last = |it: &ListProblem| matches!(it.fault, ListFault::MoreProblems(_));
    list.problems.sort_by_key(|it| (is_last(it), it.line, it.column));
    Report { list, rounds, event }
}

fn player(field: impl Fn(Columns) -> Field, problems: &mut Vec<ListProblem>) -> Option<Player> {
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
        name,
        title: title(&field(TITLE), problems),
        sex: sex(&field(SEX).text),
        rating: rating(&field(RATING), problems),
        federation: text(&field(FEDERATION), problems),
        fide_id: fide_id(&field(FIDE_ID), problems),
        birth,
        ..Player::default()
    })
}

/// A bye that only a line of its own names; the rounds that are not paired yet keep theirs in that line.
fn fill_in(
    bye: &ByeLine,
    rounds: usize,
    lines: &mut [Line],
    places: &BTreeMap<usize, usize>,
    problems: &mut Vec<ListProblem>,
) {
    let Some(worth) = bye.worth() else { return };
    for start in &bye.players {
        let Some(line) = places.get(start).and_then(|at| lines.get_mut(*at)) else { continue };
        // A line ends with the last round of which it says something.
        line.cells.resize(rounds.max(line.cells.len()), Cell::Nothing);
        let Some(cell) = line.cells.get_mut(bye.round) else { continue };
        match *cell {
            Cell::Nothing => *cell = Cell::Bye(worth),
            Cell::Bye(known) if known == worth => {}
            Cell::Bye(_) | Cell::Paired { .. } => problems.push(ListProblem {
                line: bye.line,
                column: 1,
                fault: ListFault::Contradiction,
            }),
        }
    }
}

/// What a line says of the rounds.
fn cells(
    letters: &Letters,
    field: impl Fn(Columns) -> Field,
    problems: &mut Vec<ListProblem>,
) -> Vec<Cell> {
    let mut cells = Vec::new();
    for columns in (0..).map(round_columns).take_while(|it| letters.reaches(it.0)) {
        let field = field(columns);
        if cells.len() == ROUNDS_MAX {
            problems.push(field.problem(ListFault::TooManyRounds));
            break;
        }
        cells.push(Cell::read(&field.text).unwrap_or_else(|_| {
            problems.push(field.problem(ListFault::Round(field.text.trim().to_owned())));
            Cell::Nothing
        }));
    }
    cells
}

fn round(
    number: usize,
    lines: &[Line],
    places: &BTreeMap<usize, usize>,
    problems: &mut Vec<ListProblem>,
) -> ReportRound {
    let mut round = ReportRound::default();
    for (own, line) in lines.iter().enumerate() {
        match line.cell(number) {
            Cell::Nothing => {}
            Cell::Bye(worth) => round.byes.push((own, worth)),
            Cell::Paired { opponent, color, share } => {
                let paired = places.get(&opponent).and_then(|at| Some((*at, lines.get(*at)?)));
                let Some((other, against)) = paired else {
                    problems.push(line.problem(number, ListFault::Opponent(opponent.to_string())));
                    continue;
                };
                let said = board(
                    Side { player: own, start: line.start, color, share },
                    other,
                    against.cell(number),
                );
                match said {
                    // The line of the opponent has said it.
                    Ok(_) if other < own => {}
                    Ok((board, sure)) => {
                        if sure == Colors::Guessed {
                            problems.push(line.problem(number, ListFault::NoColors));
                        }
                        round.boards.push(board);
                    }
                    Err(Contradiction) => {
                        problems.push(line.problem(number, ListFault::Contradiction));
                    }
                }
            }
        }
    }
    round
}

/// What the line of one player says of a pairing.
struct Side {
    player: usize,
    start: Option<usize>,
    color: Option<Color>,
    share: Share,
}

/// Whether the colours are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Colors {
    Said,
    /// The first of both is taken for White.
    Guessed,
}

fn board(own: Side, other: usize, said: Cell) -> Result<(ReportBoard, Colors), Contradiction> {
    let Cell::Paired { opponent, color, share } = said else { return Err(Contradiction) };
    if other == own.player || Some(opponent) != own.start {
        return Err(Contradiction);
    }
    let (own_color, colors) = match (own.color, color) {
        (Some(one), Some(two)) if one == two => return Err(Contradiction),
        (Some(own), _) => (own, Colors::Said),
        (None, Some(other)) => (!other, Colors::Said),
        (None, None) => (Color::White, Colors::Guessed),
    };
    let (white, black, shares) = match own_color {
        Color::White => (own.player, other, ByColor { white: own.share, black: share }),
        Color::Black => (other, own.player, ByColor { white: share, black: own.share }),
    };
    let result = Share::together(shares)?;
    Ok((ReportBoard { white, black, result }, colors))
}
