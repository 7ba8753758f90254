//! The proof itself: examines epoch after epoch until none is left or a mate cannot be excluded. A
//! position that cannot be proved as it stands may be provable after each of its moves.

use std::collections::HashMap;

use board::{Bitboard, Color, Position};

use super::castling;
use super::closure::close;
use super::events::{Entry, Pending, expand};
use super::mate::MateTest;
use super::state::{Key, NO_ROWS, State};
use crate::checks::black_is_mated;
use crate::material::rule_against_white;
use crate::planned::Stage;
use crate::{AbstractKind, Proof, Terminal};

/// What came of an attempt.
pub(crate) struct Attempt {
    pub(crate) proof: Option<Proof>,
    /// Abstract states examined.
    pub(crate) states: u64,
    /// Would a larger limit perhaps help?
    pub(crate) hit_limit: bool,
    /// The stages on the way to a mate that could not be excluded from the position itself.
    pub(crate) plan: Vec<Stage>,
}

/// How many moves a position may have to be proved move by move, by the plies that are left for it.
const MOVES_MAX: [usize; 3] = [0, 6, 40];

/// Tries to prove that White cannot mate, with at most `limit` abstract states for each position that is
/// looked at, and a few times as many in all. Black is not mated in the position.
pub(crate) fn prove(position: &Position, limit: u64) -> Attempt {
    let mut attempt = Attempt { proof: None, states: 0, hit_limit: false, plan: Vec::new() };
    attempt.proof = prove_position(position, limit, 2, &mut attempt);
    attempt
}

fn prove_position(
    position: &Position,
    limit: u64,
    plies: usize,
    attempt: &mut Attempt,
) -> Option<Proof> {
    if !position.has_legal_move() {
        if black_is_mated(position) && position.turn() == Color::Black {
            return None;
        }
        let over = if position.is_check() { Terminal::IsMated } else { Terminal::Stalemate };
        return Some(Proof::Terminal(over));
    }
    if let Some(rule) = rule_against_white(position.placement()) {
        return Some(Proof::Material(rule));
    }
    // En passant is no part of an abstract state: go one move further.
    let mut moves_max = MOVES_MAX[plies];
    if position.legal_en_passant().is_none() {
        match invariant(position, limit, attempt) {
            Ok(proof) => return Some(proof),
            Err(Failure::Limit) => return None,
            Err(Failure::PossibleMate(plan)) if attempt.plan.is_empty() => attempt.plan = plan,
            Err(Failure::PossibleMate(_)) => {}
        }
    } else {
        moves_max = usize::MAX;
    }
    let moves = position.legal_moves();
    if moves.len() > moves_max || attempt.states > 4 * limit {
        return None;
    }
    let mut parts = Vec::with_capacity(moves.len());
    for played in &moves {
        let child = position.play_unchecked(played);
        parts.push((played, prove_position(&child, limit, plies.saturating_sub(1), attempt)?));
    }
    Some(all_moves(parts))
}

/// Joins the proofs of all moves; a single move is a forced line.
fn all_moves(mut parts: Vec<(board::Move, Proof)>) -> Proof {
    if parts.len() > 1 {
        return Proof::AllMoves(parts);
    }
    match parts.pop() {
        Some((played, Proof::ForcedLine { mut line, then })) => {
            line.insert(0, played);
            Proof::ForcedLine { line, then }
        }
        Some((played, then)) => Proof::ForcedLine { line: vec![played], then: Box::new(then) },
        None => Proof::AllMoves(parts),
    }
}

enum Failure {
    Limit,
    PossibleMate(Vec<Stage>),
}

type Signature = (Bitboard, Bitboard, Vec<(Color, AbstractKind)>);

fn invariant(position: &Position, limit: u64, attempt: &mut Attempt) -> Result<Proof, Failure> {
    let castling = castling::options(position);
    let mut pending = Pending::default();
    let mut rows = NO_ROWS;
    rows[position.king(Color::White).index()] = position.king(Color::Black).into();
    let entry = match position.turn() {
        Color::White => Entry::WhiteToMove,
        Color::Black => Entry::ByMan,
    };
    pending.add(Key::of(position), entry, &rows, Bitboard::EMPTY);
    let mut listed: Vec<State> = Vec::new();
    let mut by_signature: HashMap<Signature, Vec<usize>> = HashMap::new();
    let mut examined = 0;
    let mut parents = Vec::new();
    while let Some((key, entered, from)) = pending.pop() {
        let same = by_signature.entry(key.signature()).or_default();
        if same.iter().any(|&at| listed[at].contains(&key, &entered)) {
            continue;
        }
        examined += 1;
        attempt.states += 1;
        if examined > limit {
            attempt.hit_limit = true;
            return Err(Failure::Limit);
        }
        let mut state = State::new(key, *entered);
        let facts = close(&mut state, &castling);
        if MateTest::new(&state, &facts, &castling).possible_mate().is_some() {
            return Err(Failure::PossibleMate(plan(&state, from, &listed, &parents)));
        }
        pending.from = Some(listed.len());
        expand(&state, &facts, &mut pending);
        same.push(listed.len());
        listed.push(state);
        parents.push(from);
    }
    Ok(Proof::Epochs { invariant: listed.iter().map(State::certificate).collect() })
}

/// The stages from the root to a state, by the states from which each was entered first.
fn plan(
    last: &State,
    mut from: Option<usize>,
    listed: &[State],
    parents: &[Option<usize>],
) -> Vec<Stage> {
    let mut stages = vec![last.key.stage()];
    while let Some(at) = from {
        stages.push(listed[at].key.stage());
        from = parents[at];
    }
    stages.reverse();
    stages
}
