//! A game at the first event of its record.

use std::sync::Arc;

use ::board::{ByColor, Color, Move, MoveKind};
use clock::{ChessClock, DisplaySetting, Flag, Instant, Millis, Moves, PeriodChange, PeriodNumber};

use super::board::PhysicalBoard;
use super::configuration::{Configuration, DeadPositions, Running};
use super::frame::Frame;
use super::history::{Fault, History, Ply};
use super::impossible::CannotStart;
use super::setting_up::{SettingUp, kings_misplaced, rights_left};
use super::standing::Standing;
use super::{Clockwork, Counts, Flags, Game, OpenOffer, Phase};
use crate::ruling::{CompletedBy, Why};

/// With no more than this on the display the record is about the end of a period.
const TIME_TROUBLE: Millis = Millis::from_minutes(1);

/// So many moves beyond the number of a period may have been played in time trouble before the flag falls.
const BEYOND_THE_CONTROL: u32 = 6;

impl Game {
    /// A game that is set up like this.
    ///
    /// ```
    /// use jadoube_laws::Edition;
    /// use jadoube_laws::game::{CannotStart, Configuration, Game};
    ///
    /// let usual = Configuration::new(Edition::Fide2018);
    /// assert!(Game::new(&usual).is_ok());
    ///
    /// // Nothing stands on e4 that could have moved first.
    /// let wrong = Configuration { moves: vec!["e4e5".parse()?], ..usual };
    /// assert_eq!(Game::new(&wrong), Err(CannotStart::Move { number: 1 }));
    /// # Ok::<(), board::NotAnAttempt>(())
    /// ```
    ///
    /// # Errors
    /// Why this cannot be.
    pub fn new(configuration: &Configuration) -> Result<Game, CannotStart> {
        let frame = Arc::new(Frame::new(configuration));
        let before = &configuration.before;
        let start = rights_left(&frame, configuration.position);
        let misplaced = kings_misplaced(&frame, &configuration.position);
        let barred = configuration.position.castling_rooks & !start.castling_rooks;
        let mut game = Game {
            phase: if configuration.not_started { Phase::NotStarted } else { Phase::Running },
            now: Instant::START,
            time_of_day: configuration.time_of_day,
            start,
            standing: Standing::new(&start),
            board: PhysicalBoard::new(configuration.position.placement),
            acts: ByColor::default(),
            history: History::default(),
            clock: None,
            duties: ByColor::default(),
            counts: Counts {
                illegal: before.illegal,
                warned: before.warned,
                knocks: before.knocks,
                requests: before.requests,
                out_of_turn: ByColor::default(),
            },
            offer: before.offer.map(|side| OpenOffer { side, plies: 0 }),
            questions: Vec::new(),
            flags: Flags { fell: before.flag, ..Flags::default() },
            present: ByColor::from_fn(|side| !before.absent[side]),
            round_started: (!configuration.not_started).then_some(Instant::START),
            outcome: None,
            ended_by: None,
            watching_illegal_position: None,
            touch_groups: 0,
            looks_for_dead_positions: configuration.dead_positions == DeadPositions::Found,
            seen_before: None,
            answering: None,
            missing: Vec::new(),
            clockwork: Clockwork::new(configuration),
            claims: super::Claims::with_offer(before.offer),
            sheets: super::Sheets::new(before.not_recording),
            ledger: Default::default(),
            adjournment: Default::default(),
            blind: Default::default(),
            setting_up: Default::default(),
            kept_points: Default::default(),
            left: None,
            presses: Default::default(),
            held: None,
            frame,
        };
        game.play_record(configuration)?;
        if let Some(seen) = before.seen {
            let extra = seen.saturating_sub(game.seen());
            game.seen_before = Some((game.standing.identity(), extra));
        }
        for side in Color::ALL {
            game.bring_counts(configuration, side);
        }
        game.clock = game.clock_at_start(configuration)?;
        game.note_earlier_presses();
        game.setting_up = SettingUp::at_start(game.times(), misplaced, barred);
        Ok(game)
    }

    fn play_record(&mut self, configuration: &Configuration) -> Result<(), CannotStart> {
        for (index, &attempt) in configuration.moves.iter().enumerate() {
            let side = self.standing.turn();
            let own = |it: ::board::Piece| it.color == side;
            if !self.standing.piece_at(attempt.from).is_some_and(own) {
                return Err(CannotStart::Move { number: index + 1 });
            }
            let before = self.standing.setup();
            let (legal, fault) = match self.standing.legal_move(attempt) {
                Ok(legal) => (Some(legal), None),
                Err(why) => {
                    let kind = super::fold_ruling::kind_of(&why);
                    let why = why.into_iter().map(Why::Violation).collect();
                    (None, Some(Fault { kind, why, settled: false }))
                }
            };
            self.standing = match legal {
                Some(legal) => self.standing.after(legal),
                None => Standing::new(&before.carried_out(as_move(&before, attempt))),
            };
            let ply = Ply {
                side,
                attempt,
                legal,
                before,
                key: self.standing.key(),
                made_at: Instant::START,
                times: None,
                times_after: None,
                completed: Some(CompletedBy::Press),
                fault,
                breach: None,
                made_before: None,
                carried_on: false,
                castling_announced: false,
                contacts: Vec::new(),
            };
            self.history.push(ply);
        }
        self.board = PhysicalBoard::new(*self.standing.placement());
        Ok(())
    }

    fn bring_counts(&mut self, configuration: &Configuration, side: Color) {
        let before = &configuration.before;
        // The number of the move in the position tells how many moves were made before it.
        let number = configuration.position.move_number.get() - 1;
        let half = configuration.position.turn == Color::Black && side == Color::White;
        let implied = number + u32::from(half);
        let recorded = self.history.made(side);
        let counted = |given: Option<u32>| match given {
            Some(given) => given.max(recorded),
            None => implied.saturating_add(recorded),
        };
        let completed = before.completed[side].or(before.made[side]);
        let made = before.made[side].or(before.completed[side]);
        self.history.count_from(side, counted(made), counted(completed));
    }

