//! The generators against the slow referee: on positions of random games and on irregular arrangements.

use std::collections::BTreeSet;

use jadoube_board::{Attempt, Color, Identity, Position, PromotionRole, Setup, Square};

use crate::referee::random::{random_game_positions, random_irregular};
use crate::referee::{Referee, same_position};

fn attempts(moves: impl IntoIterator<Item = jadoube_board::Move>) -> BTreeSet<Attempt> {
    moves.into_iter().map(jadoube_board::Move::attempt).collect()
}

#[test]
fn positions_of_random_games() {
    for (index, setup) in random_game_positions(1, 100_000).iter().enumerate() {
        let position = Position::new(setup).unwrap_or_else(|error| panic!("{setup:?}: {error}"));
        let referee = Referee::new(setup);
        let expected = referee.legal_attempts();
        assert_eq!(attempts(&position.legal_moves()), expected, "{setup:?}");
        assert_eq!(position.is_check(), referee.in_check(setup.turn), "{setup:?}");
        assert_eq!(position.is_checkmate(), referee.is_checkmate(), "{setup:?}");
        assert_eq!(position.is_stalemate(), referee.is_stalemate(), "{setup:?}");
        // The general rules are slow: one position in ten is enough for them.
        if index % 10 == 0 {
            assert_eq!(attempts(setup.legal_moves()), expected, "{setup:?}");
        }
    }
}

#[test]
fn irregular_arrangements() {
    let mut regular = 0;
    for setup in random_irregular(2, 20_000) {
        let expected = Referee::new(&setup).legal_attempts();
        assert_eq!(attempts(setup.legal_moves()), expected, "{setup:?}");
        if let Ok(position) = Position::new(&setup).or_else(|error| error.play_all_the_same()) {
            assert_eq!(attempts(&position.legal_moves()), expected, "{setup:?}");
            regular += 1;
        }
    }
    assert!(regular > 100, "only {regular} regular ones");
}

/// A position sees plain moves at a glance; what it says of any attempt is what the general rules say.
#[test]
fn attempts_in_a_position_are_judged_as_by_the_general_rules() {
    let regular = |it: &Setup| Position::new(it).or_else(|error| error.play_all_the_same()).ok();
    let setups = random_game_positions(7, 2_000).into_iter().step_by(20);
    let irregular = random_irregular(8, 4_000);
    let setups = setups.chain(irregular.into_iter().filter(|it| regular(it).is_some()).take(100));
    let choices = || PromotionRole::ALL.into_iter().map(Some).chain([None]);
    for (setup, position) in setups.filter_map(|it| Some((it, regular(&it)?))) {
        for from in setup.placement.occupied() {
            for (to, promotion) in
                Square::ALL.into_iter().flat_map(|to| choices().map(move |it| (to, it)))
            {
                let attempt = Attempt { from, to, promotion };
                let (found, expected) = (position.legal_move(attempt), setup.legal_move(attempt));
                assert_eq!(found, expected, "{attempt} in {setup:?}");
            }
        }
    }
}

#[test]
fn attackers_are_the_same() {
    for setup in random_irregular(3, 1_000) {
        let referee = Referee::new(&setup);
        for color in Color::ALL {
            for square in Square::ALL {
                let found: BTreeSet<Square> =
                    setup.placement.attackers(square, color).into_iter().collect();
                assert_eq!(found, referee.attackers(square, color), "{square} in {setup:?}");
            }
        }
    }
}

/// Plays on from positions and compares the result of every move: the arrangement, its identity, its key.
#[test]
fn results_of_moves() {
    for setup in random_game_positions(4, 3_000) {
        let position = Position::new(&setup).unwrap();
        let referee = Referee::new(&setup);
        for played in &position.legal_moves() {
            let expected = referee.after(played.attempt());
            let next = position.play_unchecked(played);
            assert_eq!(next.setup(), expected, "{played:?} in {setup:?}");
            assert_eq!(setup.carried_out(played), expected, "{played:?} in {setup:?}");
            assert_eq!(next.identity(), expected.identity(), "{played:?} in {setup:?}");
            assert_eq!(next.key(), next.identity().key(), "{played:?} in {setup:?}");
            assert!(Position::new(&expected).is_ok(), "{played:?} in {setup:?}");
        }
    }
}

#[test]
fn results_of_moves_in_irregular_arrangements() {
    for setup in random_irregular(5, 2_000) {
        let referee = Referee::new(&setup);
        for played in setup.legal_moves() {
            let expected = referee.after(played.attempt());
            let next = setup.carried_out(played);
            // The referee drops castling rights that never counted; we keep them as they were written.
            let counted =
                |setup: Setup| Setup { castling_rooks: setup.identity().castling_rooks, ..setup };
            assert_eq!(counted(next), counted(expected), "{played:?} in {setup:?}");
        }
    }
}

#[test]
fn identity_is_sameness() {
    let setups = random_irregular(6, 600);
    let with_identity: Vec<(Setup, Identity)> =
        setups.iter().map(|setup| (*setup, setup.identity())).collect();
    for (a, identity_a) in &with_identity {
        for (b, identity_b) in &with_identity {
            assert_eq!(identity_a == identity_b, same_position(a, b), "{a:?} and {b:?}");
        }
        // Most pairs differ: compare also with near relatives.
        for b in [
            Setup { en_passant: None, ..*a },
            Setup { castling_rooks: identity_a.castling_rooks, ..*a },
            Setup { plies_without_progress: 99, ..*a },
            Setup { turn: !a.turn, ..*a },
        ] {
            assert_eq!(*identity_a == b.identity(), same_position(a, &b), "{a:?} and {b:?}");
        }
    }
}
