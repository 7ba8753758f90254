//! Articles 4.3 to 4.5: what a player is bound to by the pieces touched. A pure reckoning over the touches.

use ::board::{Color, Move, MoveKind, Role, Square, Wing};

use crate::consulted::Asking;
use crate::event::{Manner, TouchOrder};
use crate::game::{Contact, Game, Standing};
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::rulebook::{BothColours, CastleTrigger};
use crate::ruling::{Cites, Duty};
use crate::unmet::Unmet;

/// What the touches of a player amount to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Binding {
    /// Nothing.
    Free,
    /// This duty.
    Duty(Duty, Cites),
    /// The Laws do not say; by analogy with what is cited it would be this duty.
    Gap(Duty, Cites),
}

/// What these touches bind the player to, the legal moves being those of the game.
pub(crate) fn binding(game: &Game, side: Color, contacts: &[Contact]) -> Binding {
    binding_in(game, game.standing(), side, contacts)
}

/// The same, saying to this listener what was consulted.
pub(super) fn binding_told(
    game: &Game,
    side: Color,
    contacts: &[Contact],
    asking: Asking<'_>,
) -> Binding {
    reckon(game, game.standing(), side, contacts, asking)
}

/// The same in a position of the game that is not the present one.
pub(crate) fn binding_in(
    game: &Game,
    standing: &Standing,
    side: Color,
    contacts: &[Contact],
) -> Binding {
    reckon(game, standing, side, contacts, Asking::default())
}

fn reckon(
    game: &Game,
    standing: &Standing,
    side: Color,
    contacts: &[Contact],
    asking: Asking<'_>,
) -> Binding {
    if contacts.is_empty() {
        return Binding::Free;
    }
    let reckoning = Reckoning { game, standing, moves: standing.legal_moves(), side, asking };
    let contacts = each_once(contacts);
    reckoning.castling(&contacts).unwrap_or_else(|| {
        asking.unmet(CASTLING, Unmet::NotKingAndRook);
        reckoning.touched(&contacts)
    })
}

/// A piece that was touched again is still one piece.
fn each_once(contacts: &[Contact]) -> Vec<Contact> {
    let mut once: Vec<Contact> = Vec::with_capacity(contacts.len());
    for contact in contacts {
        if !once.iter().any(|it| it.square == contact.square) {
            once.push(*contact);
        }
    }
    once
}

/// What king and rook touched one after the other may lead to.
const CASTLING: [Provision; 3] =
    [Provision::ActCastleTouch, Provision::ActCastleRookFirst, Provision::ActCastleIllegal];

struct Reckoning<'a> {
    game: &'a Game,
    standing: &'a Standing,
    moves: Vec<Move>,
    side: Color,
    asking: Asking<'a>,
}

