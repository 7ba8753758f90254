//! What belongs to what: times become periods or times per move, numbers of moves find their period.

use alloc::vec::Vec;

use board::{ByColor, Color};

use super::around::{Around, join_times};
use super::draft::{Draft, DraftBonus, DraftPeriod};
use super::tag::{Item, ItemKind, Mark, Tagged, Unit, minutes, seconds};
use crate::language::{Ignored, Meaning, Note, Place, Understood, Why};
use crate::{Millis, Mode, Moves, Quota};

/// A time of this length after "increment" or before "per move" is one per move; a longer one opens a period.
const BONUS_MAX: Millis = Millis::from_minutes(5);
/// A number without a unit above this is a year or a rating, not minutes.
const BARE_MAX: u64 = 600_000;

pub(super) struct Assembled {
    pub(super) drafts: ByColor<Draft>,
    pub(super) understood: Vec<Understood>,
    pub(super) ignored: Vec<Ignored>,
    pub(super) notes: Vec<Note>,
}

pub(super) fn assemble(tagged: Tagged) -> Assembled {
    let items = join_times(tagged.items);
    let is_time = |item: &Item| matches!(item.kind, ItemKind::Time(..) | ItemKind::Number(_));
    let is_side = |item: &Item| matches!(item.kind, ItemKind::Side(_));
    let names_first = match (items.iter().position(is_side), items.iter().position(is_time)) {
        (Some(side), Some(time)) => side < time,
        (side, _) => side.is_some(),
    };
    let is_main_time = |item: &Item| {
        matches!(item.kind, ItemKind::Time(_, Unit::Minutes | Unit::Hours | Unit::Clock))
    };
    let mut assembler = Assembler {
        items: Around::new(&items),
        last_main_time: items.iter().rposition(is_main_time),
        last_mode: None,
        names_first,
        target: None,
        mark: None,
        from: None,
        last: Last::Nothing,
        out: Assembled {
            drafts: ByColor::default(),
            understood: Vec::new(),
            ignored: tagged.ignored,
            notes: tagged.notes,
        },
    };
    for at in 0..items.len() {
        assembler.take(at);
    }
    assembler.share_bonus();
    let mut out = assembler.out;
    out.ignored.sort_unstable();
    out
}

/// What was put into the drafts last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Nothing,
    Period,
    /// Time per move of one period, written without a unit.
    Own,
    Bonus,
}

struct Assembler<'i> {
    items: Around<'i>,
    /// Where the last time stands that is long enough for a period.
    last_main_time: Option<usize>,
    /// The last of what was understood that is a time per move.
    last_mode: Option<usize>,
    /// "White 5 minutes", not "5 minutes for White".
    names_first: bool,
    target: Option<Color>,
    /// A mark that waits for its time.
    mark: Option<Mark>,
    /// A move that waits for its time.
    from: Option<Moves>,
    last: Last,
    out: Assembled,
}

