//! How much each side may record: so many lines at once, so many in a second, so many in a game. What one side uses up, the other
//! and the arbiter still have.

use board::{ByColor, Color};
use clock::Phrase;
use laws::event::Happening;
use store::wire::v1::RecordedBy;
use store::{Told, What};
use transcript::{Deed, EventLine};

use super::permission::acting;
use super::table::Table;
use super::trouble::CannotRecord;

/// How many lines of a kind one side may record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Share {
    at_once: u64,
    in_a_second: u64,
    in_game: u64,
}

/// What brings the game on. The longest game of a tournament had 269 moves.
const MOVES: Share = Share { at_once: 100, in_a_second: 10, in_game: 3_000 };
/// Everything else: hands at the board, offers, calls, scoresheets.
const ACTS: Share = Share { at_once: 100, in_a_second: 10, in_game: 2_000 };
/// Hands whose share is used up still make moves, but slowly, and what they do counts with the moves.
const SLOW_HANDS: Share = Share { at_once: 16, in_a_second: 1, in_game: MOVES.in_game };
/// What arbiters may record in a game. The clock of the server needs no share.
const OF_ARBITERS: u64 = 9_500;
/// So much of that is not for telling again what came after an entry that is put right.
const NOT_FOR_REPLACEMENTS: u64 = 2_000;
/// A log can be taken out as a transcript and read again, which has no more lines.
const _: () = assert!(2 * (MOVES.in_game + ACTS.in_game) + OF_ARBITERS < 20_000);

/// What a line is, for the shares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// A move, a press, a claim, or what ends the game.
    Move,
    /// A hand at the board.
    Hand,
    Act,
}

fn kind(line: &EventLine) -> Kind {
    match &line.deed {
        Deed::Plays { .. } | Deed::Claims { .. } | Deed::Stops { .. } => Kind::Move,
        Deed::Announces { .. } => Kind::Hand,
        Deed::OpensEnvelope { .. } | Deed::Decides { .. } => Kind::Act,
        Deed::Plain(happening) => match happening {
            Happening::ClockPressed(_)
            | Happening::FlagNoticed(_)
            | Happening::DrawAccepted(_)
            | Happening::Resigned { .. } => Kind::Move,
            Happening::PieceTouched(_)
            | Happening::PieceTakenOff(_)
            | Happening::PiecePlaced(_)
            | Happening::PieceReleased(_)
            | Happening::CastlingAnnounced(_)
            | Happening::AnnouncementRepeated(_) => Kind::Hand,
            _ => Kind::Act,
        },
    }
}

/// Lines of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    moves: u64,
    hands: u64,
    acts: u64,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.moves += other.moves;
        self.hands += other.hands;
        self.acts += other.acts;
    }

    fn subtract(&mut self, other: Tally) {
        self.moves = self.moves.saturating_sub(other.moves);
        self.hands = self.hands.saturating_sub(other.hands);
        self.acts = self.acts.saturating_sub(other.acts);
    }

    const fn all(self) -> u64 {
        self.moves + self.hands + self.acts
    }
}

/// The lines of each side, by who acts in them.
fn tally<'l>(lines: impl IntoIterator<Item = &'l EventLine>) -> ByColor<Tally> {
    let mut found = ByColor::<Tally>::default();
    for line in lines {
        let Some(sides) = acting(line) else { continue };
        for color in Color::ALL.into_iter().filter(|it| sides.has(*it)) {
            match kind(line) {
                Kind::Move => found[color].moves += 1,
                Kind::Hand => found[color].hands += 1,
                Kind::Act => found[color].acts += 1,
            }
        }
    }
    found
}

/// Why there is no room for lines of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoShare {
    /// Too many in too short a time.
    Pace { at_once: u64, in_a_second: u64, wait_s: u64 },
    /// As many of other acts as one side may record in a game.
    Acts { most: u64 },
    /// As many moves and presses.
    Moves { most: u64 },
}

