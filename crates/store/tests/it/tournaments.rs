//! Tournaments folded from their logs, what is refused, and standings.

use board::Color;
use jadoube_store::tournament::{
    BadSetting, Board, BoardResult, Elsewhere, Entered, HalfPoints, NotATournament, Place,
    Presence, Refused, Source, Tournament, read_score, standings,
};
use jadoube_store::wire::v1::tournament::{
    BoardsPlaced, Bye, ByeWorth, LinkMade, LinkRevoked, Pairing, Player, PlayerReturned,
    PlayerWithdrawn, Publication, Published, ResultEntered, ResultWithdrawn, Role, RoundMade,
    ScoringRecord, Settings, Side,
};
use jadoube_store::wire::v1::{Body, TournamentBody as T, V1};
use jadoube_store::{Hash, Seq, Store, StoreUrl, StreamId, UnixMillis};
use laws::event::Score;
use laws::regulations::OptionFault;
use laws::ruling::{Outcome, Reason};
use proptest::prelude::*;

pub(crate) fn settings() -> Settings {
    Settings {
        v: V1,
        name: "Spring Open".to_owned(),
        place: "Brno".to_owned(),
        date: Some("2026-11-16".to_owned()),
        date_end: Some("2026-11-20".to_owned()),
        edition: "fide-2023".to_owned(),
        pace: None,
        supervision: None,
        time_control: "40/1:30:00, all/0:30:00; +0:30".to_owned(),
        regulations: [("default_time".to_owned(), "0:30:00".to_owned())].into(),
        scoring: ScoringRecord::default(),
        spectator_delay_s: 900,
        public: Publication { shown: Published::Games, delay_s: 900, origins: Vec::new() },
        ..Settings::default()
    }
}

pub(crate) fn player(id: &str, rating: u32) -> T {
    let name = format!("Player {id}");
    T::PlayerAdded(Player { id: id.to_owned(), name, rating: Some(rating), ..Player::default() })
}

pub(crate) fn round(number: u32, pairings: &[(u32, &str, &str)], byes: &[(&str, ByeWorth)]) -> T {
    let pairing = |&(board, white, black): &(u32, &str, &str)| Pairing {
        board,
        white: white.to_owned(),
        black: black.to_owned(),
        game: format!("g{number}-{board}"),
        elsewhere: None,
    };
    let bye = |&(player, worth): &(&str, ByeWorth)| Bye::given(player, worth);
    T::RoundMade(RoundMade {
        v: V1,
        round: number,
        starts_at: Some("15:00".to_owned()),
        pairings: pairings.iter().map(pairing).collect(),
        byes: byes.iter().map(bye).collect(),
    })
}

pub(crate) fn result(game: &str, result: Option<&str>) -> ResultEntered {
    let (game, result) = (game.to_owned(), result.map(str::to_owned));
    ResultEntered { v: V1, game, result, reason: None, who: None }
}

fn link(id: &str, role: Role, game: Option<&str>, sides: &[Side]) -> T {
    T::LinkMade(LinkMade {
        v: V1,
        link: id.to_owned(),
        role,
        game: game.map(str::to_owned),
        sides: sides.to_vec(),
        label: String::new(),
        delay_s: None,
        server: None,
        expires_ms: None,
        token_hash: Hash::of(id.as_bytes()).to_string(),
    })
}

fn revoked(id: &str) -> T {
    T::LinkRevoked(LinkRevoked { v: V1, link: id.to_owned() })
}

pub(crate) fn withdrawn(id: &str) -> T {
    T::PlayerWithdrawn(PlayerWithdrawn { v: V1, player: id.to_owned(), reason: None })
}

pub(crate) fn returned(id: &str) -> T {
    T::PlayerReturned(PlayerReturned { v: V1, player: id.to_owned() })
}

/// Four players after one round.
pub(crate) fn some() -> Vec<T> {
    vec![
        T::Created(settings()),
        player("p1", 2400),
        player("p2", 2300),
        player("p3", 2200),
        player("p4", 2100),
        player("p5", 2000),
        round(1, &[(2, "p4", "p2"), (1, "p1", "p3")], &[("p5", ByeWorth::Full)]),
    ]
}

