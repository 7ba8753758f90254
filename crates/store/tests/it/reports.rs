//! Report files of FIDE: right ones, wrong ones, any text whatever, and those that we write.

use board::Color;
use jadoube_store::players::{ListFault, PlayerList};
use jadoube_store::tournament::{Elsewhere, Tournament};
use jadoube_store::trf::{
    Report, ReportBoard, ReportRound, ReportVersion, Taking, read_trf, write_trf,
};
use jadoube_store::wire::v1::TournamentBody as T;
use jadoube_store::wire::v1::V1;
use jadoube_store::wire::v1::report::Sex;
use jadoube_store::wire::v1::tournament::{
    Bye, ByeWorth, Pairing, PlayedElsewhere, Player, ResultEntered, RoundMade,
};
use jadoube_store::{Seq, UnixMillis};
use laws::event::{Points, Score};
use proptest::prelude::*;

use crate::player_lists::{check_places, names, problems};
use crate::tournaments::settings;

/// A line of a report file, up to its rank.
fn person(
    start: &str,
    title: &str,
    name: &str,
    rating: &str,
    fide_id: &str,
    birth: &str,
) -> String {
    format!(
        "001 {start:>4} w{title:>3} {name:<33} {rating:>4} CZE {fide_id:>11} {birth:<10}  1.0    1"
    )
}

/// Lines of players `1`, `2` … with what each did in the rounds.
fn report(cells: &[&[&str]]) -> String {
    let line = |(number, cells): (usize, &&[&str])| {
        let cells: String = cells.iter().map(|it| format!("  {it:<8}")).collect();
        let name = format!("Player {number}");
        format!("{}{cells}\n", person(&number.to_string(), "", &name, "", "", ""))
    };
    (1..).zip(cells).map(line).collect()
}

/// A fault and its line.
type Fault = (usize, ListFault);

fn board(white: usize, black: usize, score: Score) -> ReportBoard {
    ReportBoard { white, black, result: Some(Elsewhere { score, unrated: false }) }
}

#[test]
fn players_are_read_by_columns() {
    let text = format!(
        "012 Spring Open\n022 Brno\n{}\n{}\n{}\n132                 26/11/16\n",
        person("1", "wf", "Nováková, Anna", "2105", "300012", "1990/01/31"),
        person("2", "GM", "Čermák, Šimon Žižka z Trocnova 12", "2650", "0", "0000/00/00"),
        person("3", "", "Nobody", "", "", ""),
    );
    let Report { list, rounds, .. } = read_trf(&text);
    assert_eq!(problems(&list), []);
    assert_eq!(rounds, []);
    assert_eq!(names(&list), ["Nováková, Anna", "Čermák, Šimon Žižka z Trocnova 12", "Nobody"]);
    let first = &list.players[0];
    assert_eq!((first.title.as_deref(), first.rating), (Some("WFM"), Some(2105)));
    assert_eq!((first.federation.as_deref(), first.fide_id), (Some("CZE"), Some(300_012)));
    assert_eq!(first.birth.as_deref(), Some("1990/01/31"));
    let third = &list.players[2];
    assert_eq!((third.title.as_deref(), third.rating, third.fide_id), (None, None, None));
    assert_eq!(third.birth, None);
}

#[test]
fn problems_of_players_have_their_place() {
    let text = format!(
        "012 x\n{}\n001    3\n{}\n{}\n{}\n",
        person("1", "", "Anna", "21o5", "3x", ""),
        person("4", "", "", "2000", "1", ""),
        person("x", "", "Jan", "", "", ""),
        person("1", "", "Eva", "", "", ""),
    );
    let list = read_trf(&text).list;
    assert_eq!(names(&list), ["Anna", "Jan", "Eva"]);
    let expected = [
        (2, 49, ListFault::Rating("21o5".to_owned())),
        (2, 58, ListFault::FideId("3x".to_owned())),
        (3, 15, ListFault::NoName),
        (4, 15, ListFault::NoName),
        (5, 5, ListFault::StartNumber("x".to_owned())),
        (6, 5, ListFault::StartNumber("1".to_owned())),
    ];
    assert_eq!(problems(&list), expected);
    assert_eq!(problems(&read_trf("nothing\n").list), [(1, 1, ListFault::NoPlayers)]);
}