impl NoShare {
    /// The message that says it, but for the side.
    pub(super) fn phrase(self) -> Phrase {
        match self {
            NoShare::Pace { at_once, in_a_second, wait_s } => Phrase::new("server-share-pace")
                .number("most", at_once)
                .number("rate", in_a_second)
                .number("wait", wait_s),
            NoShare::Acts { most } => Phrase::new("server-share-acts").number("most", most),
            NoShare::Moves { most } => Phrase::new("server-share-moves").number("most", most),
        }
    }
}

/// What is left of what may be recorded at once, in thousandths of a line.
#[derive(Clone, Copy, Debug)]
struct Pace {
    used: u64,
    at_ms: i64,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace { used: 0, at_ms: i64::MIN }
    }
}

impl Pace {
    fn take(&mut self, share: Share, lines: u64, now_ms: i64) -> Result<(), NoShare> {
        let Share { at_once, in_a_second, .. } = share;
        let passed = u64::try_from(now_ms.saturating_sub(self.at_ms)).unwrap_or(0);
        let used = self.used.saturating_sub(passed.saturating_mul(in_a_second));
        let after = used + lines * 1_000;
        let over = after.saturating_sub(at_once * 1_000);
        if lines > 0 && over > 0 {
            let wait_s = over.div_ceil(in_a_second * 1_000);
            return Err(NoShare::Pace { at_once, in_a_second, wait_s });
        }
        *self = Pace { used: after, at_ms: now_ms.max(self.at_ms) };
        Ok(())
    }
}

/// What one side has used, and what was refused to it.
#[derive(Clone, Copy, Debug, Default)]
struct OfSide {
    /// What stands in the log.
    used: Tally,
    /// What is on its way into it.
    coming: Tally,
    moves: Pace,
    acts: Pace,
    slow_hands: Pace,
    refused: Option<Refused>,
}

/// What was refused to a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    pub(crate) lines: u64,
    /// Times of the server.
    pub(crate) first_ms: i64,
    pub(crate) last_ms: i64,
    /// Has an arbiter recorded nothing since?
    pub(crate) is_new: bool,
}

impl OfSide {
    fn take(&mut self, wanted: Tally, now_ms: i64) -> Result<(), NoShare> {
        let mut used = self.used;
        used.add(self.coming);
        let others = used.hands + used.acts;
        let left = ACTS.in_game.saturating_sub(others);
        if wanted.acts > left {
            return Err(NoShare::Acts { most: ACTS.in_game });
        }
        let acts = left.min(wanted.hands + wanted.acts);
        let slow = wanted.hands + wanted.acts - acts;
        let moves = used.moves + others.saturating_sub(ACTS.in_game);
        if (wanted.moves + slow > 0) && moves + wanted.moves + slow > MOVES.in_game {
            return Err(NoShare::Moves { most: MOVES.in_game });
        }
        if slow > SLOW_HANDS.at_once {
            return Err(NoShare::Acts { most: ACTS.in_game });
        }
        self.moves.take(MOVES, wanted.moves, now_ms)?;
        self.acts.take(ACTS, acts, now_ms)?;
        self.slow_hands.take(SLOW_HANDS, slow, now_ms)?;
        self.coming.add(wanted);
        Ok(())
    }

    fn refuse(&mut self, lines: u64, now_ms: i64) {
        let known = self.refused.map_or((0, now_ms), |it| (it.lines, it.first_ms));
        let lines = known.0.saturating_add(lines);
        self.refused = Some(Refused { lines, first_ms: known.1, last_ms: now_ms, is_new: true });
    }
}

/// What has been used of the shares of a game. It follows the log, so it is the same after a restart and on every server.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shares {
    /// The last entry that was counted.
    known: u64,
    sides: ByColor<OfSide>,
    arbiters: u64,
}

impl Shares {
    /// Counts what has been recorded since.
    pub(crate) fn follow(&mut self, table: &Table) {
        let entries = table.entries();
        let new = entries.partition_point(|it| it.seq.0 <= self.known);
        for told in &entries[new..] {
            self.count(told);
        }
        self.known = self.known.max(table.seq());
    }

