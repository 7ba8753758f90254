//! Reading FEN as people paste it: spaces, missing fields, castling rights and en passant squares that cannot
//! be. Everything that is put right is listed, and nothing is put right silently. What a piece is, is never
//! guessed: unknown letters and too many squares are refused as in [`read`](super::read).

use core::num::NonZeroU32;

use board::{
    Bitboard, CastlingFault, Color, EnPassantFault, File, Irregularity, Piece, Placement, Rank,
    Setup, Square, irregularities,
};

use super::read::{ExpectedInFen, FenError, FenField, castling_rook};

/// An arrangement, and what was put right to get it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repaired {
    /// The arrangement.
    pub setup: Setup,
    /// Every repair, in the order of the fields.
    pub repairs: Vec<Repair>,
}

/// One thing that was put right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Repair {
    /// Quotes, a tag or a command around the FEN were left out.
    Surroundings,
    /// There were other spaces than one between the fields, or underscores for them.
    Spaces,
    /// A rank had fewer than eight squares; the rest was taken as empty.
    RankFilled {
        /// The rank.
        rank: Rank,
        /// How many squares were missing.
        missing: u8,
    },
    /// A field was missing; the usual value was taken.
    FieldMissing(FenField),
    /// The side to move was written in another way.
    TurnSpelling,
    /// A castling letter that means nothing, or means a right for the second time, was left out.
    CastlingLetter(char),
    /// A castling right that cannot be was left out.
    CastlingRight {
        /// The square of the rook that it names.
        rook: Square,
        /// What is wrong with it.
        fault: CastlingFault,
    },
    /// The en passant square was written in another dialect: the pawn's own square, or its file only.
    EnPassantDialect {
        /// What was understood.
        meant: Square,
    },
    /// An en passant square that cannot be was left out.
    EnPassantSquare {
        /// The square.
        square: Square,
        /// What is wrong with it.
        fault: EnPassantFault,
    },
    /// A field held something else than it should; the usual value was taken.
    FieldReplaced(FenField),
    /// Text after the last field was left out.
    TextAfter,
}

/// Reads an arrangement, putting right what can be put right.
///
/// # Errors
/// The place where the text cannot be understood, in bytes from its start.
pub fn repair(text: &str) -> Result<Repaired, FenError> {
    let mut repairs = Vec::new();
    let core = without_surroundings(text.trim());
    if core.len() != text.trim().len() {
        repairs.push(Repair::Surroundings);
    }
    let start = offset(text, core);
    // An underscore is as long as a space, so places stay the same.
    let plain = if core.contains(' ') { core.to_owned() } else { core.replace('_', " ") };
    let mut fields = plain.split_whitespace().peekable();
    let spaced =
        plain.split(' ').any(|field| field.is_empty() || field.contains(char::is_whitespace));
    if plain != core || spaced || text.trim() != text {
        repairs.push(Repair::Spaces);
    }
    let placement = pieces(fields.next().unwrap_or(""), start, &mut repairs)?;
    let mut setup = Setup { placement, ..Setup::EMPTY };
    let missing = |repairs: &mut Vec<Repair>, field| repairs.push(Repair::FieldMissing(field));
    match fields.peek().and_then(|it| turn(it)) {
        Some((color, usual)) => {
            fields.next();
            setup.turn = color;
            repairs.extend((!usual).then_some(Repair::TurnSpelling));
        }
        None => missing(&mut repairs, FenField::Turn),
    }
    match fields.next_if(|it| is_castling(it)) {
        Some(field) => castling(field, &mut setup, &mut repairs),
        None => missing(&mut repairs, FenField::Castling),
    }
    match fields.next_if(|it| it.parse::<u32>().is_err()) {
        Some(field) => en_passant(field, &mut setup, &mut repairs),
        None => missing(&mut repairs, FenField::EnPassant),
    }
    match fields.next().map(str::parse) {
        Some(Ok(count)) => setup.plies_without_progress = count,
        Some(Err(_)) => repairs.push(Repair::FieldReplaced(FenField::Counter)),
        None => missing(&mut repairs, FenField::Counter),
    }
    match fields.next().map(|it| it.parse().ok().and_then(NonZeroU32::new)) {
        Some(Some(number)) => setup.move_number = number,
        Some(None) => repairs.push(Repair::FieldReplaced(FenField::MoveNumber)),
        None => missing(&mut repairs, FenField::MoveNumber),
    }
    if fields.next().is_some() {
        repairs.push(Repair::TextAfter);
    }
    Ok(Repaired { setup, repairs })
}

