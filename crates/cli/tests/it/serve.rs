//! The desk, started and found again.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::harness::{folder, jadoube};

/// A desk that runs until the test is over.
struct Desk {
    child: Child,
    address: String,
    link: String,
}

impl Desk {
    fn with_link_file(file: &str) -> Desk {
        Desk::with(&["--memory", "--link-file", file])
    }

    fn with(args: &[&str]) -> Desk {
        let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
            .args(["serve", "--json", "--no-example", "--listen", "127.0.0.1:0"])
            .args(args)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let told: Value = serde_json::from_str(&line).expect(&line);
        let field = |name: &str| told[name].as_str().expect(name).to_owned();
        Desk { child, address: field("address"), link: field("link") }
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_link_stands_in_a_file_that_only_its_owner_can_read() {
    let folder = folder("serve-link-file");
    let file = format!("{folder}/chief.txt");
    // Of an earlier start, and open to all.
    fs::write(&file, "http://127.0.0.1:1/#/l/old\n").expect("a file");
    let desk = Desk::with_link_file(&file);
    let kept = || fs::read_to_string(&file).expect("a file");
    assert_eq!(kept(), format!("{}\n", desk.link));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&file).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    // A start that fails leaves the link of the desk that runs.
    let second = ["serve", "--memory", "--listen", &desk.address, "--link-file", &file];
    jadoube(&second).ends_with(3).complains(&["cannot be started"]);
    assert_eq!(kept(), format!("{}\n", desk.link));
    let names = fs::read_dir(&folder).expect("a folder").filter_map(Result::ok);
    assert_eq!(names.count(), 1, "no draft is left");
}

#[test]
fn a_link_that_cannot_be_kept_keeps_the_desk_from_starting() {
    let folder = folder("serve-no-link-file");
    let file = format!("{folder}/nowhere/chief.txt");
    let args = ["serve", "--memory", "--listen", "127.0.0.1:0", "--link-file"];
    jadoube(&[&args[..], &[&file]].concat()).ends_with(3).complains(&["chief.txt"]);
    // A folder is no file.
    jadoube(&[&args[..], &[&folder]].concat()).ends_with(3).complains(&["serve-no-link-file"]);
}

#[test]
fn a_file_has_one_desk() {
    let folder = folder("serve-one-desk");
    let (file, copy) = (format!("{folder}/event.db"), format!("{folder}/copy.db"));
    let mut desk = Desk::with(&["--store", &file]);
    let second = ["serve", "--listen", "127.0.0.1:0", "--store", &file];
    let told = ["event.db", "another desk", "PostgreSQL"];
    jadoube(&second).ends_with(3).complains(&told);
    jadoube(&["store", "restore", &file, "--store", &file]).ends_with(3).complains(&told);
    // To look and to copy hinders nobody.
    jadoube(&["store", "verify", "--store", &file]).ends_with(0);
    jadoube(&["store", "backup", &copy, "--store", &file]).ends_with(0);
    // A desk that was killed leaves no lock.
    desk.child.kill().expect("killed");
    desk.child.wait().expect("gone");
    drop(Desk::with(&["--store", &file]));
}
