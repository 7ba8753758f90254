//! Events, printed.

use laws::event::{
    Basis, BoardId, ClockSetting, Entered, EnvelopeEntries, Hand, Happening, Manner, Nonce, Placed,
    Presser, Purpose, Reading, Session, TouchOrder, Touched, Who, Writing,
};
use notation::fen::{self, FenStyle};

use super::header::option_words;
use super::spoken::spoken;
use super::{Words, quoted};
use crate::model::{Deed, EventLine, Stamp};
use crate::options::entered_words;
use crate::read::people::who_words;
use crate::times::short;
use crate::words::*;

pub(crate) fn event_words(event: &EventLine) -> String {
    let stamp = stamp_words(event).unwrap_or_default();
    let through = if event.assistant { "assistant of" } else { "" };
    Words::new(stamp).and(through).and(deed(&event.deed)).0
}

/// When it happened, if the line says so.
#[must_use]
pub fn stamp_words(event: &EventLine) -> Option<String> {
    event.stamp.map(|it| match it {
        Stamp::SinceStart(time) => short(time),
        Stamp::OfDay(time) => format!("@{time}"),
    })
}

pub(super) fn deed(deed: &Deed) -> String {
    match deed {
        Deed::Plain(happening) => happening_words(happening).0,
        Deed::Plays { side, text, hand: used, press } => {
            let words = side_does(*side, "plays").and(&text.0).and(hand(*used));
            match press {
                None => words.0,
                Some(other) if other == used => words.and("and presses").0,
                Some(other) => words.and("and presses").and(hand(*other)).0,
            }
        }
        Deed::Claims { side, ground, with, written, basis: on } => {
            let mut words = side_does(*side, "claims").and(find(GROUNDS, ground));
            if let Some(text) = with {
                words = words.and("with").and(&text.0);
            }
            if *written == Writing::Unwritten {
                words = words.and("unwritten");
            }
            words.and(basis(*on)).0
        }
        Deed::Announces { side, words } => side_does(*side, "announces").and(quoted(words)).0,
        Deed::OpensEnvelope { text, nonce } => opened(text, *nonce).0,
        Deed::Stops { by, words } => does(by, "stops clock").quote(words.as_ref()).0,
        Deed::Decides { by, question, words: answer, consulted, reason } => {
            let start = does(by, "decides").and(question.to_string());
            let mut words = answer.iter().fold(start, |words, it| words.and(it));
            if let Some(text) = consulted {
                words = words.and("consulting").and(quoted(text));
            }
            if let Some(text) = reason {
                words = words.and("reason").and(quoted(text));
            }
            words.0
        }
    }
}

