//! Every reader of outside text takes a text of twice the length with twice the work. `make growth` builds the program so that
//! work can be counted, and runs this.

mod api;
mod commands;
mod measure;
mod shapes;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use commands::{Into, READ_NOTHING, READERS, Reader};
use measure::{Series, Work, counted, more_than_linear, program, work};

/// A folder of its own, which is gone afterwards.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static MADE: AtomicUsize = AtomicUsize::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("growth-{}-{number}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn run(reader: &Reader, text: &str) -> Work {
    let folder = Folder::new();
    let value = match reader.into {
        Into::Argument => text.to_owned(),
        Into::File(ending) => {
            let name = format!("text.{ending}");
            fs::write(folder.path().join(&name), text).expect("a file");
            name
        }
    };
    let arguments = reader.arguments.iter().map(|it| if *it == "@" { value.as_str() } else { it });
    let output = counted(folder.path()).args(arguments).output().expect("the program runs");
    work(folder.path(), &output)
}

/// Does something with every case on all processors, and tells what was wrong.
pub(crate) fn each<C: Sync>(
    cases: &[C],
    check: impl Fn(&C) -> Option<String> + Sync,
) -> Vec<String> {
    let (next, wrong) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Some(told) = check(case) {
                        eprintln!("{told}");
                        wrong.lock().expect("the list").push(told);
                    }
                }
            });
        }
    });
    wrong.into_inner().expect("the list")
}

/// The work for three lengths of a text.
pub(crate) fn series(length: usize, start: &str, unit: &str, run: impl Fn(&str) -> Work) -> Series {
    [1, 2, 4].map(|times| run(&shapes::text(start, unit, length * times)))
}

#[test]
fn every_command_reads_twice_as_much_with_twice_the_work() {
    let chosen = std::env::var("JADOUBE_GROWTH").ok();
    let is_chosen = |it: &&Reader| chosen.as_deref().is_none_or(|only| only == it.command);
    let cases: Vec<_> = READERS
        .iter()
        .filter(is_chosen)
        .flat_map(|reader| {
            reader.shapes().into_iter().map(move |(start, unit)| (reader, start, unit))
        })
        .collect();
    let wrong = each(&cases, |(reader, start, unit)| {
        let told = more_than_linear(series(reader.length, start, unit, |text| run(reader, text)))?;
        Some(format!("{:?} with {start:?} and {unit:?}: {told}", reader.arguments))
    });
    assert!(
        wrong.is_empty(),
        "{} of {} grow too fast:\n{}",
        wrong.len(),
        cases.len(),
        wrong.join("\n")
    );
}

#[test]
fn no_command_is_forgotten() {
    let help = std::process::Command::new(program())
        .arg("--help")
        .env_clear()
        .env("LLVM_PROFILE_FILE", "/dev/null")
        .output()
        .expect("help");
    let help = String::from_utf8(help.stdout).expect("text");
    let commands = help.split("Commands:\n").nth(1).expect("commands").split("\n\n").next();
    let commands = commands.expect("commands").lines();
    let names = commands
        .filter_map(|it| it.strip_prefix("  ")?.split(' ').next())
        .filter(|it| !it.is_empty());
    let known: Vec<&str> =
        READERS.iter().map(|it| it.command).chain(READ_NOTHING.iter().copied()).collect();
    let missing: Vec<&str> = names.filter(|it| !known.contains(it)).collect();
    assert!(missing.is_empty(), "no growth is tested for {missing:?}");
}

/// So much may be in memory at once, whatever is read.
const MEMORY_MAX: u64 = 256 << 20;

#[track_caller]
fn check_memory(name: &str, contents: &[u8], arguments: &[&str]) {
    let folder = Folder::new();
    fs::write(folder.path().join(name), contents).expect("a file");
    let output =
        counted(folder.path()).args(arguments).arg(name).output().expect("the program runs");
    let work = work(folder.path(), &output);
    assert!(work.peak < MEMORY_MAX, "{arguments:?} {name}: {} MB at once", work.peak >> 20);
}

#[test]
fn garbage_and_bombs_do_not_fill_the_memory() {
    let garbage = shapes::text("", "whit tuches e#\n", 7_000_000);
    check_memory("garbage.txt", garbage.as_bytes(), &["judge"]);
    check_memory("garbage.md", format!("```transcript\n{garbage}").as_bytes(), &["judge"]);
    for (name, unit) in
        [("letters", "a"), ("words", "a "), ("comment", "{"), ("strays", ")"), ("lines", "\n[a")]
    {
        let bomb = bomb(unit);
        for arguments in
            [&["pgn", "--jobs", "2"][..], &["audit", "--jobs", "2"], &["pgn", "--format", "json"]]
        {
            check_memory(&format!("{name}.pgn.zst"), &bomb, arguments);
        }
    }
}

/// More than may be in memory, in a file of some kilobytes.
fn bomb(unit: &str) -> Vec<u8> {
    let piece = unit.repeat((1 << 20) / unit.len());
    let mut packed = zstd::Encoder::new(Vec::new(), 3).expect("an encoder");
    for _ in 0..300 {
        std::io::Write::write_all(&mut packed, piece.as_bytes()).expect("room");
    }
    packed.finish().expect("a file")
}
