//! What an answer says beside the choice itself: a player, an amount of time, a penalty of the list, and so on.

use ::board::{ByColor, Color};
use clock::Millis;

use crate::article::Article;
use crate::event::{Area, Points, Score, Who};
use crate::rulebook::Penalty;
use crate::ruling::Span;

/// What an answer needs beside the choice, or may state.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Needs {
    /// A player.
    Player,
    /// Time that somebody is given.
    Amount,
    /// Time that is taken from somebody.
    Deduction,
    /// What one clock shows, or both.
    Times,
    /// One or more items of the edition's list of penalties.
    Penalty,
    /// A result.
    Result,
    /// What one player scores, or both.
    Points,
    /// A number of moves or of people.
    Count,
    /// A place.
    Area,
    /// Somebody.
    Person,
    /// Words of the arbiter.
    Words,
}

/// What was stated beside the choice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Given {
    /// Nothing.
    #[default]
    Nothing,
    /// A player.
    Player(Color),
    /// Time that somebody is given.
    Amount(Millis),
    /// Time that is taken from somebody.
    Deduction(Millis),
    /// What the clocks shall show.
    Times(ByColor<Option<Millis>>),
    /// Items of the list of penalties.
    Penalty(Sanctions),
    /// A result.
    Result(Score),
    /// Points of one player or of both.
    Points(PointsEntered),
    /// A number.
    Count(u32),
    /// A place.
    Area(Area),
    /// Somebody.
    Person(Who),
    /// Words. No rule looks into them.
    Words(String),
}

/// Penalties that were chosen from the list of the edition.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sanctions {
    /// Which, in the order in which they were named.
    pub items: Vec<Sanction>,
    /// The points that go with them.
    pub points: Option<PointsEntered>,
    /// Was it said again that time is taken which makes the flag fall?
    pub confirmed: bool,
    /// Was it said that the offence was committed on purpose?
    pub on_purpose: bool,
}

impl Sanctions {
    /// These penalties and nothing beside them.
    #[must_use]
    pub fn new(items: Vec<Sanction>) -> Sanctions {
        Sanctions { items, ..Sanctions::default() }
    }

    /// A penalty in time: less for the player, or more for the opponent.
    #[must_use]
    pub fn of_time(span: Span) -> Sanctions {
        Sanctions::new(vec![Sanction::of_time(span)])
    }
}

impl From<Sanction> for Sanctions {
    fn from(item: Sanction) -> Sanctions {
        Sanctions::new(vec![item])
    }
}

/// One penalty as it was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sanction {
    /// Which.
    pub item: PenaltyItem,
    /// How much time.
    pub span: Option<Span>,
    /// How many rounds, or how much money.
    pub count: Option<u32>,
}

impl Sanction {
    /// An item without an amount.
    #[must_use]
    pub const fn new(item: PenaltyItem) -> Sanction {
        Sanction { item, span: None, count: None }
    }

    /// Less time for the player, or more for the opponent.
    #[must_use]
    pub const fn of_time(span: Span) -> Sanction {
        let item = if span.is_less() { Penalty::OwnTimeMinus } else { Penalty::OppTimePlus };
        Sanction { span: Some(span), ..Sanction::new(PenaltyItem::Kind(item)) }
    }
}

/// An item of the list of penalties.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PenaltyItem {
    /// By its article, which may or may not be one of the list.
    Article(Article),
    /// By what it is.
    Kind(Penalty),
}

/// Points as the arbiter entered them. What a number means depends on what a game of the event is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointsEntered {
    /// The result of both players.
    Result(Score),
    /// Of one player, as a win, a draw or a loss.
    One(Points),
    /// Of one player, in quarters of a point.
    Number(u16),
    /// Of White and of Black, in quarters of a point.
    Numbers(u16, u16),
}

/// Time that is taken from somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deduction(pub Millis);

impl Held for Deduction {
    const NEEDS: Needs = Needs::Deduction;

    fn of(given: Given) -> Option<Deduction> {
        match given {
            Given::Deduction(time) => Some(Deduction(time)),
            _ => None,
        }
    }

    fn given(&self) -> Given {
        Given::Deduction(self.0)
    }
}

/// What a variant of an answer holds.
pub(super) trait Held: Sized {
    const NEEDS: Needs;
    /// Can the choice be made without it?
    const OPTIONAL: bool = false;

    fn of(given: Given) -> Option<Self>;
    fn given(&self) -> Given;
}

macro_rules! held {
    ($($type:ty: $needs:ident)+) => {
        $(impl Held for $type {
            const NEEDS: Needs = Needs::$needs;

            fn of(given: Given) -> Option<$type> {
                match given {
                    Given::$needs(it) => Some(it),
                    _ => None,
                }
            }

            fn given(&self) -> Given {
                Given::$needs(self.clone())
            }
        })+
    };
}

held! {
    Color: Player
    Millis: Amount
    ByColor<Option<Millis>>: Times
    Sanctions: Penalty
    Score: Result
    PointsEntered: Points
    u32: Count
    Area: Area
    Who: Person
    String: Words
}

impl<T: Held> Held for Option<T> {
    const NEEDS: Needs = T::NEEDS;
    const OPTIONAL: bool = true;

    fn of(given: Given) -> Option<Option<T>> {
        match given {
            Given::Nothing => Some(None),
            given => T::of(given).map(Some),
        }
    }

    fn given(&self) -> Given {
        self.as_ref().map_or(Given::Nothing, Held::given)
    }
}
