//! From typed texts to positions, moves and numbers: the second phase of the arguments. Every text that
//! makes no sense becomes a complaint with its place.

use std::fs::File;
use std::io::{self, BufRead, Read};
use std::path::Path;

use board::{Attempt, AttemptPart, Move, NotPlayable, Position, Setup};
use laws::Edition;
use laws::text::{QUERY_MAX, is_query};
use messages::{Args, Messages};
use notation::fen::{self, ExpectedInFen, FenError, FenField};

use crate::complaint::{Complaint, Failure, Kind, Place};
use crate::words;

/// The longest file that is read as one text, in megabytes: transcripts and lists of positions. Databases of games are read in
/// pieces and have no such limit.
pub(crate) const TEXT_MAX: u64 = 16;

/// A file is longer than so many megabytes.
#[derive(Debug)]
pub(crate) struct TooLarge(pub(crate) u64);

impl std::fmt::Display for TooLarge {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "more than {} MB", self.0)
    }
}

impl std::error::Error for TooLarge {}

/// The text of a file or of standard input, of at most so many megabytes.
pub(crate) fn text(path: &Path, megabytes: u64) -> io::Result<String> {
    let mut bytes = Vec::new();
    let source: Box<dyn Read> = match path == Path::new("-") {
        true => Box::new(io::stdin().lock()),
        false => Box::new(File::open(path)?),
    };
    let most = megabytes << 20;
    source.take(most + 1).read_to_end(&mut bytes)?;
    match bytes.len() as u64 > most {
        true => Err(io::Error::new(io::ErrorKind::FileTooLarge, TooLarge(megabytes))),
        false => String::from_utf8(bytes).map_err(|_| io::ErrorKind::InvalidData.into()),
    }
}

/// No FEN is longer than this, however large its counters are.
const LINE_MAX: u64 = 4096;

/// The arrangement that an argument names: FEN, `startpos`, or `-` for the first line of standard input.
pub(crate) fn setup(messages: &Messages, argument: &str) -> Result<Setup, Failure> {
    match argument.trim() {
        "startpos" => Ok(Setup::INITIAL),
        "-" => {
            let line = first_line(io::stdin().lock())
                .map_err(|error| Complaint::of_file(messages, Path::new("-"), &error))?;
            read_fen(messages, line.trim())
        }
        text => read_fen(messages, text),
    }
}

fn first_line(input: impl BufRead) -> io::Result<String> {
    let mut line = String::new();
    input.take(LINE_MAX).read_line(&mut line)?;
    Ok(line)
}

fn read_fen(messages: &Messages, text: &str) -> Result<Setup, Failure> {
    let complain = |error| bad_fen(messages, error, Place::in_argument(text, error.at));
    Ok(fen::read(text).map_err(complain)?)
}

/// The complaint about a text that is not FEN, found at this place.
pub(crate) fn bad_fen(messages: &Messages, error: FenError, place: Place) -> Complaint {
    let what = messages.with("fen-wrong", &Args::new().set("field", field_key(error.field)));
    let code = expected_in_fen(error.expected);
    let first_word_only = error.expected == ExpectedInFen::Space && !place.text.contains(' ');
    let hint = if first_word_only { "fen-hint-quotes" } else { "fen-hint" };
    Complaint::new(Kind::Fen, what)
        .at(place)
        .expecting(code, messages.text(&words::message_id("fen-expected", code)))
        .advising(messages.text(hint))
}

fn field_key(field: FenField) -> &'static str {
    match field {
        FenField::Pieces => "pieces",
        FenField::Turn => "turn",
        FenField::Castling => "castling",
        FenField::EnPassant => "en-passant",
        FenField::Counter => "counter",
        FenField::MoveNumber => "move-number",
        FenField::End => "end",
    }
}

/// The name in JSON.
pub(crate) const fn expected_in_fen(expected: ExpectedInFen) -> &'static str {
    match expected {
        ExpectedInFen::PieceOrDigit => "piece_or_digit",
        ExpectedInFen::Slash => "slash",
        ExpectedInFen::MoreSquares => "more_squares",
        ExpectedInFen::MoreRanks => "more_ranks",
        ExpectedInFen::Space => "space",
        ExpectedInFen::Color => "color",
        ExpectedInFen::Castling => "castling",
        ExpectedInFen::SquareOrDash => "square_or_dash",
        ExpectedInFen::Number => "number",
        ExpectedInFen::NumberFromOne => "number_from_one",
        ExpectedInFen::Nothing => "nothing",
    }
}

/// The attempt at a move that an argument names.
pub(crate) fn attempt(messages: &Messages, argument: &str) -> Result<Attempt, Failure> {
    let text = argument.trim();
    text.parse().map_err(|error: board::NotAnAttempt| {
        let code = match error.expected {
            AttemptPart::From => "from",
            AttemptPart::To => "to",
            AttemptPart::Promotion => "promotion",
            AttemptPart::End => "end",
        };
        let what = messages.with("move-wrong", &Args::new().set("text", text));
        Complaint::new(Kind::Move, what)
            .at(Place::in_argument(text, error.at))
            .expecting(code, messages.text(&words::message_id("move-expected", code)))
            .advising(messages.text("move-hint"))
            .into()
    })
}

