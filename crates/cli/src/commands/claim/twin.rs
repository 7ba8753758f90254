//! A checked claim in JSON.

use laws::{CountedGround, Unlike};
use messages::Messages;
use notation::algebraic::Style;
use notation::fen::{self, FenStyle};
use notation::letters::Language;
use notation::record::Intention;
use serde::Serialize;
use tell::claim;

use super::Checked;
use crate::words;

#[derive(Serialize)]
pub(super) struct ClaimTwin {
    ground: &'static str,
    claimant: &'static str,
    /// The move that is only intended.
    intended: Option<String>,
    /// An intended move that is illegal, as it was written.
    illegal: Option<String>,
    /// What ends the game without a claim, if it is reached.
    automatic: Option<&'static str>,
    edition: &'static str,
    verdict: &'static str,
    text: String,
    articles: Vec<String>,
    /// How many occurrences, or moves by each player, are needed.
    needed: u32,
    fen: String,
    /// Only for a repetition.
    occurrences: Option<Vec<PlaceTwin>>,
    look_alikes: Option<Vec<LookAlikeTwin>>,
    /// Only for moves without progress: half-moves, and the last move that was progress.
    plies: Option<u32>,
    since: Option<PlaceTwin>,
    /// Only if the claim is wrong.
    time: Option<TimeTwin>,
    /// The article by which the intended move must be made, if the claim is wrong.
    must_play_by: Option<String>,
}

#[derive(Serialize)]
struct PlaceTwin {
    /// Half-moves from the start of the record.
    ply: usize,
    /// The move that led to it; nothing at the start.
    after: Option<String>,
}

#[derive(Serialize)]
struct LookAlikeTwin {
    #[serde(flatten)]
    place: PlaceTwin,
    differs: Vec<&'static str>,
}

#[derive(Serialize)]
struct TimeTwin {
    side: &'static str,
    seconds: u32,
    article: String,
}

pub(super) fn twin(messages: &Messages, checked: &Checked) -> ClaimTwin {
    let style = Style::short(Language::English);
    let (course, check) = (&checked.course, &checked.check);
    let place = |ply: usize| PlaceTwin { ply, after: course.label(ply, &style) };
    let threefold = check.ground == CountedGround::Threefold;
    let look_alikes = || {
        let twin = |it: &(usize, Vec<Unlike>)| LookAlikeTwin {
            place: place(it.0),
            differs: it.1.iter().map(|why| why.code()).collect(),
        };
        check.look_alikes.iter().map(twin).collect()
    };
    let intends = *course.intention() == Intention::Legal;
    ClaimTwin {
        ground: if threefold { "threefold" } else { "fifty" },
        claimant: words::color_key(check.claimant),
        intended: course.label(course.moves().len(), &style).filter(|_| intends),
        illegal: match course.intention() {
            Intention::Illegal { text, .. } => Some(text.clone()),
            Intention::Nothing | Intention::Legal => None,
        },
        automatic: check.without_claim.map(|it| it.0.code()),
        edition: check.edition.tag(),
        verdict: if check.correct { "correct" } else { "wrong" },
        text: claim::verdict(messages, course, check),
        articles: check.articles.iter().map(ToString::to_string).collect(),
        needed: check.needed,
        fen: fen::write(&course.last().setup(), FenStyle::default()),
        occurrences: threefold.then(|| check.occurrences.iter().map(|it| place(*it)).collect()),
        look_alikes: threefold.then(look_alikes),
        plies: (!threefold).then_some(check.plies),
        since: (!threefold).then(|| place(check.since)),
        time: (!check.correct).then(|| TimeTwin {
            side: words::color_key(!check.claimant),
            seconds: check.bonus.0,
            article: check.bonus.1.to_string(),
        }),
        must_play_by: (intends && !check.correct).then(|| check.bound_by.to_string()),
    }
}
