//! The text of a file, page by page, as a reader finds it: what is shown with a font, by the table that says which letters those are.

use std::collections::HashMap;
use std::io::Read;

/// The text of each page, one line for each piece.
pub(crate) fn text_of(file: &[u8]) -> Vec<String> {
    let streams = streams(file);
    let mut fonts = streams.iter().filter(|it| it.contains("beginbfchar")).map(|it| letters(it));
    let regular = fonts.next().unwrap_or_default();
    let bold = fonts.next().unwrap_or_default();
    let shown = streams.iter().filter(|it| it.contains(" Tf\n"));
    shown.map(|page| shown_on(page, &regular, &bold)).chain(empty(file, &streams)).collect()
}

/// A page on which nothing stands.
fn empty(file: &[u8], streams: &[String]) -> Option<String> {
    let none = !streams.iter().any(|it| it.contains(" Tf\n"));
    (none && find(file, b"/Type /Page\n").is_some()).then(String::new)
}

/// All streams, as text in which each byte is a letter; what is not packed (what the file says of itself) is left out.
pub(crate) fn streams(file: &[u8]) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = file;
    while let Some(at) = find(rest, b"stream\n") {
        let data = &rest[at + 7..];
        let end = find(data, b"\nendstream").expect("an end");
        let mut bytes = Vec::new();
        if !data.starts_with(b"<?xpacket") {
            let unpacked = flate2::read::ZlibDecoder::new(&data[..end]).read_to_end(&mut bytes);
            unpacked.expect("a stream that is packed");
            found.push(bytes.iter().map(|it| char::from(*it)).collect());
        }
        rest = &data[end + 10..];
    }
    found
}

fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|it| it == what)
}

/// Which letters the numbers of a font are: lines of `<0001> <0041>`.
fn letters(cmap: &str) -> HashMap<u16, String> {
    let hex = |text: &str| -> Vec<u16> {
        let digits = text.trim_matches(['<', '>']).as_bytes().chunks(4);
        let number = |it: &[u8]| u16::from_str_radix(std::str::from_utf8(it).ok()?, 16).ok();
        digits.filter_map(number).collect()
    };
    let pairs = cmap.lines().filter_map(|it| it.split_once("> <"));
    pairs
        .filter_map(|(number, units)| {
            Some((*hex(number).first()?, String::from_utf16(&hex(units)).ok()?))
        })
        .collect()
}

fn shown_on(page: &str, regular: &HashMap<u16, String>, bold: &HashMap<u16, String>) -> String {
    let mut text = String::new();
    let mut font = regular;
    let mut rest = page;
    while let Some(at) = rest.find(['/', '(', '<']) {
        let (sign, after) = (rest.as_bytes()[at], &rest[at + 1..]);
        let (bytes, after) = match sign {
            b'/' => {
                if after.starts_with("R ") || after.starts_with("B ") {
                    font = if after.starts_with('R') { regular } else { bold };
                }
                rest = after;
                continue;
            }
            b'(' => literal(after),
            // What is said of a piece.
            b'<' if after.starts_with('<') => {
                rest = &after[1..];
                continue;
            }
            _ => {
                let (hex, after) = after.split_once('>').expect("an end");
                let byte = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).expect("a byte");
                ((0..hex.len() / 2).map(|it| byte(2 * it)).collect(), after)
            }
        };
        for pair in bytes.chunks(2) {
            let number = u16::from_be_bytes([pair[0], pair[1]]);
            text += font.get(&number).expect("a letter of the font");
        }
        text.push('\n');
        rest = after;
    }
    text
}

/// The bytes of a string in parentheses, and what comes after it.
fn literal(text: &str) -> (Vec<u8>, &str) {
    let mut bytes = Vec::new();
    let mut depth = 0;
    let mut letters = text.char_indices();
    while let Some((at, letter)) = letters.next() {
        let byte = match letter {
            ')' if depth == 0 => return (bytes, &text[at + 1..]),
            ')' => {
                depth -= 1;
                letter
            }
            '(' => {
                depth += 1;
                letter
            }
            '\\' => match letters.next().map(|it| it.1) {
                Some('n') => '\n',
                Some('r') => '\r',
                Some('t') => '\t',
                Some('b') => '\u{8}',
                Some('f') => '\u{c}',
                Some(first @ '0'..='7') => {
                    let rest = letters.by_ref().take(2).map(|it| it.1);
                    let octal: String = std::iter::once(first).chain(rest).collect();
                    char::from(u8::from_str_radix(&octal, 8).expect("a byte"))
                }
                Some(other) => other,
                None => break,
            },
            other => other,
        };
        bytes.push(u8::try_from(u32::from(byte)).expect("a byte"));
    }
    (bytes, "")
}
