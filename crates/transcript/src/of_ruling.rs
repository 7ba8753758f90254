//! A ruling of the laws as it would be expected.

use board::{Irregularity, Setup};
use laws::event::{News, Request, Who};
use laws::ruling::{
    Answered, Duty as D, Matter, RestoreBasis, ResultOf, Ruling, Span, Verdict as V, Why,
};

use crate::expected::{
    AnswerItem, Asks, Duty, Expectation, ExpectedRuling as R, Illegal, Refused, Restored,
};
use crate::model::{Arrangement, ClockLine};
use crate::names::{irregularity_name, violation_name};
use crate::resolve::move_text;

impl Expectation {
    /// The line that a ruling fulfils, moves being written in the position before the event.
    #[must_use]
    pub fn of(ruling: &Ruling, position: &Setup) -> Expectation {
        let articles = ruling.articles();
        Expectation::Ruling {
            ruling: ExpectedRulingOf(position).verdict(ruling.verdict()),
            articles,
        }
    }
}

struct ExpectedRulingOf<'p>(&'p Setup);

impl ExpectedRulingOf<'_> {
    #[deny(clippy::wildcard_enum_match_arm)]
    fn verdict(&self, verdict: &V) -> R {
        let position = self.0;
        match verdict {
            V::Made { side, played } => R::Made(move_text(position, *side, *played)),
            V::Completed { side, played, by } => {
                R::Completed(move_text(position, *side, *played), Some(*by))
            }
            V::IllegalPending { side, played, why } => {
                R::IllegalPending(*side, move_text(position, *side, *played), reasons(why))
            }
            V::IllegalCompleted { side, count, kind, why } => {
                R::Illegal(Illegal { side: *side, count: *count, kind: *kind, why: reasons(why) })
            }
            V::IllegalPosition { why } => R::IllegalPosition(reasons(why).unwrap_or_default()),
            V::Must { who, duty } => R::Must(who.clone(), self.duty(who, duty)),
            V::Allowed { what } => R::Allowed(what.map(id)),
            V::Refused { who, what } => R::Refused(who.clone(), refused(*what)),
            V::Violation { who, what } => R::Violation(who.clone(), Some(id(*what))),
            V::GameOver { outcome, .. } => R::Over {
                result: outcome.result,
                reason: outcome.reason,
                no_mate_possible: outcome.no_mate_possible,
                unrated: matches!(outcome.result, ResultOf::Score(score) if score.forfeit),
            },
            V::PlayOn { why } => R::PlayOn(Some(id(*why))),
            V::Annul { correct_colours, .. } => R::Annul { correct_colours: *correct_colours },
            V::Restore { position, basis, .. } => R::Restore(match basis {
                RestoreBasis::ImmediatelyBefore => Restored::Position(whole(position)),
                RestoreBasis::LastIdentifiable => Restored::LastIdentifiable,
            }),
            V::SetUp { position, other_board, times } => R::SetUp {
                position: position.as_deref().map(whole),
                correct_board: *other_board,
                clocks: times.map(|it| ClockLine {
                    white: Some(it.white),
                    black: Some(it.black),
                    running: None,
                }),
            },
            V::PutQueen(square) => R::Queen(*square),
            V::SetupFault { what, .. } => R::SetupFault(id(*what)),
            V::Answer(answer) => answer_as_expected(answer, position),

            V::Time { side, span } => R::Time(*span, *side),
            V::SetTimes(times) => R::Times(times.white, times.black),
            V::StopClock => R::StopClock,
            V::StartClock(side) => R::StartClock(*side),
            V::RunOn => R::RunOn,
            V::SetCounter { next_move: Some(number), .. } => R::NextMove(number.0),
            V::SetCounter { by, next_move: None } => R::Counter(Some(by.white), Some(by.black)),
            V::SetIncrement(time) => R::Increment(*time),
            V::NextPeriod { side, added } => R::Period(*side, Span::plus(*added)),
            V::PeriodTakenBack { side, taken } => R::Period(*side, Span::minus(*taken)),
            V::FlagDown(side) => R::Flag(*side),

            V::ClaimUpheld(ground) => R::ClaimUpheld(*ground),
            V::ClaimRejected(ground) => R::ClaimRejected(*ground),
            V::ClaimBarred(bar) => R::ClaimBarred(*bar),
            V::Offer { state, condition_void, .. } => R::Offer(*state, *condition_void),
            V::Penalty { who, item, amount } => R::Penalty(who.clone(), *item, amount.clone()),
            V::Expel { who, area } => R::Expel(who.clone(), area.clone()),
            V::Ask(question) => R::Asks(Asks::plain(question.which)),
            V::Intervene { why } => R::Intervene(Some(id(*why))),
            V::NoIntervention { why } => R::NoIntervention(Some(id(*why))),
            V::Announce { what } => R::Announce(id(*what)),
            V::Explain { articles } => R::Explain(articles.clone()),
            V::Note { to, what } => R::Note(to.clone(), id(*what)),
            V::Refer(to) => R::Refer(*to),
            V::Overridden { reason, .. } => R::Overridden(reason.clone()),
        }
    }

    fn duty(&self, who: &Who, duty: &D) -> Duty {
        let position = self.0;
        let side = who.player().unwrap_or(position.turn);
        match duty {
            D::KingMove(moves) => Duty::KingMove(
                moves.iter().map(|it| move_text(position, side, it.attempt())).collect(),
            ),
            D::Play(attempt) => Duty::Play(move_text(position, side, *attempt)),
            D::Seal(Some(attempt)) => Duty::Seal(move_text(position, side, *attempt)),
            other => Duty::Plain(other.clone()),
        }
    }
}

