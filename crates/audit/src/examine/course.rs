//! The course of the game on the board: every word of the main line played, legal or not, as far as anybody can
//! follow it.

use board::{Follower, Identity, Key, Position, Setup};
use notation::pgn::{Played, Standing};
use notation::san::{self, SanError};

use super::record::PLIES_MAX;
use super::{Doubt, Examiner, Span};
use crate::{Check, Fact};

/// A game as it was played.
pub(super) struct Course {
    /// The position after each ply, the first before any move; nothing where the ordinary rules fail.
    pub(super) positions: Vec<Option<Position>>,
    /// How often the position after each ply had occurred by then.
    pub(super) occurrences: Vec<u32>,
    /// From which ply on all moves are legal.
    pub(super) legal_since: usize,
    /// How many words could be followed.
    pub(super) followed: usize,
    /// Is the position at the end known?
    pub(super) known_to_the_end: bool,
}

impl Course {
    /// The last position, if the game could be followed to it and the ordinary rules hold there.
    pub(super) fn last(&self) -> Option<&Position> {
        self.positions.last()?.as_ref().filter(|_| self.known_to_the_end)
    }

    /// The ply of the last position.
    pub(super) fn plies(&self) -> usize {
        self.positions.len() - 1
    }
}

impl Examiner<'_> {
    pub(super) fn course(&mut self, start: &Standing) -> Course {
        if self.doubt == Doubt::End
            && let Some(course) = self.retraced(start)
        {
            return course;
        }
        let words = std::mem::take(&mut self.record.words);
        let mut course = Course {
            positions: Vec::with_capacity(words.len() + 1),
            occurrences: Vec::new(),
            legal_since: 0,
            followed: 0,
            known_to_the_end: true,
        };
        course.positions.push(regular(start));
        let mut standing = *start;
        for (index, &word) in words.iter().enumerate() {
            let text = word.bytes(self.text);
            if index == PLIES_MAX {
                self.too_many(word);
                course.known_to_the_end = false;
                break;
            }
            let played = standing.read(text);
            // Zeros at the very end are a result when they cannot be castling.
            if index + 1 == words.len() && text == b"0-0" && !matches!(played, Played::Legal(_)) {
                break;
            }
            match &played {
                Played::Legal(legal) => {
                    if self.doubt == Doubt::Anything
                        && let Standing::Regular(position) = &standing
                    {
                        self.spelling(position, *legal, word, course.plies());
                    }
                }
                Played::Stood { violations, .. } => {
                    if !self.went_on_after_end(&standing, word, words.len() - index, course.plies())
                    {
                        self.illegal(&standing.setup(), word, violations.clone(), course.plies());
                    }
                    course.legal_since = course.followed + 1;
                }
                Played::Passed => {
                    let (setup, quoted) = (standing.setup(), self.quoted(word));
                    if let Some(draft) = self.found(Check::Passed, word.at) {
                        draft.at_ply(course.plies(), &setup).with("word", Fact::Text(quoted));
                        draft.with("side", Fact::Side(setup.turn));
                    }
                    course.known_to_the_end = false;
                    break;
                }
                Played::Unclear(error) => {
                    if !self.went_on_after_end(&standing, word, words.len() - index, course.plies())
                    {
                        self.unclear(&standing.setup(), word, *error, course.plies());
                    }
                    course.known_to_the_end = false;
                    break;
                }
            }
            standing = standing.after(&played);
            course.positions.push(regular(&standing));
            course.followed += 1;
        }
        self.record.words = words;
        course.occurrences = occurrences(&course.positions);
        course
    }

    /// The course of a game that the quick look has followed to its end, if every word was read quickly.
    fn retraced(&self, start: &Standing) -> Option<Course> {
        let Standing::Regular(start) = start else { return None };
        let words = &self.record.words;
        if words.len() > PLIES_MAX {
            return None;
        }
        let mut game = Follower::of(start);
        let mut positions = Vec::with_capacity(words.len() + 1);
        positions.push(Some(*start));
        for word in words {
            let mut packed = [0; 8];
            packed.get_mut(..word.length)?.copy_from_slice(word.bytes(self.text));
            if !san::play_quickly(&mut game, u64::from_le_bytes(packed), word.length) {
                return None;
            }
            positions.push(Some(game.position()));
        }
        Some(Course {
            occurrences: occurrences(&positions),
            positions,
            legal_since: 0,
            followed: words.len(),
            known_to_the_end: true,
        })
    }

    fn too_many(&mut self, word: Span) {
        if let Some(draft) = self.found(Check::TooLong, word.at) {
            draft.with("count", Fact::Count(PLIES_MAX as u64)).with("kind", Fact::Kind("moves"));
        }
    }

    /// Was the game over on the board when this word was written?
    fn went_on_after_end(
        &mut self,
        standing: &Standing,
        word: Span,
        rest: usize,
        ply: usize,
    ) -> bool {
        let Standing::Regular(position) = standing else { return false };
        if position.has_legal_move() {
            return false;
        }
        let check = match position.is_check() {
            true => Check::MovesAfterMate,
            false => Check::MovesAfterStalemate,
        };
        if let Some(draft) = self.found(check, word.at) {
            draft.at_ply(ply, &position.setup()).with("count", Fact::Count(rest as u64));
        }
        true
    }

    fn illegal(
        &mut self,
        setup: &Setup,
        word: Span,
        violations: Vec<board::Violation>,
        ply: usize,
    ) {
        let quoted = self.quoted(word);
        if let Some(draft) = self.found(Check::IllegalMove, word.at) {
            draft.at_ply(ply, setup).with("word", Fact::Text(quoted));
            draft.with("side", Fact::Side(setup.turn));
            draft.with("why", Fact::Violations(violations));
        }
    }

    fn unclear(&mut self, setup: &Setup, word: Span, error: SanError, ply: usize) {
        let quoted = self.quoted(word);
        let check = match error {
            SanError::Ambiguous(_) => Check::AmbiguousMove,
            SanError::NotAlgebraic => Check::UnreadableMove,
            SanError::NoSuchMove => Check::IllegalMove,
        };
        if let Some(draft) = self.found(check, word.at) {
            draft.at_ply(ply, setup).with("word", Fact::Text(quoted));
            draft.with("side", Fact::Side(setup.turn));
            match error {
                SanError::Ambiguous(origins) => {
                    draft.with("squares", Fact::Squares(origins));
                }
                SanError::NoSuchMove => {
                    draft.with("why", Fact::Violations(Vec::new()));
                }
                SanError::NotAlgebraic => {}
            }
        }
    }
}

