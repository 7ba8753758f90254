//! What a record says of a game before its entries: who, where, when, under which Laws, and how it ended.

use clock::language::write_transcript;
use laws::event::Score;
use laws::ruling::Reason;
use notation::pgn::{GameResult, Termination};
use serde::Serialize;

use crate::game_log::GameLog;
use crate::tournament::BoardResult;
use crate::wire::v1::tournament::Player;

/// The head of a game. It follows from the log and from what the event is called; nothing of it is read again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct Head<'g> {
    event: Option<&'g str>,
    site: Option<&'g str>,
    /// `2026-11-16`
    date: Option<String>,
    round: Option<u32>,
    board: Option<u32>,
    white: &'g Player,
    black: &'g Player,
    /// `fide-2023`
    edition: &'static str,
    /// In the short form of transcripts.
    time_control: Option<String>,
    /// As PGN writes it: `1-0`, `*`.
    result: &'static str,
    termination: &'static str,
}

impl<'g> Head<'g> {
    /// The labels say what the log of the game does not know: `Event`, `Site`.
    pub(super) fn of(game: &'g GameLog, labels: &'g [(String, String)]) -> Head<'g> {
        let opened = game.opened();
        let label = |name: &str| {
            let found = labels.iter().chain(&opened.labels).find(|it| it.0 == name);
            found.map(|it| it.1.as_str()).filter(|it| !it.is_empty())
        };
        Head {
            event: label("Event"),
            site: label("Site"),
            date: game.configuration().date.map(|it| it.to_string()),
            round: opened.round,
            board: opened.board,
            white: &opened.white,
            black: &opened.black,
            edition: game.configuration().edition.tag(),
            time_control: game.configuration().control().and_then(write_transcript),
            result: result(game).token(),
            termination: termination(game).word(),
        }
    }
}

/// The result of the board, as PGN writes it.
pub(super) fn result(game: &GameLog) -> GameResult {
    let score = game.result().map(|it| it.score.text());
    score.and_then(|it| GameResult::read(&it)).unwrap_or(GameResult::Open)
}

/// How it ended, in the words of PGN. A result that counts in place of what the game came to is an adjudication: somebody else decided.
pub(super) fn termination(game: &GameLog) -> Termination {
    let came_to = game.game().outcome().and_then(BoardResult::of_game);
    match (game.result(), came_to) {
        (Some(result), Some(came_to)) if result.score != came_to.score => Termination::Adjudication,
        (Some(result), None) => by_hand(result.score, Some(game)),
        (None, Some(_)) => Termination::Unterminated,
        (Some(_), Some(_)) | (None, None) => by_reason(game),
    }
}

/// Of a result that was only entered, for want of a better word where nobody said why:
///
/// - a forfeit of a game in which nobody moved is `abandoned`, the one word for a game that was given up. It has a result, so it is not
///   `unterminated`; and `rules infraction` would say that a player broke the Laws or the regulations, which nobody has said of
///   somebody who fell ill.
/// - a forfeit of a game that was played is the administrative forfeit that PGN calls `rules infraction`.
/// - a score to which no play leads, such as ½-0, is what an arbiter decided: `adjudication`.
/// - any other is what the players report of their game: `normal`.
pub(super) fn by_hand(score: Score, log: Option<&GameLog>) -> Termination {
    let played = log.is_some_and(|it| !it.game().history().plies().is_empty());
    let normal = [Score::WHITE_WINS, Score::DRAW, Score::BLACK_WINS].contains(&score);
    match (score.forfeit, played) {
        (true, false) => Termination::Abandoned,
        (true, true) => Termination::RulesInfraction,
        (false, _) if normal => Termination::Normal,
        (false, _) => Termination::Adjudication,
    }
}

fn by_reason(game: &GameLog) -> Termination {
    match game.game().outcome().map(|it| it.reason) {
        None => Termination::Unterminated,
        Some(Reason::Time | Reason::BothFlags) => Termination::TimeForfeit,
        Some(Reason::ArbitersDecision | Reason::NoNormalMeans) => Termination::Adjudication,
        Some(
            Reason::IllegalMoves(_)
            | Reason::IllegalMoveClaimed
            | Reason::IllegalPosition
            | Reason::DefaultTime
            | Reason::Device
            | Reason::Refusal
            | Reason::BothRefused
            | Reason::Penalty
            | Reason::SealedMoveAmbiguous
            | Reason::SealedMoveUnintelligible
            | Reason::SealedMoveIllegal,
        ) => Termination::RulesInfraction,
        Some(_) => Termination::Normal,
    }
}
