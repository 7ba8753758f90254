//! A transcript as data: the lines of a file with their numbers and comments, so that it can be printed again.
//! Moves are kept as they are written, since only a game can say what they mean.

use board::{Chess960, Color, Setup};
use clock::{Millis, TimeControl};

use laws::event::{Basis, DrawGround, Hand, Happening, Nonce, Who, Writing};
use laws::regulations::Setting;
use laws::{Date, Discretion, Edition, Pace, Supervision};

pub use crate::asked::{Query, State};
use crate::by_hand::ResultLine;
pub use crate::expected::{
    AnswerItem, Asks, Duty, Expectation, ExpectedRuling, Illegal, Refused, Restored,
};

/// The transcripts of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct File {
    /// Header lines that hold for every case that does not say otherwise.
    pub shared: Vec<Line<Header>>,
    /// The cases.
    pub cases: Vec<Case>,
}

/// One case: what was so before, and what happened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Case {
    /// The line it begins with, from 1.
    pub line: usize,
    /// Its name; a file of one case may leave it out.
    pub name: Option<Name>,
    /// What was so before the first event.
    pub header: Vec<Line<Header>>,
    /// Events, and what is expected of them.
    pub lines: Vec<Line<Statement>>,
}

/// How a case is called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Name {
    /// `S4.8-2`
    pub id: String,
    /// In words.
    pub title: String,
    /// What stands after `#` on the line.
    pub comment: Option<String>,
}

/// A line: what it says, and what is remarked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<T> {
    /// Its number in the file, from 1.
    pub number: usize,
    /// What it says; nothing on a blank line and on one with a comment only.
    pub what: Option<T>,
    /// What stands after `#`.
    pub comment: Option<String>,
}

/// A line of a case after its header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Statement {
    /// Something happened.
    Event(EventLine),
    /// A result was entered beside the game.
    Result(ResultLine),
    /// `=>` something is expected of the event or query above.
    Expects(Expectation),
    /// `==` something is so after it.
    State(State),
    /// `?` something is asked.
    Query(Query),
}

impl File {
    /// The same with all line numbers zero, for comparing what two files say.
    #[must_use]
    pub fn without_numbers(mut self) -> File {
        self.shared.iter_mut().for_each(|it| it.number = 0);
        for case in &mut self.cases {
            case.line = 0;
            case.header.iter_mut().for_each(|it| it.number = 0);
            case.lines.iter_mut().for_each(|it| it.number = 0);
        }
        self
    }
}

impl Case {
    /// The id, or nothing.
    #[must_use]
    pub fn id(&self) -> &str {
        self.name.as_ref().map_or("", |it| &it.id)
    }

    /// The title, or nothing.
    #[must_use]
    pub fn title(&self) -> &str {
        self.name.as_ref().map_or("", |it| &it.title)
    }

    /// What was expected, or is so: is there anything to compare?
    #[must_use]
    pub fn has_expectations(&self) -> bool {
        let compares = |it: &Statement| matches!(it, Statement::Expects(_) | Statement::State(_));
        self.lines.iter().filter_map(|it| it.what.as_ref()).any(compares)
    }
}

/// A line of a header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Header {
    /// `edition fide-2018`; nothing: `edition by date`.
    Edition(Option<Edition>),
    /// `date 2017-12-31`
    Date(Date),
    /// `pace rapid`
    Pace(Pace),
    /// `supervision limited`
    Supervision(Supervision),
    /// `time 40/1:30:00, all/0:30:00; +0:30`
    Time(TimeControl),
    /// `regulations draw_agreement after(30), default_time 0:30:00`
    Regulations(Vec<Setting>),
    /// `player white "Novák" disabled`
    Player {
        /// Who.
        side: Color,
        /// The name.
        name: Option<String>,
        /// What is to be known.
        attributes: Vec<Attribute>,
    },
    /// `position …`
    Position(Place),
    /// `moves 1.e4 e5`
    Moves(Vec<Ply>),
    /// `clocks white 0:10:00 black 0:09:00 running white`
    Clocks(ClockLine),
    /// `start 15:00:00`
    Start(Millis),
    /// `given …`
    Given(Given),
}

