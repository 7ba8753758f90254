//! The envelope of an adjourned game: its entries in words, and the page that is printed and put on it.

use std::fmt::Write;

use board::{ByColor, Color};
use clock::Millis;
use laws::Envelope;
use laws::event::EnvelopeEntry;
use messages::{Args, Messages};
use notation::diagram::{Diagram, to_svg};
use notation::fen::{self, FenStyle};
use serde::Serialize;

use crate::page::{escape, opening};
use crate::words;

/// What the game itself does not know.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OnEnvelope {
    /// The names of the players.
    pub names: ByColor<Option<String>>,
    /// When and where play is resumed, if not as the regulations say.
    pub resumption: Option<String>,
}

/// One entry of the envelope.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EnvelopeLine {
    /// The stable name of the entry.
    pub entry: &'static str,
    /// What is asked for, in words.
    pub label: String,
    /// What is to be written; nothing if nobody said it yet.
    pub value: Option<String>,
    /// The article that asks for it.
    pub article: String,
}

const STYLE: &str = "\
@page{size:A5 landscape;margin:12mm}\
:root{font:15px/1.4 system-ui,sans-serif}\
body{max-width:48rem;margin:1.5rem auto;padding:0 1rem}\
main{display:grid;grid-template-columns:1fr 15rem;gap:1.5rem}\
main svg{width:15rem;height:auto}\
dl{margin:0}dt{font-size:.8em;opacity:.75}dd{margin:0 0 .6rem;min-height:1.4em;border-bottom:1px solid #888}\
.signatures{display:grid;grid-template-columns:repeat(3,1fr);gap:1.5rem;margin-top:2rem}\
.signatures div{border-top:1px solid;padding-top:.2rem;font-size:.8em}\
.hash{font:.7em monospace;overflow-wrap:anywhere}\
@media print{body{margin:0;max-width:none;padding:0}}";

/// The seven entries, in the order of the article.
#[must_use]
pub fn envelope_lines(
    messages: &Messages,
    envelope: &Envelope,
    on: &OnEnvelope,
) -> Vec<EnvelopeLine> {
    let line = |entry: EnvelopeEntry| EnvelopeLine {
        entry: entry.id(),
        label: messages.text(&format!("envelope-{}", entry.id())),
        value: value(messages, envelope, on, entry),
        article: envelope.article(entry).map(|it| it.to_string()).unwrap_or_default(),
    };
    EnvelopeEntry::ALL.into_iter().map(line).collect()
}

fn value(
    messages: &Messages,
    envelope: &Envelope,
    on: &OnEnvelope,
    entry: EnvelopeEntry,
) -> Option<String> {
    match entry {
        EnvelopeEntry::Names => {
            let name = |side: Color| on.names[side].clone();
            let (white, black) = (name(Color::White)?, name(Color::Black)?);
            Some(format!("{white} – {black}"))
        }
        EnvelopeEntry::Position => Some(fen::write(&envelope.position, FenStyle::default())),
        EnvelopeEntry::TimesUsed => envelope.used.map(|it| both(messages, it)),
        EnvelopeEntry::Sealer => Some(match &on.names[envelope.sealer] {
            Some(name) => format!("{name} ({})", side(messages, envelope.sealer)),
            None => side(messages, envelope.sealer),
        }),
        EnvelopeEntry::MoveNumber => Some(envelope.number.to_string()),
        EnvelopeEntry::DrawOffer => Some(match envelope.offer {
            Some(by) => {
                let args = Args::new().set("side", words::color_key(by));
                messages.with("envelope-offered", &args)
            }
            None => messages.text("envelope-no-offer"),
        }),
        EnvelopeEntry::Resumption => on.resumption.clone().or_else(|| envelope.resumption.clone()),
    }
}

fn both(messages: &Messages, times: ByColor<Millis>) -> String {
    let args =
        Args::new().set("white", times.white.to_string()).set("black", times.black.to_string());
    messages.with("envelope-both-times", &args)
}

fn side(messages: &Messages, side: Color) -> String {
    messages.with("ruling-side", &Args::new().set("side", words::color_key(side)))
}

/// The page that is printed and put on the envelope. It does not tell the sealed move.
#[must_use]
pub fn envelope_page(messages: &Messages, envelope: &Envelope, on: &OnEnvelope) -> String {
    let mut page = opening(messages, &messages.text("envelope-title"), STYLE);
    page.push_str("<main><dl>\n");
    for line in envelope_lines(messages, envelope, on) {
        let value = line.value.unwrap_or_default();
        let _ = writeln!(
            page,
            "<dt>{} [{}]</dt><dd>{}</dd>",
            escape(&line.label),
            escape(&line.article),
            escape(&value)
        );
    }
    if let Some(left) = envelope.left {
        let label = escape(&messages.text("envelope-clocks"));
        let _ = writeln!(page, "<dt>{label}</dt><dd>{}</dd>", escape(&both(messages, left)));
    }
    let diagram = Diagram::new(envelope.position.placement);
    let _ = writeln!(page, "</dl>{}</main>", to_svg(&diagram));
    page.push_str("<div class=\"signatures\">");
    for id in ["envelope-sign-white", "envelope-sign-black", "envelope-sign-arbiter"] {
        let _ = write!(page, "<div>{}</div>", escape(&messages.text(id)));
    }
    page.push_str("</div>\n");
    if let Some(commitment) = envelope.commitment {
        let label = escape(&messages.text("envelope-commitment"));
        let _ = writeln!(page, "<p class=\"hash\">{label}: {commitment}</p>");
    }
    page + "</html>\n"
}
