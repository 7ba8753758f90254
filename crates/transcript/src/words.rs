//! The fixed words of the language, one table for reading and writing each set.

use board::{Color, Role, Shade, Wing};
use laws::event::{
    Area, Asked, Basis, Complaint, Device, DeviceState, DrawGround, EnvelopeCare, Equipment,
    FaultKind, Gesture, Hand, Help, Irregular, Manner, Misconduct, Mishandling, News, Order, Paper,
    Request, Resigning, SheetAct, Who,
};
use laws::regulations::Chess960Source;
use laws::ruling::{Bar, CompletedBy, Duty, IllegalKind, OfferState, Reason, Referee};
use laws::{Pace, Supervision};

use crate::model::Counted;

/// Words and what they mean. Of several words for one meaning the first is written.
pub(crate) type Table<T> = &'static [(&'static str, T)];

/// The word for a meaning; nothing if the table has none.
pub(crate) fn word_in<T: PartialEq>(table: Table<T>, value: &T) -> Option<&'static str> {
    table.iter().find(|(_, it)| it == value).map(|(word, _)| *word)
}

/// The word for a meaning that has one.
pub(crate) fn find<T: PartialEq>(table: Table<T>, value: &T) -> &'static str {
    let word = word_in(table, value);
    debug_assert!(word.is_some(), "a table of words is not complete");
    word.unwrap_or_default()
}

pub(crate) const SIDES: Table<Color> = &[("white", Color::White), ("black", Color::Black)];
pub(crate) const WINGS: Table<Wing> = &[("king-side", Wing::King), ("queen-side", Wing::Queen)];
pub(crate) const PACES: Table<Pace> =
    &[("standard", Pace::Standard), ("rapid", Pace::Rapid), ("blitz", Pace::Blitz)];
pub(crate) const SUPERVISION: Table<Supervision> =
    &[("full", Supervision::Full), ("limited", Supervision::Limited)];
pub(crate) const COUNTED: Table<Counted> = &[
    ("illegal", Counted::Illegal),
    ("warned", Counted::Warned),
    ("made", Counted::Made),
    ("completed", Counted::Completed),
    ("counter", Counted::Counter),
    ("knocks", Counted::Knocks),
    ("requests", Counted::Requests),
];
pub(crate) const CORNERS: Table<Shade> =
    &[("light corner", Shade::Light), ("dark corner", Shade::Dark)];
