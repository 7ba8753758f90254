//! Reading records: the form, the places, broken ones.

use std::time::Duration;

use super::{
    Checker, ChunkEnd, Chunks, Command, DefectKind, Fault, Game, GameResult, Played, Rest,
    Termination, Visitor, commands, decode, decode_tag_value, decompress, locate, read_game,
    read_time, without_commands, write_time,
};

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
    for result in
        ["1-0", "0-1", "1/2-1/2", "*", "½-½", "1/2-0", "+/-", "-/+", "-/-", "1/2", "1/2 - 1/2"]
    {
        let text = format!("[Event \"x\"]\n\n1. e4 {result}\n\n[Event \"y\"]\n\n1. d4 *\n");
        let expected =
            format!("game|tag Event=x|move e4|result {result}|game|tag Event=y|move d4|result *");
        assert_eq!(heard(&text), expected);
    }
}

#[test]
fn oddities_of_practice() {
    let text = "[Event \"x\"]\n\n1. e4 d5 2. exd5 (2. e5 f5 3. exf6(e.p.)) e5 3. dxe6 e.p. += fxe6 4. Nf3 (=) Kf7 5. a4 +- \
                Z0 6. a5 -- 7. a6 Ke8 8. axb7 Nf6 9. bxa8(Q) 1-0 {time}\n[Event \"y\"]\n\n+/-\n";
    assert_eq!(
        heard(text),
        "game|tag Event=x|move e4|move d5|move exd5|(|move e5|move f5|move exf6|)|move e5|move dxe6|sign +=|\
         move fxe6|move Nf3|comment (=)|move Kf7|move a4|sign +-|move Z0|move a5|move --|move a6|move Ke8|\
         move axb7|move Nf6|move bxa8(Q)|result 1-0|comment time|game|tag Event=y|result +/-"
    );
    let mut checker = Checker::default();
    read_game(text.as_bytes(), 0, &mut checker);
    assert!(checker.defects.is_empty(), "{:?}", checker.defects);
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
    let text = format!("[Event \"x\"]\n\n1. e4 {{{}}} *\n", "z".repeat(2500));
    let mut chunks = Chunks::new(text.as_bytes(), 100, 1000);
    let mut seen = Vec::new();
    while let Some(chunk) = chunks.next_chunk().unwrap() {
        assert!(chunk.text.len() <= 1000);
        seen.push((chunk.begins_cut, chunk.end));
    }
    let expected = [(false, ChunkEnd::TooLong), (true, ChunkEnd::TooLong), (true, ChunkEnd::Whole)];
    assert_eq!(seen, expected);
}

#[test]
fn chunks_hold_whole_games_whatever_their_first_tag_is() {
    for (end, first) in [("\n", "Site"), ("\r\n", "White"), ("\r", "Event"), ("\r", "Site")] {
        let lines = [
            &format!("[{first} \"x\"]"),
            "[Date \"?\"]",
            "[Event \"?\"]",
            "",
            "1. e4 {[%clk 1] [a \"b\"]} e5",
            "*",
            "",
            "",
        ];
        let game = lines.join(end);
        let text = game.repeat(50);
        let mut chunks = Chunks::new(text.as_bytes(), 100, 500);
        let mut length = 0;
        while let Some(chunk) = chunks.next_chunk().unwrap() {
            assert_eq!(chunk.end, ChunkEnd::Whole, "{game:?}");
            assert_eq!(chunk.text.len() % game.len(), 0, "{game:?}");
            length += chunk.text.len();
        }
        assert_eq!(length, text.len());
    }
}

