//! The arguments of `jadoube legal`, as they are typed.

use std::path::PathBuf;

use clap::{ArgGroup, Args};

use super::DrawingArgs;
use super::law::EditionArgs;

#[derive(Args, Debug)]
#[command(group = ArgGroup::new("arrangements").args(["fen", "file"]).required(true))]
pub(crate) struct LegalArgs {
    #[arg(value_name = "FEN")]
    pub(crate) fen: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    #[arg(long)]
    pub(crate) verify: bool,
    #[arg(long, value_name = "STATES", allow_negative_numbers = true)]
    pub(crate) budget: Option<String>,
    #[command(flatten)]
    pub(crate) edition: EditionArgs,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
}
