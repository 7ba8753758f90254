//! What a reader aloud finds in a file: its parts in their order, each with its text, and nothing that is in no part.

use std::collections::HashMap;

use jadoube_paper::{Block, Made, Paper, pdf};

use super::text::{streams, text_of};
use super::{file, paper, position, row, table};

/// An object of a file, as far as parts need it.
struct Object<'f>(&'f str);

impl<'f> Object<'f> {
    /// What stands after a key, to the end of its line; or between brackets, if it begins with one.
    fn value(&self, key: &str) -> Option<&'f str> {
        let at = self.0.find(&format!("/{key} "))? + key.len() + 2;
        let rest = &self.0[at..];
        match rest.starts_with('[') {
            true => Some(&rest[1..rest.find("]\n").expect("an end")]),
            false => rest.lines().next(),
        }
    }
}

/// The objects of a file by their numbers; streams as they are.
fn objects(file: &str) -> HashMap<u32, Object<'_>> {
    let mut found = HashMap::new();
    for part in file.split("\nendobj").filter_map(|it| it.split_once(" 0 obj\n")) {
        let number = part.0.lines().next_back().expect("a line").parse().expect("a number");
        found.insert(number, Object(part.1));
    }
    found
}

fn latin(file: &[u8]) -> String {
    file.iter().map(|it| char::from(*it)).collect()
}

/// The numbers before `0 R`, in their order.
fn references(text: &str) -> Vec<u32> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let refs = words.windows(3).filter(|it| it[1] == "0" && it[2].starts_with('R'));
    refs.filter_map(|it| it[0].trim_start_matches('[').parse().ok()).collect()
}

/// A part with what is in it, for a test to compare: `Table(THead(TR(TH TH)))`.
fn outline(objects: &HashMap<u32, Object<'_>>, part: u32) -> String {
    let it = &objects[&part];
    let role = it.value("S").expect("a role").trim_start_matches('/');
    let kids = it.value("K").unwrap_or_default();
    let mut inside = Vec::new();
    let mut rest = kids;
    // Pieces of pages are dictionaries; what is between them are parts.
    while let Some((before, after)) = rest.split_once("<<") {
        inside.extend(references(before));
        rest = after.split_once(">>").map_or("", |it| it.1);
    }
    inside.extend(references(rest));
    for kid in &inside {
        let parent = references(objects[kid].value("P").expect("a parent"));
        assert_eq!(parent, [part], "{}", objects[kid].0);
    }
    let told: Vec<String> = inside.iter().map(|it| outline(objects, *it)).collect();
    if told.is_empty() { role.to_owned() } else { format!("{role}({})", told.join(" ")) }
}

fn root<'f>(objects: &HashMap<u32, Object<'f>>) -> &'f str {
    let mut all = objects.values();
    all.find(|it| it.0.contains("/Type /StructTreeRoot")).expect("a root").0
}

fn parts_of(file: &[u8]) -> String {
    let text = latin(file);
    let objects = objects(&text);
    let whole = references(Object(root(&objects)).value("K").expect("a whole"));
    outline(&objects, whole[0])
}

#[test]
fn the_parts_of_a_paper_are_told_in_their_order() {
    let blocks = vec![
        Block::Facts(vec![("Place".to_owned(), "Brno".to_owned())]),
        Block::heading("A heading"),
        Block::Subheading("Smaller".to_owned()),
        Block::text("Text"),
        table(vec![row(["1", "Anna"]), row(["2", ""])]),
        position("Beside"),
        Block::Entry(vec!["Alone".to_owned(), "with more".to_owned()]),
        Block::Signature("Sign here".to_owned()),
    ];
    let told = "Document(H1 L(LI(Lbl LBody)) H2 H3 P \
        Table(THead(TR(TH TH)) TBody(TR(TD TD) TR(TD TD))) Div(Figure P) Div(P P) P)";
    assert_eq!(parts_of(&file(blocks)), told);
    // No step of headings is left out.
    assert_eq!(parts_of(&file(vec![Block::Subheading("A".to_owned())])), "Document(H1 H2)");
}

#[test]
fn heads_have_a_scope_and_a_diagram_has_words_and_a_frame() {
    let file = latin(&file(vec![table(vec![row(["1", "Anna"])]), position("Beside")]));
    let objects = objects(&file);
    let of = |role: &str| -> Vec<&str> {
        let role = format!("/S /{role}\n");
        objects.values().map(|it| it.0).filter(|it| it.contains(&role)).collect()
    };
    assert_eq!(of("TH").len(), 2);
    assert!(of("TH").iter().all(|it| it.contains("/Scope /Column")), "{:?}", of("TH"));
    let figure = of("Figure")[0];
    assert!(figure.contains("/Alt (Position. White: rook a1,"), "{figure}");
    assert!(figure.contains("/BBox ["), "{figure}");
}

#[test]
fn every_piece_of_a_page_is_a_part_or_only_seen() {
    let blocks = vec![
        table((0..200).map(|it| row([&it.to_string(), "Name"])).collect()),
        position("Beside"),
    ];
    let file = file(blocks);
    let latin = latin(&file);
    let objects = objects(&latin);
    let pages: Vec<String> = streams(&file).into_iter().filter(|it| it.contains(" Tf\n")).collect();
    assert!(pages.len() > 3 && pages.len() == text_of(&file).len());
    let owners: Vec<Vec<u32>> = references(Object(root(&objects)).value("Nums").expect("pages"))
        .iter()
        .map(|it| references(objects[it].0))
        .collect();
    assert_eq!(owners.len(), pages.len());
    for (page, owners) in pages.iter().zip(&owners) {
        // Marks are not inside one another, and nothing is shown outside of them.
        let mut open = false;
        let mut pieces = 0;
        for line in page.lines() {
            if line.ends_with("BDC") {
                assert!(!open);
                open = true;
            } else if line == "EMC" {
                assert!(open);
                open = false;
            } else if ["Tj", "Do", "S", "f"]
                .iter()
                .any(|it| line.split(' ').next_back() == Some(it))
            {
                assert!(open, "{line}");
            }
            pieces += line.matches("/MCID").count();
        }
        assert!(!open && pieces == owners.len(), "{pieces} {}", owners.len());
        for number in 0..pieces {
            assert!(page.contains(&format!("/MCID {number}\n")), "{number}");
        }
        assert!(page.contains("/Footer"), "the foot is not read");
    }
    // The heads are read once, and seen on each page.
    assert_eq!(latin.matches("/S /TH\n").count(), 2);
    assert!(pages[1].matches("/Type /Pagination").count() > 1, "{}", pages[1]);
}

#[test]
fn a_file_says_what_it_is_and_in_which_language() {
    let made =
        Some(Made { year: 2026, month: 11, day: 16, hour: 15, minute: 4, second: 5, east_min: 60 });
    let paper = Paper {
        title: "Š & <co>\u{feff}".to_owned(),
        language: "cs".to_owned(),
        made,
        ..paper(Vec::new())
    };
    let file = pdf(&paper, |_, _| String::new());
    let text = String::from_utf8_lossy(&file);
    for told in [
        "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">Š &amp; &lt;co&gt;",
        "<pdfuaid:part>1</pdfuaid:part>",
        "/Marked true",
        "/DisplayDocTitle true",
        "/Lang (cs)",
        "/Tabs /S",
    ] {
        assert!(text.contains(told), "{told}");
    }
}
