//! Players, arbiters and those who watch: they do what their pages do, again and again, whatever the network does to it.

use std::sync::Arc;
use std::time::Duration;

use ::store::wire::v1::tournament::{ResultEntered, ResultWithdrawn};
use ::store::wire::v1::{AttentionAct, RecordedBy, TournamentBody, V1};
use ::store::{Author, Told};
use board::Color;
use laws::game::Phase;
use messages::{Language, Messages};
use transcript::{Deed, EventLine};

use super::super::{Act, Desk, LiveBoard, Trouble, lock};
use super::world::{Lost, World};
use crate::play::{Audience, Lines, Reader, Table, UnderWay, go_on_lines, player_may, read};
use crate::wire::Side;

/// What a server has acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Acknowledged {
    pub(super) game: String,
    pub(super) seq: u64,
    pub(super) line: String,
}

/// So often somebody tries again.
const TRIES: usize = 6;

impl World {
    /// Sends lines that rest on an entry, as a page does: if it is not known whether they were recorded, it looks.
    async fn tell(
        &self,
        game: &str,
        by: RecordedBy,
        mut seq: u64,
        lines: &[EventLine],
    ) -> Result<(), Lost> {
        let texts: Vec<String> = lines.iter().map(transcript::event_line).collect();
        for _ in 0..TRIES {
            let answer = self.send(game, by, seq, lines).await;
            match answer {
                Ok(Ok(recorded)) => {
                    let first = recorded - texts.len() as u64 + 1;
                    let told = texts.iter().zip(first..).map(|(line, seq)| Acknowledged {
                        game: game.to_owned(),
                        seq,
                        line: line.clone(),
                    });
                    let mut all = lock(&self.acknowledged);
                    all.extend(told);
                    return Ok(());
                }
                // The Laws, a share or a role refuse it: a person would do something else.
                Ok(Err(Trouble::Cannot(_))) => return Ok(()),
                Ok(Err(_)) | Err(Lost) => {
                    let Ok((_, board)) = self.board(game).await else { continue };
                    if self.way().await.is_err() {
                        continue;
                    }
                    if board.look(|it| has(it, seq, &texts)) {
                        return Ok(());
                    }
                    seq = board.look(Table::seq);
                }
            }
        }
        Err(Lost)
    }

    /// Enters a result, or takes it back; whether that was acknowledged.
    async fn enter(&self, event: &str, game: &str, result: Option<&str>) -> Result<(), Lost> {
        self.way().await?;
        let desk = self.desk().ok_or(Lost)?;
        let event = desk.event(event).ok_or(Lost)?;
        let game = game.to_owned();
        let said = match result {
            Some(result) => TournamentBody::ResultCorrected(ResultEntered {
                v: V1,
                game: game.clone(),
                result: Some(result.to_owned()),
                reason: None,
                who: Some("Anna".to_owned()),
            }),
            None => {
                let game = game.clone();
                TournamentBody::ResultWithdrawn(ResultWithdrawn {
                    v: V1,
                    game,
                    reason: None,
                    who: None,
                })
            }
        };
        desk.say(&event, |_| Ok(vec![said])).await.map_err(|_| Lost)?;
        desk.tell_result(&event, &game).await.map_err(|_| Lost)?;
        self.way().await
    }

    async fn send(
        &self,
        game: &str,
        by: RecordedBy,
        seq: u64,
        lines: &[EventLine],
    ) -> Result<Result<u64, Trouble>, Lost> {
        let (desk, board) = self.board(game).await?;
        let sides: Vec<Color> = Color::ALL.into_iter().filter(|it| by.is_of(*it)).collect();
        let under_way = match by {
            RecordedBy::Arbiter | RecordedBy::Server => UnderWay::default(),
            _ => {
                board.measured(&sides, self.chance.ms(1, 2_000));
                board.under_way(&sides, u32::try_from(self.chance.below(10_000)).unwrap_or(0))
            }
        };
        // Whoever starts a clock has seen that the players read.
        let told = Lines {
            under_way,
            though_unread: by == RecordedBy::Arbiter,
            ..Lines::by(by, lines.to_vec())
        };
        let act = Act::Lines(told);
        let answer = desk.record(&board, &act, Some(seq)).await.map(|it| it.seq());
        self.way().await?;
        Ok(answer)
    }
}

/// Are these lines there, after an entry?
fn has(table: &Table, after: u64, lines: &[String]) -> bool {
    let told = table.entries().iter().filter(|it| it.seq.0 > after && !table.is_struck(it.seq));
    let told: Vec<String> =
        told.filter_map(|it| Some(transcript::event_line(&it.event()?.line))).collect();
    lines.iter().all(|it| told.contains(it))
}

