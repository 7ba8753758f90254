//! Can what a player wrote mean the move that he says he intends, or that the opponent wrote? Only what any language
//! writes alike is compared: the square of arrival, and castling.

use ::board::{Attempt, Role, Setup, Square, Wing};

/// Can this text mean this move? Where the text cannot be understood, it can.
pub(super) fn may_mean(text: &str, before: &Setup, intended: Attempt) -> bool {
    let castling = castling_of(before, intended);
    match (written_castling(text), castling) {
        (Some(written), Some(intended)) => return written == intended,
        (Some(_), None) => return false,
        (None, Some(_)) => return last_square(text).is_none_or(|it| it == intended.to),
        (None, None) => {}
    }
    last_square(text).is_none_or(|it| it == intended.to)
}

/// Can these texts mean the same move? Where one cannot be understood, they can.
pub(super) fn may_mean_the_same(one: &str, other: &str) -> bool {
    match (written_castling(one), written_castling(other)) {
        (None, None) => match (last_square(one), last_square(other)) {
            (Some(one), Some(other)) => one == other,
            _ => true,
        },
        (one, other) => one == other,
    }
}

fn written_castling(text: &str) -> Option<Wing> {
    let text = text.trim_end_matches(['+', '#', '!', '?']).to_uppercase().replace('0', "O");
    if text.ends_with("O-O-O") {
        Some(Wing::Queen)
    } else if text.ends_with("O-O") {
        Some(Wing::King)
    } else {
        None
    }
}

fn castling_of(before: &Setup, intended: Attempt) -> Option<Wing> {
    let king = before.placement.role_at(intended.from) == Some(Role::King);
    let far = (intended.from.file() as i8 - intended.to.file() as i8).abs() >= 2;
    let own = before.placement.color_at(intended.to) == before.placement.color_at(intended.from);
    (king && (far || own)).then(|| Wing::of_rook(intended.from, intended.to))
}

/// The last pair of a file and a rank in the text.
fn last_square(text: &str) -> Option<Square> {
    let signs: Vec<char> = text.chars().collect();
    let pairs = signs.windows(2).rev();
    let mut squares = pairs.filter_map(|it| it.iter().collect::<String>().parse().ok());
    squares.next()
}

#[cfg(test)]
mod tests {
    use ::board::{Attempt, Setup, Square};

    use super::{may_mean, may_mean_the_same};

    #[test]
    fn the_same_move_in_other_letters() {
        for (one, other) in [("Nf6", "Sf6"), ("Nf6", "Sg8-f6+"), ("O-O", "0-0+"), ("P-K4", "e4")] {
            assert!(may_mean_the_same(one, other), "{one} {other}");
        }
        for (one, other) in [("Nf6", "Nh6"), ("O-O", "O-O-O"), ("Kg1", "O-O")] {
            assert!(!may_mean_the_same(one, other), "{one} {other}");
        }
    }

    #[test]
    fn only_another_square_or_castling_is_another_move() {
        let knight = Attempt { from: Square::G1, to: Square::F3, promotion: None };
        let means = |text| may_mean(text, &Setup::INITIAL, knight);
        for text in ["Nf3", "Jf3", "Sg1-f3", "Ngf3+", "P-K4", "?"] {
            assert!(means(text), "{text}");
        }
        for text in ["Nh3", "O-O", "0-0-0", "e4"] {
            assert!(!means(text), "{text}");
        }
    }
}
