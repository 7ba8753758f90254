//! Players who keep the Laws and players who do not, by chance but always the same: whatever they do, the engine
//! answers, every ruling cites an article, rulings do not contradict each other, a replay agrees, and time is
//! conserved.
//!
//! `JADOUBE_SIMULATED_EVENTS` sets the number of events per edition.

use board::{Attempt, Color, Piece, PromotionRole, Role, Square};
use clock::{Instant, Millis, Mode, Moves, Period, Quota, TimeControl};
use jadoube_laws::event::*;
use jadoube_laws::game::{Configuration, DeadPositions, Game};
use jadoube_laws::regulations::{ArbiterWatch, DrawAgreement, GuidelineIii, Regulations};
use jadoube_laws::rulebook::{MovesEach, ResultBy, Seconds};
use jadoube_laws::ruling::{Ruling, Span, Verdict};
use jadoube_laws::{Discretion, Edition, Supervision, apply, rule};

const EVENTS_PER_GAME: usize = 120;

#[test]
fn whatever_players_do_the_rulings_hold_together() {
    let wanted = std::env::var("JADOUBE_SIMULATED_EVENTS");
    let events = wanted.ok().and_then(|it| it.parse().ok()).unwrap_or(4_000);
    for edition in Edition::ALL {
        let mut chance = Chance(0x9e37_79b9_7f4a_7c15 ^ edition as u64);
        let mut done = 0;
        while done < events {
            done += simulate(edition, &mut chance);
        }
    }
}

/// One game; returns how many events it had.
fn simulate(edition: Edition, chance: &mut Chance) -> usize {
    let configuration = configuration(edition, chance);
    let start = Game::new(&configuration).expect("a game");
    let mut game = start.clone();
    let mut record: Vec<(Event, Vec<Ruling>)> = Vec::new();
    let mut now = 0_u64;
    for _ in 0..EVENTS_PER_GAME {
        now += chance.below(40_000);
        let at = Instant::after_start(Millis::new(now));
        let event = Event::new(at, happening(&game, chance));
        let before = (game.times(), game.running(), game.now(), game.is_over());
        let Ok(rulings) = game.record(&event) else {
            now = game.now().since_start().get();
            continue;
        };
        check_rulings(&event, &rulings, before.3);
        check_time(&configuration, &event, &rulings, before, &game);
        record.push((event, rulings));
    }
    check_replay(&start, &game, &record);
    EVENTS_PER_GAME
}