impl Reckoning<'_> {
    fn can_move(&self, square: Square) -> bool {
        self.moves.iter().any(|it| it.from() == square)
    }

    fn can_be_captured(&self, square: Square) -> bool {
        self.moves.iter().any(|&it| self.standing.captured_by(it) == Some(square))
    }

    fn is_own(&self, contact: &Contact) -> bool {
        contact.piece.color == self.side
    }

    /// 4.3 and 4.5.
    fn touched(&self, contacts: &[Contact]) -> Binding {
        use Provision as P;
        let own = contacts.iter().find(|it| self.is_own(it));
        let own =
            self.asking.finds([P::ActTouchOwn, P::ActTouchBoth], Unmet::NoOwnPieceTouched, own);
        let opposing = contacts.iter().find(|it| !self.is_own(it));
        let of_opponent = [P::ActTouchOpp, P::ActTouchBoth];
        let opposing = self.asking.finds(of_opponent, Unmet::NoOpposingPieceTouched, opposing);
        match (own, opposing) {
            (Some(own), Some(opposing)) => {
                self.asking.unmet([P::ActTouchOwn, P::ActTouchOpp], Unmet::PiecesOfBothColours);
                self.both(contacts, own.square, opposing.square)
            }
            (Some(_), None) => {
                let movable = contacts.iter().find(|it| self.can_move(it.square));
                self.first(movable, Cites::of(Provision::ActTouchOwn))
            }
            (None, _) => {
                let capturable = contacts.iter().find(|it| self.can_be_captured(it.square));
                let king = contacts.iter().any(|it| it.piece.role == Role::King);
                let cites = Cites::of(Provision::ActTouchOpp);
                self.first(
                    capturable,
                    if king { cites.and(Provision::GameMateWins) } else { cites },
                )
            }
        }
    }

    /// 4.3.3. Where the edition speaks of one piece of each colour, several of one before the first of the other are
    /// not covered; what is touched after one of each changes nothing.
    fn both(&self, contacts: &[Contact], own: Square, opposing: Square) -> Binding {
        let rule = self.game.frame().book().moves.both_colours;
        let one_of_each =
            |first: &[Contact]| matches!(first, [a, b] if self.is_own(a) != self.is_own(b));
        let binding = self.first_of_each(contacts, own, opposing);
        match (rule.value, binding) {
            (BothColours::OneOfEach, Binding::Duty(duty, _))
                if !contacts.get(..2).is_some_and(one_of_each) =>
            {
                let cites = Cites::of(Provision::PrefaceAnalogy).and(Provision::ActTouchBoth);
                Binding::Gap(duty, cites.and_value(&rule))
            }
            (_, binding) => binding,
        }
    }

    /// The first piece of each colour, or else the first that can be moved or captured.
    fn first_of_each(&self, contacts: &[Contact], own: Square, opposing: Square) -> Binding {
        let cites = Cites::of(Provision::ActTouchBoth);
        let captures =
            |it: &&Move| it.from() == own && self.standing.captured_by(**it) == Some(opposing);
        if self.moves.iter().find(captures).is_some() {
            let cites = self.beside_en_passant(opposing, cites);
            return Binding::Duty(Duty::CaptureWith { target: opposing, with: own }, cites);
        }
        let mut ordered: Vec<&Contact> = contacts.iter().collect();
        // If nobody knows which was first, the own piece counts as touched before the other's.
        ordered.sort_by_key(|it| {
            let unclear = it.order != TouchOrder::InTurn;
            (it.group, unclear && !self.is_own(it))
        });
        let first = ordered.into_iter().find(|it| match self.is_own(it) {
            true => self.can_move(it.square),
            false => self.can_be_captured(it.square),
        });
        self.first(first, cites)
    }

    /// A pawn that can be captured in passing is captured by the rule that allows it.
    fn beside_en_passant(&self, target: Square, cites: Cites) -> Cites {
        let mut captures =
            self.moves.iter().filter(|&&it| self.standing.captured_by(it) == Some(target));
        cites.when(captures.all(|it| it.kind() == MoveKind::EnPassant), |it| {
            it.and(Provision::MovePawnEnPassant)
        })
    }

    fn first(&self, contact: Option<&Contact>, cites: Cites) -> Binding {
        let none = contact.is_none();
        self.asking.asks(Provision::ActNoLegalTouched, Unmet::TouchedPieceCanMove, none);
        match contact {
            Some(it) if self.is_own(it) => Binding::Duty(Duty::MovePiece(it.square), cites),
            Some(it) => {
                let cites = self.beside_en_passant(it.square, cites);
                Binding::Duty(Duty::Capture(it.square), cites)
            }
            None => {
                let cites = Cites::of(Provision::ActNoLegalTouched)
                    .and_all(&cites.provisions().collect::<Vec<_>>());
                Binding::Duty(Duty::AnyMove, cites)
            }
        }
    }

    /// 4.4.1 to 4.4.3: the own king and an own rook, if nothing that can be moved was touched before them.
    fn castling(&self, contacts: &[Contact]) -> Option<Binding> {
        let first_binding = contacts.iter().position(|it| match self.is_own(it) {
            true => matches!(it.piece.role, Role::King | Role::Rook) || self.can_move(it.square),
            false => self.can_be_captured(it.square),
        })?;
        let rest = &contacts[first_binding..];
        let (first, second) = (rest.first()?, rest.get(1)?);
        if !self.is_own(first) || !self.is_own(second) {
            return None;
        }
        let together = first.group == second.group && first.order == TouchOrder::Together;
        match (first.piece.role, second.piece.role) {
            (Role::King, Role::Rook) => {
                Some(self.king_and_rook(first.square, second.square, together))
            }
            (Role::Rook, Role::King) if together => {
                Some(self.king_and_rook(second.square, first.square, together))
            }
            (Role::Rook, Role::King) => Some(self.rook_first(first, second.square)),
            _ => None,
        }
    }

    /// 4.4.1, and 4.4.3 if castling with that rook is illegal.
    fn king_and_rook(&self, king: Square, rook: Square, together: bool) -> Binding {
        let wing = Wing::of_rook(king, rook);
        let castles = |it: &Move| it.castling_wing() == Some(wing) && it.to() == rook;
        self.asking.unmet(Provision::ActCastleRookFirst, Unmet::KingTouchedFirst);
        if self.asking.asks(
            Provision::ActCastleTouch,
            Unmet::CastlingIllegal,
            self.moves.iter().any(castles),
        ) {
            self.asking.unmet(Provision::ActCastleIllegal, Unmet::CastlingLegal);
            return Binding::Duty(Duty::Castle(wing), Cites::of(Provision::ActCastleTouch));
        }
        let triggers = self.game.frame().book().moves.illegal_castling_trigger.value;
        let asked = match together {
            true => CastleTrigger::KingAndRookTogether,
            false => CastleTrigger::KingThenRook,
        };
        let duty = self.king_moves(king).map_or(Duty::AnyMove, Duty::KingMove);
        if triggers.contains(&asked) || triggers.contains(&CastleTrigger::KingAlone) {
            let cites = Cites::of(Provision::ActCastleIllegal);
            return Binding::Duty(duty, cites.with_commentary(Passage::CastlingIsAKingMove));
        }
        let cites = Cites::of(Provision::PrefaceAnalogy)
            .and(Provision::ActCastleIllegal)
            .and(Provision::ActTouchOwn);
        Binding::Gap(duty, cites.read_as(Interpretation::Q04))
    }

    /// 4.4.2: the rook if it can move, otherwise the king.
    fn rook_first(&self, rook: &Contact, king: Square) -> Binding {
        let cites = Cites::of(Provision::ActTouchOwn)
            .and(Provision::ActCastleRookFirst)
            .with_commentary(Passage::RookThenKing);
        let as_castling = [Provision::ActCastleTouch, Provision::ActCastleIllegal];
        self.asking.unmet(as_castling, Unmet::RookTouchedFirst);
        if self.can_move(rook.square) {
            return Binding::Duty(Duty::MovePiece(rook.square), cites);
        }
        match self.king_moves(king) {
            Some(moves) => Binding::Duty(Duty::KingMove(moves), cites),
            None => {
                let cites = Cites::of(Provision::ActNoLegalTouched)
                    .and(Provision::ActCastleRookFirst)
                    .with_commentary(Passage::RookThenKing);
                Binding::Duty(Duty::AnyMove, cites)
            }
        }
    }

    fn king_moves(&self, king: Square) -> Option<Vec<Move>> {
        let moves: Vec<Move> = self.moves.iter().copied().filter(|it| it.from() == king).collect();
        (!moves.is_empty()).then_some(moves)
    }
}

