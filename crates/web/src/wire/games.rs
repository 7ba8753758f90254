//! A game as it is sent: the view of a role, its state, its entries.

use serde::{Deserialize, Serialize};
use store::wire::v1::AttentionAct;
use transcript::{DeedRecord, OptionRecord, PenaltyRecord};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use super::{Clock, Player, RecordedBy, ResultSource, Role, RulingTold, Side};

/// A game as a role may see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct GameView {
    pub(crate) v: u8,
    pub(crate) game: String,
    pub(crate) event: String,
    pub(crate) event_name: String,
    pub(crate) round: u32,
    pub(crate) board: u32,
    pub(crate) role: RoleView,
    pub(crate) white: Player,
    pub(crate) black: Player,
    pub(crate) edition: &'static str,
    pub(crate) time_control: Option<String>,
    pub(crate) start_fen: String,
    /// The last entry.
    pub(crate) seq: u64,
    pub(crate) state: GameState,
    /// The moves; none for a player while the game goes on.
    pub(crate) moves: Vec<Move>,
    pub(crate) entries: Vec<Entry>,
    /// The list of penalties of the edition; for arbiters only.
    pub(crate) penalties: Vec<PenaltyView>,
    /// What was refused because a side had used up its share; for arbiters only.
    pub(crate) refused: Vec<RefusedView>,
    /// It is not played at the desk: only its result is entered.
    pub(crate) results_only: bool,
}

/// Lines of a side that were refused because its share was used up.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RefusedView {
    pub(crate) side: Side,
    pub(crate) lines: u64,
    /// When the first and the last were refused, as times of the server.
    pub(crate) first_ms: i64,
    pub(crate) last_ms: i64,
    pub(crate) sentence: String,
}

/// For whom a view was made.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RoleView {
    pub(crate) role: Role,
    /// The sides it may act for.
    pub(crate) sides: Vec<Side>,
}

/// Where a game stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct GameState {
    pub(crate) seq: u64,
    pub(crate) phase: Phase,
    /// The time of the game at which this holds.
    pub(crate) now_ms: u64,
    /// The time of the server at which this holds.
    pub(crate) server_ms: i64,
    /// The position of the legal game.
    pub(crate) fen: String,
    pub(crate) to_move: Side,
    pub(crate) in_check: bool,
    pub(crate) board: OnBoard,
    pub(crate) last_move: Option<LastMove>,
    /// Nothing if no clock is used.
    pub(crate) clock: Option<Clock>,
    pub(crate) duties: Vec<DutyView>,
    pub(crate) offer: Option<Offer>,
    /// For arbiters and the players of the board only.
    pub(crate) calls: Vec<Call>,
    /// Which arbiter is at the board.
    pub(crate) taken: Option<Taken>,
    /// What the players have to read before the clock is started again.
    pub(crate) must_read: Vec<MustRead>,
    pub(crate) present: Present,
    pub(crate) default_time: Option<DefaultTime>,
    pub(crate) outcome: Option<OutcomeView>,
    pub(crate) adjournment: AdjournmentView,
    /// For arbiters only.
    pub(crate) questions: Vec<QuestionView>,
    /// For arbiters only.
    pub(crate) counts: Option<Counts>,
    /// What can be recorded as the game stands; for arbiters only.
    pub(crate) incidents: Vec<IncidentKind>,
    /// What an arbiter can decide otherwise as the game stands; for arbiters only.
    pub(crate) otherwise: Option<Otherwise>,
}

/// Something that an arbiter records as one thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum IncidentKind {
    Illegal,
    Touched,
    Flag,
    Penalty,
    Phone,
    Late,
    Knocked,
    ClockWrong,
    Distraction,
    TwoHands,
    Press,
    Unpromoted,
    SetUp,
    Record,
    Left,
    Help,
    Claim,
    Disturbed,
    Resigned,
    Agreed,
    SetClock,
}

impl IncidentKind {
    pub(crate) const ALL: [IncidentKind; 21] = [
        IncidentKind::Illegal,
        IncidentKind::Touched,
        IncidentKind::Flag,
        IncidentKind::Penalty,
        IncidentKind::Phone,
        IncidentKind::Late,
        IncidentKind::Knocked,
        IncidentKind::ClockWrong,
        IncidentKind::Distraction,
        IncidentKind::TwoHands,
        IncidentKind::Press,
        IncidentKind::Unpromoted,
        IncidentKind::SetUp,
        IncidentKind::Record,
        IncidentKind::Left,
        IncidentKind::Help,
        IncidentKind::Claim,
        IncidentKind::Disturbed,
        IncidentKind::Resigned,
        IncidentKind::Agreed,
        IncidentKind::SetClock,
    ];
}

/// What an arbiter can decide otherwise as the game stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Otherwise {
    /// The results that can stand in place of what was ruled.
    pub(crate) results: Vec<String>,
    /// The game was ended and can go on.
    pub(crate) play_on: bool,
    /// The articles of the penalties that can be imposed, of the list of the edition.
    pub(crate) penalties: Vec<String>,
    /// What is stated beside a penalty in points: what the offender is left with at most; when the game is over, its result.
    pub(crate) points: Vec<String>,
}

