//! Looking a message up and filling its values in. Which messages exist is said in `catalogue`.

use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use crate::catalogue::{self, MessageFile};
use crate::{Args, Language};

pub(crate) type Bundle = FluentBundle<FluentResource>;

/// The messages in one language. A cheap handle: the files are parsed once in a program.
#[derive(Clone, Copy)]
pub struct Messages {
    pub(crate) language: Language,
    pub(crate) bundle: &'static Bundle,
}

impl Messages {
    pub fn new(language: Language) -> Messages {
        Messages { language, bundle: bundle(language) }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// A message without variables.
    pub fn text(&self, id: &str) -> String {
        self.with(id, &Args::new())
    }

    /// A message with values for its variables.
    ///
    /// A message that this language lacks is taken from English. One that English lacks too is a
    /// bug in the program: debug builds stop, release builds show the id in brackets, because an
    /// arbiter in the middle of a round needs a poor message more than a stopped program.
    pub fn with(&self, id: &str, args: &Args) -> String {
        let found =
            format(self.bundle, id, args).or_else(|| format(bundle(Language::English), id, args));
        debug_assert!(found.is_some(), "no message has the id `{id}`");
        found.unwrap_or_else(|| format!("[{id}]"))
    }

    /// Does this language itself have the message?
    pub fn has(&self, id: &str) -> bool {
        value(self.bundle, id).is_some()
    }
}

impl std::fmt::Debug for Messages {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Messages").field(&self.language).finish()
    }
}

fn format(bundle: &Bundle, id: &str, args: &Args) -> Option<String> {
    let mut errors = Vec::new();
    let args = args.to_fluent();
    let text = bundle.format_pattern(value(bundle, id)?, Some(&args), &mut errors);
    debug_assert!(errors.is_empty(), "message `{id}`: {errors:?}");
    Some(text.into_owned())
}

fn value<'b>(bundle: &'b Bundle, id: &str) -> Option<&'b fluent_syntax::ast::Pattern<&'b str>> {
    bundle.get_message(id)?.value()
}

fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    BUNDLES[language as usize].get_or_init(|| build(language, catalogue::files(language)))
}

pub(crate) fn build(language: Language, files: &[MessageFile]) -> Bundle {
    let locale = language.tag().parse().expect("our own tags are well formed");
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // The marks protect text of mixed directions. All our languages run left to right, and the
    // marks would show up in terminals and in copied text.
    bundle.set_use_isolating(false);
    for file in files {
        let resource =
            FluentResource::try_new(file.source.to_owned()).unwrap_or_else(|(resource, errors)| {
                debug_assert!(
                    errors.is_empty(),
                    "{}/{}.ftl: {errors:?}",
                    language.tag(),
                    file.name
                );
                resource
            });
        let added = bundle.add_resource(resource);
        debug_assert!(added.is_ok(), "{}/{}.ftl: {added:?}", language.tag(), file.name);
    }
    bundle
}
