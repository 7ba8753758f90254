//! Protocols for programs.

use board::Setup;
use laws::ruling::{Audience, MissingFact, Question, Ruling, Verdict};
use laws::{Came, Choice, Consulted, Edition, ListedPenalty, Needs};
use messages::Messages;
use serde::Serialize;
use transcript::{
    Difference, Expectation, Told, event_line, expectation_line, positions, query_line,
};

use crate::consulted::why;
use crate::happening::happening;
use crate::protocol::{Judged, answered, differs};
use crate::queries::query_words;
use crate::rulings::sentence;
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
    rulings: Vec<RulingTwin>,
    considered: Vec<ConsultedTwin>,
    fen: String,
    white_ms: Option<u64>,
    black_ms: Option<u64>,
    running: Option<&'static str>,
    differences: Vec<DifferenceTwin>,
}

/// A ruling, with its sentence in the reader's language.
#[derive(Serialize, Debug)]
pub struct RulingTwin {
    ruling: String,
    sentence: String,
    articles: Vec<String>,
    /// The articles behind it, which did not decide.
    background: Vec<String>,
    provisions: Vec<&'static str>,
    /// The first of the readings, and all of them.
    reading: Option<String>,
    readings: Vec<String>,
    missing: Vec<MissingTwin>,
    certain: bool,
    audience: &'static str,
    quiet: bool,
    /// What is asked, if the ruling is a question.
    #[serde(skip_serializing_if = "Option::is_none")]
    asks: Option<QuestionTwin>,
}

/// A question with its answers, what each needs beside the choice, and the penalties that may be chosen.
#[derive(Serialize, Debug)]
struct QuestionTwin {
    question: String,
    options: Vec<OptionTwin>,
    default: Option<&'static str>,
    penalties: Vec<PenaltyTwin>,
}

#[derive(Serialize, Debug)]
struct OptionTwin {
    answer: &'static str,
    needs: Option<&'static str>,
    /// Is it no answer without that?
    required: bool,
}

#[derive(Serialize, Debug)]
struct PenaltyTwin {
    article: String,
    needs: Option<&'static str>,
}

impl QuestionTwin {
    fn of(question: &Question, edition: Edition) -> QuestionTwin {
        let option = |it: Choice| OptionTwin {
            answer: it.key(),
            needs: it.needs().map(Needs::key),
            required: !it.is_complete(),
        };
        let penalty = |it: &ListedPenalty| PenaltyTwin {
            article: it.article.to_string(),
            needs: it.kind.needs().map(Needs::key),
        };
        QuestionTwin {
            question: question.which.to_string(),
            options: question.which.answers_in(edition).map(option).collect(),
            default: question.default_answer(edition).map(|it| it.choice().key()),
            penalties: question.which.penalties(edition).iter().map(penalty).collect(),
        }
    }
}

/// A fact that nobody reported.
#[derive(Serialize, Debug)]
struct MissingTwin {
    fact: &'static str,
    sentence: String,
}

impl MissingTwin {
    fn of(messages: &Messages, fact: MissingFact) -> MissingTwin {
        MissingTwin { fact: fact.id(), sentence: messages.text(fact.message_id()) }
    }
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
                .map(|(it, at)| RulingTwin::of(messages, at, it))
                .collect();
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

impl RulingTwin {
    /// A ruling for programs; moves are written in this position.
    #[must_use]
    pub fn of(messages: &Messages, position: &Setup, ruling: &Ruling) -> RulingTwin {
        let expectation = Expectation::of(ruling, position);
        RulingTwin {
            ruling: expectation_line(&expectation),
            sentence: sentence(messages, position, ruling),
            articles: ruling.articles().iter().map(ToString::to_string).collect(),
            background: ruling.background().iter().map(ToString::to_string).collect(),
            provisions: ruling.cites().provisions().map(|it| it.key()).collect(),
            reading: ruling.readings().next().map(|it| it.to_string()),
            readings: ruling.readings().map(|it| it.to_string()).collect(),
            missing: ruling.missing().iter().map(|it| MissingTwin::of(messages, *it)).collect(),
            certain: ruling.certainty().mark().is_empty(),
            audience: match ruling.audience() {
                Audience::All => "all",
                Audience::Arbiter => "arbiter",
            },
            quiet: ruling.is_quiet(),
            asks: match ruling.verdict() {
                Verdict::Ask(question) => Some(QuestionTwin::of(question, ruling.edition())),
                _ => None,
            },
        }
    }
}
