//! Every name of a message that this crate gives exists in every language, and every message about clocks is given by
//! something.

use std::collections::BTreeSet;

use board::Color;
use jadoube_clock::language::{Expected, Note, Place, Stated, Why, presets, prose, read_pgn};
use jadoube_clock::readings::{Assumption, Contradiction};
use jadoube_clock::{
    Answer, Arg, Class, FaultReason, Millis, Moves, NotATimeControl, PeriodNumber, Phrase,
};
use messages::{Language, Messages};

use crate::prose::render;

const PLACE: Place = Place::new(0, 1);
const TIME: Millis = Millis::from_minutes(2);
const MOVES: Moves = Moves(3);

fn about_reading() -> Vec<Phrase> {
    let notes = [
        Note::UnitsAssumed,
        Note::PerhapsMinutes,
        Note::QuotaAssumed(PeriodNumber::FIRST, MOVES),
        Note::FromMoveOneAssumed,
        Note::ForBothAssumed,
        Note::LastRepeats,
        Note::OrderTurned(PLACE),
        Note::Misspelt(PLACE, "minutes"),
        Note::BeyondStandard(PLACE),
    ];
    let whys = [Why::UnknownWord, Why::LooseNumber, Why::TooLarge, Why::NothingToBelongTo]
        .map(Why::phrase);
    let expected = [
        Expected::Number,
        Expected::ClockTime,
        Expected::MovesOrAll,
        Expected::Slash,
        Expected::Mode,
        Expected::MainTime,
        Expected::Period,
        Expected::End,
        Expected::Shorter(2_000),
        Expected::Control(NotATimeControl { faults: Vec::new() }),
    ];
    let stated = [Stated::Unknown, Stated::Untimed];
    let mut phrases: Vec<Phrase> = notes.iter().map(Note::phrase).collect();
    phrases.extend(whys);
    phrases.extend(expected.iter().map(Expected::phrase));
    phrases.extend(stated.iter().map(Stated::phrase));
    phrases
}

fn about_controls() -> Vec<Phrase> {
    let faults = [
        FaultReason::NoPeriods,
        FaultReason::TooManyPeriods(21),
        FaultReason::NoMoves,
        FaultReason::TooManyMoves(MOVES),
        FaultReason::NoTime,
        FaultReason::TooMuchTime(TIME),
        FaultReason::NoBonus,
        FaultReason::TooMuchBonus(TIME),
        FaultReason::RestNotLast,
        FaultReason::HourglassNotAlone,
        FaultReason::HourglassForOne,
    ];
    let answers = [
        Answer::Is(Class::Standard),
        Answer::Is(Class::Rapid),
        Answer::Is(Class::Blitz),
        Answer::Both,
        Answer::Neither,
        Answer::NoTotal,
    ];
    let texts = ["1/86400:2/14400+0.5:61", "60d5:20b3:10", "*90"];
    let mut phrases: Vec<Phrase> = faults.map(FaultReason::phrase).to_vec();
    phrases.extend(answers.map(Answer::phrase));
    for text in texts.iter().copied().chain(presets::ALL.iter().map(|preset| preset.white)) {
        let text = text.replace("60d5:20b3", "40/60d5:20/20b3");
        let reading = read_pgn(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        phrases.push(prose(reading.control().expect("a control")).phrase());
    }
    let armageddon = presets::find("armageddon").expect("a preset").control();
    phrases.push(prose(&armageddon).phrase());
    let titles = presets::ALL.iter().filter_map(|preset| preset.title);
    phrases.extend(titles.map(|id| Phrase { id, args: Vec::new() }));
    phrases
}

fn about_readings() -> Vec<Phrase> {
    let assumptions = [
        Assumption::EveryMovePressed,
        Assumption::PeriodGiven(Color::White, PeriodNumber::FIRST),
        Assumption::UnrecordedMoves(Color::Black, MOVES),
        Assumption::RestOfElapsed(Color::White),
        Assumption::FlagIsUp(Color::Black),
        Assumption::NotThinking(Color::White),
        Assumption::NoStops,
    ];
    let contradictions = [
        Contradiction::UsedMoreThanGiven(Color::White, TIME),
        Contradiction::LongerThanElapsed(TIME),
        Contradiction::TooManyTimes(Color::Black, MOVES),
    ];
    let mut phrases = assumptions.map(Assumption::phrase).to_vec();
    phrases.extend(contradictions.map(Contradiction::phrase));
    phrases
}

fn ids(phrase: &Phrase, into: &mut BTreeSet<&'static str>) {
    into.insert(phrase.id);
    for (_, arg) in &phrase.args {
        if let Arg::Phrase(inner) = arg {
            ids(inner, into);
        }
    }
}

#[test]
fn every_phrase_has_its_message_and_every_message_its_phrase() {
    let phrases = [about_reading(), about_controls(), about_readings()].concat();
    let mut given = BTreeSet::new();
    phrases.iter().for_each(|phrase| ids(phrase, &mut given));
    for language in Language::ALL {
        let messages = Messages::new(language);
        for phrase in &phrases {
            assert!(messages.has(phrase.id), "{language:?}: {}", phrase.id);
            let text = render(&messages, phrase);
            assert!(!text.is_empty() && !text.contains('{'), "{language:?}: {text}");
        }
        let exist: BTreeSet<&str> =
            messages::ids(language).into_iter().filter(|id| id.starts_with("clock-")).collect();
        assert_eq!(exist, given, "{language:?}");
    }
}
