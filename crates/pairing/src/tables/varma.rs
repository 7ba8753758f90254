//! Tournament numbers drawn so that players of one federation do not meet in the last rounds: the Varma tables, Handbook C.05, annex 2.

/// One of the four sets of numbers. Those who have numbers of the same set do not meet in the last three rounds of the Berger table; but the annex as
/// it is printed overlooks that of twelve players numbers 6 and 12, both of set C, meet in the last one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    A,
    B,
    C,
    D,
}

impl Group {
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];
}

/// Point 5 of the annex, for 10, 12, … 24 players; for one player fewer without the highest number. Numbers from 1.
const TABLES: [[&[usize]; 4]; 8] = [
    [&[3, 4, 8], &[5, 7, 9], &[1, 6], &[2, 10]],
    [&[4, 5, 9, 10], &[1, 2, 7], &[6, 8, 12], &[3, 11]],
    [&[4, 5, 6, 11, 12], &[1, 2, 8, 9], &[7, 10, 13], &[3, 14]],
    [&[5, 6, 7, 12, 13, 14], &[1, 2, 3, 9, 10], &[8, 11, 15], &[4, 16]],
    [&[5, 6, 7, 8, 14, 15, 16], &[1, 2, 3, 10, 11, 12], &[9, 13, 17], &[4, 18]],
    [&[6, 7, 8, 9, 15, 16, 17, 18], &[1, 2, 3, 11, 12, 13, 14], &[5, 10, 19], &[4, 20]],
    [&[6, 7, 8, 9, 10, 17, 18, 19, 20], &[1, 2, 3, 4, 12, 13, 14, 15], &[11, 16, 21], &[5, 22]],
    [
        &[6, 7, 8, 9, 10, 11, 19, 20, 21, 22],
        &[1, 2, 3, 4, 13, 14, 15, 16, 17],
        &[12, 18, 23],
        &[5, 24],
    ],
];

/// A player before the drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// The code of his federation.
    pub federation: String,
    pub name: String,
}

/// In which order the players draw (point 2): the federation with the most players first, of equal ones the first by its code; within a federation
/// by name. Players are named by their place in `entrants`, one list for each federation.
#[must_use]
pub fn drawing_order(entrants: &[Entrant]) -> Vec<Vec<usize>> {
    let mut all: Vec<usize> = (0..entrants.len()).collect();
    let key = |it: usize| entrants.get(it).map(|it| (&it.federation, &it.name));
    all.sort_by(|one, other| key(*one).cmp(&key(*other)));
    let federation = |it: usize| entrants.get(it).map(|it| &it.federation);
    let mut contingents: Vec<Vec<usize>> = all
        .chunk_by(|one, other| federation(*one) == federation(*other))
        .map(<[usize]>::to_vec)
        .collect();
    contingents.sort_by_key(|it| std::cmp::Reverse(it.len()));
    contingents
}

/// The numbers that can still be drawn. A number here is the place in the round robin: one less than the number that is printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draw {
    left: [Vec<usize>; 4],
}

impl Draw {
    /// Before anybody has drawn. There are tables for 9 to 24 players.
    #[must_use]
    pub fn new(players: usize) -> Option<Self> {
        let table = TABLES.get(players.div_ceil(2).checked_sub(5)?)?;
        let places = |numbers: &[usize]| {
            numbers.iter().filter(|it| **it <= players).map(|it| it - 1).collect()
        };
        Some(Self { left: table.map(places) })
    }

    /// The numbers of a group that nobody has drawn.
    #[must_use]
    pub fn left(&self, group: Group) -> &[usize] {
        let [a, b, c, d] = &self.left;
        match group {
            Group::A => a,
            Group::B => b,
            Group::C => c,
            Group::D => d,
        }
    }

    /// From which groups a contingent of so many players may choose (point 3): from those that have enough numbers for all of them. If no group
    /// has, the annex is silent.
    pub fn open_to(&self, contingent: usize) -> impl Iterator<Item = Group> {
        Group::ALL.into_iter().filter(move |it| self.left(*it).len() >= contingent)
    }

    /// Draws a number; says whether it was there.
    pub fn take(&mut self, number: usize) -> bool {
        for group in &mut self.left {
            if let Some(at) = group.iter().position(|it| *it == number) {
                group.remove(at);
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::{Draw, Entrant, Group, drawing_order};
    use crate::tables::berger::{Cycles, round_robin};

    #[test]
    fn every_number_is_in_one_group() {
        for players in 9..=24 {
            let draw = Draw::new(players).unwrap();
            let mut all: Vec<usize> =
                Group::ALL.iter().flat_map(|it| draw.left(*it).to_vec()).collect();
            all.sort_unstable();
            assert_eq!(all, (0..players).collect::<Vec<_>>());
        }
        assert_eq!((Draw::new(8), Draw::new(25), Draw::new(0)), (None, None, None));
    }

    #[test]
    fn those_of_one_group_do_not_meet_in_the_last_three_rounds_but_numbers_6_and_12_of_12() {
        let mut meet = Vec::new();
        for players in 9..=24 {
            let draw = Draw::new(players).unwrap();
            let rounds = round_robin(players, Cycles::One);
            let late = rounds.iter().rev().take(3).flat_map(|it| it.games.iter());
            for (one, other) in late {
                let together = Group::ALL
                    .iter()
                    .any(|it| draw.left(*it).contains(one) && draw.left(*it).contains(other));
                if together {
                    meet.push((players, one + 1, other + 1));
                }
            }
        }
        assert_eq!(meet, [(12, 6, 12)]);
    }

    #[test]
    fn the_greatest_contingent_draws_first_and_names_decide_within_it() {
        let entrant = |federation: &str, name: &str| Entrant {
            federation: federation.into(),
            name: name.into(),
        };
        let entrants = [
            entrant("SVK", "Novak"),
            entrant("CZE", "Zeman"),
            entrant("AUT", "Huber"),
            entrant("CZE", "Benes"),
            entrant("SVK", "Kral"),
            entrant("CZE", "Maly"),
        ];
        assert_eq!(drawing_order(&entrants), [vec![3, 5, 1], vec![4, 0], vec![2]]);
    }

    #[test]
    fn a_contingent_chooses_among_the_groups_that_have_room_for_it() {
        let mut draw = Draw::new(12).unwrap();
        assert_eq!(draw.open_to(4).collect::<Vec<_>>(), [Group::A]);
        assert_eq!(draw.open_to(3).collect::<Vec<_>>(), [Group::A, Group::B, Group::C]);
        assert_eq!(draw.open_to(5).count(), 0);
        assert!(draw.take(3));
        assert!(!draw.take(3), "it is drawn already");
        assert_eq!(draw.open_to(4).count(), 0);
        assert_eq!(draw.left(Group::A), [4, 8, 9]);
    }
}
