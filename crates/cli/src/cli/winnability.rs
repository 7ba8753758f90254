//! The arguments of `jadoube mate` and `jadoube dead`, as they are typed.

use std::path::PathBuf;

use clap::{ArgGroup, Args, ValueEnum};

use super::law::EditionArgs;

#[derive(Args, Debug)]
#[command(group = ArgGroup::new("positions").args(["fen", "file"]).required(true))]
pub(crate) struct MateArgs {
    #[arg(value_name = "FEN")]
    pub(crate) fen: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_name = "SIDE", value_enum)]
    pub(crate) side: Option<Side>,
    #[arg(long)]
    pub(crate) counter: bool,
    #[command(flatten)]
    pub(crate) edition: EditionArgs,
    #[command(flatten)]
    pub(crate) search: SearchingArgs,
    #[arg(long, conflicts_with = "file")]
    pub(crate) diagrams: bool,
    #[arg(long, requires = "diagrams")]
    pub(crate) flip: bool,
    #[arg(long, value_name = "NUMBER", requires = "file", allow_negative_numbers = true)]
    pub(crate) jobs: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct DeadArgs {
    #[arg(value_name = "FEN")]
    pub(crate) fen: String,
    #[command(flatten)]
    pub(crate) edition: EditionArgs,
    #[command(flatten)]
    pub(crate) search: SearchingArgs,
    #[arg(long)]
    pub(crate) diagrams: bool,
    #[arg(long, requires = "diagrams")]
    pub(crate) flip: bool,
}

/// How the answer is looked for, and whether it is checked.
#[derive(Args, Debug)]
pub(crate) struct SearchingArgs {
    #[arg(long, value_name = "STATES", allow_negative_numbers = true)]
    pub(crate) budget: Option<String>,
    #[arg(long)]
    pub(crate) verify: bool,
}

/// The player who is to mate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Side {
    White,
    Black,
}
