//! What players think of doing, by chance: ordinary moves, and everything that Articles 3, 4, 6 and 7 speak of.

use board::{Attempt, Color, Move, MoveKind, Piece, PromotionRole, Role, Square, Wing};

use super::carrying::Hands;
use super::happening::{Act, Handling, Line, Part, Physical, What};
use crate::chance::Chance;
use crate::laws::event::{
    Basis, BoardId, DrawClaim, DrawGround, Hand, Happening, KnockedOver, Purpose, SetUpBy, Told,
    Who, Writing,
};
use crate::laws::game::{Game, Standing};

/// The player who has an idea, and the position in which.
struct Player<'a> {
    hands: Hands<'a>,
    chance: &'a mut Chance,
}

/// Something that a player could do in this game, with what follows at the board.
pub(crate) fn happening(game: &Game, chance: &mut Chance) -> Option<Physical> {
    let hand = chance.pick(&[Hand::Unknown, Hand::Unknown, Hand::Right, Hand::Left]);
    let side = game.to_move();
    let hands = Hands { standing: game.standing(), side, hand, chess960: game.is_chess960() };
    let mut player = Player { hands, chance };
    let (kind, mut parts) = player.idea()?;
    let pressed = !player.chance.one_in(5);
    if pressed {
        let other = match hand {
            Hand::Right => Hand::Left,
            Hand::Left => Hand::Right,
            hand => hand,
        };
        let with = if player.chance.one_in(8) { other } else { hand };
        parts.push(Part::Press(side, with));
    }
    let claims = parts.iter().any(|it| matches!(it, Part::Plain(Happening::DrawClaimed(_))));
    let ordinary = matches!(kind, "a legal move" | "pieces knocked over" | "said with the move");
    let ordinary = ordinary && !claims;
    let mut unseen = false;
    // Without a move there is nothing to answer.
    let nothing = matches!(kind, "no move" | "nothing but a touch" | "a released piece moved on");
    let answers = player.chance.one_in(5) && !nothing;
    if let Some(reply) = answers.then(|| player.reply(&parts)).flatten() {
        unseen = !ordinary;
        parts.extend([Part::Later, reply]);
        if pressed && player.chance.one_in(2) {
            parts.push(Part::Press(!side, hand));
        }
    }
    if is_ambiguous(game.standing(), &parts) {
        return None;
    }
    tell_releases(&mut parts);
    tell_after_touch(&mut parts);
    Some(Physical { kind, parts, unseen })
}

/// A new piece that is put down while one of its kind was touched before: nobody could tell them apart.
fn is_ambiguous(standing: &Standing, parts: &[Part]) -> bool {
    let acts = parts.iter().filter_map(|it| match it {
        Part::Handling(it) => Some(it.acts.iter().map(|it| it.what)),
        _ => None,
    });
    let mut touched: Vec<Piece> = Vec::new();
    let mut put: Vec<(Square, Piece)> = Vec::new();
    for mut acts in acts {
        // A piece that was put somewhere is found there.
        let found = |square: Square| {
            let moved = put.iter().rev().find(|it| it.0 == square).map(|it| it.1);
            moved.or_else(|| standing.piece_at(square))
        };
        let at = |it: What| match it {
            What::Touches(square) | What::TakesOff(square) => found(square),
            _ => None,
        };
        let here: Vec<Piece> = acts.clone().filter_map(at).collect();
        let other = |it: What| match it {
            What::Puts(piece, _) => touched.contains(&piece) && !here.contains(&piece),
            _ => false,
        };
        let puts = acts.clone().filter_map(|it| match it {
            What::Puts(piece, square) => Some((square, piece)),
            _ => None,
        });
        let puts: Vec<_> = puts.collect();
        if acts.any(other) {
            return true;
        }
        touched.extend(here);
        put.extend(puts);
    }
    false
}

