//! A list of ratings of FIDE, as the organiser gives it: read once, kept in memory, looked up by number or by name. Nothing of it goes
//! into a log but what somebody takes over.

mod fold;
mod text;
mod xml;

use std::io::{BufRead, BufReader, Read};

use clock::Class;
use clock::Phrase;

use crate::players::full_title;
use crate::wire::v1::report::Sex;
use fold::folded;

/// Somebody in a list of ratings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rated {
    /// The number with FIDE.
    pub fide_id: u64,
    /// The name.
    pub name: String,
    /// The title.
    pub title: Option<&'static str>,
    /// The federation.
    pub federation: Option<String>,
    /// The sex.
    pub sex: Option<Sex>,
    /// The year of birth.
    pub born: Option<u16>,
    /// The ratings.
    pub ratings: Ratings,
}

/// The ratings of a player; nothing where there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ratings {
    /// In standard chess.
    pub standard: Option<u32>,
    /// In rapid chess.
    pub rapid: Option<u32>,
    /// In blitz.
    pub blitz: Option<u32>,
}

impl Ratings {
    /// That of a class; who has none there counts with that of standard chess.
    #[must_use]
    pub fn of(self, class: Class) -> Option<u32> {
        match class {
            Class::Standard => self.standard,
            Class::Rapid => self.rapid.or(self.standard),
            Class::Blitz => self.blitz.or(self.standard),
        }
    }
}

/// Why a file is no list of ratings.
#[derive(Debug, thiserror::Error)]
pub enum NotRatings {
    /// It cannot be read.
    #[error("{0}")]
    Unreadable(#[from] std::io::Error),
    /// It has neither the heading of a list nor its first element.
    #[error("neither a list of ratings in columns nor one in XML")]
    Form,
    /// It is packed, or in a way that is not known.
    #[error("the file is packed")]
    Packed,
    /// It is larger than any list of FIDE.
    #[error("the file is larger than {BYTES_MAX} bytes")]
    TooLarge,
    /// Too much of it names nobody.
    #[error("more than {NOBODY_MAX} lines name nobody")]
    Nobody,
    /// The reading ended before the file did.
    #[error("the reading was broken off")]
    BrokenOff,
    /// There is more in it than can be kept.
    #[error("there are more than {PEOPLE_MAX} players")]
    TooMany,
}

impl NotRatings {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            NotRatings::Unreadable(why) => {
                Phrase::new("store-ratings-unreadable").text("reason", why.to_string())
            }
            NotRatings::Form => Phrase::new("store-ratings-form"),
            NotRatings::Packed => Phrase::new("store-ratings-packed"),
            NotRatings::TooLarge => Phrase::new("store-ratings-too-large"),
            NotRatings::Nobody => {
                Phrase::new("store-ratings-nobody").number("most", NOBODY_MAX as u64)
            }
            NotRatings::BrokenOff => Phrase::new("store-ratings-broken-off"),
            NotRatings::TooMany => {
                Phrase::new("store-ratings-too-many").number("most", PEOPLE_MAX as u64)
            }
        }
    }
}

/// So much of a file is read, and so many letters of names are kept.
const BYTES_MAX: u64 = 1 << 30;
const LETTERS_MAX: usize = 160 << 20;
/// So many players are kept.
const PEOPLE_MAX: usize = 4_000_000;
/// So many lines, or tags of XML, may name nobody: such a file packs to next to nothing, but takes its time.
const NOBODY_MAX: usize = 1_000_000;
/// So long is a name of a list at most, in bytes.
const NAME_MAX: usize = 120;
/// So many names that begin alike are looked through.
const LOOKED_AT_MAX: usize = 20_000;
/// So many letters of two names are compared when they are put in order.
const COMPARED: usize = 32;

/// The titles of a list, by their place here.
const TITLES: [&str; 9] = ["", "GM", "WGM", "IM", "WIM", "FM", "WFM", "CM", "WCM"];

/// What is kept of somebody.
#[derive(Clone, Copy)]
struct Person {
    fide_id: u64,
    /// Where the name begins, and where it does without signs.
    name: u32,
    folded: u32,
    ratings: [u16; 3],
    born: u16,
    name_length: u8,
    federation: [u8; 3],
    title: u8,
    sex: u8,
}

/// A list of ratings.
pub struct RatingList {
    people: Vec<Person>,
    names: String,
    /// The names in small letters without signs, one after the other, each ended by a line break.
    folded: String,
    /// The places of people, by number.
    by_number: Vec<u32>,
    /// Where words begin in `folded`, in the order of the alphabet.
    words: Vec<u32>,
}

impl std::fmt::Debug for RatingList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RatingList").field("people", &self.people.len()).finish_non_exhaustive()
    }
}

/// A line or an element as it was read.
#[derive(Default)]
struct Found {
    fide_id: String,
    name: String,
    title: String,
    womens_title: String,
    federation: String,
    sex: String,
    born: String,
    ratings: [String; 3],
}

