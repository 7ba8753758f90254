//! What a run of the audit is to do, read from its arguments.

use std::path::{Path, PathBuf};

use audit::{Check, CheckSet, EditionChoice, Fixes, Settings, Severity};
use clock::Moves;
use laws::Edition;
use messages::{Args, Messages};

use super::inputs;
use super::outputs::Outputs;
use crate::cli::{AuditArgs, AuditFormat, SeverityArg};
use crate::complaint::{Complaint, Failure, Kind};
use crate::input;
use crate::output::Console;
use crate::streams;

/// What is to be done.
pub(super) struct Plan {
    pub(super) files: Vec<PathBuf>,
    pub(super) language: &'static str,
    pub(super) settings: Settings,
    pub(super) compare: Option<(Edition, Edition)>,
    pub(super) jobs: usize,
    pub(super) fail_on: Severity,
    pub(super) format: AuditFormat,
    pub(super) out: Option<PathBuf>,
    pub(super) html: Option<PathBuf>,
    pub(super) fix: Option<PathBuf>,
    pub(super) checkpoint: Option<PathBuf>,
}

impl Plan {
    pub(super) fn of(console: &Console, args: &AuditArgs) -> Result<Plan, Failure> {
        let messages = &console.messages;
        let jobs = input::jobs(messages, args.jobs.as_deref())?;
        let no_draw_before = match &args.no_draw_before {
            Some(number) => {
                let number = input::number(messages, "--no-draw-before", number, 1..=1000)?;
                Some(Moves(number.try_into().unwrap_or(u32::MAX)))
            }
            None => None,
        };
        let checks = checks(messages, args)?.at_least(severity(args.severity));
        let edition = match &args.edition {
            Some(tag) => EditionChoice::Told(input::edition(Some(tag))),
            None => EditionChoice::ByDate,
        };
        let fixes = if args.fix.is_some() { Fixes::Wanted } else { Fixes::NotWanted };
        let settings = Settings { edition, checks, no_draw_before, fixes, ..Settings::default() };
        let outputs = Outputs::of(args);
        // What an earlier run of the same plan has written is not read by this one.
        let is_resumed = args.checkpoint.as_deref().is_some_and(Path::exists);
        let files = inputs::files(messages, &args.files, |it| is_resumed && outputs.has(it))?;
        outputs.keep_apart(messages, &files)?;
        let plan = Plan {
            files,
            language: messages.language().tag(),
            settings,
            compare: compare(messages, args)?,
            jobs,
            fail_on: severity(args.fail_on),
            format: args.format,
            out: args.out.clone(),
            html: args.html.clone(),
            fix: args.fix.clone(),
            checkpoint: args.checkpoint.clone(),
        };
        plan.needs_a_file(messages)?;
        Ok(plan)
    }

    /// What is cut when a run resumes, and what cannot be shown on a terminal, must be a file.
    fn needs_a_file(&self, messages: &Messages) -> Result<(), Failure> {
        let printed = !matches!(self.format, AuditFormat::Summary);
        let resumed = self.checkpoint.is_some() && printed;
        if self.out.is_none() && (resumed || self.format.is_of_columns()) {
            return Err(Complaint::new(Kind::Usage, messages.text("audit-needs-out")).into());
        }
        Ok(())
    }

    /// All that decides what comes out, so that two runs can be compared.
    pub(super) fn fingerprint(&self) -> String {
        let lengths = self.files.iter().map(|it| streams::size([it.as_path()]));
        format!(
            "{} {} {:?} {:?} {:?} {:?} {:?} {:?}",
            env!("CARGO_PKG_VERSION"),
            self.language,
            self.settings,
            self.format,
            self.out,
            self.fix,
            self.files,
            lengths.collect::<Vec<_>>(),
        )
    }
}

fn severity(arg: SeverityArg) -> Severity {
    match arg {
        SeverityArg::Info => Severity::Info,
        SeverityArg::Warning => Severity::Warning,
        SeverityArg::Error => Severity::Error,
    }
}

fn checks(messages: &Messages, args: &AuditArgs) -> Result<CheckSet, Failure> {
    let mut set = match &args.only {
        Some(only) => listed(messages, only)?.into_iter().collect(),
        None => CheckSet::ALL,
    };
    if let Some(ignore) = &args.ignore {
        for check in listed(messages, ignore)? {
            set = set.without(check);
        }
    }
    Ok(set)
}

fn listed(messages: &Messages, text: &str) -> Result<Vec<Check>, Failure> {
    let read = |name: &str| {
        name.parse().map_err(|error: audit::NotACheck| {
            let what = messages.with("audit-wrong-check", &Args::new().set("text", &error.text));
            let nearest = Args::new().set("nearest", error.nearest.name());
            let hint = messages.with("audit-nearest-check", &nearest);
            Complaint::new(Kind::Usage, what).advising(hint).into()
        })
    };
    text.split(',').map(str::trim).filter(|it| !it.is_empty()).map(read).collect()
}

fn compare(messages: &Messages, args: &AuditArgs) -> Result<Option<(Edition, Edition)>, Failure> {
    let Some(text) = &args.compare else { return Ok(None) };
    let parts: Vec<Option<Edition>> = text.split(',').map(|it| it.parse().ok()).collect();
    match parts[..] {
        [Some(first), Some(second)] => Ok(Some((first, second))),
        _ => {
            let what = messages.with("audit-two-editions", &Args::new().set("text", text));
            Err(Complaint::new(Kind::Usage, what).into())
        }
    }
}
