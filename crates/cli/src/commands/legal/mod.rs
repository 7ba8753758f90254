//! `jadoube legal`: can a game have led to this position? The answer comes with reasons or with a game.

mod many;
pub(crate) mod reason;

use board::{Bitboard, Position, Setup};
use laws::{Edition, Provision};
use messages::{Args, Messages};
use notation::diagram::{Diagram, Mark};
use notation::fen::{self, FenStyle};
use serde::Serialize;
use tell::legality::LegalVerdict;
use winnability::legality::{self, Legality, LegalityBudget, Refused, Verified};

use crate::cli::LegalArgs;
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::input;
use crate::locale::Form;
use crate::output::Console;
use crate::output::picture::{self, Picture};
use crate::output::prose;
use reason::ReasonTwin;

/// More positions than this would not fit into the memory of ordinary machines.
const STATES_MAX: u64 = 1_000_000;

/// The question and its answer.
pub(crate) struct Judged {
    setup: Setup,
    found: Legality,
    checked: Option<Result<Verified, Refused>>,
}

#[derive(Serialize)]
struct LegalTwin {
    fen: String,
    verdict: LegalVerdict,
    edition: &'static str,
    article: Option<String>,
    reasons: Vec<ReasonTwin>,
    /// The game, if one was found: in algebraic notation and as engines write it.
    game: Option<GameTwin>,
    effort: Option<EffortTwin>,
    verified: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    svg: Option<String>,
}

#[derive(Serialize)]
struct GameTwin {
    plies: usize,
    san: String,
    uci: Vec<String>,
}

#[derive(Serialize)]
struct EffortTwin {
    plies_taken_back: u32,
    positions_taken_back: u64,
    positions_played: u64,
}

pub(crate) fn run(console: &Console, args: &LegalArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let budget = budget(messages, args.budget.as_deref())?;
    if let Some(path) = &args.file {
        return many::run(console, path, budget, args.verify);
    }
    let setup = input::setup(messages, args.fen.as_deref().unwrap_or_default())?;
    let edition = input::edition(args.edition.edition.as_deref());
    let judged = Judged::of(&setup, budget, args.verify);
    let title = Args::new().set("fen", judged.fen());
    let diagram = judged.marked(picture::diagram(&args.drawing, setup.placement));
    let diagram = diagram.titled(messages.with("diagram-title", &title));
    let picture = Picture::of(messages, &args.drawing, &diagram)?;
    match (console.form, picture.inline()) {
        (Form::Json, svg) => {
            let svg = svg.map(str::to_owned);
            console.json(&LegalTwin { svg, ..judged.twin(messages, edition) })?;
        }
        (Form::Text, Some(svg)) => console.line(svg)?,
        (Form::Text, None) => {
            console.print(&format!("{}\n", console.drawn(&diagram)))?;
            console.print(&judged.told(console, edition))?;
            picture.mention(console)?;
        }
    }
    Ok(judged.exit())
}

/// The budget for the search for a game that an argument sets.
fn budget(messages: &Messages, argument: Option<&str>) -> Result<LegalityBudget, Failure> {
    let Some(text) = argument else { return Ok(LegalityBudget::DEFAULT) };
    let games = input::number(messages, "--budget", text, 0..=STATES_MAX)?;
    Ok(LegalityBudget { games, ..LegalityBudget::DEFAULT })
}

impl Judged {
    fn of(setup: &Setup, budget: LegalityBudget, verifies: bool) -> Judged {
        let found = legality::judge(setup, budget);
        let checked = verifies.then(|| legality::verify(setup, &found));
        Judged { setup: *setup, found, checked }
    }

    fn fen(&self) -> String {
        fen::write(&self.setup, FenStyle::default())
    }

    fn verdict(&self) -> LegalVerdict {
        LegalVerdict::from(&self.found)
    }

    fn exit(&self) -> Exit {
        match (&self.checked, &self.found) {
            (Some(Err(_)), _) => Exit::Trouble,
            (_, Legality::Legal(_)) => Exit::Fine,
            (_, Legality::Illegal(_)) => Exit::Negative,
            (_, Legality::Unknown(_)) => Exit::Undetermined,
        }
    }

    fn reasons(&self) -> &[legality::Reason] {
        match &self.found {
            Legality::Illegal(reasons) => reasons,
            Legality::Legal(_) | Legality::Unknown(_) => &[],
        }
    }

