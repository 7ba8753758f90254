//! What happened, printed: each happening has its line.

use laws::event::{
    BagAct, Change, DeviceFound, DevicePlace, DrawWord, Entered, EnvelopeEntries, Happening, Mark,
    Misconduct, Presser, Purpose, Reconstruction, Resigning, Session, Sides, Told, Withdrawn,
    Writing, Written,
};
use laws::rulebook::ResultBy;
use notation::fen::{self, FenStyle};

use super::event::{
    basis, deed, does, hand, on_board, opened, placed, placement_words, read_off, set_to,
    side_does, touched,
};
use super::{Words, quoted};
use crate::forms::Worded;
use crate::headers::option_words;
use crate::model::Deed;
use crate::options::entered_words;
use crate::times::short;
use crate::words::*;
use crate::{free_text, lexis};

#[deny(clippy::wildcard_enum_match_arm)]
pub(super) fn happening_words(happening: &Happening) -> Words {
    use Happening as H;
    match happening {
        H::Configured(Change { by, what }) => match what == &Entered::ControlConfirmed {
            true => does(by, "confirms time control"),
            false => {
                let (option, value) = entered_words(what);
                does(by, "changes").and(option_words(&option, &value))
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
        H::PlayerAbsent(side) => side_does(*side, "is absent"),
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

        H::BoardScanned(scan) => {
            let what = match (&scan.placement, scan.near_right) {
                (Some(placement), _) => placement_words(placement),
                (None, Some(shade)) => find(CORNERS, &shade).to_owned(),
                (None, None) => String::new(),
            };
            Words::new("board shows").and(what).and(on_board(scan.board))
        }
        H::PieceTouched(it) => touched(it),
        H::PieceTakenOff(it) => side_does(it.side, "takes off")
            .and(it.square.to_string())
            .and(hand(it.hand))
            .and(on_board(it.board)),
        H::PiecePlaced(it) => placed(it),
        H::PieceReleased(it) => side_does(it.side, "releases")
            .and(it.square.to_string())
            .and(hand(it.hand))
            .and(on_board(it.board)),
        H::PiecesKnockedOver(it) => {
            let purpose = match it.on_purpose {
                Purpose::No => "",
                Purpose::Yes => "on purpose",
                Purpose::Unclear => "perhaps on purpose",
            };
            let start = side_does(it.side, "knocks over");
            it.squares.iter().fold(start, |words, at| words.and(at.to_string())).and(purpose)
        }
        H::PositionSetUp(it) => {
            let fen = it.position.map(|it| fen::write(&it, FenStyle::default()));
            does(&it.by, "sets up").and(fen.unwrap_or_default()).and(on_board(it.board))
        }

        H::ClockPressed(it) => match it.by {
            Presser::Player => side_does(it.side, "presses").and(hand(it.hand)),
            Presser::Outsider => {
                Words::new("neighbour presses").and(it.side.to_string()).and(hand(it.hand))
            }
        },
        H::ClockStopped(it) => {
            let reason = it.reason.as_ref().map(crate::stopping::words);
            does(&it.by, "stops clock").quote(reason.as_ref())
        }
        H::ClockStarted { by, side } => does(by, "starts").and(side.to_string()),
        H::ClockMishandled { side, how } => side_does(*side, find(MISHANDLING, how)),
        H::FlagFell(side) => Words::new("flag").and(side.to_string()).and("falls"),
        H::FlagNoticed(it) => {
            let words = does(&it.by, "notices flag").and(it.flag.to_string()).and(basis(it.basis));
            if it.silently { words.and("silently") } else { words }
        }
        H::ClockRead(reading) => read_off(reading),
        H::ClockFaultFound(it) => {
            does(&it.by, "finds clock").and(find(CLOCK_FAULTS, &it.kind)).quote(it.detail.as_ref())
        }
        H::ClockSet(setting) => set_to(setting),

        H::AdjustAnnounced { side, told } => {
            let to = if *told == Told::Arbiter { "telling arbiter" } else { "" };
            side_does(*side, "adjusts").and(to)
        }
        H::DrawOffered { side, condition } => {
            let words = side_does(*side, "offers draw");
            match condition {
                None => words,
                Some(text) => words.and("if").and(quoted(text)),
            }
        }
        H::DrawWordsUnclear { side, seemed, words } => {
            let said = match seemed {
                DrawWord::Offer => "offers draw unclearly",
                DrawWord::Acceptance => "accepts unclearly",
            };
            side_does(*side, said).quote(words.as_ref())
        }
        H::DrawAccepted(side) => side_does(*side, "accepts"),
        H::DrawDeclined(side) => side_does(*side, "declines"),
        H::DrawClaimed(it) => {
            let mut words = side_does(it.side, "claims").and(find(GROUNDS, &it.ground));
            if let Some(attempt) = it.intended {
                words = words.and("with").and(attempt.to_string());
            }
            let unwritten = if it.written == Writing::Unwritten { "unwritten" } else { "" };
            words.and(unwritten).and(basis(it.basis))
        }
        H::WithdrawalTried { side, what } => side_does(
            *side,
            match what {
                Withdrawn::Offer => "withdraws offer",
                Withdrawn::Claim => "withdraws claim",
            },
        ),
        H::Resigned { side, how } => {
            let how = if *how == Resigning::Spoken { "" } else { find(RESIGNING, how) };
            side_does(*side, "resigns").and(how)
        }
        H::GestureMade { who, gesture } => {
            let verb = if *who == Sides::Both { "gesture" } else { "gestures" };
            Words::new(who.words()).and(verb).and(find(GESTURES, gesture))
        }
        H::TakeBackAgreed => Words::new("both agree to take back"),
        H::QuestionAsked { by, what } => does(by, "asks").and(what.words()),
        H::RequestMade { by, what, disability } => {
            let why = if *disability { "disabled" } else { "" };
            does(by, "requests").and(what.words()).and(why)
        }
        H::ArbiterCalled { by, reason, about } => {
            let words = side_does(*by, "calls arbiter");
            // What the words tell by themselves need not be said.
            let words = match about.filter(|it| free_text::complaint(reason) != Some(*it)) {
                Some(about) => words.and("about").and(find(COMPLAINTS, &about)),
                None => words,
            };
            words.quote(Some(reason).filter(|it| !it.is_empty()))
        }
        H::InformationGiven { by, to, what } => does(by, "tells").and(to.words()).and(what.words()),

        H::MoveRecorded(it) => side_does(it.side, "writes").and(written(it)),
        H::MarkRecorded { side, mark } => side_does(*side, "notes").and(match mark {
            Mark::DrawOffer => "(=)".to_owned(),
            Mark::Time => "time".to_owned(),
            Mark::Result => "result".to_owned(),
            Mark::Position => "position".to_owned(),
            Mark::Note { words, .. } => quoted(words),
        }),
        H::RecordingStopped(side) => side_does(*side, "stops recording"),
        H::ScoresheetHandled { side, how } => side_does(*side, find(SHEET_ACTS, how)),
        H::ResultSigned { side, result, by } => {
            let verb = match by {
                ResultBy::Sign => "signs",
                ResultBy::ElectronicApproval => "approves",
            };
            side_does(*side, verb).and(result.text())
        }
        H::ReconstructionEnded(Reconstruction::Complete(moves)) => {
            Words::new(format!("reconstruction gives {moves} moves"))
        }
        H::ReconstructionEnded(Reconstruction::Failed) => Words::new("reconstruction fails"),
        H::AreaLeft { who, area } => does(who, "leaves").and(area.words()),
        H::AreaEntered { who, area } => does(who, "enters").and(area.words()),
        H::EquipmentFaultFound { by, what, detail } => {
            does(by, "finds").and(find(EQUIPMENT, what)).quote(detail.as_ref())
        }
        H::EnvelopeCaredFor { by, how } => does(by, find(ENVELOPE_CARE, how)),
        H::DeviceFound(it) => found(it),
        H::BagHandled { side, how } => side_does(
            *side,
            match how {
                BagAct::Placed => "places bag".to_owned(),
                BagAct::Opened => "opens bag".to_owned(),
                BagAct::TakenTo(area) => format!("takes bag to {}", area.words()),
            },
        ),
        H::HelpUsed { side, kind } => side_does(*side, find(HELP, kind)),
        H::ConductReported(it) => {
            let words = does(&it.by, "reports").and(it.who.words());
            let words = words.and(conduct_words(&it.conduct)).quote(it.detail.as_ref());
            match &it.place {
                None => words,
                Some(area) => words.and("at").and(area.words()),
            }
        }
        H::OrderRefused { who, order } => does(who, "refuses").and(order.words()),
        H::IrregularityNoticed(it) => does(&it.by, "notices")
            .and(it.what.words())
            .and(basis(it.basis))
            .quote(it.detail.as_ref()),
        H::ArbiterDecided(it) => Words::new(deed(&Deed::Decides {
            by: it.by.clone(),
            question: it.question(),
            words: crate::answers::answer_words(it),
            consulted: it.consulted.clone(),
            reason: it.reason.clone(),
        })),
        H::AppealFiled(side) => side_does(*side, "appeals"),
    }
}

fn conduct_words(conduct: &Misconduct) -> String {
    match conduct {
        Misconduct::Words(text) => quoted(text),
        other => find(MISCONDUCT, other).to_owned(),
    }
}

fn found(it: &DeviceFound) -> Words {
    let whose = it.whose.words();
    let place = match &it.place {
        DevicePlace::OnPerson => format!("on {whose}"),
        DevicePlace::Bag => format!("in bag of {whose}"),
        DevicePlace::Area(area) => format!("of {whose} in {}", area.words()),
    };
    let state = word_in(DEVICE_STATES, &it.state).unwrap_or_default();
    does(&it.by, "finds").and(find(DEVICES, &it.device)).and(place).and(state)
}

fn written(it: &Written) -> String {
    let dots = if it.mover == Some(board::Color::Black) { "..." } else { "." };
    let number = it.number.map(|number| format!("{number}{dots}")).unwrap_or_default();
    let text = format!("{number}{}", it.text);
    let plain = lexis::ply(&text).is_some_and(|it| it.words() == text);
    if plain { text } else { quoted(&text) }
}
