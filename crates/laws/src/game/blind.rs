//! What is remembered about play on two boards. It decides nothing.

use ::board::{Attempt, Color, Placement};

use crate::discretion::Discretion;
use crate::event::{BoardId, Event, Happening};
use crate::ruling::{Ruling, Verdict};

/// What is remembered about play on two boards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BlindPlay {
    announced: Option<(Color, Vec<Attempt>)>,
    slipped: bool,
    repeated: bool,
    assistant: bool,
    /// What the boards were seen to show.
    scanned: [Option<Placement>; 2],
}

impl BlindPlay {
    pub(super) fn fold_event(&mut self, event: &Event) {
        match &event.what {
            Happening::MoveAnnounced { side, meant, .. } => {
                // A second announcement before the press corrects the first.
                self.slipped = self.announced.as_ref().is_some_and(|it| it.0 == *side);
                self.announced = Some((*side, meant.clone()));
                self.repeated = false;
            }
            Happening::BoardScanned(it) => {
                if let Some(placement) = it.placement {
                    self.scanned[it.board as usize] = Some(placement);
                }
            }
            Happening::AnnouncementRepeated(_) => self.repeated = true,
            Happening::ArbiterDecided(it) if it.question == Discretion::J08 => {
                self.assistant |= it.phrase().starts_with("accept");
            }
            _ => {}
        }
    }

    pub(super) fn fold_ruling(&mut self, ruling: &Ruling) {
        if matches!(ruling.verdict(), Verdict::Completed { .. } | Verdict::Restore { .. }) {
            self.announced = None;
            self.slipped = false;
        }
    }

    /// The moves that the last announcement of a player can mean.
    #[must_use]
    pub fn announced(&self, side: Color) -> Option<&[Attempt]> {
        self.announced.as_ref().filter(|it| it.0 == side).map(|it| &it.1[..])
    }

    /// Did the announcement correct an earlier one?
    #[must_use]
    pub fn slipped(&self) -> bool {
        self.slipped
    }

    /// Was the last announcement repeated by the opponent?
    #[must_use]
    pub fn repeated(&self) -> bool {
        self.repeated
    }

    /// Was an assistant accepted?
    #[must_use]
    pub fn has_assistant(&self) -> bool {
        self.assistant
    }

    /// What a board was last seen to show.
    #[must_use]
    pub fn scanned(&self, board: BoardId) -> Option<&Placement> {
        self.scanned[board as usize].as_ref()
    }
}
