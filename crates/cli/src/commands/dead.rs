//! `jadoube dead`: is the position dead, so that neither player can checkmate any more?

use laws::Provision;
use serde::Serialize;
use tell::winnability::DeadVerdict;
use winnability::{CheckError, Deadness, Solver, Winnability, verify};

use crate::cli::DeadArgs;
use crate::commands::mate::ask::{Answer, Counter};
use crate::commands::mate::page::{self, Drawing};
use crate::commands::mate::twin::{AnswerTwin, EffortTwin};
use crate::commands::mate::{budget, fen_of, position};
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::input;
use crate::locale::Form;
use crate::output::Console;
use crate::output::prose;

#[derive(Serialize)]
struct DeadTwin {
    fen: String,
    verdict: DeadVerdict,
    edition: &'static str,
    article: Option<String>,
    /// Both players if it is dead, otherwise the one who can mate.
    answers: Vec<AnswerTwin>,
    effort: Option<EffortTwin>,
}

pub(crate) fn run(console: &Console, args: &DeadArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let edition = input::edition(args.edition.edition.as_deref());
    let budget = budget(messages, &args.search)?;
    let position = position(messages, &args.fen)?;
    let counter = Counter::of(edition);
    let plies_max = counter.as_ref().map(Counter::plies);
    let deadness = Solver::new().is_dead(&position, budget).shortened(&position, plies_max);
    let verdict = DeadVerdict::from(&deadness);
    let exit = match verdict {
        DeadVerdict::Dead => Exit::Fine,
        DeadVerdict::Alive => Exit::Negative,
        DeadVerdict::Undetermined => Exit::Undetermined,
    };
    let mut answers = answers(&deadness);
    for answer in &mut answers {
        answer.cut_short = answer.cut_by(&position, counter.as_ref());
        answer.checked = args.search.verify.then(|| check(&position, answer));
    }
    let article = Provision::EndDead.article(edition).map(|it| it.to_string());
    match console.form {
        Form::Json => console.json(&DeadTwin {
            fen: fen_of(&position),
            verdict,
            edition: edition.tag(),
            article,
            answers: answers.iter().map(|it| AnswerTwin::of(messages, &position, it)).collect(),
            effort: match deadness {
                Deadness::Undetermined(effort) => Some(EffortTwin::from(effort)),
                Deadness::Dead { .. } | Deadness::Alive { .. } => None,
            },
        })?,
        Form::Text => {
            let drawing = Drawing { line: args.diagrams, flip: args.flip };
            let mut text = page::start(console, &position, drawing);
            let said = verdict.sentence(messages, article.as_deref(), edition.tag());
            let said = prose::filled(&said, "", console.width);
            text += &format!("{}\n", console.ink.strong(said.trim_end()));
            if let Deadness::Undetermined(effort) = &deadness {
                let spent = page::effort_words(messages, *effort);
                text += &prose::filled(&spent, "  ", console.width);
            }
            for answer in &answers {
                text += &format!("\n{}", page::answer(console, &position, answer, drawing));
            }
            console.print(&text)?;
        }
    }
    let refused = answers.iter().any(Answer::is_refused);
    Ok(if refused { Exit::Trouble } else { exit })
}

fn answers(deadness: &Deadness) -> Vec<Answer> {
    use board::Color::{Black, White};
    match deadness {
        Deadness::Dead { white, black } => vec![
            Answer::new(White, Winnability::CannotMate(white.clone())),
            Answer::new(Black, Winnability::CannotMate(black.clone())),
        ],
        Deadness::Alive { winner, helpmate } => {
            vec![Answer::new(*winner, Winnability::CanMate(helpmate.clone()))]
        }
        Deadness::Undetermined(_) => Vec::new(),
    }
}

fn check(position: &board::Position, answer: &Answer) -> Result<(), CheckError> {
    verify(position, answer.side, &answer.found)
}
