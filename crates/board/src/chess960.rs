//! The 960 starting positions of Chess960 (II.2): by number, and drawn by lot from a given seed.

use core::fmt;

use crate::random::SplitMix;
use crate::{Bitboard, Color, File, Piece, Placement, Rank, Role, Setup, Square};

/// The number of a starting position in the usual order, 0 to 959. Regular chess is 518.
///
/// ```
/// # use jadoube_board::{Chess960, Position};
/// let array = Chess960::new(356).unwrap();
/// let position = Position::new(&array.setup())?;
/// let drawn = "
///     n b b r k r q n
///     p p p p p p p p
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     P P P P P P P P
///     N B B R K R Q N
/// ";
/// assert_eq!(position.placement(), &drawn.parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chess960(u16);

/// The two files of the knights among the five left when bishops and queen stand, by their number.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

impl Chess960 {
    /// The array of regular chess.
    pub const REGULAR: Chess960 = Chess960(518);

    /// The starting position with this number, if there is one.
    ///
    /// ```
    /// # use jadoube_board::{Chess960, Setup};
    /// assert_eq!(Chess960::new(518), Some(Chess960::REGULAR));
    /// assert_eq!(Chess960::REGULAR.setup(), Setup::INITIAL);
    /// assert_eq!(Chess960::new(960), None);
    /// ```
    #[must_use]
    pub const fn new(number: u16) -> Option<Chess960> {
        if number < 960 { Some(Chess960(number)) } else { None }
    }

    /// All of them.
    ///
    /// ```
    /// # use jadoube_board::Chess960;
    /// assert_eq!(Chess960::all().count(), 960);
    /// ```
    pub fn all() -> impl Iterator<Item = Chess960> {
        (0..960).map(Chess960)
    }

    /// Draws one by lot, each with the same chance. The same seed draws the same position everywhere, so
    /// that everybody can check the draw.
    ///
    /// ```
    /// # use jadoube_board::Chess960;
    /// assert_eq!(Chess960::draw(7).number(), 87);
    /// assert_eq!(Chess960::draw(7), Chess960::draw(7));
    /// ```
    #[must_use]
    pub const fn draw(seed: u64) -> Chess960 {
        Chess960(SplitMix::new(seed).below(960) as u16)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// White's first rank, from the a-file to the h-file.
    ///
    /// ```
    /// # use jadoube_board::{Chess960, Role};
    /// let rank = Chess960::REGULAR.first_rank();
    /// assert_eq!(rank.map(Role::letter), ['r', 'n', 'b', 'q', 'k', 'b', 'n', 'r']);
    /// ```
    #[must_use]
    pub fn first_rank(self) -> [Role; 8] {
        let number = usize::from(self.0);
        let mut rank = [None; 8];
        rank[2 * (number % 4) + 1] = Some(Role::Bishop);
        rank[2 * (number / 4 % 4)] = Some(Role::Bishop);
        put_on_free(&mut rank, number / 16 % 6, Role::Queen);
        let (first, second) = KNIGHTS[number / 96];
        // The second place is counted with the first still free: fill it before.
        put_on_free(&mut rank, second, Role::Knight);
        put_on_free(&mut rank, first, Role::Knight);
        // The king stands between the rooks (II.2.1).
        for role in [Role::Rook, Role::King, Role::Rook] {
            put_on_free(&mut rank, 0, role);
        }
        rank.map(|role| role.unwrap_or(Role::King))
    }

    /// The number of a first rank, if it is one of the 960.
    ///
    /// ```
    /// # use jadoube_board::{Chess960, Role};
    /// let rank = |letters: [char; 8]| letters.map(|letter| Role::from_letter(letter).unwrap());
    /// let array = rank(['b', 'b', 'q', 'n', 'n', 'r', 'k', 'r']);
    /// assert_eq!(Chess960::of_first_rank(array), Chess960::new(0));
    /// // The king must stand between the rooks.
    /// let array = rank(['k', 'r', 'r', 'b', 'b', 'n', 'n', 'q']);
    /// assert_eq!(Chess960::of_first_rank(array), None);
    /// ```
    #[must_use]
    pub fn of_first_rank(rank: [Role; 8]) -> Option<Chess960> {
        Chess960::all().find(|position| position.first_rank() == rank)
    }

    /// The position with White to move, all castling rights in hand, Black's pieces opposite White's.
    ///
    /// In number 3 White may castle at once, king and rook changing places. An attempt at castling can always be
    /// written as the king going to its own rook.
    ///
    /// ```
    /// # use jadoube_board::{Chess960, Position};
    /// let start = Position::new(&Chess960::new(3).unwrap().setup())?;
    /// let castled = start.play("f1g1".parse()?).unwrap();
    /// let drawn = "
    ///     b q n n r k r b
    ///     p p p p p p p p
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     P P P P P P P P
    ///     B Q N N R R K B
    /// ";
    /// assert_eq!(castled.placement(), &drawn.parse()?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn setup(self) -> Setup {
        let mut setup = Setup { placement: Placement::EMPTY, ..Setup::INITIAL };
        let mut rooks = Bitboard::EMPTY;
        for (file, role) in File::ALL.into_iter().zip(self.first_rank()) {
            for color in Color::ALL {
                let home = Square::at(file, Rank::First.seen_by(color));
                let pawn = Square::at(file, Rank::Second.seen_by(color));
                setup.placement.put(home, Piece::new(color, role));
                setup.placement.put(pawn, Piece::new(color, Role::Pawn));
                if role == Role::Rook {
                    rooks = rooks.with(home);
                }
            }
        }
        setup.castling_rooks = rooks;
        setup
    }
}

impl fmt::Display for Chess960 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Puts a piece on the `nth` file that is still free.
fn put_on_free(rank: &mut [Option<Role>; 8], nth: usize, role: Role) {
    if let Some(place) = rank.iter_mut().filter(|place| place.is_none()).nth(nth) {
        *place = Some(role);
    }
}
