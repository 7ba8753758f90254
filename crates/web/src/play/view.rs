//! Where a game stands, as a role may see it.

use board::{Color, Piece, Setup};
use clock::{Instant, Mode, PeriodNumber, Schedule};
use laws::event::{Points, Score, Who};
use laws::game::{Game, Phase as LawPhase};
use laws::ruling::{Duty, Outcome, Question, Verdict};
use laws::{Choice, Discretion, ListedPenalty, Urgency};
use messages::{Args, Messages};
use notation::fen::{self, FenStyle};
use store::tournament::{BoardResult, Entered};
use tell::law::title_of;
use tell::words::{color_key, phrase};
use transcript::{OptionRecord, PenaltyRecord, QuestionRecord, move_text};

use super::badges::{badges, short_below_ms};
use super::course::Play;
use super::incidents::possible;
use super::open::{Asked, Unread};
use super::reader::Reader;
use super::share::Refused;
use super::table::{Table, default_time};
use crate::wire::{
    AdjournmentView, AnswerOption, BesidePiece, Clock, Counts, DefaultTime, DisplacedPiece,
    Display, DutyView, GameState, HallBoard, LastMove, MustRead, Offer, OnBoard, Otherwise,
    OutcomeView, PenaltyView, PerMove, Phase, Present, QuestionView, RefusedView, Side, SideCounts,
    Stage, TakenPiece, TouchedSquare, UrgencyView, Waiting, WaitingFor,
};

/// When a state holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment {
    pub(crate) seq: u64,
    pub(crate) at: Instant,
    pub(crate) server_ms: i64,
}

/// Where a game stands.
pub(crate) fn state(reader: Reader, play: &Play, moment: Moment) -> GameState {
    let game = &play.game;
    let setup = game.standing().setup();
    GameState {
        seq: moment.seq,
        phase: phase(play.phase()),
        now_ms: moment.at.since_start().get(),
        server_ms: moment.server_ms,
        fen: reader.fen(game),
        to_move: game.to_move().into(),
        in_check: !setup.kings_in_check(game.to_move()).is_empty(),
        board: on_board(game),
        last_move: last_move(game),
        clock: clock(game, moment.at),
        duties: if play.is_decided() { Vec::new() } else { duties(reader, game) },
        offer: game.offer().filter(|_| !play.is_over()).map(|it| Offer { by: it.side.into() }),
        calls: match reader.is_at_board() {
            true => play.calls(),
            false => Vec::new(),
        },
        taken: play.open.taken.clone().filter(|_| reader.is_at_board()),
        must_read: match reader.is_at_board() {
            true => must_read(play),
            false => Vec::new(),
        },
        present: Present {
            white: game.is_present(Color::White),
            black: game.is_present(Color::Black),
        },
        default_time: late(play),
        outcome: ended(&reader.messages, play),
        adjournment: AdjournmentView {
            ordered: game.adjournment().ordered().map(Side::from),
            sealed_by: game.adjournment().sealed_by().map(Side::from),
            resumed: game.adjournment().resumed().is_some(),
        },
        questions: match reader.is_arbiter() {
            true => questions(&reader.messages, play),
            false => Vec::new(),
        },
        counts: reader.is_arbiter().then(|| counts(game, moment.at)),
        incidents: match reader.is_arbiter() {
            true => possible(play),
            false => Vec::new(),
        },
        otherwise: reader.is_arbiter().then(|| otherwise(play)),
    }
}

/// What an arbiter can decide otherwise. After a result that was entered by hand nobody is given time either, and that result goes on
/// counting: it is corrected as it was entered.
fn otherwise(play: &Play) -> Otherwise {
    let game = &play.game;
    let by_hand = play.by_hand().is_score();
    let results = game.other_results().filter(|_| !by_hand).map(Score::text);
    let results: Vec<String> = results.collect();
    let penalties = game.possible_penalties().into_iter();
    let penalties = penalties.filter(|it| !(play.is_over() && it.kind.is_of_time()));
    let penalties = penalties.filter(|it| !(by_hand && it.kind.is_of_result()));
    Otherwise {
        play_on: game.is_over() && !by_hand,
        penalties: penalties.map(|it| it.article.to_string()).collect(),
        points: match game.is_over() || by_hand {
            true => results.clone(),
            false => Game::points_left().map(|it| it.text().to_owned()).to_vec(),
        },
        results,
    }
}

