//! How an option is written down once and becomes a field, a key of the file, a default, and a way to read
//! and write it.

use toml::de::DeValue;

use super::file::FileFault;
use super::form::Form;

/// A value of an option, as it stands in a file.
pub(super) trait Setting: Sized {
    /// What it looks like.
    const FORM: Form;

    /// Reads it.
    fn read(value: &DeValue<'_>) -> Result<Self, FileFault>;

    /// Writes it; `None` if it is left out.
    fn write(&self) -> Option<String>;
}

/// A struct of options: a field for each, its key being its name.
macro_rules! settings {
    ($(#[$doc:meta])+ pub struct $name:ident {
        $($(#[$field_doc:meta])+ $field:ident: $type:ty = $default:expr,)+
    }) => {
        $(#[$doc])+
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct $name {
            $($(#[$field_doc])+ pub $field: $type,)+
        }

        impl $name {
            /// The keys of all options.
            pub const KEYS: &'static [&'static str] = &[$(stringify!($field)),+];

            /// What holds unless the organiser says otherwise.
            #[must_use]
            pub fn usual() -> $name {
                $name { $($field: $default,)+ }
            }

            /// What can be given for an option, by its key.
            ///
            /// ```
            /// use jadoube_laws::Regulations;
            /// use jadoube_laws::regulations::Free;
            ///
            /// let form = Regulations::form("variant").expect("an option");
            /// assert_eq!((form.words, form.list), (["standard", "chess960"].as_slice(), false));
            /// assert_eq!(Regulations::form("increment").map(|it| it.free), Some(Free::Time));
            /// assert_eq!(Regulations::form("colour_of_the_table"), None);
            /// ```
            #[must_use]
            pub fn form(key: &str) -> Option<$crate::regulations::Form> {
                use $crate::regulations::setting::Setting;
                match key {
                    $(stringify!($field) => Some(<$type>::FORM),)+
                    _ => None,
                }
            }

            /// What an option amounts to unless it is set, if there is a word for that.
            ///
            /// ```
            /// use jadoube_laws::Regulations;
            ///
            /// assert_eq!(Regulations::usual_word("variant"), Some("standard"));
            /// assert_eq!(Regulations::usual_word("increment"), None);
            /// ```
            #[must_use]
            pub fn usual_word(key: &str) -> Option<&'static str> {
                use $crate::regulations::setting::Setting;
                use $crate::regulations::written::quoted;
                let usual = $name::usual();
                let (form, written) = match key {
                    $(stringify!($field) => (<$type>::FORM, usual.$field.write()?),)+
                    _ => return None,
                };
                form.words.iter().copied().find(|it| quoted(it) == written)
            }

            /// Sets an option from a file; `None` if there is no such key.
            pub(super) fn set(
                &mut self,
                key: &str,
                value: &toml::de::DeValue<'_>,
            ) -> Option<Result<(), $crate::regulations::file::FileFault>> {
                use $crate::regulations::setting::Setting;
                match key {
                    $(stringify!($field) => {
                        Some(<$type>::read(value).map(|it| self.$field = it))
                    })+
                    _ => None,
                }
            }

            /// The options that differ from the usual ones, as they stand in a file.
            pub(super) fn written(&self) -> Vec<(&'static str, String)> {
                use $crate::regulations::setting::Setting;
                let usual = $name::usual();
                let mut found = Vec::new();
                $(
                    if self.$field != usual.$field && let Some(text) = self.$field.write() {
                        found.push((stringify!($field), text));
                    }
                )+
                found
            }
        }
    };
}

/// A choice between words.
macro_rules! choices {
    ($($(#[$doc:meta])+ pub enum $name:ident {
        $($(#[$choice_doc:meta])+ $choice:ident = $word:literal,)+
    })+) => {$(
        $(#[$doc])+
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $($(#[$choice_doc])+ $choice,)+
        }

        impl $name {
            /// All choices.
            pub const ALL: &'static [$name] = &[$($name::$choice),+];

            /// The word in files.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$choice => $word,)+
                }
            }
        }

        impl $crate::regulations::setting::Setting for $name {
            const FORM: $crate::regulations::Form =
                $crate::regulations::Form::of_words(&[$($word),+]);

            fn read(
                value: &toml::de::DeValue<'_>,
            ) -> Result<$name, $crate::regulations::file::FileFault> {
                let index = $crate::regulations::written::one_of(value, Self::FORM.words)?;
                Ok($name::ALL[index])
            }

            fn write(&self) -> Option<String> {
                Some($crate::regulations::written::quoted(self.word()))
            }
        }
    )+};
}

pub(super) use {choices, settings};
