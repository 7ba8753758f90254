//! The lines `=>`.

use laws::event::Points;
use laws::ruling::{ClaimGround, IllegalKind, PenaltyAmount, Reason, ResultOf};
use laws::{Article, Choice, Discretion, ruling};

use super::conduct::irregular;
use super::header::clocks;
use super::people::{area, side, who};
use super::speech::{news, request};
use crate::cursor::Cursor;
use crate::expected::{
    AnswerItem, Asks, Duty, Expectation, ExpectedRuling as R, Illegal, Refused, Restored, WINGS,
};
use crate::lexis;
use crate::problem::Kind;
use crate::words::{
    BARS, COMPLETED_BY, DUTIES, GROUNDS, ILLEGAL_KINDS, OFFERS, PACES, REASONS, REFEREES,
};

/// What stands after `=>`.
pub(super) fn expectation(c: &mut Cursor<'_>) -> Option<Expectation> {
    if let Some(found) = c.attempt(|c| nothing(c).filter(|_| c.end().is_some())) {
        return Some(found);
    }
    c.attempt(|c| {
        let ruling = ruling(c)?;
        let articles = if c.takes("[") { citation(c)? } else { Vec::new() };
        c.end()?;
        Some(Expectation::Ruling { ruling, articles })
    })
}

fn nothing(c: &mut Cursor<'_>) -> Option<Expectation> {
    if c.takes("nothing") {
        return Some(Expectation::Nothing);
    }
    (c.takes("...") || c.takes("…")).then_some(Expectation::Others)
}

fn citation(c: &mut Cursor<'_>) -> Option<Vec<Article>> {
    let mut articles = vec![c.article()?];
    while c.takes(",") {
        articles.push(c.article()?);
    }
    c.word("]")?;
    Some(articles)
}