/// What has to be read, as long as there is a game to go on with.
fn must_read(play: &Play) -> Vec<MustRead> {
    if play.is_over() {
        return Vec::new();
    }
    let view =
        |it: &Unread| MustRead { entry: it.entry, by: it.by.clone(), sides: it.sides.clone() };
    play.open.unread.iter().map(view).collect()
}

pub(crate) fn phase(phase: LawPhase) -> Phase {
    match phase {
        LawPhase::NotStarted => Phase::NotStarted,
        LawPhase::Running => Phase::Running,
        LawPhase::Adjourned => Phase::Adjourned,
        LawPhase::Over => Phase::Over,
        LawPhase::Annulled => Phase::Annulled,
    }
}

/// The first field of a FEN.
pub(crate) fn placement(placement: &board::Placement) -> String {
    let setup = Setup { placement: *placement, ..Setup::INITIAL };
    let mut text = fen::write(&setup, FenStyle::default());
    text.truncate(text.find(' ').unwrap_or(text.len()));
    text
}

fn letter(piece: Piece) -> char {
    let letter = piece.role.letter();
    match piece.color {
        Color::White => letter.to_ascii_uppercase(),
        Color::Black => letter.to_ascii_lowercase(),
    }
}

fn on_board(game: &Game) -> OnBoard {
    let mut seen = OnBoard {
        placement: placement(game.board().placement()),
        touched: Vec::new(),
        displaced: Vec::new(),
        taken: Vec::new(),
        beside: game
            .board()
            .beside()
            .iter()
            .map(|(square, piece)| BesidePiece {
                piece: letter(*piece),
                square: square.to_string(),
            })
            .collect(),
        fallen: game.board().fallen().into_iter().map(|it| it.to_string()).collect(),
        adjusting: Vec::new(),
    };
    for color in Color::ALL {
        let (act, side) = (game.act(color), Side::from(color));
        seen.touched.extend(
            act.contacts().iter().map(|it| TouchedSquare { side, square: it.square.to_string() }),
        );
        seen.displaced.extend(act.displaced().iter().map(|it| DisplacedPiece {
            side,
            piece: letter(it.piece),
            from: it.from.map(|it| it.to_string()),
            at: it.at.to_string(),
            released: it.released,
        }));
        seen.taken.extend(act.taken().iter().map(|it| TakenPiece {
            side,
            piece: letter(it.piece),
            from: it.from.map(|it| it.to_string()),
        }));
        if act.is_adjusting() {
            seen.adjusting.push(side);
        }
    }
    seen
}

pub(crate) fn last_move(game: &Game) -> Option<LastMove> {
    let ply = game.history().last()?;
    let shown = ply.legal.map_or(ply.attempt, |it| it.attempt_with_king_target());
    Some(LastMove {
        side: ply.side.into(),
        from: shown.from.to_string(),
        to: shown.to.to_string(),
        san: move_text(&ply.before, ply.side, ply.attempt).0,
    })
}

/// Both displays at an instant.
pub(crate) fn clock(game: &Game, at: Instant) -> Option<Clock> {
    let device = game.clock()?;
    let face = device.face(at).ok()?;
    let display = |side: Color| Display {
        ms: face.sides[side].time.get(),
        flag: face.sides[side].flag == clock::Flag::Down,
        delay_ms: face.sides[side].delay_left.map(clock::Millis::get),
        stage: stage(device.setting().control.of(side), face.sides[side].period),
    };
    Some(Clock {
        white: display(Color::White),
        black: display(Color::Black),
        running: face.running.map(Side::from),
        zero_at_ms: device.next_zero().map(|it| it.since_start().get()),
    })
}

