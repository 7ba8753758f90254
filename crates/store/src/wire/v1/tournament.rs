//! The entries of a tournament.

use std::collections::BTreeMap;

use board::Color;
use serde::{Deserialize, Serialize};
use transcript::V1;
use utoipa::ToSchema;

use super::report::{ReportDetails, Sex};

/// What holds for all games of a tournament. An entry holds all of it, not only what changed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Settings {
    /// The version of this form.
    pub v: V1,
    /// What it is called.
    pub name: String,
    /// Where it is played.
    #[serde(default)]
    pub place: String,
    /// The first day, `2026-11-16`.
    #[serde(default)]
    pub date: Option<String>,
    /// The last day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date_end: Option<String>,
    /// `fide-2023`
    pub edition: String,
    /// A check of the class: `standard`, `rapid`, `blitz`.
    #[serde(default)]
    pub pace: Option<String>,
    /// `full` or `limited`.
    #[serde(default)]
    pub supervision: Option<String>,
    /// In the short form of transcripts: `40/1:30:00, all/0:30:00; +0:30`.
    pub time_control: String,
    /// Options of the regulations by their names, values as in transcripts.
    #[serde(default)]
    pub regulations: BTreeMap<String, String>,
    /// What a game is worth.
    #[serde(default)]
    pub scoring: ScoringRecord,
    /// By how much spectators see everything later.
    #[serde(default)]
    pub spectator_delay_s: u32,
    /// What a report to FIDE says beside this.
    #[serde(default, skip_serializing_if = "ReportDetails::is_empty")]
    pub report: ReportDetails,
    /// What goes out to those who have no link.
    #[serde(default, skip_serializing_if = "Publication::is_usual")]
    pub public: Publication,
    /// Who shall not be paired with whom.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forbidden_pairs: Vec<ForbiddenPair>,
    /// How rounds are paired.
    #[serde(default, skip_serializing_if = "PairingRules::is_usual")]
    pub pairing: PairingRules,
}

/// How rounds are paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct PairingRules {
    /// By which rules.
    #[serde(default)]
    #[schema(required = true)]
    pub system: PairingSystem,
    /// Points that count for the pairing of the first rounds only.
    #[serde(default)]
    #[schema(required = true)]
    pub acceleration: Acceleration,
    /// The colour of the first player was drawn by the program.
    #[serde(default)]
    #[schema(required = true)]
    pub drawn_by_lot: bool,
}

impl PairingRules {
    /// Is it as if nothing had been said?
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == PairingRules::default()
    }
}

/// A pairing system, with the edition of its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PairingSystem {
    /// FIDE (Dutch) System, Handbook C.04.3, in force from 1 February 2026.
    #[default]
    #[serde(rename = "dutch-2026")]
    Dutch2026,
}

/// Points that count for the pairing of the first rounds only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Acceleration {
    /// There are none.
    #[default]
    None,
    /// Baku acceleration, Handbook C.04.7.
    Baku,
}

/// What of an event goes out to those who have no link.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Publication {
    /// How much.
    #[serde(default)]
    #[schema(required = true)]
    pub shown: Published,
    /// By how much they see everything later.
    #[serde(default)]
    #[schema(required = true)]
    pub delay_s: u32,
    /// The pages of others whose scripts may read it, `https://club.example`.
    #[serde(default)]
    #[schema(required = true)]
    pub origins: Vec<String>,
}

impl Publication {
    /// Is it as if nothing had been said?
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Publication::default()
    }
}

/// How much of an event goes out.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Published {
    /// Nothing.
    #[default]
    Nothing,
    /// Players, pairings, results and standings.
    Page,
    /// The games too.
    Games,
}

/// Two players who shall not meet, in whatever order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
pub struct ForbiddenPair {
    /// One of them.
    pub one: String,
    /// The other.
    pub other: String,
    /// In which rounds; without it in all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<RoundSpan>,
}

impl ForbiddenPair {
    /// Does it hold in this round?
    #[must_use]
    pub fn holds_in(&self, round: u32) -> bool {
        self.rounds.is_none_or(|it| (it.first..=it.last).contains(&round))
    }
}

/// Rounds that follow each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
pub struct RoundSpan {
    /// The first of them.
    pub first: u32,
    /// The last of them.
    pub last: u32,
}

/// The tournament was made by mistake. Its log stays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct EventMistaken {
    /// The version of this form.
    pub v: V1,
    /// Why.
    pub reason: String,
}

