//! A time control as a page of text.

use board::Color;
use clock::language::{Part, PartMoves, PgnTags, presets, prose as prose_of, time_phrase};
use clock::language::{write_pgn, write_short, write_transcript};
use clock::{Mode, Quota, Schedule, TimeControl, Total};
use laws::Edition;
use laws::rulebook::{Bound, Value};
use messages::{Args, Language, Messages};

use super::{Question, class_told, classified};
use crate::output::table::Table;
use crate::output::{Console, prose};
use crate::words::phrase;

pub(super) fn told(console: &Console, question: &Question) -> String {
    let messages = &console.messages;
    let mut parts = Vec::new();
    match question.control() {
        None => parts.push(phrase(messages, &question.read.reading.stated.phrase()) + "\n"),
        Some(control) => {
            parts.push(facts(console, question.edition, control));
            parts.extend(editions(console, question.edition, control));
            parts.push(languages(console, control));
        }
    }
    let notes: String = question
        .notes(messages)
        .iter()
        .map(|note| prose::filled(note, "  - ", console.width))
        .collect();
    if !notes.is_empty() {
        parts.push(section(console, "time-heading-notes", &notes));
    }
    if !question.read.reading.ignored.is_empty() {
        parts.push(section(console, "time-heading-ignored", &ignored(console, question)));
    }
    parts.join("\n")
}

fn section(console: &Console, id: &str, text: &str) -> String {
    format!("{}{text}", prose::heading(console.ink, &console.messages.text(id)))
}

fn facts(console: &Console, edition: Edition, control: &TimeControl) -> String {
    let messages = &console.messages;
    let mut table = Table::default();
    let label = |id: &str| messages.text(&format!("time-label-{id}"));
    let sentence = phrase(messages, &prose_of(control).phrase());
    table.words(label("control"), sentence.split_whitespace().map(str::to_owned).collect());
    for (suffix, side) in sides(control) {
        for (index, told) in periods(messages, control.of(side)).into_iter().enumerate() {
            let id = format!("time-label-period{suffix}");
            table.line(messages.with(&id, &Args::new().set("number", index + 1)), told);
        }
    }
    let sums = classified(control, edition);
    for (suffix, side) in sides(control) {
        let total = &sums.sums[side];
        let id = format!("time-label-total{suffix}");
        table.line(messages.with(&id, &Args::new().set("moves", total.moves.0)), sum(total));
    }
    let class = class_told(messages, &sums);
    let args = Args::new().set("class", class).set("edition", edition.tag());
    table.line(label("class"), messages.with("time-class-under", &args));
    let bounds = bounds(messages, edition);
    table.words(label("bounds"), bounds.split_whitespace().map(str::to_owned).collect());
    match write_pgn(control) {
        PgnTags::One(text) => table.line(label("pgn"), text),
        PgnTags::Two { white, black } => table.line(label("pgn"), format!("{white}  {black}")),
    }
    table.line(label("short"), write_short(control));
    if let Some(text) = write_transcript(control) {
        table.line(label("transcript"), text);
    }
    if let Some(preset) = presets::named(control) {
        let title = preset.title.map(|id| format!(" ({})", messages.text(id)));
        table.line(label("preset"), format!("{}{}", preset.key, title.unwrap_or_default()));
    }
    table.to_text(console.ink)
}

/// One side if both have the same.
fn sides(control: &TimeControl) -> Vec<(&'static str, Color)> {
    match control.common() {
        Some(_) => vec![("", Color::White)],
        None => vec![("-white", Color::White), ("-black", Color::Black)],
    }
}

fn periods(messages: &Messages, schedule: &Schedule) -> Vec<String> {
    let all = schedule.periods();
    let told = all.iter().enumerate().map(|(index, period)| {
        let moves = match period.quota {
            Quota::Moves(moves) if index + 1 < all.len() => PartMoves::Count(moves),
            Quota::Moves(moves) => PartMoves::Every(moves),
            Quota::Rest if all.len() == 1 => PartMoves::Whole,
            Quota::Rest => PartMoves::Rest,
        };
        let period_told = Part::Period { time: period.time, moves }.phrase();
        format!("{}, {}", phrase(messages, &period_told), mode(messages, period.mode))
    });
    told.collect()
}

