//! What a paper is made of, in the order in which it is read aloud: headings, paragraphs, lists, tables, figures. How they look is not said here.

use pdf_writer::types::StructRole;

/// The number of a part, in the order in which the parts begin.
pub(crate) type PartNumber = usize;

/// The whole of a paper.
pub(crate) const DOCUMENT: PartNumber = 0;

/// A part of a paper.
pub(crate) struct Part {
    pub(crate) role: StructRole,
    /// What it belongs to; the whole belongs to nothing.
    pub(crate) parent: Option<PartNumber>,
    /// The parts in it.
    pub(crate) parts: Vec<PartNumber>,
    /// Where it stands: pages, and which piece of the page it is.
    pub(crate) pieces: Vec<(usize, i32)>,
    pub(crate) figure: Option<Figure>,
}

/// What is drawn, for who does not see it.
pub(crate) struct Figure {
    pub(crate) told: String,
    /// Left, top, width, height; heights count from the top.
    pub(crate) frame: [f32; 4],
}

/// The parts of a paper.
pub(crate) struct Parts(pub(crate) Vec<Part>);

impl Parts {
    pub(crate) fn new() -> Parts {
        Parts(vec![Part::new(StructRole::Document, None)])
    }

    /// A new part, after what is there.
    pub(crate) fn add(&mut self, role: StructRole, parent: PartNumber) -> PartNumber {
        let number = self.0.len();
        if let Some(parent) = self.0.get_mut(parent) {
            parent.parts.push(number);
        }
        self.0.push(Part::new(role, Some(parent)));
        number
    }

    /// A part that is drawn.
    pub(crate) fn add_figure(&mut self, figure: Figure, parent: PartNumber) -> PartNumber {
        let number = self.add(StructRole::Figure, parent);
        if let Some(part) = self.0.get_mut(number) {
            part.figure = Some(figure);
        }
        number
    }

    /// A part goes on here.
    pub(crate) fn stands(&mut self, part: PartNumber, page: usize, piece: i32) {
        if let Some(part) = self.0.get_mut(part) {
            part.pieces.push((page, piece));
        }
    }
}

impl Part {
    const fn new(role: StructRole, parent: Option<PartNumber>) -> Part {
        Part { role, parent, parts: Vec::new(), pieces: Vec::new(), figure: None }
    }
}
