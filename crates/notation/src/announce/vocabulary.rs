//! The words of announcements, as data: names of pieces, numbers, castling. The German row is that of D.2.1.

use core::fmt;
use core::str::FromStr;

use board::{File, Role};

/// The words of one language.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words {
    pub(super) tag: &'static str,
    /// King, queen, rook, bishop, knight, pawn.
    pub(super) pieces: [&'static str; 6],
    pub(super) numbers: [&'static str; 8],
    /// Castling short and long, as it is announced.
    pub(super) castling: [&'static str; 2],
    /// What is said between the squares of a capture.
    pub(super) takes: &'static str,
    /// Other words, with the usual word of this row that they stand for.
    pub(super) also: &'static [(&'static str, &'static str)],
    /// Words that may be said and change nothing.
    pub(super) fillers: &'static [&'static str],
}

macro_rules! spoken {
    ($($name:ident $words:expr;)*) => {
        /// A language in which moves can be announced.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Spoken {
            $(#[doc = stringify!($name)] $name,)*
        }

        impl Spoken {
            /// All languages in which moves can be announced.
            pub const ALL: &[Spoken] = &[$(Spoken::$name),*];

            pub(super) const fn words(self) -> Words {
                match self {
                    $(Spoken::$name => $words,)*
                }
            }
        }
    };
}

spoken! {
    German Words {
        tag: "de",
        pieces: ["König", "Dame", "Turm", "Läufer", "Springer", "Bauer"],
        numbers: ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"],
        castling: ["Kurze Rochade", "Lange Rochade"],
        takes: "schlägt",
        also: &[
            ("zwo", "zwei"), ("ein", "eins"), ("Pferd", "Springer"), ("kleine", "kurze"),
            ("große", "lange"), ("rochiert", "rochade"), ("kurz", "kurze"), ("lang", "lange"),
            ("nimmt", "schlägt"),
        ],
        fillers: &["von", "nach", "auf", "wird", "umwandlung", "in", "schach", "matt", "en", "passant"],
    };
    English Words {
        tag: "en",
        pieces: ["King", "Queen", "Rook", "Bishop", "Knight", "Pawn"],
        numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight"],
        castling: ["Short castling", "Long castling"],
        takes: "takes",
        also: &[
            ("castles", "castling"), ("castle", "castling"), ("kingside", "short"),
            ("queenside", "long"), ("captures", "takes"),
        ],
        fillers: &[
            "from", "to", "on", "at", "becomes", "promotes", "promoted", "check", "mate", "checkmate",
            "side", "en", "passant",
        ],
    };
    Slovak Words {
        tag: "sk",
        pieces: ["Kráľ", "Dáma", "Veža", "Strelec", "Jazdec", "Pešiak"],
        numbers: ["jeden", "dva", "tri", "štyri", "päť", "šesť", "sedem", "osem"],
        castling: ["Malá rošáda", "Veľká rošáda"],
        takes: "berie",
        also: &[
            ("jedna", "jeden"), ("krátka", "malá"), ("dlhá", "veľká"), ("kôň", "Jazdec"),
            ("pešec", "Pešiak"), ("kráľovná", "Dáma"),
        ],
        fillers: &["z", "zo", "na", "premena", "šach", "mat"],
    };
    Czech Words {
        tag: "cs",
        pieces: ["Král", "Dáma", "Věž", "Střelec", "Jezdec", "Pěšec"],
        numbers: ["jedna", "dva", "tři", "čtyři", "pět", "šest", "sedm", "osm"],
        castling: ["Malá rošáda", "Velká rošáda"],
        takes: "bere",
        also: &[
            ("jeden", "jedna"), ("dvě", "dva"), ("krátká", "malá"), ("dlouhá", "velká"),
            ("kůň", "Jezdec"), ("pěšák", "Pěšec"), ("královna", "Dáma"),
        ],
        fillers: &["z", "ze", "na", "proměna", "v", "šach", "mat"],
    };
    Slovene Words {
        tag: "sl",
        pieces: ["Kralj", "Dama", "Trdnjava", "Lovec", "Skakač", "Kmet"],
        numbers: ["ena", "dve", "tri", "štiri", "pet", "šest", "sedem", "osem"],
        castling: ["Mala rokada", "Velika rokada"],
        takes: "vzame",
        also: &[
            ("kratka", "mala"), ("dolga", "velika"), ("konj", "Skakač"), ("kraljica", "Dama"),
            ("tekač", "Lovec"), ("dva", "dve"), ("jemlje", "vzame"),
        ],
        fillers: &["z", "iz", "na", "postane", "promocija", "v", "šah", "mat"],
    };
    French Words {
        tag: "fr",
        pieces: ["Roi", "Dame", "Tour", "Fou", "Cavalier", "Pion"],
        numbers: ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"],
        castling: ["Petit roque", "Grand roque"],
        takes: "prend",
        also: &[],
        fillers: &["de", "en", "sur", "promotion", "devient", "échec", "mat", "passant"],
    };
    Spanish Words {
        tag: "es",
        pieces: ["Rey", "Dama", "Torre", "Alfil", "Caballo", "Peón"],
        numbers: ["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho"],
        castling: ["Enroque corto", "Enroque largo"],
        takes: "toma",
        also: &[("por", "toma"), ("captura", "toma")],
        fillers: &["de", "a", "en", "corona", "jaque", "mate", "al", "paso"],
    };
    Italian Words {
        tag: "it",
        pieces: ["Re", "Donna", "Torre", "Alfiere", "Cavallo", "Pedone"],
        numbers: ["uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto"],
        castling: ["Arrocco corto", "Arrocco lungo"],
        takes: "prende",
        also: &[("per", "prende")],
        fillers: &["da", "in", "promuove", "scacco", "matto"],
    };
    Dutch Words {
        tag: "nl",
        pieces: ["Koning", "Dame", "Toren", "Loper", "Paard", "Pion"],
        numbers: ["een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht"],
        castling: ["Korte rokade", "Lange rokade"],
        takes: "slaat",
        also: &[],
        fillers: &["van", "naar", "op", "promoveert", "tot", "schaak", "mat"],
    };
    Polish Words {
        tag: "pl",
        pieces: ["Król", "Hetman", "Wieża", "Goniec", "Skoczek", "Pion"],
        numbers: ["jeden", "dwa", "trzy", "cztery", "pięć", "sześć", "siedem", "osiem"],
        castling: ["Krótka roszada", "Długa roszada"],
        takes: "bije",
        also: &[("pionek", "Pion"), ("laufer", "Goniec"), ("koń", "Skoczek")],
        fillers: &["z", "na", "promocja", "szach", "mat"],
    };
    Hungarian Words {
        tag: "hu",
        pieces: ["Király", "Vezér", "Bástya", "Futó", "Huszár", "Gyalog"],
        numbers: ["egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc"],
        castling: ["Rövid sánc", "Hosszú sánc"],
        takes: "üti",
        also: &[("két", "kettő"), ("ló", "Huszár"), ("üt", "üti")],
        fillers: &["sakk", "matt"],
    };
    Russian Words {
        tag: "ru",
        pieces: ["Король", "Ферзь", "Ладья", "Слон", "Конь", "Пешка"],
        numbers: ["один", "два", "три", "четыре", "пять", "шесть", "семь", "восемь"],
        castling: ["Короткая рокировка", "Длинная рокировка"],
        takes: "бьёт",
        also: &[("бьет", "бьёт"), ("берёт", "бьёт")],
        fillers: &["на", "с", "шах", "мат"],
    };
}

impl Spoken {
    /// The language tag.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        self.words().tag
    }

    /// What a piece is called.
    #[must_use]
    pub const fn piece(self, role: Role) -> &'static str {
        let pieces = self.words().pieces;
        match role {
            Role::King => pieces[0],
            Role::Queen => pieces[1],
            Role::Rook => pieces[2],
            Role::Bishop => pieces[3],
            Role::Knight => pieces[4],
            Role::Pawn => pieces[5],
        }
    }
}

