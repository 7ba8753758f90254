//! Helpmates and the counter of moves without progress.

use board::{Color, Position};
use winnability::{Budget, CheckError, Helpmate, Proof, Solver, Winnability, can_mate};
use winnability::{verify, verify_within};

fn helpmate(fen: &str) -> (Position, Helpmate) {
    let setup = notation::fen::read(fen).expect("a FEN");
    let position = Position::new(&setup).expect("a regular position");
    match can_mate(&position, Color::White, Budget::DEFAULT) {
        Winnability::CanMate(helpmate) => (position, helpmate),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_mate_on_the_next_move_takes_precedence() {
    let (position, helpmate) = helpmate("7k/8/6K1/8/8/8/8/R7 w - - 149 120");
    assert_eq!(helpmate.line.len(), 1);
    assert_eq!(helpmate.plies_without_progress_max(&position), 149);
    assert!(!helpmate.is_cut_short(&position, 150));
    assert!(helpmate.is_cut_short(&position, 149));
}

#[test]
fn quiet_moves_count_on_from_the_present_counter() {
    let (position, helpmate) = helpmate("8/8/8/3k4/8/8/8/R3K3 w - - 140 120");
    let plies = helpmate.line.len() as u32;
    assert!(plies > 10);
    assert_eq!(helpmate.plies_without_progress_max(&position), 140 + plies - 1);
    assert!(helpmate.is_cut_short(&position, 150));
    assert!(!helpmate.is_cut_short(&position, 1000));
}

/// Asks within 150 plies; the certificate holds. `None` is undetermined.
fn within(fen: &str, winner: Color) -> Option<bool> {
    let setup = notation::fen::read(fen).expect("a FEN");
    let position = Position::new(&setup).expect("a regular position");
    let answer = Solver::new().can_mate_within(&position, winner, 150, Budget::DEFAULT);
    if matches!(answer, Winnability::Undetermined(_)) {
        return None;
    }
    assert_eq!(verify_within(&position, winner, 150, &answer), Ok(()), "{fen}");
    if let Winnability::CannotMate(Proof::ExhaustedWithin { .. }) = answer {
        // Without the counter it would be no proof.
        assert_eq!(verify(&position, winner, &answer), Err(CheckError::OtherCounter));
        let later = verify_within(&position, winner, 1000, &answer);
        assert_eq!(later, Err(CheckError::OtherCounter));
    }
    Some(answer.can_mate())
}

#[test]
fn a_line_in_time_is_looked_for() {
    // With ten plies left the walk to a far corner is too long; a shorter mate exists.
    assert_eq!(within("8/8/8/8/8/2k5/8/K6R b - - 100 90", Color::White), Some(true));
    assert_eq!(within("7k/8/5K2/8/8/8/8/R7 w - - 147 120", Color::White), Some(true));
    // A capture or a pawn move starts the count anew.
    assert_eq!(within("8/8/8/3k4/8/8/4P3/R3K3 w - - 148 120", Color::White), Some(true));
    assert_eq!(within("8/8/8/3k4/p7/8/8/R3K3 b - - 149 120", Color::White), Some(true));
}

#[test]
fn too_late_is_proved() {
    assert_eq!(within("8/8/8/3k4/8/8/8/R3K3 w - - 147 120", Color::White), Some(false));
    assert_eq!(within("8/8/8/3k4/8/8/8/R3K3 w - - 150 120", Color::White), Some(false));
    // The same for Black, and the mate on the board still counts.
    assert_eq!(within("r3k3/8/8/8/3K4/8/8/8 b - - 147 120", Color::Black), Some(false));
    assert_eq!(within("R6k/8/6K1/8/8/8/8/8 b - - 150 120", Color::White), Some(true));
    assert_eq!(within("8/8/8/3k4/8/8/8/4K3 w - - 0 120", Color::White), Some(false));
}