fn happening_words(happening: &Happening) -> Words {
    use Happening as H;
    match happening {
        H::Configured(change) => match &change.what {
            Entered::ControlConfirmed => does(&change.by, "confirms time control"),
            entered => {
                let (option, value) = entered_words(entered);
                does(&change.by, "changes").and(option_words(&option, &value))
            }
        },
        H::RoundStarted(start) => match (start.session, start.scheduled) {
            (Session::Resumption, _) => Words::new("resumption starts"),
            (Session::First, None) => Words::new("round starts"),
            (Session::First, Some(time)) => {
                Words::new("round starts scheduled").and(time.to_string())
            }
        },
        H::AnnouncementMade { words } => Words::new("arbiter announces").and(quoted(words)),
        H::PlayerArrived(side) => side_does(*side, "arrives"),
        H::TimePassed => Words::new("time passes"),
        H::GameDisturbed { cause, lasted } => {
            let words = Words::new("disturbance").and(quoted(cause));
            match lasted {
                None => words,
                Some(time) => words.and("lasting").and(short(*time)),
            }
        }
        H::StartPositionDrawn { number, method } => Words::new("start position")
            .and(number.number().to_string())
            .and("drawn by")
            .and(find(SOURCES, method)),
        H::CastlingAnnounced(side) => side_does(*side, "says castling"),
        H::SealOrdered(side) => Words::new("arbiter orders").and(side.to_string()).and("to seal"),
        H::EnvelopeSealed { side, entries, commitment } => {
            let list =
                |it: &EnvelopeEntries| it.iter().map(|it| it.id()).collect::<Vec<_>>().join(", ");
            let words = side_does(*side, "seals").quote(entries.as_ref().map(list).as_ref());
            match commitment {
                Some(it) => words.and("commitment").and(quoted(&it.to_string())),
                None => words,
            }
        }
        H::EnvelopeOpened { text, nonce, .. } => opened(text, *nonce),
        H::EnvelopeLost { times_known: true } => Words::new("envelope lost"),
        H::EnvelopeLost { times_known: false } => Words::new("envelope lost times unknown"),
        H::MoveAnnounced { side, words, .. } => side_does(*side, "announces").and(quoted(words)),
        H::AnnouncementRepeated(side) => side_does(*side, "repeats"),
        H::MovePlayed(it) => {
            let words = side_does(it.side, "plays").and(it.attempt.to_string()).and(hand(it.hand));
            match it.press {
                None => words,
                Some(other) if other == it.hand => words.and("and presses"),
                Some(other) => words.and("and presses").and(hand(other)),
            }
        }
        other => board_words(other).or_else(|| clock_words(other)).unwrap_or_else(|| spoken(other)),
    }
}

fn opened(text: &str, nonce: Option<Nonce>) -> Words {
    let words = Words::new("envelope opened").and(quoted(text));
    match nonce {
        Some(it) => words.and("nonce").and(quoted(&it.to_string())),
        None => words,
    }
}

fn board_words(happening: &Happening) -> Option<Words> {
    Some(match happening {
        Happening::BoardScanned(scan) => {
            let what = match (&scan.placement, scan.near_right) {
                (Some(placement), _) => placement_words(placement),
                (None, Some(shade)) => find(CORNERS, &shade).to_owned(),
                (None, None) => String::new(),
            };
            Words::new("board shows").and(what).and(on_board(scan.board))
        }
        Happening::PieceTouched(it) => touched(it),
        Happening::PieceTakenOff(it) => side_does(it.side, "takes off")
            .and(it.square.to_string())
            .and(hand(it.hand))
            .and(on_board(it.board)),
        Happening::PiecePlaced(it) => placed(it),
        Happening::PieceReleased(it) => side_does(it.side, "releases")
            .and(it.square.to_string())
            .and(hand(it.hand))
            .and(on_board(it.board)),
        Happening::PiecesKnockedOver(it) => {
            let purpose = match it.on_purpose {
                Purpose::No => "",
                Purpose::Yes => "on purpose",
                Purpose::Unclear => "perhaps on purpose",
            };
            let start = side_does(it.side, "knocks over");
            it.squares.iter().fold(start, |words, at| words.and(at.to_string())).and(purpose)
        }
        Happening::PositionSetUp(it) => {
            let fen = it.position.map(|it| fen::write(&it, FenStyle::default()));
            does(&it.by, "sets up").and(fen.unwrap_or_default()).and(on_board(it.board))
        }
        _ => return None,
    })
}

fn touched(it: &Touched) -> Words {
    let squares: Vec<String> = it.squares.iter().map(ToString::to_string).collect();
    let (joint, order) = match it.order {
        TouchOrder::InTurn => (" ", ""),
        TouchOrder::Together => ("+", ""),
        TouchOrder::Unclear => (" ", "in unclear order"),
    };
    let manner = if it.manner == Manner::Deliberate { "" } else { find(MANNERS, &it.manner) };
    side_does(it.side, "touches")
        .and(squares.join(joint))
        .and(order)
        .and(manner)
        .and(hand(it.hand))
        .and(on_board(it.board))
}

