//! Everything that a ruling, or the refusal of an event, can say is in the message files of every language, with
//! the values that it needs. A key for which a message has no words of its own would get the words of another:
//! therefore sentences that differ in a key must differ.

use std::collections::BTreeSet;

use board::{Attempt, ByColor, Color, Move, MoveKind, PromotionRole, Setup, Square, Wing};
use clock::{Arg, ClockError, Instant, Millis, Moves, PeriodNumber, Phrase};
use jadoube_laws::event::{Area, DrawGround, Irregular, Points, Who};
use jadoube_laws::game::{CannotStart, Impossible};
use jadoube_laws::ruling::*;
use jadoube_laws::{Article, Discretion, Provision, Unmet};
use messages::{Args, Language, Messages};

#[test]
fn every_matter_has_its_words_and_there_are_no_others() {
    let expected: BTreeSet<&str> = Matter::ALL.iter().map(|it| it.message_id()).collect();
    assert_eq!(expected.len(), Matter::ALL.len(), "two matters share an id");
    for language in Language::ALL {
        let ids = messages::ids(language);
        let found: BTreeSet<&str> =
            ids.into_iter().filter(|it| it.starts_with("matter-")).collect();
        assert_eq!(found, expected, "{language:?}");
    }
}

#[test]
fn every_missing_fact_has_its_words_and_there_are_no_others() {
    let mut expected: BTreeSet<&str> = MissingFact::ALL.iter().map(|it| it.message_id()).collect();
    assert_eq!(expected.len(), MissingFact::ALL.len(), "two facts share an id");
    expected.insert("missing-facts");
    for language in Language::ALL {
        let ids = messages::ids(language);
        let found: BTreeSet<&str> =
            ids.into_iter().filter(|it| it.starts_with("missing-")).collect();
        assert_eq!(found, expected, "{language:?}");
    }
}

#[test]
fn every_condition_that_can_fail_has_its_words_and_there_are_no_others() {
    let expected: BTreeSet<String> = Unmet::IDS.iter().map(|it| format!("unmet-{it}")).collect();
    assert_eq!(expected.len(), Unmet::IDS.len(), "two conditions share an id");
    for language in Language::ALL {
        let ids = messages::ids(language);
        let of_conditions = ids.into_iter().filter(|it| it.starts_with("unmet-"));
        let found: BTreeSet<String> = of_conditions.map(str::to_owned).collect();
        assert_eq!(found, expected, "{language:?}");
    }
}

#[test]
fn matters_fit_into_a_sentence() {
    for language in Language::ALL {
        let messages = Messages::new(language);
        for matter in Matter::ALL {
            let text = say(&messages, &matter.phrase());
            let small = text.chars().next().is_some_and(char::is_lowercase);
            assert!(small && !text.ends_with('.'), "{language:?}: {matter:?}: {text}");
        }
    }
}

#[test]
fn every_verdict_has_its_sentence() {
    check(&verdicts().map(|it| it.phrase(&written)).collect::<Vec<_>>());
}

#[test]
fn every_kind_of_an_illegal_move_is_named() {
    check_distinct(
        [
            IllegalKind::Move,
            IllegalKind::NoPromotion,
            IllegalKind::PressWithoutMove,
            IllegalKind::TwoHands,
            IllegalKind::KingCaptured,
        ]
        .map(|kind| Verdict::IllegalCompleted {
            side: WHITE,
            count: 1,
            kind,
            why: Vec::new(),
        }),
    );
    check_distinct(
        [CompletedBy::Press, CompletedBy::GameEnd, CompletedBy::NextMove]
            .map(|by| Verdict::Completed { side: WHITE, played: e4(), by }),
    );
}

#[test]
fn everybody_is_named() {
    let named = Who::Named("Novák".to_owned());
    let people = [
        Who::Player(WHITE),
        Who::Player(Color::Black),
        Who::Both,
        Who::AssistantOf(WHITE),
        Who::AssistantOf(Color::Black),
        Who::Arbiter,
        Who::ChiefArbiter,
        Who::DesignatedArbiter,
        Who::Organiser,
        Who::Operator,
        Who::Spectator,
        Who::Neighbour,
        Who::Captain,
        named,
    ];
    check_distinct(people.map(|who| Verdict::Expel { who, area: None }));
    let referees = [Referee::AppealsCommittee, Referee::DesignatedArbiter, Referee::ChiefArbiter];
    check_distinct(referees.map(Verdict::Refer));
}

