//! Rounds as they are drafted, published and taken back; players and events that were a mistake; what speaks against a draft.

use board::Color;
use jadoube_store::tournament::{
    Against, DraftObjection, ObjectionWeight, Presence, Refused, Tournament, history, objections,
    standings,
};
use jadoube_store::wire::v1::TournamentBody as T;
use jadoube_store::wire::v1::V1;
use jadoube_store::wire::v1::tournament::{
    BoardsPlaced, Bye, ByeWorth, DraftDropped, DraftPairing, EventMistaken, EventRestored,
    ForbiddenPair, PlayerMistaken, RoundDrafted, RoundSpan, RoundWithdrawn,
};
use jadoube_store::{Seq, UnixMillis};
use laws::event::{Points, Score};

use crate::tournaments::{after, player, result, returned, round, settings, withdrawn};

fn drafted(number: u32, pairs: &[(&str, &str)], byes: &[(&str, ByeWorth)]) -> RoundDrafted {
    let pairing = |&(white, black): &(&str, &str)| DraftPairing {
        white: white.to_owned(),
        black: black.to_owned(),
    };
    let bye = |&(player, worth): &(&str, ByeWorth)| Bye::given(player, worth);
    RoundDrafted {
        v: V1,
        round: number,
        starts_at: Some("15:00".to_owned()),
        pairings: pairs.iter().map(pairing).collect(),
        byes: byes.iter().map(bye).collect(),
        results_only: None,
    }
}

fn draft(number: u32, pairs: &[(&str, &str)]) -> T {
    T::RoundDrafted(drafted(number, pairs, &[]))
}

fn dropped(number: u32) -> T {
    T::DraftDropped(DraftDropped { v: V1, round: number })
}

fn back(number: u32, reason: &str) -> T {
    T::RoundWithdrawn(RoundWithdrawn { v: V1, round: number, reason: reason.to_owned() })
}

fn mistaken(id: &str, reason: &str) -> T {
    let (player, reason) = (id.to_owned(), reason.to_owned());
    T::PlayerMistaken(PlayerMistaken { v: V1, player, reason })
}

fn forbids(one: &str, other: &str) -> T {
    forbids_in(one, other, None)
}

fn forbids_in(one: &str, other: &str, rounds: Option<RoundSpan>) -> T {
    let pair = ForbiddenPair { one: one.to_owned(), other: other.to_owned(), rounds };
    let mut settings = settings();
    settings.forbidden_pairs = vec![pair];
    T::Changed(settings)
}

#[track_caller]
fn refused(before: Vec<T>, body: T, why: Refused) {
    let mut tournament = after(before).expect("a tournament");
    let was = tournament.clone();
    assert_eq!(tournament.fold(Seq(90), UnixMillis(6), body), Err(why));
    assert_eq!(tournament, was, "nothing has changed");
}

#[test]
fn a_draft_is_replaced_dropped_and_published() {
    let tournament = after(vec![draft(2, &[("p1", "p2")]), draft(2, &[("p2", "p1")])]);
    let tournament = tournament.expect("a tournament");
    let seen = tournament.draft().expect("a draft");
    assert_eq!(seen.round.pairings[0].white, "p2");
    assert_eq!((tournament.rounds().len(), tournament.next_round()), (1, 2), "nobody else sees it");
    let gone = after(vec![draft(2, &[("p1", "p2")]), dropped(2)]).expect("a tournament");
    assert_eq!(gone.draft(), None);
    let made = round(2, &[(1, "p1", "p2")], &[]);
    let made = after(vec![draft(2, &[("p1", "p2")]), made]).expect("a tournament");
    assert_eq!((made.draft(), made.rounds().len()), (None, 2));
    refused(vec![], draft(1, &[]), Refused::Round { found: 1, expected: 2 });
    refused(vec![], dropped(2), Refused::NoDraft(2));
    refused(vec![draft(2, &[])], dropped(3), Refused::NoDraft(3));
}

