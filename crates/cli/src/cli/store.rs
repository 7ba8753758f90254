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
pub(crate) struct PlaceArgs {
    #[arg(long, value_name = "STORE")]
    pub(crate) store: Option<String>,
}
