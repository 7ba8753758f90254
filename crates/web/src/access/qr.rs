//! QR codes of links.

use qrcode::render::{svg, unicode};
use qrcode::{EcLevel, QrCode};

/// As SVG; nothing if the text is too long for a code.
pub(crate) fn svg(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    Some(code.render::<svg::Color<'_>>().min_dimensions(200, 200).quiet_zone(true).build())
}

/// For a terminal.
pub(crate) fn terminal(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    Some(code.render::<unicode::Dense1x2>().quiet_zone(true).build())
}
