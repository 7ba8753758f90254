//! `jadoube man`: the manual pages, one for the program and one for each command.

use std::path::Path;

use clap::Command;
use clap_mangen::Man;
use messages::{Args, Messages};
use serde::Serialize;

use crate::cli::{ManArgs, NAME};
use crate::complaint::{Complaint, Failure};
use crate::exit::Exit;
use crate::help;
use crate::locale::Form;
use crate::output::Console;

/// The headings that the generator writes itself, and our messages for them. The others come from the
/// help.
const HEADINGS: &[(&str, &str)] = &[
    ("NAME", "man-name"),
    ("SYNOPSIS", "man-synopsis"),
    ("DESCRIPTION", "man-description"),
    ("EXTRA", "man-extra"),
    ("VERSION", "man-version"),
];

#[derive(Serialize)]
struct ManTwin {
    pages: Vec<PageTwin>,
}

#[derive(Serialize)]
struct PageTwin {
    file: String,
    /// None if the page was written to the file.
    text: Option<String>,
}

struct Page {
    file: String,
    text: String,
}

pub(crate) fn run(console: &Console, args: &ManArgs) -> Result<Exit, Failure> {
    let pages = pages(&console.messages)?;
    match (&args.out, console.form) {
        (Some(directory), form) => {
            let files = written(&console.messages, directory, &pages)?;
            match form {
                Form::Json => {
                    let pages = files.into_iter().map(|file| PageTwin { file, text: None });
                    console.json(&ManTwin { pages: pages.collect() })?;
                }
                Form::Text => {
                    for file in files {
                        let args = Args::new().set("file", file);
                        console.line(&console.messages.with("man-written", &args))?;
                    }
                }
            }
        }
        (None, Form::Json) => {
            let twin = |page: Page| PageTwin { file: page.file, text: Some(page.text) };
            console.json(&ManTwin { pages: pages.into_iter().map(twin).collect() })?;
        }
        (None, Form::Text) => {
            if let Some(page) = pages.first() {
                console.print(&page.text)?;
            }
        }
    }
    Ok(Exit::Fine)
}

/// The page of the program first.
fn pages(messages: &Messages) -> Result<Vec<Page>, Failure> {
    let mut root = help::command(messages);
    root.build();
    let mut pages = Vec::new();
    add_pages(messages, &root, NAME.to_owned(), &mut pages)?;
    Ok(pages)
}

/// The page of a command, then those of the commands under it.
fn add_pages(
    messages: &Messages,
    command: &Command,
    title: String,
    pages: &mut Vec<Page>,
) -> Result<(), Failure> {
    pages.push(page(messages, command, title.clone())?);
    for sub in command.get_subcommands() {
        add_pages(messages, sub, format!("{title}-{}", sub.get_name()), pages)?;
    }
    Ok(())
}

fn page(messages: &Messages, command: &Command, title: String) -> Result<Page, Failure> {
    let mut text = Vec::new();
    let file = format!("{title}.1");
    let source = format!("{NAME} {}", env!("CARGO_PKG_VERSION"));
    Man::new(command.clone()).title(title).source(source).render(&mut text)?;
    let text = String::from_utf8_lossy(&text);
    let lines = text.lines().map(|line| with_heading(messages, line));
    Ok(Page { file, text: lines.collect::<Vec<_>>().join("\n") + "\n" })
}

fn with_heading(messages: &Messages, line: &str) -> String {
    let Some(heading) = line.strip_prefix(".SH ") else { return line.to_owned() };
    let heading = heading.trim_matches('"');
    let heading = match HEADINGS.iter().find(|(english, _)| *english == heading) {
        Some((_, id)) => messages.text(id),
        None => heading.to_uppercase(),
    };
    format!(".SH \"{heading}\"")
}

fn written(messages: &Messages, directory: &Path, pages: &[Page]) -> Result<Vec<String>, Failure> {
    let complain = |path: &Path, error| Complaint::of_file(messages, path, &error);
    std::fs::create_dir_all(directory).map_err(|error| complain(directory, error))?;
    let mut files = Vec::new();
    for page in pages {
        let path = directory.join(&page.file);
        std::fs::write(&path, &page.text).map_err(|error| complain(&path, error))?;
        files.push(path.display().to_string());
    }
    Ok(files)
}
