//! Cases that were played, and the parts of their protocols in words.

use board::{Color, Setup};
use laws::Edition;
use laws::game::Configuration;
use messages::{Args, Language, Messages};
use transcript::{
    Case, Deed, Difference, EventLine, Expectation, File, Header, Line, MoveText, Protocol,
    ResultByHand, ResultLine, Shown, answer_as_expected, configure, event_line, expectation_line,
    move_text, resolve, result_line, run_explained, run_with, stamp_text, stamp_words, state_line,
};

use crate::happening::happening;
use crate::words;

/// A case and how it went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The file it comes from.
    pub file: String,
    /// The header that its file shares.
    pub shared: Vec<Line<Header>>,
    /// The case.
    pub case: Case,
    /// The edition it was judged by.
    pub edition: Option<Edition>,
    /// How it went.
    pub protocol: Protocol,
}

impl Judged {
    /// How the case is called: its id and title, or else the file.
    #[must_use]
    pub fn title(&self) -> String {
        let name = [self.case.id(), self.case.title()].join(" ");
        match name.trim() {
            "" | "-" => self.file.clone(),
            name => name.to_owned(),
        }
    }
}

/// Plays the cases of a file, by the edition each names or by this one.
#[must_use]
pub fn judge(name: &str, file: &File, edition: Option<Edition>) -> Vec<Judged> {
    played(name, file, edition, run_with)
}

/// The same, with what was consulted beside what was ruled.
#[must_use]
pub fn judge_explained(name: &str, file: &File, edition: Option<Edition>) -> Vec<Judged> {
    played(name, file, edition, run_explained)
}

fn played(
    name: &str,
    file: &File,
    edition: Option<Edition>,
    play: impl Fn(Configuration, &Case) -> Protocol,
) -> Vec<Judged> {
    let judge_one = |case: &Case| {
        let protocol = match configure(&file.shared, case) {
            Ok(mut configuration) => {
                configuration.edition = edition.unwrap_or(configuration.edition);
                play(configuration, case)
            }
            Err(_) => transcript::run(&file.shared, case),
        };
        let edition = protocol.configuration.as_ref().map(|it| it.edition);
        let shared = file.shared.clone();
        Judged { file: name.to_owned(), shared, case: case.clone(), edition, protocol }
    };
    file.cases.iter().map(judge_one).collect()
}

/// An answer in this position, as it would be expected.
#[must_use]
pub fn answered(
    answer: &laws::ruling::Answered,
    articles: &[laws::Article],
    position: &Setup,
) -> Expectation {
    let ruling = answer_as_expected(answer, position);
    Expectation::Ruling { ruling, articles: articles.to_vec() }
}

/// The line of an event with its time, as a protocol tells it: in English it can be read as a transcript again, in other
/// languages it is told in their words. Moves are written as in the rulings below it.
#[must_use]
pub fn told(messages: &Messages, before: &Setup, line: &EventLine) -> String {
    let text = |side, text: &MoveText| {
        let attempt = resolve(before, side, text);
        attempt.map_or_else(|_| text.clone(), |it| move_text(before, side, it))
    };
    let mut line = line.clone();
    match &mut line.deed {
        Deed::Plays { side, text: written, .. }
        | Deed::Claims { side, with: Some(written), .. } => *written = text(*side, written),
        _ => {}
    }
    if messages.language() == Language::English {
        return event_line(&line);
    }
    let said = happening(messages, before, &line);
    match stamp_words(&line) {
        Some(stamp) => format!("{stamp} {said}"),
        None => said,
    }
}

/// The line that tells of a result by hand, as a protocol tells it: in English as it can be read again, in other languages in their words.
#[must_use]
pub fn told_by_hand(messages: &Messages, line: &ResultLine) -> String {
    match messages.language() {
        Language::English => result_line(line),
        Language::Czech | Language::Slovak | Language::Slovene => {
            let stamp = line.stamp.map(|it| stamp_text(it) + " ").unwrap_or_default();
            stamp + &by_hand(messages, line.said)
        }
    }
}

/// What was entered by hand, in a sentence.
#[must_use]
pub fn by_hand(messages: &Messages, said: ResultByHand) -> String {
    match said {
        ResultByHand::Score(score) => {
            messages.with("report-entered", &Args::new().set("result", score.text()))
        }
        ResultByHand::Open => messages.text("report-entered-open"),
        ResultByHand::TakenBack => messages.text("report-entered-nothing"),
    }
}

/// What both clocks show, the running one marked.
#[must_use]
pub fn clocks(messages: &Messages, shown: &Shown) -> String {
    let one = |side: Color| {
        let time = shown.times[side]?;
        let runs = if shown.running == Some(side) { "*" } else { "" };
        let args = Args::new().set("side", words::color_key(side)).set("time", time.to_string());
        Some(format!("{}{runs}", messages.with("judge-clock", &args)))
    };
    Color::ALL.into_iter().filter_map(one).collect::<Vec<_>>().join("  ")
}

/// How what was found differs from what was expected.
#[must_use]
pub fn differs(messages: &Messages, difference: &Difference) -> String {
    let (id, expected, found) = match difference {
        Difference::Missing { expected } => {
            ("judge-missing", expectation_line(expected), String::new())
        }
        Difference::Unexpected { found } => {
            ("judge-unexpected", String::new(), expectation_line(found))
        }
        Difference::Other { expected, found } => {
            ("judge-other", expectation_line(expected), expectation_line(found))
        }
        Difference::Answer { expected, found } => {
            ("judge-other-answer", expectation_line(expected), expectation_line(found))
        }
        Difference::Uncited { found, articles, .. } => {
            let articles: Vec<String> = articles.iter().map(ToString::to_string).collect();
            let args = Args::new()
                .set("articles", articles.join(", "))
                .set("found", expectation_line(found));
            return messages.with("judge-uncited", &args);
        }
        Difference::State { expected, found } => {
            ("judge-other-state", state_line(expected), state_line(found))
        }
        Difference::Impossible { why } => {
            ("judge-impossible", String::new(), words::phrase(messages, &why.phrase()))
        }
    };
    messages.with(id, &Args::new().set("expected", expected).set("found", found))
}

/// How many cases went as expected, in a sentence.
#[must_use]
pub fn summary(messages: &Messages, judged: &[Judged]) -> String {
    let failed = judged.iter().filter(|it| !it.protocol.is_as_expected()).count();
    let args = Args::new().set("cases", judged.len()).set("failed", failed);
    messages.with("judge-summary", &args)
}
