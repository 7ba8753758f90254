//! The rules of pairing change; which of them apply is data.

/// An edition of the FIDE (Dutch) System, Handbook C.04.3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Edition {
    /// In force from 1 February 2026.
    #[default]
    Dutch2026,
}

/// In what editions differ.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    /// Does an absence without points count as a downfloat?
    pub(crate) absence_floats: bool,
    /// Does a full point without play, whatever its kind, bar a player from the pairing-allocated bye?
    pub(crate) any_full_point_bars: bool,
}

impl Edition {
    /// The one that came into force last.
    pub const NEWEST: Self = Self::Dutch2026;

    /// Its name for programs.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Dutch2026 => "dutch-2026",
        }
    }

    pub(crate) const fn rules(self) -> Rules {
        match self {
            Self::Dutch2026 => Rules { absence_floats: false, any_full_point_bars: true },
        }
    }
}
