//! The arguments of `jadoube store` and the tasks under it, as they are typed.

use std::path::PathBuf;

use clap::{Args, Subcommand};

#[derive(Args, Debug)]
pub(crate) struct StoreArgs {
    #[command(subcommand)]
    pub(crate) task: StoreTask,
}

#[derive(Subcommand, Debug)]
pub(crate) enum StoreTask {
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Verify(PlaceArgs),
    Report(ReportArgs),
}

#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) archive: bool,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

#[derive(Args, Debug)]
pub(crate) struct RestoreArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "TIME")]
    pub(crate) until: Option<String>,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

#[derive(Args, Debug)]
pub(crate) struct ReportArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "NAME")]
    pub(crate) event: Option<String>,
    #[arg(long, value_name = "NUMBER", conflicts_with = "arbiter")]
    pub(crate) round: Option<u32>,
    #[arg(long)]
    pub(crate) arbiter: bool,
    #[arg(long, value_name = "TIME", default_value = "+00:00", allow_hyphen_values = true)]
    pub(crate) offset: String,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

#[derive(Args, Debug)]
pub(crate) struct PlaceArgs {
    #[arg(long, value_name = "STORE")]
    pub(crate) store: Option<String>,
}
