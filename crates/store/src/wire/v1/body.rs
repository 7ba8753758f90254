//! A body together with the kind of its entry.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::arbiter_report::ArbiterReport;
use super::attention::Attention;
use super::game::{Correction, GameEvent, GameOpened, Gap, ResultTold};
use super::report::{ListTakenBack, ListTakenIn};
use super::schema::json_schema;
use super::tournament::{
    BoardsPlaced, DraftDropped, EventMistaken, EventRestored, GameSealed, LinkMade, LinkRevoked,
    Player, PlayerMistaken, PlayerReturned, PlayerWithdrawn, ResultEntered, ResultWithdrawn,
    RoundDrafted, RoundMade, RoundWithdrawn, Settings,
};
use crate::entry::{Entry, EntryKind, NewEntry, NotAKind, Seq, UnixMillis};

/// A body of a log of one sort.
pub trait Body: Sized {
    /// What an entry tells.
    ///
    /// # Errors
    /// If the kind is not one of this sort, or the body has another form.
    fn of(entry: &Entry) -> Result<Self, NotABody>;

    /// The kind of its entries.
    fn kind(&self) -> &'static str;

    /// The JSON of its entries.
    ///
    /// # Errors
    /// If it cannot be written as JSON.
    fn to_value(&self) -> serde_json::Result<Value>;

    /// The entry that is to be written at this time.
    ///
    /// # Errors
    /// If it cannot be written as JSON.
    fn entry(&self, at: UnixMillis) -> Result<NewEntry, CannotWrite> {
        Ok(NewEntry { kind: EntryKind::new(self.kind())?, at, body: self.to_value()? })
    }
}

/// Why something cannot be written as an entry.
#[derive(Debug, thiserror::Error)]
pub enum CannotWrite {
    /// The kind is none.
    #[error(transparent)]
    Kind(#[from] NotAKind),
    /// It is not JSON.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

/// Why an entry is not of the form that its kind says.
#[derive(Debug, thiserror::Error)]
pub enum NotABody {
    /// The kind is not known.
    #[error("entry {seq} is of the kind `{kind}`, which this program does not know")]
    Kind {
        /// Which entry.
        seq: Seq,
        /// The kind.
        kind: String,
    },
    /// The body has another form.
    #[error("entry {seq}: {why}")]
    Form {
        /// Which entry.
        seq: Seq,
        /// In what way.
        why: serde_json::Error,
    },
}

macro_rules! bodies {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $variant:ident($form:ty) = $kind:tt,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
        #[serde(tag = "kind", content = "body")]
        pub enum $name {
            $($(#[$each])* #[serde(rename = $kind)] $variant($form),)+
        }

        impl Body for $name {
            fn of(entry: &Entry) -> Result<$name, NotABody> {
                match entry.kind.as_str() {
                    $($kind => read(entry).map($name::$variant),)+
                    other => Err(NotABody::Kind { seq: entry.seq, kind: other.to_owned() }),
                }
            }

            fn kind(&self) -> &'static str {
                match self {
                    $($name::$variant(_) => $kind,)+
                }
            }

            fn to_value(&self) -> serde_json::Result<Value> {
                match self {
                    $($name::$variant(it) => serde_json::to_value(it),)+
                }
            }
        }
    };
}

bodies! {
    /// What an entry of a game tells.
    GameBody {
        /// It is set up.
        Opened(Box<GameOpened>) = "start",
        /// Something happened.
        Event(GameEvent) = "event",
        /// Something is corrected.
        Correction(Correction) = "correction",
        /// The server was not there.
        Gap(Gap) = "gap",
        /// Somebody attends to it; no ruling changes.
        Attention(Attention) = "attention",
        /// A result was entered by hand in the tournament, or taken back there.
        Result(ResultTold) = "result",
    }
}

bodies! {
    /// What an entry of a tournament tells.
    TournamentBody {
        /// It is made.
        Created(Settings) = "created",
        /// Its settings change.
        Changed(Settings) = "changed",
        /// It was made by mistake.
        Mistaken(EventMistaken) = "event-mistaken",
        /// It was no mistake.
        Restored(EventRestored) = "event-restored",
        /// A player comes to it.
        PlayerAdded(Player) = "player-added",
        /// Something about a player changes.
        PlayerChanged(Player) = "player-changed",
        /// A player leaves.
        PlayerWithdrawn(PlayerWithdrawn) = "player-withdrawn",
        /// A player was added by mistake.
        PlayerMistaken(PlayerMistaken) = "player-mistaken",
        /// The entries before came together, from one list.
        ListTakenIn(ListTakenIn) = "list-taken-in",
        /// A list is taken back.
        ListTakenBack(ListTakenBack) = "list-taken-back",
        /// A player who had left plays again.
        PlayerReturned(PlayerReturned) = "player-returned",
        /// The next round is drafted.
        RoundDrafted(RoundDrafted) = "round-drafted",
        /// A draft is given up.
        DraftDropped(DraftDropped) = "draft-dropped",
        /// A round is published.
        RoundMade(RoundMade) = "round-made",
        /// Boards are played at the desk, or only their results are entered.
        BoardsPlaced(BoardsPlaced) = "boards-placed",
        /// A published round is a draft again.
        RoundWithdrawn(RoundWithdrawn) = "round-withdrawn",
        /// A result is entered by hand.
        ResultEntered(ResultEntered) = "result-entered",
        /// A result is corrected.
        ResultCorrected(ResultEntered) = "result-corrected",
        /// A result that was entered by hand no longer counts.
        ResultWithdrawn(ResultWithdrawn) = "result-withdrawn",
        /// The log of a finished game is sealed.
        GameSealed(GameSealed) = "game-sealed",
        /// Something is written into the report of the chief arbiter.
        ArbiterReport(ArbiterReport) = "arbiter-report",
        /// A link is made.
        LinkMade(LinkMade) = "link-made",
        /// A link is revoked.
        LinkRevoked(LinkRevoked) = "link-revoked",
    }
}

fn read<T: DeserializeOwned>(entry: &Entry) -> Result<T, NotABody> {
    T::deserialize(&entry.body).map_err(|why| NotABody::Form { seq: entry.seq, why })
}

/// The JSON Schemas of the forms, by name.
#[must_use]
pub fn schemas() -> Vec<(&'static str, Value)> {
    vec![("game", json_schema::<GameBody>()), ("tournament", json_schema::<TournamentBody>())]
}