/// Where another piece was touched before, only the line can say which one was moved.
fn tell_after_touch(parts: &mut [Part]) {
    let mut touched = false;
    for part in parts {
        let Part::Handling(handling) = part else { continue };
        let bare = handling.acts.iter().all(|it| matches!(it.what, What::Touches(_)));
        if touched {
            tell_touches(handling);
            // What was touched first matters then, and one line does not tell it.
            let first = handling.acts.first().map(|it| it.what);
            if let Line::Plays(attempt, _) = handling.line
                && first != Some(What::Touches(attempt.from))
            {
                handling.line = Line::None;
            }
        }
        touched |= bare;
    }
}

/// That a piece was let go is shown only by what the same hand does next.
fn tell_releases(parts: &mut [Part]) {
    for at in 0..parts.len() {
        let next = parts.get(at + 1).cloned();
        let Part::Handling(handling) = &mut parts[at] else { continue };
        let hand = handling.acts.last().map(|it| it.hand);
        let shows = match next {
            Some(Part::Press(side, with)) => side == handling.side && Some(with) == hand,
            _ => false,
        };
        let last = |it: &&mut Act| matches!(it.what, What::Releases(_) | What::TakesOff(_));
        for act in handling.acts.iter_mut().filter(last) {
            act.shown &= shows;
        }
    }
}

