//! The desk, started and found again.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::harness::{folder, jadoube};

/// A desk that runs until the test is over.
struct Desk {
    child: Child,
    told: Value,
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
        Desk { child, told: serde_json::from_str(&line).expect(&line) }
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
    let address = desk.told["address"].as_str().expect("an address");
    let kept = || fs::read_to_string(&file).expect("a file");
    let link = kept();
    assert!(link.starts_with(&format!("http://{address}/#/l/")) && link.ends_with('\n'), "{link}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&file).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    // A start that fails leaves the link of the desk that runs.
    let second = ["serve", "--memory", "--listen", address, "--link-file", &file];
    jadoube(&second).ends_with(3).complains(&["cannot be started"]);
    assert_eq!(kept(), link);
    let names = fs::read_dir(&folder).expect("a folder").filter_map(Result::ok);
    assert_eq!(names.count(), 1, "no draft is left");
}

#[test]
fn a_link_that_stands_in_a_file_is_not_printed() {
    let file = format!("{}/chief.txt", folder("serve-link-not-printed"));
    let desk = Desk::with_link_file(&file);
    let link = fs::read_to_string(&file).expect("a file");
    let token = link.trim().rsplit('/').next().expect("a token");
    assert!(!desk.told.to_string().contains(token), "{}", desk.told);
    assert_eq!(desk.told["link_file"], file.as_str());

    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["serve", "--memory", "--no-example", "--listen", "127.0.0.1:0"])
        .args(["--lang", "en", "--link-file", &file])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut printed = String::new();
    let mut out = BufReader::new(child.stdout.take().expect("its output"));
    while !printed.contains("Ctrl-C") {
        assert_ne!(out.read_line(&mut printed).expect("a line"), 0, "{printed}");
    }
    child.kill().expect("it ends");
    let said = child.wait_with_output().expect("what it complains about");
    let link = fs::read_to_string(&file).expect("a file");
    let token = link.trim().rsplit('/').next().expect("a token");
    assert!(printed.contains("chief.txt"), "{printed}");
    assert!(!printed.contains(token) && !printed.contains('█'), "neither link nor code: {printed}");
    assert!(!String::from_utf8_lossy(&said.stderr).contains(token));
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

#[test]
fn a_certificate_of_the_desk_is_kept_beside_the_store() {
    let folder = folder("serve-tls-self");
    let store = format!("{folder}/event.db");
    let start = || Desk::with(&["--store", &store, "--tls", "self"]).told.clone();
    let first = start();
    assert!(first["link"].as_str().is_some_and(|it| it.starts_with("https://")), "{first}");
    assert_eq!(first["fingerprint"].as_str().map(str::len), Some(95), "{first}");
    assert_eq!(start()["fingerprint"], first["fingerprint"], "after a restart");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let kept = fs::metadata(format!("{store}.tls.pem")).expect("a file");
        assert_eq!(kept.permissions().mode() & 0o777, 0o600);
    }
}

#[test]
fn doors_that_cannot_be_are_named() {
    let serve = |args: &[&str]| jadoube(&[&["serve", "--memory"], args].concat());
    serve(&["--trusted-proxy", "10.0.0.0/40"])
        .ends_with(2)
        .complains(&["10.0.0.0/40", "10.0.0.0/8"]);
    serve(&["--allow-origin", "*"]).ends_with(2).complains(&["*", "https://club.example"]);
    serve(&["--tls-cert", "cert.pem"]).ends_with(2).complains(&["--tls-key"]);
    let files = ["--listen", "127.0.0.1:0", "--tls-cert", "no.pem", "--tls-key", "no.pem"];
    serve(&files).ends_with(3).complains(&["no.pem"]);
}

/// In a shell that lets its programs open few files.
#[cfg(unix)]
#[test]
fn a_limit_of_files_is_raised_and_named_if_that_is_not_enough() {
    let start = |limits: &str| {
        let serve = format!(
            "{limits}; exec {} serve --memory --no-example --listen 127.0.0.1:0 --lang en",
            env!("CARGO_BIN_EXE_jadoube")
        );
        let mut child = Command::new("sh")
            .args(["-c", &serve])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("a shell");
        let mut printed = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        while !printed.contains("Ctrl-C") {
            assert_ne!(out.read_line(&mut printed).expect("a line"), 0, "{printed}");
        }
        let limits = fs::read_to_string(format!("/proc/{}/limits", child.id())).unwrap_or_default();
        child.kill().expect("it ends");
        let said = child.wait_with_output().expect("what it says").stderr;
        (String::from_utf8(said).expect("text"), limits)
    };
    let (said, limits) = start("ulimit -Sn 300; ulimit -Hn 512");
    assert!(said.contains("512 files") && said.contains("ulimit -n"), "{said}");
    if cfg!(target_os = "linux") {
        let files = limits.lines().find(|it| it.starts_with("Max open files")).expect(&limits);
        assert_eq!(files.split_whitespace().nth(3), Some("512"), "{files}");
    }
}
