//! Letters: which glyph shows one, how wide it is, and which were used. A letter of the file is a letter of the text, whatever its glyph: so
//! what no font has can still be copied.

use std::collections::HashMap;

use ttf_parser::{Face, GlyphId};

/// The two faces of a paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Weight {
    Regular,
    Bold,
}

impl Weight {
    pub(crate) const ALL: [Weight; 2] = [Weight::Regular, Weight::Bold];

    /// The name in the file; the six letters say that it is a part of the font.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Weight::Regular => "JADREG+DejaVuSansCondensed",
            Weight::Bold => "JADBLD+DejaVuSansCondensed-Bold",
        }
    }

    fn data(self) -> &'static [u8] {
        match self {
            Weight::Regular => dejavu::sans_condensed::regular(),
            Weight::Bold => dejavu::sans_condensed::bold(),
        }
    }
}

/// Shown in the place of what the font does not have.
const REPLACEMENT: char = char::REPLACEMENT_CHARACTER;

/// A letter as the file has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Letter {
    pub(crate) letter: char,
    pub(crate) glyph: u16,
    /// In thousandths of the size.
    pub(crate) width: u16,
}

/// A font and what was used of it.
pub(crate) struct Font {
    pub(crate) data: &'static [u8],
    face: Face<'static>,
    known: HashMap<char, u16>,
    letters: Vec<Letter>,
}

impl Font {
    pub(crate) fn new(weight: Weight) -> Font {
        let data = weight.data();
        // The bytes are a part of the program.
        let face = Face::parse(data, 0).expect("a font");
        Font { data, face, known: HashMap::new(), letters: Vec::new() }
    }

    /// The number of a letter in the file, from 1.
    pub(crate) fn number(&mut self, letter: char) -> u16 {
        if let Some(number) = self.known.get(&letter) {
            return *number;
        }
        let letter = match self.letters.len() < usize::from(u16::MAX - 1) {
            true => letter,
            // More letters than a font of a file can have.
            false => return self.known.get(&REPLACEMENT).copied().unwrap_or(1),
        };
        self.letters.push(self.look_up(letter));
        let number = u16::try_from(self.letters.len()).unwrap_or(u16::MAX);
        self.known.insert(letter, number);
        number
    }

    fn look_up(&self, letter: char) -> Letter {
        let shown = if turns(letter) { REPLACEMENT } else { letter };
        let glyph = self.face.glyph_index(shown).filter(|it| it.0 != 0);
        let glyph = glyph.or_else(|| self.face.glyph_index(REPLACEMENT)).unwrap_or(GlyphId(0));
        let width = u32::from(self.face.glyph_hor_advance(glyph).unwrap_or(0));
        let width = width * 1_000 / u32::from(self.face.units_per_em());
        Letter { letter, glyph: glyph.0, width: u16::try_from(width).unwrap_or(u16::MAX) }
    }

    /// The width of a letter in thousandths of the size.
    pub(crate) fn width(&mut self, letter: char) -> u32 {
        let number = self.number(letter);
        self.letters.get(usize::from(number) - 1).map_or(0, |it| u32::from(it.width))
    }

    /// What was used, in the order of its numbers.
    pub(crate) fn letters(&self) -> &[Letter] {
        &self.letters
    }

    /// In thousandths of the size.
    fn scaled(&self, units: i16) -> f32 {
        f32::from(units) * 1_000.0 / f32::from(self.face.units_per_em())
    }

    pub(crate) fn ascent(&self) -> f32 {
        self.scaled(self.face.ascender())
    }

    pub(crate) fn descent(&self) -> f32 {
        self.scaled(self.face.descender())
    }

    pub(crate) fn cap_height(&self) -> f32 {
        self.scaled(self.face.capital_height().unwrap_or(1_493))
    }

    /// Left, bottom, right, top.
    pub(crate) fn bounds(&self) -> [f32; 4] {
        let it = self.face.global_bounding_box();
        [it.x_min, it.y_min, it.x_max, it.y_max].map(|it| self.scaled(it))
    }
}

/// Marks that turn the direction of what follows, or cannot be seen: shown, not obeyed.
pub(crate) fn turns(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}
