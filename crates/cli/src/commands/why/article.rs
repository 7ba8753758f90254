//! Which articles of an edition a violation is against: the numbers come from `laws`.

use board::{Setup, Violation};
use laws::Edition;

use crate::words;

/// The numbers of the articles that say so, the leading one first.
pub(crate) fn articles_of(edition: Edition, setup: &Setup, violation: Violation) -> Vec<String> {
    let provisions = match words::castles_regularly(setup) {
        true => laws::provisions_of_violation(violation),
        false => laws::provisions_of_violation_in_chess960(violation),
    };
    let mut numbers = Vec::new();
    for article in provisions.iter().filter_map(|provision| provision.article(edition)) {
        let number = article.to_string();
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    numbers
}