/// What a file is called, in every language.
pub(super) const fn file_name(file: File) -> &'static str {
    match file {
        File::A => "Anna",
        File::B => "Bella",
        File::C => "Cesar",
        File::D => "David",
        File::E => "Eva",
        File::F => "Felix",
        File::G => "Gustav",
        File::H => "Hector",
    }
}

/// Other spellings of these names, folded.
pub(super) const FILE_SPELLINGS: &[(&str, File)] = &[
    ("ana", File::A),
    ("bela", File::B),
    ("caesar", File::C),
    ("casar", File::C),
    ("cezar", File::C),
    ("feliks", File::F),
    ("hektor", File::H),
];

impl fmt::Display for Spoken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// A text that names no language in which moves can be announced.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UnknownSpoken;

impl fmt::Display for UnknownSpoken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a language in which moves can be announced")
    }
}

impl std::error::Error for UnknownSpoken {}

impl FromStr for Spoken {
    type Err = UnknownSpoken;

    fn from_str(text: &str) -> Result<Spoken, UnknownSpoken> {
        let wanted = text.trim().to_lowercase();
        let first = wanted.split(['-', '_']).next().unwrap_or("");
        Spoken::ALL.iter().copied().find(|it| it.tag() == first).ok_or(UnknownSpoken)
    }
}
