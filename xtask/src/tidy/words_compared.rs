//! The Laws are ruled on what happened, not on how somebody said it: the words of any language are read in `transcript`,
//! and the rules get what they mean. Code of `laws` that compares words would rule on a language again.

use super::Problem;
use super::tree::{File, Tree, numbered};

const LAWS: &str = "crates/laws/src/";

/// Readers of names that are no words of a language: articles, editions, dates, options of the organiser, signs of
/// notation, our own table of what is ruled; and of the text of the Laws itself.
const READERS: &[&str] = &[
    "article/",
    "date.rs",
    "edition.rs",
    "editions/",
    "regulations/",
    "rules/appendix_c_notation.rs",
    "status.rs",
    "suggest.rs",
    "text/",
];

/// Where it is judged no word has any business, but as what a message, an assertion or an error says and as the name of a kind.
const JUDGING: [&str; 2] = ["rules/", "game/"];

const SAYS: [&str; 9] = [
    "Phrase::new(",
    ".text(",
    ".with(",
    ".number(",
    "=>",
    "#[error(",
    "expect(",
    "panic!(",
    "debug_assert",
];

/// Calls that look for a text in another.
const LOOKS_FOR: &[&str] = &[
    ".eq(",
    ".ne(",
    "cmp(",
    "matches(",
    "replace(",
    "split(",
    "splitn(",
    "rsplit(",
    "contains(",
    "starts_with(",
    "ends_with(",
    "strip_prefix(",
    "strip_suffix(",
    "eq_ignore_ascii_case(",
    "split_once(",
    "find(",
];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in tree.files().filter(|it| is_ruled_by_types(it)) {
        let tests = file.code.lines().position(|it| it.trim() == "#[cfg(test)]");
        let lines = numbered(&file.text).zip(file.code.lines()).take(tests.unwrap_or(usize::MAX));
        for ((line, text), code) in lines {
            let (text, code) = (ascii(text), ascii(code));
            let judges = is_judging(file);
            let compared = |&(from, to): &(usize, usize)| match judges {
                true => !is_said(&code, from, to) || is_compared(&text, &code, from, to),
                false => is_compared(&text, &code, from, to),
            };
            if literals(&text, &code).iter().any(compared) {
                let what = "compares a word: read it in `transcript` and match on a type here";
                problems.push(Problem::new(&file.path, line, what));
            }
        }
    }
    problems
}

fn is_ruled_by_types(file: &File) -> bool {
    let inside = file.path.strip_prefix(LAWS).filter(|_| file.path.ends_with(".rs"));
    inside.is_some_and(|it| {
        file.name() != "tests.rs" && !READERS.iter().any(|reader| it.starts_with(reader))
    })
}

fn is_judging(file: &File) -> bool {
    let inside = file.path.strip_prefix(LAWS).unwrap_or_default();
    JUDGING.iter().any(|it| inside.starts_with(it))
}

/// Does the line say the word, or give it as a name?
fn is_said(code: &str, from: usize, to: usize) -> bool {
    let ends = matches!(code[to..].trim(), "" | "," | ")" | ");");
    let before = code[..from].trim();
    SAYS.iter().any(|it| before.contains(it)) || ends && (before.is_empty() || is_kind(before))
}

/// `Late = …`, a kind in a table of names.
fn is_kind(before: &str) -> bool {
    let name = before.strip_suffix(" =").unwrap_or_default();
    name.starts_with(|it: char| it.is_ascii_uppercase())
        && name.chars().all(|it| it.is_ascii_alphanumeric())
}

/// Where the strings of a line begin and end that have a word in them, their quotes included.
fn literals(text: &str, code: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() && !text[at..].starts_with("//") {
        if !(text[at..].starts_with('"') && code[at..].starts_with(' ')) {
            at += 1;
            continue;
        }
        let inside = &text[at + 1..];
        let ends = |it: &(usize, &str)| !inside[..it.0].ends_with('\\');
        let Some((length, _)) = inside.match_indices('"').find(ends) else { break };
        let end = at + length + 2;
        found.push((at, end));
        at = end;
    }
    found.retain(|&(from, to)| has_word(&text[from..to]));
    found
}

