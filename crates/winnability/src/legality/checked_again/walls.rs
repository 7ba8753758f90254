//! What never moved, and who can have walked past it, square by square.

use board::{Bitboard, Color, File, Piece, Placement, Rank, Role, Setup, Square};

const STRAIGHT: [(i8, i8); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const JUMPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// One step of a man, and whether steps may be repeated. Repeating makes no difference for where one can come at all.
fn directions(role: Role) -> Vec<(i8, i8)> {
    match role {
        Role::Knight => JUMPS.to_vec(),
        Role::Bishop => DIAGONAL.to_vec(),
        Role::Rook => STRAIGHT.to_vec(),
        Role::Queen | Role::King => [STRAIGHT, DIAGONAL].concat(),
        Role::Pawn => Vec::new(),
    }
}

pub(super) struct Walls<'a> {
    placement: &'a Placement,
    walls: Bitboard,
}

impl Walls<'_> {
    pub(super) fn of(setup: &Setup) -> Walls<'_> {
        let placement = &setup.placement;
        let mut walls = Bitboard::EMPTY;
        for (square, piece) in placement.pieces() {
            let never_left = Placement::INITIAL.piece_at(square) == Some(piece);
            let king_of = |rook: Square| {
                rook.rank() == square.rank()
                    && piece.role == Role::King
                    && super::at_home(placement, rook)
            };
            let kept = setup.castling_rooks.has(square) && super::at_home(placement, square)
                || setup.castling_rooks.into_iter().any(king_of);
            if never_left && (piece.role == Role::Pawn || kept) {
                walls = walls.with(square);
            }
        }
        let mut this = Walls { placement, walls };
        while let Some(square) = this.shut_in() {
            this.walls = this.walls.with(square);
        }
        this
    }

    /// A man at home that has no way out and is not yet among the walls.
    fn shut_in(&self) -> Option<Square> {
        let mut pieces = self.placement.pieces().filter(|(_, piece)| piece.role != Role::Pawn);
        let found = pieces.find(|(square, piece)| {
            Placement::INITIAL.piece_at(*square) == Some(*piece)
                && !self.walls.has(*square)
                && self.exits(piece.role, *square).is_empty()
        });
        found.map(|(square, _)| square)
    }

    fn exits(&self, role: Role, square: Square) -> Vec<Square> {
        let steps = directions(role).into_iter();
        steps
            .filter_map(|(files, ranks)| square.offset(files, ranks))
            .filter(|to| !self.walls.has(*to))
            .collect()
    }

    /// Everywhere a man can have been that was here once. Its moves can be made both ways, castling apart.
    fn surroundings(&self, piece: Piece, square: Square) -> Bitboard {
        let mut seen = Bitboard::of(square);
        let mut open = vec![square];
        while let Some(at) = open.pop() {
            let castled = castled_from(piece, at);
            for to in self.exits(piece.role, at).into_iter().chain(castled) {
                let barred = piece.role == Role::King && self.is_guarded(to, !piece.color);
                if !seen.has(to) && !barred {
                    seen = seen.with(to);
                    open.push(to);
                }
            }
        }
        seen
    }

    /// Has a pawn that never moved attacked this square all the time?
    fn is_guarded(&self, square: Square, by: Color) -> bool {
        let back = if by == Color::White { -1 } else { 1 };
        let pawns = self.placement.of(by, Role::Pawn) & self.walls;
        // A king's own home is no square it had to step on.
        let is_home = Placement::INITIAL.of(!by, Role::King).has(square);
        !is_home
            && [-1, 1]
                .into_iter()
                .any(|file| square.offset(file, back).is_some_and(|pawn| pawns.has(pawn)))
    }

    /// Can this man be where it is, from its home or from where a pawn became it?
    pub(super) fn can_have_come(&self, square: Square) -> bool {
        let Some(piece) = self.placement.piece_at(square) else { return true };
        if piece.role == Role::King && self.is_guarded(square, !piece.color) {
            return false;
        }
        let around = self.surroundings(piece, square);
        piece.role == Role::Pawn
            || around.meets(Placement::INITIAL.of(piece.color, piece.role))
            || piece.role != Role::King && around.meets(self.promotions(piece.color))
    }

    fn promotions(&self, color: Color) -> Bitboard {
        let last = Bitboard::rank(Rank::Eighth.seen_by(color)) - self.walls;
        let back = if color == Color::White { -1 } else { 1 };
        let open = |square: &Square| {
            let mut from = [-1, 0, 1].into_iter().filter_map(|file| square.offset(file, back));
            from.any(|from| !self.walls.has(from))
        };
        last.into_iter().filter(open).collect()
    }

    /// At least so many men are promoted pawns: those that are left when as many as possible go back to their homes.
    pub(super) fn promoted(&self, color: Color) -> u32 {
        let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        roles.into_iter().map(|role| self.promoted_of(Piece::new(color, role))).sum()
    }

    fn promoted_of(&self, piece: Piece) -> u32 {
        let men = self.placement.of(piece.color, piece.role);
        let homes: Vec<Bitboard> = Placement::INITIAL
            .of(piece.color, piece.role)
            .into_iter()
            .map(|home| {
                let man = |square: &Square| self.surroundings(piece, *square).has(home);
                men.into_iter().filter(man).collect()
            })
            .collect();
        men.count() - most_returned(&homes, Bitboard::EMPTY)
    }

    /// Bishops that are missing and never left home.
    pub(super) fn captured_at_home(&self, color: Color) -> u32 {
        let homes = Placement::INITIAL.of(color, Role::Bishop).into_iter();
        let gone = homes.filter(|home| {
            !self.placement.of(color, Role::Bishop).has(*home)
                && self.exits(Role::Bishop, *home).is_empty()
        });
        gone.count() as u32
    }
}

/// The most homes that get a man of their own.
fn most_returned(homes: &[Bitboard], used: Bitboard) -> u32 {
    let Some((first, rest)) = homes.split_first() else { return 0 };
    let with = (*first - used).into_iter().map(|man| 1 + most_returned(rest, used.with(man)));
    with.chain([most_returned(rest, used)]).max().unwrap_or(0)
}

/// Walking backwards: the squares from which castling leads here.
fn castled_from(piece: Piece, to: Square) -> Vec<Square> {
    let first = Rank::First.seen_by(piece.color);
    let files: &[File] = match (piece.role, to.file()) {
        _ if to.rank() != first => &[],
        (Role::King, File::C | File::G) => &[File::E],
        (Role::Rook, File::D) => &[File::A],
        (Role::Rook, File::F) => &[File::H],
        _ => &[],
    };
    files.iter().map(|file| Square::at(*file, first)).collect()
}