#[test]
fn what_came_before_the_trouble_is_handed_out_first() {
    use std::io::Read;
    /// Gives what it has, then fails.
    struct Breaks<'t>(&'t [u8]);
    impl Read for Breaks<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            match self.0.is_empty() {
                true => Err(std::io::Error::other("broken")),
                false => self.0.read(buffer),
            }
        }
    }
    let text = "[Event \"x\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n".repeat(20);
    for cut in [0, 1, 50, text.len() - 20, text.len()] {
        let mut chunks = Chunks::new(Breaks(&text.as_bytes()[..cut]), 100, 1000);
        let (mut together, mut last) = (Vec::new(), ChunkEnd::Broken);
        let error = loop {
            match chunks.next_chunk() {
                Ok(Some(chunk)) => {
                    together.extend(chunk.text);
                    last = chunk.end;
                }
                Ok(None) => panic!("the trouble was not told"),
                Err(error) => break error,
            }
        };
        assert_eq!((error.to_string().as_str(), last), ("broken", ChunkEnd::Broken));
        assert_eq!(together, &text.as_bytes()[..cut]);
        assert!(chunks.next_chunk().unwrap().is_none(), "the trouble is told once");
    }
}

#[test]
fn a_comment_without_end_does_not_swallow_the_next_games() {
    let rest = "[Event \"two\"]\n\n1. d4 {good} d5 *\n\n[Event \"three\"]\n\n1. c4 {} *\n";
    for (open, fault) in [
        ("1. e4 {never closed\n\n", "UnclosedComment"),
        ("1. e4 {never closed 1-0\n", "UnclosedComment"),
        ("1. e4 (1. d4 {never closed\n\n", "UnclosedComment"),
        ("1. e4 (1. d4\n\n", "UnclosedVariation"),
    ] {
        let text = format!("[Event \"one\"]\n\n{open}{rest}");
        for skipped in [Rest::Read, Rest::Skip] {
            let mut listener = Listener::default();
            let (mut at, mut games) = (0, 0);
            while at < text.len() {
                let mut hearing = Skipping(&mut listener, skipped);
                at = read_game(text.as_bytes(), at, &mut hearing);
                games += 1;
            }
            assert_eq!(games, 3, "{text}");
            let heard = listener.0.join("|");
            assert_eq!(heard.contains(fault), skipped == Rest::Read, "{heard}");
        }
        let mut checker = Checker::default();
        let mut at = 0;
        while at < text.len() {
            at = read_game(text.as_bytes(), at, &mut checker);
        }
        assert_eq!(checker.games, 3, "variations skipped: {text}");
    }
    // A tag in a comment that is closed is part of the comment, unless a record begins there.
    assert_eq!(
        heard("[Event \"x\"]\n\n1. e4 {as in\n[White \"y\"]\nand so on} *\n"),
        "game|tag Event=x|move e4|comment as in\n[White \"y\"]\nand so on|result *"
    );
}

/// Hears about faults only, and may skip all moves.
struct Skipping<'l>(&'l mut Listener, Rest);

impl Visitor for Skipping<'_> {
    fn begin_moves(&mut self, _at: usize) -> Rest {
        self.1
    }

    fn fault(&mut self, fault: Fault, at: usize) {
        self.0.fault(fault, at);
    }
}

#[test]
fn lines_may_end_as_on_old_macintoshes() {
    let text = "[Event \"x\"]\r[Site \"?\"]\r\r1. e4 ; good\re5\r% not part\r2. Nf3\r\r[Event \"y\"]\r\r1. d4 *\r";
    assert_eq!(
        heard(text),
        "game|tag Event=x|tag Site=?|move e4|comment  good|move e5|move Nf3|fault NoResult|\
         game|tag Event=y|move d4|result *"
    );
}

fn only_game(text: &str) -> Game {
    Game::read(text.as_bytes(), 0).0.unwrap()
}

