//! Blocks set on pages: where each line, rule and board stands. Heights count from the top of the page.

use board::Placement;
use pdf_writer::types::StructRole;

use crate::blocks::{Block, Paper, Side, Table};
use crate::font::{Font, Weight};
use crate::lines::{Line, lines};
use crate::parts::{DOCUMENT, Figure, PartNumber, Parts};

/// A4, in points.
pub(crate) const WIDTH: f32 = 595.28;
pub(crate) const HEIGHT: f32 = 841.89;

const LEFT: f32 = 51.0;
const TOP: f32 = 54.0;
/// Below this stands only the foot.
const END: f32 = HEIGHT - 62.0;
const FOOT: f32 = HEIGHT - 34.0;
const INSIDE: f32 = WIDTH - 2.0 * LEFT;

/// The side of a board, and what its coordinates need beside it.
const BOARD: f32 = 112.0;
const STRIP: f32 = 9.0;
const GAP: f32 = 14.0;
/// Around the text of a cell.
const PAD: f32 = 3.0;

/// How text looks.
#[derive(Clone, Copy)]
struct Style {
    weight: Weight,
    size: f32,
    /// From line to line.
    leading: f32,
    /// 0 is black.
    grey: f32,
}

const TITLE: Style = Style { weight: Weight::Bold, size: 19.0, leading: 24.0, grey: 0.0 };
const HEADING: Style = Style { weight: Weight::Bold, size: 13.0, leading: 17.0, grey: 0.0 };
const SUBHEADING: Style = Style { weight: Weight::Bold, size: 10.5, leading: 14.0, grey: 0.0 };
const STRONG: Style = Style { weight: Weight::Bold, size: 9.0, leading: 12.2, grey: 0.0 };
const BODY: Style = Style { weight: Weight::Regular, size: 9.0, leading: 12.2, grey: 0.0 };
const SMALL: Style = Style { weight: Weight::Regular, size: 7.5, leading: 10.0, grey: 0.35 };
const HEAD: Style = Style { weight: Weight::Bold, size: 7.5, leading: 10.0, grey: 0.35 };

/// Something on a page.
pub(crate) enum Item {
    Text { x: f32, y: f32, weight: Weight, size: f32, grey: f32, letters: Vec<u16> },
    Rule { x: f32, y: f32, length: f32, width: f32, grey: f32 },
    Board { x: f32, y: f32, side: f32, placement: Box<Placement> },
}

/// What something on a page is there for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// It is read.
    Part(PartNumber),
    /// The foot of a page.
    Foot,
    /// The heads of a table that goes on.
    Again,
    /// It is only seen.
    Line,
}

/// A heading, for the list of contents that a reader shows.
pub(crate) struct Mark {
    pub(crate) title: String,
    pub(crate) page: usize,
    pub(crate) y: f32,
}

/// The pages of a paper.
pub(crate) struct Pages {
    pub(crate) regular: Font,
    pub(crate) bold: Font,
    pub(crate) pages: Vec<Vec<(Purpose, Item)>>,
    pub(crate) marks: Vec<Mark>,
    pub(crate) parts: Parts,
    /// What is put now is there for this.
    purpose: Purpose,
    /// How far the last page is filled.
    y: f32,
}

impl Pages {
    pub(crate) fn of(paper: &Paper, foot: impl Fn(usize, usize) -> String) -> Pages {
        let mut pages = Pages {
            regular: Font::new(Weight::Regular),
            bold: Font::new(Weight::Bold),
            pages: vec![Vec::new()],
            marks: Vec::new(),
            parts: Parts::new(),
            purpose: Purpose::Line,
            y: TOP,
        };
        pages.part(StructRole::H1, TITLE, &paper.title);
        pages.y += 4.0;
        for block in &paper.blocks {
            pages.block(block);
        }
        pages.feet(&paper.title, foot);
        pages
    }

