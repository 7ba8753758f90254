//! Tokens taken together into things: a time with its unit, a number of moves, "per move", "from move 1". What
//! belongs to what is decided afterwards.

use alloc::string::String;
use alloc::vec::Vec;

use board::Color;

use super::tokens::{Kind, Token};
use super::words::{self, Word};
use crate::language::{Ignored, Note, Place, Why};
use crate::{Millis, Moves};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Item {
    pub(super) place: Place,
    pub(super) kind: ItemKind,
    pub(super) is_tight: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ItemKind {
    /// A time, with the finest unit that was written.
    Time(Millis, Unit),
    /// A number without a unit, in thousandths.
    Number(u64),
    Count(Moves),
    PerMove,
    Rest,
    FromMove(Moves),
    AfterMove(Moves),
    Mark(Mark),
    NoBonus,
    Hourglass,
    Side(Color),
    Plus,
    Slash,
    Break,
    /// A word that we do not know: it keeps apart what stands on both sides.
    Other,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Unit {
    Days,
    Hours,
    Minutes,
    Seconds,
    /// `1:30:00`.
    Clock,
}

/// A word that says how time is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    Increment,
    Fischer,
    Delay,
    Bronstein,
}

#[derive(Default)]
pub(super) struct Tagged {
    pub(super) items: Vec<Item>,
    pub(super) ignored: Vec<Ignored>,
    pub(super) notes: Vec<Note>,
}

pub(super) fn tag(mut tokens: Vec<Token>) -> Tagged {
    let notes = respell(&mut tokens);
    let tagged = Tagged { notes, ..Tagged::default() };
    let mut tagger = Tagger { tokens: &tokens, at: 0, tagged };
    while tagger.at < tokens.len() {
        tagger.step();
    }
    tagger.tagged
}

/// Puts the right word for one with a slip in it.
fn respell(tokens: &mut [Token]) -> Vec<Note> {
    let mut notes = Vec::new();
    for Token { place, kind, .. } in tokens {
        let Kind::Word(word) = kind else { continue };
        if words::find(word).is_none()
            && let Some(meant) = words::misspelt(word)
        {
            notes.push(Note::Misspelt(*place, meant));
            *word = String::from(meant);
        }
    }
    notes
}

struct Tagger<'t> {
    tokens: &'t [Token],
    at: usize,
    tagged: Tagged,
}

