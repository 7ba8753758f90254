use crate::harness::{fields, folder, jadoube, jadoube_with};

const MATE: &str = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
const STALEMATE: &str = "k7/2Q5/8/8/8/8/8/K7 b - - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";

#[test]
fn the_start_of_a_game() {
    jadoube(&["position", "startpos"]).ends_with(0).says(&[
        "8 r n b q k b n r\n",
        "White, move 1",
        "20: Na3",
        "8 pawns",
        "O-O with the rook on h1, O-O-O with the rook on a1",
        "518",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
    ]);
}

#[test]
fn check_mate_and_stalemate_are_told() {
    let mate = jadoube(&["position", MATE]).ends_with(0);
    mate.says(&["Checkmate.", "the black queen on h4 attacks the king on e1"]);
    jadoube(&["position", STALEMATE]).ends_with(0).says(&["Stalemate."]);
    let check = jadoube(&["position", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"]).ends_with(0);
    check.says(&["Check.", "3: Kd1 Kf1 Kxe2", "[K]", "[r]"]);
}

#[test]
fn en_passant_counts_only_when_it_is_legal() {
    jadoube(&["position", EN_PASSANT]).ends_with(0).says(&["d6; a capture there is legal", "exd6"]);
    let far = jadoube(&["position", "4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2"]).ends_with(0);
    far.says(&["d6; no capture there is legal"]);
}

#[test]
fn every_reason_against_a_position_is_told() {
    let run = jadoube(&["position", "4k2R/8/8/8/8/8/8/4K2P w K e3 0 1"]).ends_with(1);
    run.says(&[
        "A pawn stands on the first or eighth rank: h1.",
        "the white rook on h8 attacks the king on e8.",
        "A castling right names h1",
        "The en passant square e3",
        // The moves are still found, and written without notation for regular positions.
        "14: e1d1",
    ]);
}

#[test]
fn a_strange_position_may_be_playable() {
    let run = jadoube(&["position", "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"]).ends_with(0);
    run.says(&["One can play on from here", "White has 9 pawns, more than eight.", "17: Kd1"]);
}

#[test]
fn the_board_can_be_turned() {
    jadoube(&["position", "startpos", "--flip"]).ends_with(0).says(&["1 R N B K Q B N R\n"]);
}

#[test]
fn json_says_everything() {
    let value = jadoube(&["position", MATE, "--json"]).ends_with(0).json();
    let names = [
        "castling",
        "check",
        "checkmate",
        "checks",
        "chess960",
        "en_passant",
        "fen",
        "irregularities",
        "key",
        "legal_move_count",
        "legal_moves",
        "material",
        "move_number",
        "playable",
        "plies_without_progress",
        "shredder_fen",
        "stalemate",
        "turn",
    ];
    assert_eq!(fields(&value), names);
    assert_eq!(value["checkmate"], true);
    assert_eq!(value["checks"][0]["by"][0]["square"], "h4");
    assert_eq!(value["castling"]["white"]["king_side"], "h1");
    assert_eq!(value["material"]["black"]["light_bishops"], 1);
    let value = jadoube(&["position", EN_PASSANT, "--json"]).ends_with(0).json();
    assert_eq!(value["en_passant"]["legal"], true);
    let moves = value["legal_moves"].as_array().expect("moves");
    assert!(moves.iter().any(|it| it["san"] == "exd6" && it["uci"] == "e5d6"));
    let value = jadoube(&["position", "8/8/8/8/8/8/8/K7 w - -", "--json"]).ends_with(1).json();
    assert_eq!(value["playable"], false);
    assert_eq!(value["irregularities"][0]["code"], "no_king");
    assert_eq!(value["legal_moves"][0]["san"], serde_json::Value::Null);
}

#[test]
fn a_fen_may_come_from_standard_input() {
    let input = format!("{STALEMATE}\nsecond line\n");
    jadoube_with(&["position", "-"], &[], &input).ends_with(0).says(&["Stalemate."]);
    jadoube_with(&["position", "-"], &[], "").ends_with(2).complains(&["FEN"]);
}

#[test]
fn the_diagram_can_be_an_svg() {
    let run = jadoube(&["position", "startpos", "--svg", "-"]).ends_with(0);
    assert!(run.out.starts_with("<svg ") && run.out.ends_with("</svg>\n"), "{}", run.out);
    let file = format!("{}/diagram.svg", folder("svg"));
    jadoube(&["position", "startpos", "--svg", &file]).ends_with(0).says(&["8 r n", &file]);
    assert_eq!(std::fs::read_to_string(&file).expect("the diagram"), run.out);
    let value = jadoube(&["position", "startpos", "--svg", "-", "--json"]).ends_with(0).json();
    assert!(value["svg"].as_str().is_some_and(|svg| svg.starts_with("<svg ")));
    jadoube(&["position", "startpos", "--svg", "no/such/folder/x.svg"])
        .ends_with(3)
        .complains(&["no/such/folder/x.svg"]);
}

#[test]
fn the_key_is_that_of_the_same_position() {
    let key = |fen: &str| jadoube(&["position", fen, "--json"]).json()["key"].clone();
    assert_eq!(key("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2"), key("4k3/8/8/3p4/8/8/8/4K3 w - - 9 9"));
    assert_ne!(key(EN_PASSANT), key("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2"));
}