    /// Moves before the record were pressed, and each press brought its time.
    fn note_earlier_presses(&mut self) {
        let Some(clock) = &self.clock else { return };
        let mut number = ByColor::from_fn(|side| {
            let recorded = self.history.plies().iter().filter(|it| it.side == side).count();
            self.history.completed(side).saturating_sub(recorded as u32)
        });
        for (index, ply) in self.history.plies().iter().enumerate() {
            number[ply.side] += 1;
            self.presses.note_earlier(ply.side, index, Moves(number[ply.side]), clock);
        }
    }

    /// The period in which a player is who has completed so many moves. At the very end of a period a few moves may have
    /// been played beyond its number before the flag falls: then it is that period which ends (C6.4-b).
    fn period_at_start(
        &self,
        configuration: &Configuration,
        side: Color,
        counter: u32,
    ) -> PeriodNumber {
        let ends = configuration.before.flag[side]
            || configuration.clocks.times[side].is_some_and(|it| it <= TIME_TROUBLE);
        let beyond = if ends { BEYOND_THE_CONTROL } else { 0 };
        self.period_of_next(side, counter.saturating_sub(beyond))
    }

    /// The period of the move that follows so many.
    fn period_of_next(&self, side: Color, counter: u32) -> PeriodNumber {
        let next = Moves(counter.saturating_add(1));
        let control = self.frame.control();
        control.map_or(PeriodNumber::FIRST, |it| it.of(side).period_of_move(next))
    }

    /// A clock that counts has opened the next period with the last move of the one before.
    fn check_period(
        &self,
        configuration: &Configuration,
        given: PeriodNumber,
        displays: ByColor<DisplaySetting>,
    ) -> Result<(), CannotStart> {
        let by_hand = self
            .frame
            .new_clock()
            .is_some_and(|it| it.setting().period_change == PeriodChange::ByHand);
        for side in Color::ALL {
            let moves = displays[side].counter;
            if !by_hand && given < self.period_at_start(configuration, side, moves.0) {
                return Err(CannotStart::PeriodIsOver { side, period: given.get(), moves });
            }
        }
        Ok(())
    }

    fn clock_at_start(
        &self,
        configuration: &Configuration,
    ) -> Result<Option<ChessClock>, CannotStart> {
        let Some(fresh) = self.frame.new_clock() else { return Ok(None) };
        let before = &configuration.before;
        let given = before.period.map(|it| PeriodNumber::new(it).ok_or(CannotStart::Period(it)));
        let given = given.transpose()?;
        let face = fresh.face(Instant::START)?;
        let displays = ByColor::from_fn(|side| {
            let counter = before.counter[side].unwrap_or_else(|| self.history.completed(side));
            let period = self.period_at_start(configuration, side, counter);
            let full = match fresh.setting().control.of(side).period(period) {
                Some(it) if period > PeriodNumber::FIRST => it.time + it.mode.increment(),
                _ => face.sides[side].time,
            };
            let time = configuration.clocks.times[side].unwrap_or(full);
            let down = before.flag[side] && time.is_zero();
            DisplaySetting {
                time,
                period: given.unwrap_or(period),
                counter: Moves(counter),
                flag: if down { Flag::Down } else { Flag::Up },
            }
        });
        if let Some(given) = given {
            self.check_period(configuration, given, displays)?;
        }
        // A display that runs out in a period whose moves are completed got nothing with the last of them: neither it nor
        // the other one will. What is due at the flag the arbiter gives, and says so (6.4).
        let of_old = |side: Color| {
            displays[side].period < self.period_of_next(side, displays[side].counter.0)
        };
        let mut setting = fresh.setting().clone();
        if given.is_none() && Color::ALL.into_iter().any(of_old) {
            setting.period_change = PeriodChange::ByHand;
        }
        let clock = ChessClock::showing(setting, displays)?;
        let running = match configuration.clocks.running {
            Running::Of(side) => Some(side),
            Running::OfPlayerOnMove if configuration.not_started => None,
            Running::OfPlayerOnMove => Some(self.to_move()),
            Running::None => None,
        };
        match running {
            Some(side) => Ok(Some(clock.start(side, Instant::START)?)),
            None => Ok(Some(clock)),
        }
    }
}

/// An illegal attempt as a move that can be carried out on the board. It is castling only if the rook was handled too,
/// that is if it goes from the king to the rook; a king that goes far alone moves nothing but itself.
pub(crate) fn as_move(before: &::board::Setup, attempt: ::board::Attempt) -> Move {
    use ::board::{Rank, Role};
    let role = before.placement.role_at(attempt.from);
    let kind = match (role, attempt.promotion) {
        (Some(Role::Pawn), Some(role)) => MoveKind::Promotion(role),
        (Some(Role::King), _) => {
            let color = before.placement.color_at(attempt.from);
            let at_home = |color: Color| {
                let home = Rank::First.seen_by(color);
                attempt.from.rank() == home && attempt.to.rank() == home
            };
            let onto = before.placement.piece_at(attempt.to);
            match onto.is_some() && onto == color.filter(|&it| at_home(it)).map(own_rook) {
                true => MoveKind::Castling,
                false => MoveKind::Ordinary,
            }
        }
        _ => MoveKind::Ordinary,
    };
    Move::new(attempt.from, attempt.to, kind)
}

fn own_rook(color: Color) -> ::board::Piece {
    ::board::Piece { color, role: ::board::Role::Rook }
}
