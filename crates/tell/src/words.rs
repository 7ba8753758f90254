//! Chess things as words: keys by which messages choose a form, and phrases made of messages.

use board::{Bitboard, Color, Move, Piece, Placement, Role, Setup, Square, Wing};
use clock::{Arg, Phrase};
use messages::{Args, Messages};
use notation::letters::Language;

/// The letters of the pieces in the language of the messages.
#[must_use]
pub fn own_letters(messages: &Messages) -> Language {
    messages.language().tag().parse().unwrap_or(Language::English)
}

/// The key of a colour in messages.
#[must_use]
pub const fn color_key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The key of a kind of piece in messages.
#[must_use]
pub const fn role_key(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// The key of a castling side in messages.
#[must_use]
pub const fn wing_key(wing: Wing) -> &'static str {
    match wing {
        Wing::King => "king",
        Wing::Queen => "queen",
    }
}

/// The id of the message about a thing that has this name in JSON: `no_king` is `irregular-no-king`.
#[must_use]
pub fn message_id(group: &str, code: &str) -> String {
    format!("{group}-{}", code.replace('_', "-"))
}

/// The variables that name a piece on a square.
#[must_use]
pub fn piece_args(piece: Piece, square: Square) -> Args<'static> {
    Args::new()
        .set("color", color_key(piece.color))
        .set("piece", role_key(piece.role))
        .set("square", square.to_string())
}

/// The pieces on these squares as an enumeration: "the black rook on e8 and the black bishop on b4".
#[must_use]
pub fn pieces(messages: &Messages, placement: &Placement, squares: Bitboard) -> String {
    let named = squares.into_iter().filter_map(|square| {
        let piece = placement.piece_at(square)?;
        Some(messages.with("piece-on-square", &piece_args(piece, square)))
    });
    list(messages, &named.collect::<Vec<_>>())
}

/// Squares as an enumeration.
#[must_use]
pub fn squares(messages: &Messages, squares: Bitboard) -> String {
    let names: Vec<String> = squares.into_iter().map(|square| square.to_string()).collect();
    list(messages, &names)
}

/// An enumeration; of nothing, nothing.
#[must_use]
pub fn list(messages: &Messages, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => {
            let args = Args::new().set("items", first.join(", ")).set("last", last);
            messages.with("list-and", &args)
        }
    }
}

/// What `clock` has to say, put into words.
#[must_use]
pub fn phrase(messages: &Messages, phrase: &Phrase) -> String {
    let mut args = Args::new();
    for (name, arg) in &phrase.args {
        args = match arg {
            Arg::Number(number) => args.set(name, *number),
            Arg::Text(text) => args.set(name, text),
            Arg::Phrase(inner) => args.set(name, self::phrase(messages, inner)),
        };
    }
    messages.with(phrase.id, &args)
}

/// The move as engines write it. Castling is written by the king's square of arrival if king and rooks
/// stand as in regular chess, and else as king to rook, as in Chess960.
#[must_use]
pub fn uci(setup: &Setup, legal: Move) -> String {
    match castles_regularly(setup) {
        true => legal.attempt_with_king_target().to_string(),
        false => legal.attempt().to_string(),
    }
}

/// Do king and rook of every castling right stand where they do in regular chess?
#[must_use]
pub fn castles_regularly(setup: &Setup) -> bool {
    let kings = setup.placement.of_role(Role::King) & Placement::INITIAL.of_role(Role::King);
    setup.castling_rooks.into_iter().all(|rook| {
        Setup::INITIAL.castling_rooks.has(rook) && kings.meets(Bitboard::rank(rook.rank()))
    })
}

/// A sentence that may begin with a name or a title in small letters.
pub(crate) fn with_capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use messages::Language;
    use notation::fen;

    use super::*;

    #[test]
    fn enumerations_end_with_a_conjunction() {
        let items = ["a", "b", "c"].map(str::to_owned);
        let messages = Messages::new(Language::English);
        assert_eq!(list(&messages, &items[..0]), "");
        assert_eq!(list(&messages, &items[..1]), "a");
        assert_eq!(list(&messages, &items[..2]), "a and b");
        assert_eq!(list(&messages, &items), "a, b and c");
        assert_eq!(list(&Messages::new(Language::Slovene), &items), "a, b in c");
    }

    #[track_caller]
    fn check_castling(fen: &str, expected: &[&str]) {
        let setup = fen::read(fen).expect("FEN");
        let mut castlings: Vec<String> = setup
            .legal_moves()
            .into_iter()
            .filter(|it| it.castling_wing().is_some())
            .map(|it| uci(&setup, it))
            .collect();
        castlings.sort();
        assert_eq!(castlings, expected);
    }

    #[test]
    fn castling_is_written_as_engines_expect_it() {
        check_castling("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", &["e1c1", "e1g1"]);
        check_castling("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", &["e8c8", "e8g8"]);
        check_castling("4k3/8/8/8/8/8/8/1R2K2R w KQ - 0 1", &["e1b1", "e1h1"]);
        check_castling("4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1", &["f1a1", "f1h1"]);
    }
}
