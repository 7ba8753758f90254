use super::Matching;
use super::wide::{Weight, Wide};

/// Numbers that look random, the same ones every time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % bound
    }
}

/// The weight of the heaviest matching of those that are left, by trying all.
fn heaviest(edges: &[Vec<Option<i64>>], left: u32) -> i64 {
    if left == 0 {
        return 0;
    }
    let one = left.trailing_zeros() as usize;
    let without = left & !(1 << one);
    let mut best = heaviest(edges, without);
    for (other, edge) in edges[one].iter().enumerate() {
        if let Some(weight) = edge
            && without >> other & 1 == 1
        {
            best = best.max(weight + heaviest(edges, without & !(1 << other)));
        }
    }
    best
}

fn found<W: Weight>(graph: &Matching<W>, edges: &[Vec<Option<i64>>], left: u32) -> i64 {
    let mut sum = 0;
    for one in (0..edges.len()).filter(|it| left >> it & 1 == 1) {
        if let Some(other) = graph.mate(one) {
            assert_eq!(graph.mate(other), Some(one), "a mate has its mate");
            if one < other {
                sum += edges[one][other].expect("only what is joined is paired");
            }
        }
    }
    sum
}

fn random_edges(numbers: &mut Numbers, size: usize, most: u64, lack: u64) -> Vec<Vec<Option<i64>>> {
    let mut edges = vec![vec![None; size]; size];
    let two = (0..size).flat_map(|one| (one + 1..size).map(move |other| (one, other)));
    for (one, other) in two {
        let weight =
            (numbers.below(10) >= lack).then(|| numbers.below(most) as i64 - most as i64 / 8);
        edges[one][other] = weight;
        edges[other][one] = weight;
    }
    edges
}

/// Small graphs, dense and thin, with few and with many weights; then edges are changed and pairs settled, and it has to be the heaviest each time.
fn matches_as_trying_all_does<W: Weight>(rounds: u64) {
    for seed in 1..rounds {
        let mut numbers = Numbers(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let size = 2 + numbers.below(9) as usize;
        let most = [2, 4, 10, 1000][numbers.below(4) as usize];
        let lack = numbers.below(7);
        let mut edges = random_edges(&mut numbers, size, most, lack);
        let number = |it: Option<i64>| it.map(|it| W::bit(it, 0));
        let mut graph = Matching::new(size, |one, other| number(edges[one][other]));
        let mut left = (1_u32 << size) - 1;
        if numbers.below(2) == 0 {
            for one in 0..size {
                graph.suggest(one, numbers.below(size as u64) as usize);
            }
        }
        graph.solve();
        assert_eq!(found(&graph, &edges, left), heaviest(&edges, left), "seed {seed}");
        for step in 0..6 {
            let vertex = numbers.below(size as u64) as usize;
            if left >> vertex & 1 == 0 {
                continue;
            }
            if numbers.below(3) == 0 {
                let mate = graph.mate(vertex);
                graph.settle(vertex);
                left &= !(1 << vertex);
                left &= mate.map_or(u32::MAX, |it| !(1 << it));
            } else {
                for other in (0..size).filter(|it| *it != vertex) {
                    let weight = (numbers.below(10) >= lack).then(|| numbers.below(most) as i64);
                    edges[vertex][other] = weight;
                    edges[other][vertex] = weight;
                }
                graph.change(vertex, |other| number(edges[vertex][other]));
            }
            graph.solve();
            assert_eq!(
                found(&graph, &edges, left),
                heaviest(&edges, left),
                "seed {seed}, step {step}"
            );
        }
    }
}

#[test]
fn the_matching_is_the_heaviest_in_plain_numbers() {
    matches_as_trying_all_does::<i64>(6_000);
}

#[test]
fn the_matching_is_the_heaviest_in_wide_numbers() {
    matches_as_trying_all_does::<Wide<3>>(3_000);
}

/// What could not meet is not paired in any heaviest matching.
#[test]
fn could_meet_never_says_no_wrongly() {
    for seed in 1..1_500 {
        let mut numbers = Numbers(seed * 77 + 5);
        let size = 3 + numbers.below(7) as usize;
        let edges = random_edges(&mut numbers, size, 4, 2);
        let mut graph = Matching::new(size, |one, other| edges[one][other]);
        graph.solve();
        let all = (1_u32 << size) - 1;
        let best = heaviest(&edges, all);
        for (one, row) in edges.iter().enumerate() {
            for (other, edge) in row.iter().enumerate().skip(one + 1) {
                let Some(weight) = edge else { continue };
                let with = weight + heaviest(&edges, all & !(1 << one) & !(1 << other));
                assert!(
                    with < best || graph.could_meet(one, other),
                    "seed {seed}: {one} and {other}"
                );
            }
        }
    }
}
