//! Our own texts that state law in sentences, taken apart into passages.

use std::io;
use std::path::Path;

/// Where they stand, and what the report calls each place.
const SOURCES: [(&str, &str); 4] = [
    ("crates/laws/law", "law"),
    ("crates/messages/messages", "messages"),
    ("docs", "docs"),
    ("crates/laws/scenarios", "scenarios"),
];

/// One file of ours.
pub(super) struct OurFile {
    /// The edition or the language, as in `law/fide-2018/en`.
    pub(super) group: String,
    pub(super) name: String,
    pub(super) passages: Vec<Passage>,
}

/// Sentences that follow each other under one heading.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Passage {
    /// The number of an article, a heading, a case or the name of a message.
    pub(super) entry: String,
    pub(super) text: String,
}

impl Passage {
    fn new(entry: &str, text: &str) -> Passage {
        Passage { entry: entry.to_owned(), text: text.to_owned() }
    }
}

/// Every file, in the order of its path.
pub(super) fn our_files(root: &Path) -> Result<Vec<OurFile>, String> {
    let mut files = Vec::new();
    for (folder, label) in SOURCES {
        let folder = root.join(folder);
        read_folder(&folder, label, &mut files)
            .map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    Ok(files)
}

fn read_folder(folder: &Path, group: &str, files: &mut Vec<OurFile>) -> io::Result<()> {
    let mut entries = std::fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_dir() {
            read_folder(&entry.path(), &format!("{group}/{name}"), files)?;
            continue;
        }
        let read: fn(&str) -> Vec<Passage> = match name.rsplit_once('.') {
            Some((_, "md")) => of_markdown,
            Some((_, "ftl")) => of_messages,
            Some(_) | None => continue,
        };
        let passages = read(&std::fs::read_to_string(entry.path())?);
        files.push(OurFile { group: group.to_owned(), name, passages });
    }
    Ok(())
}

/// A heading and what stands under it are passages of their own: no sentence goes from one into the other. The
/// lines of a transcript are notation; only the names of its cases are sentences.
pub(super) fn of_markdown(text: &str) -> Vec<Passage> {
    let mut passages = vec![Passage::new("", "")];
    let mut entry = "";
    let mut fence = None;
    for line in text.lines() {
        if let Some(kind) = line.trim_start().strip_prefix("```") {
            fence = if fence.is_none() { Some(kind.trim()) } else { None };
            passages.push(Passage::new(entry, ""));
            continue;
        }
        match (fence, heading(line)) {
            (None, Some(title)) => {
                let (number, title) = title.split_once(" — ").unwrap_or((title, title));
                entry = number;
                passages.push(Passage::new(entry, title));
                passages.push(Passage::new(entry, ""));
            }
            (Some("transcript"), _) => {
                if let Some(case) = line.strip_prefix("case ") {
                    let (id, title) = case.split_once(' ').unwrap_or((case, ""));
                    passages.push(Passage::new(id, title));
                }
            }
            (None, None) | (Some(_), _) => {
                append(&mut passages, &without_marks(&without_link_targets(line)));
            }
        }
    }
    passages.retain(|it| !it.text.trim().is_empty());
    passages
}

fn heading(line: &str) -> Option<&str> {
    let title = line.trim_start_matches('#');
    (title.len() < line.len()).then(|| title.strip_prefix(' ').map(str::trim)).flatten()
}

/// `[6.2](law.md#6.2)` is read as `[6.2]`.
fn without_link_targets(line: &str) -> String {
    let mut parts = line.split("](");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept.push_str("] ");
        kept.push_str(part.split_once(')').map_or("", |(_, rest)| rest));
    }
    kept
}

/// `(see {irr.illegal})` is read as `(see )`, for a number is shown there; of `{in fide-2018:; printed 6.13}` the words
/// for that edition are kept.
fn without_marks(line: &str) -> String {
    let mut kept = String::new();
    let mut rest = line;
    while let Some((before, (inside, after))) =
        rest.split_once('{').and_then(|(before, mark)| Some((before, mark.split_once('}')?)))
    {
        kept.push_str(before);
        let is_reference = |it: char| it.is_alphanumeric() || "._,=!- ".contains(it);
        match inside.strip_prefix("in ").and_then(|it| it.split_once(':')) {
            Some((_, words)) => kept.push_str(words),
            None if inside.chars().all(is_reference) => {}
            None => kept.push_str(inside),
        }
        rest = after;
    }
    kept + rest
}

/// Every message is a passage. Comments are not shown to anybody; what a message puts in is left out as a number
/// would be; the forms of a plural follow each other.
pub(super) fn of_messages(text: &str) -> Vec<Passage> {
    let mut passages: Vec<Passage> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let named = line.split_once('=').filter(|(name, _)| !name.starts_with([' ', '.']));
        match named {
            Some((name, value)) if !line.starts_with(char::is_whitespace) => {
                passages.push(Passage::new(name.trim(), &sentences(value)));
            }
            Some(_) | None => append(&mut passages, &sentences(line)),
        }
    }
    passages
}

/// A line of a message without what steers it: `{ $count ->`, `*[other]`.
fn sentences(line: &str) -> String {
    let mut kept = String::new();
    let mut rest = line;
    while let Some(letter) = rest.chars().next() {
        rest = match letter {
            '[' => rest.split_once(']').map_or("", |(_, after)| after),
            '$' => {
                rest[1..].trim_start_matches(|it: char| it.is_alphanumeric() || "-_".contains(it))
            }
            '{' | '}' | '*' => &rest[1..],
            _ => {
                kept.push(letter);
                &rest[letter.len_utf8()..]
            }
        };
    }
    kept
}

/// Adds a line to the last passage.
fn append(passages: &mut [Passage], line: &str) {
    if let Some(last) = passages.last_mut() {
        last.text.push_str(line);
        last.text.push('\n');
    }
}
