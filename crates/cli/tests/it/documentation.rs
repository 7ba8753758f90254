//! The examples in `README.md` and `docs/cli.md` are run, and their output must be what the page shows. A `…` in a
//! line stands for anything.

use crate::harness::jadoube_with;

struct Example {
    line: usize,
    words: Vec<String>,
    input: String,
    expected: Vec<String>,
}

#[test]
fn the_examples_of_the_readme_are_true() {
    check("README.md", 1);
}

#[test]
fn the_examples_of_the_commands_are_true() {
    check("docs/cli.md", 10);
}

/// Runs the examples of a page, which has at least so many.
#[track_caller]
fn check(page: &str, least: usize) {
    let path = format!("{}/../../{page}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).expect(&path);
    let examples = examples(&text);
    assert!(examples.len() >= least, "{page}: only {} examples are left", examples.len());
    for example in examples {
        let words: Vec<&str> = example.words.iter().map(String::as_str).collect();
        let run = jadoube_with(&words, &[], &example.input);
        let found = run.out + &run.err;
        let agrees = found.lines().count() == example.expected.len()
            && found.lines().zip(&example.expected).all(|(line, wanted)| matches(wanted, line));
        assert!(agrees, "{page}:{}: {words:?} prints\n{found}", example.line);
    }
}

/// Every command in a block marked `console`, with the lines that follow it.
fn examples(page: &str) -> Vec<Example> {
    let (mut examples, mut inside) = (Vec::<Example>::new(), false);
    for (index, line) in page.lines().enumerate() {
        if line.starts_with("```") {
            inside = line == "```console";
        } else if let Some(command) = line.strip_prefix("$ ").filter(|_| inside) {
            examples.push(example(index + 1, command));
        } else if inside {
            examples.last_mut().expect("a command first").expected.push(line.to_owned());
        }
    }
    examples
}

/// `jadoube …`, or `echo … | jadoube …`.
fn example(line: usize, command: &str) -> Example {
    let mut words = words(command);
    let mut input = String::new();
    if let Some(pipe) = words.iter().position(|word| word == "|") {
        input = words[1..pipe].join(" ") + "\n";
        words.drain(..=pipe);
    }
    assert_eq!(words.remove(0), "jadoube", "line {line}");
    Example { line, words, input, expected: Vec::new() }
}

/// Words as a shell reads them, with single quotation marks.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in command.split('\'').enumerate() {
        match index % 2 {
            0 => words.extend(part.split_whitespace().map(str::to_owned)),
            _ => words.push(part.to_owned()),
        }
    }
    words
}

fn matches(wanted: &str, found: &str) -> bool {
    match wanted.split_once('…') {
        Some((start, end)) => {
            found.len() >= start.len() + end.len()
                && found.starts_with(start)
                && found.ends_with(end)
        }
        None => wanted == found,
    }
}
