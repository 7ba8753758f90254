//! How the program ends, as the shell sees it.

use std::process::ExitCode;

/// What the exit code says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exit {
    /// Done, and the answer is yes where there was a question.
    Fine,
    /// Done, and the answer is no: the move is illegal, the position is not playable, a count differs,
    /// nothing is found.
    Negative,
    /// The arguments or the input make no sense.
    BadInput,
    /// A file cannot be read or written, or the program itself is at fault.
    Trouble,
    /// Done, and the question stays open: neither yes nor no could be proved.
    Undetermined,
}

impl Exit {
    pub(crate) const ALL: [Exit; 5] =
        [Exit::Fine, Exit::Negative, Exit::BadInput, Exit::Trouble, Exit::Undetermined];

    pub(crate) const fn code(self) -> u8 {
        match self {
            Exit::Fine => 0,
            Exit::Negative => 1,
            Exit::BadInput => 2,
            Exit::Trouble => 3,
            Exit::Undetermined => 4,
        }
    }

    /// The message that explains it.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Exit::Fine => "exit-fine",
            Exit::Negative => "exit-negative",
            Exit::BadInput => "exit-bad-input",
            Exit::Trouble => "exit-trouble",
            Exit::Undetermined => "exit-undetermined",
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit.code())
    }
}