/// The tournament was no mistake after all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct EventRestored {
    /// The version of this form.
    pub v: V1,
}

/// What a game is worth, as `1`, `½`, `0`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ScoringRecord {
    /// A win.
    pub win: String,
    /// A draw.
    pub draw: String,
    /// A loss.
    pub loss: String,
    /// A win without play; without it, a win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit_win: Option<String>,
    /// A loss without play; without it, 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit_loss: Option<String>,
    /// A bye that the pairing gives; without it, a win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<String>,
}

impl Default for ScoringRecord {
    fn default() -> ScoringRecord {
        ScoringRecord {
            win: "1".to_owned(),
            draw: "½".to_owned(),
            loss: "0".to_owned(),
            forfeit_win: None,
            forfeit_loss: None,
            bye: None,
        }
    }
}

/// A player, added or changed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Player {
    /// The version of this form; a player inside another form needs none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub v: Option<V1>,
    /// The id in the tournament, `p1`.
    pub id: String,
    /// The name.
    pub name: String,
    /// The title, `WFM`.
    #[serde(default)]
    pub title: Option<String>,
    /// The rating.
    #[serde(default)]
    pub rating: Option<u32>,
    /// The federation, `CZE`.
    #[serde(default)]
    pub federation: Option<String>,
    /// The language of the player's notation, `cs`.
    #[serde(default)]
    pub language: Option<String>,
    /// The number with FIDE.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u64>,
    /// The day of birth, or what is known of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub birth: Option<String>,
    /// The sex.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// The club.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The starting number, as a report that was taken in says it; without it the pairing numbers follow from the ratings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start_number: Option<u32>,
}

/// A player leaves the tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PlayerWithdrawn {
    /// The version of this form.
    pub v: V1,
    /// Who.
    pub player: String,
    /// Why.
    #[serde(default)]
    pub reason: Option<String>,
}

/// A player was added by mistake. He is in no round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PlayerMistaken {
    /// The version of this form.
    pub v: V1,
    /// Who.
    pub player: String,
    /// Why.
    pub reason: String,
}

/// A player who had left, or was taken for a mistake, plays again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PlayerReturned {
    /// The version of this form.
    pub v: V1,
    /// Who.
    pub player: String,
}

/// The next round as it is drafted, for arbiters only. It replaces the draft before it; nothing in it is checked yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RoundDrafted {
    /// The version of this form.
    pub v: V1,
    /// Its number, from 1.
    pub round: u32,
    /// The time of day at which it starts, `15:00`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts_at: Option<String>,
    /// Who plays whom, board by board.
    pub pairings: Vec<DraftPairing>,
    /// Players without an opponent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<Bye>,
    /// The boards that are played with boards and clocks of their own; without it none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub results_only: Option<ResultsOnly>,
}

/// The boards of a round of which only the results are entered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ResultsOnly {
    /// Their numbers, from 1; without it all of the round, however many there are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boards: Option<Vec<u32>>,
}

impl ResultsOnly {
    /// Is this board one of them?
    #[must_use]
    pub fn has(&self, board: u32) -> bool {
        self.boards.as_ref().is_none_or(|it| it.contains(&board))
    }
}

impl RoundDrafted {
    /// Who is in it, with and without an opponent.
    pub fn seated(&self) -> impl Iterator<Item = &str> {
        let pairings = self.pairings.iter().flat_map(|it| [it.white.as_str(), it.black.as_str()]);
        pairings.chain(self.byes.iter().map(|it| it.player.as_str()))
    }
}

/// Who plays whom, as long as there is no game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct DraftPairing {
    /// Who has the white pieces.
    pub white: String,
    /// Who has the black pieces.
    pub black: String,
}

/// The draft of a round is given up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct DraftDropped {
    /// The version of this form.
    pub v: V1,
    /// The number of the round.
    pub round: u32,
}

/// The last round is a draft again: nothing was played in it, and its games are none.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RoundWithdrawn {
    /// The version of this form.
    pub v: V1,
    /// Its number.
    pub round: u32,
    /// Why.
    pub reason: String,
}

