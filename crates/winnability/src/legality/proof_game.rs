//! A game that leads to a position: best-first search from the start, guided by the moves that each man still needs. It
//! finds short games and makes no effort to find the shortest.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use board::{
    Color, Identity, Move, MoveKind, Piece, Placement, Position, Rank, Role, Setup, Square,
};

use super::distance::{NEVER, to_goal};

/// How much a missing move weighs against a move made.
const GREED: u16 = 4;

/// The moves of a game that ends in this arrangement; nothing if none was found within the limit.
pub(super) fn find(setup: &Setup, limit: u64, spent: &mut u64) -> Option<Vec<Move>> {
    let (target, last) = before_double_step(setup)?;
    let mut search = Search::new(target);
    let mut moves = search.run(limit, spent)?;
    moves.extend(last);
    Some(moves)
}

/// A position that names an en passant square has its last move written on it; the search is for the position before.
fn before_double_step(setup: &Setup) -> Option<(Setup, Option<Move>)> {
    let Some(passed) = setup.en_passant else { return Some((*setup, None)) };
    let player = !setup.turn;
    let (from, to) = (passed.forward(!player)?, passed.forward(player)?);
    let mut before = Setup { turn: player, en_passant: None, ..*setup };
    before.placement.take_off(to);
    before.placement.put(from, Piece::new(player, Role::Pawn));
    Some((before, Some(Move::new(from, to, MoveKind::DoubleStep))))
}

struct Search {
    target: Setup,
    /// Everything met so far, each with the place it came from.
    nodes: Vec<Found>,
    seen: HashSet<Identity>,
    /// The most promising first; of equals, the one found first.
    queue: BinaryHeap<Reverse<(u16, usize)>>,
}

struct Found {
    position: Position,
    parent: usize,
    played: Option<Move>,
    plies: u16,
    /// Moves still needed by White and by Black.
    needed: [u16; 2],
}

impl Search {
    fn new(target: Setup) -> Search {
        Search { target, nodes: Vec::new(), seen: HashSet::new(), queue: BinaryHeap::new() }
    }

    fn run(&mut self, limit: u64, spent: &mut u64) -> Option<Vec<Move>> {
        if limit == 0 {
            return None;
        }
        let needed = Color::ALL.map(|color| self.needed(&Placement::INITIAL, color));
        let start = Position::initial();
        if self.is_target(&start) {
            return Some(Vec::new());
        }
        self.push(Found { position: start, parent: 0, played: None, plies: 0, needed });
        while let Some(Reverse((_, at))) = self.queue.pop() {
            if *spent >= limit {
                return None;
            }
            *spent += 1;
            for &played in self.nodes[at].position.legal_moves().iter() {
                let found = self.after(at, played);
                if self.is_target(&found.position) {
                    let mut moves = self.line(at);
                    moves.push(played);
                    return Some(moves);
                }
                self.push(found);
            }
        }
        None
    }

    fn after(&self, at: usize, played: Move) -> Found {
        let parent = &self.nodes[at];
        let position = parent.position.play_unchecked(played);
        let (us, them) = (parent.position.turn(), position.turn());
        let mut needed = parent.needed;
        needed[us as usize] = self.needed(position.placement(), us);
        if position.placement().of_color(them) != parent.position.placement().of_color(them) {
            needed[them as usize] = self.needed(position.placement(), them);
        }
        Found { position, parent: at, played: Some(played), plies: parent.plies + 1, needed }
    }

    fn needed(&self, now: &Placement, color: Color) -> u16 {
        to_goal(now, &self.target.placement, color)
    }

    fn push(&mut self, found: Found) {
        let [white, black] = found.needed;
        let rights_lost = self.target.castling_rooks - found.position.castling_rooks();
        if white.max(black) >= NEVER || rights_lost.any() || found.plies > 400 {
            return;
        }
        if !self.seen.insert(found.position.identity()) {
            return;
        }
        let rights = self.moves_for_rights(&found.position);
        let value = found.plies + GREED * (white + black + rights);
        self.queue.push(Reverse((value, self.nodes.len())));
        self.nodes.push(found);
    }

    /// A king and a rook at home whose right is to be lost still have to go away and come back.
    fn moves_for_rights(&self, position: &Position) -> u16 {
        let extra = position.castling_rooks() - self.target.castling_rooks;
        let stays = |rook: &Square| {
            let king = Square::at(board::File::E, rook.rank());
            let color = if rook.rank() == Rank::First { Color::White } else { Color::Black };
            self.target.placement.of(color, Role::Rook).has(*rook)
                && self.target.placement.of(color, Role::King).has(king)
        };
        2 * extra.into_iter().filter(stays).count() as u16
    }

    fn is_target(&self, position: &Position) -> bool {
        *position.placement() == self.target.placement
            && position.turn() == self.target.turn
            && position.castling_rooks() == self.target.castling_rooks
            && position.legal_en_passant().is_none()
    }

    fn line(&self, mut at: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        while let Some(played) = self.nodes[at].played {
            moves.push(played);
            at = self.nodes[at].parent;
        }
        moves.reverse();
        moves
    }
}
