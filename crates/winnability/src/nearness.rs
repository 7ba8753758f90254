//! How near a position is to some mate in a corner: small numbers are near. A guess that guides the
//! search; no answer depends on it.

use board::{Bitboard, Color, Placement, Position, Role, Square, attacks};

/// The corners, in the order in which they are tried.
pub(crate) const CORNERS: [Square; 4] = [Square::H8, Square::A8, Square::H1, Square::A1];

/// Moves of a king between two squares.
#[inline]
pub(crate) const fn king_distance(a: Square, b: Square) -> u8 {
    let files = (a as i8 % 8 - b as i8 % 8).unsigned_abs();
    let ranks = (a as i8 / 8 - b as i8 / 8).unsigned_abs();
    if files > ranks { files } else { ranks }
}

/// For each corner, moves of the black king to it.
static TO_CORNER: [[u8; 64]; 4] = to_corners(false);
/// For each corner, moves of the white king to a square from which it helps to mate there: two away, but
/// not on the diagonal.
static TO_SUPPORT: [[u8; 64]; 4] = to_corners(true);

const fn to_corners(support: bool) -> [[u8; 64]; 4] {
    let mut table = [[99; 64]; 4];
    let mut entry = 0;
    while entry < 4 * 64 * 64 {
        let (corner, from, to) = (entry / 4096, entry / 64 % 64, entry % 64);
        let goal = Square::ALL[to];
        let is_goal =
            if support { supports(goal, CORNERS[corner]) } else { to == CORNERS[corner] as usize };
        if is_goal {
            let distance = king_distance(Square::ALL[from], goal);
            if distance < table[corner][from] {
                table[corner][from] = distance;
            }
        }
        entry += 1;
    }
    table
}

const fn supports(square: Square, corner: Square) -> bool {
    let files = (square as i8 % 8 - corner as i8 % 8).abs();
    let ranks = (square as i8 / 8 - corner as i8 / 8).abs();
    files == 2 && ranks < 2 || ranks == 2 && files < 2
}

#[inline]
pub(crate) fn to_corner(corner: usize, from: Square) -> i32 {
    i32::from(TO_CORNER[corner][from.index()])
}

#[inline]
pub(crate) fn to_support(corner: usize, from: Square) -> i32 {
    i32::from(TO_SUPPORT[corner][from.index()])
}

/// Moves of a knight between two squares on an empty board.
#[inline]
pub(crate) fn knight_distance(from: Square, to: Square) -> i32 {
    i32::from(KNIGHT_DISTANCE[from.index()][to.index()])
}

