//! Benchmarks of jadoube beside its peers: interleaved in one run, medians, printed as ratios. Every
//! figure's result is checked, so that nobody is fast by being wrong.

mod audit;
mod desk;
mod engine;
mod measure;
mod pairing;
mod perft;
mod pgn;
mod programs;
mod replay;
mod small;
mod winnability;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [desk::SERVER, store] = arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        desk::serve(store);
        return ExitCode::SUCCESS;
    }
    let (paths, names): (Vec<&String>, Vec<&String>) =
        arguments.iter().partition(|word| word.contains('='));
    let of = |kind: &str| -> Vec<&Path> {
        paths.iter().filter_map(|word| word.strip_prefix(kind)).map(Path::new).collect()
    };
    if let [once, contestant] = names[..]
        && once == "once"
    {
        let path = of("pgn=").first().copied().expect("a file, pgn=PATH");
        println!("{} moves", pgn::once(contestant, path));
        return ExitCode::SUCCESS;
    }
    let wanted = |name: &str| names.is_empty() || names.iter().any(|word| *word == name);
    let build = if cfg!(feature = "native") { "native" } else { "portable" };
    println!("{build} build, one thread, medians of {} interleaved rounds\n", measure::ROUNDS);
    if wanted("perft") {
        perft::run();
    }
    if wanted("small") {
        small::run();
    }
    if wanted("pgn") {
        pgn::run(of("pgn=").first().copied());
    }
    if wanted("audit") {
        audit::run(of("pgn=").first().copied());
    }
    if wanted("programs") {
        programs::run(&of("program="), of("pgn=").first().copied(), of("mate=").first().copied());
    }
    if wanted("engine") {
        engine::run();
    }
    if wanted("replay") {
        replay::run();
    }
    if wanted("pairing") {
        pairing::run(&of("referee="), &of("python="));
    }
    if wanted("desk") {
        desk::run(desk::Load::of(&paths));
    }
    if wanted("winnability") {
        winnability::run(&of("mate="));
    }
    ExitCode::SUCCESS
}
