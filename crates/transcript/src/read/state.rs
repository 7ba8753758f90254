//! The lines `==` and `?`.

use laws::ruling::MissingFact;

use super::expectation::{reason, result};
use super::header::{clocks, language};
use super::people::side;
use crate::cursor::Cursor;
use crate::model::{Query, State};
use crate::problem::Kind;
use crate::words::COUNTED;

/// What stands after `==`.
pub(super) fn state(c: &mut Cursor<'_>) -> Option<State> {
    let rules: [fn(&mut Cursor<'_>) -> Option<State>; 3] =
        [|c| clocks(c).map(State::Clocks), single, counted];
    rules.into_iter().find_map(|rule| c.attempt(|c| rule(c).filter(|_| c.end().is_some())))
}

fn single(c: &mut Cursor<'_>) -> Option<State> {
    if c.takes("to move") {
        return side(c).map(State::ToMove);
    }
    if c.takes("position") {
        return c.fen().map(State::Position);
    }
    if c.takes("seen") {
        return c.number().map(State::Seen);
    }
    if c.takes("progress") {
        return c.number().map(State::Progress);
    }
    if c.takes("rights") {
        let rights = |it: &str| {
            let fits = |it: u8| b"KQkqABCDEFGHabcdefgh".contains(&it);
            (it == "-" || it.bytes().all(fits)).then(|| it.to_owned())
        };
        return c.kind(Kind::AnyWord, rights).map(State::Rights);
    }
    if c.takes("period") {
        return Some(State::Period { side: side(c)?, number: c.number()? });
    }
    if c.takes("offer") {
        return side(c).map(|it| State::Offer(Some(it)));
    }
    if c.takes("no offer") {
        return Some(State::Offer(None));
    }
    if c.takes("nothing missing") {
        return Some(State::Missing(Vec::new()));
    }
    if c.takes("missing") {
        let fact = |it: &str| MissingFact::ALL.iter().copied().find(|fact| fact.id() == it);
        let mut facts = vec![c.kind(Kind::Fact, fact)?];
        while let Some(more) = c.kind(Kind::Fact, fact) {
            facts.push(more);
        }
        return Some(State::Missing(facts));
    }
    if c.takes("no result") {
        return Some(State::Result(None));
    }
    if c.takes("result") {
        return Some(State::Result(Some((result(c)?, reason(c)))));
    }
    if c.takes("over") {
        return Some(State::Over(true));
    }
    c.word("not over")?;
    Some(State::Over(false))
}

fn counted(c: &mut Cursor<'_>) -> Option<State> {
    let what = c.one_of(COUNTED)?;
    Some(State::Count { what, side: side(c)?, number: c.number()? })
}

/// What stands after `?`.
pub(super) fn query(c: &mut Cursor<'_>) -> Option<Query> {
    c.attempt(|c| asked(c).filter(|_| c.end().is_some()))
}

fn asked(c: &mut Cursor<'_>) -> Option<Query> {
    if c.takes("moves") {
        return c.square().map(Query::Moves);
    }
    if c.takes("captures") {
        return c.square().map(Query::Captures);
    }
    if c.takes("legal") {
        return c.moved().map(Query::Legal);
    }
    if c.takes("attacks") {
        return c.square().map(Query::Attacks);
    }
    if c.takes("mate") {
        return side(c).map(Query::Mate);
    }
    if c.takes("notation") {
        let text = c.moved()?;
        c.word("in")?;
        return Some(Query::Notation { text, language: language(c)? });
    }
    if c.takes("reads") {
        let text = c.text()?;
        c.word("in")?;
        return Some(Query::Reads { text, language: language(c)? });
    }
    c.one_of(&[
        ("class", Query::Class),
        ("edition", Query::Edition),
        ("check", Query::Check),
        ("rights", Query::Rights),
        ("seen", Query::Seen),
        ("dead", Query::Dead),
    ])
}