/// How often each position had occurred by then. Keys find candidates; the identity decides.
fn occurrences(positions: &[Option<Position>]) -> Vec<u32> {
    let keyed = |(ply, it): (usize, &Option<Position>)| Some((it.as_ref()?.key(), ply));
    let mut by_key: Vec<(Key, usize)> = positions.iter().enumerate().filter_map(keyed).collect();
    by_key.sort_unstable();
    let mut occurrences = vec![0; positions.len()];
    // The different positions of one key, nearly always one, with their numbers.
    let mut alike: Vec<(Identity, u32)> = Vec::new();
    for candidates in by_key.chunk_by(|(one, _), (other, _)| one == other) {
        if let [(_, ply)] = candidates {
            occurrences[*ply] = 1;
            continue;
        }
        alike.clear();
        for (_, ply) in candidates {
            let Some(identity) = positions[*ply].as_ref().map(Position::identity) else { continue };
            let index = alike.iter().position(|(it, _)| *it == identity).unwrap_or(alike.len());
            if index == alike.len() {
                alike.push((identity, 0));
            }
            alike[index].1 += 1;
            occurrences[*ply] = alike[index].1;
        }
    }
    occurrences
}

fn regular(standing: &Standing) -> Option<Position> {
    match standing {
        Standing::Regular(position) => Some(*position),
        Standing::Irregular(_) => None,
    }
}
