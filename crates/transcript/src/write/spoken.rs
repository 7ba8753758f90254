//! Events of speech, paper and conduct, printed.

use laws::event::{
    Asked, BagAct, DeviceFound, DevicePlace, DevicePurpose, DrawWord, Happening, Irregular, Mark,
    Misconduct, News, Order, Reconstruction, Request, Resigning, Sides, Told, Withdrawn, Writing,
    Written,
};

use laws::rulebook::ResultBy;

use super::event::{basis, deed, does, find, side_does};
use super::header::{ply_words, sides_words};
use super::{Words, quoted};
use crate::model::Deed;
use crate::read::people::{area_words, who_words};
use crate::words::*;
use crate::{free_text, lexis};

pub(super) fn spoken(happening: &Happening) -> Words {
    use Happening as H;
    match happening {
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
            Words::new(sides_words(*who)).and(verb).and(find(GESTURES, gesture))
        }
        H::TakeBackAgreed => Words::new("both agree to take back"),
        H::QuestionAsked { by, what } => does(by, "asks").and(match what {
            Asked::About(article) => format!("about {article}"),
            Asked::Words(text) => quoted(text),
            other => find(QUESTIONS, other).to_owned(),
        }),
        H::RequestMade { by, what, disability } => {
            let why = if *disability { "disabled" } else { "" };
            does(by, "requests").and(request_words(what)).and(why)
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
        H::InformationGiven { by, to, what } => {
            does(by, "tells").and(who_words(to)).and(news_words(what))
        }
        other => on_paper(other),
    }
}

pub(super) fn request_words(what: &Request) -> String {
    match what {
        Request::Piece(role) => format!("piece {}", role_letter(*role)),
        Request::Leave(area) => format!("leave {}", area_words(area)),
        Request::Enter(area) => format!("enter {}", area_words(area)),
        Request::Device { name, purpose: DevicePurpose::Recording, .. } => {
            format!("recording device {}", quoted(name))
        }
        Request::Device { name, .. } => format!("device {}", quoted(name)),
        Request::Words(text) => quoted(text),
        other => find(REQUESTS, other).to_owned(),
    }
}

pub(super) fn news_words(what: &News) -> String {
    match what {
        News::Words(text) => quoted(text),
        other => find(NEWS, other).to_owned(),
    }
}

fn on_paper(happening: &Happening) -> Words {
    use Happening as H;
    match happening {
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
        H::AreaLeft { who, area } => does(who, "leaves").and(area_words(area)),
        H::AreaEntered { who, area } => does(who, "enters").and(area_words(area)),
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
                BagAct::TakenTo(area) => format!("takes bag to {}", area_words(area)),
            },
        ),
        H::HelpUsed { side, kind } => side_does(*side, find(HELP, kind)),
        H::ConductReported(it) => {
            let conduct = match &it.conduct {
                Misconduct::Words(text) => quoted(text),
                other => find(MISCONDUCT, other).to_owned(),
            };
            let words = does(&it.by, "reports").and(who_words(&it.who)).and(conduct);
            let words = words.quote(it.detail.as_ref());
            match &it.place {
                None => words,
                Some(area) => words.and("at").and(area_words(area)),
            }
        }
        H::OrderRefused { who, order } => does(who, "refuses").and(match order {
            Order::Words(text) => quoted(text),
            other => find(ORDERS, other).to_owned(),
        }),
        H::IrregularityNoticed(it) => does(&it.by, "notices")
            .and(irregular_words(&it.what))
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
        _ => Words::new("time passes"),
    }
}

fn found(it: &DeviceFound) -> Words {
    let whose = who_words(&it.whose);
    let place = match &it.place {
        DevicePlace::OnPerson => format!("on {whose}"),
        DevicePlace::Bag => format!("in bag of {whose}"),
        DevicePlace::Area(area) => format!("of {whose} in {}", area_words(area)),
    };
    let state = word_in(DEVICE_STATES, &it.state).unwrap_or_default();
    does(&it.by, "finds").and(find(DEVICES, &it.device)).and(place).and(state)
}

pub(super) fn irregular_words(what: &Irregular) -> String {
    match what {
        Irregular::Unpromoted(square) => format!("unpromoted {square}"),
        Irregular::Displaced(square) => format!("displaced {square}"),
        other => find(IRREGULAR, other).to_owned(),
    }
}

fn written(it: &Written) -> String {
    let dots = if it.mover == Some(board::Color::Black) { "..." } else { "." };
    let number = it.number.map(|number| format!("{number}{dots}")).unwrap_or_default();
    let text = format!("{number}{}", it.text);
    let plain = lexis::ply(&text).is_some_and(|it| ply_words(&it) == text);
    if plain { text } else { quoted(&text) }
}
