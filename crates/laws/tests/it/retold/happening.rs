//! What happened physically: hands, pieces and buttons, before anybody tells it.

use board::{Attempt, Color, Piece, Square};

use crate::laws::event::{Hand, Happening};

/// One act of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Act {
    pub(crate) what: What,
    pub(crate) hand: Hand,
    /// Does what follows show that it was done? Then a terse telling leaves it out.
    pub(crate) shown: bool,
}

/// What a hand does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum What {
    Touches(Square),
    TouchesTogether(Square, Square),
    TakesOff(Square),
    Puts(Piece, Square),
    Releases(Square),
}

/// A part of a happening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// Pieces are handled.
    Handling(Handling),
    /// The clock is pressed.
    Press(Color, Hand),
    /// Something that there is only one way to tell.
    Plain(Happening),
    /// Some time later.
    Later,
}

/// Work of one player's hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Handling {
    pub(crate) side: Color,
    pub(crate) acts: Vec<Act>,
    pub(crate) line: Line,
}

/// The one line that tells the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// `plays` this, with this hand.
    Plays(Attempt, Hand),
    /// None: the acts have to be told.
    None,
    /// None is needed: the line after it tells that the pieces were put back.
    LeftOut,
}

/// Something that happened at the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Physical {
    /// The idea behind it.
    pub(crate) kind: &'static str,
    pub(crate) parts: Vec<Part>,
    /// Does the opponent answer what an arbiter would not have let pass?
    pub(crate) unseen: bool,
}

impl Physical {
    /// Were both hands used for one move?
    pub(crate) fn is_two_handed(&self) -> bool {
        self.parts.iter().any(|part| match part {
            Part::Handling(it) => {
                let uses = |hand| it.acts.iter().any(|it| it.hand == hand);
                uses(Hand::Both) || uses(Hand::Left) && uses(Hand::Right)
            }
            _ => false,
        })
    }

    /// Was a piece put anywhere?
    pub(crate) fn moves_pieces(&self) -> bool {
        self.parts.iter().any(|part| match part {
            Part::Handling(it) => it.acts.iter().any(|it| matches!(it.what, What::Puts(..))),
            _ => false,
        })
    }

    /// Is all done when the clock is pressed, with the hand that made the move? Then it does not matter whether the
    /// arbiter saw it or says so directly after. A claim of a draw is another thing: whether it can be checked depends
    /// on what the arbiter has seen of the whole game (9.2, 9.3, A.2).
    pub(crate) fn ends_with_press(&self) -> bool {
        let claims = |it: &Part| matches!(it, Part::Plain(Happening::DrawClaimed(_)));
        if self.parts.iter().any(claims) {
            return false;
        }
        let hands = |part: &Part| match part {
            Part::Handling(it) => it.acts.last().map(|it| it.hand),
            _ => None,
        };
        let last = self.parts.iter().rev().find_map(hands);
        match self.parts.last() {
            Some(Part::Press(_, with)) => {
                last.is_none_or(|it| it == *with) && !self.parts.contains(&Part::Later)
            }
            _ => false,
        }
    }
}

impl Act {
    pub(crate) fn new(what: What, hand: Hand) -> Act {
        Act { what, hand, shown: false }
    }

    pub(crate) fn shown(what: What, hand: Hand) -> Act {
        Act { what, hand, shown: true }
    }
}
