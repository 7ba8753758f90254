//! What is done with the pieces.

use board::{Color, Piece};
use laws::event::{
    Happening, KnockedOver, Placed, Purpose, Released, Scan, SetUpBy, TakenOff, TouchOrder,
    Touched, Who,
};

use super::Actor;
use super::people::{board, hand};
use crate::cursor::Cursor;
use crate::forms::Worded;
use crate::model::Deed;
use crate::problem::Kind;
use crate::words::{CORNERS, MANNERS};

/// `board shows …`
pub(super) fn shows(c: &mut Cursor<'_>) -> Option<Deed> {
    c.word("board shows")?;
    let near_right = c.one_of(CORNERS);
    let placement = match near_right {
        Some(_) => None,
        None => Some(c.fen()?.setup.placement),
    };
    plain(Happening::BoardScanned(Scan { placement, near_right, board: board(c) }))
}

/// What a player or his assistant does with pieces.
pub(super) fn by_actor(c: &mut Cursor<'_>, actor: Actor) -> Option<Deed> {
    if c.takes("touches") {
        touches(c, actor)
    } else if c.takes("takes off") {
        let square = c.square()?;
        plain(Happening::PieceTakenOff(TakenOff {
            side: actor.side,
            square,
            hand: hand(c),
            board: board(c),
        }))
    } else if c.takes("puts") {
        puts(c, actor.side)
    } else if c.takes("releases") {
        let square = c.square()?;
        plain(Happening::PieceReleased(Released {
            side: actor.side,
            square,
            hand: hand(c),
            board: board(c),
        }))
    } else if c.takes("plays") {
        let text = c.moved()?;
        let hand_used = hand(c);
        // A hand that is not named for the press is the hand of the move.
        let press = c.takes("and presses").then(|| match hand(c) {
            laws::event::Hand::Unknown => hand_used,
            named => named,
        });
        Some(Deed::Plays { side: actor.side, text, hand: hand_used, press })
    } else {
        None
    }
}

/// `knocks over f3 c3`; the clock is knocked over elsewhere.
pub(super) fn knocks(c: &mut Cursor<'_>, actor: Actor) -> Option<Deed> {
    c.word("knocks over")?;
    let mut squares = vec![c.square()?];
    while let Some(square) = c.square() {
        squares.push(square);
    }
    let on_purpose = if c.takes("on purpose") {
        Purpose::Yes
    } else if c.takes("perhaps on purpose") {
        Purpose::Unclear
    } else {
        Purpose::No
    };
    plain(Happening::PiecesKnockedOver(KnockedOver { side: actor.side, squares, on_purpose }))
}

/// `sets up [FEN]`
pub(super) fn sets_up(c: &mut Cursor<'_>, by: &Who) -> Option<Deed> {
    c.word("sets up")?;
    let position = match c.peek().is_some_and(|it| it.contains('/')) {
        true => Some(c.fen()?.setup),
        false => c.attempt(Cursor::fen).map(|it| it.setup),
    };
    plain(Happening::PositionSetUp(SetUpBy { by: by.clone(), position, board: board(c) }))
}

fn touches(c: &mut Cursor<'_>, actor: Actor) -> Option<Deed> {
    let (squares, mut order) = match c.kind(Kind::Together, together) {
        Some(squares) => (squares, TouchOrder::Together),
        None => {
            let mut squares = vec![c.square()?];
            while let Some(square) = c.square() {
                squares.push(square);
            }
            (squares, TouchOrder::InTurn)
        }
    };
    if c.takes("in unclear order") {
        order = TouchOrder::Unclear;
    }
    plain(Happening::PieceTouched(Touched {
        side: actor.side,
        squares,
        order,
        manner: c.one_of(MANNERS).unwrap_or_default(),
        hand: hand(c),
        board: board(c),
    }))
}

fn together(text: &str) -> Option<Vec<board::Square>> {
    let squares: Option<Vec<_>> = text.split('+').map(|it| it.parse().ok()).collect();
    squares.filter(|it| it.len() > 1)
}

fn puts(c: &mut Cursor<'_>, by: Color) -> Option<Deed> {
    let color = Color::read(c).unwrap_or(by);
    let piece = Piece::new(color, c.role()?);
    c.word("on")?;
    let square = c.square()?;
    let inverted = c.takes("inverted");
    plain(Happening::PiecePlaced(Placed {
        side: by,
        piece,
        square,
        inverted,
        hand: hand(c),
        board: board(c),
    }))
}

fn plain(happening: Happening) -> Option<Deed> {
    Some(Deed::Plain(happening))
}