pub(crate) const MANNERS: Table<Manner> = &[
    ("accidentally", Manner::Accidental),
    ("unclearly", Manner::Unclear),
    ("deliberately", Manner::Deliberate),
    ("turning", Manner::Turning),
    ("feeling", Manner::Feeling),
];
pub(crate) const HANDS: Table<Hand> = &[
    ("with left hand", Hand::Left),
    ("with right hand", Hand::Right),
    ("with both hands", Hand::Both),
];
pub(crate) const MISHANDLING: Table<Mishandling> = &[
    ("holds clock", Mishandling::Held),
    ("hovers over clock", Mishandling::Hovered),
    ("covers clock", Mishandling::Covered),
    ("bangs clock", Mishandling::Banged),
    ("lifts clock", Mishandling::Lifted),
    ("knocks over clock", Mishandling::KnockedOver),
    ("presses clock of next board", Mishandling::NextBoard),
];
pub(crate) const BASES: Table<Basis> = &[
    ("on display", Basis::Display),
    ("on scoresheet", Basis::Scoresheet),
    ("on board record", Basis::BoardRecord),
];
pub(crate) const CLOCK_FAULTS: Table<FaultKind> = &[
    ("defective", FaultKind::Defect),
    ("wrong", FaultKind::WrongSetting),
    ("reversed", FaultKind::SidesExchanged),
];
pub(crate) const COMPLAINTS: Table<Complaint> = &[
    ("offers", Complaint::Offers),
    ("equipment", Complaint::Equipment),
    ("opponent", Complaint::Opponent),
    ("cheating", Complaint::Cheating),
];
pub(crate) const GROUNDS: Table<DrawGround> = &[
    ("threefold", DrawGround::Threefold),
    ("fifty", DrawGround::Fifty),
    ("no normal means", DrawGround::NoNormalMeans),
    ("no effort", DrawGround::NoEffort),
];
pub(crate) const RESIGNING: Table<Resigning> = &[
    ("by king", Resigning::King),
    ("by clock", Resigning::Clock),
    ("by hand", Resigning::Hand),
    ("by sheet", Resigning::Sheet),
];
pub(crate) const GESTURES: Table<Gesture> = &[
    ("king", Gesture::King),
    ("clock", Gesture::Clock),
    ("hand", Gesture::Hand),
    ("handshake", Gesture::Handshake),
    ("sheet", Gesture::Sheet),
];
pub(crate) const QUESTIONS: Table<Asked> = &[
    ("move count", Asked::MoveCount),
    ("time used", Asked::TimeUsed),
    ("may I castle", Asked::MayCastle),
    ("may I take en passant", Asked::MayTakeEnPassant),
    ("how to claim", Asked::HowToClaim),
];
pub(crate) const REQUESTS: Table<Request> = &[
    ("assistant for moving", Request::AssistantForMoving),
    ("assistant for clock", Request::AssistantForClock),
    ("assistant for writing", Request::AssistantForWriting),
    ("blank sheet", Request::BlankSheet),
    ("see record", Request::SeeRecord),
    ("opponent's sheet", Request::OpponentsSheet),
    ("bag", Request::Bag),
    ("two boards", Request::TwoBoards),
    ("other clock side", Request::OtherClockSide),
    ("increment", Request::Increment),
    ("consent", Request::Consent),
    ("adjournment", Request::Adjournment),
    ("opening", Request::Opening),
    ("medical help", Request::MedicalHelp),
];
pub(crate) const NEWS: Table<News> = &[
    ("clock not pressed", News::ClockNotPressed),
    ("move count", News::MoveCount),
    ("time used", News::TimeUsed),
    ("flag", News::Flag),
    ("advice", News::Advice),
    ("irregularity", News::Irregularity),
];
pub(crate) const SHEET_ACTS: Table<SheetAct> = &[
    ("hides sheet", SheetAct::Hidden),
    ("uncovers sheet", SheetAct::Uncovered),
    ("tears sheet", SheetAct::Torn),
    ("keeps sheet", SheetAct::Kept),
    ("hands in sheet", SheetAct::HandedIn),
    ("lends sheet", SheetAct::Lent),
    ("returns sheet", SheetAct::Returned),
    ("updates sheet", SheetAct::Updated),
    ("finds sheet defective", SheetAct::FoundDefective),
    ("verifies position", SheetAct::Verified(Paper::Position)),
    ("verifies sheet", SheetAct::Verified(Paper::Scoresheet)),
    ("disputes position", SheetAct::Disputed(Paper::Position)),
    ("disputes sheet", SheetAct::Disputed(Paper::Scoresheet)),
];
pub(crate) const EQUIPMENT: Table<Equipment> = &[
    ("board wrong", Equipment::Board),
    ("set wrong", Equipment::Set),
    ("blind board wrong", Equipment::BlindBoard),
    ("blind set wrong", Equipment::BlindSet),
];
pub(crate) const ENVELOPE_CARE: Table<EnvelopeCare> =
    &[("signs envelope", EnvelopeCare::Signed), ("keeps envelope", EnvelopeCare::Kept)];
