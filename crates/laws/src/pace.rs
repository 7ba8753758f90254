//! How fast a game is played and how closely it is watched: the two questions that select values within an
//! edition. Where the limits lie is for the rulebook to say.

/// The class of a time control.
///
/// ```
/// use jadoube_laws::{Edition, Pace};
///
/// // Which control is of which pace is for the edition to say: three minutes and two seconds.
/// let control = clock::language::read("3+2").expect("a control").control().cloned();
/// let pace = Edition::Fide2023.pace_of(control.as_ref());
/// assert_eq!((pace, pace.tag()), (Pace::Blitz, "blitz"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pace {
    /// Standard chess: the Competition Rules.
    Standard,
    /// Rapid chess, in 2009 rapidplay.
    Rapid,
    /// Blitz.
    Blitz,
}

/// Whether rapid and blitz are played under the Competition Rules, as the event declares. Standard chess
/// always is.
///
/// ```
/// use jadoube_laws::Supervision;
///
/// assert_eq!(Supervision::ALL.map(Supervision::tag), ["supervised", "unsupervised"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Supervision {
    /// Enough arbiters: the Competition Rules apply.
    Full,
    /// Otherwise.
    Limited,
}

impl Pace {
    /// All of them, slowest first.
    pub const ALL: [Pace; 3] = [Pace::Standard, Pace::Rapid, Pace::Blitz];

    /// The name in files and on the command line.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Pace::Standard => "standard",
            Pace::Rapid => "rapid",
            Pace::Blitz => "blitz",
        }
    }
}

impl Supervision {
    /// Both of them.
    pub const ALL: [Supervision; 2] = [Supervision::Full, Supervision::Limited];

    /// The name in files and on the command line.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Supervision::Full => "supervised",
            Supervision::Limited => "unsupervised",
        }
    }
}
