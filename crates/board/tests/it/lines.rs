//! Files, ranks, diagonals and the way the board lies (2.1, 2.4).

use jadoube_board::lines::{Diagonal, Orientation, near_right_corner};
use jadoube_board::{Bitboard, Color, File, Rank, Shade, Square};

#[test]
fn there_are_twenty_six_diagonals() {
    let all: Vec<Diagonal> = Diagonal::all().collect();
    assert_eq!(all.len(), 26);
    for diagonal in &all {
        assert!(diagonal.squares().count() >= 2);
        let shades = diagonal.squares().into_iter().map(Square::shade);
        assert!(shades.into_iter().all(|shade| shade == diagonal.shade()));
    }
    let longest = all.iter().filter(|diagonal| diagonal.squares().count() == 8);
    assert_eq!(longest.count(), 2);
}

#[test]
fn the_lines_of_c1() {
    let square = Square::C1;
    assert_eq!((square.file(), square.rank()), (File::C, Rank::First));
    let names: Vec<String> =
        Diagonal::through(square).into_iter().flatten().map(|line| line.to_string()).collect();
    assert_eq!(names, ["c1–h6", "c1–a3"]);
    assert_eq!(Diagonal::through(Square::A1).into_iter().flatten().count(), 1);
}

#[test]
fn the_corner_at_the_right_hand_is_light() {
    for color in Color::ALL {
        let shade = near_right_corner(color).shade();
        assert_eq!(Orientation::of_near_right_corner(shade), Orientation::Correct);
    }
    assert_eq!(Orientation::of_near_right_corner(Shade::Dark), Orientation::Quarter);
    assert_eq!(Square::A1.shade(), Shade::Dark);
    assert_eq!(Bitboard::LIGHT.count(), 32);
    assert!(Bitboard::DARK.into_iter().all(|square| square.shade() == Shade::Dark));
}
