//! A page of signs of the size of the terminal. It is drawn anew each time and written in one piece, so that nothing
//! flickers.

use std::io::{self, Write};

use crossterm::cursor::MoveTo;
use crossterm::queue;
use crossterm::style::{Attribute, Print, SetAttribute};

/// How a sign is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ink {
    Plain,
    Bold,
    Faint,
    Reversed,
}

impl Ink {
    fn attribute(self) -> Option<Attribute> {
        match self {
            Ink::Plain => None,
            Ink::Bold => Some(Attribute::Bold),
            Ink::Faint => Some(Attribute::Dim),
            Ink::Reversed => Some(Attribute::Reverse),
        }
    }
}

/// A part of the page. What is written beyond its border is cut off.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    pub(super) column: usize,
    pub(super) line: usize,
    pub(super) width: usize,
    pub(super) height: usize,
}

impl Area {
    /// What is left inside a frame.
    pub(super) fn inside(self) -> Area {
        Area {
            column: self.column + 1,
            line: self.line + 1,
            width: self.width.saturating_sub(2),
            height: self.height.saturating_sub(2),
        }
    }
}

/// The signs of a frame: corners from the upper left clockwise, then the lines across and down.
pub(super) const SINGLE: [char; 6] = ['┌', '┐', '┘', '└', '─', '│'];
pub(super) const DOUBLE: [char; 6] = ['╔', '╗', '╝', '╚', '═', '║'];

pub(super) struct Canvas {
    width: usize,
    cells: Vec<(char, Ink)>,
}

impl Canvas {
    pub(super) fn new(width: usize, height: usize) -> Canvas {
        Canvas { width, cells: vec![(' ', Ink::Plain); width * height] }
    }

    pub(super) fn area(&self) -> Area {
        let height = self.cells.len().checked_div(self.width).unwrap_or_default();
        Area { column: 0, line: 0, width: self.width, height }
    }

    /// Writes a text from the left border of the given line of an area.
    pub(super) fn write(&mut self, area: Area, line: usize, text: &str, ink: Ink) {
        if line >= area.height {
            return;
        }
        let first = (area.line + line) * self.width + area.column;
        let end = first + area.width.min(self.width.saturating_sub(area.column));
        let cells = self.cells.get_mut(first..end).unwrap_or_default();
        for (cell, sign) in cells.iter_mut().zip(text.chars()) {
            *cell = (sign, ink);
        }
    }

    /// Writes a text in the middle of the given line of an area.
    pub(super) fn write_centred(&mut self, area: Area, line: usize, text: &str, ink: Ink) {
        let left = area.width.saturating_sub(text.chars().count()) / 2;
        let place = Area { column: area.column + left, width: area.width - left, ..area };
        self.write(place, line, text, ink);
    }

    /// Draws a frame with a title along the border of an area and clears what is inside.
    pub(super) fn frame(
        &mut self,
        area: Area,
        [nw, ne, se, sw, across, down]: [char; 6],
        title: (&str, Ink),
    ) {
        let row = |left: char, fill: char, right: char| {
            let fill = std::iter::repeat_n(fill, area.width.saturating_sub(2));
            std::iter::once(left).chain(fill).chain([right]).collect::<String>()
        };
        for line in 0..area.height {
            let text = match line {
                0 => row(nw, across, ne),
                _ if line + 1 == area.height => row(sw, across, se),
                _ => row(down, ' ', down),
            };
            self.write(area, line, &text, Ink::Plain);
        }
        let place = Area { column: area.column + 1, width: area.width.saturating_sub(2), ..area };
        self.write(place, 0, &format!(" {} ", title.0), title.1);
    }

    /// The lines without their inks.
    #[cfg(test)]
    pub(super) fn lines(&self) -> Vec<String> {
        let rows = self.cells.chunks(self.width.max(1));
        rows.map(|row| row.iter().map(|(sign, _)| sign).collect()).collect()
    }

    /// Puts the page on a terminal.
    pub(super) fn show(&self, out: &mut impl Write) -> io::Result<()> {
        for (line, row) in (0_u16..).zip(self.cells.chunks(self.width.max(1))) {
            queue!(out, MoveTo(0, line))?;
            for same in row.chunk_by(|one, other| one.1 == other.1) {
                let text: String = same.iter().map(|(sign, _)| sign).collect();
                let ink = same.first().and_then(|(_, ink)| ink.attribute());
                if let Some(attribute) = ink {
                    queue!(out, SetAttribute(attribute))?;
                }
                queue!(out, Print(text), SetAttribute(Attribute::Reset))?;
            }
        }
        out.flush()
    }
}