#[test]
fn every_duty_is_named() {
    let promotion = |to| Duty::Promote { square: square("e8"), to };
    let castling = Move::new(square("e1"), square("h1"), MoveKind::Castling);
    let duties = [
        Duty::MovePiece(square("e2")),
        Duty::Capture(square("e2")),
        Duty::CaptureWith { target: square("e2"), with: square("d1") },
        Duty::Castle(Wing::King),
        Duty::Castle(Wing::Queen),
        Duty::NotCastle(Wing::King),
        Duty::NotCastle(Wing::Queen),
        Duty::KingMove(vec![castling]),
        promotion(None),
        promotion(Some(PromotionRole::Queen)),
        promotion(Some(PromotionRole::Rook)),
        promotion(Some(PromotionRole::Bishop)),
        promotion(Some(PromotionRole::Knight)),
        Duty::Play(e4()),
        Duty::Seal(Some(e4())),
        Duty::Seal(None),
        Duty::AnyMove,
        Duty::TakeBack,
        Duty::RestorePosition,
        Duty::CorrectBoard,
        Duty::Record,
        Duty::UpdateSheet,
        Duty::MarkOffer,
        Duty::UncoverSheet,
        Duty::LendSheet,
        Duty::ReturnSheet,
        Duty::HandInSheet,
        Duty::Sign,
        Duty::ClarifyResult,
        Duty::Reconstruct,
        Duty::StopDisturbing,
        Duty::KeepSilent,
        Duty::Leave(Area::PlayingArea),
        Duty::Inspection,
        Duty::AnnouncePiece,
        Duty::AnnounceMove,
        Duty::Repeat,
        Duty::ProvideSheet,
        Duty::ProvidePiece,
        Duty::ProvideAssistant,
        Duty::ReplaceClock,
    ];
    check_distinct(duties.map(|duty| Verdict::Must { who: Who::Player(WHITE), duty }));
}

#[test]
fn every_reason_of_an_end_is_named() {
    let reasons = [
        Reason::Checkmate,
        Reason::Resignation,
        Reason::Stalemate,
        Reason::DeadPosition,
        Reason::Agreement,
        Reason::Threefold,
        Reason::FiftyMoves,
        Reason::Fivefold,
        Reason::SeventyFiveMoves,
        Reason::Time,
        Reason::BothFlags,
        Reason::IllegalMoves(2),
        Reason::IllegalMoveClaimed,
        Reason::IllegalPosition,
        Reason::NoNormalMeans,
        Reason::DefaultTime,
        Reason::Device,
        Reason::Refusal,
        Reason::BothRefused,
        Reason::Penalty,
        Reason::SealedMoveAmbiguous,
        Reason::SealedMoveUnintelligible,
        Reason::SealedMoveIllegal,
        Reason::ArbitersDecision,
    ];
    check_distinct(reasons.map(|reason| over(Outcome::draw(reason))));
    check_distinct(reasons.map(|reason| over(Outcome::win(WHITE, reason))));
    // The others are lost whether or not the opponent could mate; this sentence says so in general.
    let without_mate = [
        Reason::Time,
        Reason::IllegalMoves(2),
        Reason::IllegalMoveClaimed,
        Reason::Resignation,
        Reason::Device,
    ];
    check_distinct(without_mate.map(|it| over(Outcome::draw_for_want_of_mate(it))));
}

