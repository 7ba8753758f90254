//! Which rules were consulted and led to no ruling, and why not.

use laws::ruling::Ruling;
use laws::{Article, Came, Consulted};
use messages::{Args, Messages};

use crate::words;

/// Under the rulings of an event: one line for each condition that was not fulfilled, with the articles that ask for it, and
/// one for the rules that the edition has not. An article on which a ruling rests is not told again, nor one twice.
#[must_use]
pub fn not_applied(
    messages: &Messages,
    rulings: &[Ruling],
    consulted: &[Consulted],
) -> Vec<String> {
    let mut told: Vec<Article> =
        rulings.iter().flat_map(|it| [it.articles(), it.background()].concat()).collect();
    let mut reasons: Vec<(Came, Vec<String>)> = Vec::new();
    for it in consulted {
        let name = match (it.came, it.articles.first()) {
            (Came::Applied { .. }, _) => continue,
            (_, None) => it.provision.map(|it| it.key().to_owned()),
            (_, Some(article)) if told.contains(article) => continue,
            (_, Some(article)) => {
                told.push(*article);
                Some(article.to_string())
            }
        };
        match reasons.iter_mut().find(|known| known.0 == it.came) {
            Some((_, rules)) => rules.extend(name),
            None => reasons.push((it.came, name.into_iter().collect())),
        }
    }
    let line = |(came, rules): (Came, Vec<String>)| {
        let args = Args::new().set("rules", rules.join(", "));
        match why(messages, came) {
            Some(why) => messages.with("judge-not-applied", &args.set("why", why)),
            None => messages.with("judge-not-in-this-edition", &args),
        }
    };
    reasons.into_iter().map(line).collect()
}

/// The condition that was not fulfilled.
pub(crate) fn why(messages: &Messages, came: Came) -> Option<String> {
    match came {
        Came::Unmet(unmet) => Some(words::phrase(messages, &unmet.phrase())),
        Came::Applied { .. } | Came::NotInThisEdition => None,
    }
}
