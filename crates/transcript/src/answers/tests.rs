use board::{ByColor, Color};
use clock::Millis;
use laws::answers as a;
use laws::event::{Area, Decision, Points, Reply, Score, Who};
use laws::ruling::Span;
use laws::{
    Article, Choice, Decided, Discretion, Given, Needs, PenaltyItem, PointsEntered, Sanction,
    Sanctions,
};

use super::{answer_words, read_answer};

/// What may be stated beside an answer.
fn stated(needs: Needs) -> Vec<Given> {
    let minute = Millis::from_minutes(1);
    let times = |white, black| Given::Times(ByColor { white, black });
    let article = |text: &str| PenaltyItem::Article(text.parse::<Article>().expect("an article"));
    match needs {
        Needs::Player => Color::ALL.map(Given::Player).to_vec(),
        Needs::Amount => vec![Given::Amount(minute), Given::Amount(Millis::new(61_500))],
        Needs::Deduction => vec![Given::Deduction(minute)],
        Needs::Times => vec![times(Some(minute), None), times(Some(minute), Some(minute))],
        Needs::Penalty => {
            let warning = Sanction::new(article("12.9.1"));
            let time = Sanction { span: Some(Span(-90_000)), ..Sanction::new(article("12.9.3")) };
            let rounds = Sanction { count: Some(2), ..Sanction::new(article("12.9.8")) };
            let points = Some(PointsEntered::Number(2));
            let both = Sanctions { points, ..Sanctions::new(vec![time, rounds]) };
            let zero = Sanctions { points: Some(PointsEntered::One(Points::Zero)), ..both.clone() };
            let meant = Sanctions { confirmed: true, on_purpose: true, ..Sanctions::from(time) };
            [Sanctions::from(warning), both, zero, meant].map(Given::Penalty).to_vec()
        }
        Needs::Result => vec![Given::Result(Score::DRAW), Given::Result(Score::BOTH_FORFEIT)],
        Needs::Points => [
            PointsEntered::Result(Score::WHITE_WINS),
            PointsEntered::One(Points::Half),
            PointsEntered::One(Points::Zero),
            PointsEntered::Number(7),
            PointsEntered::Numbers(4, 12),
        ]
        .map(Given::Points)
        .to_vec(),
        Needs::Count => vec![Given::Count(43)],
        Needs::Area => [
            Area::PlayingArea,
            Area::Venue,
            Area::Toilet,
            Area::RestRoom,
            Area::RefreshmentArea,
            Area::SmokingArea,
            Area::AnalysisRoom,
            Area::Named("Hotel Garden".to_owned()),
        ]
        .map(Given::Area)
        .to_vec(),
        Needs::Person => [Who::Captain, Who::ChiefArbiter, Who::Named("Ann Lee".to_owned())]
            .map(Given::Person)
            .to_vec(),
        Needs::Words => vec![Given::Words("Quiet please".to_owned())],
    }
}

fn every_answer(choice: Choice) -> impl Iterator<Item = Decided> {
    let stated = choice.needs().map(stated).unwrap_or_default();
    let alone = choice.is_complete().then_some(Given::Nothing);
    stated.into_iter().chain(alone).map(move |it| choice.with(it).expect("what it needs"))
}

fn decision(about: Option<Color>, answer: Reply) -> Decision {
    Decision { by: Who::Arbiter, about, answer, consulted: None, reason: None }
}

#[test]
fn what_is_written_is_read_as_the_same_answer() {
    let mut written = 0;
    for question in Discretion::ALL {
        for decided in question.all_answers().flat_map(every_answer) {
            for about in [None, Some(Color::Black)] {
                if about.is_some() && !question.names_offender() {
                    continue;
                }
                let decision = decision(about, decided.clone().into());
                let words = answer_words(&decision);
                let read = read_answer(*question, &words);
                // Of times in an answer the first says whom it is about.
                let first = matches!(decided.given(), Given::Times(_)).then_some(Color::White);
                assert_eq!(read, (first.or(about), decision.answer), "{}", words.join(" "));
                written += 1;
            }
        }
        let closed = decision(None, Reply::Closed(*question));
        assert_eq!(read_answer(*question, &answer_words(&closed)), (None, closed.answer));
    }
    assert!(written > 250, "{written}");
}

fn read(question: Discretion, text: &str) -> (Option<Color>, Reply) {
    read_answer(question, &super::split(text))
}

