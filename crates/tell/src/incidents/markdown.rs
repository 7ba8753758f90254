//! The report as Markdown: counts for each person, then each person's incidents.

use laws::IncidentReport;
use laws::game::IncidentGroup;
use messages::{Args, Messages};

use super::{articles, game, happened, heads, person, time};
use crate::moment::Offset;

/// The report as Markdown; moments as this far from Greenwich.
#[must_use]
pub fn markdown(messages: &Messages, report: &IncidentReport, offset: Offset) -> String {
    let mut text = format!("# {}\n\n", messages.text("incident-title"));
    let args = Args::new().set("games", report.games.len()).set("people", report.people.len());
    text += &format!("{}\n", messages.with("incident-summary", &args));
    if report.people.is_empty() {
        return text;
    }
    text += "\n";
    text += &counts(messages, report);
    for it in &report.people {
        text += &format!("\n## {}\n\n", cell(&person(messages, report, &it.who)));
        let heads: Vec<String> = heads(report).iter().map(|it| messages.text(it)).collect();
        text += &row(&heads);
        text += &format!("|{}\n", "---|".repeat(heads.len()));
        for entry in &it.entries {
            let (what, by) = happened(messages, entry);
            let articles = format!("{} ({})", articles(entry), entry.edition.tag());
            let mut cells = vec![game(report, entry), time(entry, offset), what, articles];
            if report.logged {
                cells.push(by);
            }
            text += &row(&cells);
        }
    }
    text
}

/// One line for each person: how many of each kind.
fn counts(messages: &Messages, report: &IncidentReport) -> String {
    let group = |it: IncidentGroup| messages.text(&format!("incident-group-{}", it.id()));
    let mut heads = vec![messages.text("incident-person")];
    heads.extend(IncidentGroup::ALL.map(group));
    let mut text = row(&heads);
    text += &format!("|---|{}\n", "--:|".repeat(IncidentGroup::ALL.len()));
    for it in &report.people {
        let mut cells = vec![person(messages, report, &it.who)];
        cells.extend(IncidentGroup::ALL.map(|group| it.count(group).to_string()));
        text += &row(&cells);
    }
    text
}

fn row(cells: &[String]) -> String {
    let cells: Vec<String> = cells.iter().map(|it| cell(it)).collect();
    format!("| {} |\n", cells.join(" | "))
}

/// A text that is only text: it breaks no table and is no heading, emphasis, link or HTML.
fn cell(text: &str) -> String {
    let mut cell = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '\\' | '|' | '*' | '_' | '`' | '[' | ']' | '<' | '>' | '#' | '~' | '&')
        {
            cell.push('\\');
        }
        cell.push(if letter.is_control() { ' ' } else { letter });
    }
    cell
}

#[cfg(test)]
mod tests {
    use super::cell;

    #[test]
    fn a_name_cannot_be_markdown() {
        assert_eq!(cell("Novák, Jan"), "Novák, Jan");
        assert_eq!(cell("a|b\n*c* <b>[d](e)"), "a\\|b \\*c\\* \\<b\\>\\[d\\](e)");
    }
}
