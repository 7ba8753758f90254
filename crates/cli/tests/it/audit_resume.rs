//! An audit that is killed, again and again at random moments, and resumed, leaves the same files as one that was
//! left alone.

use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::audit::folder;
use crate::harness::jadoube;

const FIXTURE: &[u8] = include_bytes!("../../../../fixtures/pgn/audit.pgn");

struct Files<'f> {
    inputs: [&'f str; 2],
    out: String,
    fix: String,
    page: String,
    checkpoint: String,
}

impl Files<'_> {
    fn args(&self, format: &str) -> Vec<String> {
        let mut args = vec!["audit".to_owned()];
        args.extend(self.inputs.map(str::to_owned));
        for (name, value) in [
            ("--format", format),
            ("--out", &self.out),
            ("--fix", &self.fix),
            ("--html", &self.page),
            ("--checkpoint", &self.checkpoint),
            ("--jobs", "2"),
        ] {
            args.extend([name.to_owned(), value.to_owned()]);
        }
        args
    }

    fn read(&self) -> [Vec<u8>; 4] {
        let list = format!("{}.changes.txt", self.fix);
        [&self.out, &self.fix, &list, &self.page].map(|path| std::fs::read(path).expect("a file"))
    }
}

/// Runs until it is killed: so long after it has got further than an earlier run, or on its way there. Says whether it
/// was done before that.
fn run_until(args: &[String], checkpoint: &Path, further: bool, time: Duration) -> bool {
    let before = std::fs::read(checkpoint).ok();
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(args)
        .env_clear()
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program");
    let mut done = false;
    while further && !done && std::fs::read(checkpoint).ok() == before {
        thread::sleep(Duration::from_micros(200));
        done = child.try_wait().expect("a child").is_some();
    }
    thread::sleep(time);
    // On Unix this is SIGKILL: the program has no chance to tidy up.
    done = done || child.try_wait().expect("a child").is_some();
    child.kill().expect("a child");
    child.wait().expect("a child");
    done
}

#[track_caller]
fn check(name: &str, format: &str, seed: u64) {
    let folder = folder(name);
    let path = |name: &str| folder.join(name).to_str().expect("a plain name").to_owned();
    let (plain, packed) = (path("a.pgn"), path("b.pgn.zst"));
    std::fs::write(&plain, FIXTURE.repeat(120)).expect("a file");
    let zst = zstd::encode_all(&FIXTURE.repeat(150)[..], 1).expect("memory does not fail");
    std::fs::write(&packed, zst).expect("a file");
    let files = |name: &str| Files {
        inputs: [&plain, &packed],
        out: path(&format!("{name}.out")),
        fix: path(&format!("{name}.pgn")),
        page: path(&format!("{name}.html")),
        checkpoint: path(&format!("{name}.checkpoint")),
    };
    let alone = files("alone");
    let args = alone.args(format);
    jadoube(&args.iter().map(String::as_str).collect::<Vec<_>>()).ends_with(1);
    let killed = files("killed");
    let args = killed.args(format);
    let (mut random, mut resumed, mut done) = (seed, 0, false);
    let checkpoint = Path::new(&killed.checkpoint);
    for round in 0..60 {
        random =
            random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let existed = checkpoint.exists();
        resumed += u32::from(existed);
        // Every third run is killed at any moment; the others have got further, so that it comes to an end on a slow
        // machine too.
        let (further, most) = (round % 3 != 2, if round % 3 == 2 { 40_000 } else { 5_000 });
        let time = Duration::from_micros((random >> 33) % most);
        // Who has removed the checkpoint has nothing left to do.
        done = run_until(&args, checkpoint, further, time) || existed && !checkpoint.exists();
        // Where it was done before it could be killed it begins once more.
        if done && resumed > 1 {
            break;
        }
    }
    if !done {
        jadoube(&args.iter().map(String::as_str).collect::<Vec<_>>()).ends_with(1);
    }
    assert!(resumed > 1, "nothing was ever resumed");
    assert!(!checkpoint.exists());
    for (kept, expected) in killed.read().iter().zip(&alone.read()) {
        assert!(kept == expected, "{name}: {} bytes, expected {}", kept.len(), expected.len());
    }
}

#[test]
fn killed_and_resumed_runs_find_the_same() {
    check("resume-jsonl", "jsonl", 1);
    check("resume-sarif", "sarif", 2);
    check("resume-parquet", "parquet", 3);
}

