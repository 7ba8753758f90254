//! Kinds with a name that stays as it is, whatever the variant is called.

/// Enums whose kinds have names, written down beside them; `all` if there are no more of them than names, `messages "…"` if each has
/// a sentence under its name.
macro_rules! named {
    ($(#[$doc:meta])* pub enum $name:ident {
        $($(#[$kind_doc:meta])* $kind:ident $(($with:ty))? = $id:literal,)+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $($(#[$kind_doc])* $kind $(($with))?,)+
        }

        impl $name {
            /// The stable name, in messages and in files.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $($name::$kind { .. } => $id,)+
                }
            }
        }
    };
    (all $(#[$doc:meta])* pub enum $name:ident { $($(#[$kind_doc:meta])* $kind:ident = $id:literal,)+ }) => {
        $crate::named::named! { $(#[$doc])* pub enum $name { $($(#[$kind_doc])* $kind = $id,)+ } }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($id),+].len()] = [$($name::$kind),+];
        }
    };
    (messages $prefix:literal $(#[$doc:meta])* pub enum $name:ident { $($(#[$kind_doc:meta])* $kind:ident = $id:literal,)+ }) => {
        $crate::named::named! { all $(#[$doc])* pub enum $name { $($(#[$kind_doc])* $kind = $id,)+ } }

        impl $name {
            /// The name of the message that says it.
            #[must_use]
            pub const fn message_id(self) -> &'static str {
                match self {
                    $($name::$kind => concat!($prefix, $id),)+
                }
            }
        }
    };
}
pub(crate) use named;
