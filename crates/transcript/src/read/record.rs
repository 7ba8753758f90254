//! What is written, and what is done with the scoresheets; blind play and adjournment beside them.

use board::Color;
use laws::event::{
    EnvelopeEntries, EnvelopeEntry, Happening, Mark, Reconstruction, System, Written,
};

use laws::rulebook::ResultBy;

use super::Actor;
use crate::cursor::Cursor;
use crate::forms::Worded;
use crate::model::Deed;
use crate::problem::Kind;
use crate::words::{SHEET_ACTS, SOURCES};
use crate::{free_text, lexis};

pub(super) fn by_actor(c: &mut Cursor<'_>, actor: Actor) -> Option<Deed> {
    let side = actor.side;
    let happening = if c.takes("writes") {
        let written = match c.ply() {
            Some(ply) => written(side, ply.number, ply.text.0, System::Algebraic),
            None => in_quotes(side, &c.text()?),
        };
        Happening::MoveRecorded(written)
    } else if c.takes("notes") {
        let mark = if c.takes("(=)") {
            Mark::DrawOffer
        } else if c.takes("time") {
            Mark::Time
        } else if c.takes("result") {
            Mark::Result
        } else if c.takes("position") {
            Mark::Position
        } else {
            let words = c.text()?;
            Mark::Note { remark: free_text::remark(&words), words }
        };
        Happening::MarkRecorded { side, mark }
    } else if c.takes("announces") {
        return Some(Deed::Announces { side, words: c.text()? });
    } else if c.takes("repeats") {
        Happening::AnnouncementRepeated(side)
    } else if c.takes("seals") {
        let entries = c.quoted(Kind::Entries, entries);
        let commitment = match c.takes("commitment") {
            true => Some(c.quoted(Kind::Hexadecimal, |it| it.parse().ok())?),
            false => None,
        };
        Happening::EnvelopeSealed { side, entries, commitment }
    } else {
        return None;
    };
    Some(Deed::Plain(happening))
}

pub(super) fn by_side(c: &mut Cursor<'_>, side: Color) -> Option<Deed> {
    let happening = if c.takes("stops recording") {
        Happening::RecordingStopped(side)
    } else if let Some(how) = c.one_of(SHEET_ACTS) {
        Happening::ScoresheetHandled { side, how }
    } else if c.takes("signs") {
        let result = Worded::read(c)?;
        Happening::ResultSigned { side, result, by: ResultBy::Sign }
    } else if c.takes("approves") {
        let result = Worded::read(c)?;
        Happening::ResultSigned { side, result, by: ResultBy::ElectronicApproval }
    } else if c.takes("appeals") {
        Happening::AppealFiled(side)
    } else if c.takes("says castling") {
        Happening::CastlingAnnounced(side)
    } else if c.takes("arrives") {
        Happening::PlayerArrived(side)
    } else if c.takes("is absent") {
        Happening::PlayerAbsent(side)
    } else {
        return None;
    };
    Some(Deed::Plain(happening))
}

/// What begins with neither a player nor anybody else.
pub(super) fn by_nobody(c: &mut Cursor<'_>) -> Option<Deed> {
    let happening = if c.takes("reconstruction gives") {
        let moves = c.number()?;
        c.word("moves")?;
        Happening::ReconstructionEnded(Reconstruction::Complete(moves))
    } else if c.takes("reconstruction fails") {
        Happening::ReconstructionEnded(Reconstruction::Failed)
    } else if c.takes("envelope opened") {
        let text = c.text()?;
        let nonce = match c.takes("nonce") {
            true => Some(c.quoted(Kind::Hexadecimal, |it| it.parse().ok())?),
            false => None,
        };
        return Some(Deed::OpensEnvelope { text, nonce });
    } else if c.takes("envelope lost") {
        Happening::EnvelopeLost { times_known: !c.takes("times unknown") }
    } else if c.takes("start position") {
        let number = Worded::read(c)?;
        c.word("drawn by")?;
        Happening::StartPositionDrawn { number, method: c.one_of(SOURCES)? }
    } else if c.takes("disturbance") {
        let cause = c.text()?;
        let lasted = if c.takes("lasting") { Some(c.span()?) } else { None };
        Happening::GameDisturbed { cause, lasted }
    } else {
        return None;
    };
    Some(Deed::Plain(happening))
}

/// `orders white to seal`
pub(super) fn orders(c: &mut Cursor<'_>) -> Option<Deed> {
    c.word("orders")?;
    let side = Worded::read(c)?;
    c.word("to seal")?;
    Some(Deed::Plain(Happening::SealOrdered(side)))
}

/// `names, position, times`
fn entries(text: &str) -> Option<EnvelopeEntries> {
    let one = |word: &str| EnvelopeEntry::ALL.into_iter().find(|it| it.id() == word.trim());
    text.split(',').map(one).try_fold(EnvelopeEntries::default(), |all, it| Some(all.with(it?)))
}

fn in_quotes(side: Color, text: &str) -> Written {
    let (number, rest) = lexis::numbered(text);
    let castling = rest.contains("O-O") || rest.contains("0-0");
    let has_square = rest
        .as_bytes()
        .windows(2)
        .any(|it| (b'a'..=b'h').contains(&it[0]) && (b'1'..=b'8').contains(&it[1]));
    let system = if castling || has_square { System::Algebraic } else { System::Other };
    written(side, number, rest.to_owned(), system)
}

fn written(side: Color, number: Option<(u32, Color)>, text: String, system: System) -> Written {
    let mover = number.map(|(_, mover)| mover);
    let number = number.map(|(number, _)| number);
    Written { side, number, mover, text, system, named: None, meant: None }
}
