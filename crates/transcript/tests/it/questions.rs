//! The page of questions that arbiters ask. Its transcripts are played with the scenarios; here is what the page promises about itself.

const PAGE: &str = include_str!("../../../../docs/ARBITERS-FAQ.md");

/// The headings of the questions, in order, each with what stands under it.
fn questions() -> Vec<(&'static str, &'static str)> {
    let section = |it: &'static str| it.split_once('\n').unwrap_or((it, ""));
    PAGE.split("\n## ").skip(1).map(section).collect()
}

#[test]
fn there_are_sixty_and_each_is_answered_by_a_transcript() {
    let questions = questions();
    assert!(questions.len() >= 60, "only {} questions", questions.len());
    for (at, (heading, answer)) in questions.iter().enumerate() {
        assert!(heading.starts_with(&format!("{}. ", at + 1)), "out of order: {heading}");
        let (words, transcript) = answer.split_once("```transcript\n").unwrap_or((answer, ""));
        assert!(words.trim().len() > 20, "no answer in words: {heading}");
        assert!(transcript.contains("\nedition "), "no edition: {heading}");
        assert!(transcript.contains("     => "), "no ruling: {heading}");
    }
}

/// An anchor as the page's readers make it out of a heading.
fn anchor(heading: &str) -> String {
    let kept = |it: &char| it.is_alphanumeric() || matches!(it, ' ' | '-' | '_');
    heading.to_lowercase().chars().filter(kept).collect::<String>().replace(' ', "-")
}

#[test]
fn the_table_leads_to_every_question() {
    for (heading, _) in questions() {
        let link = format!("](#{})", anchor(heading));
        assert!(PAGE.contains(&link), "not in the table: {heading}");
    }
}
