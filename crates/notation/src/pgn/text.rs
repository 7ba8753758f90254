//! Bytes as text. PGN was made for Latin-1 and is mostly UTF-8 today: what is not valid UTF-8 is read as
//! Windows-1252, the Latin-1 of practice, so that nothing is lost and nothing fails.

use std::borrow::Cow;

/// The text of some bytes.
#[must_use]
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match core::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| windows_1252(byte)).collect()),
    }
}

/// The value of a tag, with `\"` and `\\` unescaped.
#[must_use]
pub fn decode_tag_value(value: &[u8]) -> Cow<'_, str> {
    let text = decode(value);
    if !text.contains('\\') {
        return text;
    }
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => plain.extend(letters.next()),
            letter => plain.push(letter),
        }
    }
    Cow::Owned(plain)
}

/// The letters of Windows-1252 that Latin-1 has as control characters.
const UPPER_CONTROLS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

fn windows_1252(byte: u8) -> char {
    match byte {
        0x80..=0x9f => UPPER_CONTROLS[usize::from(byte - 0x80)],
        _ => byte as char,
    }
}