    fn count(&mut self, told: &Told) {
        let again = matches!(told.what, What::Event { again: Some(_), .. });
        match (told.by, told.event()) {
            // An arbiter has it told again.
            (_, Some(_)) if again => self.arbiters += 1,
            (RecordedBy::Arbiter, _) => {
                self.arbiters += 1;
                for color in Color::ALL {
                    let refused = self.sides[color].refused;
                    self.sides[color].refused = refused.map(|it| Refused { is_new: false, ..it });
                }
            }
            (RecordedBy::White | RecordedBy::Black | RecordedBy::Both, Some(event)) => {
                let found = tally([&event.line]);
                for color in Color::ALL {
                    self.sides[color].used.add(found[color]);
                }
            }
            _ => {}
        }
    }

    /// Takes room for lines, for all or for none; what was taken is on its way until it is let go.
    pub(crate) fn take(
        &mut self,
        lines: &[EventLine],
        by: RecordedBy,
        now_ms: i64,
    ) -> Result<ByColor<Tally>, CannotRecord> {
        match by {
            RecordedBy::Server => Ok(ByColor::default()),
            RecordedBy::Arbiter => {
                self.take_for_arbiter(lines.len() as u64).map(|()| ByColor::default())
            }
            RecordedBy::White | RecordedBy::Black | RecordedBy::Both => {
                let wanted = tally(lines);
                let mut after = self.sides;
                for side in Color::ALL {
                    if let Err(why) = after[side].take(wanted[side], now_ms) {
                        self.sides[side].refuse(wanted[side].all(), now_ms);
                        return Err(CannotRecord::NoShare { side, why });
                    }
                }
                self.sides = after;
                Ok(wanted)
            }
        }
    }

    pub(crate) fn take_for_arbiter(&self, lines: u64) -> Result<(), CannotRecord> {
        match self.arbiters + lines <= OF_ARBITERS {
            true => Ok(()),
            false => Err(CannotRecord::Full),
        }
    }

    /// Takes room for what is told again, if enough is left to the arbiters for the rest of the game.
    pub(crate) fn take_for_replacement(&self, lines: u64) -> Result<(), CannotRecord> {
        let taken = self.take_for_arbiter(lines + NOT_FOR_REPLACEMENTS);
        taken.map_err(|_| CannotRecord::FullOfOld)
    }

    /// What was on its way is in the log, or will not come.
    pub(crate) fn let_go(&mut self, taken: ByColor<Tally>) {
        for color in Color::ALL {
            self.sides[color].coming.subtract(taken[color]);
        }
    }