impl Tagger<'_> {
    /// Takes one thing.
    fn step(&mut self) {
        let token = &self.tokens[self.at];
        match &token.kind {
            Kind::Number(_) => self.number(),
            Kind::TooLarge => {
                self.tagged.ignored.push(Ignored { place: token.place, why: Why::TooLarge });
                self.push(ItemKind::Other, 1);
            }
            Kind::Clock(time) => self.clock_time(*time),
            Kind::Word(_) => self.word(),
            Kind::Prime | Kind::DoublePrime => self.at += 1,
            Kind::Sign(sign) => self.sign(*sign),
        }
    }

    /// Makes an item of so many tokens.
    fn push(&mut self, kind: ItemKind, count: usize) {
        let tokens = &self.tokens[self.at..self.at + count];
        let place = tokens[0].place.to(tokens[count - 1].place);
        self.tagged.items.push(Item { place, kind, is_tight: tokens[0].is_tight });
        self.at += count;
    }

    fn sign(&mut self, sign: char) {
        match sign {
            '+' | '|' => self.push(ItemKind::Plus, 1),
            '/' | '⁄' => self.push(ItemKind::Slash, 1),
            ',' | ';' => self.push(ItemKind::Break, 1),
            '*' => self.push(ItemKind::Hourglass, 1),
            '@' => self.reference(ItemKind::AfterMove),
            _ => self.at += 1,
        }
    }

    /// `1:30:00`, and `1:30 h`, where the first number is hours.
    fn clock_time(&mut self, time: Millis) {
        let place = self.tokens[self.at].place;
        let is_short = place.end - place.start <= "00:00".len();
        match self.unit_at(self.at + 1) {
            Some((Unit::Hours, count)) if is_short => {
                self.push(ItemKind::Time(time.times(60), Unit::Minutes), 1 + count);
            }
            _ => self.push(ItemKind::Time(time, Unit::Clock), 1),
        }
    }

    fn number(&mut self) {
        let (value, count) = self.number_at(self.at).unwrap_or((0, 1));
        let next = self.at + count;
        if value == 2_000 && self.is_times(next) {
            // "2 x 15 min": once for each player.
            self.at = next + 1;
            return;
        }
        if let Some((unit, unit_count)) = self.unit_at(next) {
            return self.time(value, unit, count + unit_count);
        }
        let whole = value / 1_000;
        let moves = u32::try_from(whole).map_or(Moves(u32::MAX), Moves);
        if let Some(count_of_word) = self.move_word_after_number(next) {
            return self.push(ItemKind::Count(moves), count + count_of_word);
        }
        // "40 in 90".
        let is_in = self.word_at(next) == Some(Word::In);
        if is_in && self.number_at(next + 1).is_some() && self.unit_at(next + 1).is_none() {
            return self.push(ItemKind::Count(moves), count + 1);
        }
        self.push(ItemKind::Number(value), count);
    }

    /// A number with its unit, and in `1h30` the minutes that have none.
    fn time(&mut self, value: u64, unit: Unit, count: usize) {
        let mut time = of_unit(value, unit);
        let next = self.at + count;
        let is_tight = self.tokens.get(next).is_some_and(|token| token.is_tight);
        if unit == Unit::Hours
            && is_tight
            && self.unit_at(next + 1).is_none()
            && let Some((minutes, 1)) = self.number_at(next)
        {
            time += of_unit(minutes, Unit::Minutes);
            return self.push(ItemKind::Time(time, Unit::Minutes), count + 1);
        }
        self.push(ItemKind::Time(time, unit), count);
    }

    /// A number in figures or as a word, and how many tokens it takes; a half may follow.
    fn number_at(&self, at: usize) -> Option<(u64, usize)> {
        let value = match &self.tokens.get(at)?.kind {
            Kind::Number(value) => *value,
            Kind::Word(word) => match words::find(word)? {
                Word::Number(value) => value * 1_000,
                _ => return None,
            },
            _ => return None,
        };
        match self.tokens.get(at + 1).map(|token| &token.kind) {
            Some(Kind::Number(500)) if value % 1_000 == 0 => Some((value + 500, 2)),
            _ => Some((value, 1)),
        }
    }

    /// A unit, and how many tokens it takes; one hyphen may stand before it.
    fn unit_at(&self, at: usize) -> Option<(Unit, usize)> {
        let token = self.tokens.get(at)?;
        match token.kind {
            Kind::Sign('-' | '‑') if token.is_tight => Some((self.bare_unit_at(at + 1)?, 2)),
            _ => Some((self.bare_unit_at(at)?, 1)),
        }
    }

    fn bare_unit_at(&self, at: usize) -> Option<Unit> {
        match &self.tokens.get(at)?.kind {
            Kind::Prime => Some(Unit::Minutes),
            Kind::DoublePrime => Some(Unit::Seconds),
            Kind::Word(word) => Some(match words::unit(word)? {
                Word::Days => Unit::Days,
                Word::Hours => Unit::Hours,
                Word::Minutes => Unit::Minutes,
                _ => Unit::Seconds,
            }),
            _ => None,
        }
    }

    /// The word for moves after a number: "40 moves", "1. tahu", "40th move".
    fn move_word_after_number(&self, at: usize) -> Option<usize> {
        let mut next = at;
        while self.is_sign(next, &['.', '-']) || self.is_ordinal_ending(next) {
            next += 1;
        }
        (self.word_at(next) == Some(Word::Move)).then_some(next + 1 - at)
    }

    fn is_ordinal_ending(&self, at: usize) -> bool {
        let token = self.tokens.get(at).map(|token| &token.kind);
        matches!(token, Some(Kind::Word(word)) if ["st", "nd", "rd", "th"].contains(&word.as_str()))
    }

    fn word(&mut self) {
        let Kind::Word(word) = &self.tokens[self.at].kind else { return };
        let place = self.tokens[self.at].place;
        match words::find(word) {
            // After a number it stands for Bronstein, elsewhere for Black.
            None if word == "b" => {
                let tight = self.tokens[self.at].is_tight;
                let bronstein = ItemKind::Mark(Mark::Bronstein);
                self.push(if tight { bronstein } else { ItemKind::Side(Color::Black) }, 1);
            }
            None => {
                self.tagged.ignored.push(Ignored { place, why: Why::UnknownWord });
                self.push(ItemKind::Other, 1);
            }
            Some(meaning) => self.known_word(meaning),
        }
    }

    fn known_word(&mut self, word: Word) {
        match word {
            Word::Number(_) => self.number(),
            Word::Move => self.move_word(),
            Word::Rest => self.push_rest(),
            Word::From => self.reference(ItemKind::FromMove),
            Word::After => self.reference(ItemKind::AfterMove),
            Word::No => self.no_bonus(),
            Word::Increment => self.push(ItemKind::Mark(Mark::Increment), 1),
            Word::Fischer => self.push(ItemKind::Mark(Mark::Fischer), 1),
            Word::Delay => self.push(ItemKind::Mark(Mark::Delay), 1),
            Word::Bronstein => self.push(ItemKind::Mark(Mark::Bronstein), 1),
            Word::Hourglass => self.push(ItemKind::Hourglass, 1),
            Word::White => self.push(ItemKind::Side(Color::White), 1),
            Word::Black => self.push(ItemKind::Side(Color::Black), 1),
            // "Start 15.00": what follows is another matter.
            Word::Start => self.push(ItemKind::Other, 1),
            Word::First | Word::In | Word::Filler => self.at += 1,
            Word::Days | Word::Hours | Word::Minutes | Word::Seconds => self.at += 1,
        }
    }

    /// The word for moves on its own: "per move"; with a number after it "move 40".
    fn move_word(&mut self) {
        match self.number_at(self.at + 1) {
            Some((value, 1)) if self.unit_at(self.at + 2).is_none() => {
                let moves = u32::try_from(value / 1_000).map_or(Moves(u32::MAX), Moves);
                self.push(ItemKind::Count(moves), 2);
            }
            _ => self.push(ItemKind::PerMove, 1),
        }
    }

    /// "The rest", "all moves", "the end of the game": one thing, however many words.
    fn push_rest(&mut self) {
        let mut count = 1;
        while let Some(Word::Rest | Word::Move | Word::Filler) = self.word_at(self.at + count) {
            count += 1;
        }
        // Words at the end that only join are left to whatever comes.
        while self.word_at(self.at + count - 1) == Some(Word::Filler) {
            count -= 1;
        }
        self.push(ItemKind::Rest, count);
    }

    /// "From move 1", "od 1. tahu", "after 40 moves"; without a move the word changes nothing.
    fn reference(&mut self, make: fn(Moves) -> ItemKind) {
        match self.move_reference(self.at + 1) {
            Some((moves, count)) => self.push(make(moves), count + 1),
            None => self.at += 1,
        }
    }

    fn move_reference(&self, from: usize) -> Option<(Moves, usize)> {
        let mut at = from;
        while at < from + 4 {
            match self.word_at(at) {
                Some(Word::Filler | Word::From) => at += 1,
                Some(Word::Start) => return Some((Moves(1), at + 1 - from)),
                Some(Word::First) => {
                    let count = self.move_word_after_number(at + 1)?;
                    return Some((Moves(1), at + 1 + count - from));
                }
                Some(Word::Move) => {
                    let next = if self.is_sign(at + 1, &['.']) { at + 2 } else { at + 1 };
                    let (value, count) = self.number_at(next)?;
                    return Some((moves_of(value), next + count - from));
                }
                _ => {
                    let (value, count) = self.number_at(at)?;
                    let words = self.move_word_after_number(at + count)?;
                    return Some((moves_of(value), at + count + words - from));
                }
            }
        }
        None
    }

    /// "Without increment".
    fn no_bonus(&mut self) {
        let mut count = 1;
        while self.word_at(self.at + count) == Some(Word::Filler) {
            count += 1;
        }
        match self.word_at(self.at + count) {
            Some(Word::Increment | Word::Delay) => self.push(ItemKind::NoBonus, count + 1),
            _ => self.at += 1,
        }
    }

    fn is_times(&self, at: usize) -> bool {
        let token = self.tokens.get(at).map(|token| &token.kind);
        self.is_sign(at, &['×']) || matches!(token, Some(Kind::Word(word)) if word == "x")
    }

    fn word_at(&self, at: usize) -> Option<Word> {
        match &self.tokens.get(at)?.kind {
            Kind::Word(word) => words::find(word),
            _ => None,
        }
    }

    fn is_sign(&self, at: usize, signs: &[char]) -> bool {
        let token = self.tokens.get(at).map(|token| &token.kind);
        matches!(token, Some(Kind::Sign(sign)) if signs.contains(sign))
    }
}

fn moves_of(thousandths: u64) -> Moves {
    u32::try_from(thousandths / 1_000).map_or(Moves(u32::MAX), Moves)
}

/// So many thousandths of a unit.
fn of_unit(thousandths: u64, unit: Unit) -> Millis {
    let seconds = match unit {
        Unit::Days => 86_400,
        Unit::Hours => 3_600,
        Unit::Minutes => 60,
        Unit::Seconds | Unit::Clock => 1,
    };
    Millis::new(thousandths).times(seconds)
}

pub(super) fn minutes(thousandths: u64) -> Millis {
    of_unit(thousandths, Unit::Minutes)
}

pub(super) fn seconds(thousandths: u64) -> Millis {
    of_unit(thousandths, Unit::Seconds)
}
