//! White's flag has fallen: has Black won, or is it a draw because no series of legal moves lets Black mate? Every answer
//! comes with a line to play or with a proof, and both are checked. Run it with `cargo run --example flag_fall`.

use std::fmt::Write as _;

use board::{Color, Position, Setup};
use winnability::{Budget, Proof, Winnability, can_mate, verify};

fn main() {
    print!("{}", story());
}

/// Boards with Black to move.
const BOARDS: [&str; 4] = [
    // King and knight never mate a player who has nothing but queens beside the king.
    ". . . . . . . .
     . . . . . . . .
     . . . k . . . .
     . . . . . . . .
     . . n . . . . .
     . . . . . . . .
     . . . . Q . . .
     . . . . K . . .",
    // Against a rook it can happen, however unlikely.
    ". . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . R
     . . . . n . . .
     . . . . . . . .
     . . . . . k . .
     . . . . . . . K",
    // A pawn that can become a queen is enough.
    ". . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . k . . . . .
     . . p . . . . .
     . . . . K . . R",
    // Nothing gets past the pawns.
    ". . . . k . . .
     . . . . . . . .
     . . . . . . . p
     . p . p . p . P
     . P . P . P . .
     . . . . . . . .
     . . . . . . . .
     . . . . K . . .",
];

pub(crate) fn story() -> String {
    let mut text = String::new();
    for board in BOARDS {
        let placement = board.parse().expect("a board of sixty-four squares");
        let setup = Setup { placement, turn: Color::Black, ..Setup::EMPTY };
        let position = Position::new(&setup).expect("a position to play on from");
        draw(&position, &mut text);

        let answer = can_mate(&position, Color::Black, Budget::DEFAULT);
        match &answer {
            Winnability::CanMate(helpmate) => {
                // The line that is found first may be long; for people it is shortened.
                let helpmate = helpmate.clone().shortened(&position, None);
                let _ = write!(text, "Black can still mate:");
                let mut last = position;
                for &played in &helpmate.line {
                    let _ = write!(text, " {}", played.attempt_with_king_target());
                    last = last.play_unchecked(played);
                }
                text.push('\n');
                assert!(last.is_checkmate());
                draw(&last, &mut text);
            }
            Winnability::CannotMate(proof) => {
                let _ = writeln!(text, "Black can never mate: {}", name(proof));
            }
            Winnability::Undetermined(effort) => {
                let _ = writeln!(text, "not decided after {} positions", effort.states);
            }
        }
        // Checked by code that shares nothing with the search.
        let _ = writeln!(text, "checked: {:?}\n", verify(&position, Color::Black, &answer));
    }
    text
}

fn draw(position: &Position, text: &mut String) {
    for rank in format!("{:?}", position.placement()).lines().skip(1) {
        let _ = writeln!(text, "  {}", rank.trim_end());
    }
}

fn name(proof: &Proof) -> String {
    match proof {
        Proof::Terminal(terminal) => format!("the game is over ({terminal:?})"),
        Proof::Material(rule) => format!("by the pieces that are left ({rule:?})"),
        Proof::ForcedLine { line, then } => {
            format!("after {} forced moves, {}", line.len(), name(then))
        }
        Proof::Exhausted { states } => format!("none of at most {states} positions is the mate"),
        Proof::ExhaustedWithin { states, plies_max } => {
            format!("none of at most {states} positions within {plies_max} plies is the mate")
        }
        Proof::Epochs { invariant } => {
            format!("all that can follow is in sets without a mate ({})", invariant.len())
        }
        Proof::AllMoves(moves) => format!("proved after each of {} moves", moves.len()),
    }
}
