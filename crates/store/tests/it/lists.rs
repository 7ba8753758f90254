//! Lists against a tournament that is there already: who is known, what is lost, what can be taken back, what is written of it.

use jadoube_store::players::PlayerList;
use jadoube_store::tournament::{Refused, Tournament, standings};
use jadoube_store::trf::{Report, ReportVersion, ReportedEntries, Taking, read_trf, write_trf};
use jadoube_store::wire::v1::report::{ListTakenBack, ListTakenIn};
use jadoube_store::wire::v1::tournament::{ByeWorth, Player, PlayerMistaken, Settings};
use jadoube_store::wire::v1::{TournamentBody as T, V1};
use jadoube_store::{Seq, UnixMillis};

use crate::reports::told;
use crate::tournaments::{player, round, settings};

const SPRING: &str = include_str!("../../../../fixtures/trf/spring-16.txt");

fn taken(report: Report, tournament: &Tournament, taking: Taking) -> ReportedEntries {
    let mut games = 0;
    let told = report.told(tournament, taking, || {
        games += 1;
        Ok::<String, ()>(format!("x{games}"))
    });
    told.expect("names")
}

#[test]
fn who_plays_is_known_before_who_was_added_by_mistake() {
    let jan = |id: &str, birth: Option<&str>| Player {
        id: id.to_owned(),
        name: "Novák Jan".to_owned(),
        birth: birth.map(str::to_owned),
        ..Player::default()
    };
    let mistaken =
        PlayerMistaken { v: V1, player: "p1".to_owned(), reason: "entered twice".to_owned() };
    let gone = [T::PlayerAdded(jan("p1", Some("1962"))), T::PlayerMistaken(mistaken)];
    let listed = || {
        let players = vec![jan("", Some("1962"))];
        Report { list: PlayerList { players, ..PlayerList::default() }, ..Report::default() }
    };
    let both = told(gone.clone().into_iter().chain([T::PlayerAdded(jan("p2", None))]));
    let found = taken(listed(), &both, Taking::Known);
    assert_eq!(found.matched, ["p2"]);
    assert!(!found.bodies.iter().any(|it| matches!(it, T::PlayerReturned(_))));
    let found = taken(listed(), &told(gone), Taking::Known);
    assert!(found.bodies.iter().any(|it| matches!(it, T::PlayerReturned(_))), "nobody else is him");
}

#[test]
fn what_games_are_worth_is_not_taken_back_under_rounds() {
    let three = |name: &str| {
        let mut settings = Settings { name: name.to_owned(), ..settings() };
        (settings.scoring.win, settings.scoring.draw) = ("3".to_owned(), "1".to_owned());
        T::Changed(settings)
    };
    let list = T::ListTakenIn(ListTakenIn {
        v: V1,
        list: "i1".to_owned(),
        added: Vec::new(),
        changed: Vec::new(),
        settings: Some(Box::new(settings())),
        rounds: 0,
    });
    let players = || [player("p1", 2000), player("p2", 1900), three("Spring Open"), list.clone()];
    let back = |mut it: Tournament| {
        let back = T::ListTakenBack(ListTakenBack { v: V1, list: "i1".to_owned() });
        let offered = it.list_to_take_back().is_some();
        let done = it.fold(Seq(90), UnixMillis(0), back);
        assert_eq!(offered, done.is_ok());
        done.map(|()| it.settings().scoring.win.clone())
    };
    assert_eq!(back(told(players())), Ok("1".to_owned()));
    let paired = || players().into_iter().chain([round(1, &[(1, "p1", "p2")], &[])]);
    assert_eq!(back(told(paired())), Err(Refused::ListOverrun("i1".to_owned())));
    // Settings that were changed again since stay, and so does what a game is worth.
    assert_eq!(back(told(paired().chain([three("Autumn Open")]))), Ok("3".to_owned()));
}

#[test]
fn lines_that_the_tournament_has_no_room_for_are_counted() {
    let tournament = told(taken(read_trf(SPRING), &told([]), Taking::Listed).bodies);
    let again = |taking| {
        let mut more = read_trf(&format!("{SPRING}### another remark\n"));
        more.rounds.clear();
        taken(more, &tournament, taking)
    };
    assert_eq!(again(Taking::Known).lines_left, 1);
    assert_eq!(again(Taking::Listed).lines_left, 0);
}

#[test]
fn numbers_that_do_not_fit_are_left_out_and_byes_have_their_points() {
    let strong = T::PlayerAdded(Player {
        id: "p3".to_owned(),
        name: "Eva".to_owned(),
        rating: Some(12_345),
        fide_id: Some(123_456_789_012),
        ..Player::default()
    });
    let pairs = round(1, &[(1, "p1", "p2")], &[("p3", ByeWorth::Half)]);
    let tournament = told([player("p1", 2000), player("p2", 1900), strong, pairs]);
    let text = write_trf(&tournament, ReportVersion::Trf26, |_| None).expect("a report");
    let eva = text.lines().find(|it| it.contains("Eva")).expect("a line");
    assert_eq!(&eva[48..], format!("{:33}0.5    1  0000 - H", ""), "she leads");
    assert_eq!(standings(&tournament, |_| None)[0].points.0, 0, "at the desk with a result");
}
