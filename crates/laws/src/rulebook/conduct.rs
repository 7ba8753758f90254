//! Points, the conduct of the players and the role of the arbiter, as far as editions differ.

use super::cited::Cited;
use super::macros::rules;
use super::policies::{
    Answer, AppealScope, DeviceBan, DeviceTrigger, Inspection, MoveStage, Penalty,
};
use super::value::{ToValue, Value};

/// What a game is worth, in half points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GamePoints {
    /// For the winner.
    pub win_halves: u8,
    /// For each in a drawn game.
    pub draw_halves: u8,
    /// For the loser.
    pub loss_halves: u8,
}

impl ToValue for GamePoints {
    fn to_value(&self) -> Value {
        Value::Halves([self.win_halves, self.draw_halves, self.loss_halves])
    }
}

rules! {
    /// Points.
    pub struct PointsRules {
        /// What a game is worth unless the event says otherwise.
        "points.game" game: Cited<GamePoints>,
        /// Can the two scores never exceed the maximum of a game?
        "points.cap" capped: Cited<Answer>,
    }
}

rules! {
    /// The conduct of the players.
    pub struct Conduct {
        /// Which devices are banned.
        "device.ban" device_ban: Cited<DeviceBan>,
        /// May the event allow a device switched off in a bag?
        "device.bag_option" device_in_bag: Cited<Answer>,
        /// What is penalised.
        "device.trigger" device_trigger: Cited<DeviceTrigger>,
        /// Does the opponent get only half a point if unable to mate?
        "device.opp_half_if_no_mate" opponent_half_if_no_mate: Cited<Answer>,
        /// May the event set a milder penalty?
        "device.milder_option" milder_penalty: Cited<Answer>,
        /// What may be inspected.
        "inspect.scope" inspection: Cited<Inspection>,
        /// May the event bind the player who is not on move to report leaving?
        "conduct.report_leaving_option" report_leaving: Cited<Answer>,
        /// Do outsiders need permission for the playing area?
        "conduct.outsiders_need_permission" outsiders_need_permission: Cited<Answer>,
        /// Has a player the right to an explanation of the Laws?
        "conduct.explanation_right" explanation_right: Cited<Answer>,
        /// Do the players help to reconstruct games and check claims?
        "conduct.players_check_claims" players_check_claims: Cited<Answer>,
        /// What may be appealed against.
        "appeal.scope" appeal_scope: Cited<AppealScope>,
        /// Even after signing?
        "appeal.after_signing" appeal_after_signing: Cited<Answer>,
    }
}

rules! {
    /// The role of the arbiter.
    pub struct Arbiter {
        /// The number of moves that the arbiter must not tell.
        "arb.move_count_basis" move_count_basis: Cited<MoveStage>,
        /// The penalties to choose from, in the order of the edition.
        "arb.penalties" penalties: Cited<&'static [Penalty]>,
    }
}
