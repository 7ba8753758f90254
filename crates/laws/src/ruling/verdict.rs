//! The kinds of rulings and what each of them carries.

use ::board::{Attempt, Color, Irregularity, Piece, Setup, Square, Violation};
use clock::{Millis, Moves};

use super::answer::Answered;
use super::duty::Duty;
use super::matter::Matter;
use super::outcome::Outcome;
use super::question::Question;
use super::span::Span;
use crate::article::Article;
use crate::event::{Area, DrawGround, Irregular, Points, Who};
use crate::named::named;

/// What a ruling says.
///
/// ```
/// use board::{Color, Square};
/// use jadoube_laws::event::Who;
/// use jadoube_laws::ruling::{Duty, Verdict};
///
/// let verdict = Verdict::Must { who: Who::Player(Color::Black), duty: Duty::MovePiece(Square::G8) };
/// // The name of its sentence; moves are written as the reader likes them.
/// assert_eq!(verdict.phrase(&|it| it.to_string()).id, "ruling-must");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The move is made: the opponent has the move.
    Made {
        /// Whose.
        side: Color,
        /// Which, castling from king to rook.
        played: Attempt,
    },
    /// The move is completed.
    Completed {
        /// Whose.
        side: Color,
        /// Which.
        played: Attempt,
        /// By what.
        by: CompletedBy,
    },
    /// An illegal move stands on the board and can still be corrected.
    IllegalPending {
        /// Whose.
        side: Color,
        /// Which.
        played: Attempt,
        /// Why it is illegal.
        why: Vec<Why>,
    },
    /// An illegal move was completed.
    IllegalCompleted {
        /// By whom.
        side: Color,
        /// The how-manieth it is.
        count: u8,
        /// Of what kind.
        kind: IllegalKind,
        /// Why.
        why: Vec<Why>,
    },
    /// The position is illegal.
    IllegalPosition {
        /// Why.
        why: Vec<Why>,
    },

    /// Somebody has a duty.
    Must {
        /// Who.
        who: Who,
        /// Which.
        duty: Duty,
    },
    /// Looked at and in order, or granted.
    Allowed {
        /// What.
        what: Option<Matter>,
    },
    /// Not admitted.
    Refused {
        /// To whom.
        who: Who,
        /// What.
        what: Matter,
    },
    /// A breach other than an illegal move.
    Violation {
        /// By whom.
        who: Who,
        /// What.
        what: Matter,
    },

    /// The game is over.
    GameOver {
        /// How.
        outcome: Outcome,
        /// From which ply on it is over; without one, from now.
        since_ply: Option<usize>,
    },
    /// The game goes on.
    PlayOn {
        /// Although this.
        why: Matter,
    },
    /// The game is cancelled and a new one is played.
    Annul {
        /// With the colours corrected?
        correct_colours: bool,
        /// What stood wrongly at the start, and what stood there; empty if the record does not tell.
        misplaced: Vec<(Square, Option<Piece>)>,
    },

    /// The position is put back.
    Restore {
        /// Which.
        position: Box<Setup>,
        /// On what basis.
        basis: RestoreBasis,
        /// So many plies of the record remain.
        plies: usize,
    },
    /// A position is set up.
    SetUp {
        /// Which; none: the same.
        position: Option<Box<Setup>>,
        /// On a correctly placed or other board?
        other_board: bool,
        /// With these times.
        times: Option<board::ByColor<Millis>>,
    },
    /// The pawn on this square becomes a queen.
    PutQueen(Square),
    /// A fault found before the start.
    SetupFault {
        /// What.
        what: Matter,
        /// Where.
        squares: Vec<Square>,
    },

    /// Time is given or taken.
    Time {
        /// To or from whom.
        side: Color,
        /// How much.
        span: Span,
    },
    /// The clocks are set.
    SetTimes(board::ByColor<Option<Millis>>),
    /// The chess clock is stopped.
    StopClock,
    /// A clock is started.
    StartClock(Color),
    /// The clock is not stopped for this.
    RunOn,
    /// The move counters are corrected.
    SetCounter {
        /// By so much.
        by: board::ByColor<i32>,
        /// Or to this next move.
        next_move: Option<Moves>,
    },
    /// An increment is introduced.
    SetIncrement(Millis),
    /// A player enters the next period.
    NextPeriod {
        /// Who.
        side: Color,
        /// With so much more.
        added: Millis,
    },
    /// The press that opened a period is undone: this player is in the period before again.
    PeriodTakenBack {
        /// Who.
        side: Color,
        /// The time of the period, which comes with the move that replaces the one undone.
        taken: Millis,
    },
    /// A flag counts as fallen.
    FlagDown(Color),

    /// A claim is upheld.
    ClaimUpheld(ClaimGround),
    /// A claim was checked and found wrong.
    ClaimRejected(ClaimGround),
    /// A claim is not looked at.
    ClaimBarred(Bar),
    /// An offer of a draw.
    Offer {
        /// Whose.
        side: Color,
        /// What becomes of it.
        state: OfferState,
        /// Was a condition struck out?
        condition_void: bool,
    },

    /// A penalty.
    Penalty {
        /// For whom.
        who: Who,
        /// The item of the edition's list.
        item: Article,
        /// How much.
        amount: PenaltyAmount,
    },
    /// Somebody is expelled.
    Expel {
        /// Who.
        who: Who,
        /// From where.
        area: Option<Area>,
    },

    /// The arbiter is asked.
    Ask(Box<Question>),
    /// The arbiter has to step in.
    Intervene {
        /// Why.
        why: Matter,
    },
    /// The arbiter has to keep still.
    NoIntervention {
        /// Why.
        why: Matter,
    },
    /// To be said aloud.
    Announce {
        /// What.
        what: Matter,
    },
    /// The rule is explained, never the position.
    Explain {
        /// These articles.
        articles: Vec<Article>,
    },
    /// A remark.
    Note {
        /// To whom.
        to: Option<Who>,
        /// What.
        what: Matter,
    },
    /// Referred to somebody.
    Refer(Referee),
    /// A ruling was replaced by the arbiter; both stay in the record.
    Overridden {
        /// What it was.
        was: Option<Outcome>,
        /// Why.
        reason: String,
    },

    /// The answer to a query.
    Answer(Answered),
}

