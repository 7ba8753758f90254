//! Reading the Markdown of the law texts: `# chapter`, `## number — title`, `### commentary — title`. The
//! files are our own, so a heading that cannot be read is a bug and a test finds it.

use super::{Entry, Misprint};
use crate::article::Article;
use crate::edition::Edition;

/// The entries of one file.
pub(super) fn entries(file: &'static str, source: Edition) -> Vec<Entry> {
    let mut chapter = "";
    let mut found: Vec<Entry> = Vec::new();
    let mut body_start = 0;
    let mut at = 0;
    for line in file.split_inclusive('\n') {
        let start = at;
        at += line.len();
        let Some((level, heading)) = heading(line) else { continue };
        if let Some(last) = found.last_mut() {
            last.body = file[body_start..start].trim();
        }
        if level == 1 {
            chapter = heading;
        } else if let Some((article, title)) = number_and_title(heading) {
            found.push(Entry { article, title, body: "", chapter, source, taken_over: false });
        }
        body_start = at;
    }
    if let Some(last) = found.last_mut() {
        last.body = file[body_start..].trim();
    }
    found
}

/// All headings below the chapter, whether or not their number can be read; for tests.
#[cfg(test)]
pub(super) fn headings(file: &'static str) -> impl Iterator<Item = &'static str> {
    file.lines().filter_map(heading).filter(|&(level, _)| level > 1).map(|(_, heading)| heading)
}

fn heading(line: &str) -> Option<(usize, &str)> {
    let text = line.trim_start_matches('#');
    let level = line.len() - text.len();
    (level > 0).then(|| (level, text.trim()))
}

fn number_and_title(heading: &'static str) -> Option<(Article, &'static str)> {
    let (number, title) = heading.split_once(" — ")?;
    Some((number.parse().ok()?, title))
}

/// The entries of a list of misprints: `- **3.7.e** what it says and what is meant`.
pub(super) fn misprints(file: &'static str) -> Vec<Misprint> {
    let mut found = Vec::new();
    for item in file.split("\n- **").skip(1) {
        if let Some((number, body)) = item.split_once("**")
            && let Ok(article) = number.parse()
        {
            found.push(Misprint { article, body: body.trim() });
        }
    }
    found
}
