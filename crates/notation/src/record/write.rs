//! Writing a record in another language or style, with its numbers, offers, comments and result.

use board::Color;

use super::Record;
use crate::algebraic::{self, DRAW_OFFER, Style};

/// The record in a style, on one line. A move that was assumed is written; where reading stopped, the texts
/// stand as they were, since nobody knows what they mean.
#[must_use]
pub fn write(record: &Record, style: &Style) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut at = record.start;
    let mut numbered = false;
    let mut comments = record.comments.iter().peekable();
    for (index, entry) in record.entries.iter().enumerate() {
        while let Some(comment) = comments.next_if(|it| it.after <= index) {
            parts.push(braced(&comment.text));
            numbered = false;
        }
        match entry.color {
            Color::White => parts.push(format!("{}.", entry.number)),
            Color::Black if !numbered => parts.push(format!("{}...", entry.number)),
            Color::Black => {}
        }
        numbered = true;
        match entry.played() {
            Some(played) => {
                parts.push(algebraic::write(&at, played, style));
                at = at.play_unchecked(played);
            }
            None => parts.push(entry.text.clone()),
        }
        if entry.draw_offer {
            parts.push(DRAW_OFFER.to_owned());
        }
    }
    parts.extend(comments.map(|it| braced(&it.text)));
    parts.extend(record.unread.iter().map(|(text, _)| text.clone()));
    parts.extend(record.ending.map(|it| it.text().to_owned()));
    parts.join(" ")
}

fn braced(text: &str) -> String {
    format!("{{{}}}", text.replace(['{', '}'], ""))
}
