//! The pieces that a move on a scoresheet names, in the letters of the player's language.

use board::{PromotionRole, Role, Square};
use laws::event::NamedPieces;
use notation::letters::Language;

const PIECES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// What the letters name. Transcripts write moves in English too: where a letter means another piece there, nothing
/// is known.
pub(crate) fn named(text: &str, language: Language) -> Option<NamedPieces> {
    let own = read(text, language)?;
    match read(text, Language::English) {
        Some(english) if english != own => None,
        _ => Some(own),
    }
}

fn read(text: &str, language: Language) -> Option<NamedPieces> {
    let body = text.trim().trim_end_matches(['+', '#', '!', '?']);
    // Of two abbreviations that begin alike the longer one is meant.
    let lettered = PIECES.into_iter().filter(|&it| body.starts_with(language.letter(it)));
    let piece = match lettered.max_by_key(|&it| language.letter(it).len()) {
        Some(piece) => piece,
        None if body.starts_with(|it: char| ('a'..='h').contains(&it)) => Role::Pawn,
        None => return None,
    };
    let becomes = match piece {
        Role::Pawn => after_last_square(body)?.trim_matches(['=', '/', '(', ')', ' ']),
        _ => "",
    };
    let choice =
        PromotionRole::ALL.into_iter().find(|&it| language.promotion_letter(it) == becomes);
    match (becomes, choice) {
        ("", _) => Some(NamedPieces { piece, promotion: None }),
        (_, choice) => Some(NamedPieces { piece, promotion: Some(choice?) }),
    }
}

/// What stands behind the last pair of a file and a rank.
fn after_last_square(text: &str) -> Option<&str> {
    let is_square = |at: usize| text.get(at..at + 2).is_some_and(|it| it.parse::<Square>().is_ok());
    let at = text.char_indices().map(|it| it.0).rfind(|&at| is_square(at))?;
    text.get(at + 2..)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(text: &str, language: Language) -> Option<(Role, Option<PromotionRole>)> {
        named(text, language).map(|it| (it.piece, it.promotion))
    }

    #[test]
    fn letters_name_pieces() {
        let knight = Some((Role::Knight, None));
        assert_eq!(pieces("Nf3", Language::English), knight);
        assert_eq!(pieces("Ng1-f3+", Language::English), knight);
        assert_eq!(pieces("Jf3", Language::Slovak), knight);
        assert_eq!(pieces("exd5", Language::English), Some((Role::Pawn, None)));
    }

    #[test]
    fn the_piece_that_a_pawn_becomes() {
        let queen = Some((Role::Pawn, Some(PromotionRole::Queen)));
        for text in ["e8=Q", "e8Q+", "dxe8(Q)", "e7-e8/Q#"] {
            assert_eq!(pieces(text, Language::English), queen, "{text}");
        }
        assert_eq!(pieces("e8D", Language::Slovak), queen);
    }

    #[test]
    fn what_may_mean_two_things_says_nothing() {
        // A king in French, a rook in English.
        assert_eq!(pieces("Re1", Language::French), None);
        assert_eq!(pieces("O-O", Language::English), None);
        assert_eq!(pieces("?", Language::English), None);
    }
}
