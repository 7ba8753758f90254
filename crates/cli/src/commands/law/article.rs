//! `jadoube law ARTICLE`: the text of an article and all that hangs on it.

use laws::Part;
use laws::text::{Entry, terms_in};
use messages::{Args, Messages};
use serde::Serialize;

use super::sheet::{Kind, SetValue, Sheet, Standings};
use super::value::{self, ParameterTwin};
use super::{lookup, words};
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::{Console, prose};

pub(super) fn run(console: &Console, edition: Option<&str>, text: &str) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let (edition, article, under) = lookup::find(messages, edition, text)?;
    let sheet = Sheet::of(edition, article, under);
    match console.form {
        Form::Json => console.json(&SheetTwin::new(messages, &sheet))?,
        Form::Text => console.print(&Page { console, sheet: &sheet }.told())?,
    }
    Ok(Exit::Fine)
}

struct Page<'a> {
    console: &'a Console,
    sheet: &'a Sheet,
}

impl Page<'_> {
    fn told(&self) -> String {
        let parts = [
            self.head(),
            self.text(),
            self.misprint(),
            self.under(),
            self.commentary(),
            self.values(),
            self.editions(),
            self.readings(),
            self.questions(),
            self.terms(),
            self.status(),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join("\n")
    }

    fn head(&self) -> Option<String> {
        let (ink, messages, sheet) = (self.console.ink, self.messages(), self.sheet);
        let first = match sheet.entry {
            Some(entry) => words::numbered_title(messages, sheet.edition, entry),
            None => sheet.article.to_string(),
        };
        let inside = sheet.entry.or(sheet.under.first().copied());
        let chapter = inside.map_or(String::new(), |it| tell::law::chapter(messages, it));
        let name = tell::law::edition_name(messages, sheet.edition);
        let second = match chapter.is_empty() {
            true => name,
            false => format!("{name} · {chapter}"),
        };
        Some(format!("{}{}\n", prose::heading(ink, &first), ink.faint(&second)))
    }

    fn text(&self) -> Option<String> {
        let entry = self.sheet.entry?;
        Some(format!("{}\n{}", self.body(entry), words::retold(self.console)))
    }

    fn misprint(&self) -> Option<String> {
        let body = self.sheet.misprint?;
        Some(self.section("misprint", &prose::markdown(body, 2, self.console.width)))
    }

    /// The articles under it; those of an introduction or a preface in full, since they are read as one.
    fn under(&self) -> Option<String> {
        let (messages, sheet) = (self.messages(), self.sheet);
        if sheet.under.is_empty() {
            return None;
        }
        if matches!(sheet.article.part(), Part::Introduction | Part::Preface) {
            let told = sheet.under.iter().map(|entry| {
                let title = words::numbered_title(messages, sheet.edition, entry);
                format!("{}{}", prose::heading(self.console.ink, &title), self.body(entry))
            });
            let told = told.collect::<Vec<_>>().join("\n");
            return Some(format!("{told}\n{}", words::retold(self.console)));
        }
        let row = |entry: &&Entry| {
            vec![entry.article.to_string(), tell::law::title(messages, sheet.edition, entry)]
        };
        let rows: Vec<Vec<String>> = sheet.under.iter().map(row).collect();
        Some(self.section("under", &prose::columns(&rows, 2, self.console.width)))
    }

    fn commentary(&self) -> Option<String> {
        let (messages, sheet) = (self.messages(), self.sheet);
        let mut text = String::new();
        for entry in &sheet.commentary {
            text += &format!("  {}\n", words::numbered_title(messages, sheet.edition, entry));
            text += &prose::markdown(entry.body, 4, self.console.width);
        }
        self.section_unless_empty("commentary", text)
    }

    fn values(&self) -> Option<String> {
        let messages = self.messages();
        let mut text = String::new();
        for SetValue { parameter, regimes } in &self.sheet.values {
            let mut value = tell::law::value(messages, &parameter.value);
            if let Some(regimes) = words::regimes(messages, regimes) {
                value += &format!(" ({regimes})");
            }
            if let Some(reading) = parameter.reading {
                value += &format!(" [{reading}]");
            }
            value += parameter.certainty.mark();
            let name = tell::law::parameter_name(messages, parameter.key);
            text += &prose::filled(&words::named(&name, &value), "  - ", self.console.width);
        }
        self.section_unless_empty("values", text)
    }

    fn editions(&self) -> Option<String> {
        let messages = self.messages();
        let row = |it: &Standings| {
            let numbers: Vec<String> = it.articles.iter().map(ToString::to_string).collect();
            let numbers = numbers.join(", ") + it.certainty.mark();
            let told = match it.kind {
                Kind::InForce => numbers,
                Kind::Covered => {
                    messages.with("laws-covered", &Args::new().set("articles", numbers))
                }
                Kind::NotInForce => messages.text("laws-not-in-force"),
            };
            vec![it.edition.to_string(), told]
        };
        let rows: Vec<Vec<String>> = self.sheet.editions.iter().map(row).collect();
        self.section_unless_empty("editions", prose::columns(&rows, 2, self.console.width))
    }

    fn readings(&self) -> Option<String> {
        let row = |it: &laws::Interpretation| {
            vec![it.to_string(), words::reading_title(self.messages(), *it)]
        };
        let rows: Vec<Vec<String>> = self.sheet.readings.iter().map(row).collect();
        self.section_unless_empty("readings", prose::columns(&rows, 2, self.console.width))
    }

    fn questions(&self) -> Option<String> {
        let row =
            |it: &laws::Discretion| vec![it.to_string(), words::question(self.messages(), *it)];
        let rows: Vec<Vec<String>> = self.sheet.questions.iter().map(row).collect();
        self.section_unless_empty("questions", prose::columns(&rows, 2, self.console.width))
    }

    /// The terms of the glossary that the text uses.
    fn terms(&self) -> Option<String> {
        let (messages, sheet) = (self.messages(), self.sheet);
        let terms = terms_in(sheet.edition, sheet.entry?);
        let name =
            |it: &&Entry| format!("{} ({})", tell::law::title(messages, it.source, it), it.article);
        let names: Vec<String> = terms.iter().map(name).collect();
        let text = prose::filled(&names.join(" · "), "  ", self.console.width);
        self.section_unless_empty("terms", text)
    }

    fn status(&self) -> Option<String> {
        let status = words::status_key(self.sheet.status()?);
        let told = self.messages().text(&crate::words::message_id("laws-status", status));
        Some(self.section("status", &prose::filled(&told, "  ", self.console.width)))
    }

    fn body(&self, entry: &Entry) -> String {
        prose::markdown(entry.body, 0, self.console.width)
    }

    fn section(&self, id: &str, text: &str) -> String {
        let heading = self.messages().text(&format!("laws-heading-{id}"));
        format!("{}{text}", prose::heading(self.console.ink, &heading))
    }

    fn section_unless_empty(&self, id: &str, text: String) -> Option<String> {
        (!text.trim().is_empty()).then(|| self.section(id, &text))
    }

    fn messages(&self) -> &Messages {
        &self.console.messages
    }
}

