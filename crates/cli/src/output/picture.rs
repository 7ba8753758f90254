//! The SVG picture of a position, if one is asked for: in a file, or on standard output.

use std::path::{Path, PathBuf};

use board::{Color, Placement};
use messages::{Args, Messages};
use notation::diagram::{Diagram, to_svg};

use crate::cli::DrawingArgs;
use crate::complaint::{Complaint, Failure};
use crate::output::Console;

/// Where the picture went.
pub(crate) enum Picture {
    NotWanted,
    InFile(PathBuf),
    /// It is to be the output itself.
    Inline(String),
}

impl Picture {
    /// Draws the picture, and writes it if it goes to a file.
    pub(crate) fn of(
        messages: &Messages,
        args: &DrawingArgs,
        diagram: &Diagram,
    ) -> Result<Picture, Failure> {
        let Some(path) = &args.svg else { return Ok(Picture::NotWanted) };
        let svg = to_svg(diagram);
        if path == Path::new("-") {
            return Ok(Picture::Inline(svg));
        }
        std::fs::write(path, svg + "\n")
            .map_err(|error| Complaint::of_file(messages, path, &error))?;
        Ok(Picture::InFile(path.clone()))
    }

    pub(crate) fn inline(&self) -> Option<&str> {
        match self {
            Picture::Inline(svg) => Some(svg),
            Picture::NotWanted | Picture::InFile(_) => None,
        }
    }

    /// Says where the picture is, if it is in a file.
    pub(crate) fn mention(&self, console: &Console) -> Result<(), Failure> {
        match self {
            Picture::InFile(path) => {
                let args = Args::new().set("file", path.display().to_string());
                console.line(&console.messages.with("diagram-written", &args))
            }
            Picture::NotWanted | Picture::Inline(_) => Ok(()),
        }
    }
}

/// A diagram seen from the side that the user wants.
pub(crate) fn diagram(args: &DrawingArgs, placement: Placement) -> Diagram {
    let bottom = if args.flip { Color::Black } else { Color::White };
    Diagram::new(placement).seen_by(bottom)
}