/// Whatever goes wrong at the very end, the run can be resumed and leaves what it should.
#[test]
fn a_run_that_fails_at_its_end_is_resumed() {
    let folder = folder("fails-at-its-end");
    let path = |name: &str| folder.join(name).to_str().expect("a plain name").to_owned();
    let input = path("a.pgn");
    std::fs::write(&input, FIXTURE).expect("a file");
    let files = Files {
        inputs: [&input, &input],
        out: path("out"),
        fix: path("fixed.pgn"),
        page: path("page.html"),
        checkpoint: path("checkpoint"),
    };
    for format in ["jsonl", "csv", "sarif", "text", "parquet"] {
        let args = files.args(format);
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        jadoube(&args).ends_with(1);
        let expected = files.read();
        std::fs::remove_file(&files.page).expect("a page");
        // The page cannot be written where a folder is.
        std::fs::create_dir(&files.page).expect("a folder");
        assert!(jadoube(&args).code != 1, "{format}");
        assert!(Path::new(&files.checkpoint).exists(), "{format}");
        std::fs::remove_dir(&files.page).expect("a folder");
        jadoube(&args).ends_with(1);
        assert!(files.read() == expected, "{format}");
        assert!(!Path::new(&files.checkpoint).exists(), "{format}");
        assert!(!Path::new(&format!("{}.part", files.out)).exists(), "{format}");
    }
}

#[test]
fn a_checkpoint_of_another_run_is_refused() {
    let folder = folder("other-run");
    let checkpoint = folder.join("checkpoint");
    let sample = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/pgn/sample.pgn");
    let args = ["audit", sample, "--checkpoint", checkpoint.to_str().expect("a plain name")];
    std::fs::write(&checkpoint, "{}").expect("a file");
    assert!(jadoube(&args).ends_with(2).err.contains("cannot be read"));
    let stored = r#"{"version":2,"run":"another","file":0,"bytes":0,"lines":0,"games":0,"cut":false,"out_bytes":0,
        "fix":{"bytes":0,"list_bytes":0,"changes":0,"games":0},"tally":{"files":0,"games":0,"moves":0,"bytes":0,
        "findings":0,"games_with_findings":0,"checks":{},"editions":{},"move_numbers":{},"worst":[]}}"#;
    std::fs::write(&checkpoint, stored).expect("a file");
    assert!(jadoube(&args).ends_with(2).err.contains("belongs to another run"));
}

/// A run of a folder that could not write its page, so that its checkpoint is left.
fn left(name: &str) -> (std::path::PathBuf, Vec<String>) {
    let folder = folder(name);
    let path = |name: &str| folder.join(name).to_str().expect("a plain name").to_owned();
    std::fs::write(path("a.pgn"), FIXTURE).expect("a file");
    std::fs::create_dir(path("page.html")).expect("a folder");
    let mut args = vec!["audit".to_owned(), folder.to_str().expect("a plain name").to_owned()];
    for (name, file) in
        [("--fix", "z.pgn"), ("--html", "page.html"), ("--checkpoint", "checkpoint")]
    {
        args.extend([name.to_owned(), path(file)]);
    }
    jadoube(&args.iter().map(String::as_str).collect::<Vec<_>>()).ends_with(3);
    std::fs::remove_dir(path("page.html")).expect("a folder");
    (folder, args)
}

#[test]
fn what_a_run_has_written_into_its_folder_is_not_its_input() {
    let (folder, args) = left("own-folder");
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let run = jadoube(&[&args[..], &["--json"]].concat()).ends_with(1);
    assert_eq!(run.json()["files"], 1);
    assert!(folder.join("z.pgn").exists() && !folder.join("checkpoint").exists());
    // Without a checkpoint nobody knows whose file it is.
    jadoube(&args).ends_with(2);
}

#[test]
fn a_checkpoint_knows_the_language_and_the_files() {
    let (folder, args) = left("same-run");
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let other = |args: &[&str]| jadoube(args).ends_with(2).err;
    assert!(other(&[&args[..], &["--lang", "sk"]].concat()).contains("patrí k inému behu"));
    let longer = [FIXTURE, b"\n"].concat();
    std::fs::write(folder.join("a.pgn"), longer).expect("a file");
    assert!(other(&args).contains("belongs to another run"));
    std::fs::write(folder.join("a.pgn"), FIXTURE).expect("a file");
    jadoube(&args).ends_with(1);
}
