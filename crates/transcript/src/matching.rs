//! Does a ruling say what was expected? Text in quotes is not compared.

use board::{Color, Setup};
use clock::Millis;
use laws::event::{News, Request, Who};
use laws::ruling::{
    Answered, Duty as D, Matter, PenaltyAmount, Question, RestoreBasis, ResultOf, Ruling, Span,
    Verdict as V,
};

use crate::expected::{AnswerItem, Asks, Duty, ExpectedRuling as R, Refused, Restored};
use crate::model::{Arrangement, MoveText};
use crate::resolve::names;

/// Does the ruling say it? Moves are understood in the position before the event.
pub(crate) fn says(expected: &R, ruling: &Ruling, position: &Setup) -> bool {
    let found = ruling.verdict();
    let names = |side: Color, text: &MoveText, played| names(position, side, text, played);
    match expected {
        R::Made(text) => {
            matches!(found, V::Made { side, played } if names(*side, text, *played))
        }
        R::Completed(text, by) => matches!(found, V::Completed { side, played, by: found }
            if by.is_none_or(|it| it == *found) && names(*side, text, *played)),
        R::IllegalPending(by, text, _) => {
            matches!(found, V::IllegalPending { side, played, .. }
                if by == side && names(*side, text, *played))
        }
        R::Illegal(it) => matches!(found, V::IllegalCompleted { side, count, kind, .. }
            if (it.side, it.count, it.kind) == (*side, *count, *kind)),
        R::IllegalPosition(_) => matches!(found, V::IllegalPosition { .. }),
        R::Must(whom, expected) => matches!(found, V::Must { who, duty }
            if whom == who && same_duty(expected, duty, who, position)),
        R::Allowed(_) => matches!(found, V::Allowed { .. }),
        R::Refused(whom, expected) => matches!(found, V::Refused { who, what }
            if whom == who && same_refusal(expected, *what)),
        R::Violation(whom, _) => matches!(found, V::Violation { who, .. } if whom == who),
        R::Over { result, reason, no_mate_possible, unrated } => {
            let rated = |it: &ResultOf| matches!(it, ResultOf::Score(it) if !it.forfeit);
            matches!(found, V::GameOver { outcome, .. }
                if *result == outcome.result
                    && *reason == outcome.reason
                    && *no_mate_possible == outcome.no_mate_possible
                    && !(*unrated && rated(&outcome.result)))
        }
        R::PlayOn(_) => matches!(found, V::PlayOn { .. }),
        R::Annul { correct_colours: a } => {
            matches!(found, V::Annul { correct_colours: b, .. } if a == b)
        }
        R::Restore(expected) => matches!(found, V::Restore { position, basis, .. }
            if same_position(expected, position, *basis)),
        R::SetUp { position, correct_board, clocks } => {
            matches!(found, V::SetUp { position: found, other_board, times }
            if same_set_up(position.as_ref(), found.as_deref())
                && correct_board == other_board
                && clocks.is_none_or(|line| times.is_some_and(|it| {
                    shows(line.white, Some(it.white)) && shows(line.black, Some(it.black))
                })))
        }
        R::Queen(a) => matches!(found, V::PutQueen(b) if a == b),
        R::SetupFault(_) => matches!(found, V::SetupFault { .. }),
        R::Time(span, to) => {
            matches!(found, V::Time { side, span: found } if span == found && to == side)
        }
        R::Times(white, black) => matches!(found, V::SetTimes(times)
            if shows(*white, times.white) && shows(*black, times.black)),
        R::StopClock => matches!(found, V::StopClock),
        R::StartClock(a) => matches!(found, V::StartClock(b) if a == b),
        R::RunOn => matches!(found, V::RunOn),
        R::Counter(white, black) => matches!(found, V::SetCounter { by, next_move: None }
            if white.is_none_or(|it| it == by.white) && black.is_none_or(|it| it == by.black)),
        R::NextMove(number) => matches!(found, V::SetCounter { next_move: Some(it), .. }
            if it.0 == *number),
        R::Increment(time) => matches!(found, V::SetIncrement(found) if time == found),
        R::Period(whose, span) => {
            matches!(found, V::NextPeriod { side, added }
                if whose == side && *span == Span::plus(*added))
                || matches!(found, V::PeriodTakenBack { side, taken }
                    if whose == side && *span == Span::minus(*taken))
        }
        R::Flag(a) => matches!(found, V::FlagDown(b) if a == b),
        R::ClaimUpheld(a) => matches!(found, V::ClaimUpheld(b) if a == b),
        R::ClaimRejected(a) => matches!(found, V::ClaimRejected(b) if a == b),
        R::ClaimBarred(a) => matches!(found, V::ClaimBarred(b) if a == b),
        R::Offer(state, void) => matches!(found, V::Offer { state: found, condition_void, .. }
            if state == found && void == condition_void),
        R::Penalty(whom, article, amount) => {
            matches!(found, V::Penalty { who, item, amount: found }
                if whom == who && article == item && same_amount(amount, found))
        }
        R::Expel(whom, from) => matches!(found, V::Expel { who, area }
            if whom == who && (from.is_none() || from == area)),
        R::Asks(asks) => matches!(found, V::Ask(question) if asks_for(asks, question, ruling)),
        R::Intervene(_) => matches!(found, V::Intervene { .. }),
        R::NoIntervention(_) => matches!(found, V::NoIntervention { .. }),
        R::Announce(_) => matches!(found, V::Announce { .. }),
        R::Explain(expected) => matches!(found, V::Explain { articles }
            if expected.iter().all(|it| articles.contains(it))),
        R::Note(whom, _) => {
            matches!(found, V::Note { to, .. } if whom.is_none() || whom == to)
        }
        R::Refer(a) => matches!(found, V::Refer(b) if a == b),
        R::Overridden(_) => matches!(found, V::Overridden { .. }),
        R::Class(_) | R::Notation(_) | R::Answer(_) => {
            matches!(found, V::Answer(answer) if answers(expected, answer, position))
        }
    }
}