/// What is inside a tag, quotes, or a command for an engine.
fn without_surroundings(text: &str) -> &str {
    let mut core = text;
    for (before, after) in [("[FEN", "]"), ("\"", "\""), ("'", "'")] {
        if let Some(inner) = core.strip_prefix(before).and_then(|it| it.strip_suffix(after)) {
            core = inner.trim();
        }
    }
    for before in ["position fen ", "fen ", "FEN ", "FEN:"] {
        core = core.strip_prefix(before).unwrap_or(core).trim();
    }
    core
}

fn offset(text: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize)
}

fn pieces(field: &str, start: usize, repairs: &mut Vec<Repair>) -> Result<Placement, FenError> {
    let fail = |at, expected| Err(FenError { at: start + at, field: FenField::Pieces, expected });
    let mut placement = Placement::EMPTY;
    let mut ranks = Rank::ALL.into_iter().rev();
    let mut at = 0;
    for part in field.split('/') {
        let Some(rank) = ranks.next() else { return fail(at, ExpectedInFen::Space) };
        let mut file = 0;
        for (step, sign) in part.char_indices() {
            if let Some(gap @ 1..=8) = sign.to_digit(10) {
                file += gap as usize;
                if file > 8 {
                    return fail(at + step, ExpectedInFen::Slash);
                }
                continue;
            }
            let Some(piece) = Piece::from_letter(sign) else {
                return fail(at + step, ExpectedInFen::PieceOrDigit);
            };
            let Some(&column) = File::ALL.get(file) else {
                return fail(at + step, ExpectedInFen::Slash);
            };
            placement.put(Square::at(column, rank), piece);
            file += 1;
        }
        if part.is_empty() {
            return fail(at, ExpectedInFen::MoreSquares);
        }
        if file < 8 {
            let missing = u8::try_from(8 - file).unwrap_or(0);
            repairs.push(Repair::RankFilled { rank, missing });
        }
        at += part.len() + 1;
    }
    match ranks.next() {
        Some(_) => fail(field.len(), ExpectedInFen::MoreRanks),
        None => Ok(placement),
    }
}

/// The side to move, and whether it is written as usual.
fn turn(field: &str) -> Option<(Color, bool)> {
    Some(match field {
        "w" => (Color::White, true),
        "b" => (Color::Black, true),
        "W" => (Color::White, false),
        "B" => (Color::Black, false),
        word if word.eq_ignore_ascii_case("white") => (Color::White, false),
        word if word.eq_ignore_ascii_case("black") => (Color::Black, false),
        _ => return None,
    })
}

fn is_castling(field: &str) -> bool {
    let letter = |it: char| matches!(it.to_ascii_lowercase(), 'k' | 'q' | 'a'..='h' | '-' | '–');
    field.chars().all(letter)
}

fn castling(field: &str, setup: &mut Setup, repairs: &mut Vec<Repair>) {
    if field == "-" {
        return;
    }
    let mut rooks = Bitboard::EMPTY;
    for letter in field.chars() {
        match castling_rook(&setup.placement, letter) {
            Some(rook) if !rooks.has(rook) => rooks = rooks.with(rook),
            _ => repairs.push(Repair::CastlingLetter(letter)),
        }
    }
    setup.castling_rooks = rooks;
    for irregularity in irregularities(setup) {
        if let Irregularity::Castling { rook, fault } = irregularity {
            setup.castling_rooks = setup.castling_rooks.without(rook);
            repairs.push(Repair::CastlingRight { rook, fault });
        }
    }
}

fn en_passant(field: &str, setup: &mut Setup, repairs: &mut Vec<Repair>) {
    if field == "-" {
        return;
    }
    let passed = Rank::Sixth.seen_by(setup.turn);
    let mut signs = field.chars().map(|it| it.to_ascii_lowercase());
    let file = signs.next().and_then(File::from_letter);
    let rank = signs.next().map(Rank::from_digit);
    let (Some(file), None) = (file, signs.next()) else {
        return repairs.push(Repair::FieldReplaced(FenField::EnPassant));
    };
    let meant = Square::at(file, passed);
    match rank {
        Some(None) => repairs.push(Repair::FieldReplaced(FenField::EnPassant)),
        Some(Some(rank)) => {
            let square = Square::at(file, rank);
            match fault(setup, square) {
                None => setup.en_passant = Some(square),
                Some(_)
                    if rank == Rank::Fifth.seen_by(setup.turn) && fault(setup, meant).is_none() =>
                {
                    setup.en_passant = Some(meant);
                    repairs.push(Repair::EnPassantDialect { meant });
                }
                Some(fault) => repairs.push(Repair::EnPassantSquare { square, fault }),
            }
        }
        None => match fault(setup, meant) {
            None => {
                setup.en_passant = Some(meant);
                repairs.push(Repair::EnPassantDialect { meant });
            }
            Some(fault) => repairs.push(Repair::EnPassantSquare { square: meant, fault }),
        },
    }
}

