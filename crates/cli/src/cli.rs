//! The arguments as they are typed: texts and flags, nothing looked up or converted. What they mean is
//! found out by each command. No words here are read by a user: `help` brings the help texts, whose
//! message ids follow from the names of commands and arguments.

mod audit;
mod claim;
mod incidents;
mod judge;
mod law;
mod legal;
#[cfg(feature = "desk")]
mod pair;
#[cfg(feature = "desk")]
mod serve;
#[cfg(feature = "desk")]
mod store;
mod timing;
mod winnability;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{
    Arg, ArgAction, ArgGroup, Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum,
};
use clap_complete::Shell;
use laws::Edition;
use messages::{Language, Messages};
use notation::announce::Spoken;

use crate::help;
pub(crate) use audit::{AuditArgs, AuditFormat, SeverityArg};
pub(crate) use claim::{ClaimArgs, ReconcileArgs};
pub(crate) use incidents::{BundleArgs, EnvelopeArgs, IncidentsArgs, IncidentsFormat, SealArgs};
pub(crate) use judge::JudgeArgs;
pub(crate) use law::{
    DiffArgs, EditionArgs, GlossaryArgs, LawArgs, LawTask, ParametersArgs, SearchArgs,
};
pub(crate) use legal::LegalArgs;
#[cfg(feature = "desk")]
pub(crate) use pair::{PairArgs, ReportFormat, SimulationArgs};
#[cfg(feature = "desk")]
pub(crate) use serve::{OwnTls, ServeArgs};
#[cfg(feature = "desk")]
pub(crate) use store::{BackupArgs, PlaceArgs, ReportArgs, RestoreArgs, StoreArgs, StoreTask};
#[cfg(feature = "clock-screen")]
pub(crate) use timing::ClockArgs;
pub(crate) use timing::{ControlFormat, TimeArgs};
pub(crate) use winnability::{DeadArgs, MateArgs, SearchingArgs, Side};

/// The name of the program.
pub(crate) const NAME: &str = "jadoube";

#[derive(Parser, Debug)]
#[command(
    name = NAME,
    version,
    args_override_self = true,
    arg_required_else_help = true,
    disable_help_flag = true,
    disable_help_subcommand = true,
    disable_version_flag = true
)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) global: Global,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Args, Debug)]
pub(crate) struct Global {
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language_tags())]
    pub(crate) lang: Option<String>,
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value_t = ColorWhen::Auto)]
    pub(crate) color: ColorWhen,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ColorWhen {
    Auto,
    Always,
    Never,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Judge(JudgeArgs),
    Position(PositionArgs),
    Why(WhyArgs),
    Mate(MateArgs),
    Dead(DeadArgs),
    Legal(LegalArgs),
    Chess960(Chess960Args),
    Perft(PerftArgs),
    Pgn(PgnArgs),
    Audit(AuditArgs),
    Law(LawArgs),
    Time(TimeArgs),
    #[cfg(feature = "clock-screen")]
    Clock(ClockArgs),
    Claim(ClaimArgs),
    Reconcile(ReconcileArgs),
    Incidents(IncidentsArgs),
    Envelope(EnvelopeArgs),
    Seal(SealArgs),
    Bundle(BundleArgs),
    #[cfg(feature = "desk")]
    Pair(PairArgs),
    Notate(NotateArgs),
    Say(SayArgs),
    #[cfg(feature = "desk")]
    Serve(ServeArgs),
    #[cfg(feature = "desk")]
    Store(StoreArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
    Help(HelpArgs),
}

#[derive(Args, Debug)]
pub(crate) struct PositionArgs {
    #[arg(value_name = "FEN")]
    pub(crate) fen: String,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
}

#[derive(Args, Debug)]
pub(crate) struct WhyArgs {
    #[arg(value_name = "FEN")]
    pub(crate) fen: String,
    #[arg(id = "move", value_name = "MOVE")]
    pub(crate) attempt: String,
    #[arg(long, value_name = "EDITION", value_parser = edition_tags())]
    pub(crate) edition: Option<String>,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
}

#[derive(Args, Debug)]
pub(crate) struct Chess960Args {
    #[arg(value_name = "NUMBER", conflicts_with = "random", allow_negative_numbers = true)]
    pub(crate) number: Option<String>,
    #[arg(long)]
    pub(crate) random: bool,
    #[arg(long, value_name = "SEED", requires = "random", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    #[command(flatten)]
    pub(crate) drawing: DrawingArgs,
}

#[derive(Args, Debug)]
#[command(group = ArgGroup::new("task").args(["depth", "suite"]).required(true))]
pub(crate) struct PerftArgs {
    #[arg(long, value_name = "DEPTH", allow_negative_numbers = true)]
    pub(crate) depth: Option<String>,
    #[arg(long, value_name = "FEN", conflicts_with = "suite")]
    pub(crate) fen: Option<String>,
    #[arg(long, conflicts_with = "suite")]
    pub(crate) divide: bool,
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub(crate) suite: Vec<PathBuf>,
    #[arg(
        long,
        value_name = "NODES",
        conflicts_with = "depth",
        default_value = "10000000",
        allow_negative_numbers = true
    )]
    pub(crate) nodes: String,
}

