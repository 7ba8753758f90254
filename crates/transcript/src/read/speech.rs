//! What is said: offers, claims, questions, requests.

use board::Color;
use laws::event::{
    Asked, DevicePurpose, DrawGround, DrawWord, Gesture, Happening, News, Request, Resigning, Told,
    Who, Withdrawn, Writing,
};

use super::Actor;
use super::people::{area, who};
use crate::cursor::Cursor;
use crate::free_text;
use crate::model::Deed;
use crate::words::{BASES, COMPLAINTS, GESTURES, GROUNDS, NEWS, QUESTIONS, REQUESTS, RESIGNING};

pub(super) fn by_side(c: &mut Cursor<'_>, side: Color) -> Option<Deed> {
    let happening = if c.takes("adjusts") {
        let told = if c.takes("telling arbiter") { Told::Arbiter } else { Told::Opponent };
        Happening::AdjustAnnounced { side, told }
    } else if c.takes("offers draw unclearly") {
        Happening::DrawWordsUnclear { side, seemed: DrawWord::Offer, words: c.text() }
    } else if c.takes("accepts unclearly") {
        Happening::DrawWordsUnclear { side, seemed: DrawWord::Acceptance, words: c.text() }
    } else if c.takes("offers draw") {
        let condition = if c.takes("if") { Some(c.text()?) } else { None };
        Happening::DrawOffered { side, condition }
    } else if c.takes("accepts") {
        Happening::DrawAccepted(side)
    } else if c.takes("declines") {
        Happening::DrawDeclined(side)
    } else if c.takes("withdraws offer") {
        Happening::WithdrawalTried { side, what: Withdrawn::Offer }
    } else if c.takes("withdraws claim") {
        Happening::WithdrawalTried { side, what: Withdrawn::Claim }
    } else if c.takes("resigns") {
        Happening::Resigned { side, how: c.one_of(RESIGNING).unwrap_or(Resigning::Spoken) }
    } else if c.takes("calls arbiter") {
        let named = if c.takes("about") { Some(c.one_of(COMPLAINTS)?) } else { None };
        let reason = c.text().unwrap_or_default();
        let about = named.or_else(|| free_text::complaint(&reason));
        Happening::ArbiterCalled { by: side, reason, about }
    } else {
        return None;
    };
    Some(Deed::Plain(happening))
}

/// `gestures handshake`, `gesture handshake`
pub(super) fn gesture(c: &mut Cursor<'_>) -> Option<Gesture> {
    if !c.takes("gestures") {
        c.word("gesture")?;
    }
    c.one_of(GESTURES)
}

pub(super) fn claims(c: &mut Cursor<'_>, actor: Actor) -> Option<Deed> {
    c.word("claims")?;
    let ground: DrawGround = c.one_of(GROUNDS)?;
    let with = if c.takes("with") { Some(c.moved()?) } else { None };
    let written = if c.takes("unwritten") { Writing::Unwritten } else { Writing::AsRecorded };
    let basis = c.one_of(BASES).unwrap_or_default();
    Some(Deed::Claims { side: actor.side, ground, with, written, basis })
}

pub(super) fn by_anybody(c: &mut Cursor<'_>, by: &Who) -> Option<Deed> {
    let happening = if c.takes("asks") {
        let what = if c.takes("about") {
            Asked::About(c.article()?)
        } else {
            c.one_of(QUESTIONS).or_else(|| c.text().map(Asked::Words))?
        };
        Happening::QuestionAsked { by: by.clone(), what }
    } else if c.takes("requests") {
        let what = request(c)?;
        Happening::RequestMade { by: by.clone(), what, disability: c.takes("disabled") }
    } else if c.takes("tells") {
        Happening::InformationGiven { by: by.clone(), to: who(c)?, what: news(c)? }
    } else {
        return None;
    };
    Some(Deed::Plain(happening))
}

pub(crate) fn request(c: &mut Cursor<'_>) -> Option<Request> {
    if c.takes("piece") {
        return c.role().map(Request::Piece);
    }
    if c.takes("leave") {
        return area(c).map(Request::Leave);
    }
    if c.takes("enter") {
        return area(c).map(Request::Enter);
    }
    if c.takes("recording device") {
        return device(c, DevicePurpose::Recording);
    }
    if c.takes("device") {
        return device(c, DevicePurpose::Other);
    }
    c.one_of(REQUESTS).or_else(|| c.text().map(Request::Words))
}

fn device(c: &mut Cursor<'_>, purpose: DevicePurpose) -> Option<Request> {
    let name = c.text()?;
    Some(Request::Device { kind: free_text::device(&name), name, purpose })
}

pub(crate) fn news(c: &mut Cursor<'_>) -> Option<News> {
    c.one_of(NEWS).or_else(|| c.text().map(News::Words))
}
