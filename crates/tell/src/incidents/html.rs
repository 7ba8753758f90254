//! The report as a page that needs nothing from elsewhere and can be printed.

use std::fmt::Write;

use laws::IncidentReport;
use laws::game::IncidentGroup;
use messages::{Args, Messages};

use super::{articles, game, happened, heads, person, time};
use crate::moment::Offset;
use crate::page::{escape, opening};

const STYLE: &str = "\
:root{color-scheme:light dark;font:16px/1.45 system-ui,sans-serif}\
body{max-width:60rem;margin:2rem auto;padding:0 1rem}\
table{border-collapse:collapse;width:100%;margin:.6rem 0 1.6rem}\
th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #8886}\
td.count,th.count{text-align:right}\
.struck{text-decoration:line-through;opacity:.7}\
.edition{opacity:.7;font-size:.85em}\
@media print{body{margin:0;max-width:none}section{break-inside:avoid}}";

/// The report as a page; moments as this far from Greenwich.
#[must_use]
pub fn html(messages: &Messages, report: &IncidentReport, offset: Offset) -> String {
    let mut page = opening(messages, &messages.text("incident-title"), STYLE);
    let args = Args::new().set("games", report.games.len()).set("people", report.people.len());
    let _ = writeln!(page, "<p>{}</p>", escape(&messages.with("incident-summary", &args)));
    if !report.people.is_empty() {
        counts(messages, report, &mut page);
    }
    for it in &report.people {
        let name = escape(&person(messages, report, &it.who));
        let _ = write!(page, "<section>\n<h2>{name}</h2>\n<table>\n<tr>");
        for head in heads(report) {
            let _ = write!(page, "<th>{}</th>", escape(&messages.text(head)));
        }
        page.push_str("</tr>\n");
        for entry in &it.entries {
            let (what, by) = happened(messages, entry);
            let _ = write!(
                page,
                "<tr{}><td>{}</td><td>{}</td><td>{}</td>\
                 <td>{} <span class=\"edition\">{}</span></td>",
                if entry.stands() { "" } else { " class=\"struck\"" },
                escape(&game(report, entry)),
                escape(&time(entry, offset)),
                escape(&what),
                escape(&articles(entry)),
                entry.edition.tag(),
            );
            if report.logged {
                let _ = write!(page, "<td>{}</td>", escape(&by));
            }
            page.push_str("</tr>\n");
        }
        page.push_str("</table>\n</section>\n");
    }
    page + "</html>\n"
}

fn counts(messages: &Messages, report: &IncidentReport, page: &mut String) {
    let _ = write!(page, "<table>\n<tr><th>{}</th>", escape(&messages.text("incident-person")));
    for group in IncidentGroup::ALL {
        let head = messages.text(&format!("incident-group-{}", group.id()));
        let _ = write!(page, "<th class=\"count\">{}</th>", escape(&head));
    }
    page.push_str("</tr>\n");
    for it in &report.people {
        let _ = write!(page, "<tr><td>{}</td>", escape(&person(messages, report, &it.who)));
        for group in IncidentGroup::ALL {
            let _ = write!(page, "<td class=\"count\">{}</td>", it.count(group));
        }
        page.push_str("</tr>\n");
    }
    page.push_str("</table>\n");
}
