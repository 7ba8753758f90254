//! The quick look at a game: its moves on the board, the keys of its positions, and one look at its end. It knows no
//! finding; it only says whether the game has to be examined.

pub(crate) mod dates;
pub(crate) mod ends;

use board::{Bitboard, Color, Follower, Position, Rank, Role, Square, Told};
use laws::Edition;
use memchr::memmem;
use notation::pgn::{Fault, Rest, Visitor};
use notation::san;

use crate::examine::Doubt;
use crate::{Check, CheckSet, EditionChoice, PartialDate, Settings};
use dates::ReadDate;
use ends::End;

/// The seven tags that every record has, one bit each.
const ROSTER: u16 = 0b111_1111;

/// After so many plies without progress the quick way is no longer quick; no real game has them.
const IDLE_MAX: u64 = 600;
/// So many keys are remembered, a power of two above that.
const KEYS: usize = 1024;

pub(super) struct Scan<'s> {
    settings: &'s Settings,
    initial: Follower,
    game: Follower,
    begun: bool,
    doubtful: bool,
    /// After a word that the quick way cannot follow, nothing more is judged here.
    lost: bool,
    /// Is the player to move in check?
    check: bool,
    /// The last byte of the last move.
    last_byte: u8,
    tags: u16,
    result: Outcome,
    date: Option<PartialDate>,
    /// What other tags say about the day, where the date is not known.
    other_dates: [Option<PartialDate>; 2],
    /// The number of the last position of all games, and of the first one of this game.
    now: u32,
    start: u32,
    /// The keys of the last positions, by their numbers.
    keys: Box<[u64; KEYS]>,
    /// Which position had last a key that ends like this: no position in question has its key again if that is long ago.
    seen: Box<[u32; KEYS]>,
    /// The first ply at which a position had occurred so often, and the most.
    repeated: Option<usize>,
    occurrences: u32,
    /// The first ply at which so many plies were without progress, and the most.
    idle: Option<usize>,
    idle_max: u64,
    numbers: Numbers,
}

/// The smallest numbers of the editions in question: whatever stays below them is nobody's business.
#[derive(Clone, Copy)]
struct Numbers {
    occurrences: u32,
    idle_plies: u32,
    repetition_over: u32,
    idle_over: u32,
}

/// What the result says, as far as the quick look cares.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Unstated,
    Won(Color),
    Drawn,
    Open,
}

