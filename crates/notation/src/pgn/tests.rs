//! Reading records: the form, the places, broken ones.

use super::{Checker, Chunks, DefectKind, Fault, Rest, Visitor, locate, read_game};

/// Writes down everything it hears.
#[derive(Default)]
struct Listener(Vec<String>);

impl Listener {
    fn hear(&mut self, what: &str, text: &[u8]) {
        self.0.push(format!("{what} {}", String::from_utf8_lossy(text)));
    }
}

impl Visitor for Listener {
    fn begin_game(&mut self, _at: usize) {
        self.hear("game", b"");
    }

    fn tag(&mut self, name: &[u8], value: &[u8], _at: usize) {
        let both = [name, b"=", value].concat();
        self.hear("tag", &both);
    }

    fn played(&mut self, text: &[u8], _at: usize) -> Rest {
        self.hear("move", text);
        Rest::Read
    }

    fn sign(&mut self, text: &[u8], _at: usize) {
        self.hear("sign", text);
    }

    fn comment(&mut self, text: &[u8], _at: usize) {
        self.hear("comment", text);
    }

    fn begin_variation(&mut self, _at: usize) -> Rest {
        self.hear("(", b"");
        Rest::Read
    }

    fn end_variation(&mut self, _at: usize) {
        self.hear(")", b"");
    }

    fn result(&mut self, text: &[u8], _at: usize) {
        self.hear("result", text);
    }

    fn fault(&mut self, fault: Fault, _at: usize) {
        self.hear("fault", format!("{fault:?}").as_bytes());
    }
}

fn heard(text: &str) -> String {
    let mut listener = Listener::default();
    let mut at = 0;
    while at < text.len() {
        at = read_game(text.as_bytes(), at, &mut listener);
    }
    listener.0.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("|")
}

#[test]
fn the_parts_of_a_game() {
    let text = "[Event \"A \\\"b\\\"\"]\n[Site \"?\"]\n\n1. e4 {best} e5 $1 2.Nf3!? (2. f4 exf4 (2... d5)) \
                2... Nc6 ; rest\n% not part\n3. 0-0 1-0\n\n";
    assert_eq!(
        heard(text),
        "game|tag Event=A \\\"b\\\"|tag Site=?|move e4|comment best|move e5|sign $1|move Nf3|sign !?|(|\
         move f4|move exf4|(|move d5|)|)|move Nc6|comment  rest|move 0-0|result 1-0"
    );
}

#[test]
fn results_of_every_kind() {
    for result in ["1-0", "0-1", "1/2-1/2", "*", "½-½", "1/2-0", "+/-", "-/+", "-/-", "1/2"] {
        let text = format!("[Event \"x\"]\n\n1. e4 {result}\n\n[Event \"y\"]\n\n1. d4 *\n");
        let expected =
            format!("game|tag Event=x|move e4|result {result}|game|tag Event=y|move d4|result *");
        assert_eq!(heard(&text), expected);
    }
}

#[test]
fn broken_records_do_not_stop_the_file() {
    let text = "[Event \"one\"\n[Site broken]\n\n1. e4 e5 2. Nf3\n\n[Event \"two\"]\n\n1. d4 } ) d5 *\n\
                [Event \"three\"]\n\n1. c4 {never closed\n";
    let heard = heard(text);
    assert_eq!(heard.matches("game|").count(), 3, "{heard}");
    for fault in ["BadTag", "NoResult", "StrayClosing", "UnclosedComment"] {
        assert!(heard.contains(fault), "{fault} in {heard}");
    }
}

#[test]
fn moves_are_checked_on_the_board() {
    let text = "[Event \"x\"]\n\n1. e4 e5 2. Ke3 Nc6 *\n\n[Event \"y\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n\
                1. O-O Ke7 *\n\n[Event \"z\"]\n[FEN \"bad\"]\n\n1. e4 *\n";
    let mut checker = Checker::default();
    let mut at = 0;
    while at < text.len() {
        at = read_game(text.as_bytes(), at, &mut checker);
    }
    assert_eq!((checker.games, checker.moves, checker.broken), (3, 4, 2));
    let [bad_move, bad_fen] = &checker.defects[..] else { panic!("{:?}", checker.defects) };
    assert!(matches!(bad_move.kind, DefectKind::BadMove(..)));
    assert_eq!(locate(text.as_bytes(), bad_move.at), (3, 13));
    assert!(matches!(bad_fen.kind, DefectKind::BadFen(_)));
    assert_eq!(bad_fen.game, 3);
}

#[test]
fn chunks_hold_whole_games() {
    let game = "[Event \"x\"]\n[Site \"y\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n";
    let text = game.repeat(100);
    for size in [1, 10, 64, 100, 1000, 100_000] {
        let mut chunks = Chunks::new(text.as_bytes(), size, 1 << 20);
        let (mut together, mut lines, mut checker) = (Vec::new(), 0, Checker::default());
        while let Some(chunk) = chunks.next_chunk().unwrap() {
            assert_eq!(chunk.bytes_before, together.len() as u64);
            assert_eq!(chunk.lines_before, lines);
            assert!(chunk.text.starts_with(b"[Event "));
            let mut at = 0;
            while at < chunk.text.len() {
                at = read_game(&chunk.text, at, &mut checker);
            }
            lines += chunk.text.iter().filter(|byte| **byte == b'\n').count() as u64;
            together.extend_from_slice(&chunk.text);
        }
        assert_eq!(together, text.as_bytes());
        assert_eq!((checker.games, checker.moves), (100, 400));
        assert!(checker.defects.is_empty());
    }
}

#[test]
fn a_gigantic_game_is_cut_at_the_limit() {
    let text = format!("[Event \"x\"]\n\n1. e4 {{{}}} *\n", "z".repeat(5000));
    let mut chunks = Chunks::new(text.as_bytes(), 100, 1000);
    while let Some(chunk) = chunks.next_chunk().unwrap() {
        assert!(chunk.text.len() <= 1000);
    }
}
