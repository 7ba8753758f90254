//! The languages we speak. This is not a locale: dates, numbers and letters of pieces are elsewhere.

/// A language in which every message exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    English,
    Czech,
    Slovak,
    Slovene,
}

impl Language {
    /// All languages; English, the language of reference, first.
    pub const ALL: [Language; 4] =
        [Language::English, Language::Czech, Language::Slovak, Language::Slovene];

    /// The language's tag (BCP 47), which is also the name of its folder of messages.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Czech => "cs",
            Language::Slovak => "sk",
            Language::Slovene => "sl",
        }
    }

    /// Reads a tag or the name of a POSIX locale: `cs`, `sl-SI`, `cs_CZ.UTF-8`, `SK`.
    ///
    /// Only the language part counts. `None` means that we do not speak the language (or that the
    /// text names none, as the locale `C` does); what to do then is the caller's choice.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let language_part = tag.trim().split(['-', '_', '.', '@']).next()?;
        Language::ALL.into_iter().find(|it| it.tag().eq_ignore_ascii_case(language_part))
    }

    /// What speakers of the language call it, for menus: "čeština", not "Czech".
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Czech => "čeština",
            Language::Slovak => "slovenčina",
            Language::Slovene => "slovenščina",
        }
    }
}
