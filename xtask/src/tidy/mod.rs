//! Checks on the files of the workspace that neither the compiler nor clippy makes.
//! One file per check; what a check needs to know about the files is in `tree`.

mod code;
mod tree;

mod crate_papers;
mod edition_comparisons;
mod file_length;
mod file_names;
mod fixtures;
mod marks;
mod pure_core;
mod swallowed;
mod type_names;
mod unsafe_code;
mod words_compared;
mod workplace;

use std::fmt;
use std::path::Path;

use tree::Tree;

/// The only list of the checks on files. Each one reads the tree and nothing else.
const CHECKS: &[fn(&Tree) -> Vec<Problem>] = &[
    file_length::check,
    pure_core::check,
    marks::check,
    fixtures::check,
    crate_papers::check,
    unsafe_code::check,
    edition_comparisons::check,
    swallowed::check,
    type_names::check,
    words_compared::check,
    workplace::check,
    file_names::check,
];

/// Everything that is wrong in the workspace at `root`, in the order of files and lines.
pub(crate) fn problems(root: &Path) -> Vec<Problem> {
    let tree = Tree::read(root);
    let mut problems: Vec<Problem> = CHECKS.iter().flat_map(|check| check(&tree)).collect();
    problems.sort();
    problems
}

/// One thing that is wrong, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Problem {
    path: String,
    line: usize,
    what: String,
}

impl Problem {
    /// `line` counts from 1; a problem of a whole file is on line 1, so that editors can jump there.
    fn new(path: &str, line: usize, what: impl Into<String>) -> Problem {
        Problem { path: path.to_owned(), line, what: what.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

#[cfg(test)]
mod tests;
