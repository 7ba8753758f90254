//! A text as the words that are compared: without case, accents, punctuation and numbers.

use std::iter::Peekable;
use std::ops::Range;
use std::str::CharIndices;

/// One word and where it stands in its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    pub(super) folded: String,
    pub(super) place: Range<usize>,
}

/// What follows a letter that is no word. A word of one letter is followed by the next word or by a quotation.
const SIGN_ENDS: &str = ".,:;)=-–—/|";

/// The words of a text. Numbers are left out, and with them article references, squares and moves; so are letters
/// that are signs, as in “(b)” and “Q = queen”, for two printings number the same text differently.
pub(super) fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut after_number = false;
    let mut letters = text.char_indices().peekable();
    while let Some((start, letter)) = letters.next() {
        if !is_letter(letter) {
            continue;
        }
        let token = Token::read(text, start, letter, &mut letters);
        if !token.has_digit && !token.is_a_sign(text, after_number) {
            words.push(Word { folded: token.folded, place: token.place });
        }
        after_number = token.has_digit;
    }
    words
}

struct Token {
    folded: String,
    place: Range<usize>,
    has_digit: bool,
}

impl Token {
    fn read(
        text: &str,
        start: usize,
        first: char,
        letters: &mut Peekable<CharIndices<'_>>,
    ) -> Token {
        let end = start + first.len_utf8();
        let mut token = Token { folded: String::new(), place: start..end, has_digit: false };
        token.push(first);
        while let Some((at, letter)) = letters.peek().copied() {
            let rest = &text[at + letter.len_utf8()..];
            if !is_letter(letter) && !token.is_joined_by(letter, rest) {
                break;
            }
            letters.next();
            token.push(letter);
            token.place.end = at + letter.len_utf8();
        }
        token
    }

    fn push(&mut self, letter: char) {
        self.has_digit |= letter.is_ascii_digit();
        if is_letter(letter) && !is_accent(letter) {
            self.folded.extend(letter.to_lowercase().map(without_accent));
        }
    }

    /// Does a mark inside the token belong to it? An apostrophe between letters, a point in a number.
    fn is_joined_by(&self, mark: char, rest: &str) -> bool {
        let mut following = rest.chars();
        let (next, after_next) = (following.next(), following.next());
        match mark {
            '\'' | '’' => next.is_some_and(is_letter),
            '.' | ',' | ':' => {
                let digit = next.is_some_and(|it| it.is_ascii_digit());
                let point = next.is_some_and(is_letter) && !after_next.is_some_and(is_letter);
                digit || (self.has_digit && point)
            }
            _ => false,
        }
    }

    /// A letter that is no word: the number of a point, the sign of a piece, the name of a file.
    fn is_a_sign(&self, text: &str, after_number: bool) -> bool {
        let before = text[..self.place.start].chars().next_back();
        let after = text[self.place.end..].trim_start().chars().next();
        self.folded.chars().count() == 1
            && (after_number
                || before == Some('(')
                || after.is_none_or(|it| SIGN_ENDS.contains(it)))
    }
}

/// A machine that reads a printed page may take “š” for a dollar and “č” for a cent.
fn is_letter(letter: char) -> bool {
    letter.is_alphanumeric() || is_accent(letter) || "$¢".contains(letter)
}

/// A mark that stands on the letter before it.
fn is_accent(letter: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&letter)
}

/// Some texts have lost their accents on the way from paper, so none is compared.
fn without_accent(letter: char) -> char {
    match letter {
        'á' | 'ä' | 'à' | 'â' | 'ã' | 'å' => 'a',
        'č' | 'ć' | 'ç' | '¢' => 'c',
        'ď' | 'đ' => 'd',
        'é' | 'ě' | 'ë' | 'è' | 'ê' => 'e',
        'í' | 'ï' | 'ì' | 'î' => 'i',
        'ĺ' | 'ľ' | 'ł' => 'l',
        'ň' | 'ń' | 'ñ' => 'n',
        'ó' | 'ô' | 'ö' | 'ò' | 'õ' => 'o',
        'ŕ' | 'ř' => 'r',
        'š' | 'ś' | '$' => 's',
        'ť' => 't',
        'ú' | 'ů' | 'ü' | 'ù' | 'û' => 'u',
        'ý' | 'ÿ' => 'y',
        'ž' | 'ź' | 'ż' => 'z',
        plain => plain,
    }
}
