//! Everything that is reached, against a plain enumeration of positions by the moves of the board.

use std::collections::HashSet;

use board::{Color, Piece, Position, Role, Setup, Square};

use super::{Exact, applies, epochs, explore};
use crate::{Helpmate, Proof, Winnability, verify};

/// What a plain enumeration finds without promotions.
struct Enumerated {
    states: u64,
    has_mate: bool,
    promotions: HashSet<board::Identity>,
}

const FIXTURE: &str = include_str!("../../../../fixtures/winnability/hard.txt");
const STATES_MAX: u64 = 8_000;
const CHANGES: u32 = 6;

/// All that can be reached while White has a pawn and none is promoted, unless it is too much.
fn enumerate(root: &Position) -> Option<Enumerated> {
    let mut seen = HashSet::from([root.identity()]);
    let mut open = vec![*root];
    let mut found = Enumerated { states: 0, has_mate: false, promotions: HashSet::new() };
    while let Some(position) = open.pop() {
        found.states += 1;
        if found.states > STATES_MAX {
            return None;
        }
        found.has_mate |= position.turn() == Color::Black && position.is_checkmate();
        for played in &position.legal_moves() {
            let child = position.play_unchecked(played);
            if played.promotion().is_some() {
                found.promotions.insert(child.identity());
            } else if child.placement().of(Color::White, Role::Pawn).any()
                && seen.insert(child.identity())
            {
                open.push(child);
            }
        }
    }
    Some(found)
}

struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) % limit
    }
}

/// The positions of the corpus with kings and pawns alone, from both sides.
fn corpus() -> Vec<Setup> {
    let mut setups = Vec::new();
    for line in FIXTURE.lines() {
        let (_, fen) = line.split_once(' ').expect("a verdict and a FEN");
        let setup = notation::fen::read(&format!("{fen} 0 1")).expect("a FEN");
        for setup in [setup, setup.exchange_colors()] {
            let has_pawns = setup.placement.of(Color::White, Role::Pawn).any();
            if has_pawns && Position::new(&setup).is_ok_and(|it| applies(&it)) {
                setups.push(setup);
            }
        }
    }
    setups
}

fn position(fen: &str) -> Position {
    Position::new(&notation::fen::read(fen).expect("a FEN")).expect("a position")
}

/// The same with one man moved somewhere else.
fn change(mut setup: Setup, numbers: &mut Numbers) -> Option<Position> {
    let men: Vec<(Square, Piece)> = setup.placement.pieces().collect();
    let (from, man) = men[numbers.below(men.len() as u64) as usize];
    setup.placement.take_off(from);
    setup.placement.put(Square::from_index(numbers.below(64) as u32), man);
    let position = Position::new(&setup).ok()?;
    position.placement().of(Color::White, Role::Pawn).any().then_some(position)
}

#[test]
fn reaches_exactly_what_can_be_reached() {
    let corpus = corpus();
    let mut numbers = Numbers(7);
    let (mut compared, mut promoted) = (0, 0);
    let mut compare = |root: &Position| {
        let Some(expected) = enumerate(root) else { return };
        compared += 1;
        match explore(root, u64::MAX, |_| None).0 {
            Exact::Mate(line) => {
                assert!(expected.has_mate, "{root:?}");
                let answer = Winnability::CanMate(Helpmate { line });
                assert_eq!(verify(root, Color::White, &answer), Ok(()), "{root:?}");
            }
            Exact::NoMate { states, promotions } => {
                assert!(!expected.has_mate, "{root:?}");
                assert_eq!(states, expected.states, "{root:?}");
                let mut reached = HashSet::new();
                for (way, position) in promotions.positions() {
                    let position = position.expect("a position");
                    reached.insert(position.identity());
                    if reached.len() % 50 == 1 {
                        let line = promotions.line_to(&way).expect("a line");
                        let end = line.iter().fold(*root, |it, &played| {
                            assert!(it.legal_moves().contains(&played), "{root:?}");
                            it.play_unchecked(played)
                        });
                        assert_eq!(end.identity(), position.identity(), "{root:?}");
                    }
                }
                assert_eq!(reached, expected.promotions, "{root:?}");
                promoted += u32::from(!reached.is_empty());
            }
            Exact::Unknown => panic!("there is no limit"),
        }
    };
    for setup in &corpus {
        if let Ok(root) = Position::new(setup) {
            compare(&root);
        }
        for _ in 0..CHANGES {
            if let Some(root) = change(*setup, &mut numbers) {
                compare(&root);
            }
        }
    }
    assert!(compared > 30 && promoted > 10, "{compared} {promoted}");
}

#[test]
fn captures_in_passing_are_among_the_steps() {
    // Both kings are shut in. Black may play e7-e5, and White may answer at once with d5xe6.
    let fen = "k7/Pp2p3/1P1p4/3P4/8/6p1/6Pp/7K b - - 0 1";
    let root = position(fen);
    let Exact::NoMate { states, .. } = explore(&root, u64::MAX, |_| None).0 else {
        panic!("nobody mates before a promotion")
    };
    // A position in which a pawn can be captured in passing counts by itself.
    assert_eq!(states, enumerate(&root).expect("few positions").states);
}

#[test]
fn a_check_may_be_met_by_a_capture_in_passing_only() {
    // The pawn on g4 is guarded and the king cannot move; one arrangement is looked at.
    let found = |passed: &str| {
        let root = position(&format!("8/8/6pp/6pk/6Pp/7P/8/K7 b - {passed} 0 1"));
        explore(&root, 1, |_| None).0
    };
    assert!(matches!(found("-"), Exact::Mate(line) if line.is_empty()));
    assert!(!matches!(found("g3"), Exact::Mate(_)));
}

#[test]
fn pawns_mate() {
    for fen in ["8/7p/5K1k/6p1/5PP1/8/8/8 w - - 0 1", "8/6kp/3K4/6p1/5PP1/8/8/8 b - - 0 1"] {
        let root = position(fen);
        let Exact::Mate(line) = explore(&root, u64::MAX, |_| None).0 else { panic!("{fen}") };
        assert!(line.iter().all(|it| it.promotion().is_none()), "{fen}");
        let answer = Winnability::CanMate(Helpmate { line });
        assert_eq!(verify(&root, Color::White, &answer), Ok(()), "{fen}");
    }
}

#[test]
fn what_was_explored_serves_as_a_proof() {
    let mut proved = 0;
    for setup in corpus() {
        let Ok(root) = Position::new(&setup) else { continue };
        let Exact::NoMate { promotions, .. } = explore(&root, 400, |_| None).0 else { continue };
        if let Some(invariant) = epochs(&promotions) {
            let answer = Winnability::CannotMate(Proof::Epochs { invariant });
            assert_eq!(verify(&root, Color::White, &answer), Ok(()), "{root:?}");
            proved += 1;
        }
    }
    assert!(proved > 5, "{proved}");
}