/// The same with one byte for each letter.
fn ascii(line: &str) -> String {
    line.chars().map(|it| if it.is_ascii() { it } else { '?' }).collect()
}

/// Two small letters in a row; `O-O` is none.
fn has_word(literal: &str) -> bool {
    let small = |it: &[u8]| it.iter().all(u8::is_ascii_lowercase);
    literal.as_bytes().windows(2).any(small)
}

fn is_compared(text: &str, code: &str, from: usize, to: usize) -> bool {
    let (before, after) = (code[..from].trim_end_matches([' ', '&']), code[to..].trim_start());
    let equals = |code: &str| code.ends_with("==") || code.ends_with("!=");
    let looked_for = LOOKS_FOR.iter().any(|it| before.ends_with(it));
    let listed = text[..from].trim_end().ends_with('[') && looks_through(&text[to..]);
    // An arm of a pattern that goes on in the next line.
    let alternative =
        code.contains(is_bar) && code.trim().chars().all(|it| is_bar(it) || it == ' ');
    let passed = text[..from].ends_with("(&[") || text[..from].ends_with(", &[");
    equals(before)
        || after.starts_with("==")
        || after.starts_with("!=")
        || looked_for
        || listed
        || passed
        || alternative
        || code[to..].contains("=>")
        || before.contains("matches!(")
}

fn is_bar(it: char) -> bool {
    it == '|'
}

/// Is something looked for in a list of words?
fn looks_through(after: &str) -> bool {
    after.contains("].contains(") || after.contains("].iter().any(")
}

#[cfg(test)]
mod tests {
    use super::super::tests::check;

    #[track_caller]
    fn check_code(code: &str, found: bool) {
        let expected: &[&str] = if found { &["crates/laws/src/rules/x.rs:1"] } else { &[] };
        check(super::check, &[("crates/laws/src/rules/x.rs", code)], expected);
    }

    #[test]
    fn words_that_are_compared_are_found() {
        check_code("if phrase == \"no\" {", true);
        check_code("if \"not valid\" != phrase {", true);
        check_code("phrase.starts_with(\"accept\")", true);
        check_code("says(decision, &[\"continue\"])", true);
        check_code("words.any(&[\"lost\", \"loses\"])", true);
        check_code("[\"yes\", \"no\"].contains(&word)", true);
        check_code("matches!(word, \"none\" | \"nothing\")", true);
        check_code("\"draw\" | \"drawn\" => self.draw(),", true);
        check_code("(Discretion::Lent, \"insist\") => true,", true);
        check_code("phrase.eq(\"no\")", true);
        check_code("\"none\"", false);
        check_code("\"none\" | \"nothing\"", true);
        check_code("| \"nothing\"", true);
        check_code("const NO: &str = \"no\";", true);
        check_code("let no = [\"no\", \"none\"];", true);
        check_code("\"no\".len() == phrase.len()", true);
        check_code("let no = \"no\";", true);
        check_code("Late = \"late\",", false);
    }

    #[test]
    fn other_texts_are_not() {
        check_code("Needs::Player => \"player\",", false);
        check_code("NoShow = \"no-show\",", false);
        check_code("Phrase::new(\"ruling-must\").with(\"who\", who)", false);
        check_code("if written.starts_with(\"O-O\") {", false);
        check_code("/// It says \"no\" => nothing.", false);
        check_code("let x = 1; // phrase == \"no\"", false);
        check_code("#[cfg(test)]\nif x == \"no\" {", false);
    }

    #[test]
    fn readers_of_names_may_compare() {
        let code = "name == \"fide-2018\"";
        check(super::check, &[("crates/laws/src/edition.rs", code)], &[]);
        check(super::check, &[("crates/transcript/src/words.rs", code)], &[]);
    }
}
