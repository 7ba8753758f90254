//! What is said: offers, claims, questions, requests.

use board::Color;
use laws::event::{DrawWord, Gesture, Happening, Resigning, Told, Who, Withdrawn, Writing};

use super::Actor;
use crate::cursor::Cursor;
use crate::forms::Worded;
use crate::free_text;
use crate::model::Deed;
use crate::words::{BASES, COMPLAINTS, GESTURES, RESIGNING};

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
    let ground = Worded::read(c)?;
    let with = if c.takes("with") { Some(c.moved()?) } else { None };
    let written = if c.takes("unwritten") { Writing::Unwritten } else { Writing::AsRecorded };
    let basis = c.one_of(BASES).unwrap_or_default();
    Some(Deed::Claims { side: actor.side, ground, with, written, basis })
}

pub(super) fn by_anybody(c: &mut Cursor<'_>, by: &Who) -> Option<Deed> {
    let happening = if c.takes("asks") {
        Happening::QuestionAsked { by: by.clone(), what: Worded::read(c)? }
    } else if c.takes("requests") {
        let what = Worded::read(c)?;
        Happening::RequestMade { by: by.clone(), what, disability: c.takes("disabled") }
    } else if c.takes("tells") {
        Happening::InformationGiven { by: by.clone(), to: Worded::read(c)?, what: Worded::read(c)? }
    } else {
        return None;
    };
    Some(Deed::Plain(happening))
}
