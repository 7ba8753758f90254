//! Does a ruling say what was expected? Text in quotes is not compared.

use board::{Color, Setup};
use clock::Millis;
use laws::event::{News, Request, Who};
use laws::ruling::{
    Answered, Duty as D, Matter, PenaltyAmount, RestoreBasis, ResultOf, Ruling, Span, Verdict as V,
};

use crate::expected::{AnswerItem, Duty, ExpectedRuling as R, Refused, Restored};
use crate::model::MoveText;
use crate::resolve::names;

/// Does the ruling say it? Moves are understood in the position before the event.
pub(crate) fn says(expected: &R, ruling: &Ruling, position: &Setup) -> bool {
    let found = ruling.verdict();
    match (expected, found) {
        (R::Asks(asks), V::Ask(question)) => {
            let offered = asks.as_named(question, ruling.edition());
            asks.question == question.which
                && asks.options.iter().all(|it| offered.options.contains(it))
                && asks.penalties.iter().all(|it| offered.penalties.contains(it))
                && asks.default == offered.default
        }
        (R::Made(text), V::Made { side, played }) => names(position, *side, text, *played),
        (R::Completed(text, by), V::Completed { side, played, by: found }) => {
            by.is_none_or(|it| it == *found) && names(position, *side, text, *played)
        }
        (R::IllegalPending(by, text, _), V::IllegalPending { side, played, .. }) => {
            by == side && names(position, *side, text, *played)
        }
        (R::Illegal(it), V::IllegalCompleted { side, count, kind, .. }) => {
            (it.side, it.count, it.kind) == (*side, *count, *kind)
        }
        (R::Must(whom, expected), V::Must { who, duty }) => {
            whom == who && same_duty(expected, duty, who, position)
        }
        (R::Refused(whom, expected), V::Refused { who, what }) => {
            whom == who && same_refusal(expected, *what)
        }
        (R::Violation(whom, _), V::Violation { who, .. }) => whom == who,
        (R::Over { result, reason, no_mate_possible, unrated }, V::GameOver { outcome, .. }) => {
            let rated = matches!(outcome.result, ResultOf::Score(it) if !it.forfeit);
            *result == outcome.result
                && *reason == outcome.reason
                && *no_mate_possible == outcome.no_mate_possible
                && !(*unrated && rated)
        }
        (R::Annul { correct_colours: a }, V::Annul { correct_colours: b, .. }) => a == b,
        (R::Restore(expected), V::Restore { position: found, basis, .. }) => match expected {
            Restored::Position(fen) => fen.agrees(found),
            Restored::Start => found.placement == Setup::INITIAL.placement,
            Restored::LastIdentifiable => *basis == RestoreBasis::LastIdentifiable,
            // The number of the move says which position it is.
            Restored::Before(ply) => {
                ply.number.is_none_or(|(number, side)| at(found, number, side))
            }
            Restored::After(ply) => ply.number.is_none_or(|(number, side)| match side {
                Color::White => at(found, number, Color::Black),
                Color::Black => at(found, number.saturating_add(1), Color::White),
            }),
        },
        (
            R::SetUp { position, correct_board, clocks },
            V::SetUp { position: found, other_board, times },
        ) => {
            let same = match (position, found) {
                (Some(fen), Some(found)) => fen.agrees(found),
                (None, None) => true,
                _ => false,
            };
            let clocks = clocks.is_none_or(|line| {
                times.is_some_and(|it| {
                    shows(line.white, Some(it.white)) && shows(line.black, Some(it.black))
                })
            });
            same && correct_board == other_board && clocks
        }
        (R::Queen(a), V::PutQueen(b)) => a == b,
        _ => {
            same_kind_without_parameters(expected, found)
                || clock_says(expected, found)
                || others_say(expected, found, position)
        }
    }
}

fn at(position: &Setup, number: u32, side: Color) -> bool {
    position.move_number.get() == number && position.turn == side
}

fn same_kind_without_parameters(expected: &R, found: &V) -> bool {
    matches!(
        (expected, found),
        (R::IllegalPosition(_), V::IllegalPosition { .. })
            | (R::Allowed(_), V::Allowed { .. })
            | (R::PlayOn(_), V::PlayOn { .. })
            | (R::SetupFault(_), V::SetupFault { .. })
            | (R::StopClock, V::StopClock)
            | (R::RunOn, V::RunOn)
            | (R::Intervene(_), V::Intervene { .. })
            | (R::NoIntervention(_), V::NoIntervention { .. })
            | (R::Announce(_), V::Announce { .. })
            | (R::Overridden(_), V::Overridden { .. })
    )
}

/// A time that is not named is not compared; displays are read to the second.
pub(crate) fn shows(expected: Option<Millis>, found: Option<Millis>) -> bool {
    expected.is_none_or(|it| found.map(Millis::floor_to_second) == Some(it.floor_to_second()))
}

