//! The claim where no arbiter is present, with its written evidence, in words: the same parts for a reader at the
//! terminal, for a page and for programs.

mod html;
mod text;

use board::{ByColor, Color};
use clock::Millis;
use laws::event::Score;
use laws::game::{Stated, Taken};
use laws::ruling::{ClaimGround, ResultOf};
use laws::{Article, BundledMove, Choice, ClaimBundle};
use messages::{Args, Messages};
use notation::fen::{self, FenStyle};
use serde::Serialize;
use transcript::move_text;

use crate::words;

pub use html::bundle_page;
pub use text::bundle_text;

/// A bundle in words. The names of the fields and the words in `kind`, `what` and `state` are the same in every language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ToldBundle {
    edition: &'static str,
    articles: Vec<String>,
    white: Option<String>,
    black: Option<String>,
    facts: Vec<FactLine>,
    claimant: &'static str,
    grounds: Vec<&'static str>,
    at_ms: u64,
    white_ms: Option<u64>,
    black_ms: Option<u64>,
    referred: bool,
    fen: String,
    complete: bool,
    evidence: Vec<EvidenceLine>,
    moves: Vec<MoveLine>,
    white_other_entries: Vec<String>,
    black_other_entries: Vec<String>,
    statements: Vec<StatementLine>,
    question: String,
    question_text: String,
    answers: Vec<AnswerLine>,
    decided: Option<String>,
}

/// A fact about the claim.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct FactLine {
    kind: &'static str,
    label: String,
    value: String,
}

/// Something that has to be there in writing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct EvidenceLine {
    what: &'static str,
    label: String,
    state: &'static str,
    sentence: String,
    articles: Vec<String>,
}

/// A move as it was played, and as each scoresheet has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct MoveLine {
    number: String,
    played: String,
    white_sheet: Option<String>,
    black_sheet: Option<String>,
}

/// What a player stated.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct StatementLine {
    side: &'static str,
    at_ms: u64,
    time: String,
    written: bool,
    who: String,
    words: String,
}

/// An answer that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct AnswerLine {
    answer: &'static str,
    label: String,
}

impl ToldBundle {
    /// A bundle in the language of the messages, with the names of the players.
    #[must_use]
    pub fn of(
        messages: &Messages,
        bundle: &ClaimBundle,
        names: &ByColor<Option<String>>,
    ) -> ToldBundle {
        let claim = &bundle.claim;
        let answer = |answer: Choice| AnswerLine {
            answer: answer.key(),
            label: messages.text(&answer.message_id()),
        };
        let statements = claim.statements.iter().map(|it| StatementLine {
            side: words::color_key(it.side),
            at_ms: it.at.since_start().get(),
            time: it.at.to_string(),
            written: it.manner == Stated::Written,
            who: messages.with(
                match it.manner {
                    Stated::Said => "bundle-said",
                    Stated::Written => "bundle-wrote",
                },
                &Args::new().set("who", player(messages, names, it.side)),
            ),
            words: it.words.clone(),
        });
        ToldBundle {
            edition: bundle.edition.tag(),
            articles: texts(&bundle.articles),
            white: names.white.clone(),
            black: names.black.clone(),
            facts: facts(messages, bundle, names),
            claimant: words::color_key(claim.side),
            grounds: claim.grounds.iter().map(|it| ClaimGround::Draw(*it).key()).collect(),
            at_ms: claim.at.since_start().get(),
            white_ms: claim.times.map(|it| it.white.get()),
            black_ms: claim.times.map(|it| it.black.get()),
            referred: claim.taken == Taken::Referred,
            fen: fen::write(&claim.position, FenStyle::default()),
            complete: bundle.is_complete(),
            evidence: evidence(messages, bundle),
            moves: bundle.moves.iter().map(played).collect(),
            white_other_entries: bundle.other_entries.white.clone(),
            black_other_entries: bundle.other_entries.black.clone(),
            statements: statements.collect(),
            question: bundle.question.which.to_string(),
            question_text: messages.text(&bundle.question.which.message_id()),
            answers: bundle.question.which.answers().map(answer).collect(),
            decided: decided(bundle),
        }
    }

