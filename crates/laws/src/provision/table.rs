//! How the list of provisions becomes an enum and a table: an entry that is missing or malformed does not
//! compile. The entries are in `list`.

macro_rules! cell {
    (-) => {
        $crate::provision::Cell::Says($crate::provision::Standing::NotInForce)
    };
    (=) => {
        $crate::provision::Cell::AsBase
    };
    (~ by $($article:literal),+) => {
        $crate::provision::table::cell!(Covered Likely $($article),+)
    };
    (by $($article:literal),+) => {
        $crate::provision::table::cell!(Covered Printed $($article),+)
    };
    (~ $($article:literal),+) => {
        $crate::provision::table::cell!(InForce Likely $($article),+)
    };
    ($($article:literal),+) => {
        $crate::provision::table::cell!(InForce Printed $($article),+)
    };
    ($standing:ident $certainty:ident $($article:literal),+) => {
        $crate::provision::Cell::Says($crate::provision::Standing::$standing {
            articles: const { &[$($crate::article::Article::new($article)),+] },
            certainty: $crate::provision::Certainty::$certainty,
        })
    };
}

macro_rules! provisions {
    ($($(#[$doc:meta])+ $name:ident $key:literal
       [$($e2009:tt)+] [$($e2014:tt)+] [$($cz:tt)+] [$($e2017:tt)+] [$($e2018:tt)+] [$($e2023:tt)+];)+) => {
        /// A rule of chess, identified by what it says. Orders like the articles of 2018.
        ///
        /// ```
        /// use jadoube_laws::{Article, Edition, Provision};
        ///
        /// let claim: Provision = "draw.threefold.has".parse()?;
        /// assert_eq!(claim, Provision::DrawThreefoldHas);
        /// assert_eq!(claim.article(Edition::Fide2009), Some(Article::new("9.2.b")));
        /// assert_eq!(claim.article(Edition::Fide2023), Some(Article::new("9.2.2")));
        ///
        /// // The fifth occurrence came with the edition of 2014.
        /// assert_eq!(Provision::DrawAutoFivefold.article(Edition::Fide2009), None);
        /// # Ok::<(), jadoube_laws::NotAProvision>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Provision {
            $(#[doc = concat!("`", $key, "`: ")] $(#[$doc])+ $name,)+
        }

        impl Provision {
            /// All of them, in the order of the list.
            pub const ALL: &'static [Provision] = &[$(Provision::$name),+];

            /// The stable key: `move.own_square`.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Provision::$name => $key,)+
                }
            }

            pub(super) const fn cells(self) -> &'static $crate::provision::Cells {
                &TABLE[self as usize]
            }
        }

        static TABLE: [$crate::provision::Cells; Provision::ALL.len()] = [$(
            $crate::provision::Cells {
                e2009: $crate::provision::table::cell!($($e2009)+),
                e2014: $crate::provision::table::cell!($($e2014)+),
                cz_rapid_blitz: $crate::provision::table::cell!($($cz)+),
                e2017: $crate::provision::table::cell!($($e2017)+),
                e2018: $crate::provision::table::cell!($($e2018)+),
                e2023: $crate::provision::table::cell!($($e2023)+),
            },
        )+];
    };
}

pub(super) use {cell, provisions};
