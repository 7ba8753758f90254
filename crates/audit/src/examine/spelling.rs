//! How the moves are written: origins that nobody needs, signs that are missing or wrong, other spellings. One finding
//! of a kind for each game, with the first place and the number of places.

use board::{Move, Position};
use notation::san;

use super::{Examiner, Span};
use crate::{Check, Edit, Fact};

impl Examiner<'_> {
    /// Compares a legal move with what game records write.
    pub(super) fn spelling(&mut self, position: &Position, legal: Move, word: Span, ply: usize) {
        let mut usual = std::mem::take(&mut self.usual);
        usual.clear();
        san::append(&mut usual, position, legal);
        let written = word.bytes(self.text);
        if usual.as_bytes() == written {
            self.usual = usual;
            return;
        }
        let is_sign = |byte: &u8| matches!(byte, b'+' | b'#');
        let cut = |text: &[u8]| text.len() - text.iter().rev().take_while(|it| is_sign(it)).count();
        let (plain, usual_plain) =
            (&written[..cut(written)], &usual.as_bytes()[..cut(usual.as_bytes())]);
        let (sign, usual_sign) = (&written[plain.len()..], &usual.as_bytes()[usual_plain.len()..]);
        let check = match () {
            () if plain == usual_plain && sign.is_empty() => Check::SignMissing,
            () if plain == usual_plain && usual_sign == b"#" && sign == b"+" => Check::SignMissing,
            () if plain == usual_plain && !is_repeated_sign(sign, usual_sign) => Check::SignWrong,
            () if is_needless(plain, usual_plain) => Check::NeedlessOrigin,
            () => Check::Spelling,
        };
        if !self.settings.checks.has(check) {
            return;
        }
        let edit = self.wants_fixes().then(|| Edit {
            at: word.at,
            length: word.length,
            text: usual.clone(),
        });
        if let Some(draft) = self.drafts.iter_mut().find(|it| it.check == check) {
            if let Some((_, Fact::Count(count))) =
                draft.facts.iter_mut().find(|(name, _)| *name == "count")
            {
                *count += 1;
            }
            draft.edits.extend(edit);
            return;
        }
        let quoted = self.quoted(word);
        if let Some(draft) = self.found(check, word.at) {
            draft.at_ply(ply, &position.setup());
            draft.with("word", Fact::Text(quoted)).with("better", Fact::Text(usual));
            draft.with("count", Fact::Count(1));
            draft.edits.extend(edit);
        }
    }
}

/// `++` for a double check, or after a mate: old ways of writing the same sign.
fn is_repeated_sign(sign: &[u8], usual: &[u8]) -> bool {
    sign.len() > 1 && !usual.is_empty()
}

/// The same move with more of its origin: `Ngf3` for `Nf3`.
fn is_needless(plain: &[u8], usual: &[u8]) -> bool {
    let is_piece = plain.first().is_some_and(u8::is_ascii_uppercase);
    is_piece
        && plain.len() > usual.len()
        && !plain.contains(&b'-')
        && plain.first() == usual.first()
        && plain.contains(&b'x') == usual.contains(&b'x')
}
