//! What the words of an answer mean, question by question. Words that were ever understood are understood as they were.

use board::{ByColor, Color};
use clock::Millis;
use laws::answers as a;
use laws::event::{Area, Points, Who};
use laws::rulebook::Penalty;
use laws::ruling::Span;
use laws::{Decided, Deduction, Discretion, PenaltyItem, PointsEntered, Sanction};

use super::penalties::{by_article, is_none, points, sanctions};
use super::said::{Said, Word};
use crate::words::{AREAS, PERSONS};

/// The first of these answers for which it holds what stands before it.
macro_rules! answered {
    ($question:ident: $($ways:tt)+) => { answered!($question($question): $($ways)+) };
    ($question:ident($answers:ident): $($said:expr => $answer:ident $(($with:expr))?),+) => {
        $(if $said { Some(Decided::$question(a::$answers::$answer $(($with))?)) } else)+ { None }
    };
}

/// The answer that the words are, if they are one.
pub(super) fn of(question: Discretion, said: &Said) -> Option<Decided> {
    use Decided as D;
    use Discretion as Q;
    let first = said.first();
    let is = |words: &[&str]| words.contains(&first);
    let part = |words: &[&str]| words.contains(&said.first_part());
    let has = |words: &[&str]| said.has(words);
    let says = |stems: &[&str]| said.says(stems);
    let starts = |words: &[&str]| words.iter().any(|it| said.phrase().starts_with(it));
    let begins = |starts: &[&str]| said.begins(starts);
    let spaced = said.spaced();
    let exactly = |phrases: &[&str]| phrases.contains(&spaced.as_str());
    match question {
        Q::CaseNotCovered => Some(D::CaseNotCovered(gap(said))),
        Q::RulingReplaced => Some(D::RulingReplaced(replaced(said))),
        Q::PositionDead => answered!(PositionDead:
            says(&["play", "continue"]) => PlayOn,
            says(&["dead", "draw"]) => Dead),
        Q::EquipmentDisturbs => answered!(EquipmentDisturbs:
            part(&["none", "no", "not", "keep"]) => Keep,
            says(&["stop"]) && !says(&["now"]) => ReplaceAtStop,
            says(&["replace"]) => ReplaceNow),
        Q::PromotionPutRight => answered!(PromotionPutRight:
            says(&["restore", "replay"]) => Restore,
            says(&["complete", "replace", "queen"]) => Complete),
        Q::GenuineAdjustment => answered!(GenuineAdjustment:
            says(&["disturb"]) || said.has_article() => Disturbance(by_article(said)),
            says(&["touch"]) => Touch,
            says(&["adjust"]) => Adjustment),
        Q::ContactAccidental => answered!(ContactAccidental:
            exactly(&["accidental", "accident"]) => Accidental,
            exactly(&["intentional"]) => Intentional),
        Q::AssistantAcceptable => answered!(AssistantAcceptable:
            starts(&["accept", "yes"]) => Accept,
            starts(&["refuse", "no"]) => Refuse),
        Q::GestureMeans => gesture(said).map(D::GestureMeans),
        Q::LeftWithoutResigning => match is_none(said) {
            true => Some(a::LeftWithoutResigning::None),
            false => sanctions(said).map(a::LeftWithoutResigning::Penalty),
        }
        .map(D::LeftWithoutResigning),

        Q::BoardAndClockCorrected => corrected(said).map(D::BoardAndClockCorrected),
        Q::PenaltyWhich => match is_none(said) {
            true => Some(a::PenaltyChosen::None),
            false => penalty(said),
        }
        .map(D::PenaltyWhich),
        Q::TimeForAssistant => Some(D::TimeForAssistant(match said.span() {
            None if has(&["nothing", "none", "zero", "no"]) => a::TimeForAssistant::Nothing,
            span => a::TimeForAssistant::Amount(span.map(|it| Deduction(it.amount()))),
        })),
        Q::Distraction => answered!(Distraction:
            starts(&["no"]) => No,
            starts(&["yes"]) || said.has_article() => Yes(by_article(said))),
        Q::ClockSide => answered!(ClockSide:
            has(&["right"]) => RightOfBlack,
            has(&["left"]) => LeftOfBlack),
        Q::ClocksStartedBy => answered!(ClocksStartedBy:
            has(&["players", "player"]) => Players,
            has(&["arbiters", "arbiter"]) => Arbiters),
        Q::LateArrivalLoses => answered!(LateArrivalLoses:
            has(&["lost", "lose", "loses", "loss", "forfeit"]) => Lost,
            has(&["play", "plays", "may-play", "mayplay", "allow", "allowed", "excused"]) => MayPlay),
        Q::TimeOfAbsence => match said.times() {
            Some(times) => Some(D::TimeOfAbsence(a::TimeOfAbsence::Each(times))),
            None => answered!(TimeOfAbsence:
                has(&["divided", "divide", "shared", "share", "half", "split"]) => Divided,
                has(&["nobody", "none", "neither"]) => Nobody,
                has(&["white", "black", "replier", "player-on-move", "player"]) => PlayerOnMove),
        },
        Q::OpponentCanMate => answered!(OpponentCanMate:
            says(&["win", "yes"]) => Win,
            says(&["draw"]) || exactly(&["no"]) => Draw),
        Q::ClockFaulty => answered!(ClockFaulty:
            has(&["stands", "reading-stands", "readingstands", "not"]) => ReadingStands,
            has(&["replace", "replaced", "evident", "new"]) || said.times().is_some() => Replace(said.times())),
        Q::SettingWrong => answered!(SettingWrong:
            said.times().is_some() => Other(said.times()),
            has(&["unchanged", "leave"]) => Unchanged,
            has(&["proposal", "proposed", "as-proposed"]) => Proposal,
            has(&["other"]) => Other(None)),
        Q::StopReasonValid => answered!(StopReasonValid:
            has(&["not", "not-valid", "notvalid", "invalid", "no"]) => NotValid,
            has(&["valid", "yes"]) => Valid),
        Q::TimesAfterRestoring => after_restoring(said).map(D::TimesAfterRestoring),
        Q::TimesOfNewGame => match said.times_of_both() {
            Some(times) => Some(D::TimesOfNewGame(a::TimesOfNewGame::WhatScheduleAllows(times))),
            None => answered!(TimesOfNewGame: said.phrase().contains("full") => FullTime),
        },
        Q::KnockingOverPenalised => knocked(said).map(D::KnockingOverPenalised),
        Q::QueenEndsPlay => answered!(QueenEndsPlay:
            says(&["restore", "promote", "replay"]) => Restore,
            says(&["over"]) => Over),
        Q::StartedWithoutMove => answered!(StartedWithoutMove:
            says(&["illegal"]) => IllegalMove,
            says(&["distract", "disturb"]) => Distraction(by_article(said)),
            says(&["accident", "nothing"]) => Accident(by_article(said))),
        Q::TwoHandsStand => answered!(TwoHandsStand:
            says(&["stand"]) => Stands,
            says(&["restore", "replay"]) => Restore),

        Q::RecordedForPlayers => answered!(RecordedForPlayers:
            is(&["arbiter"]) => Arbiter,
            is(&["assistant"]) => Assistant,
            is(&["nobody"]) => Nobody),
        Q::ScoresheetDawdling => answered!(ScoresheetDawdling:
            is(&["warn", "warning"]) => Warn,
            is(&["leave", "no", "not"]) => Leave),
        Q::ScoresheetLent => answered!(ScoresheetLent:
            is(&["insist", "yes"]) => Insist,
            is(&["not", "no"]) => Not),
        Q::MoreMovesMade => match first {
            "yes" => said.count().map(a::MoreMovesMade::Yes),
            "no" | "not" => Some(a::MoreMovesMade::No),
            _ => None,
        }
        .map(D::MoreMovesMade),
        Q::SignedResultStands => answered!(SignedResultStands:
            is(&["stands"]) => Stands,
            is(&["corrected", "correct"]) => Corrected(said.score())),
        Q::RestrictionConsent => answered!(RestrictionConsent:
            exactly(&["consent", "consents", "consented"]) => Consent,
            exactly(&["refuse", "refuses", "refused", "not"]) => Refuse),
        Q::OfferPenalty => match exactly(&["none"]) {
            true => Some(a::PenaltyChosen::None),
            false => penalty(said),
        }
        .map(D::OfferPenalty),
        Q::ClaimVerified => answered!(ClaimVerified:
            exactly(&["replay"]) => Replay,
            exactly(&["replayed"]) => Replayed,
            exactly(&["sheets", "scoresheets"]) => Sheets,
            exactly(&["board record"]) => BoardRecord),

        Q::Disrepute => answered!(Disrepute:
            exactly(&["yes"]) => Yes,
            exactly(&["no", "not"]) => No),
        Q::VenueIncludes => answered!(VenueIncludes:
            is(NOBODY) => None,
            !first.is_empty() => Areas(area(said))),
        Q::MayLeaveVenue => leave(first).map(D::MayLeaveVenue),
        Q::MayLeaveArea => leave(first).map(D::MayLeaveArea),
        Q::MayEnterArea => leave(first).map(D::MayEnterArea),
        Q::DeviceApproved => answered!(DeviceApproved:
            is(PERMITTED) => Approve,
            is(REFUSED) => Not),
        Q::BagUsed => answered!(BagUsed: is(PERMITTED) => Permit, is(REFUSED) => Refuse),
        Q::DeviceEvident => answered!(DeviceEvident:
            begins(&["loss", "lost"]) => Loss,
            begins(&["lesser"]) => LesserPenalty,
            begins(&["no"]) => NotEvident),
        Q::InspectionRequired => Some(D::InspectionRequired(inspection(said))),
        Q::SmokingWhere => answered!(SmokingWhere:
            is(NOBODY) => Nowhere,
            !first.is_empty() => Area(area(said))),
        Q::PersistentRefusal => {
            let phrase = said.about_player().replace('-', " ");
            answered!(PersistentRefusal:
                begins(&["no"]) => Nothing,
                phrase.contains("final notice") => FinalNotice,
                phrase.contains("warning") || begins(&["warn"]) => Warning,
                begins(&["loss", "lost"]) => Loss)
        }
        Q::OpponentScores => opponent_scores(said).map(D::OpponentScores),
        Q::BothGuilty => answered!(BothGuilty:
            begins(&["lost", "yes"]) => LostByBoth,
            begins(&["no"]) => Not),
        Q::MeasuresTaken => answered!(MeasuresTaken:
            part(&["none", "no", "not", "keep"]) => None,
            says(&["clock"]) && says(&["stop", "pause"]) => StopClock,
            says(&["approve"]) => ApproveDevice,
            !first.is_empty() => Measures(said.text_after("measures"))),
        Q::AssistantsAppointed => answered!(AssistantsAppointed:
            part(&["appoint"]) => Appoint(said.count()),
            part(&["none", "no", "not", "keep"]) => Not),
        Q::ExtraTime => extra_time(said).map(D::ExtraTime),
        Q::OffenderExpelled => answered!(OffenderExpelled:
            starts(&["expel"]) && said.phrase().contains("playing area") => ExpelFromArea,
            starts(&["expel"]) => Expel,
            starts(&["warn"]) => Warn,
            starts(&["no"]) => Nothing),
        Q::PhonesAllowed => answered!(PhonesAllowed:
            is(NOBODY) => None,
            is(&["designate"]) => Designate(area(said)),
            is(&["authorise", "authorize"]) => Authorise(person(said))),

        Q::ClaimByObservation => answered!(ClaimByObservation:
            exactly(&["uphold", "upheld", "accept"]) => Uphold,
            exactly(&["reject", "rejected"]) => Reject,
            exactly(&["board record"]) => BoardRecord),
        Q::ScheduleSuffers => answered!(ScheduleSuffers:
            has(&["leave", "no", "not"]) => Leave,
            has(&["correct", "corrected", "yes"]) => Correct),
        Q::FlagFirst => {
            let unknown = ["unknown", "not known", "nobody"];
            match said.side() {
                Some(Color::White) => Some(a::FlagFirst::White),
                Some(Color::Black) => Some(a::FlagFirst::Black),
                None if unknown.iter().any(|it| said.phrase().contains(it)) => {
                    Some(a::FlagFirst::Unknown)
                }
                None => None,
            }
            .map(D::FlagFirst)
        }
        Q::AlgebraicTold => answered!(AlgebraicTold:
            is(&["tell"]) => Tell,
            is(&["not", "no", "keep"]) => Not),
        Q::BlindRulesAdapted => answered!(BlindRulesAdapted:
            part(&["adapt"]) => Adapt,
            part(&["not"]) => Not),
        Q::RankNames => answered!(RankNames(RanksNamed):
            part(&["german"]) => German,
            part(&["other"]) => Other(filled(said.text_after("other")))),
        Q::EnvelopeTimes => said.times().map(|it| D::EnvelopeTimes(a::EnvelopeTimes::Times(it))),
        Q::LateTimeError => answered!(LateTimeError:
            said.times().is_some() || is(&["correct"]) => Correct(said.times()),
            is(&["leave"]) => Leave),
        Q::IncrementIntroduced => answered!(IncrementIntroduced:
            exactly(&["agree", "agrees", "agreed"]) => Agree,
            exactly(&["not", "not agree", "refuse", "disagree"]) => Not),
        Q::QuickplayClaim => answered!(QuickplayClaim:
            exactly(&["draw", "drawn"]) => Draw,
            exactly(&["postpone", "postponed"]) => Postpone,
            exactly(&["reject", "rejected"]) => Reject),
        Q::PostponedClaim => answered!(PostponedClaim:
            exactly(&["give", "give time", "given"]) => GiveTime,
            exactly(&["not", "no", "none"]) => Not,
            exactly(&["draw", "drawn"]) => Draw,
            exactly(&["time result", "time", "lost", "loss"]) => TimeResult),
        Q::ReferredClaim => match said.score() {
            Some(score) => Some(D::ReferredClaim(a::ReferredClaim::Other(score))),
            None => {
                answered!(ReferredClaim: exactly(&["draw", "drawn", "uphold", "upheld"]) => Draw)
            }
        },

        Q::ColoursReversed => answered!(ColoursReversed:
            said.says_play_on() => Continue,
            says(&["new"]) => NewGame),
        Q::ElectronicSheetDefective => answered!(ElectronicSheetDefective:
            is(&["replace"]) => Replace,
            is(&["not", "no", "keep"]) => Keep),
        Q::InterventionPossible => answered!(InterventionPossible:
            says(&["late"]) || exactly(&["no", "not"]) => TooLate,
            says(&["intervene"]) => Intervene),
        Q::PlayResumes => Some(D::PlayResumes(match has(&["now", "resume", "at-once"]) {
            true => a::PlayResumes::Now,
            false => a::PlayResumes::Later(filled(said.text_after("later"))),
        })),
        Q::StayAfterGame => {
            let stay = said.span().map(Span::amount);
            Some(D::StayAfterGame(a::StayAfterGame::Minutes(stay)))
        }
        Q::DataOrNotes => answered!(DataOrNotes: is(&["data"]) => Data, is(&["notes"]) => Notes),
    }
}