/// A player who plays what comes into his head.
pub(super) async fn play(world: Arc<World>, game: String, side: Color) {
    let by = match side {
        Color::White => RecordedBy::White,
        Color::Black => RecordedBy::Black,
    };
    for number in 1_u64.. {
        tokio::time::sleep(world.chance.ms(200, 6_000)).await;
        let Ok((desk, board)) = world.board(&game).await else { continue };
        let (seq, is_over, moves) = board.look(|it| {
            let game = it.game();
            let moves = match game.to_move() == side && game.phase() == Phase::Running {
                true => game.allowed_moves(),
                false => Vec::new(),
            };
            (it.seq(), game.is_over(), moves)
        });
        if is_over {
            return;
        }
        let line = match (world.chance.one_of(&moves), world.chance.below(10)) {
            (Some(it), 0..8) => format!("{side} plays {} and presses", it.attempt()),
            (_, 8) => format!("{side} offers draw"),
            // No other line is like this one: it can be told whether it was recorded twice.
            _ => format!("{side} calls arbiter \"{number}\""),
        };
        let Ok(line) = read(&line) else { continue };
        if player_may(&[side], &line).is_ok() {
            let _ = world.tell(&game, by, seq, &[line]).await;
        }
        let act = board.look(|it| attends(&world, it, side));
        let Some(act) = act else { continue };
        let _ = desk.record(&board, &Act::Attention { act, author: by.into() }, None).await;
    }
}

/// An arbiter who answers what is asked and sets right what stands still.
pub(super) async fn arbitrate(world: Arc<World>, game: String) {
    for number in 1_u64.. {
        tokio::time::sleep(world.chance.ms(1_000, 9_000)).await;
        let Ok((desk, board)) = world.board(&game).await else { continue };
        let seq = board.look(Table::seq);
        let lines = board.look(|it| needed(&world, it));
        match lines {
            Some(lines) => {
                let _ = world.tell(&game, RecordedBy::Arbiter, seq, &lines).await;
            }
            None if world.chance.happens(3) && seq > 4 => {
                let to = seq - 1 - world.chance.below(3);
                let (reason, author) = ("as it was".to_owned(), arbiter());
                let act = Act::Correction { to, reason, author };
                let _ = desk.record(&board, &act, Some(seq)).await;
            }
            None if world.chance.happens(8) => put_right(&world, &desk, &board, number).await,
            None => {}
        }
        let act = board.look(|it| minded(&world, it));
        let Some(act) = act else { continue };
        let _ = desk.record(&board, &Act::Attention { act, author: arbiter() }, None).await;
    }
}

/// An arbiter finds that an earlier entry was wrong, and says what happened instead.
async fn put_right(world: &World, desk: &Arc<Desk>, board: &Arc<LiveBoard>, number: u64) {
    let before = board.look(Table::clone);
    let Some((entry, line)) = instead(world, &before, number) else { return };
    // No other is put right for this reason: it can be told whether it was.
    let (reason, author) = (format!("wrong, number {number}"), arbiter());
    let act = Act::Replacement { entry, line: line.clone(), reason: reason.clone(), author };
    let previewed = desk.preview(board, &act).map(|it| it.entries.len());
    let done = desk.record(board, &act, Some(before.seq())).await;
    let is_done = match done {
        Ok(change) => {
            let length = change.seq() - before.seq();
            assert_eq!(previewed.ok().map(|it| it as u64), Some(length), "as it was shown");
            // Somebody else may have gone on already.
            if let Some(after) = board.look(|it| (it.seq() == change.seq()).then(|| it.clone())) {
                super::holds::put_right(&before, &after, entry, &line);
            }
            true
        }
        Err(Trouble::Cannot(_) | Trouble::Conflict { .. }) => false,
        // It is not known.
        Err(_) => return,
    };
    lock(&world.put_right).insert((board.game.clone(), reason), is_done);
}

/// An entry of which an arbiter may say that it was wrong, and what happened instead.
fn instead(world: &World, table: &Table, number: u64) -> Option<(u64, EventLine)> {
    let stands: Vec<u64> = standing(table).map(|it| it.seq.0).collect();
    let late = stands.get(stands.len().saturating_sub(12)..)?;
    let entry = *world.chance.one_of(late)?;
    let told = standing(table).find(|it| it.seq.0 == entry)?;
    let event = told.event()?;
    let game = |entry: u64| table.log().record().as_after(entry).ok();
    let before = game(entry - 1)?;
    // Whoever says that a clock was not stopped says that it ran, whether the server was there or not.
    if before.running().is_some() && game(entry)?.running().is_none() {
        return None;
    }
    let line = match event.line.deed {
        Deed::Plays { side, .. } if world.chance.happens(70) => {
            let moves = before.allowed_moves();
            format!("{side} plays {} and presses", world.chance.one_of(&moves)?.attempt())
        }
        _ if world.chance.happens(50) => format!("white calls arbiter \"instead, {number}\""),
        _ => return Some((entry, event.line.clone())),
    };
    Some((entry, read(&line).ok()?))
}

/// What happened at a board and stands.
pub(super) fn standing(table: &Table) -> impl Iterator<Item = &Arc<Told>> {
    table.entries().iter().filter(|it| it.event().is_some() && !table.is_struck(it.seq))
}

