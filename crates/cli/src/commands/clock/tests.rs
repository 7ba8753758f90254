use board::Color;
use clock::language::{presets, read};
use clock::{Instant, Millis};
use messages::{Language, Messages};

use super::canvas::Canvas;
use super::draw::draw;
use super::screen::{ClockScreen, Key, Mode};
use super::view::shown;

const SPACE: Key = Key::Sign(' ');

fn at(seconds: u64) -> Instant {
    Instant::after_start(Millis::from_seconds(seconds))
}

fn screen(text: &str) -> ClockScreen {
    let reading = read(text).expect("a control");
    ClockScreen::new(reading.control().cloned().expect("a control"))
}

fn keys(screen: &mut ClockScreen, keys: &[(u64, Key)]) {
    for (second, key) in keys {
        screen.on_key(at(*second), *key);
    }
}

fn times(screen: &ClockScreen, second: u64) -> [String; 2] {
    let view = screen.view(&Messages::new(Language::English), at(second));
    [view.sides.white.time, view.sides.black.time]
}

fn status(screen: &ClockScreen, second: u64) -> String {
    screen.view(&Messages::new(Language::English), at(second)).status
}

/// What a terminal of this size would show.
fn picture(screen: &ClockScreen, second: u64, columns: usize, lines: usize) -> Vec<String> {
    let view = screen.view(&Messages::new(Language::English), at(second));
    let mut canvas = Canvas::new(columns, lines);
    draw(&mut canvas, &view);
    canvas.lines()
}

#[test]
fn space_starts_presses_and_goes_on() {
    let mut it = screen("3+2");
    assert_eq!(status(&it, 0), "Ready. Space starts White’s clock.");
    keys(&mut it, &[(0, SPACE), (10, SPACE)]);
    assert_eq!(times(&it, 10), ["0:02:54", "0:03:02"]);
    assert_eq!(status(&it, 15), "Black’s clock is running.");
    assert_eq!(times(&it, 15), ["0:02:54", "0:02:57"]);
    keys(&mut it, &[(15, Key::Sign('p'))]);
    assert_eq!(times(&it, 90), ["0:02:54", "0:02:57"]);
    assert!(status(&it, 90).starts_with("Stopped."));
    keys(&mut it, &[(90, SPACE), (91, SPACE)]);
    assert_eq!(times(&it, 91), ["0:02:54", "0:02:58"]);
}

#[test]
fn each_player_has_a_button() {
    let mut it = screen("3+0");
    keys(&mut it, &[(0, Key::Right), (5, Key::Left)]);
    assert_eq!(it.clock.running(), Some(Color::Black));
    keys(&mut it, &[(6, Key::Left)]);
    assert_eq!(status(&it, 6), "That is not possible now.");
    assert_eq!(it.clock.running(), Some(Color::Black));
}

#[test]
fn the_first_flag_is_shown() {
    let mut it = screen("1+0");
    keys(&mut it, &[(0, SPACE)]);
    assert!(!it.flag_fell(at(59)));
    assert!(it.flag_fell(at(60)) && !it.flag_fell(at(61)));
    let view = it.view(&Messages::new(Language::English), at(61));
    assert!(view.sides.white.flag && !view.sides.black.flag);
    assert_eq!(view.status, "White’s flag has fallen first.");
    keys(&mut it, &[(61, SPACE)]);
    let view = it.view(&Messages::new(Language::English), at(200));
    assert!(view.sides.white.flag && !view.sides.black.flag, "the second is not shown");
    assert!(picture(&it, 200, 80, 24).iter().any(|line| line.contains("–––")));
}

#[test]
fn the_arbiter_corrects_while_the_clock_stands() {
    let mut it = screen("3+0");
    keys(&mut it, &[(0, SPACE), (10, Key::Sign('w'))]);
    assert_eq!((it.mode, it.clock.running()), (Mode::Correct(Color::White), None));
    keys(&mut it, &[(20, Key::Up), (21, Key::Up), (22, Key::Left), (23, Key::Sign('+'))]);
    assert_eq!(times(&it, 30), ["0:04:49", "0:03:00"]);
    let view = it.view(&Messages::new(Language::English), at(30));
    assert_eq!(view.sides.white.counter, "moves 1");
    assert!(view.sides.white.corrected && !view.sides.black.corrected);
    keys(&mut it, &[(31, Key::Enter), (32, Key::Sign('x'))]);
    assert_eq!(times(&it, 32), ["0:03:00", "0:04:49"]);
}

#[test]
fn more_than_there_is_cannot_be_taken() {
    let mut it = screen("1+0");
    keys(&mut it, &[(0, Key::Sign('b')), (0, Key::Down), (0, Key::Left)]);
    assert_eq!(status(&it, 0), "There is less time on the clock.");
    assert_eq!(times(&it, 0), ["0:01:00", "0:00.0"]);
}

#[test]
fn presets_are_chosen_from_a_menu() {
    let mut it = screen("3+0");
    keys(&mut it, &[(0, SPACE), (9, Key::Sign('m')), (9, Key::Down), (9, Key::Up)]);
    let shown = picture(&it, 9, 80, 24);
    assert!(shown.iter().any(|line| line.contains("fide-standard")), "{shown:#?}");
    keys(&mut it, &[(10, Key::Enter)]);
    assert_eq!(it.clock.setting().control, presets::ALL[0].control());
    assert_eq!(times(&it, 60), ["1:30:30", "1:30:30"]);
    assert_eq!(it.mode, Mode::Play);
}

#[test]
fn it_ends_only_when_confirmed() {
    let mut it = screen("3+0");
    keys(&mut it, &[(0, Key::Sign('q')), (1, Key::Sign('n'))]);
    assert!(!it.is_done());
    keys(&mut it, &[(2, Key::Sign('q'))]);
    assert!(status(&it, 2).starts_with("Quit?"));
    keys(&mut it, &[(3, Key::Sign('y'))]);
    assert!(it.is_done());
}

#[test]
fn times_are_shown_as_clocks_show_them() {
    let check = |millis: u64, text: &str| assert_eq!(shown(Millis::new(millis)), text);
    check(5_400_000, "1:30:00");
    check(59_001, "0:01:00");
    check(19_999, "0:20.0");
    check(7_250, "0:07.3");
    check(1, "0:00.1");
    check(0, "0:00.0");
}

#[test]
fn the_picture_fits_a_terminal_of_80_by_24() {
    let mut it = screen("90+30");
    keys(&mut it, &[(0, SPACE)]);
    let shown = picture(&it, 0, 80, 24);
    assert!(shown[0].contains("90+30"), "{shown:#?}");
    assert!(shown[1].starts_with("╔ White ═") && shown[1].contains("┌ Black ─"), "{shown:#?}");
    let digits = shown.iter().filter(|line| line.contains("████")).count();
    assert!(digits >= 2, "{shown:#?}");
    assert!(shown.iter().any(|line| line.matches("moves 0 · period 1").count() == 2));
    assert!(shown[22].contains("White’s clock is running."), "{shown:#?}");
    assert!(shown[23].contains("q quit"), "{shown:#?}");
}

#[test]
fn a_tiny_terminal_is_told_so() {
    let shown = picture(&screen("3+0"), 0, 40, 8);
    assert!(shown[0].starts_with("The terminal is too small"), "{shown:#?}");
}

#[test]
fn the_help_fits_in_every_language() {
    for language in Language::ALL {
        let messages = Messages::new(language);
        for id in ["screen-help", "screen-help-correct", "screen-help-menu", "screen-quit"] {
            let text = messages.text(id);
            assert!(text.chars().count() <= 80, "{language:?}: {text}");
        }
    }
}
