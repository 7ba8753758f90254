//! What happened: the closed set of events, each with its time. An event never says what it means in law: "the
//! pawn was put on e4 and released" is an event, "the move is made" is a ruling.

mod board_events;
mod clock_events;
mod conduct_events;
mod decision_events;
mod envelope_events;
mod people;
mod record_events;
mod session_events;
mod speech_events;

use clock::Instant;

pub use board_events::*;
pub use clock_events::*;
pub use conduct_events::*;
pub use decision_events::*;
pub use envelope_events::*;
pub use people::{Area, Basis, BoardId, Hand, Manner, Sides, Who};
pub use record_events::*;
pub use session_events::*;
pub use speech_events::*;

use ::board::{Attempt, Chess960, Color};

use crate::regulations::RankNames;
use crate::rulebook::ResultBy;

/// Something that happened, as it stands in the record of a game.
///
/// ```
/// use clock::{Instant, Millis};
/// use jadoube_laws::event::{Event, Happening, Seen};
///
/// let at = Instant::after_start(Millis::from_minutes(61));
/// let event = Event::new(at, Happening::TimePassed);
/// assert_eq!(event.seen, Seen::AsRegulated);
/// // Much depends on whether the arbiter saw it.
/// let seen = Event { seen: Seen::ByArbiter, ..event };
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// When.
    pub at: Instant,
    /// Who saw it: by what the arbiter saw much is decided.
    pub seen: Seen,
    /// Did an accepted assistant act for the player? His hands and words are the player's.
    pub through_assistant: bool,
    /// What.
    pub what: Happening,
}

/// Whether the arbiter saw an event, as far as it was said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Seen {
    /// As the regulations say: everything, or only what is reported.
    #[default]
    AsRegulated,
    /// The arbiter saw it.
    ByArbiter,
    /// No arbiter who could have stepped in: a record of it came later.
    ByNobody,
}

impl Event {
    /// Something that happened at this instant.
    #[must_use]
    pub const fn new(at: Instant, what: Happening) -> Event {
        Event { at, seen: Seen::AsRegulated, through_assistant: false, what }
    }
}

