//! How people behave, what they carry, what is noticed and decided.

use board::Color;
use laws::event::{
    BagAct, ConductReport, DeviceFound, DevicePlace, Happening, Misconduct, Notice, Who,
};

use crate::cursor::Cursor;
use crate::forms::Worded;
use crate::free_text;
use crate::model::Deed;
use crate::problem::Kind;
use crate::words::{BASES, DEVICE_STATES, DEVICES, ENVELOPE_CARE, EQUIPMENT, HELP, MISCONDUCT};

pub(super) fn by_side(c: &mut Cursor<'_>, side: Color) -> Option<Deed> {
    let happening = if c.takes("places bag") {
        Happening::BagHandled { side, how: BagAct::Placed }
    } else if c.takes("opens bag") {
        Happening::BagHandled { side, how: BagAct::Opened }
    } else if c.takes("takes bag to") {
        Happening::BagHandled { side, how: BagAct::TakenTo(Worded::read(c)?) }
    } else if let Some(kind) = c.one_of(HELP) {
        Happening::HelpUsed { side, kind }
    } else {
        return None;
    };
    Some(Deed::Plain(happening))
}

pub(super) fn by_anybody(c: &mut Cursor<'_>, by: &Who) -> Option<Deed> {
    let by = by.clone();
    let happening = if c.takes("leaves") {
        Happening::AreaLeft { who: by, area: Worded::read(c)? }
    } else if c.takes("enters") {
        Happening::AreaEntered { who: by, area: Worded::read(c)? }
    } else if let Some(how) = c.one_of(ENVELOPE_CARE) {
        Happening::EnvelopeCaredFor { by, how }
    } else if c.takes("finds") {
        match c.one_of(EQUIPMENT) {
            Some(what) => Happening::EquipmentFaultFound { by, what, detail: c.text() },
            None => Happening::DeviceFound(found(c, by)?),
        }
    } else if c.takes("reports") {
        let who = Worded::read(c)?;
        let (conduct, detail) = match c.one_of(MISCONDUCT) {
            Some(conduct) => (conduct, c.text()),
            None => {
                let words = c.text()?;
                match free_text::misconduct(&words) {
                    Some(conduct) => (conduct, Some(words)),
                    None => (Misconduct::Words(words), c.text()),
                }
            }
        };
        let place = if c.takes("at") { Some(Worded::read(c)?) } else { None };
        Happening::ConductReported(ConductReport { by, who, conduct, detail, place })
    } else if c.takes("refuses") {
        Happening::OrderRefused { who: by, order: Worded::read(c)? }
    } else if c.takes("notices") {
        let what = Worded::read(c)?;
        let basis = c.one_of(BASES).unwrap_or_default();
        Happening::IrregularityNoticed(Notice { by, what, basis, detail: c.text() })
    } else {
        return None;
    };
    Some(Deed::Plain(happening))
}

fn found(c: &mut Cursor<'_>, by: Who) -> Option<DeviceFound> {
    let device = c.one_of(DEVICES)?;
    let (whose, place) = if c.takes("on") {
        (Worded::read(c)?, DevicePlace::OnPerson)
    } else if c.takes("in bag of") {
        (Worded::read(c)?, DevicePlace::Bag)
    } else {
        c.word("of")?;
        let whose = Worded::read(c)?;
        c.word("in")?;
        (whose, DevicePlace::Area(Worded::read(c)?))
    };
    let state = c.one_of(DEVICE_STATES).unwrap_or_default();
    Some(DeviceFound { by, whose, device, state, place })
}

/// `decides J-12 12.9.2 +1:00 consulting "deputy" reason "…"`
pub(super) fn decides(c: &mut Cursor<'_>, by: &Who) -> Option<Deed> {
    c.word("decides")?;
    let question = c.question()?;
    let answered = c.place();
    let (mut words, mut consulted, mut reason) = (Vec::new(), None, None);
    loop {
        // Both words may also belong to an answer.
        if let Some(text) = c.attempt(|c| c.word("consulting").and_then(|()| c.text())) {
            consulted = Some(text);
        } else if let Some(text) = c.attempt(|c| c.word("reason").and_then(|()| c.text())) {
            reason = Some(text);
        } else if consulted.is_some() || reason.is_some() {
            break;
        } else if words.is_empty() || !c.takes(",") {
            let plain = |it: &str| (!matches!(it, "," | ";" | "[" | "]")).then(|| it.to_owned());
            match c.kind(Kind::AnyWord, plain) {
                Some(word) => words.push(word),
                None => break,
            }
        }
    }
    let words = c.answer(question, words, answered)?;
    Some(Deed::Decides { by: by.clone(), question, words, consulted, reason })
}
