//! The rules of pairing beside a draft: why they pair the round as they do, and what the draft breaks.

use std::sync::Arc;

use axum::Json;
use messages::Messages;
use pairing::{Breach, Criterion, Difference, ExplainedBracket, Explanation};
use store::tournament::{CannotPair, Tournament};
use store::wire::v1::tournament::RoundDrafted;
use tell::drafts::{
    bye_reason, color_reason, criteria, pairing_breach, pairing_failure, pairing_points,
    pairing_reason,
};

use super::drafts::{by_the_rules, score_for_pairing};
use crate::desk::LiveEvent;
use crate::problem::Problem;
use crate::server::{ARBITERS, At, Proofs};
use crate::wire::{
    BreachView, CriterionView, DraftCheck, ExplainedBracketView, ExplainedFloatView,
    ExplainedPairView, ExplanationView,
};

/// Holds the draft of the next round against the rules of its pairing system, and says what it breaks in the first place.
#[utoipa::path(get, path = "/v1/events/{event}/draft/check", tag = "events", security(("link" = [])),
    params(("event" = String, Path)),
    responses((status = 200, body = DraftCheck), (status = 404, body = Problem),
        (status = 422, body = Problem)))]
pub(super) async fn check(
    At(caller, event): At<LiveEvent, ARBITERS>,
    proofs: Proofs,
) -> Result<Json<DraftCheck>, Problem> {
    let state = event.look(Clone::clone);
    let draft = state.draft().cloned().ok_or_else(|| caller.not_found())?;
    let desk = Arc::clone(&caller.desk);
    let round = draft.round.clone();
    let ask = move |event: &Tournament| {
        let held = event.hold_draft(&round, |game| score_for_pairing(&desk, game))?;
        Ok((owned(&held.event.ids), held.difference))
    };
    let found = by_the_rules(&caller, &proofs, state.clone(), ask).await?;
    let (ids, difference) = found;
    let said = Said { messages: &caller.messages, event: &state, ids: &ids };
    let breach = difference.map(|it| said.breach(&it, &draft.round));
    Ok(Json(DraftCheck { seq: draft.seq.0, breach }))
}

/// Says why the rules pair the next round as they do, with the byes that were given in the draft.
#[utoipa::path(get, path = "/v1/events/{event}/draft/explanation", tag = "events", security(("link" = [])),
    params(("event" = String, Path)),
    responses((status = 200, body = ExplanationView), (status = 404, body = Problem),
        (status = 422, body = Problem)))]
pub(super) async fn explain(
    At(caller, event): At<LiveEvent, ARBITERS>,
    proofs: Proofs,
) -> Result<Json<ExplanationView>, Problem> {
    let state = event.look(Clone::clone);
    let draft = state.draft().cloned().ok_or_else(|| caller.not_found())?;
    let desk = Arc::clone(&caller.desk);
    let byes = draft.round.byes;
    let ask = move |event: &Tournament| -> Result<(Vec<String>, Explanation), CannotPair> {
        let (event, why) = event.explain(&byes, |game| score_for_pairing(&desk, game))?;
        Ok((owned(&event.ids), why))
    };
    let (ids, why) = by_the_rules(&caller, &proofs, state.clone(), ask).await?;
    let said = Said { messages: &caller.messages, event: &state, ids: &ids };
    let rules = criteria(&caller.messages);
    Ok(Json(ExplanationView {
        seq: draft.seq.0,
        bye: why.pairing.bye.map(|it| ExplainedFloatView {
            player: said.id(it),
            why: bye_reason(&caller.messages, said.name(it)),
        }),
        brackets: why.brackets.iter().map(|it| said.bracket(it)).collect(),
        criteria: rules.into_iter().map(|(number, rule)| CriterionView { number, rule }).collect(),
    }))
}

fn owned(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|it| (*it).to_owned()).collect()
}

/// What is said of an event whose players the rules name by their places.
struct Said<'s> {
    messages: &'s Messages,
    event: &'s Tournament,
    ids: &'s [String],
}

impl Said<'_> {
    fn id(&self, place: usize) -> String {
        self.ids.get(place).cloned().unwrap_or_default()
    }

    fn name(&self, place: usize) -> String {
        let id = self.id(place);
        self.event.player(&id).map_or(id, |it| it.player.name.clone())
    }

    fn place(&self, id: &str) -> Option<usize> {
        self.ids.iter().position(|it| it == id)
    }

    fn all(&self, places: &[usize]) -> Vec<String> {
        places.iter().map(|it| self.id(*it)).collect()
    }

    fn bracket(&self, bracket: &ExplainedBracket) -> ExplainedBracketView {
        let pairs = bracket.pairs.iter().map(|it| ExplainedPairView {
            white: self.id(it.white),
            black: self.id(it.black),
            why: pairing_reason(self.messages, &it.reason),
            colors: color_reason(self.messages, it.colors),
        });
        let floats = bracket.downfloaters.iter().map(|it| ExplainedFloatView {
            player: self.id(it.player),
            why: pairing_reason(self.messages, &it.reason),
        });
        // Who leaves the bracket is told by himself: C6 to C8 only count it.
        let counted = [Criterion::C6, Criterion::C7, Criterion::C8];
        let failures = bracket.failures.iter().filter(|it| !counted.contains(&it.0));
        ExplainedBracketView {
            points: pairing_points(bracket.score),
            moved_down: self.all(&bracket.moved_down),
            residents: self.all(&bracket.residents),
            pairs: pairs.collect(),
            floats: floats.collect(),
            failures: failures.map(|it| pairing_failure(self.messages, it.0, &it.1)).collect(),
        }
    }

    fn breach(&self, difference: &Difference, draft: &RoundDrafted) -> BreachView {
        let bye = draft.byes.iter().find(|it| it.left_over);
        let bye = bye.and_then(|it| self.place(&it.player));
        let (absolute, players) = match difference.breach {
            // Whether he plays is for the arbiter to say.
            Breach::NotThere(it) | Breach::NotPairedOnce(it) => (false, vec![it]),
            Breach::ByeAgain(it) => (true, vec![it]),
            Breach::MetBefore(one, other)
            | Breach::Forbidden(one, other)
            | Breach::SameColor(one, other) => (true, vec![one, other]),
            Breach::Colors(one, other) => (false, vec![one, other]),
            Breach::ByeScore { .. } => (false, bye.into_iter().collect()),
            Breach::NotToBeCompleted | Breach::Quality { .. } | Breach::Order => (false, vec![]),
        };
        let players = self.all(&players);
        let expected = difference.expected.iter().flat_map(|it| &it.games);
        let expected: Vec<(String, String)> =
            expected.map(|(white, black)| (self.id(*white), self.id(*black))).collect();
        let is_of = |white: &str, black: &str| match players.as_slice() {
            [] => !expected
                .iter()
                .any(|it| (it.0 == white && it.1 == black) || (it.0 == black && it.1 == white)),
            some => some.iter().any(|it| it == white || it == black),
        };
        let boards = (1..).zip(&draft.pairings).filter(|(_, it)| is_of(&it.white, &it.black));
        BreachView {
            criterion: difference.breach.criterion(),
            absolute,
            boards: boards.map(|(board, _)| board).collect(),
            players: players.clone(),
            sentence: pairing_breach(self.messages, difference, bye, |it| self.name(it)),
        }
    }
}
