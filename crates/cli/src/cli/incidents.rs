//! The arguments of `jadoube incidents`, `jadoube envelope`, `jadoube bundle` and `jadoube seal`, as they are typed.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

#[derive(Args, Debug)]
pub(crate) struct IncidentsArgs {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = IncidentsFormat::Markdown)]
    pub(crate) format: IncidentsFormat,
    #[arg(long, value_name = "NAME")]
    pub(crate) player: Option<String>,
    #[arg(long, value_name = "EDITION", value_parser = super::edition_tags())]
    pub(crate) edition: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum IncidentsFormat {
    Markdown,
    Csv,
    Html,
    Json,
}

#[derive(Args, Debug)]
pub(crate) struct EnvelopeArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    #[arg(long, value_name = "TEXT")]
    pub(crate) resumption: Option<String>,
    #[arg(long, value_name = "EDITION", value_parser = super::edition_tags())]
    pub(crate) edition: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct BundleArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    #[arg(long, value_name = "EDITION", value_parser = super::edition_tags())]
    pub(crate) edition: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct SealArgs {
    #[arg(id = "move", value_name = "MOVE")]
    pub(crate) text: String,
    #[arg(long, value_name = "HEX")]
    pub(crate) nonce: Option<String>,
}
