use std::path::{Path, PathBuf};

use super::passages::{OurFile, Passage, of_markdown, of_messages};
use super::references::{References, Run};
use super::report::Report;
use super::set_phrases::SetPhrases;
use super::words::words;
use super::{LEAST, LONGEST, Question};

fn folded(text: &str) -> String {
    words(text).into_iter().map(|word| word.folded).collect::<Vec<_>>().join(" ")
}

fn passage(entry: &str, text: &str) -> Passage {
    Passage { entry: entry.to_owned(), text: text.to_owned() }
}

#[test]
fn case_punctuation_and_accents_are_not_compared() {
    assert_eq!(folded("Šach-mat: “Věž”, dámu, ŽIADNY ťah."), "sach mat vez damu ziadny tah");
    assert_eq!(folded("the player's king, the player’s king"), "the players king the players king");
    assert_eq!(folded("S\u{30c}achovnica"), "sachovnica");
    assert_eq!(folded("$ah in ¢len"), "sah in clen");
}

#[test]
fn numbers_references_squares_and_moves_are_left_out() {
    assert_eq!(folded("see 6.2.4, A.4.b and III.5.1"), "see and");
    assert_eq!(folded("from a1, b1 to h8 by 12.Nxe5+ at 0:30"), "from to by at");
    assert_eq!(folded("2.4.Short for chessboard.The next"), "short for chessboard the next");
}

#[test]
fn a_letter_is_left_out_where_it_is_a_sign_and_kept_where_it_is_a_word() {
    assert_eq!(
        folded("a. one (b) two c) three; Article 5.2 b applies"),
        "one two three article applies"
    );
    assert_eq!(folded("K = king, Q = queen; A – Anna"), "king queen anna");
    assert_eq!(
        folded("a piece, a “dead position”, a\n15-minute game"),
        "a piece a dead position a minute game"
    );
    assert_eq!(folded("v partii a k tahu"), "v partii a k tahu");
}

fn references(least: usize, texts: &[&str]) -> References {
    let mut references = References::new(least);
    for (number, text) in texts.iter().enumerate() {
        references.add(&format!("text {number}"), text);
    }
    references
}

fn runs(least: usize, texts: &[&str], ours: &str) -> Vec<(String, usize)> {
    let ours = words(ours);
    let runs = references(least, texts).runs(&ours);
    let text = |run: &Run| {
        let run = ours[run.words.clone()].iter().map(|word| word.folded.as_str());
        run.collect::<Vec<_>>().join(" ")
    };
    runs.iter().map(|run| (text(run), run.reference)).collect()
}

#[test]
fn a_run_is_as_long_as_it_can_be() {
    let found =
        runs(3, &["one two three", "zero one two three four five"], "so one, two three. FOUR!");
    assert_eq!(found, [("one two three four".to_owned(), 1)]);
}

#[test]
fn a_run_needs_the_least_number_of_words() {
    assert_eq!(runs(4, &["one two three four"], "one two three and four"), []);
    assert_eq!(runs(3, &["one two three four"], "one two three and four").len(), 1);
    assert_eq!(runs(3, &["one two three"], "one two"), []);
}

#[test]
fn runs_may_overlap_but_none_is_inside_another() {
    let found = runs(2, &["a1 one two three", "two three four"], "one two three four");
    let expected = [("one two three".to_owned(), 0), ("two three four".to_owned(), 1)];
    assert_eq!(found, expected);
}

#[test]
fn no_run_goes_from_one_reference_into_the_next() {
    assert_eq!(runs(3, &["one two", "three four"], "one two three four"), []);
}

#[test]
fn every_entry_of_the_law_is_a_passage() {
    let text = "# Article 9 — The drawn game\n\n## 9.2 — Claim\n\nA claim\n[is](law.md#made) made.\n\n- Or not.\n";
    let expected = [
        passage("Article 9", "The drawn game"),
        passage("9.2", "Claim"),
        passage("9.2", "\nA claim\n[is]  made.\n\n- Or not.\n"),
    ];
    assert_eq!(of_markdown(text), expected);
}

#[test]
fn the_names_of_references_are_no_words() {
    let text = "## 9.5 — A claim\nUnder {draw.threefold, =9.2} it stands{in fide-2018:; printed 9.3} as {\"so\"}.";
    let read = of_markdown(text);
    let expected = passage("9.5", "Under  it stands; printed 9.3 as \"so\".\n");
    assert_eq!(read.last(), Some(&expected));
    assert_eq!(folded(&expected.text), "under it stands printed as so");
}

#[test]
fn of_a_transcript_only_the_names_of_cases_are_sentences() {
    let text = "## Adjusting\n\n```transcript\ncase S4.2-1 announced first\n0:00 white adjusts\n```\nAfter it.\n";
    let expected = [
        passage("Adjusting", "Adjusting"),
        passage("S4.2-1", "announced first"),
        passage("Adjusting", "After it.\n"),
    ];
    assert_eq!(of_markdown(text), expected);
}

