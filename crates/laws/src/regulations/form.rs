//! What a value of an option looks like: for those who ask the organiser for it.

/// What can be given for an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    /// The words that can be given.
    pub words: &'static [&'static str],
    /// What can be given besides.
    pub free: Free,
    /// Can several be given?
    pub list: bool,
}

/// What can be given that is no word of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Free {
    /// Nothing.
    Nothing,
    /// A span of time.
    Time,
    /// A whole number.
    Number,
    /// A number of moves after which something is allowed.
    AfterMoves,
    /// A text.
    Text,
    /// A table with keys of its own.
    Table,
}

impl Form {
    /// One of these words and nothing else.
    pub(super) const fn of_words(words: &'static [&'static str]) -> Form {
        Form { words, free: Free::Nothing, list: false }
    }

    /// No words.
    pub(super) const fn free(free: Free) -> Form {
        Form { words: &[], free, list: false }
    }

    /// Something besides the words.
    pub(super) const fn or(self, free: Free) -> Form {
        Form { free, ..self }
    }

    /// Several of them.
    pub(super) const fn several(self) -> Form {
        Form { list: true, ..self }
    }
}