    /// The men that the reasons are about.
    fn marked(&self, diagram: Diagram) -> Diagram {
        self.reasons().iter().fold(diagram, |diagram, reason| {
            let parts = tell::legality::Parts::of(reason);
            let of_men = |squares: Bitboard| squares & self.setup.placement.occupied();
            diagram.mark(Mark::Dot, of_men(parts.squares)).mark(Mark::Attacker, parts.attackers)
        })
    }

    fn twin(&self, messages: &Messages, edition: Edition) -> LegalTwin {
        let game = match &self.found {
            Legality::Legal(game) => Some(GameTwin {
                plies: game.moves.len(),
                san: tell::winnability::numbered(&Position::initial(), &game.moves),
                uci: game
                    .moves
                    .iter()
                    .map(|it| it.attempt_with_king_target().to_string())
                    .collect(),
            }),
            Legality::Illegal(_) | Legality::Unknown(_) => None,
        };
        let effort = match self.found {
            Legality::Unknown(effort) => Some(EffortTwin {
                plies_taken_back: effort.plies,
                positions_taken_back: effort.retractions,
                positions_played: effort.games,
            }),
            Legality::Illegal(_) | Legality::Legal(_) => None,
        };
        let twin = |reason| ReasonTwin::of(messages, &self.setup, reason);
        LegalTwin {
            fen: self.fen(),
            verdict: self.verdict(),
            edition: edition.tag(),
            article: article(edition),
            reasons: self.reasons().iter().map(twin).collect(),
            game,
            effort,
            verified: self.checked.map(|checked| checked.is_ok()),
            svg: None,
        }
    }

    fn told(&self, console: &Console, edition: Edition) -> String {
        let (messages, ink) = (&console.messages, console.ink);
        let args = Args::new()
            .set("article", article(edition).unwrap_or_default())
            .set("edition", edition.tag())
            .set("count", self.reasons().len());
        let filled = |text: &str, first: &str| prose::filled(text, first, console.width);
        let headline = |id: &str| filled(&messages.with(id, &args), "").trim_end().to_owned();
        let mut text = match &self.found {
            Legality::Illegal(_) => {
                let id = match article(edition) {
                    Some(_) => "legality-illegal",
                    None => "legality-illegal-uncited",
                };
                let mut text = format!("{}\n", ink.error(&headline(id)));
                for reason in self.reasons() {
                    text += &filled(&tell::legality::said(messages, &self.setup, reason), "  - ");
                }
                text
            }
            Legality::Legal(game) if game.moves.is_empty() => {
                format!("{}\n", ink.good(&headline("legality-start")))
            }
            Legality::Legal(game) => {
                let line = tell::winnability::numbered(&Position::initial(), &game.moves);
                format!("{}\n{}", ink.good(&headline("legality-legal")), filled(&line, "  "))
            }
            Legality::Unknown(effort) => {
                let spent = Args::new().set("plies", effort.plies).set("positions", effort.games);
                let spent = messages.with("legality-effort", &spent);
                format!("{}\n{}", ink.strong(&headline("legality-unknown")), filled(&spent, "  "))
            }
        };
        text += &self.told_check(console);
        text
    }

    /// What checking the answer again has shown, if that was asked.
    fn told_check(&self, console: &Console) -> String {
        let (messages, ink) = (&console.messages, console.ink);
        let said = match &self.checked {
            None => return String::new(),
            Some(Err(refused)) => {
                let args = Args::new().set("detail", format!("{refused:?}"));
                ink.error(&messages.with("legality-refused", &args))
            }
            Some(Ok(_)) if matches!(self.found, Legality::Unknown(_)) => {
                messages.text("legality-nothing-to-verify")
            }
            Some(Ok(verified)) if verified.not_repeated > 0 => {
                let args = Args::new()
                    .set("confirmed", verified.confirmed)
                    .set("open", verified.not_repeated);
                messages.with("legality-partly-verified", &args)
            }
            Some(Ok(_)) => messages.text("legality-verified"),
        };
        format!("  {said}\n")
    }
}

/// The article on illegal positions, if the edition has one.
fn article(edition: Edition) -> Option<String> {
    Provision::MoveIllegalPosition.article(edition).map(|it| it.to_string())
}
