//! Abstract states as the search for a proof handles them. Their public form is
//! [`AbstractState`](crate::AbstractState).

use board::{Bitboard, ByColor, Color, Placement, Position, Role, Square, attacks};

use crate::planned::Stage;
use crate::squares::pawn_attacks;
use crate::{AbstractKind, AbstractMan, AbstractState, KingPairs};

/// For each square of the white king, the squares of the black king.
pub(super) type Rows = [Bitboard; 64];

pub(super) const NO_ROWS: Rows = [Bitboard::EMPTY; 64];

/// Pawns and regions, which tell abstract states apart; the men are sorted.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Key {
    pub(super) white_pawns: Bitboard,
    pub(super) black_pawns: Bitboard,
    pub(super) men: Vec<AbstractMan>,
}

/// How an epoch begins: king pairs by the move that led to it.
#[derive(Clone, Debug)]
pub(super) struct Entered {
    /// White is to move.
    pub(super) white_to_move: Rows,
    /// Black is to move after a capture or pawn move by a white man other than the king, or at the root.
    pub(super) by_man: Rows,
    /// Black is to move after a capture by the white king.
    pub(super) by_king: Rows,
}

impl Entered {
    pub(super) const NEVER: Entered =
        Entered { white_to_move: NO_ROWS, by_man: NO_ROWS, by_king: NO_ROWS };

    pub(super) fn is_within(&self, state: &State) -> bool {
        within(&self.white_to_move, &state.white_to_move)
            && within(&self.by_man, &state.entered.by_man)
            && within(&self.by_king, &state.entered.by_king)
    }
}

fn within(small: &Rows, large: &Rows) -> bool {
    small.iter().zip(large).all(|(small, &large)| small.is_within(large))
}

/// An abstract state in the making, and then closed.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) key: Key,
    pub(super) white_to_move: Rows,
    pub(super) black_to_move: Rows,
    pub(super) entered: Entered,
}

impl State {
    pub(super) fn new(key: Key, entered: Entered) -> State {
        let mut black_to_move = entered.by_man;
        for (row, king) in black_to_move.iter_mut().zip(entered.by_king) {
            *row |= king;
        }
        State { key, white_to_move: entered.white_to_move, black_to_move, entered }
    }

    /// The squares of the two kings.
    pub(super) fn king_regions(&self) -> ByColor<Bitboard> {
        let mut regions = ByColor { white: Bitboard::EMPTY, black: Bitboard::EMPTY };
        for (square, (w, b)) in
            Square::ALL.into_iter().zip(self.white_to_move.iter().zip(self.black_to_move))
        {
            let row = *w | b;
            if row.any() {
                regions.white |= square.into();
                regions.black |= row;
            }
        }
        regions
    }

    /// Does this state contain all positions of a key entered that way?
    pub(super) fn contains(&self, key: &Key, entered: &Entered) -> bool {
        let regions = key.men.iter().zip(&self.key.men);
        regions.into_iter().all(|(small, large)| small.region.is_within(large.region))
            && entered.is_within(self)
    }

    pub(super) fn certificate(&self) -> AbstractState {
        AbstractState {
            pawns: ByColor { white: self.key.white_pawns, black: self.key.black_pawns },
            men: self.key.men.clone(),
            kings: ByColor { white: pairs(&self.white_to_move), black: pairs(&self.black_to_move) },
            entered_by_man: pairs(&self.entered.by_man),
            entered_by_king: pairs(&self.entered.by_king),
        }
    }
}

fn pairs(rows: &Rows) -> KingPairs {
    let rows = Square::ALL.into_iter().zip(*rows).filter(|(_, row)| row.any());
    KingPairs { rows: rows.collect() }
}

impl Key {
    pub(super) fn of(position: &Position) -> Key {
        let placement = position.placement();
        let mut men = Vec::new();
        for color in Color::ALL {
            men.extend(men_of(placement, color));
        }
        men.sort_unstable();
        Key {
            white_pawns: placement.of(Color::White, Role::Pawn),
            black_pawns: placement.of(Color::Black, Role::Pawn),
            men,
        }
    }

    pub(super) fn pawns(&self, color: Color) -> Bitboard {
        match color {
            Color::White => self.white_pawns,
            Color::Black => self.black_pawns,
        }
    }

    pub(super) fn all_pawns(&self) -> Bitboard {
        self.white_pawns | self.black_pawns
    }

    pub(super) fn pawn_attacks(&self, color: Color) -> Bitboard {
        pawn_attacks(color, self.pawns(color))
    }