fn folded(bodies: Vec<T>) -> Result<Tournament, Refused> {
    let mut bodies = bodies.into_iter();
    let Some(T::Created(settings)) = bodies.next() else { panic!("made first") };
    let mut tournament = Tournament::new(settings)?;
    for (index, body) in bodies.enumerate() {
        tournament.fold(Seq(index as u64 + 2), UnixMillis(5), body)?;
    }
    Ok(tournament)
}

pub(crate) fn after(more: Vec<T>) -> Result<Tournament, Refused> {
    folded(some().into_iter().chain(more).collect())
}

#[tokio::test]
async fn a_tournament_is_its_log() {
    let store = Store::open(&StoreUrl::Memory).await.expect("a store");
    let stream = StreamId::tournament("open").expect("an id");
    let bodies = some();
    let entries = bodies.iter().map(|it| it.entry(UnixMillis(5)).expect("an entry")).collect();
    store.append(&stream, Seq::START, entries).await.expect("written");
    let log = store.read(&stream, Seq::START).await.expect("read");
    let read: Vec<T> = log.iter().map(|it| T::of(it).expect("the form")).collect();
    assert_eq!(read, bodies);
    let tournament = Tournament::from_log(&log).expect("a tournament");
    assert_eq!(Ok(&tournament), after(vec![]).as_ref());
    assert_eq!(tournament.seq(), Seq(7));
    let boards: Vec<u32> = tournament.rounds()[0].boards.iter().map(|it| it.number).collect();
    assert_eq!(boards, [1, 2]);
    assert_eq!(tournament.board("g1-2").map(|it| it.1.white.as_str()), Some("p4"));
    assert!(matches!(Tournament::from_log(&[]), Err(NotATournament::Empty)));
    let headless = Tournament::from_log(&log[1..]);
    assert!(matches!(headless, Err(NotATournament::Refused { why: Refused::NotMade, .. })));
    store.close().await;
}

#[track_caller]
fn refuses(body: T, expected: Refused) {
    let mut tournament = after(vec![
        withdrawn("p5"),
        T::ResultEntered(result("g1-1", Some("1-0"))),
        link("l1", Role::Arbiter, None, &[]),
        link("l2", Role::Arbiter, None, &[]),
        revoked("l2"),
    ])
    .expect("a tournament");
    let before = tournament.clone();
    assert_eq!(tournament.fold(Seq(99), UnixMillis(6), body), Err(expected));
    assert_eq!(tournament, before, "nothing has changed");
}