const NOBODY: &[&str] = &["none", "nowhere", "nobody"];
const PERMITTED: &[&str] = &["approve", "approved", "permit", "permitted", "yes"];
const REFUSED: &[&str] = &["not", "no", "refuse", "refused"];

/// The first of these that holds.
fn pick<T, const N: usize>(ways: [(bool, T); N]) -> Option<T> {
    ways.into_iter().find(|it| it.0).map(|it| it.1)
}

fn filled(text: String) -> Option<String> {
    Some(text).filter(|it| !it.is_empty())
}

/// What is said to a case that the Laws do not cover. Any words agree with what was proposed, unless they say otherwise.
fn gap(said: &Said) -> a::CaseNotCovered {
    use a::CaseNotCovered as A;
    if let Some(score) = said.score() {
        return A::Result(score);
    }
    let ways = [
        (said.says_play_on(), A::PlayOn),
        (said.says(&["any"]), A::AnyMove),
        (said.says(&["illegal"]), A::IllegalMove),
    ];
    if let Some(answer) = pick(ways).or_else(|| by_article(said).map(A::Penalty)) {
        return answer;
    }
    match said.first_part() {
        "by" => A::ByAnalogy,
        "after" => A::AfterConsulting,
        "admit" | "admitted" | "allow" | "allowed" | "refer" | "yes" => A::Admit,
        "refuse" | "refused" | "reject" | "rejected" | "no" | "not" => A::Refuse,
        _ => A::Otherwise(said.text_after("otherwise")),
    }
}

