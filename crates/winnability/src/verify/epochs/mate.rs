//! Can White have mated in some position of an abstract state? Every doubt is decided in favour of the
//! mate, so that a "no" is safe.

use std::collections::BTreeSet;

use board::{Bitboard, Color, Square, attacks};

use super::Castle;
use super::board_facts::BoardFacts;
use crate::{AbstractKind, AbstractMan};

/// With more white men than this near the king, they are taken to attack all they can at once.
const MEN_MAX: usize = 4;
const CHOICES_MAX: usize = 20_000;

/// A place for a white man: what it attacks near the black king, and whether it stands beside him.
type Place = (Bitboard, Bitboard);

pub(super) fn is_possible(facts: &BoardFacts<'_>, castles: &[Castle]) -> bool {
    facts.king_squares.black.into_iter().any(|black| {
        let nets = nets(facts, black);
        !nets.is_empty()
            && facts.state.kings.black.rows.iter().any(|&(white, row)| {
                row.has(black)
                    && nets.iter().any(|net| net.is_shut(facts, white))
                    && has_last_move(facts, castles, white, black)
            })
    })
}

/// Squares beside the black king that White's men leave open: `held` ones have an unguarded white man.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Net {
    open: Bitboard,
    held: Bitboard,
}

impl Net {
    /// Does White's king close what is open, with black men that stand in their king's way?
    fn is_shut(&self, facts: &BoardFacts<'_>, white_king: Square) -> bool {
        let guarded = attacks::king(white_king);
        if !self.held.is_within(guarded) {
            return false;
        }
        let open: Vec<Square> = (self.open - guarded).into_iter().collect();
        let movable = |man: &&AbstractMan| man.color == Color::Black && man.region.count() > 1;
        let helpers: Vec<Bitboard> =
            facts.state.men.iter().filter(movable).map(|man| man.region).collect();
        open.len() <= helpers.len() && fill(&open, &helpers, &mut vec![false; helpers.len()])
    }
}

/// Gives each square a helper of its own, by trying.
fn fill(open: &[Square], helpers: &[Bitboard], used: &mut [bool]) -> bool {
    let Some((&square, rest)) = open.split_first() else { return true };
    for at in 0..helpers.len() {
        // Of helpers with equal regions only the first free one needs to be tried.
        let first = (0..at).all(|before| used[before] || helpers[before] != helpers[at]);
        if !used[at] && first && helpers[at].has(square) {
            used[at] = true;
            if fill(rest, helpers, used) {
                return true;
            }
            used[at] = false;
        }
    }
    false
}

/// The ways in which White's men and pawns may check the black king there.
fn nets(facts: &BoardFacts<'_>, black: Square) -> BTreeSet<Net> {
    let around = attacks::king(black);
    let mut flights = around - facts.state.pawns.black - facts.by_pawns.white;
    for man in &facts.state.men {
        if man.color == Color::Black && man.region.count() == 1 {
            flights -= man.region;
        }
    }
    let white_men: Vec<&AbstractMan> =
        facts.state.men.iter().filter(|man| man.color == Color::White).collect();
    let near: Vec<Vec<Place>> = white_men
        .iter()
        .map(|man| places(facts, man, black, white_men.len() == 1))
        .filter(|places| places.iter().any(|&(attacked, beside)| (attacked | beside).any()))
        .collect();
    let by_pawn = facts.by_pawns.white.has(black);
    let mut found = BTreeSet::new();
    let choices = near.iter().fold(1_usize, |all, places| all.saturating_mul(places.len()));
    if near.len() > MEN_MAX || choices > CHOICES_MAX {
        let all = near.iter().flatten().fold(Bitboard::EMPTY, |all, place| all | place.0);
        if by_pawn || all.has(black) {
            found.insert(Net { open: flights - all, held: Bitboard::EMPTY });
        }
        return found;
    }
    let mut chosen = Vec::new();
    choose(&near, &mut chosen, &mut |chosen| {
        if by_pawn || chosen.iter().any(|place| place.0.has(black)) {
            found.insert(net_of(flights, chosen));
        }
    });
    found
}

fn choose(near: &[Vec<Place>], chosen: &mut Vec<Place>, visit: &mut impl FnMut(&[Place])) {
    match near.split_first() {
        None => visit(chosen),
        Some((first, rest)) => {
            for &place in first {
                chosen.push(place);
                choose(rest, chosen, visit);
                chosen.pop();
            }
        }
    }
}

fn net_of(flights: Bitboard, chosen: &[Place]) -> Net {
    let mut net = Net { open: Bitboard::EMPTY, held: Bitboard::EMPTY };
    for flight in flights {
        let standing = chosen.iter().position(|place| place.1.has(flight));
        let guarded = (0..chosen.len()).any(|at| standing != Some(at) && chosen[at].0.has(flight));
        match (guarded, standing) {
            (true, _) => {}
            (false, Some(_)) => net.held |= flight.into(),
            (false, None) => net.open |= flight.into(),
        }
    }
    net
}

/// The places of a man that matter: one that attacks less than another, with the same square beside the
/// king or none, adds nothing.
fn places(facts: &BoardFacts<'_>, man: &AbstractMan, black: Square, alone: bool) -> Vec<Place> {
    let around = attacks::king(black);
    let mut blockers = facts.occupied;
    if let Some(white_king) = facts.king_squares.white.single() {
        blockers |= white_king.into();
    }
    if man.region.count() == 1 {
        blockers -= man.region;
    }
    let mut all = BTreeSet::new();
    for from in man.region.without(black) {
        let attacked = facts.attacks(man.kind, from, blockers) & around.with(black);
        // White's only man, checking where a pawn can take it: nothing pins the pawn.
        let is_taken = alone
            && attacked.has(black)
            && !facts.by_pawns.white.has(black)
            && facts.by_pawns.black.has(from);
        if !is_taken {
            all.insert((attacked, around & Bitboard::of(from)));
        }
    }
    let keep = |place: &&Place| {
        !all.iter().any(|other| other != *place && other.1 == place.1 && place.0.is_within(other.0))
    };
    let mut kept: Vec<Place> = all.iter().filter(keep).copied().collect();
    if kept.is_empty() {
        kept.push((Bitboard::EMPTY, Bitboard::EMPTY));
    }
    kept
}

/// Is there a move of White's that may have led to this pair of kings and to a check?
fn has_last_move(facts: &BoardFacts<'_>, castles: &[Castle], white: Square, black: Square) -> bool {
    let state = facts.state;
    let before = |white: Square| state.kings.white.black_kings(white).has(black);
    let by_man = state.entered_by_man.black_kings(white).has(black)
        || facts.has_waiting_move(Color::White) && before(white);
    let by_castling = castles.iter().any(|castle| {
        castle.color == Color::White
            && castle.king_to == white
            && before(castle.king)
            && facts.allows(castle)
    });
    // The king itself gives no check: it must have opened a line.
    let captured = state.entered_by_king.black_kings(white).has(black);
    let by_king = attacks::king(white)
        .into_iter()
        .any(|from| (captured || before(from)) && opens_line(facts, from, black));
    by_man || by_castling || by_king
}

fn opens_line(facts: &BoardFacts<'_>, left: Square, black: Square) -> bool {
    facts.state.men.iter().any(|man| {
        let slides = man.color == Color::White && man.kind != AbstractKind::Knight;
        let itself = if man.region.count() == 1 { man.region } else { Bitboard::EMPTY };
        slides
            && man.region.into_iter().any(|from| {
                attacks::between(from, black).has(left)
                    && facts.attacks(man.kind, from, facts.occupied - itself).has(black)
            })
    })
}