/// The duty once a king was released two squares away and castling there is illegal (4.7.2).
pub(crate) fn after_illegal_castling(game: &Game, king: Square) -> Duty {
    let moves: Vec<Move> =
        game.standing().legal_moves().into_iter().filter(|it| it.from() == king).collect();
    if moves.is_empty() { Duty::AnyMove } else { Duty::KingMove(moves) }
}

/// The duty that this legal move breaks: the one that was announced, or that of pieces touched in moves taken back
/// before.
pub(crate) fn broken_by(game: &Game, side: Color, legal: Move) -> Option<Duty> {
    let captured = game.standing().captured_by(legal);
    let bound = match (game.duty(side), game.act(side).made_before) {
        (Some(duty), _) => Some(duty.clone()),
        // 4.7: what was made before stays made, though the hand took it back.
        (None, Some(first)) => Some(Duty::Play(first)),
        (None, None) => {
            let contacts = game.act(side).contacts();
            let of_this_move =
                |it: &Contact| it.square == legal.from() || Some(it.square) == captured;
            if contacts.iter().all(of_this_move) || legal.castling_wing().is_some() {
                return None;
            }
            match binding(game, side, &deliberate(contacts)) {
                Binding::Duty(duty, _) => Some(duty),
                Binding::Free | Binding::Gap(..) => None,
            }
        }
    };
    bound.filter(|it| !it.allows(legal, captured) && !is_castled_by(game, side, legal, it))
}

