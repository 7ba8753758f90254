//! The arguments of `jadoube time` and `jadoube clock`, as they are typed.

#[cfg(feature = "clock-screen")]
use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};
#[cfg(feature = "clock-screen")]
use clock::language::presets::{self, Preset};

use super::law::EditionArgs;

#[derive(Args, Debug)]
pub(crate) struct TimeArgs {
    #[arg(value_name = "CONTROL", required = true)]
    pub(crate) control: Vec<String>,
    #[command(flatten)]
    pub(crate) edition: EditionArgs,
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = ControlFormat::Auto)]
    pub(crate) format: ControlFormat,
}

/// How a time control is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ControlFormat {
    /// Seconds as in PGN if it can be, otherwise as people write.
    Auto,
    Pgn,
    Free,
    Transcript,
}

#[cfg(feature = "clock-screen")]
#[derive(Args, Debug)]
pub(crate) struct ClockArgs {
    #[arg(value_name = "CONTROL", conflicts_with_all = ["preset", "list"])]
    pub(crate) control: Vec<String>,
    #[arg(long, value_name = "NAME", value_parser = presets(), conflicts_with = "list")]
    pub(crate) preset: Option<String>,
    #[arg(long)]
    pub(crate) list: bool,
    #[arg(long)]
    pub(crate) beep: bool,
}

#[cfg(feature = "clock-screen")]
fn presets() -> PossibleValuesParser {
    presets::ALL.iter().map(|it: &Preset| it.key).collect::<Vec<_>>().into()
}
