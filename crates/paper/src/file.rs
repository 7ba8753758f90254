//! Pages as a file: objects with numbers, one after the other, always in the same order.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Date, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::GlyphRemapper;

use crate::blocks::{Made, Paper};
use crate::drawing;
use crate::font::{Font, Weight};
use crate::pages::{HEIGHT, Item, Pages, WIDTH};

/// Letters are numbered by us.
const NUMBERED: SystemInfo =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// The file of a paper. At the foot of each page stands what `foot` says of its number and of how many there are.
#[must_use]
pub fn pdf(paper: &Paper, foot: impl Fn(usize, usize) -> String) -> Vec<u8> {
    let pages = Pages::of(paper, foot);
    let mut file = File { pdf: Pdf::new(), last: 0 };
    file.write(paper, &pages);
    file.pdf.finish()
}

struct File {
    pdf: Pdf,
    /// The number that was given last.
    last: i32,
}

impl File {
    fn next(&mut self) -> Ref {
        self.last += 1;
        Ref::new(self.last)
    }

    fn write(&mut self, paper: &Paper, pages: &Pages) {
        let (catalog, tree, outline, resources) =
            (self.next(), self.next(), self.next(), self.next());
        self.about(paper);
        let fonts = Weight::ALL.map(|weight| {
            let font = match weight {
                Weight::Regular => &pages.regular,
                Weight::Bold => &pages.bold,
            };
            (weight, self.font(weight, font))
        });
        let has_boards = pages.pages.iter().flatten().any(|it| matches!(it, Item::Board { .. }));
        let drawings = if has_boards { self.drawings() } else { Vec::new() };
        let mut dict = self.pdf.indirect(resources).dict();
        let mut named = dict.insert(Name(b"Font")).dict();
        for (weight, font) in fonts {
            named.pair(Name(short(weight)), font);
        }
        named.finish();
        let mut named = dict.insert(Name(b"XObject")).dict();
        for (name, drawing) in &drawings {
            named.pair(Name(name.as_bytes()), *drawing);
        }
        named.finish();
        dict.finish();
        let kids: Vec<Ref> = pages.pages.iter().map(|it| self.page(tree, resources, it)).collect();
        let count = i32::try_from(kids.len()).unwrap_or(i32::MAX);
        self.pdf.pages(tree).kids(kids.iter().copied()).count(count);
        self.outline(outline, pages, &kids);
        let mut it = self.pdf.catalog(catalog);
        it.pages(tree).outlines(outline).lang(TextStr(&paper.language));
        it.viewer_preferences().display_doc_title(true);
    }

    fn about(&mut self, paper: &Paper) {
        let info = self.next();
        let mut info = self.pdf.document_info(info);
        info.title(TextStr(&paper.title)).creator(TextStr("jadoube")).producer(TextStr("jadoube"));
        if let Some(made) = paper.made {
            info.creation_date(date(made));
        }
    }

    fn stream(&mut self, data: &[u8]) -> Ref {
        let id = self.next();
        let packed = packed(data);
        self.pdf.stream(id, &packed).filter(Filter::FlateDecode);
        id
    }

    fn page(&mut self, tree: Ref, resources: Ref, items: &[Item]) -> Ref {
        let content = self.stream(&drawn(items));
        let id = self.next();
        let mut page = self.pdf.page(id);
        page.parent(tree).media_box(Rect::new(0.0, 0.0, WIDTH, HEIGHT)).contents(content);
        page.pair(Name(b"Resources"), resources);
        id
    }

