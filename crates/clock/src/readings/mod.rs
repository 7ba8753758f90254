//! What should the clocks show? From the control, the moves played and whatever times are known, with the
//! assumptions listed. An answer may be a range; nothing is guessed in silence.

mod correct;
mod given;
mod used;

use alloc::vec::Vec;

use board::{ByColor, Color};

pub use correct::{Proposal, Shortfall, correct_setting};
pub use given::{Given, given};
pub use used::{Increment, Used, used_by_move};

use crate::{Millis, Mode, Moves, PeriodNumber, TimeControl};
use given::{cost, free};

/// What is known of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GameSoFar {
    /// What is known of each player.
    pub sides: ByColor<SideSoFar>,
    /// How long the game has been going on, stops not counted.
    pub elapsed: Option<Millis>,
}

/// What is known of one player's time.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct SideSoFar {
    /// How many moves he has completed.
    pub completed: Moves,
    /// How long he used for each of them, as far as it was recorded. May be shorter than the game.
    pub used: Vec<Option<Millis>>,
    /// How long he has been thinking about the next.
    pub thinking: Option<Millis>,
    /// Time that the arbiter gave him.
    pub given: Millis,
    /// Time that the arbiter took from him.
    pub taken: Millis,
}

/// A time of which we know the limits. Where they are equal it is exact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Range {
    /// Not less than this.
    pub least: Millis,
    /// Not more than this.
    pub most: Millis,
}

impl Range {
    /// Exactly this.
    #[must_use]
    pub const fn exactly(time: Millis) -> Range {
        Range { least: time, most: time }
    }

    /// The time, if it is exact.
    #[must_use]
    pub fn exact(self) -> Option<Millis> {
        (self.least == self.most).then_some(self.least)
    }

    /// How a reading lies to the range.
    #[must_use]
    pub fn compare(self, shown: Millis) -> Deviation {
        match (self.least.checked_sub(shown), shown.checked_sub(self.most)) {
            (Some(by), _) if !by.is_zero() => Deviation::TooLittle(by),
            (_, Some(by)) if !by.is_zero() => Deviation::TooMuch(by),
            _ => Deviation::Within,
        }
    }
}

/// How a reading lies to what it should be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deviation {
    /// As it should be.
    Within,
    /// Less, by at least this much.
    TooLittle(Millis),
    /// More, by at least this much.
    TooMuch(Millis),
}

/// What the clocks should show.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ShouldShow {
    /// Each display.
    pub sides: ByColor<Range>,
    /// Both displays added up. Often known better than either of them.
    pub together: Range,
    /// What was taken for granted.
    pub assumptions: Vec<Assumption>,
    /// What cannot all be true.
    pub contradictions: Vec<Contradiction>,
}

/// Something that was taken for granted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Assumption {
    /// Every completed move was completed by a press, so that it brought its increment.
    EveryMovePressed,
    /// The time of this period is on the display, since the moves of the one before are completed.
    PeriodGiven(Color, PeriodNumber),
    /// For so many moves of this player no time is recorded.
    UnrecordedMoves(Color, Moves),
    /// Those moves took what the other known times leave of the time elapsed.
    RestOfElapsed(Color),
    /// His flag has not fallen, so he has used no more than he had.
    FlagIsUp(Color),
    /// It is not known how long he has been thinking: taken as no time.
    NotThinking(Color),
    /// The time elapsed does not contain stops.
    NoStops,
}

/// Something that cannot be true together with the rest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Contradiction {
    /// The recorded times of this player are more than he had, by this much.
    UsedMoreThanGiven(Color, Millis),
    /// The recorded times are more than the time elapsed, by this much.
    LongerThanElapsed(Millis),
    /// Times are recorded for more moves than were completed.
    TooManyTimes(Color, Moves),
}

/// The known part of one player's account.
struct Account {
    /// Given, less the cost of the recorded moves and of the present one.
    balance: Millis,
    recorded: Millis,
    unrecorded: Moves,
    /// How long the unrecorded moves may have lasted without costing anything.
    free: Millis,
}

