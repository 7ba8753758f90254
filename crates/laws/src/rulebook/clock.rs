//! The chess clock and the flag, as far as editions differ. The clock itself is a device and stands apart.

use super::cited::{ByRegime, Cited};
use super::macros::rules;
use super::policies::{
    Answer, BothFlagsDown, FlagCall, MoveStage, NoPressNeeded, SilentDefaultTime,
};

rules! {
    /// The chess clock.
    pub struct Clock {
        /// Does making the next move complete the previous one?
        "clock.next_move_completes" next_move_completes: Cited<Answer>,
        /// Ends of the game that need no press.
        "clock.no_press_needed" no_press_needed: Cited<&'static [NoPressNeeded]>,
        /// May the clock be pressed even after the opponent's next move?
        "clock.late_press" late_press: Cited<Answer>,
        /// What a time control counts.
        "clock.control_basis" control_basis: Cited<MoveStage>,
        /// Is time saved carried over in delay mode too?
        "clock.delay_carry" delay_carry: Cited<Answer>,
        /// The event is silent about the default time.
        "clock.default_rule" silent_default_time: Cited<SilentDefaultTime>,
        /// May the arbiter excuse a late arrival?
        "clock.default_excusable" default_excusable: Cited<Answer>,
        /// Is it said that the times may be left as they are?
        "clock.keep_times" keep_times: Cited<Answer>,
        /// Does a disabled player keep the time when an assistant serves?
        "clock.no_deduction_disabled" no_deduction_disabled: Cited<Answer>,
    }
}

rules! {
    /// The fall of the flag.
    pub struct Flag {
        /// Does a player lose who has not made, or not completed, the moves?
        "flag.loss_basis" loss_basis: Cited<MoveStage>,
        /// Who announces it.
        "flag.call" call: ByRegime<Cited<FlagCall>>,
        /// Must the claimant stop the clock?
        "flag.claim_must_stop" claim_must_stop: ByRegime<Cited<Option<Answer>>>,
        /// Must the claimant's own flag be up?
        "flag.claim_own_flag_up" claim_own_flag_up: ByRegime<Cited<Option<Answer>>>,
        /// Both flags down, the order unknown.
        "flag.both_down" both_down: ByRegime<Cited<BothFlagsDown>>,
    }
}
