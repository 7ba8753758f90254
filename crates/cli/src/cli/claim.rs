//! The arguments of `jadoube claim` and `jadoube reconcile`, as they are typed.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{ArgGroup, Args};
use laws::Pace;

use super::law::EditionArgs;

#[derive(Args, Debug)]
#[command(group = ArgGroup::new("ground").args(["threefold", "fifty"]).required(true))]
pub(crate) struct ClaimArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) threefold: bool,
    #[arg(long)]
    pub(crate) fifty: bool,
    #[arg(long, value_name = "MOVE")]
    pub(crate) with: Option<String>,
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true)]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) edition: EditionArgs,
    #[arg(long, value_name = "PACE", value_parser = paces(), default_value = Pace::Standard.tag())]
    pub(crate) pace: String,
    #[arg(long)]
    pub(crate) unsupervised: bool,
    #[arg(long, value_name = "LANGUAGE", default_value = "auto")]
    pub(crate) from: String,
    #[arg(long)]
    pub(crate) diagrams: bool,
    #[arg(long, requires = "diagrams")]
    pub(crate) flip: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ReconcileArgs {
    #[arg(value_name = "FILE")]
    pub(crate) white: PathBuf,
    #[arg(value_name = "FILE")]
    pub(crate) black: PathBuf,
    #[arg(long, value_name = "FEN")]
    pub(crate) from: Option<String>,
    #[arg(id = "final", long = "final", value_name = "FEN")]
    pub(crate) last: Option<String>,
    #[arg(long, value_name = "STATES", allow_negative_numbers = true)]
    pub(crate) budget: Option<String>,
}

fn paces() -> PossibleValuesParser {
    Pace::ALL.map(Pace::tag).into()
}
