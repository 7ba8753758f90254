//! What is expected of an event: the rulings as they are written, moves as text.

use board::{Color, Square};
use clock::Millis;
use laws::event::{Area, News, Request, Who};
use laws::ruling::{
    Bar, ClaimGround, CompletedBy, IllegalKind, OfferState, PenaltyAmount, Question, Reason,
    Referee, ResultOf, Span,
};
use laws::{Article, Choice, Discretion, Edition, Pace};

use crate::model::{Arrangement, ClockLine, MoveText, Ply};

/// One line `=>`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expectation {
    /// `nothing`: no strict ruling follows.
    Nothing,
    /// `...`: any other rulings may stand here.
    Others,
    /// A ruling, and articles that it must cite.
    Ruling {
        /// What it says.
        ruling: ExpectedRuling,
        /// The articles.
        articles: Vec<Article>,
    },
}

/// A ruling as it is written. Text in quotes is for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExpectedRuling {
    /// `made e4`
    Made(MoveText),
    /// `completed e4 by press`
    Completed(MoveText, Option<CompletedBy>),
    /// `illegal pending white Ke2 "own piece"`
    IllegalPending(Color, MoveText, Option<String>),
    /// `illegal white 1st two hands`
    Illegal(Illegal),
    /// `illegal position "both kings in check"`
    IllegalPosition(String),
    /// `must white move e2`
    Must(Who, Duty),
    /// `allowed`
    Allowed(Option<String>),
    /// `refused white move count`
    Refused(Who, Refused),
    /// `violation black "out of turn"`
    Violation(Who, Option<String>),
    /// `over 0-1 second illegal move`
    Over {
        /// The result.
        result: ResultOf,
        /// Why.
        reason: Reason,
        /// Because the opponent could not mate.
        no_mate_possible: bool,
        /// Not rated.
        unrated: bool,
    },
    /// `play on`
    PlayOn(Option<String>),
    /// `annul correct colours`
    Annul {
        /// With the colours corrected?
        correct_colours: bool,
    },
    /// `restore …`
    Restore(Restored),
    /// `set up …`
    SetUp {
        /// Which position; nothing: the same.
        position: Option<Arrangement>,
        /// On a correctly placed board?
        correct_board: bool,
        /// With these times.
        clocks: Option<ClockLine>,
    },
    /// `queen e8`
    Queen(Square),
    /// `setup fault "d1 and e1 exchanged"`
    SetupFault(String),
    /// `time +2:00 black`
    Time(Span, Color),
    /// `times white 0:30:00 black 0:38:00`
    Times(Option<Millis>, Option<Millis>),
    /// `stop clock`
    StopClock,
    /// `start clock white`
    StartClock(Color),
    /// `run on`
    RunOn,
    /// `counter white +1 black +1`
    Counter(Option<i32>, Option<i32>),
    /// `counter next move 41`
    NextMove(u32),
    /// `increment 0:05`
    Increment(Millis),
    /// `period white +0:30:00`
    Period(Color, Span),
    /// `flag white`
    Flag(Color),
    /// `claim upheld threefold`
    ClaimUpheld(ClaimGround),
    /// `claim rejected fifty`
    ClaimRejected(ClaimGround),
    /// `claim barred piece touched`
    ClaimBarred(Bar),
    /// `offer stands condition void`
    Offer(OfferState, bool),
    /// `penalty black 12.9.2 +1:00`
    Penalty(Who, Article, PenaltyAmount),
    /// `expel spectator from venue`
    Expel(Who, Option<Area>),
    /// `asks J-23 options unchanged, from log default unchanged`
    Asks(Asks),
    /// `intervene`
    Intervene(Option<String>),
    /// `no intervention`
    NoIntervention(Option<String>),
    /// `announce "flag White"`
    Announce(String),
    /// `explain 9.2 9.5`
    Explain(Vec<Article>),
    /// `note organiser "…"`
    Note(Option<Who>, String),
    /// `refer appeals committee`
    Refer(Referee),
    /// `overridden "0-1"`
    Overridden(String),
    /// `class rapid`
    Class(Pace),
    /// `notation "Jhf3"`
    Notation(String),
    /// `answer Nf3 Nh3`
    Answer(Vec<AnswerItem>),
}

/// A question. Of its answers and its default only what is named is compared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asks {
    /// Which.
    pub question: Discretion,
    /// Answers that it offers.
    pub options: Vec<Choice>,
    /// The default, if it is named; `Some(None)`: it has none.
    pub default: Option<Option<Choice>>,
    /// Items of the list of penalties from which one may be chosen.
    pub penalties: Vec<Article>,
}

impl Asks {
    /// The question alone.
    #[must_use]
    pub const fn plain(question: Discretion) -> Asks {
        Asks { question, options: Vec::new(), default: None, penalties: Vec::new() }
    }

    /// The question as an edition has it, with as much as was named.
    pub(crate) fn as_named(&self, asked: &Question, edition: Edition) -> Asks {
        Asks {
            question: asked.which,
            options: match self.options.is_empty() {
                true => Vec::new(),
                false => asked.which.answers_in(edition).collect(),
            },
            default: self.default.map(|_| asked.default_answer(edition).map(|it| it.choice())),
            penalties: match self.penalties.is_empty() {
                true => Vec::new(),
                false => asked.which.penalties(edition).iter().map(|it| it.article).collect(),
            },
        }
    }
}

/// An illegal move that was completed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// By whom.
    pub side: Color,
    /// The how-manieth.
    pub count: u8,
    /// Of what kind.
    pub kind: IllegalKind,
    /// Why, in words.
    pub why: Option<String>,
}

/// What is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// Something to be told.
    News(News),
    /// A request.
    Request(Request),
}

/// What is put back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Restored {
    /// This position.
    Position(Arrangement),
    /// `start`
    Start,
    /// `last identifiable`
    LastIdentifiable,
    /// `before 12.Nf3`
    Before(Ply),
    /// `after 12.Nf3`
    After(Ply),
}

/// One item of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerItem {
    /// A move, a square, a name or a number.
    Word(String),
    /// In quotes.
    Text(String),
}

/// A duty as it is written. What has no parameters is a duty of the laws as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Duty {
    /// One that needs no move to be understood.
    Plain(laws::ruling::Duty),
    /// `king move Kd1 O-O-O`
    KingMove(Vec<MoveText>),
    /// `play Rg2`
    Play(MoveText),
    /// `seal Rd1`
    Seal(MoveText),
}
