//! A claim of a draw by repetition or by fifty moves, checked against the whole course of a game (Articles 9.2 to
//! 9.5). It counts; how good a move is, it never asks.

use ::board::{Color, Position, Square};

use crate::article::Article;
use crate::draws::WithoutClaim;
use crate::edition::Edition;
use crate::provision::Provision;
use crate::rulebook::Regime;

/// On what the claim rests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountedGround {
    /// The same position again.
    Threefold,
    /// Moves without a capture and without a pawn move.
    Fifty,
}

/// The move that the claimant has written and not made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntendedMove {
    /// None: the last position is on the board.
    Nothing,
    /// It led to the last position.
    Legal,
    /// The piece on this square was to make an illegal move: the last position is on the board.
    Illegal(Square),
}

/// Why a position with the same pieces on the same squares is not the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unlike {
    /// Another player has the move.
    Turn,
    /// The castling rights differ.
    Castling,
    /// A pawn could be captured en passant.
    EnPassant,
}

impl Unlike {
    /// Its name for programs and in message ids.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Unlike::Turn => "turn",
            Unlike::Castling => "castling",
            Unlike::EnPassant => "en_passant",
        }
    }
}

/// The claim with what was counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClaimCheck {
    /// On what it rests.
    pub ground: CountedGround,
    /// What the claimant intends.
    pub intended: IntendedMove,
    /// Who claims: the player who has the move on the board.
    pub claimant: Color,
    /// By this edition.
    pub edition: Edition,
    /// Places in the course, counted from its start, at which the position stood.
    pub occurrences: Vec<usize>,
    /// Places with the same pieces on the same squares, and why they do not count.
    pub look_alikes: Vec<(usize, Vec<Unlike>)>,
    /// Half-moves since the last capture or move of a pawn.
    pub plies: u32,
    /// At which place in the course that was; its start, if it was before it.
    pub since: usize,
    /// How many occurrences, or moves by each player, are needed.
    pub needed: u32,
    /// Is the claim right?
    pub correct: bool,
    /// What has ended the game without any claim, and its article.
    pub without_claim: Option<(WithoutClaim, Article)>,
    /// The articles on which the verdict rests, each once.
    pub articles: Vec<Article>,
    /// The opponent's time for a wrong claim, in seconds, and its article.
    pub bonus: (u32, Article),
    /// The article by which an intended move must be made after a wrong claim.
    pub bound_by: Article,
}

impl ClaimCheck {
    /// Checks a claim about a position, given all positions of the game before it, from its start.
    ///
    /// ```
    /// use board::{Color, Position};
    /// use jadoube_laws::rulebook::Regime;
    /// use jadoube_laws::{ClaimCheck, CountedGround, Edition, IntendedMove};
    ///
    /// // The knights go out and back twice: the initial position stands for the third time.
    /// let mut course = vec![Position::initial()];
    /// for text in ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(2) {
    ///     let next = course[course.len() - 1].play(text.parse()?).expect("a legal move");
    ///     course.push(next);
    /// }
    /// let (last, earlier) = course.split_last().expect("a position");
    /// let threefold = CountedGround::Threefold;
    /// let (edition, regime) = (Edition::Fide2018, Regime::Standard);
    /// let check = ClaimCheck::of(earlier, last, IntendedMove::Nothing, threefold, edition, regime);
    /// assert!(check.correct && check.claimant == Color::White);
    /// assert_eq!(check.occurrences, [0, 4, 8]);
    /// assert_eq!(check.articles[0].to_string(), "9.2.1.2");
    ///
    /// // For the fifty moves it is too early; a wrong claim costs two minutes.
    /// let fifty = CountedGround::Fifty;
    /// let check = ClaimCheck::of(earlier, last, IntendedMove::Nothing, fifty, edition, regime);
    /// assert!(!check.correct && check.moves_without_progress(Color::White) == 4);
    /// assert_eq!((check.needed, check.bonus.0), (50, 120));
    /// # Ok::<(), board::NotAnAttempt>(())
    /// ```
    #[must_use]
    pub fn of(
        earlier: &[Position],
        target: &Position,
        intended: IntendedMove,
        ground: CountedGround,
        edition: Edition,
        regime: Regime,
    ) -> ClaimCheck {
        let draws = &edition.rulebook().draws;
        let mut occurrences = Vec::new();
        let mut look_alikes = Vec::new();
        for (at, position) in earlier.iter().enumerate() {
            if position.identity() == target.identity() {
                occurrences.push(at);
            } else if position.placement() == target.placement() {
                look_alikes.push((at, unlike(position, target)));
            }
        }
        occurrences.push(earlier.len());
        let plies = target.plies_without_progress();
        let (needed, enough) = match ground {
            CountedGround::Threefold => {
                (draws.times_to_claim(), draws.repetition_claimable(occurrences.len() as u32))
            }
            CountedGround::Fifty => (draws.plies_to_claim() / 2, draws.series_claimable(plies)),
        };
        // An illegal move leads to no position: the claim is wrong whatever stands on the board (Q-38).
        let correct = enough && !matches!(intended, IntendedMove::Illegal(_));
        let bonus = draws.false_claim_bonus.at(regime);
        ClaimCheck {
            ground,
            intended,
            claimant: match intended {
                IntendedMove::Legal => !target.turn(),
                IntendedMove::Nothing | IntendedMove::Illegal(_) => target.turn(),
            },
            edition,
            // A move that is only intended has ended nothing yet.
            without_claim: match intended {
                IntendedMove::Legal => None,
                IntendedMove::Nothing | IntendedMove::Illegal(_) => {
                    without_claim(edition, earlier, target, occurrences.len())
                }
            },
            occurrences,
            look_alikes,
            plies,
            since: earlier.len().saturating_sub(plies as usize),
            needed,
            correct,
            articles: articles(ground, intended, correct, edition),
            bonus: (bonus.value.0, bonus.article),
            bound_by: draws.false_claim_articles.article,
        }
    }

