//! The presses of the game and what each of them brought: time of the move, a period. When moves are undone their
//! presses are too, and what they brought can be taken off again (7.1). It decides nothing.

use ::board::{ByColor, Color};
use clock::{ChessClock, Gain, Millis, Mode, Moves, PeriodChange, PeriodGain};

use super::trail::Trail;

/// The presses of a game, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Presses(Trail<Press>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Press {
    side: Color,
    /// The ply that it completed; of an empty press the one that it came before.
    ply: usize,
    /// What it brought; nothing is known of it where the time used decides and the record begins later.
    gain: Option<Gain>,
    /// What the display showed before it.
    left: Option<Millis>,
}

/// What presses that are undone had brought to one player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Undone {
    /// Time of moves and of periods.
    time: Millis,
    /// Saved time that was lost on the way.
    lost: Millis,
    /// The times of the periods that they opened.
    pub(crate) periods: Vec<Millis>,
    /// What the display showed before the first of them.
    left: Option<Millis>,
    unknown: bool,
}

impl Undone {
    fn and(mut self, press: &Press) -> Undone {
        match press.gain {
            Some(gain) => {
                let period = gain.period.unwrap_or_default();
                self.time += gain.bonus + period.time;
                self.lost += period.lost;
                self.periods.extend(gain.period.map(|it| it.time));
            }
            None => self.unknown = true,
        }
        self
    }

    /// Have they brought anything that a display shows?
    pub(crate) fn is_something(&self) -> bool {
        self.unknown || !self.time.is_zero() || !self.periods.is_empty()
    }

    /// The display without it. If less is left than they brought, some of it has been used for moves that are void:
    /// then it is what was left before the first of them.
    pub(crate) fn taken_from(&self, shown: Millis) -> Option<Millis> {
        if self.unknown {
            return None;
        }
        let rest = (shown + self.lost).checked_sub(self.time);
        rest.filter(|it| !it.is_zero() || self.time.is_zero()).or(self.left)
    }
}

impl Presses {
    /// A press of this record.
    pub(super) fn note(&mut self, side: Color, ply: usize, clock: &ChessClock) {
        let gain = clock.gained(side);
        let brought = |it: Gain| it.bonus + it.period.unwrap_or_default().time;
        let lost = |it: Gain| it.period.unwrap_or_default().lost;
        let shown = clock.times()[side];
        let left = gain.and_then(|it| (shown + lost(it)).checked_sub(brought(it)));
        self.0.push(Press { side, ply, gain, left });
    }

    /// A press before the record, of the move of this number.
    pub(super) fn note_earlier(
        &mut self,
        side: Color,
        ply: usize,
        number: Moves,
        clock: &ChessClock,
    ) {
        let setting = clock.setting();
        let schedule = setting.control.of(side);
        let of_move = schedule.period_of_move(number);
        let next = schedule.period_of_move(Moves(number.0.saturating_add(1)));
        let mode = |at| schedule.period(at).map_or(Mode::Plain, |it| it.mode);
        let gain = match mode(of_move) {
            Mode::Bronstein(_) => None,
            old => {
                let opens = next > of_move && setting.period_change == PeriodChange::AtPress;
                let opened = schedule.period(next).filter(|_| opens);
                let period = opened.map(|it| PeriodGain { time: it.time, lost: Millis::ZERO });
                Some(Gain { bonus: if opens { mode(next) } else { old }.increment(), period })
            }
        };
        self.0.push(Press { side, ply, gain, left: None });
    }

    /// What the presses from this ply on brought to each player.
    pub(crate) fn undone_from(&self, plies: usize) -> ByColor<Undone> {
        ByColor::from_fn(|side| {
            let of_side = |it: &&Press| it.side == side && it.ply >= plies;
            let mut presses = self.0.iter().filter(of_side).peekable();
            let left = presses.peek().and_then(|it| it.left);
            presses.fold(Undone { left, ..Undone::default() }, Undone::and)
        })
    }

    /// What the last press brought to the player who pressed, or for whom somebody pressed.
    pub(crate) fn undone_last(&self, side: Color) -> Undone {
        let last = self.0.iter().rev().take(1).filter(|it| it.side == side);
        last.fold(Undone::default(), |sum, it| Undone { left: it.left, ..sum.and(it) })
    }

    /// What was brought from this ply on has been settled.
    pub(super) fn forget_from(&mut self, plies: usize) {
        self.0.retain(|it| it.ply < plies);
    }

    /// What the last press brought has been settled.
    pub(super) fn forget_last(&mut self) {
        self.0.pop();
    }
}
