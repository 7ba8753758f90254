//! An event line: its time, who, and what.

use laws::event::{Change, Entered, Happening, RoundStart, Session, Who};

use super::{Actor, board, clock, conduct, record, speech, whole};
use crate::cursor::Cursor;
use crate::forms::Worded;
use crate::headers::option;
use crate::model::{Deed, EventLine, Stamp};
use crate::options::{read_entered, unknown};
use crate::times;

/// `[stamp] who does what`
pub(super) fn event(c: &mut Cursor<'_>) -> Option<EventLine> {
    let stamp = stamp(c);
    let by_nobody: [fn(&mut Cursor<'_>) -> Option<Deed>; 6] =
        [session, board::shows, clock::shows, clock::falls, record::by_nobody, gestures];
    for rule in by_nobody {
        if let Some(deed) = whole(c, rule) {
            return Some(EventLine { stamp, assistant: false, deed });
        }
    }
    let by = Who::read(c)?;
    let (actor, side) = match by {
        Who::Player(side) => (Some(Actor { side, assistant: false }), Some(side)),
        Who::AssistantOf(side) => (Some(Actor { side, assistant: true }), None),
        _ => (None, None),
    };
    if let Some(actor) = actor {
        let rules: [fn(&mut Cursor<'_>, Actor) -> Option<Deed>; 5] =
            [board::by_actor, board::knocks, clock::by_actor, speech::claims, record::by_actor];
        for rule in rules {
            if let Some(deed) = whole(c, |c| rule(c, actor)) {
                return Some(EventLine { stamp, assistant: actor.assistant, deed });
            }
        }
    }
    if let Some(side) = side {
        let rules: [fn(&mut Cursor<'_>, _) -> Option<Deed>; 3] =
            [speech::by_side, record::by_side, conduct::by_side];
        for rule in rules {
            if let Some(deed) = whole(c, |c| rule(c, side)) {
                return Some(EventLine { stamp, assistant: false, deed });
            }
        }
    }
    let deed = by_somebody(c, &by)?;
    Some(EventLine { stamp, assistant: false, deed })
}

fn by_somebody(c: &mut Cursor<'_>, by: &Who) -> Option<Deed> {
    let rules: [fn(&mut Cursor<'_>, &Who) -> Option<Deed>; 3] =
        [clock::by_anybody, speech::by_anybody, conduct::by_anybody];
    for rule in rules {
        if let Some(deed) = whole(c, |c| rule(c, by)) {
            return Some(deed);
        }
    }
    let sets_up = by.player().is_some() || *by == Who::Arbiter;
    if sets_up && let Some(deed) = whole(c, |c| board::sets_up(c, by)) {
        return Some(deed);
    }
    if matches!(by, Who::Arbiter | Who::Organiser)
        && let Some(deed) = whole(c, |c| changes(c, by))
    {
        return Some(deed);
    }
    if by.is_arbiter()
        && let Some(deed) = whole(c, |c| conduct::decides(c, by))
    {
        return Some(deed);
    }
    if *by != Who::Arbiter {
        return None;
    }
    whole(c, |c| {
        c.word("announces")?;
        Some(Deed::Plain(Happening::AnnouncementMade { words: c.text()? }))
    })
    .or_else(|| whole(c, record::orders))
}

/// `0:05`, `1:02:10`, `@15:30:01`
pub(crate) fn stamp(c: &mut Cursor<'_>) -> Option<Stamp> {
    let word = c.peek()?;
    let stamp = match word.strip_prefix('@') {
        Some(time) => Stamp::OfDay(times::read_of_day(time).or_else(|| hours_and_minutes(time))?),
        None => Stamp::SinceStart(times::read(word)?),
    };
    c.step();
    Some(stamp)
}

/// A time of day without seconds: `@15:30`.
fn hours_and_minutes(time: &str) -> Option<::clock::Millis> {
    times::read_of_day(&format!("{time}:00"))
}

fn session(c: &mut Cursor<'_>) -> Option<Deed> {
    let happening = if c.takes("round starts") {
        let scheduled = if c.takes("scheduled") { Some(c.time_of_day()?) } else { None };
        Happening::RoundStarted(RoundStart { scheduled, session: Session::First })
    } else if c.takes("resumption starts") {
        Happening::RoundStarted(RoundStart { scheduled: None, session: Session::Resumption })
    } else {
        c.word("time passes")?;
        Happening::TimePassed
    };
    Some(Deed::Plain(happening))
}

fn changes(c: &mut Cursor<'_>, by: &Who) -> Option<Deed> {
    if by.is_arbiter() && c.takes("confirms time control") {
        let change = Change { by: by.clone(), what: Entered::ControlConfirmed };
        return Some(Deed::Plain(Happening::Configured(change)));
    }
    c.word("changes")?;
    let (option, value) = option(c)?;
    let what = match read_entered(&option, &value) {
        Err(_) if c.is_old() => unknown(option, value),
        read => c.option(option, read)?,
    };
    Some(Deed::Plain(Happening::Configured(Change { by: by.clone(), what })))
}

/// What both players do, or one of them.
fn gestures(c: &mut Cursor<'_>) -> Option<Deed> {
    if c.takes("both agree to take back") {
        return Some(Deed::Plain(Happening::TakeBackAgreed));
    }
    let who = Worded::read(c)?;
    let gesture = speech::gesture(c)?;
    Some(Deed::Plain(Happening::GestureMade { who, gesture }))
}
