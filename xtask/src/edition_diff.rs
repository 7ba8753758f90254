//! What changed between two editions, for whoever reviews one. The substance first, then the numbers.

use std::fmt::Write;

use laws::rulebook::Regime;
use laws::{Article, Edition, Parameter, diff};

/// The differences as plain lines.
pub(crate) fn lines(before: Edition, after: Edition) -> String {
    let difference = diff(before, after);
    let mut text = format!("{before} -> {after}\n\nvalues\n");
    for change in &difference.values {
        let key = change.before.key;
        let (was, is) = (shown(&change.before), shown(&change.after));
        let _ = writeln!(text, "  {key}{}: {was} -> {is}", regimes(&change.regimes));
    }
    for (title, provisions) in [("came", &difference.came), ("went", &difference.went)] {
        let _ = write!(text, "\n{title}\n");
        for provision in provisions {
            let _ = writeln!(text, "  {provision}");
        }
    }
    text.push_str("\nmoved\n");
    for change in &difference.moved {
        let (was, is) = (numbers(change.before), numbers(change.after));
        let _ = writeln!(text, "  {}: {was} -> {is}", change.provision);
    }
    text
}

fn shown(parameter: &Parameter) -> String {
    format!("{}{} ({})", parameter.certainty.mark(), parameter.value, parameter.article)
}

/// Nothing if it is so everywhere.
fn regimes(regimes: &[Regime]) -> String {
    if regimes.len() == Regime::ALL.len() {
        return String::new();
    }
    let names = regimes.iter().map(|it| format!("{} {}", it.pace().tag(), it.supervision().tag()));
    format!(" [{}]", names.collect::<Vec<_>>().join(", "))
}

fn numbers(articles: &[Article]) -> String {
    articles.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::lines;
    use laws::Edition;

    #[test]
    fn the_substance_comes_first() {
        let text = lines(Edition::Fide2018, Edition::Fide2023);
        let bonus =
            "  illegal.bonus [rapid supervised, rapid unsupervised]: 120 s (7.5.5) -> 60 s (A.3)\n";
        assert!(text.contains(bonus), "{text}");
        assert!(text.find("\nvalues\n") < text.find("\nmoved\n"));
        assert!(text.contains("  rapid.illegal: A.4.2 -> A.5.2\n"), "{text}");
    }
}