/// Whatever does not keep a ruling replaces it.
fn replaced(said: &Said) -> a::RulingReplaced {
    match said.score() {
        _ if said.says(&["keep"]) => a::RulingReplaced::Keep,
        None if said.says_play_on() => a::RulingReplaced::PlayOn,
        score => a::RulingReplaced::Replace(score),
    }
}

fn gesture(said: &Said) -> Option<a::GestureMeans> {
    if let Some(score) = said.score() {
        return Some(a::GestureMeans::Result(score));
    }
    Some(match said.spaced().as_str() {
        "white resigns" | "white resigned" => a::GestureMeans::WhiteResigns,
        "black resigns" | "black resigned" => a::GestureMeans::BlackResigns,
        "offer" | "draw offer" => a::GestureMeans::Offer,
        "draw" => a::GestureMeans::Draw,
        "acceptance" | "accepts" => a::GestureMeans::Acceptance,
        "draw agreement" | "agreement" => a::GestureMeans::Agreement,
        "nothing" | "no end" | "play on" => a::GestureMeans::Nothing,
        _ => return None,
    })
}

fn corrected(said: &Said) -> Option<a::BoardAndClockCorrected> {
    use a::BoardAndClockCorrected as A;
    let (unchanged, proposal) = (said.has(&["unchanged"]), said.has(&["proposal", "other"]));
    match (said.says(&["illegal"]), said.times()) {
        (true, Some(times)) => Some(A::OtherIllegalMove(times)),
        (true, None) if unchanged => Some(A::UnchangedIllegalMove),
        (true, None) if proposal => Some(A::ProposalIllegalMove),
        (true, None) => Some(A::IllegalMove),
        (false, Some(times)) => Some(A::Other(times)),
        (false, None) => pick([(unchanged, A::Unchanged), (proposal, A::Proposal)]),
    }
}

