//! Article 6 as far as the device goes: running, pressing, periods and modes, starting and stopping. Each name is
//! that of a scenario of the Laws.

use crate::script::play;

#[test]
fn only_one_display_runs() {
    play(
        "S6.1-1",
        "time 40/1:30:00, all/0:30:00
         clocks W 0:10:00* B 0:12:00
         0:00 press white
         == W 0:10:00 B 0:12:00*",
    );
}

#[test]
fn a_press_completes_the_move() {
    play(
        "S6.2.1-1",
        "0:00 start white
         == W 1:30:30* B 1:30:30
         0:10 press white
         == W 1:30:50 B 1:30:30*
         == counter 1 0",
    );
}

#[test]
fn forgotten_presses_leave_the_counter_behind() {
    play(
        "S6.2.1.2-1",
        "time 40/1:30:00, all/0:30:00
         clocks W 0:00:10* B 0:05:00
         given white counter 38
         given black counter 38
         0:08 press white
         == W 0:00:02 B 0:05:00*
         == counter 39 38
         == completed 40 39 gives 1 1",
    );
    play(
        "SC6.2.1-c-1",
        "clocks W 0:30:00* B 0:30:00
         given white counter 10
         given black counter 10
         1:00 press white
         == counter 11 10
         == completed 12 11 gives 1 1",
    );
}

#[test]
fn a_doubled_press_puts_the_counter_ahead() {
    play(
        "C6.4-c",
        "time 40/1:30:00, all/0:30:00
         0:00 start white
         0:10 press white
         0:11 press black
         0:12 press white
         == counter 2 1
         == completed 1 0 gives -1 -1",
    );
}

#[test]
fn time_until_the_press_is_the_players() {
    play(
        "S6.2.2-1",
        "time 40/1:30:00, all/0:30:00
         clocks W 0:00:20* B 0:00:30
         0:02 press white
         0:02 press black
         == W 0:00:18* B 0:00:30",
    );
    play(
        "SC6.2.2-a-1",
        "clocks W 1:30:00* B 1:30:30
         10:00 press white
         == W 1:20:30 B 1:30:30*
         == counter 1 0
         10:00 stop
         10:00 set white 1:20:00
         10:00 resume black
         == W 1:20:00 B 1:30:30*
         == counter 1 0",
    );
}

#[test]
fn pressing_without_a_move_is_a_press_like_any_other() {
    play(
        "SC6.2.4-a-1",
        "time 40/1:30:00, all/0:30:00
         clocks W 0:08:00 B 0:10:00*
         0:00 press black
         0:00 stop
         0:00 add white 2:00
         0:00 undo black
         0:00 resume black
         == W 0:10:00 B 0:10:00*
         == counter 0 0",
    );
}

#[test]
fn a_clock_that_was_knocked_over_is_set_again() {
    play(
        "S6.2.4-2",
        "clocks W 0:08:00 B 0:07:30*
         0:00 stop
         1:00 set white 0:08:00
         1:00 set black 0:07:30
         1:30 resume black
         == W 0:08:00 B 0:07:30*",
    );
}

#[test]
fn an_assistant_for_the_clock_costs_ten_minutes() {
    play(
        "SC6.2.6-b-1",
        "time 40/1:30:00, all/0:30:00
         0:00 deduct white 10:00
         == W 1:20:00 B 1:30:00",
    );
}

#[test]
fn saved_time_goes_over_into_the_next_period() {
    play(
        "S6.3.2-1",
        "time 40/1:30:00, all/0:30:00
         clocks W 0:07:22* B 0:20:00
         given white counter 39
         given black counter 39
         0:10 press white
         == W 0:37:12 B 0:20:00*
         == period white 2
         == period black 1",
    );
}

#[test]
fn cumulative_mode() {
    play(
        "SC6.3.2-a-1",
        "time all/1:30:00; +0:30
         0:00 start white
         == W 1:30:30* B 1:30:30
         0:10 press white
         == W 1:30:50 B 1:30:30*",
    );
}

#[test]
fn bronstein_mode() {
    play(
        "SC6.3.2-b-1",
        "time all/0:05:00; bronstein 0:05
         0:00 start white
         0:03 press white
         == W 0:05:00 B 0:05:00*
         0:03 press black
         0:11 press white
         == W 0:04:57 B 0:05:00*",
    );
}

