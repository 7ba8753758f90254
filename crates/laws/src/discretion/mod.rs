//! What the Laws leave to the arbiter: the questions that are put, the answers to choose from, and what is
//! recorded if nobody answers. The questions in words are messages; the engine asks and never answers.

pub mod answers;
mod given;
mod list;
mod penalties;

use std::fmt;
use std::str::FromStr;

use ::board::Color;

use crate::edition::Edition;
use crate::passage::Passage;
use crate::rulebook::Intent;

pub use given::{Deduction, Given, Needs, PenaltyItem, PointsEntered, Sanction, Sanctions};
pub use list::{Decided, Discretion};
pub use penalties::ListedPenalty;

/// Why a point is left to the arbiter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ground {
    /// The Laws say so in their own words.
    Laws,
    /// Only the commentary says so.
    Commentary,
    /// The text is silent, or what would decide the case cannot be proved.
    Gap,
}

/// May the game go on before the question is answered?
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Urgency {
    /// The clock is not started again before the answer.
    Blocks,
    /// Play goes on; the answer may come later.
    Waits,
}

/// Who brings a question up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Raised {
    /// A rule asks it when a case turns on it.
    ByRule,
    /// The ruling that refers a claim hands it to somebody else.
    ByReferral,
    /// Nothing that happens calls for it: arbiter or organiser may settle it at any time.
    OfOwnAccord,
}

impl Discretion {
    /// Who brings it up. Of their own accord arbiters replace a ruling, order an inspection, appoint assistants and say
    /// how long players stay; organisers lay down areas, phones, and how ranks are named to blind players.
    #[must_use]
    pub const fn raised(self) -> Raised {
        use Discretion as D;
        match self {
            D::ReferredClaim => Raised::ByReferral,
            D::RulingReplaced
            | D::VenueIncludes
            | D::InspectionRequired
            | D::SmokingWhere
            | D::AssistantsAppointed
            | D::PhonesAllowed
            | D::RankNames
            | D::StayAfterGame => Raised::OfOwnAccord,
            _ => Raised::ByRule,
        }
    }

    /// Is it asked about a player who is accused of something, so that an answer which names a player is about that
    /// one and no other?
    #[must_use]
    pub const fn names_offender(self) -> bool {
        matches!(
            self,
            Discretion::PenaltyWhich | Discretion::DeviceEvident | Discretion::PersistentRefusal
        )
    }

    /// The id of the message that asks the question: `discretion-j-12`.
    #[must_use]
    pub fn message_id(self) -> String {
        format!("discretion-{}", self.to_string().to_ascii_lowercase())
    }

    /// The answers to choose from.
    pub fn answers(self) -> impl DoubleEndedIterator<Item = Choice> + Clone {
        (0..self.offered()).map(move |at| Choice { question: self, at })
    }

    /// All answers that are understood: those to choose from, and those that nobody is offered.
    pub fn all_answers(self) -> impl DoubleEndedIterator<Item = Choice> + Clone {
        (0..self.forms().len()).map(move |at| Choice { question: self, at })
    }

    /// The answers that an edition leaves open: the commentary leaves the choice of the penalty for an offer at the
    /// wrong time, not whether there is one.
    ///
    /// ```
    /// use jadoube_laws::{Discretion, Edition};
    ///
    /// let answers = |edition| {
    ///     let answers = Discretion::OfferPenalty.answers_in(edition);
    ///     answers.map(|it| it.key()).collect::<Vec<_>>()
    /// };
    /// assert_eq!(answers(Edition::Fide2018), ["warning", "penalty"]);
    /// assert_eq!(answers(Edition::Fide2023), ["none", "warning", "penalty"]);
    /// ```
    pub fn answers_in(self, edition: Edition) -> impl Iterator<Item = Choice> {
        let none = Decided::OfferPenalty(answers::PenaltyChosen::None).choice();
        let is_barred = Passage::MustPenalise.article(edition).is_some();
        self.answers().filter(move |it| !is_barred || *it != none)
    }

    /// The answer that is recorded if the question is closed without one; `None` if it must be answered, in this
    /// edition or in all.
    #[must_use]
    pub fn default_answer(self, edition: Edition) -> Option<Decided> {
        let book = edition.rulebook();
        let presumed = match self {
            Discretion::ContactAccidental => {
                book.moves.touch_intent.value == Intent::AnyNonAccidentalContact
            }
            Discretion::TimesAfterRestoring => book.clock.keep_times.value.is_yes(),
            _ => true,
        };
        self.default_of_register().filter(|_| presumed)
    }
}

/// One of the answers that a question has, without what may be stated beside it.
///
/// ```
/// use clock::Millis;
/// use jadoube_laws::{Decided, Discretion, Given, Needs, answers};
///
/// let both = Discretion::ExtraTime.answers().find(|it| it.key() == "both").unwrap();
/// assert_eq!((both.needs(), both.is_complete()), (Some(Needs::Amount), false));
/// let minute = Millis::from_minutes(1);
/// let decided = both.with(Given::Amount(minute)).unwrap();
/// assert_eq!(decided, Decided::ExtraTime(answers::ExtraTime::Both(minute)));
/// assert_eq!(decided.choice(), both);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Choice {
    question: Discretion,
    at: usize,
}

impl Choice {
    /// The question that it answers.
    #[must_use]
    pub const fn question(self) -> Discretion {
        self.question
    }