impl<'s> Scan<'s> {
    pub(super) fn new(settings: &'s Settings) -> Scan<'s> {
        let initial = Follower::of(&Position::initial());
        Scan {
            settings,
            initial,
            game: initial,
            begun: false,
            doubtful: false,
            lost: false,
            check: false,
            last_byte: 0,
            tags: 0,
            result: Outcome::Unstated,
            date: None,
            other_dates: [None; 2],
            now: 0,
            start: 0,
            keys: Box::new([0; KEYS]),
            seen: Box::new([0; KEYS]),
            repeated: None,
            occurrences: 0,
            idle: None,
            idle_max: 0,
            numbers: Numbers::least(settings),
        }
    }

    pub(super) fn restart(&mut self) {
        self.begun = false;
        self.doubtful = false;
    }

    pub(super) fn begun(&self) -> bool {
        self.begun
    }

    /// What is to be said about the game that was read.
    pub(super) fn ended(&self) -> End {
        match self.doubtful {
            true => End::In(Doubt::Anything),
            false => self.end(),
        }
    }

    pub(super) fn moves(&self) -> u64 {
        self.plies() as u64
    }

    /// The day of the game, by the best tag that names one.
    fn day(&self) -> Option<PartialDate> {
        self.date.or(self.other_dates[0]).or(self.other_dates[1])
    }

    /// What a tag says about the day; what is no date has to be looked at.
    fn day_in(&mut self, value: &[u8]) -> Option<PartialDate> {
        let read = dates::read(value);
        self.doubtful |= read == ReadDate::Bad;
        read.known()
    }

    /// A tag of the audit stands here; if it stood before, somebody has to look.
    fn once(&mut self, bit: u16) {
        self.doubtful |= self.tags & bit != 0;
        self.tags |= bit;
    }

    /// What every move is followed by. The last byte may be a sign of check or mate.
    #[inline(always)]
    fn moved(&mut self, last_byte: u8, check: bool) -> u64 {
        let idle = self.game.plies_without_progress();
        let key = self.game.key().0;
        if u64::from(self.remember(key)) <= idle {
            self.look_back(key, idle);
        }
        if idle >= self.numbers.idle_plies.into() {
            self.note_idle(idle);
        }
        self.check = check;
        self.last_byte = last_byte;
        let signed = (last_byte == b'+') | (last_byte == b'#');
        if (check != signed) | (last_byte == b'#') {
            self.look_at_sign();
        }
        idle
    }

    /// Remembers the next position; says how many positions ago there was one with a key that ends alike.
    #[inline(always)]
    fn remember(&mut self, key: u64) -> u32 {
        self.now = self.now.wrapping_add(1);
        self.keys[self.now as usize % KEYS] = key;
        let seen = &mut self.seen[key as usize % KEYS];
        self.now.wrapping_sub(std::mem::replace(seen, self.now))
    }

    /// How many moves have been followed.
    fn plies(&self) -> usize {
        self.now.wrapping_sub(self.start) as usize
    }

    /// Has this position occurred before? Only since the last move that cannot be taken back.
    #[cold]
    fn look_back(&mut self, key: u64, idle: u64) {
        // Whoever has the move has it at every second ply.
        let earlier = (4..=idle.min(IDLE_MAX) as usize).step_by(2);
        let is_same =
            |back: &usize| self.keys[(self.now as usize).wrapping_sub(*back) % KEYS] == key;
        let occurrences = 1 + earlier.filter(is_same).count() as u32;
        if occurrences >= self.numbers.occurrences {
            self.repeated.get_or_insert(self.plies());
            self.occurrences = self.occurrences.max(occurrences);
        }
    }

    #[cold]
    fn note_idle(&mut self, idle: u64) {
        self.idle.get_or_insert(self.plies());
        self.idle_max = self.idle_max.max(idle);
        if idle > IDLE_MAX {
            self.doubt();
        }
    }

    /// A sign and the board do not agree, or mate is said.
    #[cold]
    fn look_at_sign(&mut self) {
        let mate = self.check && !self.game.position().has_legal_move();
        self.doubtful |= !mate || self.last_byte != b'#';
    }

    /// Is the origin in this word what the board asks for? `middle` is what stands between letter and square.
    fn origin_is_needed(
        position: &Position,
        role: Role,
        from: Square,
        to: Square,
        origin: &[u8],
    ) -> bool {
        let all = position.legal_origins(role, to, Bitboard::ALL);
        let others = all.without(from);
        let same_file = others & Bitboard::file(from.file());
        let same_rank = others & Bitboard::rank(from.rank());
        let (file, rank) = (from.file().letter() as u8, from.rank().digit() as u8);
        match origin {
            [] => others.is_empty(),
            [it] if *it == file => others.any() && same_file.is_empty(),
            [it] if *it == rank => same_file.any() && same_rank.is_empty(),
            [first, second] => {
                *first == file && *second == rank && same_file.any() && same_rank.any()
            }
            _ => false,
        }
    }

    /// Is it needed that this move names the file or the rank from which its piece comes?
    fn is_needed(&self, told: Told) -> bool {
        let position = self.game.position();
        let all = position.legal_origins(told.role, told.to, Bitboard::ALL);
        let Some(from) = (all & told.within).single() else { return false };
        let others = all.without(from);
        let by_file = told.within == Bitboard::file(from.file());
        let by_rank = told.within == Bitboard::rank(from.rank());
        by_file && others.any() || by_rank && others.meets(Bitboard::file(from.file()))
    }

    fn doubt(&mut self) {
        self.doubtful = true;
        self.lost = true;
    }
}

impl Numbers {
    fn least(settings: &Settings) -> Numbers {
        // An overlay may leave a game to its base.
        let editions: Vec<Edition> = match settings.edition {
            EditionChoice::Told(edition) => [edition].into_iter().chain(edition.base()).collect(),
            EditionChoice::ByDate => Edition::ALL.to_vec(),
        };
        let mut numbers = Numbers {
            occurrences: u32::MAX,
            idle_plies: u32::MAX,
            repetition_over: u32::MAX,
            idle_over: u32::MAX,
        };
        for edition in editions {
            let draws = &edition.rulebook().draws;
            numbers.occurrences = numbers.occurrences.min(draws.times_to_claim());
            numbers.idle_plies = numbers.idle_plies.min(draws.plies_to_claim());
            let (times, plies) = (draws.times_to_end(), draws.plies_to_end());
            numbers.repetition_over = numbers.repetition_over.min(times.unwrap_or(u32::MAX));
            numbers.idle_over = numbers.idle_over.min(plies.unwrap_or(u32::MAX));
        }
        numbers
    }
}

impl Visitor for Scan<'_> {
    fn begin_game(&mut self, _at: usize) {
        self.begun = true;
        self.lost = false;
        self.check = false;
        self.last_byte = 0;
        self.tags = 0;
        self.result = Outcome::Unstated;
        self.date = None;
        self.other_dates = [None; 2];
        self.game = self.initial;
        self.remember(self.initial.key().0);
        self.start = self.now;
        self.repeated = None;
        self.occurrences = 0;
        self.idle = None;
        self.idle_max = 0;
    }

