//! An edition as data: every number and every choice of substance, each with the article that sets it. It
//! holds no rule: rules read it and never ask which edition they have.

mod adjournment;
mod cited;
mod clock;
pub(crate) mod commentary;
mod conduct;
mod draws;
mod frame;
mod illegal;
mod irregularities;
mod macros;
mod moves;
mod notation;
mod policies;
mod quickplay;
mod record;
mod units;
mod value;

pub use adjournment::AdjournmentRules;
pub use cited::{ByRegime, Cited, Regime, Tiers};
pub use clock::{Clock, Flag};
pub use conduct::{Arbiter, Conduct, GamePoints, PointsRules};
pub use draws::Draws;
pub use frame::{Scope, SupervisionRules, TimeClasses};
pub use illegal::IllegalMoves;
pub use irregularities::Irregularities;
pub use moves::{Ending, Moves};
pub use notation::{BlindPlayRules, Chess960Rules, Notation};
pub use policies::*;
pub use quickplay::Quickplay;
pub use record::Record;
pub use units::{Bound, Limit, MovesEach, Occurrences, Seconds};
pub use value::Value;

use crate::article::Article;
use crate::interpretations::Interpretation;
use crate::pace::{Pace, Supervision};
use crate::provision::{Certainty, Renumbered};

/// One edition, or an edition with an overlay. There is no default: every edition states every field.
///
/// ```
/// use jadoube_laws::Edition;
/// use jadoube_laws::rulebook::{Regime, Seconds};
///
/// // What the opponent gets for an illegal move in blitz, and where it stands.
/// let book = Edition::Fide2018.rulebook();
/// let bonus = book.illegal.bonus.at(Regime::BlitzFull);
/// assert_eq!(bonus.value, Some(Seconds(60)));
/// assert_eq!(bonus.article.to_string(), "B.2");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    /// How the book stands to events and to other rules.
    pub scope: Scope,
    /// Standard, rapid and blitz.
    pub classes: TimeClasses,
    /// What full supervision of rapid and blitz asks for.
    pub supervision: SupervisionRules,
    /// The act of moving.
    pub moves: Moves,
    /// The end of the game.
    pub ending: Ending,
    /// The chess clock.
    pub clock: Clock,
    /// The fall of the flag.
    pub flag: Flag,
    /// Wrong set-up, wrong colours, wrong clocks.
    pub irregularities: Irregularities,
    /// Illegal moves.
    pub illegal: IllegalMoves,
    /// The recording of the moves.
    pub record: Record,
    /// Draws.
    pub draws: Draws,
    /// Quickplay finish.
    pub quickplay: Quickplay,
    /// Points.
    pub points: PointsRules,
    /// The conduct of the players.
    pub conduct: Conduct,
    /// The role of the arbiter.
    pub arbiter: Arbiter,
    /// Algebraic notation.
    pub notation: Notation,
    /// Play with blind and visually disabled players.
    pub blind: BlindPlayRules,
    /// Adjourned games.
    pub adjournment: AdjournmentRules,
    /// Chess960.
    pub chess960: Chess960Rules,
}

impl Rulebook {
    /// The same values, set by articles of which these are renumbered.
    #[must_use]
    pub const fn renumbered(self, moved: &'static [Renumbered]) -> Rulebook {
        Rulebook {
            scope: self.scope.renumbered(moved),
            classes: self.classes.renumbered(moved),
            supervision: self.supervision.renumbered(moved),
            moves: self.moves.renumbered(moved),
            ending: self.ending.renumbered(moved),
            clock: self.clock.renumbered(moved),
            flag: self.flag.renumbered(moved),
            irregularities: self.irregularities.renumbered(moved),
            illegal: self.illegal.renumbered(moved),
            record: self.record.renumbered(moved),
            draws: self.draws.renumbered(moved),
            quickplay: self.quickplay.renumbered(moved),
            points: self.points.renumbered(moved),
            conduct: self.conduct.renumbered(moved),
            arbiter: self.arbiter.renumbered(moved),
            notation: self.notation.renumbered(moved),
            blind: self.blind.renumbered(moved),
            adjournment: self.adjournment.renumbered(moved),
            chess960: self.chess960.renumbered(moved),
        }
    }
}

/// One value of a rulebook, ready to be printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// The stable key: `illegal.loses_at`.
    pub key: &'static str,
    /// The value.
    pub value: Value,
    /// The article that sets it, or whose silence it is.
    pub article: Article,
    /// How sure it is.
    pub certainty: Certainty,
    /// The adopted reading it rests on, if the text alone does not settle it.
    pub reading: Option<Interpretation>,
}

/// Every parameter of a book for a game of this pace and supervision, in the order of the book.
///
/// ```
/// use jadoube_laws::{Edition, Pace, Supervision, parameters};
///
/// let book = Edition::Fide2018.rulebook();
/// let all = parameters(book, Pace::Standard, Supervision::Full);
/// let lost = all.iter().find(|it| it.key == "illegal.loses_at").expect("a value");
/// assert_eq!(format!("{} [{}]", lost.value, lost.article), "2 [7.5.5]");
/// ```
#[must_use]
pub fn parameters(book: &Rulebook, pace: Pace, supervision: Supervision) -> Vec<Parameter> {
    let regime = Regime::new(pace, supervision);
    let mut found = Vec::new();
    book.scope.list(regime, &mut found);
    book.classes.list(regime, &mut found);
    book.supervision.list(regime, &mut found);
    book.moves.list(regime, &mut found);
    book.ending.list(regime, &mut found);
    book.clock.list(regime, &mut found);
    book.flag.list(regime, &mut found);
    book.irregularities.list(regime, &mut found);
    book.illegal.list(regime, &mut found);
    book.record.list(regime, &mut found);
    book.draws.list(regime, &mut found);
    book.quickplay.list(regime, &mut found);
    book.points.list(regime, &mut found);
    book.conduct.list(regime, &mut found);
    book.arbiter.list(regime, &mut found);
    book.notation.list(regime, &mut found);
    book.blind.list(regime, &mut found);
    book.adjournment.list(regime, &mut found);
    book.chess960.list(regime, &mut found);
    found
}
