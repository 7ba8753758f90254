//! What cannot be entered into a tournament, and why.

use clock::Phrase;

use super::settings::BadSetting;
use crate::entry::Seq;
use crate::wire::v1::NotABody;

/// Why a log is not that of a tournament.
#[derive(Debug, thiserror::Error)]
pub enum NotATournament {
    /// It has no entries.
    #[error("the log is empty")]
    Empty,
    /// An entry has not the form of its kind.
    #[error(transparent)]
    Body(#[from] NotABody),
    /// An entry tells what cannot be.
    #[error("entry {seq}: {why}")]
    Refused {
        /// Which.
        seq: Seq,
        /// Why.
        why: Refused,
    },
}

/// What cannot be entered.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// The first entry must make the tournament.
    #[error("the tournament is not made yet")]
    NotMade,
    /// It is made already.
    #[error("the tournament is made already")]
    MadeAlready,
    /// A setting is not possible.
    #[error(transparent)]
    Setting(#[from] BadSetting),
    /// It was taken for a mistake before.
    #[error("the tournament was taken for a mistake already")]
    MistakenAlready,
    /// It was not taken for a mistake.
    #[error("the tournament was not taken for a mistake")]
    NotMistaken,
    /// What is taken back is taken back for a reason.
    #[error("a reason is needed")]
    NoReason,
    /// A player without a name.
    #[error("a player needs a name")]
    NoName,
    /// The id is taken.
    #[error("there is a player `{0}` already")]
    PlayerTwice(String),
    /// There is no such player.
    #[error("there is no player `{0}`")]
    NoPlayer(String),
    /// The player has left.
    #[error("the player `{0}` has withdrawn")]
    Withdrawn(String),
    /// The player has not left.
    #[error("the player `{0}` has not withdrawn")]
    NotWithdrawn(String),
    /// The player is in a round, so he was added by no mistake.
    #[error("the player `{0}` is in a round")]
    Seated(String),
    /// The id of a list is taken.
    #[error("there is a list `{0}` already")]
    ListTwice(String),
    /// There is no such list, or it was taken back before.
    #[error("there is no list `{0}` to be taken back")]
    NoList(String),
    /// Rounds came with the list, and more has happened since.
    #[error("more has happened since the list `{0}` was taken in")]
    ListOverrun(String),
    /// Another round is next.
    #[error("round {expected} is next, not {found}")]
    Round {
        /// The number that stands there.
        found: u32,
        /// The number of the next round.
        expected: u32,
    },
    /// There is no draft of this round.
    #[error("there is no draft of round {0}")]
    NoDraft(u32),
    /// There is a draft of a round.
    #[error("round {0} is drafted already")]
    DraftThere(u32),
    /// A colour is drawn before the first round.
    #[error("there are rounds already")]
    DrawnAlready,
    /// It is not the last round, or there are results in it.
    #[error("round {0} is not the last, or has results")]
    RoundStays(u32),
    /// A player is in a round more than once.
    #[error("the player `{0}` is in this round more than once")]
    PairedTwice(String),
    /// Two boards have the same number.
    #[error("there is more than one board {0}")]
    BoardTwice(u32),
    /// A game is at two boards.
    #[error("the game `{0}` is at another board already")]
    GameTwice(String),
    /// There is no such game.
    #[error("there is no game `{0}`")]
    NoGame(String),
    /// It is not a result.
    #[error("`{0}` is not a result")]
    NotAResult(String),
    /// Both scores together are more than a game has.
    #[error("`{0}` is more than a game is worth")]
    TooMuch(String),
    /// A result is there; it can be corrected.
    #[error("the game `{0}` has a result already")]
    ResultTwice(String),
    /// A seal names no hash, or an entry before that of the last one.
    #[error("the seal of the game `{0}` is none")]
    NotASeal(String),
    /// The id is taken.
    #[error("there is a link `{0}` already")]
    LinkTwice(String),
    /// There is no such link.
    #[error("there is no link `{0}`")]
    NoLink(String),
    /// It was revoked before.
    #[error("the link `{0}` is revoked already")]
    RevokedAlready(String),
    /// What is stored of the token is no hash.
    #[error("the link `{0}` has no hash of a token")]
    NoHash(String),
    /// A link for a player needs a board and a side, and no other has them.
    #[error("the link `{0}` has not the board and sides that its role needs")]
    Scope(String),
}

impl Refused {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        let named = |id: &'static str, name: &str| Phrase::new(id).text("name", name);
        let round = |id: &'static str, it: u32| Phrase::new(id).number("round", u64::from(it));
        match self {
            Refused::NotMade => Phrase::new("store-refused-not-made"),
            Refused::MadeAlready => Phrase::new("store-refused-made-already"),
            Refused::Setting(why) => why.phrase(),
            Refused::MistakenAlready => Phrase::new("store-refused-mistaken-already"),
            Refused::NotMistaken => Phrase::new("store-refused-not-mistaken"),
            Refused::NoReason => Phrase::new("store-refused-no-reason"),
            Refused::NoName => Phrase::new("store-refused-no-name"),
            Refused::PlayerTwice(it) => named("store-refused-player-twice", it),
            Refused::NoPlayer(it) => named("store-refused-no-player", it),
            Refused::Withdrawn(it) => named("store-refused-withdrawn", it),
            Refused::NotWithdrawn(it) => named("store-refused-not-withdrawn", it),
            Refused::Seated(it) => named("store-refused-seated", it),
            Refused::NoDraft(it) => round("store-refused-no-draft", *it),
            Refused::DraftThere(it) => round("store-refused-draft-there", *it),
            Refused::DrawnAlready => Phrase::new("store-refused-drawn-already"),
            Refused::RoundStays(it) => round("store-refused-round-stays", *it),
            Refused::ListTwice(it) => named("store-refused-list-twice", it),
            Refused::NoList(it) => named("store-refused-no-list", it),
            Refused::ListOverrun(it) => named("store-refused-list-overrun", it),
            Refused::Round { found, expected } => Phrase::new("store-refused-round")
                .number("found", u64::from(*found))
                .number("expected", u64::from(*expected)),
            Refused::PairedTwice(it) => named("store-refused-paired-twice", it),
            Refused::BoardTwice(it) => {
                Phrase::new("store-refused-board-twice").number("number", u64::from(*it))
            }
            Refused::GameTwice(it) => named("store-refused-game-twice", it),
            Refused::NoGame(it) => named("store-refused-no-game", it),
            Refused::NotAResult(it) => named("store-refused-not-a-result", it),
            Refused::TooMuch(it) => named("store-refused-too-much", it),
            Refused::ResultTwice(it) => named("store-refused-result-twice", it),
            Refused::NotASeal(it) => named("store-refused-not-a-seal", it),
            Refused::LinkTwice(it) => named("store-refused-link-twice", it),
            Refused::NoLink(it) => named("store-refused-no-link", it),
            Refused::RevokedAlready(it) => named("store-refused-revoked-already", it),
            Refused::NoHash(it) => named("store-refused-no-hash", it),
            Refused::Scope(it) => named("store-refused-scope", it),
        }
    }
}
