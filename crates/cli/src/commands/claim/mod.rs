//! `jadoube claim`: an arbiter checks a claim of a draw by repetition or by fifty moves against the record of
//! the game. It counts; how good a move is, it never asks.

mod course;
mod tell;
mod twin;

use board::{Color, Position};
use laws::rulebook::{Regime, RepetitionScope};
use laws::{Edition, Pace, Provision, Supervision};

use crate::cli::ClaimArgs;
use crate::commands::notate::read_file;
use crate::complaint::{Complaint, Failure};
use crate::exit::Exit;
use crate::input;
use crate::locale::Form;
use crate::output::Console;
use course::Course;

/// On what the claim rests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ground {
    Threefold,
    Fifty,
}

/// Why a position with the same pieces on the same squares is not the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Unlike {
    Turn,
    Castling,
    EnPassant,
}

impl Unlike {
    const fn code(self) -> &'static str {
        match self {
            Unlike::Turn => "turn",
            Unlike::Castling => "castling",
            Unlike::EnPassant => "en_passant",
        }
    }
}

/// What ends a game without a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Automatic {
    Repetition,
    Moves,
}

impl Automatic {
    const fn code(self) -> &'static str {
        match self {
            Automatic::Repetition => "repetition",
            Automatic::Moves => "moves",
        }
    }
}

/// The claim with what was counted.
struct Checked {
    ground: Ground,
    course: Course,
    /// Who claims: the player who has the move at the end of the record.
    claimant: Color,
    edition: Edition,
    /// Places in the course, counted from its start, at which the position stood.
    occurrences: Vec<usize>,
    look_alikes: Vec<(usize, Vec<Unlike>)>,
    /// Half-moves since the last capture or move of a pawn.
    plies: u32,
    /// After how many moves of the record that was.
    since: usize,
    /// How many occurrences, or moves by each player, are needed.
    needed: u32,
    correct: bool,
    /// What ends the game without any claim, if it is reached, and its article.
    automatic: Option<(Automatic, String)>,
    articles: Vec<String>,
    /// The opponent's time for a wrong claim, in seconds, and the article.
    bonus: (u32, String),
    /// The article by which an intended move must be made after a wrong claim.
    bound_by: String,
}

pub(crate) fn run(console: &Console, args: &ClaimArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let text =
        read_file(&args.file).map_err(|error| Complaint::of_file(messages, &args.file, &error))?;
    let course = course::read(messages, args, &text)?;
    let pace = Pace::ALL.into_iter().find(|it| it.tag() == args.pace).unwrap_or(Pace::Standard);
    let supervision = match args.unsupervised {
        true => Supervision::Limited,
        false => Supervision::Full,
    };
    let ground = if args.fifty { Ground::Fifty } else { Ground::Threefold };
    let edition = input::edition(args.edition.edition.as_deref()).governing(pace);
    let checked = check(course, ground, edition, Regime::new(pace, supervision));
    match console.form {
        Form::Json => console.json(&twin::twin(messages, &checked))?,
        Form::Text => console.print(&tell::told(console, &checked, args))?,
    }
    Ok(if checked.correct { Exit::Fine } else { Exit::Negative })
}

fn check(course: Course, ground: Ground, edition: Edition, regime: Regime) -> Checked {
    let claimant = course.claimant();
    let draws = &edition.rulebook().draws;
    let target = *course.last();
    let mut occurrences = Vec::new();
    let mut look_alikes = Vec::new();
    for (at, position) in course.positions.iter().enumerate() {
        if position.identity() == target.identity() {
            occurrences.push(at);
        } else if position.placement() == target.placement() {
            look_alikes.push((at, unlike(position, &target)));
        }
    }
    let plies = target.plies_without_progress();
    let last = course.positions.len().saturating_sub(1);
    let since = last.saturating_sub(plies as usize);
    let (needed, correct) = match ground {
        Ground::Threefold => {
            let needed = u32::from(draws.repetition_claim.value.0);
            (needed, occurrences.len() >= needed as usize)
        }
        Ground::Fifty => {
            let needed = u32::from(draws.fifty_claim.value.0);
            (needed, plies >= 2 * needed)
        }
    };
    // An illegal move leads to no position: the claim is wrong whatever stands on the board.
    let correct = correct && course.illegal.is_none();
    // A move that is only intended has ended nothing yet.
    let automatic = match course.intended {
        None => automatic(edition, &course, occurrences.len()),
        Some(_) => None,
    };
    let bonus = draws.false_claim_bonus.at(regime);
    Checked {
        automatic,
        articles: articles(
            ground,
            course.intended.is_some() || course.illegal.is_some(),
            correct,
            edition,
        ),
        ground,
        course,
        claimant,
        edition,
        occurrences,
        look_alikes,
        plies,
        since,
        needed,
        correct,
        bonus: (bonus.value.0, bonus.article.to_string()),
        bound_by: draws.false_claim_articles.article.to_string(),
    }
}

/// Does the position end the game without a claim?
fn automatic(edition: Edition, course: &Course, count: usize) -> Option<(Automatic, String)> {
    let draws = &edition.rulebook().draws;
    let (target, last) = (course.last(), course.positions.len() - 1);
    let repeated = draws.repetition_automatic.value.is_some_and(|rule| {
        let needed = usize::from(rule.occurrences.0);
        match rule.scope {
            RepetitionScope::Anywhere => count >= needed,
            // The position recurs at every second move of each player.
            RepetitionScope::ConsecutiveAlternate => (1..needed).all(|back| {
                let before = last.checked_sub(4 * back).and_then(|at| course.positions.get(at));
                before.is_some_and(|it| it.identity() == target.identity())
            }),
        }
    });
    let without_progress = draws
        .automatic_moves
        .value
        .is_some_and(|rule| target.plies_without_progress() >= 2 * u32::from(rule.moves.0));
    match (repeated, without_progress) {
        (true, _) => Some((Automatic::Repetition, draws.repetition_automatic.article.to_string())),
        (false, true) => Some((Automatic::Moves, draws.automatic_moves.article.to_string())),
        (false, false) => None,
    }
}

fn unlike(one: &Position, other: &Position) -> Vec<Unlike> {
    let (one, other) = (one.identity(), other.identity());
    let differs = [
        (one.turn != other.turn, Unlike::Turn),
        (one.castling_rooks != other.castling_rooks, Unlike::Castling),
        // With the other player to move nobody could capture the same pawn anyway.
        (one.turn == other.turn && one.en_passant != other.en_passant, Unlike::EnPassant),
    ];
    differs.into_iter().filter(|it| it.0).map(|it| it.1).collect()
}

/// The articles on which the verdict rests, each once.
fn articles(ground: Ground, intends: bool, correct: bool, edition: Edition) -> Vec<String> {
    let own = match (ground, intends) {
        (Ground::Threefold, true) => Provision::DrawThreefoldAbout,
        (Ground::Threefold, false) => Provision::DrawThreefoldHas,
        (Ground::Fifty, true) => Provision::DrawFiftyAbout,
        (Ground::Fifty, false) => Provision::DrawFiftyHas,
    };
    let same = (ground == Ground::Threefold).then_some(Provision::DrawSamePosition);
    let end = match correct {
        true => Provision::DrawClaimCorrect,
        false => Provision::DrawClaimWrong,
    };
    let cited = [Some(own), same, Some(end)].into_iter().flatten();
    let mut articles: Vec<String> =
        cited.filter_map(|it| it.article(edition)).map(|it| it.to_string()).collect();
    articles.dedup();
    articles
}