    pub(crate) fn font(&mut self, weight: Weight) -> &mut Font {
        match weight {
            Weight::Regular => &mut self.regular,
            Weight::Bold => &mut self.bold,
        }
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Heading(text) => {
                self.y += 14.0;
                self.keep(HEADING.leading + 60.0);
                let (page, y) = (self.pages.len() - 1, self.y);
                self.marks.push(Mark { title: text.clone(), page, y });
                self.part(StructRole::H2, HEADING, text);
                self.y += 3.0;
            }
            Block::Subheading(text) => {
                self.y += 7.0;
                self.keep(SUBHEADING.leading + 40.0);
                // No step is left out.
                let below = if self.marks.is_empty() { StructRole::H2 } else { StructRole::H3 };
                self.part(below, SUBHEADING, text);
                self.y += 1.0;
            }
            Block::Text(text) => {
                self.part(StructRole::P, BODY, text);
                self.y += 3.0;
            }
            Block::Small(text) => {
                self.part(StructRole::P, SMALL, text);
                self.y += 2.0;
            }
            Block::Facts(facts) => self.facts(facts),
            Block::Table(table) => self.table(table),
            Block::Position { placement, told, beside } => {
                self.entry(Some((placement, told)), beside);
            }
            Block::Entry(beside) => self.entry(None, beside),
            Block::Signature(text) => {
                self.keep(46.0);
                self.y += 32.0;
                self.rule(LEFT, 200.0, 0.6, 0.0);
                self.y += 2.0;
                self.part(StructRole::P, SMALL, text);
            }
        }
    }

    /// A new page, if this much does not fit on this one any more. On a page of its own it may fill all of it.
    fn keep(&mut self, height: f32) {
        if self.y + height > END && self.y > TOP {
            self.turn();
        }
    }

    fn turn(&mut self) {
        self.pages.push(Vec::new());
        self.y = TOP;
    }

    fn put(&mut self, item: Item) {
        let purpose = self.purpose;
        if let Some(page) = self.pages.last_mut() {
            page.push((purpose, item));
        }
    }

    /// What is put meanwhile is there for this.
    fn with<T>(&mut self, purpose: Purpose, put: impl FnOnce(&mut Pages) -> T) -> T {
        let before = std::mem::replace(&mut self.purpose, purpose);
        let done = put(self);
        self.purpose = before;
        done
    }

    fn rule(&mut self, x: f32, length: f32, width: f32, grey: f32) {
        let y = self.y;
        self.with(Purpose::Line, |it| it.put(Item::Rule { x, y, length, width, grey }));
    }

    /// A part of the paper that is text over the whole width.
    fn part(&mut self, role: StructRole, style: Style, text: &str) {
        let part = self.parts.add(role, DOCUMENT);
        self.with(Purpose::Part(part), |it| it.text(style, text));
    }

    /// Lines over the whole width.
    fn text(&mut self, style: Style, text: &str) {
        for line in self.broken(style, text, INSIDE) {
            self.keep(style.leading);
            self.line(style, &line, LEFT, self.y);
            self.y += style.leading;
        }
    }

    fn broken(&mut self, style: Style, text: &str, width: f32) -> Vec<Line> {
        // A width of a page: no more than some hundred thousand.
        let widest = (width / style.size * 1_000.0) as u32;
        lines(self.font(style.weight), text, widest)
    }

    /// One line, with its upper left corner here.
    fn line(&mut self, style: Style, line: &Line, x: f32, y: f32) {
        if line.letters.is_empty() {
            return;
        }
        let font = self.font(style.weight);
        let letters = line.letters.iter().map(|it| font.number(*it)).collect();
        let Style { weight, size, leading, grey } = style;
        let y = y + (leading - size) / 2.0 + size * 0.8;
        self.put(Item::Text { x, y, weight, size, grey, letters });
    }

    fn facts(&mut self, facts: &[(String, String)]) {
        const NAMES: f32 = 150.0;
        let list = self.parts.add(StructRole::L, DOCUMENT);
        for (name, value) in facts {
            let item = self.parts.add(StructRole::LI, list);
            let label = Purpose::Part(self.parts.add(StructRole::Lbl, item));
            let body = Purpose::Part(self.parts.add(StructRole::LBody, item));
            let names = self.broken(STRONG, name, NAMES - 8.0);
            let values = self.broken(BODY, value, INSIDE - NAMES);
            for at in 0..names.len().max(values.len()) {
                self.keep(BODY.leading);
                if let Some(line) = names.get(at) {
                    self.with(label, |it| it.line(STRONG, line, LEFT, it.y));
                }
                if let Some(line) = values.get(at) {
                    self.with(body, |it| it.line(BODY, line, LEFT + NAMES, it.y));
                }
                self.y += BODY.leading;
            }
            self.y += 1.5;
        }
    }

    fn table(&mut self, table: &Table) {
        let shares: f32 = table.columns.iter().map(|it| f32::from(it.share)).sum();
        let width = |share: u16| INSIDE * f32::from(share) / shares.max(1.0);
        let mut x = LEFT;
        let mut columns = Vec::new();
        for column in &table.columns {
            columns.push((x, width(column.share), column.side));
            x += width(column.share);
        }
        let heads: Vec<String> = table.columns.iter().map(|it| it.head.clone()).collect();
        let heads = self.cells(HEAD, &columns, &heads);
        self.y += 2.0;
        self.keep(60.0);
        let whole = self.parts.add(StructRole::Table, DOCUMENT);
        let head = self.parts.add(StructRole::THead, whole);
        let purposes = self.purposes(head, StructRole::TH, columns.len());
        self.heads(&columns, &heads, &purposes);
        let again = vec![Purpose::Again; columns.len()];
        let body = self.parts.add(StructRole::TBody, whole);
        for row in &table.rows {
            let purposes = self.purposes(body, StructRole::TD, columns.len());
            let cells = self.cells(BODY, &columns, row);
            let count = cells.iter().map(Vec::len).max().unwrap_or(0);
            let height = count as f32 * BODY.leading + 2.0 * PAD;
            if self.y + height > END && height < (END - TOP) / 2.0 {
                self.turn();
                self.heads(&columns, &heads, &again);
            }
            let mut from = 0;
            while from < count {
                let fits = ((END - self.y - 2.0 * PAD) / BODY.leading).max(0.0) as usize;
                if fits == 0 && self.y > TOP + 60.0 {
                    self.turn();
                    self.heads(&columns, &heads, &again);
                    continue;
                }
                let to = count.min(from + fits.max(1));
                self.row(BODY, &columns, &cells, &purposes, from..to);
                from = to;
            }
            self.rule(LEFT, INSIDE, 0.4, 0.8);
        }
        self.y += 6.0;
    }

    fn cells(&mut self, style: Style, columns: &[Cell], texts: &[String]) -> Vec<Vec<Line>> {
        let cells = columns.iter().zip(texts);
        cells.map(|((_, width, _), text)| self.broken(style, text, width - 2.0 * PAD)).collect()
    }

    /// A row of cells to be read.
    fn purposes(&mut self, parent: PartNumber, role: StructRole, count: usize) -> Vec<Purpose> {
        let row = self.parts.add(StructRole::TR, parent);
        (0..count).map(|_| Purpose::Part(self.parts.add(role, row))).collect()
    }

    fn heads(&mut self, columns: &[Cell], heads: &[Vec<Line>], purposes: &[Purpose]) {
        let count = heads.iter().map(Vec::len).max().unwrap_or(0);
        self.row(HEAD, columns, heads, purposes, 0..count);
        self.rule(LEFT, INSIDE, 0.8, 0.3);
    }

    /// Some lines of a row, cell by cell.
    fn row(
        &mut self,
        style: Style,
        columns: &[Cell],
        cells: &[Vec<Line>],
        purposes: &[Purpose],
        lines: std::ops::Range<usize>,
    ) {
        let top = self.y + PAD;
        for (((x, width, side), cell), purpose) in columns.iter().zip(cells).zip(purposes) {
            for (below, line) in cell.iter().take(lines.end).skip(lines.start).enumerate() {
                let long = line.width as f32 * style.size / 1_000.0;
                let x = match side {
                    Side::Left => x + PAD,
                    Side::Right => x + width - PAD - long,
                };
                let y = top + below as f32 * style.leading;
                self.with(*purpose, |it| it.line(style, line, x, y));
            }
        }
        self.y = top + lines.len() as f32 * style.leading + PAD;
    }

    /// A position with lines beside it, or the lines alone.
    fn entry(&mut self, position: Option<(&Placement, &String)>, beside: &[String]) {
        let x = LEFT + position.map_or(0.0, |_| STRIP + BOARD + GAP);
        let mut set = Vec::new();
        for (at, text) in beside.iter().enumerate() {
            let style = if at == 0 { STRONG } else { BODY };
            let lines = self.broken(style, text, LEFT + INSIDE - x);
            set.extend(lines.into_iter().map(|it| (style, at, it)));
        }
        let tall = set.iter().map(|(style, ..)| style.leading).sum::<f32>();
        let board = position.map_or(0.0, |_| BOARD + STRIP);
        self.keep(tall.max(board).min(END - TOP) + 12.0);
        self.rule(LEFT, INSIDE, 0.4, 0.8);
        self.y += 6.0;
        let mut below = self.y;
        let whole = self.parts.add(StructRole::Div, DOCUMENT);
        if let Some((placement, told)) = position {
            let frame = [LEFT, self.y, STRIP + BOARD, BOARD + STRIP];
            let figure = self.parts.add_figure(Figure { told: told.clone(), frame }, whole);
            self.with(Purpose::Part(figure), |it| it.board(placement, LEFT + STRIP, it.y));
            below += board;
        }
        let parts: Vec<Purpose> =
            beside.iter().map(|_| Purpose::Part(self.parts.add(StructRole::P, whole))).collect();
        for (style, at, line) in &set {
            if self.y + style.leading > END {
                self.turn();
                below = self.y;
            }
            let part = parts.get(*at).copied().unwrap_or(Purpose::Line);
            self.with(part, |it| it.line(*style, line, x, it.y));
            self.y += style.leading;
        }
        self.y = self.y.max(below) + 6.0;
    }

    fn board(&mut self, placement: &Placement, x: f32, y: f32) {
        let style = Style { weight: Weight::Regular, size: 6.0, leading: 8.0, grey: 0.45 };
        for at in 0..8_u8 {
            let along = (f32::from(at) + 0.5) * BOARD / 8.0;
            let (rank, file) = (char::from(b'8' - at), char::from(b'a' + at));
            let mut put = |letter: char, x: f32, y: f32| {
                let width = self.font(style.weight).width(letter);
                let line = Line { letters: vec![letter], width };
                self.line(style, &line, x - width as f32 * style.size / 2_000.0, y);
            };
            put(rank, x - STRIP / 2.0, y + along - 4.0);
            put(file, x + along, y + BOARD + 0.5);
        }
        let placement = Box::new(*placement);
        self.put(Item::Board { x, y, side: BOARD, placement });
    }

    /// The foot of each page: the title on the left, which page it is on the right.
    fn feet(&mut self, title: &str, foot: impl Fn(usize, usize) -> String) {
        let count = self.pages.len();
        for at in 0..count {
            let mut below = Vec::new();
            std::mem::swap(&mut below, &mut self.pages[at]);
            // What is put goes to the last page; so this one is the last for a moment.
            self.pages.push(below);
            let number = self.broken(SMALL, &foot(at + 1, count), 120.0);
            let title = self.broken(SMALL, title, INSIDE - 130.0);
            self.purpose = Purpose::Foot;
            if let Some(line) = title.first() {
                self.line(SMALL, line, LEFT, FOOT);
            }
            if let Some(line) = number.first() {
                let long = line.width as f32 * SMALL.size / 1_000.0;
                self.line(SMALL, line, LEFT + INSIDE - long, FOOT);
            }
            if let Some(page) = self.pages.pop() {
                self.pages[at] = page;
            }
        }
    }
}

/// Where a column begins, how wide it is, and where its text stands.
type Cell = (f32, f32, Side);
