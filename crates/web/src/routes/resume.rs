//! After a time that the server missed: every clock that ran runs again, with the readings that were proven.

use std::sync::Arc;

use axum::Json;
use board::Color;
use futures_util::future::join_all;
use serde::Serialize;
use store::Author;
use utoipa::ToSchema;

use crate::desk::{Act, Desk, LiveBoard, LiveEvent, Trouble, to_the_end};
use crate::play::{CannotRecord, Lines, go_on_lines};
use crate::problem::Problem;
use crate::server::{ARBITERS, At};

/// How many boards went on.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct Resumed {
    resumed: usize,
}

/// Goes on with every board whose clock a restart, a sleep or a long stall of the server has stopped: the readings stand.
#[utoipa::path(post, path = "/v1/events/{event}/resume", tag = "events", security(("link" = [])),
    params(("event" = String, Path)),
    responses((status = 200, body = Resumed), (status = 403, body = Problem)))]
pub(super) async fn resume(
    At(caller, event): At<LiveEvent, ARBITERS>,
) -> Result<Json<Resumed>, Problem> {
    let games = event.look(|it| it.games().map(str::to_owned).collect::<Vec<_>>());
    let boards = games.iter().filter_map(|it| caller.desk.board(it));
    let boards: Vec<(Arc<LiveBoard>, Color, u64)> = boards
        .filter_map(|it| {
            let (side, seq) = it.look(|it| (it.interrupted(), it.seq()));
            Some((it, side?, seq))
        })
        .collect();
    let (desk, author) = (Arc::clone(&caller.desk), caller.grant.author());
    let resumed = go_on(desk, author, boards).await.map_err(|it| caller.told(&it))?;
    Ok(Json(Resumed { resumed }))
}

/// A board that cannot go on yet stays as it is.
async fn go_on(
    desk: Arc<Desk>,
    author: Author,
    boards: Vec<(Arc<LiveBoard>, Color, u64)>,
) -> Result<usize, Trouble> {
    to_the_end(async move {
        let each = boards.iter().map(|(board, side, seq)| {
            let lines = Lines::by(author.clone(), go_on_lines(*side));
            let act = Act::Lines(Lines { keeps_calls: true, ..lines });
            let desk = &desk;
            async move { desk.record(board, &act, Some(*seq)).await }
        });
        join_all(each).await.into_iter().try_fold(0, |count, it| match it {
            Ok(_) => Ok(count + 1),
            // Somebody decides something else, or the players have something to read first.
            Err(Trouble::Conflict { .. } | Trouble::Cannot(CannotRecord::Unread { .. })) => {
                Ok(count)
            }
            Err(why) => Err(why),
        })
    })
    .await
}