#[derive(Args, Debug)]
pub(crate) struct PgnArgs {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = PgnFormat::Report)]
    pub(crate) format: PgnFormat,
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true)]
    pub(crate) jobs: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum PgnFormat {
    Report,
    Json,
}

#[derive(Args, Debug)]
pub(crate) struct NotateArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "LANGUAGE", default_value = "auto")]
    pub(crate) from: String,
    #[arg(long, value_name = "LANGUAGE")]
    pub(crate) to: Option<String>,
    #[arg(long)]
    pub(crate) long: bool,
    #[arg(long)]
    pub(crate) no_captures: bool,
    #[arg(long)]
    pub(crate) figurines: bool,
    #[arg(long, value_name = "FEN")]
    pub(crate) fen: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct SayArgs {
    #[arg(
        id = "move",
        value_name = "MOVE",
        num_args = 1..,
        required_unless_present = "read",
        conflicts_with = "read"
    )]
    pub(crate) moves: Vec<String>,
    #[arg(long, value_name = "ANNOUNCEMENT")]
    pub(crate) read: Option<String>,
    #[arg(
        id = "in",
        long = "in",
        value_name = "LANGUAGE",
        default_value = "de",
        value_parser = spoken_tags()
    )]
    pub(crate) language: String,
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    pub(crate) from: String,
    #[arg(long)]
    pub(crate) short: bool,
    #[arg(long)]
    pub(crate) captures: bool,
    #[arg(long, value_name = "FEN")]
    pub(crate) fen: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct CompletionsArgs {
    #[arg(value_name = "SHELL", value_enum)]
    pub(crate) shell: Shell,
}

#[derive(Args, Debug)]
pub(crate) struct ManArgs {
    #[arg(long, value_name = "DIRECTORY")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct HelpArgs {
    /// A command and the command under it.
    #[arg(value_name = "COMMAND")]
    pub(crate) command: Vec<String>,
}

#[derive(Args, Debug)]
pub(crate) struct DrawingArgs {
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    #[arg(long)]
    pub(crate) flip: bool,
}

/// Reads the arguments; the error may also be a request for help.
pub(crate) fn parse(args: &[OsString], messages: &Messages) -> Result<Cli, clap::Error> {
    let matches = help::command(messages).try_get_matches_from(args)?;
    Cli::from_arg_matches(&matches)
}

/// All commands and arguments, without a word of help.
pub(crate) fn command() -> clap::Command {
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).global(true);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    Cli::command().args([help, version])
}

/// Which of the words is no command under those before it; none if all of them together name one.
pub(crate) fn first_unknown(words: &[String]) -> Option<usize> {
    let commands = command();
    let mut above = &commands;
    for (at, word) in words.iter().enumerate() {
        match above.find_subcommand(word) {
            Some(sub) => above = sub,
            None => return Some(at),
        }
    }
    None
}

fn language_tags() -> PossibleValuesParser {
    Language::ALL.map(Language::tag).into()
}

fn spoken_tags() -> PossibleValuesParser {
    Spoken::ALL.iter().map(|it| it.tag()).collect::<Vec<_>>().into()
}

/// The year alone names a FIDE edition too.
fn edition_tags() -> PossibleValuesParser {
    let value = |edition: Edition| {
        let value = PossibleValue::new(edition.tag());
        match edition.tag().strip_prefix("fide-").filter(|it| it.len() == 4) {
            Some(year) => value.alias(year),
            None => value,
        }
    };
    Edition::ALL.map(value).into()
}
