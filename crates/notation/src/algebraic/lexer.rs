//! From letters to the shape of a move. All ways to understand a text are tried, and each is told apart by
//! how much had to be overlooked: `Bc3` is a bishop in English, and in German a pawn with a needless letter.

use board::{File, PromotionRole, Rank, Role, Square, Wing};

use super::Note;
use super::error::{ExpectedInMove, Reason};
use super::shape::{Origin, Parse, Shape, Way};
use crate::letters::{self, Language};

/// The ways to understand a text that need the least to be overlooked.
pub(super) fn parse(text: &str, language: Language) -> Result<Vec<Parse>, Reason> {
    let indent = text.len() - text.trim_start().len();
    let body = text.trim();
    if body.is_empty() {
        return Err(Reason::NotAlgebraic { at: 0, expected: ExpectedInMove::Move });
    }
    if let Some(parse) = castling(body) {
        return Ok(vec![parse]);
    }
    let mut found = Vec::new();
    let mut furthest = (0, ExpectedInMove::Square);
    for letter in letters_at(body, language) {
        let rest = &body[letter.length..];
        let items = items(rest);
        for pattern in PATTERNS {
            found.extend(matched(rest, &items, pattern, &letter, language));
        }
        furthest = furthest.max((letter.length + stop(rest, &items), wanted(&items)));
    }
    let Some(least) = found.iter().map(|it| it.slack).min() else {
        return Err(Reason::NotAlgebraic { at: indent + furthest.0, expected: furthest.1 });
    };
    found.retain(|it| it.slack == least);
    Ok(found)
}

/// A possible letter of a piece at the start of a text.
#[derive(Clone, Copy)]
struct Letter {
    role: Role,
    length: usize,
    note: Option<Note>,
}

fn letters_at(text: &str, language: Language) -> Vec<Letter> {
    let mut found = vec![Letter { role: Role::Pawn, length: 0, note: None }];
    for role in [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
        if let Some((length, note)) = letter_length(text, language.letter(role)) {
            found.push(Letter { role, length, note });
        }
    }
    if let Some(sign) = text.chars().next()
        && let Some(role) = letters::role_of_figurine(sign)
    {
        let note = (role == Role::Pawn).then_some(Note::PawnLetter);
        // A printer may ask for the plain picture with a variation selector.
        let selector = text[sign.len_utf8()..].chars().next().filter(|it| *it == '\u{fe0e}');
        let length = sign.len_utf8() + selector.map_or(0, char::len_utf8);
        found.push(Letter { role, length, note });
    }
    let is_piece = |letter: &str| Role::ALL.into_iter().any(|it| language.letter(it) == letter);
    let everywhere = ["P"].into_iter().filter(|it| !is_piece(it));
    let mut pawns: Vec<usize> = language
        .pawn_letters()
        .iter()
        .copied()
        .chain(everywhere)
        .filter_map(|letter| Some(letter_length(text, letter)?.0))
        .collect();
    pawns.sort_unstable();
    pawns.dedup();
    let pawn = |length| Letter { role: Role::Pawn, length, note: Some(Note::PawnLetter) };
    found.extend(pawns.into_iter().map(pawn));
    // In Vietnamese a capital X is a rook, and then it is no sign of a capture.
    let exact = |it: &Letter| it.length > 0 && it.role != Role::Pawn && it.note.is_none();
    if text.starts_with('X') && found.iter().any(exact) {
        found.retain(|it| it.length > 0);
    }
    found
}

/// How long this letter or word is at the start of the text, and what is unusual about it there. A small
/// letter that names a file is a file.
fn letter_length(text: &str, letter: &str) -> Option<(usize, Option<Note>)> {
    let mut written = text.char_indices();
    let mut note = None;
    let mut one_file = letter.chars().count() == 1;
    for wanted in letter.chars() {
        let (_, found) = written.next()?;
        one_file &= matches!(found, 'a'..='h');
        if found == wanted {
            continue;
        }
        if found.to_lowercase().eq(wanted.to_lowercase()) {
            note = note.max(Some(Note::LetterCase));
        } else if look_alike(found) == look_alike(wanted) {
            note = note.max(Some(Note::LookAlike));
        } else {
            return None;
        }
    }
    let length = written.next().map_or(text.len(), |(at, _)| at);
    (!one_file).then_some((length, note))
}

