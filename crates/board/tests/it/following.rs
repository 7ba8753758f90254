//! Following a game as it is told leads to the same positions as playing its moves, with the same keys.

use jadoube_board::{Bitboard, Chess960, Follower, Keep, Move, Position, Role, Square, Told, Wing};

fn told(position: &Position, played: Move, within: Bitboard) -> Told {
    let role = position.placement().role_at(played.from()).unwrap();
    let (from, to) = (played.from(), played.to());
    let taken = position.placement().occupied().has(to);
    let captures = taken || role == Role::Pawn && from.file() != to.file();
    Told { role, to, within, captures }
}

fn follow<K: Keep>(game: &mut Follower<K>, position: &Position, played: Move) -> Option<bool> {
    if let Some(wing) = played.castling_wing() {
        return game.castle(wing);
    }
    let told = told(position, played, played.from().into());
    match played.promotion() {
        Some(choice) => game.promote(told, choice),
        None => game.play_and_see(told),
    }
}

/// All that can be told here without naming the origin is played if one piece can do it, and refused otherwise.
fn is_played_if_clear(position: &Position) {
    let legal = position.legal_moves();
    for role in Role::ALL {
        for (to, captures) in Square::ALL.into_iter().flat_map(|it| [(it, false), (it, true)]) {
            let mut game = Follower::of(position);
            let meant: Vec<Move> = (&legal)
                .into_iter()
                .filter(|it| it.castling_wing().is_none() && it.promotion().is_none())
                .filter(|it| {
                    let as_told = told(position, *it, Bitboard::ALL);
                    let is_told = as_told.captures == captures
                        || !captures && as_told.captures && role != Role::Pawn;
                    as_told.role == role && it.to() == to && is_told
                })
                .collect();
            let is_played = game.play(Told { role, to, within: Bitboard::ALL, captures });
            let expected = match meant[..] {
                [only] => position.play_unchecked(only),
                _ => *position,
            };
            assert_eq!(is_played, meant.len() == 1, "{role:?} to {to} in {position:?}");
            assert_eq!(game.position().setup(), expected.setup());
            assert_eq!(game.position().key(), expected.key());
        }
    }
}

#[test]
fn games_by_chance() {
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = |below: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random % below as u64) as usize
    };
    let (mut castled, mut in_passing) = (0, 0);
    for number in 0..300 {
        let start = match number % 2 {
            0 => Position::initial(),
            _ => Position::new(&Chess960::all().nth(next(960)).unwrap().setup()).unwrap(),
        };
        let mut position = start;
        let mut game = Follower::of(&position);
        let mut without = Follower::of(&position.without_key());
        for ply in 0..300 {
            let legal = position.legal_moves();
            // Rare moves are made rather often.
            let rare = |it: &&Move| it.castling_wing().is_some() || it.promotion().is_some();
            let chosen = legal.iter().find(rare).filter(|_| next(2) == 0).copied();
            let Some(played) = chosen.or_else(|| legal.get(next(legal.len().max(1))).copied())
            else {
                break;
            };
            if ply % 16 == 0 {
                is_played_if_clear(&position);
            }
            let after = position.play_unchecked(played);
            assert_eq!(follow(&mut game, &position, played), Some(after.is_check()), "{played:?}");
            assert!(follow(&mut without, &position, played).is_some());
            assert_eq!(game.position().setup(), after.setup(), "{played:?} in {position:?}");
            assert_eq!(game.position().legal_en_passant(), after.legal_en_passant());
            assert_eq!((game.key(), game.turn()), (after.key(), after.turn()), "{played:?}");
            assert_eq!(without.position().with_key().setup(), after.setup());
            castled += u32::from(played.castling_wing().is_some());
            in_passing += u32::from(position.legal_en_passant().is_some());
            position = after;
        }
    }
    assert!(castled > 100 && in_passing > 100, "{castled} castled, {in_passing} in passing");
}

#[test]
fn castling_that_is_not_possible_is_refused() {
    let mut game = Follower::of(&Position::initial());
    assert_eq!(Wing::ALL.map(|wing| game.castle(wing)), [None, None]);
    assert_eq!(game.position().setup(), Position::initial().setup());
}
