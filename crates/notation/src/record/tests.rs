//! The sample games of Appendix C, and records as players really keep them.

use board::{Color, Position};

use super::*;
use crate::algebraic::Style;
use crate::fen::{self, FenStyle};
use crate::letters::Language;

const SAMPLE: &str = "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 \
                      f8e7 b1d2 e8g8 e1c1 f8e8 c1b1";
const SHORT: &str = "1. e4 e5 2. Jf3 Jf6 3. d4 e×d4 4. e5 Je4 5. D×d4 d5 6. e×d6 e.p. J×d6 7. Sg5 Jc6 \
                     8. De3+ Se7 9. Jbd2 0-0 10. 0-0-0 Ve8 11. Kb1 (=)";
const BARE: &str = "1. e4 e5 2. Jf3 Jf6 3. d4 ed4 4. e5 Je4 5. Dd4 d5 6. ed6 Jd6 7. Sg5 Jc6 8. De3 Se7 \
                    9. Jbd2 0-0 10. 0-0-0 Ve8 11. Kb1 (=)";
const LONG: &str = "1. e2e4 e7e5 2. Jg1f3 Jg8f6 3. d2d4 e5×d4 4. e4e5 Jf6e4 5. Dd1×d4 d7d5 \
                    6. e5×d6 e.p. Je4×d6 7. Sc1g5 Jb8c6 8. Dd4e3 Sf8e7 9. Jb1d2 0-0 10. 0-0-0 Vf8e8 \
                    11. Kc1b1 (=)";
const SAMPLE_2009: &str = "1.d4 Jf6 2.c4 e6 3.Jc3 Sb4 4.Sd2 0-0 5.e4 d5 6.exd5 exd5 7.cxd5 Sxc3 8.Sxc3 Jxd5 \
                           9.Jf3 b6 10.Db3 Jxc3 11.bxc3 c5 12.Se2 cxd4 13.Jxd4 Ve8 14.0-0 Jd7 15.a4 Jc5 \
                           16.Db4 Sb7 17.a5 ... etc.";

fn read(text: &str, language: Language) -> Record {
    read_record(text, language, &Position::initial(), OnError::Stop)
}

fn uci(record: &Record) -> String {
    let moves: Vec<String> =
        record.moves().map(|it| it.attempt_with_king_target().to_string()).collect();
    moves.join(" ")
}

fn final_fen(record: &Record) -> String {
    fen::write(&record.last.setup(), FenStyle::default())
}

#[track_caller]
fn check_sample(text: &str, moves: &str, last: &str) -> Record {
    let record = read(text, Language::Slovak);
    assert!(record.is_complete(), "{:?}", record.entries);
    assert_eq!(uci(&record), moves);
    assert_eq!(final_fen(&record), last);
    let numbering: Vec<_> = record.entries.iter().filter_map(|it| it.numbering).collect();
    assert_eq!(numbering, []);
    record
}

#[test]
fn the_samples_of_appendix_c() {
    let last = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";
    for text in [SHORT, BARE, LONG] {
        let record = check_sample(text, SAMPLE, last);
        assert_eq!(record.open_draw_offer(), Some(Color::White));
    }
    check_sample(
        SAMPLE_2009,
        "d2d4 g8f6 c2c4 e7e6 b1c3 f8b4 c1d2 e8g8 e2e4 d7d5 e4d5 e6d5 c4d5 b4c3 d2c3 f6d5 g1f3 b7b6 \
         d1b3 d5c3 b2c3 c7c5 f1e2 c5d4 f3d4 f8e8 e1g1 b8d7 a2a4 d7c5 b3b4 c8b7 a4a5",
        "r2qr1k1/pb3ppp/1p6/P1n5/1Q1N4/2P5/4BPPP/R4RK1 b - - 0 17",
    );
}

#[test]
fn the_samples_are_written_as_they_are_printed() {
    let record = read(SHORT, Language::Slovak);
    assert_eq!(write(&record, &Style::short(Language::Slovak)), SHORT);
    assert_eq!(write(&record, &Style::bare(Language::Slovak)), BARE);
    // The check of move 8 is not marked in the third sample.
    let long =
        write(&record, &Style::long(Language::Slovak)).replace("De3+", "De3").replace("e3+", "e3");
    assert_eq!(long, LONG);
    let german = write(&record, &Style::bare(Language::German));
    assert!(german.starts_with("1. e4 e5 2. Sf3 Sf6 3. d4 ed4 4. e5 Se4 5. Dd4"), "{german}");
}

#[test]
fn numbers_may_be_wrong_or_missing() {
    let record = read("1. e4 e5 Jf3 Jc6 4. Sb5", Language::Slovak);
    let numbering: Vec<_> = record.entries.iter().map(|it| it.numbering).collect();
    assert_eq!(
        numbering,
        [None, None, Some(NumberNote::Missing), None, Some(NumberNote::Wrong { written: 4 })]
    );
    assert!(record.is_complete());
    let sheet = read("1 e4 e5\n2 Jf3 | Jc6\n1/2", Language::Slovak);
    assert_eq!(uci(&sheet), "e2e4 e7e5 g1f3 b8c6");
    assert_eq!(sheet.ending, Some(RecordEnding::Draw));
    let record = read("1... e4", Language::Slovak);
    assert_eq!(record.entries[0].numbering, Some(NumberNote::OtherPlayer));
}

