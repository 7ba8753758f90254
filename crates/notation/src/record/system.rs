//! Which notation a record is kept in. Only the algebraic one is recognised (C.0): a scoresheet in another
//! system must be known as such, so that it is not taken as evidence. The other systems are not read.

use board::{Attempt, Position, Role};

use super::words::{Kind, words};

/// A system of notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum System {
    /// Algebraic, in some language, short or long.
    Algebraic,
    /// Pairs of squares without letters for pieces, as engines write: `g1f3`.
    Coordinates,
    /// English descriptive: `P-K4`, `N-KB3`, `QxPch`.
    EnglishDescriptive,
    /// Spanish descriptive: `P4R`, `C3AR`.
    SpanishDescriptive,
    /// French descriptive: `P4R`, `C3FR`.
    FrenchDescriptive,
    /// The numbers of correspondence chess: `5254`.
    Numeric,
}

impl System {
    /// All systems that are told apart.
    pub const ALL: [System; 6] = [
        System::Algebraic,
        System::Coordinates,
        System::EnglishDescriptive,
        System::SpanishDescriptive,
        System::FrenchDescriptive,
        System::Numeric,
    ];
}

/// A system that fits a record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Detected {
    /// The system.
    pub system: System,
    /// How many moves have its form.
    pub fitting: usize,
    /// How many moves there are, castling apart: that is written alike in many systems.
    pub of: usize,
}

impl Detected {
    /// Do all moves have its form?
    #[must_use]
    pub const fn is_full(self) -> bool {
        self.of > 0 && self.fitting == self.of
    }
}

/// The systems that fit at least one move of a record, the best first. Among equals the algebraic one comes
/// first, and the others in the order of [`System::ALL`].
#[must_use]
pub fn detect_system(text: &str, start: &Position) -> Vec<Detected> {
    let moves: Vec<String> = words(text)
        .into_iter()
        .filter_map(|word| if let Kind::Move(text) = word.kind { Some(text) } else { None })
        .map(|text| without_signs(&text).to_owned())
        .filter(|text| !text.is_empty() && !is_castling(text))
        .collect();
    let only_squares =
        moves.iter().all(|it| is_pair(it)) && names_a_piece_by_its_square(&moves, start);
    let mut found: Vec<Detected> = System::ALL
        .into_iter()
        .map(|system| {
            let fits = |text: &&String| match system {
                System::Algebraic => !only_squares && is_algebraic(text),
                System::Coordinates => is_pair(text),
                System::EnglishDescriptive => is_english(text),
                System::SpanishDescriptive => is_romance(text, "PRDTAC"),
                System::FrenchDescriptive => is_romance(text, "PRDTFC"),
                System::Numeric => is_numeric(text),
            };
            Detected { system, fitting: moves.iter().filter(fits).count(), of: moves.len() }
        })
        .filter(|it| it.fitting > 0)
        .collect();
    found.sort_by_key(|it| (usize::MAX - it.fitting, it.system));
    found
}

fn without_signs(text: &str) -> &str {
    let mut rest = text.trim();
    loop {
        let shorter =
            ["+", "#", "!", "?", "(=)", "e.p.", " e.p.", "dis ch", "dbl ch", "ch", "mate"]
                .iter()
                .find_map(|sign| rest.strip_suffix(sign));
        match shorter {
            Some(shorter) => rest = shorter.trim_end(),
            None => return rest,
        }
    }
}

fn is_castling(text: &str) -> bool {
    text.chars().all(|it| matches!(it, '0' | 'O' | 'o' | '-' | '–' | 'О'))
}

fn is_file(sign: char) -> bool {
    matches!(sign.to_ascii_lowercase(), 'a'..='h') || matches!(sign, 'а' | 'с' | 'е')
}

fn is_rank(sign: char) -> bool {
    matches!(sign, '1'..='8')
}

fn is_separator(sign: char) -> bool {
    matches!(sign, 'x' | 'X' | '×' | ':' | '-' | '–' | 'х')
}

