//! Events: settings, players, rounds, standings, the ledger.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use store::tournament::{Entrant as StoredEntrant, Presence};
use store::wire::v1::ReportItem;
use store::wire::v1::report::{ReportDetails, Sex};
use store::wire::v1::tournament::{
    Acceleration, Bye, ForbiddenPair as StoredPair, PairingRules, PairingSystem, RoundSpan,
};
use utoipa::ToSchema;

use super::{Back, ByeWorth, DraftView, Publication, ResultChoice, ResultSource, RoundStage, Seal};

/// An event.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct EventView {
    pub(crate) v: u8,
    pub(crate) event: String,
    #[serde(flatten)]
    pub(crate) settings: SettingsView,
    pub(crate) time_control_words: String,
    pub(crate) class: String,
    /// Where the public page is, if there is one.
    pub(crate) public_address: Option<String>,
    pub(crate) players: Vec<Entrant>,
    pub(crate) rounds: Vec<RoundView>,
    /// The next round, if it is drafted; for arbiters only.
    pub(crate) draft: Option<DraftView>,
    /// The event was made by mistake.
    pub(crate) mistaken: bool,
    /// The list that was taken in last, if it can be taken back.
    pub(crate) list_to_take_back: Option<String>,
    /// What may be entered as a result.
    pub(crate) results: Vec<ResultChoice>,
    pub(crate) seq: u64,
}

/// What holds for all games of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct SettingsView {
    pub(crate) name: String,
    pub(crate) place: String,
    /// `2026-11-16`
    pub(crate) date: Option<String>,
    pub(crate) date_end: Option<String>,
    /// `fide-2023`
    pub(crate) edition: String,
    /// A check of the class; nothing: as the time control says.
    pub(crate) pace: Option<String>,
    /// `full` or `limited`.
    pub(crate) supervision: Option<String>,
    /// In the short form of transcripts.
    pub(crate) time_control: String,
    /// By the names of the regulations.
    pub(crate) regulations: BTreeMap<String, String>,
    pub(crate) scoring: Scoring,
    pub(crate) spectator_delay_s: u32,
    pub(crate) report: ReportDetails,
    pub(crate) public: Publication,
    /// Who shall not be paired with whom; for arbiters only.
    pub(crate) forbidden_pairs: Vec<ForbiddenPair>,
    pub(crate) pairing: PairingRules,
}

/// Two players who shall not meet, in whatever order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ForbiddenPair {
    pub(crate) one: String,
    pub(crate) other: String,
    /// In which rounds; without it in all.
    #[serde(default)]
    pub(crate) rounds: Option<RoundSpan>,
}

impl From<StoredPair> for ForbiddenPair {
    fn from(StoredPair { one, other, rounds }: StoredPair) -> ForbiddenPair {
        ForbiddenPair { one, other, rounds }
    }
}

impl From<ForbiddenPair> for StoredPair {
    fn from(ForbiddenPair { one, other, rounds }: ForbiddenPair) -> StoredPair {
        StoredPair { one, other, rounds }
    }
}

/// What a game is worth, as `1`, `½`, `0` or `3`, `1`, `0`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct Scoring {
    pub(crate) win: String,
    pub(crate) draw: String,
    pub(crate) loss: String,
    /// A win without play; without it, a win. In a change, an empty text clears it.
    #[serde(default)]
    pub(crate) forfeit_win: Option<String>,
    /// A loss without play; without it, 0.
    #[serde(default)]
    pub(crate) forfeit_loss: Option<String>,
    /// A bye that the pairing gives; without it, a win.
    #[serde(default)]
    pub(crate) bye: Option<String>,
}

/// Settings to begin with, or to change.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SettingsChange {
    pub(crate) name: Option<String>,
    pub(crate) place: Option<String>,
    pub(crate) date: Option<String>,
    pub(crate) date_end: Option<String>,
    pub(crate) edition: Option<String>,
    pub(crate) pace: Option<String>,
    pub(crate) supervision: Option<String>,
    /// In plain words, in the short form, or a preset.
    pub(crate) time_control: Option<String>,
    pub(crate) regulations: Option<BTreeMap<String, String>>,
    pub(crate) scoring: Option<Scoring>,
    pub(crate) spectator_delay_s: Option<u32>,
    /// All of them.
    pub(crate) forbidden_pairs: Option<Vec<ForbiddenPair>>,
    /// Without `lines`: those of a report that was taken in stay.
    pub(crate) report: Option<ReportDetails>,
    pub(crate) public: Option<Publication>,
    pub(crate) pairing: Option<PairingChange>,
}

