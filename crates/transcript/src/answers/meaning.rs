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
use crate::read::people::{AREAS, PERSONS};

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
        Q::PositionDead => pick([
            (says(&["play", "continue"]), a::PositionDead::PlayOn),
            (says(&["dead", "draw"]), a::PositionDead::Dead),
        ])
        .map(D::PositionDead),
        Q::EquipmentDisturbs => pick([
            (part(&["none", "no", "not", "keep"]), a::EquipmentDisturbs::Keep),
            (says(&["stop"]) && !says(&["now"]), a::EquipmentDisturbs::ReplaceAtStop),
            (says(&["replace"]), a::EquipmentDisturbs::ReplaceNow),
        ])
        .map(D::EquipmentDisturbs),
        Q::PromotionPutRight => pick([
            (says(&["restore", "replay"]), a::PromotionPutRight::Restore),
            (says(&["complete", "replace", "queen"]), a::PromotionPutRight::Complete),
        ])
        .map(D::PromotionPutRight),
        Q::GenuineAdjustment => pick([
            (
                says(&["disturb"]) || said.has_article(),
                a::GenuineAdjustment::Disturbance(by_article(said)),
            ),
            (says(&["touch"]), a::GenuineAdjustment::Touch),
            (says(&["adjust"]), a::GenuineAdjustment::Adjustment),
        ])
        .map(D::GenuineAdjustment),
        Q::ContactAccidental => pick([
            (exactly(&["accidental", "accident"]), a::ContactAccidental::Accidental),
            (exactly(&["intentional"]), a::ContactAccidental::Intentional),
        ])
        .map(D::ContactAccidental),
        Q::AssistantAcceptable => pick([
            (starts(&["accept", "yes"]), a::AssistantAcceptable::Accept),
            (starts(&["refuse", "no"]), a::AssistantAcceptable::Refuse),
        ])
        .map(D::AssistantAcceptable),
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
        Q::Distraction => pick([
            (starts(&["no"]), a::Distraction::No),
            (starts(&["yes"]) || said.has_article(), a::Distraction::Yes(by_article(said))),
        ])
        .map(D::Distraction),
        Q::ClockSide => pick([
            (has(&["right"]), a::ClockSide::RightOfBlack),
            (has(&["left"]), a::ClockSide::LeftOfBlack),
        ])
        .map(D::ClockSide),
        Q::ClocksStartedBy => pick([
            (has(&["players", "player"]), a::ClocksStartedBy::Players),
            (has(&["arbiters", "arbiter"]), a::ClocksStartedBy::Arbiters),
        ])
        .map(D::ClocksStartedBy),
        Q::LateArrivalLoses => pick([
            (has(&["lost", "lose", "loses", "loss", "forfeit"]), a::LateArrivalLoses::Lost),
            (has(MAY_PLAY), a::LateArrivalLoses::MayPlay),
        ])
        .map(D::LateArrivalLoses),
        Q::TimeOfAbsence => match said.times() {
            Some(times) => Some(a::TimeOfAbsence::Each(times)),
            None => pick([
                (has(DIVIDED), a::TimeOfAbsence::Divided),
                (has(&["nobody", "none", "neither"]), a::TimeOfAbsence::Nobody),
                (has(ON_MOVE), a::TimeOfAbsence::PlayerOnMove),
            ]),
        }
        .map(D::TimeOfAbsence),
        Q::OpponentCanMate => pick([
            (says(&["win", "yes"]), a::OpponentCanMate::Win),
            (says(&["draw"]) || exactly(&["no"]), a::OpponentCanMate::Draw),
        ])
        .map(D::OpponentCanMate),
        Q::ClockFaulty => pick([
            (has(STANDS), a::ClockFaulty::ReadingStands),
            (
                has(&["replace", "replaced", "evident", "new"]) || said.times().is_some(),
                a::ClockFaulty::Replace(said.times()),
            ),
        ])
        .map(D::ClockFaulty),
        Q::SettingWrong => pick([
            (said.times().is_some(), a::SettingWrong::Other(said.times())),
            (has(&["unchanged", "leave"]), a::SettingWrong::Unchanged),
            (has(&["proposal", "proposed", "as-proposed"]), a::SettingWrong::Proposal),
            (has(&["other"]), a::SettingWrong::Other(None)),
        ])
        .map(D::SettingWrong),
        Q::StopReasonValid => pick([
            (has(&["not", "not-valid", "notvalid", "invalid", "no"]), a::StopReasonValid::NotValid),
            (has(&["valid", "yes"]), a::StopReasonValid::Valid),
        ])
        .map(D::StopReasonValid),
        Q::TimesAfterRestoring => after_restoring(said).map(D::TimesAfterRestoring),
        Q::TimesOfNewGame => match said.times_of_both() {
            Some(times) => Some(a::TimesOfNewGame::WhatScheduleAllows(times)),
            None => pick([(said.phrase().contains("full"), a::TimesOfNewGame::FullTime)]),
        }
        .map(D::TimesOfNewGame),
        Q::KnockingOverPenalised => knocked(said).map(D::KnockingOverPenalised),
        Q::QueenEndsPlay => pick([
            (says(&["restore", "promote", "replay"]), a::QueenEndsPlay::Restore),
            (says(&["over"]), a::QueenEndsPlay::Over),
        ])
        .map(D::QueenEndsPlay),
        Q::StartedWithoutMove => pick([
            (says(&["illegal"]), a::StartedWithoutMove::IllegalMove),
            (says(&["distract", "disturb"]), a::StartedWithoutMove::Distraction(by_article(said))),
            (says(&["accident", "nothing"]), a::StartedWithoutMove::Accident(by_article(said))),
        ])
        .map(D::StartedWithoutMove),
        Q::TwoHandsStand => pick([
            (says(&["stand"]), a::TwoHandsStand::Stands),
            (says(&["restore", "replay"]), a::TwoHandsStand::Restore),
        ])
        .map(D::TwoHandsStand),

        Q::RecordedForPlayers => pick([
            (is(&["arbiter"]), a::RecordedForPlayers::Arbiter),
            (is(&["assistant"]), a::RecordedForPlayers::Assistant),
            (is(&["nobody"]), a::RecordedForPlayers::Nobody),
        ])
        .map(D::RecordedForPlayers),
        Q::ScoresheetDawdling => pick([
            (is(&["warn", "warning"]), a::ScoresheetDawdling::Warn),
            (is(&["leave", "no", "not"]), a::ScoresheetDawdling::Leave),
        ])
        .map(D::ScoresheetDawdling),
        Q::ScoresheetLent => pick([
            (is(&["insist", "yes"]), a::ScoresheetLent::Insist),
            (is(&["not", "no"]), a::ScoresheetLent::Not),
        ])
        .map(D::ScoresheetLent),
        Q::MoreMovesMade => match first {
            "yes" => said.count().map(a::MoreMovesMade::Yes),
            "no" | "not" => Some(a::MoreMovesMade::No),
            _ => None,
        }
        .map(D::MoreMovesMade),
        Q::SignedResultStands => pick([
            (is(&["stands"]), a::SignedResultStands::Stands),
            (is(&["corrected", "correct"]), a::SignedResultStands::Corrected(said.score())),
        ])
        .map(D::SignedResultStands),
        Q::RestrictionConsent => pick([
            (exactly(&["consent", "consents", "consented"]), a::RestrictionConsent::Consent),
            (exactly(&["refuse", "refuses", "refused", "not"]), a::RestrictionConsent::Refuse),
        ])
        .map(D::RestrictionConsent),
        Q::OfferPenalty => match exactly(&["none"]) {
            true => Some(a::PenaltyChosen::None),
            false => penalty(said),
        }
        .map(D::OfferPenalty),
        Q::ClaimVerified => pick([
            (exactly(&["replay"]), a::ClaimVerified::Replay),
            (exactly(&["replayed"]), a::ClaimVerified::Replayed),
            (exactly(&["sheets", "scoresheets"]), a::ClaimVerified::Sheets),
            (exactly(&["board record"]), a::ClaimVerified::BoardRecord),
        ])
        .map(D::ClaimVerified),

        Q::Disrepute => pick([
            (exactly(&["yes"]), a::Disrepute::Yes),
            (exactly(&["no", "not"]), a::Disrepute::No),
        ])
        .map(D::Disrepute),
        Q::VenueIncludes => pick([
            (is(NOBODY), a::VenueIncludes::None),
            (!first.is_empty(), a::VenueIncludes::Areas(area(said))),
        ])
        .map(D::VenueIncludes),
        Q::MayLeaveVenue => leave(first).map(D::MayLeaveVenue),
        Q::MayLeaveArea => leave(first).map(D::MayLeaveArea),
        Q::MayEnterArea => leave(first).map(D::MayEnterArea),
        Q::DeviceApproved => pick([
            (is(PERMITTED), a::DeviceApproved::Approve),
            (is(REFUSED), a::DeviceApproved::Not),
        ])
        .map(D::DeviceApproved),
        Q::BagUsed => {
            pick([(is(PERMITTED), a::BagUsed::Permit), (is(REFUSED), a::BagUsed::Refuse)])
                .map(D::BagUsed)
        }
        Q::DeviceEvident => pick([
            (begins(&["loss", "lost"]), a::DeviceEvident::Loss),
            (begins(&["lesser"]), a::DeviceEvident::LesserPenalty),
            (begins(&["no"]), a::DeviceEvident::NotEvident),
        ])
        .map(D::DeviceEvident),
        Q::InspectionRequired => Some(D::InspectionRequired(inspection(said))),
        Q::SmokingWhere => pick([
            (is(NOBODY), a::SmokingWhere::Nowhere),
            (!first.is_empty(), a::SmokingWhere::Area(area(said))),
        ])
        .map(D::SmokingWhere),
        Q::PersistentRefusal => {
            let phrase = said.about_player().replace('-', " ");
            let warns = phrase.contains("warning") || begins(&["warn"]);
            pick([
                (begins(&["no"]), a::PersistentRefusal::Nothing),
                (phrase.contains("final notice"), a::PersistentRefusal::FinalNotice),
                (warns, a::PersistentRefusal::Warning),
                (begins(&["loss", "lost"]), a::PersistentRefusal::Loss),
            ])
            .map(D::PersistentRefusal)
        }
        Q::OpponentScores => opponent_scores(said).map(D::OpponentScores),
        Q::BothGuilty => pick([
            (begins(&["lost", "yes"]), a::BothGuilty::LostByBoth),
            (begins(&["no"]), a::BothGuilty::Not),
        ])
        .map(D::BothGuilty),
        Q::MeasuresTaken => {
            let stops = says(&["clock"]) && says(&["stop", "pause"]);
            pick([
                (part(&["none", "no", "not", "keep"]), a::MeasuresTaken::None),
                (stops, a::MeasuresTaken::StopClock),
                (says(&["approve"]), a::MeasuresTaken::ApproveDevice),
                (!first.is_empty(), a::MeasuresTaken::Measures(said.text_after("measures"))),
            ])
            .map(D::MeasuresTaken)
        }
        Q::AssistantsAppointed => pick([
            (part(&["appoint"]), a::AssistantsAppointed::Appoint(said.count())),
            (part(&["none", "no", "not", "keep"]), a::AssistantsAppointed::Not),
        ])
        .map(D::AssistantsAppointed),
        Q::ExtraTime => extra_time(said).map(D::ExtraTime),
        Q::OffenderExpelled => {
            let from_area = said.phrase().contains("playing area");
            pick([
                (starts(&["expel"]) && from_area, a::OffenderExpelled::ExpelFromArea),
                (starts(&["expel"]), a::OffenderExpelled::Expel),
                (starts(&["warn"]), a::OffenderExpelled::Warn),
                (starts(&["no"]), a::OffenderExpelled::Nothing),
            ])
            .map(D::OffenderExpelled)
        }
        Q::PhonesAllowed => pick([
            (is(NOBODY), a::PhonesAllowed::None),
            (is(&["designate"]), a::PhonesAllowed::Designate(area(said))),
            (is(&["authorise", "authorize"]), a::PhonesAllowed::Authorise(person(said))),
        ])
        .map(D::PhonesAllowed),

        Q::ClaimByObservation => pick([
            (exactly(&["uphold", "upheld", "accept"]), a::ClaimByObservation::Uphold),
            (exactly(&["reject", "rejected"]), a::ClaimByObservation::Reject),
            (exactly(&["board record"]), a::ClaimByObservation::BoardRecord),
        ])
        .map(D::ClaimByObservation),
        Q::ScheduleSuffers => pick([
            (has(&["leave", "no", "not"]), a::ScheduleSuffers::Leave),
            (has(&["correct", "corrected", "yes"]), a::ScheduleSuffers::Correct),
        ])
        .map(D::ScheduleSuffers),
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
        Q::AlgebraicTold => pick([
            (is(&["tell"]), a::AlgebraicTold::Tell),
            (is(&["not", "no", "keep"]), a::AlgebraicTold::Not),
        ])
        .map(D::AlgebraicTold),
        Q::BlindRulesAdapted => pick([
            (part(&["adapt"]), a::BlindRulesAdapted::Adapt),
            (part(&["not"]), a::BlindRulesAdapted::Not),
        ])
        .map(D::BlindRulesAdapted),
        Q::RankNames => pick([
            (part(&["german"]), a::RanksNamed::German),
            (part(&["other"]), a::RanksNamed::Other(filled(said.text_after("other")))),
        ])
        .map(D::RankNames),
        Q::EnvelopeTimes => said.times().map(|it| D::EnvelopeTimes(a::EnvelopeTimes::Times(it))),
        Q::LateTimeError => pick([
            (said.times().is_some() || is(&["correct"]), a::LateTimeError::Correct(said.times())),
            (is(&["leave"]), a::LateTimeError::Leave),
        ])
        .map(D::LateTimeError),
        Q::IncrementIntroduced => pick([
            (exactly(&["agree", "agrees", "agreed"]), a::IncrementIntroduced::Agree),
            (exactly(&["not", "not agree", "refuse", "disagree"]), a::IncrementIntroduced::Not),
        ])
        .map(D::IncrementIntroduced),
        Q::QuickplayClaim => pick([
            (exactly(&["draw", "drawn"]), a::QuickplayClaim::Draw),
            (exactly(&["postpone", "postponed"]), a::QuickplayClaim::Postpone),
            (exactly(&["reject", "rejected"]), a::QuickplayClaim::Reject),
        ])
        .map(D::QuickplayClaim),
        Q::PostponedClaim => pick([
            (exactly(&["give", "give time", "given"]), a::PostponedClaim::GiveTime),
            (exactly(&["not", "no", "none"]), a::PostponedClaim::Not),
            (exactly(&["draw", "drawn"]), a::PostponedClaim::Draw),
            (exactly(&["time result", "time", "lost", "loss"]), a::PostponedClaim::TimeResult),
        ])
        .map(D::PostponedClaim),
        Q::ReferredClaim => match said.score() {
            Some(score) => Some(a::ReferredClaim::Other(score)),
            None => {
                pick([(exactly(&["draw", "drawn", "uphold", "upheld"]), a::ReferredClaim::Draw)])
            }
        }
        .map(D::ReferredClaim),

        Q::ColoursReversed => pick([
            (said.says_play_on(), a::ColoursReversed::Continue),
            (says(&["new"]), a::ColoursReversed::NewGame),
        ])
        .map(D::ColoursReversed),
        Q::ElectronicSheetDefective => pick([
            (is(&["replace"]), a::ElectronicSheetDefective::Replace),
            (is(&["not", "no", "keep"]), a::ElectronicSheetDefective::Keep),
        ])
        .map(D::ElectronicSheetDefective),
        Q::InterventionPossible => pick([
            (says(&["late"]) || exactly(&["no", "not"]), a::InterventionPossible::TooLate),
            (says(&["intervene"]), a::InterventionPossible::Intervene),
        ])
        .map(D::InterventionPossible),
        Q::PlayResumes => Some(D::PlayResumes(match has(&["now", "resume", "at-once"]) {
            true => a::PlayResumes::Now,
            false => a::PlayResumes::Later(filled(said.text_after("later"))),
        })),
        Q::StayAfterGame => {
            let stay = said.span().map(Span::amount);
            Some(D::StayAfterGame(a::StayAfterGame::Minutes(stay)))
        }
        Q::DataOrNotes => {
            pick([(is(&["data"]), a::DataOrNotes::Data), (is(&["notes"]), a::DataOrNotes::Notes)])
                .map(D::DataOrNotes)
        }
    }
}

const MAY_PLAY: &[&str] = &["play", "plays", "may-play", "mayplay", "allow", "allowed", "excused"];
const DIVIDED: &[&str] = &["divided", "divide", "shared", "share", "half", "split"];
const ON_MOVE: &[&str] = &["white", "black", "replier", "player-on-move", "player"];
const STANDS: &[&str] = &["stands", "reading-stands", "readingstands", "not"];
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
