//! A whole incident, event by event: Black brushes a knight, the arbiter is asked whether it was meant, and White
//! answers in haste with a move that no bishop can make. Each ruling is printed with its article.
//!
//! `cargo run -p jadoube-laws --example incident`

use std::error::Error;
use std::fmt::Write as _;

use board::{Color, Square};
use clock::{Instant, Millis};
use jadoube_laws::answers::{ContactAccidental, TimesAfterRestoring};
use jadoube_laws::event::{
    BoardId, Decision, Event, Hand, Happening, Manner, Played, TouchOrder, Touched, Who,
};
use jadoube_laws::game::{Configuration, Game};
use jadoube_laws::ruling::{Duty, Ruling, Verdict};
use jadoube_laws::text::{TextLanguage, title};
use jadoube_laws::{Choice, Decided, Edition};

fn main() {
    print!("{}", story());
}

/// The incident as a text; the tests read it too.
pub(crate) fn story() -> String {
    tell().expect("everything in this story can have happened")
}

fn tell() -> Result<String, Box<dyn Error>> {
    let edition = Edition::Fide2018;
    // What is known before the first event: the edition, the regulations, the time control, the position.
    let control = clock::language::read("90+30")?.control().cloned();
    let mut game = Game::new(&Configuration::new(edition).timed(control))?;

    // What happened, and when. An event never says what it means in law: that is for the rulings.
    let incident = [
        (10, "White plays e2-e4 and presses the clock.", play(Color::White, "e2e4")?),
        (40, "Black brushes the knight on g8.", brush(Color::Black, Square::G8)),
        (
            70,
            "The arbiter: it was meant.",
            decide(Decided::ContactAccidental(ContactAccidental::Intentional)),
        ),
        (90, "Black plays g8-f6 and presses.", play(Color::Black, "g8f6")?),
        (120, "White plays f1-f3 and presses.", play(Color::White, "f1f3")?),
        (
            180,
            "The arbiter: the times stay as they are.",
            decide(Decided::TimesAfterRestoring(TimesAfterRestoring::Unchanged)),
        ),
        (200, "White's clock is started.", start(Color::White)),
        (215, "White plays f1-c4 and presses.", play(Color::White, "f1c4")?),
    ];

    let mut told = format!("{}, 90 minutes and 30 seconds for each move\n", edition.name());
    for (second, words, what) in incident {
        let at = Instant::after_start(Millis::from_seconds(second));
        writeln!(told, "\n{:>2}:{:02}  {words}", second / 60, second % 60)?;
        // The centre of the crate: an event goes in, rulings come out, the game has changed.
        for ruling in game.record(&Event::new(at, what))? {
            // An ordinary move brings quiet rulings too: that it is made, that it is completed.
            if !ruling.is_quiet() {
                writeln!(told, "       {}", say(&ruling))?;
            }
        }
    }

    // The game knows what all this amounts to.
    let illegal = game.counts().illegal[Color::White];
    writeln!(
        told,
        "\nIllegal moves of White: {illegal}. Questions still open: {}.",
        game.questions().len()
    )?;
    if let Some(times) = game.times() {
        writeln!(told, "The clocks show {} and {}.", times.white, times.black)?;
    }
    Ok(told)
}

/// A move in the ordinary way: touched, put down, released, the clock pressed.
fn play(side: Color, squares: &str) -> Result<Happening, board::NotAnAttempt> {
    let (hand, press) = (Hand::Unknown, Some(Hand::Unknown));
    Ok(Happening::MovePlayed(Played { side, attempt: squares.parse()?, hand, press }))
}

/// A touch of which nobody is sure whether it was meant.
fn brush(side: Color, square: Square) -> Happening {
    Happening::PieceTouched(Touched {
        side,
        squares: vec![square],
        order: TouchOrder::InTurn,
        manner: Manner::Unclear,
        hand: Hand::Unknown,
        board: BoardId::Main,
    })
}

/// The arbiter's answer to a question.
fn decide(answer: Decided) -> Happening {
    Happening::ArbiterDecided(Decision {
        by: Who::Arbiter,
        about: None,
        answer: answer.into(),
        consulted: None,
        reason: None,
    })
}

fn start(side: Color) -> Happening {
    Happening::ClockStarted { by: Who::Arbiter, side }
}

/// A ruling in a few words, with its leading article and the title of that. A program for users takes its sentences
/// from message files: `Ruling::phrase` names the message.
fn say(ruling: &Ruling) -> String {
    let words = match ruling.verdict() {
        Verdict::Ask(question) => {
            let answers = question.which.answers_in(ruling.edition());
            let answers: Vec<&str> = answers.map(Choice::key).collect();
            format!("? {}: {}", question.which, answers.join(" or "))
        }
        Verdict::Must { duty: Duty::MovePiece(square), .. } => {
            format!("the piece of {square} must be moved")
        }
        Verdict::IllegalCompleted { count, .. } => format!("illegal move number {count}"),
        Verdict::Restore { .. } => "the position before it is put back".to_owned(),
        Verdict::Time { side, span } => format!("{side} gets {span}"),
        Verdict::StopClock => "the clocks are stopped".to_owned(),
        Verdict::SetCounter { by, .. } => {
            format!("the move counters go by {:+} and {:+}", by.white, by.black)
        }
        other => format!("{other:?}"),
    };
    // There is no ruling without an article.
    let article = ruling.articles()[0];
    let title = title(ruling.edition(), article, TextLanguage::English).unwrap_or_default();
    format!("{words:<38} [{article} {title}]")
}
