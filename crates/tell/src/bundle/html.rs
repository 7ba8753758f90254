//! The bundle as a page that needs nothing from elsewhere and can be printed and signed.

use std::fmt::Write;

use board::Setup;
use messages::{Args, Messages};
use notation::diagram::{Diagram, to_svg};

use super::ToldBundle;
use crate::page::{escape, opening};

const STYLE: &str = "\
@page{size:A4;margin:15mm}\
:root{font:15px/1.4 system-ui,sans-serif}\
body{max-width:52rem;margin:1.5rem auto;padding:0 1rem}\
main{display:grid;grid-template-columns:1fr 17rem;gap:1.5rem}\
main svg{width:17rem;height:auto}\
dl{margin:0;display:grid;grid-template-columns:auto 1fr;gap:.2rem 1rem}dt{opacity:.75}dd{margin:0}\
table{border-collapse:collapse;width:100%;margin:.4rem 0 1rem}\
th,td{text-align:left;vertical-align:top;padding:.2rem .6rem;border-bottom:1px solid #8886}\
.fen{font:.75em monospace;overflow-wrap:anywhere}\
.missing,.disputed{font-weight:600}\
tr{break-inside:avoid}\
.signatures{display:grid;grid-template-columns:repeat(3,1fr);gap:1.5rem;margin-top:3rem}\
.signatures div{border-top:1px solid;padding-top:.2rem;font-size:.8em}\
@media(max-width:40rem){main{grid-template-columns:1fr}}\
@media print{body{margin:0;max-width:none;padding:0}section{break-inside:avoid}}";

/// The page, with the diagram of this position.
#[must_use]
pub fn bundle_page(messages: &Messages, told: &ToldBundle, position: &Setup) -> String {
    let mut page = opening(messages, &messages.text("bundle-title"), STYLE);
    let args = Args::new().set("articles", told.articles.join(", "));
    let articles = escape(&messages.with("bundle-articles", &args));
    let _ = write!(page, "<p>{articles} <small>{}</small></p>\n<main><dl>\n", told.edition);
    for it in &told.facts {
        let _ = writeln!(page, "<dt>{}</dt><dd>{}</dd>", escape(&it.label), escape(&it.value));
    }
    let _ = writeln!(
        page,
        "</dl><div>{}<p class=\"fen\">{}</p></div></main>",
        to_svg(&Diagram::new(position.placement)),
        escape(&told.fen)
    );
    evidence(messages, told, &mut page);
    moves(messages, told, &mut page);
    statements(messages, told, &mut page);
    question(messages, told, &mut page);
    page + "</html>\n"
}

fn heading(messages: &Messages, id: &str, page: &mut String) {
    let _ = writeln!(page, "<h2>{}</h2>", escape(&messages.text(id)));
}

/// The cells of a row that is open, and its end.
fn cells(texts: &[&str], page: &mut String) {
    for text in texts {
        let _ = write!(page, "<td>{}</td>", escape(text));
    }
    page.push_str("</tr>\n");
}

fn evidence(messages: &Messages, told: &ToldBundle, page: &mut String) {
    page.push_str("<section>\n");
    heading(messages, "bundle-evidence", page);
    page.push_str("<table>\n");
    for it in &told.evidence {
        let _ = write!(page, "<tr class=\"{}\">", it.state);
        cells(&[&it.label, &it.sentence, &it.articles.join(", ")], page);
    }
    page.push_str("</table>\n</section>\n");
}

fn moves(messages: &Messages, told: &ToldBundle, page: &mut String) {
    if told.moves.is_empty() {
        let _ = writeln!(page, "<p>{}</p>", escape(&messages.text("bundle-no-moves")));
        return;
    }
    if !told.has_sheets() {
        heading(messages, "bundle-moves-as-played", page);
        page.push_str("<p>");
        for it in &told.moves {
            let _ = write!(page, "{}{} ", it.number, escape(&it.played));
        }
        page.push_str("</p>\n");
        return;
    }
    heading(messages, "bundle-moves", page);
    page.push_str("<table>\n<tr>");
    for id in ["bundle-number", "bundle-played", "bundle-sheet-white", "bundle-sheet-black"] {
        let _ = write!(page, "<th>{}</th>", escape(&messages.text(id)));
    }
    page.push_str("</tr>\n");
    for it in &told.moves {
        let [white, black] =
            [&it.white_sheet, &it.black_sheet].map(|it| it.as_deref().unwrap_or("–"));
        page.push_str("<tr>");
        cells(&[&it.number, &it.played, white, black], page);
    }
    page.push_str("</table>\n");
    for (id, entries) in [
        ("bundle-other-white", &told.white_other_entries),
        ("bundle-other-black", &told.black_other_entries),
    ] {
        if !entries.is_empty() {
            let label = escape(&messages.text(id));
            let _ = writeln!(page, "<p>{label}: {}</p>", escape(&entries.join(", ")));
        }
    }
}

fn statements(messages: &Messages, told: &ToldBundle, page: &mut String) {
    if told.statements.is_empty() {
        return;
    }
    page.push_str("<section>\n");
    heading(messages, "bundle-statements", page);
    page.push_str("<table>\n");
    for it in &told.statements {
        page.push_str("<tr>");
        cells(&[&it.time, &it.who, &it.words], page);
    }
    page.push_str("</table>\n</section>\n");
}

fn question(messages: &Messages, told: &ToldBundle, page: &mut String) {
    page.push_str("<section>\n");
    heading(messages, "bundle-question", page);
    let _ = write!(page, "<p>{} {}</p>\n<ul>\n", told.question, escape(&told.question_text));
    for it in &told.answers {
        let _ = writeln!(page, "<li>☐ {}</li>", escape(&it.label));
    }
    page.push_str("</ul>\n");
    if let Some(decided) = &told.decided {
        let args = Args::new().set("result", decided);
        let _ = writeln!(page, "<p>{}</p>", escape(&messages.with("bundle-decided", &args)));
    }
    page.push_str("<div class=\"signatures\">");
    for id in ["bundle-sign-white", "bundle-sign-black", "bundle-sign-decider"] {
        let _ = write!(page, "<div>{}</div>", escape(&messages.text(id)));
    }
    page.push_str("</div>\n</section>\n");
}
