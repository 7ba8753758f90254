//! How new a position is: how often its structure and its kings have been met together. A guess that
//! guides the search where men can shuffle for ever; no answer depends on it.

use board::{Color, Position, Role, attacks};

/// Counters by structure, kings and player to move. Different ones may share a counter.
pub(crate) struct Novelty {
    counters: Vec<u8>,
}

/// How often the like has been met before, up to 255.
#[derive(Clone, Copy)]
pub(crate) struct Met {
    /// With the same kings.
    pub(crate) kings: u8,
    /// With the same kings and the same men around the black one.
    pub(crate) surroundings: u8,
}

const COUNTERS: usize = 1 << 16;

impl Novelty {
    pub(crate) fn new() -> Novelty {
        Novelty { counters: Vec::new() }
    }

    pub(crate) fn restart(&mut self) {
        self.counters.clear();
        self.counters.resize(COUNTERS, 0);
    }

    /// How often the like has been met before; it is counted now.
    pub(crate) fn meet(&mut self, position: &Position, structure: u32) -> Met {
        let placement = position.placement();
        let black_king = position.king(Color::Black);
        let kings = (position.king(Color::White) as u64) << 6 | black_king as u64;
        let kings = mix(u64::from(structure) << 13 | kings << 1 | position.turn() as u64);
        let around = attacks::king(black_king);
        let black = around & placement.of_color(Color::Black);
        let white = around & placement.of_color(Color::White);
        let surroundings = mix(kings ^ black.0 ^ white.0.rotate_left(23));
        Met { kings: self.count(kings), surroundings: self.count(surroundings) }
    }

    fn count(&mut self, hash: u64) -> u8 {
        let counter = &mut self.counters[(hash >> 48) as usize];
        let before = *counter;
        *counter = before.saturating_add(1);
        before
    }
}

fn mix(value: u64) -> u64 {
    let mixed = value.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ mixed >> 29
}

/// A hash of the pawns and of the material.
pub(crate) fn structure(position: &Position) -> u32 {
    let placement = position.placement();
    let mut hash = 0_u64;
    for color in Color::ALL {
        let pawns = placement.of(color, Role::Pawn);
        hash = (hash ^ pawns.0).wrapping_mul(0xd6e8_feb8_6659_fd93);
        hash ^= hash >> 32;
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            hash = hash << 7 ^ hash >> 57 ^ u64::from(placement.of(color, role).count());
        }
    }
    (hash.wrapping_mul(0xd6e8_feb8_6659_fd93) >> 32) as u32
}