pub(crate) const DEVICES: Table<Device> = &[
    ("phone", Device::Phone),
    ("tablet", Device::Tablet),
    ("smart watch", Device::SmartWatch),
    ("fitness tracker", Device::FitnessTracker),
    ("smart pen", Device::SmartPen),
    ("earpiece", Device::Earpiece),
    ("device", Device::Other),
];
pub(crate) const DEVICE_STATES: Table<DeviceState> = &[
    ("off", DeviceState::Off),
    ("on", DeviceState::On),
    ("sounding", DeviceState::Sounding),
    ("in use", DeviceState::InUse),
];
pub(crate) const HELP: Table<Help> = &[
    ("uses notes", Help::Notes),
    ("uses advice", Help::Advice),
    ("uses information", Help::Information),
    ("uses analysis", Help::Analysis),
];
pub(crate) const MISCONDUCT: Table<Misconduct> = &[
    ("disturbing", Misconduct::Disturbing),
    ("smoking", Misconduct::Smoking),
    ("insulting", Misconduct::Insulting),
    ("prearranging", Misconduct::Prearranging),
    ("interfering", Misconduct::Interfering),
    ("drunk", Misconduct::Drunk),
    ("discourteous", Misconduct::Discourteous),
    ("lingering", Misconduct::Lingering),
];
pub(crate) const ORDERS: Table<Order> = &[
    ("record", Order::Record),
    ("lend sheet", Order::LendSheet),
    ("reconstruct", Order::Reconstruct),
    ("inspection", Order::Inspection),
    ("take part", Order::TakePart),
    ("play on", Order::PlayOn),
];
pub(crate) const IRREGULAR: Table<Irregular> = &[
    ("illegal move", Irregular::IllegalMove),
    ("illegal position", Irregular::IllegalPosition),
    ("both kings in check", Irregular::BothKingsInCheck),
    ("touch-move", Irregular::TouchMove),
    ("two hands", Irregular::TwoHands),
    ("press without move", Irregular::PressWithoutMove),
    ("wrong set-up", Irregular::WrongSetup),
    ("wrong orientation", Irregular::WrongOrientation),
    ("reversed colours", Irregular::ReversedColours),
    ("clock reading", Irregular::ClockReading),
    ("boards differ", Irregular::BoardsDiffer),
    ("board out of step", Irregular::BoardOutOfStep),
];
pub(crate) const SOURCES: Table<Chess960Source> = &[
    ("computer", Chess960Source::Computer),
    ("dice", Chess960Source::Dice),
    ("coin", Chess960Source::Coin),
    ("cards", Chess960Source::Cards),
];
pub(crate) const COMPLETED_BY: Table<CompletedBy> = &[
    ("by press", CompletedBy::Press),
    ("by end", CompletedBy::GameEnd),
    ("by next move", CompletedBy::NextMove),
];
pub(crate) const ILLEGAL_KINDS: Table<IllegalKind> = &[
    ("no promotion", IllegalKind::NoPromotion),
    ("press without move", IllegalKind::PressWithoutMove),
    ("two hands", IllegalKind::TwoHands),
    ("king captured", IllegalKind::KingCaptured),
];
pub(crate) const DUTIES: Table<Duty> = &[
    ("any move", Duty::AnyMove),
    ("take back", Duty::TakeBack),
    ("restore", Duty::RestorePosition),
    ("correct board", Duty::CorrectBoard),
    ("record", Duty::Record),
    ("update sheet", Duty::UpdateSheet),
    ("mark (=)", Duty::MarkOffer),
    ("uncover sheet", Duty::UncoverSheet),
    ("lend sheet", Duty::LendSheet),
    ("return sheet", Duty::ReturnSheet),
    ("hand in sheet", Duty::HandInSheet),
    ("sign", Duty::Sign),
    ("clarify result", Duty::ClarifyResult),
    ("reconstruct", Duty::Reconstruct),
    ("stop disturbing", Duty::StopDisturbing),
    ("keep silent", Duty::KeepSilent),
    ("inspection", Duty::Inspection),
    ("announce piece", Duty::AnnouncePiece),
    ("announce move", Duty::AnnounceMove),
    ("repeat", Duty::Repeat),
    ("provide sheet", Duty::ProvideSheet),
    ("provide piece", Duty::ProvidePiece),
    ("provide assistant", Duty::ProvideAssistant),
    ("replace clock", Duty::ReplaceClock),
];
pub(crate) const REASONS: Table<Reason> = &[
    ("checkmate", Reason::Checkmate),
    ("resignation", Reason::Resignation),
    ("stalemate", Reason::Stalemate),
    ("dead position", Reason::DeadPosition),
    ("agreement", Reason::Agreement),
    ("threefold", Reason::Threefold),
    ("fifty moves", Reason::FiftyMoves),
    ("fivefold", Reason::Fivefold),
    ("seventy-five moves", Reason::SeventyFiveMoves),
    ("time", Reason::Time),
    ("both flags", Reason::BothFlags),
    ("first illegal move", Reason::IllegalMoves(1)),
    ("second illegal move", Reason::IllegalMoves(2)),
    ("third illegal move", Reason::IllegalMoves(3)),
    ("illegal move", Reason::IllegalMoveClaimed),
    ("illegal position", Reason::IllegalPosition),
    ("no normal means", Reason::NoNormalMeans),
    ("default time", Reason::DefaultTime),
    ("device", Reason::Device),
    ("refusal", Reason::Refusal),
    ("both refused", Reason::BothRefused),
    ("penalty", Reason::Penalty),
    ("sealed move ambiguous", Reason::SealedMoveAmbiguous),
    ("sealed move unintelligible", Reason::SealedMoveUnintelligible),
    ("sealed move illegal", Reason::SealedMoveIllegal),
    ("arbiter's decision", Reason::ArbitersDecision),
];
pub(crate) const BARS: Table<Bar> = &[
    ("not having the move", Bar::NotHavingTheMove),
    ("clock not running", Bar::ClockNotRunning),
    ("piece touched", Bar::PieceTouched),
    ("next move made", Bar::NextMoveMade),
    ("ten moves completed", Bar::TenMovesCompleted),
    ("display only", Bar::DisplayOnly),
    ("not under two minutes", Bar::NotUnderTwoMinutes),
    ("flag fell", Bar::FlagFell),
    ("guideline III not announced", Bar::GuidelineNotAnnounced),
    ("blitz", Bar::Blitz),
    ("increment", Bar::Increment),
];
pub(crate) const OFFERS: Table<OfferState> =
    &[("stands", OfferState::Stands), ("void", OfferState::Void), ("lapsed", OfferState::Lapsed)];
