//! What all pages share: the frame of a page that needs nothing from elsewhere.

use messages::Messages;

pub use notation::diagram::escaped as escape;

/// A page up to its first heading.
#[must_use]
pub fn opening(messages: &Messages, title: &str, style: &str) -> String {
    let tag = messages.language().tag();
    let title = escape(title);
    format!(
        "<!doctype html>\n<html lang=\"{tag}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>{style}</style>\n<h1>{title}</h1>\n"
    )
}
