//! One line of a transcript as words: blanks separate them, `,` `;` `[` `]` stand alone, a text in quotes is one,
//! and `#` opens a comment unless it ends a word. Nothing is understood here.

/// A word with its place in the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token<'t> {
    /// The word; of a text in quotes, what stands between them.
    pub(crate) text: &'t str,
    /// Was it in quotes?
    pub(crate) quoted: bool,
    /// Where it begins, in bytes.
    pub(crate) start: usize,
    /// Where it ends, the closing quote included.
    pub(crate) end: usize,
}

/// A line taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tokens<'t> {
    pub(crate) words: Vec<Token<'t>>,
    /// What stands after the `#`.
    pub(crate) comment: Option<&'t str>,
    /// Where a quote was opened that nothing closes.
    pub(crate) open_quote: Option<usize>,
}

/// Takes a line apart.
pub(crate) fn tokens(line: &str) -> Tokens<'_> {
    let mut found = Tokens { words: Vec::new(), comment: None, open_quote: None };
    let mut at = 0;
    while let Some(first) = line[at..].chars().next() {
        let here = at;
        at += first.len_utf8();
        match first {
            it if it.is_whitespace() => {}
            // Within a word it is a sign of mate.
            '#' => {
                found.comment = Some(line[at..].trim());
                break;
            }
            ',' | ';' | '[' | ']' => {
                found.words.push(word(line, here, at));
            }
            '"' => match line[at..].find('"') {
                Some(length) => {
                    let text = &line[at..at + length];
                    at += length + 1;
                    found.words.push(Token { text, quoted: true, start: here, end: at });
                }
                None => {
                    found.open_quote = Some(here);
                    break;
                }
            },
            _ => {
                let ends =
                    |it: char| it.is_whitespace() || matches!(it, ',' | ';' | '[' | ']' | '"');
                at = line[at..].find(ends).map_or(line.len(), |length| at + length);
                found.words.push(word(line, here, at));
            }
        }
    }
    found
}

fn word(line: &str, start: usize, end: usize) -> Token<'_> {
    Token { text: &line[start..end], quoted: false, start, end }
}