fn placed(it: &Placed) -> Words {
    let color = if it.piece.color == it.side { String::new() } else { it.piece.color.to_string() };
    side_does(it.side, "puts")
        .and(color)
        .and(role_letter(it.piece.role).to_string())
        .and("on")
        .and(it.square.to_string())
        .and(if it.inverted { "inverted" } else { "" })
        .and(hand(it.hand))
        .and(on_board(it.board))
}

fn clock_words(happening: &Happening) -> Option<Words> {
    Some(match happening {
        Happening::ClockPressed(it) => match it.by {
            Presser::Player => side_does(it.side, "presses").and(hand(it.hand)),
            Presser::Outsider => {
                Words::new("neighbour presses").and(it.side.to_string()).and(hand(it.hand))
            }
        },
        Happening::ClockStopped(it) => {
            let reason = it.reason.as_ref().map(crate::stopping::words);
            does(&it.by, "stops clock").quote(reason.as_ref())
        }
        Happening::ClockStarted { by, side } => does(by, "starts").and(side.to_string()),
        Happening::ClockMishandled { side, how } => side_does(*side, find(MISHANDLING, how)),
        Happening::FlagFell(side) => Words::new("flag").and(side.to_string()).and("falls"),
        Happening::FlagNoticed(it) => {
            let words = does(&it.by, "notices flag").and(it.flag.to_string()).and(basis(it.basis));
            if it.silently { words.and("silently") } else { words }
        }
        Happening::ClockRead(reading) => read_off(reading),
        Happening::ClockFaultFound(it) => {
            does(&it.by, "finds clock").and(find(CLOCK_FAULTS, &it.kind)).quote(it.detail.as_ref())
        }
        Happening::ClockSet(setting) => set_to(setting),
        _ => return None,
    })
}

fn read_off(reading: &Reading) -> Words {
    let mut words = times(Words::new("clock shows"), reading.times.white, reading.times.black);
    if let Some(side) = reading.first_flag {
        words = words.and("first flag").and(side.to_string());
    }
    if let Some(counter) = reading.counter {
        words = words.and(format!("counter {} {}", counter.white, counter.black));
    }
    if let Some(number) = reading.move_number {
        words = words.and(format!("move {number}"));
    }
    words
}

fn set_to(setting: &ClockSetting) -> Words {
    let mut words =
        times(Words::new("arbiter sets clock"), setting.times.white, setting.times.black);
    if let Some(counter) = setting.counter {
        words = words.and(format!("counter {} {}", counter.white, counter.black));
    }
    if let Some(time) = setting.increment {
        words = words.and("increment").and(short(time));
    }
    words.and(if setting.new_clock { "new" } else { "" })
}

fn times(words: Words, white: Option<clock::Millis>, black: Option<clock::Millis>) -> Words {
    let mut words = words;
    for (side, time) in [("white", white), ("black", black)] {
        if let Some(time) = time {
            words = words.and(side).and(time.to_string());
        }
    }
    words
}

pub(super) fn does(who: &Who, verb: &str) -> Words {
    Words::new(who_words(who)).and(verb)
}

pub(super) fn side_does(side: board::Color, verb: impl AsRef<str>) -> Words {
    Words::new(side.to_string()).and(verb)
}

fn hand(hand: Hand) -> &'static str {
    word_in(HANDS, &hand).unwrap_or_default()
}

pub(super) fn basis(basis: Basis) -> &'static str {
    word_in(BASES, &basis).unwrap_or_default()
}

fn on_board(board: BoardId) -> &'static str {
    if board == BoardId::Blind { "on blind board" } else { "" }
}

pub(super) fn find<T: PartialEq>(table: Table<T>, value: &T) -> &'static str {
    word_in(table, value).unwrap_or_default()
}

fn placement_words(placement: &board::Placement) -> String {
    let setup = board::Setup { placement: *placement, ..board::Setup::EMPTY };
    let text = fen::write(&setup, FenStyle::default());
    text.split(' ').next().unwrap_or_default().to_owned()
}
