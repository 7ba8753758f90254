//! Players who keep the Laws and players who do not, by chance but always the same: whatever they do, the engine
//! answers, every ruling cites an article, rulings do not contradict each other, a replay agrees, and time is
//! conserved.
//!
//! `JADOUBE_SIMULATED_EVENTS` sets the number of events per edition.

mod claims;

use std::collections::BTreeSet;

use board::{Attempt, ByColor, Color, Piece, PromotionRole, Role, Square};
use clock::{Instant, Millis, Mode, Moves, Period, Quota, TimeControl};
use jadoube_laws::answers::CaseNotCovered;
use jadoube_laws::event::*;
use jadoube_laws::game::{Configuration, DeadPositions, Game};
use jadoube_laws::regulations::{ArbiterWatch, DrawAgreement, GuidelineIii, Regulations, Setting};
use jadoube_laws::rulebook::{MovesEach, ResultBy, Seconds};
use jadoube_laws::ruling::{Ruling, Span};
use jadoube_laws::{
    Choice, Decided, Discretion, Edition, Given, Needs, PointsEntered, Sanctions, Supervision,
};

use crate::chance::Chance;

use crate::citing::faults_of;
use crate::invariants::{
    check_castling, check_illegal, check_periods, check_questions, check_replay, check_result,
    check_rooks, check_rulings, check_time,
};

const EVENTS_PER_GAME: usize = 120;

#[test]
fn whatever_players_do_the_rulings_hold_together() {
    let wanted = std::env::var("JADOUBE_SIMULATED_EVENTS");
    let events = wanted.ok().and_then(|it| it.parse().ok()).unwrap_or(4_000);
    let mut faults = BTreeSet::new();
    for (place, edition) in (0_u64..).zip(Edition::ALL) {
        let mut chance = Chance::new(0x9e37_79b9_7f4a_7c15 ^ place);
        let mut done = 0;
        while done < events {
            done += simulate(edition, &mut chance, &mut faults);
        }
    }
    let all: Vec<String> = faults.into_iter().collect();
    assert!(all.is_empty(), "{} faults of citing:\n{}", all.len(), all.join("\n"));
}

/// One game; returns how many events it had, and notes what is wrong with the articles.
fn simulate(edition: Edition, chance: &mut Chance, faults: &mut BTreeSet<String>) -> usize {
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
        let known = claims::Before::of(&game);
        let was = game.clone();
        let Ok(rulings) = game.record(&event) else {
            now = game.now().since_start().get();
            continue;
        };
        check_rulings(&event, &rulings, before.3);
        claims::check(&known, &event, &rulings, &game);
        check_illegal(&was, &event, &rulings);
        check_rooks(&was, &event, &rulings, &game);
        faults.extend(faults_of(&rulings));
        check_time(&configuration, &event, &rulings, before, &game);
        check_questions(&event, &rulings, &game);
        check_result(&event, &rulings, &game);
        check_castling(&game);
        check_periods(&configuration, &event, &rulings, before.0, &game);
        record.push((event, rulings));
    }
    check_replay(&start, &game, &record);
    EVENTS_PER_GAME
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
    let mode = match chance.below(5) {
        0 => Mode::Fischer(Millis::from_seconds(10)),
        1 => Mode::Delay(Millis::from_seconds(5)),
        2 => Mode::Bronstein(Millis::from_seconds(5)),
        _ => Mode::Plain,
    };
    let all = Period { quota: Quota::Rest, time: Millis::from_minutes(minutes), mode };
    let periods = match chance.one_in(3) {
        true => vec![Period { quota: Quota::Moves(Moves(4)), ..all }, all],
        false => vec![all],
    };
    let mut configuration = Configuration::new(edition);
    configuration.regulations = regulations;
    configuration.regulations.time_control = Some(TimeControl::same(&periods).expect("a control"));
    // The search for dead positions has tests of its own.
    configuration.dead_positions = DeadPositions::NotLookedFor;
    configuration.position = position(chance);
    configuration
}

