//! What a line tells, as data: for programs that show it and do not read the language.

use board::Color;
use laws::event::{
    Basis, BoardId, DrawGround, Entered, Hand, Happening, Manner, Placed, Presser, Purpose,
    Released, Resigning, Session, Sides, System, TakenOff, Told, TouchOrder, Touched, Who, Writing,
    Written,
};

use crate::names::names;
use crate::{Deed, EventLine, stop_words};

/// One thing that was done, or that happened. What says nothing is left out.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DeedRecord {
    /// What was done.
    pub deed: DeedKind,
    /// Who did it.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub who: Option<WhoWord>,
    /// To whom, or whose clock it was.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub whom: Option<WhoWord>,
    /// Where.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<String>>, nullable = false))]
    pub squares: Vec<String>,
    /// The English letter of the piece: `N`.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub piece: Option<char>,
    /// The move, in English letters.
    #[cfg_attr(feature = "serde", serde(rename = "move", skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub played: Option<String>,
    /// What was said or written, or what it is about.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub words: Option<String>,
    /// Does the line tell more than this?
    pub more: bool,
}

names! {
    /// Somebody who does something.
    WhoWord {
        White = "white": "The player of the white pieces.",
        Black = "black": "The player of the black pieces.",
        Both = "both": "Both players.",
        Arbiter = "arbiter": "The arbiter.",
        Organiser = "organiser": "The organiser.",
        Other = "other": "Somebody else.",
    }
}

impl WhoWord {
    fn of(who: &Who) -> WhoWord {
        match who {
            Who::Player(side) | Who::AssistantOf(side) => WhoWord::from(*side),
            Who::Both => WhoWord::Both,
            Who::Arbiter | Who::ChiefArbiter | Who::DesignatedArbiter => WhoWord::Arbiter,
            Who::Organiser => WhoWord::Organiser,
            Who::Operator | Who::Spectator | Who::Neighbour | Who::Captain | Who::Named(_) => {
                WhoWord::Other
            }
        }
    }
}

impl From<Color> for WhoWord {
    fn from(side: Color) -> WhoWord {
        match side {
            Color::White => WhoWord::White,
            Color::Black => WhoWord::Black,
        }
    }
}

names! {
    /// What was done, or what happened.
    DeedKind {
        Touches = "touches": "Pieces were touched.",
        TakesOff = "takes-off": "A piece was taken off the board.",
        Puts = "puts": "A piece was put on a square.",
        Releases = "releases": "The hand left a piece.",
        KnocksOver = "knocks-over": "Pieces were knocked over.",
        SetsUp = "sets-up": "A position was set up.",
        Plays = "plays": "A move was played.",
        Presses = "presses": "A clock was pressed.",
        StopsClock = "stops-clock": "The clocks were stopped.",
        StartsClock = "starts-clock": "A clock was started.",
        MishandlesClock = "mishandles-clock": "The clock was treated as it should not be.",
        FlagFalls = "flag-falls": "A flag fell.",
        NoticesFlag = "notices-flag": "Somebody noticed a flag.",
        ReadsClock = "reads-clock": "The clock was read.",
        FindsClockFault = "finds-clock-fault": "Something is wrong with the clock.",
        SetsClock = "sets-clock": "The clock was set.",
        Adjusts = "adjusts": "A player said that he adjusts.",
        OffersDraw = "offers-draw": "A draw was offered.",
        Accepts = "accepts": "It was accepted.",
        Declines = "declines": "It was declined.",
        UnclearDrawWords = "unclear-draw-words": "Words about a draw that were not clear.",
        ClaimsThreefold = "claims-threefold": "The same position for the third time was claimed.",
        ClaimsFifty = "claims-fifty": "Fifty moves were claimed.",
        ClaimsDraw = "claims-draw": "A draw was claimed on another ground.",
        Withdraws = "withdraws": "An offer or a claim was taken back.",
        Resigns = "resigns": "A player resigned.",
        Gestures = "gestures": "A gesture.",
        AgreeToTakeBack = "agree-to-take-back": "Both agreed to take a move back.",
        Asks = "asks": "Something was asked.",
        Requests = "requests": "Something was requested.",
        CallsArbiter = "calls-arbiter": "The arbiter was called.",
        Tells = "tells": "Somebody told somebody something.",
        Writes = "writes": "A move was written.",
        Notes = "notes": "Something else was written.",
        StopsRecording = "stops-recording": "A player stopped writing.",
        HandlesScoresheet = "handles-scoresheet": "Something was done with a scoresheet.",
        Signs = "signs": "A result was confirmed.",
        ReconstructionEnds = "reconstruction-ends": "A reconstruction came to its end.",
        Leaves = "leaves": "Somebody left an area.",
        Enters = "enters": "Somebody entered one.",
        FindsEquipmentFault = "finds-equipment-fault": "Something is wrong with what one plays with.",
        FindsDevice = "finds-device": "A device was found.",
        HandlesBag = "handles-bag": "Something was done with a bag.",
        UsesHelp = "uses-help": "Help was used.",
        Reports = "reports": "Conduct was reported.",
        Refuses = "refuses": "An order was refused.",
        Disturbance = "disturbance": "The game was disturbed.",
        Notices = "notices": "An irregularity was noticed.",
        Decides = "decides": "The arbiter answered a question.",
        Appeals = "appeals": "A player appealed.",
        Announces = "announces": "A move was announced.",
        Repeats = "repeats": "It was repeated.",
        SaysCastling = "says-castling": "Castling was announced.",
        OrdersToSeal = "orders-to-seal": "A move is to be sealed.",
        Seals = "seals": "The envelope was sealed.",
        CaresForEnvelope = "cares-for-envelope": "Somebody took care of it.",
        EnvelopeOpened = "envelope-opened": "It was opened.",
        EnvelopeLost = "envelope-lost": "It is not to be found.",
        Changes = "changes": "Something about the game was changed.",
        ConfirmsControl = "confirms-control": "The time control was confirmed.",
        RoundStarts = "round-starts": "The round started.",
        ResumptionStarts = "resumption-starts": "The game is resumed.",
        MakesAnnouncement = "makes-announcement": "Something was announced to all.",
        Arrives = "arrives": "A player came.",
        IsAbsent = "is-absent": "A player is not there.",
        TimePasses = "time-passes": "Nothing happened: look at the time.",
        DrawsPosition = "draws-position": "A starting position was drawn.",
        BoardShows = "board-shows": "The board was looked at.",
    }
}