#[test]
fn every_ground_and_bar_of_a_claim_is_named() {
    let grounds = [
        ClaimGround::Draw(DrawGround::Threefold),
        ClaimGround::Draw(DrawGround::Fifty),
        ClaimGround::Draw(DrawGround::NoNormalMeans),
        ClaimGround::Draw(DrawGround::NoEffort),
        ClaimGround::Irregular(Irregular::IllegalMove),
        ClaimGround::Irregular(Irregular::IllegalPosition),
        ClaimGround::Irregular(Irregular::BothKingsInCheck),
        ClaimGround::Irregular(Irregular::Unpromoted(square("e8"))),
        ClaimGround::Irregular(Irregular::TouchMove),
        ClaimGround::Irregular(Irregular::TwoHands),
        ClaimGround::Irregular(Irregular::PressWithoutMove),
        ClaimGround::Irregular(Irregular::WrongSetup),
        ClaimGround::Irregular(Irregular::WrongOrientation),
        ClaimGround::Irregular(Irregular::ReversedColours),
        ClaimGround::Irregular(Irregular::Displaced(square("e8"))),
        ClaimGround::Irregular(Irregular::ClockReading),
        ClaimGround::Irregular(Irregular::BoardsDiffer),
        ClaimGround::Irregular(Irregular::BoardOutOfStep),
    ];
    check_distinct(grounds.map(Verdict::ClaimUpheld));
    let bars = [
        Bar::NotHavingTheMove,
        Bar::ClockNotRunning,
        Bar::PieceTouched,
        Bar::NextMoveMade,
        Bar::TenMovesCompleted,
        Bar::DisplayOnly,
        Bar::NotUnderTwoMinutes,
        Bar::FlagFell,
        Bar::GuidelineNotAnnounced,
        Bar::Blitz,
        Bar::Increment,
    ];
    check_distinct(bars.map(Verdict::ClaimBarred));
}

#[test]
fn refused_events_and_starts_have_their_sentences() {
    let minute = Millis::from_minutes(1);
    let earlier = Instant::START;
    let clock = [
        ClockError::TimeWentBack { at: earlier, last: Instant::after_start(minute) },
        ClockError::NotStarted,
        ClockError::AlreadyStarted,
        ClockError::NotRunning,
        ClockError::AlreadyRunning(WHITE),
        ClockError::OtherSideRuns { runs: WHITE },
        ClockError::NotEnoughTime { side: WHITE, left: Millis::ZERO, asked: minute },
        ClockError::NothingGained(WHITE),
        ClockError::NoSuchPeriod { side: WHITE, period: PeriodNumber::FIRST },
        ClockError::FlagDownWithTime { side: WHITE, time: minute },
    ];
    let events = [
        Impossible::NoClock,
        Impossible::NoPiece(square("e4")),
        Impossible::NotInHand(square("e4")),
        Impossible::HasMoved(Color::White),
    ];
    let over = CannotStart::PeriodIsOver { side: Color::White, period: 1, moves: clock::Moves(50) };
    let starts = [CannotStart::Move { number: 3 }, CannotStart::Period(4), over];
    let events = clock.map(Impossible::Clock).into_iter().chain(events).map(|it| it.phrase());
    let starts = clock.map(CannotStart::Clock).into_iter().chain(starts).map(|it| it.phrase());
    let phrases: Vec<Phrase> = events.chain(starts).collect();
    check(&phrases);
}

const WHITE: Color = Color::White;

