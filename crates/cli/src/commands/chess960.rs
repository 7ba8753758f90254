//! `jadoube chess960`: a starting position by its number, or drawn by lot so that anybody can check it.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

use board::{Chess960, Setup};
use messages::{Args, Messages};
use notation::fen::{self, Castling, FenStyle};
use serde::Serialize;

use crate::cli::Chess960Args;
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::input;
use crate::locale::Form;
use crate::output::Console;
use crate::output::picture::{self, Picture};
use crate::output::table::Table;

#[derive(Serialize)]
struct Chess960Twin<'a> {
    number: u16,
    first_rank: String,
    fen: String,
    shredder_fen: String,
    /// A text, because a seed may be larger than the numbers that many readers of JSON can hold.
    seed: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    svg: Option<&'a str>,
}

/// How the position was chosen.
enum Choice {
    Explained,
    Numbered(Chess960),
    Drawn { seed: u64 },
}

pub(crate) fn run(console: &Console, args: &Chess960Args) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let choice = choice(messages, args)?;
    let position = choice.position();
    let setup = position.setup();
    let x_fen = fen::write(&setup, FenStyle::default());
    let title = messages.with("diagram-title", &Args::new().set("fen", &x_fen));
    let diagram = picture::diagram(&args.drawing, setup.placement).titled(title);
    let picture = Picture::of(messages, &args.drawing, &diagram)?;
    match (console.form, picture.inline()) {
        (Form::Json, svg) => console.json(&Chess960Twin {
            number: position.number(),
            first_rank: first_rank(position),
            fen: x_fen,
            shredder_fen: shredder_fen(&setup),
            seed: choice.seed().map(|seed| seed.to_string()),
            svg,
        })?,
        (Form::Text, Some(svg)) => console.line(svg)?,
        (Form::Text, None) => {
            if let Choice::Explained = choice {
                console.line(&format!("{}\n", messages.text("chess960-explained")))?;
            }
            let table = table(console, &choice, &setup, x_fen);
            console.print(&format!("{}\n{table}", console.drawn(&diagram)))?;
            picture.mention(console)?;
        }
    }
    Ok(Exit::Fine)
}

fn choice(messages: &Messages, args: &Chess960Args) -> Result<Choice, Failure> {
    if let Some(number) = &args.number {
        let number = input::number(messages, &messages.text("cli-value-number"), number, 0..=959)?;
        let position = u16::try_from(number).ok().and_then(Chess960::new);
        return Ok(Choice::Numbered(position.unwrap_or(Chess960::REGULAR)));
    }
    match (&args.seed, args.random) {
        (Some(seed), _) => {
            Ok(Choice::Drawn { seed: input::number(messages, "--seed", seed, 0..=u64::MAX)? })
        }
        (None, true) => Ok(Choice::Drawn { seed: entropy() }),
        (None, false) => Ok(Choice::Explained),
    }
}

impl Choice {
    fn position(&self) -> Chess960 {
        match self {
            Choice::Explained => Chess960::REGULAR,
            Choice::Numbered(position) => *position,
            Choice::Drawn { seed } => Chess960::draw(*seed),
        }
    }

    fn seed(&self) -> Option<u64> {
        match self {
            Choice::Drawn { seed } => Some(*seed),
            Choice::Explained | Choice::Numbered(_) => None,
        }
    }
}

/// A number from the operating system: the standard library takes its hash keys from there.
fn entropy() -> u64 {
    RandomState::new().build_hasher().finish()
}

fn table(console: &Console, choice: &Choice, setup: &Setup, x_fen: String) -> String {
    let messages = &console.messages;
    let position = choice.position();
    let mut table = Table::default();
    table.line(messages.text("label-chess960"), position.to_string());
    if let Some(seed) = choice.seed() {
        table.line(messages.text("label-seed"), seed.to_string());
    }
    table.line(messages.text("label-first-rank"), first_rank(position));
    table.line(messages.text("label-x-fen"), x_fen);
    table.line(messages.text("label-shredder-fen"), shredder_fen(setup));
    table.to_text(console.ink)
}

fn first_rank(position: Chess960) -> String {
    position.first_rank().iter().map(|role| role.letter().to_ascii_uppercase()).collect()
}

fn shredder_fen(setup: &Setup) -> String {
    fen::write(setup, FenStyle { castling: Castling::Shredder, ..FenStyle::default() })
}
