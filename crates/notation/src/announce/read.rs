//! From an announcement back to the move: tolerant of punctuation, case, spelling of umlauts, squares said as
//! letters and digits, and words that change nothing.

use board::{File, Move, Position, PromotionRole, Rank, Role, Square, Wing};

use super::error::{AnnouncementError, Heard, Part, Problem, Suggestion};
use super::fold::{fold, split, without_digraphs};
use super::speak::{Speech, announce};
use super::vocabulary::{FILE_SPELLINGS, Spoken, file_name};
use crate::algebraic::{self, Form, Origin, Shape, Way};

/// The legal move that was announced, with or without its square of departure.
///
/// # Errors
/// Why none was, and which legal moves sound alike.
pub fn read(position: &Position, text: &str, language: Spoken) -> Result<Heard, AnnouncementError> {
    understand(position, text, language).map_err(|problem| {
        let moves: Vec<Move> = match &problem {
            Problem::Move(algebraic::Reason::Ambiguous { moves }) => moves.clone(),
            _ => position.legal_moves().to_vec(),
        };
        AnnouncementError { problem, suggestions: suggestions(position, text, language, &moves) }
    })
}

/// What became of the opponent's repetition of an announcement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Repetition {
    /// The same move was repeated.
    Same,
    /// Another move was repeated: somebody misheard.
    Other(Move),
    /// It was not understood.
    NotUnderstood(AnnouncementError),
}

/// Compares the opponent's repetition with the move that was announced in this position.
#[must_use]
pub fn repetition(
    position: &Position,
    announced: Move,
    text: &str,
    language: Spoken,
) -> Repetition {
    match read(position, text, language) {
        Ok(heard) if heard.played == announced => Repetition::Same,
        Ok(heard) => Repetition::Other(heard.played),
        Err(error) => Repetition::NotUnderstood(error),
    }
}

