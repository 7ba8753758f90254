//! What surrounds the program: environment and terminals; and the choices made by it or by the user
//! about language, form and colour of the output.

use std::ffi::OsString;
use std::io::{self, IsTerminal};

use messages::Language;

use crate::cli::{ColorWhen, Global};

/// What the environment says. Read once, so that nothing else depends on it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Surroundings {
    /// `JADOUBE_LANG`, `LC_ALL`, `LC_MESSAGES`, `LANG`, in this order.
    languages: [Option<String>; 4],
    /// `LC_ALL`, `LC_CTYPE`, `LANG`, in this order.
    characters: [Option<String>; 3],
    colors_unwanted: bool,
    pub(crate) out_is_terminal: bool,
    pub(crate) err_is_terminal: bool,
    /// Of the terminal that standard output is.
    pub(crate) columns: Option<u16>,
}

impl Surroundings {
    pub(crate) fn of_this_process() -> Surroundings {
        let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        Surroundings {
            languages: ["JADOUBE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"].map(variable),
            characters: ["LC_ALL", "LC_CTYPE", "LANG"].map(variable),
            colors_unwanted: variable("NO_COLOR").is_some()
                || variable("TERM").is_some_and(|terminal| terminal == "dumb"),
            out_is_terminal: io::stdout().is_terminal(),
            err_is_terminal: io::stderr().is_terminal(),
            columns: terminal_size::terminal_size().map(|(columns, _)| columns.0),
        }
    }

    /// The first variable that is set decides, as in other programs; a language that we do not speak
    /// becomes English.
    fn language(&self) -> Language {
        let decisive = self.languages.iter().flatten().next();
        decisive.and_then(|locale| Language::from_tag(locale)).unwrap_or(Language::English)
    }

    /// Can the terminal show chess figurines?
    pub(crate) fn has_unicode(&self) -> bool {
        let decisive = self.characters.iter().flatten().next();
        decisive.is_some_and(|locale| {
            let locale = locale.to_ascii_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        })
    }

    pub(crate) fn wants_color(&self, when: ColorWhen, is_terminal: bool) -> bool {
        match when {
            ColorWhen::Always => true,
            ColorWhen::Never => false,
            ColorWhen::Auto => is_terminal && !self.colors_unwanted,
        }
    }
}

/// Language, form and colour of the output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Choices {
    pub(crate) language: Language,
    pub(crate) form: Form,
    pub(crate) color: ColorWhen,
}

/// For people or for programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    Text,
    Json,
}

impl Choices {
    /// From arguments that were parsed.
    pub(crate) fn typed(global: &Global, surroundings: &Surroundings) -> Choices {
        let named = global.lang.as_deref().and_then(Language::from_tag);
        Choices {
            language: named.unwrap_or_else(|| surroundings.language()),
            form: if global.json { Form::Json } else { Form::Text },
            color: global.color,
        }
    }

    /// From arguments that are not parsed yet, and may be wrong.
    pub(crate) fn guessed(args: &[OsString], surroundings: &Surroundings) -> Choices {
        let mut choices =
            Choices { language: surroundings.language(), form: Form::Text, color: ColorWhen::Auto };
        let mut words = args.iter().map(|word| word.to_string_lossy());
        while let Some(word) = words.next() {
            let (name, value) = match word.split_once('=') {
                Some((name, value)) => (name.to_owned(), Some(value.to_owned())),
                None => (word.into_owned(), None),
            };
            match name.as_str() {
                "--" => break,
                "--json" => choices.form = Form::Json,
                "--lang" => {
                    let value = value.or_else(|| words.next().map(|it| it.into_owned()));
                    let named = value.and_then(|it| Language::from_tag(&it));
                    choices.language = named.unwrap_or(choices.language);
                }
                "--color" => {
                    let value = value.or_else(|| words.next().map(|it| it.into_owned()));
                    choices.color = match value.as_deref() {
                        Some("always") => ColorWhen::Always,
                        Some("never") => ColorWhen::Never,
                        _ => choices.color,
                    };
                }
                _ => {}
            }
        }
        choices
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn surroundings(languages: [&str; 4]) -> Surroundings {
        let languages = languages.map(|it| Some(it.to_owned()).filter(|it| !it.is_empty()));
        Surroundings { languages, ..Surroundings::default() }
    }

    #[track_caller]
    fn check(args: &[&str], languages: [&str; 4], expected: Language) {
        let args: Vec<OsString> = args.iter().map(OsString::from).collect();
        assert_eq!(Choices::guessed(&args, &surroundings(languages)).language, expected);
    }

    #[test]
    fn the_argument_comes_before_the_environment() {
        check(&["jadoube", "--lang", "sl"], ["cs", "", "", ""], Language::Slovene);
        check(&["jadoube", "--lang=sk", "man"], ["cs", "", "", ""], Language::Slovak);
        check(&["jadoube", "--", "--lang=sk"], ["cs", "", "", ""], Language::Czech);
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        check(&[], ["", "", "sk_SK.UTF-8", "cs_CZ"], Language::Slovak);
        check(&[], ["", "C", "", "cs_CZ.UTF-8"], Language::English);
        check(&[], ["sl", "C", "", ""], Language::Slovene);
        check(&[], ["", "", "", "de_DE.UTF-8"], Language::English);
        check(&[], ["", "", "", ""], Language::English);
    }

    #[test]
    fn figurines_need_a_unicode_locale() {
        let mut it = Surroundings::default();
        assert!(!it.has_unicode());
        it.characters[2] = Some("cs_CZ.UTF-8".to_owned());
        assert!(it.has_unicode());
        it.characters[0] = Some("C".to_owned());
        assert!(!it.has_unicode());
    }
}