    /// A font with what was used of it.
    fn font(&mut self, weight: Weight, font: &Font) -> Ref {
        let mut glyphs = GlyphRemapper::new();
        let mut places = vec![0_u8, 0];
        let mut cmap = UnicodeCmap::<u16>::new(Name(b"Letters"), NUMBERED);
        for (number, letter) in (1_u16..).zip(font.letters()) {
            places.extend(glyphs.remap(letter.glyph).to_be_bytes());
            cmap.pair(number, letter.letter);
        }
        // A font that is whole can be taken apart; if it could not, all of it would go in, and only its numbers would be wrong.
        let part = subsetter::subset(font.data, 0, &glyphs).unwrap_or_else(|_| font.data.to_vec());
        let data = self.next();
        let packed_part = packed(&part);
        let length = i32::try_from(part.len()).unwrap_or(i32::MAX);
        let mut stream = self.pdf.stream(data, &packed_part);
        stream.filter(Filter::FlateDecode).pair(Name(b"Length1"), length);
        stream.finish();
        let places = self.stream(&places);
        let (to_unicode, written) = (self.next(), packed(cmap.finish().as_slice()));
        self.pdf.cmap(to_unicode, &written).filter(Filter::FlateDecode);
        let (descriptor, descendant, whole) = (self.next(), self.next(), self.next());
        let name = Name(weight.name().as_bytes());
        let [left, bottom, right, top] = font.bounds();
        self.pdf
            .font_descriptor(descriptor)
            .name(name)
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(left, bottom, right, top))
            .italic_angle(0.0)
            .ascent(font.ascent())
            .descent(font.descent())
            .cap_height(font.cap_height())
            .stem_v(if weight == Weight::Bold { 140.0 } else { 80.0 })
            .font_file2(data);
        let mut it = self.pdf.cid_font(descendant);
        it.subtype(CidFontType::Type2).base_font(name).system_info(NUMBERED);
        it.font_descriptor(descriptor).default_width(0.0).cid_to_gid_map_stream(places);
        it.widths().consecutive(1, font.letters().iter().map(|it| f32::from(it.width)));
        it.finish();
        let mut it = self.pdf.type0_font(whole);
        it.base_font(name).encoding_predefined(Name(b"Identity-H"));
        it.descendant_font(descendant).to_unicode(to_unicode);
        whole
    }

    fn drawings(&mut self) -> Vec<(String, Ref)> {
        let mut drawings = Vec::new();
        for (name, side, content) in drawing::parts() {
            let (id, packed) = (self.next(), packed(&content));
            let mut form = self.pdf.form_xobject(id, &packed);
            form.bbox(Rect::new(-5.0, -5.0, side + 5.0, side + 5.0));
            form.filter(Filter::FlateDecode);
            form.finish();
            drawings.push((name, id));
        }
        drawings
    }

    /// The headings, as a reader lists them.
    fn outline(&mut self, id: Ref, pages: &Pages, kids: &[Ref]) {
        let items: Vec<Ref> = pages.marks.iter().map(|_| self.next()).collect();
        for (at, mark) in pages.marks.iter().enumerate() {
            let mut item = self.pdf.outline_item(items[at]);
            item.title(TextStr(&mark.title)).parent(id);
            if let Some(before) = at.checked_sub(1) {
                item.prev(items[before]);
            }
            if let Some(after) = items.get(at + 1) {
                item.next(*after);
            }
            if let Some(page) = kids.get(mark.page) {
                item.dest().page(*page).xyz(0.0, HEIGHT - mark.y, None);
            }
        }
        let mut outline = self.pdf.outline(id);
        if let (Some(first), Some(last)) = (items.first(), items.last()) {
            outline.first(*first).last(*last).count(i32::try_from(items.len()).unwrap_or(i32::MAX));
        }
    }
}

const fn short(weight: Weight) -> &'static [u8] {
    match weight {
        Weight::Regular => b"R",
        Weight::Bold => b"B",
    }
}

/// What draws a page. In a file heights count from below.
fn drawn(items: &[Item]) -> Vec<u8> {
    let mut content = Content::new();
    for item in items {
        match item {
            Item::Text { x, y, weight, size, grey, letters } => {
                let bytes: Vec<u8> = letters.iter().flat_map(|it| it.to_be_bytes()).collect();
                content.set_fill_gray(*grey).begin_text().set_font(Name(short(*weight)), *size);
                content.next_line(rounded(*x), rounded(HEIGHT - y)).show(Str(&bytes)).end_text();
            }
            Item::Rule { x, y, length, width, grey } => {
                let y = rounded(HEIGHT - y);
                content.set_stroke_gray(*grey).set_line_width(*width);
                content.move_to(rounded(*x), y).line_to(rounded(x + length), y).stroke();
            }
            Item::Board { x, y, side, placement } => {
                drawing::show(&mut content, placement, (rounded(*x), rounded(HEIGHT - y)), *side);
            }
        }
    }
    content.finish().into_vec()
}

/// A hundredth of a point is less than a printer can show.
fn rounded(points: f32) -> f32 {
    (points * 100.0).round() / 100.0
}

fn packed(data: &[u8]) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::default());
    // Memory takes all that is written.
    let _ = packer.write_all(data);
    packer.finish().unwrap_or_default()
}

fn date(made: Made) -> Date {
    let Made { year, month, day, hour, minute, second, east_min } = made;
    let date = Date::new(year).month(month).day(day).hour(hour).minute(minute).second(second);
    let (hours, minutes) = (east_min / 60, east_min.unsigned_abs() % 60);
    let hours = i8::try_from(hours).unwrap_or(0);
    date.utc_offset_hour(hours).utc_offset_minute(u8::try_from(minutes).unwrap_or(0))
}