#[test]
fn rounds_are_read_with_results_forfeits_and_byes() {
    let text = report(&[
        &["   2 w 1", "0000 - U", "   4 b -", "   2 b W", "   3 w ="],
        &["   1 b 0", "   3 w =", "0000 - h", "   1 w l", "   4 w"],
        &["   4 w +", "   2 b =", "0000 - Z", "0000 - F", "   1 b 0"],
        &["   3 b -", "        ", "   1 w -", "     -  ", "   2 b"],
    ]);
    let Report { list, rounds, .. } = read_trf(&text);
    assert_eq!(problems(&list), []);
    let unrated = Some(Elsewhere { score: Score::BLACK_WINS, unrated: true });
    let half = Score::played(Points::Half, Points::Zero);
    let expected = [
        ReportRound {
            boards: vec![
                board(0, 1, Score::WHITE_WINS),
                board(2, 3, Score::forfeit_win(Color::White)),
            ],
            byes: vec![],
        },
        ReportRound { boards: vec![board(1, 2, Score::DRAW)], byes: vec![(0, ByeWorth::Full)] },
        ReportRound {
            boards: vec![board(3, 0, Score::BOTH_FORFEIT)],
            byes: vec![(1, ByeWorth::Half), (2, ByeWorth::Zero)],
        },
        ReportRound {
            boards: vec![ReportBoard { white: 1, black: 0, result: unrated }],
            byes: vec![(2, ByeWorth::Win)],
        },
        ReportRound {
            boards: vec![board(0, 2, half), ReportBoard { white: 1, black: 3, result: None }],
            byes: vec![],
        },
    ];
    assert_eq!(rounds, expected);
}

#[test]
fn what_two_lines_do_not_agree_on_is_left_out_and_named() {
    let wrong: [(&str, &str, &[Fault]); 12] = [
        ("   2 w 1", "   1 b 1", &[(1, ListFault::Contradiction), (2, ListFault::Contradiction)]),
        ("   2 w 1", "   1 b =", &[(1, ListFault::Contradiction), (2, ListFault::Contradiction)]),
        ("   2 w +", "   1 b 0", &[(1, ListFault::Contradiction), (2, ListFault::Contradiction)]),
        ("   2 w 1", "   1 b  ", &[(1, ListFault::Contradiction), (2, ListFault::Contradiction)]),
        ("   2 w 1", "   1 w 0", &[(1, ListFault::Contradiction), (2, ListFault::Contradiction)]),
        ("   2 w 1", "0000 - H", &[(1, ListFault::Contradiction)]),
        ("   1 w 1", "", &[(1, ListFault::Contradiction)]),
        ("   9 w 1", "", &[(1, ListFault::Opponent("9".to_owned()))]),
        ("   2 x 1", "", &[(1, ListFault::Round("2 x 1".to_owned()))]),
        ("   2 w 7", "", &[(1, ListFault::Round("2 w 7".to_owned()))]),
        ("0000 w 1", "", &[(1, ListFault::Round("0000 w 1".to_owned()))]),
        ("   2ww 1", "", &[(1, ListFault::Round("2ww 1".to_owned()))]),
    ];
    for (one, two, faults) in wrong {
        let Report { list, rounds, .. } = read_trf(&report(&[&[one], &[two]]));
        let expected: Vec<_> = faults.iter().map(|it| (it.0, 92, it.1.clone())).collect();
        assert_eq!(problems(&list), expected, "{one}|{two}");
        assert!(rounds.iter().all(|it| it.boards.is_empty()), "{one}|{two}");
        assert_eq!(names(&list).len(), 2);
    }
    let Report { list, rounds, .. } = read_trf(&report(&[&["", "   2 - +"], &["", "   1 - -"]]));
    assert_eq!(problems(&list), [(1, 102, ListFault::NoColors)]);
    assert_eq!(rounds[1].boards, [board(0, 1, Score::forfeit_win(Color::White))]);
    let long = "0000 - Z  ".repeat(501);
    let Report { list, rounds, .. } =
        read_trf(&format!("{}  {long}", person("1", "", "A", "", "", "")));
    assert_eq!((rounds.len(), problems(&list)), (500, vec![(1, 5092, ListFault::TooManyRounds)]));
}

