//! Games whose record begins in the middle: in which period each player is.

use board::{Color, Setup};
use jadoube_laws::Edition;
use jadoube_laws::game::{Before, CannotStart, Configuration, Game};
use jadoube_laws::regulations::{ClockKind, Regulations};

fn at_move(number: u32, period: Option<u32>, clock_kind: ClockKind) -> Result<Game, CannotStart> {
    let time_control = clock::language::read("40/90, G/30").expect("a control").control().cloned();
    let number = number.try_into().expect("a number");
    Game::new(&Configuration {
        position: Setup { move_number: number, ..Setup::INITIAL },
        before: Before { period, ..Before::default() },
        regulations: Regulations { clock_kind, time_control, ..Regulations::usual() },
        ..Configuration::new(Edition::Fide2018)
    })
}

fn period(game: &Game) -> u32 {
    let clock = game.clock().expect("a clock");
    clock.face(game.now()).expect("a face").sides[Color::White].period.get()
}

#[test]
fn the_moves_completed_tell_the_period() {
    for (number, expected) in [(1, 1), (40, 1), (41, 2), (50, 2)] {
        let game = at_move(number, None, ClockKind::Electronic).expect("a game");
        assert_eq!(period(&game), expected, "before move {number}");
    }
}

#[test]
fn a_period_that_is_over_is_refused() {
    let refused = at_move(50, Some(1), ClockKind::Electronic).expect_err("the period is over");
    let moves = clock::Moves(49);
    assert_eq!(refused, CannotStart::PeriodIsOver { side: Color::White, period: 1, moves });
    assert!(at_move(50, Some(2), ClockKind::Electronic).is_ok());
    // Nobody has touched a mechanical clock before its flag falls.
    assert!(at_move(50, Some(1), ClockKind::Mechanical).is_ok());
}