/// What can happen: the events of the vocabulary, and the composite of a move played in the ordinary way.
///
/// ```
/// use board::{Color, Square};
/// use jadoube_laws::event::*;
///
/// // White brushed the knight of g1, and nobody is sure whether it was meant.
/// let touched = Happening::PieceTouched(Touched {
///     side: Color::White,
///     squares: vec![Square::G1],
///     order: TouchOrder::InTurn,
///     manner: Manner::Unclear,
///     hand: Hand::Right,
///     board: BoardId::Main,
/// });
/// let offered = Happening::DrawOffered { side: Color::White, condition: None };
/// let called = Happening::FlagNoticed(FlagNotice {
///     by: Who::Player(Color::Black),
///     flag: Color::White,
///     basis: Basis::Observation,
///     silently: false,
/// });
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happening {
    /// Something about the game was entered or changed.
    Configured(Change),
    /// The arbiter announced the start of the round, or of a resumption.
    RoundStarted(RoundStart),
    /// The arbiter announced something.
    AnnouncementMade {
        /// In these words.
        words: String,
    },
    /// A player came to the board.
    PlayerArrived(Color),
    /// A player is not there, whatever was entered before; since the start, if play has begun.
    PlayerAbsent(Color),
    /// Nothing happened: look at the time.
    TimePassed,

    /// The board was looked at.
    BoardScanned(Scan),
    /// Pieces were touched.
    PieceTouched(Touched),
    /// A piece was taken off the board.
    PieceTakenOff(TakenOff),
    /// A piece was put on a square and is not yet released.
    PiecePlaced(Placed),
    /// The hand left a piece.
    PieceReleased(Released),
    /// Pieces were knocked over or displaced.
    PiecesKnockedOver(KnockedOver),
    /// A position was set up.
    PositionSetUp(SetUpBy),
    /// A move was played in the ordinary way: touched, put, released, perhaps pressed.
    MovePlayed(Played),

    /// A player's clock was stopped by its button and the other started.
    ClockPressed(Pressed),
    /// Both clocks were stopped.
    ClockStopped(Stopped),
    /// A clock was started.
    ClockStarted {
        /// By whom.
        by: Who,
        /// Whose.
        side: Color,
    },
    /// The clock was treated as it should not be.
    ClockMishandled {
        /// By whom.
        side: Color,
        /// How.
        how: Mishandling,
    },
    /// The time of a player ran out, whether or not anybody noticed.
    FlagFell(Color),
    /// Somebody noticed a fallen flag, or says so.
    FlagNoticed(FlagNotice),
    /// The clock was read.
    ClockRead(Reading),
    /// Something is wrong with the clock.
    ClockFaultFound(ClockFault),
    /// The arbiter set the clock.
    ClockSet(ClockSetting),

    /// A player said that he is going to adjust pieces.
    AdjustAnnounced {
        /// Who.
        side: Color,
        /// To whom.
        told: Told,
    },
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        side: Color,
        /// On this condition.
        condition: Option<String>,
    },
    /// An offer was accepted.
    DrawAccepted(Color),
    /// An offer was declined in words.
    DrawDeclined(Color),
    /// Words about a draw of which nobody is sure what they meant.
    DrawWordsUnclear {
        /// Whose.
        side: Color,
        /// What they seemed to be.
        seemed: DrawWord,
        /// The words.
        words: Option<String>,
    },
    /// A draw was claimed.
    DrawClaimed(DrawClaim),
    /// A player tried to take back an offer or a claim.
    WithdrawalTried {
        /// Who.
        side: Color,
        /// What.
        what: Withdrawn,
    },
    /// A player resigned.
    Resigned {
        /// Who.
        side: Color,
        /// How.
        how: Resigning,
    },
    /// A gesture whose meaning was not stated.
    GestureMade {
        /// By whom.
        who: Sides,
        /// Which.
        gesture: Gesture,
    },
    /// Both players agreed, without the arbiter, to take a move back.
    TakeBackAgreed,
    /// A player asked something.
    QuestionAsked {
        /// Who.
        by: Who,
        /// What.
        what: Asked,
    },
    /// Somebody asked for something.
    RequestMade {
        /// Who.
        by: Who,
        /// For what.
        what: Request,
        /// Because of a disability.
        disability: bool,
    },
    /// A player called the arbiter.
    ArbiterCalled {
        /// Who.
        by: Color,
        /// Why, in the player's words.
        reason: String,
        /// What the words complain of, as far as they are understood. Reading them is for those who know the language.
        about: Option<Complaint>,
    },
    /// Somebody told somebody something.
    InformationGiven {
        /// Who.
        by: Who,
        /// To whom.
        to: Who,
        /// What.
        what: News,
    },

    /// A move was written down.
    MoveRecorded(Written),
    /// Something else was written on a scoresheet.
    MarkRecorded {
        /// On whose.
        side: Color,
        /// What.
        mark: Mark,
    },
    /// A player stopped writing.
    RecordingStopped(Color),
    /// Something was done with a scoresheet.
    ScoresheetHandled {
        /// Whose.
        side: Color,
        /// What.
        how: SheetAct,
    },
    /// A player confirmed a result.
    ResultSigned {
        /// Who.
        side: Color,
        /// Which.
        result: Score,
        /// With the signature, or by approving it on an electronic scoresheet.
        by: ResultBy,
    },
    /// A reconstruction came to its end.
    ReconstructionEnded(Reconstruction),

    /// Somebody left an area.
    AreaLeft {
        /// Who.
        who: Who,
        /// Which.
        area: Area,
    },
    /// Somebody entered an area.
    AreaEntered {
        /// Who.
        who: Who,
        /// Which.
        area: Area,
    },
    /// Something is wrong with what one plays with.
    EquipmentFaultFound {
        /// Found by whom.
        by: Who,
        /// With what.
        what: Equipment,
        /// In words.
        detail: Option<String>,
    },
    /// A device was found.
    DeviceFound(DeviceFound),
    /// A player did something with the bag in which devices are kept.
    BagHandled {
        /// Who.
        side: Color,
        /// What.
        how: BagAct,
    },
    /// A player used help.
    HelpUsed {
        /// Who.
        side: Color,
        /// Which.
        kind: Help,
    },
    /// Somebody's conduct was reported.
    ConductReported(ConductReport),
    /// Somebody refused an order.
    OrderRefused {
        /// Who.
        who: Who,
        /// Which.
        order: Order,
    },
    /// The game was disturbed from outside.
    GameDisturbed {
        /// By what.
        cause: String,
        /// For how long.
        lasted: Option<clock::Millis>,
    },

    /// Somebody noticed an irregularity; if a player did, it is his claim.
    IrregularityNoticed(Notice),
    /// The arbiter answered a question.
    ArbiterDecided(Decision),
    /// A player appealed.
    AppealFiled(Color),

    /// A move was announced aloud.
    MoveAnnounced {
        /// Whose move.
        side: Color,
        /// In these words.
        words: String,
        /// The legal moves that the words can mean in the position of the game; none if they mean nothing. Where the
        /// piece that a pawn becomes was not said, a move without it.
        meant: Vec<Attempt>,
        /// The names that were used for the ranks, as far as the words were understood.
        rank_names: Option<RankNames>,
    },
    /// The opponent repeated an announcement.
    AnnouncementRepeated(Color),

    /// The arbiter asked a player to seal a move.
    SealOrdered(Color),
    /// The envelope was sealed.
    EnvelopeSealed {
        /// By whom.
        side: Color,
        /// What stands on it, if that was said.
        entries: Option<EnvelopeEntries>,
        /// The move as the record holds it until the envelope is opened.
        commitment: Option<Commitment>,
    },
    /// Somebody took care of the envelope.
    EnvelopeCaredFor {
        /// Who.
        by: Who,
        /// How.
        how: EnvelopeCare,
    },
    /// The envelope was opened, and this was found.
    EnvelopeOpened {
        /// The text.
        text: String,
        /// What it means in the position of the game.
        meant: SealedMove,
        /// The number with which the text proves to be the one committed to.
        nonce: Option<Nonce>,
    },
    /// The envelope is not to be found.
    EnvelopeLost {
        /// Are the times of the adjournment known all the same?
        times_known: bool,
    },

    /// A starting position was drawn.
    StartPositionDrawn {
        /// Which.
        number: Chess960,
        /// How.
        method: crate::regulations::Chess960Source,
    },
    /// A player said that he is going to castle.
    CastlingAnnounced(Color),
}
