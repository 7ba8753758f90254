//! What can be seen of a game, for state lines and queries.

use board::{ByColor, Color, MoveKind, Position, Setup, Square};
use clock::{Class, Instant, Millis, classify};
use laws::game::Game;
use laws::ruling::Answered;
use laws::{Article, AskedAbout, Pace, defining_articles};
use notation::algebraic::{self, Style};
use notation::fen::{self, FenStyle};
use notation::letters::Language;
use winnability::{Budget, Deadness, Winnability};

use crate::compare::Difference;
use crate::expected::Duty;
use crate::matching::{same_duty, shows};
use crate::model::{Arrangement, ClockLine, Counted, Query, State};
use crate::of_ruling::duty_as_expected;
use crate::resolve::resolve;

/// What both displays show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    /// The times.
    pub times: ByColor<Option<Millis>>,
    /// Whose clock runs.
    pub running: Option<Color>,
}

impl Shown {
    /// What the displays of a game show at an instant.
    pub(crate) fn of(game: &Game, at: Instant) -> Shown {
        let Some(face) = game.clock().and_then(|it| it.face(at).ok()) else {
            return Shown::default();
        };
        let time = |side| Some(face.sides[side].time);
        Shown { times: ByColor::from_fn(time), running: face.running }
    }
}

/// Compares a state line with the game at an instant.
#[must_use]
pub fn compare_state(expected: &State, game: &Game, at: Instant) -> Option<Difference> {
    let found = state_of(expected, game, at);
    let same = match (expected, &found) {
        (State::Clocks(expected), State::Clocks(found)) => {
            shows(expected.white, found.white)
                && shows(expected.black, found.black)
                && expected.running.is_none_or(|it| Some(it) == found.running)
        }
        (State::Position(expected), State::Position(found)) => expected.agrees(&found.setup),
        (State::Rights(expected), _) => rights_are(&position(game), expected),
        (expected, found) => expected == found,
    };
    (!same).then(|| Difference::State { expected: expected.clone(), found })
}

/// What the game has to say on the matter of a state line.
fn state_of(asked: &State, game: &Game, at: Instant) -> State {
    match asked {
        State::Clocks(line) => {
            let shown = Shown::of(game, at);
            State::Clocks(ClockLine {
                white: line.white.and(shown.times.white).map(Millis::floor_to_second),
                black: line.black.and(shown.times.black).map(Millis::floor_to_second),
                running: line.running.map(|_| shown.running),
            })
        }
        State::ToMove(_) => State::ToMove(position(game).turn),
        State::Position(fen) if fen.placement_only => State::Position(Arrangement {
            setup: Setup { placement: *game.board().placement(), ..Setup::EMPTY },
            placement_only: true,
        }),
        State::Position(_) => {
            State::Position(Arrangement { setup: position(game), placement_only: false })
        }
        State::Count { side, what, .. } => {
            State::Count { side: *side, what: *what, number: count(game, *what, *side) }
        }
        State::Seen(_) => State::Seen(game.seen()),
        State::Progress(_) => State::Progress(position(game).plies_without_progress),
        State::Rights(_) => State::Rights(rights(&position(game))),
        State::Period { side, .. } => State::Period { side: *side, number: period(game, *side) },
        State::Offer(_) => State::Offer(game.offer().map(|it| it.side)),
        State::Over(_) => State::Over(game.is_over()),
        State::Result(asked) => {
            let reason = asked.is_none_or(|(_, reason)| reason.is_some());
            let outcome = game.outcome();
            State::Result(outcome.map(|it| (it.result, Some(it.reason).filter(|_| reason))))
        }
        State::Must { side, duty } => must(game, *side, duty.as_ref()),
        State::Asks(_) => State::Asks(game.questions().iter().map(|it| it.which).collect()),
        State::Missing(_) => State::Missing(game.missing().to_vec()),
    }
}

/// The duty that is expected of a player if it is among those that bind him, or else the first of them.
fn must(game: &Game, side: Color, expected: Option<&Duty>) -> State {
    let position = position(game);
    let open = || game.duty(side).into_iter().chain(game.other_duties(side));
    let fits = |it: &Duty| open().any(|found| same_duty(it, found, &side.into(), &position));
    let duty = match expected.filter(|it| fits(it)) {
        Some(expected) => Some(expected.clone()),
        None => open().next().map(|it| duty_as_expected(side, it, &position)),
    };
    State::Must { side, duty }
}

/// The position of the legal game, with who has the move.
fn position(game: &Game) -> Setup {
    game.standing().setup()
}

fn count(game: &Game, what: Counted, side: Color) -> u32 {
    let counts = game.counts();
    match what {
        Counted::Illegal => counts.illegal[side].into(),
        Counted::Warned => counts.warned[side].into(),
        Counted::Knocks => counts.knocks[side].into(),
        Counted::Requests => counts.requests[side].into(),
        Counted::Made => game.history().made(side),
        Counted::Completed => game.history().completed(side),
        Counted::Counter => game.clock().map_or(0, |it| it.counters()[side].0),
    }
}

/// The period of a player, from one.
fn period(game: &Game, side: Color) -> u32 {
    let face = game.clock().and_then(|it| it.face(game.now()).ok());
    face.map_or(1, |it| it.sides[side].period.get())
}

/// Castling rights as FEN writes them.
fn rights(position: &Setup) -> String {
    let text = fen::write(position, FenStyle::default());
    text.split(' ').nth(2).unwrap_or("-").to_owned()
}

