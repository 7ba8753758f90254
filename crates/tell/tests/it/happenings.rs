//! Everything that can happen is told in every language.

use std::collections::{BTreeMap, BTreeSet};

use board::Setup;
use jadoube_tell::happening;
use laws::event::Happening;
use messages::{Language, Messages};
use transcript::{Context, EventLine, read_event};

/// Lines with every kind of event and every word that one can have.
const LINES: &str = r#"
arbiter changes default_time 0:15:00
round starts
round starts scheduled 15:00:00
resumption starts
arbiter announces "five minutes"
white arrives
black arrives
white is absent
time passes
board shows 8/8/8/4k3/8/8/8/4K3
board shows light corner
board shows dark corner
board shows dark corner on blind board
white touches e2
white touches e2 d2
white touches e1+h1
white touches e1 h1 in unclear order
white touches e2 accidentally
white touches e2 unclearly
white touches e2 turning
white touches e2 feeling
white touches e2 with left hand
white touches e2 with right hand
white touches e2 with both hands
assistant of white touches e2
black takes off e7
black puts N on c6
black puts white N on c6
black puts R on c6 inverted
black puts Q on c6
black puts B on c6
black puts K on c6
black puts P on c6
black releases c6
white knocks over e2
white knocks over e2 d2 on purpose
white knocks over e2 d2 perhaps on purpose
white sets up
arbiter sets up
arbiter sets up 8/8/8/4k3/8/8/8/4K3 w - - 0 1
white plays e4
white plays e4 and presses
white plays e4 with both hands and presses
white plays e4 with left hand and presses with right hand
white presses
neighbour presses white
neighbour presses black
arbiter stops clock
white stops clock "draw claim"
white stops clock "flag"
white stops clock "illegal move"
white stops clock "illegal position"
white stops clock "touched piece"
white stops clock "irregularity"
white stops clock "piece missing"
white stops clock "knocked pieces"
white stops clock "wrong setting"
white stops clock "disturbance"
white stops clock "illness"
white stops clock "toilet"
white stops clock "sealing"
white stops clock "resigning"
white stops clock "arrived"
white stops clock "it smells"
arbiter starts white
arbiter starts black
white holds clock
white hovers over clock
white covers clock
white bangs clock
white lifts clock
white knocks over clock
flag white falls
flag black falls
arbiter notices flag white
arbiter notices flag black on display
spectator notices flag black on scoresheet
operator notices flag black on board record
clock shows white 0:05:00 black 0:04:00
clock shows white 0:00:00 black 0:00:00 first flag white
clock shows white 0:05:00 counter 40 39 move 41
arbiter finds clock defective
arbiter finds clock wrong "no increment"
arbiter finds clock reversed
arbiter sets clock white 0:05:00 black 0:04:00
arbiter sets clock white 0:05:00 counter 40 39 increment 0:30
arbiter sets clock white 0:05:00 new
white adjusts
white adjusts telling arbiter
white offers draw
white offers draw if "today"
white offers draw unclearly
white offers draw unclearly "shall we stop?"
black accepts unclearly "hm"
black accepts
black declines
white claims threefold
white claims threefold with Nf3
white claims fifty with Nf3 unwritten
white claims no normal means
white claims no effort on scoresheet
white withdraws offer
white withdraws claim
white resigns
white resigns by king
white resigns by clock
white resigns by hand
white resigns by sheet
white gestures king
white gestures clock
white gestures hand
white gestures sheet
both gesture handshake
both agree to take back
white asks move count
white asks time used
white asks may I castle
white asks may I take en passant
white asks how to claim
white asks about 9.2
white asks "where am I"
white requests piece Q
white requests piece R
white requests piece B
white requests piece N
white requests leave playing area
white requests enter analysis room
white requests device "pen"
white requests recording device "pen"
white requests assistant for moving
white requests assistant for clock disabled
white requests assistant for writing
white requests blank sheet
white requests see record
white requests opponent's sheet
white requests bag
white requests two boards
white requests other clock side
white requests increment
white requests consent
white requests adjournment
white requests opening
white requests medical help
white requests "water"
white calls arbiter "look"
captain tells white clock not pressed
captain tells white move count
captain tells white time used
captain tells white flag
captain tells white advice
captain tells white irregularity
captain tells black "go on"
white announces "Bauer Eva zwei Eva vier"
black repeats
white says castling
white writes 1.e4
black writes 1...e5
white notes (=)
white notes time
white notes result
white notes position
white notes "he is late"
white stops recording
white hides sheet
white uncovers sheet
white tears sheet
white keeps sheet
white hands in sheet
white lends sheet
white returns sheet
white updates sheet
white finds sheet defective
white verifies position
white verifies sheet
white disputes position
white disputes sheet
white signs 1-0
reconstruction gives 5 moves
reconstruction fails
arbiter orders white to seal
arbiter orders black to seal
white seals
envelope opened "41.Rd1"
arbiter signs envelope
arbiter keeps envelope
envelope lost
envelope lost times unknown
white leaves playing area
white leaves venue
white leaves toilet
white leaves rest room
white leaves refreshment area
white leaves smoking area
white leaves analysis room
white leaves "bar"
white enters playing area
white enters venue
white enters toilet
white enters rest room
white enters refreshment area
white enters smoking area
white enters "bar"
arbiter finds phone on white on
arbiter finds tablet in bag of white off
arbiter finds smart watch of white in toilet sounding
arbiter finds phone of white in playing area
arbiter finds phone of white in venue
arbiter finds phone of white in rest room
arbiter finds phone of white in refreshment area
arbiter finds phone of white in smoking area
arbiter finds phone of white in analysis room
arbiter finds phone of white in "bar"
arbiter finds fitness tracker on white
arbiter finds smart pen on white
arbiter finds earpiece on white
arbiter finds device on white in use
white places bag
white opens bag
white takes bag to toilet
white uses notes
white uses advice
white uses information
white uses analysis
arbiter reports white disturbing
arbiter reports white smoking
arbiter reports white insulting
arbiter reports white prearranging
arbiter reports white interfering
arbiter reports white drunk
arbiter reports white discourteous "he laughed" at toilet
arbiter reports black lingering
arbiter reports "John" "singing"
white refuses record
white refuses lend sheet
white refuses reconstruct
white refuses inspection
white refuses take part
white refuses play on
white refuses "to stand up"
disturbance "fire alarm"
disturbance "fire alarm" lasting 10:00
arbiter notices illegal move
arbiter notices illegal position
arbiter notices both kings in check
arbiter notices unpromoted e8
arbiter notices touch-move
arbiter notices two hands
arbiter notices press without move
arbiter notices wrong set-up
arbiter notices wrong orientation
arbiter notices reversed colours
arbiter notices displaced e4
arbiter notices clock reading
arbiter notices boards differ
operator notices board out of step
chief arbiter notices illegal move on scoresheet "move 12"
designated arbiter notices illegal move
organiser notices illegal move
neighbour notices illegal move
assistant of black notices illegal move
both notices illegal move
arbiter decides J-07 accidental
arbiter decides J-02 replace ½-½ consulting "the chief" reason "fair"
white appeals
arbiter finds board wrong
arbiter finds set wrong "a knight is missing"
white finds blind board wrong "no holes"
white finds blind set wrong
start position 518 drawn by computer
start position 518 drawn by dice
start position 518 drawn by coin
start position 518 drawn by cards
"#;

