//! Tasks of the workspace: `cargo xtask <task>`. Nothing here is part of the product.

mod common_runs;
mod law_coverage;
mod papers;
mod tidy;

use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask tidy            check the files of the workspace
       cargo xtask law-coverage    write docs/LAW-COVERAGE.md
       cargo xtask papers <licences> <bill>    write the licences and the bill of materials of the program
       cargo xtask common-runs [--least N] [--longest K] [--entries] [--root DIR] <reference>...
                                   how much of our wording other texts have too: runs of N words (8) or more,
                                   the K longest (20); with each entry; in another copy of the workspace";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        ["tidy"] => run_tidy(),
        ["law-coverage"] => write_law_coverage(),
        ["papers", licences, bill] => write_papers(licences, bill),
        ["common-runs", arguments @ ..] => print_common_runs(arguments),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn run_tidy() -> ExitCode {
    let problems = tidy::problems(workspace_root());
    for problem in &problems {
        println!("{problem}");
    }
    match problems.len() {
        0 => {
            println!("tidy: no problems");
            ExitCode::SUCCESS
        }
        count => {
            println!("tidy: {count} problem{}", if count == 1 { "" } else { "s" });
            ExitCode::FAILURE
        }
    }
}

fn write_law_coverage() -> ExitCode {
    let path = workspace_root().join(law_coverage::PATH);
    match std::fs::write(&path, law_coverage::report()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", path.display());
            ExitCode::FAILURE
        }
    }
}

fn write_papers(licences: &str, bill: &str) -> ExitCode {
    match papers::write(workspace_root(), Path::new(licences), Path::new(bill)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn print_common_runs(arguments: &[&str]) -> ExitCode {
    let Some(question) = common_runs::Question::read(arguments, workspace_root()) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match question.answer() {
        Ok(report) => {
            print!("{report}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn workspace_root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace")
}