fn understand(position: &Position, text: &str, language: Spoken) -> Result<Heard, Problem> {
    let mut tokens = Vec::new();
    for (at, word) in split(text) {
        meanings(word, at, language, &mut tokens)?;
    }
    let takes = tokens.iter().any(|(_, token)| *token == Token::Takes);
    tokens.retain(|(_, token)| !matches!(token, Token::Takes | Token::Filler));
    if tokens.is_empty() {
        return Err(Problem::Silence);
    }
    let shape = shape(&tokens, text.len())?;
    let played = algebraic::resolve(position, &shape).map_err(Problem::Move)?;
    let wrong_capture = takes && !algebraic::is_capture(position, played);
    Ok(Heard { played, wrong_capture })
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Token {
    Piece(Role),
    File(File),
    Rank(Rank),
    Castling,
    Wing(Wing),
    Takes,
    Filler,
}

/// What a word means, which for `g1f3` is more than one thing.
fn meanings(
    word: &str,
    at: usize,
    language: Spoken,
    tokens: &mut Vec<(usize, Token)>,
) -> Result<(), Problem> {
    let folded = fold(word);
    if let Some(token) =
        meaning(&folded, language).or_else(|| meaning(&without_digraphs(&folded), language))
    {
        tokens.push((at, token));
        return Ok(());
    }
    let letter = |sign: char| match sign {
        '1'..='8' => Rank::from_digit(sign).map(Token::Rank),
        _ => File::from_letter(sign).map(Token::File),
    };
    let letters: Option<Vec<Token>> = folded.chars().map(letter).collect();
    match letters {
        Some(letters) if folded.len() <= 4 => {
            tokens.extend(letters.into_iter().map(|token| (at, token)));
            Ok(())
        }
        _ => Err(Problem::UnknownWord { at, word: word.to_owned() }),
    }
}

/// What a folded word means: in this language, else in the German of the Laws.
fn meaning(folded: &str, language: Spoken) -> Option<Token> {
    if let Some(file) = File::ALL.into_iter().find(|&it| fold(file_name(it)) == folded) {
        return Some(Token::File(file));
    }
    if let Some((_, file)) = FILE_SPELLINGS.iter().find(|(spelling, _)| *spelling == folded) {
        return Some(Token::File(*file));
    }
    own_meaning(folded, language).or_else(|| own_meaning(folded, Spoken::German))
}

fn own_meaning(folded: &str, language: Spoken) -> Option<Token> {
    let words = language.words();
    let usual = words
        .also
        .iter()
        .find(|(other, _)| fold(other) == folded)
        .map_or_else(|| folded.to_owned(), |(_, usual)| fold(usual));
    if let Some(&role) = Role::ALL.iter().find(|&&role| fold(language.piece(role)) == usual) {
        return Some(Token::Piece(role));
    }
    if let Some(rank) = words.numbers.iter().position(|it| fold(it) == usual) {
        return Rank::ALL.get(rank).copied().map(Token::Rank);
    }
    // The word that both announcements share is castling itself, the other one says which way.
    let [short, long] = words.castling.map(fold);
    let in_short = short.split(' ').any(|it| it == usual);
    let in_long = long.split(' ').any(|it| it == usual);
    match (in_short, in_long) {
        (true, true) => return Some(Token::Castling),
        (true, false) => return Some(Token::Wing(Wing::King)),
        (false, true) => return Some(Token::Wing(Wing::Queen)),
        (false, false) => {}
    }
    if fold(words.takes) == usual {
        return Some(Token::Takes);
    }
    words.fillers.iter().any(|it| fold(it) == usual).then_some(Token::Filler)
}

fn shape(tokens: &[(usize, Token)], end: usize) -> Result<Shape, Problem> {
    let fail =
        |at: Option<usize>, expected| Err(Problem::Incomplete { at: at.unwrap_or(end), expected });
    if tokens.iter().any(|(_, it)| matches!(it, Token::Castling | Token::Wing(_))) {
        return match tokens {
            [(_, Token::Castling), (_, Token::Wing(wing))]
            | [(_, Token::Wing(wing)), (_, Token::Castling)] => Ok(Shape::Castling(*wing)),
            [(_, Token::Castling)] => fail(None, Part::Wing),
            [_, _, (at, _), ..] => fail(Some(*at), Part::End),
            [(at, _), ..] => fail(Some(*at), Part::Square),
            [] => fail(None, Part::Square),
        };
    }
    let (role, rest) = match tokens {
        [(_, Token::Piece(role)), rest @ ..] => (*role, rest),
        rest => (Role::Pawn, rest),
    };
    let (promotion, rest) = match rest {
        [rest @ .., (at, Token::Piece(new))] => match PromotionRole::from_role(*new) {
            Some(choice) if role == Role::Pawn => (Some(choice), rest),
            _ => return fail(Some(*at), Part::End),
        },
        rest => (None, rest),
    };
    let squares: Vec<Token> = rest.iter().map(|(_, token)| *token).collect();
    let (origin, to) = match squares.as_slice() {
        [Token::File(file), Token::Rank(rank)] => (Origin::default(), (*file, *rank)),
        [Token::File(from), Token::File(file), Token::Rank(rank)] => {
            (Origin { file: Some(*from), rank: None }, (*file, *rank))
        }
        [Token::Rank(from), Token::File(file), Token::Rank(rank)] => {
            (Origin { file: None, rank: Some(*from) }, (*file, *rank))
        }
        [Token::File(from), Token::Rank(of), Token::File(file), Token::Rank(rank)] => {
            (Origin { file: Some(*from), rank: Some(*of) }, (*file, *rank))
        }
        [_, _, _, _, _, ..] => return fail(Some(rest[4].0), Part::End),
        _ => {
            let odd = rest.iter().find(|(_, it)| !matches!(it, Token::File(_) | Token::Rank(_)));
            return fail(odd.map(|(at, _)| *at), Part::Square);
        }
    };
    Ok(Shape::Way(Way { role, origin, to: Square::at(to.0, to.1), promotion }))
}

fn suggestions(
    position: &Position,
    text: &str,
    language: Spoken,
    moves: &[Move],
) -> Vec<Suggestion> {
    const MOST: usize = 4;
    let heard: Vec<String> = split(text).into_iter().map(|(_, word)| fold(word)).collect();
    let heard = heard.join(" ");
    let long = Speech::of(language);
    let short = Speech { form: Form::Short, ..long };
    let mut ranked: Vec<(usize, String, Move)> = moves
        .iter()
        .map(|&played| {
            let said = announce(position, played, &long);
            let brief = announce(position, played, &short);
            let near = board::edit_distance(&heard, &fold(&said))
                .min(board::edit_distance(&heard, &fold(&brief)));
            (near, said, played)
        })
        .filter(|(near, _, _)| near * 2 <= heard.chars().count())
        .collect();
    ranked.sort();
    ranked.truncate(MOST);
    ranked.into_iter().map(|(_, text, played)| Suggestion { played, text }).collect()
}
