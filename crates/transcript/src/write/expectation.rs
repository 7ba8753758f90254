//! Expected rulings, printed.

use laws::ruling::{ClaimGround, Duty as D, IllegalKind, PenaltyAmount, Reason, ResultOf};
use laws::{Article, Choice};

use super::header::{clock_words, fen_words, ply_words};
use super::spoken::{irregular_words, news_words, request_words};
use super::{Words, quoted};
use crate::expected::{
    AnswerItem, Asks, Duty, Expectation, ExpectedRuling as R, Illegal, Refused, Restored, WINGS,
    promotion_letter,
};
use crate::read::expectation::ending_of;
use crate::read::people::{area_words, who_words};
use crate::times::{short, signed};
use crate::words::find;
use crate::words::{
    BARS, COMPLETED_BY, DUTIES, GROUNDS, ILLEGAL_KINDS, OFFERS, REASONS, REFEREES, word_in,
};

pub(crate) fn expectation_words(expectation: &Expectation) -> String {
    match expectation {
        Expectation::Nothing => "nothing".to_owned(),
        Expectation::Others => "...".to_owned(),
        Expectation::Ruling { ruling, articles } => {
            let words = ruling_words(ruling);
            if articles.is_empty() {
                return words.0;
            }
            words.and(format!("[{}]", listed(articles, ", "))).0
        }
    }
}

fn listed(articles: &[Article], joint: &str) -> String {
    articles.iter().map(ToString::to_string).collect::<Vec<_>>().join(joint)
}

#[deny(clippy::wildcard_enum_match_arm)]
fn ruling_words(ruling: &R) -> Words {
    match ruling {
        R::Made(text) => Words::new("made").and(&text.0),
        R::Completed(text, by) => Words::new("completed")
            .and(&text.0)
            .and(by.and_then(|it| word_in(COMPLETED_BY, &it)).unwrap_or_default()),
        R::IllegalPending(side, text, why) => {
            Words::new("illegal pending").and(side.to_string()).and(&text.0).quote(why.as_ref())
        }
        R::Illegal(Illegal { side, count, kind, why }) => {
            let kind = if *kind == IllegalKind::Move { "" } else { find(ILLEGAL_KINDS, kind) };
            Words::new("illegal")
                .and(side.to_string())
                .and(format!("{count}{}", ending_of(*count)))
                .and(kind)
                .quote(why.as_ref())
        }
        R::IllegalPosition(why) => Words::new("illegal position").and(quoted(why)),
        R::Must(who, duty) => Words::new("must").and(who_words(who)).and(duty_words(duty)),
        R::Allowed(what) => Words::new("allowed").quote(what.as_ref()),
        R::Refused(who, what) => Words::new("refused").and(who_words(who)).and(match what {
            Refused::News(news) => news_words(news),
            Refused::Request(request) => request_words(request),
        }),
        R::Violation(who, what) => Words::new("violation").and(who_words(who)).quote(what.as_ref()),
        R::Over { result, reason, no_mate_possible, unrated } => {
            over(*result, *reason, *no_mate_possible, *unrated)
        }
        R::PlayOn(why) => Words::new("play on").quote(why.as_ref()),
        R::Annul { correct_colours } => {
            Words::new("annul").and(if *correct_colours { "correct colours" } else { "" })
        }
        R::Restore(what) => Words::new("restore").and(match what {
            Restored::Position(fen) => fen_words(fen),
            Restored::Start => "start".to_owned(),
            Restored::LastIdentifiable => "last identifiable".to_owned(),
            Restored::Before(ply) => format!("before {}", ply_words(ply)),
            Restored::After(ply) => format!("after {}", ply_words(ply)),
        }),
        R::SetUp { position, correct_board, clocks } => Words::new("set up")
            .and(position.as_ref().map_or("same position".to_owned(), fen_words))
            .and(if *correct_board { "on correct board" } else { "" })
            .and(clocks.as_ref().map(clock_words).unwrap_or_default()),
        R::Queen(square) => Words::new("queen").and(square.to_string()),
        R::SetupFault(what) => Words::new("setup fault").and(quoted(what)),

        R::Time(span, side) => Words::new("time").and(signed(*span)).and(side.to_string()),
        R::Times(white, black) => {
            let mut words = Words::new("times");
            for (side, time) in [("white", white), ("black", black)] {
                if let Some(time) = time {
                    words = words.and(side).and(time.to_string());
                }
            }
            words
        }
        R::StopClock => Words::new("stop clock"),
        R::StartClock(side) => Words::new("start clock").and(side.to_string()),
        R::RunOn => Words::new("run on"),
        R::Counter(white, black) => {
            let mut words = Words::new("counter");
            for (side, by) in [("white", white), ("black", black)] {
                if let Some(by) = by {
                    words = words.and(side).and(format!("{by:+}"));
                }
            }
            words
        }
        R::NextMove(number) => Words::new("counter next move").and(number.to_string()),
        R::Increment(time) => Words::new("increment").and(short(*time)),
        R::Period(side, span) => {
            let sign = if span.is_less() { '-' } else { '+' };
            Words::new("period").and(side.to_string()).and(format!("{sign}{}", span.amount()))
        }
        R::Flag(side) => Words::new("flag").and(side.to_string()),

        R::ClaimUpheld(ground) => Words::new("claim upheld").and(ground_words(ground)),
        R::ClaimRejected(ground) => Words::new("claim rejected").and(ground_words(ground)),
        R::ClaimBarred(bar) => Words::new("claim barred").and(find(BARS, bar)),
        R::Offer(state, condition_void) => Words::new("offer")
            .and(find(OFFERS, state))
            .and(if *condition_void { "condition void" } else { "" }),
        R::Penalty(who, item, amount) => {
            let words = Words::new("penalty").and(who_words(who)).and(item.to_string());
            match amount {
                PenaltyAmount::None => words,
                PenaltyAmount::Time(span) => words.and(signed(*span)),
                PenaltyAmount::Count(count) => words.and(count.to_string()),
                PenaltyAmount::Points(points) => words.and(points.text()),
                PenaltyAmount::Words(text) => words.and(quoted(text)),
            }
        }
        R::Expel(who, from) => {
            let words = Words::new("expel").and(who_words(who));
            match from {
                None => words,
                Some(area) => words.and("from").and(area_words(area)),
            }
        }
        R::Asks(asks) => asks_words(asks),
        R::Intervene(why) => Words::new("intervene").quote(why.as_ref()),
        R::NoIntervention(why) => Words::new("no intervention").quote(why.as_ref()),
        R::Announce(text) => Words::new("announce").and(quoted(text)),
        R::Explain(articles) => Words::new("explain").and(listed(articles, " ")),
        R::Note(to, text) => {
            Words::new("note").and(to.as_ref().map(who_words).unwrap_or_default()).and(quoted(text))
        }
        R::Refer(to) => Words::new("refer").and(find(REFEREES, to)),
        R::Overridden(text) => Words::new("overridden").and(quoted(text)),
        R::Class(pace) => Words::new("class").and(pace.tag()),
        R::Notation(text) => Words::new("notation").and(quoted(text)),
        R::Answer(items) => items.iter().fold(Words::new("answer"), |words, it| match it {
            AnswerItem::Word(word) => words.and(word),
            AnswerItem::Text(text) => words.and(quoted(text)),
        }),
    }
}