#[test]
fn a_published_round_becomes_a_draft_again_while_it_has_no_result() {
    let tournament = after(vec![back(1, "two late entries")]).expect("a tournament");
    let seen = tournament.draft().expect("a draft");
    let pairs: Vec<&str> = seen.round.pairings.iter().map(|it| it.white.as_str()).collect();
    assert_eq!((pairs, seen.round.byes.len()), (vec!["p1", "p4"], 1));
    assert_eq!((tournament.rounds().len(), tournament.next_round()), (0, 1));
    refused(vec![], back(1, "  "), Refused::NoReason);
    refused(vec![], back(2, "x"), Refused::RoundStays(2));
    let scored = T::ResultEntered(result("g1-1", Some("1-0")));
    refused(vec![scored], back(1, "x"), Refused::RoundStays(1));
    refused(vec![draft(2, &[])], back(1, "x"), Refused::DraftThere(2));
    let later = round(2, &[(1, "p1", "p2")], &[]);
    refused(vec![later], back(1, "x"), Refused::RoundStays(1));
}

#[test]
fn boards_without_a_desk_stay_so_when_their_round_is_a_draft_again() {
    let placed = |games: &[&str]| {
        let games = games.iter().map(|&it| it.to_owned()).collect();
        T::BoardsPlaced(BoardsPlaced { v: V1, games, results_only: true })
    };
    let only = |said: Vec<T>| {
        let said = said.into_iter().chain([back(1, "two late entries")]).collect();
        let tournament = after(said).expect("a tournament");
        let only = tournament.draft().expect("a draft").round.results_only.clone();
        only.map(|it| it.boards)
    };
    assert_eq!(only(vec![]), None);
    assert_eq!(only(vec![placed(&["g1-2"])]), Some(Some(vec![2])));
    assert_eq!(only(vec![placed(&["g1-2", "g1-1"])]), Some(None), "the whole round");
}

#[test]
fn what_was_a_mistake_is_withdrawn_and_taken_back() {
    let added = || player("p6", 1900);
    let tournament = after(vec![added(), mistaken("p6", "entered twice")]).expect("a tournament");
    assert_eq!(tournament.player("p6").map(|it| it.presence), Some(Presence::Mistaken));
    assert_eq!((tournament.players().len(), tournament.entrants().count()), (6, 5));
    assert_eq!(standings(&tournament, |_| None).len(), 5);
    let again = after(vec![added(), mistaken("p6", "x"), returned("p6")]).expect("a tournament");
    assert_eq!(again.entrants().count(), 6);
    refused(vec![added()], mistaken("p6", ""), Refused::NoReason);
    refused(vec![], mistaken("p1", "x"), Refused::Seated("p1".to_owned()));
    refused(vec![], mistaken("p5", "x"), Refused::Seated("p5".to_owned()));
    refused(vec![], mistaken("p9", "x"), Refused::NoPlayer("p9".to_owned()));
    let gone = Refused::Withdrawn("p6".to_owned());
    refused(vec![added(), mistaken("p6", "x")], mistaken("p6", "x"), gone.clone());
    refused(vec![added(), mistaken("p6", "x")], round(2, &[(1, "p6", "p1")], &[]), gone);

    let event = || T::Mistaken(EventMistaken { v: V1, reason: "a trial".to_owned() });
    let restored = || T::Restored(EventRestored { v: V1 });
    assert!(after(vec![event()]).expect("a tournament").is_mistaken());
    assert!(!after(vec![event(), restored()]).expect("a tournament").is_mistaken());
    refused(vec![event()], event(), Refused::MistakenAlready);
    refused(vec![], restored(), Refused::NotMistaken);
}

#[test]
fn pairs_are_forbidden_of_players_who_are_here() {
    assert!(after(vec![forbids("p1", "p2")]).is_ok());
    refused(vec![], forbids("p1", "p9"), Refused::NoPlayer("p9".to_owned()));
    refused(vec![], forbids("p1", "p1"), Refused::PairedTwice("p1".to_owned()));
}

#[test]
fn a_pair_can_be_forbidden_in_some_rounds_only() {
    let draft = drafted(2, &[("p1", "p5")], &[]);
    for (first, last, holds) in [(1, 1, false), (1, 2, true), (2, 2, true), (3, 9, false)] {
        let forbids = forbids_in("p5", "p1", Some(RoundSpan { first, last }));
        let found = against(&after(vec![forbids]).expect("a tournament"), &draft);
        let forbidden = |it: &(_, Against)| matches!(it.1, Against::Forbidden { .. });
        assert_eq!(found.iter().any(forbidden), holds, "{first}–{last}");
    }
}

fn against(tournament: &Tournament, draft: &RoundDrafted) -> Vec<(Option<u32>, Against)> {
    let history = history(tournament, |_| None);
    let found = objections(tournament, draft, &history);
    found.into_iter().map(|DraftObjection { board, against }| (board, against)).collect()
}

