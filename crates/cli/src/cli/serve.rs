//! The arguments of `jadoube serve`, as they are typed.

use std::path::PathBuf;

use clap::Args;

#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "STORE", conflicts_with = "memory")]
    pub(crate) store: Option<String>,
    #[arg(long)]
    pub(crate) memory: bool,
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8017")]
    pub(crate) listen: String,
    #[arg(long, value_name = "URL")]
    pub(crate) address: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) link_file: Option<PathBuf>,
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) stall: u16,
    #[arg(long)]
    pub(crate) open: bool,
    #[arg(long)]
    pub(crate) no_example: bool,
}
