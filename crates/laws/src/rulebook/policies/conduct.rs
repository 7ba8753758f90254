//! Choices about conduct, penalties, notation, blind play and adjournment.

use crate::rulebook::macros::policy;
use crate::rulebook::units::Seconds;
use crate::rulebook::value::{ToValue, Value};

policy! {
    /// Which devices a player may not have.
    pub enum DeviceBan {
        /// A phone that is not switched off.
        PhoneUnlessOff,
        /// Phones and other means of communication.
        PhoneBan,
        /// Any electronic device that the arbiter has not approved.
        AnyDeviceBan,
    }
}

policy! {
    /// What about a device is penalised.
    pub enum DeviceTrigger {
        /// That it makes a sound.
        Sound,
        /// That it was brought into the venue.
        BroughtIn,
        /// That the player has it on them.
        OnPerson,
    }
}

policy! {
    /// What the arbiter may have inspected.
    pub enum Inspection {
        /// Nothing is said.
        NotForeseen,
        /// Clothes, bags and other items.
        ClothesBagsItems,
        /// Clothes, bags, other items, and the body.
        ClothesBagsItemsBody,
    }
}

policy! {
    /// What may be appealed against.
    pub enum AppealScope {
        /// Everything but decisions in a quickplay finish.
        AllExceptQuickplay,
        /// Everything, unless the event excludes it.
        All,
    }
}

policy! {
    /// A penalty that the arbiter may choose.
    pub enum Penalty {
        /// A warning.
        Warning,
        /// More time for the opponent.
        OppTimePlus,
        /// Less time for the offender.
        OwnTimeMinus,
        /// The opponent's points raised to the maximum available.
        OppPointsMax,
        /// Fewer points for the offender.
        OwnPointsMinus,
        /// Loss of the game.
        Loss,
        /// A fine announced in advance.
        Fine,
        /// Exclusion from one or more rounds.
        RoundsExclusion,
        /// Expulsion from the event.
        Expulsion,
    }
}

policy! {
    /// Must a sign of notation be written?
    pub enum Sign {
        /// It must.
        Mandatory,
        /// It may be left out.
        Optional,
    }
}

policy! {
    /// A sign that may be left out of a game score.
    pub enum OptionalSign {
        /// ×
        Capture,
        /// +
        Check,
        /// ++ or #
        Mate,
        /// e.p.
        EnPassant,
    }
}

policy! {
    /// A player who writes in another system than the algebraic one.
    pub enum OtherSystem {
        /// The arbiter should tell him.
        ShouldBeTold,
        /// The arbiter must tell him.
        MustBeTold,
    }
}

policy! {
    /// Who adapts the rules for blind players.
    pub enum AdaptedBy {
        /// The director of the event.
        Director,
        /// The organiser.
        Organiser,
        /// The organiser, after consulting the arbiter.
        OrganiserAfterArbiter,
    }
}

/// By how much a player may be late for a resumption.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ResumptionLate {
    /// By this much.
    Fixed(Seconds),
    /// By the default time of the event.
    EventDefault,
}

impl ToValue for ResumptionLate {
    fn to_value(&self) -> Value {
        match self {
            ResumptionLate::Fixed(limit) => Value::Seconds(limit.0),
            ResumptionLate::EventDefault => Value::Policy("EventDefault"),
        }
    }
}

policy! {
    /// When a player who is late for a resumption does not lose.
    pub enum LateExceptions {
        /// When the sealed move mates, stalemates or leaves a dead position, or the flag of the other had
        /// fallen.
        MateStalemateDeadOrFlag,
        /// When the sealed move ended the game in any way.
        AnyConclusion,
    }
}

policy! {
    /// On what the sealed move is written.
    pub enum SealedOn {
        /// The player's own scoresheet.
        OwnScoresheet,
        /// A sheet of paper.
        PaperSheet,
    }
}
