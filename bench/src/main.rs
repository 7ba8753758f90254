//! Benchmarks of jadoube beside its peers: interleaved in one run, medians, printed as ratios. Every
//! figure's result is checked, so that nobody is fast by being wrong.

mod measure;
mod perft;
mod small;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let wanted = |name: &str| arguments.is_empty() || arguments.iter().any(|word| word == name);
    let build = if cfg!(feature = "native") { "native" } else { "portable" };
    println!("{build} build, one thread, medians of {} interleaved rounds\n", measure::ROUNDS);
    if wanted("perft") {
        perft::run();
    }
    if wanted("small") {
        small::run();
    }
    ExitCode::SUCCESS
}
