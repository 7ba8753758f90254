//! The last move sought the other way round: put every man back on every empty square, with every man it may have captured,
//! and look whether Article 3 allows the move that leads to the position.

use board::{
    Attempt, Bitboard, Color, File, Piece, Position, PromotionRole, Rank, Role, Setup, Square, Wing,
};

use super::{Finding, recheck};
use crate::legality::quick;

/// So many positions are taken apart at most.
const POSITIONS_MAX: u32 = 300;

/// Is there no last move, if one looks back so many plies?
pub(super) fn no_last_move(setup: &Setup, plies: u32) -> Finding {
    let mut left = POSITIONS_MAX;
    let named = setup.en_passant.map_or(EnPassant::NoneLegal, EnPassant::Named);
    refute(setup, named, plies, &mut left)
}

#[derive(Clone, Copy)]
enum EnPassant {
    Named(Square),
    NoneLegal,
    Any,
}

fn refute(setup: &Setup, en_passant: EnPassant, plies: u32, left: &mut u32) -> Finding {
    if *left == 0 {
        return Finding::NotRepeated;
    }
    *left -= 1;
    for (before, attempt) in candidates(setup) {
        if !leads(&before, attempt, setup, en_passant) {
            continue;
        }
        let reasons = quick::reasons(&before);
        if reasons.iter().any(|reason| recheck(&before, reason) == Finding::Confirmed) {
            continue;
        }
        let earlier = before.en_passant.map_or(EnPassant::Any, EnPassant::Named);
        if plies <= 1
            || before == (Setup { castling_rooks: before.castling_rooks, ..Setup::INITIAL })
        {
            return Finding::Contradicted;
        }
        match refute(&before, earlier, plies - 1, left) {
            Finding::Confirmed => {}
            other => return other,
        }
    }
    Finding::Confirmed
}

/// Is this move legal, and does it lead there?
fn leads(before: &Setup, attempt: Attempt, after: &Setup, en_passant: EnPassant) -> bool {
    let Ok(position) = Position::new(before) else { return false };
    let Ok(reached) = position.play(attempt) else { return false };
    let passed = match en_passant {
        EnPassant::Named(square) => reached.en_passant() == Some(square),
        EnPassant::NoneLegal => reached.legal_en_passant().is_none(),
        EnPassant::Any => true,
    };
    *reached.placement() == after.placement
        && reached.castling_rooks() == after.castling_rooks
        && passed
}

/// Everything that may have been before, most of it nonsense.
fn candidates(setup: &Setup) -> Vec<(Setup, Attempt)> {
    let (us, them) = (!setup.turn, setup.turn);
    let empty = !setup.placement.occupied();
    let base = Setup { turn: us, en_passant: None, ..*setup };
    let mut found = Vec::new();
    for to in setup.placement.of_color(us) {
        let Some(role) = setup.placement.role_at(to) else { continue };
        let grown = match to.rank() == Rank::Eighth.seen_by(us) {
            true => PromotionRole::from_role(role),
            false => None,
        };
        let movers = [(role, None)].into_iter().chain(grown.map(|role| (Role::Pawn, Some(role))));
        for ((mover, promotion), from) in
            movers.flat_map(|it| empty.into_iter().map(move |from| (it, from)))
        {
            let attempt = Attempt { from, to, promotion };
            let mut before = base;
            before.placement.take_off(to);
            before.placement.put(from, Piece::new(us, mover));
            found.push((before, attempt));
            for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn] {
                before.placement.put(to, Piece::new(them, role));
                found.push((before, attempt));
            }
            if mover == Role::Pawn {
                let victim = Square::at(to.file(), from.rank());
                before.placement.take_off(to);
                before.en_passant = Some(to);
                if empty.has(victim) && victim != from {
                    before.placement.put(victim, Piece::new(them, Role::Pawn));
                    found.push((before, attempt));
                }
            }
        }
    }
    found.extend(Wing::ALL.into_iter().filter_map(|wing| castling(&base, us, wing)));
    found
}

fn castling(base: &Setup, us: Color, wing: Wing) -> Option<(Setup, Attempt)> {
    let first = Rank::First.seen_by(us);
    let king = Square::at(File::E, first);
    let rook = Square::at(if wing == Wing::King { File::H } else { File::A }, first);
    let (king_to, rook_to) = (wing.king_target(us), wing.rook_target(us));
    let stand = base.placement.of(us, Role::King).has(king_to)
        && base.placement.of(us, Role::Rook).has(rook_to)
        && !base.placement.occupied().meets(Bitboard::of(king).with(rook));
    let mut before = Setup { castling_rooks: base.castling_rooks.with(rook), ..*base };
    before.placement.take_off(king_to);
    before.placement.take_off(rook_to);
    before.placement.put(king, Piece::new(us, Role::King));
    before.placement.put(rook, Piece::new(us, Role::Rook));
    stand.then_some((before, Attempt { from: king, to: king_to, promotion: None }))
}
