use crate::harness::{jadoube, jadoube_with};

const ILLEGAL: &[&str] = &["why", "4k3/8/8/8/1b6/8/8/R3K2R w KQ - 0 1", "e1g1"];

#[track_caller]
fn check(language: &str, args: &[&str], said: &[&str]) {
    let run = jadoube(&[&["--lang", language], args].concat());
    for text in said {
        assert!(
            run.out.contains(text) || run.err.contains(text),
            "{text:?}\n{}{}",
            run.out,
            run.err
        );
    }
}

#[test]
fn an_illegal_move_is_explained_in_four_languages() {
    check("en", ILLEGAL, &["e1g1 is illegal", "out of check", "the black bishop on b4 attacks e1"]);
    check(
        "cs",
        ILLEGAL,
        &["nepřípustný tah", "rošovat ze šachu", "pole e1 napadá černý střelec na b4"],
    );
    check(
        "sk",
        ILLEGAL,
        &["neprípustný ťah", "rošovať zo šachu", "pole e1 ohrozuje čierny strelec na b4"],
    );
    check(
        "sl",
        ILLEGAL,
        &["nepravilna poteza", "rokirati iz šaha", "polje e1 napada črni lovec na b4"],
    );
}

#[test]
fn verbs_agree_with_the_number_of_attackers() {
    let double = &["position", "4k3/8/8/8/1b6/8/8/r3K3 w - - 0 1"];
    check("en", double, &["the black rook on a1 and the black bishop on b4 attack the king"]);
    check("cs", double, &["krále na e1 napadají černá věž na a1 a černý střelec na b4"]);
    check("sk", double, &["kráľa na e1 ohrozujú čierna veža na a1 a čierny strelec na b4"]);
    check("sl", double, &["kralja na e1 napadata črna trdnjava na a1 in črni lovec na b4"]);
}

#[test]
fn pieces_are_counted_in_four_languages() {
    let start = &["position", "startpos"];
    check("en", start, &["2 rooks", "8 pawns", "0 plies"]);
    check("cs", start, &["2 věže", "8 pěšců", "0 půltahů", "Přípustné tahy"]);
    check("sk", start, &["2 veže", "8 pešiakov", "0 polťahov", "Prípustné ťahy"]);
    check("sl", start, &["2 trdnjavi", "8 kmetov", "0 polpotez", "Pravilne poteze"]);
}

#[test]
fn help_is_in_four_languages() {
    check("en", &["perft", "--help"], &["Usage: jadoube perft [OPTIONS]", "Exit codes:"]);
    check("cs", &["perft", "--help"], &["Použití: jadoube perft [VOLBY]", "Návratové kódy:"]);
    check("sk", &["perft", "--help"], &["Použitie: jadoube perft [VOĽBY]", "Návratové kódy:"]);
    check("sl", &["perft", "--help"], &["Uporaba: jadoube perft [MOŽNOSTI]", "Izhodne kode:"]);
}

#[test]
fn errors_are_in_four_languages() {
    check("en", &["position", "x"], &["error: The FEN", "expected: a piece letter"]);
    check("cs", &["position", "x"], &["chyba: FEN nelze přečíst", "očekává se: písmeno kamene"]);
    check("sk", &["position", "x"], &["chyba: FEN nemožno prečítať", "očakáva sa: písmeno"]);
    check("sl", &["position", "x"], &["napaka: FEN ni mogoče prebrati", "pričakovano: črka"]);
    check("cs", &["nothing"], &["chyba: Příkaz „nothing“ neexistuje."]);
    check("sl", &["nothing"], &["napaka: Ukaz »nothing« ne obstaja."]);
}

#[test]
fn the_environment_chooses_the_language() {
    let say = |variables: &[(&str, &str)]| {
        jadoube_with(&["position", "startpos"], variables, "").ends_with(0).out
    };
    assert!(say(&[]).contains("To move"));
    assert!(say(&[("LANG", "cs_CZ.UTF-8")]).contains("Na tahu"));
    assert!(say(&[("LANG", "cs_CZ.UTF-8"), ("LC_MESSAGES", "sk_SK")]).contains("Na ťahu"));
    assert!(say(&[("LC_ALL", "C"), ("LANG", "cs_CZ.UTF-8")]).contains("To move"));
    assert!(say(&[("LC_ALL", "C"), ("JADOUBE_LANG", "sl")]).contains("Na potezi"));
    let run = jadoube_with(&["--help"], &[("LANG", "sk")], "").ends_with(0);
    run.says(&["Použitie:", "Príkazy:"]);
}

#[test]
fn codes_in_json_do_not_change_with_the_language() {
    let codes = |language: &str| {
        let args = [ILLEGAL, &["--json", "--lang", language]].concat();
        jadoube(&args).ends_with(1).json()["violations"][0]["code"].clone()
    };
    assert_eq!(codes("en"), "castling_out_of_check");
    assert_eq!(codes("sl"), codes("en"));
}