/// Where a game is between its start and its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    NotStarted,
    Running,
    Adjourned,
    Over,
    Annulled,
}

/// What stands on the board, legal or not.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct OnBoard {
    /// As in the first field of a FEN.
    pub(crate) placement: String,
    pub(crate) touched: Vec<TouchedSquare>,
    pub(crate) displaced: Vec<DisplacedPiece>,
    pub(crate) taken: Vec<TakenPiece>,
    /// Pieces put on a square that another still holds.
    pub(crate) beside: Vec<BesidePiece>,
    /// Pieces knocked over.
    #[schema(value_type = Vec<SquareName>)]
    pub(crate) fallen: Vec<String>,
    /// Who said that he adjusts.
    pub(crate) adjusting: Vec<Side>,
}

/// The name of a square, as the description of the API has it.
struct SquareName;

impl PartialSchema for SquareName {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new().schema_type(Type::String).pattern(Some("^[a-h][1-8]$")).into()
    }
}

impl ToSchema for SquareName {}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TouchedSquare {
    pub(crate) side: Side,
    #[schema(value_type = SquareName)]
    pub(crate) square: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct DisplacedPiece {
    pub(crate) side: Side,
    pub(crate) piece: char,
    /// From beside the board if nothing.
    #[schema(value_type = Option<SquareName>)]
    pub(crate) from: Option<String>,
    #[schema(value_type = SquareName)]
    pub(crate) at: String,
    pub(crate) released: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TakenPiece {
    pub(crate) side: Side,
    pub(crate) piece: char,
    #[schema(value_type = Option<SquareName>)]
    pub(crate) from: Option<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct BesidePiece {
    pub(crate) piece: char,
    #[schema(value_type = SquareName)]
    pub(crate) square: String,
}

/// The last move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct LastMove {
    pub(crate) side: Side,
    #[schema(value_type = SquareName)]
    pub(crate) from: String,
    #[schema(value_type = SquareName)]
    pub(crate) to: String,
    pub(crate) san: String,
}

/// What a player must do.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct DutyView {
    pub(crate) side: Side,
    /// In the words of transcripts, as far as they have them.
    pub(crate) duty: String,
    pub(crate) binds_move: bool,
    pub(crate) sentence: String,
    /// The moves that it leaves; for arbiters only.
    pub(crate) moves: Vec<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Offer {
    pub(crate) by: Side,
}

/// An arbiter who has taken something upon himself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Taken {
    /// His name, if his link has one.
    pub(crate) who: Option<String>,
    /// Since when, as a time of the server.
    pub(crate) server_ms: i64,
}

/// Something that was ruled and that players have to read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct MustRead {
    /// The entry with the rulings.
    pub(crate) entry: u64,
    /// Which arbiter wants it.
    pub(crate) by: Taken,
    /// Who has not confirmed it yet.
    pub(crate) sides: Vec<Side>,
}

/// A call for the arbiter with which nobody has dealt yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Call {
    pub(crate) seq: u64,
    pub(crate) by: Side,
    pub(crate) reason: String,
    pub(crate) at_ms: u64,
    /// Who comes.
    pub(crate) taken: Option<Taken>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Present {
    pub(crate) white: bool,
    pub(crate) black: bool,
}

/// When who is late loses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct DefaultTime {
    pub(crate) at_ms: u64,
    pub(crate) late: Vec<Side>,
}

/// How it ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct OutcomeView {
    /// Nothing if it is not decided, or the game is cancelled.
    pub(crate) result: Option<String>,
    /// Where the result comes from, if there is one.
    pub(crate) from: Option<ResultSource>,
    /// It was entered, or left open, by hand, and can be taken back.
    pub(crate) by_hand: bool,
    pub(crate) white: Option<&'static str>,
    pub(crate) black: Option<&'static str>,
    pub(crate) reason: String,
    pub(crate) sentence: String,
    pub(crate) rated: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct AdjournmentView {
    pub(crate) ordered: Option<Side>,
    pub(crate) sealed_by: Option<Side>,
    pub(crate) resumed: bool,
}

/// A question to the arbiter, with the lines that would answer it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct QuestionView {
    pub(crate) question: String,
    pub(crate) urgency: UrgencyView,
    /// Whom it is about: `white`, `black`, or somebody else in words.
    pub(crate) about: Option<String>,
    pub(crate) asked_seq: u64,
    pub(crate) asked_at_ms: u64,
    /// Which arbiter has taken it upon himself.
    pub(crate) taken: Option<Taken>,
    pub(crate) sentence: String,
    pub(crate) articles: Vec<String>,
    pub(crate) options: Vec<AnswerOption>,
    /// The answer that counts if none is given.
    pub(crate) default: Option<String>,
    /// The list from which an answer may choose a penalty; empty if none can.
    pub(crate) penalties: Vec<PenaltyView>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum UrgencyView {
    /// The clock is not started again before the answer.
    Blocks,
    /// Play goes on.
    Waits,
}