impl RatingList {
    /// Reads the list of FIDE, in columns or in XML.
    ///
    /// # Errors
    /// If it is none, or cannot be read.
    pub fn read(source: impl Read) -> Result<RatingList, NotRatings> {
        let mut source = BufReader::with_capacity(1 << 16, source.take(BYTES_MAX));
        let start = source.fill_buf()?;
        let is_xml =
            start.trim_ascii_start().starts_with(b"<") || start.starts_with(b"\xef\xbb\xbf<");
        if start.starts_with(b"PK") || start.starts_with(b"\x1f\x8b") {
            return Err(NotRatings::Packed);
        }
        let mut list = RatingList {
            people: Vec::new(),
            names: String::new(),
            folded: String::new(),
            by_number: Vec::new(),
            words: Vec::new(),
        };
        let mut nobody = 0;
        let mut take = |found: &Found, pieces: usize| {
            if !list.push(found)? {
                nobody += pieces;
            }
            if nobody > NOBODY_MAX { Err(NotRatings::Nobody) } else { Ok(()) }
        };
        if is_xml {
            xml::read(&mut source, &mut take)?;
        } else {
            text::read(&mut source, &mut take)?;
        }
        if source.get_ref().limit() == 0 {
            return Err(NotRatings::TooLarge);
        }
        list.put_in_order();
        Ok(list)
    }

    /// How many are in it.
    #[must_use]
    pub fn len(&self) -> usize {
        self.people.len()
    }