#[test]
fn a_message_is_read_without_what_steers_it() {
    let text = "# A comment = none\n\nclock-days = after { $count ->\n    [one] { $count } day\n   *[other] { $count } days\n}\nnext = Last\n";
    let found = of_messages(text);
    let entries: Vec<&str> = found.iter().map(|it| it.entry.as_str()).collect();
    assert_eq!(entries, ["clock-days", "next"]);
    assert_eq!(folded(&found[0].text), "after day days");
    assert_eq!(folded(&found[1].text), "last");
}

fn report(ours: &[Passage], set_phrases: &str, entries: bool) -> String {
    let references = references(4, &["The sealed move is made on the chessboard by any series."]);
    let passages = ours.iter().map(|it| passage(&it.entry, &it.text)).collect();
    let file = OurFile { group: "law/x/en".to_owned(), name: "art.md".to_owned(), passages };
    let mut report = Report::new(&references);
    report.compare(&file, &SetPhrases::of(set_phrases));
    report.lines(entries, LONGEST)
}

#[test]
fn the_report_gives_shares_and_the_longest_runs() {
    let ours = [
        passage("1.1", "Then the sealed move is\nmade, not before."),
        passage("1.2", "Nothing of it here."),
    ];
    let lines = report(&ours, "", true);
    let expected = "\
 41.7 %      5      12        5  law/x/en
 41.7 %      5      12        5    art.md
 62.5 %      5       8        5      1.1

1 runs; the longest:
   5  law/x/en/art.md 1.1 (text 0): the sealed move is made
";
    assert!(lines.ends_with(expected), "{lines}");
    assert!(!report(&ours, "", false).contains("     1.1\n"), "entries were not asked for");
}

#[test]
fn a_file_with_nothing_in_common_is_not_listed() {
    let lines = report(&[passage("1.1", "Wholly our own words.")], "", true);
    assert!(lines.contains("  0.0 %      0       4        0  law/x/en\n"), "{lines}");
    assert!(!lines.contains("art.md"), "{lines}");
}

#[test]
fn words_of_a_set_phrase_are_not_counted() {
    let ours = [passage("1.1", "made on the chessboard by any series")];
    assert!(report(&ours, "", true).contains("   7  law/x/en/art.md 1.1"));
    assert!(report(&ours, "by any series\ta term\n", true).contains("   4  law/x/en/art.md 1.1"));
    assert!(report(&ours, "the chessboard by any series\ta term\n", true).contains("0 runs"));
}

#[test]
fn every_set_phrase_has_its_reason_and_marks_itself() {
    let list = include_str!("set_phrases.tsv");
    for line in list.lines() {
        let (phrase, reason) = line.split_once('\t').expect("a phrase, a tab and a reason");
        assert!(words(reason).len() > 3, "{phrase}: why?");
        assert_eq!(SetPhrases::ours().mark(&words(phrase)), vec![true; words(phrase).len()]);
    }
}

#[test]
fn the_arguments_are_read() {
    let root = Path::new("here");
    let question = Question::read(&["a.txt", "--least", "5", "--entries", "b.txt"], root);
    let expected = Question {
        references: vec![PathBuf::from("a.txt"), PathBuf::from("b.txt")],
        least: 5,
        longest: LONGEST,
        entries: true,
        root: root.to_owned(),
    };
    assert_eq!(question, Some(expected));
    let question = Question::read(&["--root", "there", "--longest", "3", "a.txt"], root);
    let expected = Question {
        references: vec![PathBuf::from("a.txt")],
        least: LEAST,
        longest: 3,
        entries: false,
        root: PathBuf::from("there"),
    };
    assert_eq!(question, Some(expected));
    for wrong in [&[][..], &["--entries"], &["a", "--least", "0"], &["a", "--least"], &["a", "-x"]]
    {
        assert_eq!(Question::read(wrong, root), None, "{wrong:?}");
    }
}

#[test]
fn a_reference_that_cannot_be_read_is_named() {
    let missing =
        Question::read(&["no/such/text.txt"], crate::workspace_root()).expect("a question");
    let error = missing.answer().expect_err("there is no such file");
    assert!(error.starts_with("no/such/text.txt: "), "{error}");
}

#[test]
fn our_texts_are_found() {
    let list = crate::workspace_root().join("xtask/src/common_runs/set_phrases.tsv");
    let list = list.to_string_lossy();
    let question = Question::read(&[&list], crate::workspace_root()).expect("a question");
    let report = question.answer().expect("a report");
    for edition in laws::Edition::ALL {
        assert!(report.contains(&format!("  law/{edition}/en\n")), "{edition}");
    }
    for group in ["messages/en", "messages/cs", "messages/sk", "messages/sl", "docs", "scenarios"] {
        assert!(report.contains(&format!("  {group}\n")), "{group}");
    }
}