#[test]
fn a_record_is_kept_and_written_back() {
    let text = "[Event \"A \\\"b\\\"\"]\n[Site \"Praha\"]\n[Date \"2024.01.02\"]\n[Round \"1\"]\n[White \"Šach, J\"]\n\
                [Black \"?\"]\n[Result \"1/2-1/2\"]\n[TimeControl \"5400+30\"]\n\n1. e4 {[%clk 1:30:00] best} \
                e5 $1 (1... c5 {sharp} 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 $5 Nc6 {(=)} 1/2-1/2\n\n";
    let game = only_game(text);
    assert_eq!(game.tag("White"), Some("Šach, J"));
    assert_eq!(game.tag("Event"), Some("A \"b\""));
    assert_eq!(game.main_line.moves.len(), 4);
    assert_eq!(game.main_line.moves[1].variations.len(), 1);
    assert_eq!(game.main_line.moves[2].signs, [5]);
    assert!(game.faults.is_empty());
    let written = game.write();
    assert_eq!(only_game(&written), game);
    assert_eq!(only_game(&written).write(), written);
    assert!(written.lines().all(|line| line.chars().count() < 80 || line.starts_with('[')));
    let flowing = written.replace('\n', " ");
    assert!(flowing.contains("(1... c5 {sharp} 2. Nf3 (2. c3 d5) 2... d6)"), "{written}");
}

#[test]
fn an_illegal_move_that_stood_is_kept() {
    // The king stays in check, and the game goes on.
    let text = "[Event \"x\"]\n[FEN \"4k3/8/8/8/8/8/4r3/R3K3 b - - 0 1\"]\n\n1... Re7+ 2. Ra8+ Kd7 3. Kd2 *\n";
    let game = only_game(text);
    let played: Vec<&Played> = game.main_line.moves.iter().map(|entry| &entry.played).collect();
    assert!(matches!(played[0], Played::Legal(_)));
    assert!(matches!(played[1], Played::Stood { violations, .. } if violations.len() == 1));
    assert!(matches!(played[2], Played::Legal(_)), "{:?}", played[2]);
    assert!(matches!(played[3], Played::Legal(_)), "{:?}", played[3]);
    assert_eq!(only_game(&game.write()).main_line, game.main_line);
}

#[test]
fn nothing_after_an_unclear_word_is_dropped() {
    let game = only_game("[Event \"x\"]\n\n1. e4 Zz9 2. Nf3 Nc6 1-0\n");
    let words: Vec<&str> = game.main_line.moves.iter().map(|entry| entry.text.as_str()).collect();
    assert_eq!(words, ["e4", "Zz9", "Nf3", "Nc6"]);
    assert!(game.write().contains("1. e4 Zz9 2. Nf3 Nc6 1-0"));
}

#[test]
fn zeros_are_castling_or_a_result() {
    let castled =
        only_game("[Event \"x\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. 0-0 *\n");
    assert!(matches!(castled.main_line.moves[0].played, Played::Legal(_)));
    let lost = only_game("[Event \"x\"]\n[Result \"0-0\"]\n\n1. e4 e5 0-0\n");
    assert_eq!(lost.main_line.moves.len(), 2);
    assert_eq!(lost.game_result().map(GameResult::token), Some("0-0"));
    assert!(lost.faults.is_empty());
}

#[test]
fn spellings_of_results() {
    for (text, token) in [
        ("1-0", "1-0"),
        ("0:1", "0-1"),
        ("½-½", "1/2-1/2"),
        ("1/2", "1/2-1/2"),
        ("=", "1/2-1/2"),
        ("½-0", "1/2-0"),
        ("0-1/2", "0-1/2"),
        ("0-0", "0-0"),
        ("+/-", "+/-"),
        ("-:+", "-/+"),
        ("-/-", "-/-"),
        ("+--", "+/-"),
        ("0.5-0.5", "1/2-1/2"),
        ("*", "*"),
        ("1-1", "1-1"),
        ("½:1", "1/2-1"),
        ("1-1/2", "1-1/2"),
        ("+/+", "+/+"),
    ] {
        let result = GameResult::read(text);
        assert_eq!(result.map(GameResult::token), Some(token), "{text}");
        let standard = ["1-0", "0-1", "1/2-1/2", "*"].contains(&token);
        assert_eq!(result.map(GameResult::is_standard), Some(standard), "{text}");
    }
    for text in ["", "1", "2-0", "e4", "1-", "-", "+/0", "1:-"] {
        assert_eq!(GameResult::read(text), None, "{text}");
    }
}

