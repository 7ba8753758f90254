//! Wrong set-up, wrong colours and wrong clocks, as far as editions differ. Illegal moves are in `illegal`.

use super::cited::{ByRegime, Cited};
use super::macros::rules;
use super::policies::{ClockWindow, ReversedColours, WrongSetupCastling};
use super::units::MovesEach;

rules! {
    /// Irregularities of the set-up.
    pub struct Irregularities {
        /// Reversed colours.
        "irr.colours" reversed_colours: Cited<ReversedColours>,
        /// After this many moves completed by each, nothing can be claimed about set-up and orientation.
        "irr.setup_window" setup_window: ByRegime<Cited<Option<MovesEach>>>,
        /// The setting of the clock after that.
        "irr.clock_window" clock_window: ByRegime<Cited<ClockWindow>>,
        /// Castling after a wrong set-up that stands.
        "irr.wrong_setup_castling" wrong_setup_castling: ByRegime<Cited<WrongSetupCastling>>,
    }
}
