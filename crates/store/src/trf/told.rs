//! What a report tells a tournament.

use super::read::{Report, ReportBoard, ReportRound};
use crate::wire::v1::tournament::{Bye, Pairing, PlayedElsewhere, Player, RoundMade};
use crate::wire::v1::{TournamentBody, V1};

impl Report {
    /// The entries for a tournament without rounds that knows so many players. A game with a result was played
    /// elsewhere; one without is to be played here. `game` names each.
    ///
    /// # Errors
    /// If a game cannot be named.
    pub fn told<E>(
        self,
        known: usize,
        mut game: impl FnMut() -> Result<String, E>,
    ) -> Result<Vec<TournamentBody>, E> {
        let id = |place: usize| format!("p{}", known + place + 1);
        let players = self.list.players.into_iter().enumerate();
        let added = players.map(|(place, it)| Player { v: Some(V1), id: id(place), ..it });
        let mut told: Vec<TournamentBody> = added.map(TournamentBody::PlayerAdded).collect();
        for (number, ReportRound { boards, byes }) in (1..).zip(self.rounds) {
            let mut pairings = Vec::with_capacity(boards.len());
            for (board, ReportBoard { white, black, result }) in (1..).zip(boards) {
                let elsewhere = result
                    .map(|it| PlayedElsewhere { result: it.score.text(), unrated: it.unrated });
                let (white, black, game) = (id(white), id(black), game()?);
                pairings.push(Pairing { board, white, black, game, elsewhere });
            }
            let byes = byes.into_iter().map(|(place, worth)| Bye { player: id(place), worth });
            told.push(TournamentBody::RoundMade(RoundMade {
                v: V1,
                round: number,
                starts_at: None,
                pairings,
                byes: byes.collect(),
            }));
        }
        Ok(told)
    }
}
