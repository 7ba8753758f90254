//! `jadoube claim`: repetitions and moves without progress are counted in a record.

use crate::harness::{jadoube, jadoube_with};

const KNIGHTS: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
const KINGS: &str = "1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 4. Ke2 Ke7 5. Ke1";

fn claim(args: &[&str], record: &str) -> crate::harness::Run {
    jadoube_with(&[&["claim", "-"], args].concat(), &[], record)
}

#[test]
fn the_third_time_with_the_intended_move() {
    claim(&["--threefold", "--with", "Ng8"], KNIGHTS).ends_with(0).says(&[
        "claim is correct",
        "at the start of the record",
        "after 4... Ng8 (intended)",
    ]);
    claim(&["--threefold", "--with", "f6g8"], KNIGHTS).ends_with(0);
}

#[test]
fn a_right_to_castle_makes_another_position() {
    claim(&["--threefold", "--with", "Ke8"], KINGS).ends_with(1).says(&[
        "claim is wrong",
        "after 1... e5: the castling rights differ",
        "Extra time for White: 2 minutes (Article 9.5.3)",
        "must be made: 5... Ke8",
    ]);
}

#[test]
fn a_capture_in_passing_makes_another_position() {
    let record = "1. e4 a6 2. e5 d5 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1";
    claim(&["--threefold", "--with", "Ng8"], record)
        .ends_with(1)
        .says(&["after 2... d5: a capture en passant"]);
}

#[test]
fn the_other_player_to_move_is_another_position() {
    // A bishop loses a move on its way, so that the same pieces stand there with Black to move.
    let record = "1. e3 e6 2. Be2 Be7 3. Bd3 Bf8 4. Bf1 Be7 5. Bd3 Bd6 6. Bf1";
    let record = format!("{record} Bf8");
    claim(&["--threefold"], &record).ends_with(1).says(&["after 1... e6"]);
    let record = "1. e3 e6 2. Bd3 Be7 3. Be2 Bf8 4. Bf1";
    claim(&["--threefold"], record)
        .ends_with(1)
        .says(&["after 1... e6: the other player has the move"]);
}

#[test]
fn time_depends_on_edition_and_pace() {
    for (edition, pace, seconds) in
        [("fide-2009", "standard", 180), ("fide-2023", "standard", 120), ("fide-2023", "rapid", 60)]
    {
        let args = ["--fifty", "--json", "--edition", edition, "--pace", pace];
        let found = claim(&args, KINGS).ends_with(1).json();
        assert_eq!(found["time"]["seconds"], seconds, "{edition} {pace}");
        assert_eq!(found["plies"], 7);
        assert_eq!(found["since"]["after"], "1... e5");
    }
}

#[test]
fn fifty_moves_by_each_player() {
    let mut record = "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 97 80\"]\n\n80. Ra2 Kd8 *\n".to_owned();
    claim(&["--fifty"], &record).ends_with(1);
    claim(&["--fifty", "--with", "Ra3"], &record)
        .ends_with(0)
        .says(&["comes before the start of the record", "White 50, Black 50"]);
    record = record.replace("97", "98");
    claim(&["--fifty"], &record).ends_with(0).says(&["The game is drawn"]);
}

#[test]
fn records_in_other_letters() {
    let record = "1. Jf3 Jf6 2. Jg1 Jg8 3. Jf3 Jf6 4. Jg1";
    claim(&["--threefold", "--with", "Jg8", "--from", "sk"], record).ends_with(0);
    claim(&["--threefold", "--with", "Jg8"], record).ends_with(0);
}

#[test]
fn what_cannot_be_followed() {
    claim(&["--threefold"], "1. e4 e5 2. Ke3").ends_with(2).complains(&["2. Ke3"]);
    claim(&["--threefold", "--with", "K3"], "1. e4 e5").ends_with(2).complains(&["K3"]);
    jadoube(&["claim", "no such file", "--fifty"]).ends_with(3);
    jadoube(&["claim", "-"]).ends_with(2);
}

#[test]
fn an_illegal_intended_move_is_a_wrong_claim() {
    claim(&["--threefold", "--with", "Ke4"], KINGS)
        .ends_with(1)
        .says(&["the intended move “Ke4” is illegal", "must move (Article 9.5.3; reading Q-38)"]);
    let value = claim(&["--threefold", "--with", "Ke4", "--json"], KINGS).ends_with(1).json();
    assert_eq!((&value["verdict"], &value["illegal"]), (&"wrong".into(), &"Ke4".into()));
    claim(&["--threefold", "--with", "Xz9"], KINGS).ends_with(2).complains(&["not clear"]);
}

#[test]
fn a_game_of_several_is_chosen() {
    let two = "[Event \"a\"]\n\n1. e4 e5 *\n\n[Event \"b\"]\n\n\
               1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n";
    claim(&["--threefold"], two).ends_with(1);
    claim(&["--threefold", "--game", "2"], two).ends_with(0);
    claim(&["--threefold", "--game", "3"], two).ends_with(2).complains(&["no game number 3"]);
}

#[test]
fn a_draw_that_needs_no_claim_is_named() {
    let shuffled: String =
        (0..4).map(|it| format!("{}. Nf3 Nf6 {}. Ng1 Ng8 ", 2 * it + 1, 2 * it + 2)).collect();
    let said = "Without any claim the game is over";
    claim(&["--threefold"], &shuffled).ends_with(0).says(&[said, "Article 9.6.1"]);
    let old = claim(&["--threefold", "--edition", "2009"], &shuffled).ends_with(0);
    assert!(!old.out.contains(said), "{}", old.out);
}
