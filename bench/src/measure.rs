//! Timing: rounds in which every contestant runs once, so that a slow moment of the machine hits all alike.

use std::time::{Duration, Instant};

pub(crate) const ROUNDS: usize = 5;

/// A contestant: a name and the work, which returns a number that must be the same for all.
pub(crate) struct Contestant<'a> {
    pub(crate) name: &'static str,
    pub(crate) work: Box<dyn FnMut() -> u64 + 'a>,
}

impl<'a> Contestant<'a> {
    pub(crate) fn new(name: &'static str, work: impl FnMut() -> u64 + 'a) -> Contestant<'a> {
        Contestant { name, work: Box::new(work) }
    }
}

/// The median time of each contestant, in their order.
///
/// # Panics
/// If a contestant comes to another result than expected.
pub(crate) fn medians(contestants: &mut [Contestant<'_>], expected: u64) -> Vec<Duration> {
    let mut times = vec![Vec::with_capacity(ROUNDS); contestants.len()];
    for _ in 0..ROUNDS {
        for (contestant, times) in contestants.iter_mut().zip(&mut times) {
            let start = Instant::now();
            let result = (contestant.work)();
            times.push(start.elapsed());
            assert_eq!(result, expected, "{} counts something else", contestant.name);
        }
    }
    times
        .into_iter()
        .map(|mut times| {
            times.sort_unstable();
            times[ROUNDS / 2]
        })
        .collect()
}

/// A row of figures under the contestants' names.
pub(crate) fn row(label: &str, figures: &[String]) {
    print!("{label:28}");
    for figure in figures {
        print!("{figure:>14}");
    }
    println!();
}

pub(crate) fn geometric_mean(values: impl Iterator<Item = f64>) -> f64 {
    let logs: Vec<f64> = values.map(f64::ln).collect();
    (logs.iter().sum::<f64>() / logs.len() as f64).exp()
}