/// The kind of an event: whoever adds one adds a line.
const fn kind(what: &Happening) -> u8 {
    use Happening as H;
    match what {
        H::Configured(_) => 0,
        H::RoundStarted(_) => 1,
        H::AnnouncementMade { .. } => 2,
        H::PlayerArrived(_) => 3,
        H::TimePassed => 4,
        H::BoardScanned(_) => 5,
        H::PieceTouched(_) => 6,
        H::PieceTakenOff(_) => 7,
        H::PiecePlaced(_) => 8,
        H::PieceReleased(_) => 9,
        H::PiecesKnockedOver(_) => 10,
        H::PositionSetUp(_) => 11,
        H::MovePlayed(_) => 12,
        H::ClockPressed(_) => 13,
        H::ClockStopped(_) => 14,
        H::ClockStarted { .. } => 15,
        H::ClockMishandled { .. } => 16,
        H::FlagFell(_) => 17,
        H::FlagNoticed(_) => 18,
        H::ClockRead(_) => 19,
        H::ClockFaultFound(_) => 20,
        H::ClockSet(_) => 21,
        H::AdjustAnnounced { .. } => 22,
        H::DrawOffered { .. } => 23,
        H::DrawAccepted(_) => 24,
        H::DrawDeclined(_) => 25,
        H::DrawClaimed(_) => 26,
        H::WithdrawalTried { .. } => 27,
        H::Resigned { .. } => 28,
        H::GestureMade { .. } => 29,
        H::TakeBackAgreed => 30,
        H::QuestionAsked { .. } => 31,
        H::RequestMade { .. } => 32,
        H::ArbiterCalled { .. } => 33,
        H::InformationGiven { .. } => 34,
        H::MoveRecorded(_) => 35,
        H::MarkRecorded { .. } => 36,
        H::RecordingStopped(_) => 37,
        H::ScoresheetHandled { .. } => 38,
        H::ResultSigned { .. } => 39,
        H::ReconstructionEnded(_) => 40,
        H::AreaLeft { .. } => 41,
        H::AreaEntered { .. } => 42,
        H::DeviceFound(_) => 43,
        H::BagHandled { .. } => 44,
        H::HelpUsed { .. } => 45,
        H::ConductReported(_) => 46,
        H::OrderRefused { .. } => 47,
        H::GameDisturbed { .. } => 48,
        H::IrregularityNoticed(_) => 49,
        H::ArbiterDecided(_) => 50,
        H::AppealFiled(_) => 51,
        H::MoveAnnounced { .. } => 52,
        H::AnnouncementRepeated(_) => 53,
        H::SealOrdered(_) => 54,
        H::EnvelopeSealed { .. } => 55,
        H::EnvelopeOpened { .. } => 56,
        H::EnvelopeLost { .. } => 57,
        H::StartPositionDrawn { .. } => 58,
        H::CastlingAnnounced(_) => 59,
        H::DrawWordsUnclear { .. } => 60,
        H::EquipmentFaultFound { .. } => 61,
        H::EnvelopeCaredFor { .. } => 62,
        H::PlayerAbsent(_) => 63,
    }
}

