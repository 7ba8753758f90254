//! What the Laws leave to the arbiter: the questions that are put, the answers to choose from, and what is
//! recorded if nobody answers. The questions in words are messages; the engine asks and never answers.

mod list;

use std::fmt;
use std::str::FromStr;

use crate::edition::Edition;
use crate::passage::Passage;
use crate::rulebook::Intent;

pub use list::Discretion;

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

    /// The id of the message for an answer: `discretion-answer-keep`.
    #[must_use]
    pub fn answer_message_id(answer: &str) -> String {
        format!("discretion-answer-{answer}")
    }

    /// The answers that an edition leaves open: the commentary leaves the choice of the penalty for an offer at the
    /// wrong time, not whether there is one.
    ///
    /// ```
    /// use jadoube_laws::{Discretion, Edition};
    ///
    /// let answers = |edition| Discretion::OfferPenalty.answers_in(edition).collect::<Vec<_>>();
    /// assert_eq!(answers(Edition::Fide2018), ["warning", "penalty"]);
    /// assert_eq!(answers(Edition::Fide2023), ["none", "warning", "penalty"]);
    /// ```
    pub fn answers_in(self, edition: Edition) -> impl Iterator<Item = &'static str> {
        let barred = move |answer: &str| {
            self == Discretion::OfferPenalty
                && answer == "none"
                && Passage::MustPenalise.article(edition).is_some()
        };
        self.answers().iter().copied().filter(move |it| !barred(it))
    }

    /// The answer that is recorded if the question is closed without one; `None` if it must be answered, in this
    /// edition or in all.
    #[must_use]
    pub fn default_answer(self, edition: Edition) -> Option<&'static str> {
        let book = edition.rulebook();
        let presumed = match self {
            Discretion::ContactAccidental => {
                book.moves.touch_intent.value == Intent::AnyNonAccidentalContact
            }
            Discretion::TimesAfterRestoring => book.clock.keep_times.value.is_yes(),
            _ => true,
        };
        Some(self.default_or_empty()).filter(|it| presumed && !it.is_empty())
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
    use super::{Discretion, Ground};
    use crate::edition::Edition;

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
            assert!(!question.answers().is_empty(), "{question}");
            assert!(!question.provisions().is_empty(), "{question}");
            for edition in Edition::ALL {
                if let Some(default) = question.default_answer(edition) {
                    let mut answers = question.answers_in(edition);
                    assert!(answers.any(|it| it == default), "{question}: {default}");
                }
            }
        }
    }

    #[test]
    fn what_an_edition_does_not_presume_must_be_answered() {
        let default = |question: Discretion, edition| question.default_answer(edition);
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
    fn an_edition_offers_only_what_it_accepts() {
        let answers = |edition| Discretion::OfferPenalty.answers_in(edition).collect::<Vec<_>>();
        assert_eq!(answers(Edition::Fide2018), ["warning", "penalty"]);
        assert_eq!(answers(Edition::Fide2023), ["none", "warning", "penalty"]);
    }
}