fn ruling(c: &mut Cursor<'_>) -> Option<R> {
    let groups: [fn(&mut Cursor<'_>) -> Option<R>; 5] = [moves, duties, board, clock, others];
    groups.into_iter().find_map(|group| c.attempt(group))
}

fn moves(c: &mut Cursor<'_>) -> Option<R> {
    if c.takes("made") {
        return c.moved().map(R::Made);
    }
    if c.takes("completed") {
        let text = c.moved()?;
        return Some(R::Completed(text, c.one_of(COMPLETED_BY)));
    }
    if c.takes("illegal pending") {
        return Some(R::IllegalPending(side(c)?, c.moved()?, c.text()));
    }
    if c.takes("illegal position") {
        return c.text().map(R::IllegalPosition);
    }
    c.word("illegal")?;
    let side = side(c)?;
    let count = c.kind(Kind::Ordinal, ordinal)?;
    let kind = c.one_of(ILLEGAL_KINDS).unwrap_or(IllegalKind::Move);
    Some(R::Illegal(Illegal { side, count, kind, why: c.text() }))
}

/// `1st`, `2nd`, `3rd`, `4th`
pub(crate) fn ordinal(text: &str) -> Option<u8> {
    let digits = text.len().checked_sub(2).filter(|&at| text.is_char_boundary(at))?;
    let (number, ending) = text.split_at(digits);
    let number: u8 = number.parse().ok()?;
    (ending.to_ascii_lowercase() == ending_of(number)).then_some(number)
}

pub(crate) const fn ending_of(number: u8) -> &'static str {
    match (number / 10 % 10, number % 10) {
        (1, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    }
}

fn duties(c: &mut Cursor<'_>) -> Option<R> {
    if c.takes("must") {
        return Some(R::Must(who(c)?, duty(c)?));
    }
    if c.takes("allowed") {
        return Some(R::Allowed(c.text()));
    }
    if c.takes("violation") {
        return Some(R::Violation(who(c)?, c.text()));
    }
    if c.takes("penalty") {
        return Some(R::Penalty(who(c)?, c.article()?, amount(c)));
    }
    if c.takes("expel") {
        let who = who(c)?;
        let from = if c.takes("from") { Some(area(c)?) } else { None };
        return Some(R::Expel(who, from));
    }
    c.word("refused")?;
    let who = who(c)?;
    let what = match c.attempt(news) {
        Some(news) => Refused::News(news),
        None => Refused::Request(request(c)?),
    };
    Some(R::Refused(who, what))
}

fn amount(c: &mut Cursor<'_>) -> PenaltyAmount {
    if let Some(span) = c.plus_span() {
        return PenaltyAmount::Time(span);
    }
    if let Some(number) = c.number() {
        return PenaltyAmount::Count(number);
    }
    if c.takes(Points::Half.text()) {
        return PenaltyAmount::Points(Points::Half);
    }
    c.text().map_or(PenaltyAmount::None, PenaltyAmount::Words)
}

fn duty(c: &mut Cursor<'_>) -> Option<Duty> {
    use ruling::Duty as D;
    let plain = if c.takes("move") {
        D::MovePiece(c.square()?)
    } else if c.takes("capture") {
        let target = c.square()?;
        if c.takes("with") {
            D::CaptureWith { target, with: c.square()? }
        } else {
            D::Capture(target)
        }
    } else if c.takes("castle") {
        D::Castle(c.one_of(WINGS)?)
    } else if c.takes("not castle") {
        D::NotCastle(c.one_of(WINGS)?)
    } else if c.takes("promote") {
        let square = c.square()?;
        let to = c.attempt(|c| board::PromotionRole::from_role(c.role()?));
        D::Promote { square, to }
    } else if c.takes("leave") {
        D::Leave(area(c)?)
    } else if c.takes("king move") {
        let mut moves = Vec::new();
        while let Some(text) = c.moved() {
            moves.push(text);
        }
        return Some(Duty::KingMove(moves));
    } else if c.takes("play") {
        return c.moved().map(Duty::Play);
    } else if c.takes("seal") {
        return Some(c.moved().map_or(Duty::Plain(D::Seal(None)), Duty::Seal));
    } else {
        c.one_of(DUTIES)?
    };
    Some(Duty::Plain(plain))
}

fn board(c: &mut Cursor<'_>) -> Option<R> {
    if c.takes("queen") {
        return c.square().map(R::Queen);
    }
    if c.takes("setup fault") {
        return c.text().map(R::SetupFault);
    }
    if c.takes("set up") {
        let position = if c.takes("same position") { None } else { Some(c.fen()?) };
        let correct_board = c.takes("on correct board");
        let clocks = c.attempt(clocks);
        return Some(R::SetUp { position, correct_board, clocks });
    }
    if c.takes("annul") {
        return Some(R::Annul { correct_colours: c.takes("correct colours") });
    }
    c.word("restore")?;
    let what = if c.takes("start") {
        Restored::Start
    } else if c.takes("last identifiable") {
        Restored::LastIdentifiable
    } else if c.takes("before") {
        Restored::Before(c.ply()?)
    } else if c.takes("after") {
        Restored::After(c.ply()?)
    } else {
        Restored::Position(c.fen()?)
    };
    Some(R::Restore(what))
}

fn clock(c: &mut Cursor<'_>) -> Option<R> {
    if c.takes("time") {
        return Some(R::Time(c.plus_span()?, side(c)?));
    }
    if c.takes("times") {
        let white = if c.takes("white") { Some(c.span()?) } else { None };
        let black = if c.takes("black") { Some(c.span()?) } else { None };
        return Some(R::Times(white, black));
    }
    if c.takes("stop clock") {
        return Some(R::StopClock);
    }
    if c.takes("start clock") {
        return side(c).map(R::StartClock);
    }
    if c.takes("run on") {
        return Some(R::RunOn);
    }
    if c.takes("counter next move") {
        return c.number().map(R::NextMove);
    }
    if c.takes("counter") {
        let white = if c.takes("white") { Some(c.signed()?) } else { None };
        let black = if c.takes("black") { Some(c.signed()?) } else { None };
        return Some(R::Counter(white, black));
    }
    if c.takes("increment") {
        return c.span().map(R::Increment);
    }
    if c.takes("period") {
        return Some(R::Period(side(c)?, c.plus_span()?));
    }
    c.word("flag")?;
    side(c).map(R::Flag)
}

fn others(c: &mut Cursor<'_>) -> Option<R> {
    if c.takes("over") {
        return over(c);
    }
    if c.takes("play on") {
        return Some(R::PlayOn(c.text()));
    }
    if c.takes("claim upheld") {
        return claim(c).map(R::ClaimUpheld);
    }
    if c.takes("claim rejected") {
        return claim(c).map(R::ClaimRejected);
    }
    if c.takes("claim barred") {
        return c.one_of(BARS).map(R::ClaimBarred);
    }
    if c.takes("offer") {
        let state = c.one_of(OFFERS)?;
        return Some(R::Offer(state, c.takes("condition void")));
    }
    if c.takes("asks") {
        return asks(c).map(R::Asks);
    }
    if c.takes("intervene") {
        return Some(R::Intervene(c.text()));
    }
    if c.takes("no intervention") {
        return Some(R::NoIntervention(c.text()));
    }
    if c.takes("refer") {
        return c.one_of(REFEREES).map(R::Refer);
    }
    if c.takes("overridden") {
        return c.text().map(R::Overridden);
    }
    words(c)
}

fn words(c: &mut Cursor<'_>) -> Option<R> {
    if c.takes("announce") {
        return c.text().map(R::Announce);
    }
    if c.takes("explain") {
        let mut articles = vec![c.article()?];
        while let Some(article) = c.attempt(Cursor::article) {
            articles.push(article);
        }
        return Some(R::Explain(articles));
    }
    if c.takes("note") {
        // A name in quotes is somebody only if a text follows.
        let addressed = c.attempt(|c| Some((who(c)?, c.text()?)));
        return match addressed {
            Some((to, text)) => Some(R::Note(Some(to), text)),
            None => c.text().map(|it| R::Note(None, it)),
        };
    }
    if c.takes("class") {
        return c.one_of(PACES).map(R::Class);
    }
    if c.takes("notation") {
        return c.text().map(R::Notation);
    }
    c.word("answer")?;
    let mut items = Vec::new();
    loop {
        if let Some(text) = c.text() {
            items.push(AnswerItem::Text(text));
            continue;
        }
        let plain = |it: &str| (!matches!(it, "," | ";" | "[" | "]")).then(|| it.to_owned());
        match c.kind(Kind::AnyWord, plain) {
            Some(word) => items.push(AnswerItem::Word(word)),
            None => return Some(R::Answer(items)),
        }
    }
}

/// `J-25 options none, penalty default none penalties 12.9.1, 12.9.2`
fn asks(c: &mut Cursor<'_>) -> Option<Asks> {
    let question = c.question()?;
    let mut asks = Asks::plain(question);
    if c.takes("options") {
        asks.options.push(answer_of(c, question)?);
        while c.takes(",") {
            asks.options.push(answer_of(c, question)?);
        }
    }
    if c.takes("without default") {
        asks.default = Some(None);
    } else if c.takes("default") {
        asks.default = Some(Some(answer_of(c, question)?));
    }
    if c.takes("penalties") {
        asks.penalties.push(c.article()?);
        while c.takes(",") {
            asks.penalties.push(c.article()?);
        }
    }
    Some(asks)
}

/// An answer of the register, its words joined by blanks or hyphens.
fn answer_of(c: &mut Cursor<'_>, question: Discretion) -> Option<Choice> {
    let mut words = Vec::new();
    let ends = |it: &str| matches!(it, "," | "[" | "default" | "without" | "penalties");
    while c.peek().is_some_and(|it| !ends(it)) {
        words.extend(c.kind(Kind::AnyWord, |it| Some(it.to_ascii_lowercase())));
        let key = words.join("-");
        let mut longer = question.answers().filter(|it| it.key().starts_with(&key));
        let found = longer.clone().find(|it| it.key() == key);
        let ended = c.peek().is_none_or(ends);
        if let (Some(found), true) = (found, ended) {
            return Some(found);
        }
        longer.next()?;
    }
    c.kind(Kind::AnyWord, |_| None)
}

fn claim(c: &mut Cursor<'_>) -> Option<ClaimGround> {
    match c.one_of(GROUNDS) {
        Some(ground) => Some(ClaimGround::Draw(ground)),
        None => irregular(c).map(ClaimGround::Irregular),
    }
}

/// `1-0`, `pending`
pub(super) fn result(c: &mut Cursor<'_>) -> Option<ResultOf> {
    if c.takes("pending") {
        Some(ResultOf::Pending)
    } else if c.takes("annulled") {
        Some(ResultOf::Annulled)
    } else {
        c.kind(Kind::Result, lexis::score).map(ResultOf::Score)
    }
}

/// `2nd illegal move`, `checkmate`
pub(super) fn reason(c: &mut Cursor<'_>) -> Option<Reason> {
    let counted = c.attempt(|c| {
        let count = c.kind(Kind::Ordinal, ordinal)?;
        c.word("illegal move")?;
        Some(Reason::IllegalMoves(count))
    });
    counted.or_else(|| c.one_of(REASONS))
}

fn over(c: &mut Cursor<'_>) -> Option<R> {
    let result = result(c)?;
    let reason = reason(c)?;
    let no_mate_possible = c.takes(", no mate possible");
    let unrated = c.takes("unrated");
    Some(R::Over { result, reason, no_mate_possible, unrated })
}
