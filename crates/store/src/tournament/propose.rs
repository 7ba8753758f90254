//! A round as the rules of the pairing system give it: proposed, explained, and a round that was made otherwise held against them.

use std::collections::{BTreeMap, BTreeSet};

use clock::Phrase;
use laws::event::Score;
use pairing::{Difference, Edition as PairingEdition, Explanation, Impossible, Pairing};

use super::{Entrant, GamesOpen, Presence, ToPair, Tournament};
use crate::wire::v1::V1;
use crate::wire::v1::tournament::{
    Bye, ByeWorth, DraftPairing, PairingRules, PairingSystem, RoundDrafted,
};

/// Why the rules give no pairing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotPair {
    /// Games of a round before are open.
    #[error("games of round {} are open", .0.round)]
    GamesOpen(GamesOpen),
    /// No pairing keeps the absolute criteria; when as many as can be are paired, these are left over.
    #[error("no pairing is possible, {} are left over", .0.len())]
    LeftOver(Vec<String>),
    /// What a player had in a round does not go with what his opponent had.
    #[error("round {round} of `{player}` contradicts that of another")]
    Contradiction {
        /// Who.
        player: String,
        /// When.
        round: u32,
    },
    /// There are too many players and points to count with.
    #[error("the event is too large to be paired")]
    TooLarge,
}

impl From<GamesOpen> for CannotPair {
    fn from(open: GamesOpen) -> CannotPair {
        CannotPair::GamesOpen(open)
    }
}

/// So many boards or players are named; the others are counted.
const NAMED_MAX: usize = 12;

/// The first of these, and how many more there are.
fn listed(all: &[String]) -> (String, u64) {
    let first: Vec<&str> = all.iter().take(NAMED_MAX).map(String::as_str).collect();
    (first.join(", "), all.len().saturating_sub(NAMED_MAX) as u64)
}

impl CannotPair {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self, tournament: &Tournament) -> Phrase {
        match self {
            CannotPair::GamesOpen(open) => {
                let boards: Vec<String> = open.boards.iter().map(u32::to_string).collect();
                let (named, more) = listed(&boards);
                Phrase::new("store-pairing-games-open")
                    .number("round", u64::from(open.round))
                    .number("count", open.boards.len() as u64)
                    .text("boards", named)
                    .number("more", more)
            }
            CannotPair::LeftOver(players) => {
                let name = |id: &String| {
                    tournament.player(id).map_or_else(|| id.clone(), |it| it.player.name.clone())
                };
                let names: Vec<String> = players.iter().map(name).collect();
                let (named, more) = listed(&names);
                Phrase::new("store-pairing-left-over").text("players", named).number("more", more)
            }
            CannotPair::Contradiction { player, round } => {
                let name = tournament.player(player).map(|it| it.player.name.clone());
                Phrase::new("store-pairing-contradiction")
                    .text("name", name.unwrap_or_else(|| player.clone()))
                    .number("round", u64::from(*round))
            }
            CannotPair::TooLarge => Phrase::new("store-pairing-too-large"),
        }
    }
}

/// Where a round differs from the rules first, and the event for which they were asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeldAgainst<'t> {
    /// The event before the round.
    pub event: ToPair<'t>,
    /// Nothing, if it is what they give.
    pub difference: Option<Difference>,
}

/// Who plays whom in a round, and who has the bye that the pairing gives.
struct Made<'r> {
    games: Vec<(&'r str, &'r str)>,
    bye: Option<&'r str>,
}

impl ToPair<'_> {
    fn cannot(&self, why: Impossible) -> CannotPair {
        match why {
            Impossible::NobodyLeft { alone } => {
                let ids = alone.into_iter().filter_map(|it| self.id(it));
                CannotPair::LeftOver(ids.map(str::to_owned).collect())
            }
            Impossible::Contradiction { player, round } => CannotPair::Contradiction {
                player: self.id(player).unwrap_or_default().to_owned(),
                round: u32::try_from(round).unwrap_or(u32::MAX),
            },
            Impossible::TooLarge => CannotPair::TooLarge,
        }
    }
}

impl PairingRules {
    fn edition(&self) -> PairingEdition {
        match self.system {
            PairingSystem::Dutch2026 => PairingEdition::Dutch2026,
        }
    }
}

/// Who was given a bye by hand.
fn given(byes: &[Bye]) -> BTreeSet<&str> {
    byes.iter().filter(|it| !it.left_over).map(|it| it.player.as_str()).collect()
}