    /// Is nobody in it?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.people.is_empty()
    }

    /// Whoever has this number.
    #[must_use]
    pub fn with_number(&self, fide_id: u64) -> Option<Rated> {
        let person = |at: &u32| self.people.get(*at as usize);
        let key = |at: &u32| person(at).map_or(0, |it| it.fide_id);
        let place = self.by_number.binary_search_by_key(&fide_id, key).ok()?;
        self.by_number.get(place).and_then(person).map(|it| self.rated(it))
    }

    /// Those whose names have words that begin like these, in any order; those with the highest rating first. A number finds whoever has it.
    #[must_use]
    pub fn search(&self, asked: &str, most: usize) -> Vec<Rated> {
        if let Ok(number) = asked.trim().parse() {
            return self.with_number(number).into_iter().collect();
        }
        let asked = folded(asked);
        let words: Vec<&str> = asked.split(' ').filter(|it| !it.is_empty()).collect();
        if words.iter().map(|it| it.len()).sum::<usize>() < 2 {
            return Vec::new();
        }
        let ranges = words.iter().map(|it| self.beginning(it));
        let Some(rarest) = ranges.min_by_key(|it| it.len()) else { return Vec::new() };
        let places = self.words.get(rarest).unwrap_or_default().iter().take(LOOKED_AT_MAX);
        let mut found: Vec<&Person> = places
            .filter_map(|it| self.at_letter(*it))
            .filter(|it| begin_in(&words, self.folded_name(it)))
            .collect();
        let whole = |it: &Person| self.folded_name(it).split(' ').count() != words.len();
        found.sort_by_key(|it| (whole(it), std::cmp::Reverse(it.ratings), it.fide_id));
        found.dedup_by_key(|it| it.fide_id);
        found.into_iter().take(most).map(|it| self.rated(it)).collect()
    }

    /// Whoever has exactly these words in his name, if it is only one, or only one who also was born then and plays for that federation.
    #[must_use]
    pub fn named(&self, name: &str, born: Option<u16>, federation: Option<&str>) -> Option<Rated> {
        let asked = folded(name);
        let mut words: Vec<&str> = asked.split(' ').filter(|it| !it.is_empty()).collect();
        words.sort_unstable();
        let range = words.iter().map(|it| self.beginning(it)).min_by_key(|it| it.len())?;
        let places = self.words.get(range).unwrap_or_default().iter().take(LOOKED_AT_MAX);
        let mut found: Vec<&Person> = places
            .filter_map(|it| self.at_letter(*it))
            .filter(|it| {
                let mut own: Vec<&str> = self.folded_name(it).split(' ').collect();
                own.sort_unstable();
                own == words
            })
            .filter(|it| born.is_none_or(|born| it.born == 0 || it.born == born))
            .filter(|it| federation.is_none_or(|federation| it.federation == letters(federation)))
            .collect();
        found.sort_by_key(|it| it.fide_id);
        found.dedup_by_key(|it| it.fide_id);
        match found.as_slice() {
            [only] => Some(self.rated(only)),
            _ => None,
        }
    }

    /// Takes somebody in; not who has no number or no name.
    fn push(&mut self, found: &Found) -> Result<bool, NotRatings> {
        let Ok(fide_id) = found.fide_id.trim().parse() else { return Ok(false) };
        let name: String = found.name.trim().chars().filter(|it| !it.is_control()).collect();
        if name.is_empty() || name.len() > NAME_MAX {
            return Ok(false);
        }
        if self.people.len() >= PEOPLE_MAX {
            return Err(NotRatings::TooMany);
        }
        if self.names.len() + self.folded.len() >= LETTERS_MAX {
            return Err(NotRatings::TooLarge);
        }
        let place = |text: &str| u32::try_from(text.len()).map_err(|_| NotRatings::TooMany);
        let title = [&found.title, &found.womens_title].into_iter().map(|it| full_title(it.trim()));
        let title = title.filter_map(|it| TITLES.iter().position(|known| *known == it));
        let number = |text: &str| text.trim().parse().unwrap_or_default();
        let [standard, rapid, blitz] = &found.ratings;
        self.people.push(Person {
            fide_id,
            name: place(&self.names)?,
            folded: place(&self.folded)?,
            ratings: [number(standard), number(rapid), number(blitz)],
            born: number(&found.born),
            name_length: u8::try_from(name.len()).unwrap_or(u8::MAX),
            federation: letters(found.federation.trim()),
            title: title
                .filter(|it| *it > 0)
                .min()
                .and_then(|it| u8::try_from(it).ok())
                .unwrap_or_default(),
            sex: found.sex.trim().bytes().next().unwrap_or_default(),
        });
        self.names.push_str(&name);
        self.folded.push_str(&folded(&name));
        self.folded.push('\n');
        Ok(true)
    }

    fn put_in_order(&mut self) {
        let people = &self.people;
        self.by_number = (0..).take(people.len()).collect();
        self.by_number.sort_unstable_by_key(|at| people.get(*at as usize).map(|it| it.fide_id));
        let bytes = self.folded.as_bytes();
        let mut before = b'\n';
        for (at, letter) in (0..).zip(bytes) {
            if matches!(before, b'\n' | b' ') && !matches!(letter, b'\n' | b' ') {
                self.words.push(at);
            }
            before = *letter;
        }
        let from = |at: &u32| {
            let at = *at as usize;
            bytes.get(at..bytes.len().min(at + COMPARED)).unwrap_or_default()
        };
        self.words.sort_unstable_by(|one, other| from(one).cmp(from(other)));
        self.words.shrink_to_fit();
    }

    /// The words that begin so.
    fn beginning(&self, word: &str) -> std::ops::Range<usize> {
        let word = word.get(..word.len().min(COMPARED)).unwrap_or(word);
        let from = |at: &u32| {
            let at = *at as usize;
            let end = self.folded.len().min(at + word.len());
            self.folded.as_bytes().get(at..end).unwrap_or_default()
        };
        let first = self.words.partition_point(|it| from(it) < word.as_bytes());
        let behind = self.words.partition_point(|it| from(it) <= word.as_bytes());
        first..behind
    }

    /// In whose name this letter is.
    fn at_letter(&self, at: u32) -> Option<&Person> {
        let behind = self.people.partition_point(|it| it.folded <= at);
        self.people.get(behind.checked_sub(1)?)
    }

    fn folded_name(&self, person: &Person) -> &str {
        let rest = self.folded.get(person.folded as usize..).unwrap_or_default();
        rest.split('\n').next().unwrap_or_default()
    }

    fn rated(&self, person: &Person) -> Rated {
        let first = person.name as usize;
        let name = self.names.get(first..first + usize::from(person.name_length));
        let rating = |it: u16| Some(u32::from(it)).filter(|it| *it != 0);
        let [standard, rapid, blitz] = person.ratings.map(rating);
        let federation = String::from_utf8_lossy(&person.federation);
        let federation = federation.trim_end_matches('\0').to_owned();
        Rated {
            fide_id: person.fide_id,
            name: name.unwrap_or_default().to_owned(),
            title: TITLES.get(usize::from(person.title)).copied().filter(|it| !it.is_empty()),
            federation: Some(federation).filter(|it| !it.is_empty()),
            sex: match person.sex {
                b'F' | b'f' | b'W' | b'w' => Some(Sex::Female),
                b'M' | b'm' => Some(Sex::Male),
                _ => None,
            },
            born: Some(person.born).filter(|it| *it != 0),
            ratings: Ratings { standard, rapid, blitz },
        }
    }
}

/// The three letters of a federation.
fn letters(federation: &str) -> [u8; 3] {
    let mut letters = federation.bytes().filter(u8::is_ascii_alphabetic);
    std::array::from_fn(|_| letters.next().map_or(0, |it| it.to_ascii_uppercase()))
}

/// Does each of these words begin a word of the name, each another one?
fn begin_in(words: &[&str], name: &str) -> bool {
    let mut own: Vec<&str> = name.split(' ').collect();
    let mut words: Vec<&str> = words.to_vec();
    // The longest has the least choice.
    words.sort_by_key(|it| std::cmp::Reverse(it.len()));
    words.iter().all(|word| match own.iter().position(|it| it.starts_with(word)) {
        Some(at) => {
            own.swap_remove(at);
            true
        }
        None => false,
    })
}
