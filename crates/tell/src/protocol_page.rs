//! Protocols as one page: diagrams, clocks and rulings side by side. The page needs nothing from elsewhere.

use std::fmt::Write;

use messages::Messages;
use notation::diagram::{Diagram, IdPrefix, to_svg};
use transcript::{Told, positions};

use crate::page::{escape, opening};
use crate::protocol::{Judged, clocks, differs, summary, told as told_line, told_by_hand};
use crate::queries::{answer, query as asked};
use crate::rulings::{articles, missing, sentence};

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

/// The protocols of these cases as one page.
#[must_use]
pub fn protocol_page(messages: &Messages, judged: &[Judged]) -> String {
    let mut page = opening(messages, &messages.text("judge-page-title"), STYLE);
    for (index, it) in judged.iter().enumerate() {
        case(messages, &mut page, index, it);
    }
    page += &format!("<p>{}</p>\n</html>\n", escape(&summary(messages, judged)));
    page
}

fn case(messages: &Messages, page: &mut String, index: usize, judged: &Judged) {
    let name = [judged.case.id(), judged.case.title()].join(" ");
    let edition = judged.edition.map_or("", |it| it.tag());
    let _ = write!(page, "<article>\n<h2>{}</h2>\n<p>{edition}</p>\n<ol>\n", escape(name.trim()));
    for (number, entry) in judged.protocol.entries.iter().enumerate() {
        let told = match &entry.what {
            Told::Event { line, .. } => told_line(messages, &entry.before, line),
            Told::Result(line) => told_by_hand(messages, line),
            Told::Query { query, .. } => asked(messages, &entry.before, query),
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
            escape(&clocks(messages, &entry.shown)),
        );
        if let Told::Event { rulings, .. } = &entry.what {
            for (ruling, position) in rulings.iter().zip(positions(&entry.before, rulings)) {
                let class = if ruling.is_quiet() { " class=\"quiet\"" } else { "" };
                let sentence = sentence(messages, &position, ruling);
                let articles = escape(&articles(ruling));
                let _ = writeln!(
                    page,
                    "<li{class}>{} <span class=\"articles\">[{articles}]</span></li>",
                    escape(&sentence)
                );
                if let Some(lacks) = missing(messages, ruling) {
                    let _ = writeln!(page, "<li class=\"quiet\">{}</li>", escape(&lacks));
                }
            }
        }
        if let Told::Query { answer: found, articles, .. } = &entry.what {
            let said = escape(&answer(messages, &entry.before, found, articles));
            let _ = writeln!(page, "<li>{said}</li>");
        }
        for (_, difference) in &entry.differences {
            let said = escape(&differs(messages, difference));
            let _ = writeln!(page, "<li class=\"differs\">{said}</li>");
        }
        page.push_str("</ul></div></li>\n");
    }
    page.push_str("</ol>\n</article>\n");
}