/// A tournament to which this was told.
pub(crate) fn told(bodies: impl IntoIterator<Item = T>) -> Tournament {
    let mut tournament = Tournament::new(settings()).expect("a tournament");
    for (seq, body) in (2..).zip(bodies) {
        tournament.fold(Seq(seq), UnixMillis(0), body).expect("it can be");
    }
    tournament
}

/// What a report becomes in a tournament.
fn taken_in(text: &str) -> Tournament {
    let report = read_trf(text);
    assert_eq!(problems(&report.list), []);
    let mut games = 0;
    let bodies = report.told(&told([]), Taking::Known, || {
        games += 1;
        Ok::<String, ()>(format!("g{games}"))
    });
    told(bodies.expect("names").bodies)
}

fn entrant(id: usize) -> T {
    T::PlayerAdded(Player {
        v: Some(V1),
        id: format!("p{id}"),
        name: format!("Player {id}"),
        title: (id == 1).then(|| "WGM".to_owned()),
        rating: (id != 2).then_some(2000 + id as u32),
        federation: Some("SVK".to_owned()),
        fide_id: Some(7_000_000 + id as u64),
        start_number: u32::try_from(id).ok(),
        birth: Some("1990/01/31".to_owned()),
        sex: (id == 1).then_some(Sex::Female),
        ..Player::default()
    })
}

/// What a report tells a tournament that has these players: who came, who was completed, who was known.
fn told_to(known: &[Player], listed: &[Player]) -> (Vec<Player>, Vec<Player>, Vec<String>) {
    let tournament = told(known.iter().cloned().map(T::PlayerAdded));
    let report = Report {
        list: PlayerList { players: listed.to_vec(), ..PlayerList::default() },
        ..Report::default()
    };
    let found = report.told(&tournament, Taking::Known, || Ok::<String, ()>(String::new()));
    let found = found.expect("no names are needed");
    let (mut added, mut changed) = (Vec::new(), Vec::new());
    for it in found.bodies {
        match it {
            T::PlayerAdded(it) => added.push(it),
            T::PlayerChanged(it) => changed.push(it),
            other => panic!("{other:?}"),
        }
    }
    (added, changed, found.matched)
}

/// Somebody with a number of FIDE, a day of birth and a federation, if they are known.
fn somebody(id: &str, name: &str, fide_id: Option<u64>, birth: &str, federation: &str) -> Player {
    let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    Player {
        v: Some(V1),
        id: id.to_owned(),
        name: name.to_owned(),
        fide_id,
        birth: some(birth),
        federation: some(federation),
        ..Player::default()
    }
}

#[test]
fn who_is_in_the_tournament_is_not_added_again() {
    let known = somebody("p1", "Nováková Anna", Some(300_012), "1990/01/31", "CZE");
    let of = |fide_id, name: &str, birth: &str, federation: &str| {
        somebody("", name, fide_id, birth, federation)
    };
    for same in [
        of(Some(300_012), "Nováková, Anna", "1990", "CZE"),
        of(Some(300_012), "Svobodová, Anna", "", "SVK"),
        of(None, "Nováková, Anna", "1990/00/00", "CZE"),
        of(None, "Anna NOVÁKOVÁ", "", "cze"),
        of(None, "Nováková Anna", "", ""),
    ] {
        let found = told_to(std::slice::from_ref(&known), std::slice::from_ref(&same));
        assert_eq!(found, (vec![], vec![], vec!["p1".to_owned()]), "{same:?}");
    }
    for other in [
        of(Some(300_013), "Nováková Anna", "1990/01/31", "CZE"),
        of(None, "Nováková Anna", "2011", "CZE"),
        of(None, "Nováková Anna", "1990", "SVK"),
        of(None, "Nováková Hana", "1990/01/31", "CZE"),
    ] {
        let (added, changed, matched) =
            told_to(std::slice::from_ref(&known), std::slice::from_ref(&other));
        assert_eq!((changed, matched), (vec![], vec![]), "{other:?}");
        assert_eq!(added, [Player { id: "p2".to_owned(), ..other }]);
    }
}

