use alloc::collections::BTreeSet;

use super::{ALL, find, named};
use crate::language::{PgnTags, write_pgn};

#[test]
fn every_preset_is_a_control_with_a_name_of_its_own() {
    let mut keys = BTreeSet::new();
    let mut numbers = BTreeSet::new();
    for preset in ALL {
        assert!(keys.insert(preset.key), "{}", preset.key);
        assert!(preset.dgt3000.is_none_or(|number| numbers.insert(number)), "{}", preset.key);
        let control = preset.control();
        let written = match write_pgn(&control) {
            PgnTags::One(text) => [text.clone(), text],
            PgnTags::Two { white, black } => [white, black],
        };
        assert_eq!(written, [preset.white, preset.black], "{}", preset.key);
        assert_eq!(named(&control).map(|it| it.key), Some(preset.key));
    }
}

#[test]
fn presets_are_found_by_name() {
    assert_eq!(find("FIDE-Blitz").map(|it| it.white), Some("180+2"));
    assert_eq!(find("bullet"), None);
}
