//! What has to hold whatever players do: the checks of the simulator.

use board::{Color, Piece, Role};
use clock::{Instant, Millis, Mode};
use jadoube_laws::event::*;
use jadoube_laws::game::{Configuration, Game};
use jadoube_laws::ruling::{IllegalKind, Proposal, Question, Reason, ResultOf, Ruling, Verdict};
use jadoube_laws::{Discretion, Supervision, Urgency, apply, rule};

pub(crate) fn check_rulings(event: &Event, rulings: &[Ruling], was_over: bool) {
    assert!(!rulings.is_empty(), "no answer to {event:?}");
    let alone =
        |it: &Ruling| matches!(it.verdict(), Verdict::Note { what, .. } if what.is_nothing());
    let nothing = rulings.iter().any(alone);
    assert!(!nothing || rulings.len() == 1, "nothing follows, and more: {rulings:?}");
    for ruling in rulings {
        assert!(!ruling.articles().is_empty(), "no article: {ruling:?} after {event:?}");
    }
    let count =
        |wanted: fn(&Verdict) -> bool| rulings.iter().filter(|it| wanted(it.verdict())).count();
    let overs = count(|it| matches!(it, Verdict::GameOver { .. }));
    let annulled = count(|it| matches!(it, Verdict::Annul { .. }));
    let decided =
        matches!(event.what, Happening::ArbiterDecided(_) | Happening::ResultSigned { .. });
    assert!(overs + annulled <= 1, "two ends of one game: {rulings:?} after {event:?}");
    // A mate by a move that broke Article 4 did not end the game: noticed later, play goes on (5.1.1).
    let reopened = matches!(
        event.what,
        Happening::IrregularityNoticed(Notice { what: Irregular::TouchMove, .. })
    );
    if was_over && !decided && !reopened {
        let acts = count(|it| {
            matches!(
                it,
                Verdict::GameOver { .. }
                    | Verdict::Restore { .. }
                    | Verdict::Time { .. }
                    | Verdict::IllegalCompleted { .. }
                    | Verdict::StartClock(_)
            )
        });
        assert_eq!(acts, 0, "a game that is over stays over: {rulings:?} after {event:?}");
    }
    if let Some(end) =
        rulings.iter().position(|it| matches!(it.verdict(), Verdict::GameOver { .. }))
    {
        for later in &rulings[end + 1..] {
            let goes_on = matches!(
                later.verdict(),
                Verdict::Made { .. }
                    | Verdict::Restore { .. }
                    | Verdict::StartClock(_)
                    | Verdict::IllegalCompleted { .. }
                    | Verdict::PlayOn { .. }
            );
            assert!(!goes_on, "play after the end: {rulings:?} after {event:?}");
        }
    }
    let upheld = count(|it| matches!(it, Verdict::ClaimUpheld(_)));
    let rejected = count(|it| matches!(it, Verdict::ClaimRejected(_) | Verdict::ClaimBarred(_)));
    assert!(upheld == 0 || rejected == 0, "right and wrong at once: {rulings:?}");
}

/// A move that obeyed Article 3 is never counted as illegal but for two hands, whatever it broke of Article 4: neither
/// told with its press, nor when the press is told by itself.
pub(crate) fn check_illegal(was: &Game, event: &Event, rulings: &[Ruling]) {
    let Happening::MovePlayed(played) = &event.what else { return };
    let legal = was.to_move() == played.side && was.standing().legal_move(played.attempt).is_ok();
    let nothing_open = was.history().plies().iter().all(|it| it.fault.is_none());
    if !legal || !nothing_open {
        return;
    }
    let illegal = |it: &Ruling| match it.verdict() {
        Verdict::IllegalCompleted { kind, .. } => *kind != IllegalKind::TwoHands,
        _ => false,
    };
    assert!(!rulings.iter().any(illegal), "a legal move: {rulings:?} after {event:?}");
    if played.press.is_some() || was.running() != Some(played.side) {
        return;
    }
    let mut pressed = was.clone();
    let press = Pressed { side: played.side, by: Presser::Player, hand: Hand::Unknown };
    let at = event.at;
    if pressed.record(event).is_ok()
        && let Ok(rulings) = pressed.record(&Event::new(at, Happening::ClockPressed(press)))
    {
        assert!(!rulings.iter().any(illegal), "pressed: {rulings:?} after {event:?}");
    }
}

