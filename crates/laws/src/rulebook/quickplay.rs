//! Quickplay finishes: games without increment in which a limited time is left for all further moves.

use super::cited::{ByRegime, Cited};
use super::macros::rules;
use super::policies::{Answer, Place, PostponedTest, QuickplayAvailable};
use super::units::Seconds;

rules! {
    /// Quickplay finish.
    pub struct Quickplay {
        /// Where it stands.
        "qpf.place" place: Cited<Place>,
        /// Only if announced?
        "qpf.needs_announcement" needs_announcement: Cited<Answer>,
        /// Only without an increment?
        "qpf.only_without_increment" only_without_increment: Cited<Answer>,
        /// In which games.
        "qpf.available" available: ByRegime<Cited<QuickplayAvailable>>,
        /// A claim needs less time than this.
        "qpf.below" below: Cited<Seconds>,
        /// The increment that can be requested.
        "qpf.increment_option" increment_option: Cited<Option<Seconds>>,
        /// The opponent's time.
        "qpf.bonus" bonus: Cited<Seconds>,
        /// How a postponed claim is decided.
        "qpf.postpone_test" postpone_test: Cited<PostponedTest>,
        /// Is the decision final?
        "qpf.final" decision_final: Cited<Answer>,
        /// Is the claim an offer?
        "qpf.claim_is_offer" claim_is_offer: Cited<Answer>,
    }
}
