//! An event and its boards as everybody may see them.

use std::collections::HashMap;

use notation::fen::{self, FenStyle};
use store::tournament::{Board, Place, Tournament, standings};
use store::wire::v1::tournament::Bye;

use super::{Delay, Seen, State};
use crate::play::{Table, clock, last_move, phase, placement};
use crate::wire::{
    ByeView, PublicBoard, PublicBoards, PublicEvent, PublicGame, PublicPlayer, PublicPosition,
    PublicRound, PublicStanding, VERSION,
};

/// The event with the results that may be known. Where everything is seen later, the standings are those after the last round of which
/// every result is known.
pub(super) fn event_view(
    id: &str,
    tournament: &Tournament,
    seen: &[Seen<'_>],
    delay: Delay,
) -> PublicEvent {
    let settings = tournament.settings();
    let known: HashMap<&str, State> =
        seen.iter().map(|it| (it.board.game.as_str(), it.state)).collect();
    let is_known = |it: &State| it.result.is_some() && !it.is_behind;
    let finished = tournament.rounds().iter().take_while(|round| {
        round.boards.iter().all(|it| known.get(it.game.as_str()).is_some_and(is_known))
    });
    let rounds_counted = finished.count();
    let score = |game: &str| known.get(game).and_then(|it| it.result).map(|it| it.score);
    let lines = |it: &Tournament| standings(it, score).iter().map(standing).collect();
    PublicEvent {
        v: VERSION,
        event: id.to_owned(),
        name: settings.name.clone(),
        place: settings.place.clone(),
        date: settings.date.clone(),
        date_end: settings.date_end.clone(),
        shown: settings.public.shown,
        delay_s: settings.public.delay_s,
        players: tournament.entrants().map(|it| (&it.player).into()).collect(),
        rounds: rounds(tournament, seen),
        standings: match delay {
            Delay(0) => lines(tournament),
            Delay(_) => lines(&tournament.first_rounds(rounds_counted)),
        },
        rounds_counted,
    }
}

fn standing(line: &store::tournament::ScoreLine<'_>) -> PublicStanding {
    PublicStanding {
        rank: line.rank,
        player: line.entrant.player.id.clone(),
        points: line.points.to_string(),
        played: line.games,
        wins: line.wins,
        buchholz: line.opponents.to_string(),
    }
}

fn rounds(tournament: &Tournament, seen: &[Seen<'_>]) -> Vec<PublicRound> {
    let points = tournament.points();
    let bye = |it: &Bye| ByeView {
        player: it.player.clone(),
        worth: it.worth,
        points: points.of_bye(it.worth).to_string(),
    };
    let rounds = tournament.rounds().iter().map(|round| {
        let boards = seen.iter().filter(|it| it.round.number == round.number);
        PublicRound {
            round: round.number,
            starts_at: round.starts_at.clone(),
            boards: boards.map(|it| board(tournament, it)).collect(),
            byes: round.byes.iter().map(bye).collect(),
        }
    });
    rounds.collect()
}

fn board(tournament: &Tournament, seen: &Seen<'_>) -> PublicBoard {
    let Seen { board, state, .. } = seen;
    let worth = state.result.map(|it| tournament.points().of(it.score));
    PublicBoard {
        board: board.number,
        white: board.white.clone(),
        black: board.black.clone(),
        has_game: has_game(board),
        result: state.result.map(|it| it.score.text()),
        source: state.result.map(|it| it.source.into()),
        white_points: worth.map(|it| it.0.to_string()),
        black_points: worth.map(|it| it.1.to_string()),
    }
}

/// Is it played at the desk?
fn has_game(board: &Board) -> bool {
    board.elsewhere.is_none() && board.place == Place::AtDesk
}

/// The boards of a round that have games.
pub(super) fn boards_view(round: u32, seen: &[Seen<'_>], delay: Delay) -> PublicBoards {
    let of_games = seen.iter().filter(|it| has_game(it.board));
    let boards = of_games
        .filter_map(|it| it.live.as_ref()?.look_back(delay.0, |table| position(table, it)).ok());
    PublicBoards { v: VERSION, round, boards: boards.collect() }
}

/// A game with its moves; nothing if there is none.
pub(super) fn game_view(
    tournament: &Tournament,
    seen: &Seen<'_>,
    delay: Delay,
) -> Option<PublicGame> {
    if !has_game(seen.board) {
        return None;
    }
    let player = |id: &str| tournament.player(id).map(|it| PublicPlayer::from(&it.player));
    let (white, black) = (player(&seen.board.white)?, player(&seen.board.black)?);
    let view = |table: &Table| PublicGame {
        v: VERSION,
        round: seen.round.number,
        white,
        black,
        start_fen: fen::write(table.game().start(), FenStyle::default()),
        moves: table.moves().to_vec(),
        position: position(table, seen),
    };
    seen.live.as_ref()?.look_back(delay.0, view).ok()
}

/// Where the legal game stands: what a hand does on the board meanwhile concerns nobody outside.
fn position(table: &Table, seen: &Seen<'_>) -> PublicPosition {
    let game = table.game();
    let at_ms = table.last_ms();
    PublicPosition {
        board: seen.board.number,
        phase: phase(table.phase()),
        placement: placement(&game.standing().setup().placement),
        to_move: game.to_move().into(),
        plies: table.moves().len(),
        last_move: last_move(game),
        clock: clock(game, table.instant(at_ms)),
        at_ms,
        result: seen.state.result.map(|it| it.score.text()),
    }
}