    /// The same pawns and kinds of men, wherever these may stand.
    pub(super) fn signature(&self) -> (Bitboard, Bitboard, Vec<(Color, AbstractKind)>) {
        let men = self.men.iter().map(|man| (man.color, man.kind)).collect();
        (self.white_pawns, self.black_pawns, men)
    }

    /// What a plan needs to know of it.
    pub(super) fn stage(&self) -> Stage {
        Stage {
            pawns: ByColor { white: self.white_pawns, black: self.black_pawns },
            men: ByColor::from_fn(|color| {
                self.men.iter().filter(|man| man.color == color).count() as u32
            }),
        }
    }

    /// A number that grows with every capture and every pawn move.
    pub(super) fn progress(&self) -> u32 {
        let steps = |color: Color| -> u32 {
            let pawns = self.pawns(color).into_iter();
            pawns.map(|pawn| pawn.rank().seen_by(color) as u32).sum()
        };
        let men = self.all_pawns().count() + self.men.len() as u32;
        let promoted = self.men.iter().filter(|man| man.kind == AbstractKind::Promoted);
        steps(Color::White) + steps(Color::Black) + 32 * (64 - men) + 16 * promoted.count() as u32
    }

    /// Do material rules forbid White to mate?
    pub(super) fn is_hopeless(&self) -> bool {
        if self.white_pawns.any() {
            return false;
        }
        let mut white_knights = 0;
        let mut white_men = 0;
        let mut bishops = Bitboard::EMPTY;
        // May Black's men help in the mate of a knight, or of bishops?
        let mut knight_helper = self.black_pawns.any();
        let mut bishop_helper = self.black_pawns.any();
        for man in &self.men {
            let white = man.color == Color::White;
            white_men += u32::from(white);
            match man.kind {
                AbstractKind::Rook | AbstractKind::Queen | AbstractKind::Promoted if white => {
                    return false;
                }
                AbstractKind::Knight if white => white_knights += 1,
                AbstractKind::Knight | AbstractKind::Promoted => {
                    knight_helper = true;
                    bishop_helper = true;
                }
                AbstractKind::Bishop => {
                    bishops |= man.region;
                    knight_helper |= !white;
                }
                AbstractKind::Rook => knight_helper = true,
                AbstractKind::Queen => {}
            }
        }
        let one_shade = !bishops.meets(Bitboard::DARK) || !bishops.meets(Bitboard::LIGHT);
        match (white_men, white_knights) {
            (0, _) => true,
            (1, 1) => !knight_helper,
            (_, 0) => one_shade && !bishop_helper,
            _ => false,
        }
    }
}

fn men_of(placement: &Placement, color: Color) -> impl Iterator<Item = AbstractMan> + '_ {
    const KINDS: [(Role, AbstractKind); 4] = [
        (Role::Knight, AbstractKind::Knight),
        (Role::Bishop, AbstractKind::Bishop),
        (Role::Rook, AbstractKind::Rook),
        (Role::Queen, AbstractKind::Queen),
    ];
    KINDS.into_iter().flat_map(move |(role, kind)| {
        let squares = placement.of(color, role).into_iter();
        squares.map(move |square| AbstractMan { color, kind, region: Bitboard::of(square) })
    })
}

/// Has the region one square only?
#[inline]
pub(super) fn is_fixed(region: Bitboard) -> bool {
    !region.more_than_one()
}

/// What blocks others for certain: the square of a man that cannot have moved.
#[inline]
pub(super) fn fixed_square(region: Bitboard) -> Bitboard {
    if is_fixed(region) { region } else { Bitboard::EMPTY }
}

/// The squares that a man of this kind attacks; a promoted one as any of the four.
#[inline]
pub(super) fn attacks_of(kind: AbstractKind, from: Square, blockers: Bitboard) -> Bitboard {
    match kind {
        AbstractKind::Knight => attacks::knight(from),
        AbstractKind::Bishop => attacks::bishop(from, blockers),
        AbstractKind::Rook => attacks::rook(from, blockers),
        AbstractKind::Queen => attacks::queen(from, blockers),
        AbstractKind::Promoted => attacks::queen(from, blockers) | attacks::knight(from),
    }
}

/// All that a man may attack from somewhere in its region.
pub(super) fn reach(man: &AbstractMan, blockers: Bitboard) -> Bitboard {
    let blockers = blockers - fixed_square(man.region);
    let squares = man.region.into_iter();
    squares.fold(Bitboard::EMPTY, |all, from| all | attacks_of(man.kind, from, blockers))
}
