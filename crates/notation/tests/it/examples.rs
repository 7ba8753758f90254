//! The example for library users runs and prints what its readers are shown.

#[expect(dead_code, reason = "`main` is for who runs the example")]
#[path = "../../examples/read_records.rs"]
mod read_records;

#[test]
fn records_are_read_with_their_defects() {
    let text = read_records::story();
    let castled_out_of_check = "\
Cecilia – David  1-0
e4 e5 Sf3 Sf6 Lc4 Lc5 L×f7+ O-O Bb3+ Kh8 S×e5
O-O was illegal and stood: 2 rules broken, check from f7
8 r n b q . r . k
7 p p p p . . p p
6 . . . . . n . .
5 . . b .[N]. . .
";
    assert!(text.contains(castled_out_of_check), "{text}");
    let defects = "
3 games, 14 moves
game 2, line 11, column 41:
  1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. Bxf7+ O-O 5. Bb3+ Kh8 6. Nxe5 1-0
                                          ^^^
game 3, line 17, column 16:
  1. d4 d5 2. c4 Jf6 1/2-1/2
                 ^^^
";
    assert!(text.ends_with(defects), "{text}");
}
