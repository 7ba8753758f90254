//! Lists of ratings: both forms, names as people type them, and any text whatever.

use std::fmt::Write as _;

use clock::Class;
use jadoube_store::ratings::{NotRatings, RatingList, Ratings};
use jadoube_store::wire::v1::report::Sex;
use proptest::prelude::*;

/// A line of the list of all ratings.
fn line(
    id: u32,
    name: &str,
    more: (&str, &str, &str, &str),
    ratings: [u16; 3],
    born: u16,
) -> String {
    let (federation, sex, title, womens) = more;
    let [standard, rapid, blitz] = ratings;
    format!(
        "{id:<15}{name:<61}{federation:<4}{sex:<4}{title:<5}{womens:<5}{:<15}{:<4}{standard:<6}{:<4}{:<3}{rapid:<6}{:<4}{:<3}{blitz:<6}{:<4}{:<3}{born:<6}\n",
        "", "", 0, 20, 0, 20, 0, 20
    )
}

fn in_columns() -> String {
    let mut text = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\n".to_owned();
    text += &line(300_012, "Novakova, Anna", ("CZE", "F", "", "WFM"), [2105, 2050, 0], 1990);
    text += &line(300_013, "Novak, Jan", ("CZE", "M", "GM", ""), [2650, 2600, 2700], 1985);
    text += &line(300_014, "Novak, Jan", ("CZE", "M", "", ""), [1500, 0, 0], 2010);
    text += &line(300_015, "Zizek, Ales", ("SLO", "M", "FM", ""), [2300, 0, 0], 0);
    text += &line(35_000_000, "A Chakravarthy", ("IND", "M", "", ""), [1151, 0, 0], 1986);
    text
}

const IN_XML: &str = "<?xml version=\"1.0\"?>\n<playerslist>\n<player>\n<fideid>300012</fideid>\n<name>Novakova, Anna</name>\n<country>CZE</country>\n<sex>F</sex>\n<title>WFM</title>\n<w_title>WFM</w_title>\n<rating>2105</rating>\n<rapid_rating>2050</rapid_rating>\n<blitz_rating/>\n<birthday>1990</birthday>\n</player>\n<player><fideid>7</fideid><name>O&apos;Hara, Tom &amp; Co</name><country>IRL</country></player>\n</playerslist>\n";

fn list(text: &str) -> RatingList {
    RatingList::read(text.as_bytes()).expect("a list")
}

fn numbers(list: &RatingList, asked: &str) -> Vec<u64> {
    list.search(asked, 8).iter().map(|it| it.fide_id).collect()
}

#[test]
fn both_forms_say_the_same() {
    for text in [in_columns(), IN_XML.to_owned()] {
        let found = list(&text).with_number(300_012).expect("a player");
        assert_eq!((found.name.as_str(), found.title), ("Novakova, Anna", Some("WFM")));
        assert_eq!((found.federation.as_deref(), found.sex), (Some("CZE"), Some(Sex::Female)));
        assert_eq!(found.born, Some(1990));
        let ratings = Ratings { standard: Some(2105), rapid: Some(2050), blitz: None };
        assert_eq!(found.ratings, ratings);
        assert_eq!(ratings.of(Class::Rapid), Some(2050));
        assert_eq!(ratings.of(Class::Blitz), Some(2105), "who has none counts with the other");
    }
    assert_eq!(numbers(&list(IN_XML), "ohara"), [7]);
    let one_class = "ID Number Name                Fed  Sex Tit  WTit OTit           FOA NOV26 Gms K  B-day Flag\n300012    Novakova, Anna      CZE  F   WFM                           2105  0   20 1990\n";
    assert_eq!(list(one_class).with_number(300_012).expect("one").ratings.standard, Some(2105));
}

#[test]
fn names_are_found_as_people_type_them() {
    let list = list(&in_columns());
    assert_eq!(list.len(), 5);
    for asked in ["Nováková Anna", "anna nova", "NOVAKOVA,A", "  nováková", "300012"] {
        assert_eq!(numbers(&list, asked), [300_012], "{asked}");
    }
    assert_eq!(numbers(&list, "novak"), [300_013, 300_012, 300_014], "the highest rating first");
    assert_eq!(numbers(&list, "jan novák"), [300_013, 300_014]);
    assert_eq!(numbers(&list, "Aleš Žižek"), [300_015]);
    assert_eq!(numbers(&list, "a ch"), [35_000_000]);
    for nobody in ["", "n", "novak petr", "jan jan", "5", "novakovaa"] {
        assert!(numbers(&list, nobody).is_empty(), "{nobody}");
    }
    assert_eq!(list.search("novak", 1).len(), 1);
}

#[test]
fn somebody_is_only_who_nobody_else_can_be() {
    let list = list(&in_columns());
    let named = |name, born, federation| Some(list.named(name, born, federation)?.fide_id);
    assert_eq!(named("Jan Novák", None, None), None, "there are two");
    assert_eq!(named("Jan Novák", Some(2010), None), Some(300_014));
    assert_eq!(named("Jan Novák", Some(1999), Some("CZE")), None);
    assert_eq!(named("Žižek Aleš", Some(1970), Some("slo")), Some(300_015));
    assert_eq!(named("Žižek Aleš", None, Some("CZE")), None);
    assert_eq!(named("Nováková", None, None), None, "a part of a name is not the name");
    assert_eq!(named(" , ", None, None), None);
}

#[test]
fn what_is_no_list_is_refused() {
    for text in ["", "name,rating\nAnna,2000\n", "<html></html>", "<", &"x".repeat(10_000)] {
        assert!(matches!(RatingList::read(text.as_bytes()), Err(NotRatings::Form)), "{text}");
    }
    let packed = RatingList::read(&b"PK\x03\x04rest"[..]);
    assert!(matches!(packed, Err(NotRatings::Packed)));
    let latin =
        b"ID Number      Name                Fed\n7              M\xfcller, Karl        GER\n";
    let latin = RatingList::read(&latin[..]).expect("a list");
    assert_eq!(numbers(&latin, "muller"), [7]);
}

proptest! {
    #[test]
    fn any_text_gives_an_answer(text in "(?s).{0,300}", asked in ".{0,30}") {
        let headed = format!("ID Number Name   Fed Sex SRtng B-day\n{text}");
        for text in [text.clone(), headed, format!("<player>{text}</player>")] {
            if let Ok(list) = RatingList::read(text.as_bytes()) {
                let _ = (list.search(&asked, 8), list.named(&asked, None, None));
            }
        }
    }

    #[test]
    fn everybody_is_found_by_his_number_and_his_words(
        names in prop::collection::vec("[A-Z][a-z]{1,6}, [A-Z][a-z]{1,6}", 1..20),
    ) {
        let mut text = "ID Number Name                    Fed\n".to_owned();
        for (number, name) in (1..).zip(&names) {
            writeln!(text, "{number:<10}{name:<24}CZE").expect("text");
        }
        let list = list(&text);
        for (number, name) in (1_u64..).zip(&names) {
            prop_assert_eq!(&list.with_number(number).expect("a player").name, name);
            let (last, first) = name.split_once(", ").expect("two words");
            let found = list.search(&format!("{first} {last}"), 100);
            prop_assert!(found.iter().any(|it| it.fide_id == number));
        }
    }
}