/// What is to be known of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attribute {
    /// `disabled`
    Disabled,
    /// `blind`
    Blind,
    /// `hearing-impaired`
    HearingImpaired,
    /// `language sk`
    Language(String),
}

/// A position from which a case begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// `start`
    Start,
    /// A FEN.
    Fen(Arrangement),
    /// `chess960 518`
    Chess960(Chess960),
}

/// A FEN, or its first field only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrangement {
    /// What it says.
    pub setup: Setup,
    /// Is only the placement of the pieces given?
    pub placement_only: bool,
}

impl Arrangement {
    /// Does a position agree with what is given?
    #[must_use]
    pub fn agrees(&self, other: &Setup) -> bool {
        let expected = self.setup;
        if self.placement_only {
            return expected.placement == other.placement;
        }
        // The en passant square is a matter of dialect: many write it only where it can be used.
        let passed = expected.en_passant.is_none() || expected.en_passant == other.en_passant;
        passed && Setup { en_passant: other.en_passant, ..expected } == *other
    }
}

/// A move as it is written: English letters or squares.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MoveText(pub String);

/// A move with its number, if it has one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ply {
    /// The number and whose move it is.
    pub number: Option<(u32, Color)>,
    /// The move.
    pub text: MoveText,
}

/// What the clocks show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ClockLine {
    /// White's.
    pub white: Option<Millis>,
    /// Black's.
    pub black: Option<Millis>,
    /// Whose runs, if it is said; `Some(None)`: none.
    pub running: Option<Option<Color>>,
}

/// What a game brings along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Given {
    /// `white illegal 1`
    Count {
        /// Whose.
        side: Color,
        /// Of what.
        what: Counted,
        /// How many.
        number: u32,
    },
    /// `period 2`
    Period(u32),
    /// `seen 3`
    Seen(u32),
    /// `absent black`
    Absent(laws::event::Sides),
    /// `not recording both`
    NotRecording(laws::event::Sides),
    /// `offer white`
    Offer(Color),
    /// `flag white`
    Flag(Color),
    /// For the reader only.
    Words(String),
}

/// What is counted for each player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Counted {
    /// Illegal moves completed.
    Illegal,
    /// Warnings.
    Warned,
    /// Moves made.
    Made,
    /// Moves completed.
    Completed,
    /// The counter of the clock.
    Counter,
    /// Pieces knocked over.
    Knocks,
    /// Requests to see the record.
    Requests,
}

/// Something that happened, with its time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventLine {
    /// When; without a stamp, at the instant of the event before.
    pub stamp: Option<Stamp>,
    /// Did an assistant act for the player?
    pub assistant: bool,
    /// What.
    pub deed: Deed,
}

/// The time of an event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stamp {
    /// Since the start of the case.
    SinceStart(Millis),
    /// The time of day.
    OfDay(Millis),
}

/// What happened, as far as it can be said without a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Something in which no move has to be understood.
    Plain(Happening),
    /// `white plays e4 and presses`
    Plays {
        /// Who.
        side: Color,
        /// Which move.
        text: MoveText,
        /// With which hand.
        hand: Hand,
        /// And the clock pressed with this hand.
        press: Option<Hand>,
    },
    /// `white claims fifty with Rg2`
    Claims {
        /// Who.
        side: Color,
        /// On which ground.
        ground: DrawGround,
        /// With which move.
        with: Option<MoveText>,
        /// Was it written?
        written: Writing,
        /// On what it rests.
        basis: Basis,
    },
    /// `white announces "Springer Felix drei"`
    Announces {
        /// Whose move.
        side: Color,
        /// In these words.
        words: String,
    },
    /// `envelope opened "41.Rd1"`
    OpensEnvelope {
        /// What stands in it.
        text: String,
        /// The number that proves it.
        nonce: Option<Nonce>,
    },
    /// `black stops clock "piece missing"`
    Stops {
        /// Who.
        by: Who,
        /// Why, in words.
        words: Option<String>,
    },
    /// `arbiter decides J-12 12.9.2 +1:00`
    Decides {
        /// Who.
        by: Who,
        /// Which question.
        question: Discretion,
        /// The words of the answer.
        words: Vec<String>,
        /// Who was consulted.
        consulted: Option<String>,
        /// Why.
        reason: Option<String>,
    },
}