impl Assembler<'_> {
    fn take(&mut self, at: usize) {
        let Item { place, kind, .. } = self.items.0[at];
        match kind {
            ItemKind::Time(time, unit) => self.time(at, time, unit),
            ItemKind::Number(value) => self.bare_number(at, value),
            ItemKind::Count(moves) => self.quota(place, Quota::Moves(moves)),
            ItemKind::Rest => self.rest(at),
            ItemKind::AfterMove(moves) => self.after_move(at, moves),
            ItemKind::FromMove(moves) => self.start_move(place, moves),
            ItemKind::Mark(mark) => self.mark(at, mark),
            ItemKind::NoBonus => self.bonus(place, Mode::Plain),
            ItemKind::Hourglass => {
                self.understand(place, Meaning::Mode(Mode::Hourglass));
                self.each(|draft| draft.is_hourglass = true);
            }
            ItemKind::Side(side) => self.side(place, side),
            ItemKind::PerMove | ItemKind::Plus | ItemKind::Slash => {}
            ItemKind::Break | ItemKind::Other => {}
        }
    }

    fn understand(&mut self, place: Place, meaning: Meaning) {
        if matches!(meaning, Meaning::Mode(_)) {
            self.last_mode = Some(self.out.understood.len());
        }
        self.out.understood.push(Understood { place, meaning });
    }

    fn ignore(&mut self, place: Place, why: Why) {
        self.out.ignored.push(Ignored { place, why });
    }

    /// Does something to the draft of the player of whom the text speaks, or to both.
    fn each(&mut self, mut change: impl FnMut(&mut Draft)) {
        for side in Color::ALL {
            if self.target.is_none_or(|target| target == side) {
                change(&mut self.out.drafts[side]);
            }
        }
    }

    fn draft(&self) -> &Draft {
        &self.out.drafts[self.target.unwrap_or(Color::White)]
    }

    fn time(&mut self, at: usize, time: Millis, unit: Unit) {
        let place = self.items.0[at].place;
        let has_period = !self.draft().periods.is_empty();
        let after_plus = self.items.before(at, 1) == Some(ItemKind::Plus);
        let is_bonus = match unit {
            _ if self.items.is_per_move(at) => true,
            Unit::Seconds => has_period && (after_plus || !self.items.has_moves(at)),
            Unit::Clock => has_period && after_plus && time <= BONUS_MAX,
            _ => self.items.follows_mark(at) && time <= BONUS_MAX,
        };
        if unit == Unit::Clock
            && !is_bonus
            && !self.items.may_open(at, self.draft().quota.is_some())
        {
            return self.ignore(place, Why::LooseNumber);
        }
        match is_bonus {
            true => self.timed_bonus(place, time),
            false => self.period(place, time),
        }
    }

    fn bare_number(&mut self, at: usize, value: u64) {
        let Item { place, .. } = self.items.0[at];
        let (before, after) = (self.items.before(at, 1), self.items.kind(at + 1));
        let has_period = !self.draft().periods.is_empty();
        if self.items.is_turned(at) {
            self.out.notes.extend([Note::UnitsAssumed, Note::OrderTurned(place)]);
            return self.period(place, minutes(value));
        }
        let moves_first = after == Some(ItemKind::Slash)
            && matches!(self.items.kind(at + 2), Some(ItemKind::Number(_) | ItemKind::Time(..)));
        let after_time = matches!(self.items.before(at, 2), Some(ItemKind::Time(..)))
            || at.checked_sub(2).is_some_and(|first| self.items.is_turned(first));
        if moves_first || (before == Some(ItemKind::Slash) && after_time) {
            return self.quota(place, Quota::Moves(whole(value)));
        }
        let marked =
            self.items.follows_mark(at) || matches!(before, Some(ItemKind::Mark(Mark::Bronstein)));
        if has_period && (marked || before == Some(ItemKind::Plus)) {
            self.out.notes.push(Note::UnitsAssumed);
            return self.bare_bonus(at, value);
        }
        if value <= BARE_MAX && self.items.may_open(at, self.draft().quota.is_some()) {
            self.out.notes.push(Note::UnitsAssumed);
            return self.period(place, minutes(value));
        }
        let why = if value > BARE_MAX { Why::TooLarge } else { Why::LooseNumber };
        self.ignore(place, why);
    }

    /// A number of seconds per move without a unit: of the period it is joined to, or of all.
    fn bare_bonus(&mut self, at: usize, value: u64) {
        let Item { place, .. } = self.items.0[at];
        let joined = match self.items.before(at, 2) {
            Some(ItemKind::Number(_) | ItemKind::Time(_, Unit::Clock)) => {
                let sign = &self.items.0[at - 1];
                sign.kind == ItemKind::Plus || sign.is_tight
            }
            _ => false,
        };
        if !joined || self.items.is_per_move(at) {
            return self.timed_bonus(place, seconds(value));
        }
        if self.last == Last::Own {
            // `90+30+30`: the number in the middle was a period after all.
            let own = self.draft().periods.last().and_then(|period| period.own);
            self.each(Draft::without_own);
            let middle = own.map_or(Millis::ZERO, Mode::bonus);
            self.period(self.items.0[at - 2].place, middle.times(60));
            return self.timed_bonus(place, seconds(value));
        }
        let mode = self.mode(seconds(value));
        self.understand(place, Meaning::Mode(mode));
        self.each(|draft| {
            if let Some(period) = draft.periods.last_mut() {
                period.own = Some(mode);
            }
        });
        self.last = Last::Own;
    }

    fn period(&mut self, place: Place, time: Millis) {
        self.understand(place, Meaning::Time(time));
        self.each(|draft| {
            let quota = draft.quota.take();
            draft.periods.push(DraftPeriod { time, quota, own: None });
        });
        self.last = Last::Period;
    }

    fn timed_bonus(&mut self, place: Place, time: Millis) {
        let mode = self.mode(time);
        self.bonus(place, mode);
    }

    fn bonus(&mut self, place: Place, mode: Mode) {
        self.understand(place, Meaning::Mode(mode));
        let from = self.from.take();
        self.each(|draft| draft.bonuses.push(DraftBonus { mode, from }));
        self.last = Last::Bonus;
    }

    /// The mode that the last mark speaks of, cumulative without one.
    fn mode(&mut self, time: Millis) -> Mode {
        let mark = self.mark.take();
        if time.is_zero() {
            return Mode::Plain;
        }
        mode_of(mark.unwrap_or(Mark::Increment), time)
    }

    /// A mark waits for the time after it, or speaks of the one before.
    fn mark(&mut self, at: usize, mark: Mark) {
        let speaks_of_last =
            matches!(self.last, Last::Bonus | Last::Own) && !self.items.points_forward(at);
        if !speaks_of_last {
            self.mark = match (self.mark, mark) {
                // "Bronstein delay", "delay increment": the special word counts.
                (Some(special), Mark::Increment) => Some(special),
                (Some(Mark::Bronstein), Mark::Delay) => Some(Mark::Bronstein),
                _ => Some(mark),
            };
            return;
        }
        self.each(|draft| {
            if let Some(bonus) = draft.bonuses.last_mut() {
                bonus.mode = remarked(bonus.mode, mark);
            } else if let Some(period) = draft.periods.last_mut() {
                period.own = period.own.map(|mode| remarked(mode, mark));
            }
        });
        let understood = self.last_mode.and_then(|it| self.out.understood.get_mut(it));
        if let Some(Understood { meaning: Meaning::Mode(mode), .. }) = understood {
            *mode = remarked(*mode, mark);
        }
    }

    /// A number of moves belongs to the time before it if that has none, otherwise to the one after.
    fn quota(&mut self, place: Place, quota: Quota) {
        self.understand(place, Meaning::Quota(quota));
        self.each(|draft| match draft.periods.last_mut() {
            Some(period) if period.quota.is_none() => period.quota = Some(quota),
            _ => draft.quota = Some(quota),
        });
    }

    /// The rest of the game. Standing first it is a heading, unless a time is joined to it.
    fn rest(&mut self, at: usize) {
        let place = self.items.0[at].place;
        let lacks = self.draft().periods.last().is_some_and(|period| period.quota.is_none());
        let has_rest =
            self.draft().periods.last().is_some_and(|period| period.quota == Some(Quota::Rest));
        let joined = match self.items.kind(at + 1) {
            Some(ItemKind::Slash | ItemKind::Number(_)) => true,
            Some(ItemKind::Time(..)) => !self.draft().periods.is_empty(),
            _ => false,
        };
        if lacks || (joined && !has_rest) {
            self.quota(place, Quota::Rest);
        }
    }

    /// "After 40 moves 30 minutes": the moves of the period that ends there.
    fn after_move(&mut self, at: usize, moves: Moves) {
        let place = self.items.0[at].place;
        let follows = self.last_main_time > Some(at);
        let draft = &mut self.out.drafts[self.target.unwrap_or(Color::White)];
        let open = draft.open().filter(|&(open, _)| open + 1 < draft.periods.len() || follows);
        let Some((index, before)) = open else {
            return self.ignore(place, Why::NothingToBelongTo);
        };
        let quota = Quota::Moves(Moves(moves.0.saturating_sub(before.0)));
        self.understand(place, Meaning::Quota(quota));
        self.each(|draft| draft.close(index, quota));
    }

    fn start_move(&mut self, place: Place, moves: Moves) {
        self.understand(place, Meaning::FromMove(moves));
        if self.last != Last::Bonus {
            self.from = Some(moves);
            return;
        }
        self.each(|draft| {
            if let Some(bonus) = draft.bonuses.last_mut() {
                bonus.from.get_or_insert(moves);
            }
        });
    }

    /// Named before his time, a player is the one of whom the next words speak. Named after it, the last time
    /// is his alone.
    fn side(&mut self, place: Place, side: Color) {
        self.understand(place, Meaning::Side(side));
        if self.names_first {
            self.target = Some(side);
            self.last = Last::Nothing;
        } else if self.last == Last::Period {
            self.out.drafts[!side].pop();
        }
    }

    /// "White 5 minutes, Black 4 minutes, 2 seconds per move": stated once and meant for both.
    fn share_bonus(&mut self) {
        let Some(last) = self.target else { return };
        let drafts = &mut self.out.drafts;
        if drafts[!last].bonuses.is_empty() && !drafts[last].bonuses.is_empty() {
            drafts[!last].bonuses = drafts[last].bonuses.clone();
            self.out.notes.push(Note::ForBothAssumed);
        }
    }
}

fn whole(thousandths: u64) -> Moves {
    u32::try_from(thousandths / 1_000).map_or(Moves(u32::MAX), Moves)
}

fn mode_of(mark: Mark, time: Millis) -> Mode {
    match mark {
        Mark::Increment | Mark::Fischer => Mode::Fischer(time),
        Mark::Delay => Mode::Delay(time),
        Mark::Bronstein => Mode::Bronstein(time),
    }
}

/// The same time, given in another way. The general word does not change a special one.
fn remarked(mode: Mode, mark: Mark) -> Mode {
    match mode {
        Mode::Plain | Mode::Hourglass => mode,
        _ if mark == Mark::Increment => mode,
        Mode::Bronstein(_) if mark == Mark::Delay => mode,
        _ => mode_of(mark, mode.bonus()),
    }
}
