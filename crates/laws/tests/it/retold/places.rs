//! Real positions, and the conditions under which they are played.

use std::num::NonZeroU32;

use board::{Bitboard, Chess960, Color, Piece, Placement, Position, Role, Setup, Square};
use clock::{Millis, Mode, Moves, Period, Quota, TimeControl};

use crate::chance::Chance;
use crate::laws::game::{Before, Configuration, DeadPositions};
use crate::laws::regulations::{Regulations, Variant};
use crate::laws::{Edition, Supervision};

/// Placement, whose move, rooks that may castle, square passed over.
type Place = (&'static str, Color, &'static [Square], Option<Square>);

const ALL_ROOKS: &[Square] = &[Square::A1, Square::H1, Square::A8, Square::H8];

/// Positions in which castling, promoting, capturing in passing and every kind of illegal move are near.
const PLACES: [Place; 12] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", Color::White, ALL_ROOKS, None),
    ("r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R", Color::White, ALL_ROOKS, None),
    ("r3k2r/p6p/8/8/8/8/P6P/R3K2R", Color::Black, ALL_ROOKS, None),
    ("r3k2r/p4ppp/8/8/4r3/8/P4PPP/R3K2R", Color::White, ALL_ROOKS, None),
    ("5rk1/8/8/8/8/8/4P3/R3K2R", Color::White, &[Square::A1, Square::H1], None),
    ("r3k2r/p6p/8/8/8/8/P6P/R3K2R", Color::White, &[], None),
    ("1n4r1/P1P2P2/4k3/8/8/4K3/p1p2p2/1N4R1", Color::White, &[], None),
    ("1n4r1/P1P2P2/4k3/8/8/4K3/p1p2p2/1N4R1", Color::Black, &[], None),
    ("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR", Color::White, ALL_ROOKS, Some(Square::F6)),
    ("4k3/8/8/8/2pPp3/8/8/4K3", Color::Black, &[], Some(Square::D3)),
    ("4r1k1/5p2/8/8/7b/4N3/5P2/4K2R", Color::White, &[Square::H1], None),
    ("4k3/8/8/8/1b6/8/3N1P2/3QK2q", Color::White, &[], None),
];

/// A position that a game could have reached.
pub(crate) fn position(chance: &mut Chance) -> Setup {
    let start = match chance.one_in(5) {
        true => Chess960::draw(chance.next()).setup(),
        false => setup(chance.pick(&PLACES)),
    };
    let mut position = Position::new(&start).expect("a position");
    for _ in 0..chance.below(12) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let next = position.play_unchecked(chance.pick(&moves));
        if !next.has_legal_move() {
            break;
        }
        position = next;
    }
    position.setup()
}

fn setup((placement, turn, rooks, en_passant): Place) -> Setup {
    Setup {
        placement: placed(placement),
        turn,
        castling_rooks: rooks.iter().copied().collect::<Bitboard>(),
        en_passant,
        plies_without_progress: 0,
        move_number: NonZeroU32::MIN,
    }
}

/// The first field of a FEN.
fn placed(text: &str) -> Placement {
    let drawn = text.chars().filter(|&it| it != '/').map(|it| match it.to_digit(10) {
        Some(empty) => ".".repeat(empty as usize),
        None => it.to_string(),
    });
    drawn.collect::<String>().parse().expect("a placement")
}

/// A game in such a position, at any pace. Who watches is told with the happening.
pub(crate) fn configuration(
    edition: Edition,
    position: Setup,
    chance: &mut Chance,
) -> Configuration {
    let mut regulations = Regulations::usual();
    if chance.one_in(2) {
        regulations.supervision = Some(chance.pick(&Supervision::ALL));
    }
    let home = |color| match color {
        Color::White => Square::E1,
        Color::Black => Square::E8,
    };
    let king = |color| Some(Piece { color, role: Role::King });
    let elsewhere = Color::ALL.into_iter().any(|it| {
        let rooks = position.castling_rooks & position.placement.of_color(it);
        rooks.any() && position.placement.piece_at(home(it)) != king(it)
            || rooks.into_iter().any(|it| !ALL_ROOKS.contains(&it))
    });
    if elsewhere {
        regulations.variant = Variant::Chess960;
    }
    let (minutes, mode) = chance.pick(&[
        (90, Mode::Fischer(Millis::from_seconds(30))),
        (90, Mode::Plain),
        (15, Mode::Fischer(Millis::from_seconds(10))),
        (25, Mode::Plain),
        (3, Mode::Fischer(Millis::from_seconds(2))),
        (5, Mode::Plain),
    ]);
    let all = Period { quota: Quota::Rest, time: Millis::from_minutes(minutes), mode };
    let periods = match chance.one_in(3) {
        true => vec![Period { quota: Quota::Moves(Moves(40)), ..all }, all],
        false => vec![all],
    };
    let mut before = Before::default();
    before.illegal[position.turn] = u8::from(chance.one_in(5));
    Configuration {
        regulations,
        position,
        before,
        // The search for dead positions has tests of its own.
        dead_positions: DeadPositions::NotLookedFor,
        ..Configuration::new(edition)
    }
    .timed(TimeControl::same(&periods).expect("a control"))
}