impl Tournament {
    /// The next round by the rules: those who still play and were given no bye are paired.
    ///
    /// # Errors
    /// If games are open, or no pairing is possible.
    pub fn propose(
        &self,
        mut byes: Vec<Bye>,
        of_game: impl Fn(&str) -> Option<Score>,
    ) -> Result<RoundDrafted, CannotPair> {
        byes.retain(|it| !it.left_over);
        let event = self.before_draft(&byes, of_game)?;
        let found = pairing::pair(&event.tournament, self.settings().pairing.edition());
        let Pairing { games, bye } = found.map_err(|it| event.cannot(it))?;
        let seats = |(white, black): (usize, usize)| {
            let (white, black) = (event.id(white)?.to_owned(), event.id(black)?.to_owned());
            Some(DraftPairing { white, black })
        };
        let pairings = games.into_iter().filter_map(seats).collect();
        let left_over = bye.and_then(|it| event.id(it));
        byes.extend(left_over.map(|id| Bye { left_over: true, ..Bye::given(id, ByeWorth::Full) }));
        let (round, starts_at, results_only) = (self.next_round(), None, None);
        Ok(RoundDrafted { v: V1, round, starts_at, pairings, byes, results_only })
    }

    /// Why the rules pair the next round as they do, if these have byes.
    ///
    /// # Errors
    /// As `propose`.
    pub fn explain(
        &self,
        byes: &[Bye],
        of_game: impl Fn(&str) -> Option<Score>,
    ) -> Result<(ToPair<'_>, Explanation), CannotPair> {
        let event = self.before_draft(byes, of_game)?;
        let found = pairing::explain(&event.tournament, self.settings().pairing.edition());
        let found = found.map_err(|it| event.cannot(it))?;
        Ok((event, found))
    }

    /// A draft of the next round, held against the rules.
    ///
    /// # Errors
    /// As `propose`.
    pub fn hold_draft(
        &self,
        draft: &RoundDrafted,
        of_game: impl Fn(&str) -> Option<Score>,
    ) -> Result<HeldAgainst<'_>, CannotPair> {
        let event = self.before_draft(&draft.byes, of_game)?;
        let games = draft.pairings.iter().map(|it| (it.white.as_str(), it.black.as_str()));
        let bye = draft.byes.iter().find(|it| it.left_over).map(|it| it.player.as_str());
        self.hold(event, &Made { games: games.collect(), bye })
    }

    /// A published round, held against the rules.
    ///
    /// # Errors
    /// As `propose`; nothing is found where there is no such round.
    pub fn hold_round(
        &self,
        number: u32,
        of_game: impl Fn(&str) -> Option<Score>,
    ) -> Result<Option<HeldAgainst<'_>>, CannotPair> {
        let Some(round) = self.round(number) else { return Ok(None) };
        let full = || round.byes.iter().find(|it| it.worth == ByeWorth::Full);
        let bye = round.byes.iter().find(|it| it.left_over).or_else(full);
        let bye = bye.map(|it| it.player.as_str());
        let games: Vec<_> =
            round.boards.iter().map(|it| (it.white.as_str(), it.black.as_str())).collect();
        let paired: BTreeSet<&str> = games.iter().flat_map(|it| [it.0, it.1]).chain(bye).collect();
        let event = self.to_pair(number, |it| paired.contains(it.player.id.as_str()), of_game)?;
        self.hold(event, &Made { games, bye }).map(Some)
    }

    fn hold<'t>(
        &'t self,
        event: ToPair<'t>,
        made: &Made<'_>,
    ) -> Result<HeldAgainst<'t>, CannotPair> {
        let places: BTreeMap<&str, usize> = event.ids.iter().copied().zip(0..).collect();
        let place = |id: &str| places.get(id).copied();
        let seats = |(white, black): &(&str, &str)| Some((place(white)?, place(black)?));
        let games = made.games.iter().filter_map(seats).collect();
        let found = Pairing { games, bye: made.bye.and_then(place) };
        let held = pairing::check(&event.tournament, self.settings().pairing.edition(), &found);
        let difference = held.map_err(|it| event.cannot(it))?;
        Ok(HeldAgainst { event, difference })
    }

    /// The event before the next round, in which those play who were given no bye.
    fn before_draft(
        &self,
        byes: &[Bye],
        of_game: impl Fn(&str) -> Option<Score>,
    ) -> Result<ToPair<'_>, GamesOpen> {
        let given = given(byes);
        let plays = |it: &Entrant| {
            it.presence == Presence::Playing && !given.contains(it.player.id.as_str())
        };
        self.to_pair(self.next_round(), plays, of_game)
    }
}