#[test]
fn delay_mode() {
    play(
        "SC6.3.2-c-1",
        "time all/1:00:00; delay 0:05
         clocks W 0:00:03* B 0:10:00
         0:02 passes
         == W 0:00:03* B 0:10:00
         == delay white 0:03
         0:05 passes
         == W 0:00:03* B 0:10:00
         == delay white 0:00
         0:06 press white
         == W 0:00:02 B 0:10:00*
         == delay white 0:05
         == first flag none",
    );
    play(
        "SC6.3.2-c-2",
        "time all/1:00:00; delay 0:05
         clocks W 0:00:03* B 0:10:00
         0:09 passes
         == W 0:00:00*- B 0:10:00
         == fell white 0:08",
    );
    play(
        "S6.3.2-3",
        "time all/1:00:00; delay 0:05
         0:00 start white
         0:12 press white
         == W 0:59:53 B 1:00:00*",
    );
}

#[test]
fn bronstein_deducts_first_and_so_the_flag_falls_earlier() {
    play(
        "C6.3.2-c",
        "time all/1:00:00; bronstein 0:05
         clocks W 0:00:03* B 0:10:00
         0:06 press white
         == fell white 0:03
         == W 0:00:00- B 0:10:00*",
    );
}

#[test]
fn the_neighbours_clock_is_put_right() {
    play(
        "SC6.5-d-1",
        "time 40/1:30:00, all/0:30:00
         clocks W 0:30:00* B 0:29:00
         0:00 press white
         0:20 stop
         == W 0:30:00 B 0:28:40
         1:00 undo white
         1:00 set white 0:30:00
         1:00 set black 0:29:00
         1:30 resume white
         == W 0:30:00* B 0:29:00
         == counter 0 0",
    );
}

#[test]
fn whites_clock_is_started() {
    play("S6.6-1", "0:00 start white\n == W 1:30:30* B 1:30:30");
}

#[test]
fn a_clock_that_took_white_for_black() {
    play(
        "SC6.6-d-1",
        "clocks W 1:30:30 B 1:30:30*
         0:40 stop
         == W 1:30:30 B 1:29:50
         0:50 exchange
         == W 1:29:50 B 1:30:30
         1:00 resume white
         == W 1:29:50* B 1:30:30",
    );
}

#[test]
fn neither_player_is_there_at_the_start() {
    play(
        "S6.7.2-1",
        "time 40/1:30:00, all/0:30:00
         0:00 start white
         10:00 passes
         == W 1:20:00* B 1:30:00",
    );
    play(
        "S6.7.2-2",
        "time 40/1:30:00, all/0:30:00
         0:00 start white
         10:00 add white 5:00
         10:00 deduct black 5:00
         == W 1:25:00* B 1:25:00",
    );
}

#[test]
fn stopping_and_resuming() {
    play(
        "S6.11.1-1",
        "clocks W 0:20:00* B 0:25:00
         2:00 stop
         9:00 passes
         == W 0:18:00 B 0:25:00",
    );
    play(
        "SC6.11.1-a-1",
        "clocks W 0:20:00 B 0:25:00*
         1:00 stop
         == W 0:20:00 B 0:24:00
         30:00 resume black
         30:10 press black
         == W 0:20:00* B 0:24:20",
    );
    play(
        "S6.11.2-1",
        "clocks W 0:02:00* B 0:05:00
         0:05 stop
         3:00 resume white
         3:05 passes
         == W 0:01:50* B 0:05:00",
    );
    play(
        "a delay goes on where it was stopped",
        "time all/1:00:00; delay 0:05
         0:00 start white
         0:02 stop
         1:00 resume white
         == delay white 0:03
         1:06 passes
         == W 0:59:57* B 1:00:00",
    );
}

#[test]
fn the_counter_confirms_a_number_of_moves() {
    let clock = play(
        "SC6.12.2-a-1",
        "clocks W 0:20:00* B 0:20:00
         given white counter 61
         given black counter 61",
    );
    let mut at = clock.last_event();
    let mut later = clock;
    for _ in 0..75 {
        for side in board::Color::ALL {
            at = at + jadoube_clock::Millis::from_seconds(2);
            later = later.press(side, at).expect("a press");
        }
    }
    assert_eq!(later.counters().white, jadoube_clock::Moves(136));
    assert_eq!(later.counters().black, jadoube_clock::Moves(136));
}

#[test]
fn resuming_an_adjourned_game() {
    play(
        "SI.9.2-1",
        "time 40/1:30:00, all/0:30:00
         clocks W 0:28:00 B 0:30:00
         0:00 start black
         10:00 stop
         11:00 resume black
         == W 0:28:00 B 0:20:00*",
    );
    play(
        "SI.11-1",
        "time 40/1:30:00, all/0:30:00
         clocks W 0:50:00 B 0:45:00*
         20:00 passes
         == W 0:50:00 B 0:25:00*",
    );
}
