//! The options of the regulations as transcripts write them.

use laws::regulations::{Form, Free, Regulations};

use crate::configure::CannotConfigure;
use crate::model::OptionValue;
use crate::times;

/// What can be given for an option in a transcript, by its name. Some that are tables in a file have short forms.
#[must_use]
pub fn option_form(option: &str) -> Option<Form> {
    let form = Regulations::form(option)?;
    Some(match option {
        "adjournment" => Form { words: &["off", "on"], free: Free::Time, ..form },
        "appeals" => Form { words: &["allowed", "none"], free: Free::Time, ..form },
        _ => form,
    })
}

/// Does each line add to this option?
fn is_list(option: &str) -> bool {
    Regulations::form(option).is_some_and(|it| it.list)
}

/// The options as a file of regulations; a later one replaces an earlier one.
pub(crate) fn regulations(
    options: &[(usize, OptionValue)],
    problems: &mut Vec<CannotConfigure>,
) -> Regulations {
    let mut lines: Vec<(usize, &str, Vec<String>)> = Vec::new();
    for (line, set) in options {
        let value = toml_value(set);
        let list = is_list(&set.option);
        match lines.iter_mut().find(|it| it.1 == set.option) {
            Some(known) if list => known.2.push(value),
            Some(known) => *known = (*line, &set.option, vec![value]),
            None => lines.push((*line, &set.option, vec![value])),
        }
    }
    let text: String = lines
        .iter()
        .map(|(_, option, values)| match is_list(option) {
            true => format!("{option} = [{}]\n", values.join(", ")),
            false => format!("{option} = {}\n", values.join(", ")),
        })
        .collect();
    Regulations::from_toml(&text).unwrap_or_else(|wrong| {
        for problem in wrong.problems {
            let (line, option) = lines
                .get(problem.line.saturating_sub(1))
                .map_or((0, problem.key.clone()), |it| (it.0, it.1.to_owned()));
            problems.push(CannotConfigure::Option { line, option, fault: problem.fault });
        }
        Regulations::usual()
    })
}

fn toml_value(set: &OptionValue) -> String {
    let value = set.value.as_str();
    if let Some(time) = times::read(value) {
        let seconds = time.whole_seconds();
        let span = format!("\"{}h{}m{}s\"", seconds / 3600, seconds / 60 % 60, seconds % 60);
        // Of appeals the time says by when they are made.
        return match set.option.as_str() {
            "appeals" => format!("{{ deadline = {span} }}"),
            // The time of day at which the session ends.
            "adjournment" => format!("{{ session_end = {} }}", in_toml(value)),
            _ => span,
        };
    }
    if set.option == "scoring"
        && let Some(points) = scoring(value)
    {
        return points;
    }
    if times::is_number(value) {
        return value.to_owned();
    }
    if let Some((name, number)) = value.strip_suffix(')').and_then(|it| it.split_once('(')) {
        return format!("{{ {name} = {number} }}");
    }
    match (set.option.as_str(), value) {
        ("adjournment", "on") | ("appeals", "allowed") => return "{}".to_owned(),
        ("device_penalty", text) if text != "loss" => {
            return format!("{{ lesser = {} }}", in_toml(text));
        }
        _ => {}
    }
    // Blanks are written as in a name; most words of the regulations have a hyphen.
    let words = Regulations::form(&set.option).map_or(&[][..], |it| it.words);
    let hyphened = value.replace('_', "-");
    match !words.contains(&value) && words.contains(&hyphened.as_str()) {
        true => in_toml(&hyphened),
        false => in_toml(value),
    }
}

/// What a game is worth, written as `3-1-0`, or `3-2-1-0` with what a forfeit leaves.
fn scoring(text: &str) -> Option<String> {
    let number = |it: &str| match it.strip_suffix('½') {
        Some("") => Some("0.5".to_owned()),
        Some(whole) => times::is_number(whole).then(|| format!("{whole}.5")),
        None => times::is_number(it).then(|| it.to_owned()),
    };
    let points: Option<Vec<String>> = text.split('-').map(number).collect();
    match points?.as_slice() {
        [win, draw, loss] => Some(format!("{{ win = {win}, draw = {draw}, loss = {loss} }}")),
        [win, draw, loss, forfeit] => Some(format!(
            "{{ win = {win}, draw = {draw}, loss = {loss}, forfeit_loss = {forfeit} }}"
        )),
        _ => None,
    }
}

fn in_toml(text: &str) -> String {
    let safe: String = text.chars().filter(|it| !it.is_control()).collect();
    format!("\"{}\"", safe.replace('\\', "\\\\").replace('"', "\\\""))
}