/// One of each, and of each the forms that have a sentence of their own.
fn verdicts() -> impl Iterator<Item = Verdict> {
    let (side, who, what, why) = (WHITE, Who::Player(WHITE), Matter::OutOfTurn, Matter::NotAnEnd);
    let offer = |state, condition_void| Verdict::Offer { side, state, condition_void };
    let penalty = |amount| {
        let item = Article::new("12.9.2");
        Verdict::Penalty { who: Who::Player(side), item, amount }
    };
    let minute = Millis::from_minutes(1);
    let restore = |basis| Verdict::Restore { position: Box::new(Setup::INITIAL), basis, plies: 0 };
    let set_up = |other_board| Verdict::SetUp { position: None, other_board, times: None };
    let ended = |result| Outcome { result, ..Outcome::draw(Reason::ArbitersDecision) };
    let counter = |next_move| {
        let by = ByColor { white: 1, black: -1 };
        Verdict::SetCounter { by, next_move }
    };
    let question = Question::new(Discretion::PenaltyWhich, Provision::ArbPenalties);
    [
        Verdict::Made { side, played: e4() },
        Verdict::Completed { side, played: e4(), by: CompletedBy::Press },
        Verdict::IllegalPending { side, played: e4(), why: Vec::new() },
        Verdict::IllegalCompleted { side, count: 1, kind: IllegalKind::Move, why: Vec::new() },
        Verdict::IllegalPosition { why: Vec::new() },
        Verdict::Must { who: who.clone(), duty: Duty::Play(e4()) },
        Verdict::Allowed { what: None },
        Verdict::Allowed { what: Some(what) },
        Verdict::Refused { who: who.clone(), what },
        Verdict::Violation { who: who.clone(), what },
        over(Outcome::win(side, Reason::Time)),
        over(Outcome::draw_for_want_of_mate(Reason::Time)),
        over(ended(ResultOf::Pending)),
        over(ended(ResultOf::Annulled)),
        Verdict::PlayOn { why },
        Verdict::Annul { correct_colours: true, misplaced: Vec::new() },
        Verdict::Annul { correct_colours: false, misplaced: Vec::new() },
        restore(RestoreBasis::ImmediatelyBefore),
        restore(RestoreBasis::LastIdentifiable),
        set_up(true),
        set_up(false),
        Verdict::PutQueen(square("e8")),
        Verdict::SetupFault { what, squares: Vec::new() },
        Verdict::Time { side, span: Span::plus(minute) },
        Verdict::Time { side, span: Span::minus(minute) },
        Verdict::SetTimes(ByColor { white: Some(minute), black: None }),
        Verdict::StopClock,
        Verdict::StartClock(side),
        Verdict::RunOn,
        counter(None),
        counter(Some(Moves(40))),
        Verdict::SetIncrement(minute),
        Verdict::NextPeriod { side, added: minute },
        Verdict::PeriodTakenBack { side, taken: minute },
        Verdict::FlagDown(side),
        Verdict::ClaimUpheld(ClaimGround::Draw(DrawGround::Threefold)),
        Verdict::ClaimRejected(ClaimGround::Draw(DrawGround::Threefold)),
        Verdict::ClaimBarred(Bar::Blitz),
        offer(OfferState::Stands, false),
        offer(OfferState::Stands, true),
        offer(OfferState::Void, false),
        offer(OfferState::Lapsed, false),
        penalty(PenaltyAmount::None),
        penalty(PenaltyAmount::Time(Span::plus(minute))),
        penalty(PenaltyAmount::Count(1)),
        penalty(PenaltyAmount::Points(Points::Half)),
        penalty(PenaltyAmount::Words("50 EUR".to_owned())),
        Verdict::Expel { who, area: None },
        Verdict::Ask(Box::new(question)),
        Verdict::Intervene { why },
        Verdict::NoIntervention { why },
        Verdict::Announce { what },
        Verdict::Explain { articles: vec![Article::new("9.2.1"), Article::new("9.3")] },
        Verdict::Note { to: None, what },
        Verdict::Refer(Referee::ChiefArbiter),
        Verdict::Overridden { was: None, reason: "9.2".to_owned() },
        Verdict::Answer(Answered::Count(1)),
    ]
    .into_iter()
}

fn over(outcome: Outcome) -> Verdict {
    Verdict::GameOver { outcome, since_ply: None }
}

fn written(attempt: Attempt) -> String {
    attempt.to_string()
}

fn e4() -> Attempt {
    "e2e4".parse().expect("a move")
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

#[track_caller]
fn check_distinct<const N: usize>(verdicts: [Verdict; N]) {
    let phrases: Vec<Phrase> = verdicts.iter().map(|it| it.phrase(&written)).collect();
    check(&phrases);
    for language in Language::ALL {
        let messages = Messages::new(language);
        let mut said: Vec<String> = phrases.iter().map(|it| say(&messages, it)).collect();
        said.sort();
        for pair in said.windows(2) {
            assert_ne!(pair[0], pair[1], "{language:?}: one sentence for two things");
        }
    }
}

#[track_caller]
fn check(phrases: &[Phrase]) {
    for language in Language::ALL {
        let messages = Messages::new(language);
        for phrase in phrases {
            let said = say(&messages, phrase);
            let raw = ['{', '}', '[', '$'].iter().any(|it| said.contains(*it));
            assert!(!raw && !said.contains("  "), "{language:?}: {}: {said}", phrase.id);
        }
    }
}

#[track_caller]
fn say(messages: &Messages, phrase: &Phrase) -> String {
    // Not from English by way of replacement: the language itself has it.
    assert!(messages.has(phrase.id), "{:?} has no {}", messages.language(), phrase.id);
    let args = phrase.args.iter().fold(Args::new(), |args, (name, value)| match value {
        Arg::Number(number) => args.set(name, *number),
        Arg::Text(text) => args.set(name, text.as_str()),
        Arg::Phrase(inner) => args.set(name, say(messages, inner)),
    });
    let said = messages.with(phrase.id, &args);
    assert!(!said.contains(phrase.id) || !phrase.id.contains('-'), "{}: {said}", phrase.id);
    said
}
