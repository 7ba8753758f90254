use audit::{Auditor, Check, Settings};
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