fn arbiter() -> Author {
    Author { by: RecordedBy::Arbiter, who: Some("Jana".to_owned()) }
}

/// What a player does about his calls and what he has to read.
fn attends(world: &World, table: &Table, side: Color) -> Option<AttentionAct> {
    let (open, side) = (table.play().open, Side::from(side));
    let unread = open.unread.iter().find(|it| it.sides.contains(&side));
    if let Some(unread) = unread.filter(|_| world.chance.happens(60)) {
        return Some(AttentionAct::Read { entry: unread.entry, side });
    }
    let calls = open.calls.in_order();
    let own = calls.iter().find(|it| it.by == side).filter(|_| world.chance.happens(20));
    own.map(|it| AttentionAct::CallWithdrawn { call: it.seq })
}

/// What an arbiter does beside ruling.
fn minded(world: &World, table: &Table) -> Option<AttentionAct> {
    let open = table.play().open;
    let calls = open.calls.in_order();
    let call = calls.first().map(|it| it.seq);
    match world.chance.below(12) {
        0 => Some(AttentionAct::BoardTaken),
        1 => Some(AttentionAct::BoardLeft),
        2 => call.map(|call| AttentionAct::CallTaken { call }),
        3 => call.map(|call| AttentionAct::CallClosed { call }),
        4 => Some(AttentionAct::MustRead { entry: table.seq() }),
        5 => open.asked.first().map(|it| AttentionAct::QuestionTaken {
            question: it.which.to_string(),
            entry: it.seq,
        }),
        6 => open.unread.first().map(|it| AttentionAct::NotAwaited { entry: it.entry }),
        _ => None,
    }
}

/// Somebody who enters results by hand and takes them back, as his page does: if it is not known what became of it, he says it again.
pub(super) async fn enter_results(world: Arc<World>, event: String, game: String) {
    let mut result = None;
    loop {
        tokio::time::sleep(match result {
            None => world.chance.ms(5_000, 60_000),
            Some(_) => world.chance.ms(1_000, 20_000),
        })
        .await;
        let next = match (result, world.chance.below(4)) {
            (Some(_), 1..) => None,
            (_, 0) => Some("+/-"),
            (_, 1) => Some("½-½"),
            _ => Some("1-0"),
        };
        lock(&world.results).remove(&game);
        if world.enter(&event, &game, next).await.is_ok() {
            lock(&world.results).insert(game.clone(), next);
            result = next;
        }
    }
}

/// What an arbiter would say to this.
fn needed(world: &World, table: &Table) -> Option<Vec<EventLine>> {
    if table.log().entered().is_score() {
        return None;
    }
    let game = table.game();
    if let Some(side) = table.interrupted() {
        return Some(go_on_lines(side));
    }
    let line = if let Some(question) = game.questions().first() {
        format!("arbiter decides {}", question.which)
    } else if game.phase() == Phase::NotStarted {
        "round starts".to_owned()
    } else if game.is_over() {
        return None;
    } else if game.running().is_none() {
        format!("arbiter starts {}", game.to_move())
    } else if world.chance.happens(5) {
        "arbiter stops clock".to_owned()
    } else {
        return None;
    };
    Some(vec![read(&line).ok()?])
}

/// What somebody who watches knows in the end.
pub(super) struct Watched {
    pub(super) game: String,
    pub(super) seq: u64,
    pub(super) text: Option<String>,
}

/// Somebody who watches until he is told that it is enough.
pub(super) async fn watch(
    world: Arc<World>,
    game: String,
    audience: Audience,
    mut enough: tokio::sync::watch::Receiver<bool>,
) -> Watched {
    let reader = Reader { audience, messages: Messages::new(Language::English) };
    let mut watched = Watched { game, seq: 0, text: None };
    loop {
        let Ok((_, board)) = world.board(&watched.game).await else {
            tokio::time::sleep(Duration::from_millis(500)).await;
            continue;
        };
        let mut changes = board.watch();
        watched.seq = board.look(Table::seq);
        check_view(reader, &board);
        drop(board);
        loop {
            tokio::select! {
                biased;
                change = changes.recv() => match change {
                    Ok(change) if change.seq() > watched.seq => {
                        watched.seq = change.seq();
                        let text = change.text(reader).to_string();
                        super::holds::nothing_forbidden(audience, &text);
                        watched.text = Some(text);
                    }
                    Ok(_) => {}
                    // Too slow, or the server has gone: connect again.
                    Err(_) => break,
                },
                _ = enough.wait_for(|it| *it) => return watched,
            }
        }
    }
}

fn check_view(reader: Reader, board: &LiveBoard) {
    board.look(|table| {
        let entries = reader.entries(table, 0);
        let text = serde_json::to_string(&entries).unwrap_or_default();
        super::holds::nothing_forbidden(reader.audience, &text);
    });
}
