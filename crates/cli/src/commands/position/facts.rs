//! What can be said about a position, gathered once for text and JSON alike.

use board::{
    Bitboard, Chess960, Color, File, Irregularity, Rank, Role, Setup, Square, Wing, irregularities,
};
use notation::fen::{self, Castling, FenStyle};

use crate::input::Game;
use crate::output::json::LegalMove;

pub(crate) struct Facts {
    pub(crate) setup: Setup,
    pub(crate) irregularities: Vec<Irregularity>,
    pub(crate) moves: Vec<LegalMove>,
    pub(crate) checks: Vec<Check>,
    pub(crate) state: State,
    pub(crate) en_passant_is_legal: bool,
    pub(crate) chess960: Option<Chess960>,
}

/// A king that is attacked, and by what.
pub(crate) struct Check {
    pub(crate) king: Square,
    pub(crate) color: Color,
    pub(crate) by: Bitboard,
}

/// How the player who has the move stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    Quiet,
    Check,
    Checkmate,
    Stalemate,
    /// No legal move in an arrangement where mate and stalemate are not defined.
    NoLegalMove,
}

impl Facts {
    pub(crate) fn of(setup: &Setup) -> Facts {
        let game = Game::from(setup);
        let checks = checks(setup);
        let position = match &game {
            Game::Ordinary(position) => Some(position),
            Game::Irregular(_) => None,
        };
        let mut moves: Vec<LegalMove> = game
            .legal_moves()
            .into_iter()
            .map(|legal| LegalMove::of(position, setup, legal))
            .collect();
        moves.sort_by(|a, b| (&a.san, &a.uci).cmp(&(&b.san, &b.uci)));
        let in_check = checks.iter().any(|check| check.color == setup.turn);
        Facts {
            setup: *setup,
            irregularities: irregularities(setup),
            state: match (position.is_some(), in_check, moves.is_empty()) {
                (true, true, true) => State::Checkmate,
                (true, false, true) => State::Stalemate,
                (false, _, true) => State::NoLegalMove,
                (_, true, false) => State::Check,
                (_, false, false) => State::Quiet,
            },
            moves,
            checks,
            en_passant_is_legal: setup.identity().en_passant.is_some(),
            chess960: starting_position(setup),
        }
    }

    /// Can one play on by the ordinary rules?
    pub(crate) fn is_playable(&self) -> bool {
        !self.irregularities.iter().any(|reason| reason.bars_play())
    }

    /// The wings on which a player may still castle, with the rooks.
    pub(crate) fn castling(&self, color: Color) -> impl Iterator<Item = (Wing, Square)> {
        let placement = &self.setup.placement;
        let king = placement.of(color, Role::King).single();
        let rooks = self.setup.identity().castling_rooks & placement.of_color(color);
        let mut rights: Vec<(Wing, Square)> =
            rooks.into_iter().filter_map(|rook| Some((Wing::of_rook(king?, rook), rook))).collect();
        rights.sort();
        rights.into_iter()
    }

    /// In hexadecimal digits.
    pub(crate) fn key(&self) -> String {
        format!("{:016x}", self.setup.identity().key().0)
    }

    pub(crate) fn x_fen(&self) -> String {
        fen::write(&self.setup, FenStyle::default())
    }

    pub(crate) fn shredder_fen(&self) -> String {
        let style = FenStyle { castling: Castling::Shredder, ..FenStyle::default() };
        fen::write(&self.setup, style)
    }
}

/// Every king that is attacked, of the player to move first.
fn checks(setup: &Setup) -> Vec<Check> {
    let kings = |color: Color| setup.kings_in_check(color).into_iter().map(move |it| (color, it));
    let all = kings(setup.turn).chain(kings(!setup.turn));
    all.map(|(color, king)| Check { king, color, by: setup.placement.attackers(king, !color) })
        .collect()
}

/// The number of the starting position of Chess960 that this is, if it is one.
fn starting_position(setup: &Setup) -> Option<Chess960> {
    let mut rank = [Role::Pawn; 8];
    for (role, file) in rank.iter_mut().zip(File::ALL) {
        *role = setup.placement.role_at(Square::at(file, Rank::First))?;
    }
    let start = Chess960::of_first_rank(rank)?;
    (start.setup().identity() == setup.identity()).then_some(start)
}