    #[inline]
    fn tag(&mut self, name: &[u8], value: &[u8], _at: usize) {
        match name {
            b"Event" => self.once(1),
            b"Site" => self.once(2),
            b"Date" => {
                self.once(4);
                self.date = self.day_in(value);
            }
            b"Round" => self.once(8),
            b"White" => self.once(16),
            b"Black" => self.once(32),
            b"Result" => {
                self.once(64);
                self.result = Outcome::read(value);
                self.doubtful |= self.result == Outcome::Unstated;
            }
            b"UTCDate" => self.other_dates[0] = self.day_in(value),
            b"EventDate" => self.other_dates[1] = self.day_in(value),
            b"FEN" | b"SetUp" | b"TimeControl" | b"Termination" | b"Variant" => {
                self.doubtful = true;
            }
            _ => {}
        }
    }

    fn begin_moves(&mut self, _at: usize) -> Rest {
        self.doubtful |= self.tags & ROSTER != ROSTER;
        // Who is examined anyway need not be scanned.
        if self.doubtful { Rest::Stop } else { Rest::Read }
    }

    #[inline]
    fn take_quickly(&mut self, word: u64, length: usize) -> bool {
        if self.lost {
            return false;
        }
        let last_byte = (word >> ((8 * length + 56) & 63)) as u8;
        let Some(told) = san::read_quickly(word, length) else {
            let check = san::play_rarer(&mut self.game, word, length);
            return check.map(|check| self.moved(last_byte, check)).is_some();
        };
        let is_piece = told.role != Role::Pawn;
        if is_piece & (told.within != Bitboard::ALL) && !self.is_needed(told) {
            return false;
        }
        let Some(check) = self.game.play_and_see(told) else { return false };
        let idle = self.moved(last_byte, check);
        if is_piece & !told.captures & (idle == 0) {
            // A piece that captures has its sign.
            self.doubtful = true;
        }
        true
    }

    fn played(&mut self, text: &[u8], _at: usize) -> Rest {
        if self.lost {
            return Rest::Stop;
        }
        let mut position = self.game.position();
        let Ok(legal) = san::read(&position, text) else {
            self.doubt();
            return Rest::Stop;
        };
        let signs = text.iter().rev().take_while(|it| matches!(it, b'+' | b'#')).count();
        let plain = &text[..text.len() - signs];
        let role = position.placement().role_at(legal.from()).unwrap_or(Role::Pawn);
        let captures = position.placement().occupied().has(legal.to());
        let needed =
            |origin| Scan::origin_is_needed(&position, role, legal.from(), legal.to(), origin);
        let is_usual = match (role, plain) {
            _ if signs > 1 => false,
            _ if legal.castling_wing().is_some() => matches!(plain, b"O-O" | b"O-O-O"),
            (Role::Pawn, [_, rank @ b'1'..=b'8']) => {
                let last = Rank::from_digit(char::from(*rank));
                last != Some(Rank::Eighth.seen_by(position.turn()))
            }
            (Role::Pawn, [_, b'x', _, _] | [_, _, b'=', _] | [_, b'x', _, _, b'=', _]) => true,
            (Role::Pawn, _) => false,
            (_, [_, origin @ .., b'x', _, _]) if captures => needed(origin),
            (_, [_, origin @ .., _, _]) if !captures => needed(origin),
            _ => false,
        };
        if !is_usual {
            self.doubt();
            return Rest::Stop;
        }
        position.make_unchecked(legal);
        self.game = Follower::of(&position);
        self.moved(text[text.len() - 1], position.is_check());
        Rest::Read
    }

    fn comment(&mut self, text: &[u8], _at: usize) {
        self.doubtful |=
            memmem::find(text, b"[%clk").is_some() || memmem::find(text, b"[%emt").is_some();
    }

    fn begin_variation(&mut self, _at: usize) -> Rest {
        Rest::Skip
    }

    fn result(&mut self, text: &[u8], _at: usize) {
        self.doubtful |= Outcome::read(text) != self.result;
    }

    fn fault(&mut self, _fault: Fault, _at: usize) {
        self.doubtful = true;
    }
}

impl Outcome {
    #[inline]
    fn read(text: &[u8]) -> Outcome {
        match text {
            b"1-0" => Outcome::Won(Color::White),
            b"0-1" => Outcome::Won(Color::Black),
            b"1/2-1/2" => Outcome::Drawn,
            b"*" => Outcome::Open,
            _ => Outcome::Unstated,
        }
    }
}

/// Checks for which the solver has to be asked.
pub(super) const SOLVED: CheckSet =
    CheckSet::NONE.with(Check::MovesAfterDead).with(Check::ResultNotDead).with(Check::WinNoMate);