fn clock_says(expected: &R, found: &V) -> bool {
    match (expected, found) {
        (R::Time(span, to), V::Time { side, span: found }) => span == found && to == side,
        (R::Times(white, black), V::SetTimes(times)) => {
            shows(*white, times.white) && shows(*black, times.black)
        }
        (R::StartClock(a), V::StartClock(b)) | (R::Flag(a), V::FlagDown(b)) => a == b,
        (R::Counter(white, black), V::SetCounter { by, next_move: None }) => {
            white.is_none_or(|it| it == by.white) && black.is_none_or(|it| it == by.black)
        }
        (R::NextMove(number), V::SetCounter { next_move, .. }) => {
            next_move.is_some_and(|it| it.0 == *number)
        }
        (R::Increment(time), V::SetIncrement(found)) => time == found,
        (R::Period(whose, span), V::PeriodTakenBack { side, taken }) => {
            whose == side && *span == Span::minus(*taken)
        }
        (R::Period(whose, span), V::NextPeriod { side, added }) => {
            whose == side && *span == Span::plus(*added)
        }
        _ => false,
    }
}

fn others_say(expected: &R, found: &V, position: &Setup) -> bool {
    match (expected, found) {
        (R::ClaimUpheld(a), V::ClaimUpheld(b)) | (R::ClaimRejected(a), V::ClaimRejected(b)) => {
            a == b
        }
        (R::ClaimBarred(a), V::ClaimBarred(b)) => a == b,
        (R::Offer(state, void), V::Offer { state: found, condition_void, .. }) => {
            state == found && void == condition_void
        }
        (R::Penalty(whom, article, amount), V::Penalty { who, item, amount: found }) => {
            whom == who && article == item && same_amount(amount, found)
        }
        (R::Expel(whom, from), V::Expel { who, area }) => {
            whom == who && (from.is_none() || from == area)
        }
        (R::Explain(expected), V::Explain { articles }) => {
            expected.iter().all(|it| articles.contains(it))
        }
        (R::Note(whom, _), V::Note { to, .. }) => whom.is_none() || whom == to,
        (R::Refer(a), V::Refer(b)) => a == b,
        (expected, V::Answer(answer)) => answers(expected, answer, position),
        _ => false,
    }
}

/// A whole point is written as a number is.
fn same_amount(expected: &PenaltyAmount, found: &PenaltyAmount) -> bool {
    match (expected, found) {
        (PenaltyAmount::Words(_), PenaltyAmount::Words(_)) => true,
        (PenaltyAmount::Count(count), PenaltyAmount::Points(points)) => {
            count.to_string() == points.text()
        }
        _ => expected == found,
    }
}

fn same_duty(expected: &Duty, found: &D, who: &Who, position: &Setup) -> bool {
    let side = who.player().unwrap_or(position.turn);
    match (expected, found) {
        (Duty::Plain(D::Seal(None)), D::Seal(_)) => true,
        (Duty::Plain(expected), found) => expected == found,
        (Duty::KingMove(texts), D::KingMove(moves)) => {
            texts.len() == moves.len()
                && texts
                    .iter()
                    .all(|text| moves.iter().any(|it| names(position, side, text, it.attempt())))
        }
        (Duty::Play(text), D::Play(attempt)) | (Duty::Seal(text), D::Seal(Some(attempt))) => {
            names(position, side, text, *attempt)
        }
        _ => false,
    }
}

fn same_refusal(expected: &Refused, found: Matter) -> bool {
    let named = match expected {
        Refused::News(News::Words(_)) | Refused::Request(Request::Words(_)) => return true,
        Refused::News(News::MoveCount) => Matter::MoveCount,
        Refused::News(News::TimeUsed) => Matter::TimeUsed,
        Refused::News(News::Advice) => Matter::Advice,
        Refused::Request(Request::SeeRecord) => Matter::SeeRecord,
        Refused::News(_) | Refused::Request(_) => {
            let strict = [Matter::MoveCount, Matter::TimeUsed, Matter::Advice, Matter::SeeRecord];
            return !strict.contains(&found);
        }
    };
    named == found
}

/// Does an answer to a query say what was expected? Here texts are the fact.
pub(crate) fn answers(expected: &R, found: &Answered, position: &Setup) -> bool {
    match (expected, found) {
        (R::Class(a), Answered::Class(b)) => a == b,
        // The sign of a capture is a cross, whichever key it was typed with.
        (R::Notation(a), Answered::Notation(b)) => a.replace('x', "×") == b.replace('x', "×"),
        (R::Answer(items), found) => {
            let words: Vec<&str> = items
                .iter()
                .map(|it| match it {
                    AnswerItem::Word(text) | AnswerItem::Text(text) => text.as_str(),
                })
                .collect();
            answer_words(&words, found, position)
        }
        _ => false,
    }
}

fn answer_words(words: &[&str], found: &Answered, position: &Setup) -> bool {
    let single = |text: &str| words.len() == 1 && words[0].eq_ignore_ascii_case(text);
    match found {
        Answered::Moves(moves) => {
            words.len() == moves.len()
                && words.iter().all(|word| {
                    let text = MoveText((*word).to_owned());
                    moves.iter().any(|it| names(position, position.turn, &text, it.attempt()))
                })
        }
        Answered::Squares(squares) => {
            words.len() == squares.len()
                && squares.iter().all(|it| words.contains(&it.to_string().as_str()))
        }
        Answered::Count(count) => single(&count.to_string()),
        Answered::YesNo(yes) => single(if *yes { "yes" } else { "no" }),
        Answered::Undetermined => single("undetermined"),
        Answered::Word(word) | Answered::Notation(word) => words.len() == 1 && words[0] == word,
        Answered::Edition(edition) => single(edition.tag()),
        Answered::Class(pace) => single(pace.tag()),
    }
}
