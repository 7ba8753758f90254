//! How a game ended stands in the log of its tournament: an end that was cut off, or made anew, is found by that.

use std::collections::BTreeMap;

use clock::{Instant, Millis};
use jadoube_store::tournament::Refused;
use jadoube_store::wire::v1::tournament::GameSealed;
use jadoube_store::wire::v1::{Body, RecordedBy, TournamentBody as T, V1};
use jadoube_store::{Fault, GameLog, Hash, Seq, Store, StreamId, Telling, UnixMillis};

use crate::ground::{Ground, game, on_both};
use crate::replaying::opened;
use crate::tournaments::{after, some};

fn sealed(game: &str, seq: u64, hash: Hash) -> T {
    T::GameSealed(GameSealed { v: V1, game: game.to_owned(), seq, hash: hash.to_string() })
}

/// A tournament with two games of five entries each; the first is sealed with its third entry and its last.
async fn fill(store: &Store) {
    let mut log = GameLog::open(opened()).expect("a game");
    for (at, line) in
        (1..).zip(["white touches e2", "white plays e4", "white presses", "black resigns"])
    {
        let line = transcript::read_event(line).expect("a line");
        let at = Instant::after_start(Millis::from_seconds(at));
        log.line(Telling::by(RecordedBy::Server, at), &line).expect("recorded");
    }
    let mut said = some();
    for name in ["g1-1", "g1-2"] {
        let entries = log.entries(UnixMillis(7)).expect("entries");
        let written = store.append(&game(name), Seq::START, entries).await.expect("written");
        if name == "g1-1" {
            said.extend([2, 4].map(|at: usize| sealed(name, at as u64 + 1, written[at].hash)));
        }
    }
    let entries = said.iter().map(|it| it.entry(UnixMillis(5)).expect("an entry")).collect();
    let open = StreamId::tournament("open").expect("an id");
    store.append(&open, Seq::START, entries).await.expect("written");
}

async fn found(ground: &Ground, statement: &str) -> BTreeMap<String, Vec<Fault>> {
    let ground = ground.another().await;
    let store = ground.open().await;
    fill(&store).await;
    store.close().await;
    ground.tamper(statement).await;
    let store = ground.open().await;
    let examined = store.examine().await.expect("examined");
    store.close().await;
    ground.end().await;
    examined.faults
}

fn cut(name: &str, to: u64) -> String {
    format!(
        "DELETE FROM {{entry}} WHERE stream = 'game/{name}' AND seq > {to};
         UPDATE {{head}} SET seq = {to}, hash = (SELECT hash FROM {{entry}}
             WHERE stream = 'game/{name}' AND seq = {to}) WHERE stream = 'game/{name}';"
    )
}

#[test]
fn a_seal_goes_on_and_names_a_game() {
    let hash = Hash::of(b"end");
    let tournament = after(vec![sealed("g1-1", 5, hash), sealed("g1-1", 7, hash)]);
    let tournament = tournament.expect("a tournament");
    let seals: Vec<u64> = tournament.seals_of("g1-1").iter().map(|it| it.seq.0).collect();
    assert_eq!((seals, tournament.seals().count()), (vec![5, 7], 2));
    let refused = |more| after(more).expect_err("refused");
    assert_eq!(refused(vec![sealed("g9-1", 5, hash)]), Refused::NoGame("g9-1".to_owned()));
    let not_a_seal = Refused::NotASeal("g1-1".to_owned());
    assert_eq!(refused(vec![sealed("g1-1", 5, hash), sealed("g1-1", 5, hash)]), not_a_seal);
    let wrong = GameSealed { v: V1, game: "g1-1".to_owned(), seq: 5, hash: "x".to_owned() };
    assert_eq!(refused(vec![T::GameSealed(wrong)]), not_a_seal);
}

on_both! {
    async fn a_cut_end_is_found_although_the_head_was_set_back(ground: &Ground) {
        assert_eq!(found(ground, "DELETE FROM {head} WHERE stream = ''").await, BTreeMap::new());
        let unsealed = |at| BTreeMap::from([("game/g1-1".to_owned(), vec![Fault::Unsealed { at: Seq(at) }])]);
        assert_eq!(found(ground, &cut("g1-1", 4)).await, unsealed(5));
        assert_eq!(found(ground, &cut("g1-1", 2)).await, unsealed(3));
        // The whole log.
        let gone = "DELETE FROM {entry} WHERE stream = 'game/g1-1'; DELETE FROM {head} WHERE stream = 'game/g1-1'";
        let faults = found(ground, gone).await;
        assert_eq!(faults["game/g1-1"], [Fault::Missing, Fault::Unsealed { at: Seq(3) }]);
        // A game that was not over has no seal; its log may end anywhere.
        assert_eq!(found(ground, &cut("g1-2", 4)).await, BTreeMap::new());
    }

    /// All hashes made anew from some place on: whole in itself, but another log.
    async fn an_end_that_was_made_anew_is_found(ground: &Ground) {
        let ground = ground.another().await;
        let store = ground.open().await;
        fill(&store).await;
        let before = store.read(&game("g1-1"), Seq::START).await.expect("read");
        store.close().await;
        ground.tamper(&cut("g1-1", 3)).await;
        let store = ground.open().await;
        let again = before[3..].iter().map(|it| jadoube_store::NewEntry {
            kind: it.kind.clone(),
            at: UnixMillis(it.at.0 + 1),
            body: it.body.clone(),
        });
        store.append(&game("g1-1"), Seq(3), again.collect()).await.expect("written");
        let faults = store.examine().await.expect("examined").faults;
        let unsealed = vec![Fault::Unsealed { at: Seq(5) }];
        assert_eq!(faults, BTreeMap::from([("game/g1-1".to_owned(), unsealed)]));
        store.close().await;
        ground.end().await;
    }
}
