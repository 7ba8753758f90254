//! Where one record ends and the next begins, by the tags that stand first in it.

use memchr::{memmem, memrchr_iter, memrchr2};

/// The tag that stands first in nearly every record.
const FIRST: &[u8] = b"Event";

/// May this byte stand in the name of a tag?
pub(super) static IN_NAME: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 128 {
        table[byte] = (byte as u8).is_ascii_alphanumeric() || byte as u8 == b'_';
        byte += 1;
    }
    table
};

/// Is this bracket at the start of a line, with a name and a quotation mark after it?
pub(super) fn begins_tags(text: &[u8], at: usize) -> bool {
    let blanks = text[..at].iter().rev().take_while(|byte| matches!(byte, b' ' | b'\t'));
    let line_start = at - blanks.count();
    if line_start > 0 && !matches!(text[line_start - 1], b'\n' | b'\r') {
        return false;
    }
    let rest = &text[at + 1..];
    let name = name_length(rest);
    name > 0 && rest[name..].trim_ascii_start().first() == Some(&b'"')
}

/// Does a record begin with this bracket? It does if tags begin here and the first of them is the usual one, or an
/// empty line stands before it.
pub(super) fn begins_record(text: &[u8], at: usize) -> bool {
    let is_first = |rest: &[u8]| &rest[..name_length(rest)] == FIRST;
    begins_tags(text, at) && (is_first(&text[at + 1..]) || follows_empty_line(&text[..at]))
}

/// Where the last record of a text begins, if that is not the first one too.
pub(super) fn last_record(text: &[u8]) -> Option<usize> {
    let begins = |at: &usize| *at > 0 && !text[..*at].trim_ascii().is_empty();
    // The usual tag is found quickly; whether others begin a record has to be looked at one by one.
    let usual = memmem::rfind(text, b"\n[Event ").map(|at| first_of_tags(text, at + 1));
    let usual = usual.filter(begins);
    let is_record =
        |at: &usize| begins_tags(text, *at) && follows_empty_line(&text[..*at]) && begins(at);
    usual.or_else(|| memrchr_iter(b'[', text).find(is_record))
}

/// The first of the tags that stand line by line up to this one.
fn first_of_tags(text: &[u8], mut at: usize) -> usize {
    loop {
        let before = &text[..at];
        let before = before.strip_suffix(b"\n").unwrap_or(before);
        let before = before.strip_suffix(b"\r").unwrap_or(before);
        let line = memrchr2(b'\n', b'\r', before).map_or(0, |end| end + 1);
        if before.get(line) != Some(&b'[') || !begins_tags(text, line) {
            return at;
        }
        at = line;
    }
}

fn name_length(text: &[u8]) -> usize {
    text.iter().take_while(|byte| IN_NAME[usize::from(**byte)]).count()
}

/// Is the line before this one empty?
fn follows_empty_line(before: &[u8]) -> bool {
    let blanks = before.iter().rev().take_while(|byte| byte.is_ascii_whitespace()).count();
    let ends = &before[before.len() - blanks..];
    let count = |sign: u8| ends.iter().filter(|byte| **byte == sign).count();
    count(b'\n').max(count(b'\r')) > 1
}
