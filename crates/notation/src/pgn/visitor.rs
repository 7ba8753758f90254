//! Who wants to hear what a game record holds. Everything is handed over as it stands in the file, so that
//! nobody pays for what he does not ask for.

/// What to do with the rest of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rest {
    /// Tell me about it.
    Read,
    /// Go to the next game.
    Skip,
    /// Nothing more of this game: somebody else will read it again and find its end.
    Stop,
}

/// Hears about a game record, part by part. Places are offsets in the text that is being read.
#[allow(unused_variables)]
pub trait Visitor {
    /// A game begins here.
    fn begin_game(&mut self, at: usize) {}

    /// A tag pair. The value is what stands between the quotation marks, escapes included.
    fn tag(&mut self, name: &[u8], value: &[u8], at: usize) {}

    /// The moves begin here.
    fn begin_moves(&mut self, at: usize) -> Rest {
        Rest::Read
    }

    /// A word of up to seven bytes, also none, packed as in [`san::read_quickly`](crate::san::read_quickly); whatever stands above them
    /// does not count. Who can tell at once that
    /// it is a legal move may take it, which is quicker, and says `true`; else it is told in full.
    fn take_quickly(&mut self, word: u64, length: usize) -> bool {
        false
    }

    /// A move as it is written, without its number and without signs of comment.
    fn played(&mut self, text: &[u8], at: usize) -> Rest {
        Rest::Read
    }

    /// A sign of comment: `$5`, or `!?` after a move.
    fn sign(&mut self, text: &[u8], at: usize) {}

    /// A comment, without its braces or its semicolon.
    fn comment(&mut self, text: &[u8], at: usize) {}

    /// A variation begins: other moves than the last one.
    fn begin_variation(&mut self, at: usize) -> Rest {
        Rest::Read
    }

    /// The variation ends.
    fn end_variation(&mut self, at: usize) {}

    /// The result at the end of the moves, as it is written.
    fn result(&mut self, text: &[u8], at: usize) {}

    /// Something that has no place in a game record.
    fn fault(&mut self, fault: Fault, at: usize) {}

    /// The game ends here.
    fn end_game(&mut self, at: usize) {}
}

/// What can be wrong with the form of a record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fault {
    /// A tag that is not `[Name "value"]`.
    BadTag,
    /// A comment without its closing brace.
    UnclosedComment,
    /// A variation without its closing bracket.
    UnclosedVariation,
    /// A closing bracket or brace with nothing to close.
    StrayClosing,
    /// A byte that begins nothing.
    StrayByte,
    /// Moves without any tag before them.
    NoTags,
    /// The record ends without a result.
    NoResult,
    /// More moves than are kept; those after them are left out.
    TooManyMoves,
}
