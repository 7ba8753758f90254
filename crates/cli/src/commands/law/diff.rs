//! `jadoube law diff`: what changed between two editions, the substance first.

use laws::text::{TextLanguage, entry};
use laws::{Article, Edition, NumberChange, Parameter, Provision, ValueChange, diff};
use messages::{Args, Messages};
use serde::Serialize;

use super::value::ParameterTwin;
use super::words;
use crate::cli::DiffArgs;
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::input;
use crate::locale::Form;
use crate::output::{Console, prose};

#[derive(Serialize)]
struct DiffTwin {
    before: &'static str,
    after: &'static str,
    values: Vec<ValueTwin>,
    renumbered: Vec<MovedTwin>,
    came: Vec<ProvisionTwin>,
    went: Vec<ProvisionTwin>,
}

#[derive(Serialize)]
struct ValueTwin {
    regimes: Vec<&'static str>,
    before: ParameterTwin,
    after: ParameterTwin,
}

#[derive(Serialize)]
struct MovedTwin {
    provision: &'static str,
    title: Option<String>,
    before: Vec<String>,
    after: Vec<String>,
}

#[derive(Serialize)]
struct ProvisionTwin {
    provision: &'static str,
    title: Option<String>,
    articles: Vec<String>,
}

pub(super) fn run(console: &Console, args: &DiffArgs) -> Result<Exit, Failure> {
    let [before, after] = [&args.before, &args.after].map(|it| input::edition(Some(it)));
    let found = diff(before, after);
    let page = Page { console, after };
    match console.form {
        Form::Json => console.json(&DiffTwin {
            before: before.tag(),
            after: after.tag(),
            values: found.values.iter().map(|it| page.value_twin(it)).collect(),
            renumbered: found.moved.iter().map(|it| page.moved_twin(it)).collect(),
            came: found.came.iter().map(|it| page.provision_twin(after, *it)).collect(),
            went: found.went.iter().map(|it| page.provision_twin(before, *it)).collect(),
        })?,
        Form::Text => {
            let names = Args::new().set("before", before.tag()).set("after", after.tag());
            let title = console.messages.with("laws-diff-title", &names);
            let mut parts = vec![prose::heading(console.ink, &title)];
            let values: String = found.values.iter().map(|it| page.value_told(it)).collect();
            parts.extend(page.section("values", values));
            let mut moved: Vec<String> = found.moved.iter().map(|it| page.moved_told(it)).collect();
            moved.dedup();
            parts.extend(page.section("moved", moved.concat()));
            for (id, edition, provisions) in
                [("came", after, &found.came), ("went", before, &found.went)]
            {
                let told = provisions.iter().map(|it| page.provision_told(edition, *it));
                parts.extend(page.section(id, told.collect()));
            }
            if parts.len() == 1 {
                parts.push(console.messages.text("laws-diff-same") + "\n");
            }
            console.print(&parts.join("\n"))?;
        }
    }
    Ok(Exit::Fine)
}

struct Page<'a> {
    console: &'a Console,
    after: Edition,
}

impl Page<'_> {
    fn section(&self, id: &str, text: String) -> Option<String> {
        let heading = self.console.messages.text(&format!("laws-diff-{id}"));
        (!text.is_empty()).then(|| format!("{}{text}", prose::heading(self.console.ink, &heading)))
    }

    fn value_told(&self, change: &ValueChange) -> String {
        let messages = &self.console.messages;
        let set = |it: &Parameter| {
            let value = tell::law::value(messages, &it.value);
            format!("{value} ({}{})", it.article, it.certainty.mark())
        };
        let change_told = format!("{} → {}", set(&change.before), set(&change.after));
        let name = tell::law::parameter_name(messages, change.before.key);
        let mut told = words::named(&name, &change_told);
        if let Some(regimes) = words::regimes(messages, &change.regimes) {
            told = format!("[{regimes}] {told}");
        }
        prose::filled(&told, "  - ", self.console.width)
    }

    fn moved_told(&self, change: &NumberChange) -> String {
        let numbers = format!("{} → {}", numbers(change.before), numbers(change.after));
        let title = title_of(&self.console.messages, self.after, change.provision);
        let title = title.unwrap_or_else(|| change.provision.key().to_owned());
        prose::filled(&format!("{numbers}: {title}"), "  - ", self.console.width)
    }

    fn provision_told(&self, edition: Edition, provision: Provision) -> String {
        let articles = numbers(provision.validity(edition).articles());
        let title = title_of(&self.console.messages, edition, provision).unwrap_or_default();
        let told = format!("{articles}: {title} [{provision}]");
        prose::filled(&told, "  - ", self.console.width)
    }

    fn value_twin(&self, change: &ValueChange) -> ValueTwin {
        let messages = &self.console.messages;
        ValueTwin {
            regimes: change.regimes.iter().map(|it| words::regime_key(*it)).collect(),
            before: ParameterTwin::new(messages, &change.before),
            after: ParameterTwin::new(messages, &change.after),
        }
    }

    fn moved_twin(&self, change: &NumberChange) -> MovedTwin {
        MovedTwin {
            provision: change.provision.key(),
            title: title_of(&self.console.messages, self.after, change.provision),
            before: change.before.iter().map(ToString::to_string).collect(),
            after: change.after.iter().map(ToString::to_string).collect(),
        }
    }

    fn provision_twin(&self, edition: Edition, provision: Provision) -> ProvisionTwin {
        let articles = provision.validity(edition).articles();
        ProvisionTwin {
            provision: provision.key(),
            title: title_of(&self.console.messages, edition, provision),
            articles: articles.iter().map(ToString::to_string).collect(),
        }
    }
}

/// The title of the article that leads a provision.
fn title_of(messages: &Messages, edition: Edition, provision: Provision) -> Option<String> {
    let entry = entry(edition, provision.article(edition)?, TextLanguage::English)?;
    Some(tell::law::title(messages, edition, entry))
}

fn numbers(articles: &[Article]) -> String {
    articles.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
