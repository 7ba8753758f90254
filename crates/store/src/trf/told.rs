//! What a report tells a tournament.

use std::collections::BTreeSet;

use super::read::{Report, ReportBoard, ReportRound};
use crate::players::{completed, known_among};
use crate::tournament::{Entrant, Presence};
use crate::wire::v1::tournament::{
    Bye, Pairing, PlayedElsewhere, Player, PlayerReturned, RoundMade,
};
use crate::wire::v1::{TournamentBody, V1};

/// What a report tells a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportedEntries {
    /// The entries.
    pub bodies: Vec<TournamentBody>,
    /// The ids of those who were in the tournament already.
    pub matched: Vec<String>,
}

impl Report {
    /// The entries for a tournament without rounds that has these players. Who is among them is not added again; what only
    /// the report says of him is taken over. A game with a result was played elsewhere; one without is to be played
    /// here. `game` names each.
    ///
    /// # Errors
    /// If a game cannot be named.
    pub fn told<E>(
        self,
        entrants: &[Entrant],
        mut game: impl FnMut() -> Result<String, E>,
    ) -> Result<ReportedEntries, E> {
        let known = known_among(entrants, &self.list.players);
        let (mut bodies, mut matched, mut ids) = (Vec::new(), Vec::new(), Vec::new());
        let mut count = entrants.len();
        let mistaken = entrants.iter().filter(|it| it.presence == Presence::Mistaken);
        let mistaken: BTreeSet<&str> = mistaken.map(|it| it.player.id.as_str()).collect();
        for (listed, known) in self.list.players.into_iter().zip(known) {
            let id = match known {
                Some(known) => {
                    bodies.extend(completed(known, listed).map(TournamentBody::PlayerChanged));
                    if mistaken.contains(known.id.as_str()) {
                        let (v, player) = (V1, known.id.clone());
                        bodies.push(TournamentBody::PlayerReturned(PlayerReturned { v, player }));
                    }
                    matched.push(known.id.clone());
                    known.id.clone()
                }
                None => {
                    count += 1;
                    let added = Player { v: Some(V1), id: format!("p{count}"), ..listed };
                    bodies.push(TournamentBody::PlayerAdded(added.clone()));
                    added.id
                }
            };
            ids.push(id);
        }
        // Whoever is not in the list of the report is nobody, and a tournament refuses him.
        let id = |place: usize| ids.get(place).cloned().unwrap_or_default();
        for (number, ReportRound { boards, byes }) in (1..).zip(self.rounds) {
            let mut pairings = Vec::with_capacity(boards.len());
            for (board, ReportBoard { white, black, result }) in (1..).zip(boards) {
                let elsewhere = result
                    .map(|it| PlayedElsewhere { result: it.score.text(), unrated: it.unrated });
                let (white, black, game) = (id(white), id(black), game()?);
                pairings.push(Pairing { board, white, black, game, elsewhere });
            }
            let byes = byes.into_iter().map(|(place, worth)| Bye { player: id(place), worth });
            bodies.push(TournamentBody::RoundMade(RoundMade {
                v: V1,
                round: number,
                starts_at: None,
                pairings,
                byes: byes.collect(),
            }));
        }
        Ok(ReportedEntries { bodies, matched })
    }
}