/// How rounds are paired, as it shall be.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PairingChange {
    pub(crate) system: Option<PairingSystem>,
    pub(crate) acceleration: Option<Acceleration>,
    /// How many rounds there will be.
    pub(crate) rounds: Option<u32>,
    /// The colour that was drawn for the first player.
    pub(crate) first_color: Option<FirstColor>,
}

/// The colour of the first player, as it was drawn, or to be drawn by the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum FirstColor {
    White,
    Black,
    /// The program draws it, and the log says so.
    Lot,
}

/// An event in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct EventShort {
    pub(crate) event: String,
    pub(crate) name: String,
    pub(crate) rounds: usize,
    pub(crate) players: usize,
    /// The rounds in which a board has no result yet.
    pub(crate) open: Vec<u32>,
    /// It was made by mistake; only a chief arbiter of the whole desk sees it.
    pub(crate) mistaken: bool,
}

/// A player of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Player {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) title: Option<String>,
    pub(crate) rating: Option<u32>,
    pub(crate) federation: Option<String>,
    /// The language of his notation.
    pub(crate) language: Option<String>,
    /// The number with FIDE.
    pub(crate) fide_id: Option<u64>,
    /// The year of birth; in an event, for arbiters, the day.
    pub(crate) birth: Option<String>,
    pub(crate) sex: Option<Sex>,
    pub(crate) club: Option<String>,
}

impl From<&store::wire::v1::tournament::Player> for Player {
    fn from(player: &store::wire::v1::tournament::Player) -> Player {
        Player {
            id: player.id.clone(),
            name: player.name.clone(),
            title: player.title.clone(),
            rating: player.rating,
            federation: player.federation.clone(),
            language: player.language.clone(),
            fide_id: player.fide_id,
            birth: player.birth.as_deref().and_then(year),
            sex: player.sex,
            club: player.club.clone(),
        }
    }
}

/// The year of a day of birth, however that is written.
pub(crate) fn year(birth: &str) -> Option<String> {
    let numbers = birth.split(|it: char| !it.is_ascii_digit());
    numbers.filter(|it| it.len() == 4).map(str::to_owned).next()
}

/// A player in an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Entrant {
    #[serde(flatten)]
    pub(crate) player: Player,
    /// After which round he left; nothing while he plays.
    pub(crate) withdrawn_after: Option<u32>,
    /// He was added by mistake; only arbiters see him.
    pub(crate) mistaken: bool,
}

impl From<&StoredEntrant> for Entrant {
    fn from(entrant: &StoredEntrant) -> Entrant {
        let withdrawn_after = match entrant.presence {
            Presence::Playing | Presence::Mistaken => None,
            Presence::WithdrawnAfter { rounds } => Some(rounds),
        };
        let mistaken = entrant.presence == Presence::Mistaken;
        Entrant { player: (&entrant.player).into(), withdrawn_after, mistaken }
    }
}

/// What a change says of a field: nothing, that it is cleared (`null`), or what it is now.
#[derive(Clone, Debug, Default)]
pub(crate) enum Field<T> {
    #[default]
    Same,
    Cleared,
    New(T),
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Field<T> {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Field<T>, D::Error> {
        Ok(Option::<T>::deserialize(source)?.map_or(Field::Cleared, Field::New))
    }
}

/// A player to be added or changed; `null` clears a field.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayerRequest {
    pub(crate) name: Option<String>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub(crate) title: Field<String>,
    #[serde(default)]
    #[schema(value_type = Option<u32>)]
    pub(crate) rating: Field<u32>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub(crate) federation: Field<String>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub(crate) language: Field<String>,
    #[serde(default)]
    #[schema(value_type = Option<u64>)]
    pub(crate) fide_id: Field<u64>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub(crate) birth: Field<String>,
    #[serde(default)]
    #[schema(value_type = Option<Sex>)]
    pub(crate) sex: Field<Sex>,
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub(crate) club: Field<String>,
}

/// A player leaves the event.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WithdrawalRequest {
    pub(crate) reason: Option<String>,
}