#[test]
fn what_only_the_report_says_is_taken_over() {
    let known = Player { rating: Some(1990), ..somebody("p1", "Kranjc Miha", None, "", "SLO") };
    let listed = Player {
        rating: Some(2010),
        title: Some("CM".to_owned()),
        ..somebody("", "Kranjc, Miha", Some(14_600_001), "1985", "SLO")
    };
    let (added, changed, matched) = told_to(&[known], &[listed]);
    assert_eq!((added, matched), (vec![], vec!["p1".to_owned()]));
    let whole = Player {
        rating: Some(1990),
        title: Some("CM".to_owned()),
        ..somebody("p1", "Kranjc Miha", Some(14_600_001), "1985", "SLO")
    };
    assert_eq!(changed, [whole]);
}

#[test]
fn namesakes_are_told_apart_by_what_is_surest() {
    let known = [
        somebody("p1", "Novák Jan", None, "", "CZE"),
        somebody("p2", "Novák Jan", None, "1962", "CZE"),
    ];
    let listed = [
        somebody("", "Novák, Jan", None, "1962", ""),
        somebody("", "Novák, Jan", None, "1991", ""),
        somebody("", "Novák, Jan", None, "2015", ""),
    ];
    let (added, changed, matched) = told_to(&known, &listed);
    assert_eq!(matched, ["p2", "p1"]);
    assert_eq!(changed, [somebody("p1", "Novák Jan", None, "1991", "CZE")]);
    assert_eq!(added, [somebody("p3", "Novák, Jan", None, "2015", "")]);
}

fn pairing(board: u32, white: usize, black: usize, elsewhere: Option<&str>) -> Pairing {
    Pairing {
        board,
        white: format!("p{white}"),
        black: format!("p{black}"),
        game: format!("g{board}"),
        elsewhere: elsewhere.map(|it| PlayedElsewhere { result: it.to_owned(), unrated: false }),
    }
}

#[test]
fn what_is_written_has_its_columns() {
    let round = RoundMade {
        v: V1,
        round: 1,
        starts_at: None,
        pairings: vec![pairing(1, 2, 1, None), pairing(2, 3, 4, None)],
        byes: vec![Bye::given("p5", ByeWorth::Half)],
    };
    let tournament = told((1..=6).map(entrant).chain([T::RoundMade(round)]));
    let text = write_trf(&tournament, ReportVersion::Trf26, |game| {
        (game == "g1").then_some(Score::BLACK_WINS)
    });
    let expected = "012 Spring Open\r
022 Brno\r
042 2026/11/16\r
052 2026/11/20\r
062 6\r
072 5\r
122 40/1:30:00, all/0:30:00; +0:30\r
222 40/5400+30:1800+30\r
001    1 wWGM Player 1                          2001 SVK     7000001 1990/01/31  1.0    1     2 b 1\r
001    2      Player 2                               SVK     7000002 1990/01/31  0.0    3     1 w 0\r
001    3      Player 3                          2003 SVK     7000003 1990/01/31  0.0    4     4 w\r
001    4      Player 4                          2004 SVK     7000004 1990/01/31  0.0    4     3 b\r
001    5      Player 5                          2005 SVK     7000005 1990/01/31  0.5    2  0000 - H\r
001    6      Player 6                          2006 SVK     7000006 1990/01/31  0.0    4\r
";
    assert_eq!(text.as_deref(), Ok(expected));
    let many = told((1..=10_000).map(entrant));
    assert!(write_trf(&many, ReportVersion::Trf26, |_| None).is_err());
}

