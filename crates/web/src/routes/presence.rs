//! Who is there and who is not, for a whole round at once: what an arbiter could record board by board.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::Path;
use axum::http::StatusCode;
use board::{ByColor, Color};
use futures_util::future::join_all;
use laws::event::Happening;
use laws::game::Phase;
use messages::{Args, Messages};
use store::Author;
use transcript::{Deed, EventLine};

use super::rounds::BOARDS_MAX;
use crate::desk::{Act, Desk, LiveBoard, LiveEvent, Trouble, to_the_end};
use crate::event::with_absent;
use crate::play::Lines;
use crate::problem::Problem;
use crate::server::{ARBITERS, At, Body};
use crate::wire::PresenceRequest;

/// Marks who is there and who is not. Before the start this is how a board is set up; after it, that a player who was not there has come,
/// or that one who was marked as present is not there.
#[utoipa::path(post, path = "/v1/events/{event}/rounds/{round}/presence", tag = "events", security(("link" = [])),
    params(("event" = String, Path), ("round" = u32, Path)), request_body = PresenceRequest,
    responses((status = 204), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn mark(
    At(caller, event): At<LiveEvent, ARBITERS>,
    Path((_event, round)): Path<(String, u32)>,
    Body(request): Body<PresenceRequest>,
) -> Result<StatusCode, Problem> {
    if request.marks.len() > 2 * BOARDS_MAX {
        let found = request.marks.len().to_string();
        return Err(Problem::field(&caller.messages, "marks", &found));
    }
    let mut marks: BTreeMap<String, ByColor<Option<bool>>> = BTreeMap::new();
    for it in request.marks {
        marks.entry(it.game).or_default()[Color::from(it.side)] = Some(it.here);
    }
    let known = event.look(|it| {
        let boards = it.round(round)?.boards.iter();
        Some(boards.filter(|it| marks.contains_key(&it.game)).count())
    });
    if known != Some(marks.len()) {
        return Err(caller.not_found());
    }
    let marked = to_the_end(mark_all(Arc::clone(&caller.desk), caller.grant.author(), marks)).await;
    let marked = marked.map_err(|it| caller.told(&it))?;
    marked.map_err(|it| it.problem(&caller.messages))?;
    Ok(StatusCode::NO_CONTENT)
}

/// At which board nothing can be marked, and why.
struct NotMarked {
    at: Arc<LiveBoard>,
    why: Trouble,
}

impl NotMarked {
    fn problem(&self, messages: &Messages) -> Problem {
        let problem = self.why.problem(messages);
        let args = self.at.look(|it| {
            let (seat, header) = (it.seat(), &it.seat().header);
            let args = Args::new().set("board", u64::from(seat.board()));
            args.set("white", header.white.name.clone()).set("black", header.black.name.clone())
        });
        let args = args.set("why", problem.detail.to_string());
        let detail = messages.with("server-presence-board", &args).into();
        Problem { detail, ..problem }
    }
}

/// What there is to do at a board.
enum Step {
    /// Before the start: these are not there.
    SetUp(ByColor<bool>),
    /// After it.
    Record(Box<Act>),
}

/// Marks all of them, unless one cannot be marked.
async fn mark_all(
    desk: Arc<Desk>,
    author: Author,
    marks: BTreeMap<String, ByColor<Option<bool>>>,
) -> Result<Result<(), NotMarked>, Trouble> {
    let mut steps = Vec::with_capacity(marks.len());
    for (game, marks) in marks {
        let Some(board) = desk.board(&game) else { continue };
        if let Some(step) = step(&board, &author, marks) {
            if let Step::Record(act) = &step
                && let Err(why) = desk.preview(&board, act)
            {
                return Ok(Err(NotMarked { at: board, why }));
            }
            steps.push((board, step));
        }
    }
    let desk = &desk;
    let each = steps.iter().map(|(board, step)| async move {
        match step {
            Step::SetUp(away) => {
                desk.set_up_again(board, |header| with_absent(header, *away)).await
            }
            Step::Record(act) => desk.record(board, act, None).await.map(drop),
        }
    });
    join_all(each).await.into_iter().collect::<Result<(), Trouble>>().map(Ok)
}

/// What the marks change; nothing where the board knows it already.
fn step(board: &LiveBoard, author: &Author, marks: ByColor<Option<bool>>) -> Option<Step> {
    board.look(|table| {
        let game = table.game();
        let here = ByColor::from_fn(|side| game.is_present(side));
        let wanted = ByColor::from_fn(|side| marks[side].unwrap_or(here[side]));
        let changed: Vec<Color> =
            Color::ALL.into_iter().filter(|it| wanted[*it] != here[*it]).collect();
        if changed.is_empty() {
            return None;
        }
        if game.phase() == Phase::NotStarted {
            return Some(Step::SetUp(ByColor::from_fn(|side| !wanted[side])));
        }
        let line = |side: Color| {
            let happening = match wanted[side] {
                true => Happening::PlayerArrived(side),
                false => Happening::PlayerAbsent(side),
            };
            EventLine { stamp: None, assistant: false, deed: Deed::Plain(happening) }
        };
        let lines = Lines::by(author.clone(), changed.into_iter().map(line).collect());
        let act = Act::Lines(Lines { keeps_calls: true, ..lines });
        Some(Step::Record(Box::new(act)))
    })
}
