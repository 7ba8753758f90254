//! `jadoube law search`: articles by words, in the text or in a title of any language.

use laws::Edition;
use laws::text::{Entry, TextLanguage, entries, search, title_id, words as words_of};
use messages::{Args, Language, Messages};
use serde::Serialize;

use super::marks::{self, Marked};
use crate::cli::SearchArgs;
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::input;
use crate::locale::Form;
use crate::output::ink::Ink;
use crate::output::{Console, prose};

#[derive(Serialize)]
struct SearchTwin {
    edition: &'static str,
    words: Vec<String>,
    /// How many there are, shown or not.
    count: usize,
    hits: Vec<HitTwin>,
}

#[derive(Serialize)]
struct HitTwin {
    article: String,
    title: String,
    kind: &'static str,
    sentence: Option<String>,
    /// Where the words stand in the sentence, in bytes: from, to.
    marks: Vec<(usize, usize)>,
}

pub(super) fn run(console: &Console, args: &SearchArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let edition = input::edition(args.edition.edition.as_deref());
    let limit = input::number(messages, "--limit", &args.limit, 1..=10_000)?;
    let limit = usize::try_from(limit).unwrap_or(usize::MAX);
    let query = args.words.join(" ");
    input::query(messages, &query)?;
    let wanted = words_of(&query);
    let hits = hits(edition, &query, &wanted);
    let shown = &hits[..hits.len().min(limit)];
    match console.form {
        Form::Json => console.json(&SearchTwin {
            edition: edition.tag(),
            words: wanted.clone(),
            count: hits.len(),
            hits: shown.iter().map(|it| twin(messages, edition, it, &wanted)).collect(),
        })?,
        Form::Text => {
            let mut text = String::new();
            for entry in shown {
                text += &told(console, edition, entry, &wanted);
            }
            let names = Args::new()
                .set("words", &query)
                .set("count", hits.len())
                .set("edition", edition.tag());
            text += &messages.with("laws-search-count", &names);
            text.push('\n');
            if shown.len() < hits.len() {
                let left = Args::new().set("count", hits.len() - shown.len());
                text += &format!("{}\n", messages.with("laws-search-more", &left));
            }
            console.print(&text)?;
        }
    }
    Ok(if hits.is_empty() { Exit::Negative } else { Exit::Fine })
}

/// Titles in the other languages first, then what the text itself holds.
fn hits(edition: Edition, query: &str, wanted: &[String]) -> Vec<&'static Entry> {
    let mut found: Vec<&Entry> = Vec::new();
    let others = Language::ALL.into_iter().filter(|it| *it != Language::English);
    for messages in others.map(Messages::new) {
        for entry in entries(edition, TextLanguage::English) {
            let title = words_of(&tell::law::title(&messages, edition, entry));
            let holds = |word: &String| title.iter().any(|it| it.starts_with(word));
            let translated = messages.has(&title_id(entry.article));
            if translated && !wanted.is_empty() && wanted.iter().all(holds) {
                push(&mut found, entry);
            }
        }
    }
    found.sort_by_key(|it| (it.article.is_commentary(), it.article.is_term(), it.article));
    for entry in search(edition, query, TextLanguage::English) {
        push(&mut found, entry);
    }
    found
}

fn push(found: &mut Vec<&'static Entry>, entry: &'static Entry) {
    if !found.iter().any(|it| it.article == entry.article) {
        found.push(entry);
    }
}

fn told(console: &Console, edition: Edition, entry: &Entry, wanted: &[String]) -> String {
    let (messages, ink) = (&console.messages, console.ink);
    let show = |word: &str| match ink {
        Ink::Colored => ink.good(word),
        Ink::Plain => format!("*{word}*"),
    };
    let title = marks::mark(&tell::law::title(messages, edition, entry), wanted).shown(show);
    let number = ink.strong(&entry.article.to_string());
    let mut text = prose::filled(&format!("{number} — {title}"), "", console.width);
    if let Some(marked) = sentence(entry, wanted) {
        text += &prose::filled(&marked.shown(show), "    ", console.width);
    }
    text.push('\n');
    text
}

fn sentence(entry: &Entry, wanted: &[String]) -> Option<Marked> {
    marks::best(entry.body, wanted)
}

fn twin(messages: &Messages, edition: Edition, entry: &Entry, wanted: &[String]) -> HitTwin {
    let marked = sentence(entry, wanted);
    HitTwin {
        article: entry.article.to_string(),
        title: tell::law::title(messages, edition, entry),
        kind: match entry.article {
            it if it.is_commentary() => "commentary",
            it if it.is_term() => "term",
            _ => "law",
        },
        marks: marked.as_ref().map(|it| it.marks.clone()).unwrap_or_default(),
        sentence: marked.map(|it| it.sentence),
    }
}