#[test]
fn dialects_of_termination() {
    for (text, expected) in [
        ("Normal", "normal"),
        ("Time forfeit", "time forfeit"),
        ("anna won on time", "time forfeit"),
        ("Abandoned", "abandoned"),
        ("illegal move", "rules infraction"),
        ("Rules infraction", "rules infraction"),
        ("adjudication", "adjudication"),
        ("anna won by resignation", "normal"),
        ("Game drawn by agreement", "normal"),
        ("unterminated", "unterminated"),
        ("stalled connection", "abandoned"),
    ] {
        let read = Termination::read(text, ["anna", "bert"]);
        assert_eq!(read.map(Termination::word), Some(expected), "{text}");
    }
    assert_eq!(Termination::read("zzz", ["?", "?"]), None);
}

#[test]
fn names_of_players_say_nothing_about_the_end() {
    for (text, white, expected) in [
        ("Fair Play won by resignation", "Fair Play", "normal"),
        ("Cheater won on time", "cheater", "time forfeit"),
        ("mate won by checkmate", "mate", "normal"),
        ("Time forfeit", "Time", "time forfeit"),
        ("Deathstar won", "death", "death"),
        ("won on time", "", "time forfeit"),
    ] {
        let read = Termination::read(text, [white, "Bert"]);
        assert_eq!(read.map(Termination::word), Some(expected), "{text}");
    }
}

#[test]
fn commands_in_comments() {
    let comment = "good [%clk 1:02:03.5] move [%emt 0:00:07][%eval 0.3] [%csl Ga1,Rb2]";
    let found: Vec<Command<'_>> = commands(comment).collect();
    assert_eq!(found[0], Command::Clock(Duration::from_millis(3_723_500)));
    assert_eq!(found[1], Command::MoveTime(Duration::from_secs(7)));
    assert_eq!(found[2], Command::Other { name: "eval", value: "0.3" });
    assert_eq!(found.len(), 4);
    assert_eq!(without_commands(comment), "good move");
    assert_eq!(write_time(Duration::from_millis(3_723_500)), "1:02:03.5");
    assert_eq!(read_time("59"), Some(Duration::from_secs(59)));
    for bad in ["", ":", "1:2:3:4", "x", "1.x", "99999999"] {
        assert_eq!(read_time(bad), None, "{bad}");
    }
}

#[test]
fn latin_1_and_utf_8() {
    assert_eq!(decode("Šach".as_bytes()), "Šach");
    assert_eq!(decode(b"Fran\xe7ois \x8aach"), "François Šach");
    assert_eq!(decode_tag_value(b"a \\\"b\\\" \\\\c"), "a \"b\" \\c");
}

#[test]
fn compressed_files_are_told_by_their_first_bytes() {
    use std::io::{Read, Write};
    let plain = b"[Event \"x\"]\n\n1. e4 *\n".to_vec();
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    gzip.write_all(&plain).unwrap();
    let zstandard = zstd::encode_all(&plain[..], 3).unwrap();
    for packed in [plain.clone(), gzip.finish().unwrap(), zstandard] {
        let mut text = Vec::new();
        decompress(&packed[..]).unwrap().read_to_end(&mut text).unwrap();
        assert_eq!(text, plain);
    }
    let mut nothing = Vec::new();
    decompress(&b""[..]).unwrap().read_to_end(&mut nothing).unwrap();
    assert!(nothing.is_empty());
}

#[test]
fn no_line_of_a_comment_looks_like_a_tag() {
    for length in 1..90 {
        let text = format!("1. e4 {{{} [Event \"x\"] [FEN \"y\"]}} e5 *\n", "a".repeat(length));
        let (game, _) = Game::read(text.as_bytes(), 0);
        let written = game.unwrap().write();
        let (again, end) = Game::read(written.as_bytes(), 0);
        assert_eq!((again.unwrap().write(), end), (written.clone(), written.len()), "{written}");
    }
}
