//! What a player may say for himself. Everything else is the arbiter's.

use board::Color;
use laws::event::{Happening, Presser, Sides, Who};
use transcript::{Deed, EventLine};

use super::trouble::CannotRecord;

/// May a link that acts for these sides record this line?
pub(crate) fn player_may(sides: &[Color], line: &EventLine) -> Result<(), CannotRecord> {
    let acting = match actor(line) {
        Some(acting) if !line.assistant => acting,
        _ => return Err(CannotRecord::NotForPlayers),
    };
    match Color::ALL.into_iter().filter(|it| acting.has(*it)).all(|it| sides.contains(&it)) {
        true => Ok(()),
        false => Err(CannotRecord::OtherSide),
    }
}

/// Whose act it is, if players may report it.
fn actor(line: &EventLine) -> Option<Sides> {
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
        Happening::PieceTouched(it) => it.side,
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
        | Happening::CastlingAnnounced(side)
        | Happening::PlayerArrived(side) => *side,
        Happening::GestureMade { who, .. } => return Some(*who),
        Happening::TakeBackAgreed => return Some(Sides::Both),
        _ => return None,
    };
    Some(Sides::One(side))
}

fn player(who: &Who) -> Option<Color> {
    match who {
        Who::Player(side) => Some(*side),
        _ => None,
    }
}
