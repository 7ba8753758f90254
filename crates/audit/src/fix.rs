//! A corrected copy: the changes that findings propose, put into the text. Everything else stays as it was, byte for
//! byte.

use crate::{Edit, Finding};

/// The text with the edits of the findings, and the edits that were made, in the order of the text. Where two
/// findings change the same place, the first one counts.
#[must_use]
pub fn corrected<'f>(
    text: &[u8],
    findings: &'f [Finding],
) -> (Vec<u8>, Vec<(&'f Finding, &'f Edit)>) {
    let all =
        findings.iter().flat_map(|finding| finding.edits.iter().map(move |edit| (finding, edit)));
    let mut edits: Vec<(&Finding, &Edit)> = all.collect();
    edits.sort_by_key(|(_, edit)| edit.at);
    let mut copy = Vec::with_capacity(text.len() + 64 * edits.len());
    let mut done = 0;
    let mut made: Vec<(&Finding, &Edit)> = Vec::new();
    for (finding, edit) in edits {
        let end = edit.at + edit.length;
        let taken = made.last().is_some_and(|(_, last)| {
            edit.at < last.at + last.length
                || edit.at == last.at && edit.length > 0 && last.length > 0
        });
        if taken || end > text.len() || &text[edit.at..end] == edit.text.as_bytes() {
            continue;
        }
        copy.extend_from_slice(&text[done..edit.at]);
        copy.extend_from_slice(edit.text.as_bytes());
        done = end;
        made.push((finding, edit));
    }
    copy.extend_from_slice(&text[done..]);
    (copy, made)
}