impl DeedKind {
    /// It happened, and nothing more is to be said.
    const fn alone(self) -> DeedRecord {
        DeedRecord {
            deed: self,
            who: None,
            whom: None,
            squares: Vec::new(),
            piece: None,
            played: None,
            words: None,
            more: false,
        }
    }

    /// Somebody did it. That he is the chief arbiter, or a player's assistant, is more than the word says.
    fn by(self, who: &Who) -> DeedRecord {
        let plain = matches!(who, Who::Player(_) | Who::Both | Who::Arbiter | Who::Organiser);
        DeedRecord { who: Some(WhoWord::of(who)), more: !plain, ..self.alone() }
    }

    /// A player did it.
    fn of(self, side: Color) -> DeedRecord {
        self.by(&Who::Player(side))
    }
}

impl DeedRecord {
    /// What a line tells, in its order.
    #[must_use]
    pub fn all(line: &EventLine) -> Vec<DeedRecord> {
        let mut told = deeds(&line.deed);
        for it in &mut told {
            it.more |= line.assistant;
        }
        told
    }

    fn to(self, whom: impl Into<WhoWord>) -> DeedRecord {
        DeedRecord { whom: Some(whom.into()), ..self }
    }

    fn at(self, squares: &[board::Square]) -> DeedRecord {
        DeedRecord { squares: squares.iter().map(ToString::to_string).collect(), ..self }
    }

    fn saying(self, words: impl Into<String>) -> DeedRecord {
        DeedRecord { words: Some(words.into()), ..self }
    }

    fn with(self, played: impl Into<String>) -> DeedRecord {
        DeedRecord { played: Some(played.into()), ..self }
    }

    /// The line tells more than what stands here, if this is so.
    fn and_more(self, more: bool) -> DeedRecord {
        DeedRecord { more: self.more || more, ..self }
    }
}

fn played(side: Color, text: String, hand: Hand, press: Option<Hand>) -> Vec<DeedRecord> {
    let more = hand != Hand::Unknown;
    let pressed = press.map(|it| DeedKind::Presses.of(side).and_more(it != hand));
    let played = DeedKind::Plays.of(side).with(text).and_more(more);
    [Some(played), pressed].into_iter().flatten().collect()
}

const fn claim(ground: DrawGround) -> DeedKind {
    match ground {
        DrawGround::Threefold => DeedKind::ClaimsThreefold,
        DrawGround::Fifty => DeedKind::ClaimsFifty,
        DrawGround::NoNormalMeans | DrawGround::NoEffort => DeedKind::ClaimsDraw,
    }
}

fn claimed(
    side: Color,
    ground: DrawGround,
    with: Option<String>,
    written: Writing,
    basis: Basis,
) -> DeedRecord {
    let kind = claim(ground);
    let more = kind == DeedKind::ClaimsDraw
        || written != Writing::AsRecorded
        || basis != Basis::Observation;
    DeedRecord { played: with, ..kind.of(side).and_more(more) }
}

