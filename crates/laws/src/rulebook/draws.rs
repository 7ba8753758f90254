//! Draws by agreement, by claim and without one. Quickplay finishes are in `quickplay`.

use super::cited::{ByRegime, Cited};
use super::macros::rules;
use super::policies::{
    Answer, AutomaticMoves, AutomaticRepetition, ClaimAsOffer, ClaimStopsClock, EnPassantTest,
    IntendedMoveUnder, MoveStage, OfferLapses, Restrictable,
};
use super::units::{MovesEach, Occurrences, Seconds};

rules! {
    /// Draws.
    pub struct Draws {
        /// What the event may restrict.
        "draw.restrictable" restrictable: Cited<Restrictable>,
        /// What ends an offer besides a word.
        "draw.offer_lapses" offer_lapses: Cited<OfferLapses>,
        /// Claims that are also offers.
        "draw.claims_as_offers" claims_as_offers: Cited<&'static [ClaimAsOffer]>,
        /// Is the intended move, once written, no longer to be changed?
        "draw.intended_locked" intended_locked: Cited<Answer>,
        /// Who stops the clock.
        "draw.claim_stops_clock" claim_stops_clock: Cited<ClaimStopsClock>,
        /// The opponent's time for a wrong claim.
        "draw.false_claim_bonus" false_claim_bonus: ByRegime<Cited<Seconds>>,
        /// What governs the intended move after that.
        "draw.false_claim_articles" false_claim_articles: Cited<IntendedMoveUnder>,
        /// The repetition that can be claimed.
        "draw.rep_claim" repetition_claim: Cited<Occurrences>,
        /// The repetition that needs no claim.
        "draw.rep_auto" repetition_automatic: Cited<Option<AutomaticRepetition>>,
        /// Moves without progress that can be claimed.
        "draw.fifty_claim" fifty_claim: Cited<MovesEach>,
        /// When a move counts for the claim that they have been played.
        "draw.fifty_basis" fifty_basis: Cited<MoveStage>,
        /// Moves without progress that need no claim.
        "draw.auto_moves" automatic_moves: Cited<Option<AutomaticMoves>>,
        /// Is the sameness of positions defined both ways?
        "draw.same_iff" same_if_and_only_if: Cited<Answer>,
        /// The wording of the test for en passant.
        "draw.ep_test" en_passant_test: Cited<EnPassantTest>,
        /// Is the dead position repeated in the Competition Rules?
        "draw.dead_in_part2" dead_repeated: Cited<Answer>,
    }
}
