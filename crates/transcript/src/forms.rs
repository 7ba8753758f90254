//! The forms of the language, each written down once: how it is read and how it is printed.

use board::{Color, PromotionRole, Role, Square, Wing};
use clock::Millis;
use laws::event::{
    Area, Asked, DevicePurpose, DrawGround, Irregular, News, Order, Points, Request, Score, Sides,
    Who,
};
use laws::ruling::{
    Bar, ClaimGround, CompletedBy, IllegalKind, OfferState, PenaltyAmount, Reason, Referee,
    ResultOf, Span,
};
use laws::{Article, Discretion, Pace, Supervision};
use notation::fen::{self, FenStyle};

use crate::cursor::Cursor;
use crate::expected::AnswerItem;
use crate::model::{Arrangement, Attribute, Counted, MoveText, Ply};
use crate::problem::Kind;
use crate::times::signed;
use crate::words::*;
use crate::write::quoted;
use crate::{free_text, lexis};

/// What is told in words: a part of a line.
pub(crate) trait Worded: Sized {
    /// What the words here say, if they say such a thing.
    fn read(c: &mut Cursor<'_>) -> Option<Self>;

    /// The words, which are read as the same again.
    fn words(&self) -> String;
}

/// A type by the forms that it has. On the left what stands in the line: words first, then parts by the name they have on the
/// right, further words, `(flag "words")` for what may stand there and `["words" part]` for a part that may. On the right what
/// it means. Behind the forms: what is read by hand, a table of words for what has no parts, what is either this part or that, and
/// what it is where nothing stands.
macro_rules! forms {
    ($type:ident {
        $([$word:literal $($part:tt)*] ($($value:tt)+))*
        $(by hand $read:ident { $($pattern:pat $(if $guard:expr)? => $written:expr,)+ })?
        $(one of $table:ident)?
        $(either $(($($kind:tt)+))+)?
        $(or nothing ($($nothing:tt)+))?
    }) => {
        impl $crate::forms::Worded for $type {
            fn read(c: &mut $crate::cursor::Cursor<'_>) -> Option<$type> {
                $(if c.takes($word) {
                    $($crate::forms::forms!(@read c $part);)*
                    return Some($($value)+);
                })*
                let found = None;
                $(let found = found.or_else(|| c.attempt($read));)?
                $(let found = found.or_else(|| c.one_of($table));)?
                $($(let found = found.or_else(|| c.attempt($crate::forms::Worded::read).map($($kind)+));)+)?
                $(let found = found.or(Some($($nothing)+));)?
                found
            }

            fn words(&self) -> String {
                match self {
                    $($($value)+ => $crate::write::Words::new($word)$(.and($crate::forms::forms!(@words $part)))*.0,)*
                    $($($($kind)+(part) => $crate::forms::Worded::words(part),)+)?
                    $($($nothing)+ => String::new(),)?
                    $($($pattern $(if $guard)? => $written,)+)?
                    $(other => $crate::words::find($table, other).to_owned(),)?
                }
            }
        }
    };
    (@read $c:ident $word:literal) => { $c.word($word)?; };
    (@read $c:ident $part:ident) => { let $part = $crate::forms::Worded::read($c)?; };
    (@read $c:ident ($flag:ident $words:literal)) => { let $flag = $c.takes($words); };
    (@read $c:ident [$word:literal $part:ident]) => {
        let $part = if $c.takes($word) { Some($crate::forms::Worded::read($c)?) } else { None };
    };
    (@words $word:literal) => { $word };
    (@words $part:ident) => { $crate::forms::Worded::words($part) };
    (@words ($flag:ident $words:literal)) => { if *$flag { $words } else { "" } };
    (@words [$word:literal $part:ident]) => {
        $part.as_ref().map(|it| format!("{} {}", $word, $crate::forms::Worded::words(it))).unwrap_or_default()
    };
}
pub(crate) use forms;

/// Parts of one word, or of a few that stand in a table.
macro_rules! parts {
    ($($type:ty: $c:ident => $read:expr, $it:ident => $words:expr;)+) => {
        $(impl $crate::forms::Worded for $type {
            fn read($c: &mut $crate::cursor::Cursor<'_>) -> Option<$type> {
                $read
            }

            fn words(&self) -> String {
                let $it = self;
                $words
            }
        })+
    };
}

/// Parts that stand in a table.
macro_rules! listed {
    ($($type:ty: $table:ident),+ $(,)?) => {
        parts! { $($type: c => c.one_of($table), it => find($table, it).to_owned();)+ }
    };
}

/// Parts that may be left out.
macro_rules! optional {
    ($($type:ty),+) => {
        $crate::forms::parts! { $(
            Option<$type>: c => Some(c.attempt(<$type>::read)),
                it => it.as_ref().map($crate::forms::Worded::words).unwrap_or_default();
        )+ }
    };
}
pub(crate) use {optional, parts};

listed! {
    Bar: BARS, Color: SIDES, CompletedBy: COMPLETED_BY, Counted: COUNTED, DrawGround: GROUNDS, OfferState: OFFERS, Pace: PACES,
    Referee: REFEREES, Supervision: SUPERVISION, Wing: WINGS,
}

optional! { String, CompletedBy, PromotionRole, Reason }

parts! {
    String: c => c.text(), it => quoted(it);
    MoveText: c => c.moved(), it => it.0.clone();
    Square: c => c.square(), it => it.to_string();
    Role: c => c.role(), it => role_letter(*it).to_string();
    PromotionRole: c => PromotionRole::from_role(c.role()?), it => role_letter(it.role()).to_string();
    Ply: c => c.ply(), it => numbered(it);
    Arrangement: c => c.fen(), it => fen_words(it);
    Article: c => c.article(), it => it.to_string();
    Discretion: c => c.question(), it => it.to_string();
    Millis: c => c.span(), it => it.to_string();
    Span: c => c.plus_span(), it => signed(*it);
    u32: c => c.number(), it => it.to_string();
    i32: c => c.signed(), it => format!("{it:+}");
    // The how-manieth.
    u8: c => c.kind(Kind::Ordinal, ordinal), it => format!("{it}{}", ending_of(*it));
    Score: c => c.kind(Kind::Result, lexis::score), it => it.text();
    // Whole points are written as numbers are.
    Points: c => c.takes(Points::Half.text()).then_some(Points::Half), it => it.text().to_owned();
    Vec<MoveText>: c => Some(several(c)), it => joined(it, " ");
    Vec<Ply>: c => Some(several(c)), it => joined(it, " ");
    Vec<Attribute>: c => Some(several(c)), it => joined(it, " ");
    Vec<AnswerItem>: c => Some(several(c)), it => joined(it, " ");
    Vec<Article>: c => Some(several(c)).filter(|it: &Vec<Article>| !it.is_empty()), it => joined(it, " ");
    // Where something is set up.
    Option<Arrangement>: c => if c.takes("same position") { Some(None) } else { c.fen().map(Some) },
        it => it.as_ref().map_or("same position".to_owned(), Worded::words);
}

/// One after another, as many as there are.
pub(crate) fn several<T: Worded>(c: &mut Cursor<'_>) -> Vec<T> {
    std::iter::from_fn(|| c.attempt(T::read)).collect()
}

pub(crate) fn joined<T: Worded>(parts: &[T], joint: &str) -> String {
    parts.iter().map(Worded::words).collect::<Vec<_>>().join(joint)
}

forms! { Who { one of PERSONS either (Who::Named) } }
forms! { Area { one of AREAS either (Area::Named) } }
forms! { News { one of NEWS either (News::Words) } }
forms! { Order { one of ORDERS either (Order::Words) } }
forms! { Asked { ["about" article] (Asked::About(article)) one of QUESTIONS either (Asked::Words) } }
forms! { Sides { ["both"] (Sides::Both) either (Sides::One) } }
forms! { ResultOf { ["pending"] (ResultOf::Pending) ["annulled"] (ResultOf::Annulled) either (ResultOf::Score) } }
forms! { ClaimGround { either (ClaimGround::Draw) (ClaimGround::Irregular) } }
forms! { IllegalKind { one of ILLEGAL_KINDS or nothing (IllegalKind::Move) } }
/// A time, or a number: a fine may be of any amount.
fn amount(c: &mut Cursor<'_>) -> Option<PenaltyAmount> {
    let time = c.attempt(Worded::read).map(PenaltyAmount::Time);
    time.or_else(|| c.amount().map(PenaltyAmount::Count))
}

forms! {
    PenaltyAmount {
        by hand amount {
            PenaltyAmount::Time(it) => it.words(),
            PenaltyAmount::Count(it) => it.to_string(),
        }
        either (PenaltyAmount::Points) (PenaltyAmount::Words)
        or nothing (PenaltyAmount::None)
    }
}
forms! {
    Irregular {
        ["unpromoted" square] (Irregular::Unpromoted(square))
        ["displaced" square] (Irregular::Displaced(square))
        one of IRREGULAR
    }
}
forms! {
    Request {
        ["piece" role] (Request::Piece(role))
        ["leave" area] (Request::Leave(area))
        ["enter" area] (Request::Enter(area))
        by hand device {
            Request::Device { name, purpose: DevicePurpose::Recording, .. } => format!("recording device {}", quoted(name)),
            Request::Device { name, .. } => format!("device {}", quoted(name)),
        }
        one of REQUESTS
        either (Request::Words)
    }
}

fn device(c: &mut Cursor<'_>) -> Option<Request> {
    let recording = c.takes("recording device");
    if !recording {
        c.word("device")?;
    }
    let purpose = if recording { DevicePurpose::Recording } else { DevicePurpose::Other };
    let name = c.text()?;
    Some(Request::Device { kind: free_text::device(&name), name, purpose })
}

/// The tag of a language.
pub(crate) fn language(c: &mut Cursor<'_>) -> Option<String> {
    let fits = |it: &str| it.bytes().all(|it| it.is_ascii_alphabetic() || it == b'-' || it == b'_');
    c.kind(Kind::AnyWord, |it| fits(it).then(|| it.to_owned()))
}

/// `12.Nf3`, `12...Nf6`, `Nf3`
fn numbered(ply: &Ply) -> String {
    let dots = |side| if side == Color::White { "." } else { "..." };
    let number = ply.number.map(|(number, side)| format!("{number}{}", dots(side)));
    format!("{}{}", number.unwrap_or_default(), ply.text.0)
}

fn fen_words(fen: &Arrangement) -> String {
    let text = fen::write(&fen.setup, FenStyle::default());
    match fen.placement_only {
        true => text.split(' ').next().unwrap_or_default().to_owned(),
        false => text,
    }
}

/// `1st`, `2nd`, `3rd`, `4th`
fn ordinal(text: &str) -> Option<u8> {
    let digits = text.len().checked_sub(2).filter(|&at| text.is_char_boundary(at))?;
    let (number, ending) = text.split_at(digits);
    let number: u8 = number.parse().ok()?;
    (ending.to_ascii_lowercase() == ending_of(number)).then_some(number)
}

const fn ending_of(number: u8) -> &'static str {
    match (number / 10 % 10, number % 10) {
        (1, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    }
}