/// An answer, and the line that would give it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct AnswerOption {
    #[serde(flatten)]
    pub(crate) option: OptionRecord,
    pub(crate) words: String,
    /// What would be recorded; what the answer needs is written behind it.
    pub(crate) line: String,
}

/// A penalty of the edition's list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PenaltyView {
    #[serde(flatten)]
    pub(crate) penalty: PenaltyRecord,
    pub(crate) words: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Counts {
    pub(crate) white: SideCounts,
    pub(crate) black: SideCounts,
    /// How often the position has stood on the board.
    pub(crate) seen: u32,
    pub(crate) plies_without_progress: u32,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct SideCounts {
    pub(crate) illegal: u8,
    pub(crate) warned: u8,
    pub(crate) knocks: u8,
    pub(crate) requests: u8,
    pub(crate) made: u32,
    pub(crate) completed: u32,
    pub(crate) counter: u32,
    pub(crate) period: u32,
}

/// One move of the record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Move {
    pub(crate) ply: usize,
    pub(crate) side: Side,
    pub(crate) san: String,
    pub(crate) uci: String,
    pub(crate) legal: bool,
    /// What the clocks showed when it was completed, or made.
    pub(crate) white_ms: Option<u64>,
    pub(crate) black_ms: Option<u64>,
    /// What the player's clock lost until the move was made, if nobody set the clock meanwhile.
    pub(crate) spent_ms: Option<u64>,
}

/// How the list of moves changed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub(crate) struct MovesChange {
    /// So many of the moves known still hold.
    pub(crate) keep: usize,
    /// These come after them.
    pub(crate) add: Vec<Move>,
}

/// An entry of the log of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Entry {
    pub(crate) v: u8,
    pub(crate) seq: u64,
    pub(crate) kind: EntryKind,
    pub(crate) at_ms: u64,
    pub(crate) server_ms: i64,
    pub(crate) by: RecordedBy,
    /// The name of the arbiter who recorded it; for those at the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) who: Option<String>,
    /// A later correction took it back.
    pub(crate) struck: bool,
    /// A line of the transcript language, without a stamp.
    pub(crate) line: String,
    /// The same in words of the reader's language.
    pub(crate) words: String,
    /// The same as data.
    pub(crate) deeds: Vec<DeedRecord>,
    pub(crate) rulings: Vec<RulingTold>,
    /// So many milliseconds it was under way, which were taken off; for arbiters only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) lag_ms: Option<u32>,
    /// Of a correction: the entry after which the game stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) to: Option<u64>,
    /// Of a correction: why.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) reason: Option<String>,
    /// The calls with which an arbiter has dealt by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) closes: Option<Vec<u64>>,
    /// It is told again, or told right, in the place of this entry, which was struck out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) again: Option<u64>,
    /// Of a correction: the one entry that is put right.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) replaces: Option<u64>,
    /// What somebody does who attends to the game; questions for arbiters only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) attention: Option<AttentionAct>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum EntryKind {
    Start,
    Event,
    Correction,
    /// The server was not there for a time.
    Gap,
    /// Somebody attends to the game; no ruling changes.
    Attention,
    /// A result was entered by hand, or taken back.
    Result,
}

/// What is to be recorded.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordRequest {
    /// The last entry that was seen; without it nothing is compared.
    pub(crate) seq: Option<u64>,
    /// One line, or else `lines`.
    pub(crate) line: Option<String>,
    #[serde(default)]
    pub(crate) lines: Vec<String>,
    /// So many milliseconds before it was sent it was done. No more is believed than the server has measured.
    pub(crate) age_ms: Option<u32>,
    /// The entry at which the question that is answered was asked: if somebody has answered it meanwhile, his answer is told and nothing
    /// is recorded. Without it what was decided is decided anew.
    pub(crate) answers: Option<u64>,
    /// Calls that are open stay open; for arbiters.
    #[serde(default)]
    pub(crate) keeps_calls: bool,
    /// The clock is started although players have not confirmed what they have to read; for arbiters.
    #[serde(default)]
    pub(crate) though_unread: bool,
}

/// A correction: the game stands as after an entry.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CorrectionRequest {
    pub(crate) seq: Option<u64>,
    pub(crate) to: u64,
    pub(crate) reason: String,
    #[serde(default)]
    pub(crate) preview: bool,
}

/// One entry is put right, and what came after it is told again at its times.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReplacementRequest {
    pub(crate) seq: Option<u64>,
    /// The entry that is wrong.
    pub(crate) entry: u64,
    /// What happened instead: a line of the transcript language, without a stamp.
    pub(crate) line: String,
    pub(crate) reason: String,
    #[serde(default)]
    pub(crate) preview: bool,
}

/// Somebody attends to the game.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct AttentionRequest {
    #[serde(flatten)]
    pub(crate) act: AttentionAct,
}

/// What was recorded, or would be.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Recorded {
    pub(crate) seq: u64,
    pub(crate) preview: bool,
    pub(crate) entries: Vec<Entry>,
    /// Earlier entries that are struck out by it.
    pub(crate) struck: Vec<u64>,
    pub(crate) state: GameState,
    pub(crate) moves: MovesChange,
}