/// One form for letters of different scripts that look the same.
fn look_alike(letter: char) -> char {
    match letter {
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'С' => 'C',
        'Е' | 'Ε' => 'E',
        'Н' | 'Η' => 'H',
        'І' | 'Ι' => 'I',
        'К' | 'Κ' => 'K',
        'О' | 'Ο' => 'O',
        'Р' | 'Ρ' => 'P',
        'Т' | 'Τ' => 'T',
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        'р' => 'p',
        other => other,
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Item {
    File(File, Option<Note>),
    Rank(Rank),
    Capture(Option<Note>),
    Hyphen,
}

/// The items at the start of a text, with the end of each and whether a space came before it.
fn items(text: &str) -> Vec<(Item, usize, bool)> {
    const LONGEST: usize = 8;
    let mut found = Vec::new();
    let mut space = false;
    for (at, sign) in text.char_indices() {
        if sign.is_whitespace() {
            space = true;
            continue;
        }
        let Some(item) = item(sign).filter(|_| found.len() < LONGEST) else { break };
        found.push((item, at + sign.len_utf8(), space));
        space = false;
    }
    found
}

fn item(sign: char) -> Option<Item> {
    if let Some(rank) = Rank::from_digit(sign) {
        return Some(Item::Rank(rank));
    }
    if let Some(file) = File::from_letter(sign) {
        return Some(Item::File(file, None));
    }
    if let Some(file) = File::from_letter(sign.to_ascii_lowercase()) {
        return Some(Item::File(file, Some(Note::SquareCase)));
    }
    Some(match sign {
        'x' | '×' => Item::Capture(None),
        'X' | 'х' | 'Х' | ':' | '*' | '✕' | '⨯' => {
            Item::Capture(Some(Note::CaptureSignUnusual))
        }
        '-' | '‐' | '‑' | '‒' | '–' | '—' | '−' => Item::Hyphen,
        other => {
            let file = File::from_letter(look_alike(other).to_ascii_lowercase())?;
            Item::File(file, Some(Note::LookAlike))
        }
    })
}

/// What is said of the departure before the square of arrival.
#[derive(Clone, Copy)]
struct Pattern {
    file: bool,
    rank: bool,
    separated: bool,
}

const PATTERNS: [Pattern; 8] = [
    Pattern { file: false, rank: false, separated: false },
    Pattern { file: false, rank: false, separated: true },
    Pattern { file: true, rank: false, separated: false },
    Pattern { file: true, rank: false, separated: true },
    Pattern { file: false, rank: true, separated: false },
    Pattern { file: false, rank: true, separated: true },
    Pattern { file: true, rank: true, separated: false },
    Pattern { file: true, rank: true, separated: true },
];

fn matched(
    rest: &str,
    items: &[(Item, usize, bool)],
    pattern: Pattern,
    letter: &Letter,
    language: Language,
) -> Option<Parse> {
    let mut notes: Vec<Note> = letter.note.into_iter().collect();
    let mut captures = false;
    let mut read = items.iter();
    let mut end = 0;
    let mut next = |notes: &mut Vec<Note>| {
        let (item, to, space) = read.next()?;
        end = *to;
        notes.extend(space.then_some(Note::Spaces));
        Some(*item)
    };
    let file = |item, notes: &mut Vec<Note>| match item {
        Item::File(file, note) => {
            notes.extend(note);
            Some(file)
        }
        _ => None,
    };
    let rank = |item| if let Item::Rank(rank) = item { Some(rank) } else { None };
    let mut origin = Origin::default();
    if pattern.file {
        origin.file = Some(file(next(&mut notes)?, &mut notes)?);
    }
    if pattern.rank {
        origin.rank = Some(rank(next(&mut notes)?)?);
    }
    if pattern.separated {
        match next(&mut notes)? {
            Item::Capture(note) => {
                captures = true;
                notes.extend(note);
            }
            Item::Hyphen => notes.push(Note::Hyphen),
            _ => return None,
        }
    }
    let file = file(next(&mut notes)?, &mut notes)?;
    let to = Square::at(file, rank(next(&mut notes)?)?);
    let after = &rest[end..];
    let promotion = if after.trim().is_empty() {
        None
    } else if letter.role == Role::Pawn {
        let (choice, more) = promotion(after, language)?;
        notes.extend(more);
        Some(choice)
    } else {
        return None;
    };
    notes.sort_unstable();
    notes.dedup();
    let slack = u32::try_from(notes.iter().filter(|it| is_slack(**it)).count()).unwrap_or(u32::MAX);
    let shape = Shape::Way(Way { role: letter.role, origin, to, promotion });
    Some(Parse { shape, captures, notes, slack })
}

/// Does it make a way of understanding less likely than one without it?
fn is_slack(note: Note) -> bool {
    matches!(note, Note::PawnLetter | Note::SquareCase | Note::LetterCase | Note::LookAlike)
}

/// `D`, `=D`, `(D)`, `/D`, `-D` after the square of arrival.
pub(super) fn promotion(text: &str, language: Language) -> Option<(PromotionRole, Vec<Note>)> {
    let mut notes = Vec::new();
    let written = text.trim();
    if written.len() != text.len() {
        notes.push(Note::Spaces);
    }
    let bare = written
        .strip_prefix('(')
        .and_then(|it| it.strip_suffix(')'))
        .or_else(|| written.strip_prefix(['=', '/', '-', ':']));
    notes.extend(bare.map(|_| Note::PromotionSign));
    let letter = bare.unwrap_or(written).trim();
    let mut chars = letter.chars();
    if let (Some(sign), None) = (chars.next(), chars.next())
        && let Some(role) = letters::role_of_figurine(sign)
    {
        return Some((PromotionRole::from_role(role)?, notes));
    }
    let choices = PromotionRole::ALL.into_iter().filter_map(|choice| {
        let wanted = language.promotion_letter(choice);
        if letter == wanted {
            return Some((None, choice));
        }
        let lower = letter.to_lowercase() == wanted.to_lowercase();
        let alike = letter.chars().map(look_alike).eq(wanted.chars().map(look_alike));
        let note = if lower { Note::LetterCase } else { Note::LookAlike };
        (lower || alike).then_some((Some(note), choice))
    });
    let (note, choice) = choices.min()?;
    notes.extend(note);
    Some((choice, notes))
}

fn castling(text: &str) -> Option<Parse> {
    let mut plain = String::new();
    for sign in text.chars() {
        match sign {
            '0' | 'O' | 'o' | 'О' | 'о' | 'Ο' | 'ο' => plain.push('0'),
            '-' | '‐' | '‑' | '‒' | '–' | '—' | '−' => plain.push('-'),
            space if space.is_whitespace() => {}
            _ => return None,
        }
    }
    let wing = match plain.as_str() {
        "0-0" | "00" => Wing::King,
        "0-0-0" | "000" => Wing::Queen,
        _ => return None,
    };
    let as_in_the_laws = matches!(text, "0-0" | "0-0-0");
    let notes = if as_in_the_laws { Vec::new() } else { vec![Note::CastlingSpelling] };
    Some(Parse { shape: Shape::Castling(wing), captures: false, notes, slack: 0 })
}

/// Where a text stops being made of the parts of a move.
fn stop(rest: &str, items: &[(Item, usize, bool)]) -> usize {
    let end = items.last().map_or(0, |(_, end, _)| *end);
    let spaces = rest[end..].len() - rest[end..].trim_start().len();
    end + spaces
}

fn wanted(items: &[(Item, usize, bool)]) -> ExpectedInMove {
    match items {
        [.., (Item::File(..), ..), (Item::Rank(_), ..)] => ExpectedInMove::PromotionOrEnd,
        _ => ExpectedInMove::Square,
    }
}
