//! `jadoube law coverage`: how far each article of an edition is carried out.

use laws::text::{TextLanguage, entries};
use laws::{Edition, Status};
use messages::Args;
use serde::Serialize;

use super::words::{STATUSES, status_key, status_of};
use crate::cli::EditionArgs;
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::input;
use crate::locale::Form;
use crate::output::table::Table;
use crate::output::{Console, prose};
use crate::words::message_id;

#[derive(Serialize)]
struct CoverageTwin {
    edition: &'static str,
    counts: Vec<CountTwin>,
    articles: Vec<ArticleTwin>,
}

#[derive(Serialize)]
struct CountTwin {
    status: &'static str,
    count: usize,
}

#[derive(Serialize)]
struct ArticleTwin {
    article: String,
    chapter: &'static str,
    status: &'static str,
}

pub(super) fn run(console: &Console, args: &EditionArgs) -> Result<Exit, Failure> {
    let edition = input::edition(args.edition.as_deref());
    let articles = articles(edition);
    let of = |status: Status| articles.iter().filter(move |it| it.status == status_key(status));
    match console.form {
        Form::Json => console.json(&CoverageTwin {
            edition: edition.tag(),
            counts: STATUSES
                .map(|it| CountTwin { status: status_key(it), count: of(it).count() })
                .into(),
            articles,
        })?,
        Form::Text => {
            let messages = &console.messages;
            let title = Args::new().set("edition", edition.tag());
            let title = messages.with("laws-coverage-title", &title);
            let mut parts = vec![prose::heading(console.ink, &title)];
            let name = |it: Status| messages.text(&message_id("laws-status-name", status_key(it)));
            let mut table = Table::default();
            for status in STATUSES {
                table.line(name(status), of(status).count().to_string());
            }
            parts.push(table.to_text(console.ink));
            for status in STATUSES {
                let numbers: Vec<&str> = of(status).map(|it| it.article.as_str()).collect();
                if !numbers.is_empty() {
                    let heading = prose::heading(console.ink, &name(status));
                    let list = prose::filled(&numbers.join(", "), "  ", console.width);
                    parts.push(heading + &list);
                }
            }
            console.print(&parts.join("\n"))?;
        }
    }
    Ok(Exit::Fine)
}

fn articles(edition: Edition) -> Vec<ArticleTwin> {
    let book = entries(edition, TextLanguage::English).iter();
    book.map(|it| ArticleTwin {
        article: it.article.to_string(),
        chapter: it.chapter,
        status: status_key(status_of(edition, it.article)),
    })
    .collect()
}
