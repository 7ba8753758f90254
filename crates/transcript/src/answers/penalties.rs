//! Penalties of the list, by their articles or by name, with their amounts; and points.

use laws::event::Points;
use laws::rulebook::Penalty;
use laws::ruling::Span;
use laws::{PenaltyItem, PointsEntered, Sanction, Sanctions};

use super::said::{Said, Word};
use crate::times;
use crate::words::{Table, find};

/// Penalties by name.
const PENALTIES: Table<Penalty> = &[
    ("warning", Penalty::Warning),
    ("warn", Penalty::Warning),
    ("loss", Penalty::Loss),
    ("lost", Penalty::Loss),
    ("fine", Penalty::Fine),
    ("exclusion", Penalty::RoundsExclusion),
    ("expulsion", Penalty::Expulsion),
    ("opponent-time", Penalty::OppTimePlus),
    ("own-time", Penalty::OwnTimeMinus),
    ("opponent-points", Penalty::OppPointsMax),
    ("own-points", Penalty::OwnPointsMinus),
];

/// `loss` beside a penalty is the loss of the game.
const POINTS: Table<Points> =
    &[("win", Points::One), ("draw", Points::Half), ("zero", Points::Zero), ("loss", Points::Zero)];

/// What is chosen from the list, if anything is.
pub(super) fn sanctions(said: &Said) -> Option<Sanctions> {
    let mut items: Vec<Sanction> = Vec::new();
    let by_article = said.has_article();
    for (word, is_signed) in said.words().iter().zip(said.signs()) {
        match (word, items.last_mut()) {
            (Word::Article(article), _) => {
                items.push(Sanction::new(PenaltyItem::Article(*article)));
            }
            // A later time is said instead of the one before.
            (Word::Span(span), Some(last)) if by_article || last.span.is_some() => {
                last.span = Some(*span);
            }
            (Word::Span(span), Some(last)) => *last = with_time(*last, *span, is_signed),
            (Word::Span(span), None) => items.push(Sanction::of_time(*span)),
            (Word::Plain(word), last) => match (named(word), word.parse().ok(), last) {
                (Some(item), ..) => {
                    let sanction = Sanction::new(PenaltyItem::Kind(item));
                    if !items.iter().any(|it| it.item == sanction.item) {
                        items.push(sanction);
                    }
                }
                (None, Some(count), Some(last)) => last.count = Some(count),
                (None, ..) => {}
            },
            (Word::Score(_), _) => {}
        }
    }
    let sanctions = Sanctions {
        items,
        points: said.words().iter().filter(|it| !names_penalty(it)).find_map(points),
        confirmed: said.phrase().contains("confirm"),
        on_purpose: said.says(&["purpose", "deliberate"]),
    };
    Some(sanctions).filter(|it| !it.items.is_empty())
}

/// A penalty by name with its time: it is given or taken as its sign says, and without one as the name does.
fn with_time(named: Sanction, span: Span, is_signed: bool) -> Sanction {
    match named.item {
        PenaltyItem::Kind(Penalty::OwnTimeMinus) if !is_signed => {
            Sanction::of_time(Span::minus(span.amount()))
        }
        PenaltyItem::Kind(Penalty::OwnTimeMinus | Penalty::OppTimePlus) => Sanction::of_time(span),
        PenaltyItem::Article(_) | PenaltyItem::Kind(_) => Sanction { span: Some(span), ..named },
    }
}

/// The same where an article is needed to name a penalty.
pub(super) fn by_article(said: &Said) -> Option<Sanctions> {
    sanctions(said).filter(|_| said.has_article())
}

/// Does it say that there is no penalty?
pub(super) fn is_none(said: &Said) -> bool {
    let phrase = said.about_player();
    let first = phrase.split(' ').next().unwrap_or_default();
    !said.has_article()
        && said.span().is_none()
        && matches!(first, "none" | "no" | "nothing" | "not")
}

fn named(word: &str) -> Option<Penalty> {
    PENALTIES.iter().find(|it| it.0 == word).map(|it| it.1)
}

fn names_penalty(word: &Word) -> bool {
    matches!(word, Word::Plain(word) if named(word).is_some())
}

/// The points that a word states: `1-0`, `½`, `win`, `1-3`.
pub(super) fn points(word: &Word) -> Option<PointsEntered> {
    let word = match word {
        Word::Score(score) => return Some(PointsEntered::Result(*score)),
        Word::Plain(word) => word,
        Word::Span(_) | Word::Article(_) => return None,
    };
    if let Some((_, points)) = POINTS.iter().find(|it| it.0 == word) {
        return Some(PointsEntered::One(*points));
    }
    match word.split_once('-') {
        Some((white, black)) => Some(PointsEntered::Numbers(number(white)?, number(black)?)),
        None => number(word).map(PointsEntered::Number),
    }
}

/// A number of points, in quarters: `1`, `½`, `1½`, `¾`.
fn number(text: &str) -> Option<u16> {
    let (whole, rest) = match text.find(['½', '¼', '¾']) {
        Some(at) => text.split_at(at),
        None => (text, ""),
    };
    let part = match rest {
        "" => 0,
        "¼" => 1,
        "½" => 2,
        "¾" => 3,
        _ => return None,
    };
    match whole {
        "" if !rest.is_empty() => Some(part),
        whole => whole.parse::<u16>().ok()?.checked_mul(4)?.checked_add(part),
    }
}

/// The words of penalties. Points stand in front, where no number is the amount of a penalty.
pub(super) fn words(sanctions: &Sanctions) -> Vec<String> {
    let mut words: Vec<String> = sanctions.points.into_iter().map(points_word).collect();
    for &Sanction { item, span, count } in &sanctions.items {
        words.push(match item {
            PenaltyItem::Article(article) => article.to_string(),
            PenaltyItem::Kind(item) => find(PENALTIES, &item).to_owned(),
        });
        words.extend(span.map(times::signed));
        words.extend(count.map(|it| it.to_string()));
    }
    let said = [(sanctions.confirmed, "confirmed"), (sanctions.on_purpose, "deliberate")];
    words.extend(said.into_iter().filter(|it| it.0).map(|it| it.1.to_owned()));
    words
}

pub(super) fn points_word(points: PointsEntered) -> String {
    match points {
        PointsEntered::Result(score) => score.text(),
        PointsEntered::One(points) => find(POINTS, &points).to_owned(),
        PointsEntered::Number(number) => number_word(number),
        PointsEntered::Numbers(white, black) => {
            format!("{}-{}", number_word(white), number_word(black))
        }
    }
}

fn number_word(quarters: u16) -> String {
    let part = ["", "¼", "½", "¾"][usize::from(quarters % 4)];
    match quarters / 4 {
        0 if !part.is_empty() => part.to_owned(),
        whole => format!("{whole}{part}"),
    }
}
