//! The penalties that the arbiter chooses from the list of the edition, and what each of them does. Nothing that
//! the list does not hold is a penalty.

use ::board::{ByColor, Color};

use super::Bench;
use super::art10_points::Entered;
use super::decisions::Case;
use crate::article::Article;
use crate::discretion::answers::{LeftWithoutResigning, PenaltyChosen};
use crate::discretion::{Discretion, Needs, PenaltyItem, Sanction, Sanctions};
use crate::event::{Decision, Points, Score, Who};
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::rulebook::Penalty;
use crate::ruling::{
    Cites, Matter, Outcome, PenaltyAmount, Proposal, Question, Reason, ResultOf, Span, Verdict,
};
use crate::unmet::Unmet;

/// A penalty as it was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Chosen {
    item: Penalty,
    article: Article,
    span: Option<Span>,
    count: Option<u32>,
    /// What is kept of it until the game has a result.
    points: Option<Points>,
}

impl Bench<'_> {
    /// The answer to the question which penalty, if any: none, or one or more of the list.
    pub(super) fn decide_penalty(&mut self, answer: &PenaltyChosen, case: Case<'_>) -> bool {
        let Some(sanctions) = chosen_of(answer) else { return true };
        let offender = case.decision.side().map(Who::Player).or(case.question.about.clone());
        let Some(who) = offender.or_else(|| self.game().ledger().last_offender().cloned()) else {
            return false;
        };
        let cites = Cites::of(case.question.provision);
        let cites = cites
            .when(is_conduct(case.question.provision), |it| it.and(Provision::ConductInfraction));
        self.penalise_by_list(&who, &sanctions, case.decision, cites)
    }

    /// Is somebody penalised who left without resigning (J-10)?
    pub(super) fn decide_leaving(&mut self, answer: &LeftWithoutResigning, case: Case<'_>) -> bool {
        let Some(who) = case.question.about.clone() else { return false };
        match answer {
            LeftWithoutResigning::None => true,
            LeftWithoutResigning::Penalty(sanctions) => {
                self.penalise_by_list(&who, sanctions, case.decision, case.question.provision)
            }
        }
    }

    /// Imposes what was chosen from the list; says whether anything was chosen.
    pub(super) fn penalise_by_list(
        &mut self,
        who: &Who,
        sanctions: &Sanctions,
        decision: &Decision,
        cites: impl Into<Cites>,
    ) -> bool {
        let cites = cites.into();
        let Some(mut chosen) = self.chosen(sanctions) else {
            return self.refuse_penalty(decision, Matter::NotInTheList, Provision::ArbPenalties);
        };
        if chosen.is_empty() {
            return false;
        }
        if chosen.iter().any(|it| it.item == Penalty::Fine) && !self.has_tariff() {
            return self.refuse_penalty(decision, Matter::FineWithoutTariff, FINE);
        }
        let without_amount = |it: &&Chosen| {
            matches!(it.item.needs(), Some(Needs::Amount | Needs::Deduction)) && it.span.is_none()
                || it.item == Penalty::OwnPointsMinus && sanctions.points.is_none()
        };
        if let Some(item) = chosen.iter().find(without_amount) {
            let provision = item.item.provision();
            return self.refuse_penalty(decision, Matter::PenaltyWithoutAmount, provision);
        }
        if !sanctions.confirmed && self.waits_for_confirmation(who, &chosen, decision) {
            return true;
        }
        let entered = sanctions.points.map(|it| self.entered(it));
        let score = match self.new_score(who, &chosen, entered) {
            Ok(score) => score,
            Err(()) => {
                self.refuse_score(&decision.by);
                return true;
            }
        };
        if self.game().outcome().is_none() {
            keep_points(who, &mut chosen, entered);
        }
        for penalty in &chosen {
            self.impose(who, penalty, cites);
        }
        self.end_by_penalty(who, &chosen, score, cites);
        true
    }

    /// Does the answer take the game from the player? Where a case does not bear it, it may not.
    pub(super) fn asks_for_loss(&self, sanctions: &Sanctions) -> bool {
        self.chosen(sanctions).is_some_and(|it| it.iter().any(|it| it.item == Penalty::Loss))
    }

    fn refuse_penalty(&mut self, decision: &Decision, what: Matter, provision: Provision) -> bool {
        let cites = match what {
            Matter::FineWithoutTariff => Cites::of(provision).read_as(Interpretation::Q56),
            _ => Cites::of(provision),
        };
        self.refuse(decision.by.clone(), what, cites.and(Provision::ArbPenalties));
        true
    }

    fn has_tariff(&self) -> bool {
        !self.frame().regulations().fines.is_empty()
    }

    /// The items of the list that the answer names; `None` if one is not in the list.
    fn chosen(&self, sanctions: &Sanctions) -> Option<Vec<Chosen>> {
        let mut chosen: Vec<Chosen> = Vec::new();
        for &Sanction { item, span, count } in &sanctions.items {
            let (item, article) = match item {
                PenaltyItem::Article(article) => (self.item_at(article)?, article),
                // Named once more by what it is: the amount belongs to it all the same.
                PenaltyItem::Kind(item) if chosen.iter().any(|it| it.item == item) => {
                    if let Some(named) = chosen.iter_mut().find(|it| it.item == item) {
                        (named.span, named.count) = (span.or(named.span), count.or(named.count));
                    }
                    continue;
                }
                PenaltyItem::Kind(item) => (item, self.article_of(item)?),
            };
            chosen.push(Chosen { item, article, span, count, points: None });
        }
        Some(chosen)
    }

    fn item_at(&self, article: Article) -> Option<Penalty> {
        let list = self.book().arbiter.penalties.value;
        list.iter().copied().find(|&it| self.article_of(it) == Some(article))
    }

    fn article_of(&self, item: Penalty) -> Option<Article> {
        let listed = self.book().arbiter.penalties.value.contains(&item);
        listed.then(|| item.provision().article(self.frame().edition())).flatten()
    }

    /// Less time than this would make the flag fall: that is done only if the arbiter says it again.
    fn waits_for_confirmation(
        &mut self,
        who: &Who,
        chosen: &[Chosen],
        decision: &Decision,
    ) -> bool {
        let confirmed = self.game().ledger().is_reduction_noted();
        let (Some(side), Some(times)) = (who.player(), self.game().times()) else { return false };
        let falls = chosen
            .iter()
            .filter(|it| it.item == Penalty::OwnTimeMinus)
            .any(|it| it.span.is_some_and(|span| span.amount() >= times[side]));
        if !self.asks(Provision::ArbPenaltiesOwnTime, Unmet::TimeIsLeft, falls && !confirmed) {
            return false;
        }
        self.tell(decision.by.clone(), Matter::ReductionEndsTime, Provision::ArbPenaltiesOwnTime);
        true
    }

    fn impose(&mut self, who: &Who, penalty: &Chosen, cites: Cites) {
        // What sets the penalty, then what it is for.
        let cites = Cites::of(penalty.item.provision())
            .with(&cites)
            .behind(&[Provision::ArbPenalties, Provision::ArbObserveGames]);
        let cites = cites.with_commentary_if(
            penalty.item == Penalty::RoundsExclusion,
            Passage::OrderedBySeverity,
        );
        let amount = match (penalty.item, penalty.span, penalty.count) {
            (Penalty::OppPointsMax | Penalty::OwnPointsMinus, ..) => {
                penalty.points.map_or(PenaltyAmount::None, PenaltyAmount::Points)
            }
            (Penalty::OppTimePlus, Some(span), _) => PenaltyAmount::Time(Span::plus(span.amount())),
            (Penalty::OwnTimeMinus, Some(span), _) => {
                PenaltyAmount::Time(Span::minus(span.amount()))
            }
            (Penalty::RoundsExclusion, _, count) => PenaltyAmount::Count(count.unwrap_or(1)),
            (Penalty::Fine, _, Some(count)) => PenaltyAmount::Count(count),
            (Penalty::Fine, ..) => {
                PenaltyAmount::Words(self.frame().regulations().fines.join("; "))
            }
            _ => PenaltyAmount::None,
        };
        if penalty.item == Penalty::Expulsion {
            let commentary =
                Cites::of(Provision::ArbPenaltiesExpel).with_commentary(Passage::OrganisersConsent);
            self.tell(Who::Arbiter, Matter::OrganisersConsent, commentary);
        }
        let item = penalty.article;
        let time = match &amount {
            PenaltyAmount::Time(span) => Some(*span),
            _ => None,
        };
        self.emit(Verdict::Penalty { who: who.clone(), item, amount }, cites);
        let Some(span) = time else { return };
        for side in who.players().collect::<Vec<_>>() {
            let side = if span.is_less() { side } else { !side };
            self.emit(Verdict::Time { side, span }, cites);
        }
    }

    /// Penalties in points that were chosen during the game change its result, unless the arbiter entered it himself.
    /// Where the two scores would be more than the game can give, the arbiter is asked again.
    pub(super) fn apply_kept_points(&mut self) {
        let Some(outcome) = self.game().outcome().copied() else { return };
        let entered = matches!(
            outcome.reason,
            Reason::Penalty | Reason::ArbitersDecision | Reason::Refusal | Reason::BothRefused
        );
        let ResultOf::Score(score) = outcome.result else { return };
        let changed = self.game().kept_points().applied_to(score);
        if entered || score.forfeit || changed == score {
            return self.unmet(POINTS, Unmet::ScoreUnchanged);
        }
        let gains = self.game().kept_points().gains();
        let provision = match gains.filter(|&it| changed.points[it] != score.points[it]) {
            Some(_) => Provision::ArbPenaltiesOppPoints,
            None => Provision::ArbPenaltiesOwnPoints,
        };
        let cites = Cites::of(provision).and(Provision::PointsCap);
        if self.is_normal(changed) {
            self.end(Outcome::score(changed, Reason::Penalty), cites);
        } else if let Some(gains) = gains {
            self.ask_about(!gains, Discretion::PenaltyWhich, cites);
        }
    }

    /// The score that penalties in points lead to, where there is a result to change.
    fn new_score(
        &self,
        who: &Who,
        chosen: &[Chosen],
        entered: Option<Entered>,
    ) -> Result<Option<Score>, ()> {
        let has = |item| chosen.iter().any(|it| it.item == item);
        let (raises, lowers) = (has(Penalty::OppPointsMax), has(Penalty::OwnPointsMinus));
        let loses = has(Penalty::Loss);
        if !(raises || lowers || loses) {
            return Ok(None);
        }
        let Some(offender) = who.player() else { return self.new_score_of_both(loses, entered) };
        let present = match self.game().outcome().map(|it| it.result) {
            Some(ResultOf::Score(score)) => Some(score),
            _ => None,
        };
        let score = match (entered, present) {
            (Some(Entered::Outside), _) => return Err(()),
            (Some(Entered::Both(score)), _) => Some(score),
            (Some(Entered::One(points)), present) => {
                let own = match (loses, lowers, present) {
                    (true, ..) => Points::Zero,
                    (false, true, Some(score)) => points.min(score.points[offender]),
                    (false, true, None) => points,
                    (false, false, Some(score)) => score.points[offender],
                    (false, false, None) => return Ok(None),
                };
                let other = match (loses || raises, present) {
                    (true, _) => points,
                    (false, Some(score)) => score.points[!offender],
                    (false, None) => return Ok(None),
                };
                Some(of_sides(offender, own, other))
            }
            (None, _) if loses => None,
            (None, Some(score)) => Some(of_sides(offender, score.points[offender], Points::One)),
            (None, None) => None,
        };
        match score {
            Some(score) if !self.is_normal(score) => Err(()),
            // Whoever has lost the game has not won it.
            Some(score) if loses && score.points[offender] != Points::Zero => Err(()),
            score => Ok(score),
        }
    }

    /// What both players are left with: nothing if the game is lost for both, otherwise no more than they have.
    fn new_score_of_both(
        &self,
        loses: bool,
        entered: Option<Entered>,
    ) -> Result<Option<Score>, ()> {
        let present = match self.game().outcome().map(|it| it.result) {
            Some(ResultOf::Score(score)) => Some(score),
            _ => None,
        };
        let score = match (entered, present) {
            (Some(Entered::Outside), _) => return Err(()),
            (Some(Entered::Both(score)), _) => Some(score),
            (_, _) if loses => Some(Score::BOTH_LOSE),
            (Some(Entered::One(points)), Some(score)) => {
                let left = |side| points.min(score.points[side]);
                Some(Score::played(left(Color::White), left(Color::Black)))
            }
            (Some(Entered::One(points)), None) => Some(Score::played(points, points)),
            (None, _) => None,
        };
        match score {
            Some(score) if !self.is_normal(score) => Err(()),
            Some(score) if loses && score != Score::BOTH_LOSE => Err(()),
            score => Ok(score),
        }
    }

    fn end_by_penalty(&mut self, who: &Who, chosen: &[Chosen], score: Option<Score>, cites: Cites) {
        let ends = |it: &&Chosen| {
            matches!(it.item, Penalty::Loss | Penalty::OppPointsMax | Penalty::OwnPointsMinus)
        };
        let Some(item) = chosen.iter().find(ends).map(|it| it.item) else { return };
        let is_loss = chosen.iter().any(|it| it.item == Penalty::Loss);
        let provision = if is_loss { Penalty::Loss } else { item }.provision();
        let cites = Cites::of(provision)
            .and(Provision::PointsCap)
            .and_all(&cites.provisions().collect::<Vec<_>>());
        match score {
            Some(score) if is_loss || self.game().is_over() => {
                self.end(Outcome::score(score, Reason::Penalty), cites);
            }
            None if is_loss => {
                let question =
                    Question::new(Discretion::OpponentScores, Provision::ArbPenaltiesLoss)
                        .about(who.clone())
                        .proposing(Proposal::End(Reason::Penalty));
                self.ask(question, Cites::of(Provision::ArbPenaltiesLoss));
            }
            _ => {}
        }
    }
}

