//! A tournament as its log amounts to: settings, players, rounds, results, links. Nothing is kept besides the log.

mod fold;
mod history;
mod lists;
mod objections;
mod points;
mod propose;
mod refusal;
mod result;
mod settings;
mod standings;
mod to_pair;

pub use history::{PairingHistory, history};
pub use lists::{ListState, TakenList};
pub use objections::{
    Against, DraftObjection, FORBIDDEN_PAIRS_MAX, ForbiddenPairs, ObjectionWeight, objections,
};
pub(crate) use points::score_of;
pub use points::{HalfPoints, NotPoints, PointsTable, read_score};
pub use propose::{CannotPair, HeldAgainst};
pub use refusal::{NotATournament, Refused};
pub use result::{BoardResult, Source};
pub use settings::{BadSetting, OLD_OPTIONS, check_settings};
pub(crate) use standings::standings_as_paired;
pub use standings::{ScoreLine, standings};
pub use to_pair::{GamesOpen, ToPair};

use std::collections::{BTreeMap, BTreeSet};

use laws::Edition;
use laws::event::Score;

use crate::chain::Hash;
use crate::entry::{Seq, UnixMillis};
use crate::wire::v1::ReportItem;
use crate::wire::v1::tournament::{Bye, LinkMade, Player, RoundDrafted, Settings};

/// The id of the log that holds the links for the whole desk, and no tournament.
pub const DESK_LOG: &str = "desk";

/// A tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    settings: Settings,
    edition: Edition,
    points: PointsTable,
    players: Vec<Entrant>,
    /// Where each of them stands, by id.
    places: BTreeMap<String, usize>,
    rounds: Vec<Round>,
    draft: Option<Draft>,
    /// The games of rounds that were withdrawn or paired again.
    given_up: BTreeSet<String>,
    /// The lists that were taken in, the first first.
    lists: Vec<TakenList>,
    mistaken: bool,
    links: Vec<Link>,
    /// How the logs of games ended, by game, the first first.
    seals: BTreeMap<String, Vec<Seal>>,
    /// What was written into the report of the chief arbiter.
    arbiter_report: BTreeMap<ReportItem, String>,
    seq: Seq,
}

/// A player and whether he still plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// Who.
    pub player: Player,
    /// Does he still play?
    pub presence: Presence,
}

/// Whether a player still plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    /// He does.
    Playing,
    /// He left after so many rounds.
    WithdrawnAfter {
        /// How many had been made.
        rounds: u32,
    },
    /// He was added by mistake.
    Mistaken,
}

/// The next round, as long as only arbiters see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// Who shall play whom.
    pub round: RoundDrafted,
    /// The entry that says so.
    pub seq: Seq,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// Its number, from 1.
    pub number: u32,
    /// The time of day at which it starts.
    pub starts_at: Option<String>,
    /// The boards, in their order.
    pub boards: Vec<Board>,
    /// Players without an opponent.
    pub byes: Vec<Bye>,
}

/// A board of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Its number, from 1.
    pub number: u32,
    /// Who has the white pieces.
    pub white: String,
    /// Who has the black pieces.
    pub black: String,
    /// The game.
    pub game: String,
    /// What was taken in, if it was played elsewhere: then there is no log of the game.
    pub elsewhere: Option<Elsewhere>,
    /// Where it is played.
    pub place: Place,
    /// What was entered by hand.
    pub entered: Entered,
    /// Since when that is so.
    pub since: UnixMillis,
    /// The entry that says so; the start, as long as nothing was entered.
    pub entry: Seq,
    /// The name of the arbiter who said so, if one is known.
    pub who: Option<String>,
    /// Why, in his words.
    pub reason: Option<String>,
}

/// Where a board is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// At the desk: it is its clock and keeps the record.
    AtDesk,
    /// With its own board and clock: only its result is entered.
    ResultsOnly,
}

/// What is known of a game that was played elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Elsewhere {
    /// Its result.
    pub score: Score,
    /// It lasted less than a move and is not rated.
    pub unrated: bool,
}

