//! The state of a game, kept by folding events and rulings. Nothing is decided here.

mod adjournment;
mod blind;
mod board;
mod check;
mod claim_without_arbiter;
mod claims;
mod clockwork;
mod configuration;
mod decisions;
mod excluded;
mod fold_event;
mod fold_ruling;
mod frame;
mod history;
mod impossible;
mod kept_points;
mod ledger;
mod presses;
mod setting_up;
mod sheets;
mod standing;
mod start;
mod trail;
mod unmade;
mod untold;

use ::board::{ByColor, Color, Identity, Move, Setup};
use clock::{ChessClock, Instant, Millis};

pub use adjournment::Adjournment;
pub use blind::BlindPlay;
pub use board::{Act, Contact, Displaced, Hands, PhysicalBoard, TakenMan};
pub use claim_without_arbiter::{ClaimWithoutArbiter, Stated, Statement, Taken};
pub use claims::{Claims, Offered, OfferedBy, VoidOffer};
pub use clockwork::{Clockwork, Established};
pub use configuration::{Before, Clocks, Configuration, DeadPositions, Running};
pub use excluded::Excluded;
pub use frame::Frame;
pub use history::{Fault, History, Ply};
pub use impossible::{CannotStart, Impossible};
pub use kept_points::KeptPoints;
pub use ledger::{Away, Incident, IncidentGroup, IncidentKind, Ledger, Permission};
pub(crate) use presses::{Presses, Undone};
pub use setting_up::{SettingUp, Upset};
pub(crate) use setting_up::{is_array, mirrors};
pub use sheets::{RecordKeeper, Sheet, Sheets, UpdateOrder, WrittenMove};
pub use standing::Standing;
pub(crate) use standing::captured;
pub(crate) use start::as_move;
pub use trail::{Trail, TrailIter};

use crate::ruling::{Cites, Duty, MissingFact, Outcome, Question};
use frame::SharedFrame;

/// A game: everything that the record of events and rulings amounts to.
///
/// ```
/// use board::{Attempt, Color};
/// use clock::Instant;
/// use jadoube_laws::Edition;
/// use jadoube_laws::event::{Event, Hand, Happening, Played};
/// use jadoube_laws::game::{Configuration, Game, Phase};
///
/// let mut game = Game::new(&Configuration::new(Edition::Fide2023))?;
/// let attempt: Attempt = "e2e4".parse()?;
/// let played = Played { side: Color::White, attempt, hand: Hand::Unknown, press: None };
/// game.record(&Event::new(Instant::START, Happening::MovePlayed(played)))?;
///
/// assert_eq!((game.phase(), game.to_move()), (Phase::Running, Color::Black));
/// assert_eq!((game.history().plies().len(), game.seen()), (1, 1));
/// assert!(game.questions().is_empty() && game.outcome().is_none());
/// assert_eq!(game.times(), None, "no clock is used");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    frame: SharedFrame,
    phase: Phase,
    now: Instant,
    time_of_day: Option<Millis>,
    /// The position before the first move.
    start: Setup,
    /// The position of the legal game.
    standing: Standing,
    /// What stands on the board.
    board: PhysicalBoard,
    /// What each player has done since the last move was made.
    acts: ByColor<Act>,
    history: History,
    clock: Option<ChessClock>,
    duties: ByColor<Duties>,
    counts: Counts,
    offer: Option<OpenOffer>,
    questions: Vec<Question>,
    flags: Flags,
    present: ByColor<bool>,
    round_started: Option<Instant>,
    outcome: Option<Outcome>,
    /// On what the ruling rests that ended it.
    ended_by: Option<Cites>,
    watching_illegal_position: Option<usize>,
    touch_groups: u32,
    looks_for_dead_positions: bool,
    answering: Option<Question>,
    missing: Vec<MissingFact>,
    clockwork: Clockwork,
    claims: Claims,
    sheets: Sheets,
    ledger: Ledger,
    adjournment: Adjournment,
    blind: BlindPlay,
    setting_up: SettingUp,
    kept_points: KeptPoints,
    /// The illegal move that was let stand with the last press, as long as nothing has happened since, the move was not
    /// put back and the game goes on.
    left: Option<Box<Left>>,
    presses: Presses,
    /// Whose clock goes on as soon as the questions that play waits for are answered.
    held: Option<Color>,
    /// A position that had occurred so often before the record began.
    seen_before: Option<(Identity, u32)>,
}

/// An illegal move as it stood on the board when the clock was pressed, nobody having acted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Left {
    pub(crate) at: Instant,
    pub(crate) side: Color,
    before: Standing,
    board: PhysicalBoard,
    act: Act,
    duty: Option<Duty>,
}

/// Where the game is between its start and its end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// It has not begun.
    NotStarted,
    /// It is being played, whether or not the clocks run.
    Running,
    /// It was adjourned.
    Adjourned,
    /// It is over.
    Over,
    /// It was cancelled.
    Annulled,
}

/// What a player is bound to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Duties {
    /// What binds the next move.
    pub(crate) next_move: Option<Duty>,
    /// Everything else.
    pub(crate) other: Vec<Duty>,
}