named! {
    /// By what a move is completed.
    pub enum CompletedBy {
        /// By pressing the clock.
        Press = "press",
        /// By ending the game.
        GameEnd = "end",
        /// By the next move.
        NextMove = "next-move",
    }
}

named! {
    /// The kinds of illegal moves.
    pub enum IllegalKind {
        /// The move itself.
        Move = "move",
        /// A pawn was not promoted.
        NoPromotion = "no-promotion",
        /// The clock was pressed without a move.
        PressWithoutMove = "press-without-move",
        /// Two hands.
        TwoHands = "two-hands",
        /// The king was captured.
        KingCaptured = "king-captured",
    }
}

/// Why something is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// A rule of Article 3 is broken.
    Violation(Violation),
    /// The arrangement is irregular.
    Irregularity(Irregularity),
    /// Something else.
    Matter(Matter),
}

/// On what basis a position is restored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RestoreBasis {
    /// Immediately before the irregularity.
    ImmediatelyBefore,
    /// The last that can be identified.
    LastIdentifiable,
}

/// The ground of a claim that is ruled on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ClaimGround {
    /// A draw.
    Draw(DrawGround),
    /// An irregularity.
    Irregular(Irregular),
}

named! {
    /// Why a claim is not looked at.
    pub enum Bar {
        /// The player does not have the move.
        NotHavingTheMove = "not-having-the-move",
        /// The player's clock does not run.
        ClockNotRunning = "clock-not-running",
        /// The player touched a piece.
        PieceTouched = "piece-touched",
        /// The next move was made.
        NextMoveMade = "next-move-made",
        /// Ten moves were completed.
        TenMovesCompleted = "ten-moves-completed",
        /// It rests on a display only.
        DisplayOnly = "display-only",
        /// The player has two minutes or more.
        NotUnderTwoMinutes = "not-under-two-minutes",
        /// The flag fell.
        FlagFell = "flag-fell",
        /// Guideline III was not announced.
        GuidelineNotAnnounced = "guideline-not-announced",
        /// Not in blitz.
        Blitz = "blitz",
        /// Not with an increment.
        Increment = "increment",
    }
}

/// What becomes of an offer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OfferState {
    /// It stands.
    Stands,
    /// It is void.
    Void,
    /// It has lapsed.
    Lapsed,
}

/// How much a penalty is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PenaltyAmount {
    /// It has no amount.
    None,
    /// Time.
    Time(Span),
    /// Rounds, or a sum of money.
    Count(u32),
    /// What a player is left or given when the game has its result.
    Points(Points),
    /// In words, as a fine.
    Words(String),
}

named! {
    /// To whom a case goes.
    pub enum Referee {
        /// The appeals committee.
        AppealsCommittee = "appeals-committee",
        /// The designated arbiter.
        DesignatedArbiter = "designated-arbiter",
        /// The chief arbiter.
        ChiefArbiter = "chief-arbiter",
    }
}
