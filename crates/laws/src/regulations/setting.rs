//! How an option is written down once and becomes a field, a setting, a key, a default, and a way to read and write it.

use super::form::Form;
use super::raw::{OptionFault, RawValue};

/// The type of an option.
pub(super) trait OptionType: Sized {
    /// What a value looks like.
    const FORM: Form;

    /// Reads a value.
    fn read(value: &RawValue) -> Result<Self, OptionFault>;

    /// Writes it; `None` if it is left out.
    fn write(&self) -> Option<RawValue>;

    /// What is set later replaces what was set before; several values are added.
    fn set(&mut self, later: Self) {
        *self = later;
    }
}

/// A struct of options with a field for each, its key being its name; and one option with its value.
macro_rules! settings {
    ($(#[$doc:meta])+ pub struct $name:ident;
     $(#[$setting_doc:meta])+ pub enum $setting:ident {
        $($(#[$field_doc:meta])+ $field:ident $variant:ident: $type:ty = $default:expr,)+
    }) => {
        $(#[$doc])+
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct $name {
            $($(#[$field_doc])+ pub $field: $type,)+
        }

        $(#[$setting_doc])+
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $setting {
            $($(#[$field_doc])+ $variant($type),)+
        }

        impl $setting {
            /// The key of the option.
            #[must_use]
            pub const fn key(&self) -> &'static str {
                match self {
                    $($setting::$variant(_) => stringify!($field),)+
                }
            }

            /// Reads the value of an option.
            ///
            /// # Errors
            /// There is no such option, or it cannot have this value.
            pub fn read(
                key: &str,
                value: &$crate::regulations::RawValue,
            ) -> Result<$setting, $crate::regulations::OptionFault> {
                use $crate::regulations::setting::OptionType;
                match key {
                    $(stringify!($field) => <$type>::read(value).map($setting::$variant),)+
                    _ => Err($crate::regulations::OptionFault::unknown(key, $name::KEYS)),
                }
            }

            /// The value, as it can be read again; `None` if nothing is set.
            #[must_use]
            pub fn value(&self) -> Option<$crate::regulations::RawValue> {
                use $crate::regulations::setting::OptionType;
                match self {
                    $($setting::$variant(it) => it.write(),)+
                }
            }
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
            /// assert_eq!(Regulations::form("default_time").map(|it| it.free), Some(Free::Time));
            /// assert_eq!(Regulations::form("colour_of_the_table"), None);
            /// ```
            #[must_use]
            pub fn form(key: &str) -> Option<$crate::regulations::Form> {
                use $crate::regulations::setting::OptionType;
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
            /// assert_eq!(Regulations::usual_word("default_time"), None);
            /// ```
            #[must_use]
            pub fn usual_word(key: &str) -> Option<&'static str> {
                use $crate::regulations::setting::OptionType;
                let usual = $name::usual();
                let (form, written) = match key {
                    $(stringify!($field) => (<$type>::FORM, usual.$field.write()?),)+
                    _ => return None,
                };
                form.words.iter().copied().find(|it| written.as_text() == Some(*it))
            }

            /// Sets an option; where several values can be given, they are added.
            pub fn set(&mut self, setting: $setting) {
                use $crate::regulations::setting::OptionType;
                match setting {
                    $($setting::$variant(it) => OptionType::set(&mut self.$field, it),)+
                }
            }

            /// An option with its value, by its key.
            ///
            /// ```
            /// use jadoube_laws::Regulations;
            /// use jadoube_laws::regulations::{Setting, Variant};
            ///
            /// let usual = Regulations::usual().setting("variant");
            /// assert_eq!(usual, Some(Setting::Variant(Variant::Standard)));
            /// ```
            #[must_use]
            pub fn setting(&self, key: &str) -> Option<$setting> {
                match key {
                    $(stringify!($field) => Some($setting::$variant(self.$field.clone())),)+
                    _ => None,
                }
            }

            /// The options that differ from the usual ones.
            #[must_use]
            pub fn unusual(&self) -> Vec<$setting> {
                let usual = $name::usual();
                let mut found = Vec::new();
                $(
                    if self.$field != usual.$field {
                        found.push($setting::$variant(self.$field.clone()));
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

        impl $crate::regulations::setting::OptionType for $name {
            const FORM: $crate::regulations::Form =
                $crate::regulations::Form::of_words(&[$($word),+]);

            fn read(
                value: &$crate::regulations::RawValue,
            ) -> Result<$name, $crate::regulations::OptionFault> {
                let index = $crate::regulations::written::one_of(value, Self::FORM.words)?;
                Ok($name::ALL[index])
            }

            fn write(&self) -> Option<$crate::regulations::RawValue> {
                Some($crate::regulations::RawValue::text(self.word()))
            }
        }
    )+};
}

pub(super) use {choices, settings};
