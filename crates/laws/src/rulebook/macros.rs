//! How a group of fields and a set of choices are written down: once, so that neither the list of parameters
//! nor the name of a choice can be forgotten.

/// A struct of cited values, each with its stable key.
macro_rules! rules {
    ($(#[$doc:meta])+ pub struct $name:ident {
        $($(#[$field_doc:meta])+ $key:literal $field:ident: $type:ty,)+
    }) => {
        $(#[$doc])+
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name {
            $(
                $(#[$field_doc])+
                #[doc = concat!(" (`", $key, "`)")]
                pub $field: $type,
            )+
        }

        impl $name {
            pub(super) fn list(
                &self,
                regime: $crate::rulebook::Regime,
                found: &mut Vec<$crate::rulebook::Parameter>,
            ) {
                use $crate::rulebook::cited::Listed;
                $(found.push(self.$field.parameter($key, regime));)+
            }

            pub(super) const fn renumbered(mut self, moved: &'static [$crate::provision::Renumbered]) -> $name {
                $(self.$field = self.$field.renumbered(moved);)+
                self
            }
        }
    };
}

/// A choice between policies, each named for what it does.
macro_rules! policy {
    ($(#[$doc:meta])+ pub enum $name:ident {
        $($(#[$choice_doc:meta])+ $choice:ident,)+
    }) => {
        $(#[$doc])+
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $($(#[$choice_doc])+ $choice,)+
        }

        impl $name {
            /// The name of the choice, as it is printed in lists of parameters.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$choice => stringify!($choice),)+
                }
            }
        }

        impl $crate::rulebook::value::ToValue for $name {
            fn to_value(&self) -> $crate::rulebook::Value {
                $crate::rulebook::Value::Policy(self.name())
            }
        }

        impl $crate::rulebook::value::ToValue for &'static [$name] {
            fn to_value(&self) -> $crate::rulebook::Value {
                $crate::rulebook::Value::List(self.iter().map(|it| it.name()).collect())
            }
        }
    };
}

pub(super) use {policy, rules};
