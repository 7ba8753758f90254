//! What is done with the scoresheets.

use ::board::{Attempt, ByColor, Color, PromotionRole, Role};

/// A move that was written down.
///
/// ```
/// use board::Color;
/// use jadoube_laws::event::{System, Written};
///
/// let written = Written {
///     side: Color::White,
///     number: Some(12),
///     mover: Some(Color::White),
///     text: "Qd2 (=)".to_owned(),
///     system: System::Algebraic,
///     named: None,
///     meant: "d1d2".parse().ok(),
/// };
/// assert!(written.marks_offer());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// On whose scoresheet.
    pub side: Color,
    /// The number, if one was written.
    pub number: Option<u32>,
    /// Whose move it is.
    pub mover: Option<Color>,
    /// As it is written.
    pub text: String,
    /// In which system.
    pub system: System,
    /// The pieces that the letters name, if the language of the player's notation is known. Reading is for those
    /// who know notation.
    pub named: Option<NamedPieces>,
    /// Which move it means in the position of that move, as far as that is known. Reading is for those who know
    /// notation.
    pub meant: Option<Attempt>,
}

impl Written {
    /// Does the sign of an offered draw stand beside the move?
    #[must_use]
    pub fn marks_offer(&self) -> bool {
        self.text.contains("(=)")
    }
}

/// The pieces that the letters of a written move name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NamedPieces {
    /// The piece that moves; without a letter, a pawn.
    pub piece: Role,
    /// What the pawn becomes, if that was written.
    pub promotion: Option<PromotionRole>,
}

/// What was found in the envelope, read in the position of the game. Reading is for those who know notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SealedMove {
    /// One legal move.
    Legal(Attempt),
    /// Several legal moves.
    Ambiguous(Vec<Attempt>),
    /// A move that is illegal.
    Illegal(Attempt),
    /// Nothing that could be understood.
    Unintelligible,
}

/// How a move is written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum System {
    /// In algebraic notation.
    #[default]
    Algebraic,
    /// In another way.
    Other,
}

/// A mark on a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// `(=)`: a draw was offered.
    DrawOffer,
    /// The time of a clock.
    Time,
    /// The result.
    Result,
    /// The position on the board, for a claim where no arbiter is present.
    Position,
    /// Something else.
    Note {
        /// In these words.
        words: String,
        /// What they are. Reading them is for those who know the language.
        remark: Remark,
    },
}

/// What was written on a scoresheet in words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Remark {
    /// What the sheet is for: a time, a round, what belongs to a claim.
    Data,
    /// A thought about the game: an evaluation, a reminder, a plan.
    Thought,
    /// Nobody can tell from the words.
    #[default]
    Unclear,
}

/// What was done with a scoresheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SheetAct {
    /// It was hidden from view.
    Hidden,
    /// It was uncovered.
    Uncovered,
    /// It was torn.
    Torn,
    /// The player kept it.
    Kept,
    /// It was handed in.
    HandedIn,
    /// It was lent to the opponent.
    Lent,
    /// It was given back.
    Returned,
    /// It was brought up to date.
    Updated,
    /// It was found defective.
    FoundDefective,
    /// The player verified what the opponent presents for a claim.
    Verified(Paper),
    /// The player says that what the opponent presents for a claim is wrong.
    Disputed(Paper),
}

/// What a player presents in writing for a claim where no arbiter is present.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Paper {
    /// The final position.
    Position,
    /// The scoresheet.
    Scoresheet,
}

/// How a reconstruction of the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reconstruction {
    /// With so many moves of each.
    Complete(u32),
    /// Without success.
    Failed,
}

/// What one player scores, in the three normal values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Points {
    /// 0
    Zero,
    /// ½
    Half,
    /// 1
    One,
}

impl Points {
    /// As it is written: `½`.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Points::Zero => "0",
            Points::Half => "½",
            Points::One => "1",
        }
    }
}

/// A result as it is written: both scores, and whether the game was played.
///
/// ```
/// use board::Color;
/// use jadoube_laws::event::{Points, Score};
///
/// assert_eq!(Score::win(Color::Black), Score::BLACK_WINS);
/// assert_eq!(Score::DRAW.text(), "½-½");
/// assert_eq!(Score::forfeit_win(Color::White).text(), "+/-");
/// assert!(Score::played(Points::Half, Points::Zero).has_lost(Color::Black));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    /// What each scores.
    pub points: ByColor<Points>,
    /// Was it decided without play?
    pub forfeit: bool,
}

impl Score {
    /// `1-0`
    pub const WHITE_WINS: Score = Score::played(Points::One, Points::Zero);
    /// `0-1`
    pub const BLACK_WINS: Score = Score::played(Points::Zero, Points::One);
    /// `½-½`
    pub const DRAW: Score = Score::played(Points::Half, Points::Half);
    /// `0-0`
    pub const BOTH_LOSE: Score = Score::played(Points::Zero, Points::Zero);
    /// `-/-`
    pub const BOTH_FORFEIT: Score = Score { forfeit: true, ..Score::BOTH_LOSE };

    /// The result of a game that was played.
    #[must_use]
    pub const fn played(white: Points, black: Points) -> Score {
        Score { points: ByColor { white, black }, forfeit: false }
    }

    /// A win of this player.
    #[must_use]
    pub const fn win(side: Color) -> Score {
        match side {
            Color::White => Score::WHITE_WINS,
            Color::Black => Score::BLACK_WINS,
        }
    }

    /// A win of this player without play.
    #[must_use]
    pub const fn forfeit_win(side: Color) -> Score {
        Score { forfeit: true, ..Score::win(side) }
    }

    /// Has this player lost?
    #[must_use]
    pub fn has_lost(self, side: Color) -> bool {
        self.points[side] == Points::Zero
    }

    /// The text of a result: `1-0`, `½-½`, `+/-`.
    #[must_use]
    pub fn text(self) -> String {
        let word = |points| match (points, self.forfeit) {
            (Points::One, true) => "+",
            (_, true) => "-",
            (points, false) => points.text(),
        };
        let between = if self.forfeit { "/" } else { "-" };
        format!("{}{between}{}", word(self.points.white), word(self.points.black))
    }
}
