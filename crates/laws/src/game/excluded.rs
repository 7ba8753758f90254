//! Results that the position of the game excludes: mate or stalemate on the board, or a win for a player who cannot mate.

use ::board::Color;
use winnability::{Budget, Winnability};

use super::Game;
use crate::event::{Points, Score};
use crate::provision::Provision;
use crate::ruling::ResultOf;

/// Why a position excludes a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Excluded {
    /// Who is to move is mated, and the result says otherwise.
    Checkmate,
    /// Nobody wins a stalemate.
    Stalemate,
    /// The winner is proved unable to mate.
    CannotMate {
        /// The winner of the result.
        side: Color,
        /// The proof.
        proof: Winnability,
    },
}

impl Excluded {
    /// Its name for programs and in message ids.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Excluded::Checkmate => "checkmate",
            Excluded::Stalemate => "stalemate",
            Excluded::CannotMate { .. } => "cannot-mate",
        }
    }

    /// The provision that excludes it.
    #[must_use]
    pub fn provision(&self) -> Provision {
        match self {
            Excluded::Checkmate => Provision::EndMate,
            Excluded::Stalemate => Provision::EndStalemate,
            Excluded::CannotMate { .. } => Provision::ClockFlagLoses,
        }
    }
}

impl Game {
    /// Does the position exclude this result? The arbiter may enter it all the same, with a reason. The result that the game
    /// has is never excluded: a player with a won game may resign.
    ///
    /// ```
    /// use jadoube_laws::Edition;
    /// use jadoube_laws::event::Score;
    /// use jadoube_laws::game::{Configuration, Excluded, Game};
    ///
    /// let drawn = "
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . k . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . Q . . .
    ///     . . . . K . . .";
    /// let position = board::Setup { placement: drawn.parse()?, ..board::Setup::EMPTY };
    /// let game = Game::new(&Configuration { position, ..Configuration::new(Edition::Fide2023) })?;
    /// assert!(matches!(game.excludes(Score::BLACK_WINS), Some(Excluded::CannotMate { .. })));
    /// assert_eq!(game.excludes(Score::WHITE_WINS), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn excludes(&self, score: Score) -> Option<Excluded> {
        self.excludes_within(score, Budget::DEFAULT)
    }

    /// The same, as far as it is found in a moment.
    #[must_use]
    pub fn excludes_at_once(&self, score: Score) -> Option<Excluded> {
        self.excludes_within(score, Budget::QUICK)
    }

    fn excludes_within(&self, score: Score, budget: Budget) -> Option<Excluded> {
        if self.outcome().is_some_and(|it| it.result == ResultOf::Score(score)) {
            return None;
        }
        let position = self.standing().position()?;
        let winner = Color::ALL.into_iter().find(|&it| score.points[it] == Points::One);
        match (position.has_legal_move(), position.is_check()) {
            (false, true) => (winner != Some(!position.turn())).then_some(Excluded::Checkmate),
            (false, false) => winner.map(|_| Excluded::Stalemate),
            (true, _) => {
                let side = winner?;
                let proof = winnability::can_mate(position, side, budget);
                matches!(proof, Winnability::CannotMate(_))
                    .then_some(Excluded::CannotMate { side, proof })
            }
        }
    }
}