#[test]
fn what_cannot_be_is_refused() {
    let text = str::to_owned;
    refuses(T::Created(settings()), Refused::MadeAlready);
    refuses(player("p1", 1), Refused::PlayerTwice(text("p1")));
    let nameless = Player { id: text("p9"), name: text(" "), ..Player::default() };
    refuses(T::PlayerAdded(nameless.clone()), Refused::NoName);
    refuses(
        T::PlayerChanged(Player { name: text("x"), ..nameless }),
        Refused::NoPlayer(text("p9")),
    );
    refuses(withdrawn("p5"), Refused::Withdrawn(text("p5")));
    refuses(withdrawn("p9"), Refused::NoPlayer(text("p9")));
    refuses(round(3, &[], &[]), Refused::Round { found: 3, expected: 2 });
    refuses(round(0, &[], &[]), Refused::Round { found: 0, expected: 2 });
    refuses(round(2, &[(1, "p1", "p9")], &[]), Refused::NoPlayer(text("p9")));
    refuses(round(2, &[(1, "p1", "p5")], &[]), Refused::Withdrawn(text("p5")));
    refuses(round(2, &[(1, "p1", "p1")], &[]), Refused::PairedTwice(text("p1")));
    let byes = [("p2", ByeWorth::Half)];
    refuses(round(2, &[(1, "p1", "p2")], &byes), Refused::PairedTwice(text("p2")));
    refuses(round(2, &[(1, "p1", "p2"), (1, "p3", "p4")], &[]), Refused::BoardTwice(1));
    let T::RoundMade(mut same) = round(2, &[(1, "p1", "p2")], &[]) else { panic!("a round") };
    same.pairings[0].game = text("g1-1");
    refuses(T::RoundMade(same), Refused::GameTwice(text("g1-1")));
    refuses(T::ResultEntered(result("g9", Some("1-0"))), Refused::NoGame(text("g9")));
    refuses(T::ResultEntered(result("g1-1", Some("0-1"))), Refused::ResultTwice(text("g1-1")));
    refuses(T::ResultEntered(result("g1-2", Some("2-0"))), Refused::NotAResult(text("2-0")));
    refuses(T::ResultEntered(result("g1-2", Some("+/0"))), Refused::NotAResult(text("+/0")));
    refuses(T::ResultEntered(result("g1-2", Some("1-1"))), Refused::TooMuch(text("1-1")));
    refuses(T::ResultCorrected(result("g1-1", Some("1-½"))), Refused::TooMuch(text("1-½")));
    refuses(link("l1", Role::Arbiter, None, &[]), Refused::LinkTwice(text("l1")));
    refuses(link("l9", Role::Player, None, &[Side::White]), Refused::Scope(text("l9")));
    refuses(link("l9", Role::Player, Some("g1-1"), &[]), Refused::Scope(text("l9")));
    refuses(link("l9", Role::Spectator, Some("g1-1"), &[]), Refused::Scope(text("l9")));
    refuses(link("l9", Role::Player, Some("g9"), &[Side::White]), Refused::NoGame(text("g9")));
    refuses(revoked("l9"), Refused::NoLink(text("l9")));
    refuses(revoked("l2"), Refused::RevokedAlready(text("l2")));
    let T::LinkMade(mut bare) = link("l9", Role::Chief, None, &[]) else { panic!("a link") };
    bare.token_hash = text("secret");
    refuses(T::LinkMade(bare), Refused::NoHash(text("l9")));
}

