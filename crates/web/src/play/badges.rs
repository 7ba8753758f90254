//! What is worth a look at a board of the hall although nothing waits there.

use board::Color;
use laws::game::{Game, Phase};

use super::reader::Reader;
use crate::wire::{Badge, BadgeKind};

/// Who has not come, and, for arbiters, what each side has on its account.
pub(super) fn badges(reader: Reader, game: &Game) -> Vec<Badge> {
    let counts = game.counts();
    let of = |side: Color| {
        let away = match game.phase() {
            Phase::NotStarted | Phase::Running => !game.is_present(side),
            Phase::Adjourned | Phase::Over | Phase::Annulled => false,
        };
        let told = |count: u8| if reader.is_arbiter() { count } else { 0 };
        [
            (BadgeKind::Absent, u8::from(away)),
            (BadgeKind::Illegal, told(counts.illegal[side])),
            (BadgeKind::Warned, told(counts.warned[side])),
        ]
        .map(|(kind, count)| Badge { kind, side: side.into(), count })
    };
    Color::ALL.into_iter().flat_map(of).filter(|it| it.count > 0).collect()
}

/// Below this a player is short of time: where recording ends (Article 8.4), or in a quick game a tenth of the time it began with.
pub(super) fn short_below_ms(game: &Game) -> Option<u64> {
    let schedule = game.frame().control()?.of(Color::White);
    let tenth = schedule.periods().first()?.time.get() / 10;
    let unrecorded = u64::from(game.frame().book().record.exempt_below.value.0) * 1000;
    Some(tenth.min(unrecorded))
}
