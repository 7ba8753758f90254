//! The articles that define what somebody asks for without anything having happened: which moves a piece has, what kind
//! of chess a time control makes, how a move is written. An answer decides nothing, so it cites these and no others.

use board::{Attempt, Color, Move, MoveKind, Role, Setup, Square};
use clock::{Mode, TimeControl};

use crate::article::Article;
use crate::edition::Edition;
use crate::pace::Pace;
use crate::passage::Passage;
use crate::provision::Provision as P;
use crate::violations::provisions_of_violation;

/// What is asked.
#[derive(Clone, Debug)]
pub enum AskedAbout<'a> {
    /// What kind of chess a time control makes.
    Class {
        /// The kind that was found.
        found: Option<Pace>,
        /// The control.
        control: Option<&'a TimeControl>,
    },
    /// The edition in force.
    Edition,
    /// The legal moves of the piece on a square.
    Moves(Square),
    /// Who can capture.
    Captures,
    /// Whether a move is legal; none if nothing on the board can be meant.
    Legal(Option<Attempt>),
    /// Who attacks a square.
    Attacks,
    /// Whether the player having the move is in check.
    Check,
    /// The rights to castle.
    Rights,
    /// How often the position has occurred.
    Seen,
    /// Whether the position is dead.
    Dead,
    /// Whether a player can still checkmate.
    Mate,
    /// How moves are written; none if nothing on the board can be meant.
    Written(&'a [Move]),
}

/// The articles that an answer cites, the leading one first.
///
/// ```
/// use board::{Setup, Square};
/// use jadoube_laws::{AskedAbout, Edition, defining_articles};
///
/// // Where does it stand how the knight moves?
/// let asked = AskedAbout::Moves(Square::G1);
/// let articles = defining_articles(&asked, Edition::Fide2018, &Setup::INITIAL, false);
/// assert_eq!(articles[0].to_string(), "3.6");
/// ```
#[must_use]
pub fn defining_articles(
    asked: &AskedAbout<'_>,
    edition: Edition,
    position: &Setup,
    chess960: bool,
) -> Vec<Article> {
    let defining = match asked {
        AskedAbout::Class { found, .. } => class(*found),
        AskedAbout::Edition => whole([P::IntroScope]),
        AskedAbout::Moves(square) => {
            let role = position.placement.role_at(*square);
            with_check(position, role.map_or_else(Vec::new, |it| ways(it, chess960)))
        }
        AskedAbout::Captures => whole([
            P::MoveCapture,
            P::MoveAttackPiece,
            P::MovePawnCapture,
            P::MovePawnEnPassant,
            P::MovePawnEnPassantWhen,
            P::MoveNoSelfCheck,
        ]),
        AskedAbout::Legal(attempt) => legality(position, *attempt, chess960),
        AskedAbout::Attacks => whole([P::MoveAttackPiece, P::MoveAttackSquare, P::MovePawnCapture]),
        AskedAbout::Check => whole([P::MoveCheck, P::MoveNoSelfCheck]),
        AskedAbout::Rights => whole([
            P::MoveKingCastle,
            P::MoveKingCastleLost,
            P::MoveKingCastleLostKing,
            P::MoveKingCastleLostRook,
            P::DrawSamePositionCastling,
        ]),
        AskedAbout::Seen => whole([
            P::DrawSamePosition,
            P::DrawSamePositionEp,
            P::DrawSamePositionCastling,
            P::DrawThreefold,
            P::DrawAutoFivefold,
        ]),
        AskedAbout::Dead => whole([P::EndDead, P::DrawDeadComp, P::GameNeitherCanMate]),
        AskedAbout::Mate => {
            whole([P::ClockFlagLoses, P::IrrIllegalPenalty, P::EndDead, P::GameNeitherCanMate])
        }
        AskedAbout::Written([]) => whole([P::NotePieceLetter, P::NoteMove]),
        AskedAbout::Written(moves) => {
            moves.iter().flat_map(|it| written(position, *it, chess960)).collect()
        }
    };
    let mut cited = articles(&defining, edition);
    if let AskedAbout::Class { found, control } = asked {
        let examples = examples_of_class(*found, *control);
        cited.extend(examples.into_iter().filter_map(|it| it.article(edition)));
    }
    cited
}