fn stage(schedule: &Schedule, period: PeriodNumber) -> Stage {
    let until = schedule.moves_by_end_of(period);
    let next = until.and_then(|_| schedule.period(period.next()));
    let mode = schedule.period(period).map_or(Mode::Plain, |it| it.mode);
    Stage {
        period: period.get(),
        until_move: until.map(|it| it.0),
        next_ms: next.map(|it| it.time.get()),
        per_move: match mode {
            Mode::Plain => PerMove::None,
            Mode::Fischer(_) => PerMove::Increment,
            Mode::Bronstein(_) => PerMove::Bronstein,
            Mode::Delay(_) => PerMove::Delay,
            Mode::Hourglass => PerMove::Hourglass,
        },
        per_move_ms: mode.bonus().get(),
    }
}

fn duties(reader: Reader, game: &Game) -> Vec<DutyView> {
    let position = game.standing().setup();
    let write = tell::move_writer(&reader.messages, &position);
    let mut duties = Vec::new();
    for color in Color::ALL {
        for duty in game.duty(color).into_iter().chain(game.other_duties(color)) {
            let said = Verdict::Must { who: color.into(), duty: duty.clone() };
            let moves = match reader.is_arbiter() && duty.binds_move() && game.to_move() == color {
                true => game
                    .allowed_moves()
                    .iter()
                    .map(|it| move_text(&position, color, it.attempt()).0)
                    .collect(),
                false => Vec::new(),
            };
            duties.push(DutyView {
                side: color.into(),
                duty: duty_words(duty),
                binds_move: duty.binds_move(),
                sentence: phrase(&reader.messages, &said.phrase(&write)),
                moves,
            });
        }
    }
    duties
}

/// The words of transcripts for what binds a piece; else nothing.
fn duty_words(duty: &Duty) -> String {
    match duty {
        Duty::MovePiece(square) => format!("move {square}"),
        Duty::Capture(square) => format!("capture {square}"),
        Duty::CaptureWith { target, with } => format!("capture {target} with {with}"),
        Duty::Promote { square, .. } => format!("promote {square}"),
        Duty::AnyMove => "move".to_owned(),
        _ => String::new(),
    }
}

fn late(play: &Play) -> Option<DefaultTime> {
    let game = &play.game;
    let at = default_time(game).filter(|_| !play.is_decided())?;
    let late = Color::ALL.into_iter().filter(|it| !game.is_present(*it)).map(Side::from);
    Some(DefaultTime { at_ms: at.since_start().get(), late: late.collect() })
}

pub(crate) fn outcome(messages: &Messages, outcome: &Outcome) -> OutcomeView {
    let result = BoardResult::of_game(outcome);
    OutcomeView {
        result: result.map(|it| it.score.text()),
        from: result.map(|it| it.source.into()),
        by_hand: false,
        white: outcome.points(Color::White).map(Points::text),
        black: outcome.points(Color::Black).map(Points::text),
        reason: outcome.reason.id().to_owned(),
        sentence: phrase(messages, &outcome.phrase()),
        rated: outcome.is_rated(),
    }
}

/// How it ended: at the board, or by what was entered by hand.
fn ended(messages: &Messages, play: &Play) -> Option<OutcomeView> {
    let own = play.game.outcome().map(|it| outcome(messages, it));
    let (said, score) = match play.by_hand() {
        Entered::Nothing => return own,
        // A result that is open by hand says something only where the game has come to one.
        Entered::Open => ("open", own.map(|_| None)?),
        Entered::Score(score) => (play.result()?.source.id(), Some(score)),
    };
    let points = |side| score.map(|it| it.points[side].text());
    Some(OutcomeView {
        result: score.map(|it| it.text()),
        from: play.result().map(|it| it.source.into()),
        by_hand: true,
        white: points(Color::White),
        black: points(Color::Black),
        reason: said.to_owned(),
        sentence: messages.with("server-result-said", &Args::new().set("source", said)),
        rated: score.is_some_and(|it| !it.forfeit),
    })
}

fn questions(messages: &Messages, play: &Play) -> Vec<QuestionView> {
    let edition = play.game.frame().edition();
    play.questions().map(|(it, asked)| question(messages, edition, play, it, asked)).collect()
}

