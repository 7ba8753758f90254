use audit::{Auditor, Check, EditionChoice, Fact, Finding, Settings};
use messages::{Language, Messages};

use super::{said, title};

#[test]
fn every_check_has_its_words_in_every_language() {
    for language in Language::ALL {
        let messages = Messages::new(language);
        for check in Check::ALL {
            assert!(messages.has(&format!("audit-check-{}", check.name())), "{check} {language:?}");
            assert!(messages.has(&format!("audit-found-{}", check.name())), "{check} {language:?}");
            assert!(!title(&messages, *check).ends_with('.'));
        }
    }
}

#[test]
fn findings_name_everything_that_their_sentences_use() {
    // A sentence whose variable is missing stops a debug build; the fixture has a game for every check but those of
    // whole files.
    let text = include_bytes!("../../../../../../fixtures/pgn/audit.pgn");
    let settings = Settings { no_draw_before: Some(clock::Moves(20)), ..Settings::default() };
    let report = Auditor::new(&settings).audit(text);
    for finding in &report.findings {
        for language in Language::ALL {
            let said = said(&Messages::new(language), finding);
            assert!(!said.contains("  ") && !said.contains('$'), "{said}");
        }
    }
    let seen = |check: &Check| report.findings.iter().any(|it| it.check == *check);
    let missing: Vec<&Check> = Check::ALL.iter().filter(|it| !seen(it)).collect();
    assert_eq!(missing, [&Check::TooLong, &Check::BrokenInput, &Check::TooMany]);
}

#[test]
fn what_is_found_in_files_has_a_sentence_for_every_kind() {
    let of = |check, facts| Finding::of_file(EditionChoice::ByDate, check, 1, 1, facts);
    let (count, kind) = (("count", Fact::Count(7)), |it| ("kind", Fact::Kind(it)));
    let mut all = vec![of(Check::TooMany, vec![count.clone(), ("games", Fact::Count(3))])];
    all.extend(["moves", "bytes"].map(|it| of(Check::TooLong, vec![count.clone(), kind(it)])));
    let kinds = ["not-found", "not-permitted", "directory", "ends-early", "damaged", "other"];
    all.extend(kinds.map(|it| of(Check::BrokenInput, vec![kind(it)])));
    for language in Language::ALL {
        let messages = Messages::new(language);
        let mut sentences: Vec<String> = all.iter().map(|it| said(&messages, it)).collect();
        assert!(sentences.iter().all(|it| it.ends_with('.') && !it.contains('$')));
        sentences.sort();
        sentences.dedup();
        assert_eq!(sentences.len(), all.len(), "{language:?}");
    }
}