    /// What was refused to the sides.
    pub(crate) fn refused(&self) -> Vec<(Color, Refused)> {
        Color::ALL.into_iter().filter_map(|it| Some((it, self.sides[it].refused?))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::table::read;
    use super::*;

    fn lines(text: &str, count: usize) -> Vec<EventLine> {
        vec![read(text).expect("a line"); count]
    }

    fn take(shares: &mut Shares, text: &str, count: usize, now_ms: i64) -> Option<NoShare> {
        let by = RecordedBy::Both;
        match shares.take(&lines(text, count), by, now_ms) {
            // As if it had been recorded at once.
            Ok(taken) => {
                shares.let_go(taken);
                for color in Color::ALL {
                    shares.sides[color].used.add(taken[color]);
                }
                None
            }
            Err(CannotRecord::NoShare { why, .. }) => Some(why),
            Err(other) => panic!("{other}"),
        }
    }

    #[test]
    fn a_side_that_is_too_fast_is_told_when_there_is_room_again() {
        let mut shares = Shares::default();
        assert_eq!(take(&mut shares, "white touches e2", 64, 0), None);
        assert_eq!(take(&mut shares, "white touches e2", 36, 0), None);
        let pace = |wait_s| Some(NoShare::Pace { at_once: 100, in_a_second: 10, wait_s });
        assert_eq!(take(&mut shares, "white touches e2", 1, 0), pace(1));
        assert_eq!(take(&mut shares, "white touches e2", 64, 1_000), pace(6));
        assert_eq!(take(&mut shares, "white touches e2", 64, 6_400), None);
        assert_eq!(take(&mut shares, "black touches e7", 64, 6_400), None, "the other side");
        assert_eq!(take(&mut shares, "white presses", 64, 6_400), None, "moves go on");
        let refused = shares.refused();
        assert_eq!(refused.len(), 1);
        let (side, Refused { lines, first_ms, last_ms, .. }) = refused[0];
        assert_eq!((side, lines, first_ms, last_ms), (Color::White, 65, 0, 1_000));
    }

    #[test]
    fn a_clock_that_is_set_back_gives_nothing_and_takes_nothing() {
        let mut shares = Shares::default();
        assert_eq!(take(&mut shares, "white touches e2", 100, 50_000), None);
        assert!(take(&mut shares, "white touches e2", 1, 0).is_some());
        assert!(take(&mut shares, "white touches e2", 1, 49_999).is_some());
        assert_eq!(take(&mut shares, "white touches e2", 10, 51_000), None);
    }

    #[test]
    fn who_has_used_up_his_acts_still_moves() {
        let mut shares = Shares::default();
        let mut now = 0;
        while take(&mut shares, "white offers draw", 50, now).is_none() {
            now += 5_000;
        }
        assert_eq!(shares.sides.white.used.acts, ACTS.in_game);
        let acts = Some(NoShare::Acts { most: ACTS.in_game });
        assert_eq!(take(&mut shares, "white offers draw", 1, now + 3_600_000), acts);
        for text in ["white plays e4 and presses", "white presses", "white resigns"] {
            assert_eq!(take(&mut shares, text, 1, now), None, "{text}");
        }
        // With a finger on the screen too, if not so fast.
        assert_eq!(take(&mut shares, "white touches e2", 16, now), None);
        let slow = Some(NoShare::Pace { at_once: 16, in_a_second: 1, wait_s: 1 });
        assert_eq!(take(&mut shares, "white touches e2", 1, now), slow);
        assert_eq!(take(&mut shares, "white touches e2", 1, now + 1_000), None);
        assert_eq!(take(&mut shares, "white touches e2", 64, now + 3_600_000), acts);
    }

    #[test]
    fn the_share_of_a_game_ends_for_its_side_only() {
        let mut shares = Shares::default();
        let mut now = 0;
        while take(&mut shares, "white presses", 100, now).is_none() {
            now += 10_000;
        }
        assert_eq!(shares.sides.white.used.moves, MOVES.in_game);
        let moves = Some(NoShare::Moves { most: MOVES.in_game });
        assert_eq!(take(&mut shares, "white presses", 1, now + 3_600_000), moves);
        assert_eq!(take(&mut shares, "black presses", 1, now), None);
        assert!(shares.take(&lines("time passes", 64), RecordedBy::Arbiter, now).is_ok());
        assert!(shares.take(&lines("time passes", 1), RecordedBy::Server, now).is_ok());
    }

    #[test]
    fn what_is_on_its_way_counts() {
        let mut shares = Shares::default();
        shares.sides.white.used.acts = ACTS.in_game - 10;
        let offers = lines("white offers draw", 10);
        let taken = shares.take(&offers, RecordedBy::White, 0).expect("room");
        assert!(shares.take(&offers, RecordedBy::White, 0).is_err());
        shares.let_go(taken);
        assert!(shares.take(&offers, RecordedBy::White, 0).is_ok());
    }

    #[test]
    fn replacements_leave_room_for_the_arbiters() {
        let arbiters = OF_ARBITERS - NOT_FOR_REPLACEMENTS - 40;
        let shares = Shares { arbiters, ..Shares::default() };
        assert_eq!(shares.take_for_replacement(40), Ok(()));
        assert_eq!(shares.take_for_replacement(41), Err(CannotRecord::FullOfOld));
        assert_eq!(shares.take_for_arbiter(NOT_FOR_REPLACEMENTS + 40), Ok(()));
    }
}
