//! Which provisions look at an event, and why one of them did not lead to a ruling. For explanations only: no rule
//! asks here.

use ::board::Color;

use super::belongs_to_play;
use crate::edition::Edition;
use crate::event::{DrawGround, Event, Happening, Irregular, Seen};
use crate::game::Game;
use crate::provision::Provision;
use crate::ruling::Ruling;

/// A provision that looks at an event, and what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Considered {
    /// The provision.
    pub provision: Provision,
    /// What came of it.
    pub came: Came,
}

/// What came of a provision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Came {
    /// A ruling rests on it, or has it in its background.
    Applied,
    /// The edition has no such rule.
    NotInThisEdition,
    /// The game was over.
    GameOver,
    /// The player did not have the move.
    NotHavingTheMove,
    /// The arbiter did not see it, and nobody claimed anything.
    NotSeen,
    /// Its condition is not fulfilled.
    ConditionNotMet,
}

impl Came {
    /// The stable name, in messages and in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Came::Applied => "applied",
            Came::NotInThisEdition => "not-in-this-edition",
            Came::GameOver => "game-over",
            Came::NotHavingTheMove => "not-having-the-move",
            Came::NotSeen => "not-seen",
            Came::ConditionNotMet => "condition-not-met",
        }
    }
}

/// What is asked of a game before an event is recorded, so that afterwards it can be told why a provision did not lead to
/// a ruling.
///
/// ```
/// use board::{Color, Square};
/// use clock::Instant;
/// use jadoube_laws::event::*;
/// use jadoube_laws::game::{Configuration, Game};
/// use jadoube_laws::{Came, Considering, Edition, Provision};
///
/// let mut game = Game::new(&Configuration::new(Edition::Fide2018))?;
/// let touched = Event::new(Instant::START, Happening::PieceTouched(Touched {
///     side: Color::White,
///     squares: vec![Square::G1],
///     order: TouchOrder::InTurn,
///     manner: Manner::Deliberate,
///     hand: Hand::Unknown,
///     board: BoardId::Main,
/// }));
/// let considering = Considering::before(&game);
/// let rulings = game.record(&touched)?;
/// let looked = considering.after(&touched, &rulings);
/// let came = |of| looked.iter().find(|it| it.provision == of).map(|it| it.came);
/// assert_eq!(came(Provision::ActTouchOwn), Some(Came::Applied));
/// assert_eq!(came(Provision::ActTouchOpp), Some(Came::ConditionNotMet));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Considering {
    edition: Edition,
    arbiter_sees_all: bool,
    to_move: Color,
    is_over: bool,
}

impl Considering {
    /// Of a game in which something is about to happen.
    #[must_use]
    pub fn before(game: &Game) -> Considering {
        Considering {
            edition: game.frame().edition(),
            arbiter_sees_all: game.frame().arbiter_sees_all(),
            to_move: game.to_move(),
            is_over: game.is_over(),
        }
    }

    /// The provisions that look at an event, and what came of each, the rulings being those that followed.
    #[must_use]
    pub fn after(self, event: &Event, rulings: &[Ruling]) -> Vec<Considered> {
        let sees = event.seen == Seen::ByArbiter || self.arbiter_sees_all;
        let out_of_turn = mover(&event.what).is_some_and(|it| it != self.to_move);
        let named = |it: &Ruling| [it.articles(), it.background()].concat();
        let cited: Vec<_> = rulings.iter().flat_map(named).collect();
        let came = |provision: Provision| {
            let standing = provision.validity(self.edition);
            if standing.articles().iter().any(|it| cited.contains(it)) {
                Came::Applied
            } else if standing.articles().is_empty() {
                Came::NotInThisEdition
            } else if self.is_over && belongs_to_play(&event.what) {
                Came::GameOver
            } else if out_of_turn {
                Came::NotHavingTheMove
            } else if !sees && mover(&event.what).is_some() {
                Came::NotSeen
            } else {
                Came::ConditionNotMet
            }
        };
        let looks = looked_at_by(&event.what).iter();
        looks.map(|&provision| Considered { provision, came: came(provision) }).collect()
    }
}

/// The player whose act at the board or on the clock it is.
fn mover(what: &Happening) -> Option<Color> {
    match what {
        Happening::PieceTouched(it) => Some(it.side),
        Happening::PieceTakenOff(it) => Some(it.side),
        Happening::PiecePlaced(it) => Some(it.side),
        Happening::PieceReleased(it) => Some(it.side),
        Happening::MovePlayed(it) => Some(it.side),
        _ => None,
    }
}