const KINDS: u8 = 64;

fn lines() -> impl Iterator<Item = (&'static str, EventLine)> {
    let lines = LINES.lines().filter(|it| !it.is_empty());
    lines.map(|it| (it, read_event(it).unwrap_or_else(|why| panic!("{it}: {why:?}"))))
}

#[test]
fn every_kind_of_event_is_told_in_every_language() {
    let context = Context::of(Setup::INITIAL);
    let mut kinds = BTreeSet::new();
    for (text, line) in lines() {
        let what = line.happening(&context).unwrap_or_else(|why| panic!("{text}: {why:?}"));
        kinds.insert(kind(&what));
        for language in Language::ALL {
            let messages = Messages::new(language);
            let said = happening(&messages, &Setup::INITIAL, &line);
            let whole = !said.is_empty() && !said.contains("event-") && !said.contains('{');
            assert!(whole, "{language:?} {text}: {said}");
            // What is known only in squares and answers is told the same.
            let known = EventLine {
                stamp: line.stamp,
                assistant: line.assistant,
                ..EventLine::of(None, &what, &Setup::INITIAL)
            };
            assert_eq!(happening(&messages, &Setup::INITIAL, &known), said, "{text}");
        }
    }
    assert_eq!(kinds, (0..KINDS).collect());
}

#[test]
fn different_events_are_told_differently_and_in_the_language_of_the_reader() {
    for language in Language::ALL {
        let messages = Messages::new(language);
        let mut told = BTreeMap::new();
        for (text, line) in lines() {
            let said = happening(&messages, &Setup::INITIAL, &line);
            if let Some(other) = told.insert(said.clone(), text) {
                panic!("{language:?}: {other} and {text} are both “{said}”");
            }
            if language != Language::English {
                let english = happening(&Messages::new(Language::English), &Setup::INITIAL, &line);
                assert_ne!(said, english, "{text}");
            }
        }
    }
}

#[test]
fn what_somebody_said_stays_as_he_said_it() {
    let messages = Messages::new(Language::Czech);
    let told =
        |line: &str| happening(&messages, &Setup::INITIAL, &read_event(line).expect("a line"));
    for (line, said) in [
        ("white touches g1 unclearly", "bílý se dotýká g1, není jasné, zda úmyslně"),
        ("white plays e4 with both hands and presses", "bílý hraje e4, oběma rukama, mačká hodiny"),
        ("white plays Nf3 with right hand", "bílý hraje Jf3, pravou rukou"),
        ("white plays Ng3 with right hand", "bílý hraje Ng3, pravou rukou"),
        ("black stops clock \"flag\"", "černý zastavuje hodiny, kvůli praporku"),
        ("black stops clock \"my flag is odd\"", "černý zastavuje hodiny, „my flag is odd“"),
        (
            "arbiter finds phone on white sounding",
            "rozhodčí nachází telefon (bílý), u této osoby, vydávající zvuk",
        ),
        (
            "arbiter decides J-23 as now without what the press brought",
            "rozhodčí rozhoduje J-23: jako teď, bez toho, co stisk přinesl",
        ),
        ("arbiter decides J-12 white a warning", "rozhodčí rozhoduje J-12: bílý napomenutí"),
        ("white leaves toilet", "bílý opouští toaletu"),
        ("white takes bag to toilet", "bílý bere tašku na toaletu"),
        ("white requests leave playing area", "bílý žádá: dovolení opustit hrací místnost"),
    ] {
        assert_eq!(told(line), said);
    }
}