#[derive(Serialize)]
struct SheetTwin {
    edition: &'static str,
    article: String,
    title: Option<String>,
    chapter: Option<&'static str>,
    text: Option<&'static str>,
    /// The edition whose text it is.
    source: Option<&'static str>,
    unverified: bool,
    misprint: Option<&'static str>,
    status: Option<&'static str>,
    under: Vec<EntryTwin>,
    commentary: Vec<EntryTwin>,
    parameters: Vec<SetValueTwin>,
    editions: Vec<StandingsTwin>,
    readings: Vec<NamedTwin>,
    discretion: Vec<NamedTwin>,
    /// The terms of the glossary that the text uses.
    terms: Vec<NamedTwin>,
}

#[derive(Serialize)]
struct EntryTwin {
    article: String,
    title: String,
    text: &'static str,
}

#[derive(Serialize)]
struct SetValueTwin {
    #[serde(flatten)]
    parameter: ParameterTwin,
    regimes: Vec<&'static str>,
}

#[derive(Serialize)]
struct StandingsTwin {
    edition: &'static str,
    standing: &'static str,
    articles: Vec<String>,
    certainty: &'static str,
}

#[derive(Serialize)]
struct NamedTwin {
    id: String,
    text: String,
}

impl SheetTwin {
    fn new(messages: &Messages, sheet: &Sheet) -> SheetTwin {
        let entry_twin = |entry: &&'static Entry| EntryTwin {
            article: entry.article.to_string(),
            title: tell::law::title(messages, sheet.edition, entry),
            text: entry.body,
        };
        let entry = sheet.entry;
        SheetTwin {
            edition: sheet.edition.tag(),
            article: sheet.article.to_string(),
            title: entry.map(|it| tell::law::title(messages, sheet.edition, it)),
            chapter: entry.or(sheet.under.first().copied()).map(|it| it.chapter),
            text: entry.map(|it| it.body),
            source: entry.map(|it| it.source.tag()),
            unverified: entry.is_some_and(Entry::is_unverified),
            misprint: sheet.misprint,
            status: sheet.status().map(words::status_key),
            under: sheet.under.iter().map(entry_twin).collect(),
            commentary: sheet.commentary.iter().map(entry_twin).collect(),
            parameters: sheet.values.iter().map(|it| SetValueTwin::new(messages, it)).collect(),
            editions: sheet.editions.iter().map(StandingsTwin::from).collect(),
            readings: sheet
                .readings
                .iter()
                .map(|it| NamedTwin {
                    id: it.to_string(),
                    text: words::reading_title(messages, *it),
                })
                .collect(),
            discretion: sheet
                .questions
                .iter()
                .map(|it| NamedTwin { id: it.to_string(), text: words::question(messages, *it) })
                .collect(),
            terms: entry
                .map(|it| terms_in(sheet.edition, it))
                .unwrap_or_default()
                .into_iter()
                .map(|it| NamedTwin {
                    id: it.article.to_string(),
                    text: tell::law::title(messages, it.source, it),
                })
                .collect(),
        }
    }
}

impl SetValueTwin {
    fn new(messages: &Messages, set: &SetValue) -> SetValueTwin {
        SetValueTwin {
            parameter: ParameterTwin::new(messages, &set.parameter),
            regimes: set.regimes.iter().map(|it| words::regime_key(*it)).collect(),
        }
    }
}

impl From<&Standings> for StandingsTwin {
    fn from(it: &Standings) -> StandingsTwin {
        StandingsTwin {
            edition: it.edition.tag(),
            standing: match it.kind {
                Kind::InForce => "in_force",
                Kind::Covered => "covered",
                Kind::NotInForce => "not_in_force",
            },
            articles: it.articles.iter().map(ToString::to_string).collect(),
            certainty: value::certainty_key(it.certainty),
        }
    }
}