fn looked_at_by(what: &Happening) -> &'static [Provision] {
    use Provision as P;
    match what {
        Happening::PieceTouched(_) | Happening::PieceTakenOff(_) => &[
            P::ActAdjust,
            P::ActContactIsIntent,
            P::ActTouchOwn,
            P::ActTouchOpp,
            P::ActTouchBoth,
            P::ActCastleTouch,
            P::ActCastleRookFirst,
            P::ActCastleIllegal,
            P::ActNoLegalTouched,
            P::DrawOfferHow,
        ],
        Happening::PiecePlaced(_) | Happening::PieceReleased(_) => &[
            P::GameHaveMove,
            P::MoveIllegal,
            P::ActPromotionChoice,
            P::ActMade,
            P::ActMadeCapture,
            P::ActMadeCastle,
            P::ActMadePromotion,
            P::EndMate,
            P::EndStalemate,
            P::EndDead,
            P::DrawAutoFivefold,
            P::DrawAutoSeventyfive,
        ],
        Happening::MovePlayed(_) | Happening::ClockPressed(_) => &[
            P::ActOneHand,
            P::ActMade,
            P::EndMate,
            P::EndStalemate,
            P::EndDead,
            P::DrawAutoFivefold,
            P::DrawAutoSeventyfive,
            P::ClockComplete,
            P::ClockSameHand,
            P::ClockHandling,
            P::IrrIllegal,
            P::IrrUnpromoted,
            P::IrrClockNoMove,
            P::IrrTwoHands,
            P::IrrIllegalPenalty,
            P::RapidIllegal,
            P::RapidBothKings,
        ],
        Happening::FlagFell(_) | Happening::FlagNoticed(_) => &[
            P::ClockFlagCheck,
            P::ClockFlagWhen,
            P::ClockFlagLoses,
            P::ClockBothFlags,
            P::ClockScreensNoClaim,
            P::EndDead,
            P::RecCatchUpNeither,
            P::RecCatchUpOne,
            P::RapidFlagCall,
            P::RapidFlagClaim,
            P::RapidBothFlags,
            P::ArbThirdParties,
        ],
        Happening::DrawOffered { .. } | Happening::DrawAccepted(_) | Happening::DrawDeclined(_) => {
            &[P::EndAgreed, P::DrawRestriction, P::DrawOffer, P::DrawOfferHow, P::ConductDistract]
        }
        Happening::DrawClaimed(it) => match it.ground {
            DrawGround::Threefold => &[
                P::DrawThreefold,
                P::DrawThreefoldAbout,
                P::DrawThreefoldHas,
                P::DrawTouchForfeits,
                P::DrawClaimClock,
                P::DrawClaimCorrect,
                P::DrawClaimWrong,
                P::ClockScreensNoClaim,
            ],
            DrawGround::Fifty => &[
                P::DrawFifty,
                P::DrawFiftyAbout,
                P::DrawFiftyHas,
                P::DrawTouchForfeits,
                P::DrawClaimClock,
                P::DrawClaimCorrect,
                P::DrawClaimWrong,
                P::ClockScreensNoClaim,
            ],
            DrawGround::NoNormalMeans | DrawGround::NoEffort => &[
                P::QpfAnnounce,
                P::QpfScope,
                P::QpfClaim,
                P::QpfClaimAccept,
                P::QpfClaimPostpone,
                P::QpfClaimReject,
            ],
        },
        Happening::IrregularityNoticed(it) => match it.what {
            Irregular::TouchMove => &[P::ActTouch, P::ActClaimForfeited, P::RapidArticle4OnRequest],
            Irregular::WrongSetup | Irregular::WrongOrientation => {
                &[P::IrrInitial, P::IrrBoard, P::RapidWindowSetup]
            }
            Irregular::ReversedColours => &[P::IrrColours],
            Irregular::Displaced(_) => &[P::IrrDisplacedFound, P::IrrTimes],
            _ => &[P::IrrIllegal, P::IrrIllegalPenalty, P::RapidIllegal, P::RapidBothKings],
        },
        Happening::ClockStopped(_) | Happening::ClockStarted { .. } => {
            &[P::ClockInterrupt, P::ClockPlayerStop, P::ClockRestart, P::ClockStopWithoutReason]
        }
        Happening::PiecesKnockedOver(_) => {
            &[P::IrrDisplace, P::IrrDisplaceStop, P::IrrDisplacePenalty]
        }
        Happening::PlayerArrived(_) | Happening::RoundStarted(_) | Happening::TimePassed => {
            &[P::ClockStart, P::ClockDefault, P::ClockDefaultAbsent]
        }
        Happening::AdjustAnnounced { .. } => &[P::ActAdjust, P::ClockAdjustOwnTime],
        Happening::Resigned { .. } => &[P::EndResign],
        Happening::DeviceFound(_) => {
            &[P::ConductDeviceBan, P::ConductDeviceBag, P::ConductDevicePenalty]
        }
        _ => &[],
    }
}
