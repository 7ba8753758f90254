//! An event as its log amounts to.

use std::collections::BTreeMap;

use store::wire::v1::TournamentBody;
use store::wire::v1::tournament::{LinkMade, Player, RoundMade, Settings};

/// An event: everything that its log amounts to.
#[derive(Clone, Debug)]
pub(crate) struct Tournament {
    pub(crate) id: String,
    pub(crate) seq: u64,
    pub(crate) settings: Settings,
    pub(crate) players: Vec<Player>,
    /// Players who left.
    pub(crate) withdrawn: Vec<String>,
    pub(crate) rounds: Vec<RoundMade>,
    /// Results entered by hand, by game.
    pub(crate) results: BTreeMap<String, Option<String>>,
    pub(crate) links: Vec<KeptLink>,
}

/// A link of an event.
#[derive(Clone, Debug)]
pub(crate) struct KeptLink {
    pub(crate) made: LinkMade,
    pub(crate) created_ms: i64,
    pub(crate) revoked: bool,
}

impl Tournament {
    pub(crate) fn new(id: &str, settings: Settings) -> Tournament {
        Tournament {
            id: id.to_owned(),
            seq: 0,
            settings,
            players: Vec::new(),
            withdrawn: Vec::new(),
            rounds: Vec::new(),
            results: BTreeMap::new(),
            links: Vec::new(),
        }
    }

    /// Folds an entry.
    pub(crate) fn fold(&mut self, seq: u64, server_ms: i64, said: TournamentBody) {
        self.seq = seq;
        match said {
            TournamentBody::Created(settings) | TournamentBody::Changed(settings) => {
                self.settings = settings;
            }
            TournamentBody::PlayerAdded(player) | TournamentBody::PlayerChanged(player) => {
                match self.players.iter_mut().find(|it| it.id == player.id) {
                    Some(known) => *known = player,
                    None => self.players.push(player),
                }
            }
            TournamentBody::PlayerWithdrawn(it) => self.withdrawn.push(it.player),
            TournamentBody::RoundMade(round) => {
                match self.rounds.iter_mut().find(|it| it.round == round.round) {
                    Some(known) => *known = round,
                    None => self.rounds.push(round),
                }
            }
            TournamentBody::ResultEntered(it) | TournamentBody::ResultCorrected(it) => {
                self.results.insert(it.game, it.result);
            }
            TournamentBody::LinkMade(made) => {
                self.links.push(KeptLink { made, created_ms: server_ms, revoked: false });
            }
            TournamentBody::LinkRevoked(it) => {
                let named = self.links.iter_mut().filter(|known| known.made.link == it.link);
                named.for_each(|it| it.revoked = true);
            }
        }
    }

    pub(crate) fn player(&self, id: &str) -> Option<&Player> {
        self.players.iter().find(|it| it.id == id)
    }

    pub(crate) fn round(&self, number: u32) -> Option<&RoundMade> {
        self.rounds.iter().find(|it| it.round == number)
    }

    /// The id of the next player.
    pub(crate) fn next_player(&self) -> usize {
        self.players.len() + 1
    }
}