#[test]
fn what_was_played_elsewhere_counts_until_it_is_corrected_and_is_not_missed() {
    let round = RoundMade {
        v: V1,
        round: 1,
        starts_at: None,
        pairings: vec![pairing(1, 1, 2, Some("½-½")), pairing(2, 3, 4, None)],
        byes: vec![],
    };
    let made = || (1..=4).map(entrant).chain([T::RoundMade(round.clone())]);
    let result = |it: &Tournament| it.result(&it.rounds()[0].boards[0], None).map(|it| it.score);
    let tournament = told(made());
    assert_eq!(result(&tournament), Some(Score::DRAW));
    assert_eq!(tournament.games().collect::<Vec<_>>(), ["g2"], "the other has no log");
    let corrected = ResultEntered {
        v: V1,
        game: "g1".to_owned(),
        result: Some("1-0".to_owned()),
        reason: None,
        who: None,
    };
    let corrected = told(made().chain([T::ResultEntered(corrected)]));
    assert_eq!(result(&corrected), Some(Score::WHITE_WINS));
    for wrong in ["1-1", "perhaps"] {
        let wrong = RoundMade { pairings: vec![pairing(1, 1, 2, Some(wrong))], ..round.clone() };
        let mut tournament = told((1..=4).map(entrant));
        let refused = tournament.fold(Seq(9), UnixMillis(0), T::RoundMade(wrong));
        assert!(refused.is_err() && tournament.rounds().is_empty());
    }
}

proptest! {
    #[test]
    fn any_text_gives_an_answer(
        text in "(?s).{0,300}",
        numbers in prop::collection::vec("001[ 0-9a-zé./]{0,120}", 0..6),
        cells in prop::collection::vec(prop::collection::vec("[ 0-3]{4} [wb -] [-+=01WDLHFUZ ]", 0..4), 1..5),
    ) {
        check_places(&text, &read_trf(&text).list);
        let text = numbers.join("\n");
        check_places(&text, &read_trf(&text).list);
        let cells: Vec<Vec<&str>> = cells.iter().map(|it| it.iter().map(String::as_str).collect()).collect();
        let lines: Vec<&[&str]> = cells.iter().map(Vec::as_slice).collect();
        let text = report(&lines);
        let found = read_trf(&text);
        check_places(&text, &found.list);
        // Whatever is believed can be told to a tournament.
        let mut games = 0;
        let bodies = found.told(&told([]), Taking::Known, || { games += 1; Ok::<String, ()>(format!("g{games}")) });
        told(bodies.expect("names").bodies);
    }

    #[test]
    fn what_was_written_is_read_again(
        rounds in prop::collection::vec(
            (Just((1..=9_usize).collect::<Vec<_>>()).prop_shuffle(), prop::collection::vec((0..9_usize, any::<bool>()), 3), 0..5_usize),
            0..4,
        ),
        version in prop::sample::select(vec![ReportVersion::Trf16, ReportVersion::Trf26]),
    ) {
        const SCORES: [Option<&str>; 9] =
            [Some("1-0"), Some("0-1"), Some("½-½"), Some("0-0"), Some("½-0"), Some("+/-"), Some("-/+"), Some("-/-"), None];
        let mut bodies: Vec<T> = (1..=9).map(entrant).collect();
        let mut game = 0;
        for (number, (players, boards, bye)) in (1..).zip(&rounds) {
            // In the order of the lines: a report has no numbers of boards.
            let mut seats: Vec<_> = players.chunks(2).zip(boards).collect();
            seats.sort_by_key(|it| it.0.iter().min().copied());
            let pairings = (1..).zip(seats).map(|(board, (pair, (score, unrated)))| {
                game += 1;
                let mut it = pairing(board, pair[0], pair[1], SCORES[*score]);
                it.game = format!("g{game}");
                let forfeit = it.elsewhere.as_ref().is_some_and(|it| it.result.contains('/'));
                if let Some(it) = it.elsewhere.as_mut() {
                    it.unrated = *unrated && !forfeit;
                }
                it
            });
            let pairings = pairings.collect();
            let worths = [ByeWorth::Full, ByeWorth::Half, ByeWorth::Zero, ByeWorth::Win];
            let byes = worths.get(*bye).map(|it| Bye::given(format!("p{}", players[8]), *it));
            bodies.push(T::RoundMade(RoundMade {
                v: V1, round: number, starts_at: None, pairings, byes: byes.into_iter().collect(),
            }));
        }
        let tournament = told(bodies);
        let text = write_trf(&tournament, version, |_| None).expect("a report");
        let again = taken_in(&text);
        prop_assert_eq!(again.players(), tournament.players());
        prop_assert_eq!(again.rounds(), tournament.rounds());
        prop_assert_eq!(write_trf(&again, version, |_| None).expect("a report"), text);
    }
}
