//! A text cut into numbers, clock times, words and signs, each with its place. Meaning comes later.

use alloc::string::String;
use alloc::vec::Vec;

use crate::Millis;
use crate::language::Place;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Token {
    pub(super) place: Place,
    pub(super) kind: Kind,
    /// Does it touch the token before?
    pub(super) is_tight: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// In thousandths.
    Number(u64),
    TooLarge,
    /// `1:30:00` or `0:30`.
    Clock(Millis),
    /// Small letters without accents.
    Word(String),
    /// `'`: minutes.
    Prime,
    /// `''` or `"`: seconds.
    DoublePrime,
    Sign(char),
}

pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        if first.is_whitespace() {
            at += first.len_utf8();
            continue;
        }
        let (kind, length) = token(&text[at..], first);
        let is_tight = tokens.last().is_some_and(|before| before.place.end == at);
        tokens.push(Token { place: Place::new(at, at + length), kind, is_tight });
        at += length;
    }
    tokens
}

fn token(text: &str, first: char) -> (Kind, usize) {
    if first.is_ascii_digit() {
        return clock_time(text).unwrap_or_else(|| number(text));
    }
    if first == '½' {
        return (Kind::Number(500), first.len_utf8());
    }
    if first.is_alphabetic() {
        let length = text.find(|it: char| !it.is_alphabetic()).unwrap_or(text.len());
        return (Kind::Word(fold(&text[..length])), length);
    }
    if is_double_prime(first) {
        return (Kind::DoublePrime, first.len_utf8());
    }
    if is_prime(first) {
        let length = first.len_utf8();
        return match text[length..].chars().next().filter(|&second| is_prime(second)) {
            Some(second) => (Kind::DoublePrime, length + second.len_utf8()),
            None => (Kind::Prime, length),
        };
    }
    (Kind::Sign(first), first.len_utf8())
}

fn is_prime(sign: char) -> bool {
    matches!(sign, '\'' | '’' | '‘' | '′' | '´' | '`' | 'ʹ')
}

fn is_double_prime(sign: char) -> bool {
    matches!(sign, '"' | '”' | '“' | '″' | '„' | '˝')
}

/// How many ASCII digits a text starts with.
fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// `90`, `1.5`: at most nine digits, and three after the point.
fn number(text: &str) -> (Kind, usize) {
    let whole = digits(text);
    let after_point = text[whole..].strip_prefix('.').map_or(0, digits);
    let length = if after_point > 0 { whole + 1 + after_point } else { whole };
    if whole > 9 {
        return (Kind::TooLarge, length);
    }
    let thousandths = text[..whole].parse::<u64>().map_or(0, |whole| whole * 1_000);
    (Kind::Number(thousandths + fraction(&text[length - after_point..length])), length)
}

/// The first three digits after a point, in thousandths.
pub(in crate::language) fn fraction(digits: &str) -> u64 {
    let digits = digits.bytes().chain(core::iter::repeat(b'0')).take(3);
    digits.fold(0, |sum, digit| sum * 10 + u64::from(digit - b'0'))
}

/// `1:30:00`, `0:30`, `4:30.5`: two digits after each colon.
fn clock_time(text: &str) -> Option<(Kind, usize)> {
    let (time, length) = crate::language::clock_time::read(text)?;
    Some((Kind::Clock(time), length))
}

/// Small letters without the accents of our languages.
pub(super) fn fold(word: &str) -> String {
    word.chars().flat_map(char::to_lowercase).map(plain).collect()
}

fn plain(letter: char) -> char {
    match letter {
        'á' | 'ä' | 'â' | 'à' => 'a',
        'č' | 'ć' => 'c',
        'ď' | 'đ' => 'd',
        'é' | 'ě' | 'è' | 'ë' => 'e',
        'í' | 'î' => 'i',
        'ľ' | 'ĺ' => 'l',
        'ň' => 'n',
        'ó' | 'ô' | 'ö' => 'o',
        'ř' | 'ŕ' => 'r',
        'š' | 'ś' => 's',
        'ť' => 't',
        'ú' | 'ů' | 'ü' => 'u',
        'ý' => 'y',
        'ž' | 'ź' => 'z',
        other => other,
    }
}
