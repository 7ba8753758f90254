//! The tree of a knock-out. Players are named by their seeds, the best being 0.

/// Two who meet, or one who goes on without a match because the tree has no opponent for him.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tie {
    Match { better: usize, other: usize },
    Free(usize),
}

impl Tie {
    fn of(one: usize, other: usize) -> Self {
        Self::Match { better: one.min(other), other: one.max(other) }
    }

    /// Is the player one of this tie?
    #[must_use]
    pub fn has(&self, player: usize) -> bool {
        match self {
            Self::Match { better, other } => *better == player || *other == player,
            Self::Free(it) => *it == player,
        }
    }

    /// Who does not go on if this player does.
    fn loser(&self, winner: usize) -> Option<usize> {
        match self {
            Self::Match { better, other } if *other == winner => Some(*better),
            Self::Match { other, .. } => Some(*other),
            Self::Free(_) => None,
        }
    }
}

/// Why there is no next round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refused {
    /// Every tie has one who goes on.
    Count { ties: usize, winners: usize },
    /// This player does not belong to his tie.
    Stranger { tie: usize, player: usize },
    /// The round was the last one.
    Final,
}

/// The first round, in the order of the tree: two ties that stand beside each other give one of the next round. The best meets the last and so on, so
/// that with every round in which the favourites win the sum of two seeds is the same; if the tree is not full, the best are free.
#[must_use]
pub fn first_round(players: usize) -> Vec<Tie> {
    if players < 2 {
        return Vec::new();
    }
    let places = players.next_power_of_two();
    let mut order = vec![0];
    while order.len() < places / 2 {
        let last = 2 * order.len() - 1;
        order = order.into_iter().flat_map(|it| [it, last - it]).collect();
    }
    order
        .into_iter()
        .map(|it| {
            let other = places - 1 - it;
            if other < players { Tie::of(it, other) } else { Tie::Free(it) }
        })
        .collect()
}

/// How many rounds there are.
#[must_use]
pub const fn rounds(players: usize) -> u32 {
    if players < 2 { 0 } else { players.next_power_of_two().ilog2() }
}

/// The round after `ties`, when it is known who of each goes on.
///
/// # Errors
///
/// If the winners are not those of the ties, or if there is no further round.
pub fn next_round(ties: &[Tie], winners: &[usize]) -> Result<Vec<Tie>, Refused> {
    check(ties, winners)?;
    if ties.len() < 2 {
        return Err(Refused::Final);
    }
    let pairs = winners.chunks(2).filter_map(|it| match *it {
        [one, other] => Some(Tie::of(one, other)),
        [one] => Some(Tie::Free(one)),
        _ => None,
    });
    Ok(pairs.collect())
}

/// The match for the third place, after the round of the last four.
///
/// # Errors
///
/// If the winners are not those of the ties. There is no such match after another round, or if one of the two ties was not played: nothing then.
pub fn third_place(ties: &[Tie], winners: &[usize]) -> Result<Option<Tie>, Refused> {
    check(ties, winners)?;
    Ok(match (ties, winners) {
        ([one, other], [first, second]) => {
            one.loser(*first).zip(other.loser(*second)).map(|(one, other)| Tie::of(one, other))
        }
        _ => None,
    })
}

fn check(ties: &[Tie], winners: &[usize]) -> Result<(), Refused> {
    if ties.len() != winners.len() {
        return Err(Refused::Count { ties: ties.len(), winners: winners.len() });
    }
    let mut pairs = ties.iter().zip(winners).enumerate();
    match pairs.find(|(_, (tie, winner))| !tie.has(**winner)) {
        Some((tie, (_, player))) => Err(Refused::Stranger { tie, player: *player }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::{Refused, Tie, first_round, next_round, rounds, third_place};

    fn favourites(ties: &[Tie]) -> Vec<usize> {
        let better = |it: &Tie| match it {
            Tie::Match { better, .. } => *better,
            Tie::Free(it) => *it,
        };
        ties.iter().map(better).collect()
    }

    fn duel(better: usize, other: usize) -> Tie {
        Tie::Match { better, other }
    }

    #[test]
    fn eight_players_first_and_last_meet_and_the_two_best_only_in_the_final() {
        let quarter = first_round(8);
        assert_eq!(quarter, [duel(0, 7), duel(3, 4), duel(1, 6), duel(2, 5)]);
        let half = next_round(&quarter, &[0, 4, 1, 2]).unwrap();
        assert_eq!(half, [duel(0, 4), duel(1, 2)]);
        assert_eq!(next_round(&half, &[4, 1]).unwrap(), [duel(1, 4)]);
        assert_eq!(third_place(&half, &[4, 1]).unwrap(), Some(duel(0, 2)));
    }

    #[test]
    fn everybody_is_in_the_tree_once_and_the_best_are_free() {
        for players in 2..=300 {
            let ties = first_round(players);
            assert_eq!(1 << rounds(players), 2 * ties.len());
            let mut all = Vec::new();
            for tie in &ties {
                match tie {
                    Tie::Match { better, other } => all.extend([*better, *other]),
                    Tie::Free(it) => {
                        assert!(*it < 2 * ties.len() - players);
                        all.push(*it);
                    }
                }
            }
            all.sort_unstable();
            assert_eq!(all, (0..players).collect::<Vec<_>>());
        }
    }

    #[test]
    fn if_the_favourites_win_the_sum_of_the_seeds_is_the_same_in_a_round() {
        for players in [2, 4, 16, 128] {
            let mut ties = first_round(players);
            let mut left = players;
            loop {
                for tie in &ties {
                    assert!(
                        matches!(tie, Tie::Match { better, other } if better + other == left - 1)
                    );
                }
                match next_round(&ties, &favourites(&ties)) {
                    Ok(next) => ties = next,
                    Err(refused) => break assert_eq!(refused, Refused::Final),
                }
                left /= 2;
            }
            assert_eq!(left, 2);
        }
    }

    #[test]
    fn as_in_the_world_cup_of_206_players_the_first_fifty_are_free_and_51_meets_206() {
        let ties = first_round(206);
        let free = ties.iter().filter(|it| matches!(it, Tie::Free(_)));
        assert_eq!(free.count(), 50);
        assert!(ties.contains(&duel(50, 205)));
        assert!(ties.contains(&duel(127, 128)));
        assert_eq!(rounds(206), 8);
    }

    #[test]
    fn who_was_not_in_a_tie_cannot_go_on() {
        let ties = first_round(5);
        assert_eq!(ties, [Tie::Free(0), duel(3, 4), Tie::Free(1), Tie::Free(2)]);
        let refused = next_round(&ties, &[0, 2, 1, 2]);
        assert_eq!(refused, Err(Refused::Stranger { tie: 1, player: 2 }));
        assert_eq!(next_round(&ties, &[0, 3]), Err(Refused::Count { ties: 4, winners: 2 }));
        assert_eq!(third_place(&ties, &[0, 3, 1, 2]), Ok(None));
        assert_eq!(next_round(&ties, &[0, 3, 1, 2]).unwrap(), [duel(0, 3), duel(1, 2)]);
        assert!(first_round(1).is_empty() && first_round(0).is_empty());
        assert_eq!(rounds(1), 0);
    }
}