/// A king that is said to go somewhere moves no rook, unless it castles by the Laws or the rook is named.
pub(crate) fn check_rooks(was: &Game, event: &Event, rulings: &[Ruling], game: &Game) {
    let Happening::MovePlayed(Played { side, attempt, .. }) = &event.what else { return };
    let piece = |it| was.standing().piece_at(it);
    let at_rest = Color::ALL.into_iter().all(|it| was.act(it).is_idle());
    let (king, rook) = (Piece::new(*side, Role::King), Piece::new(*side, Role::Rook));
    let castles = was.standing().legal_move(*attempt).is_ok() || piece(attempt.to) == Some(rook);
    let put_right = rulings.iter().any(|it| {
        matches!(
            it.verdict(),
            Verdict::Restore { .. } | Verdict::Must { .. } | Verdict::Made { .. }
        )
    });
    if piece(attempt.from) != Some(king) || castles || put_right || !at_rest {
        return;
    }
    let rooks = |game: &Game| game.board().placement().of(*side, Role::Rook);
    assert_eq!(rooks(was), rooks(game), "a rook moved: {rulings:?} after {event:?}");
}

pub(crate) type Before = (Option<board::ByColor<Millis>>, Option<Color>, Instant, bool);

/// Where nobody touched the clock, the running display lost what passed and the other nothing.
pub(crate) fn check_time(
    configuration: &Configuration,
    event: &Event,
    rulings: &[Ruling],
    before: Before,
    game: &Game,
) {
    let plain = configuration.control().is_some_and(|it| {
        !it.of(Color::White).periods().iter().any(|it| matches!(it.mode, Mode::Delay(_)))
    });
    let clock_event = matches!(
        event.what,
        Happening::ClockPressed(_)
            | Happening::ClockStopped(_)
            | Happening::ClockStarted { .. }
            | Happening::ClockSet(_)
            | Happening::MovePlayed(_)
            | Happening::ClockFaultFound(_)
    );
    let clock_ruling = rulings.iter().any(|it| {
        matches!(
            it.verdict(),
            Verdict::Time { .. }
                | Verdict::SetTimes(_)
                | Verdict::NextPeriod { .. }
                | Verdict::SetUp { .. }
                | Verdict::SetIncrement(_)
        )
    });
    let (Some(old), running, then, _) = before else { return };
    if !plain || clock_event || clock_ruling {
        return;
    }
    let passed = event.at.since(then).expect("time goes on");
    let new = game.times().expect("a clock");
    for side in Color::ALL {
        let expected = match running {
            Some(it) if it == side => old[side].saturating_sub(passed),
            _ => old[side],
        };
        assert_eq!(new[side], expected, "{side} after {event:?} with {rulings:?}");
    }
}

/// While a question is open that play waits for, no clock runs.
pub(crate) fn check_questions(event: &Event, rulings: &[Ruling], game: &Game) {
    let blocks = |it: &&Question| it.which.urgency() == Urgency::Blocks;
    let open = game.questions().iter().find(blocks);
    if let (Some(open), Some(side), false) = (open, game.running(), game.is_over()) {
        panic!("{side} loses time while {} is open: {rulings:?} after {event:?}", open.which);
    }
}

/// A win that the arbiter enters without a reason is one that the position does not exclude (6.9).
pub(crate) fn check_result(event: &Event, rulings: &[Ruling], game: &Game) {
    let entered = matches!(&event.what, Happening::ArbiterDecided(it) if it.reason.is_none());
    let by_decision = rulings.iter().find_map(|it| match it.verdict() {
        Verdict::GameOver { outcome, .. } if outcome.reason == Reason::ArbitersDecision => {
            match outcome.result {
                ResultOf::Score(score) => Some(score),
                ResultOf::Pending | ResultOf::Annulled => None,
            }
        }
        _ => None,
    });
    let (true, Some(score), Some(position)) = (entered, by_decision, game.standing().position())
    else {
        return;
    };
    for side in Color::ALL.into_iter().filter(|&it| score.points[it] == Points::One) {
        let answer = winnability::can_mate(position, side, winnability::Budget::DEFAULT);
        let excluded = matches!(answer, winnability::Winnability::CannotMate(_));
        let mated = !position.has_legal_move() && position.is_check() && position.turn() != side;
        assert!(!excluded || mated, "{side} cannot mate: {rulings:?} after {event:?}");
    }
}

