//! The arguments of `jadoube pair`, as they are typed.

use std::path::PathBuf;

use clap::{ArgGroup, Args, ValueEnum};

#[derive(Args, Debug)]
#[command(group = ArgGroup::new("tournament").args(["file", "simulate"]).required(true))]
pub(crate) struct PairArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_name = "NUMBER", conflicts_with = "simulate", allow_negative_numbers = true)]
    pub(crate) round: Option<String>,
    #[arg(long, conflicts_with = "simulate")]
    pub(crate) explain: bool,
    #[arg(long, conflicts_with_all = ["simulate", "explain"])]
    pub(crate) check: bool,
    #[arg(long)]
    pub(crate) simulate: bool,
    #[command(flatten)]
    pub(crate) simulation: SimulationArgs,
}

/// What simulated tournaments are like.
#[derive(Args, Debug)]
pub(crate) struct SimulationArgs {
    #[arg(
        long,
        value_name = "NUMBER",
        conflicts_with = "file",
        default_value = "20",
        allow_negative_numbers = true
    )]
    pub(crate) players: String,
    #[arg(
        long,
        value_name = "NUMBER",
        conflicts_with = "file",
        default_value = "9",
        allow_negative_numbers = true
    )]
    pub(crate) rounds: String,
    #[arg(
        long,
        value_name = "NUMBER",
        conflicts_with = "file",
        default_value = "1",
        allow_negative_numbers = true
    )]
    pub(crate) count: String,
    #[arg(
        long,
        value_name = "SEED",
        conflicts_with = "file",
        default_value = "1",
        allow_negative_numbers = true
    )]
    pub(crate) seed: String,
    #[arg(
        long,
        value_name = "NUMBER",
        conflicts_with = "file",
        default_value = "0",
        allow_negative_numbers = true
    )]
    pub(crate) forfeits: String,
    #[arg(
        long,
        value_name = "NUMBER",
        conflicts_with = "file",
        default_value = "0",
        allow_negative_numbers = true
    )]
    pub(crate) byes: String,
    #[arg(
        long,
        value_name = "NUMBER",
        conflicts_with = "file",
        default_value = "0",
        allow_negative_numbers = true
    )]
    pub(crate) withdrawals: String,
    #[arg(
        long,
        value_name = "NUMBER",
        conflicts_with = "file",
        default_value = "0",
        allow_negative_numbers = true
    )]
    pub(crate) forbidden: String,
    #[arg(long, conflicts_with = "file")]
    pub(crate) accelerated: bool,
    #[arg(
        long,
        value_name = "FORMAT",
        value_enum,
        conflicts_with = "file",
        default_value_t = ReportFormat::Trf26
    )]
    pub(crate) format: ReportFormat,
    #[arg(long, value_name = "DIRECTORY", conflicts_with = "file")]
    pub(crate) out: Option<PathBuf>,
}

/// The version of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ReportFormat {
    Trf16,
    Trf26,
}
