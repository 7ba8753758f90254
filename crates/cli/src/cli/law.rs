//! The arguments of `jadoube law` and the tasks under it, as they are typed.

use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use laws::Pace;

use super::edition_tags;

#[derive(Args, Debug)]
#[command(subcommand_negates_reqs = true)]
pub(crate) struct LawArgs {
    #[arg(value_name = "ARTICLE", required = true)]
    pub(crate) article: Option<String>,
    #[command(flatten)]
    pub(crate) edition: EditionArgs,
    #[command(subcommand)]
    pub(crate) task: Option<LawTask>,
}

#[derive(Args, Debug)]
pub(crate) struct EditionArgs {
    #[arg(long, value_name = "EDITION", value_parser = edition_tags())]
    pub(crate) edition: Option<String>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum LawTask {
    Search(SearchArgs),
    Diff(DiffArgs),
    Coverage(EditionArgs),
    Glossary(GlossaryArgs),
    Editions,
    Parameters(ParametersArgs),
}

#[derive(Args, Debug)]
pub(crate) struct SearchArgs {
    #[arg(value_name = "WORDS", required = true)]
    pub(crate) words: Vec<String>,
    #[command(flatten)]
    pub(crate) edition: EditionArgs,
    #[arg(long, value_name = "NUMBER", default_value = "20", allow_negative_numbers = true)]
    pub(crate) limit: String,
}

#[derive(Args, Debug)]
pub(crate) struct DiffArgs {
    #[arg(value_name = "EDITION", value_parser = edition_tags())]
    pub(crate) before: String,
    #[arg(value_name = "EDITION", value_parser = edition_tags())]
    pub(crate) after: String,
}

#[derive(Args, Debug)]
pub(crate) struct GlossaryArgs {
    #[arg(value_name = "TERM")]
    pub(crate) term: Vec<String>,
    #[command(flatten)]
    pub(crate) edition: EditionArgs,
}

#[derive(Args, Debug)]
pub(crate) struct ParametersArgs {
    #[command(flatten)]
    pub(crate) edition: EditionArgs,
    #[arg(long, value_name = "PACE", value_parser = paces(), default_value = Pace::Standard.tag())]
    pub(crate) pace: String,
    #[arg(long, conflicts_with = "unsupervised")]
    pub(crate) supervised: bool,
    #[arg(long)]
    pub(crate) unsupervised: bool,
}

fn paces() -> PossibleValuesParser {
    Pace::ALL.map(Pace::tag).into()
}
