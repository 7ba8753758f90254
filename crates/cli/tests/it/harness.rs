//! Runs the program in a quiet place: no language, no terminal, no colours from outside.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

/// How a run ended.
pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: i32,
}

pub(crate) fn jadoube(args: &[&str]) -> Run {
    jadoube_with(args, &[], "")
}

/// With variables of the environment and standard input.
pub(crate) fn jadoube_with(args: &[&str], variables: &[(&str, &str)], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(args)
        .env_clear()
        .envs(variables.iter().copied())
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // It may end without having read its input.
    let _ = child.stdin.take().expect("an input").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    Run {
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
        code: output.status.code().expect("an exit code"),
    }
}

impl Run {
    #[track_caller]
    pub(crate) fn ends_with(self, code: i32) -> Run {
        assert_eq!(self.code, code, "{}\n{}", self.out, self.err);
        self
    }

    /// Standard output holds all of this.
    #[track_caller]
    pub(crate) fn says(self, texts: &[&str]) -> Run {
        for text in texts {
            assert!(self.out.contains(text), "no {text:?} in:\n{}", self.out);
        }
        self
    }

    /// Standard error holds all of this, and standard output nothing.
    #[track_caller]
    pub(crate) fn complains(self, texts: &[&str]) -> Run {
        for text in texts {
            assert!(self.err.contains(text), "no {text:?} in:\n{}", self.err);
        }
        assert_eq!(self.out, "");
        self
    }

    /// Standard output as JSON.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).expect(&self.out)
    }

    /// Standard error as JSON.
    #[track_caller]
    pub(crate) fn json_error(&self) -> Value {
        assert_eq!(self.out, "");
        serde_json::from_str(&self.err).expect(&self.err)
    }
}

/// The names of an object's fields, in alphabetical order.
pub(crate) fn fields(value: &Value) -> Vec<&str> {
    let mut names: Vec<&str> =
        value.as_object().expect("an object").keys().map(String::as_str).collect();
    names.sort();
    names
}

/// A folder for the files of one test, empty at its start.
pub(crate) fn folder(name: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder");
    path.to_str().expect("a name in UTF-8").to_owned()
}
