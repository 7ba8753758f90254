//! The view drawn on a terminal. Every place is reckoned from the size; nothing is remembered.

use board::Color;
use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};

use super::digits;
use super::view::{MenuView, SideView, View};

/// What the displays need at least.
const COLUMNS_MIN: u16 = 60;
const LINES_MIN: u16 = 16;

pub(super) fn draw(frame: &mut Frame, view: &View) {
    let area = frame.area();
    if area.width < COLUMNS_MIN || area.height < LINES_MIN {
        frame.render_widget(Paragraph::new(view.too_small.as_str()), area);
        return;
    }
    let title = Line::from(view.title.as_str()).centered().style(bold());
    frame.render_widget(title, Rect { height: 1, ..area });
    let (left, right) = (area.width / 2, area.width - area.width / 2);
    let displays = Rect { y: area.y + 1, height: area.height - 3, ..area };
    for (side, x, width) in [(Color::White, 0, left), (Color::Black, left, right)] {
        let place = Rect { x: area.x + x, width, ..displays };
        draw_side(frame, place, &view.sides[side]);
    }
    let bottom = |up: u16| Rect { y: area.y + area.height - up, height: 1, ..area };
    frame.render_widget(Line::from(view.status.as_str()).centered().style(bold()), bottom(2));
    frame.render_widget(Line::from(view.help.as_str()).centered().style(faint()), bottom(1));
    if let Some(menu) = &view.menu {
        draw_menu(frame, area, menu);
    }
}

fn draw_side(frame: &mut Frame, place: Rect, side: &SideView) {
    let border = if side.running { BorderType::Double } else { BorderType::Plain };
    let style = match side.corrected {
        true => Style::new().add_modifier(Modifier::REVERSED),
        false => bold(),
    };
    let name = format!(" {} ", side.name);
    let block = Block::bordered().border_type(border).title(Line::from(name).style(style));
    let inside = block.inner(place);
    frame.render_widget(block, place);
    let mut text: Vec<Line> = digits::lines(&side.time).map(Line::from).into();
    text.push(Line::default());
    // The sign of the flag stands on a line of its own, so that it is seen whatever the digits show.
    let flag = if side.flag { "–––" } else { "" };
    text.push(Line::from(flag).style(bold()));
    text.push(Line::from(format!("{} · {}", side.counter, side.period)));
    text.push(Line::from(side.delay.clone().unwrap_or_default()));
    let lines = u16::try_from(text.len()).unwrap_or(u16::MAX);
    let above = inside.height.saturating_sub(lines) / 2;
    let height = inside.height.saturating_sub(above).min(lines);
    let place = Rect { y: inside.y + above, height, ..inside };
    let paragraph = Paragraph::new(text).alignment(Alignment::Center);
    let style = if side.running { bold() } else { Style::new() };
    frame.render_widget(paragraph.style(style), place);
}

/// The presets, scrolled so that the chosen one is seen.
fn draw_menu(frame: &mut Frame, area: Rect, menu: &MenuView) {
    let place =
        Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 3 };
    let block = Block::bordered().title(format!(" {} ", menu.title));
    let inside = block.inner(place);
    let first = (menu.chosen + 1).saturating_sub(inside.height.into());
    let chosen = Style::new().add_modifier(Modifier::REVERSED);
    let style = |index: usize| if index == menu.chosen { chosen } else { Style::new() };
    let lines = menu.lines.iter().enumerate().skip(first);
    let lines: Vec<Line> =
        lines.map(|(index, text)| Line::from(text.as_str()).style(style(index))).collect();
    frame.render_widget(Clear, place);
    frame.render_widget(block, place);
    frame.render_widget(Paragraph::new(lines), inside);
}

fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

fn faint() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}
