//! Pages as a file: objects with numbers, one after the other, always in the same order.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{
    ArtifactSubtype, ArtifactType, CidFontType, FontFlags, StructRole, SystemInfo, TabOrder,
    TableHeaderScope, UnicodeCmap,
};
use pdf_writer::writers::StructTreeRoot;
use pdf_writer::{Content, Date, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::GlyphRemapper;

use crate::blocks::{Made, Paper};
use crate::drawing;
use crate::font::{Font, Weight};
use crate::pages::{HEIGHT, Item, Pages, Purpose, WIDTH};
use crate::parts::{DOCUMENT, Figure, PartNumber};

/// Letters are numbered by us.
const NUMBERED: SystemInfo =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// The file of a paper. At the foot of each page stands what `foot` says of its number and of how many there are.
#[must_use]
pub fn pdf(paper: &Paper, foot: impl Fn(usize, usize) -> String) -> Vec<u8> {
    let mut pages = Pages::of(paper, foot);
    let mut file = File { pdf: Pdf::new(), last: 0 };
    file.write(paper, &mut pages);
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

    fn write(&mut self, paper: &Paper, pages: &mut Pages) {
        let (catalog, tree, outline, resources) =
            (self.next(), self.next(), self.next(), self.next());
        let about = self.about(paper);
        let fonts = Weight::ALL.map(|weight| {
            let font = match weight {
                Weight::Regular => &pages.regular,
                Weight::Bold => &pages.bold,
            };
            (weight, self.font(weight, font))
        });
        let has_boards = pages.pages.iter().flatten().any(|it| matches!(it.1, Item::Board { .. }));
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
        let mut kids = Vec::new();
        let mut read = Vec::new();
        for (at, items) in pages.pages.iter().enumerate() {
            let (content, parts) = drawn(items);
            kids.push(self.page(tree, resources, at, &content));
            for (piece, part) in parts.iter().enumerate() {
                pages.parts.stands(*part, at, number(piece));
            }
            read.push(parts);
        }
        self.pdf.pages(tree).kids(kids.iter().copied()).count(number(kids.len()));
        self.outline(outline, pages, &kids);
        let structure = self.structure(pages, &kids, &read);
        let mut it = self.pdf.catalog(catalog);
        it.pages(tree).outlines(outline).lang(TextStr(&paper.language));
        it.metadata(about).pair(Name(b"StructTreeRoot"), structure);
        it.viewer_preferences().display_doc_title(true);
        it.mark_info().marked(true);
    }

    /// What a reader's window and a search find: the same twice, the second time for programs that ask whether it can be read aloud.
    fn about(&mut self, paper: &Paper) -> Ref {
        let (id, info) = (self.next(), self.next());
        self.pdf.metadata(id, metadata(paper).as_bytes());
        let mut info = self.pdf.document_info(info);
        info.title(TextStr(&paper.title)).creator(TextStr("jadoube")).producer(TextStr("jadoube"));
        if let Some(made) = paper.made {
            info.creation_date(date(made));
        }
        info.finish();
        id
    }

    fn stream(&mut self, data: &[u8]) -> Ref {
        let id = self.next();
        let packed = packed(data);
        self.pdf.stream(id, &packed).filter(Filter::FlateDecode);
        id
    }

    fn page(&mut self, tree: Ref, resources: Ref, at: usize, content: &[u8]) -> Ref {
        let content = self.stream(content);
        let id = self.next();
        let mut page = self.pdf.page(id);
        page.parent(tree).media_box(Rect::new(0.0, 0.0, WIDTH, HEIGHT)).contents(content);
        page.struct_parents(number(at)).tab_order(TabOrder::StructureOrder);
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

    /// What is read aloud, in its order, and where it stands. `read` says for each page which part each of its pieces belongs to.
    fn structure(&mut self, pages: &Pages, kids: &[Ref], read: &[Vec<PartNumber>]) -> Ref {
        let (root, parts) = (self.next(), &pages.parts.0);
        let ids: Vec<Ref> = parts.iter().map(|_| self.next()).collect();
        for (part, id) in parts.iter().zip(&ids) {
            let mut it = self.pdf.struct_element(*id);
            it.kind(part.role).parent(part.parent.map_or(root, |it| ids[it]));
            if let Some(Figure { told, frame: [left, top, width, height] }) = &part.figure {
                it.alt(TextStr(told));
                let frame = Rect::new(*left, HEIGHT - top - height, left + width, HEIGHT - top);
                it.attributes().push().layout().bbox(frame);
            }
            if part.role == StructRole::TH {
                it.attributes().push().table().scope(TableHeaderScope::Column);
            }
            let mut inside = it.children();
            for (page, piece) in &part.pieces {
                inside.marked_content_ref().page(kids[*page]).marked_content_id(*piece);
            }
            for part in &part.parts {
                inside.struct_element(ids[*part]);
            }
        }
        let rows: Vec<Ref> = read.iter().map(|_| self.next()).collect();
        for (row, parts) in rows.iter().zip(read) {
            self.pdf.indirect(*row).array().items(parts.iter().map(|it| ids[*it]));
        }
        let mut it = self.pdf.indirect(root).start::<StructTreeRoot<'_>>();
        it.child(ids[DOCUMENT]).parent_tree_next_key(number(rows.len()));
        let mut tree = it.parent_tree();
        let mut entries = tree.nums();
        for (at, row) in rows.iter().enumerate() {
            entries.insert(number(at), *row);
        }
        root
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

/// What draws a page, in pieces, and which part of the paper each piece that is read belongs to. In a file heights count from below.
fn drawn(items: &[(Purpose, Item)]) -> (Vec<u8>, Vec<PartNumber>) {
    let mut content = Content::new();
    let mut parts = Vec::new();
    for piece in items.chunk_by(|one, other| one.0 == other.0) {
        let Some((purpose, _)) = piece.first() else { continue };
        match purpose {
            Purpose::Part(part) => {
                let mut mark = content.begin_marked_content_with_properties(Name(b"Span"));
                mark.properties().identify(number(parts.len()));
                parts.push(*part);
            }
            Purpose::Foot => aside(&mut content, ArtifactType::Pagination, true),
            Purpose::Again => aside(&mut content, ArtifactType::Pagination, false),
            Purpose::Line => aside(&mut content, ArtifactType::Layout, false),
        }
        for (_, item) in piece {
            draw(&mut content, item);
        }
        content.end_marked_content();
    }
    (content.finish().into_vec(), parts)
}

/// What is only seen begins here.
fn aside(content: &mut Content, kind: ArtifactType, is_foot: bool) {
    let mut mark = content.begin_marked_content_with_properties(Name(b"Artifact"));
    let mut it = mark.properties().artifact();
    it.kind(kind);
    if is_foot {
        it.subtype(ArtifactSubtype::Footer);
    }
}

fn draw(content: &mut Content, item: &Item) {
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
            drawing::show(content, placement, (rounded(*x), rounded(HEIGHT - y)), *side);
        }
    }
}

/// What a file says of itself in a language of its own: the title, the language, and that it is made to be read aloud (PDF/UA-1).
fn metadata(paper: &Paper) -> String {
    let plain = |text: &str| -> String {
        let letters = text.chars().map(|it| match it {
            '&' => "&amp;".to_owned(),
            '<' => "&lt;".to_owned(),
            '>' => "&gt;".to_owned(),
            '"' => "&quot;".to_owned(),
            '\u{fffe}' | '\u{ffff}' => char::REPLACEMENT_CHARACTER.to_string(),
            it if it.is_control() => " ".to_owned(),
            it => it.to_string(),
        });
        letters.collect()
    };
    let (title, language) = (plain(&paper.title), plain(&paper.language));
    format!(
        "<?xpacket begin=\"\u{feff}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n\
        <x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\
        <rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\">\
        <dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">{title}</rdf:li></rdf:Alt></dc:title>\
        <dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>\
        <pdfuaid:part>1</pdfuaid:part></rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end=\"r\"?>"
    )
}

fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
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
