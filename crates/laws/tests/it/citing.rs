//! What rulings cite (decision 0010): for each kind the provisions that may lead, and the most that may follow. The
//! scenarios and the simulator are both held against it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::sync::LazyLock;

use laws::ruling::{Ruling, Verdict};
use laws::{Article, Edition, Provision};

/// A kind of ruling, a tab, the keys of the provisions that may lead it; an article that has no provision stands by its
/// number.
const LEADING: &str = include_str!("../fixtures/leading.tsv");

/// Of an answer that a question does not allow, the article of the question leads, whichever it is.
const ANY: &str = "*";

/// Its table says how many may follow.
const DECISION: &str = include_str!("../../../../docs/decisions/0010-what-a-ruling-cites.md");

/// More passages of the commentary than this are no help.
const PASSAGES_MAX: usize = 4;

static LEADS: LazyLock<BTreeMap<&str, Vec<&str>>> = LazyLock::new(|| {
    let line = |line: &'static str| {
        let (kind, leads) = line.split_once('\t').expect("a kind and what may lead");
        (kind, leads.split(' ').collect())
    };
    LEADING.lines().filter(|it| !it.starts_with('#')).map(line).collect()
});

static MOST: LazyLock<BTreeMap<&str, usize>> = LazyLock::new(|| {
    let row = |line: &'static str| {
        let mut cells = line.strip_prefix("| `")?.split('|').map(str::trim);
        let (kinds, most) = (cells.next()?, cells.next()?.parse().ok()?);
        Some(kinds.split(", ").map(move |it| (it.trim_matches('`'), most)))
    };
    DECISION.lines().filter_map(row).flatten().collect()
});

/// What is wrong with the articles of these rulings, one line for each fault.
pub(crate) fn faults_of(rulings: &[Ruling]) -> BTreeSet<String> {
    rulings.iter().flat_map(faults_of_one).collect()
}

fn faults_of_one(ruling: &Ruling) -> Vec<String> {
    let (kind, edition) = (kind_of(ruling.verdict()), ruling.edition());
    let (passages, articles): (Vec<Article>, Vec<Article>) =
        ruling.articles().into_iter().partition(|it| it.is_commentary());
    let lead = articles[0];
    let cited = || articles.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let mut faults = Vec::new();
    let may_lead = LEADS
        .get(kind.as_str())
        .is_some_and(|it| it.iter().any(|name| is_one_of(name, lead, edition)));
    if !may_lead {
        let first = Provision::in_article(edition, lead).next();
        let name = first.map_or(lead.to_string(), |it| it.to_string());
        faults.push(format!("{kind}\t{name}   # may not lead: [{}] in {edition}", cited()));
    }
    // The heading of an item that is cited is not one more.
    let heading = |it: &Article| articles.iter().any(|item| item != it && item.is_within(*it));
    let following = articles.iter().skip(1).filter(|it| !heading(it)).count();
    let most = MOST.get(kind.split(' ').next().unwrap_or_default());
    if most.is_none_or(|&it| following > it) {
        faults.push(format!("{kind} cites {following} more: [{}] in {edition}", cited()));
    }
    if passages.len() > PASSAGES_MAX {
        faults.push(format!("{kind} cites {} passages in {edition}", passages.len()));
    }
    faults
}

fn is_one_of(name: &str, article: Article, edition: Edition) -> bool {
    if name == ANY {
        return true;
    }
    match name.parse::<Provision>() {
        Ok(provision) => provision.validity(edition).articles().contains(&article),
        Err(_) => article.to_string() == name,
    }
}

/// The name of the verdict, and what it is about: `GameOver Time`, `Must Castle`, `Ask J-12`.
fn kind_of(verdict: &Verdict) -> String {
    let about = match verdict {
        Verdict::Completed { by, .. } => name(by),
        Verdict::IllegalCompleted { kind, .. } => name(kind),
        Verdict::Must { duty, .. } => name(duty),
        Verdict::Allowed { what: Some(what) }
        | Verdict::Refused { what, .. }
        | Verdict::Violation { what, .. }
        | Verdict::SetupFault { what, .. }
        | Verdict::Announce { what }
        | Verdict::Note { what, .. }
        | Verdict::PlayOn { why: what }
        | Verdict::Intervene { why: what }
        | Verdict::NoIntervention { why: what } => name(what),
        Verdict::GameOver { outcome, .. } => name(&outcome.reason),
        Verdict::ClaimUpheld(ground) | Verdict::ClaimRejected(ground) => {
            let whole = format!("{ground:?}");
            whole.split(|it: char| !it.is_alphanumeric()).take(2).collect::<Vec<_>>().join(" ")
        }
        Verdict::ClaimBarred(bar) => name(bar),
        Verdict::Offer { state, .. } => name(state),
        Verdict::Ask(question) => question.which.to_string(),
        Verdict::Refer(to) => name(to),
        _ => String::new(),
    };
    format!("{} {about}", name(verdict)).trim_end().to_owned()
}

/// The word by which a variant is called.
fn name(what: &impl Debug) -> String {
    format!("{what:?}").chars().take_while(|it| it.is_alphanumeric()).collect()
}

#[test]
fn the_table_names_provisions_and_kinds_that_exist() {
    for (kind, leads) in &*LEADS {
        let verdict = kind.split(' ').next().unwrap_or_default();
        assert!(MOST.contains_key(verdict), "the decision does not speak of {kind}");
        for name in leads {
            let known = *name == ANY
                || name.parse::<Provision>().is_ok()
                || name.parse::<Article>().is_ok();
            assert!(known, "{kind}: {name} is neither a provision nor an article");
        }
    }
}