/// A penalty of the list. A warning by name, and nothing with it, has a choice of its own.
fn penalty(said: &Said) -> Option<a::PenaltyChosen> {
    let chosen = sanctions(said)?;
    let warning = Sanction::new(PenaltyItem::Kind(Penalty::Warning)).into();
    Some(match chosen == warning && said.first() != "penalty" {
        true => a::PenaltyChosen::Warning,
        false => a::PenaltyChosen::Penalty(chosen),
    })
}

fn after_restoring(said: &Said) -> Option<a::TimesAfterRestoring> {
    use a::TimesAfterRestoring as A;
    let contains = |words: &[&str]| words.iter().any(|it| said.phrase().contains(it));
    if contains(&["log"]) {
        return Some(A::FromLog);
    }
    match said.times_of_both() {
        Some(times) => Some(A::Other(times)),
        None => pick([
            (contains(&["without", "propos"]), A::WithoutPress),
            (contains(&["unchanged", "keep", "leave", "other"]), A::Unchanged),
        ]),
    }
}

/// Time without an item of the list is given or taken as its sign says, whatever it is called, and without a sign as it is called.
fn knocked(said: &Said) -> Option<a::KnockingOverPenalised> {
    use a::KnockingOverPenalised as A;
    let phrase = said.about_player();
    match said.span().filter(|_| !said.has_article()) {
        _ if is_none(said) => Some(A::None),
        Some(span) if phrase == "opponent time" && !span.is_less() => {
            Some(A::OpponentTime(span.amount()))
        }
        Some(span) if phrase == "own time" && (span.is_less() || !said.has_sign()) => {
            Some(A::OwnTime(Deduction(span.amount())))
        }
        _ => sanctions(said).map(A::Penalty),
    }
}

