//! What a player may say for himself. Everything else is the arbiter's.

use board::Color;
use laws::event::{Happening, Manner, Presser, Sides, Who};
use laws::game::Phase;
use store::wire::v1::{AttentionAct, RecordedBy};
use transcript::{Deed, EventLine};

use super::calls::Calls;
use super::trouble::CannotRecord;
use crate::access::Grant;
use crate::wire::Role;

/// May a link that acts for these sides record this line?
pub(crate) fn player_may(sides: &[Color], line: &EventLine) -> Result<(), CannotRecord> {
    let acting = match acting(line) {
        Some(acting) if !line.assistant => acting,
        _ => return Err(CannotRecord::NotForPlayers),
    };
    match Color::ALL.into_iter().filter(|it| acting.has(*it)).all(|it| sides.contains(&it)) {
        true => Ok(()),
        false if acting == Sides::Both => Err(CannotRecord::BothSides),
        false => Err(CannotRecord::OtherSide),
    }
}

/// May a link attend to a game in this way? A player takes back his own call and reads for himself; what he reads aloud to an arbiter, the
/// arbiter may record.
pub(crate) fn may_attend(grant: &Grant, act: &AttentionAct, calls: &Calls) -> bool {
    let sides = &grant.sides;
    match act {
        AttentionAct::CallWithdrawn { call } => {
            grant.role == Role::Player && calls.find(*call).is_some_and(|it| sides.contains(&it.by))
        }
        AttentionAct::Read { side, .. } => grant.role.is_arbiter() || sides.contains(side),
        AttentionAct::BoardTaken
        | AttentionAct::BoardLeft
        | AttentionAct::CallTaken { .. }
        | AttentionAct::CallClosed { .. }
        | AttentionAct::QuestionTaken { .. }
        | AttentionAct::MustRead { .. }
        | AttentionAct::NotAwaited { .. } => grant.role.is_arbiter(),
    }
}

/// May these lines be recorded by whom they come from, as the game stands?
pub(super) fn may_still(
    phase: Phase,
    by: RecordedBy,
    lines: &[EventLine],
) -> Result<(), CannotRecord> {
    let over = matches!(phase, Phase::Over | Phase::Annulled);
    let of_player = matches!(by, RecordedBy::White | RecordedBy::Black | RecordedBy::Both);
    match over && of_player && !lines.iter().all(belongs_after_the_end) {
        true => Err(CannotRecord::GameOver),
        false => Ok(()),
    }
}

/// What is left to a player when the game is over: to finish the scoresheet, to sign the result, to call the arbiter or to appeal;
/// and to come too late.
fn belongs_after_the_end(line: &EventLine) -> bool {
    let Deed::Plain(happening) = &line.deed else { return false };
    matches!(
        happening,
        Happening::MoveRecorded(_)
            | Happening::MarkRecorded { .. }
            | Happening::ScoresheetHandled { .. }
            | Happening::ResultSigned { .. }
            | Happening::AppealFiled(_)
            | Happening::ArbiterCalled { .. }
            | Happening::PlayerArrived(_)
    )
}

/// Whose act it is, if players may report it.
pub(super) fn acting(line: &EventLine) -> Option<Sides> {
    let side = match &line.deed {
        Deed::Plays { side, .. } | Deed::Claims { side, .. } | Deed::Announces { side, .. } => {
            *side
        }
        Deed::Stops { by, .. } => player(by)?,
        Deed::OpensEnvelope { .. } | Deed::Decides { .. } => return None,
        Deed::Plain(happening) => return of(happening),
    };
    Some(Sides::One(side))
}

fn of(happening: &Happening) -> Option<Sides> {
    let side = match happening {
        // That a touch was an accident is no player's to say: it would free him from it.
        Happening::PieceTouched(it) if binds_or_asks(it.manner) => it.side,
        Happening::PieceTakenOff(it) => it.side,
        Happening::PiecePlaced(it) => it.side,
        Happening::PieceReleased(it) => it.side,
        Happening::PiecesKnockedOver(it) => it.side,
        Happening::PositionSetUp(it) if it.position.is_none() => player(&it.by)?,
        Happening::ClockPressed(it) if it.by == Presser::Player => it.side,
        Happening::FlagNoticed(it) => player(&it.by)?,
        Happening::IrregularityNoticed(it) => player(&it.by)?,
        Happening::QuestionAsked { by, .. } | Happening::RequestMade { by, .. } => player(by)?,
        Happening::AreaLeft { who, .. } | Happening::AreaEntered { who, .. } => player(who)?,
        Happening::ArbiterCalled { by, .. } => *by,
        Happening::MoveRecorded(it) => it.side,
        Happening::AdjustAnnounced { side, .. }
        | Happening::DrawOffered { side, .. }
        | Happening::WithdrawalTried { side, .. }
        | Happening::Resigned { side, .. }
        | Happening::MarkRecorded { side, .. }
        | Happening::ScoresheetHandled { side, .. }
        | Happening::ResultSigned { side, .. }
        | Happening::EnvelopeSealed { side, .. }
        | Happening::DrawAccepted(side)
        | Happening::DrawDeclined(side)
        | Happening::RecordingStopped(side)
        | Happening::AppealFiled(side)
        | Happening::AnnouncementRepeated(side)
        | Happening::CastlingAnnounced(side) => *side,
        // A device of one's own need not be at the board.
        Happening::PlayerArrived(_) => return Some(Sides::Both),
        Happening::GestureMade { who, .. } => return Some(*who),
        Happening::TakeBackAgreed => return Some(Sides::Both),
        _ => return None,
    };
    Some(Sides::One(side))
}

/// Does a touch of this manner bind, or is it for the arbiter to find out?
const fn binds_or_asks(manner: Manner) -> bool {
    matches!(manner, Manner::Deliberate | Manner::Unclear)
}

fn player(who: &Who) -> Option<Color> {
    match who {
        Who::Player(side) => Some(*side),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use store::UnixMillis;
    use store::wire::v1::tournament::LinkMade;
    use store::wire::v1::{AttentionAct, V1};

    use super::{Calls, Grant, Role, may_attend};
    use crate::access::LinkBook;
    use crate::wire::{Call, Side};

    fn white() -> Arc<Grant> {
        let mut book = LinkBook::default();
        let made = LinkMade {
            v: V1,
            link: "l1".to_owned(),
            role: Role::Player,
            game: Some("g1".to_owned()),
            sides: vec![Side::White],
            label: String::new(),
            delay_s: None,
            server: None,
            expires_ms: None,
            token_hash: "0".repeat(64),
        };
        book.add(Some("e1"), &made, UnixMillis(0));
        book.named("l1").expect("the link")
    }

    /// The number of the next call is known to all, and nobody waits his turn before he is asked whether he may.
    #[test]
    fn a_player_takes_back_his_own_call_and_none_that_is_not_there_yet() {
        let call = |seq, by| Call { seq, by, reason: String::new(), at_ms: seq, taken: None };
        let calls = Calls::default().and(call(3, Side::White)).and(call(5, Side::Black));
        let may = |call| may_attend(&white(), &AttentionAct::CallWithdrawn { call }, &calls);
        assert_eq!([3, 5, 6].map(may), [true, false, false]);
    }
}