/// The examples of the commentary that are reckoned as this control is: with an increment, or with a delay.
fn examples_of_class(found: Option<Pace>, control: Option<&TimeControl>) -> Vec<Passage> {
    let periods = control.map(|it| it.of(Color::White).periods());
    let modes = || periods.into_iter().flatten().map(|it| it.mode);
    if modes().all(|it| it.bonus().is_zero()) {
        return Vec::new();
    }
    let example = match found {
        Some(Pace::Blitz) => Passage::BlitzExample,
        Some(Pace::Standard) => Passage::StandardExample,
        Some(Pace::Rapid) | None => Passage::RapidExample,
    };
    let delays = modes().any(|it| matches!(it, Mode::Delay(_) | Mode::Bronstein(_)));
    [Some(example), delays.then_some(Passage::DelayExample)].into_iter().flatten().collect()
}

/// A provision, or one of its items, counted from its heading.
#[derive(Clone, Copy)]
struct Defining {
    provision: P,
    item: Option<usize>,
}

impl From<P> for Defining {
    fn from(provision: P) -> Defining {
        Defining { provision, item: None }
    }
}

fn whole<const N: usize>(provisions: [P; N]) -> Vec<Defining> {
    provisions.into_iter().map(Defining::from).collect()
}

fn articles(defining: &[Defining], edition: Edition) -> Vec<Article> {
    let mut found = Vec::new();
    for Defining { provision, item } in defining {
        let all = provision.validity(edition).articles();
        // Where the edition does not number the items, the heading covers them.
        let cited = match item.and_then(|it| all.get(it)) {
            Some(item) => std::slice::from_ref(item),
            None => all,
        };
        for article in cited {
            if !found.contains(article) {
                found.push(*article);
            }
        }
    }
    found
}

/// Blitz is bounded by its own article; what is neither blitz nor rapid is so by the bounds of rapid chess.
fn class(found: Option<Pace>) -> Vec<Defining> {
    match found {
        Some(Pace::Blitz) => whole([P::BlitzDefine]),
        Some(_) => whole([P::RapidDefine]),
        None => whole([P::RapidDefine, P::BlitzDefine]),
    }
}

fn ways(role: Role, chess960: bool) -> Vec<Defining> {
    match role {
        Role::Pawn => whole([
            P::MovePawnSingle,
            P::MovePawnDouble,
            P::MovePawnCapture,
            P::MovePawnEnPassant,
            P::MovePawnEnPassantWhen,
            P::MovePawnPromote,
            P::MovePawnPromoteChoice,
            P::MoveNoSelfCheck,
        ]),
        Role::Knight => whole([P::MoveKnight, P::MoveOwnSquare, P::MoveNoSelfCheck]),
        Role::Bishop => slider(P::MoveBishop),
        Role::Rook => slider(P::MoveRook),
        Role::Queen => slider(P::MoveQueen),
        Role::King if chess960 => {
            let mut defining = ways(Role::King, false);
            defining.extend(whole([P::C960Castle, P::C960How, P::C960Notes]));
            defining
        }
        Role::King => whole([
            P::MoveKingWays,
            P::MoveKingStep,
            P::MoveKingCastle,
            P::MoveKingCastleLost,
            P::MoveKingCastleLostKing,
            P::MoveKingCastleLostRook,
            P::MoveKingCastleBlocked,
            P::MoveKingCastleBlockedAttack,
            P::MoveKingCastleBlockedPiece,
            P::MoveOwnSquare,
            P::MoveNoSelfCheck,
        ]),
    }
}

fn slider(way: P) -> Vec<Defining> {
    whole([way, P::MoveNoJump, P::MoveOwnSquare, P::MoveNoSelfCheck])
}

