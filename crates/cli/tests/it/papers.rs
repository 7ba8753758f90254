use crate::harness::{fields, folder, jadoube};

#[test]
fn every_shell_gets_its_script() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        jadoube(&["completions", shell]).ends_with(0).says(&["jadoube", "perft", "chess960"]);
    }
    jadoube(&["completions", "tcsh"]).ends_with(2).complains(&["“tcsh”", "bash", "zsh"]);
    let value = jadoube(&["completions", "fish", "--json"]).ends_with(0).json();
    assert_eq!(fields(&value), ["script", "shell"]);
}

#[test]
fn the_manual_page_is_printed() {
    let run = jadoube(&["man"]).ends_with(0);
    run.says(&[".TH jadoube 1", ".SH \"NAME\"", ".SH \"COMMANDS\"", "Exit codes:"]);
    let run = jadoube(&["man", "--lang", "cs"]).ends_with(0);
    run.says(&[".SH \"JMÉNO\"", ".SH \"PŘÍKAZY\"", "Návratové kódy:"]);
}

#[test]
fn the_manual_pages_are_written() {
    let directory = folder("man") + "/inner";
    jadoube(&["man", "--out", &directory]).ends_with(0).says(&["jadoube-perft.1"]);
    let names: Vec<String> = std::fs::read_dir(&directory)
        .expect("the directory")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    for command in ["chess960", "man", "notate", "perft", "position", "say", "why"] {
        assert!(names.contains(&format!("jadoube-{command}.1")), "{names:?}");
    }
    assert!(names.contains(&"jadoube.1".to_owned()), "{names:?}");
    let value = jadoube(&["man", "--out", &directory, "--json"]).ends_with(0).json();
    assert_eq!(value["pages"].as_array().map(Vec::len), Some(names.len()));
}