/// `e2e4`, `e2-e4`, `e7e8q`.
fn is_pair(text: &str) -> bool {
    let plain: Vec<char> = text.chars().filter(|it| !is_separator(*it)).collect();
    let squares = |four: &[char]| {
        is_file(four[0]) && is_rank(four[1]) && is_file(four[2]) && is_rank(four[3])
    };
    match plain.len() {
        4 => squares(&plain),
        5 => squares(&plain[..4]) && matches!(plain[4].to_ascii_lowercase(), 'q' | 'r' | 'b' | 'n'),
        _ => false,
    }
}

/// At most two characters for a piece, what is said of the departure, and a square, perhaps a promotion.
fn is_algebraic(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    let square_at =
        |at: usize| at + 1 < signs.len() && is_file(signs[at]) && is_rank(signs[at + 1]);
    let Some(to) = (0..signs.len()).rev().find(|&at| square_at(at)) else { return false };
    let (before, after) = (&signs[..to], &signs[to + 2..]);
    let departure =
        before.iter().rev().take_while(|it| is_separator(**it) || is_file(**it) || is_rank(**it));
    let letters = &before[..before.len() - departure.count()];
    let promotion = after.iter().filter(|it| !matches!(it, '=' | '(' | ')' | '/')).count();
    let is_letter = |it: &char| it.is_alphabetic() || ('♔'..='♟').contains(it);
    letters.len() <= 2 && letters.iter().all(is_letter) && before.len() <= 6 && promotion <= 2
}

/// Do pairs of squares move a piece other than a pawn, so that its letter is missing?
fn names_a_piece_by_its_square(moves: &[String], start: &Position) -> bool {
    let mut at = *start;
    for text in moves {
        let plain: String = text.chars().filter(|it| !is_separator(*it)).collect();
        let Ok(attempt) = plain.to_lowercase().parse::<Attempt>() else { return false };
        if at.placement().role_at(attempt.from).is_some_and(|role| role != Role::Pawn) {
            return true;
        }
        let Ok(next) = at.play(attempt) else { return false };
        at = next;
    }
    false
}

/// A piece, a hyphen and a square named after pieces, or a piece that takes a piece.
fn is_english(text: &str) -> bool {
    let pieces = |part: &str| {
        let plain = part.replace("Kt", "N");
        !plain.is_empty() && plain.len() <= 4 && plain.chars().all(|it| "KQRBNP".contains(it))
    };
    let text = text.split(['(', '=', '/']).next().unwrap_or(text);
    if let Some((piece, square)) = text.split_once('-') {
        let (Some(rank), at) = (square.chars().last(), square.len().saturating_sub(1)) else {
            return false;
        };
        return pieces(piece) && is_rank(rank) && pieces(&square[..at]);
    }
    text.split_once(['x', '×'])
        .is_some_and(|(piece, taken)| pieces(piece) && pieces(taken.trim_end_matches(is_rank)))
}

/// A piece, a rank and a file named after a piece; or a piece that takes a piece.
fn is_romance(text: &str, letters: &str) -> bool {
    let pieces = |part: &str| part.chars().all(|it| letters.contains(it)) && part.len() <= 2;
    let plain = text.replace('.', "");
    if let Some((piece, taken)) = plain.split_once(['x', '×']) {
        let taken = taken.trim_end_matches(is_rank);
        return !piece.is_empty() && !taken.is_empty() && pieces(piece) && pieces(taken);
    }
    match plain.find(is_rank) {
        Some(at) if at > 0 => {
            let (piece, file) = (&plain[..at], &plain[at + 1..]);
            !file.is_empty() && pieces(piece) && pieces(file)
        }
        _ => false,
    }
}

/// Two squares as numbers, and one for a promotion.
fn is_numeric(text: &str) -> bool {
    let digits = text.as_bytes();
    match digits {
        [squares @ .., promotion] if digits.len() == 5 => {
            squares.iter().all(|it| is_rank(*it as char)) && matches!(promotion, b'1'..=b'4')
        }
        _ => digits.len() == 4 && digits.iter().all(|it| is_rank(*it as char)),
    }
}