static KNIGHT_DISTANCE: [[u8; 64]; 64] = {
    let mut table = [[99; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut reached = 1_u64 << from;
        table[from][from] = 0;
        let mut moves = 1;
        while moves < 7 {
            let next = reached | knights_reach(reached);
            let mut fresh = next & !reached;
            while fresh != 0 {
                table[from][fresh.trailing_zeros() as usize] = moves;
                fresh &= fresh - 1;
            }
            reached = next;
            moves += 1;
        }
        from += 1;
    }
    table
};

const fn knights_reach(from: u64) -> u64 {
    let one = (from >> 1) & 0x7f7f_7f7f_7f7f_7f7f | (from << 1) & 0xfefe_fefe_fefe_fefe;
    let two = (from >> 2) & 0x3f3f_3f3f_3f3f_3f3f | (from << 2) & 0xfcfc_fcfc_fcfc_fcfc;
    one << 16 | one >> 16 | two << 8 | two >> 8
}

/// The guess for a whole position, from 0 to 255.
pub(crate) fn nearness(position: &Position) -> u8 {
    let guess = if has_strong_pieces(position) {
        with_strong_pieces(position)
    } else {
        with_minor_pieces(position)
    };
    guess.clamp(0, 255) as u8
}

fn with_strong_pieces(position: &Position) -> i32 {
    let placement = position.placement();
    let (white_king, black_king) = (position.king(Color::White), position.king(Color::Black));
    let white = placement.of_color(Color::White);
    let heavy = (placement.of_role(Role::Queen) | placement.of_role(Role::Rook)) & white;
    let mut wanting = 0;
    let mut corners = [true; 4];
    if heavy.is_empty() {
        wanting = 40;
        for pawn in placement.of(Color::White, Role::Pawn) {
            wanting = wanting.min(promotion_distance(placement, pawn));
        }
        let minors = minors_wanting(placement);
        if minors < wanting {
            wanting = minors;
            corners = useful_corners(placement);
        }
    }
    let mut best = 99;
    for corner in (0..4).filter(|&corner| corners[corner]) {
        let kings = 2 * to_corner(corner, black_king) + 2 * to_support(corner, white_king);
        best = best.min(kings);
    }
    let in_the_way = placement.of_color(Color::Black) - placement.of_role(Role::Pawn);
    best + 2 * wanting + if wanting == 0 { in_the_way.count() as i32 } else { 0 }
}

fn promotion_distance(placement: &Placement, pawn: Square) -> i32 {
    let steps = 7 - pawn as i32 / 8;
    let ahead = Bitboard::file(pawn.file()).0 << (pawn as u32 & 56) << 8;
    let blocked = (ahead & placement.occupied().0).count_ones() as i32;
    if pawn as u32 >= 56 { 4 } else { 3 * steps + 3 * blocked + 4 }
}

/// What a mate with minor pieces still needs.
fn minors_wanting(placement: &Placement) -> i32 {
    let knights = placement.of(Color::White, Role::Knight);
    let bishops = placement.of(Color::White, Role::Bishop);
    let count = knights.count() + bishops.count();
    let both_shades = bishops.meets(Bitboard::DARK) && bishops.meets(Bitboard::LIGHT);
    if count >= 2 && (knights.any() || both_shades) {
        return 6;
    }
    if count == 0 {
        return 60;
    }
    let black = placement.of_color(Color::Black);
    let helpers = placement.of_role(Role::Knight)
        | placement.of_role(Role::Bishop)
        | placement.of_role(Role::Rook);
    if black.meets(helpers) {
        return 8;
    }
    let mut best = 60;
    for pawn in placement.of(Color::Black, Role::Pawn) {
        best = best.min(10 + 2 * (pawn as i32 / 8 - 1)).min(20);
    }
    best
}

/// Bishops alone mate only in corners of their own shade.
fn useful_corners(placement: &Placement) -> [bool; 4] {
    let bishops = placement.of(Color::White, Role::Bishop);
    if bishops.is_empty() || placement.of(Color::White, Role::Knight).any() {
        return [true; 4];
    }
    CORNERS.map(|corner| bishops.meets(same_shade(corner)))
}

pub(crate) fn same_shade(square: Square) -> Bitboard {
    if Bitboard::DARK.has(square) { Bitboard::DARK } else { Bitboard::LIGHT }
}

/// A mate by minor pieces in a corner: a man of the loser's stands beside the king, the winner's king
/// takes the other squares.
#[derive(Clone, Copy)]
pub(crate) struct CornerNet {
    pub(crate) corner: Square,
    pub(crate) block: Square,
    pub(crate) king_posts: [Square; 2],
    pub(crate) knight_posts: [Square; 2],
}

/// The eight of them.
pub(crate) static CORNER_NETS: [CornerNet; 8] = {
    let mut nets = [corner_net(CORNERS[0], false); 8];
    let mut at = 0;
    while at < 8 {
        nets[at] = corner_net(CORNERS[at / 2], at % 2 == 1);
        at += 1;
    }
    nets
};

const fn corner_net(corner: Square, transposed: bool) -> CornerNet {
    let files: i8 = if corner as i8 % 8 == 7 { -1 } else { 1 };
    let ranks: i8 = if corner as i8 / 8 == 7 { -1 } else { 1 };
    let (block, near, far, jump) = if transposed {
        ((0, ranks), (2 * files, ranks), (2 * files, 0), (files, 2 * ranks))
    } else {
        ((files, 0), (files, 2 * ranks), (0, 2 * ranks), (2 * files, ranks))
    };
    CornerNet {
        corner,
        block: step(corner, block),
        king_posts: [step(corner, near), step(corner, far)],
        knight_posts: [step(corner, jump), step(corner, near)],
    }
}

const fn step(from: Square, by: (i8, i8)) -> Square {
    match from.offset(by.0, by.1) {
        Some(square) => square,
        None => from,
    }
}

fn with_minor_pieces(position: &Position) -> i32 {
    let placement = position.placement();
    let knights = placement.of(Color::White, Role::Knight);
    let bishops = placement.of(Color::White, Role::Bishop);
    let mut best = 250;
    for net in &CORNER_NETS {
        let men = knights | bishops;
        let to_check = |man: Square| moves_to_check(net, man, knights.has(man));
        let block = blocker_distance(placement, net, knights.is_empty());
        let blocked = men.into_iter().map(to_check).min().map_or(99, |check| 2 * block + check);
        // Another minor piece may guard the square instead.
        let with = |checking: Square| {
            let guards = men.without(checking).into_iter();
            let guard = guards.map(|man| moves_to_guard(net, man, knights.has(man))).min();
            to_check(checking) + 2 * guard.unwrap_or(99)
        };
        let wanting = match block < 30 {
            true => blocked,
            false => men.into_iter().map(with).min().unwrap_or(99),
        };
        if wanting >= 99 {
            continue;
        }
        let white_king = position.king(Color::White);
        let king = net.king_posts.map(|post| i32::from(king_distance(white_king, post)));
        let black_king = i32::from(king_distance(position.king(Color::Black), net.corner));
        best = best.min(2 * black_king + 2 * king[0].min(king[1]) + wanting);
    }
    best
}

/// Moves of a minor piece of the winner's until it checks in the corner.
fn moves_to_check(net: &CornerNet, man: Square, is_knight: bool) -> i32 {
    match is_knight {
        true => {
            let [one, other] = net.knight_posts.map(|post| knight_distance(man, post));
            one.min(other)
        }
        false if same_shade(net.corner).has(man) => 1,
        false => 99,
    }
}

/// Moves of a minor piece of the winner's until it guards the square beside the corner.
fn moves_to_guard(net: &CornerNet, man: Square, is_knight: bool) -> i32 {
    match is_knight {
        true => (knight_distance(man, net.block) - 1).abs(),
        false if same_shade(net.block).has(man) => 1,
        false => 99,
    }
}

fn blocker_distance(placement: &Placement, net: &CornerNet, only_bishops: bool) -> i32 {
    let black = placement.of_color(Color::Black);
    let mut best = 30;
    for knight in placement.of_role(Role::Knight) & black {
        best = best.min(knight_distance(knight, net.block));
    }
    let mut sliders = placement.of_role(Role::Bishop) & black & same_shade(net.block);
    if !only_bishops {
        sliders |= placement.of_role(Role::Rook) & black;
    }
    if sliders.any() {
        best = best.min(if sliders.has(net.block) { 0 } else { 2 });
    }
    for pawn in placement.of_role(Role::Pawn) & black {
        best = best.min(pawn_to_block(pawn, net.block));
    }
    best
}

/// A pawn walks there, or promotes and then comes back.
pub(crate) fn pawn_to_block(pawn: Square, block: Square) -> i32 {
    let (rank, goal) = (pawn as i32 / 8, block as i32 / 8);
    if pawn.file() == block.file() && rank >= goal && goal > 0 {
        2 * (rank - goal)
    } else {
        2 * rank + 4
    }
}

/// The squares on or beside a corner.
#[inline]
pub(crate) fn corner_area(corner: usize) -> Bitboard {
    attacks::king(CORNERS[corner]).with(CORNERS[corner])
}

/// Has White a pawn, rook or queen?
#[inline]
pub(crate) fn has_strong_pieces(position: &Position) -> bool {
    let placement = position.placement();
    let strong = placement.of_role(Role::Queen)
        | placement.of_role(Role::Rook)
        | placement.of_role(Role::Pawn);
    strong.meets(placement.of_color(Color::White))
}