fn check_rulings(event: &Event, rulings: &[Ruling], was_over: bool) {
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

type Before = (Option<board::ByColor<Millis>>, Option<Color>, Instant, bool);

/// Where nobody touched the clock, the running display lost what passed and the other nothing.
fn check_time(
    configuration: &Configuration,
    event: &Event,
    rulings: &[Ruling],
    before: Before,
    game: &Game,
) {
    let plain = configuration.control.as_ref().is_some_and(|it| {
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

fn check_replay(start: &Game, end: &Game, record: &[(Event, Vec<Ruling>)]) {
    let mut game = start.clone();
    for (event, rulings) in record {
        let again = rule(&game, event).expect("it happened before");
        assert_eq!(again, *rulings, "another ruling in the replay of {event:?}");
        game = apply(&game, event, rulings).expect("it happened before");
    }
    assert_eq!(game, *end, "the replay leads elsewhere");
}

fn configuration(edition: Edition, chance: &mut Chance) -> Configuration {
    let mut regulations = Regulations::usual();
    if chance.one_in(3) {
        regulations.arbiter_watch = Some(ArbiterWatch::Reported);
    }
    if chance.one_in(3) {
        regulations.supervision = Some(Supervision::Full);
    }
    if chance.one_in(5) {
        regulations.draw_agreement = DrawAgreement::After(MovesEach(30));
    }
    if chance.one_in(4) {
        regulations.guideline_iii = vec![GuidelineIii::Claim, GuidelineIii::Increment];
    }
    regulations.default_time = Some(Seconds(1800));
    let minutes = [3, 10, 15, 25, 90][chance.below(5) as usize];
    let mode = match chance.below(4) {
        0 => Mode::Fischer(Millis::from_seconds(10)),
        1 => Mode::Delay(Millis::from_seconds(5)),
        _ => Mode::Plain,
    };
    let all = Period { quota: Quota::Rest, time: Millis::from_minutes(minutes), mode };
    let periods = match chance.one_in(3) {
        true => vec![Period { quota: Quota::Moves(Moves(20)), ..all }, all],
        false => vec![all],
    };
    let mut configuration = Configuration::new(edition);
    configuration.regulations = regulations;
    configuration.control = Some(TimeControl::same(&periods).expect("a control"));
    // The search for dead positions has tests of its own.
    configuration.dead_positions = DeadPositions::NotLookedFor;
    configuration.position = position(chance);
    configuration
}

fn position(chance: &mut Chance) -> board::Setup {
    let mut setup = board::Setup::INITIAL;
    if chance.one_in(2) {
        setup.placement = board::Placement::EMPTY;
        setup.castling_rooks = board::Bitboard::EMPTY;
        let men = [
            (Square::E1, Color::White, Role::King),
            (Square::E8, Color::Black, Role::King),
            (Square::A1, Color::White, Role::Rook),
            (Square::H7, Color::White, Role::Pawn),
            (Square::B2, Color::Black, Role::Pawn),
            (Square::D5, Color::Black, Role::Knight),
        ];
        for (square, color, role) in men {
            setup.placement.put(square, Piece { color, role });
        }
    }
    setup
}

/// Mostly a legal move of the player on move, pressed; otherwise anything.
fn happening(game: &Game, chance: &mut Chance) -> Happening {
    let on_move = game.to_move();
    let side = if chance.one_in(6) { !on_move } else { on_move };
    let square = chance.square();
    let moves = game.standing().legal_moves();
    match chance.below(44) {
        0..=17 if !moves.is_empty() => {
            let legal = moves[chance.below(moves.len() as u64) as usize];
            let press = chance.below(8) > 0;
            Happening::MovePlayed(Played {
                side: on_move,
                attempt: legal.attempt(),
                hand: chance.hand(),
                press: press.then(|| chance.hand()),
            })
        }
        18 | 19 => Happening::MovePlayed(Played {
            side,
            attempt: Attempt { from: square, to: chance.square(), promotion: chance.promotion() },
            hand: chance.hand(),
            press: chance.one_in(2).then(|| chance.hand()),
        }),
        20 | 21 => Happening::PieceTouched(Touched {
            side,
            squares: vec![square],
            order: TouchOrder::InTurn,
            manner: chance.manner(),
            hand: chance.hand(),
            board: BoardId::Main,
        }),
        22 => Happening::PiecePlaced(Placed {
            side,
            piece: chance.piece(side),
            square,
            inverted: false,
            hand: Hand::Unknown,
            board: BoardId::Main,
        }),
        23 => Happening::PieceReleased(Released {
            side,
            square,
            hand: Hand::Unknown,
            board: BoardId::Main,
        }),
        24 => Happening::PieceTakenOff(TakenOff {
            side,
            square,
            hand: Hand::Unknown,
            board: BoardId::Main,
        }),
        25 | 26 => Happening::ClockPressed(Pressed {
            side: game.running().unwrap_or(side),
            by: Presser::Player,
            hand: chance.hand(),
        }),
        27 => Happening::ClockStopped(Stopped {
            by: chance.who(side),
            reason: Some(StopReason::Flag),
        }),
        28..=30 => Happening::ClockStarted { by: Who::Arbiter, side: on_move },
        31 => Happening::FlagNoticed(FlagNotice {
            by: chance.who(side),
            flag: side,
            basis: Basis::Observation,
        }),
        32 => Happening::DrawOffered { side, condition: None },
        33 => match chance.one_in(3) {
            true => Happening::DrawAccepted(side),
            false => Happening::DrawDeclined(side),
        },
        34 => Happening::DrawClaimed(DrawClaim {
            side,
            ground: [
                DrawGround::Threefold,
                DrawGround::Fifty,
                DrawGround::NoNormalMeans,
                DrawGround::NoEffort,
            ][chance.below(4) as usize],
            intended: None,
            written: Writing::AsRecorded,
            basis: Basis::Observation,
        }),
        35 => Happening::PiecesKnockedOver(KnockedOver {
            side,
            squares: vec![square],
            on_purpose: Purpose::No,
        }),
        36 => Happening::PositionSetUp(SetUpBy {
            by: Who::Player(side),
            position: None,
            board: BoardId::Main,
        }),
        37 => Happening::AdjustAnnounced { side, told: Told::Opponent },
        38 => Happening::IrregularityNoticed(Notice {
            by: chance.who(side),
            what: chance.irregular(square),
            basis: Basis::Observation,
            detail: None,
        }),
        39..=41 => decision(game, chance),
        42 => other(game, side, chance),
        _ => Happening::TimePassed,
    }
}

/// An answer to the oldest open question, or to any.
fn decision(game: &Game, chance: &mut Chance) -> Happening {
    let open = game.questions().first().map(|it| it.which);
    let any = Discretion::ALL[chance.below(Discretion::ALL.len() as u64) as usize];
    let question = if chance.one_in(8) { any } else { open.unwrap_or(any) };
    let answers = question.answers();
    let answer = answers[chance.below(answers.len() as u64) as usize];
    let mut words: Vec<AnswerWord> =
        answer.split('-').map(|it| AnswerWord::Word(it.to_owned())).collect();
    if chance.one_in(3) {
        words.push(AnswerWord::Span(Span::seconds(60)));
    }
    Happening::ArbiterDecided(Decision {
        by: Who::Arbiter,
        question,
        words,
        consulted: None,
        reason: None,
    })
}

fn other(game: &Game, side: Color, chance: &mut Chance) -> Happening {
    match chance.below(6) {
        0 => spoken(side, chance),
        1 => on_paper(side, chance),
        2 => conduct(side, chance),
        3 => about_the_clock(side, chance),
        4 => session(game, side, chance),
        _ => sealed_or_announced(game, side, chance),
    }
}

fn spoken(side: Color, chance: &mut Chance) -> Happening {
    let by: Who = side.into();
    match chance.below(12) {
        0 => Happening::Resigned { side, how: Resigning::Spoken },
        1 => Happening::TakeBackAgreed,
        2 => Happening::GestureMade { who: Sides::Both, gesture: Gesture::Handshake },
        3 => Happening::GestureMade { who: Sides::One(side), gesture: Gesture::King },
        4 => Happening::QuestionAsked { by, what: Asked::MoveCount },
        5 => Happening::QuestionAsked { by, what: Asked::HowToClaim },
        6 => Happening::RequestMade { by, what: chance.request(), disability: chance.one_in(2) },
        7 => {
            Happening::InformationGiven { by: Who::Spectator, to: side.into(), what: News::Advice }
        }
        8 => Happening::ArbiterCalled {
            by: side,
            reason: "he talks".to_owned(),
            about: Some(Complaint::Opponent),
        },
        9 => Happening::WithdrawalTried { side, what: Withdrawn::Claim },
        10 => Happening::CastlingAnnounced(side),
        _ => Happening::WithdrawalTried { side, what: Withdrawn::Offer },
    }
}

fn on_paper(side: Color, chance: &mut Chance) -> Happening {
    match chance.below(8) {
        0 | 1 => Happening::MoveRecorded(Written {
            side,
            number: None,
            mover: Some(side),
            text: "Nf3".to_owned(),
            system: System::Algebraic,
            named: None,
            meant: None,
        }),
        2 => Happening::MarkRecorded { side, mark: Mark::DrawOffer },
        3 => {
            let mark = Mark::Note { words: "hold d5".to_owned(), remark: Remark::Thought };
            Happening::MarkRecorded { side, mark }
        }
        4 => Happening::RecordingStopped(side),
        5 => Happening::ScoresheetHandled { side, how: chance.sheet_act() },
        6 => Happening::ResultSigned { side, result: Score::DRAW, by: ResultBy::Sign },
        _ => Happening::ReconstructionEnded(Reconstruction::Complete(30)),
    }
}

fn conduct(side: Color, chance: &mut Chance) -> Happening {
    match chance.below(9) {
        0 => Happening::HelpUsed { side, kind: Help::Notes },
        1 => Happening::OrderRefused { who: side.into(), order: Order::Record },
        2 => Happening::GameDisturbed { cause: "alarm".to_owned(), lasted: None },
        3 => Happening::AreaLeft { who: side.into(), area: Area::PlayingArea },
        4 => Happening::AreaEntered { who: Who::Spectator, area: Area::PlayingArea },
        5 => Happening::DeviceFound(DeviceFound {
            by: Who::Arbiter,
            whose: side.into(),
            device: Device::Phone,
            state: DeviceState::Off,
            place: DevicePlace::Bag,
        }),
        6 => Happening::BagHandled { side, how: BagAct::Opened },
        7 => Happening::ConductReported(ConductReport {
            by: Who::Arbiter,
            who: side.into(),
            conduct: Misconduct::Disturbing,
            detail: None,
            place: None,
        }),
        _ => Happening::AppealFiled(side),
    }
}

fn about_the_clock(side: Color, chance: &mut Chance) -> Happening {
    match chance.below(6) {
        0 => Happening::ClockFaultFound(ClockFault {
            by: side.into(),
            kind: FaultKind::WrongSetting,
            detail: None,
            set_as: None,
        }),
        1 => Happening::ClockFaultFound(ClockFault {
            by: Who::Arbiter,
            kind: FaultKind::Defect,
            detail: None,
            set_as: None,
        }),
        2 => Happening::ClockMishandled { side, how: Mishandling::Banged },
        3 => Happening::ClockRead(Reading::default()),
        4 => Happening::ClockSet(ClockSetting {
            times: board::ByColor { white: Some(Millis::from_minutes(5)), black: None },
            ..ClockSetting::default()
        }),
        _ => Happening::FlagFell(side),
    }
}

fn session(game: &Game, side: Color, chance: &mut Chance) -> Happening {
    match chance.below(5) {
        0 => Happening::PlayerArrived(side),
        1 => Happening::AnnouncementMade { words: "one minute".to_owned() },
        2 => Happening::BoardScanned(Scan {
            placement: Some(*game.board().placement()),
            near_right: None,
            board: BoardId::Main,
        }),
        3 => Happening::Configured(Change {
            by: Who::Organiser,
            option: "supervision".to_owned(),
            value: "full".to_owned(),
        }),
        _ => Happening::RoundStarted(RoundStart {
            scheduled: None,
            session: if chance.one_in(2) { Session::First } else { Session::Resumption },
        }),
    }
}

fn sealed_or_announced(game: &Game, side: Color, chance: &mut Chance) -> Happening {
    let legal = game.standing().legal_moves().first().map(|it| it.attempt());
    match chance.below(7) {
        0 => Happening::SealOrdered(side),
        1 => Happening::EnvelopeSealed {
            side,
            entries: chance.one_in(2).then(EnvelopeEntries::default),
            commitment: chance.one_in(2).then(|| Commitment::to("?", NONCE)),
        },
        2 => Happening::EnvelopeOpened {
            text: "?".to_owned(),
            meant: legal.map_or(SealedMove::Unintelligible, SealedMove::Legal),
            nonce: match chance.below(3) {
                0 => None,
                1 => Some(NONCE),
                _ => Some(Nonce::new([1; 16])),
            },
        },
        3 => Happening::EnvelopeLost { times_known: chance.below(2) == 0 },
        4 => Happening::MoveAnnounced {
            side,
            words: "Springer".to_owned(),
            meant: legal.into_iter().collect(),
            rank_names: match chance.below(3) {
                0 => None,
                1 => Some(jadoube_laws::regulations::RankNames::German),
                _ => Some(jadoube_laws::regulations::RankNames::Other),
            },
        },
        5 => Happening::AnnouncementRepeated(side),
        _ => Happening::StartPositionDrawn {
            number: board::Chess960::draw(chance.next()),
            method: jadoube_laws::regulations::Chess960Source::Computer,
        },
    }
}

/// The number of a sealed move.
const NONCE: Nonce = Nonce::new([7; 16]);

/// A sequence of numbers that looks like chance.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, bound: u64) -> u64 {
        (self.next() >> 11) % bound
    }

    fn one_in(&mut self, count: u64) -> bool {
        self.below(count) == 0
    }

    fn square(&mut self) -> Square {
        Square::ALL[self.below(64) as usize]
    }

    fn hand(&mut self) -> Hand {
        [Hand::Unknown, Hand::Unknown, Hand::Right, Hand::Right, Hand::Left, Hand::Both]
            [self.below(6) as usize]
    }

    fn manner(&mut self) -> Manner {
        [Manner::Deliberate, Manner::Deliberate, Manner::Accidental, Manner::Unclear]
            [self.below(4) as usize]
    }

    fn piece(&mut self, side: Color) -> Piece {
        Piece { color: side, role: Role::ALL[self.below(6) as usize] }
    }

    fn promotion(&mut self) -> Option<PromotionRole> {
        self.one_in(4).then(|| PromotionRole::ALL[self.below(4) as usize])
    }

    fn who(&mut self, side: Color) -> Who {
        match self.below(4) {
            0 => Who::Arbiter,
            1 => Who::Spectator,
            _ => Who::Player(side),
        }
    }

    fn request(&mut self) -> Request {
        [
            Request::Increment,
            Request::SeeRecord,
            Request::BlankSheet,
            Request::AssistantForClock,
            Request::Adjournment,
            Request::OpponentsSheet,
            Request::Device {
                name: "recorder".to_owned(),
                kind: Device::Other,
                purpose: DevicePurpose::Recording,
            },
        ][self.below(7) as usize]
            .clone()
    }

    fn sheet_act(&mut self) -> SheetAct {
        [SheetAct::Hidden, SheetAct::Lent, SheetAct::Returned, SheetAct::Updated, SheetAct::Torn]
            [self.below(5) as usize]
    }

    fn irregular(&mut self, square: Square) -> Irregular {
        [
            Irregular::IllegalMove,
            Irregular::IllegalMove,
            Irregular::TouchMove,
            Irregular::BothKingsInCheck,
            Irregular::Unpromoted(square),
            Irregular::WrongSetup,
            Irregular::WrongOrientation,
            Irregular::ReversedColours,
            Irregular::Displaced(square),
            Irregular::ClockReading,
        ][self.below(10) as usize]
    }
}
