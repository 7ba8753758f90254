//! What is done with the clock.

use board::ByColor;
use clock::Moves;
use laws::event::{
    ClockFault, ClockSetting, FlagNotice, Happening, Pressed, Presser, Reading, Who,
};

use super::Actor;
use super::people::hand;
use crate::cursor::Cursor;
use crate::forms::Worded;
use crate::free_text;
use crate::model::Deed;
use crate::words::{BASES, CLOCK_FAULTS, MISHANDLING};

/// `clock shows …`
pub(super) fn shows(c: &mut Cursor<'_>) -> Option<Deed> {
    c.word("clock shows")?;
    let mut reading = Reading::default();
    loop {
        if c.takes("white") {
            reading.times.white = Some(c.span()?);
        } else if c.takes("black") {
            reading.times.black = Some(c.span()?);
        } else if c.takes("first flag") {
            reading.first_flag = Some(Worded::read(c)?);
        } else if c.takes("counter") {
            reading.counter = Some(counters(c)?);
        } else if c.takes("move") {
            reading.move_number = Some(c.number()?);
        } else {
            return Some(Deed::Plain(Happening::ClockRead(reading)));
        }
    }
}

/// `flag white falls`
pub(super) fn falls(c: &mut Cursor<'_>) -> Option<Deed> {
    c.word("flag")?;
    let side = Worded::read(c)?;
    c.word("falls")?;
    Some(Deed::Plain(Happening::FlagFell(side)))
}

pub(super) fn by_actor(c: &mut Cursor<'_>, actor: Actor) -> Option<Deed> {
    if let Some(how) = c.one_of(MISHANDLING) {
        return Some(Deed::Plain(Happening::ClockMishandled { side: actor.side, how }));
    }
    c.word("presses")?;
    let pressed = Pressed { side: actor.side, by: Presser::Player, hand: hand(c) };
    Some(Deed::Plain(Happening::ClockPressed(pressed)))
}

pub(super) fn by_anybody(c: &mut Cursor<'_>, by: &Who) -> Option<Deed> {
    let happening = if c.takes("stops clock") {
        return Some(Deed::Stops { by: by.clone(), words: c.text() });
    } else if c.takes("starts") {
        Happening::ClockStarted { by: by.clone(), side: Worded::read(c)? }
    } else if c.takes("notices flag") {
        let flag = Worded::read(c)?;
        let basis = c.one_of(BASES).unwrap_or_default();
        let silently = by.is_arbiter() && c.takes("silently");
        Happening::FlagNoticed(FlagNotice { by: by.clone(), flag, basis, silently })
    } else if c.takes("finds clock") {
        let kind = c.one_of(CLOCK_FAULTS)?;
        let detail = c.text();
        let set_as = detail.as_deref().and_then(free_text::set_as);
        Happening::ClockFaultFound(ClockFault { by: by.clone(), kind, detail, set_as })
    } else if *by == Who::Neighbour && c.takes("presses") {
        let side = Worded::read(c)?;
        Happening::ClockPressed(Pressed { side, by: Presser::Outsider, hand: hand(c) })
    } else if *by == Who::Arbiter && c.takes("sets clock") {
        return sets(c);
    } else {
        return None;
    };
    Some(Deed::Plain(happening))
}

fn sets(c: &mut Cursor<'_>) -> Option<Deed> {
    let mut setting = ClockSetting::default();
    loop {
        if c.takes("white") {
            setting.times.white = Some(c.span()?);
        } else if c.takes("black") {
            setting.times.black = Some(c.span()?);
        } else if c.takes("counter") {
            setting.counter = Some(counters(c)?);
        } else if c.takes("increment") {
            setting.increment = Some(c.span()?);
        } else if c.takes("new") {
            setting.new_clock = true;
        } else {
            return Some(Deed::Plain(Happening::ClockSet(setting)));
        }
    }
}

fn counters(c: &mut Cursor<'_>) -> Option<ByColor<Moves>> {
    Some(ByColor { white: Moves(c.number()?), black: Moves(c.number()?) })
}
