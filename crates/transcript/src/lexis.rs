//! The shapes of words that are not fixed: moves, plies, results, names.

use board::{ByColor, Color, PromotionRole, Role, Square};
use laws::event::{Points, Score};

use crate::model::{MoveText, Ply};
use crate::times::{LOGGED_COUNT_MAX, is_count, is_number};

/// What a move says before any board is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    Castling(board::Wing),
    Squares { from: Square, to: Square, promotion: Option<PromotionRole> },
    Piece(Described),
}

/// A piece, perhaps with its file or rank, and where it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Described {
    pub(crate) role: Role,
    pub(crate) file: Option<board::File>,
    pub(crate) rank: Option<board::Rank>,
    pub(crate) captures: bool,
    pub(crate) to: Square,
    pub(crate) promotion: Option<PromotionRole>,
}

impl Described {
    /// Does the text allow that the piece comes from this square?
    pub(crate) fn allows(&self, from: Square) -> bool {
        self.file.is_none_or(|it| it == from.file()) && self.rank.is_none_or(|it| it == from.rank())
    }
}

/// The shape of a move in English letters or in squares.
pub(crate) fn shape(text: &str) -> Option<Shape> {
    let body = text.strip_suffix(['+', '#']).unwrap_or(text);
    match body {
        "O-O" | "0-0" => return Some(Shape::Castling(board::Wing::King)),
        "O-O-O" | "0-0-0" => return Some(Shape::Castling(board::Wing::Queen)),
        _ => {}
    }
    if !body.is_ascii() {
        return None;
    }
    if body.len() <= 5
        && let Ok(tried) = body.parse::<board::Attempt>()
    {
        let capital = body.as_bytes().get(4).is_some_and(u8::is_ascii_uppercase);
        let board::Attempt { from, to, promotion } = tried;
        // `e7e8Q` is a pawn with its square of origin; it means the same.
        if !capital {
            return Some(Shape::Squares { from, to, promotion });
        }
    }
    piece(body)
}

fn piece(body: &str) -> Option<Shape> {
    let role_of = |letter: char| match letter {
        'K' | 'Q' | 'R' | 'B' | 'N' => Role::from_letter(letter),
        _ => None,
    };
    let first = body.chars().next()?;
    let (role, rest) = match role_of(first) {
        Some(role) => (role, &body[1..]),
        None => (Role::Pawn, body),
    };
    let (rest, promotion) = match rest.chars().last().filter(|it| "QRBN".contains(*it)) {
        Some(letter) => {
            let rest = &rest[..rest.len() - 1];
            let rest = rest.strip_suffix('=').unwrap_or(rest);
            (rest, Role::from_letter(letter).and_then(PromotionRole::from_role))
        }
        None => (rest, None),
    };
    let at = rest.len().checked_sub(2)?;
    let to = rest[at..].parse().ok()?;
    let before = &rest[..at];
    let (origin, captures) = match before.strip_suffix('x') {
        Some(origin) => (origin, true),
        None => (before, false),
    };
    let mut letters = origin.chars().peekable();
    let file = letters.peek().copied().and_then(board::File::from_letter);
    if file.is_some() {
        letters.next();
    }
    let rank = letters.peek().copied().and_then(board::Rank::from_digit);
    if rank.is_some() {
        letters.next();
    }
    let found = Described { role, file, rank, captures, to, promotion };
    letters.next().is_none().then_some(Shape::Piece(found))
}

/// A move as it is written.
pub(crate) fn move_text(text: &str) -> Option<MoveText> {
    shape(text).map(|_| MoveText(text.replace("0-0", "O-O").replace("-0", "-O")))
}

/// A move with its number: `23.Nd5`, `4...Ng8`, or without: `Nf3`.
pub(crate) fn ply(text: &str) -> Option<Ply> {
    let (number, rest) = numbered(text);
    Some(Ply { number, text: move_text(rest)? })
}

/// Splits the number of a move off: whose move it is, and the rest.
pub(crate) fn numbered(text: &str) -> (Option<(u32, Color)>, &str) {
    let Some((number, rest)) = text.split_once('.') else { return (None, text) };
    let Some(number) =
        Some(number).filter(|it| is_count(it, LOGGED_COUNT_MAX)).and_then(|it| it.parse().ok())
    else {
        return (None, text);
    };
    match rest.strip_prefix("..") {
        Some(rest) => (Some((number, Color::Black)), rest),
        None => (Some((number, Color::White)), rest),
    }
}

/// A result of both players: `1-0`, `½-½`, `+/-`.
pub(crate) fn score(text: &str) -> Option<Score> {
    let points = |it: &str| match it {
        "1" => Some(Points::One),
        "0" => Some(Points::Zero),
        "½" | "1/2" => Some(Points::Half),
        _ => None,
    };
    match text {
        "+/-" => return Some(Score::forfeit_win(Color::White)),
        "-/+" => return Some(Score::forfeit_win(Color::Black)),
        "-/-" => return Some(Score::BOTH_FORFEIT),
        _ => {}
    }
    let (white, black) = text.split_once('-')?;
    let points = ByColor { white: points(white)?, black: points(black)? };
    Some(Score { points, forfeit: false })
}

/// A name such as `after(30)`, `off-in-bag`, `by_date`.
pub(crate) fn is_name(text: &str) -> bool {
    let (name, argument) = match text.strip_suffix(')') {
        Some(rest) => match rest.split_once('(') {
            Some((name, argument)) => (name, Some(argument)),
            None => return false,
        },
        None => (text, None),
    };
    let fits = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || b"_-".contains(&it);
    name.starts_with(|it: char| it.is_ascii_lowercase())
        && name.bytes().all(fits)
        && argument.is_none_or(is_number)
}
