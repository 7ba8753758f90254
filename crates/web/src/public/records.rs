//! Games as PGN. A game that has not gone on since is not written again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use store::exchange::{PublicHead, public_pgn};
use store::tournament::Tournament;
use store::wire::v1::tournament::Player;

use super::{Delay, Seen};
use crate::desk::lock;
use crate::play::Table;

/// The games that were written, by their ids.
#[derive(Default)]
pub(super) struct Records(Mutex<HashMap<String, Record>>);

/// A game as it was written, and from what.
struct Record {
    head: PublicHead,
    seq: u64,
    text: Arc<str>,
}

impl Records {
    /// The games of these boards, one after the other.
    pub(super) fn text(
        &self,
        tournament: &Tournament,
        boards: &[Seen<'_>],
        delay: Delay,
    ) -> String {
        let mut text = String::new();
        for seen in boards {
            text.push_str(&self.one(tournament, seen, delay));
        }
        text
    }

    fn one(&self, tournament: &Tournament, seen: &Seen<'_>, delay: Delay) -> Arc<str> {
        let (head, game) = (head(tournament, seen), &seen.board.game);
        let known = |it: &&Record| it.head == head && it.seq == seen.state.seq;
        if let Some(known) = lock(&self.0).get(game).filter(known) {
            return Arc::clone(&known.text);
        }
        let live = seen.live.as_ref();
        let written = live.and_then(|live| {
            let write = |table: &Table| (table.seq(), public_pgn(&head, Some(table.log())));
            live.look_back(delay.0, write).ok()
        });
        let (seq, text) = written.unwrap_or_else(|| (0, public_pgn(&head, None)));
        let text: Arc<str> = text.into();
        let record = Record { head, seq, text: Arc::clone(&text) };
        lock(&self.0).insert(game.clone(), record);
        text
    }
}

fn head(tournament: &Tournament, seen: &Seen<'_>) -> PublicHead {
    let settings = tournament.settings();
    PublicHead {
        event: settings.name.clone(),
        site: settings.place.clone(),
        days: (settings.date.clone(), settings.date_end.clone()),
        round: seen.round.number,
        board: seen.board.number,
        white: player(tournament, &seen.board.white),
        black: player(tournament, &seen.board.black),
        score: seen.state.result.map(|it| it.score),
    }
}

fn player(tournament: &Tournament, id: &str) -> Player {
    tournament.player(id).map(|it| it.player.clone()).unwrap_or_default()
}