/// Pairings of a round.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RoundRequest {
    #[serde(default)]
    pub(crate) pairings: Vec<Pairing>,
    /// `15:00`
    pub(crate) starts_at: Option<String>,
    /// Pair by the rules those who have no bye.
    #[serde(default)]
    pub(crate) propose: bool,
    /// Players without an opponent.
    #[serde(default)]
    pub(crate) byes: Vec<ByeRequest>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ByeRequest {
    pub(crate) player: String,
    pub(crate) worth: ByeWorth,
    /// Whoever was left over when the others were paired by the rules. He is paired with the rest if that is done anew; who was given a bye by
    /// hand keeps it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) left_over: bool,
}

impl From<ByeRequest> for Bye {
    fn from(ByeRequest { player, worth, left_over }: ByeRequest) -> Bye {
        Bye { player, worth, left_over }
    }
}

impl From<Bye> for ByeRequest {
    fn from(Bye { player, worth, left_over }: Bye) -> ByeRequest {
        ByeRequest { player, worth, left_over }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct Pairing {
    pub(crate) white: String,
    pub(crate) black: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RoundView {
    pub(crate) round: u32,
    pub(crate) starts_at: Option<String>,
    pub(crate) boards: Vec<RoundBoard>,
    pub(crate) byes: Vec<ByeView>,
    pub(crate) stage: RoundStage,
    /// What it can be made again, as nothing was played in it.
    pub(crate) back_to: Option<Back>,
}

/// A player without an opponent in a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct ByeView {
    pub(crate) player: String,
    pub(crate) worth: ByeWorth,
    pub(crate) points: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RoundBoard {
    pub(crate) board: u32,
    pub(crate) game: String,
    pub(crate) white: String,
    pub(crate) black: String,
    pub(crate) result: Option<String>,
    /// Where the result comes from, if there is one.
    pub(crate) result_from: Option<ResultSource>,
    /// Not played at the desk: only its result is entered.
    pub(crate) results_only: bool,
    /// Played elsewhere: its result was taken in, and there is no game to look at.
    pub(crate) elsewhere: bool,
    /// Entered by hand, or left open by hand: the game does not decide.
    pub(crate) by_hand: bool,
    /// Which arbiter entered it, if that is known; for arbiters only.
    pub(crate) entered_by: Option<String>,
    /// Why it was entered so, in his words; for arbiters only.
    pub(crate) reason: Option<String>,
    pub(crate) white_points: Option<String>,
    pub(crate) black_points: Option<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Started {
    pub(crate) started: usize,
}

/// A line of the standings.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Standing {
    pub(crate) rank: usize,
    pub(crate) player: Player,
    pub(crate) points: String,
    pub(crate) played: usize,
    pub(crate) wins: usize,
    /// The points of all opponents.
    pub(crate) buchholz: String,
}

impl From<&store::tournament::ScoreLine<'_>> for Standing {
    fn from(line: &store::tournament::ScoreLine<'_>) -> Standing {
        Standing {
            rank: line.rank,
            player: (&line.entrant.player).into(),
            points: line.points.to_string(),
            played: line.games,
            wins: line.wins,
            buchholz: line.opponents.to_string(),
        }
    }
}

/// The incidents of an event.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Ledger {
    /// Where the games of the report are played, in its order.
    pub(crate) boards: Vec<LedgerBoard>,
    /// As `jadoube incidents` has it.
    pub(crate) report: tell::IncidentsTwin,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LedgerBoard {
    pub(crate) game: String,
    pub(crate) round: u32,
    pub(crate) board: u32,
    /// How the log of the game ends, when it is over.
    pub(crate) seal: Option<Seal>,
}

/// The report of the chief arbiter.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ArbiterReportView {
    pub(crate) items: Vec<ArbiterReportItem>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ArbiterReportItem {
    pub(crate) item: ReportItem,
    /// What it is called.
    pub(crate) name: String,
    /// What the desk knows of it.
    pub(crate) known: String,
    /// What was written instead.
    pub(crate) written: Option<String>,
}

/// What is to be written into the report; `null` takes back what was.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ArbiterReportChange {
    pub(crate) items: BTreeMap<ReportItem, Option<String>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum RecordFormat {
    Transcript,
    Pgn,
    Json,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ImportRequest {
    pub(crate) format: RecordFormat,
    pub(crate) text: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Imported {
    pub(crate) games: Vec<String>,
    /// Which games were cut off, and where.
    pub(crate) problems: Vec<String>,
}