fn mode(messages: &Messages, mode: Mode) -> String {
    let id = match mode {
        Mode::Plain => return messages.text("time-mode-plain"),
        Mode::Hourglass => return messages.text("time-mode-hourglass"),
        Mode::Fischer(_) => "time-mode-fischer",
        Mode::Bronstein(_) => "time-mode-bronstein",
        Mode::Delay(_) => "time-mode-delay",
    };
    let time = phrase(messages, &time_phrase(mode.bonus()));
    messages.with(id, &Args::new().set("time", time))
}

/// The arithmetic: `(1:30:00 + 40 × 0:00:30) + (0:30:00 + 20 × 0:00:30) = 2:30:00`.
fn sum(total: &Total) -> String {
    let terms: Vec<String> = total
        .lines
        .iter()
        .map(|line| match line.bonus.is_zero() || line.moves.0 == 0 {
            true => line.base.to_string(),
            false => format!("{} + {} × {}", line.base, line.moves, line.bonus),
        })
        .collect();
    match terms.as_slice() {
        [only] if !only.contains('+') => only.clone(),
        [only] => format!("{only} = {}", total.total),
        _ => {
            let part = |it: &String| if it.contains('+') { format!("({it})") } else { it.clone() };
            let terms: Vec<String> = terms.iter().map(part).collect();
            format!("{} = {}", terms.join(" + "), total.total)
        }
    }
}

fn bounds(messages: &Messages, edition: Edition) -> String {
    let classes = &edition.rulebook().classes;
    let told = |it: Bound| tell::law::value(messages, &Value::Bound(it.seconds.0, it.limit));
    let args = Args::new()
        .set("blitz", told(classes.blitz_max.value))
        .set("blitz_article", classes.blitz_max.article.to_string())
        .set("from", told(classes.rapid_min.value))
        .set("to", told(classes.rapid_max.value))
        .set("rapid_article", classes.rapid_min.article.to_string());
    messages.with("time-bounds", &args)
}

/// The class under every edition that sees it differently.
fn editions(console: &Console, edition: Edition, control: &TimeControl) -> Option<String> {
    let own = classified(control, edition).answers;
    let row = |it: Edition| {
        let other = classified(control, it);
        (other.answers != own).then(|| vec![it.to_string(), class_told(&console.messages, &other)])
    };
    let rows: Vec<Vec<String>> = Edition::ALL.into_iter().filter_map(row).collect();
    let text = prose::columns(&rows, 2, console.width);
    (!rows.is_empty()).then(|| section(console, "time-heading-editions", &text))
}

fn languages(console: &Console, control: &TimeControl) -> String {
    let others = Language::ALL.into_iter().filter(|it| *it != console.messages.language());
    let row = |it: Language| {
        vec![it.tag().to_owned(), phrase(&Messages::new(it), &prose_of(control).phrase())]
    };
    let rows: Vec<Vec<String>> = others.map(row).collect();
    section(console, "time-heading-languages", &prose::columns(&rows, 2, console.width))
}

/// The text, and under each part that was passed over a row of carets with the reason.
fn ignored(console: &Console, question: &Question) -> String {
    let shown: String = question
        .text
        .chars()
        .map(|it| if it.is_control() { char::REPLACEMENT_CHARACTER } else { it })
        .collect();
    let mut text = format!("  {shown}\n");
    for ignored in &question.read.reading.ignored {
        let before = question.text.get(..ignored.place.start).unwrap_or_default().chars().count();
        let wide = ignored.place.of(question.text).chars().count().max(1);
        let why = phrase(&console.messages, &ignored.why.phrase());
        let carets = console.ink.error(&"^".repeat(wide));
        text += &format!("  {}{carets} {why}\n", " ".repeat(before));
    }
    text
}
