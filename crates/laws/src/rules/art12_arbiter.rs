//! Article 12 and Articles 11.9 and 11.10: what the arbiter may say, what third parties may not, disturbances,
//! appeals.

use ::board::{ByColor, Color};
use clock::Millis;

use super::Bench;
use super::decisions::Case;
use crate::article::Article;
use crate::discretion::Discretion;
use crate::discretion::answers::{
    AssistantsAppointed, CaseNotCovered, EquipmentDisturbs, ExtraTime, MeasuresTaken,
    OffenderExpelled,
};
use crate::event::{Area, Asked, News, Who};
use crate::game::Phase;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::regulations::Appeals;
use crate::rulebook::AppealScope;
use crate::ruling::{Cites, Matter, Question, Referee, Span, Verdict};
use crate::unmet::Unmet;

const EN_PASSANT: [Provision; 2] = [Provision::MovePawnEnPassant, Provision::MovePawnEnPassantWhen];

const CASTLING_IN_CHESS960: [Provision; 4] = [
    Provision::C960CastleChapeau,
    Provision::C960Castle,
    Provision::MoveKingCastleLost,
    Provision::MoveKingCastleBlocked,
];

/// As many articles as an explanation cites.
const EXPLAINED_MAX: usize = 4;

impl Bench<'_> {
    /// 11.9 and 12.6: the rule is explained, never the position, and the number of moves is not told.
    pub(super) fn on_question(&mut self, by: &Who, what: &Asked) {
        let Some(side) = by.player() else { return };
        let edition = self.frame().edition();
        match what {
            Asked::MoveCount => self.tell_or_refuse(by, self.secret_count()),
            Asked::TimeUsed => {}
            Asked::MayCastle => {
                let rules = [Provision::MoveKingCastleLost, Provision::MoveKingCastleBlocked];
                match self.game().is_chess960() {
                    true => self.explain_only(by, &CASTLING_IN_CHESS960),
                    false => self.explain_only(by, &rules),
                }
            }
            Asked::MayTakeEnPassant => self.explain_only(by, &EN_PASSANT),
            Asked::HowToClaim => {
                let articles = [Provision::DrawThreefold, Provision::DrawClaimClock];
                let articles = articles.iter().filter_map(|it| chapter(it.article(edition)?));
                self.explain(articles.collect());
            }
            Asked::About(article) => self.explain(vec![*article]),
            Asked::Words(_) => {
                self.explain_advance(side);
            }
        }
    }

    /// The number of moves: told only while the sheets are brought up to date after a flag.
    fn tell_or_refuse(&mut self, who: &Who, cites: Cites) {
        match self.may_tell_move_count() {
            true => self.allow(Matter::MoveCount, cites.and(Provision::RecCatchUpNeither)),
            false => {
                self.unmet(Provision::RecCatchUpNeither, Unmet::FlagUp);
                self.refuse(who.clone(), Matter::MoveCount, cites);
            }
        }
    }

    fn explain(&mut self, articles: Vec<Article>) {
        let rule = self.book().conduct.explanation_right;
        if self.asks(&rule, Unmet::OtherRule, rule.value.is_yes()) {
            // The ruling names all of them itself; the first are enough to rest on.
            let first = articles.iter().take(EXPLAINED_MAX);
            let cites = first.fold(Cites::of(Provision::ConductExplanation), Cites::and_article);
            self.emit(Verdict::Explain { articles }, cites);
            self.emit(Verdict::RunOn, Provision::ConductExplanation);
        }
    }

    fn explain_only(&mut self, by: &Who, rules: &[Provision]) {
        let edition = self.frame().edition();
        let has_right = self.book().conduct.explanation_right.value.is_yes();
        let cites = match has_right {
            true => Cites::of(Provision::ConductExplanation).with_commentary(Passage::NeverYesOrNo),
            false => Cites::of(Provision::ArbNoIntervene),
        };
        self.refuse(by.clone(), Matter::YesOrNo, cites);
        if has_right {
            let articles = rules.iter().filter_map(|it| it.article(edition)).collect();
            self.emit(Verdict::Explain { articles }, cites.and_all(rules));
        }
    }

    /// 12.6 and 12.7: somebody told somebody something.
    pub(super) fn on_told(&mut self, by: &Who, to: &Who, what: &News) {
        match by {
            it if it.is_arbiter() => self.on_arbiter_told(by, what),
            Who::Player(_) | Who::Both | Who::AssistantOf(_) => {
                let elsewhere = *to == Who::Neighbour;
                let cites = Cites::of(Provision::ArbThirdParties);
                let elsewhere = self.asks(Provision::ArbThirdParties, Unmet::OwnGame, elsewhere);
                if elsewhere && self.game().is_over() {
                    self.on_interference(by, cites.and(Provision::ConductFinished));
                } else if elsewhere {
                    self.ask_about(by.clone(), Discretion::PenaltyWhich, cites);
                }
            }
            _ => {
                let cites = Cites::of(Provision::ArbThirdParties)
                    .with_commentary(Passage::SpectatorAndTheFlag);
                if to.is_arbiter() {
                    self.allow(Matter::ToldToArbiter, cites);
                } else {
                    self.on_interference(by, cites);
                }
            }
        }
    }

    fn on_arbiter_told(&mut self, by: &Who, what: &News) {
        let what = match what {
            News::MoveCount => {
                return self.tell_or_refuse(by, self.secret_count());
            }
            News::ClockNotPressed => Matter::ClockNotPressed,
            News::Advice => Matter::Advice,
            News::TimeUsed | News::Flag | News::Irregularity | News::Words(_) => return,
        };
        self.refuse(by.clone(), what, Provision::ArbNoIntervene);
    }

    /// 12.5 and 6.11.1: the clocks are stopped; a disturbance that is over may bring additional time.
    pub(super) fn on_disturbed(&mut self, lasted: Option<Millis>) {
        let goes_on = lasted.is_none() && self.game().ticking().is_some();
        if self.asks(Provision::ClockInterrupt, Unmet::DisturbanceOver, goes_on) {
            self.unmet(Provision::ArbExtraTime, Unmet::DisturbanceGoesOn);
            let cites = Cites::of(Provision::ClockInterrupt)
                .and(Provision::ArbDutiesEnvironment)
                .with_commentary(Passage::FireAlarm);
            return self.emit(Verdict::StopClock, cites);
        }
        let cites = Cites::of(Provision::ArbExtraTime).and(Provision::ArbDutiesEnvironment);
        self.ask_arbiter(Discretion::ExtraTime, cites);
    }

    /// 11.10: any decision may be appealed against, in time, unless the event or the edition excludes it.
    pub(super) fn on_appeal(&mut self, side: Color) {
        let scope = self.book().conduct.appeal_scope;
        let cites = Cites::of(Provision::ConductAppeal).and_value(&scope);
        let who = Who::Player(side);
        let excluded = scope.value == AppealScope::AllExceptQuickplay
            && self.game().claims().is_quickplay_decided();
        if self.asks(Provision::QpfFinal, Unmet::NoFinalDecision, excluded) {
            return self.refuse(who, Matter::Appeal, cites.and(Provision::QpfFinal));
        }
        let deadline = match &self.frame().regulations().appeals {
            Appeals::None => {
                return self.refuse(who, Matter::Appeal, cites);
            }
            Appeals::Allowed { deadline, .. } => *deadline,
        };
        let over = self.game().ledger().over_at();
        let since = over.and_then(|it| self.game().now().since(it));
        let late = deadline
            .zip(since)
            .is_some_and(|(deadline, since)| since.get() > u64::from(deadline.0) * 1_000);
        if late {
            self.refuse(who, Matter::LateAppeal, cites.with_commentary(Passage::AppealDeadline));
        } else if self.asks(
            Provision::RecSign,
            Unmet::NotSigned,
            self.game().sheets().of(side).signed().is_some(),
        ) {
            self.on_appeal_after_signing(side, cites.and(Provision::RecSign));
        } else {
            self.emit(Verdict::Refer(Referee::AppealsCommittee), cites);
        }
    }

    /// The signature does not take the appeal away, where the edition says so. Where it is silent the arbiter decides,
    /// since a signed result stands unless he decides otherwise.
    fn on_appeal_after_signing(&mut self, side: Color, cites: Cites) {
        let rule = self.book().conduct.appeal_after_signing;
        let cites = cites.and_value(&rule);
        if !self.asks(Provision::PrefaceAnalogy, Unmet::OtherRule, !rule.value.is_yes()) {
            self.emit(Verdict::Refer(Referee::AppealsCommittee), cites);
        } else {
            let question =
                Question::new(Discretion::CaseNotCovered, Provision::ConductAppeal).about(side);
            self.ask(question, cites.and(Provision::PrefaceAnalogy));
        }
    }

    /// Is the appeal of a player who had signed admitted (J-01)? By analogy with every other appeal it is.
    pub(super) fn decide_appeal(&mut self, side: Color, answer: &CaseNotCovered) -> bool {
        use CaseNotCovered as A;
        let cites = Cites::of(Provision::PrefaceAnalogy).and(Provision::ConductAppeal);
        match answer {
            A::Admit | A::ByAnalogy | A::AfterConsulting => {
                self.emit(Verdict::Refer(Referee::AppealsCommittee), cites);
            }
            A::Refuse => self.refuse(side, Matter::Appeal, cites),
            A::Result(_)
            | A::PlayOn
            | A::AnyMove
            | A::IllegalMove
            | A::Penalty(_)
            | A::Otherwise(_) => return false,
        }
        true
    }

    /// Assistants of the arbiter (J-51).
    pub(super) fn decide_assistants(&mut self, answer: &AssistantsAppointed) -> bool {
        if let AssistantsAppointed::Appoint(_) = answer {
            let cites = Cites::of(Provision::ArbAssistants).and(Provision::RecCatchUpNeither);
            self.allow(Matter::Measure, cites);
        }
        true
    }

    /// A board or set that disturbs is replaced, now or later, or kept (J-04).
    pub(super) fn decide_equipment(
        &mut self,
        answer: &EquipmentDisturbs,
        provision: Provision,
    ) -> bool {
        let cites =
            Cites::of(provision).behind(&[Provision::ClockInterrupt, Provision::ClockRestart]);
        let cites = cites
            .when(matches!(provision, Provision::SetupBoard | Provision::SetupPieces), |it| {
                it.with_commentary(Passage::MaterialOfTheBoard)
            });
        match answer {
            EquipmentDisturbs::Keep => {}
            EquipmentDisturbs::ReplaceAtStop => self.tell(Who::Arbiter, Matter::Equipment, cites),
            EquipmentDisturbs::ReplaceNow => self.replace_equipment(cites),
        }
        true
    }

    fn replace_equipment(&mut self, cites: Cites) {
        let side = self.game().ticking().unwrap_or(self.game().to_move());
        let has_begun = self.game().phase() != Phase::NotStarted;
        if has_begun {
            self.emit(Verdict::StopClock, cites);
        }
        self.emit(Verdict::SetUp { position: None, other_board: true, times: None }, cites);
        if has_begun {
            self.emit(Verdict::StartClock(side), cites);
        }
    }

    /// Measures for fairness, for the environment, for players who need them (J-50).
    pub(super) fn decide_measures(&mut self, answer: &MeasuresTaken, question: &Question) -> bool {
        let cites = Cites::of(question.provision).and(Provision::ArbDuties);
        match answer {
            MeasuresTaken::None => {}
            MeasuresTaken::StopClock => {
                self.emit(Verdict::StopClock, cites.and(Provision::ClockInterrupt));
            }
            MeasuresTaken::ApproveDevice => {
                self.allow(Matter::ApprovedDevice, cites.and(Provision::ConductDeviceBan));
            }
            MeasuresTaken::Measures(_) => self.allow(Matter::Measure, cites),
        }
        true
    }

    /// Time for those who were disturbed (J-52).
    pub(super) fn decide_extra_time(&mut self, answer: &ExtraTime) -> bool {
        let (white, black) = match *answer {
            ExtraTime::None => (None, None),
            ExtraTime::White(time) => (Some(time), None),
            ExtraTime::Black(time) => (None, Some(time)),
            ExtraTime::Both(time) => (Some(time), Some(time)),
            ExtraTime::Each(ByColor { white, black }) => (white, black),
        };
        for (side, time) in [(Color::White, white), (Color::Black, black)] {
            if let Some(span) = time.map(Span::plus) {
                self.emit(Verdict::Time { side, span }, Provision::ArbExtraTime);
            }
        }
        true
    }

    /// Somebody who interferes is warned or expelled (J-53).
    pub(super) fn decide_expulsion(&mut self, answer: &OffenderExpelled, case: Case<'_>) -> bool {
        let about = case.question.about.clone();
        let about = about.or_else(|| self.game().ledger().last_offender().cloned());
        let Some(who) = about else { return false };
        let cites = Cites::of(Provision::ArbThirdParties).and(case.question.provision);
        let area = match answer {
            OffenderExpelled::Nothing => return true,
            OffenderExpelled::Warn => {
                self.tell(who, Matter::Interfering, cites);
                return true;
            }
            OffenderExpelled::Expel => Area::Venue,
            OffenderExpelled::ExpelFromArea => Area::PlayingArea,
        };
        self.emit(Verdict::Expel { who, area: Some(area) }, cites);
        true
    }
}

/// The article that an article is part of, below its chapter: `9.2` for `9.2.1`.
fn chapter(article: Article) -> Option<Article> {
    let mut article = article;
    while article.depth() > 2 {
        article = article.parent()?;
    }
    Some(article)
}