#[test]
fn what_speaks_against_a_draft_is_found_board_by_board() {
    let tournament = after(vec![withdrawn("p4"), forbids("p5", "p1")]).expect("a tournament");
    let id = str::to_owned;
    let draft = drafted(2, &[("p3", "p1"), ("p2", "p2"), ("p4", "p9"), ("p1", "p5")], &[]);
    let met = Against::Met { one: id("p3"), other: id("p1"), round: 1 };
    let forbidden = Against::Forbidden { one: id("p1"), other: id("p5") };
    let found = against(&tournament, &draft);
    assert_eq!(
        found,
        [
            (Some(1), met),
            (Some(2), Against::Twice(id("p2"))),
            (Some(3), Against::Gone(id("p4"))),
            (Some(3), Against::NoPlayer(id("p9"))),
            (Some(4), Against::Twice(id("p1"))),
            (Some(4), forbidden),
        ]
    );
    let forbidding = found.iter().filter(|it| it.1.weight() == ObjectionWeight::Forbids).count();
    assert_eq!(forbidding, 5);
    let bye = drafted(2, &[], &[("p5", ByeWorth::Full)]);
    let left = ["p1", "p2", "p3"].map(|it| (None, Against::LeftOut(id(it))));
    let twice = (None, Against::ByeTwice { player: id("p5"), round: 1 });
    let expected: Vec<_> = [(None, Against::NoBoards), twice].into_iter().chain(left).collect();
    assert_eq!(against(&tournament, &bye), expected);
    let half = drafted(2, &[("p2", "p1")], &[("p5", ByeWorth::Half)]);
    assert_eq!(against(&tournament, &half), [(None, Against::LeftOut(id("p3")))]);
}

#[test]
fn colours_are_those_of_games_that_were_played() {
    // p1 had White in rounds 1 and 2, the second time without play.
    let more = |result: &str| {
        vec![
            round(2, &[(1, "p1", "p2"), (2, "p3", "p5")], &[]),
            T::ResultEntered(super::tournaments::result("g2-1", Some(result))),
        ]
    };
    let draft = drafted(3, &[("p1", "p4"), ("p2", "p3")], &[("p5", ByeWorth::Half)]);
    let third = Against::ThirdTime { player: "p1".to_owned(), color: Color::White };
    let played = after(more("1-0")).expect("a tournament");
    assert_eq!(against(&played, &draft), [(Some(1), third)]);
    let unplayed = after(more("+/-")).expect("a tournament");
    assert_eq!(against(&unplayed, &draft), []);
    let rematch = drafted(3, &[("p2", "p1"), ("p4", "p3")], &[("p5", ByeWorth::Half)]);
    assert_eq!(against(&unplayed, &rematch), [], "they have not met");
    let bye = drafted(3, &[("p2", "p4"), ("p5", "p3")], &[("p1", ByeWorth::Full)]);
    let twice = Against::ByeTwice { player: "p1".to_owned(), round: 2 };
    assert!(against(&unplayed, &bye).contains(&(None, twice)), "he won without play");
}

#[test]
fn three_more_games_with_one_colour_are_too_many() {
    let rounds = vec![
        round(2, &[(1, "p1", "p2")], &[]),
        round(3, &[(1, "p5", "p1")], &[]),
        round(4, &[(1, "p1", "p4")], &[]),
    ];
    let tournament = after(rounds).expect("a tournament");
    let draft = drafted(5, &[("p1", "p5"), ("p2", "p3")], &[("p4", ByeWorth::Half)]);
    let found = against(&tournament, &draft);
    let by = 3;
    let unbalanced = Against::Unbalanced { player: "p1".to_owned(), color: Color::White, by };
    assert!(found.contains(&(Some(1), unbalanced)), "{found:?}");
}

#[test]
fn a_bye_counts_with_the_first_result_of_its_round() {
    let points = |more: Vec<T>, of_game: Option<Score>| {
        let tournament = after(more).expect("a tournament");
        let lines = standings(&tournament, |_| of_game);
        let line = lines.iter().find(|it| it.entrant.player.id == "p5").expect("a line");
        line.points.to_string()
    };
    assert_eq!(points(vec![], None), "0");
    let won = Some(Score::played(Points::One, Points::Zero));
    assert_eq!(points(vec![], won), "1");
    assert_eq!(points(vec![round(2, &[(1, "p1", "p2")], &[("p5", ByeWorth::Half)])], None), "1");
}
