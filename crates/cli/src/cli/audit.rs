//! The arguments of `audit`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::edition_tags;

#[derive(Args, Debug)]
pub(crate) struct AuditArgs {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_name = "EDITION", value_parser = edition_tags())]
    pub(crate) edition: Option<String>,
    #[arg(
        long,
        value_name = "EDITIONS",
        conflicts_with_all = ["edition", "html", "fix", "checkpoint", "format", "out"]
    )]
    pub(crate) compare: Option<String>,
    #[arg(long, value_name = "CHECKS")]
    pub(crate) only: Option<String>,
    #[arg(long, value_name = "CHECKS")]
    pub(crate) ignore: Option<String>,
    #[arg(long, value_name = "SEVERITY", value_enum, default_value_t = SeverityArg::Info)]
    pub(crate) severity: SeverityArg,
    #[arg(long, value_name = "SEVERITY", value_enum, default_value_t = SeverityArg::Warning)]
    pub(crate) fail_on: SeverityArg,
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true)]
    pub(crate) no_draw_before: Option<String>,
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true)]
    pub(crate) jobs: Option<String>,
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = AuditFormat::Summary)]
    pub(crate) format: AuditFormat,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) fix: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum SeverityArg {
    Info,
    Warning,
    Error,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum AuditFormat {
    Summary,
    Text,
    Jsonl,
    Csv,
    #[cfg(feature = "parquet")]
    Parquet,
    Sarif,
}

impl AuditFormat {
    /// Is it a file of columns, which is made when all findings are known?
    pub(crate) const fn is_of_columns(self) -> bool {
        match self {
            #[cfg(feature = "parquet")]
            AuditFormat::Parquet => true,
            AuditFormat::Summary
            | AuditFormat::Text
            | AuditFormat::Jsonl
            | AuditFormat::Csv
            | AuditFormat::Sarif => false,
        }
    }
}
