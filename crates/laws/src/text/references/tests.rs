use super::{Mark, Piece, Target, pieces, shown};
use crate::article::Article;
use crate::edition::Edition;
use crate::provision::Provision;
use crate::text::{Entry, TextLanguage};

/// What a text written for one edition says in another.
#[track_caller]
fn check(body: &'static str, source: Edition, edition: Edition, expected: &str) {
    let article = Article::new("1.1");
    let [from, to] = [source, edition].map(Edition::tag);
    let taken_over = from != to;
    let entry = Entry { article, title: "", body, chapter: "", source, taken_over };
    assert_eq!(shown(&entry, edition, TextLanguage::English), expected, "{body} in {edition}");
}

const NEW: Edition = Edition::Fide2018;

#[test]
fn a_provision_shows_the_number_it_has_in_the_edition() {
    let body = "Then {irr.illegal_penalty} applies.";
    check(body, NEW, NEW, "Then 7.5.5 applies.");
    check(body, NEW, Edition::Fide2014, "Then 7.5.b applies.");
    check(body, NEW, Edition::Fide2017, "Then 7.5.3 applies.");
    check("Nothing to put in.", NEW, Edition::Fide2014, "Nothing to put in.");
}

#[test]
fn several_stand_in_the_order_of_the_book_and_once() {
    let body = "(see {irr.clock_no_move, irr.two_hands})";
    check(body, NEW, NEW, "(see 7.5.3 and 7.5.4)");
    check(body, NEW, Edition::Fide2017, "(see 7.7.1 and 7.8.1)");
    let body = "{move.pawn.en_passant, move.pawn.en_passant_when,\n=G-33}";
    check(body, NEW, NEW, "3.7.4.1, 3.7.4.2 and G-33");
    check(body, NEW, Edition::Fide2014, "3.7.d and G-33");
}

#[test]
fn an_overlay_takes_over_what_it_does_not_replace() {
    // The Czech appendix has its own rules for illegal moves and for recording; what it takes over speaks of the others.
    let body = "{irr.illegal}, {rec.record}, {rapid.flag_claim}";
    let appendix = Edition::CzRapidBlitz;
    check(body, Edition::Fide2014, appendix, "7.5.a, 8.1.a, A.3.d.2");
    check(body, NEW, appendix, "7.5.a, 8.1.a, A.3.d.2");
    check(body, appendix, appendix, "A.3.c, A.2, A.3.d.2");
    // The Slovene printing has the numbers of 2018 in Article 7.
    let body = "{irr.clock_no_move}, {irr.illegal_penalty}";
    check(body, Edition::Fide2017, Edition::Fide2017, "7.8.1, 7.5.3");
    check(body, Edition::Fide2017, Edition::Fide2017Sl, "7.5.3, 7.5.5");
    check("{blind.assistant_sighted}", Edition::Fide2009, Edition::Fide2009Cs, "E.2.9.f");
}

#[test]
fn some_words_hold_for_some_editions() {
    let body = "({clock.screens}{in fide-2017 fide-2018:;\nprinted 6.13}), not {!6.14}";
    check(body, NEW, NEW, "(6.12.1; printed 6.13), not 6.14");
    check(body, NEW, Edition::Fide2017Sl, "(6.12.1; printed 6.13), not 6.14");
    check(body, NEW, Edition::Fide2014, "(6.13), not 6.14");
}

#[test]
fn what_is_no_mark_is_found() {
    let found: Vec<Piece> = pieces("a {b} {=7..} {in 2018:x} {=7.1").collect();
    assert_eq!(
        found,
        [
            Piece::Plain("a "),
            Piece::Unreadable("{b}"),
            Piece::Plain(" "),
            Piece::Unreadable("{=7..}"),
            Piece::Plain(" "),
            Piece::Unreadable("{in 2018:x}"),
            Piece::Plain(" "),
            Piece::Unreadable("{=7.1"),
        ]
    );
    let targets = vec![Target::Number(Article::new("7.1")), Target::Provision(Provision::IrrTimes)];
    assert_eq!(
        pieces("{=7.1, irr.times}").collect::<Vec<_>>(),
        [Piece::Marked(Mark::Cited(targets))]
    );
}
