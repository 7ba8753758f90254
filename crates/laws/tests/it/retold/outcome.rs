//! What came of a telling, without what may differ between two of the same happening.

use board::{Bitboard, ByColor, Color, Piece, Placement, Setup, Square};
use clock::Millis;

use crate::laws::event::{Event, Happening};
use crate::laws::game::{Configuration, Counts, Game, OpenOffer, Phase};
use crate::laws::ruling::{
    CompletedBy, Duty, IllegalKind, Matter, Outcome, Proposal, Question, Ruling, Verdict,
};
use crate::laws::{Article, Discretion};

/// What has to be the same.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Came {
    pub(crate) rulings: Vec<(Verdict, Article)>,
    /// Did the arbiter stop the player's hand before it had done what is told?
    pub(crate) hindered: bool,
    pub(crate) state: State,
}

/// Where the game stands afterwards.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct State {
    pub(crate) position: Setup,
    pub(crate) board: Placement,
    pub(crate) beside: Vec<(Square, Piece)>,
    pub(crate) fallen: Bitboard,
    pub(crate) times: Option<ByColor<Millis>>,
    pub(crate) running: Option<Color>,
    pub(crate) counts: Counts,
    pub(crate) duties: ByColor<(Option<Duty>, Vec<Duty>)>,
    pub(crate) questions: Vec<Question>,
    pub(crate) offer: Option<OpenOffer>,
    pub(crate) phase: Phase,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) moves: Vec<Made>,
}

/// A move of the record.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Made {
    pub(crate) played: (Color, Option<board::Move>),
    pub(crate) completed: Option<CompletedBy>,
    pub(crate) fault: Option<(IllegalKind, bool)>,
    pub(crate) breach: Option<Duty>,
}

/// Why a telling came to no end.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Stopped {
    /// The arbiter stepped in before the player had done all of it.
    ByArbiter,
    /// Something in it cannot have happened.
    Impossible(String),
}

/// Plays a telling.
pub(crate) fn play(configuration: &Configuration, events: &[Event]) -> Result<Came, Stopped> {
    let mut game = Game::new(configuration).expect("a game");
    let mut rulings: Vec<(Event, Vec<Ruling>)> = Vec::new();
    let mut hindered = false;
    for event in events {
        if (is_ruled_illegal(&rulings) || stepped_in(&rulings)) && handles_pieces(event) {
            return Err(Stopped::ByArbiter);
        }
        hindered |= (is_ruled_illegal(&rulings) || game.is_over()) && is_press(event);
        match game.record(event) {
            Ok(found) => rulings.push((event.clone(), found)),
            Err(_) if stepped_in(&rulings) && is_press(event) => hindered = true,
            Err(_) if stepped_in(&rulings) => return Err(Stopped::ByArbiter),
            Err(why) => return Err(Stopped::Impossible(format!("{why:?}"))),
        }
    }
    let state = state(&game);
    hindered |= refuses(&rulings);
    Ok(Came { rulings: that_matter(&rulings, &state), hindered, state })
}

pub(crate) fn state(game: &Game) -> State {
    let made = |it: &crate::laws::game::Ply| Made {
        played: (it.side, it.legal),
        completed: it.completed,
        fault: it.fault.as_ref().map(|it| (it.kind, it.settled)),
        breach: it.breach.clone(),
    };
    State {
        position: game.standing().setup(),
        board: *game.board().placement(),
        beside: game.board().beside().to_vec(),
        fallen: game.board().fallen(),
        times: game.times(),
        running: game.running(),
        counts: game.counts().clone(),
        duties: ByColor::from_fn(|it| (game.duty(it).cloned(), game.other_duties(it).to_vec())),
        questions: game.questions().to_vec(),
        offer: game.offer(),
        phase: game.phase(),
        outcome: game.outcome().copied(),
        moves: game.history().plies().iter().map(made).collect(),
    }
}

/// Did the arbiter step in and put the pieces back? After that the player does not go on as told.
fn stepped_in(told: &[(Event, Vec<Ruling>)]) -> bool {
    let puts_back = |it: &Ruling| {
        matches!(it.verdict(), Verdict::Restore { .. } | Verdict::Must { duty: Duty::TakeBack, .. })
    };
    told.iter().flat_map(|it| &it.1).any(puts_back)
}

/// Was an illegal move counted?
fn is_ruled_illegal(told: &[(Event, Vec<Ruling>)]) -> bool {
    let counted = |it: &Ruling| matches!(it.verdict(), Verdict::IllegalCompleted { .. });
    told.iter().flat_map(|it| &it.1).any(counted)
}

