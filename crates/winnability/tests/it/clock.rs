//! Helpmates and the counter of moves without progress.

use board::{Color, Position};
use winnability::{Budget, Helpmate, Winnability, can_mate};

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
