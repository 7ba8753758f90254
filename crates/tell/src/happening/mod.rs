//! What happened, in words: every line of a record in the language of its reader.

mod board;
mod clock;
mod conduct;
mod paper;
mod parts;
mod speech;

use ::board::{Color, Setup};
use laws::event::{Change, Entered, Happening, RoundStart, Session, Who};
use messages::{Args, Messages};
use transcript::{Deed, EventLine, entered_words};

use parts::quoted;
pub use parts::who;

/// What a line of a record tells, moves being written in the position before it.
#[must_use]
pub fn happening(messages: &Messages, before: &Setup, line: &EventLine) -> String {
    let teller = Teller { messages, before, assistant: line.assistant };
    teller.deed(&line.deed).join(", ")
}

/// Who tells. Each sentence is what happened, then how.
struct Teller<'m> {
    messages: &'m Messages,
    before: &'m Setup,
    /// Did an assistant act for the player?
    assistant: bool,
}

impl Teller<'_> {
    fn say(&self, id: &str, args: &Args<'_>) -> String {
        self.messages.with(id, args)
    }

    /// A sentence that needs no more words.
    fn plain(&self, id: &str) -> Vec<String> {
        vec![self.messages.text(id)]
    }

    /// A sentence about a player.
    fn of(&self, id: &str, side: Color) -> Vec<String> {
        vec![self.say(id, &self.player(side))]
    }

    /// The player who acts, or his assistant.
    fn player(&self, side: Color) -> Args<'static> {
        let acts = match self.assistant {
            false => Who::Player(side),
            true => Who::AssistantOf(side),
        };
        Args::new().set("who", who(self.messages, &acts))
    }

    fn deed(&self, deed: &Deed) -> Vec<String> {
        match deed {
            Deed::Plain(what) => self.happening(what),
            Deed::Plays { side, text, hand, press } => self.plays(*side, text, *hand, *press),
            Deed::Claims { side, ground, with, written, basis } => {
                self.claims(*side, *ground, with.as_ref(), *written, *basis)
            }
            Deed::Announces { side, words } => self.announces(*side, words),
            Deed::OpensEnvelope { text, .. } => self.opens_envelope(text),
            Deed::Stops { by, words } => self.stops(by, words.as_deref()),
            Deed::Decides { by, question, words, consulted, reason } => {
                self.decides(by, *question, words, consulted.as_deref(), reason.as_deref())
            }
        }
    }

    fn happening(&self, what: &Happening) -> Vec<String> {
        use Happening as H;
        match what {
            H::Configured(Change { by, what: Entered::ControlConfirmed }) => {
                vec![self.say("event-confirms-time-control", &self.somebody(by))]
            }
            H::Configured(Change { by, what }) => {
                let (option, value) = entered_words(what);
                let args = Args::new()
                    .set("who", who(self.messages, by))
                    .set("option", option.replace('_', " "))
                    .set("value", value);
                vec![self.say("event-configured", &args)]
            }
            H::RoundStarted(start) => self.round_starts(*start),
            H::AnnouncementMade { words } => {
                let args = Args::new().set("words", quoted(self.messages, words));
                vec![self.say("event-announced", &args)]
            }
            H::PlayerArrived(side) => self.of("event-arrives", *side),
            H::PlayerAbsent(side) => self.of("event-is-absent", *side),
            H::TimePassed => self.plain("event-time-passes"),

            H::BoardScanned(scan) => self.board_shows(scan),
            H::PieceTouched(it) => self.touches(it),
            H::PieceTakenOff(it) => self.takes_off(it),
            H::PiecePlaced(it) => self.puts(it),
            H::PieceReleased(it) => self.releases(it),
            H::PiecesKnockedOver(it) => self.knocks_over(it),
            H::PositionSetUp(it) => self.sets_up(it),

            H::ClockPressed(it) => self.presses(it),
            H::ClockStarted { by, side } => self.starts_clock(by, *side),
            H::ClockMishandled { side, how } => self.mishandles_clock(*side, *how),
            H::FlagFell(side) => self.flag_falls(*side),
            H::FlagNoticed(it) => self.notices_flag(it),
            H::ClockRead(reading) => self.clock_shows(reading),
            H::ClockFaultFound(it) => self.finds_clock(it),
            H::ClockSet(setting) => self.sets_clock(setting),

            H::AdjustAnnounced { side, told } => self.adjusts(*side, *told),
            H::DrawOffered { side, condition } => self.offers_draw(*side, condition.as_deref()),
            H::DrawWordsUnclear { side, seemed, words } => {
                self.speaks_unclearly(*side, *seemed, words.as_deref())
            }
            H::DrawAccepted(side) => self.of("event-accepts", *side),
            H::DrawDeclined(side) => self.of("event-declines", *side),
            H::WithdrawalTried { side, what } => self.withdraws(*side, *what),
            H::Resigned { side, how } => self.resigns(*side, *how),
            H::GestureMade { who, gesture } => self.gestures(*who, *gesture),
            H::TakeBackAgreed => self.plain("event-take-back-agreed"),
            H::QuestionAsked { by, what } => self.asks(by, what),
            H::RequestMade { by, what, disability } => self.requests(by, what, *disability),
            H::ArbiterCalled { by, reason, about } => self.calls_arbiter(*by, reason, *about),
            H::InformationGiven { by, to, what } => self.tells(by, to, what),
            H::AnnouncementRepeated(side) => self.of("event-repeats", *side),
            H::CastlingAnnounced(side) => self.of("event-says-castling", *side),

            H::MoveRecorded(it) => self.writes(it),
            H::MarkRecorded { side, mark } => self.notes(*side, mark),
            H::RecordingStopped(side) => self.of("event-stops-recording", *side),
            H::ScoresheetHandled { side, how } => self.handles_sheet(*side, *how),
            H::ResultSigned { side, result, by } => self.signs(*side, *result, *by),
            H::ReconstructionEnded(how) => self.reconstruction(*how),
            H::SealOrdered(side) => self.orders_to_seal(*side),
            H::EnvelopeSealed { side, .. } => self.of("event-seals", *side),
            H::EnvelopeCaredFor { by, how } => self.cares_for_envelope(by, *how),
            H::EnvelopeLost { times_known: true } => self.plain("event-envelope-lost"),
            H::EnvelopeLost { times_known: false } => self.plain("event-envelope-lost-with-times"),

            H::AreaLeft { who, area } => self.leaves(who, area),
            H::AreaEntered { who, area } => self.enters(who, area),
            H::EquipmentFaultFound { by, what, detail } => {
                self.finds_equipment(by, *what, detail.as_deref())
            }
            H::DeviceFound(it) => self.finds_device(it),
            H::BagHandled { side, how } => self.handles_bag(*side, how),
            H::HelpUsed { side, kind } => self.uses_help(*side, *kind),
            H::ConductReported(it) => self.reports(it),
            H::OrderRefused { who, order } => self.refuses(who, order),
            H::GameDisturbed { cause, lasted } => self.disturbed(cause, *lasted),
            H::IrregularityNoticed(it) => self.notices(it),
            H::AppealFiled(side) => self.of("event-appeals", *side),
            H::StartPositionDrawn { number, method } => self.draws_start(*number, *method),

            // These have lines of their own.
            H::MovePlayed(_)
            | H::ClockStopped(_)
            | H::DrawClaimed(_)
            | H::MoveAnnounced { .. }
            | H::EnvelopeOpened { .. }
            | H::ArbiterDecided(_) => self.deed(&EventLine::of(None, what, self.before).deed),
        }
    }

    fn round_starts(&self, start: RoundStart) -> Vec<String> {
        match (start.session, start.scheduled) {
            (Session::Resumption, _) => self.plain("event-resumption-starts"),
            (Session::First, None) => self.plain("event-round-starts"),
            (Session::First, Some(time)) => {
                let args = Args::new().set("time", time.to_string());
                vec![self.say("event-round-starts-scheduled", &args)]
            }
        }
    }
}