/// Words that are searched for in the Laws must not be too long.
pub(crate) fn query(messages: &Messages, text: &str) -> Result<(), Failure> {
    if is_query(text) {
        return Ok(());
    }
    let most = Args::new().set("most", QUERY_MAX);
    let at = text.char_indices().nth(QUERY_MAX).map_or(0, |it| it.0);
    Err(Complaint::new(Kind::Usage, messages.text("laws-query-too-long"))
        .at(Place::in_argument(text, at))
        .expecting("shorter", messages.with("usage-expected-shorter", &most))
        .advising(messages.text("laws-query-hint"))
        .into())
}

/// The edition that an argument names, or the newest that FIDE has put in force. The parser of arguments has
/// let only tags of editions through.
pub(crate) fn edition(argument: Option<&str>) -> Edition {
    argument.and_then(|tag| tag.parse().ok()).unwrap_or(Edition::NEWEST)
}

/// A whole number within limits; `name` is the argument as the user types it.
pub(crate) fn number(
    messages: &Messages,
    name: &str,
    argument: &str,
    limits: std::ops::RangeInclusive<u64>,
) -> Result<u64, Failure> {
    let text = argument.trim();
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let value = text.parse().ok().filter(|it| digits == text.len() && limits.contains(it));
    value.ok_or_else(|| {
        // A number of digits only is wrong as a whole.
        let at = if digits == text.len() { 0 } else { digits };
        let what = Args::new().set("name", name).set("text", text);
        let range = Args::new().set("min", *limits.start()).set("max", *limits.end());
        Complaint::new(Kind::Number, messages.with("number-wrong", &what))
            .at(Place::in_argument(text, at))
            .expecting("number", messages.with("number-expected", &range))
            .into()
    })
}

/// How many threads to use: as many as the argument says, or as the machine has processors.
pub(crate) fn jobs(messages: &Messages, argument: Option<&str>) -> Result<usize, Failure> {
    Ok(match argument {
        Some(jobs) => number(messages, "--jobs", jobs, 1..=1024)?.try_into().unwrap_or(1),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    })
}

/// An arrangement with the way in which moves are found in it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Game {
    /// By the ordinary rules: one king on each side and all the rest, odd numbers of pieces apart.
    Ordinary(Position),
    /// By Article 3 alone, for arrangements in which the ordinary rules fail.
    Irregular(Setup),
}

impl Game {
    pub(crate) fn from(setup: &Setup) -> Game {
        match Position::new(setup).or_else(NotPlayable::play_all_the_same) {
            Ok(position) => Game::Ordinary(position),
            Err(_) => Game::Irregular(*setup),
        }
    }

    pub(crate) fn setup(&self) -> Setup {
        match self {
            Game::Ordinary(position) => position.setup(),
            Game::Irregular(setup) => *setup,
        }
    }

    pub(crate) fn legal_moves(&self) -> Vec<Move> {
        match self {
            Game::Ordinary(position) => position.legal_moves().to_vec(),
            Game::Irregular(setup) => setup.legal_moves(),
        }
    }

    pub(crate) fn after(&self, legal: Move) -> Game {
        match self {
            Game::Ordinary(position) => Game::Ordinary(position.play_unchecked(legal)),
            Game::Irregular(setup) => Game::Irregular(setup.carried_out(legal)),
        }
    }
}

#[cfg(test)]
mod tests {
    use messages::Language;

    use super::*;

    #[track_caller]
    fn check_number(text: &str, expected: Result<u64, usize>) {
        let messages = Messages::new(Language::English);
        let found = number(&messages, "NUMBER", text, 0..=959).map_err(|failure| match failure {
            Failure::Complaint(complaint) => complaint.place.map(|it| it.at).unwrap_or(99),
            Failure::Output(error) => panic!("{error}"),
        });
        assert_eq!(found, expected, "{text:?}");
    }

    #[test]
    fn numbers_have_limits() {
        check_number("0", Ok(0));
        check_number(" 959 ", Ok(959));
        check_number("960", Err(0));
        check_number("99999999999999999999999", Err(0));
        check_number("", Err(0));
        check_number("-1", Err(0));
        check_number("+1", Err(0));
        check_number("12x", Err(2));
    }

    #[test]
    fn only_the_first_line_is_read() {
        assert_eq!(first_line(&b"one\ntwo\n"[..]).unwrap(), "one\n");
        assert_eq!(first_line(&b""[..]).unwrap(), "");
    }

    #[test]
    fn an_endless_line_is_cut() {
        assert_eq!(first_line(io::BufReader::new(io::repeat(b'x'))).unwrap().len(), 4096);
    }
}
