//! What speaks against a draft of a round: found here and nowhere else.

use std::collections::BTreeSet;

use board::Color;
use clock::Phrase;

use super::{PairingHistory, Presence, Tournament};
use crate::wire::v1::tournament::{ByeWorth, RoundDrafted};

/// Something that speaks against a draft.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DraftObjection {
    /// At which board, from 1; nothing where it is about none.
    pub board: Option<u32>,
    /// What it is.
    pub against: Against,
}

/// What speaks against a draft. Players are named by their ids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Against {
    /// Nobody is paired.
    NoBoards,
    /// There is no such player.
    NoPlayer(String),
    /// The player has left, or was added by mistake.
    Gone(String),
    /// The player is in the round more than once.
    Twice(String),
    /// The organiser does not want the two to meet.
    Forbidden {
        /// One of them.
        one: String,
        /// The other.
        other: String,
    },
    /// The two have met.
    Met {
        /// One of them.
        one: String,
        /// The other.
        other: String,
        /// When they did last.
        round: u32,
    },
    /// The player had this colour in both games before.
    ThirdTime {
        /// Who.
        player: String,
        /// Which.
        color: Color,
    },
    /// The player would have had one colour more often than the other by more than two.
    Unbalanced {
        /// Who.
        player: String,
        /// Which colour.
        color: Color,
        /// By how many games.
        by: usize,
    },
    /// The player has had the points of a win without play, and would get them again.
    ByeTwice {
        /// Who.
        player: String,
        /// When.
        round: u32,
    },
    /// The player still plays, and has neither an opponent nor a bye.
    LeftOut(String),
}

/// How much an objection weighs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ObjectionWeight {
    /// The draft cannot be published as it is.
    Forbids,
    /// The arbiter decides.
    Warns,
}

/// The most games that a player may have with one colour more than with the other.
const BALANCE_MAX: usize = 2;

impl Against {
    /// How much it weighs.
    #[must_use]
    pub fn weight(&self) -> ObjectionWeight {
        match self {
            Against::NoBoards
            | Against::NoPlayer(_)
            | Against::Gone(_)
            | Against::Twice(_)
            | Against::Forbidden { .. } => ObjectionWeight::Forbids,
            Against::Met { .. }
            | Against::ThirdTime { .. }
            | Against::Unbalanced { .. }
            | Against::ByeTwice { .. }
            | Against::LeftOut(_) => ObjectionWeight::Warns,
        }
    }

    /// A word for it.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Against::NoBoards => "no-boards",
            Against::NoPlayer(_) => "no-player",
            Against::Gone(_) => "gone",
            Against::Twice(_) => "twice",
            Against::Forbidden { .. } => "forbidden",
            Against::Met { .. } => "met",
            Against::ThirdTime { .. } => "third-time",
            Against::Unbalanced { .. } => "unbalanced",
            Against::ByeTwice { .. } => "bye-twice",
            Against::LeftOut(_) => "left-out",
        }
    }

    /// Whom it is about.
    #[must_use]
    pub fn players(&self) -> Vec<&str> {
        match self {
            Against::NoBoards => Vec::new(),
            Against::NoPlayer(it)
            | Against::Gone(it)
            | Against::Twice(it)
            | Against::LeftOut(it)
            | Against::ThirdTime { player: it, .. }
            | Against::Unbalanced { player: it, .. }
            | Against::ByeTwice { player: it, .. } => vec![it],
            Against::Forbidden { one, other } | Against::Met { one, other, .. } => {
                vec![one, other]
            }
        }
    }

    /// The message that says it, with the names of the players.
    #[must_use]
    pub fn phrase(&self, tournament: &Tournament) -> Phrase {
        let name = |id: &str| {
            tournament.player(id).map_or_else(|| id.to_owned(), |it| it.player.name.clone())
        };
        let of = |id: &'static str, player: &str| Phrase::new(id).text("name", name(player));
        let two = |id: &'static str, one: &str, other: &str| {
            Phrase::new(id).text("one", name(one)).text("other", name(other))
        };
        let color = |it: Color| match it {
            Color::White => "white",
            Color::Black => "black",
        };
        match self {
            Against::NoBoards => Phrase::new("store-objection-no-boards"),
            Against::NoPlayer(it) => of("store-objection-no-player", it),
            Against::Gone(it) => of("store-objection-gone", it),
            Against::Twice(it) => of("store-objection-twice", it),
            Against::Forbidden { one, other } => two("store-objection-forbidden", one, other),
            Against::Met { one, other, round } => {
                two("store-objection-met", one, other).number("round", u64::from(*round))
            }
            Against::ThirdTime { player, color: it } => {
                of("store-objection-third-time", player).text("color", color(*it))
            }
            Against::Unbalanced { player, color: it, by } => {
                of("store-objection-unbalanced", player)
                    .text("color", color(*it))
                    .number("by", *by as u64)
            }
            Against::ByeTwice { player, round } => {
                of("store-objection-bye-twice", player).number("round", u64::from(*round))
            }
            Against::LeftOut(it) => of("store-objection-left-out", it),
        }
    }
}

