//! The editions as data, a file each. There is no logic here: an edition that rests on another states what differs.
//! `docs/ADDING-AN-EDITION.md` adds one.

mod book;
mod cz_rapid_blitz;
mod e2009;
mod e2009_cs;
mod e2014;
mod e2017;
mod e2017_sl;
mod e2018;
mod e2023;
pub(crate) mod rulings_outside;
#[cfg(test)]
mod tests;
pub mod words;

use crate::edition::Edition;

/// The editions that we carry: a name and a file each.
macro_rules! editions {
    ($($(#[$doc:meta])+ $name:ident $file:ident,)+) => {
        #[expect(non_upper_case_globals, reason = "an edition is named as a variant would be")]
        impl Edition {
            $($(#[$doc])+ pub const $name: Edition = Edition::of(&$file::BOOK);)+
        }

        impl Edition {
            /// All that we carry, in the order of their dates; overlays follow their base.
            pub const ALL: [Edition; [$(stringify!($name)),+].len()] = [$(Edition::$name),+];
        }
    };
}

editions! {
    /// In force from 1 July 2009.
    Fide2009 e2009,
    /// The Czech printing of the 2009 edition, where it reads differently.
    Fide2009Cs e2009_cs,
    /// In force from 1 July 2014.
    Fide2014 e2014,
    /// The Czech appendix for rapid and blitz, on the 2014 edition; only where the event announced it.
    CzRapidBlitz cz_rapid_blitz,
    /// In force from 1 July 2017.
    Fide2017 e2017,
    /// The Slovene printing of the 2017 edition, where it reads differently.
    Fide2017Sl e2017_sl,
    /// In force from 1 January 2018.
    Fide2018 e2018,
    /// In force from 1 January 2023.
    Fide2023 e2023,
}

impl Edition {
    /// The one that came last.
    pub const NEWEST: Edition = {
        let mut at = Edition::ALL.len() - 1;
        while Edition::ALL[at].book().from.is_none() {
            at -= 1;
        }
        Edition::ALL[at]
    };

    /// The one by whose numbers the titles of articles are kept in other languages.
    pub const REFERENCE: Edition = Edition::Fide2018;
}
