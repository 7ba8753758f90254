//! Protocols for programs.

use laws::{Came, Consulted};
use messages::Messages;
use serde::Serialize;
use transcript::{
    Difference, Told, event_line, expectation_line, positions, query_line, result_line,
};

use crate::consulted::why;
use crate::happening::happening;
use crate::protocol::{Judged, answered, by_hand, differs};
use crate::queries::query_words;
use crate::ruling_told::RulingTold;
use crate::words;

/// Cases and how they went.
#[derive(Serialize, Debug)]
pub struct JudgedTwin {
    cases: Vec<CaseTwin>,
    as_expected: bool,
}

#[derive(Serialize, Debug)]
struct CaseTwin {
    file: String,
    id: String,
    title: String,
    edition: Option<&'static str>,
    as_expected: bool,
    cannot_start: Vec<String>,
    entries: Vec<EntryTwin>,
}

#[derive(Serialize, Debug)]
struct EntryTwin {
    line: usize,
    at_ms: u64,
    /// The event in the language of transcripts; what happened or was asked in the reader's.
    event: Option<String>,
    words: Option<String>,
    query: Option<String>,
    answer: Option<String>,
    rulings: Vec<RulingTold>,
    considered: Vec<ConsultedTwin>,
    fen: String,
    white_ms: Option<u64>,
    black_ms: Option<u64>,
    running: Option<&'static str>,
    differences: Vec<DifferenceTwin>,
}

/// A rule that was consulted, and what came of it.
#[derive(Serialize, Debug)]
struct ConsultedTwin {
    /// Nothing if it is the article of a value or of the commentary.
    provision: Option<&'static str>,
    articles: Vec<String>,
    came: &'static str,
    /// The first ruling that rests on it, counted from nought.
    ruling: Option<usize>,
    /// The condition that was not fulfilled.
    condition: Option<&'static str>,
    sentence: Option<String>,
}

impl ConsultedTwin {
    fn of(messages: &Messages, consulted: &Consulted) -> ConsultedTwin {
        let (ruling, condition) = match consulted.came {
            Came::Applied { ruling } => (Some(ruling), None),
            Came::Unmet(unmet) => (None, Some(unmet.id())),
            Came::NotInThisEdition => (None, None),
        };
        ConsultedTwin {
            provision: consulted.provision.map(|it| it.key()),
            articles: consulted.articles.iter().map(ToString::to_string).collect(),
            came: consulted.came.id(),
            ruling,
            condition,
            sentence: why(messages, consulted.came),
        }
    }
}

#[derive(Serialize, Debug)]
struct DifferenceTwin {
    line: usize,
    /// What differs: the ruling, or only what it cites.
    what: &'static str,
    difference: String,
}

impl JudgedTwin {
    /// Cases for programs; sentences in the language of the messages.
    #[must_use]
    pub fn of(messages: &Messages, judged: &[Judged]) -> JudgedTwin {
        JudgedTwin {
            as_expected: judged.iter().all(|it| it.protocol.is_as_expected()),
            cases: judged.iter().map(|it| case(messages, it)).collect(),
        }
    }
}

const fn kind_of(difference: &Difference) -> &'static str {
    match difference {
        Difference::Missing { .. } => "missing",
        Difference::Unexpected { .. } => "unexpected",
        Difference::Other { .. } => "ruling",
        Difference::Uncited { .. } => "citation",
        Difference::State { .. } => "state",
        Difference::Answer { .. } => "answer",
        Difference::Impossible { .. } => "impossible",
    }
}

fn case(messages: &Messages, judged: &Judged) -> CaseTwin {
    CaseTwin {
        file: judged.file.clone(),
        id: judged.case.id().to_owned(),
        title: judged.case.title().to_owned(),
        edition: judged.edition.map(|it| it.tag()),
        as_expected: judged.protocol.is_as_expected(),
        cannot_start: judged
            .protocol
            .cannot_start
            .iter()
            .map(|it| words::phrase(messages, &it.phrase()))
            .collect(),
        entries: judged.protocol.entries.iter().map(|it| entry(messages, it)).collect(),
    }
}

fn entry(messages: &Messages, entry: &transcript::Entry) -> EntryTwin {
    let (mut event, mut words, mut rulings) = (None, None, Vec::new());
    let (mut query, mut said) = (None, None);
    let mut looked = Vec::new();
    match &entry.what {
        Told::Beginning => {}
        Told::Event { line, rulings: found, consulted } => {
            looked = consulted.iter().map(|it| ConsultedTwin::of(messages, it)).collect();
            event = Some(event_line(line));
            words = Some(happening(messages, &entry.before, line));
            let positions = positions(&entry.before, found);
            rulings = found
                .iter()
                .zip(&positions)
                .map(|(it, at)| RulingTold::of(messages, at, it))
                .collect();
        }
        Told::Result(line) => {
            event = Some(result_line(line));
            words = Some(by_hand(messages, line.said));
        }
        Told::Query { query: asked, answer, articles } => {
            query = Some(query_line(asked));
            words = Some(query_words(messages, &entry.before, asked));
            said = Some(expectation_line(&answered(answer, articles, &entry.before)));
        }
    }
    let differences = entry.differences.iter().map(|(line, it)| DifferenceTwin {
        line: *line,
        what: kind_of(it),
        difference: differs(messages, it),
    });
    EntryTwin {
        line: entry.line,
        at_ms: entry.at.since_start().get(),
        event,
        words,
        query,
        answer: said,
        rulings,
        considered: looked,
        fen: notation::fen::write(&entry.after, notation::fen::FenStyle::default()),
        white_ms: entry.shown.times.white.map(clock::Millis::get),
        black_ms: entry.shown.times.black.map(clock::Millis::get),
        running: entry.shown.running.map(words::color_key),
        differences: differences.collect(),
    }
}
