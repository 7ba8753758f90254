//! Protocols as one page: diagrams, clocks and rulings side by side. The page needs nothing from elsewhere.

use std::fmt::Write;

use notation::diagram::{Diagram, IdPrefix, to_svg};
use transcript::{Told, event_line, positions, query_line};

use super::{Judged, tell};
use crate::output::Console;

const STYLE: &str = "\
:root{color-scheme:light dark;font:16px/1.45 system-ui,sans-serif}\
body{max-width:60rem;margin:2rem auto;padding:0 1rem}\
article{margin:2.5rem 0}h2{margin-bottom:.2rem}\
ol{list-style:none;padding:0}\
li.event{display:grid;grid-template-columns:11rem 1fr;gap:1rem;padding:.8rem 0;border-top:1px solid #8886}\
li.event svg{width:11rem;height:auto}\
.clocks{font-variant-numeric:tabular-nums;opacity:.75}\
.quiet{opacity:.65}.articles{font-size:.85em;opacity:.75}\
.differs{color:#c22;font-weight:600}code{font-size:1em}\
@media(max-width:36rem){li.event{grid-template-columns:1fr}}";

pub(super) fn page(console: &Console, judged: &[Judged]) -> String {
    let messages = &console.messages;
    let title = escape(&messages.text("judge-page-title"));
    let tag = messages.language().tag();
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{tag}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n<h1>{title}</h1>\n"
    );
    for (index, it) in judged.iter().enumerate() {
        case(console, &mut page, index, it);
    }
    page += &format!("<p>{}</p>\n</html>\n", escape(tell::summary(console, judged).trim()));
    page
}

fn case(console: &Console, page: &mut String, index: usize, judged: &Judged) {
    let name = [judged.case.id(), judged.case.title()].join(" ");
    let edition = judged.edition.map_or("", |it| it.tag());
    let _ = write!(page, "<article>\n<h2>{}</h2>\n<p>{edition}</p>\n<ol>\n", escape(name.trim()));
    for (number, entry) in judged.protocol.entries.iter().enumerate() {
        let told = match &entry.what {
            Told::Event { line, .. } => event_line(line),
            Told::Query { query, .. } => query_line(query),
            Told::Beginning => String::new(),
        };
        let diagram = Diagram::new(entry.after.placement);
        let diagram = match format!("c{index}e{number}-").parse::<IdPrefix>() {
            Ok(prefix) => diagram.id_prefix(prefix),
            Err(_) => diagram,
        };
        let _ = write!(
            page,
            "<li class=\"event\">{}<div><p><code>{}</code></p>\n<p class=\"clocks\">{}</p>\n<ul>\n",
            to_svg(&diagram),
            escape(&told),
            escape(&tell::clocks(&console.messages, &entry.shown)),
        );
        if let Told::Event { rulings, .. } = &entry.what {
            for (ruling, position) in rulings.iter().zip(positions(&entry.before, rulings)) {
                let class = if ruling.is_quiet() { " class=\"quiet\"" } else { "" };
                let sentence = tell::sentence(&console.messages, &position, ruling);
                let articles = escape(&tell::articles(ruling));
                let _ = writeln!(
                    page,
                    "<li{class}>{} <span class=\"articles\">[{articles}]</span></li>",
                    escape(&sentence)
                );
            }
        }
        for (_, difference) in &entry.differences {
            let said = escape(&tell::differs(&console.messages, difference));
            let _ = writeln!(page, "<li class=\"differs\">{said}</li>");
        }
        page.push_str("</ul></div></li>\n");
    }
    page.push_str("</ol>\n</article>\n");
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
