//! The true game is found from two faulty scoresheets.

use board::Position;
use jadoube_notation::pgn::Game;
use jadoube_notation::reconcile::{Budget, Finding, Sheet, reconcile};

use crate::faults::{Lot, moves_of, sheets};

#[test]
fn games_are_found_in_spite_of_faults() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/pgn/sample.pgn");
    let text = std::fs::read(path).expect("the sample");
    let mut games = Vec::new();
    let mut at = 0;
    while let (Some(game), next) = Game::read(&text, at) {
        games.extend(moves_of(&game));
        at = next;
    }
    assert!(games.len() >= 2, "{} games", games.len());
    let (mut lot, start) = (Lot::new(2024), Position::initial());
    let (mut listed, pairs) = (0, 40);
    for pair in 0..pairs {
        let moves = &games[pair % games.len()];
        let faults = lot.below(4);
        let texts = sheets(moves, faults, &mut lot);
        let [white, black] = texts.each_ref().map(|text| Sheet::read(text, None, &start));
        let found = reconcile(&white, &black, &start, None, Budget::default());
        listed += usize::from(found.games.iter().any(|it| it.moves().eq(moves.iter().copied())));
        assert!(faults > 0 || found.finding == Finding::Agreed, "{}\n{}", texts[0], texts[1]);
    }
    assert!(listed + 2 >= pairs, "only {listed} of {pairs}");
}