/// A round with its pairings, published. If the last round has this number, it is paired again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RoundMade {
    /// The version of this form.
    pub v: V1,
    /// Its number, from 1.
    pub round: u32,
    /// The time of day at which it starts, `15:00`.
    #[serde(default)]
    pub starts_at: Option<String>,
    /// The boards.
    pub pairings: Vec<Pairing>,
    /// Players without an opponent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<Bye>,
}

/// Who plays whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Pairing {
    /// The number of the board, from 1.
    pub board: u32,
    /// Who has the white pieces.
    pub white: String,
    /// Who has the black pieces.
    pub black: String,
    /// The game.
    pub game: String,
    /// It was played elsewhere: there is no log of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub elsewhere: Option<PlayedElsewhere>,
}

/// What is known of a game that was played elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PlayedElsewhere {
    /// `1-0`, `½-½`, `+/-`
    pub result: String,
    /// It lasted less than a move and is not rated.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unrated: bool,
}

/// A player who has no opponent in a round, and what he gets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Bye {
    /// Who.
    pub player: String,
    /// What it is worth.
    pub worth: ByeWorth,
    /// Whoever was left over when the others were paired; nobody gave him the bye by hand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left_over: bool,
}

impl Bye {
    /// A bye given by hand.
    #[must_use]
    pub fn given(player: impl Into<String>, worth: ByeWorth) -> Bye {
        Bye { player: player.into(), worth, left_over: false }
    }
}

/// What a bye is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ByeWorth {
    /// What the scoring says for a bye.
    Full,
    /// As a draw.
    Half,
    /// Nothing.
    Zero,
    /// As a win: a whole point that the pairing did not give.
    Win,
}

/// Where boards are played: at the desk, or elsewhere in the hall, so that only their results are entered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct BoardsPlaced {
    /// The version of this form.
    pub v: V1,
    /// Which games.
    pub games: Vec<String>,
    /// Only their results are entered.
    pub results_only: bool,
}

/// A result, entered or corrected by hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ResultEntered {
    /// The version of this form.
    pub v: V1,
    /// Which game.
    pub game: String,
    /// `1-0`, `½-½`, `+/-`; nothing: the result is open again.
    pub result: Option<String>,
    /// Why, where it is corrected.
    #[serde(default)]
    pub reason: Option<String>,
    /// The name of the arbiter who entered it, if one is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
}

/// What was entered by hand no longer counts: the game decides again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ResultWithdrawn {
    /// The version of this form.
    pub v: V1,
    /// Which game.
    pub game: String,
    /// Why.
    #[serde(default)]
    pub reason: Option<String>,
    /// The name of the arbiter who took it back, if one is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
}

/// How the log of a finished game ends. Whoever cuts off its end, or makes it anew, has to do so here too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameSealed {
    /// The version of this form.
    pub v: V1,
    /// Which game.
    pub game: String,
    /// The number of its last entry.
    pub seq: u64,
    /// The hash of that entry, 64 hexadecimal digits.
    pub hash: String,
}

/// A link that carries a role. Its token is not stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LinkMade {
    /// The version of this form.
    pub v: V1,
    /// The id of the link, `l5`.
    pub link: String,
    /// What it allows.
    pub role: Role,
    /// The game, for a player.
    #[serde(default)]
    pub game: Option<String>,
    /// The sides a player may act for.
    #[serde(default)]
    pub sides: Vec<Side>,
    /// What it is called.
    #[serde(default)]
    pub label: String,
    /// By how much a spectator sees everything later.
    #[serde(default)]
    pub delay_s: Option<u32>,
    /// The address of the server whose start made it; another start there revokes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub server: Option<String>,
    /// Until when it opens something, in milliseconds since 1970; without it until it is revoked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires_ms: Option<i64>,
    /// BLAKE3 of the token, 64 hexadecimal digits.
    pub token_hash: String,
}

/// What a link allows.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// Everything of a tournament, or of the whole desk.
    Chief,
    /// All boards of a tournament.
    Arbiter,
    /// One board.
    Player,
    /// Reading, perhaps later.
    Spectator,
}

impl Role {
    /// May it do what arbiters do?
    #[must_use]
    pub const fn is_arbiter(self) -> bool {
        matches!(self, Role::Chief | Role::Arbiter)
    }
}

/// A side of a board.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        match color {
            Color::White => Side::White,
            Color::Black => Side::Black,
        }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        match side {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }
}

/// A link that no longer works.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LinkRevoked {
    /// The version of this form.
    pub v: V1,
    /// Which.
    pub link: String,
}
