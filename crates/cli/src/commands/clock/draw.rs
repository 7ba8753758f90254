//! The view drawn on a page. Every place is reckoned from the size; nothing is remembered.

use board::Color;

use super::canvas::{Area, Canvas, DOUBLE, Ink, SINGLE};
use super::digits;
use super::view::{MenuView, SideView, View};

/// What the displays need at least.
const COLUMNS_MIN: usize = 60;
const LINES_MIN: usize = 16;

pub(super) fn draw(canvas: &mut Canvas, view: &View) {
    let area = canvas.area();
    if area.width < COLUMNS_MIN || area.height < LINES_MIN {
        canvas.write(area, 0, &view.too_small, Ink::Plain);
        return;
    }
    canvas.write_centred(area, 0, &view.title, Ink::Bold);
    let middle = area.width / 2;
    let displays = Area { line: 1, height: area.height - 3, ..area };
    for (side, column, width) in
        [(Color::White, 0, middle), (Color::Black, middle, area.width - middle)]
    {
        draw_side(canvas, Area { column, width, ..displays }, &view.sides[side]);
    }
    canvas.write_centred(area, area.height - 2, &view.status, Ink::Bold);
    canvas.write_centred(area, area.height - 1, &view.help, Ink::Faint);
    if let Some(menu) = &view.menu {
        let place = Area { column: 1, width: area.width - 2, ..displays };
        draw_menu(canvas, place, menu);
    }
}

fn draw_side(canvas: &mut Canvas, place: Area, side: &SideView) {
    let frame = if side.running { DOUBLE } else { SINGLE };
    let title = if side.corrected { Ink::Reversed } else { Ink::Bold };
    canvas.frame(place, frame, (&side.name, title));
    let ink = if side.running { Ink::Bold } else { Ink::Plain };
    let mut text: Vec<(String, Ink)> = digits::lines(&side.time).map(|it| (it, ink)).into();
    // The sign of the flag stands on a line of its own, so that it is seen whatever the digits show.
    let flag = if side.flag { "–––" } else { "" };
    text.push((String::new(), ink));
    text.push((flag.to_owned(), Ink::Bold));
    text.push((format!("{} · {}", side.counter, side.period), ink));
    text.push((side.delay.clone().unwrap_or_default(), ink));
    let inside = place.inside();
    let above = inside.height.saturating_sub(text.len()) / 2;
    for (line, (text, ink)) in (above..).zip(&text) {
        canvas.write_centred(inside, line, text, *ink);
    }
}

/// The presets, scrolled so that the chosen one is seen.
fn draw_menu(canvas: &mut Canvas, place: Area, menu: &MenuView) {
    canvas.frame(place, SINGLE, (&menu.title, Ink::Plain));
    let inside = place.inside();
    let first = (menu.chosen + 1).saturating_sub(inside.height);
    for (line, (index, text)) in menu.lines.iter().enumerate().skip(first).enumerate() {
        let ink = if index == menu.chosen { Ink::Reversed } else { Ink::Plain };
        canvas.write(inside, line, text, ink);
    }
}
