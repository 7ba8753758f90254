//! Papers, read again from their files.

mod parts;
mod text;

use board::Position;
use jadoube_paper::{Block, Column, Paper, Table, pdf};
use text::text_of;

fn paper(blocks: Vec<Block>) -> Paper {
    Paper { title: "A title".to_owned(), language: "en".to_owned(), made: None, blocks }
}

fn file(blocks: Vec<Block>) -> Vec<u8> {
    pdf(&paper(blocks), |page, pages| format!("{page} of {pages}"))
}

fn pages(blocks: Vec<Block>) -> Vec<String> {
    text_of(&file(blocks))
}

fn row(texts: [&str; 2]) -> Vec<String> {
    texts.map(str::to_owned).to_vec()
}

fn table(rows: Vec<Vec<String>>) -> Block {
    Block::Table(Table { columns: vec![Column::right("No", 1), Column::left("Name", 3)], rows })
}

/// The initial position with one text beside it.
fn position(beside: &str) -> Block {
    let pieces = "rook a1, knight b1, bishop c1, queen d1, king e1, bishop f1, knight g1, rook h1";
    Block::Position {
        placement: *Position::initial().placement(),
        told: format!("Position. White: {pieces}. Black: {pieces}."),
        beside: vec![beside.to_owned()],
    }
}

#[test]
fn all_that_stands_on_a_paper_can_be_read() {
    let blocks = vec![
        Block::heading("A heading"),
        Block::Subheading("Smaller".to_owned()),
        Block::text(
            "Příliš žluťoučký kůň úpěl ďábelské ódy; ľúbezný, stôl, kávä; žirafa, čebela, šola",
        ),
        Block::Small("Мат Ferz Ναι".to_owned()),
        Block::Facts(vec![("Place".to_owned(), "Brno".to_owned())]),
        table(vec![row(["1", "Anna"])]),
        position("Beside"),
        Block::Entry(vec!["Alone".to_owned(), "with more".to_owned()]),
        Block::Signature("Sign here".to_owned()),
    ];
    let pages = pages(blocks);
    assert_eq!(pages.len(), 1);
    for told in [
        "A title",
        "A heading",
        "Smaller",
        "žluťoučký kůň úpěl ďábelské",
        "stôl, kávä",
        "čebela, šola",
        "Мат Ferz Ναι",
        "Place",
        "Brno",
        "Anna",
        "Beside",
        "Alone",
        "with more",
        "Sign here",
        "1 of 1",
        "a\n",
        "8\n",
    ] {
        assert!(pages[0].contains(told), "{told:?} in {:?}", pages[0]);
    }
}

#[test]
fn the_same_paper_gives_the_same_bytes() {
    let blocks = || vec![table((0..200).map(|it| row([&it.to_string(), "Šťastná"])).collect())];
    assert_eq!(file(blocks()), file(blocks()));
}

#[test]
fn tables_go_on_over_pages_with_their_heads() {
    let pages = pages(vec![table(
        (0..500).map(|it| row([&it.to_string(), &format!("Name {it}!")])).collect(),
    )]);
    assert!(pages.len() > 5, "{}", pages.len());
    assert!(pages.iter().all(|it| it.contains("No\nName")), "{pages:?}");
    let all = pages.concat();
    assert!((0..500).all(|it| all.contains(&format!("Name {it}!"))));
    assert!(pages[2].contains(&format!("3 of {}", pages.len())));
}

#[test]
fn what_fonts_do_not_have_and_what_turns_is_shown_and_can_be_copied() {
    let names = ["张伟", "♟\u{fe0f}🏆🇨🇿", "a\u{202e}b", "x\u{0}y\u{7}z", "\u{10ffff}", "e\u{301}"];
    let pages = pages(vec![table(names.iter().map(|it| row(["1", it])).collect())]);
    for name in ["张伟", "♟\u{fe0f}🏆🇨🇿", "a\u{202e}b", "x y z", "\u{10ffff}", "e\u{301}"]
    {
        assert!(pages[0].contains(name), "{name:?} in {:?}", pages[0]);
    }
    let turned = text_of(&file(vec![Block::text("שלום (Levi) مرحبا")]));
    for letter in "שלוםمرحبا".chars() {
        assert!(turned[0].contains(letter), "{letter}");
    }
}

#[test]
fn nothing_is_lost_however_long_it_is() {
    let name: String =
        (0..30_000_u32).map(|it| char::from_u32(97 + it % 26).unwrap_or('x')).collect();
    let long = || name.clone();
    for block in [
        Block::text(long()),
        Block::heading(long()),
        Block::Facts(vec![(long(), long())]),
        table(vec![vec![long(), long()]]),
        Block::Entry(vec![long(), long()]),
        position(&long()),
    ] {
        let pages = pages(vec![block.clone()]);
        let letters: usize = pages.iter().map(|it| it.matches('q').count()).sum();
        let named = if matches!(block, Block::Facts(_) | Block::Table(_) | Block::Entry(_)) {
            2
        } else {
            1
        };
        assert!(letters >= named * name.matches('q').count(), "{letters} {}", pages.len());
    }
}

#[test]
fn a_thousand_positions_are_a_small_file() {
    let entry = |at: usize| position(&format!("Incident {at}.\n11:05:07, White, illegal move"));
    let file = file((0..1_000).map(entry).collect());
    let pages = text_of(&file);
    assert!((100..300).contains(&pages.len()), "{}", pages.len());
    let all = pages.concat();
    assert!((0..1_000).all(|it| all.contains(&format!("Incident {it}."))));
    assert!(file.len() < 3_000_000, "{}", file.len());
}

#[test]
fn an_empty_paper_is_one_page() {
    let empty = Paper { title: String::new(), ..paper(Vec::new()) };
    assert_eq!(text_of(&pdf(&empty, |_, _| String::new())).len(), 1);
}
