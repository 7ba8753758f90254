//! The first transposition of S2 (Article 4.2) among the best pairings of S1 with S2.
//!
//! When the potentials of the matching are known, a pairing is one of the best if it uses tight edges only and leaves nobody alone who has
//! potential. So the question has no weights any more: of the perfect matchings of a graph with two sides, which is the first? For each player of
//! S1, in order, it is looked up whom all the others leave him; one row of bits tells it for all at once.

/// A matching of S1, filled up with places for those who float, to S2.
pub(crate) struct Transposition {
    /// Whom each of S2 can have, by bits.
    columns: Vec<Vec<u64>>,
    /// The partner in S2 of each of S1, and the other way round.
    partner: Vec<usize>,
    owner: Vec<usize>,
}

impl Transposition {
    /// `can_meet` tells which pairs are tight; places beyond S1 stand for floating down. `partner` is one of the best pairings.
    pub(crate) fn new(partner: Vec<usize>, can_meet: impl Fn(usize, usize) -> bool) -> Self {
        let count = partner.len();
        let column = |second: usize| {
            let mut bits = vec![0_u64; count.div_ceil(64)];
            for first in (0..count).filter(|it| can_meet(*it, second)) {
                bits[first / 64] |= 1 << (first % 64);
            }
            bits
        };
        let columns = (0..count).map(column).collect();
        let mut owner = vec![0; count];
        for (first, second) in partner.iter().enumerate() {
            owner[*second] = first;
        }
        Self { columns, partner, owner }
    }

    /// The partners of the first `players` of S1 in the first transposition.
    pub(crate) fn first(mut self, players: usize) -> Vec<usize> {
        let count = self.partner.len();
        let mut open = vec![u64::MAX; count.div_ceil(64)];
        let mut taken = vec![false; count];
        for player in 0..players {
            open[player / 64] &= !(1 << (player % 64));
            let way = self.who_can_move(player, &open);
            let reaches = |second: usize| {
                let own = self.partner[player] == second;
                own || (way[self.owner[second]].is_some()
                    && self.columns[second][player / 64] >> (player % 64) & 1 == 1)
            };
            if let Some(second) = (0..count).find(|it| !taken[*it] && reaches(*it)) {
                self.give(player, second, &way);
                taken[second] = true;
            }
        }
        self.partner.truncate(players);
        self.partner
    }

    /// Who of S1 could give up his partner, if the partner of `player` were free: by the step that he would take.
    fn who_can_move(&self, player: usize, open: &[u64]) -> Vec<Option<usize>> {
        let mut way = vec![None; self.partner.len()];
        let mut left = open.to_vec();
        let mut free = vec![self.partner[player]];
        while let Some(second) = free.pop() {
            for (at, (column, left)) in self.columns[second].iter().zip(&mut left).enumerate() {
                let mut bits = column & *left;
                *left &= !bits;
                while bits != 0 {
                    let first = at * 64 + bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    way[first] = Some(second);
                    free.push(self.partner[first]);
                }
            }
        }
        way
    }

    /// Gives a player this partner; the one who had him moves, and so on.
    fn give(&mut self, player: usize, second: usize, way: &[Option<usize>]) {
        let (mut first, mut takes) = (player, second);
        let freed = self.partner[player];
        loop {
            let displaced = self.owner[takes];
            self.partner[first] = takes;
            self.owner[takes] = first;
            if takes == freed {
                return;
            }
            let Some(next) = way[displaced] else { return };
            (first, takes) = (displaced, next);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Transposition;

    /// Every way to give each of S1 somebody, the first first.
    fn first_of_all(
        count: usize,
        can_meet: &dyn Fn(usize, usize) -> bool,
        so_far: &mut Vec<usize>,
    ) -> bool {
        if so_far.len() == count {
            return true;
        }
        for second in 0..count {
            if can_meet(so_far.len(), second) && !so_far.contains(&second) {
                so_far.push(second);
                if first_of_all(count, can_meet, so_far) {
                    return true;
                }
                so_far.pop();
            }
        }
        false
    }

    #[test]
    fn it_is_the_first_of_all() {
        let mut found = 0;
        for seed in 0..4_000_u64 {
            let count = 2 + (seed % 6) as usize;
            let bits = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ seed << 17;
            let can_meet =
                |one: usize, other: usize| bits.rotate_left((one * 7 + other * 13) as u32) & 3 != 0;
            let mut first = Vec::new();
            if !first_of_all(count, &can_meet, &mut first) {
                continue;
            }
            // Any matching will do to begin with: the last one is as far as can be from the first.
            let turned = |one: usize, other: usize| can_meet(one, count - 1 - other);
            let mut last = Vec::new();
            assert!(first_of_all(count, &turned, &mut last));
            let last: Vec<usize> = last.into_iter().map(|it| count - 1 - it).collect();
            assert_eq!(Transposition::new(last, can_meet).first(count), first, "seed {seed}");
            found += 1;
        }
        assert!(found > 2_000);
    }
}