#[test]
fn comments_and_results() {
    let record =
        read("1.e4 {dobrý (=) ťah} e5 (alebo 1...c5) 2.Jf3 $1 ; koniec\n 1-0", Language::Slovak);
    assert_eq!(uci(&record), "e2e4 e7e5 g1f3");
    assert_eq!(record.ending, Some(RecordEnding::WhiteWins));
    assert_eq!(record.comments.len(), 4);
    assert_eq!(
        write(&record, &Style::bare(Language::English)),
        "1. e4 {dobrý (=) ťah} 1... e5 {alebo 1...c5} 2. Nf3 {$1} {koniec} 1-0"
    );
    assert_eq!(read("0-0", Language::Slovak).ending, Some(RecordEnding::BothLose));
    assert_eq!(read("1. e4 e5 2. Jf3 Jc6 3. Sb5 Jf6 4. 0-0 *", Language::Slovak).entries.len(), 7);
}

#[test]
fn reading_stops_where_the_position_is_lost() {
    let record = read("1. e4 e5 2. Jf4 Jc6 3. Sb5", Language::Slovak);
    assert_eq!(record.entries.len(), 3);
    assert_eq!(record.unread.len(), 2);
    assert_eq!(record.entries[2].place, 12..15);
    assert!(!record.is_complete());
    let text = "1. e4 e5 2. Jf4 Jc6 3. Sb5 Jf6 4. Jxe5";
    let record = read_record(text, Language::Slovak, &Position::initial(), OnError::Assume);
    assert_eq!(uci(&record), "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 f3e5");
    assert!(record.entries[2].assumed.is_some() && !record.is_complete());
}

#[track_caller]
fn check_language(text: &str, expected: &[Language], confidence: Confidence) {
    let found = infer_language(text, &Position::initial());
    let languages: Vec<Language> = found.iter().map(|it| it.language).collect();
    assert_eq!(languages, expected, "{text}");
    assert!(found.iter().all(|it| it.confidence == confidence), "{found:?}");
}

#[test]
fn languages_are_inferred() {
    use Language::*;
    check_language(SHORT, &[Slovak, Czech], Confidence::Letters);
    check_language("1.e4 e5 2.Nf3 Nc6 3.Bb5", &[English], Confidence::Letters);
    check_language("1.e4 e5 2.Кf3 Кc6 3.Сb5 a6 4.0-0 Фe7 5.Лe1", &[Russian], Confidence::Letters);
    let french = "1.e4 e5 2.Cf3 Cc6 3.Fb5";
    check_language(french, &[French], Confidence::Letters);
    let guesses = infer_language("1.e4 e5", &Position::initial());
    assert_eq!(guesses.len(), Language::ALL.len());
    assert_eq!(guesses[0], Guess { language: English, confidence: Confidence::Moves });
    // Letters of the Latin alphabet are not taken for Cyrillic ones.
    assert!(
        !infer_language("1.e4 e5 2.Ke2", &Position::initial())
            .iter()
            .any(|it| it.language == Russian)
    );
    // A king in English, a bishop in Esperanto: the moves differ.
    let clash = infer_language("1.e4 e5 2.Ke2", &Position::initial());
    assert!(clash.iter().all(|it| it.confidence == Confidence::Clash));
    let part = infer_language("1.e4 e5 2.Jf3 Jc6 3.Zb5", &Position::initial());
    assert_eq!(part[0].confidence, Confidence::Part { read: 4, of: 5 });
    assert_eq!(infer_language("", &Position::initial()), []);
}

#[track_caller]
fn check_system(text: &str, expected: System) {
    let found = detect_system(text, &Position::initial());
    assert_eq!(found.first().map(|it| it.system), Some(expected), "{text}: {found:?}");
    assert!(found[0].is_full(), "{text}: {found:?}");
}

#[test]
fn other_systems_are_known() {
    for text in [SHORT, BARE, LONG, SAMPLE_2009, "1. e2-e4 e7-e5", "1. e4 c5 2. Кf3"] {
        check_system(text, System::Algebraic);
    }
    check_system(
        "1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-N5 P-QR3 4. BxN QPxB 5. O-O B-KN5",
        System::EnglishDescriptive,
    );
    check_system("1. P-K4 P-Q4 2. PxP QxP 3. Kt-QB3 QxPch", System::EnglishDescriptive);
    check_system("1. P4R P4R 2. C3AR C3AD 3. A5C P3TD 4. AxC", System::SpanishDescriptive);
    check_system("1. P4D P4D 2. P4FD P3FD 3. C3FD C3FR 4. P3R F4FR", System::FrenchDescriptive);
    check_system("1. 5254 5755 2. 7163 2836", System::Numeric);
    check_system("e2e4 e7e5 g1f3 b8c6", System::Coordinates);
    assert_eq!(detect_system("hello there", &Position::initial()), []);
}
