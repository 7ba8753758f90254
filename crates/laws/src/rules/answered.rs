//! Every event has an answer. Where no rule has anything to say to one, a quiet note says why nothing follows, with
//! the article that looks at such an event; after the end of a game, with the one by which it ended.

use ::board::Color;

use super::Bench;
use crate::engine::Step;
use crate::event::{BoardId, DrawGround, Event, Happening, Manner, Session, SheetAct, Who};
use crate::game::Game;
use crate::provision::Provision;
use crate::regulations::Need;
use crate::ruling::{Cites, Matter, Ruling, Verdict};
use crate::unmet::Unmet;

/// The item that stands for the provision without its items.
const HEADING: u8 = 0;

/// Answers an event from which nothing followed.
pub(crate) fn answer(game: &mut Game, event: &Event, step: Step<'_>, rulings: &mut Vec<Ruling>) {
    let Step { number, composite, carries_out, more_follows, asking } = step;
    let ended_by = game.ended_by().copied().filter(|_| !goes_on_after_end(&event.what));
    let (what, cites) = match ended_by {
        Some(cites) => {
            asking.unmet(nothing_follows(game, &event.what).1, Unmet::GameOver);
            (Matter::GameIsOver, cites.leading())
        }
        None => {
            let (what, provision) = nothing_follows(game, &event.what);
            (what, Cites::of_item(provision, HEADING))
        }
    };
    // Players are not told of a flag.
    let to = (what == Matter::FlagNotObserved).then_some(Who::Arbiter);
    let (step, put_off) = (number, None);
    let mut bench =
        Bench { game, event, rulings, step, composite, carries_out, more_follows, put_off, asking };
    bench.emit(Verdict::Note { to, what }, cites);
}

/// What keeps its meaning when the game is over: papers, conduct, decisions and appeals.
fn goes_on_after_end(what: &Happening) -> bool {
    matches!(
        what,
        Happening::ResultSigned { .. }
            | Happening::ScoresheetHandled { .. }
            | Happening::MarkRecorded { .. }
            | Happening::AreaLeft { .. }
            | Happening::AreaEntered { .. }
            | Happening::DeviceFound(_)
            | Happening::ConductReported(_)
            | Happening::OrderRefused { .. }
            | Happening::ArbiterDecided(_)
            | Happening::AppealFiled(_)
            | Happening::QuestionAsked { .. }
            | Happening::RequestMade { .. }
            | Happening::InformationGiven { .. }
    )
}

