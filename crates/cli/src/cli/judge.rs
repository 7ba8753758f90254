//! The arguments of `jadoube judge`, as they are typed.

use std::path::PathBuf;

use clap::Args;

#[derive(Args, Debug)]
pub(crate) struct JudgeArgs {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_name = "EDITION", value_parser = super::edition_tags())]
    pub(crate) edition: Option<String>,
    #[arg(long)]
    pub(crate) explain: bool,
    #[arg(long)]
    pub(crate) diagrams: bool,
    #[arg(long)]
    pub(crate) quiet: bool,
    #[arg(long)]
    pub(crate) for_players: bool,
    #[arg(long)]
    pub(crate) format: bool,
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
}
