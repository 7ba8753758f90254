//! What is asked, requested, told, ordered and written, printed.

use laws::event::{
    Asked, DeviceFound, DevicePlace, DevicePurpose, Irregular, Misconduct, News, Order, Request,
    Written,
};

use super::event::does;
use super::header::ply_words;
use super::{Words, quoted};
use crate::lexis;
use crate::read::people::{area_words, who_words};
use crate::words::*;

pub(super) fn asked_words(what: &Asked) -> String {
    match what {
        Asked::About(article) => format!("about {article}"),
        Asked::Words(text) => quoted(text),
        other => find(QUESTIONS, other).to_owned(),
    }
}

pub(super) fn conduct_words(conduct: &Misconduct) -> String {
    match conduct {
        Misconduct::Words(text) => quoted(text),
        other => find(MISCONDUCT, other).to_owned(),
    }
}

pub(super) fn order_words(order: &Order) -> String {
    match order {
        Order::Words(text) => quoted(text),
        other => find(ORDERS, other).to_owned(),
    }
}

pub(super) fn request_words(what: &Request) -> String {
    match what {
        Request::Piece(role) => format!("piece {}", role_letter(*role)),
        Request::Leave(area) => format!("leave {}", area_words(area)),
        Request::Enter(area) => format!("enter {}", area_words(area)),
        Request::Device { name, purpose: DevicePurpose::Recording, .. } => {
            format!("recording device {}", quoted(name))
        }
        Request::Device { name, .. } => format!("device {}", quoted(name)),
        Request::Words(text) => quoted(text),
        other => find(REQUESTS, other).to_owned(),
    }
}

pub(super) fn news_words(what: &News) -> String {
    match what {
        News::Words(text) => quoted(text),
        other => find(NEWS, other).to_owned(),
    }
}

pub(super) fn found(it: &DeviceFound) -> Words {
    let whose = who_words(&it.whose);
    let place = match &it.place {
        DevicePlace::OnPerson => format!("on {whose}"),
        DevicePlace::Bag => format!("in bag of {whose}"),
        DevicePlace::Area(area) => format!("of {whose} in {}", area_words(area)),
    };
    let state = word_in(DEVICE_STATES, &it.state).unwrap_or_default();
    does(&it.by, "finds").and(find(DEVICES, &it.device)).and(place).and(state)
}

pub(super) fn irregular_words(what: &Irregular) -> String {
    match what {
        Irregular::Unpromoted(square) => format!("unpromoted {square}"),
        Irregular::Displaced(square) => format!("displaced {square}"),
        other => find(IRREGULAR, other).to_owned(),
    }
}

pub(super) fn written(it: &Written) -> String {
    let dots = if it.mover == Some(board::Color::Black) { "..." } else { "." };
    let number = it.number.map(|number| format!("{number}{dots}")).unwrap_or_default();
    let text = format!("{number}{}", it.text);
    let plain = lexis::ply(&text).is_some_and(|it| ply_words(&it) == text);
    if plain { text } else { quoted(&text) }
}
