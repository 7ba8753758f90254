//! What can be wrong with a log, and the search for it in a whole store.

use std::collections::{BTreeMap, BTreeSet};

use clock::Phrase;

use crate::chain::Verified;
use crate::entry::{Entry, Seq, StreamId, StreamKind};
use crate::game_log::replay;
use crate::store::Store;
use crate::tournament::{DESK_LOG, Seal, Tournament};
use crate::trouble::StoreError;
use crate::wire::v1::{Body, TournamentBody};

/// What is wrong with a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It does not fit its chain: it was changed past the program.
    Broken {
        /// The first entry that does not fit.
        at: Seq,
    },
    /// It cannot be played again.
    Unreadable {
        /// Why.
        why: Phrase,
    },
    /// Beside these entries stand other rulings than are given now.
    Differs {
        /// Which.
        entries: Vec<Seq>,
    },
    /// A tournament names it, and it is not there.
    Missing,
    /// The tournament says how it ended when the game was over, and that entry is missing or another: its end was cut off, or
    /// made anew.
    Unsealed {
        /// Which entry.
        at: Seq,
    },
}

impl Fault {
    /// The word for programs.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Fault::Broken { .. } => "broken",
            Fault::Unreadable { .. } => "unreadable",
            Fault::Differs { .. } => "differs",
            Fault::Missing => "missing",
            Fault::Unsealed { .. } => "unsealed",
        }
    }

    /// The message that says it of a log.
    #[must_use]
    pub fn phrase(&self, log: &str) -> Phrase {
        let of_log = |id: &'static str| Phrase::new(id).text("log", log);
        match self {
            Fault::Broken { at } => of_log("store-fault-broken").number("entry", at.0),
            Fault::Unreadable { why } => {
                of_log("store-fault-unreadable").with("reason", why.clone())
            }
            Fault::Differs { entries } => {
                let entries: Vec<String> = entries.iter().map(Seq::to_string).collect();
                of_log("store-fault-differs").text("entries", entries.join(", "))
            }
            Fault::Missing => of_log("store-fault-missing"),
            Fault::Unsealed { at } => of_log("store-fault-unsealed").number("entry", at.0),
        }
    }
}

/// What was found in a store.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Examined {
    /// So many logs.
    pub logs: u64,
    /// With so many entries.
    pub entries: u64,
    /// What is wrong, by the names of the logs.
    pub faults: BTreeMap<String, Vec<Fault>>,
}

impl Store {
    /// Checks the chain of every log, plays every log again, and holds every seal against the log of its game.
    ///
    /// # Errors
    /// If the database does not work.
    pub async fn examine(&self) -> Result<Examined, StoreError> {
        let mut examined = Examined::default();
        let (mut there, mut named) = (BTreeSet::new(), Named::default());
        for name in self.names().await? {
            examined.logs += 1;
            let faults = match name.parse::<StreamId>() {
                Ok(stream) => self.examine_log(&stream, &mut examined.entries, &mut named).await?,
                Err(why) => vec![Fault::Unreadable { why: why.phrase() }],
            };
            if !faults.is_empty() {
                examined.faults.insert(name.clone(), faults);
            }
            there.insert(name);
        }
        for missing in named.logs.difference(&there) {
            examined.faults.insert(missing.clone(), vec![Fault::Missing]);
        }
        for (log, fault) in self.broken_seals(named.seals).await? {
            examined.faults.entry(log).or_default().push(fault);
        }
        Ok(examined)
    }

    async fn examine_log(
        &self,
        stream: &StreamId,
        count: &mut u64,
        named: &mut Named,
    ) -> Result<Vec<Fault>, StoreError> {
        let (entries, fault) = self.read_checked(stream).await?;
        let mut faults = Vec::from_iter(fault);
        *count += entries.len() as u64;
        if !entries.is_empty() {
            faults.extend(match stream.kind() {
                StreamKind::Game => played_again(&entries),
                StreamKind::Tournament if stream.name() == DESK_LOG => links_only(&entries),
                StreamKind::Tournament => folded(&entries, named),
            });
        }
        Ok(faults)
    }

    /// The logs that have not the entries with which they were sealed: each is named once, with the first that is wanting.
    ///
    /// # Errors
    /// If the database does not work.
    pub async fn broken_seals(
        &self,
        seals: Vec<(String, Seal)>,
    ) -> Result<BTreeMap<String, Fault>, StoreError> {
        let mut found = BTreeMap::new();
        for (game, Seal { seq: at, hash }) in seals {
            let Ok(stream) = StreamId::game(&game) else { continue };
            let holds = match self.read(&stream, Seq(at.0.saturating_sub(1))).await {
                Ok(entries) => entries.first().is_some_and(|it| (it.seq, it.hash) == (at, hash)),
                Err(why) if why.is_of_one_log() => false,
                Err(why) => return Err(why),
            };
            if !holds {
                found.entry(stream.to_string()).or_insert(Fault::Unsealed { at });
            }
        }
        Ok(found)
    }
}

/// What tournaments say of the logs of games.
#[derive(Default)]
struct Named {
    logs: BTreeSet<String>,
    seals: Vec<(String, Seal)>,
}

impl Verified {
    /// What is wrong, if anything is.
    #[must_use]
    pub fn fault(&self) -> Option<Fault> {
        match self {
            Verified::Whole(_) => None,
            Verified::Broken { at, .. } => Some(Fault::Broken { at: *at }),
        }
    }
}

fn played_again(entries: &[Entry]) -> Option<Fault> {
    match replay(entries) {
        Ok(log) if log.differences().is_empty() => None,
        Ok(log) => {
            Some(Fault::Differs { entries: log.differences().iter().map(|it| it.seq).collect() })
        }
        Err(why) => Some(Fault::Unreadable { why: why.phrase() }),
    }
}

fn links_only(entries: &[Entry]) -> Option<Fault> {
    let unreadable = entries.iter().find_map(|it| TournamentBody::of(it).err());
    unreadable.map(|why| Fault::Unreadable { why: why.phrase() })
}

/// Folds a tournament and notes the logs of the games that it names, and their seals.
fn folded(entries: &[Entry], named: &mut Named) -> Option<Fault> {
    match Tournament::from_log(entries) {
        Ok(tournament) => {
            let games = tournament.games();
            named.logs.extend(games.map(|it| format!("{}/{it}", StreamKind::Game.word())));
            named.seals.extend(tournament.seals());
            None
        }
        Err(why) => Some(Fault::Unreadable { why: why.phrase() }),
    }
}
