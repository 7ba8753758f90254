//! What each byte can be in a game record, as tables. What stands in a record is for the scanner to find out.

/// What a byte begins in the moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Class {
    Space,
    Digit,
    Word,
    Sign,
    Comment,
    Line,
    Nag,
    Open,
    Close,
    Star,
    Bracket,
    Percent,
    Stray,
}

pub(super) static CLASSES: [Class; 256] = {
    let mut table = [Class::Word; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = match byte as u8 {
            0..=b' ' | b'.' => Class::Space,
            b'0'..=b'9' => Class::Digit,
            b'!' | b'?' => Class::Sign,
            b'{' => Class::Comment,
            b';' => Class::Line,
            b'$' => Class::Nag,
            b'(' => Class::Open,
            b')' | b'}' => Class::Close,
            b'*' => Class::Star,
            b'[' => Class::Bracket,
            b'%' => Class::Percent,
            b']' | b'"' | b'<' | b'>' | b',' => Class::Stray,
            _ => Class::Word,
        };
        byte += 1;
    }
    table
};

/// Does this byte end a word?
pub(super) static ENDS_WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = matches!(
            byte as u8,
            0..=b' '
                | b'!'
                | b'?'
                | b'{'
                | b'}'
                | b';'
                | b'$'
                | b')'
                | b'['
                | b']'
                | b'*'
                | b'.'
                | b','
        );
        byte += 1;
    }
    table
};
