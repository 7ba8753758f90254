//! Pairs of scoresheets with faults by lot, made of real games. The same seed always makes the same pairs.

use board::{Move, Position};
use jadoube_notation::algebraic::{Style, write};
use jadoube_notation::letters::Language;
use jadoube_notation::pgn::{Game, Played, Standing};

/// Numbers by lot.
pub(crate) struct Lot(u64);

impl Lot {
    pub(crate) fn new(seed: u64) -> Lot {
        Lot(seed)
    }

    /// A number below the bound, which is not zero.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }
}

/// What can be wrong on a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    Missing,
    Doubled,
    Illegible,
    Misspelt,
    OtherMove,
    WrongNumber,
}

const FAULTS: [Fault; 6] = [
    Fault::Missing,
    Fault::Doubled,
    Fault::Illegible,
    Fault::Misspelt,
    Fault::OtherMove,
    Fault::WrongNumber,
];

/// The moves of a game from the ordinary start, if all of them are legal.
pub(crate) fn moves_of(game: &Game) -> Option<Vec<Move>> {
    let ordinary = matches!(Standing::of(&game.start), Standing::Regular(_))
        && game.start == board::Setup::INITIAL;
    let legal = game.main_line.moves.iter().map(|entry| match entry.played {
        Played::Legal(played) => Some(played),
        _ => None,
    });
    let moves: Option<Vec<Move>> = legal.collect();
    moves.filter(|_| ordinary)
}

/// Both sheets of a game, with this many faults on the two together. No place has two faults on one sheet.
pub(crate) fn sheets(moves: &[Move], faults: usize, lot: &mut Lot) -> [String; 2] {
    const LANGUAGES: [Language; 6] = [
        Language::English,
        Language::Czech,
        Language::Slovak,
        Language::Slovene,
        Language::German,
        Language::French,
    ];
    let mut wrong = [vec![None; moves.len()], vec![None; moves.len()]];
    let mut left = faults.min(moves.len());
    while left > 0 {
        let (sheet, at) = (lot.below(2), lot.below(moves.len()));
        if wrong[sheet][at].is_none() {
            wrong[sheet][at] = Some(FAULTS[lot.below(FAULTS.len())]);
            left -= 1;
        }
    }
    wrong.map(|faults| {
        let style = Style::short(LANGUAGES[lot.below(LANGUAGES.len())]);
        sheet(moves, &faults, &style, lot)
    })
}

fn sheet(moves: &[Move], faults: &[Option<Fault>], style: &Style, lot: &mut Lot) -> String {
    let mut at = Position::initial();
    let mut entries: Vec<String> = Vec::new();
    let mut numbers_off = Vec::new();
    for (&played, fault) in moves.iter().zip(faults) {
        let text = write(&at, played, style);
        match fault {
            None => entries.push(text),
            Some(Fault::Missing) => {}
            Some(Fault::Doubled) => entries.extend([text.clone(), text]),
            Some(Fault::Illegible) => entries.push("?".to_owned()),
            Some(Fault::Misspelt) => entries.push(misspelt(&text, lot)),
            Some(Fault::OtherMove) => {
                let legal = at.legal_moves();
                let other = legal[lot.below(legal.len())];
                entries.push(write(&at, other, style));
            }
            Some(Fault::WrongNumber) => {
                numbers_off.push(entries.len() / 2);
                entries.push(text);
            }
        }
        at = at.play_unchecked(played);
    }
    let mut text = String::new();
    for (index, pair) in entries.chunks(2).enumerate() {
        let off = usize::from(numbers_off.contains(&index));
        text += &format!("{}. {}\n", index + 1 + off, pair.join(" "));
    }
    text
}

/// The text with another file or another rank.
fn misspelt(text: &str, lot: &mut Lot) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    let places: Vec<usize> =
        (0..signs.len()).filter(|&at| matches!(signs[at], 'a'..='h' | '1'..='8')).collect();
    if places.is_empty() {
        return "?".to_owned();
    }
    let place = places[lot.below(places.len())];
    let others = if signs[place].is_ascii_digit() { "12345678" } else { "abcdefgh" };
    let others: Vec<char> = others.chars().filter(|it| *it != signs[place]).collect();
    signs[place] = others[lot.below(others.len())];
    signs.into_iter().collect()
}
