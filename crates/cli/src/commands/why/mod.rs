//! `jadoube why`: is this move legal, and if not, which rules does it break?

mod article;
mod violation;

use board::{Attempt, Bitboard, Move, Setup, Violation, irregularities};
use laws::Edition;
use messages::Args;
use notation::diagram::{Diagram, Mark};
use serde::Serialize;

use crate::cli::WhyArgs;
use crate::commands::position::irregular::{self, IrregularityTwin};
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::input::{self, Game};
use crate::locale::Form;
use crate::output::Console;
use crate::output::ink::Ink;
use crate::output::json::LegalMove;
use crate::output::picture::{self, Picture};
use notation::fen::{self, FenStyle};
use tell::violation::Reason;
use violation::{ReasonTwin, articles};

#[derive(Serialize)]
struct WhyTwin<'a> {
    fen: String,
    #[serde(rename = "move")]
    attempt: String,
    edition: &'static str,
    legal: bool,
    /// The legal move that it is.
    played: Option<LegalMove>,
    violations: Vec<ReasonTwin>,
    /// What is wrong with the position itself.
    irregularities: Vec<IrregularityTwin>,
    #[serde(skip_serializing_if = "Option::is_none")]
    svg: Option<&'a str>,
}

/// The question and its answer.
struct Answer {
    edition: Edition,
    setup: Setup,
    attempt: Attempt,
    judged: Result<Move, Vec<Violation>>,
}

pub(crate) fn run(console: &Console, args: &WhyArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let setup = input::setup(messages, &args.fen)?;
    let attempt = input::attempt(messages, &args.attempt)?;
    let edition = input::edition(args.edition.as_deref());
    let answer = Answer { edition, setup, attempt, judged: setup.legal_move(attempt) };
    let diagram = answer.marked(picture::diagram(&args.drawing, setup.placement));
    let title = Args::new().set("fen", answer.fen());
    let diagram = diagram.titled(messages.with("diagram-title", &title));
    let picture = Picture::of(messages, &args.drawing, &diagram)?;
    match (console.form, picture.inline()) {
        (Form::Json, svg) => console.json(&answer.twin(console, svg))?,
        (Form::Text, Some(svg)) => console.line(svg)?,
        (Form::Text, None) => {
            console.print(&answer.told(console, &diagram))?;
            picture.mention(console)?;
        }
    }
    Ok(if answer.judged.is_ok() { Exit::Fine } else { Exit::Negative })
}

impl Answer {
    fn violations(&self) -> &[Violation] {
        self.judged.as_ref().err().map_or(&[], Vec::as_slice)
    }

    fn reasons(&self) -> impl Iterator<Item = Reason> {
        self.violations().iter().map(|violation| Reason::of(*violation))
    }

    fn fen(&self) -> String {
        fen::write(&self.setup, FenStyle::default())
    }

    /// The move, what attacks, what is attacked, and what stands in the way.
    fn marked(&self, diagram: Diagram) -> Diagram {
        let diagram = diagram.mark(Mark::From, self.attempt.from).mark(Mark::To, self.attempt.to);
        self.reasons().fold(diagram, |diagram, reason| {
            let attacked = reason.attacked.map_or(Bitboard::EMPTY, Bitboard::of);
            let diagram = diagram
                .mark(Mark::Attacker, reason.attackers)
                .mark(Mark::Check, attacked)
                .mark(Mark::Dot, reason.in_the_way);
            let arrows = attacked
                .into_iter()
                .flat_map(|to| reason.attackers.into_iter().map(move |from| (from, to)));
            arrows.fold(diagram, |diagram, (from, to)| diagram.arrow(from, to))
        })
    }

    fn played(&self) -> Option<LegalMove> {
        let legal = *self.judged.as_ref().ok()?;
        Some(match Game::from(&self.setup) {
            Game::Ordinary(position) => LegalMove::of(Some(&position), &self.setup, legal),
            Game::Irregular(setup) => LegalMove::of(None, &setup, legal),
        })
    }

    fn twin<'a>(&self, console: &Console, svg: Option<&'a str>) -> WhyTwin<'a> {
        let messages = &console.messages;
        let twin = |it| ReasonTwin::of(messages, self.edition, &self.setup, &it);
        WhyTwin {
            fen: self.fen(),
            attempt: self.attempt.to_string(),
            edition: self.edition.tag(),
            legal: self.judged.is_ok(),
            played: self.played(),
            violations: self.reasons().map(twin).collect(),
            irregularities: irregular::twins(messages, &self.setup, &irregularities(&self.setup)),
            svg,
        }
    }

    fn told(&self, console: &Console, diagram: &Diagram) -> String {
        let (messages, ink) = (&console.messages, console.ink);
        let mut text = console.drawn(diagram);
        if ink == Ink::Plain && self.judged.is_err() {
            text += &format!("{}\n", messages.text("why-legend"));
        }
        text.push('\n');
        text += &irregular::told(console, &self.setup, &irregularities(&self.setup));
        let written = self.attempt.to_string();
        if let Some(played) = self.played() {
            let san = played.san.unwrap_or(played.uci);
            let args = Args::new().set("move", &written).set("san", &san);
            return text + &format!("{}\n", ink.good(&messages.with("why-legal", &args)));
        }
        let args = Args::new().set("move", &written).set("count", self.violations().len());
        text += &format!("{}\n", ink.error(&messages.with("why-illegal", &args)));
        for reason in self.reasons() {
            let articles = articles(self.edition, &self.setup, &reason);
            let args =
                Args::new().set("count", articles.len()).set("articles", articles.join(", "));
            let cited = ink.faint(&format!("({})", messages.with("why-article", &args)));
            text += &format!("  - {} {cited}\n", reason.said(messages, &self.setup));
        }
        let args = Args::new().set("edition", self.edition.tag());
        text += &format!("{}\n", ink.faint(&messages.with("why-edition", &args)));
        if self.lacks_promotion() {
            let args = Args::new().set("move", &written);
            let hint = messages.with("why-hint-promotion", &args);
            text += &format!("{}: {hint}\n", ink.strong(&messages.text("label-hint")));
        }
        text
    }

    fn lacks_promotion(&self) -> bool {
        self.violations().iter().any(|it| matches!(it, Violation::PromotionMissing { .. }))
    }
}