/// What is wrong with an en passant square here.
fn fault(setup: &Setup, square: Square) -> Option<EnPassantFault> {
    let tried = Setup { en_passant: Some(square), ..*setup };
    irregularities(&tried).into_iter().find_map(|it| match it {
        Irregularity::EnPassant { fault, .. } => Some(fault),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::super::{FenStyle, write};
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    #[track_caller]
    fn check(text: &str, fen: &str, repairs: &[Repair]) {
        let repaired = repair(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(write(&repaired.setup, FenStyle::default()), fen, "{text}");
        assert_eq!(repaired.repairs, repairs, "{text}");
    }

    #[test]
    fn good_fen_needs_no_repair() {
        let fen = format!("{START} w KQkq - 0 1");
        check(&fen, &fen, &[]);
        let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
        check(after_e4, after_e4, &[]);
        check("4k3/8/8/8/8/8/8/RR2K3 w B - 0 1", "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1", &[]);
    }

    #[test]
    fn spaces_and_surroundings() {
        let fen = format!("{START} w KQkq - 0 1");
        check(&format!("  {START}  w\tKQkq - 0 1 "), &fen, &[Repair::Spaces]);
        check(&format!("{START}_w_KQkq_-_0_1"), &fen, &[Repair::Spaces]);
        check(&format!("[FEN \"{START} w KQkq - 0 1\"]"), &fen, &[Repair::Surroundings]);
        check(&format!("position fen {START} w KQkq - 0 1"), &fen, &[Repair::Surroundings]);
        check(&format!("{START} w KQkq - 0 1 moves e2e4"), &fen, &[Repair::TextAfter]);
    }

    #[test]
    fn missing_fields() {
        use FenField::{Castling, Counter, EnPassant, MoveNumber, Turn};
        let missing = [Turn, Castling, EnPassant, Counter, MoveNumber].map(Repair::FieldMissing);
        check(START, &format!("{START} w - - 0 1"), &missing);
        check(&format!("{START} b"), &format!("{START} b - - 0 1"), &missing[1..]);
        check(&format!("{START} b KQkq -"), &format!("{START} b KQkq - 0 1"), &missing[3..]);
        check(
            &format!("{START} White KQkq - 0 1"),
            &format!("{START} w KQkq - 0 1"),
            &[Repair::TurnSpelling],
        );
        check(
            &format!("{START} w KQkq - x 0"),
            &format!("{START} w KQkq - 0 1"),
            &[Repair::FieldReplaced(Counter), Repair::FieldReplaced(MoveNumber)],
        );
    }

    #[test]
    fn castling_rights_that_cannot_be() {
        check(
            "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            &[Repair::CastlingRight { rook: Square::A1, fault: CastlingFault::NoRook }],
        );
        check(
            "4k3/8/8/8/8/8/8/4K2R w KK - 0 1",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            &[Repair::CastlingLetter('K')],
        );
    }

    #[test]
    fn dialects_of_en_passant() {
        let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        let meant = [Repair::EnPassantDialect { meant: Square::D6 }];
        check(fen, fen, &[]);
        check("4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1", fen, &meant);
        check("4k3/8/8/3pP3/8/8/8/4K3 w - d 0 1", fen, &meant);
        check(
            "4k3/8/8/3pP3/8/8/8/4K3 w - c6 0 1",
            "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
            &[Repair::EnPassantSquare { square: Square::C6, fault: EnPassantFault::NoPawn }],
        );
    }

    #[test]
    fn ranks_are_filled_but_never_cut() {
        check(
            "4k3/7/8/8/8/8/8/4K3 w - - 0 1",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            &[Repair::RankFilled { rank: Rank::Seventh, missing: 1 }],
        );
        let refused = |text: &str| repair(text).expect_err(text);
        assert_eq!(refused("4k4/8/8/8/8/8/8/4K3 w - - 0 1").expected, ExpectedInFen::Slash);
        assert_eq!(refused("4z3/8/8/8/8/8/8/4K3 w - - 0 1").at, 1);
        assert_eq!(refused(" 4k3/8/8").expected, ExpectedInFen::MoreRanks);
        assert_eq!(refused("").expected, ExpectedInFen::MoreSquares);
    }
}
