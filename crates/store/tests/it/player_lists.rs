//! Lists of players as CSV, right ones and any text whatever.

use jadoube_store::players::{ListFault, PlayerList, read_csv};
use proptest::prelude::*;

pub(crate) fn names(list: &PlayerList) -> Vec<&str> {
    list.players.iter().map(|it| it.name.as_str()).collect()
}

/// Line, column and fault of each problem.
pub(crate) fn problems(list: &PlayerList) -> Vec<(usize, usize, ListFault)> {
    list.problems.iter().map(|it| (it.line, it.column, it.fault.clone())).collect()
}

#[test]
fn csv_is_read_with_any_separator() {
    for text in [
        "name,title,rating\nAnna,WFM,2100\nJan,,\n",
        "Rating;Name;Title\r\n2100;Anna;WFM\r\n;Jan;\r\n",
        "\u{feff}jméno\telo\ttitul\nAnna\t2100\twf\n\t\t\nJan\t0\t",
        "name , title , rating\n Anna , WFM , 2100 \n\n\nJan,,-\n",
    ] {
        let list = read_csv(text);
        assert_eq!(problems(&list), [], "{text}");
        assert_eq!(names(&list), ["Anna", "Jan"], "{text}");
        let found: Vec<_> =
            list.players.iter().map(|it| (it.rating, it.title.as_deref())).collect();
        assert_eq!(found, [(Some(2100), Some("WFM")), (None, None)], "{text}");
    }
}

#[test]
fn csv_keeps_what_stands_in_quotation_marks() {
    let text = "name,fed,fide id,born,language\n\"Novák, Jan \"\"Honza\"\"\",CZE,300012,1990,cs\n\"two\nlines\",,,,\nO'Hara,IRL,,,\n";
    let list = read_csv(text);
    assert_eq!(problems(&list), []);
    assert_eq!(names(&list), ["Novák, Jan \"Honza\"", "two lines", "O'Hara"]);
    let first = &list.players[0];
    assert_eq!((first.federation.as_deref(), first.fide_id), (Some("CZE"), Some(300_012)));
    assert_eq!((first.birth.as_deref(), first.language.as_deref()), (Some("1990"), Some("cs")));
    let two = read_csv("last name;first name\nNovák;Jan\nCher;\n");
    assert_eq!(names(&two), ["Novák, Jan", "Cher"]);
}

#[test]
fn problems_of_csv_have_their_place() {
    let text = "rating,name,fide id\nstrong,Anna,12x\n2100,,7\n99999,Jan,8,extra\n2000,\"Eva,9\n";
    let list = read_csv(text);
    assert_eq!(names(&list), ["Anna", "Jan", "Eva,9"]);
    let word = str::to_owned;
    let expected = [
        (2, 1, ListFault::Rating(word("strong"))),
        (2, 13, ListFault::FideId(word("12x"))),
        (3, 6, ListFault::NoName),
        (4, 1, ListFault::Rating(word("99999"))),
        (4, 13, ListFault::TooManyFields),
        (5, 6, ListFault::OpenQuote),
    ];
    assert_eq!(problems(&list), expected);
    let long = "x".repeat(201);
    let list =
        read_csv(&format!("name,language,federation\nAnna,klingon,C\u{7}ZE\n{long},cs,CZE\n"));
    assert_eq!(names(&list), ["Anna"]);
    assert_eq!((&list.players[0].language, &list.players[0].federation), (&None, &None));
    let expected = [
        (2, 6, ListFault::Language(word("klingon"))),
        (2, 14, ListFault::Text),
        (3, 1, ListFault::Text),
    ];
    assert_eq!(problems(&list), expected);
    for text in ["", "a,b\n1,2\n", "\u{feff}", "\"name"] {
        let list = read_csv(text);
        let hopeless = list.players.is_empty() && (!list.problems.is_empty());
        assert!(hopeless, "{text}: {list:?}");
    }
}

/// Every problem is at a place of the text, or just behind a line of it.
pub(crate) fn check_places(text: &str, list: &PlayerList) {
    for problem in &list.problems {
        assert!(problem.line >= 1 && problem.line <= text.split('\n').count().max(1), "{problem}");
        assert!(problem.column >= 1, "{problem}");
    }
    assert!(list.players.iter().all(|it| !it.name.trim().is_empty() && it.id.is_empty()));
}

proptest! {
    #[test]
    fn any_text_gives_an_answer(text in "(?s).{0,300}") {
        check_places(&text, &read_csv(&text));
    }

    #[test]
    fn nearly_right_text_gives_an_answer(
        lines in prop::collection::vec("[a-zá0-9,;\t\"' \r]{0,30}", 0..12),
    ) {
        let text = format!("name,rating,fide id\n{}", lines.join("\n"));
        check_places(&text, &read_csv(&text));
    }

    #[test]
    fn a_list_that_was_written_is_read(
        players in prop::collection::vec(("[A-Za-zÁ-ž\",;'\n-]{1,20}[a-z]", 1..4000_u32), 1..10),
        separator in prop::sample::select(vec![',', ';', '\t']),
    ) {
        let quoted = |it: &str| format!("\"{}\"", it.replace('"', "\"\""));
        let lines = players.iter().map(|(name, rating)| format!("{rating}{separator}{}\n", quoted(name)));
        let text = format!("rating{separator}name\n{}", lines.collect::<String>());
        let list = read_csv(&text);
        prop_assert_eq!(&list.problems, &[]);
        let read: Vec<_> = list.players.iter().map(|it| (it.name.clone(), it.rating)).collect();
        // A break of the line inside a name is a blank.
        let one_line = |name: &str| name.trim().replace('\n', " ");
        let expected: Vec<_> =
            players.iter().map(|(name, rating)| (one_line(name), Some(*rating))).collect();
        prop_assert_eq!(read, expected);
    }
}