#[test]
fn settings_are_checked_with_the_laws() {
    let bad = |change: &dyn Fn(&mut Settings)| {
        let mut settings = settings();
        change(&mut settings);
        match Tournament::new(settings) {
            Err(Refused::Setting(why)) => why,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(bad(&|it| it.name = "  ".to_owned()), BadSetting::NoName);
    assert!(matches!(bad(&|it| it.edition = "mine".to_owned()), BadSetting::Edition(_)));
    assert!(matches!(bad(&|it| it.date = Some("today".to_owned())), BadSetting::Date(_)));
    assert!(matches!(bad(&|it| it.time_control = "long".to_owned()), BadSetting::TimeControl(_)));
    assert!(matches!(bad(&|it| it.scoring.draw = "x".to_owned()), BadSetting::Scoring(_)));
    // Two draws are worth more than a win and a loss.
    assert!(matches!(bad(&|it| it.scoring.draw = "1".to_owned()), BadSetting::Scoring(_)));
    let option = |name: &str, value: &str| {
        bad(&|it| it.regulations = [(name.to_owned(), value.to_owned())].into())
    };
    let meant = |name: &str, value: &str| match option(name, value) {
        BadSetting::Option { why: OptionFault::Unknown { nearest }, .. } => nearest.to_owned(),
        BadSetting::Option { why: OptionFault::UnknownWord { nearest, .. }, .. } => nearest,
        other => panic!("{other:?}"),
    };
    assert_eq!(meant("clock_kinds", "electronic"), "clock_kind");
    assert_eq!(meant("clock_kind", "electronc"), "electronic");
    // A line break does not make another line of the header.
    let smuggled = "0:30:00\nposition 8/8/8/8/8/8/8/8 w - - 0 1";
    let refused = option("default_time", smuggled);
    assert!(matches!(refused, BadSetting::Option { .. }), "{refused:?}");
}

#[test]
fn settings_of_earlier_versions_keep_what_nobody_looked_at() {
    let mut settings = settings();
    settings.regulations = [("increment".to_owned(), "0:30".to_owned())].into();
    assert!(Tournament::new(settings).is_ok());
}

/// Places, points, games, wins and the opponents' points.
fn table(tournament: &Tournament, games: &[(&str, Score)]) -> Vec<String> {
    let of_game = |game: &str| games.iter().find(|it| it.0 == game).map(|it| it.1);
    let line = |it: jadoube_store::tournament::ScoreLine<'_>| {
        let id = it.entrant.player.id.clone();
        format!("{} {id} {} {} {} {}", it.rank, it.points, it.games, it.wins, it.opponents)
    };
    standings(tournament, of_game).into_iter().map(line).collect()
}

#[test]
fn a_result_says_where_it_comes_from() {
    let tournament = folded(some()).expect("a tournament");
    let mut board = tournament.rounds()[0].boards[0].clone();
    board.entered = Entered::Nothing;
    let of = |board: &Board, own: Option<Outcome>| {
        let own = own.as_ref().and_then(BoardResult::of_game);
        tournament.result(board, own).map(|it| (it.score.text(), it.source))
    };
    let said = |text: &str, source| Some((text.to_owned(), source));
    assert_eq!(of(&board, None), None);
    let mate = Outcome::win(Color::White, Reason::Checkmate);
    assert_eq!(of(&board, Some(mate)), said("1-0", Source::Game));
    let decided = Outcome::draw(Reason::ArbitersDecision);
    assert_eq!(of(&board, Some(decided)), said("½-½", Source::Arbiter));
    let late = Outcome::score(Score::forfeit_win(Color::Black), Reason::DefaultTime);
    assert_eq!(of(&board, Some(late)), said("-/+", Source::Forfeit));
    board.elsewhere = Some(Elsewhere { score: Score::BLACK_WINS, unrated: false });
    assert_eq!(of(&board, Some(mate)), said("0-1", Source::Elsewhere));
    board.entered = Entered::Score(Score::BOTH_LOSE);
    assert_eq!(of(&board, Some(mate)), said("0-0", Source::ByHand));
    board.entered = Entered::Score(Score::BOTH_FORFEIT);
    assert_eq!(of(&board, Some(mate)), said("-/-", Source::Forfeit));
    board.entered = Entered::Open;
    assert_eq!(of(&board, Some(mate)), None);
}

#[test]
fn boards_are_placed_at_the_desk_or_have_only_results() {
    let placed = |games: &[&str], results_only| {
        let games = games.iter().map(|it| (*it).to_owned()).collect();
        T::BoardsPlaced(BoardsPlaced { v: V1, games, results_only })
    };
    let places = |tournament: &Tournament| -> Vec<Place> {
        tournament.rounds()[0].boards.iter().map(|it| it.place).collect()
    };
    let at_desk = after(vec![]).expect("a tournament");
    assert!(places(&at_desk).iter().all(|it| *it == Place::AtDesk), "as in old logs");
    let one = after(vec![placed(&["g1-1", "g1-2"], true), placed(&["g1-2"], false)]);
    assert_eq!(places(&one.expect("a tournament"))[..2], [Place::ResultsOnly, Place::AtDesk]);
    assert!(after(vec![placed(&["g1-1", "g9-9"], true)]).is_err());
}

#[test]
fn what_can_be_entered_is_what_a_game_can_be_worth() {
    let tournament = folded(some()).expect("a tournament");
    let all: Vec<String> = tournament.can_be_entered().map(Score::text).collect();
    assert_eq!(all, ["1-0", "½-½", "0-1", "½-0", "0-½", "0-0", "+/-", "-/+", "-/-"]);
}

#[test]
fn standings_count_games_byes_and_opponents() {
    let more = vec![
        T::ResultEntered(result("g1-1", Some("1-0"))),
        round(2, &[(1, "p5", "p1"), (2, "p2", "p3")], &[("p4", ByeWorth::Half)]),
        T::ResultEntered(result("g2-2", Some("+/-"))),
    ];
    let tournament = after(more).expect("a tournament");
    let games = [("g1-2", Score::DRAW), ("g2-1", Score::DRAW), ("g1-1", Score::BLACK_WINS)];
    // p1 won by hand (the game says otherwise), p2 won the second without play, which meets nobody.
    let expected =
        ["1 p1 1½ 2 1 1½", "2 p5 1½ 1 0 1½", "3 p2 1½ 2 0 1", "4 p4 1 1 0 1½", "5 p3 0 2 0 1½"];
    assert_eq!(table(&tournament, &games), expected);
    // Without any result nobody can be told apart.
    let start = folded(some().drain(..6).collect()).expect("a tournament");
    assert!(table(&start, &[]).iter().all(|it| it.starts_with("1 p")));
}

#[test]
fn points_are_those_of_the_regulations() {
    let mut settings = settings();
    settings.scoring = ScoringRecord {
        win: "3".to_owned(),
        draw: "1".to_owned(),
        loss: "0".to_owned(),
        forfeit_win: Some("2½".to_owned()),
        forfeit_loss: None,
        bye: Some("1.5".to_owned()),
    };
    let mut bodies = some();
    bodies[0] = T::Created(settings);
    bodies.push(T::ResultEntered(result("g1-1", Some("+/-"))));
    let tournament = folded(bodies).expect("a tournament");
    let expected =
        ["1 p1 2½ 1 0 0", "2 p5 1½ 0 0 0", "3 p2 1 1 0 1", "3 p4 1 1 0 1", "5 p3 0 1 0 0"];
    assert_eq!(table(&tournament, &[("g1-2", Score::DRAW)]), expected);
}

#[test]
fn results_are_corrected_and_opened_again() {
    let entered = vec![T::ResultEntered(result("g1-1", Some("1-0")))];
    let mut tournament = after(entered).expect("a tournament");
    for (text, expected) in [
        (Some("½-½"), Entered::Score(Score::DRAW)),
        (Some("0-0"), Entered::Score(Score::BOTH_LOSE)),
        (None, Entered::Open),
    ] {
        let body = T::ResultCorrected(result("g1-1", text));
        tournament.fold(Seq(20), UnixMillis(5), body).expect("corrected");
        let (_, board) = tournament.board("g1-1").expect("a board");
        assert_eq!(board.entered, expected);
    }
    let (_, board) = tournament.board("g1-1").expect("a board");
    assert_eq!(tournament.result(board, Some(Score::DRAW.into())), None);
    assert_eq!(board.since, UnixMillis(5));
    let withdrawn = |game: &str| {
        T::ResultWithdrawn(ResultWithdrawn {
            v: V1,
            game: game.to_owned(),
            reason: None,
            who: None,
        })
    };
    tournament.fold(Seq(21), UnixMillis(6), withdrawn("g1-1")).expect("withdrawn");
    let (_, board) = tournament.board("g1-1").expect("a board");
    assert_eq!((board.entered, board.since), (Entered::Nothing, UnixMillis(6)));
    let drawn = BoardResult { score: Score::DRAW, source: Source::Game };
    assert_eq!(tournament.result(board, Some(drawn)), Some(drawn), "the game decides");
    let nowhere = tournament.clone().fold(Seq(22), UnixMillis(7), withdrawn("g9-9"));
    assert_eq!(nowhere, Err(Refused::NoGame("g9-9".to_owned())));
    let (_, other) = tournament.board("g1-2").expect("a board");
    assert_eq!(tournament.result(other, Some(drawn)), Some(drawn));
}

#[test]
fn the_last_round_can_be_paired_again() {
    let again = round(1, &[(1, "p2", "p1")], &[]);
    let tournament = after(vec![again, withdrawn("p3")]).expect("a tournament");
    assert_eq!((tournament.rounds().len(), tournament.rounds()[0].boards.len()), (1, 1));
    let left = tournament.player("p3").map(|it| it.presence);
    assert_eq!(left, Some(Presence::WithdrawnAfter { rounds: 1 }));
}

#[test]
fn who_left_can_come_back() {
    let again = round(2, &[(1, "p3", "p1")], &[]);
    let tournament = after(vec![withdrawn("p3"), returned("p3"), again]).expect("a tournament");
    assert_eq!(tournament.player("p3").map(|it| it.presence), Some(Presence::Playing));
    assert_eq!(tournament.rounds().len(), 2);
    for (id, why) in
        [("p3", Refused::NotWithdrawn("p3".to_owned())), ("p9", Refused::NoPlayer("p9".to_owned()))]
    {
        let refused = tournament.clone().fold(Seq(60), UnixMillis(5), returned(id));
        assert_eq!(refused, Err(why));
    }
}

#[test]
fn points_are_read_and_written() {
    for (text, halves, written) in [
        ("1", 2, "1"),
        ("½", 1, "½"),
        ("0.5", 1, "½"),
        ("2½", 5, "2½"),
        ("3.0", 6, "3"),
        ("0", 0, "0"),
    ] {
        assert_eq!(text.parse(), Ok(HalfPoints(halves)), "{text}");
        assert_eq!(HalfPoints(halves).to_string(), written);
    }
    for text in ["", "x", "-1", "+1", "½½", ".5.5", "4294967295"] {
        assert!(text.parse::<HalfPoints>().is_err(), "{text}");
    }
    assert_eq!(read_score("-/-"), Some(Score::BOTH_FORFEIT));
    assert_eq!(read_score("*"), None);
}

fn any_body() -> impl Strategy<Value = T> {
    let id = prop::sample::select(vec!["p1", "p2", "p3", "p4", "p5", "p9"]);
    let game = prop::sample::select(vec!["g1-1", "g1-2", "g2-1", "g2-2", "g3-1"]);
    let score = prop::sample::select(vec![
        Some("1-0"),
        Some("½-½"),
        Some("0-0"),
        Some("+/-"),
        Some("1-1"),
        None,
    ]);
    let pairs = prop::collection::vec((1..4_u32, id.clone(), id.clone()), 0..3);
    prop_oneof![
        (id.clone(), 0..3000_u32).prop_map(|(id, rating)| player(id, rating)),
        id.clone().prop_map(withdrawn),
        id.clone().prop_map(returned),
        (0..4_u32, pairs, prop::collection::vec((id, Just(ByeWorth::Half)), 0..2))
            .prop_map(|(number, pairs, byes)| round(number, &pairs, &byes)),
        (game.clone(), score.clone()).prop_map(|(game, it)| T::ResultEntered(result(game, it))),
        (game.clone(), score).prop_map(|(game, it)| T::ResultCorrected(result(game, it))),
        game.prop_map(|game| T::ResultWithdrawn(ResultWithdrawn {
            v: V1,
            game: game.to_owned(),
            reason: None,
            who: None,
        })),
    ]
}

proptest! {
    /// Whatever comes: an entry is folded or refused, and all points that were given are in the standings.
    #[test]
    fn standings_lose_no_points(bodies in prop::collection::vec(any_body(), 0..40)) {
        let mut tournament = after(vec![]).expect("a tournament");
        for body in bodies {
            let before = tournament.clone();
            if tournament.fold(Seq(50), UnixMillis(5), body).is_err() {
                prop_assert_eq!(&tournament, &before);
            }
        }
        let lines = standings(&tournament, |_| None);
        prop_assert_eq!(lines.len(), tournament.entrants().count());
        let given: HalfPoints = tournament
            .rounds()
            .iter()
            .flat_map(|round| {
                let boards = round.boards.iter().filter_map(|it| tournament.result(it, None));
                let boards = boards.map(|it| tournament.points().of(it.score)).map(|it| it.0 + it.1);
                let boards: Vec<HalfPoints> = boards.collect();
                let counts = round.number < tournament.rounds().len() as u32
                    || round.boards.is_empty()
                    || !boards.is_empty();
                let byes = round.byes.iter().filter(move |_| counts);
                boards.into_iter().chain(byes.map(|it| tournament.points().of_bye(it.worth)))
            })
            .sum();
        prop_assert_eq!(lines.iter().map(|it| it.points).sum::<HalfPoints>(), given);
        for pair in lines.windows(2) {
            prop_assert!(pair[0].points >= pair[1].points && pair[0].rank <= pair[1].rank);
        }
    }
}
