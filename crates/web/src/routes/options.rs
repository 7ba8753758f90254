//! What the organiser can choose, in words.

use axum::http::HeaderMap;
use axum::response::Response;
use laws::regulations::{Free, Regulations};
use messages::Messages;
use tell::regulations::{option_name, option_word};
use transcript::option_form;

use crate::server::{Talk, cached};
use crate::wire::{FreeValue, OptionValueView, OptionView, Options};

/// The settings of an event have fields of their own for these, and every game says how it starts.
const ELSEWHERE: [&str; 4] = ["edition", "variant", "pace", "supervision"];

/// The options of the regulations that can be set for an event.
#[utoipa::path(get, path = "/v1/regulations", tag = "law", responses((status = 200, body = Options)))]
pub(super) async fn options(Talk(messages): Talk, asked: HeaderMap) -> Response {
    let keys = Regulations::KEYS.iter().filter(|it| !ELSEWHERE.contains(it));
    let options = keys.filter_map(|it| view(&messages, it)).collect();
    cached(&asked, &Options { options })
}

/// An option, unless it is given as a table.
fn view(messages: &Messages, option: &'static str) -> Option<OptionView> {
    let form = option_form(option)?;
    let free = match form.free {
        Free::Nothing => FreeValue::Nothing,
        Free::Time => FreeValue::Time,
        Free::Number => FreeValue::Number,
        Free::AfterMoves => FreeValue::AfterMoves,
        Free::Text => FreeValue::Text,
        Free::Table => return None,
    };
    let usual = Regulations::usual_word(option);
    let value = |word: &'static str| OptionValueView {
        value: word,
        words: option_word(messages, option, word),
        usual: usual == Some(word),
    };
    Some(OptionView {
        option,
        words: option_name(messages, option),
        values: form.words.iter().copied().map(value).collect(),
        free,
        list: form.list,
    })
}
