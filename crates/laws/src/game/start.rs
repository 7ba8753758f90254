//! A game at the first event of its record.

use std::sync::Arc;

use ::board::{ByColor, Color, Move, MoveKind};
use clock::{ChessClock, DisplaySetting, Flag, Instant, Moves, PeriodNumber};

use super::board::PhysicalBoard;
use super::configuration::{Configuration, DeadPositions, Running};
use super::frame::Frame;
use super::history::{Fault, History, Ply};
use super::impossible::CannotStart;
use super::setting_up::{SettingUp, rights_left};
use super::standing::Standing;
use super::{Clockwork, Counts, Flags, Game, OpenOffer, Phase};
use crate::ruling::{CompletedBy, Why};

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
        game.setting_up = SettingUp::at_start(game.times());
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

    fn clock_at_start(
        &self,
        configuration: &Configuration,
    ) -> Result<Option<ChessClock>, CannotStart> {
        let Some(fresh) = self.frame.new_clock() else { return Ok(None) };
        let before = &configuration.before;
        let number = before.period.unwrap_or(1);
        let period = PeriodNumber::new(number).ok_or(CannotStart::Period(number))?;
        let face = fresh.face(Instant::START)?;
        let displays = ByColor::from_fn(|side| {
            let time = configuration.clocks.times[side].unwrap_or(face.sides[side].time);
            let counter = before.counter[side].unwrap_or_else(|| self.history.completed(side));
            let down = before.flag[side] && time.is_zero();
            DisplaySetting {
                time,
                period,
                counter: Moves(counter),
                flag: if down { Flag::Down } else { Flag::Up },
            }
        });
        let clock = ChessClock::showing(fresh.setting().clone(), displays)?;
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

/// An illegal attempt as a move that can be carried out on the board.
pub(crate) fn as_move(before: &::board::Setup, attempt: ::board::Attempt) -> Move {
    use ::board::{Role, Wing};
    let role = before.placement.role_at(attempt.from);
    let kind = match (role, attempt.promotion) {
        (_, Some(role)) => MoveKind::Promotion(role),
        (Some(Role::King), None) => {
            let far = (attempt.from.file() as i8 - attempt.to.file() as i8).abs() >= 2;
            let same_rank = attempt.from.rank() == attempt.to.rank();
            let wing = Wing::of_rook(attempt.from, attempt.to);
            let onto = before.placement.piece_at(attempt.to);
            if same_rank
                && onto.is_some()
                && onto == before.placement.color_at(attempt.from).map(own_rook)
            {
                return Move::new(attempt.from, attempt.to, MoveKind::Castling);
            }
            if let Some(rook) = rook_of(before, attempt.from, wing).filter(|_| far && same_rank) {
                return Move::new(attempt.from, rook, MoveKind::Castling);
            }
            MoveKind::Ordinary
        }
        _ => MoveKind::Ordinary,
    };
    Move::new(attempt.from, attempt.to, kind)
}

fn own_rook(color: Color) -> ::board::Piece {
    ::board::Piece { color, role: ::board::Role::Rook }
}

/// The outermost own rook on that side of the king, on its rank.
pub(crate) fn rook_of(
    before: &::board::Setup,
    king: ::board::Square,
    wing: ::board::Wing,
) -> Option<::board::Square> {
    use ::board::{Bitboard, Role, Wing};
    let color = before.placement.color_at(king)?;
    let rooks = before.placement.of(color, Role::Rook) & Bitboard::rank(king.rank());
    let on_wing = rooks.into_iter().filter(|&it| Wing::of_rook(king, it) == wing);
    match wing {
        Wing::King => on_wing.max(),
        Wing::Queen => on_wing.min(),
    }
}
