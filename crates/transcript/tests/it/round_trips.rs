//! What is printed reads as the same file, and printing it again changes nothing.

use jadoube_transcript::{File, format_markdown, read, read_markdown, write};

const EXAMPLES: &str = include_str!("../../../../fixtures/transcripts/examples.md");
const UNPROMOTED: &str = include_str!("../../../../fixtures/transcripts/unpromoted.txt");

#[track_caller]
fn check(file: File) {
    let printed = write(&file);
    let again = read(&printed).unwrap_or_else(|error| panic!("{error}\n{printed}"));
    assert_eq!(again.clone().without_numbers(), file.without_numbers(), "{printed}");
    assert_eq!(write(&again), printed);
}

#[test]
fn the_examples_are_read_and_printed() {
    let file = read_markdown(EXAMPLES).unwrap_or_else(|error| panic!("{error}"));
    assert!(file.cases.len() > 40, "{}", file.cases.len());
    assert_eq!(file.shared.len(), 1);
    check(file);
    check(read(UNPROMOTED).unwrap_or_else(|error| panic!("{error}")));
}

#[test]
fn each_example_alone_is_printed_as_it_was_read() {
    for case in read_markdown(EXAMPLES).expect("the examples").cases {
        check(File { shared: Vec::new(), cases: vec![case] });
    }
}

#[test]
fn formatting_a_markdown_file_keeps_everything_else() {
    let formatted = format_markdown(EXAMPLES).expect("the examples");
    let prose =
        |text: &str| text.lines().filter(|it| it.starts_with('#') && it.contains("Art")).count();
    assert_eq!(prose(&formatted), prose(EXAMPLES));
    assert_eq!(format_markdown(&formatted).as_ref(), Ok(&formatted));
    assert!(formatted.contains("# holds for every case below that names no other"));
}

#[test]
fn a_file_of_one_case_needs_no_name() {
    let text =
        "position start # as always\n\n\n0:04 WHITE Plays e4\n\n# a remark\n     => made e4\n";
    let file = read(text).expect("a transcript");
    assert_eq!((file.shared.len(), file.cases.len(), file.cases[0].id()), (2, 1, ""));
    let printed = write(&file);
    assert!(printed.contains("0:04 white plays e4\n\n# a remark\n"), "{printed}");
    check(file);
}