/// Penalties in points.
const POINTS: [Provision; 2] = [Provision::ArbPenaltiesOwnPoints, Provision::ArbPenaltiesOppPoints];
const FINE: Provision = Provision::ArbPenaltiesFine;

fn of_sides(offender: Color, own: Points, other: Points) -> Score {
    let points = ByColor::from_fn(|side| if side == offender { own } else { other });
    Score::played(points.white, points.black)
}

/// What an answer to the question of the penalty chooses, if it chooses any.
pub(super) fn chosen_of(answer: &PenaltyChosen) -> Option<Sanctions> {
    match answer {
        PenaltyChosen::None => None,
        PenaltyChosen::Warning => Some(Sanction::new(PenaltyItem::Kind(Penalty::Warning)).into()),
        PenaltyChosen::Penalty(sanctions) => Some(sanctions.clone()),
    }
}

/// As long as there is no result, the points that the answer states wait for it.
fn keep_points(who: &Who, chosen: &mut [Chosen], entered: Option<Entered>) {
    let (Some(offender), Some(entered)) = (who.player(), entered) else { return };
    for penalty in chosen {
        let whose = match penalty.item {
            Penalty::OwnPointsMinus => offender,
            Penalty::OppPointsMax => !offender,
            _ => continue,
        };
        penalty.points = match entered {
            Entered::Both(score) => Some(score.points[whose]),
            Entered::One(points) => Some(points),
            Entered::Outside => None,
        };
    }
}

/// Breaches of these lead to the list by their own clause.
fn is_conduct(provision: Provision) -> bool {
    matches!(
        provision,
        Provision::ConductDisrepute
            | Provision::ConductPermission
            | Provision::ConductLeaveVenue
            | Provision::ConductLeaveArea
            | Provision::ConductReportLeaving
            | Provision::ConductNotes
            | Provision::ConductDeviceBan
            | Provision::ConductDeviceBag
            | Provision::ConductDevicePenalty
            | Provision::ConductInspection
            | Provision::ConductSmoking
            | Provision::ConductFinished
            | Provision::ConductDistract
    )
}
