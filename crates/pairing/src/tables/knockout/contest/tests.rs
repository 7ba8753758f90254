use std::num::NonZeroUsize;

use super::{
    Bidding, By, Clocks, Colors, Contradiction, End, Game, Progress, Rate, Side, Stage, White, bid,
    progress,
};
use crate::tournament::Color;

const WHITE: End = End::Won(Color::White);
const BLACK: End = End::Won(Color::Black);

fn games(count: usize, rate: Rate, colors: Colors) -> Stage {
    Stage::Games { count: NonZeroUsize::new(count).unwrap(), rate, colors }
}

/// The match of the World Cup 2025.
fn world_cup() -> Vec<Stage> {
    let classical = games(2, Rate::new(90, 30), Colors::Drawn);
    let quick = [(15, 10), (10, 10), (5, 3), (3, 2)]
        .map(|(minutes, increment)| games(2, Rate::new(minutes, increment), Colors::Drawn));
    let last = Stage::SuddenDeath {
        clocks: Clocks::Bid { white: Rate::new(4, 2) },
        draw_wins: Color::Black,
    };
    std::iter::once(classical).chain(quick).chain([last]).collect()
}

fn one(end: End) -> Game {
    Game { white: Side::One, end }
}

fn other(end: End) -> Game {
    Game { white: Side::Other, end }
}

fn next(stage: usize, game: usize, white: White) -> Result<Progress, Contradiction> {
    Ok(Progress::Next { stage, game, white })
}

fn won(side: Side, stage: usize, by: By) -> Result<Progress, Contradiction> {
    Ok(Progress::Won { side, stage, by })
}

#[test]
fn before_the_first_game_lots_are_drawn() {
    assert_eq!(progress(&world_cup(), &[]), next(0, 0, White::ToBeDrawn));
}

#[test]
fn after_the_first_game_the_second_is_played_with_the_other_colours() {
    assert_eq!(progress(&world_cup(), &[one(WHITE)]), next(0, 1, White::Side(Side::Other)));
}

#[test]
fn a_win_and_a_draw_decide_two_games() {
    assert_eq!(
        progress(&world_cup(), &[one(WHITE), other(End::Draw)]),
        won(Side::One, 0, By::Points)
    );
    assert_eq!(
        progress(&world_cup(), &[one(End::Draw), other(WHITE)]),
        won(Side::Other, 0, By::Points)
    );
}

#[test]
fn one_win_each_goes_to_rapid_games_after_a_new_drawing_of_colours() {
    let level = [one(WHITE), other(WHITE)];
    assert_eq!(progress(&world_cup(), &level), next(1, 0, White::ToBeDrawn));
    let rapid = [level[0], level[1], one(BLACK), other(WHITE)];
    assert_eq!(progress(&world_cup(), &rapid), won(Side::Other, 1, By::Points));
}

#[test]
fn ten_drawn_games_lead_to_the_bids_and_a_draw_then_wins_for_black() {
    let mut played: Vec<Game> = (0..5).flat_map(|_| [one(End::Draw), other(End::Draw)]).collect();
    assert_eq!(progress(&world_cup(), &played), next(5, 0, White::ToBeBid));
    played.push(one(End::Draw));
    assert_eq!(progress(&world_cup(), &played), won(Side::Other, 5, By::Draw));
    played.pop();
    played.push(one(WHITE));
    assert_eq!(progress(&world_cup(), &played), won(Side::One, 5, By::Game));
    played.push(one(WHITE));
    assert_eq!(progress(&world_cup(), &played), Err(Contradiction::AfterTheEnd { game: 11 }));
}

#[test]
fn if_both_lose_the_last_game_nobody_has_won() {
    let last = &world_cup()[5..];
    assert_eq!(progress(last, &[one(End::LostByBoth)]), Ok(Progress::Level));
    assert_eq!(progress(&[], &[]), Ok(Progress::Level));
}

#[test]
fn a_match_of_four_ends_when_one_cannot_be_caught() {
    let four = [games(4, Rate::new(15, 10), Colors::Drawn)];
    let played = [one(WHITE), other(BLACK), one(End::Draw)];
    assert_eq!(progress(&four, &played[..2]), next(0, 2, White::Side(Side::One)));
    assert_eq!(progress(&four, &played), won(Side::One, 0, By::Points));
    let beyond = [played[0], played[1], played[2], other(WHITE)];
    assert_eq!(progress(&four, &beyond), Err(Contradiction::AfterTheEnd { game: 3 }));
}

#[test]
fn a_game_that_both_lose_brings_nobody_nearer() {
    let two = [games(2, Rate::new(15, 10), Colors::Drawn)];
    assert_eq!(
        progress(&two, &[one(End::LostByBoth), other(WHITE)]),
        won(Side::Other, 0, By::Points)
    );
    assert_eq!(progress(&two, &[one(End::LostByBoth), other(End::Draw)]), Ok(Progress::Level));
}

#[test]
fn single_games_go_on_with_colours_reversed_until_one_is_won() {
    let stages = [
        games(2, Rate::new(5, 3), Colors::Drawn),
        Stage::UntilWon { rate: Rate::new(3, 2), colors: Colors::Drawn },
    ];
    let mut played = vec![one(End::Draw), other(End::Draw)];
    assert_eq!(progress(&stages, &played), next(1, 0, White::ToBeDrawn));
    played.extend([other(End::Draw), one(End::Draw)]);
    assert_eq!(progress(&stages, &played), next(1, 2, White::Side(Side::Other)));
    played.push(other(BLACK));
    assert_eq!(progress(&stages, &played), won(Side::One, 1, By::Game));
}

#[test]
fn colours_go_on_alternating_where_no_lots_are_drawn() {
    let stages = [
        games(1, Rate::new(25, 10), Colors::Alternating),
        games(1, Rate::new(5, 3), Colors::Alternating),
    ];
    assert_eq!(progress(&stages, &[]), next(0, 0, White::ToBeDrawn));
    assert_eq!(progress(&stages, &[other(End::Draw)]), next(1, 0, White::Side(Side::One)));
}

#[test]
fn the_same_colour_twice_in_a_stage_is_a_contradiction() {
    let refused = progress(&world_cup(), &[one(WHITE), one(WHITE)]);
    assert_eq!(refused, Err(Contradiction::Colors { game: 1 }));
}

#[test]
fn a_draw_can_be_given_to_white() {
    let rate = Rate { seconds: 300, increment: 3, from_move: 61 };
    let clocks = Clocks::Fixed { white: rate, black: rate, colors: Colors::Drawn };
    let stages = [Stage::SuddenDeath { clocks, draw_wins: Color::White }];
    assert_eq!(progress(&stages, &[]), next(0, 0, White::ToBeDrawn));
    assert_eq!(progress(&stages, &[other(End::Draw)]), won(Side::Other, 0, By::Draw));
}

#[test]
fn who_bids_less_has_black() {
    let white = Rate::new(4, 2);
    assert_eq!(bid(white, 170, 171), Some(Bidding::Black { side: Side::One, seconds: 170 }));
    assert_eq!(bid(white, 240, 200), Some(Bidding::Black { side: Side::Other, seconds: 200 }));
    assert_eq!(bid(white, 180, 180), Some(Bidding::Equal { seconds: 180 }));
    assert_eq!(bid(white, 180, 241), None);
}
