//! When is it the same position again? A game is played through, and each position is compared with those before it, by
//! the rule of the Laws: whose move, which pieces where, which rights. Run it with `cargo run --example same_position`.

use std::fmt::Write as _;

use jadoube_board::{Color, Identity, Position};

fn main() {
    print!("{}", story());
}

/// The rook moves out and comes back: the board looks as it did after the second move, but White may no longer castle with
/// it. From then on the same pieces make the same position.
const MOVES: &str = "a2a4 a7a5 a1a2 b8c6 a2a1 c6b8 g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8";

pub(crate) fn story() -> String {
    let mut text = String::new();
    let mut position = Position::initial();
    let mut earlier: Vec<(Identity, String)> = Vec::new();
    for attempt in MOVES.split(' ') {
        let attempt = attempt.parse().expect("two squares");
        let number = position.move_number();
        let dots = if position.turn() == Color::White { "." } else { "..." };
        position = position.play(attempt).expect("a legal move");

        // `Identity` is exact. A large program would look its `key` up first.
        let identity = position.identity();
        let same = earlier.iter().filter(|(before, _)| *before == identity);
        let alike = earlier.iter().filter(|(before, _)| {
            before.placement == identity.placement && before.turn == identity.turn
        });
        let name = format!("{number}{dots}{attempt}");
        let list = |moves: Vec<&str>| if moves.is_empty() { "–".into() } else { moves.join(" ") };
        let same = list(same.map(|(_, name)| name.as_str()).collect());
        let alike = list(alike.map(|(_, name)| name.as_str()).collect());
        let _ = writeln!(text, "{name:<10} looks like: {alike:<27} same as: {same}");
        earlier.push((identity, name));
    }
    for rank in format!("{:?}", position.placement()).lines() {
        let _ = writeln!(text, "{}", rank.trim_end());
    }
    text
}
