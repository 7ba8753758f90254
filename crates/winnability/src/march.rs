//! The kings go where a mate is easy, the loser's to a corner and the winner's beside it, and a pawn becomes a queen
//! if there is no heavy piece. Meanwhile a mate of the king where it stands is looked for. That a march finds nothing
//! says nothing.

use board::{Color, Move, Position, PromotionRole, Rank, Role, Square, attacks};

use crate::in_place::mate_in_place;
use crate::nearness::{to_corner, to_support};
use crate::playable::is_legal;

/// A march is given up after so many plies.
const PLIES_MAX: u64 = 40;
/// So often a mate is looked for.
const LOOKS_MAX: u32 = 5;
/// With more pieces than this, king included, the winner's king stays at home.
const CROWD: u32 = 5;

/// A line by which `winner` mates, if a march leads to one.
pub(crate) fn march(start: &Position, winner: Color) -> Option<Vec<Move>> {
    let corner = (0..4).min_by_key(|&corner| {
        2 * to_corner(corner, start.king(!winner)) + to_support(corner, start.king(winner))
    })?;
    let mut position = *start;
    let mut line = Vec::new();
    let mut looks = 0;
    for ply in 0..PLIES_MAX {
        let purposeful = if position.turn() == winner {
            let has_heavy = has_heavy(&position, winner);
            let helped = is_crowded(&position) || to_support(corner, position.king(winner)) < 2;
            if has_heavy && helped && is_at_the_edge(position.king(!winner)) {
                if let Some(rest) = mate_in_place(&position, winner) {
                    line.extend(rest);
                    return Some(line);
                }
                looks += 1;
                if looks == LOOKS_MAX {
                    return None;
                }
            }
            let promotion = if has_heavy { None } else { advance(&position) };
            promotion.or_else(|| approach(&position, corner))
        } else {
            withdraw(&position, corner)
        };
        let played = purposeful.or_else(|| wait(&position, ply))?;
        line.push(played);
        position = position.play_unchecked(played);
    }
    None
}

fn has_heavy(position: &Position, winner: Color) -> bool {
    let placement = position.placement();
    let heavy = placement.of_role(Role::Queen) | placement.of_role(Role::Rook);
    heavy.meets(placement.of_color(winner))
}

fn is_at_the_edge(king: Square) -> bool {
    attacks::king(king).count() < 8
}

/// The winner's king comes to help, if there are few others to do so.
fn approach(position: &Position, corner: usize) -> Option<Move> {
    if is_crowded(position) {
        return None;
    }
    step(position, |to| to_support(corner, to))
}

/// Has the player to move many pieces?
fn is_crowded(position: &Position) -> bool {
    let placement = position.placement();
    let pieces = placement.of_color(position.turn()) - placement.of_role(Role::Pawn);
    pieces.count() > CROWD
}

/// The loser's king goes into the corner, and captures nothing on its way.
fn withdraw(position: &Position, corner: usize) -> Option<Move> {
    let theirs = position.placement().of_color(!position.turn());
    step(position, |to| if theirs.has(to) { i32::MAX } else { to_corner(corner, to) })
}

/// The step of the king that brings it nearest, if any brings it nearer.
fn step(position: &Position, far: impl Fn(Square) -> i32) -> Option<Move> {
    let king = position.king(position.turn());
    let mut nearest = far(king);
    let mut best = None;
    for to in attacks::king(king) {
        if far(to) < nearest {
            let played = position.move_between(Role::King, king, to, None);
            if is_legal(position, played) {
                nearest = far(to);
                best = Some(played);
            }
        }
    }
    best
}

/// The pawn that has the shortest way left takes a step.
fn advance(position: &Position) -> Option<Move> {
    let us = position.turn();
    let placement = position.placement();
    let mut shortest = u8::MAX;
    let mut best = None;
    for from in placement.of(us, Role::Pawn) {
        let Some(to) = from.forward(us).filter(|&to| !placement.occupied().has(to)) else {
            continue;
        };
        let left = (Rank::Eighth.seen_by(us) as u8).abs_diff(to.rank() as u8);
        if left < shortest {
            let promotion = (left == 0).then_some(PromotionRole::Queen);
            let played = position.move_between(Role::Pawn, from, to, promotion);
            if is_legal(position, played) {
                shortest = left;
                best = Some(played);
            }
        }
    }
    best
}

/// Any move, rather a quiet one and rather not the king's. Which one it is differs from ply to ply, so that what is in
/// the way goes away some time.
fn wait(position: &Position, ply: u64) -> Option<Move> {
    let moves = position.legal_moves();
    let king = position.king(position.turn());
    let theirs = position.placement().of_color(!position.turn());
    let number = (position.key().0 >> 8).wrapping_add(ply) % moves.len().max(1) as u64;
    let (before, after) = moves.split_at(number as usize);
    let all = || after.iter().chain(before).copied();
    let quiet = |it: &Move| !theirs.has(it.to()) && it.promotion().is_none();
    let found = all().filter(|it| it.from() != king).find(quiet);
    found.or_else(|| all().find(quiet)).or_else(|| all().next())
}
