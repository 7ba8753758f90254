//! The list in XML: an element `player` for each, with the fields as elements in it.

use std::io::{BufRead, Read};

use super::{Found, NotRatings};

/// The longest tag or text that is read, in bytes.
const PIECE_MAX: u64 = 4_096;
/// So many tags there are for one player at most.
const TAGS_MAX: usize = 100;

pub(super) fn read(
    source: &mut impl BufRead,
    take: &mut impl FnMut(&Found, usize) -> Result<(), NotRatings>,
) -> Result<(), NotRatings> {
    let mut found = Found::default();
    let (mut people, mut tags) = (0_usize, 0_usize);
    let mut text = String::new();
    while let Some(piece) = piece(source, b'<')? {
        text.clear();
        text.push_str(piece.trim_end_matches('<'));
        let Some(tag) = self::piece(source, b'>')? else { break };
        let tag = tag.trim_end_matches('>').trim();
        tags += 1;
        if tags > TAGS_MAX {
            take(&Found::default(), 1)?;
        }
        match tag {
            "player" => found = Found::default(),
            "/player" => {
                people += 1;
                take(&found, std::mem::take(&mut tags))?;
            }
            _ => {
                let Some(name) = tag.strip_prefix('/') else { continue };
                if let Some(field) = field(&mut found, name) {
                    *field = plain(text.trim());
                }
            }
        }
    }
    if people == 0 { Err(NotRatings::Form) } else { Ok(()) }
}

/// What stands up to this sign, and the sign.
fn piece(source: &mut impl BufRead, sign: u8) -> Result<Option<String>, NotRatings> {
    let mut bytes = Vec::new();
    let read = Read::take(&mut *source, PIECE_MAX).read_until(sign, &mut bytes)?;
    if read as u64 == PIECE_MAX && bytes.last() != Some(&sign) {
        return Err(NotRatings::Form);
    }
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

fn field<'f>(found: &'f mut Found, name: &str) -> Option<&'f mut String> {
    let [standard, rapid, blitz] = &mut found.ratings;
    Some(match name {
        "fideid" => &mut found.fide_id,
        "name" => &mut found.name,
        "country" => &mut found.federation,
        "sex" => &mut found.sex,
        "title" => &mut found.title,
        "w_title" => &mut found.womens_title,
        "rating" => standard,
        "rapid_rating" => rapid,
        "blitz_rating" => blitz,
        "birthday" => &mut found.born,
        _ => return None,
    })
}

/// Signs that XML writes in another way.
fn plain(text: &str) -> String {
    if !text.contains('&') {
        return text.to_owned();
    }
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'")];
    let plain = signs.iter().fold(text.to_owned(), |text, (sign, plain)| text.replace(sign, plain));
    plain.replace("&amp;", "&")
}