fn leave(first: &str) -> Option<a::LeaveGiven> {
    match first {
        "grant" | "granted" | "permit" | "yes" => Some(a::LeaveGiven::Grant),
        "refuse" | "refused" | "not" | "no" => Some(a::LeaveGiven::Refuse),
        _ => None,
    }
}

/// Whatever does not say no orders an inspection.
fn inspection(said: &Said) -> a::InspectionRequired {
    use a::InspectionRequired as A;
    let words: Vec<&str> = said.phrase().split(' ').collect();
    let other_gender = words.windows(2).any(|it| it == ["other", "gender"]);
    match words[0] {
        "no" => A::Not,
        first if first.starts_with("not") => A::Not,
        _ if other_gender => A::InspectByOtherGender(said.side()),
        _ if words.contains(&"body") => A::InspectBody(said.side()),
        _ => A::Inspect(said.side()),
    }
}

fn opponent_scores(said: &Said) -> Option<a::OpponentScores> {
    use a::OpponentScores as A;
    let entered = said.words().iter().find_map(points)?;
    Some(match entered {
        PointsEntered::One(by_name) if said.first() != "points" => match by_name {
            Points::One => A::Win,
            Points::Half => A::Draw,
            Points::Zero => A::Loss,
        },
        entered => A::Points(entered),
    })
}

