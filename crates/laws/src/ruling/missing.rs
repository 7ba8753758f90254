//! Facts that nobody reported: a ruling or a question that would come out otherwise, or need not be asked, names
//! them.

use crate::named::named;

named! {
    messages "missing-"
    /// A fact that nobody reported and that would decide.
    ///
    /// ```
    /// use jadoube_laws::ruling::MissingFact;
    ///
    /// assert_eq!(MissingFact::FirstFlag.id(), "first-flag");
    /// assert_eq!(MissingFact::FirstFlag.message_id(), "missing-first-flag");
    /// ```
    pub enum MissingFact {
        /// Which flag fell first.
        FirstFlag = "first-flag",
        /// Which of the pieces was touched first.
        FirstTouched = "first-touched",
        /// Whether a contact, or a press, was meant.
        Intention = "intention",
        /// Whether the arbiter saw it.
        SeenByArbiter = "seen-by-arbiter",
        /// With which hand the move was made, or the clock pressed.
        Hand = "hand",
        /// What a gesture meant.
        Meaning = "meaning",
        /// Why a player stopped the clock.
        ReasonOfStop = "reason-of-stop",
        /// Whether the device was switched off, and whether and when it sounded.
        StateOfDevice = "state-of-device",
        /// How long a disturbance lasted.
        LengthOfDisturbance = "length-of-disturbance",
        /// A record of the moves.
        Record = "record",
        /// How many moves were made.
        NumberOfMoves = "number-of-moves",
        /// What the clocks showed.
        Times = "times",
        /// The number that proves the sealed move.
        SealedMove = "sealed-move",
        /// Whether a mate is still possible: it could be proved neither way.
        MatePossible = "mate-possible",
    }
}