    /// Its stable name: `not-valid`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.question.forms()[self.at].key
    }

    /// What may be stated beside it, and must be if it is not complete without.
    #[must_use]
    pub const fn needs(self) -> Option<Needs> {
        self.question.forms()[self.at].needs
    }

    /// Is it an answer as it is?
    #[must_use]
    pub const fn is_complete(self) -> bool {
        self.question.forms()[self.at].optional
    }

    /// The id of its message, if it is offered: `discretion-answer-keep`.
    #[must_use]
    pub fn message_id(self) -> String {
        format!("discretion-answer-{}", self.key())
    }

    /// The answer with what is stated beside it; `None` if it needs something else.
    #[must_use]
    pub fn with(self, given: Given) -> Option<Decided> {
        self.question.decided(self.at, given)
    }
}

impl Decided {
    /// What was chosen, without what is stated beside it.
    #[must_use]
    pub fn choice(&self) -> Choice {
        Choice { question: self.question(), at: self.at() }
    }

    /// The player whom the answer itself names.
    #[must_use]
    pub fn names(&self) -> Option<Color> {
        use answers::{ExtraTime, FlagFirst, GestureMeans};
        match (self, self.given()) {
            (_, Given::Player(side)) => Some(side),
            (Decided::GestureMeans(GestureMeans::WhiteResigns), _)
            | (Decided::ExtraTime(ExtraTime::White(_)), _)
            | (Decided::FlagFirst(FlagFirst::White), _) => Some(Color::White),
            (Decided::ClockSide(_), _)
            | (Decided::GestureMeans(GestureMeans::BlackResigns), _)
            | (Decided::ExtraTime(ExtraTime::Black(_)), _)
            | (Decided::FlagFirst(FlagFirst::Black), _) => Some(Color::Black),
            _ => None,
        }
    }
}

impl fmt::Display for Discretion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "J-{:02}", self.number())
    }
}

/// A text that is not the number of a question.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no question to the arbiter: expected a number such as J-12")]
pub struct NotADiscretion(pub String);

impl FromStr for Discretion {
    type Err = NotADiscretion;

    fn from_str(text: &str) -> Result<Discretion, NotADiscretion> {
        let number = text.trim().strip_prefix("J-").and_then(|it| it.parse::<u8>().ok());
        let found = Discretion::ALL.iter().find(|it| Some(it.number()) == number);
        found.copied().ok_or_else(|| NotADiscretion(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use ::board::{ByColor, Color};
    use clock::Millis;

    use super::{Discretion, Given, Ground, PointsEntered, Sanctions};
    use crate::edition::Edition;
    use crate::event::{Area, Score, Who};
    use crate::ruling::Span;

    #[test]
    fn there_are_72_questions_and_their_numbers_run_through() {
        assert_eq!(Discretion::ALL.len(), 72);
        for (at, question) in Discretion::ALL.iter().enumerate() {
            assert_eq!(usize::from(question.number()), at + 1);
            assert_eq!(question.to_string().parse(), Ok(*question));
        }
        let by = |ground| Discretion::ALL.iter().filter(|it| it.ground() == ground).count();
        assert_eq!((by(Ground::Laws), by(Ground::Commentary), by(Ground::Gap)), (53, 13, 6));
    }

    #[test]
    fn a_default_is_one_of_the_answers() {
        for &question in Discretion::ALL {
            assert!(question.answers().count() > 0, "{question}");
            assert!(!question.provisions().is_empty(), "{question}");
            for edition in Edition::ALL {
                if let Some(default) = question.default_answer(edition) {
                    let mut answers = question.answers_in(edition);
                    assert!(answers.any(|it| it == default.choice()), "{question}: {default:?}");
                }
            }
        }
    }

    #[test]
    fn what_an_edition_does_not_presume_must_be_answered() {
        let default = |question: Discretion, edition| {
            question.default_answer(edition).map(|it| it.choice().key())
        };
        assert_eq!(default(Discretion::ContactAccidental, Edition::Fide2018), Some("intentional"));
        assert_eq!(default(Discretion::ContactAccidental, Edition::Fide2014), None);
        assert_eq!(default(Discretion::ContactAccidental, Edition::Fide2009), None);
        assert_eq!(
            default(Discretion::TimesAfterRestoring, Edition::Fide2014),
            Some("without-press")
        );
        assert_eq!(default(Discretion::TimesAfterRestoring, Edition::Fide2009), None);
    }

    #[test]
    fn an_answer_is_its_choice_with_what_is_given() {
        for choice in Discretion::ALL.iter().flat_map(|it| it.all_answers()) {
            let given = [
                Given::Nothing,
                Given::Player(Color::White),
                Given::Amount(Millis::from_minutes(1)),
                Given::Deduction(Millis::from_minutes(1)),
                Given::Times(ByColor { white: Some(Millis::ZERO), black: None }),
                Given::Penalty(Sanctions::of_time(Span::seconds(60))),
                Given::Result(Score::DRAW),
                Given::Points(PointsEntered::Number(2)),
                Given::Count(2),
                Given::Area(Area::Toilet),
                Given::Person(Who::Captain),
                Given::Words("as it is".to_owned()),
            ];
            let made = given.into_iter().filter_map(|given| {
                let decided = choice.with(given.clone())?;
                assert_eq!((decided.choice(), decided.given()), (choice, given));
                Some(decided)
            });
            let ways = usize::from(choice.needs().is_some()) + usize::from(choice.is_complete());
            assert_eq!(made.count(), ways, "{choice:?}");
        }
    }
}
