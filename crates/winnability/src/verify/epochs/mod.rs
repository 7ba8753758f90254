//! Tests that a list of abstract states is an inductive invariant without a mate. It computes no
//! fixpoint: each state is closed as it stands, or the certificate is refused.

mod board_facts;
mod kings;
mod last_man;
mod mate;
mod successors;
mod wrong_mate;

use std::collections::HashMap;

use board::{Bitboard, Color, Position, Role, Square, Wing, attacks};

use super::CheckError;
use crate::{AbstractKind, AbstractMan, AbstractState};
use board_facts::BoardFacts;
use successors::Successor;

/// A right to castle, taken to last for ever.
#[derive(Clone, Copy)]
struct Castle {
    color: Color,
    king: Square,
    rook: Square,
    king_to: Square,
    rook_to: Square,
    must_be_vacant: Bitboard,
}

/// The certificate, and where to find its states by their pawns.
struct Invariant<'a> {
    states: &'a [AbstractState],
    by_pawns: HashMap<(Bitboard, Bitboard), Vec<usize>>,
}

pub(super) fn check(
    root: &Position,
    winner: Color,
    states: &[AbstractState],
) -> Result<(), CheckError> {
    if root.legal_en_passant().is_some() {
        return Err(CheckError::EnPassantAtRoot);
    }
    let root = match winner {
        Color::White => *root,
        Color::Black => Position::new(&root.setup().exchange_colors())
            .or_else(|irregular| irregular.play_all_the_same())
            .map_err(|_| CheckError::RootOutside)?,
    };
    let mut by_pawns: HashMap<_, Vec<usize>> = HashMap::new();
    for (at, state) in states.iter().enumerate() {
        check_form(at, state)?;
        by_pawns.entry((state.pawns.white, state.pawns.black)).or_default().push(at);
    }
    let invariant = Invariant { states, by_pawns };
    if !invariant.contains(&successor_of_nothing(&root)) {
        return Err(CheckError::RootOutside);
    }
    let castles = castles(&root);
    for (at, state) in states.iter().enumerate() {
        let facts = BoardFacts::of(state);
        check_men(&facts, &castles).ok_or(CheckError::ManEscapes(at))?;
        kings::check(&facts, &castles).ok_or(CheckError::KingEscapes(at))?;
        if mate::is_possible(&facts, &castles) {
            return Err(CheckError::PossibleMate(at));
        }
        for successor in successors::of(&facts) {
            if !successor.is_impossible() && !invariant.contains(&successor) {
                return Err(CheckError::EventEscapes(at));
            }
        }
    }
    Ok(())
}

fn check_form(at: usize, state: &AbstractState) -> Result<(), CheckError> {
    let all = state.pawns.white | state.pawns.black;
    let pawns_are_sound =
        !state.pawns.white.meets(state.pawns.black) && !all.meets(Bitboard::BACK_RANKS);
    let men_are_sound = state.men.iter().all(|man| man.region.any());
    let black = &state.kings.black;
    let entries_are_pairs = [&state.entered_by_man, &state.entered_by_king].iter().all(|entered| {
        entered.rows.iter().all(|&(king, row)| row.is_within(black.black_kings(king)))
    });
    let sorted = [&state.kings.white, black, &state.entered_by_man, &state.entered_by_king]
        .iter()
        .all(|pairs| pairs.rows.is_sorted_by(|a, b| a.0 < b.0));
    if pawns_are_sound && men_are_sound && entries_are_pairs && sorted {
        Ok(())
    } else {
        Err(CheckError::Malformed(at))
    }
}

fn successor_of_nothing(root: &Position) -> Successor {
    let placement = root.placement();
    let mut men = Vec::new();
    for (square, piece) in placement.pieces() {
        let kind = match piece.role {
            Role::Pawn | Role::King => continue,
            Role::Knight => AbstractKind::Knight,
            Role::Bishop => AbstractKind::Bishop,
            Role::Rook => AbstractKind::Rook,
            Role::Queen => AbstractKind::Queen,
        };
        men.push(AbstractMan { color: piece.color, kind, region: square.into() });
    }
    Successor {
        pawns: board::ByColor::from_fn(|color| placement.of(color, Role::Pawn)),
        men,
        turn: root.turn(),
        by_king: false,
        pairs: vec![(root.king(Color::White), root.king(Color::Black).into())],
    }
}

fn castles(root: &Position) -> Vec<Castle> {
    let mut found = Vec::new();
    for color in Color::ALL {
        for wing in Wing::ALL {
            if let Some(rook) = root.castling_rook(color, wing) {
                let king = root.king(color);
                let (king_to, rook_to) = (wing.king_target(color), wing.rook_target(color));
                let mut must_be_vacant = Bitboard::of(king_to).with(rook_to)
                    | attacks::between(king, king_to)
                    | attacks::between(rook, rook_to);
                must_be_vacant -= Bitboard::of(king).with(rook);
                found.push(Castle { color, king, rook, king_to, rook_to, must_be_vacant });
            }
        }
    }
    found
}

/// Quiet moves of men, castling rooks among them, stay in their regions.
fn check_men(facts: &BoardFacts<'_>, castles: &[Castle]) -> Option<()> {
    for (at, man) in facts.state.men.iter().enumerate() {
        for from in man.region {
            let blockers = facts.blockers_for(man);
            let outside = facts.attacks(man.kind, from, blockers) - blockers - man.region;
            for to in outside {
                if !wrong_mate::by_man(facts, at, to) {
                    return None;
                }
            }
        }
        for castle in castles.iter().filter(|castle| facts.allows(castle)) {
            let is_rook = man.color == castle.color && man.kind == AbstractKind::Rook;
            if is_rook && man.region.has(castle.rook) && !man.region.has(castle.rook_to) {
                return None;
            }
        }
    }
    Some(())
}

impl Invariant<'_> {
    /// Is every position of the successor in one of the states?
    fn contains(&self, successor: &Successor) -> bool {
        let pawns = (successor.pawns.white, successor.pawns.black);
        let candidates = self.by_pawns.get(&pawns).map_or(&[][..], Vec::as_slice);
        candidates.iter().any(|&at| {
            let state = &self.states[at];
            successor.pairs_are_in(state) && can_stand_for(&successor.men, &state.men)
        })
    }
}

/// Can each man be given a different one of the listed men, of the same kind and with a larger region?
fn can_stand_for(men: &[AbstractMan], listed: &[AbstractMan]) -> bool {
    if men.len() != listed.len() {
        return false;
    }
    let mut partner = vec![None; listed.len()];
    (0..men.len()).all(|man| {
        let mut tried = vec![false; listed.len()];
        give_partner(man, men, listed, &mut partner, &mut tried)
    })
}

fn give_partner(
    man: usize,
    men: &[AbstractMan],
    listed: &[AbstractMan],
    partner: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for at in 0..listed.len() {
        let fits = men[man].color == listed[at].color
            && men[man].kind == listed[at].kind
            && men[man].region.is_within(listed[at].region);
        if fits && !tried[at] {
            tried[at] = true;
            let is_free = match partner[at] {
                None => true,
                Some(other) => give_partner(other, men, listed, partner, tried),
            };
            if is_free {
                partner[at] = Some(man);
                return true;
            }
        }
    }
    false
}