impl Player<'_> {
    fn standing(&self) -> &Standing {
        self.hands.standing
    }

    fn idea(&mut self) -> Option<(&'static str, Vec<Part>)> {
        Some(match self.chance.below(20) {
            0..=3 => ("a legal move", vec![self.legal()?]),
            4..=6 => ("an illegal move", vec![self.illegal()?]),
            7 => ("castling", vec![self.castling()?]),
            8 => ("the captured piece is left", vec![self.capture_left()?]),
            9 => ("a promotion that is none", vec![self.wrong_promotion()?]),
            10 | 11 => ("another piece was touched", vec![self.touched()?, self.legal()?]),
            12 => ("nothing but a touch", vec![self.touched()?]),
            13 => ("no move", Vec::new()),
            14 => ("an illegal move put back", self.put_back()?),
            15 => ("two hands, then one", self.made_again()?),
            16 => ("a released piece moved on", self.moved_on()?),
            17 => ("pieces knocked over", self.knocked_over()?),
            18 => ("said with the move", self.spoken()?),
            _ => (
                "another piece was touched, then an illegal move",
                vec![self.touched()?, self.illegal()?],
            ),
        })
    }

    fn side(&self) -> Color {
        self.hands.side
    }

    /// A legal move, the rarer kinds first.
    fn legal_move(&mut self) -> Option<Move> {
        let moves = self.standing().legal_moves();
        let rare: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|&it| {
                it.castling_wing().is_some()
                    || it.promotion().is_some()
                    || self.standing().captured_by(it).is_some()
            })
            .collect();
        let among = if rare.is_empty() || self.chance.one_in(2) { moves } else { rare };
        (!among.is_empty()).then(|| self.chance.pick(&among))
    }

    fn make(&mut self, attempt: Attempt) -> Option<Part> {
        self.hands.make(attempt, self.chance).map(Part::Handling)
    }

    fn legal(&mut self) -> Option<Part> {
        let legal = self.legal_move()?;
        self.make(legal.attempt())
    }

    /// Of some attempts the one that breaks most rules.
    fn illegal_attempt(&mut self) -> Option<Attempt> {
        let own = self.standing().placement().of_color(self.side()).into_iter();
        let own: Vec<Square> = own.collect();
        let any: Vec<Square> = self.standing().placement().occupied().into_iter().collect();
        let mut found = None;
        for _ in 0..12 {
            let from = if self.chance.one_in(20) {
                self.chance.pick(&any)
            } else {
                self.chance.pick(&own)
            };
            let near = from.offset(self.chance.below(5) as i8 - 2, self.chance.below(5) as i8 - 2);
            let to = near.filter(|_| self.chance.below(3) > 0).unwrap_or(self.chance.square());
            let pawn = self.standing().piece_at(from).is_some_and(|it| it.role == Role::Pawn);
            let promotes = pawn && self.chance.one_in(4);
            let promotion = promotes.then(|| self.chance.pick(&PromotionRole::ALL));
            let attempt = Attempt { from, to, promotion };
            let illegal = self.standing().legal_move(attempt).is_err();
            // From the king to the rook is castling, which is an idea of its own; so is the rook in Chess960 that goes
            // to where castling leaves it.
            let piece = self.standing().piece_at(from);
            let rook = piece.map(|it| Piece { role: Role::Rook, ..it });
            let castles = piece.is_some_and(|it| it.role == Role::King)
                && self.standing().piece_at(to) == rook;
            let own_rook = Piece { color: self.side(), role: Role::Rook };
            let by_rook = self.hands.chess960
                && piece == Some(own_rook)
                && [Wing::King, Wing::Queen].iter().any(|it| it.rook_target(self.side()) == to);
            if from != to && illegal && !castles && !by_rook {
                found = Some(attempt);
                if self.chance.one_in(2) {
                    break;
                }
            }
        }
        found
    }

    fn illegal(&mut self) -> Option<Part> {
        let attempt = self.illegal_attempt()?;
        self.make(attempt)
    }

    /// Castling, allowed or not, sometimes with both hands.
    fn castling(&mut self) -> Option<Part> {
        let side = self.side();
        let king = self.standing().position()?.king(side);
        let rooks = self.standing().placement().of(side, Role::Rook);
        let chess960 = self.hands.chess960;
        let beside = |it: &Square| Wing::of_rook(king, *it).rook_target(side) == *it;
        let rooks: Vec<Square> = rooks
            .into_iter()
            .filter(|it| it.rank() == king.rank() && (chess960 || !beside(it)))
            .collect();
        if rooks.is_empty() {
            return None;
        }
        let to = self.chance.pick(&rooks);
        let home = board::Rank::First.seen_by(side);
        let in_place =
            king.rank() == home && (self.hands.chess960 || king.file() == board::File::E);
        let attempt = Attempt { from: king, to, promotion: None };
        if !in_place || self.hands.chess960 && self.standing().legal_move(attempt).is_err() {
            return None;
        }
        self.with_both_hands(3, |it| it.make(attempt))
    }

    fn with_both_hands<T>(&mut self, one_in: u64, act: impl FnOnce(&mut Self) -> T) -> T {
        let hand = self.hands.hand;
        if self.chance.one_in(one_in) {
            self.hands.hand = Hand::Both;
        }
        let done = act(self);
        self.hands.hand = hand;
        done
    }

    fn handling(&self, acts: Vec<Act>) -> Part {
        Part::Handling(Handling { side: self.side(), acts, line: Line::None })
    }

    /// A piece is put on the square of another one, which stays.
    fn capture_left(&mut self) -> Option<Part> {
        let moves = self.standing().legal_moves().into_iter();
        let captures =
            |it: &Move| self.standing().captured_by(*it).is_some() && it.promotion().is_none();
        let captures: Vec<Move> = moves.filter(captures).collect();
        if captures.is_empty() {
            return None;
        }
        let played = self.chance.pick(&captures);
        let piece = self.standing().piece_at(played.from())?;
        let acts = self.hands.carry(piece, played.from(), played.to(), false);
        Some(self.handling(acts.to_vec()))
    }

    /// The pawn left, a piece of the other colour, or a pawn beside the new piece.
    fn wrong_promotion(&mut self) -> Option<Part> {
        let moves = self.standing().legal_moves().into_iter();
        let promotes =
            |it: &Move| it.promotion().is_some() && self.standing().captured_by(*it).is_none();
        let promotions: Vec<Move> = moves.filter(promotes).collect();
        if promotions.is_empty() {
            return None;
        }
        let played = self.chance.pick(&promotions);
        let (from, to, hand) = (played.from(), played.to(), self.hands.hand);
        let new = Piece { color: self.side(), role: played.promotion()?.role() };
        let touch = Act::shown(What::Touches(from), hand);
        let release = Act::shown(What::Releases(to), hand);
        Some(match self.chance.below(3) {
            0 => return self.make(Attempt { from, to, promotion: None }),
            1 => {
                let put = Act::new(What::Puts(Piece { color: !new.color, ..new }, to), hand);
                self.handling(vec![touch, Act::new(What::TakesOff(from), hand), put, release])
            }
            _ => {
                let put = Act::new(What::Puts(new, to), hand);
                self.handling(vec![Act { shown: false, ..touch }, put, release])
            }
        })
    }

    /// A piece of either colour, or king and rook.
    fn touched(&mut self) -> Option<Part> {
        let any: Vec<Square> = self.standing().placement().occupied().into_iter().collect();
        let count = 1 + self.chance.below(2);
        let acts = (0..count).map(|_| {
            let square = self.chance.pick(&any);
            Act::new(What::Touches(square), self.hands.hand)
        });
        let acts = acts.collect();
        Some(self.handling(acts))
    }

    /// An illegal move, put back before the press, and another move.
    fn put_back(&mut self) -> Option<Vec<Part>> {
        let attempt = self.illegal_attempt()?;
        let onto = self.standing().piece_at(attempt.to);
        let piece = self.standing().piece_at(attempt.from)?;
        let free = onto.is_none_or(|it| it.color != self.side());
        let home = piece.color == self.side() && free && attempt.promotion.is_none();
        if !home || piece.role == Role::King {
            return None;
        }
        let moves = self.standing().legal_moves().into_iter();
        let of_it: Vec<Move> = moves.filter(|it| it.from() == attempt.from).collect();
        let again = match of_it.is_empty() || self.chance.one_in(4) {
            true => self.legal_move()?,
            false => self.chance.pick(&of_it),
        };
        let first = self.make(attempt)?;
        let back = self.back(piece, attempt);
        let mut second = self.make(again.attempt())?;
        tell_all(&mut second);
        Some(vec![first, back, second])
    }

    /// The piece goes back, and what it had captured; told in one line, or shown by the line that follows.
    fn back(&mut self, piece: Piece, attempt: Attempt) -> Part {
        let Attempt { from, to, .. } = attempt;
        let mut acts = self.hands.carry(piece, to, from, true).to_vec();
        if let Some(captured) = self.standing().piece_at(to) {
            let hand = self.hands.hand;
            acts.push(Act::new(What::Puts(captured, to), hand));
            acts.push(Act::new(What::Releases(to), hand));
        }
        let line = match self.chance.one_in(2) {
            true => Line::Plays(Attempt { from: to, to: from, promotion: None }, self.hands.hand),
            false => Line::LeftOut,
        };
        Part::Handling(Handling { side: self.side(), acts, line })
    }

    /// A legal move with both hands, put back, and the same with one.
    fn made_again(&mut self) -> Option<Vec<Part>> {
        let legal = self.legal_move()?;
        let plain = matches!(legal.kind(), MoveKind::Ordinary | MoveKind::DoubleStep);
        let piece = self.standing().piece_at(legal.from()).filter(|_| plain)?;
        let first = self.with_both_hands(1, |it| it.make(legal.attempt()))?;
        let back = self.back(piece, legal.attempt());
        let mut second = self.make(legal.attempt())?;
        tell_all(&mut second);
        Some(vec![first, back, second])
    }

    /// A legal move, and a piece that was let go of goes on to another square: also the rook of a castling.
    fn moved_on(&mut self) -> Option<Vec<Part>> {
        let legal = self.legal_move()?;
        let after = self.standing().after(legal);
        let from = match legal.castling_wing() {
            Some(wing) if self.chance.one_in(2) => wing.rook_target(self.side()),
            Some(wing) => wing.king_target(self.side()),
            None => legal.to(),
        };
        let piece = after.piece_at(from)?;
        let to = self.chance.square();
        if after.piece_at(to).is_some() || self.standing().piece_at(to) == Some(piece) {
            return None;
        }
        let first = self.make(legal.attempt())?;
        let mut acts = self.hands.carry(piece, from, to, true).to_vec();
        acts[0].shown &= legal.castling_wing().is_none() && legal.promotion().is_none();
        let attempt = Attempt { from, to, promotion: None };
        let line = Line::Plays(attempt, self.hands.hand);
        Some(vec![first, Part::Handling(Handling { side: self.side(), acts, line })])
    }

    fn knocked_over(&mut self) -> Option<Vec<Part>> {
        let any: Vec<Square> = self.standing().placement().occupied().into_iter().collect();
        let squares = vec![self.chance.pick(&any)];
        let on_purpose = Purpose::No;
        let side = self.side();
        let knocks = Happening::PiecesKnockedOver(KnockedOver { side, squares, on_purpose });
        let by = Who::Player(side);
        let set_up = SetUpBy { by, position: None, board: BoardId::Main };
        let mut parts = vec![Part::Plain(knocks)];
        let restored = Part::Plain(Happening::PositionSetUp(set_up));
        if self.chance.one_in(2) {
            parts.extend([restored, self.legal()?]);
        } else {
            parts.push(self.legal()?);
            if self.chance.one_in(2) {
                parts.push(restored);
            }
        }
        Some(parts)
    }

    /// An offer or a claim with a move, or the word of adjusting before a touch.
    fn spoken(&mut self) -> Option<Vec<Part>> {
        let side = self.side();
        let legal = self.legal_move()?;
        let offer = Part::Plain(Happening::DrawOffered { side, condition: None });
        Some(match self.chance.below(4) {
            0 => vec![self.make(legal.attempt())?, offer],
            1 => vec![offer, self.make(legal.attempt())?],
            2 => {
                let adjusts = Happening::AdjustAnnounced { side, told: Told::Opponent };
                vec![Part::Plain(adjusts), self.touched()?, self.make(legal.attempt())?]
            }
            _ => {
                let claim = Happening::DrawClaimed(DrawClaim {
                    side,
                    ground: DrawGround::Fifty,
                    intended: Some(legal.attempt()),
                    written: Writing::AsRecorded,
                    basis: Basis::Observation,
                });
                let played = match self.chance.one_in(2) {
                    true => legal,
                    false => self.legal_move()?,
                };
                vec![Part::Plain(claim), self.make(played.attempt())?]
            }
        })
    }

    /// The opponent's move, in the position as it may then be; or a touch.
    fn reply(&mut self, parts: &[Part]) -> Option<Part> {
        let played = parts.iter().rev().find_map(|it| match it {
            Part::Handling(Handling { line: Line::Plays(attempt, _), .. }) => Some(*attempt),
            _ => None,
        });
        let legal = played.and_then(|it| self.standing().legal_move(it).ok());
        let setup = self.standing().setup();
        let after = match (legal, played) {
            (Some(legal), _) => self.standing().after(legal),
            (None, Some(it)) => {
                self.standing().piece_at(it.from).filter(|it| it.color == self.side())?;
                let step = board::Move::new(it.from, it.to, board::MoveKind::Ordinary);
                Standing::new(&setup.carried_out(step))
            }
            (None, None) => return None,
        };
        let moves = after.legal_moves();
        if moves.is_empty() {
            return None;
        }
        let attempt = self.chance.pick(&moves).attempt();
        let hands = Hands {
            standing: &after,
            side: !self.side(),
            hand: self.hands.hand,
            chess960: self.hands.chess960,
        };
        let mut reply = hands.make(attempt, self.chance).map(Part::Handling)?;
        tell_all(&mut reply);
        Some(reply)
    }
}

/// Where more than one position is in question a terse telling says which piece was touched.
fn tell_all(part: &mut Part) {
    if let Part::Handling(handling) = part {
        tell_touches(handling);
    }
}

fn tell_touches(handling: &mut Handling) {
    for act in &mut handling.acts {
        act.shown &= !matches!(act.what, What::Touches(_) | What::TakesOff(_));
    }
}
