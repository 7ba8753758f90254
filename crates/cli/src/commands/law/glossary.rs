//! `jadoube law glossary`: the terms of the glossary, found by their name in any of the languages.

use laws::Edition;
use laws::text::{Entry, TextLanguage, fold, terms, uses_of};
use messages::{Args, Language, Messages};
use serde::Serialize;

use super::words;
use crate::cli::GlossaryArgs;
use crate::complaint::{Complaint, Failure, Kind};
use crate::exit::Exit;
use crate::input;
use crate::locale::Form;
use crate::output::{Console, prose};

#[derive(Serialize)]
struct GlossaryTwin {
    edition: &'static str,
    terms: Vec<TermTwin>,
}

#[derive(Serialize)]
struct TermTwin {
    article: String,
    /// The name in every language, by its tag.
    names: Vec<NameTwin>,
    text: &'static str,
    /// The articles that use it.
    used_in: Vec<String>,
}

#[derive(Serialize)]
struct NameTwin {
    language: &'static str,
    name: String,
}

pub(super) fn run(console: &Console, args: &GlossaryArgs) -> Result<Exit, Failure> {
    let edition = input::edition(args.edition.edition.as_deref());
    let book: Vec<&'static Entry> = terms(edition, TextLanguage::English).collect();
    let messages = &console.messages;
    if book.is_empty() {
        let args = Args::new().set("edition", edition.tag());
        let what = messages.with("laws-glossary-none", &args);
        return Err(Complaint::new(Kind::Term, what).into());
    }
    let wanted = args.term.join(" ");
    input::query(messages, &wanted)?;
    let found = match wanted.trim().is_empty() {
        true => book,
        false => matching(messages, edition, &book, &wanted)?,
    };
    match console.form {
        Form::Json => {
            let terms = found.iter().map(|it| twin(edition, it)).collect();
            console.json(&GlossaryTwin { edition: edition.tag(), terms })?;
        }
        Form::Text if wanted.trim().is_empty() => {
            let row =
                |it: &&Entry| vec![it.article.to_string(), tell::law::title(messages, edition, it)];
            let mut rows: Vec<Vec<String>> = found.iter().map(row).collect();
            rows.sort_by_key(|row| fold(&row[1]));
            console.print(&prose::columns(&rows, 0, console.width))?;
        }
        Form::Text => {
            let mut told: Vec<String> = found.iter().map(|it| told(console, edition, it)).collect();
            told.push(words::retold(console));
            console.print(&told.join("\n"))?;
        }
    }
    Ok(Exit::Fine)
}

/// The terms with this name or number, or else those in whose names it occurs.
fn matching(
    messages: &Messages,
    edition: Edition,
    book: &[&'static Entry],
    text: &str,
) -> Result<Vec<&'static Entry>, Failure> {
    let wanted = fold(text.trim());
    let is = |entry: &&&Entry| {
        fold(&entry.article.to_string()) == wanted
            || names(edition, entry).iter().any(|it| {
                let name = fold(&it.name);
                name == wanted || name.split(", ").any(|part| part == wanted)
            })
    };
    let holds = |entry: &&&Entry| {
        names(edition, entry).iter().any(|it| fold(&it.name).contains(wanted.as_str()))
    };
    let mut found: Vec<&Entry> = book.iter().filter(is).copied().collect();
    if found.is_empty() {
        found = book.iter().filter(holds).copied().collect();
    }
    match found.is_empty() {
        false => Ok(found),
        true => Err(unknown(messages, edition, book, text, &wanted).into()),
    }
}

fn unknown(
    messages: &Messages,
    edition: Edition,
    book: &[&'static Entry],
    text: &str,
    wanted: &str,
) -> Complaint {
    let args = Args::new().set("term", text).set("edition", edition.tag());
    let what = messages.with("laws-glossary-unknown", &args);
    let all = book.iter().flat_map(|it| names(edition, it));
    let nearest = all.max_by(|a, b| {
        let likeness = |name: &str| likeness(wanted, &fold(name));
        likeness(&a.name).total_cmp(&likeness(&b.name))
    });
    let complaint = Complaint::new(Kind::Term, what);
    match nearest {
        Some(nearest) => {
            let args = Args::new().set("suggestion", nearest.name);
            complaint.advising(messages.with("usage-hint-similar", &args))
        }
        None => complaint,
    }
}

/// The share of pairs of letters that two words have in common.
fn likeness(left: &str, right: &str) -> f64 {
    let pairs = |text: &str| {
        let letters: Vec<char> = format!(" {text} ").chars().collect();
        letters.windows(2).map(|it| (it[0], it[1])).collect::<Vec<_>>()
    };
    let (left, mut right) = (pairs(left), pairs(right));
    let all = left.len() + right.len();
    let mut common = 0;
    for pair in left {
        if let Some(at) = right.iter().position(|it| *it == pair) {
            right.swap_remove(at);
            common += 2;
        }
    }
    f64::from(common) / all.max(1) as f64
}

fn told(console: &Console, edition: Edition, entry: &Entry) -> String {
    let title = words::numbered_title(&console.messages, edition, entry);
    let row = |it: NameTwin| vec![it.language.to_owned(), it.name];
    let rows: Vec<Vec<String>> = names(edition, entry).into_iter().map(row).collect();
    let names = prose::columns(&rows, 2, console.width);
    let body = prose::markdown(entry.body, 0, console.width);
    let uses: Vec<String> = used_in(edition, entry);
    let uses = match uses.is_empty() {
        true => console.messages.text("laws-term-unused"),
        false => {
            let args = Args::new().set("articles", uses.join(", "));
            console.messages.with("laws-term-used", &args)
        }
    };
    let uses = prose::filled(&uses, "", console.width);
    format!("{}{names}\n{body}\n{uses}", prose::heading(console.ink, &title))
}

fn twin(edition: Edition, entry: &'static Entry) -> TermTwin {
    TermTwin {
        article: entry.article.to_string(),
        names: names(edition, entry),
        text: entry.body,
        used_in: used_in(edition, entry),
    }
}

/// The numbers of the articles that use a term.
fn used_in(edition: Edition, entry: &Entry) -> Vec<String> {
    uses_of(edition, entry).iter().map(|it| it.article.to_string()).collect()
}

fn names(edition: Edition, entry: &Entry) -> Vec<NameTwin> {
    let name = |language: Language| NameTwin {
        language: language.tag(),
        name: tell::law::title(&Messages::new(language), edition, entry),
    };
    Language::ALL.map(name).into()
}
