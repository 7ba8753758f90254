//! The bytes of the record: text in UTF-8, and no bytes that no text has.

use super::Examiner;
use crate::{Check, Fact};

impl Examiner<'_> {
    pub(super) fn encodings(&mut self, at: usize, end: usize) {
        let game = &self.text[at..end];
        if let Err(error) = core::str::from_utf8(game) {
            let place = at + error.valid_up_to();
            let byte = self.text[place];
            if let Some(draft) = self.found(Check::Encoding, place) {
                draft.with("byte", Fact::Text(format!("{byte:02X}")));
            }
        }
        let is_binary = |byte: &u8| matches!(byte, 0..=8 | 14..=31 | 127);
        let binary = game.iter().filter(|it| is_binary(it)).count();
        if binary > 0 {
            let first = game.iter().position(is_binary).unwrap_or(0);
            if let Some(draft) = self.found(Check::BinaryBytes, at + first) {
                draft.with("count", Fact::Count(binary as u64));
            }
        }
    }
}
