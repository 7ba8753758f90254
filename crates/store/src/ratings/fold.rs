//! Names without what people leave out when they type: capitals, signs over letters, commas.

/// Letters and what is typed for them.
const LETTERS: [(&str, &str); 24] = [
    ("áàâäãåāăą", "a"),
    ("çćčċĉ", "c"),
    ("ďđð", "d"),
    ("éèêëēėęěĕ", "e"),
    ("ğģĝġ", "g"),
    ("ħĥ", "h"),
    ("íìîïīįıĭĩ", "i"),
    ("ķ", "k"),
    ("łľĺļ", "l"),
    ("ñńňņ", "n"),
    ("óòôöõøōőŏ", "o"),
    ("řŕŗ", "r"),
    ("śšşșŝ", "s"),
    ("ťţțŧ", "t"),
    ("úùûüūůűųŭũ", "u"),
    ("ŵ", "w"),
    ("ýÿŷ", "y"),
    ("źžż", "z"),
    ("ĵ", "j"),
    ("ß", "ss"),
    ("æ", "ae"),
    ("œ", "oe"),
    ("þ", "th"),
    ("'’`´", ""),
];

/// The words of a name in small letters without signs, one blank between them.
pub(super) fn folded(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    let mut gap = false;
    for letter in name.chars().flat_map(char::to_lowercase) {
        let plain = LETTERS.iter().find(|it| it.0.contains(letter)).map(|it| it.1);
        let is_word = plain.is_some() || letter.is_alphanumeric();
        if !is_word {
            gap = !folded.is_empty();
            continue;
        }
        if std::mem::take(&mut gap) {
            folded.push(' ');
        }
        match plain {
            Some(plain) => folded.push_str(plain),
            None => folded.push(letter),
        }
    }
    folded
}