/// Why a move is not legal, or how its piece moves.
fn legality(position: &Setup, attempt: Option<Attempt>, chess960: bool) -> Vec<Defining> {
    let Some(attempt) = attempt else { return whole([P::MoveLegal]) };
    let role = position.placement.role_at(attempt.from);
    let broken = position.legal_move(attempt).err().unwrap_or_default();
    let mut defining: Vec<Defining> = broken
        .iter()
        .flat_map(|it| provisions_of_violation(*it))
        .copied()
        .map(Defining::from)
        .collect();
    defining.extend(role.map_or_else(Vec::new, |it| ways(it, chess960)));
    if !broken.is_empty() {
        defining.push(P::MoveIllegal.into());
    }
    with_check(position, defining)
}

fn with_check(position: &Setup, mut defining: Vec<Defining>) -> Vec<Defining> {
    if position.kings_in_check(position.turn).any() {
        defining.push(P::MoveCheck.into());
    }
    defining.push(P::MoveLegal.into());
    defining
}

/// The parts of Appendix C that a written move is made of.
fn written(position: &Setup, played: Move, chess960: bool) -> Vec<Defining> {
    let role = position.placement.role_at(played.from());
    let captures = played.kind() == MoveKind::EnPassant
        || (played.kind() != MoveKind::Castling
            && position.placement.piece_at(played.to()).is_some());
    let mut defining = match role {
        _ if played.kind() == MoveKind::Castling && chess960 => {
            return whole([P::NoteAbbreviations, P::C960Clarify]);
        }
        _ if played.kind() == MoveKind::Castling => return whole([P::NoteAbbreviations]),
        Some(Role::Pawn) => whole([P::NotePawn]),
        _ => whole([P::NotePieceLetter, P::NoteNationalLetter, P::NotePieceWord]),
    };
    defining.extend(whole([P::NoteMove, P::NoteSquares]));
    match role {
        Some(Role::Pawn) if captures => defining.push(P::NotePawnCapture.into()),
        _ if captures => defining.push(P::NoteCapture.into()),
        _ => {}
    }
    defining.extend(told_apart(position, played, captures));
    if played.promotion().is_some() {
        defining.push(P::NotePromotion.into());
    }
    defining.push(P::NoteAbbreviations.into());
    defining
}

/// How the piece is told from another that could go to the same square.
fn told_apart(position: &Setup, played: Move, captures: bool) -> Vec<Defining> {
    let piece = position.placement.piece_at(played.from());
    let rivals: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|it| {
            it.to() == played.to()
                && it.from() != played.from()
                && it.kind() != MoveKind::Castling
                && position.placement.piece_at(it.from()) == piece
        })
        .collect();
    if piece.is_none_or(|it| it.role == Role::Pawn) {
        return if rivals.is_empty() { Vec::new() } else { whole([P::NoteTwoPawns]) };
    }
    // Whoever may not go there because of his king is no rival, but that is what has to be said of him.
    let alike = position.placement.attackers(played.to(), position.turn).into_iter();
    let mut alike = alike.filter(|it| position.placement.piece_at(*it) == piece);
    if alike.all(|it| it == played.from()) {
        return Vec::new();
    }
    let mut defining = whole([P::NoteAmbiguity]);
    for rival in rivals {
        let (from, other) = (played.from(), rival.from());
        // The examples of the appendix stand in the order of its three cases.
        let (case, example) = match (from.rank() == other.rank(), from.file() == other.file()) {
            (true, _) => (P::NoteAmbiguityRank, 1),
            (_, true) => (P::NoteAmbiguityFile, 2),
            _ => (P::NoteAmbiguityOther, 3),
        };
        defining.push(case.into());
        defining.push(Defining { provision: P::NoteAmbiguityOther, item: Some(example) });
    }
    if captures {
        defining.push(Defining { provision: P::NoteAmbiguityOther, item: Some(4) });
    }
    defining
}