fn question(
    messages: &Messages,
    edition: laws::Edition,
    play: &Play,
    question: &Question,
    asked: Option<&Asked>,
) -> QuestionView {
    let which = question.which;
    // Where it is asked about both players, the answer says whom it is about.
    let mut open = play.game.questions().iter();
    let is_other = |it: &Question| it.which == which && it.about != question.about;
    let named = which.names_offender() && open.any(is_other);
    let about = question.side().filter(|_| named).map(|it| format!("{it} ")).unwrap_or_default();
    let record = QuestionRecord::of(question, edition);
    let options = which.answers_in(edition).zip(record.options);
    let option = |(answer, option): (Choice, OptionRecord)| AnswerOption {
        option,
        words: messages.text(&answer.message_id()),
        line: format!("arbiter decides {which} {about}{}", answer.key().replace('-', " ")),
    };
    QuestionView {
        question: record.question,
        urgency: urgency(which),
        about: question.about.as_ref().map(|it| person(messages, it)),
        asked_seq: asked.map_or(0, |it| it.seq),
        asked_at_ms: asked.map_or(0, |it| it.at.since_start().get()),
        taken: asked.and_then(|it| it.taken.clone()),
        sentence: messages.text(&which.message_id()),
        articles: question.provision.article(edition).iter().map(ToString::to_string).collect(),
        options: options.map(option).collect(),
        default: record.default,
        penalties: penalties(messages, edition, which),
    }
}

/// The penalties from which an answer to this question may choose.
pub(crate) fn penalties(
    messages: &Messages,
    edition: laws::Edition,
    which: Discretion,
) -> Vec<PenaltyView> {
    let view = |it: &ListedPenalty| PenaltyView {
        penalty: PenaltyRecord::from(it),
        words: title_of(messages, edition, it.kind.provision()),
    };
    which.penalties(edition).iter().map(view).collect()
}

/// A player by the side, anybody else in words.
fn person(messages: &Messages, who: &Who) -> String {
    match who {
        Who::Player(side) => side.to_string(),
        other => tell::who(messages, other),
    }
}

fn urgency(which: Discretion) -> UrgencyView {
    match which.urgency() {
        Urgency::Blocks => UrgencyView::Blocks,
        Urgency::Waits => UrgencyView::Waits,
    }
}

fn counts(game: &Game, at: Instant) -> Counts {
    let face = game.clock().and_then(|it| it.face(at).ok());
    let of = |side: Color| SideCounts {
        illegal: game.counts().illegal[side],
        warned: game.counts().warned[side],
        knocks: game.counts().knocks[side],
        requests: game.counts().requests[side],
        made: game.history().made(side),
        completed: game.history().completed(side),
        counter: face.map_or(0, |it| it.sides[side].counter.0),
        period: face.map_or(1, |it| it.sides[side].period.get()),
    };
    Counts {
        white: of(Color::White),
        black: of(Color::Black),
        seen: game.seen(),
        plies_without_progress: game.standing().plies_without_progress(),
    }
}

/// A board in short, for the hall.
pub(crate) fn short(
    reader: Reader,
    table: &Table,
    refused: &[(Color, Refused)],
    server_ms: i64,
) -> HallBoard {
    let (seat, play) = (table.seat(), table.play());
    let game = &play.game;
    let at = table.instant(server_ms);
    let mut waiting = match reader.is_arbiter() {
        true => waiting(&reader.messages, &play, at),
        false => Vec::new(),
    };
    let heard = reader.is_arbiter() && !play.is_decided();
    for it in refused.iter().filter(|(_, it)| it.is_new && heard) {
        let since = table.instant(it.1.first_ms).since_start().get();
        waiting.push(waits(
            WaitingFor::Refused,
            refused_view(&reader.messages, it).sentence,
            since,
        ));
    }
    HallBoard {
        game: seat.game.clone(),
        round: seat.round(),
        board: seat.board(),
        white: seat.header.white.name.clone(),
        black: seat.header.black.name.clone(),
        seq: table.seq(),
        phase: phase(play.phase()),
        placement: placement(game.board().placement()),
        to_move: game.to_move().into(),
        last_move: last_move(game),
        clock: clock(game, at),
        now_ms: at.since_start().get(),
        server_ms,
        result: play.result().map(|it| it.score.text()),
        result_from: play.result().map(|it| it.source.into()),
        entered_by: None,
        results_only: false,
        default_time: late(&play),
        moved: {
            let moved = Color::ALL.into_iter().filter(|it| game.has_moved_in_session(*it));
            moved.map(Side::from).collect()
        },
        interrupted: reader.is_arbiter() && table.is_interrupted(),
        taken: play.open.taken.clone().filter(|_| reader.is_arbiter()),
        unread: match reader.is_arbiter() && !play.is_over() {
            true => play.open.readers(),
            false => Vec::new(),
        },
        short_below_ms: short_below_ms(game),
        badges: badges(reader, game),
        urgency: waiting.iter().map(weight).max().unwrap_or(0),
        waiting,
    }
}