/// A result as it was entered by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entered {
    /// Nothing: the game itself decides, or what was taken in of it.
    Nothing,
    /// This result, whatever the game says.
    Score(Score),
    /// It is open, whatever the game says.
    Open,
}

/// How the log of a game ended at some time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seal {
    /// The number of its last entry.
    pub seq: Seq,
    /// The hash of that entry.
    pub hash: Hash,
}

/// A link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// As it was made.
    pub made: LinkMade,
    /// When.
    pub at: UnixMillis,
    /// Does it still work?
    pub state: LinkState,
}

/// Whether a link still works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkState {
    /// It does.
    Open,
    /// It was revoked then.
    RevokedAt(UnixMillis),
}

impl Tournament {
    /// What holds for all games.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The edition of the Laws.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// What a game is worth.
    #[must_use]
    pub fn points(&self) -> &PointsTable {
        &self.points
    }

    /// The players, in the order in which they came.
    #[must_use]
    pub fn players(&self) -> &[Entrant] {
        &self.players
    }

    /// The players without those who were added by mistake.
    pub fn entrants(&self) -> impl Iterator<Item = &Entrant> {
        self.players.iter().filter(|it| it.presence != Presence::Mistaken)
    }

    /// A player.
    #[must_use]
    pub fn player(&self, id: &str) -> Option<&Entrant> {
        self.places.get(id).map(|place| &self.players[*place])
    }

    /// Was it made by mistake?
    #[must_use]
    pub fn is_mistaken(&self) -> bool {
        self.mistaken
    }

    /// The next round, if it is drafted.
    #[must_use]
    pub fn draft(&self) -> Option<&Draft> {
        self.draft.as_ref()
    }

    /// The number of the round that comes next.
    #[must_use]
    pub fn next_round(&self) -> u32 {
        self.rounds.last().map_or(0, |it| it.number).saturating_add(1)
    }

    /// The published rounds.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The round with this number.
    #[must_use]
    pub fn round(&self, number: u32) -> Option<&Round> {
        self.rounds.iter().find(|it| it.number == number)
    }

    /// The same tournament as far as its first rounds.
    #[must_use]
    pub fn first_rounds(&self, count: usize) -> Tournament {
        let rounds = self.rounds.iter().take(count).cloned().collect();
        Tournament { rounds, ..self.clone() }
    }

    /// The board at which a game is played.
    #[must_use]
    pub fn board(&self, game: &str) -> Option<(&Round, &Board)> {
        self.rounds.iter().find_map(|round| {
            round.boards.iter().find(|it| it.game == game).map(|board| (round, board))
        })
    }

    /// Is it the game of a round that was withdrawn or paired again? Nothing is recorded there any more.
    #[must_use]
    pub fn was_given_up(&self, game: &str) -> bool {
        self.given_up.contains(game) && self.board(game).is_none()
    }

    /// The games that have logs.
    pub fn games(&self) -> impl Iterator<Item = &str> {
        let boards = self.rounds.iter().flat_map(|it| &it.boards);
        boards.filter(|it| it.elsewhere.is_none()).map(|it| it.game.as_str())
    }

    /// The links, revoked ones too.
    #[must_use]
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// The seals of a game, the last one last.
    #[must_use]
    pub fn seals_of(&self, game: &str) -> &[Seal] {
        self.seals.get(game).map_or(&[], Vec::as_slice)
    }

    /// All seals, each with its game.
    pub fn seals(&self) -> impl Iterator<Item = (String, Seal)> {
        self.seals.iter().flat_map(|(game, all)| all.iter().map(|it| (game.clone(), *it)))
    }

    /// What was written into the report of the chief arbiter.
    #[must_use]
    pub fn arbiter_report(&self) -> &BTreeMap<ReportItem, String> {
        &self.arbiter_report
    }

    /// The last entry that was folded.
    #[must_use]
    pub fn seq(&self) -> Seq {
        self.seq
    }
}
