//! The list of penalties from which the arbiter chooses, as an edition has it.

use super::{Discretion, Needs};
use crate::article::Article;
use crate::edition::Edition;
use crate::provision::Provision;
use crate::rulebook::Penalty;

/// An item of the list of penalties of an edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListedPenalty {
    /// Its article.
    pub article: Article,
    /// What it is.
    pub kind: Penalty,
}

impl Penalty {
    /// The provision that sets it.
    #[must_use]
    pub const fn provision(self) -> Provision {
        match self {
            Penalty::Warning => Provision::ArbPenaltiesWarning,
            Penalty::OppTimePlus => Provision::ArbPenaltiesOppTime,
            Penalty::OwnTimeMinus => Provision::ArbPenaltiesOwnTime,
            Penalty::OppPointsMax => Provision::ArbPenaltiesOppPoints,
            Penalty::OwnPointsMinus => Provision::ArbPenaltiesOwnPoints,
            Penalty::Loss => Provision::ArbPenaltiesLoss,
            Penalty::Fine => Provision::ArbPenaltiesFine,
            Penalty::RoundsExclusion => Provision::ArbPenaltiesRounds,
            Penalty::Expulsion => Provision::ArbPenaltiesExpel,
        }
    }

    /// Does it give time or take it away?
    #[must_use]
    pub const fn is_of_time(self) -> bool {
        matches!(self.needs(), Some(Needs::Amount | Needs::Deduction))
    }

    /// Does it change what the game came to?
    #[must_use]
    pub const fn is_of_result(self) -> bool {
        matches!(self, Penalty::OppPointsMax | Penalty::OwnPointsMinus | Penalty::Loss)
    }

    /// What has to be stated beside it.
    #[must_use]
    pub const fn needs(self) -> Option<Needs> {
        match self {
            Penalty::OppTimePlus => Some(Needs::Amount),
            Penalty::OwnTimeMinus => Some(Needs::Deduction),
            Penalty::OwnPointsMinus => Some(Needs::Points),
            Penalty::Warning
            | Penalty::OppPointsMax
            | Penalty::Loss
            | Penalty::Fine
            | Penalty::RoundsExclusion
            | Penalty::Expulsion => None,
        }
    }
}

impl Discretion {
    /// The penalties from which an answer may choose: the list of the edition, in its order, or nothing if no answer
    /// needs one.
    ///
    /// ```
    /// use jadoube_laws::{Discretion, Edition, Needs};
    ///
    /// let list = Discretion::PenaltyWhich.penalties(Edition::Fide2018);
    /// assert_eq!(list[1].article.to_string(), "12.9.2");
    /// assert_eq!(list[1].kind.needs(), Some(Needs::Amount));
    /// assert!(Discretion::PlayResumes.penalties(Edition::Fide2018).is_empty());
    /// ```
    #[must_use]
    pub fn penalties(self, edition: Edition) -> Vec<ListedPenalty> {
        if !self.answers().any(|it| it.needs() == Some(Needs::Penalty)) {
            return Vec::new();
        }
        let list = edition.rulebook().arbiter.penalties.value.iter();
        list.filter_map(|&kind| {
            let article = kind.provision().article(edition)?;
            Some(ListedPenalty { article, kind })
        })
        .collect()
    }
}