fn position(chance: &mut Chance) -> board::Setup {
    let mut setup = board::Setup::INITIAL;
    if chance.one_in(8) {
        // King and queen exchanged in both camps.
        for color in Color::ALL {
            let home = board::Rank::First.seen_by(color);
            for (file, role) in [(board::File::D, Role::King), (board::File::E, Role::Queen)] {
                let square = Square::at(file, home);
                setup.placement.take_off(square);
                setup.placement.put(square, Piece { color, role });
            }
        }
    } else if chance.one_in(12) {
        // A rook and a knight exchanged in one camp, with a right to castle in the record.
        for (square, role) in [(Square::G1, Role::Rook), (Square::H1, Role::Knight)] {
            setup.placement.take_off(square);
            setup.placement.put(square, Piece { color: Color::White, role });
        }
        setup.castling_rooks = setup.castling_rooks.without(Square::H1).with(Square::G1);
    } else if chance.one_in(2) {
        setup.placement = board::Placement::EMPTY;
        setup.castling_rooks = board::Bitboard::EMPTY;
        let men = [
            (Square::E1, Color::White, Role::King),
            (Square::E8, Color::Black, Role::King),
            (Square::A1, Color::White, Role::Rook),
            (Square::H1, Color::White, Role::Rook),
            (Square::H8, Color::Black, Role::Rook),
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
        // A king goes far, to either side.
        18 if chance.one_in(3) => {
            let king = game.standing().position().map_or(square, |it| it.king(side));
            let to = king.offset([2, -2, 3][chance.below(3) as usize], 0).unwrap_or(square);
            Happening::MovePlayed(Played {
                side,
                attempt: Attempt { from: king, to, promotion: None },
                hand: chance.hand(),
                press: chance.one_in(2).then(|| chance.hand()),
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
            by: if chance.one_in(6) { Presser::Outsider } else { Presser::Player },
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
            silently: chance.one_in(3),
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
        43 if chance.one_in(2) => claims::happening(game, side, chance),
        _ => Happening::TimePassed,
    }
}

/// An answer to the oldest open question, or to any.
fn decision(game: &Game, chance: &mut Chance) -> Happening {
    let open = game.questions().first().map(|it| it.which);
    let any = Discretion::ALL[chance.below(Discretion::ALL.len() as u64) as usize];
    let question = if chance.one_in(8) { any } else { open.unwrap_or(any) };
    let answers: Vec<Choice> = question.answers().collect();
    let choice = answers[chance.below(answers.len() as u64) as usize];
    let given = match choice.needs() {
        Some(needs) if chance.one_in(3) => stated(needs),
        _ => Given::Nothing,
    };
    let result = Decided::CaseNotCovered(CaseNotCovered::Result(Score::WHITE_WINS));
    let answer = match choice.with(given) {
        _ if chance.one_in(6) => Reply::Closed(question),
        _ if question == result.question() && chance.one_in(4) => result.into(),
        Some(decided) => decided.into(),
        None => Reply::Unread(question, "as you like".to_owned()),
    };
    let (by, about) = (Who::Arbiter, None);
    Happening::ArbiterDecided(Decision { by, about, answer, consulted: None, reason: None })
}

/// What somebody may state beside an answer.
fn stated(needs: Needs) -> Given {
    let minute = Millis::from_minutes(1);
    match needs {
        Needs::Player => Given::Player(Color::Black),
        Needs::Amount => Given::Amount(minute),
        Needs::Deduction => Given::Deduction(minute),
        Needs::Times => Given::Times(ByColor { white: Some(minute), black: Some(minute) }),
        Needs::Penalty => Given::Penalty(Sanctions::of_time(Span::plus(minute))),
        Needs::Result => Given::Result(Score::WHITE_WINS),
        Needs::Points => Given::Points(PointsEntered::Result(Score::WHITE_WINS)),
        Needs::Count => Given::Count(40),
        Needs::Area => Given::Area(Area::Named("balcony".to_owned())),
        Needs::Person => Given::Person(Who::Captain),
        Needs::Words => Given::Words("as he likes".to_owned()),
    }
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
        2 => Happening::ClockMishandled { side, how: chance.mishandling() },
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
        0 if game.is_present(side) => Happening::PlayerAbsent(side),
        0 => Happening::PlayerArrived(side),
        1 => Happening::AnnouncementMade { words: "one minute".to_owned() },
        2 => Happening::BoardScanned(Scan {
            placement: Some(*game.board().placement()),
            near_right: None,
            board: BoardId::Main,
        }),
        3 => Happening::Configured(Change {
            by: Who::Organiser,
            what: Entered::Option(Box::new(Setting::Supervision(Some(Supervision::Full)))),
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

impl Chance {
    fn mishandling(&mut self) -> Mishandling {
        [Mishandling::Banged, Mishandling::NextBoard, Mishandling::Held][self.below(3) as usize]
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
