//! The forms of algebraic notation among which a writer chooses. Any combination is allowed.

use board::{Color, Role};

use crate::letters::{self, Language};

/// How moves are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Style {
    /// What stands for a piece.
    pub letters: Letters,
    /// How much of the way is written.
    pub form: Form,
    /// How a capture is marked (C.9).
    pub captures: CaptureSign,
    /// How check and checkmate are marked (C.13).
    pub checks: CheckSigns,
    /// How castling is written.
    pub castling: CastlingSign,
    /// How the new piece of a promotion is written (C.11).
    pub promotion: PromotionSign,
    /// How a capture en passant is marked (C.9.3).
    pub en_passant: EnPassantSign,
}

impl Style {
    /// The short form with every optional sign, as in the first sample of Appendix C.
    #[must_use]
    pub const fn short(language: Language) -> Style {
        Style {
            letters: Letters::Of(language),
            form: Form::Short,
            captures: CaptureSign::Times,
            checks: CheckSigns::Hash,
            castling: CastlingSign::Zeros,
            promotion: PromotionSign::Plain,
            en_passant: EnPassantSign::Marked,
        }
    }

    /// The short form without optional signs, as in the second sample of Appendix C.
    #[must_use]
    pub const fn bare(language: Language) -> Style {
        Style {
            captures: CaptureSign::None,
            checks: CheckSigns::None,
            en_passant: EnPassantSign::None,
            ..Style::short(language)
        }
    }

    /// The long form, as in the third sample of Appendix C.
    #[must_use]
    pub const fn long(language: Language) -> Style {
        Style { form: Form::Long, ..Style::short(language) }
    }

    /// The form that game records use on the wire.
    #[must_use]
    pub const fn wire() -> Style {
        Style {
            captures: CaptureSign::X,
            castling: CastlingSign::LettersO,
            promotion: PromotionSign::Equals,
            en_passant: EnPassantSign::None,
            ..Style::short(Language::English)
        }
    }
}

/// What stands for a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Letters {
    /// The letters of a language (C.2, C.3).
    Of(Language),
    /// Figurines, as in print (C.3).
    Figurines(Figurines),
}

impl Letters {
    /// Appends the sign of a piece; nothing for a pawn.
    pub(super) fn append(self, text: &mut String, color: Color, role: Role) {
        if role == Role::Pawn {
            return;
        }
        match self {
            Letters::Of(language) => text.push_str(language.letter(role)),
            Letters::Figurines(figurines) => {
                let color = match figurines {
                    Figurines::Outlined => Color::White,
                    Figurines::Filled => Color::Black,
                    Figurines::OfThePlayer => color,
                };
                text.push(letters::figurine(color, role));
            }
        }
    }
}

/// Which figurines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Figurines {
    /// Outlined for both players, as most printers do.
    Outlined,
    /// Filled for both players.
    Filled,
    /// Outlined for White and filled for Black.
    OfThePlayer,
}

/// How much of the way is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// The square of arrival, and of the departure what is needed (C.8, C.10).
    Short,
    /// Both squares (C.8).
    Long,
}

/// How a capture is marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CaptureSign {
    /// Not at all.
    None,
    /// With the letter `x`.
    X,
    /// With the sign `×`.
    Times,
}

/// How check and checkmate are marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CheckSigns {
    /// Not at all.
    None,
    /// `+` and `++`.
    DoublePlus,
    /// `+` and `#`.
    Hash,
}

/// How castling is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastlingSign {
    /// `0-0` and `0-0-0`, as in C.13.
    Zeros,
    /// `O-O` and `O-O-O`, as in game records on the wire.
    LettersO,
}

/// How the new piece of a promotion is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PromotionSign {
    /// `d8D`, as in C.11.
    Plain,
    /// `d8=D`.
    Equals,
    /// `d8(D)`.
    Brackets,
}

/// How a capture en passant is marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EnPassantSign {
    /// Not at all.
    None,
    /// With `e.p.` after a space.
    Marked,
}
