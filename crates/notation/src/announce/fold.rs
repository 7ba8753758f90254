//! One form for the spellings of a word: without case and accents, so that `Läufer`, `LÄUFER` and, by a
//! second look, `Laeufer` are the same.

/// The word in lower case and without accents.
pub(super) fn fold(word: &str) -> String {
    word.chars().flat_map(char::to_lowercase).flat_map(plain).collect()
}

/// The folded word with the German two-letter spellings of umlauts made one.
pub(super) fn without_digraphs(folded: &str) -> String {
    folded.replace("ae", "a").replace("oe", "o").replace("ue", "u")
}

fn plain(letter: char) -> impl Iterator<Item = char> {
    let (first, second) = match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' | 'ą' | 'ă' => ('a', None),
        'č' | 'ć' | 'ç' => ('c', None),
        'ď' | 'đ' => ('d', None),
        'é' | 'è' | 'ê' | 'ë' | 'ě' | 'ę' => ('e', None),
        'í' | 'ì' | 'î' | 'ï' => ('i', None),
        'ľ' | 'ĺ' | 'ł' => ('l', None),
        'ň' | 'ń' | 'ñ' => ('n', None),
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' | 'ő' | 'ø' => ('o', None),
        'ř' | 'ŕ' => ('r', None),
        'š' | 'ś' | 'ş' => ('s', None),
        'ß' => ('s', Some('s')),
        'ť' | 'ţ' => ('t', None),
        'ú' | 'ù' | 'û' | 'ü' | 'ů' | 'ű' => ('u', None),
        'ý' => ('y', None),
        'ž' | 'ź' | 'ż' => ('z', None),
        'ё' => ('е', None),
        other => (other, None),
    };
    core::iter::once(first).chain(second)
}

/// The words of a text with their places: what is between letters and digits only separates them.
pub(super) fn split(text: &str) -> Vec<(usize, &str)> {
    let is_part = |it: char| it.is_alphanumeric() || is_accent(it);
    let mut words = Vec::new();
    let mut start = None;
    for (at, sign) in text.char_indices() {
        match (is_part(sign), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                words.push((from, &text[from..at]));
                start = None;
            }
            _ => {}
        }
    }
    words.extend(start.map(|from| (from, &text[from..])));
    words
}

/// Accents that stand beside their letter.
fn is_accent(sign: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_folded() {
        assert_eq!(fold("LÄUFER"), "laufer");
        assert_eq!(without_digraphs(&fold("Laeufer")), "laufer");
        assert_eq!(without_digraphs(&fold("FUENF")), "funf");
        assert_eq!(fold("große"), "grosse");
        assert_eq!(fold("Věž"), "vez");
    }

    #[test]
    fn words_have_places() {
        assert_eq!(
            split("Springer, Gustav-eins!"),
            [(0, "Springer"), (10, "Gustav"), (17, "eins")]
        );
        assert_eq!(split("--"), []);
    }
}
