//! Why an arrangement is irregular, in words and in JSON.

use board::{Irregularity, Setup};
use messages::Messages;
use serde::Serialize;
use tell::irregular::{about, code, said};

use crate::output::Console;
use crate::output::json::{self, PieceOn};
use crate::words;

#[derive(Serialize)]
pub(crate) struct IrregularityTwin {
    code: &'static str,
    bars_play: bool,
    color: Option<&'static str>,
    squares: Vec<String>,
    attackers: Vec<PieceOn>,
    text: String,
}

/// Everything that is irregular, and what it means for play; nothing if the position is regular.
pub(crate) fn told(console: &Console, setup: &Setup, found: &[Irregularity]) -> String {
    if found.is_empty() {
        return String::new();
    }
    let bars_play = found.iter().any(|it| it.bars_play());
    let id = if bars_play { "irregular-bars-play" } else { "irregular-playable" };
    let headline = console.messages.text(id);
    let headline = match bars_play {
        true => console.ink.error(&headline),
        false => console.ink.strong(&headline),
    };
    let mut text = format!("{headline}\n");
    for irregularity in found {
        text += &format!("  - {}\n", said(&console.messages, setup, *irregularity));
    }
    text + "\n"
}

/// The same for programs.
pub(crate) fn twins(
    messages: &Messages,
    setup: &Setup,
    found: &[Irregularity],
) -> Vec<IrregularityTwin> {
    found
        .iter()
        .map(|&irregularity| {
            let (color, squares, attackers) = about(irregularity);
            IrregularityTwin {
                code: code(irregularity),
                bars_play: irregularity.bars_play(),
                color: color.map(words::color_key),
                squares: json::squares(squares),
                attackers: json::pieces(&setup.placement, attackers),
                text: said(messages, setup, irregularity),
            }
        })
        .collect()
}
