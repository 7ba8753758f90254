//! The players' own letters for the pieces (C.2, C.3). Where the same letter means another piece in another
//! language, the language must be known: nothing is guessed here.

mod table;

#[cfg(test)]
mod tests;

use core::fmt;
use core::str::FromStr;

use board::{Color, PromotionRole, Role};

pub use table::Language;

impl Language {
    /// The language tag, as in `sk` or `sr-Latn`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        self.row().tag
    }

    /// The name of the language in English.
    #[must_use]
    pub const fn english_name(self) -> &'static str {
        self.row().english
    }

    /// What its speakers call the language.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        self.row().own
    }

    /// The abbreviation of a piece; nothing for a pawn (C.4). It may have two characters.
    #[must_use]
    pub const fn letter(self, role: Role) -> &'static str {
        let letters = self.row().letters;
        match role {
            Role::King => letters[0],
            Role::Queen => letters[1],
            Role::Rook => letters[2],
            Role::Bishop => letters[3],
            Role::Knight => letters[4],
            Role::Pawn => "",
        }
    }

    /// The abbreviation of the piece that a pawn becomes.
    #[must_use]
    pub const fn promotion_letter(self, choice: PromotionRole) -> &'static str {
        self.letter(choice.role())
    }

    /// What people write for a pawn all the same, letters and words.
    #[must_use]
    pub const fn pawn_letters(self) -> &'static [&'static str] {
        self.row().pawn
    }

    /// Do two languages use the same letters?
    #[must_use]
    pub fn has_letters_of(self, other: Language) -> bool {
        self.row().letters == other.row().letters
    }

    const fn row(self) -> table::Row {
        table::row(self)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// A text that names no language of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UnknownLanguage {
    /// The language whose name or tag is most like it, if one is.
    pub nearest: Option<Language>,
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a language whose piece letters are known")?;
        match self.nearest {
            Some(language) => write!(f, "; the nearest is {language}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for UnknownLanguage {}

/// Reads a tag or a name, in English or in the language itself, in any case.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        let wanted = text.trim().to_lowercase();
        let called =
            |language: Language| [language.tag(), language.english_name(), language.own_name()];
        let named = |language: &Language| {
            called(*language).into_iter().any(|name| name.to_lowercase() == wanted)
        };
        if let Some(found) = Language::ALL.iter().copied().find(named) {
            return Ok(found);
        }
        // `sk-SK` and `de_AT` name the language by their first part.
        if let Some((first, _)) = wanted.split_once(['-', '_'])
            && let Some(found) = Language::ALL.iter().copied().find(|it| it.tag() == first)
        {
            return Ok(found);
        }
        // A tag is too short to be taken for another one; a name may have a slip of the pen in it.
        let length = wanted.chars().count();
        let names = Language::ALL.iter().flat_map(|&language| {
            called(language).into_iter().skip(1).map(move |name| (language, name.to_lowercase()))
        });
        let near = names
            .map(|(language, name)| (board::edit_distance(&wanted, &name), language))
            .min()
            .filter(|(distance, _)| *distance <= 3 && *distance * 2 < length);
        Err(UnknownLanguage { nearest: near.map(|(_, language)| language) })
    }
}

/// The figurine of a piece, outlined for White and filled for Black.
#[must_use]
pub const fn figurine(color: Color, role: Role) -> char {
    match (color, role) {
        (Color::White, Role::King) => '♔',
        (Color::White, Role::Queen) => '♕',
        (Color::White, Role::Rook) => '♖',
        (Color::White, Role::Bishop) => '♗',
        (Color::White, Role::Knight) => '♘',
        (Color::White, Role::Pawn) => '♙',
        (Color::Black, Role::King) => '♚',
        (Color::Black, Role::Queen) => '♛',
        (Color::Black, Role::Rook) => '♜',
        (Color::Black, Role::Bishop) => '♝',
        (Color::Black, Role::Knight) => '♞',
        (Color::Black, Role::Pawn) => '♟',
    }
}

/// The piece that a figurine shows, of either colour: printers use both for both.
#[must_use]
pub fn role_of_figurine(sign: char) -> Option<Role> {
    Role::ALL
        .into_iter()
        .find(|&role| Color::ALL.into_iter().any(|color| figurine(color, role) == sign))
}