/// What should the clocks show?
#[must_use]
pub fn should_show(control: &TimeControl, game: &GameSoFar) -> ShouldShow {
    let (mut assumptions, mut contradictions) = (Vec::new(), Vec::new());
    if Color::ALL.iter().any(|&side| game.sides[side].completed > Moves(0)) {
        assumptions.push(Assumption::EveryMovePressed);
    }
    let accounts = ByColor::from_fn(|side| {
        account(control, game, side, &mut assumptions, &mut contradictions)
    });
    let recorded = accounts.white.recorded + accounts.black.recorded;
    let rest = game.elapsed.map(|elapsed| {
        assumptions.push(Assumption::NoStops);
        elapsed.checked_sub(recorded).unwrap_or_else(|| {
            let by = recorded.saturating_sub(elapsed);
            contradictions.push(Contradiction::LongerThanElapsed(by));
            Millis::ZERO
        })
    });
    let sides = ByColor::from_fn(|side| display(&accounts, rest, side, &mut assumptions));
    let together = together(control, &accounts, rest, sides);
    ShouldShow { sides, together, assumptions, contradictions }
}

fn account(
    control: &TimeControl,
    game: &GameSoFar,
    side: Color,
    assumptions: &mut Vec<Assumption>,
    contradictions: &mut Vec<Contradiction>,
) -> Account {
    let (schedule, known) = (control.of(side), &game.sides[side]);
    let given = given(schedule, known.completed);
    if given.period > PeriodNumber::FIRST {
        assumptions.push(Assumption::PeriodGiven(side, given.period));
    }
    let completed = known.completed.0 as usize;
    if let Some(more @ 1..) = known.used.len().checked_sub(completed) {
        contradictions.push(Contradiction::TooManyTimes(side, Moves(more as u32)));
    }
    let (mut spent, mut recorded) = (known.taken, Millis::ZERO);
    let (mut unrecorded, mut unrecorded_free) = (0, Millis::ZERO);
    for number in 1..=known.completed.0 {
        match known.used.get(number as usize - 1).copied().flatten() {
            Some(used) => {
                recorded += used;
                spent += cost(schedule, Moves(number), used);
            }
            None => {
                unrecorded += 1;
                unrecorded_free += free(schedule, Moves(number));
            }
        }
    }
    if unrecorded > 0 {
        assumptions.push(Assumption::UnrecordedMoves(side, Moves(unrecorded)));
    }
    let next = Moves(known.completed.0.saturating_add(1));
    match known.thinking {
        Some(thinking) => {
            recorded += thinking;
            spent += match schedule.period(given.period).map(|it| it.mode) {
                Some(Mode::Delay(_)) => cost(schedule, next, thinking),
                _ => thinking,
            };
        }
        None => assumptions.push(Assumption::NotThinking(side)),
    }
    let all = given.certain() + known.given;
    let overdrawn = spent.saturating_sub(all);
    if !overdrawn.is_zero() {
        contradictions.push(Contradiction::UsedMoreThanGiven(side, overdrawn));
    }
    let balance = all.saturating_sub(spent);
    Account { balance, recorded, unrecorded: Moves(unrecorded), free: unrecorded_free }
}

/// One display: the balance, less what the unrecorded moves may have cost.
fn display(
    accounts: &ByColor<Account>,
    rest: Option<Millis>,
    side: Color,
    assumptions: &mut Vec<Assumption>,
) -> Range {
    let Account { balance, unrecorded, free, .. } = accounts[side];
    if unrecorded == Moves(0) {
        return Range::exactly(balance);
    }
    let Some(rest) = rest else {
        assumptions.push(Assumption::FlagIsUp(side));
        return Range { least: Millis::ZERO, most: balance };
    };
    let least = balance.saturating_sub(rest);
    if accounts[!side].unrecorded > Moves(0) {
        return Range { least, most: balance };
    }
    assumptions.push(Assumption::RestOfElapsed(side));
    Range { least, most: balance.saturating_sub(rest.saturating_sub(free)) }
}

/// Both displays added up.
fn together(
    control: &TimeControl,
    accounts: &ByColor<Account>,
    rest: Option<Millis>,
    sides: ByColor<Range>,
) -> Range {
    let balance = accounts.white.balance + accounts.black.balance;
    if control.of(Color::White).periods()[0].mode == Mode::Hourglass {
        let first = |side: Color| control.of(side).periods()[0].time;
        return Range::exactly(first(Color::White) + first(Color::Black));
    }
    let open = Color::ALL.iter().any(|&side| accounts[side].unrecorded > Moves(0));
    let free = accounts.white.free + accounts.black.free;
    match rest {
        Some(rest) if open => Range {
            least: balance.saturating_sub(rest),
            most: balance.saturating_sub(rest.saturating_sub(free)),
        },
        _ => Range {
            least: sides.white.least + sides.black.least,
            most: sides.white.most + sides.black.most,
        },
    }
}

#[cfg(test)]
mod tests;
