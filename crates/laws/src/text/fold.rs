//! Letters without their accents and in lower case, so that `sach` finds `šach`. It is for searching, not
//! for sorting or printing.

/// A text with plain small letters. What is no Latin letter stays.
///
/// ```
/// use jadoube_laws::text::fold;
///
/// assert_eq!(fold("Mat v jednom ťahu"), "mat v jednom tahu");
/// ```
#[must_use]
pub fn fold(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}

/// The words of a text, folded.
///
/// ```
/// use jadoube_laws::text::{fold, words};
///
/// assert_eq!(fold("Šachové hodiny"), "sachove hodiny");
/// assert_eq!(words("Touch-move, Článek 4!"), ["touch", "move", "clanek", "4"]);
/// ```
#[must_use]
pub fn words(text: &str) -> Vec<String> {
    fold(text)
        .split(|it: char| !it.is_alphanumeric())
        .filter(|it| !it.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Letters of the languages we speak, and of names in the texts.
fn plain(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' | 'ą' => 'a',
        'č' | 'ć' | 'ç' => 'c',
        'ď' | 'đ' => 'd',
        'é' | 'ě' | 'è' | 'ê' | 'ë' | 'ę' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ľ' | 'ĺ' | 'ł' => 'l',
        'ň' | 'ń' | 'ñ' => 'n',
        'ó' | 'ô' | 'ò' | 'ö' | 'õ' | 'ő' | 'ø' => 'o',
        'ř' | 'ŕ' => 'r',
        'š' | 'ś' | 'ş' => 's',
        'ť' | 'ţ' => 't',
        'ú' | 'ů' | 'ù' | 'û' | 'ü' | 'ű' => 'u',
        'ý' | 'ÿ' => 'y',
        'ž' | 'ź' | 'ż' => 'z',
        other => other,
    }
}
