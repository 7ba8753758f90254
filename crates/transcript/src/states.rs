//! The lines `==` and `?`.

use laws::ruling::MissingFact;

use crate::cursor::Cursor;
use crate::forms::{Worded, forms, language};
use crate::model::{Query, State};
use crate::problem::Kind;
use crate::words::Table;
use crate::write::quoted;

forms! {
    State {
        ["to move" side] (State::ToMove(side))
        ["position" fen] (State::Position(fen))
        ["seen" number] (State::Seen(number))
        ["progress" number] (State::Progress(number))
        ["period" side number] (State::Period { side, number })
        ["offer" side] (State::Offer(Some(side)))
        ["no offer"] (State::Offer(None))
        ["no result"] (State::Result(None))
        ["result" result reason] (State::Result(Some((result, reason))))
        ["over"] (State::Over(true))
        ["not over"] (State::Over(false))
        by hand state {
            State::Rights(rights) => format!("rights {rights}"),
            State::Missing(facts) if facts.is_empty() => "nothing missing".to_owned(),
            State::Missing(facts) => {
                let names: Vec<&str> = facts.iter().map(|it| it.id()).collect();
                format!("missing {}", names.join(" "))
            },
            State::Must { side, duty: None } => format!("must {side} nothing"),
            State::Must { side, duty: Some(duty) } => format!("must {side} {}", duty.words()),
            State::Asks(asked) if asked.is_empty() => "asks nothing".to_owned(),
            State::Asks(asked) => {
                let asked: Vec<String> = asked.iter().map(ToString::to_string).collect();
                format!("asks {}", asked.join(" "))
            },
            State::Count { side, what, number } => format!("{} {side} {number}", what.words()),
        }
        either (State::Clocks)
    }
}

fn state(c: &mut Cursor<'_>) -> Option<State> {
    if c.takes("rights") {
        let rights = |it: &str| {
            let fits = |it: u8| b"KQkqABCDEFGHabcdefgh".contains(&it);
            (it == "-" || it.bytes().all(fits)).then(|| it.to_owned())
        };
        return c.kind(Kind::AnyWord, rights).map(State::Rights);
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
    if c.takes("must") {
        let side = Worded::read(c)?;
        let duty = if c.takes("nothing") { None } else { Some(Worded::read(c)?) };
        return Some(State::Must { side, duty });
    }
    if c.takes("asks nothing") {
        return Some(State::Asks(Vec::new()));
    }
    if c.takes("asks") {
        let mut asked = vec![c.question()?];
        while let Some(more) = c.attempt(Cursor::question) {
            asked.push(more);
        }
        return Some(State::Asks(asked));
    }
    let what = c.attempt(Worded::read)?;
    Some(State::Count { what, side: Worded::read(c)?, number: c.number()? })
}

const QUERIES: Table<Query> = &[
    ("class", Query::Class),
    ("edition", Query::Edition),
    ("check", Query::Check),
    ("rights", Query::Rights),
    ("seen", Query::Seen),
    ("dead", Query::Dead),
];

forms! {
    Query {
        ["moves" square] (Query::Moves(square))
        ["captures" square] (Query::Captures(square))
        ["legal" text] (Query::Legal(text))
        ["attacks" square] (Query::Attacks(square))
        ["mate" side] (Query::Mate(side))
        by hand query {
            Query::Notation { text, language } => format!("notation {} in {language}", text.0),
            Query::Reads { text, language } => format!("reads {} in {language}", quoted(text)),
        }
        one of QUERIES
    }
}

fn query(c: &mut Cursor<'_>) -> Option<Query> {
    if c.takes("notation") {
        let text = c.moved()?;
        c.word("in")?;
        return Some(Query::Notation { text, language: language(c)? });
    }
    c.word("reads")?;
    let text = c.text()?;
    c.word("in")?;
    Some(Query::Reads { text, language: language(c)? })
}
