//! A value of a rulebook in words and in JSON.

use laws::Parameter;
use laws::rulebook::{Limit, Value};
use messages::Messages;
use serde::Serialize;
use serde_json::json;

/// A parameter in JSON.
#[derive(Serialize)]
pub(super) struct ParameterTwin {
    key: &'static str,
    name: String,
    value: serde_json::Value,
    text: String,
    article: String,
    certainty: &'static str,
    reading: Option<String>,
}

impl ParameterTwin {
    pub(super) fn new(messages: &Messages, parameter: &Parameter) -> ParameterTwin {
        ParameterTwin {
            key: parameter.key,
            name: tell::law::parameter_name(messages, parameter.key),
            value: data(&parameter.value),
            text: tell::law::value(messages, &parameter.value),
            article: parameter.article.to_string(),
            certainty: certainty_key(parameter.certainty),
            reading: parameter.reading.map(|it| it.to_string()),
        }
    }
}

pub(super) const fn certainty_key(certainty: laws::Certainty) -> &'static str {
    match certainty {
        laws::Certainty::Printed => "printed",
        laws::Certainty::Likely => "likely",
        laws::Certainty::Unsure => "unsure",
    }
}

fn data(value: &Value) -> serde_json::Value {
    let name = |it: &str| tell::law::split(it, '_');
    match value {
        Value::None => serde_json::Value::Null,
        Value::Policy(policy) => json!(name(policy)),
        Value::List(names) => json!(names.iter().map(|it| name(it)).collect::<Vec<_>>()),
        Value::Count(count) => json!(count),
        Value::Seconds(seconds) => json!({ "seconds": seconds }),
        Value::SecondsRange(least, most) => json!({ "seconds_from": least, "seconds_to": most }),
        Value::Bound(seconds, limit) => {
            json!({ "seconds": seconds, "included": *limit == Limit::Included })
        }
        Value::Counted(count, policy) => json!({ "count": count, "choice": name(policy) }),
        Value::Halves([win, draw, loss]) => {
            json!({ "win_halves": win, "draw_halves": draw, "loss_halves": loss })
        }
        Value::Edition(edition) => json!(edition.tag()),
    }
}

#[cfg(test)]
mod tests {
    use laws::rulebook::Regime;
    use laws::{Edition, parameters};
    use messages::{Language, Messages};

    use super::*;

    #[test]
    fn every_parameter_and_value_has_its_words_in_every_language() {
        let mut ids = std::collections::BTreeSet::new();
        for edition in Edition::ALL {
            for regime in Regime::ALL {
                let book = edition.rulebook();
                for it in parameters(book, regime.pace(), regime.supervision()) {
                    ids.insert(format!("parameter-{}", it.key.replace(['.', '_'], "-")));
                    let names = match it.value {
                        Value::Policy(name) | Value::Counted(_, name) => vec![name],
                        Value::List(names) => names,
                        _ => Vec::new(),
                    };
                    ids.extend(
                        names.iter().map(|it| format!("choice-{}", tell::law::split(it, '-'))),
                    );
                }
            }
        }
        for language in Language::ALL {
            let messages = Messages::new(language);
            let missing: Vec<&String> = ids.iter().filter(|id| !messages.has(id)).collect();
            assert!(missing.is_empty(), "{language:?}: {missing:#?}");
        }
    }

    #[test]
    fn values_are_told_and_given_as_data() {
        let messages = Messages::new(Language::English);
        let check = |value: Value, text: &str, expected: serde_json::Value| {
            assert_eq!(
                (tell::law::value(&messages, &value).as_str(), data(&value)),
                (text, expected)
            );
        };
        check(Value::None, "none", json!(null));
        check(Value::Seconds(120), "2 minutes", json!({ "seconds": 120 }));
        check(
            Value::Bound(600, Limit::Included),
            "10 minutes (included)",
            json!({ "seconds": 600, "included": true }),
        );
        check(
            Value::Counted(75, "Made"),
            "75 (made on the board)",
            json!({ "count": 75, "choice": "made" }),
        );
        check(
            Value::Halves([2, 1, 0]),
            "win 1, draw ½, loss 0",
            json!({ "win_halves": 2, "draw_halves": 1, "loss_halves": 0 }),
        );
    }
}