fn rights_are(position: &Setup, expected: &str) -> bool {
    let text = fen::write(position, FenStyle::default());
    let placement = text.split(' ').next().unwrap_or_default();
    let read = fen::read(&format!("{placement} w {expected} -"));
    read.is_ok_and(|it| it.castling_rooks == position.castling_rooks)
}

/// Answers a query.
#[must_use]
pub fn answer(query: &Query, game: &Game) -> Answered {
    let position = position(game);
    let legal = || position.legal_moves();
    match query {
        Query::Class => class(game),
        Query::Edition => Answered::Edition(game.frame().edition()),
        Query::Moves(square) => {
            Answered::Moves(legal().into_iter().filter(|it| it.from() == *square).collect())
        }
        Query::Captures(square) => {
            let captures =
                legal().into_iter().filter(|it| captured(&position, *it) == Some(*square));
            Answered::Moves(captures.collect())
        }
        Query::Legal(text) => {
            let attempt = resolve(&position, position.turn, text);
            Answered::YesNo(attempt.is_ok_and(|it| position.legal_move(it).is_ok()))
        }
        Query::Attacks(square) => {
            let by = |side| position.placement.attackers(*square, side);
            Answered::Squares((by(Color::White) | by(Color::Black)).into_iter().collect())
        }
        Query::Check => Answered::YesNo(position.kings_in_check(position.turn).any()),
        Query::Rights => Answered::Word(rights(&position)),
        Query::Seen => Answered::Count(game.seen()),
        Query::Dead | Query::Mate(_) => mating(query, &position),
        Query::Notation { text, language } => notation_of(&position, text, language),
        Query::Reads { text, language } => reading_of(&position, text, language),
    }
}

/// The articles that an answer cites.
#[must_use]
pub(crate) fn articles_of(query: &Query, answer: &Answered, game: &Game) -> Vec<Article> {
    let position = position(game);
    let resolved = |text| resolve(&position, position.turn, text).ok();
    let written: Vec<board::Move> = match (query, answer) {
        (Query::Notation { text, .. }, _) => {
            resolved(text).and_then(|it| position.legal_move(it).ok()).into_iter().collect()
        }
        (Query::Reads { .. }, Answered::Moves(moves)) => moves.clone(),
        _ => Vec::new(),
    };
    let found = match answer {
        Answered::Class(pace) => Some(*pace),
        _ => None,
    };
    let asked = match query {
        Query::Class => AskedAbout::Class { found, control: game.frame().control() },
        Query::Edition => AskedAbout::Edition,
        Query::Moves(square) => AskedAbout::Moves(*square),
        Query::Captures(_) => AskedAbout::Captures,
        Query::Legal(text) => AskedAbout::Legal(resolved(text)),
        Query::Attacks(_) => AskedAbout::Attacks,
        Query::Check => AskedAbout::Check,
        Query::Rights => AskedAbout::Rights,
        Query::Seen => AskedAbout::Seen,
        Query::Dead => AskedAbout::Dead,
        Query::Mate(_) => AskedAbout::Mate,
        Query::Notation { .. } | Query::Reads { .. } => AskedAbout::Written(&written),
    };
    defining_articles(&asked, game.frame().edition(), &position, game.is_chess960())
}

fn captured(position: &Setup, played: board::Move) -> Option<Square> {
    match played.kind() {
        MoveKind::Castling => None,
        MoveKind::EnPassant => Some(Square::at(played.to().file(), played.from().rank())),
        _ => position.placement.color_at(played.to()).map(|_| played.to()),
    }
}

fn class(game: &Game) -> Answered {
    let Some(control) = game.frame().control() else { return Answered::Undetermined };
    match classify(control, &game.frame().edition().bounds()).class() {
        Some(Class::Standard) => Answered::Class(Pace::Standard),
        Some(Class::Rapid) => Answered::Class(Pace::Rapid),
        Some(Class::Blitz) => Answered::Class(Pace::Blitz),
        None => Answered::Undetermined,
    }
}

fn playable(position: &Setup) -> Option<Position> {
    Position::new(position).or_else(board::NotPlayable::play_all_the_same).ok()
}

fn mating(query: &Query, position: &Setup) -> Answered {
    let Some(position) = playable(position) else { return Answered::Undetermined };
    if let Query::Mate(side) = query {
        return match winnability::can_mate(&position, *side, Budget::default()) {
            Winnability::CanMate(_) => Answered::YesNo(true),
            Winnability::CannotMate(_) => Answered::YesNo(false),
            Winnability::Undetermined(_) => Answered::Undetermined,
        };
    }
    match laws::draws::deadness(&position) {
        Deadness::Dead { .. } => Answered::YesNo(true),
        Deadness::Alive { .. } => Answered::YesNo(false),
        Deadness::Undetermined { .. } => Answered::Undetermined,
    }
}

fn notation_of(position: &Setup, text: &crate::MoveText, language: &str) -> Answered {
    let written = || {
        let language: Language = language.parse().ok()?;
        let attempt = resolve(position, position.turn, text).ok()?;
        let legal = position.legal_move(attempt).ok()?;
        Some(algebraic::write(&playable(position)?, legal, &Style::short(language)))
    };
    written().map_or(Answered::Undetermined, Answered::Notation)
}

fn reading_of(position: &Setup, text: &str, language: &str) -> Answered {
    let read = || {
        let language: Language = language.parse().ok()?;
        let reading = algebraic::read(&playable(position)?, text, language).ok()?;
        Some(Answered::Moves(vec![reading.played]))
    };
    read().unwrap_or(Answered::Undetermined)
}