/// A duty of a player as it would be expected, moves being written in this position.
pub(crate) fn duty_as_expected(side: board::Color, duty: &D, position: &Setup) -> Duty {
    ExpectedRulingOf(position).duty(&side.into(), duty)
}

/// An answer to a query in this position, as it would be expected.
#[must_use]
pub fn answer_as_expected(answer: &Answered, position: &Setup) -> R {
    let text = |it: &str| R::Answer(vec![AnswerItem::Text(it.to_owned())]);
    match answer {
        Answered::Class(pace) => R::Class(*pace),
        Answered::Notation(words) => R::Notation(words.clone()),
        Answered::Edition(edition) => text(edition.tag()),
        Answered::Moves(moves) => {
            let written = |it: &board::Move| move_text(position, position.turn, it.attempt()).0;
            R::Answer(moves.iter().map(|it| AnswerItem::Word(written(it))).collect())
        }
        Answered::Squares(squares) => {
            R::Answer(squares.iter().map(|it| AnswerItem::Word(it.to_string())).collect())
        }
        Answered::Count(count) => R::Answer(vec![AnswerItem::Word(count.to_string())]),
        Answered::YesNo(yes) => text(if *yes { "yes" } else { "no" }),
        Answered::Undetermined => text("undetermined"),
        Answered::Word(word) => text(word),
    }
}

fn id(matter: Matter) -> String {
    matter.id().to_owned()
}

fn whole(position: &Setup) -> Arrangement {
    Arrangement { setup: *position, placement_only: false }
}

fn refused(what: Matter) -> Refused {
    match what {
        Matter::MoveCount => Refused::News(News::MoveCount),
        Matter::TimeUsed => Refused::News(News::TimeUsed),
        Matter::Advice => Refused::News(News::Advice),
        Matter::SeeRecord => Refused::Request(Request::SeeRecord),
        other => Refused::News(News::Words(id(other))),
    }
}

/// Reasons by their names. Of a castling right or an en passant square that cannot be, what is wrong with it is left out.
fn reasons(why: &[Why]) -> Option<String> {
    let words = why.iter().map(|it| match it {
        Why::Violation(violation) => violation_name(*violation).replace('_', " "),
        Why::Irregularity(Irregularity::Castling { .. }) => "castling".to_owned(),
        Why::Irregularity(Irregularity::EnPassant { .. }) => "en passant".to_owned(),
        Why::Irregularity(irregularity) => irregularity_name(*irregularity).replace('_', " "),
        Why::Matter(matter) => id(*matter),
    });
    let words = words.collect::<Vec<_>>().join("; ");
    (!words.is_empty()).then_some(words)
}
