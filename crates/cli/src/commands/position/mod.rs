//! `jadoube position`: everything that the board shows about one position.

mod facts;
pub(crate) mod irregular;
mod twin;

use board::Color;
use messages::Args;
use notation::diagram::{Diagram, Mark};

use crate::cli::PositionArgs;
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::input;
use crate::locale::Form;
use crate::output::Console;
use crate::output::picture::{self, Picture};
use crate::output::table::Table;
use crate::words;
use facts::{Facts, State};

pub(crate) fn run(console: &Console, args: &PositionArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let facts = Facts::of(&input::setup(messages, &args.fen)?);
    let title = messages.with("diagram-title", &Args::new().set("fen", facts.x_fen()));
    let diagram = picture::diagram(&args.drawing, facts.setup.placement).titled(title);
    let diagram = with_checks(diagram, &facts);
    let picture = Picture::of(messages, &args.drawing, &diagram)?;
    match (console.form, picture.inline()) {
        (Form::Json, svg) => console.json(&twin::PositionTwin::of(messages, &facts, svg))?,
        (Form::Text, Some(svg)) => console.line(svg)?,
        (Form::Text, None) => {
            console.print(&told(console, &facts, &diagram))?;
            picture.mention(console)?;
        }
    }
    Ok(if facts.is_playable() { Exit::Fine } else { Exit::Negative })
}

fn with_checks(diagram: Diagram, facts: &Facts) -> Diagram {
    facts.checks.iter().fold(diagram, |diagram, check| {
        diagram.mark(Mark::Check, check.king).mark(Mark::Attacker, check.by)
    })
}

fn told(console: &Console, facts: &Facts, diagram: &Diagram) -> String {
    let (messages, ink) = (&console.messages, console.ink);
    let mut text = format!("{}\n", console.drawn(diagram));
    let headline = match facts.state {
        State::Checkmate => Some("position-checkmate"),
        State::Stalemate => Some("position-stalemate"),
        State::Check => Some("position-check"),
        State::NoLegalMove => Some("position-no-legal-move"),
        State::Quiet => None,
    };
    if let Some(id) = headline {
        text += &format!("{}\n\n", ink.strong(&messages.text(id)));
    }
    text += &irregular::told(console, &facts.setup, &facts.irregularities);
    text + &table(console, facts)
}

fn table(console: &Console, facts: &Facts) -> String {
    let messages = &console.messages;
    let mut table = Table::default();
    let label = |id: &str| messages.text(id);
    let color = words::color_key(facts.setup.turn);
    let turn = Args::new().set("color", color).set("number", facts.setup.move_number.get());
    table.line(label("label-turn"), messages.with("position-turn", &turn));
    table.line(label("label-check"), checks(console, facts));
    table.words(label("label-legal-moves"), moves(facts));
    let plies = Args::new().set("count", facts.setup.plies_without_progress);
    table.line(label("label-plies"), messages.with("position-plies", &plies));
    for (color, id) in
        [(Color::White, "label-material-white"), (Color::Black, "label-material-black")]
    {
        table.words(label(id), material(console, facts, color));
    }
    for (color, id) in
        [(Color::White, "label-castling-white"), (Color::Black, "label-castling-black")]
    {
        table.line(label(id), castling(console, facts, color));
    }
    table.line(label("label-en-passant"), en_passant(console, facts));
    if let Some(number) = facts.chess960 {
        table.line(label("label-chess960"), number.to_string());
    }
    table.line(label("label-key"), facts.key());
    table.line(label("label-x-fen"), facts.x_fen());
    table.line(label("label-shredder-fen"), facts.shredder_fen());
    table.to_text(console.ink)
}

fn checks(console: &Console, facts: &Facts) -> String {
    let messages = &console.messages;
    let said: Vec<String> = facts
        .checks
        .iter()
        .map(|check| {
            let args = Args::new()
                .set("king", check.king.to_string())
                .set("count", check.by.count())
                .set("attackers", words::pieces(messages, &facts.setup.placement, check.by));
            messages.with("position-check-by", &args)
        })
        .collect();
    match said.is_empty() {
        true => messages.text("answer-no"),
        false => said.join("; "),
    }
}

/// Their number and then the moves themselves.
fn moves(facts: &Facts) -> Vec<String> {
    let mut words = vec![match facts.moves.len() {
        0 => "0".to_owned(),
        count => format!("{count}:"),
    }];
    words.extend(facts.moves.iter().map(|legal| legal.san.as_ref().unwrap_or(&legal.uci).clone()));
    words
}

fn material(console: &Console, facts: &Facts, color: Color) -> Vec<String> {
    let messages = &console.messages;
    let material = facts.setup.placement.material()[color];
    let counts = [
        ("count-kings", material.kings),
        ("count-queens", material.queens),
        ("count-rooks", material.rooks),
        ("count-bishops", material.light_bishops + material.dark_bishops),
        ("count-knights", material.knights),
        ("count-pawns", material.pawns),
    ];
    let mut said: Vec<String> = counts
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(id, count)| messages.with(id, &Args::new().set("count", count)) + ",")
        .collect();
    match said.last_mut() {
        Some(last) => last.truncate(last.len() - 1),
        None => said.push(messages.text("position-nothing")),
    }
    said
}

fn castling(console: &Console, facts: &Facts, color: Color) -> String {
    let messages = &console.messages;
    let said: Vec<String> = facts
        .castling(color)
        .map(|(wing, rook)| {
            let args = Args::new().set("wing", words::wing_key(wing)).set("rook", rook.to_string());
            messages.with("position-castling", &args)
        })
        .collect();
    match said.is_empty() {
        true => messages.text("answer-no"),
        false => said.join(", "),
    }
}

fn en_passant(console: &Console, facts: &Facts) -> String {
    match facts.setup.en_passant {
        Some(square) => {
            let legal = if facts.en_passant_is_legal { "yes" } else { "no" };
            let args = Args::new().set("square", square.to_string()).set("legal", legal);
            console.messages.with("position-en-passant", &args)
        }
        None => console.messages.text("answer-no"),
    }
}
