//! Rust source without its comments and literals, so that a check sees what is run and not what is
//! said about it. This is no parser: it knows just enough to tell code from text.

/// Replaces comments and the insides of strings and characters by spaces; lines stay where they are.
pub(super) fn without_comments(source: &str) -> String {
    let mut blanker = Blanker { rest: source, code: String::with_capacity(source.len()) };
    while blanker.step() {}
    blanker.code
}

/// Does the code use this word or path, not as a part of a longer name?
pub(super) fn has_word(code: &str, word: &str) -> bool {
    code.match_indices(word).any(|(start, _)| {
        let starts = !word.starts_with(is_name) || !code[..start].ends_with(is_name);
        let ends = !word.ends_with(is_name) || !code[start + word.len()..].starts_with(is_name);
        starts && ends
    })
}

pub(super) fn is_name(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

struct Blanker<'s> {
    rest: &'s str,
    code: String,
}

impl Blanker<'_> {
    /// Takes one piece of source; `false` at the end.
    fn step(&mut self) -> bool {
        let Some(first) = self.rest.chars().next() else { return false };
        if self.rest.starts_with("//") {
            self.blank(self.rest.find('\n').unwrap_or(self.rest.len()));
        } else if self.rest.starts_with("/*") {
            self.blank(block_comment(self.rest));
        } else if let Some(length) = raw_string(self.rest).filter(|_| !self.inside_name()) {
            self.blank(length);
        } else if first == '"' {
            self.blank(quoted(self.rest, '"'));
        } else if let Some(length) = character(self.rest) {
            self.blank(length);
        } else {
            self.code.push(first);
            self.rest = &self.rest[first.len_utf8()..];
        }
        true
    }

    fn blank(&mut self, length: usize) {
        let (blanked, rest) = self.rest.split_at(length);
        self.code.extend(blanked.chars().map(|it| if it == '\n' { '\n' } else { ' ' }));
        self.rest = rest;
    }

    /// Are we after a letter, so that an `r` here ends a name and opens no raw string? The `b` of
    /// `br"…"` and the `c` of `cr"…"` are letters too, but of a string.
    fn inside_name(&self) -> bool {
        let name = self.code.rsplit(|it| !is_name(it)).next().unwrap_or_default();
        !matches!(name, "" | "b" | "c")
    }
}

/// Length of a block comment; block comments nest.
fn block_comment(text: &str) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    loop {
        let rest = &text[at..];
        let Some(first) = rest.chars().next() else { return text.len() };
        if rest.starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += first.len_utf8();
        }
    }
}

/// Length of a raw string, if one starts here: `r"…"`, `r#"…"#` and so on.
fn raw_string(text: &str) -> Option<usize> {
    let after_r = text.strip_prefix('r')?;
    let hashes = after_r.len() - after_r.trim_start_matches('#').len();
    let inside = after_r[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let length = inside.find(&end).map_or(inside.len(), |at| at + end.len());
    Some(1 + hashes + 1 + length)
}

/// Length of a literal with escapes between two equal quotes.
fn quoted(text: &str, quote: char) -> usize {
    let mut characters = text.char_indices().skip(1);
    while let Some((at, it)) = characters.next() {
        if it == '\\' {
            characters.next();
        } else if it == quote {
            return at + quote.len_utf8();
        }
    }
    text.len()
}

/// Length of a character literal, if one starts here and not a lifetime.
fn character(text: &str) -> Option<usize> {
    let mut inside = text.strip_prefix('\'')?.chars();
    let (first, second) = (inside.next()?, inside.next()?);
    (first == '\\' || second == '\'').then(|| quoted(text, '\''))
}

#[cfg(test)]
mod tests {
    use super::{has_word, without_comments};

    #[track_caller]
    fn check(source: &str, expected: &str) {
        assert_eq!(without_comments(source), expected, "{source}");
    }

    #[test]
    fn comments_are_blanked() {
        check("a // b\nc", "a     \nc");
        check("a /* b /* c */\n d */ e", "a             \n      e");
        check("/// a\nfn b() {}", "     \nfn b() {}");
    }

    #[test]
    fn strings_are_blanked() {
        check(r#"a("b\"c", d)"#, "a(      , d)");
        check("a(\"// b\"); c", "a(      ); c");
        check("a(r#\"b\"c\"#); d", "a(        ); d");
        check("a(br\"b\\\"); d", "a(b     ); d");
        check("a(b\"b\"); d", "a(b   ); d");
    }

    #[test]
    fn characters_are_blanked_and_lifetimes_are_not() {
        check("a('\"', 'b', '\\'', 'č')", "a(   ,    ,     ,    )");
        check("fn a<'b>(c: &'b str) -> &'b str", "fn a<'b>(c: &'b str) -> &'b str");
    }

    #[test]
    fn names_with_r_are_no_raw_strings() {
        check("r#type = 1; for r in x {}", "r#type = 1; for r in x {}");
        check("bar\"\"", "bar  ");
    }

    #[test]
    fn what_never_ends_reaches_to_the_end() {
        check("a \"b", "a   ");
        check("a /* b", "a     ");
        check("a r#\"b\"", "a      ");
    }

    #[test]
    fn words_are_whole() {
        assert!(has_word("print!(x)", "print!"));
        assert!(!has_word("eprint!(x)", "print!"));
        assert!(!has_word("forbid(unsafe_code)", "unsafe"));
        assert!(has_word("unsafe_code; unsafe {", "unsafe"));
    }
}
