//! The page of a run: counts, plots drawn as SVG, the gravest games with diagrams. It needs nothing from elsewhere.

use std::fmt::Write;

use audit::{Check, Severity};
use messages::Args;
use notation::diagram::{Diagram, IdPrefix, to_svg};
use notation::fen;
use tell::page::{escape, opening};

use super::row::Row;
use super::sentence;
use super::tally::{Tally, Worst};
use crate::output::Console;

const STYLE: &str = "\
:root{color-scheme:light dark;font:16px/1.45 system-ui,sans-serif}\
body{max-width:64rem;margin:2rem auto;padding:0 1rem}\
table{border-collapse:collapse;width:100%}td,th{padding:.2rem .6rem;text-align:left;vertical-align:top}\
td.count{text-align:right;font-variant-numeric:tabular-nums}\
tr{border-top:1px solid #8884}\
.error{color:#c22;font-weight:600}.warning{color:#b70}.info{opacity:.75}\
.plot text{font:12px system-ui,sans-serif;fill:currentColor}.plot rect{fill:#48c}\
article{display:grid;grid-template-columns:14rem 1fr;gap:1rem;padding:1rem 0;border-top:1px solid #8884}\
article svg{width:14rem;height:auto}.articles{font-size:.85em;opacity:.75}\
@media(max-width:40rem){article{grid-template-columns:1fr}}";

pub(super) fn page(console: &Console, tally: &Tally) -> String {
    let messages = &console.messages;
    let mut page = opening(messages, &messages.text("audit-page-title"), STYLE);
    let _ = writeln!(page, "<p>{}</p>", escape(&total(console, tally)));
    checks(console, &mut page, tally);
    let numbers: Vec<(String, u64)> = tally
        .move_numbers
        .iter()
        .map(|(from, count)| (format!("{}–{}", from + 1, from + 10), *count))
        .collect();
    plot(console, &mut page, "audit-page-moves", &numbers);
    let editions: Vec<(String, u64)> =
        tally.editions.iter().map(|(edition, count)| (edition.clone(), *count)).collect();
    plot(console, &mut page, "audit-page-editions", &editions);
    if !tally.worst.is_empty() {
        let _ = writeln!(page, "<h2>{}</h2>", escape(&messages.text("audit-page-worst")));
    }
    for (index, worst) in tally.worst.iter().enumerate() {
        game(console, &mut page, index, worst);
    }
    page.push_str("</html>\n");
    page
}

fn total(console: &Console, tally: &Tally) -> String {
    let args = Args::new()
        .set("files", tally.files)
        .set("games", tally.games)
        .set("moves", tally.moves)
        .set("findings", tally.findings)
        .set("with", tally.games_with_findings)
        .set("speed", "–");
    let line = console.messages.with("audit-total", &args);
    // The speed is of no interest on paper.
    line.rsplit_once(',').map_or(line.clone(), |(start, _)| start.to_owned())
}

/// A table of the checks, and a plot of their numbers.
fn checks(console: &Console, page: &mut String, tally: &Tally) {
    let messages = &console.messages;
    let mut found: Vec<(Check, u64)> = tally
        .checks
        .iter()
        .filter_map(|(name, counted)| Some((name.parse().ok()?, counted.count)))
        .collect();
    found.sort_by_key(|(check, _)| (std::cmp::Reverse(check.severity()), *check));
    let _ = writeln!(page, "<h2>{}</h2>\n<table>", escape(&messages.text("audit-page-checks")));
    for (check, count) in &found {
        let severity = check.severity();
        let _ = writeln!(
            page,
            "<tr><td>{}</td><td class=\"{severity}\">{}</td><td>{}</td><td class=\"count\">{count}</td></tr>",
            check.id(),
            escape(&messages.text(&format!("audit-severity-{severity}"))),
            escape(&sentence::title(messages, *check)),
        );
    }
    page.push_str("</table>\n");
    let bars: Vec<(String, u64)> =
        found.iter().map(|(check, count)| (sentence::title(messages, *check), *count)).collect();
    page.push_str(&svg(&bars));
}

fn plot(console: &Console, page: &mut String, id: &str, bars: &[(String, u64)]) {
    if !bars.is_empty() {
        let _ = writeln!(page, "<h2>{}</h2>\n{}", escape(&console.messages.text(id)), svg(bars));
    }
}

/// Horizontal bars with their names and numbers.
fn svg(bars: &[(String, u64)]) -> String {
    const ROW: usize = 20;
    const NAMES: usize = 320;
    const WIDTH: usize = 760;
    let largest = bars.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let height = bars.len() * ROW + 4;
    let mut svg = format!(
        "<svg class=\"plot\" role=\"img\" viewBox=\"0 0 {WIDTH} {height}\" xmlns=\"http://www.w3.org/2000/svg\">\n"
    );
    for (index, (name, count)) in bars.iter().enumerate() {
        let room = (WIDTH - NAMES - 80) as u64;
        let long = (u128::from(*count) * u128::from(room) / u128::from(largest)).max(1);
        let (top, base) = (index * ROW + 2, index * ROW + 16);
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{base}\" text-anchor=\"end\">{}</text>\
             <rect x=\"{NAMES}\" y=\"{top}\" width=\"{long}\" height=\"16\"/>\
             <text x=\"{}\" y=\"{base}\">{count}</text>",
            NAMES - 8,
            escape(name),
            NAMES as u128 + long + 6,
        );
    }
    svg + "</svg>\n"
}

fn game(console: &Console, page: &mut String, index: usize, worst: &Worst) {
    let messages = &console.messages;
    let Some(first) = worst.rows.first() else { return };
    let args = Args::new()
        .set("white", &first.white)
        .set("black", &first.black)
        .set("game", first.game.to_string())
        .set("file", &first.file)
        .set("line", first.line.to_string());
    let name = escape(&messages.with("audit-page-game", &args));
    let diagram = worst.rows.iter().find_map(|row| diagram(row, index)).unwrap_or_default();
    let _ = writeln!(page, "<article><div>{diagram}</div><div><h3>{name}</h3>\n<ul>");
    for row in &worst.rows {
        let cited = row.cited(messages).map_or(String::new(), |it| {
            format!(" <span class=\"articles\">({})</span>", escape(&it))
        });
        let class = match row.severity() {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Info => "info",
        };
        let _ = writeln!(
            page,
            "<li><span class=\"{class}\">{}</span> {}{cited}</li>",
            escape(&row.id),
            escape(&row.text)
        );
    }
    page.push_str("</ul></div></article>\n");
}

fn diagram(row: &Row, index: usize) -> Option<String> {
    let setup = fen::read(row.fen.as_deref()?).ok()?;
    let diagram = Diagram::new(setup.placement).titled(row.fen.clone()?);
    let diagram = match format!("g{index}-").parse::<IdPrefix>() {
        Ok(prefix) => diagram.id_prefix(prefix),
        Err(_) => diagram,
    };
    Some(to_svg(&diagram))
}