/// In Chess960 castling can be a move of the rook alone: then it is the touched rook that was moved.
pub(crate) fn is_castled_by(game: &Game, side: Color, legal: Move, duty: &Duty) -> bool {
    let king = game.act(side).contacts().iter().any(|it| it.square == legal.from());
    legal.castling_wing().is_some() && !king && *duty == Duty::MovePiece(legal.to())
}

/// The contacts that bind.
pub(crate) fn deliberate(contacts: &[Contact]) -> Vec<Contact> {
    contacts.iter().copied().filter(|it| it.manner == Manner::Deliberate).collect()
}

/// On what a duty rests that these touches led to in this position. The touches that came after it add nothing, but
/// for the king after the rook.
pub(crate) fn grounds(
    game: &Game,
    standing: &Standing,
    side: Color,
    duty: &Duty,
    contacts: &[Contact],
) -> Cites {
    let contacts = deliberate(contacts);
    let led_to = |first: &[Contact]| match binding_in(game, standing, side, first) {
        Binding::Duty(same, cites) if same == *duty => Some(cites),
        _ => None,
    };
    let rook_first = |it: &Cites| it.provisions().any(|it| it == Provision::ActCastleRookFirst);
    let ends = (1..=contacts.len())
        .filter(|&it| contacts.get(it).is_none_or(|next| next.group != contacts[it - 1].group));
    led_to(&contacts)
        .filter(rook_first)
        .or_else(|| ends.into_iter().find_map(|it| led_to(&contacts[..it])))
        .unwrap_or_else(|| cites_of_duty(duty))
}

/// The provisions behind a duty of touched pieces.
pub(crate) fn cites_of_duty(duty: &Duty) -> Cites {
    match duty {
        Duty::MovePiece(_) => Cites::of(Provision::ActTouchOwn),
        Duty::Capture(_) => Cites::of(Provision::ActTouchOpp),
        Duty::CaptureWith { .. } => Cites::of(Provision::ActTouchBoth),
        Duty::Castle(_) => Cites::of(Provision::ActCastleTouch).and(Provision::ActMadeCastle),
        Duty::KingMove(_) => Cites::of(Provision::ActCastleIllegal),
        Duty::Promote { to, .. } => Cites::of(match to {
            Some(_) => Provision::ActPromotionChoice,
            None => Provision::ActMadePromotion,
        })
        .behind(&[Provision::ActMade, Provision::ActPromotionChoice]),
        Duty::Play(_) => Cites::of(Provision::DrawClaimWrong),
        _ => Cites::of(Provision::ActNoLegalTouched),
    }
}