#[test]
fn words_mean_what_they_always_meant() {
    use Discretion as Q;
    let times = |white, black| ByColor {
        white: Some(Millis::from_minutes(white)),
        black: Some(Millis::from_minutes(black)),
    };
    for (question, text, decided) in [
        (Q::StopReasonValid, "no", Decided::StopReasonValid(a::StopReasonValid::NotValid)),
        (Q::StopReasonValid, "invalid", Decided::StopReasonValid(a::StopReasonValid::NotValid)),
        (
            Q::ContactAccidental,
            "accident",
            Decided::ContactAccidental(a::ContactAccidental::Accidental),
        ),
        (Q::PenaltyWhich, "nothing", Decided::PenaltyWhich(a::PenaltyChosen::None)),
        (Q::PenaltyWhich, "warn", Decided::PenaltyWhich(a::PenaltyChosen::Warning)),
        (
            Q::TimesAfterRestoring,
            "10:00 12:00",
            Decided::TimesAfterRestoring(a::TimesAfterRestoring::Other(times(10, 12))),
        ),
        (
            Q::TimesAfterRestoring,
            "as in the log",
            Decided::TimesAfterRestoring(a::TimesAfterRestoring::FromLog),
        ),
        (Q::ClaimVerified, "scoresheets", Decided::ClaimVerified(a::ClaimVerified::Sheets)),
        (
            Q::PlayResumes,
            "at noon",
            Decided::PlayResumes(a::PlayResumes::Later(Some("at noon".to_owned()))),
        ),
        (
            Q::InspectionRequired,
            "required black body",
            Decided::InspectionRequired(a::InspectionRequired::InspectBody(Some(Color::Black))),
        ),
        (
            Q::ExtraTime,
            "both +1:00",
            Decided::ExtraTime(a::ExtraTime::Both(Millis::from_minutes(1))),
        ),
        (
            Q::CaseNotCovered,
            "king move",
            Decided::CaseNotCovered(a::CaseNotCovered::Otherwise("king move".to_owned())),
        ),
        (Q::LateArrivalLoses, "excused", Decided::LateArrivalLoses(a::LateArrivalLoses::MayPlay)),
    ] {
        assert_eq!(read(question, text), (None, decided.into()), "{question} {text}");
    }
}

#[test]
fn what_says_no_does_not_say_yes() {
    for (question, text) in [
        (Discretion::OpponentCanMate, "cannot win"),
        (Discretion::StartedWithoutMove, "not illegal"),
        (Discretion::TwoHandsStand, "it does not stand"),
        (Discretion::ExtraTime, "white -2:00"),
        (Discretion::ContactAccidental, "perhaps"),
    ] {
        let about = Color::ALL.into_iter().find(|it| text.starts_with(&it.to_string()));
        assert_eq!(read(question, text), (about, Reply::Unread(question, text.to_owned())));
    }
}

/// Time without an item of the list goes where its sign says; logs of the desk have a plus in front of both.
#[test]
fn a_sign_counts_more_than_the_name_of_the_answer() {
    use a::KnockingOverPenalised as A;
    let knocked = |text| match read(Discretion::KnockingOverPenalised, text).1 {
        Reply::Decided(Decided::KnockingOverPenalised(it)) => it,
        other => panic!("{other:?}"),
    };
    assert_eq!(knocked("own time +1:00"), A::Penalty(Sanctions::of_time(Span::seconds(60))));
    assert_eq!(knocked("opponent time +1:00"), A::OpponentTime(Millis::from_minutes(1)));
    assert!(matches!(knocked("own time -1:00"), A::OwnTime(_)));
    assert!(matches!(knocked("own time 1:00"), A::OwnTime(_)));
    let minute = Millis::from_minutes(1);
    for (text, span) in [
        ("own-time 1:00", Span::minus(minute)),
        ("own-time -1:00", Span::minus(minute)),
        ("own-time +1:00", Span::plus(minute)),
    ] {
        let (_, reply) = read(Discretion::PenaltyWhich, text);
        let sanctions = Sanctions::of_time(span);
        let chosen = Decided::PenaltyWhich(a::PenaltyChosen::Penalty(sanctions));
        assert_eq!(reply, chosen.into(), "{text}");
    }
}

#[test]
fn a_player_is_named_beside_the_answer_or_in_it() {
    let read = |question, text| read(question, text).0;
    assert_eq!(read(Discretion::LateArrivalLoses, "black may-play"), Some(Color::Black));
    assert_eq!(read(Discretion::PenaltyWhich, "black"), Some(Color::Black));
    assert_eq!(read(Discretion::ContactAccidental, "white accidental"), Some(Color::White));
    assert_eq!(read(Discretion::GestureMeans, "white resigns"), None);
    assert_eq!(read(Discretion::FlagFirst, "white"), None);
}
