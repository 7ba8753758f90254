//! `tools/check-machine` on machines that lack something: stand-ins for the programs it asks, in a folder that is all
//! its PATH.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// What the script itself is made of.
const TOOLS: &[&str] =
    &["bash", "env", "dirname", "sed", "sort", "head", "mktemp", "rm", "ls", "id", "cat"];

struct Machine {
    folder: PathBuf,
}

impl Machine {
    /// A machine that has everything; `name` keeps the tests apart.
    fn complete(name: &str) -> Machine {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("machine-{name}"));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        let machine = Machine { folder };
        for tool in TOOLS {
            let found = ["/usr/bin", "/bin"].map(|it| Path::new(it).join(tool));
            let found = found.into_iter().find(|it| it.exists()).expect(tool);
            symlink(found, machine.folder.join(tool)).expect(tool);
        }
        machine
            .with("rustc", "echo 'rustc 9.99.0 (0000000 2030-01-01)'; echo 'host: here'")
            .with("cargo", "exit 0")
            .with("cc", "cat >/dev/null")
            .with("npm", "exit 0")
            .with("node", "exit 0")
            .with("chromium", "exit 0")
            .with("initdb", "exit 0")
            .with("python3", "exit 0")
    }

    /// Has a program that does this.
    fn with(self, name: &str, script: &str) -> Machine {
        let path = self.folder.join(name);
        fs::write(&path, format!("#!/usr/bin/env bash\n{script}\n")).expect(name);
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect(name);
        self
    }

    fn without(self, name: &str) -> Machine {
        fs::remove_file(self.folder.join(name)).expect(name);
        self
    }

    fn checked(&self, purpose: &str) -> Output {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tools/check-machine");
        let mut command = Command::new(self.folder.join("bash"));
        command.arg(script).arg(purpose).env_clear().env("PATH", &self.folder);
        command.env("TMPDIR", &self.folder).output().expect("the script runs")
    }

    /// It fails with one sentence, which begins like this.
    #[track_caller]
    fn lacks(&self, purpose: &str, sentence: &str) {
        let output = self.checked(purpose);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success(), "{said}");
        assert_eq!(said.lines().filter(|it| it.starts_with(sentence)).count(), 1, "{said}");
    }
}

#[test]
fn a_complete_machine_is_silent() {
    let output = Machine::complete("complete").checked("test");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert_eq!(said, "");
}

#[test]
fn what_is_missing_is_said() {
    Machine::complete("no-rust").without("cargo").lacks("run", "Rust is missing");
    Machine::complete("no-cc").without("cc").lacks("run", "A C compiler is missing");
    Machine::complete("cc-broken").with("cc", "exit 1").lacks("run", "A C compiler is missing");
    Machine::complete("no-node").without("node").lacks("run", "Node.js is missing");
    Machine::complete("no-npm").without("npm").lacks("run", "Node.js is missing");
}

#[test]
fn what_is_too_old_is_said() {
    let old = "echo 'rustc 1.63.0 (0000000 2022-01-01)'";
    Machine::complete("old-rust").with("rustc", old).lacks("run", "Rust 1.63.0 is too old");
    // The script asks `node -e` whether its version does, and `--version` to name it.
    let old = "[ \"$1\" = --version ] && echo v18.0.0 && exit 0; exit 1";
    Machine::complete("old-node").with("node", old).lacks("run", "Node.js v18.0.0 does not do");
}

#[test]
fn a_missing_network_is_noticed_at_once() {
    let cargo = "[ \"$1\" = fetch ] && exit 101; exit 0";
    let machine = Machine::complete("no-network").with("cargo", cargo);
    machine.lacks("run", "The packages of Cargo.lock cannot be fetched.");
}

#[test]
fn only_the_tests_need_a_browser_a_database_and_python() {
    let machine = Machine::complete("no-browser").without("chromium");
    assert!(machine.checked("run").status.success());
    machine.lacks("test", "Chromium is missing");
    Machine::complete("no-python").without("python3").lacks("test", "Python is missing");
    let old = "[ \"$1\" = --version ] && echo Python 3.9.2 && exit 0; exit 1";
    let machine = Machine::complete("old-python").with("python3", old);
    assert!(machine.checked("run").status.success());
    machine.lacks("test", "Python 3.9.2 is too old");
    // A server that Debian installed is found outside PATH, whatever this machine has there.
    if fs::read_dir("/usr/lib/postgresql").is_err() {
        Machine::complete("no-database").without("initdb").lacks("test", "PostgreSQL's server is");
    }
}
