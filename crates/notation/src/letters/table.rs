//! The letters of the pieces in many languages, as data. They are facts, as chess magazines, federations
//! and the PGN standard (8.2.3.2 of its text) commonly publish them; a language is listed only where the
//! sources agree. Rows of the same letters stay apart: players look for their own language.

/// The letters of one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Row {
    /// The language tag (BCP 47).
    pub(super) tag: &'static str,
    /// Its English name.
    pub(super) english: &'static str,
    /// What its speakers call it.
    pub(super) own: &'static str,
    /// King, queen, rook, bishop, knight.
    pub(super) letters: [&'static str; 5],
    /// What people write for a pawn, though it has no letter (C.4).
    pub(super) pawn: &'static [&'static str],
}

macro_rules! languages {
    ($($name:ident $tag:literal $english:literal $own:literal
       $king:literal $queen:literal $rook:literal $bishop:literal $knight:literal
       [$($pawn:literal)*])*) => {
        /// A language whose piece letters are known.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Language {
            $(#[doc = $english] $name,)*
        }

        impl Language {
            /// All languages of the table.
            pub const ALL: &[Language] = &[$(Language::$name),*];
        }

        pub(super) const fn row(language: Language) -> Row {
            match language {
                $(Language::$name => Row {
                    tag: $tag,
                    english: $english,
                    own: $own,
                    letters: [$king, $queen, $rook, $bishop, $knight],
                    pawn: &[$($pawn),*],
                },)*
            }
        }
    };
}

// The languages of the players whom we know best come first: the order decides between languages that
// read a record equally well.
#[rustfmt::skip]
languages! {
    English    "en" "English"    "English"    "K"  "Q" "R" "B" "N" ["P" "pawn"]
    Slovak     "sk" "Slovak"     "slovenčina" "K"  "D" "V" "S" "J" ["P" "pešiak"]
    Czech      "cs" "Czech"      "čeština"    "K"  "D" "V" "S" "J" ["P" "pěšec"]
    Slovene    "sl" "Slovene"    "slovenščina" "K" "D" "T" "L" "S" ["P" "kmet"]
    German     "de" "German"     "Deutsch"    "K"  "D" "T" "L" "S" ["B" "Bauer"]
    French     "fr" "French"     "français"   "R"  "D" "T" "F" "C" ["P" "pion"]
    Spanish    "es" "Spanish"    "español"    "R"  "D" "T" "A" "C" ["P" "peón"]
    Italian    "it" "Italian"    "italiano"   "R"  "D" "T" "A" "C" ["P" "pedone"]
    Portuguese "pt" "Portuguese" "português"  "R"  "D" "T" "B" "C" ["P" "peão"]
    Dutch      "nl" "Dutch"      "Nederlands" "K"  "D" "T" "L" "P" ["O" "pion"]
    Polish     "pl" "Polish"     "polski"     "K"  "H" "W" "G" "S" ["P" "pion"]
    Hungarian  "hu" "Hungarian"  "magyar"     "K"  "V" "B" "F" "H" ["GY" "gyalog"]
    Russian    "ru" "Russian"    "русский"    "Кр" "Ф" "Л" "С" "К" ["п" "П" "пешка"]
    Ukrainian  "uk" "Ukrainian"  "українська" "Кр" "Ф" "Т" "С" "К" ["п" "П" "пішак"]
    Bulgarian  "bg" "Bulgarian"  "български"  "Ц"  "Д" "Т" "О" "К" ["п" "П" "пешка"]
    Croatian   "hr" "Croatian"   "hrvatski"   "K"  "D" "T" "L" "S" ["P" "pješak"]
    Bosnian    "bs" "Bosnian"    "bosanski"   "K"  "D" "T" "L" "S" ["P" "pješak"]
    SerbianLatin "sr-Latn" "Serbian (Latin)" "srpski" "K" "D" "T" "L" "S" ["P" "pešak"]
    Serbian    "sr" "Serbian (Cyrillic)" "српски" "К" "Д" "Т" "Л" "С" ["п" "П" "пешак"]
    Macedonian "mk" "Macedonian" "македонски" "К"  "Д" "Т" "Л" "С" ["п" "П" "пешак"]
    Romanian   "ro" "Romanian"   "română"     "R"  "D" "T" "N" "C" ["P" "pion"]
    Catalan    "ca" "Catalan"    "català"     "R"  "D" "T" "A" "C" ["P" "peó"]
    Galician   "gl" "Galician"   "galego"     "R"  "D" "T" "B" "C" ["P" "peón"]
    Danish     "da" "Danish"     "dansk"      "K"  "D" "T" "L" "S" ["B" "bonde"]
    Swedish    "sv" "Swedish"    "svenska"    "K"  "D" "T" "L" "S" ["B" "bonde"]
    Norwegian  "no" "Norwegian"  "norsk"      "K"  "D" "T" "L" "S" ["B" "bonde"]
    Finnish    "fi" "Finnish"    "suomi"      "K"  "D" "T" "L" "R" ["P" "sotilas"]
    Icelandic  "is" "Icelandic"  "íslenska"   "K"  "D" "H" "B" "R" ["P" "peð"]
    Estonian   "et" "Estonian"   "eesti"      "K"  "L" "V" "O" "R" ["P" "ettur"]
    Latvian    "lv" "Latvian"    "latviešu"   "K"  "D" "T" "L" "Z" ["B" "bandinieks"]
    Lithuanian "lt" "Lithuanian" "lietuvių"   "K"  "V" "B" "R" "Ž" ["P" "pėstininkas"]
    Turkish    "tr" "Turkish"    "Türkçe"     "Ş"  "V" "K" "F" "A" ["P" "piyon"]
    Azerbaijani "az" "Azerbaijani" "azərbaycanca" "Ş" "V" "T" "F" "A" ["P" "piyada"]
    Greek      "el" "Greek"      "ελληνικά"   "Ρ"  "Β" "Π" "Α" "Ι" ["Σ" "πιόνι"]
    Armenian   "hy" "Armenian"   "հայերեն"    "Ա"  "Թ" "Ն" "Փ" "Ձ" ["Զ"]
    Hebrew     "he" "Hebrew"     "עברית"      "מ"  "מה" "צ" "ר" "פ" []
    Welsh      "cy" "Welsh"      "Cymraeg"    "T"  "B" "C" "E" "M" ["P" "gwerinwr"]
    Irish      "ga" "Irish"      "Gaeilge"    "R"  "B" "C" "E" "D" ["F" "fichillín"]
    Afrikaans  "af" "Afrikaans"  "Afrikaans"  "K"  "D" "T" "L" "R" ["P" "pion"]
    Esperanto  "eo" "Esperanto"  "Esperanto"  "R"  "D" "T" "K" "Ĉ" ["P" "peono"]
    Indonesian "id" "Indonesian" "Indonesia"  "R"  "M" "B" "G" "K" ["P" "pion"]
    Malay      "ms" "Malay"      "Melayu"     "R"  "M" "T" "G" "K" ["B" "bidak"]
    Vietnamese "vi" "Vietnamese" "Tiếng Việt" "V"  "H" "X" "T" "M" ["P" "tốt"]
}