fn deeds(deed: &Deed) -> Vec<DeedRecord> {
    let one = match deed {
        Deed::Plain(Happening::MovePlayed(it)) => {
            return played(it.side, it.attempt.to_string(), it.hand, it.press);
        }
        Deed::Plays { side, text, hand, press } => {
            return played(*side, text.0.clone(), *hand, *press);
        }
        Deed::Plain(happening) => happened(happening),
        Deed::Claims { side, ground, with, written, basis } => {
            claimed(*side, *ground, with.as_ref().map(|it| it.0.clone()), *written, *basis)
        }
        Deed::Announces { side, words } => DeedKind::Announces.of(*side).saying(words),
        Deed::OpensEnvelope { text, nonce } => {
            DeedKind::EnvelopeOpened.alone().saying(text).and_more(nonce.is_some())
        }
        Deed::Stops { by, words } => {
            DeedRecord { words: words.clone(), ..DeedKind::StopsClock.by(by) }
        }
        Deed::Decides { by, question, .. } => {
            DeedKind::Decides.by(by).saying(question.to_string()).and_more(true)
        }
    };
    vec![one]
}

#[deny(clippy::wildcard_enum_match_arm)]
fn happened(happening: &Happening) -> DeedRecord {
    use DeedKind as K;
    use Happening as H;
    match happening {
        H::Configured(change) => match change.what == Entered::ControlConfirmed {
            true => K::ConfirmsControl.by(&change.by),
            false => K::Changes.by(&change.by).and_more(true),
        },
        H::RoundStarted(start) => match start.session {
            Session::First => K::RoundStarts.alone().and_more(start.scheduled.is_some()),
            Session::Resumption => K::ResumptionStarts.alone(),
        },
        H::AnnouncementMade { words } => K::MakesAnnouncement.by(&Who::Arbiter).saying(words),
        H::PlayerArrived(side) => K::Arrives.of(*side),
        H::PlayerAbsent(side) => K::IsAbsent.of(*side),
        H::TimePassed => K::TimePasses.alone(),
        H::GameDisturbed { cause, lasted } => {
            K::Disturbance.alone().saying(cause).and_more(lasted.is_some())
        }
        H::StartPositionDrawn { .. } => K::DrawsPosition.alone().and_more(true),

        H::BoardScanned(_) => K::BoardShows.alone().and_more(true),
        H::PieceTouched(Touched { side, squares, order, manner, hand, board }) => {
            let more = *order != TouchOrder::InTurn || *manner != Manner::Deliberate;
            K::Touches.of(*side).at(squares).and_more(more || used(*hand, *board))
        }
        H::PieceTakenOff(TakenOff { side, square, hand, board }) => {
            K::TakesOff.of(*side).at(&[*square]).and_more(used(*hand, *board))
        }
        H::PiecePlaced(Placed { side, piece, square, inverted, hand, board }) => DeedRecord {
            piece: Some(piece.role.letter().to_ascii_uppercase()),
            ..K::Puts
                .of(*side)
                .at(&[*square])
                .and_more(*inverted || piece.color != *side || used(*hand, *board))
        },
        H::PieceReleased(Released { side, square, hand, board }) => {
            K::Releases.of(*side).at(&[*square]).and_more(used(*hand, *board))
        }
        H::PiecesKnockedOver(it) => {
            K::KnocksOver.of(it.side).at(&it.squares).and_more(it.on_purpose != Purpose::No)
        }
        H::PositionSetUp(it) => {
            K::SetsUp.by(&it.by).and_more(it.position.is_some() || it.board != BoardId::Main)
        }
        H::MovePlayed(it) => K::Plays.of(it.side).with(it.attempt.to_string()).and_more(true),

        H::ClockPressed(it) => match it.by {
            Presser::Player => K::Presses.of(it.side).and_more(it.hand != Hand::Unknown),
            Presser::Outsider => K::Presses.by(&Who::Neighbour).to(it.side),
        },
        H::ClockStopped(it) => {
            DeedRecord { words: it.reason.as_ref().map(stop_words), ..K::StopsClock.by(&it.by) }
        }
        H::ClockStarted { by, side } => K::StartsClock.by(by).to(*side),
        H::ClockMishandled { side, .. } => K::MishandlesClock.of(*side).and_more(true),
        H::FlagFell(side) => K::FlagFalls.alone().to(*side),
        H::FlagNoticed(it) => {
            let more = it.basis != Basis::Observation || it.silently;
            K::NoticesFlag.by(&it.by).to(it.flag).and_more(more)
        }
        H::ClockRead(_) => K::ReadsClock.alone().and_more(true),
        H::ClockFaultFound(it) => K::FindsClockFault.by(&it.by).and_more(true),
        H::ClockSet(_) => K::SetsClock.by(&Who::Arbiter).and_more(true),

        H::AdjustAnnounced { side, told } => K::Adjusts.of(*side).and_more(*told != Told::Opponent),
        H::DrawOffered { side, condition } => K::OffersDraw.of(*side).and_more(condition.is_some()),
        H::DrawAccepted(side) => K::Accepts.of(*side),
        H::DrawDeclined(side) => K::Declines.of(*side),
        H::DrawWordsUnclear { side, .. } => K::UnclearDrawWords.of(*side).and_more(true),
        H::DrawClaimed(it) => {
            let with = it.intended.map(|it| it.to_string());
            claimed(it.side, it.ground, with, it.written, it.basis)
        }
        H::WithdrawalTried { side, .. } => K::Withdraws.of(*side).and_more(true),
        H::Resigned { side, how } => K::Resigns.of(*side).and_more(*how != Resigning::Spoken),
        H::GestureMade { who, .. } => match who {
            Sides::One(side) => K::Gestures.of(*side).and_more(true),
            Sides::Both => K::Gestures.by(&Who::Both).and_more(true),
        },
        H::TakeBackAgreed => K::AgreeToTakeBack.by(&Who::Both),
        H::QuestionAsked { by, .. } => K::Asks.by(by).and_more(true),
        H::RequestMade { by, .. } => K::Requests.by(by).and_more(true),
        H::ArbiterCalled { by, reason, about } => {
            let said = crate::free_text::complaint(reason);
            let call = K::CallsArbiter.of(*by).and_more(about.is_some() && *about != said);
            DeedRecord { words: Some(reason.clone()).filter(|it| !it.is_empty()), ..call }
        }
        H::InformationGiven { by, to, .. } => K::Tells.by(by).to(WhoWord::of(to)).and_more(true),

        H::MoveRecorded(Written { side, number, mover, text, system, .. }) => {
            let more = number.is_some() || mover.is_some() || *system != System::Algebraic;
            K::Writes.of(*side).saying(text).and_more(more)
        }
        H::MarkRecorded { side, .. } => K::Notes.of(*side).and_more(true),
        H::RecordingStopped(side) => K::StopsRecording.of(*side),
        H::ScoresheetHandled { side, .. } => K::HandlesScoresheet.of(*side).and_more(true),
        H::ResultSigned { side, result, .. } => {
            K::Signs.of(*side).saying(result.text()).and_more(true)
        }
        H::ReconstructionEnded(_) => K::ReconstructionEnds.alone().and_more(true),

        H::AreaLeft { who, .. } => K::Leaves.by(who).and_more(true),
        H::AreaEntered { who, .. } => K::Enters.by(who).and_more(true),
        H::EquipmentFaultFound { by, .. } => K::FindsEquipmentFault.by(by).and_more(true),
        H::DeviceFound(it) => K::FindsDevice.by(&it.by).to(WhoWord::of(&it.whose)).and_more(true),
        H::BagHandled { side, .. } => K::HandlesBag.of(*side).and_more(true),
        H::HelpUsed { side, .. } => K::UsesHelp.of(*side).and_more(true),
        H::ConductReported(it) => K::Reports.by(&it.by).to(WhoWord::of(&it.who)).and_more(true),
        H::OrderRefused { who, .. } => K::Refuses.by(who).and_more(true),

        H::IrregularityNoticed(it) => K::Notices.by(&it.by).and_more(true),
        H::ArbiterDecided(it) => {
            K::Decides.by(&it.by).saying(it.question().to_string()).and_more(true)
        }
        H::AppealFiled(side) => K::Appeals.of(*side),

        H::MoveAnnounced { side, words, .. } => K::Announces.of(*side).saying(words),
        H::AnnouncementRepeated(side) => K::Repeats.of(*side),
        H::SealOrdered(side) => K::OrdersToSeal.by(&Who::Arbiter).to(*side),
        H::EnvelopeSealed { side, entries, commitment } => {
            K::Seals.of(*side).and_more(entries.is_some() || commitment.is_some())
        }
        H::EnvelopeCaredFor { by, .. } => K::CaresForEnvelope.by(by).and_more(true),
        H::EnvelopeOpened { text, nonce, .. } => {
            K::EnvelopeOpened.alone().saying(text).and_more(nonce.is_some())
        }
        H::EnvelopeLost { times_known } => K::EnvelopeLost.alone().and_more(!times_known),
        H::CastlingAnnounced(side) => K::SaysCastling.of(*side),
    }
}

/// Is it told with which hand it was done, or that it was on the other board?
fn used(hand: Hand, board: BoardId) -> bool {
    hand != Hand::Unknown || board != BoardId::Main
}
