//! Rounds in JSON.

use pairing::{Criterion, ExplainedBracket, Impossible, Pairing, Reason};
use serde::Serialize;
use store::trf::ReportAlone;
use tell::drafts::pairing_breach;
use tell::pairing::{breach_key, impossible, reason};

use super::check::Checked;
use super::round::Found;
use super::{Names, RULES};
use crate::output::Console;

#[derive(Serialize)]
pub(super) struct RoundTwin {
    edition: &'static str,
    round: usize,
    rounds: Option<usize>,
    boards: Vec<BoardTwin>,
    bye: Option<PlayerTwin>,
    #[serde(skip_serializing_if = "Option::is_none")]
    impossible: Option<ImpossibleTwin>,
    #[serde(skip_serializing_if = "Option::is_none")]
    brackets: Option<Vec<BracketTwin>>,
}

#[derive(Serialize)]
struct BoardTwin {
    board: usize,
    white: PlayerTwin,
    black: PlayerTwin,
}

#[derive(Serialize)]
struct PlayerTwin {
    number: u32,
    name: String,
    points: String,
}

#[derive(Serialize)]
struct ImpossibleTwin {
    text: String,
    /// Starting numbers of those who are left.
    alone: Vec<u32>,
}

#[derive(Serialize)]
struct BracketTwin {
    score: String,
    moved_down: Vec<u32>,
    residents: Vec<u32>,
    pairs: Vec<PairTwin>,
    downfloaters: Vec<FloatTwin>,
    failures: Vec<FailureTwin>,
}

#[derive(Serialize)]
struct PairTwin {
    white: u32,
    black: u32,
    /// The article by which colours were allocated.
    colors: &'static str,
    reason: ReasonTwin,
}

#[derive(Serialize)]
struct FloatTwin {
    player: u32,
    reason: ReasonTwin,
}

#[derive(Serialize)]
struct ReasonTwin {
    /// `no_other_way`, `order`, or the number of a criterion.
    kind: String,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    kept: Option<Vec<i64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    otherwise: Option<Vec<i64>>,
}

#[derive(Serialize)]
struct FailureTwin {
    criterion: String,
    failure: Vec<i64>,
}

pub(super) fn round(
    console: &Console,
    names: &Names<'_>,
    round: usize,
    found: &Found,
) -> RoundTwin {
    let none = Pairing::default();
    let (pairing, explanation) = found.as_ref().map_or((&none, None), |it| (&it.0, it.1.as_ref()));
    let games = (1..).zip(&pairing.games);
    RoundTwin {
        edition: RULES.tag(),
        round,
        rounds: names.report.rounds(),
        boards: games
            .map(|(board, (white, black))| BoardTwin {
                board,
                white: player(names, *white),
                black: player(names, *black),
            })
            .collect(),
        bye: pairing.bye.map(|it| player(names, it)),
        impossible: found.as_ref().err().map(|it| not_possible(console, names, it)),
        brackets: explanation
            .map(|it| it.brackets.iter().map(|it| bracket(console, names, it)).collect()),
    }
}

fn player(names: &Names<'_>, place: usize) -> PlayerTwin {
    let player = names.report.player(names.to_pair, place);
    PlayerTwin {
        number: names.number(place),
        name: player.map(|it| it.name.clone()).unwrap_or_default(),
        points: names.points(place),
    }
}

fn not_possible(console: &Console, names: &Names<'_>, why: &Impossible) -> ImpossibleTwin {
    let alone = match why {
        Impossible::NobodyLeft { alone } => alone.iter().map(|it| names.number(*it)).collect(),
        Impossible::Contradiction { .. } | Impossible::TooLarge => Vec::new(),
    };
    ImpossibleTwin { text: impossible(&console.messages, why, |it| names.of(it)), alone }
}

fn bracket(console: &Console, names: &Names<'_>, it: &ExplainedBracket) -> BracketTwin {
    let numbers = |all: &[usize]| all.iter().map(|it| names.number(*it)).collect();
    BracketTwin {
        score: it.score.to_string(),
        moved_down: numbers(&it.moved_down),
        residents: numbers(&it.residents),
        pairs: it
            .pairs
            .iter()
            .map(|it| PairTwin {
                white: names.number(it.white),
                black: names.number(it.black),
                colors: it.colors.article(),
                reason: because(console, &it.reason),
            })
            .collect(),
        downfloaters: it
            .downfloaters
            .iter()
            .map(|it| FloatTwin {
                player: names.number(it.player),
                reason: because(console, &it.reason),
            })
            .collect(),
        failures: it
            .failures
            .iter()
            .map(|it| FailureTwin { criterion: number(it.0), failure: it.1.clone() })
            .collect(),
    }
}

/// `C6`.
fn number(criterion: Criterion) -> String {
    format!("C{}", criterion.number())
}

fn because(console: &Console, why: &Reason) -> ReasonTwin {
    let text = reason(&console.messages, why);
    let (kind, kept, otherwise) = match why {
        Reason::NoOtherWay => ("no_other_way".to_owned(), None, None),
        Reason::Criterion { criterion, kept, otherwise } => {
            (number(*criterion), Some(kept.clone()), Some(otherwise.clone()))
        }
        Reason::Order => ("order".to_owned(), None, None),
    };
    ReasonTwin { kind, text, kept, otherwise }
}

#[derive(Serialize)]
pub(super) struct CheckTwin {
    edition: &'static str,
    rounds: Vec<CheckedTwin>,
    /// The first round that differs.
    first: Option<usize>,
}

#[derive(Serialize)]
struct CheckedTwin {
    round: usize,
    agrees: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    difference: Option<DifferenceTwin>,
    #[serde(skip_serializing_if = "Option::is_none")]
    impossible: Option<ImpossibleTwin>,
}

#[derive(Serialize)]
struct DifferenceTwin {
    bracket: Option<String>,
    /// The number of a criterion, or `forbidden`, `not_paired_once`, `order`, `colors`.
    breach: String,
    text: String,
    found: PairsTwin,
    expected: Option<PairsTwin>,
}

/// Starting numbers of White and Black, and of the player with the bye.
#[derive(Serialize)]
struct PairsTwin {
    games: Vec<(u32, u32)>,
    bye: Option<u32>,
}

pub(super) fn checked(console: &Console, report: &ReportAlone, all: &[Checked<'_>]) -> CheckTwin {
    let one = |checked: &Checked<'_>| {
        let names = Names { report, to_pair: &checked.to_pair };
        let pairs = |it: &Pairing| PairsTwin {
            games: it.games.iter().map(|it| (names.number(it.0), names.number(it.1))).collect(),
            bye: it.bye.map(|it| names.number(it)),
        };
        let difference = checked.answer.as_ref().ok().and_then(Option::as_ref);
        CheckedTwin {
            round: checked.round,
            agrees: checked.agrees(),
            difference: difference.map(|it| DifferenceTwin {
                bracket: it.bracket.map(|it| it.to_string()),
                breach: breach_key(&it.breach),
                text: pairing_breach(&console.messages, it, checked.found.bye, |it| names.of(it)),
                found: pairs(&checked.found),
                expected: it.expected.as_ref().map(pairs),
            }),
            impossible: checked.answer.as_ref().err().map(|it| not_possible(console, &names, it)),
        }
    };
    CheckTwin {
        edition: RULES.tag(),
        rounds: all.iter().map(one).collect(),
        first: all.iter().find(|it| !it.agrees()).map(|it| it.round),
    }
}