pub(super) fn result_words(result: ResultOf) -> String {
    match result {
        ResultOf::Score(score) => score.text(),
        ResultOf::Pending => "pending".to_owned(),
        ResultOf::Annulled => "annulled".to_owned(),
    }
}

pub(super) fn reason_words(reason: Reason) -> String {
    match (word_in(REASONS, &reason), reason) {
        (Some(word), _) => word.to_owned(),
        (None, Reason::IllegalMoves(count)) => format!("{count}{} illegal move", ending_of(count)),
        (None, _) => String::new(),
    }
}

fn asks_words(asks: &Asks) -> Words {
    let words = |it: &Choice| it.key().replace('-', " ");
    let mut line = Words::new("asks").and(asks.question.to_string());
    if !asks.options.is_empty() {
        let options: Vec<String> = asks.options.iter().map(words).collect();
        line = line.and("options").and(options.join(", "));
    }
    line = match asks.default {
        None => line,
        Some(None) => line.and("without default"),
        Some(Some(default)) => line.and("default").and(words(&default)),
    };
    if !asks.penalties.is_empty() {
        let items: Vec<String> = asks.penalties.iter().map(ToString::to_string).collect();
        line = line.and("penalties").and(items.join(", "));
    }
    line
}

fn over(result: ResultOf, reason: Reason, no_mate_possible: bool, unrated: bool) -> Words {
    let mut reason = reason_words(reason);
    if no_mate_possible {
        reason.push_str(", no mate possible");
    }
    Words::new("over").and(result_words(result)).and(reason).and(if unrated {
        "unrated"
    } else {
        ""
    })
}

fn ground_words(ground: &ClaimGround) -> String {
    match ground {
        ClaimGround::Draw(ground) => find(GROUNDS, ground).to_owned(),
        ClaimGround::Irregular(what) => irregular_words(what),
    }
}

fn duty_words(duty: &Duty) -> String {
    let plain = match duty {
        Duty::KingMove(moves) => {
            return moves.iter().fold(Words::new("king move"), |words, it| words.and(&it.0)).0;
        }
        Duty::Play(text) => return format!("play {}", text.0),
        Duty::Seal(text) => return format!("seal {}", text.0),
        Duty::Plain(plain) => plain,
    };
    match plain {
        D::MovePiece(square) => format!("move {square}"),
        D::Capture(square) => format!("capture {square}"),
        D::CaptureWith { target, with } => format!("capture {target} with {with}"),
        D::Castle(wing) => format!("castle {}", find(WINGS, wing)),
        D::NotCastle(wing) => format!("not castle {}", find(WINGS, wing)),
        D::Promote { square, to: None } => format!("promote {square}"),
        D::Promote { square, to: Some(to) } => {
            format!("promote {square} {}", promotion_letter(*to))
        }
        D::Leave(area) => format!("leave {}", area_words(area)),
        D::Seal(None) => "seal".to_owned(),
        D::Seal(Some(attempt)) => format!("seal {attempt}"),
        D::Play(attempt) => format!("play {attempt}"),
        D::KingMove(moves) => {
            let start = Words::new("king move");
            moves.iter().fold(start, |words, it| words.and(it.attempt().to_string())).0
        }
        other => find(DUTIES, other).to_owned(),
    }
}
