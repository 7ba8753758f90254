//! What is remembered about play on two boards. It decides nothing.

use ::board::{Attempt, ByColor, Color, Placement};

use crate::discretion::Discretion;
use crate::event::{Asked, BlindClock, BoardId, Change, Entered, Event, Happening, Who};
use crate::ruling::{Matter, Question, Ruling, Verdict};

/// What is remembered about play on two boards.
///
/// ```
/// use board::{Attempt, Color};
/// use clock::Instant;
/// use jadoube_laws::Edition;
/// use jadoube_laws::event::{Event, Happening};
/// use jadoube_laws::game::{Configuration, Game};
///
/// let mut game = Game::new(&Configuration::new(Edition::Fide2018))?;
/// let announced = Happening::MoveAnnounced {
///     side: Color::White,
///     words: "Eva vier".to_owned(),
///     meant: vec!["e2e4".parse::<Attempt>()?],
///     rank_names: None,
/// };
/// game.record(&Event::new(Instant::START, announced))?;
/// assert_eq!(game.blind().announced(Color::White).map(<[Attempt]>::len), Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BlindPlay {
    announced: Option<(Color, Vec<Attempt>)>,
    slipped: bool,
    repeated: bool,
    assistant: ByColor<bool>,
    /// The clock was entered as one that speaks.
    announcing_clock: bool,
    /// The arbiter allowed other names for the ranks than the German numbers.
    other_rank_names: bool,
    /// What a player asked, until it is answered.
    asked: ByColor<Option<Asked>>,
    /// What the boards were seen to show.
    scanned: [Option<Placement>; 2],
}

impl BlindPlay {
    pub(super) fn fold_event(&mut self, event: &Event) {
        match &event.what {
            Happening::MoveAnnounced { side, meant, .. } => {
                // A second announcement before the press corrects the first, unless it only names the new piece.
                let earlier = self.announced.as_ref().filter(|it| it.0 == *side);
                self.slipped = earlier.is_some_and(|it| !completes(&it.1, meant));
                self.announced = Some((*side, meant.clone()));
                self.repeated = false;
            }
            Happening::BoardScanned(it) => {
                if let Some(placement) = it.placement {
                    self.scanned[it.board as usize] = Some(placement);
                }
            }
            Happening::AnnouncementRepeated(_) => self.repeated = true,
            Happening::Configured(Change { what: Entered::BlindClock(clock), .. }) => {
                self.announcing_clock = *clock == BlindClock::Announcing;
            }
            Happening::QuestionAsked { by: Who::Player(side), what } => {
                self.asked[*side] = Some(what.clone());
            }
            _ => {}
        }
    }

    pub(super) fn fold_ruling(
        &mut self,
        ruling: &Ruling,
        answering: Option<&Question>,
        is_blind: impl Fn(Color) -> bool,
    ) {
        match ruling.verdict() {
            Verdict::Completed { .. } | Verdict::Restore { .. } => {
                self.announced = None;
                self.slipped = false;
            }
            Verdict::Allowed { what: Some(Matter::MoveCount | Matter::TimeUsed) } => {
                self.asked = ByColor::default();
            }
            Verdict::Allowed { what: Some(Matter::OtherRankNames) } => self.other_rank_names = true,
            Verdict::Allowed { what: Some(Matter::GermanRankNames) } => {
                self.other_rank_names = false;
            }
            _ => {}
        }
        for side in Color::ALL {
            self.assistant[side] |=
                is_accepted(side, ruling.verdict(), answering) && is_blind(side);
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

    /// Was an assistant of this blind player accepted?
    #[must_use]
    pub fn has_assistant(&self, side: Color) -> bool {
        self.assistant[side]
    }

    /// Does the clock of the game announce the time and the number of moves?
    #[must_use]
    pub fn has_announcing_clock(&self) -> bool {
        self.announcing_clock
    }

    /// Did the arbiter allow other names for the ranks than the German numbers?
    #[must_use]
    pub fn has_other_rank_names(&self) -> bool {
        self.other_rank_names
    }

    /// What this player asked last, until it is answered.
    #[must_use]
    pub fn asked(&self, side: Color) -> Option<&Asked> {
        self.asked[side].as_ref()
    }

    /// What a board was last seen to show.
    #[must_use]
    pub fn scanned(&self, board: BoardId) -> Option<&Placement> {
        self.scanned[board as usize].as_ref()
    }
}

/// Does the announcement add to an earlier one the piece that the pawn becomes?
fn completes(earlier: &[Attempt], meant: &[Attempt]) -> bool {
    let without_piece = |it: &Attempt| Attempt { promotion: None, ..*it };
    meant.iter().any(|it| it.promotion.is_some() && earlier.contains(&without_piece(it)))
}

/// Does the answer accept an assistant of this blind player? How much time that costs may be asked next.
fn is_accepted(side: Color, verdict: &Verdict, answering: Option<&Question>) -> bool {
    match (answering, verdict) {
        (Some(it), Verdict::Allowed { .. }) => {
            it.which == Discretion::AssistantAcceptable && it.side() == Some(side)
        }
        (Some(it), Verdict::Ask(next)) => {
            it.which == Discretion::AssistantAcceptable
                && it.side() == Some(side)
                && next.which == Discretion::TimeForAssistant
        }
        // Provided without a request.
        (None, Verdict::Allowed { what: Some(Matter::AcceptedAssistant) }) => true,
        _ => false,
    }
}
