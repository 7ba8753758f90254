//! Ways to tell the same happening.

use board::{Color, Square};
use clock::{Instant, Millis};

use super::happening::{Act, Handling, Line, Part, Physical, What};
use crate::laws::event::{
    Basis, BoardId, Event, Hand, Happening, Irregular, Manner, Notice, Placed, Played, Pressed,
    Presser, Released, Seen, TakenOff, TouchOrder, Touched, Who,
};

/// How the work of the hands is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Form {
    /// Every act in a line of its own.
    Several,
    /// Without the hand on the piece, where only one move explains the rest.
    Terse,
    /// And without letting go, where the next act shows it.
    Tersest,
    /// A move in one line, the press in another.
    OneLine,
    /// The move and the press in one line.
    WithPress,
}

impl Form {
    pub(crate) const ALL: [Form; 5] =
        [Form::Several, Form::Terse, Form::Tersest, Form::OneLine, Form::WithPress];
}

/// How the arbiter comes to know of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Arbiter {
    /// He watches: the regulations say that he sees everything.
    Watches,
    /// He sees what is reported, and it is reported that he saw it.
    Saw,
    /// He sees what is reported, and says directly after the press what was wrong.
    Notices,
    /// He sees what is reported, and nothing is.
    Absent,
}

impl Arbiter {
    pub(crate) const ALL: [Arbiter; 4] =
        [Arbiter::Watches, Arbiter::Saw, Arbiter::Notices, Arbiter::Absent];
}

/// The events of a telling. What has no form of its own is told in several lines.
pub(crate) fn tell(physical: &Physical, form: Form, arbiter: Arbiter) -> Vec<Event> {
    let mut events = Vec::new();
    let mut now = Millis::from_seconds(7);
    let mut presses = false;
    for (at, part) in physical.parts.iter().enumerate() {
        let mut say = |what| {
            let seen = match arbiter {
                Arbiter::Saw => Seen::ByArbiter,
                _ => Seen::AsRegulated,
            };
            events.push(Event { seen, ..Event::new(Instant::after_start(now), what) });
        };
        match part {
            Part::Later => now += Millis::from_seconds(5),
            Part::Plain(what) => say(what.clone()),
            Part::Handling(handling) => {
                let next = physical.parts.get(at + 1);
                let with_press = match next {
                    Some(Part::Press(side, hand))
                        if form == Form::WithPress && *side == handling.side =>
                    {
                        Some(*hand)
                    }
                    _ => None,
                };
                presses = in_form(handling, form, with_press, &mut say);
            }
            Part::Press(side, hand) => {
                if !std::mem::take(&mut presses) {
                    say(pressed(*side, *hand));
                }
                if arbiter == Arbiter::Notices {
                    say(notices(Irregular::TouchMove));
                    if physical.is_two_handed() {
                        say(notices(Irregular::TwoHands));
                    }
                    say(notices(match physical.moves_pieces() {
                        true => Irregular::IllegalMove,
                        false => Irregular::PressWithoutMove,
                    }));
                }
            }
        }
    }
    events
}

/// Tells the work of the hands; says whether the press was told with it.
fn in_form(
    handling: &Handling,
    form: Form,
    press: Option<Hand>,
    say: &mut impl FnMut(Happening),
) -> bool {
    let side = handling.side;
    let one_line = matches!(form, Form::OneLine | Form::WithPress);
    match handling.line {
        Line::Plays(attempt, hand) if one_line => {
            say(Happening::MovePlayed(Played { side, attempt, hand, press }));
            press.is_some()
        }
        Line::LeftOut if one_line => false,
        _ => {
            for act in handling.acts.iter().filter(|it| is_told(it, form)) {
                say(event_of(side, *act));
            }
            false
        }
    }
}

fn is_told(act: &Act, form: Form) -> bool {
    let touch = matches!(act.what, What::Touches(_));
    match form {
        Form::Several | Form::OneLine | Form::WithPress => true,
        Form::Terse => !(act.shown && touch),
        Form::Tersest => !act.shown,
    }
}

fn event_of(side: Color, act: Act) -> Happening {
    let (hand, board) = (act.hand, BoardId::Main);
    let touched = |squares: Vec<Square>, order| {
        let manner = Manner::Deliberate;
        Happening::PieceTouched(Touched { side, squares, order, manner, hand, board })
    };
    match act.what {
        What::Touches(square) => touched(vec![square], TouchOrder::InTurn),
        What::TouchesTogether(one, other) => touched(vec![one, other], TouchOrder::Together),
        What::TakesOff(square) => Happening::PieceTakenOff(TakenOff { side, square, hand, board }),
        What::Puts(piece, square) => {
            let inverted = false;
            Happening::PiecePlaced(Placed { side, piece, square, inverted, hand, board })
        }
        What::Releases(square) => Happening::PieceReleased(Released { side, square, hand, board }),
    }
}

fn pressed(side: Color, hand: Hand) -> Happening {
    Happening::ClockPressed(Pressed { side, by: Presser::Player, hand })
}

fn notices(what: Irregular) -> Happening {
    let basis = Basis::Observation;
    Happening::IrregularityNoticed(Notice { by: Who::Arbiter, what, basis, detail: None })
}

/// An event as a line, for whoever reads why a test failed.
pub(crate) fn line(event: &Event) -> String {
    match &event.what {
        Happening::MovePlayed(it) => {
            let press = it.press.map(|it| format!(" and presses ({it:?})")).unwrap_or_default();
            format!("{} plays {} ({:?}){press}", it.side, it.attempt, it.hand)
        }
        Happening::PieceTouched(it) => {
            let squares: Vec<String> = it.squares.iter().map(ToString::to_string).collect();
            format!("{} touches {} ({:?})", it.side, squares.join("+"), it.hand)
        }
        Happening::PieceTakenOff(it) => {
            format!("{} takes off {} ({:?})", it.side, it.square, it.hand)
        }
        Happening::PiecePlaced(it) => {
            format!("{} puts {} on {} ({:?})", it.side, it.piece.letter(), it.square, it.hand)
        }
        Happening::PieceReleased(it) => {
            format!("{} releases {} ({:?})", it.side, it.square, it.hand)
        }
        Happening::ClockPressed(it) => format!("{} presses ({:?})", it.side, it.hand),
        Happening::IrregularityNoticed(it) => format!("arbiter notices {:?}", it.what),
        other => format!("{other:?}"),
    }
}