    /// Does any scoresheet have a move?
    fn has_sheets(&self) -> bool {
        self.moves.iter().any(|it| it.white_sheet.is_some() || it.black_sheet.is_some())
    }
}

fn facts(
    messages: &Messages,
    bundle: &ClaimBundle,
    names: &ByColor<Option<String>>,
) -> Vec<FactLine> {
    let claim = &bundle.claim;
    let fact = |kind: &'static str, value: String| FactLine {
        kind,
        label: messages.text(&format!("bundle-{kind}")),
        value,
    };
    let ground =
        |it: &laws::event::DrawGround| words::phrase(messages, &ClaimGround::Draw(*it).phrase());
    let grounds: Vec<String> = claim.grounds.iter().map(ground).collect();
    let not_said = || messages.text("bundle-not-reported");
    let time = match claim.time_of_day {
        Some(time) => time.to_string(),
        None => claim.at.to_string(),
    };
    let mut facts = vec![
        fact("white", names.white.clone().unwrap_or_else(not_said)),
        fact("black", names.black.clone().unwrap_or_else(not_said)),
        fact("claimant", player(messages, names, claim.side)),
        fact("grounds", words::list(messages, &grounds)),
        fact("time", time),
        fact("clocks", claim.times.map_or_else(not_said, |it| clocks(messages, it))),
        fact("move", next_move(messages, bundle)),
        fact(
            "taken",
            messages.text(match claim.taken {
                Taken::Referred => "bundle-referred",
                Taken::Incomplete => "bundle-incomplete",
            }),
        ),
        fact("decider", bundle.decider.clone().unwrap_or_else(not_said)),
    ];
    for (side, kind) in [(Color::White, "signed-white"), (Color::Black, "signed-black")] {
        facts.extend(bundle.signed[side].map(|it: Score| fact(kind, it.text())));
    }
    facts
}

fn next_move(messages: &Messages, bundle: &ClaimBundle) -> String {
    let position = &bundle.claim.position;
    let args = Args::new()
        .set("side", words::color_key(position.turn))
        .set("number", position.move_number.get());
    messages.with("bundle-next-move", &args)
}

fn clocks(messages: &Messages, times: ByColor<Millis>) -> String {
    let args =
        Args::new().set("white", times.white.to_string()).set("black", times.black.to_string());
    messages.with("bundle-both-clocks", &args)
}

fn player(messages: &Messages, names: &ByColor<Option<String>>, side: Color) -> String {
    let color = messages.with("ruling-side", &Args::new().set("side", words::color_key(side)));
    match &names[side] {
        Some(name) => format!("{name} ({color})"),
        None => color,
    }
}

fn evidence(messages: &Messages, bundle: &ClaimBundle) -> Vec<EvidenceLine> {
    let line = |it: &laws::EvidenceItem| EvidenceLine {
        what: it.what.id(),
        label: messages.text(&format!("bundle-evidence-{}", it.what.id())),
        state: it.state.id(),
        sentence: messages.text(&format!("bundle-state-{}", it.state.id())),
        articles: texts(&it.articles),
    };
    bundle.evidence.iter().map(line).collect()
}

fn played(it: &BundledMove) -> MoveLine {
    let dots = if it.side == Color::White { "." } else { "..." };
    MoveLine {
        number: format!("{}{dots}", it.before.move_number.get()),
        played: move_text(&it.before, it.side, it.attempt).0,
        white_sheet: it.sheets.white.clone(),
        black_sheet: it.sheets.black.clone(),
    }
}

fn decided(bundle: &ClaimBundle) -> Option<String> {
    match bundle.decided?.result {
        ResultOf::Score(score) => Some(score.text()),
        _ => None,
    }
}

fn texts(articles: &[Article]) -> Vec<String> {
    articles.iter().map(ToString::to_string).collect()
}