/// Was a piece that had been released stopped on its way to another square?
fn refuses(told: &[(Event, Vec<Ruling>)]) -> bool {
    let refused = |it: &Ruling| {
        matches!(it.verdict(), Verdict::Refused { what: Matter::ReleasedPieceStays, .. })
    };
    told.iter().flat_map(|it| &it.1).any(refused)
}

fn handles_pieces(event: &Event) -> bool {
    matches!(
        event.what,
        Happening::PieceTouched(_)
            | Happening::PieceTakenOff(_)
            | Happening::PiecePlaced(_)
            | Happening::MovePlayed(_)
    )
}

fn is_press(event: &Event) -> bool {
    matches!(event.what, Happening::ClockPressed(_))
}

/// The rulings without those that a telling may have or not have.
fn that_matter(told: &[(Event, Vec<Ruling>)], end: &State) -> Vec<(Verdict, Article)> {
    let mut found = Vec::new();
    for (at, (_, rulings)) in told.iter().enumerate() {
        let last = told[at + 1..].iter().all(|(it, _)| is_note(it));
        let counts = |it: &&Ruling| !it.is_quiet() || matches!(it.verdict(), Verdict::Must { .. });
        for ruling in rulings.iter().filter(counts) {
            let stands = match ruling.verdict() {
                // What binds for a moment and is fulfilled or replaced by the next act of the same move.
                Verdict::Must { who, duty } if duty.binds_move() => {
                    who.players().any(|it| end.duties[it].0.as_ref() == Some(duty))
                }
                // The same where the Laws do not say what binds.
                Verdict::Ask(it) if matches!(it.proposal, Some(Proposal::Duty(_))) => {
                    end.questions.contains(it)
                }
                // Until the press it can be corrected: a telling that goes on goes past it.
                Verdict::IllegalPending { .. } => last,
                Verdict::Violation { what: Matter::TwoHands, .. } => last,
                // What has to be taken back is put back with the press.
                Verdict::Must { duty: Duty::TakeBack, .. } => {
                    !told[at + 1..].iter().any(|(_, it)| restores(it))
                }
                _ => true,
            };
            let entry = (ruling.verdict().clone(), ruling.articles()[0]);
            if stands {
                // A duty that is said again is one duty: what it rests on is said last.
                let duty = matches!(entry.0, Verdict::Must { .. });
                found.retain(|it: &(Verdict, Article)| !duty || it.0 != entry.0);
                found.push(entry);
            }
        }
    }
    found
}

fn restores(rulings: &[Ruling]) -> bool {
    rulings.iter().any(|it| matches!(it.verdict(), Verdict::Restore { .. }))
}

fn is_note(event: &Event) -> bool {
    matches!(event.what, Happening::IrregularityNoticed(_))
}

impl Came {
    /// The same without what depends on when the arbiter came to know of it: that an illegal move could still be
    /// corrected is told only by one who sees it, and the order of what follows is free.
    pub(crate) fn whoever_saw(mut self) -> Came {
        // Pressing while pieces lie about is penalised where the arbiter sees it (7.4.3); a notice of an illegal move is
        // no notice of that.
        let of_knocked = |it: &Question| it.which == Discretion::KnockingOverPenalised;
        self.rulings.retain(|it| match &it.0 {
            Verdict::IllegalPending { .. } | Verdict::StopClock => false,
            Verdict::Ask(question) => !of_knocked(question),
            _ => true,
        });
        self.state.questions.retain(|it| !of_knocked(it));
        self.rulings.sort_by_key(|it| format!("{it:?}"));
        self
    }
}

/// The names of everything in which two differ.
pub(crate) fn differences(one: &Came, other: &Came) -> Vec<String> {
    let (a, b) = (&one.state, &other.state);
    let mut found = Vec::new();
    let mut compare = |name: &str, same: bool, one: String, other: String| {
        if !same {
            found.push(format!("{name}: {one} / {other}"));
        }
    };
    compare("rulings", one.rulings == other.rulings, listed(one), listed(other));
    macro_rules! fields {
        ($($field:ident)+) => {$(
            compare(
                stringify!($field),
                a.$field == b.$field,
                format!("{:?}", a.$field),
                format!("{:?}", b.$field),
            );
        )+};
    }
    fields!(position board beside fallen times running counts duties questions offer phase outcome moves);
    found
}

fn listed(came: &Came) -> String {
    let each = came.rulings.iter().map(|(verdict, article)| {
        let verdict = match verdict {
            Verdict::Restore { basis, plies, .. } => format!("Restore({basis:?}, {plies})"),
            Verdict::Ask(it) => format!("Ask({:?} {:?} {:?})", it.which, it.about, it.proposal),
            other => format!("{other:?}"),
        };
        format!("\n      {verdict} [{article}]")
    });
    each.collect()
}
