use alloc::string::ToString;

use super::{Instant, Millis};

#[test]
fn times_are_shown_as_on_a_clock() {
    for (millis, shown) in [
        (0, "0:00:00"),
        (7_250, "0:00:07.250"),
        (59_999, "0:00:59.999"),
        (5_450_000, "1:30:50"),
        (360_000_000, "100:00:00"),
    ] {
        assert_eq!(Millis::new(millis).to_string(), shown);
    }
}

#[test]
fn units_agree() {
    assert_eq!(Millis::from_hours(2), Millis::from_minutes(120));
    assert_eq!(Millis::from_minutes(3), Millis::from_seconds(180));
    assert_eq!(Millis::from_seconds(4), Millis::new(4_000));
    assert_eq!(Millis::new(4_999).floor_to_second(), Millis::from_seconds(4));
}

#[test]
fn nothing_wraps_round() {
    assert_eq!(Millis::MAX + Millis::new(1), Millis::MAX);
    assert_eq!(Millis::from_hours(u64::MAX), Millis::MAX);
    assert_eq!(Millis::MAX.checked_add(Millis::new(1)), None);
    assert_eq!(Millis::ZERO.checked_sub(Millis::new(1)), None);
    assert_eq!(Millis::ZERO.saturating_sub(Millis::new(1)), Millis::ZERO);
}

#[test]
fn instants_know_their_distance() {
    let later = Instant::START + Millis::from_seconds(5);
    assert_eq!(later.since(Instant::START), Some(Millis::from_seconds(5)));
    assert_eq!(Instant::START.since(later), None);
    assert_eq!(later.to_string(), "0:00:05");
}