/// What is said to an event, and where the Laws look at such ones.
#[deny(clippy::wildcard_enum_match_arm)]
fn nothing_follows(game: &Game, what: &Happening) -> (Matter, Provision) {
    use Happening as H;
    use Matter as M;
    use Provision as P;
    match what {
        H::PieceTouched(it) if it.board == BoardId::Blind => (M::NothingFollows, P::BlindTouched),
        H::PieceTouched(it) if it.manner == Manner::Accidental => {
            (M::AccidentalContact, P::ActContactIsIntent)
        }
        H::PieceTouched(it) if game.act(it.side).is_adjusting() => {
            (M::AdjustingBindsNobody, P::ActAdjust)
        }
        H::PieceTouched(it) if game.duty(it.side).is_some() => (M::DutyAsBefore, P::ActTouch),
        H::PieceTouched(_) => (M::MoveNotMade, P::ActMade),
        H::PieceTakenOff(_) | H::PiecePlaced(_) | H::PieceReleased(_)
            if super::is_on_blind_board(what) =>
        {
            (M::NothingFollows, P::BlindMade)
        }
        H::PieceTakenOff(_) | H::PiecePlaced(_) | H::PieceReleased(_) => {
            (M::MoveNotMade, P::ActMade)
        }
        H::MovePlayed(_) | H::TakeBackAgreed => (M::NothingFollows, P::ActMade),
        H::BoardScanned(it) if it.board == BoardId::Blind => (M::TakenDown, P::BlindBoard),
        H::BoardScanned(_) => (M::TakenDown, P::SetupPieces),
        H::PiecesKnockedOver(_) | H::PositionSetUp(_) => (M::NothingFollows, P::IrrDisplace),
        H::AdjustAnnounced { .. } => (M::AdjustingBindsNobody, P::ActAdjust),

        H::RoundStarted(it) if it.session == Session::Resumption => {
            (M::TakenDown, P::AdjResumeSetup)
        }
        H::RoundStarted(_) => (M::TakenDown, P::ClockStart),
        H::PlayerArrived(_) | H::PlayerAbsent(_) => (M::TakenDown, P::ClockDefault),
        H::TimePassed => (M::NothingFollows, P::ClockAllotted),
        H::ClockPressed(_) => (M::NothingFollows, P::ClockComplete),
        H::ClockStopped(it) if it.by.is_arbiter() => (M::TakenDown, P::ClockInterrupt),
        H::ClockStopped(_) => (M::TakenDown, P::ClockPlayerStop),
        H::ClockStarted { .. } if game.clockwork().begun_by_clock() == Some(game.now()) => {
            (M::TakenDown, P::ClockStart)
        }
        H::ClockStarted { .. } => (M::TakenDown, P::ClockRestart),
        H::ClockMishandled { .. } => (M::NothingFollows, P::ClockHandling),
        H::FlagFell(_) | H::FlagNoticed(_) => (M::FlagNotObserved, P::ClockFlagWhen),
        H::ClockRead(_) => (M::TakenDown, P::ClockIndication),
        H::ClockFaultFound(_) | H::ClockSet(_) => (M::TakenDown, P::ClockWrongSetting),

        H::DrawOffered { .. } | H::DrawAccepted(_) | H::DrawDeclined(_) => {
            (M::NothingFollows, P::DrawOffer)
        }
        H::DrawClaimed(it) => match it.ground {
            DrawGround::Threefold => (M::TakenDown, P::DrawThreefold),
            DrawGround::Fifty => (M::TakenDown, P::DrawFifty),
            DrawGround::NoNormalMeans | DrawGround::NoEffort => (M::TakenDown, P::QpfClaim),
        },
        H::WithdrawalTried { .. } => (M::NothingFollows, P::DrawOfferHow),
        H::Resigned { .. } | H::GestureMade { .. } => (M::NothingFollows, P::EndResign),
        H::QuestionAsked { .. } | H::InformationGiven { .. } => (M::TakenDown, P::ArbNoIntervene),

        H::MoveRecorded(_) => (M::TakenDown, P::RecRecord),
        H::MarkRecorded { .. } => (M::TakenDown, P::RecUse),
        H::RecordingStopped(_) => (M::TakenDown, P::RecExempt),
        H::ScoresheetHandled { how, .. } => (M::TakenDown, sheet(*how)),
        H::ResultSigned { .. } => (M::OtherSignatureMissing, P::RecSign),
        H::ReconstructionEnded(_) => (M::TakenDown, P::RecReconstruct),

        H::AreaLeft { .. } | H::AreaEntered { .. } => (M::NothingFollows, P::ConductArea),
        H::DeviceFound(_) => (M::NothingFollows, P::ConductDeviceBan),
        H::BagHandled { .. } => (M::NothingFollows, P::ConductDeviceBag),
        H::HelpUsed { .. } => (M::NothingFollows, P::ConductNotes),
        H::ConductReported(_) => (M::NothingFollows, P::ConductDistract),
        H::OrderRefused { .. } => (M::NothingFollows, P::ConductPersistent),
        H::GameDisturbed { .. } => (M::NothingFollows, P::ArbExtraTime),
        H::IrregularityNoticed(_) => (M::NothingFollows, P::ArbObserveLaws),
        H::ArbiterDecided(it) => (M::DecidedSo, asked_for(game, it.question())),
        H::AppealFiled(_) => (M::TakenDown, P::ConductAppeal),

        // Where both players see, a word is no move (4.7).
        H::MoveAnnounced { .. } if !is_blind_play(game) => (M::TakenDown, P::ActMade),
        H::MoveAnnounced { .. } | H::AnnouncementRepeated(_) => (M::TakenDown, P::BlindAnnounce),
        H::CastlingAnnounced(_) => (M::TakenDown, P::C960Recommend),
        H::SealOrdered(_) => (M::TakenDown, P::AdjSeal),
        H::EnvelopeSealed { .. } => (M::TakenDown, P::AdjEnvelope),
        H::EnvelopeOpened { .. } => (M::TakenDown, P::AdjOpen),
        H::EnvelopeLost { .. } => (M::TakenDown, P::AdjLostEnvelope),
        H::StartPositionDrawn { .. } => (M::TakenDown, P::C960Start),
        // What is arranged, announced, asked for or complained of is the arbiter's business.
        H::Configured(_)
        | H::AnnouncementMade { .. }
        | H::DrawWordsUnclear { .. }
        | H::RequestMade { .. }
        | H::ArbiterCalled { .. }
        | H::EquipmentFaultFound { .. }
        | H::EnvelopeCaredFor { .. } => (M::TakenDown, P::ArbDuties),
    }
}

fn is_blind_play(game: &Game) -> bool {
    Color::ALL.into_iter().any(|it| game.frame().has_need(it, Need::Blind))
}

const fn sheet(how: SheetAct) -> Provision {
    match how {
        SheetAct::Hidden | SheetAct::Uncovered => Provision::RecVisible,
        SheetAct::Torn | SheetAct::Kept | SheetAct::HandedIn | SheetAct::FoundDefective => {
            Provision::RecProperty
        }
        SheetAct::Lent | SheetAct::Returned => Provision::RecCatchUpOne,
        SheetAct::Updated => Provision::RecCatchUpNeither,
        SheetAct::Verified(_) | SheetAct::Disputed(_) => Provision::QpfNoArbiterClaim,
    }
}

/// For which article the question was asked that the arbiter answered.
fn asked_for(game: &Game, question: crate::discretion::Discretion) -> Provision {
    let open = game.answering().map(|it| it.provision);
    open.or_else(|| question.provisions().first().copied()).unwrap_or(Provision::PrefaceAnalogy)
}