/// Play that stands still comes before play that goes on, and a decision before a walk to the board.
fn weight(waiting: &Waiting) -> u8 {
    match (waiting.what, waiting.urgency) {
        (WaitingFor::Question, UrgencyView::Blocks) => 90,
        (WaitingFor::Flag, _) => 80,
        (WaitingFor::Call, _) => 70,
        (WaitingFor::Refused, _) => 60,
        (WaitingFor::Question, UrgencyView::Waits) => 40,
        (WaitingFor::Late, _) => 20,
    }
}

fn waiting(messages: &Messages, play: &Play, at: Instant) -> Vec<Waiting> {
    let game = &play.game;
    let questions = play.questions().filter(|_| !play.is_decided());
    let mut found: Vec<Waiting> = questions
        .map(|(it, asked)| Waiting {
            what: WaitingFor::Question,
            id: Some(it.which.to_string()),
            urgency: urgency(it.which),
            sentence: messages.text(&it.which.message_id()),
            since_ms: asked.map_or(0, |it| it.at.since_start().get()),
            entry: asked.map(|it| it.seq),
            taken: asked.and_then(|it| it.taken.clone()),
        })
        .collect();
    found.extend(play.calls().into_iter().map(|it| {
        let args = Args::new().set("side", color_key(it.by.into()));
        let sentence = match it.reason.is_empty() {
            true => messages.with("server-waiting-call", &args),
            false => messages.with("server-waiting-call-reason", &args.set("reason", &it.reason)),
        };
        let (entry, taken) = (Some(it.seq), it.taken);
        Waiting { entry, taken, ..waits(WaitingFor::Call, sentence, it.at_ms) }
    }));
    if play.phase() == LawPhase::Running
        && let Some(face) = game.clock().and_then(|it| it.face(at).ok())
        && let Some(side) =
            Color::ALL.into_iter().find(|it| face.sides[*it].flag == clock::Flag::Down)
    {
        let args = Args::new().set("side", color_key(side));
        let sentence = messages.with("server-waiting-flag", &args);
        found.push(waits(WaitingFor::Flag, sentence, at.since_start().get()));
    }
    if let Some(late) = late(play).filter(|_| play.phase() == LawPhase::Running) {
        for side in late.late {
            let args = Args::new().set("side", color_key(side.into()));
            found.push(waits(WaitingFor::Late, messages.with("server-waiting-late", &args), 0));
        }
    }
    found
}

/// What was refused to a side.
pub(crate) fn refused_view(messages: &Messages, (side, it): &(Color, Refused)) -> RefusedView {
    let args = Args::new().set("side", color_key(*side)).set("lines", it.lines);
    let sentence = messages.with("server-waiting-refused", &args);
    let side = Side::from(*side);
    RefusedView { side, lines: it.lines, first_ms: it.first_ms, last_ms: it.last_ms, sentence }
}

fn waits(what: WaitingFor, sentence: String, since_ms: u64) -> Waiting {
    let urgency = UrgencyView::Waits;
    Waiting { what, id: None, urgency, sentence, since_ms, entry: None, taken: None }
}
