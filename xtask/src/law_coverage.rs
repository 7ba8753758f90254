//! The report on how far the Laws are carried out, made from what the code says. It judges nothing itself.

use std::fmt::Write;

use laws::text::{TextLanguage, entries};
use laws::{Article, Edition, Provision, Status, has_scenario, status, status_of};

/// Where the report stands.
pub(crate) const PATH: &str = "docs/LAW-COVERAGE.md";

const COLUMNS: [&str; 6] = ["Ruled", "Fact", "Arbiter", "Guidance", "OutOfScope", "Planned"];

/// The whole report, as Markdown.
pub(crate) fn report() -> String {
    let mut report = String::from(
        "# Law coverage\n\n\
         Made by `cargo xtask law-coverage`; a test fails when it is out of date. Do not edit.\n\n\
         - **Ruled**: a rule decides it and has its scenarios.\n\
         - **Fact**: true by the construction of the equipment.\n\
         - **Arbiter**: the engine asks the arbiter.\n\
         - **Guidance**: shown as text; there is nothing to decide.\n\
         - **OutOfScope**: not for us.\n\
         - **Planned**: not yet.\n\n\
         ## Articles of each edition\n\n\
         Commentary and terms of the glossary are counted as articles.\n\n",
    );
    report.push_str(&counts_table());
    report.push_str("\n## Provisions\n\n");
    report.push_str(&provisions_table());
    report.push_str(
        "\n## Scenarios of each edition\n\n\
         Of the provisions in force that are not facts or mere text, those on which a scenario rests that is \
         written for that edition, or that was played in that edition too with the same rulings. What an overlay \
         leaves to its base counts if the base has one. The scenarios \
         whose rulings change with the edition are listed in `crates/laws/scenarios/cited.tsv`.\n\n",
    );
    report.push_str(&scenarios_table());
    for edition in Edition::ALL {
        let _ = write!(report, "\n## {} (`{edition}`)\n", edition.name());
        report.push_str(&chapters(edition));
    }
    report
}

fn counts_table() -> String {
    let mut table = format!("| edition | articles | {} |\n|---|--:|", COLUMNS.join(" | "));
    table.push_str(&"--:|".repeat(COLUMNS.len()));
    table.push('\n');
    for edition in Edition::ALL {
        let all = statuses(edition);
        let counts =
            COLUMNS.map(|name| all.iter().filter(|(_, it)| it.name() == name).count().to_string());
        let _ = writeln!(table, "| {edition} | {} | {} |", all.len(), counts.join(" | "));
    }
    table
}

/// One line for each status: how many provisions have it.
fn provisions_table() -> String {
    let mut table = String::from("| status | provisions |\n|---|--:|\n");
    for name in COLUMNS {
        let count = Provision::ALL.iter().filter(|it| status_of(**it).name() == name).count();
        let _ = writeln!(table, "| {name} | {count} |");
    }
    table
}

/// For each edition: how many provisions need a scenario, how many have one there, and which have none.
fn scenarios_table() -> String {
    let mut table =
        String::from("| edition | provisions | with a scenario | without |\n|---|--:|--:|---|\n");
    for edition in Edition::ALL {
        let decided = |it: &&Provision| {
            it.validity(edition).is_in_force()
                && matches!(status_of(**it), Status::Ruled | Status::Arbiter | Status::Planned)
        };
        let needed: Vec<Provision> = Provision::ALL.iter().filter(decided).copied().collect();
        let missing: Vec<&str> = needed
            .iter()
            .filter(|it| !has_scenario(edition, **it) && !left_to_base(edition, **it))
            .map(|it| it.key())
            .collect();
        let (all, have) = (needed.len(), needed.len() - missing.len());
        let _ = writeln!(table, "| {edition} | {all} | {have} | {} |", missing.join(", "));
    }
    table
}

/// Does an overlay leave the provision to its base, and has the base a scenario?
fn left_to_base(edition: Edition, provision: Provision) -> bool {
    edition.base().is_some_and(|base| {
        provision.validity(base) == provision.validity(edition) && has_scenario(base, provision)
    })
}

fn statuses(edition: Edition) -> Vec<(Article, Status)> {
    let book = entries(edition, TextLanguage::English).iter();
    book.filter_map(|entry| Some((entry.article, status(edition, entry.article)?))).collect()
}

/// For each chapter the articles of each status.
fn chapters(edition: Edition) -> String {
    let mut text = String::new();
    let mut chapters: Vec<(&str, Vec<(Article, Status)>)> = Vec::new();
    for entry in entries(edition, TextLanguage::English) {
        let Some(status) = status(edition, entry.article) else { continue };
        match chapters.iter_mut().find(|(chapter, _)| *chapter == entry.chapter) {
            Some((_, articles)) => articles.push((entry.article, status)),
            None => chapters.push((entry.chapter, vec![(entry.article, status)])),
        }
    }
    for (chapter, articles) in chapters {
        let _ = write!(text, "\n### {chapter}\n\n");
        for name in COLUMNS {
            let of_status = articles.iter().filter(|(_, it)| it.name() == name);
            let numbers: Vec<String> = of_status.map(|(article, _)| article.to_string()).collect();
            if !numbers.is_empty() {
                let _ = writeln!(text, "- {name}: {}", numbers.join(", "));
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{PATH, report};

    #[test]
    fn the_report_is_current() {
        let path = crate::workspace_root().join(PATH);
        let on_disk = std::fs::read_to_string(path).expect("the report");
        assert!(on_disk == report(), "{PATH} is out of date: run `cargo xtask law-coverage`");
    }
}