    /// How many of the half-moves without progress are this player's.
    #[must_use]
    pub fn moves_without_progress(&self, side: Color) -> u32 {
        // The last half-move is of the player who does not have the move after it.
        let last = match self.intended {
            IntendedMove::Legal => self.claimant,
            IntendedMove::Nothing | IntendedMove::Illegal(_) => !self.claimant,
        };
        self.plies / 2 + u32::from(self.plies % 2 == 1 && last == side)
    }
}

/// Does the position end the game without a claim?
fn without_claim(
    edition: Edition,
    earlier: &[Position],
    target: &Position,
    count: usize,
) -> Option<(WithoutClaim, Article)> {
    let draws = &edition.rulebook().draws;
    let stood_before = |back: usize| {
        let before = earlier.len().checked_sub(back).and_then(|at| earlier.get(at));
        before.is_some_and(|it| it.identity() == target.identity())
    };
    let idle = target.plies_without_progress();
    let ended = draws.without_claim(idle, || count as u32, stood_before)?;
    Some((ended, draws.article_of(ended)))
}

fn unlike(one: &Position, other: &Position) -> Vec<Unlike> {
    let (one, other) = (one.identity(), other.identity());
    let differs = [
        (one.turn != other.turn, Unlike::Turn),
        (one.castling_rooks != other.castling_rooks, Unlike::Castling),
        // With the other player to move nobody could capture the same pawn anyway.
        (one.turn == other.turn && one.en_passant != other.en_passant, Unlike::EnPassant),
    ];
    differs.into_iter().filter(|it| it.0).map(|it| it.1).collect()
}

fn articles(
    ground: CountedGround,
    intended: IntendedMove,
    correct: bool,
    edition: Edition,
) -> Vec<Article> {
    let own = match (ground, intended) {
        (CountedGround::Threefold, IntendedMove::Nothing) => Provision::DrawThreefoldHas,
        (CountedGround::Threefold, _) => Provision::DrawThreefoldAbout,
        (CountedGround::Fifty, IntendedMove::Nothing) => Provision::DrawFiftyHas,
        (CountedGround::Fifty, _) => Provision::DrawFiftyAbout,
    };
    let same = (ground == CountedGround::Threefold).then_some(Provision::DrawSamePosition);
    let end = match correct {
        true => Provision::DrawClaimCorrect,
        false => Provision::DrawClaimWrong,
    };
    let cited = [Some(own), same, Some(end)].into_iter().flatten();
    let mut articles: Vec<Article> = cited.filter_map(|it| it.article(edition)).collect();
    articles.dedup();
    articles
}

#[cfg(test)]
mod tests {
    use ::board::Position;

    use super::*;

    const SHUFFLE: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

    fn course(times: usize) -> Vec<Position> {
        let mut positions = vec![Position::initial()];
        for text in SHUFFLE.into_iter().cycle().take(4 * times) {
            let last = positions[positions.len() - 1];
            positions.push(last.play(text.parse().unwrap()).unwrap());
        }
        positions
    }

    fn check(positions: &[Position], intended: IntendedMove, ground: CountedGround) -> ClaimCheck {
        let (target, earlier) = positions.split_last().unwrap();
        ClaimCheck::of(earlier, target, intended, ground, Edition::Fide2018, Regime::Standard)
    }

    #[test]
    fn the_third_time_is_enough_and_the_fifth_needs_no_claim() {
        let twice = check(&course(1), IntendedMove::Nothing, CountedGround::Threefold);
        assert!(!twice.correct && twice.occurrences == [0, 4]);
        let thrice = check(&course(2), IntendedMove::Nothing, CountedGround::Threefold);
        assert!(thrice.correct && thrice.without_claim.is_none());
        assert_eq!(thrice.claimant, Color::White);
        let five = check(&course(4), IntendedMove::Nothing, CountedGround::Threefold);
        assert_eq!(five.without_claim.map(|it| it.0), Some(WithoutClaim::Repetition));
    }

    #[test]
    fn an_intended_move_is_the_claimants_and_ends_nothing() {
        let five = check(&course(4), IntendedMove::Legal, CountedGround::Threefold);
        assert_eq!((five.claimant, five.without_claim), (Color::Black, None));
        assert!(five.correct);
        let illegal = IntendedMove::Illegal(Square::G1);
        assert!(!check(&course(4), illegal, CountedGround::Threefold).correct);
    }

    #[test]
    fn moves_without_progress_are_counted_for_each_player() {
        let positions = course(1);
        let odd = check(&positions[..4], IntendedMove::Nothing, CountedGround::Fifty);
        let made = |check: &ClaimCheck| Color::ALL.map(|side| check.moves_without_progress(side));
        assert_eq!((odd.plies, made(&odd)), (3, [2, 1]));
        let written = check(&positions[..4], IntendedMove::Legal, CountedGround::Fifty);
        assert_eq!(made(&written), [2, 1]);
        assert!(!odd.correct);
    }
}
