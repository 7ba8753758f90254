//! Letters that nobody sees. They turn the order of others around or hide between them, so that a name on the screen is not the
//! name in the record; what is kept has none of them.

use messages::{Args, Messages};
use serde_json::Value;

use crate::problem::{Kind, Problem};

/// Does a letter only change how others are read? The joiners are not among these: some scripts need them.
const fn hides(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}'
    )
}

/// A letter that nobody sees: where in the JSON, the how manieth of its text, and which.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Hidden {
    field: String,
    place: usize,
    letter: char,
}

/// The problem with JSON in which a letter is hidden.
pub(super) fn hidden(messages: &Messages, json: &[u8]) -> Option<Problem> {
    // In plain letters there are none, unless they are written as numbers.
    if json.is_ascii() && !json.windows(2).any(|it| it == b"\\u") {
        return None;
    }
    let found = find("", &serde_json::from_slice(json).ok()?)?;
    let args = Args::new()
        .set("field", &found.field)
        .set("place", found.place as u64)
        .set("code", format!("U+{:04X}", u32::from(found.letter)));
    let problem = Problem::with(messages, Kind::NotValid, "server-hidden-letter", &args);
    Some(problem.about(&found.field))
}

fn find(field: &str, value: &Value) -> Option<Hidden> {
    match value {
        Value::String(text) => in_text(field, text),
        Value::Array(items) => items.iter().find_map(|it| find(field, it)),
        Value::Object(fields) => {
            fields.iter().find_map(|(name, it)| in_text(field, name).or_else(|| find(name, it)))
        }
        _ => None,
    }
}

/// A mark at the beginning of a file says in which order its bytes are, and hides nothing.
fn in_text(field: &str, text: &str) -> Option<Hidden> {
    let mut letters = text.chars().enumerate();
    let found = letters.find(|(at, it)| hides(*it) && (*at, *it) != (0, '\u{feff}'))?;
    Some(Hidden { field: field.to_owned(), place: found.0 + 1, letter: found.1 })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_hidden_letter_is_found_wherever_it_stands() {
        let of = |value: Value| find("", &value).map(|it| (it.field, it.place, it.letter));
        assert_eq!(of(json!({ "name": "Ann\u{202e}a" })), Some(("name".to_owned(), 4, '\u{202e}')));
        let deep = json!({ "lines": ["white resigns", "white calls arbiter \"\u{2066}\""] });
        assert_eq!(of(deep), Some(("lines".to_owned(), 22, '\u{2066}')));
        for fine in [
            json!({ "name": "Żaneta Đặng-Ōe 王 علی‌رضا" }),
            json!({ "text": "\u{feff}name\tČeněk\r\n" }),
            json!([1, null, true, "½"]),
        ] {
            assert_eq!(of(fine.clone()), None, "{fine}");
        }
    }
}
