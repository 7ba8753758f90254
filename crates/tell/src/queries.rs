//! Questions to the engine and their answers, in words.

use board::Setup;
use laws::ruling::Answered;
use messages::{Args, Language, Messages};
use transcript::{Query, expectation_line, query_line};

use crate::moves::{in_own_letters, move_writer};
use crate::protocol::answered;
use crate::words::{color_key, list};

/// The line of a query as a protocol shows it: in English as a transcript has it, else in words.
#[must_use]
pub fn query(messages: &Messages, position: &Setup, asked: &Query) -> String {
    match messages.language() {
        Language::English => query_line(asked),
        _ => format!("? {}", query_words(messages, position, asked)),
    }
}

/// The answer to a query with its articles, as a protocol shows it.
#[must_use]
pub fn answer(
    messages: &Messages,
    position: &Setup,
    answer: &Answered,
    articles: &[laws::Article],
) -> String {
    if messages.language() == Language::English {
        return expectation_line(&answered(answer, articles, position));
    }
    let words = answer_words(messages, position, answer);
    match articles {
        [] => format!("=> {words}"),
        articles => {
            let numbers: Vec<String> = articles.iter().map(ToString::to_string).collect();
            format!("=> {words} [{}]", numbers.join(", "))
        }
    }
}

/// What was asked.
pub(crate) fn query_words(messages: &Messages, position: &Setup, asked: &Query) -> String {
    let written = |text| in_own_letters(messages, position, position.turn, text);
    let (id, args) = match asked {
        Query::Class => ("query-class", Args::new()),
        Query::Edition => ("query-edition", Args::new()),
        Query::Moves(square) => ("query-moves", Args::new().set("square", square.to_string())),
        Query::Captures(square) => {
            ("query-captures", Args::new().set("square", square.to_string()))
        }
        Query::Legal(text) => ("query-legal", Args::new().set("move", written(text))),
        Query::Attacks(square) => ("query-attacks", Args::new().set("square", square.to_string())),
        Query::Check => ("query-check", Args::new()),
        Query::Rights => ("query-rights", Args::new()),
        Query::Seen => ("query-seen", Args::new()),
        Query::Dead => ("query-dead", Args::new()),
        Query::Mate(side) => ("query-mate", Args::new().set("side", color_key(*side))),
        Query::Notation { text, language } => {
            ("query-notation", Args::new().set("move", written(text)).set("language", language))
        }
        Query::Reads { text, language } => {
            ("query-reads", Args::new().set("text", text).set("language", language))
        }
    };
    messages.with(id, &args)
}

fn answer_words(messages: &Messages, position: &Setup, answer: &Answered) -> String {
    let of_word = |id: &str| messages.text(&format!("choice-{id}"));
    match answer {
        Answered::Class(pace) => of_word(pace.tag()),
        Answered::YesNo(yes) => of_word(if *yes { "yes" } else { "no" }),
        Answered::Undetermined => messages.text("query-undetermined"),
        Answered::Count(count) => count.to_string(),
        Answered::Notation(text) | Answered::Word(text) => text.clone(),
        Answered::Edition(edition) => edition.tag().to_owned(),
        Answered::Moves(moves) => {
            let write = move_writer(messages, position);
            or_nothing(messages, moves.iter().map(|it| write(it.attempt())).collect())
        }
        Answered::Squares(squares) => {
            or_nothing(messages, squares.iter().map(ToString::to_string).collect())
        }
    }
}

fn or_nothing(messages: &Messages, items: Vec<String>) -> String {
    match items.is_empty() {
        true => messages.text("position-nothing"),
        false => list(messages, &items),
    }
}
