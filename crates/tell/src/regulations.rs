//! The options of the regulations as words.

use laws::Edition;
use laws::regulations::Free;
use messages::{Args, Messages};
use transcript::option_form;

use crate::law::edition_name;

/// What an option is about.
#[must_use]
pub fn option_name(messages: &Messages, option: &str) -> String {
    messages.text(&format!("option-{}", id(option)))
}

/// A word that can be given for an option; if it is the name of an edition or of another option, what that is about.
#[must_use]
pub fn option_word(messages: &Messages, option: &str, word: &str) -> String {
    match (option, word.parse::<Edition>()) {
        ("edition", Ok(edition)) => edition_name(messages, edition),
        ("announced", _) => option_name(messages, word),
        _ => messages.with(&format!("option-word-{word}"), &Args::new().set("option", id(option))),
    }
}

/// What has to be given for an option that is no word of a list.
#[must_use]
pub fn wanted(messages: &Messages, option: &str) -> Option<String> {
    let free = match option_form(option)?.free {
        Free::Time => "time",
        Free::Number => "number",
        Free::AfterMoves => "after-moves",
        Free::Text => "text",
        Free::Nothing | Free::Table => return None,
    };
    let args = Args::new().set("option", option_name(messages, option)).set("free", free);
    Some(messages.with("regulation-wanted", &args))
}

fn id(option: &str) -> String {
    option.replace('_', "-")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use laws::regulations::{Free, Regulations};
    use messages::{Language, Messages, ids};

    use super::{id, option_name, option_word};

    /// The options that can be given without a table, with their words.
    fn options() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
        Regulations::KEYS.iter().filter_map(|option| {
            let form = transcript::option_form(option)?;
            (form.free != Free::Table).then_some((*option, form.words))
        })
    }

    #[test]
    fn every_option_and_every_word_of_it_has_a_name() {
        for language in Language::ALL {
            let messages = Messages::new(language);
            for (option, words) in options() {
                assert_ne!(option_name(&messages, option), "");
                let told: BTreeSet<String> =
                    words.iter().map(|it| option_word(&messages, option, it)).collect();
                assert_eq!(told.len(), words.len(), "{option}: {told:?}");
            }
        }
    }

    #[test]
    fn no_name_is_left_over() {
        let words = options().filter(|it| !["edition", "announced"].contains(&it.0));
        let words = words.flat_map(|it| it.1).map(|it| format!("option-word-{it}"));
        let used = options().map(|it| format!("option-{}", id(it.0))).chain(words);
        let known = ids(Language::English).into_iter().filter(|it| it.starts_with("option-"));
        assert_eq!(
            known.map(str::to_owned).collect::<BTreeSet<String>>(),
            used.collect::<BTreeSet<String>>()
        );
    }
}