/// What is counted for each player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Illegal moves.
    pub illegal: ByColor<u8>,
    /// Warnings.
    pub warned: ByColor<u8>,
    /// Times that pieces were knocked over.
    pub knocks: ByColor<u8>,
    /// Requests to see the record.
    pub requests: ByColor<u8>,
    /// Moves out of turn.
    pub out_of_turn: ByColor<u8>,
}

/// An offer of a draw that has neither been accepted nor declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenOffer {
    /// Whose.
    pub side: Color,
    /// After how many plies it was made.
    pub plies: usize,
}

/// Flags that count as fallen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Flags {
    /// When each was noticed.
    pub noticed: ByColor<Option<Instant>>,
    /// Flags that the record says fell, where the clock itself does not tell.
    pub fell: ByColor<bool>,
}

impl Game {
    /// What holds for the whole game.
    #[must_use]
    pub fn frame(&self) -> &Frame {
        &self.frame
    }

    /// Where the game is.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Is it over, or cancelled?
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over | Phase::Annulled)
    }

    /// The instant of the last event.
    #[must_use]
    pub fn now(&self) -> Instant {
        self.now
    }

    /// The time of day of an instant, where it is known.
    #[must_use]
    pub fn time_of_day(&self) -> Option<Millis> {
        self.time_of_day.map(|it| it + self.now.since_start())
    }

    /// The position before the first move of the record.
    #[must_use]
    pub fn start(&self) -> &Setup {
        &self.start
    }

    /// The position of the legal game.
    #[must_use]
    pub fn standing(&self) -> &Standing {
        &self.standing
    }

    /// Who has the move.
    #[must_use]
    pub fn to_move(&self) -> Color {
        self.standing.turn()
    }

    /// What stands on the board.
    #[must_use]
    pub fn board(&self) -> &PhysicalBoard {
        &self.board
    }

    /// What a player has done since the last move was made.
    #[must_use]
    pub fn act(&self, side: Color) -> &Act {
        &self.acts[side]
    }

    /// The moves.
    #[must_use]
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The chess clock.
    #[must_use]
    pub fn clock(&self) -> Option<&ChessClock> {
        self.clock.as_ref()
    }

    /// Whose clock runs.
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        self.clock.as_ref().and_then(ChessClock::running)
    }

    /// Whose clock goes on as soon as the questions that play waits for are answered. Until then none runs.
    #[must_use]
    pub fn held(&self) -> Option<Color> {
        self.held
    }

    /// Whose clock runs, or stands only for a question.
    pub(crate) fn ticking(&self) -> Option<Color> {
        self.running().or(self.held)
    }

    /// What the presses of the record brought.
    pub(crate) fn presses(&self) -> &Presses {
        &self.presses
    }

    /// What both displays show now.
    #[must_use]
    pub fn times(&self) -> Option<ByColor<Millis>> {
        self.clock_now().map(ChessClock::times)
    }

    /// The chess clock, which has been brought up to the instant of the last event if it runs.
    pub(crate) fn clock_now(&self) -> Option<&ChessClock> {
        let clock = self.clock.as_ref()?;
        debug_assert!(clock.running().is_none() || clock.last_event() == self.now);
        Some(clock)
    }

    /// What binds the next move of a player.
    #[must_use]
    pub fn duty(&self, side: Color) -> Option<&Duty> {
        self.duties[side].next_move.as_ref()
    }

    /// The legal moves that the duties of the player on move still allow.
    ///
    /// ```
    /// use board::{Color, Square};
    /// use clock::Instant;
    /// use jadoube_laws::Edition;
    /// use jadoube_laws::event::{BoardId, Event, Hand, Happening, Manner, TouchOrder, Touched};
    /// use jadoube_laws::game::{Configuration, Game};
    /// use jadoube_laws::ruling::Duty;
    ///
    /// let mut game = Game::new(&Configuration::new(Edition::Fide2018))?;
    /// assert_eq!(game.allowed_moves().len(), 20);
    /// let touched = Touched {
    ///     side: Color::White,
    ///     squares: vec![Square::G1],
    ///     order: TouchOrder::InTurn,
    ///     manner: Manner::Deliberate,
    ///     hand: Hand::Unknown,
    ///     board: BoardId::Main,
    /// };
    /// game.record(&Event::new(Instant::START, Happening::PieceTouched(touched)))?;
    /// assert_eq!(game.duty(Color::White), Some(&Duty::MovePiece(Square::G1)));
    /// assert_eq!(game.allowed_moves().len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn allowed_moves(&self) -> Vec<Move> {
        allowed_moves(&self.standing, self.duty(self.to_move()))
    }

    /// What else a player is bound to.
    #[must_use]
    pub fn other_duties(&self, side: Color) -> &[Duty] {
        &self.duties[side].other
    }

    /// The counts.
    #[must_use]
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// The open offer of a draw.
    #[must_use]
    pub fn offer(&self) -> Option<OpenOffer> {
        self.offer
    }

    /// The questions that wait for the arbiter, the oldest first.
    #[must_use]
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// The facts that the rulings on the last event lacked.
    #[must_use]
    pub fn missing(&self) -> &[MissingFact] {
        &self.missing
    }

    /// The flags that count as fallen.
    #[must_use]
    pub fn flags(&self) -> &Flags {
        &self.flags
    }

    /// Is a player at the board?
    #[must_use]
    pub fn is_present(&self, side: Color) -> bool {
        self.present[side]
    }

    /// When the round started.
    #[must_use]
    pub fn round_started(&self) -> Option<Instant> {
        self.round_started
    }

    /// How it ended.
    #[must_use]
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// On what the ruling rests that ended or cancelled the game.
    pub(crate) fn ended_by(&self) -> Option<&Cites> {
        self.ended_by.as_ref().filter(|_| self.is_over())
    }

    /// The ply after which an illegal position is looked at again.
    pub(crate) fn watching_illegal_position(&self) -> Option<usize> {
        self.watching_illegal_position
    }

    /// The illegal move that was let stand at this very instant.
    pub(crate) fn just_left(&self) -> Option<&Left> {
        self.left.as_deref().filter(|it| it.at == self.now)
    }

    /// Is every position looked at whether it is dead?
    pub(crate) fn looks_for_dead_positions(&self) -> bool {
        self.looks_for_dead_positions
    }

    /// The open question that is being answered by the event in hand.
    pub(crate) fn answering(&self) -> Option<&Question> {
        self.answering.as_ref()
    }

    /// What is remembered about the clock and the session: stops and their reasons, snapshots, the first flag.
    #[must_use]
    pub fn clockwork(&self) -> &Clockwork {
        &self.clockwork
    }

    /// What is remembered about claims of draws and quickplay finishes.
    #[must_use]
    pub fn claims(&self) -> &Claims {
        &self.claims
    }

    /// The scoresheets of both players and of the arbiter.
    #[must_use]
    pub fn sheets(&self) -> &Sheets {
        &self.sheets
    }

    /// Warnings, penalties, permissions, devices: what is remembered about conduct.
    #[must_use]
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// What is remembered about an adjourned game.
    #[must_use]
    pub fn adjournment(&self) -> &Adjournment {
        &self.adjournment
    }

    /// What is remembered about play on two boards.
    #[must_use]
    pub fn blind(&self) -> &BlindPlay {
        &self.blind
    }

    /// What is remembered about the set-up of the board and its irregularities.
    #[must_use]
    pub fn setting_up(&self) -> &SettingUp {
        &self.setting_up
    }

    /// Penalties in points that wait for the result.
    #[must_use]
    pub fn kept_points(&self) -> &KeptPoints {
        &self.kept_points
    }

    /// Is it Chess960, by regulation or by the squares from which one castles?
    #[must_use]
    pub fn is_chess960(&self) -> bool {
        self.frame.is_chess960() || setting_up::castles_from_elsewhere(&self.start)
    }

    /// How often the present position has occurred, this time included.
    ///
    /// ```
    /// use jadoube_laws::Edition;
    /// use jadoube_laws::game::{Configuration, Game};
    ///
    /// // The knights go out and back: the initial position stands for the second time.
    /// let moves = ["g1f3", "g8f6", "f3g1", "f6g8"].map(|it| it.parse().expect("squares")).to_vec();
    /// let game = Game::new(&Configuration { moves, ..Configuration::new(Edition::Fide2018) })?;
    /// assert_eq!(game.seen(), 2);
    /// # Ok::<(), jadoube_laws::game::CannotStart>(())
    /// ```
    #[must_use]
    pub fn seen(&self) -> u32 {
        self.occurrences_of(&self.standing, self.history.plies().len())
    }

    /// How often a position that would come after `plies` moves has occurred, that time included.
    pub(crate) fn occurrences_of(&self, standing: &Standing, plies: usize) -> u32 {
        let (key, identity) = (standing.key(), standing.identity());
        let recorded = self.history.plies();
        let mut count = 1;
        for (at, ply) in recorded.iter().take(plies).enumerate().rev() {
            // The position before a ply is the one after the ply before it.
            let may_be_same = at.checked_sub(1).is_none_or(|it| recorded[it].key == key);
            if may_be_same && ply.before.identity() == identity {
                count += 1;
            }
            if ply.before.plies_without_progress == 0 {
                break;
            }
        }
        if let Some((before, extra)) = self.seen_before
            && before == identity
        {
            count += extra;
        }
        count
    }
}

/// The legal moves that a duty still allows in a position; without a duty, all.
///
/// ```
/// use board::{Setup, Square};
/// use jadoube_laws::game::{Standing, allowed_moves};
/// use jadoube_laws::ruling::Duty;
///
/// let start = Standing::new(&Setup::INITIAL);
/// assert_eq!(allowed_moves(&start, None).len(), 20);
/// assert_eq!(allowed_moves(&start, Some(&Duty::MovePiece(Square::G1))).len(), 2);
/// ```
#[must_use]
pub fn allowed_moves(standing: &Standing, duty: Option<&Duty>) -> Vec<Move> {
    let mut moves = standing.legal_moves();
    if let Some(duty) = duty {
        moves.retain(|&it| duty.allows(it, standing.captured_by(it)));
    }
    moves
}
