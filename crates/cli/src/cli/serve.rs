//! The arguments of `jadoube serve`, as they are typed.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

/// The certificate that the desk makes itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum OwnTls {
    #[value(name = "self")]
    Own,
}

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
    #[arg(long, value_name = "NAME")]
    pub(crate) host: Vec<String>,
    #[arg(long, value_name = "NETWORK")]
    pub(crate) trusted_proxy: Vec<String>,
    #[arg(long, value_name = "ORIGIN")]
    pub(crate) allow_origin: Vec<String>,
    #[arg(long, value_name = "CERTIFICATE", value_enum, conflicts_with = "tls_cert")]
    pub(crate) tls: Option<OwnTls>,
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    pub(crate) tls_cert: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    pub(crate) tls_key: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) link_file: Option<PathBuf>,
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) stall: u16,
    #[arg(long, value_name = "FILE")]
    pub(crate) rating_list: Option<PathBuf>,
    #[arg(long)]
    pub(crate) open: bool,
    #[arg(long)]
    pub(crate) no_example: bool,
}
