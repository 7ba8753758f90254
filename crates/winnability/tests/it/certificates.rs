//! The checker refuses what proves nothing. That it accepts what the solver says is tested with the
//! corpora.

use board::{Color, Move};
use winnability::{
    Budget, CheckError, Effort, Helpmate, MaterialRule, Proof, Terminal, Winnability, can_mate,
    verify,
};

use crate::data::position;

#[track_caller]
fn check_refused(fen: &str, winner: Color, answer: Winnability, expected: CheckError) {
    assert_eq!(verify(&position(fen), winner, &answer), Err(expected));
}

const WALL: &str = "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - -";
const ROOK: &str = "8/K7/8/8/8/8/1k6/r7 w - -";

#[test]
fn false_claims_are_refused() {
    let line = |line: Vec<Move>| Winnability::CanMate(Helpmate { line });
    let proof = Winnability::CannotMate;
    check_refused(ROOK, Color::Black, line(Vec::new()), CheckError::NoMate);
    let first = position(ROOK).legal_moves()[0];
    check_refused(ROOK, Color::Black, line(vec![first, first]), CheckError::IllegalMove(1));
    let undetermined = Winnability::Undetermined(Effort::default());
    check_refused(ROOK, Color::Black, undetermined, CheckError::Undetermined);
    for rule in
        [MaterialRule::LoneKing, MaterialRule::KnightAgainstQueens, MaterialRule::BishopsOfOneShade]
    {
        let claim = proof(Proof::Material(rule));
        check_refused(ROOK, Color::Black, claim, CheckError::NotThatMaterial);
    }
    let over = proof(Proof::Terminal(Terminal::Stalemate));
    check_refused(ROOK, Color::Black, over, CheckError::NotTerminal);
    let exhausted = proof(Proof::Exhausted { states: u64::MAX });
    check_refused(ROOK, Color::Black, exhausted, CheckError::MateReached);
    let exhausted = proof(Proof::Exhausted { states: 10 });
    check_refused(WALL, Color::White, exhausted, CheckError::MoreStates);
    check_refused(ROOK, Color::Black, proof(Proof::AllMoves(Vec::new())), CheckError::NotAllMoves);
    let forced = Proof::ForcedLine {
        line: vec![first],
        then: Box::new(Proof::Material(MaterialRule::LoneKing)),
    };
    check_refused(ROOK, Color::Black, proof(forced), CheckError::NotForced(0));
    let none = proof(Proof::Epochs { invariant: Vec::new() });
    check_refused(WALL, Color::White, none, CheckError::RootOutside);
}

/// Every single set of an invariant, every region and every pair of kings is needed or at least allowed:
/// taking something away must be noticed, or do no harm. Here it must be noticed.
#[test]
fn a_damaged_invariant_is_refused() {
    let start = position(WALL);
    let answer = can_mate(&start, Color::White, Budget::DEFAULT);
    let Winnability::CannotMate(Proof::Epochs { invariant }) = answer else {
        panic!("the wall is proved by epochs: {answer:?}");
    };
    let verify_states = |invariant| {
        let proof = Proof::Epochs { invariant };
        verify(&start, Color::White, &Winnability::CannotMate(proof))
    };
    assert_eq!(verify_states(invariant.clone()), Ok(()));
    for at in 0..invariant.len() {
        let mut fewer = invariant.clone();
        fewer.remove(at);
        assert!(verify_states(fewer).is_err(), "state {at} is not needed");
        for man in 0..invariant[at].men.len() {
            let square = invariant[at].men[man].region.last().expect("a region");
            let mut smaller = invariant.clone();
            smaller[at].men[man].region = invariant[at].men[man].region.without(square);
            assert!(verify_states(smaller).is_err(), "{square} of man {man} is not needed");
        }
        for row in 0..invariant[at].kings.white.rows.len() {
            let mut fewer = invariant.clone();
            fewer[at].kings.white.rows.remove(row);
            assert!(verify_states(fewer).is_err(), "row {row} is not needed");
        }
    }
    // A proof about another position is none about this one.
    let proof = Winnability::CannotMate(Proof::Epochs { invariant });
    let other = position("4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - -");
    assert_eq!(verify(&other, Color::White, &proof), Err(CheckError::RootOutside));
}
