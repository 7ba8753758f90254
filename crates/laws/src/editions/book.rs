//! An edition as data: its name, its days, its numbers, its values and its text. An edition that rests on another states
//! what differs and takes the rest from it.

use crate::article::Part;
use crate::date::Date;
use crate::edition::Edition;
use crate::passage::{Commentary, NO_COMMENTARY};
use crate::provision::Numbers;
use crate::rulebook::Rulebook;

/// Everything that makes an edition. [`words`](super::words) has what one is written with.
#[derive(Debug)]
pub struct Book {
    /// The stable name for files and the command line: `fide-2018`.
    pub tag: &'static str,
    /// The name as a title.
    pub name: &'static str,
    /// The edition that it is stated against; none if it states everything itself.
    pub rests_on: Option<Edition>,
    /// The first day on which FIDE had it in force. An overlay is in force only where an event takes it.
    pub from: Option<Date>,
    /// Where the provisions stand.
    pub numbers: Numbers,
    /// Where the passages of its commentary stand.
    pub commentary: Commentary,
    /// What it sets.
    pub rulebook: Rulebook,
    /// The English text of the articles that it does not share with the edition it rests on, file by file.
    pub text: &'static [&'static str],
    /// The list of misprints that a printing has and we do not follow.
    pub misprints: Option<&'static str>,
    /// The parts that it replaces as a whole, whatever stands in them.
    pub replaces: &'static [Part],
}

impl Book {
    /// A book that says what this edition says, before it states what differs. The commentary was written for the edition
    /// it stands in and is not taken over.
    #[must_use]
    pub const fn on(edition: Edition) -> Book {
        let base = edition.book();
        Book { rests_on: Some(edition), ..Book::new(base.numbers, base.rulebook) }
    }

    /// A book that rests on no other.
    #[must_use]
    pub const fn new(numbers: Numbers, rulebook: Rulebook) -> Book {
        Book {
            tag: "",
            name: "",
            rests_on: None,
            from: None,
            numbers,
            commentary: NO_COMMENTARY,
            rulebook,
            text: &[],
            misprints: None,
            replaces: &[],
        }
    }
}

/// The values of an edition that rests on another, in the order of its articles: the edition, the articles that it
/// renumbers, if there are any, and then only what differs.
///
/// ```
/// use jadoube_laws::editions::words::*;
///
/// const RULEBOOK: Rulebook = values! {
///     Edition::Fide2023;
///     draws.repetition_claim = printed(times(4), "9.2");
///     illegal.bonus.blitz = both(printed(Some(seconds(30)), "A.3"));
/// };
/// assert_eq!(RULEBOOK.draws.repetition_claim.value, times(4));
/// // What is not mentioned is as it was.
/// assert_eq!(RULEBOOK.draws.fifty_claim.value, moves(50));
/// ```
#[macro_export]
macro_rules! values {
    ($base:expr $(, $moved:expr)?; $($($field:ident).+ = $value:expr;)*) => {{
        let mut book = $base.book().rulebook$(.renumbered($moved))?;
        $(book.$($field).+ = $value;)*
        book
    }};
}