pub(crate) const REFEREES: Table<Referee> = &[
    ("appeals committee", Referee::AppealsCommittee),
    ("designated arbiter", Referee::DesignatedArbiter),
    ("chief arbiter", Referee::ChiefArbiter),
];

pub(crate) const PERSONS: Table<Who> = &[
    ("arbiter", Who::Arbiter),
    ("chief arbiter", Who::ChiefArbiter),
    ("designated arbiter", Who::DesignatedArbiter),
    ("organiser", Who::Organiser),
    ("operator", Who::Operator),
    ("spectator", Who::Spectator),
    ("neighbour", Who::Neighbour),
    ("captain", Who::Captain),
    ("both", Who::Both),
    ("white", Who::Player(Color::White)),
    ("black", Who::Player(Color::Black)),
    ("assistant of white", Who::AssistantOf(Color::White)),
    ("assistant of black", Who::AssistantOf(Color::Black)),
];

pub(crate) const AREAS: Table<Area> = &[
    ("playing area", Area::PlayingArea),
    ("venue", Area::Venue),
    ("toilet", Area::Toilet),
    ("rest room", Area::RestRoom),
    ("refreshment area", Area::RefreshmentArea),
    ("smoking area", Area::SmokingArea),
    ("analysis room", Area::AnalysisRoom),
];

/// The letter of a piece: `K`.
pub(crate) fn role_letter(role: Role) -> char {
    role.letter().to_ascii_uppercase()
}