/// A rook that was set up wrongly never castles, nor, without full supervision, a king that was.
pub(crate) fn check_castling(game: &Game) {
    let pace_has_window = game.frame().regime().pace() != jadoube_laws::Pace::Standard
        && game.frame().regime().supervision() == Supervision::Limited;
    let plies = game.history().plies();
    let barred = game.setting_up().castling_barred();
    for ply in plies {
        let rights = ply.before.castling_rooks & barred;
        assert!(rights.is_empty(), "{} may castle with what was set up wrongly", ply.side);
    }
    let castled = |side: Color| {
        let mut own = plies.iter().filter(|it| it.side == side);
        own.any(|it| it.legal.is_some_and(|it| it.castling_wing().is_some()))
    };
    for side in Color::ALL {
        let barred = pace_has_window && game.setting_up().king_misplaced(side);
        assert!(!barred || !castled(side), "{side} castled with a king set up wrongly");
    }
}

/// No display gains more than rulings and the increment of one press, and no period begins or is taken back without
/// a ruling that says so. Whoever has completed the moves of a period is not left in it by an electronic clock.
pub(crate) fn check_periods(
    configuration: &Configuration,
    event: &Event,
    rulings: &[Ruling],
    before: Option<board::ByColor<Millis>>,
    game: &Game,
) {
    let (Some(before), Some(now)) = (before, game.times()) else { return };
    let set = |it: &Ruling| matches!(it.verdict(), Verdict::SetTimes(_) | Verdict::SetUp { .. });
    if game.is_over() || matches!(event.what, Happening::ClockSet(_)) || rulings.iter().any(set) {
        return;
    }
    // What a press brought is settled with the answer.
    let open =
        [Discretion::CaseNotCovered, Discretion::PromotionPutRight, Discretion::StartedWithoutMove];
    let asks = |it: &Ruling| matches!(it.verdict(), Verdict::Ask(it) if open.contains(&it.which));
    if rulings.iter().any(asks) {
        return;
    }
    let control = configuration.control().expect("a control");
    for side in Color::ALL {
        let bonus = control.of(side).periods().iter().map(|it| it.mode.bonus()).max();
        let increment = rulings.iter().filter_map(|it| match it.verdict() {
            Verdict::SetIncrement(it) => Some(*it),
            _ => None,
        });
        let given = rulings.iter().filter_map(|it| match it.verdict() {
            Verdict::Time { side: of, span } if *of == side && !span.is_less() => {
                Some(span.amount())
            }
            Verdict::NextPeriod { side: of, added } if *of == side => Some(*added),
            // The press that is undone in the same breath had brought it.
            Verdict::Ask(question) => match &question.proposal {
                Some(Proposal::Restored(readings)) => readings.periods[side].first().copied(),
                _ => None,
            },
            _ => None,
        });
        let most: Millis = given.chain(increment).chain(bonus).sum::<Millis>()
            // After the increment was raised (III.4) every press brings more.
            + Millis::from_seconds(10);
        assert!(
            now[side] <= before[side] + most,
            "{side} had {} and has {}: {rulings:?} after {event:?}",
            before[side],
            now[side]
        );
    }
}

pub(crate) fn check_replay(start: &Game, end: &Game, record: &[(Event, Vec<Ruling>)]) {
    let mut game = start.clone();
    for (event, rulings) in record {
        let again = rule(&game, event).expect("it happened before");
        assert_eq!(again, *rulings, "another ruling in the replay of {event:?}");
        game = apply(&game, event, rulings).expect("it happened before");
    }
    assert_eq!(game, *end, "the replay leads elsewhere");
}
