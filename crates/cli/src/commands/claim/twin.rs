//! A checked claim in JSON.

use messages::Messages;
use notation::algebraic::Style;
use notation::fen::{self, FenStyle};
use notation::letters::Language;
use serde::Serialize;

use super::{Checked, Ground, Unlike, tell};
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
    let course = &checked.course;
    let place = |ply: usize| PlaceTwin { ply, after: course.label(ply, &style) };
    let threefold = checked.ground == Ground::Threefold;
    let look_alikes = || {
        let twin = |it: &(usize, Vec<Unlike>)| LookAlikeTwin {
            place: place(it.0),
            differs: it.1.iter().map(|why| why.code()).collect(),
        };
        checked.look_alikes.iter().map(twin).collect()
    };
    ClaimTwin {
        ground: if threefold { "threefold" } else { "fifty" },
        claimant: words::color_key(checked.claimant),
        intended: course.intended.and_then(|_| course.label(course.moves.len(), &style)),
        illegal: course.illegal.as_ref().map(|it| it.text.clone()),
        automatic: checked.automatic.as_ref().map(|it| it.0.code()),
        edition: checked.edition.tag(),
        verdict: if checked.correct { "correct" } else { "wrong" },
        text: tell::verdict(messages, checked),
        articles: checked.articles.clone(),
        needed: checked.needed,
        fen: fen::write(&course.last().setup(), FenStyle::default()),
        occurrences: threefold.then(|| checked.occurrences.iter().map(|it| place(*it)).collect()),
        look_alikes: threefold.then(look_alikes),
        plies: (!threefold).then_some(checked.plies),
        since: (!threefold).then(|| place(checked.since)),
        time: (!checked.correct).then(|| TimeTwin {
            side: words::color_key(!checked.claimant),
            seconds: checked.bonus.0,
            article: checked.bonus.1.clone(),
        }),
        must_play_by: course
            .intended
            .filter(|_| !checked.correct)
            .map(|_| checked.bound_by.clone()),
    }
}