fn extra_time(said: &Said) -> Option<a::ExtraTime> {
    if matches!(said.first_part(), "none" | "no" | "not" | "keep") {
        return Some(a::ExtraTime::None);
    }
    let mut given: ByColor<Option<Millis>> = ByColor::default();
    let mut sides: &[Color] = &[];
    for word in said.words() {
        match word {
            Word::Plain(word) => match word.as_str() {
                "white" => sides = &[Color::White],
                "black" => sides = &[Color::Black],
                "both" => sides = &Color::ALL,
                _ => {}
            },
            // Nobody loses time because he was disturbed.
            Word::Span(span) if span.is_less() => return None,
            Word::Span(span) => sides.iter().for_each(|&it| given[it] = Some(span.amount())),
            Word::Score(_) | Word::Article(_) => {}
        }
    }
    let each = said.first() == "each";
    match (given.white, given.black) {
        (None, None) => None,
        (Some(time), None) if !each => Some(a::ExtraTime::White(time)),
        (None, Some(time)) if !each => Some(a::ExtraTime::Black(time)),
        (Some(white), Some(black)) if white == black && !each => Some(a::ExtraTime::Both(white)),
        _ => Some(a::ExtraTime::Each(given)),
    }
}

/// The place that the words name, without those of the answer itself.
fn area(said: &Said) -> Option<Area> {
    const ANSWERS: [&str; 6] = ["designate", "area", "areas", "contiguous", "yes", "the"];
    let rest = |text: &str| {
        let words = text.split(' ').filter(|it| !ANSWERS.contains(it));
        words.collect::<Vec<_>>().join(" ")
    };
    let words: Vec<&str> = said.plain_words().collect();
    let named = filled(rest(&words.join(" ")))?;
    let known = AREAS.iter().find(|it| rest(it.0) == named).map(|it| it.1.clone());
    Some(known.unwrap_or(Area::Named(named)))
}

/// The person whom the words name behind the first.
fn person(said: &Said) -> Option<Who> {
    let words: Vec<&str> = said.plain_words().skip(1).collect();
    let named = filled(words.join(" "))?;
    let known = PERSONS.iter().find(|it| it.0 == named).map(|it| it.1.clone());
    Some(known.unwrap_or(Who::Named(named)))
}