fn asks_for(asks: &Asks, question: &Question, ruling: &Ruling) -> bool {
    let offered = asks.as_named(question, ruling.edition());
    asks.question == question.which
        && asks.options.iter().all(|it| offered.options.contains(it))
        && asks.penalties.iter().all(|it| offered.penalties.contains(it))
        && asks.default == offered.default
}

fn same_position(expected: &Restored, found: &Setup, basis: RestoreBasis) -> bool {
    match expected {
        Restored::Position(fen) => fen.agrees(found),
        Restored::Start => found.placement == Setup::INITIAL.placement,
        Restored::LastIdentifiable => basis == RestoreBasis::LastIdentifiable,
        // The number of the move says which position it is.
        Restored::Before(ply) => ply.number.is_none_or(|(number, side)| at(found, number, side)),
        Restored::After(ply) => ply.number.is_none_or(|(number, side)| match side {
            Color::White => at(found, number, Color::Black),
            Color::Black => at(found, number.saturating_add(1), Color::White),
        }),
    }
}

fn same_set_up(expected: Option<&Arrangement>, found: Option<&Setup>) -> bool {
    match (expected, found) {
        (Some(fen), Some(found)) => fen.agrees(found),
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    }
}

fn at(position: &Setup, number: u32, side: Color) -> bool {
    position.move_number.get() == number && position.turn == side
}

/// A time that is not named is not compared; displays are read to the second.
pub(crate) fn shows(expected: Option<Millis>, found: Option<Millis>) -> bool {
    expected.is_none_or(|it| found.map(Millis::floor_to_second) == Some(it.floor_to_second()))
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

/// Is this the duty that is expected of somebody?
pub(crate) fn same_duty(expected: &Duty, found: &D, who: &Who, position: &Setup) -> bool {
    let side = who.player().unwrap_or(position.turn);
    let is_named = |text, it| names(position, side, text, it);
    match expected {
        Duty::Plain(D::Seal(None)) => matches!(found, D::Seal(_)),
        Duty::Plain(expected) => expected == found,
        Duty::KingMove(texts) => matches!(found, D::KingMove(moves)
            if texts.len() == moves.len()
                && texts.iter().all(|text| moves.iter().any(|it| is_named(text, it.attempt())))),
        Duty::Play(text) => matches!(found, D::Play(attempt) if is_named(text, *attempt)),
        Duty::Seal(text) => matches!(found, D::Seal(Some(attempt)) if is_named(text, *attempt)),
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