/// Would a player have a colour for the third time in a row after these?
fn third_time(had: &[Color], color: Color) -> bool {
    had.len() >= 2 && had.iter().rev().take(2).all(|it| *it == color)
}

/// By how many games a player would have had a colour more often than the other.
fn surplus(had: &[Color], color: Color) -> usize {
    let with = had.iter().filter(|it| **it == color).count();
    (with + 1).saturating_sub(had.len() - with)
}

/// The most pairs that a tournament forbids.
pub const FORBIDDEN_PAIRS_MAX: usize = 2_000;

/// Who shall not be paired with whom, to be looked up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForbiddenPairs<'t>(BTreeSet<(&'t str, &'t str)>);

impl ForbiddenPairs<'_> {
    /// Shall these two not be paired?
    #[must_use]
    pub fn has(&self, one: &str, other: &str) -> bool {
        self.0.contains(&(one.min(other), one.max(other)))
    }
}

impl Tournament {
    /// Who shall not be paired with whom in this round.
    #[must_use]
    pub fn forbidden_pairs(&self, round: u32) -> ForbiddenPairs<'_> {
        let pairs = self.settings().forbidden_pairs.iter().filter(|it| it.holds_in(round));
        let pairs = pairs.map(|it| (it.one.as_str(), it.other.as_str()));
        ForbiddenPairs(pairs.map(|(one, other)| (one.min(other), one.max(other))).collect())
    }
}

/// What speaks against a draft, board by board.
#[must_use]
pub fn objections<'t>(
    tournament: &'t Tournament,
    draft: &'t RoundDrafted,
    history: &PairingHistory<'_>,
) -> Vec<DraftObjection> {
    let mut found = Found { tournament, seated: BTreeSet::new(), found: Vec::new() };
    if draft.pairings.is_empty() {
        found.add(None, Against::NoBoards);
    }
    let forbidden = tournament.forbidden_pairs(draft.round);
    for (board, pairing) in (1..).zip(&draft.pairings) {
        let (white, black) = (pairing.white.as_str(), pairing.black.as_str());
        for (id, color) in [(white, Color::White), (black, Color::Black)] {
            found.seat(Some(board), id);
            let (player, had) = (id.to_owned(), history.colors(id));
            if third_time(had, color) {
                found.add(Some(board), Against::ThirdTime { player, color });
            } else if surplus(had, color) > BALANCE_MAX {
                let by = surplus(had, color);
                found.add(Some(board), Against::Unbalanced { player, color, by });
            }
        }
        let (one, other) = (white.to_owned(), black.to_owned());
        if forbidden.has(white, black) {
            found.add(Some(board), Against::Forbidden { one, other });
        } else if let Some(round) = history.met(white, black) {
            found.add(Some(board), Against::Met { one, other, round });
        }
    }
    for bye in &draft.byes {
        found.seat(None, &bye.player);
        if let (ByeWorth::Full, Some(round)) = (bye.worth, history.without_play(&bye.player)) {
            found.add(None, Against::ByeTwice { player: bye.player.clone(), round });
        }
    }
    for entrant in tournament.entrants().filter(|it| it.presence == Presence::Playing) {
        if !found.seated.contains(entrant.player.id.as_str()) {
            found.add(None, Against::LeftOut(entrant.player.id.clone()));
        }
    }
    found.found
}

struct Found<'t> {
    tournament: &'t Tournament,
    seated: BTreeSet<&'t str>,
    found: Vec<DraftObjection>,
}

impl<'t> Found<'t> {
    fn add(&mut self, board: Option<u32>, against: Against) {
        self.found.push(DraftObjection { board, against });
    }

    fn seat(&mut self, board: Option<u32>, id: &'t str) {
        if !self.seated.insert(id) {
            self.add(board, Against::Twice(id.to_owned()));
            return;
        }
        match self.tournament.player(id).map(|it| it.presence) {
            None => self.add(board, Against::NoPlayer(id.to_owned())),
            Some(Presence::WithdrawnAfter { .. } | Presence::Mistaken) => {
                self.add(board, Against::Gone(id.to_owned()));
            }
            Some(Presence::Playing) => {}
        }
    }
}
