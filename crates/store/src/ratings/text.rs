//! The list in columns. A heading says where they begin: the list of all ratings and those of one class have different ones.

use std::io::BufRead;
use std::ops::Range;

use super::{Found, NotRatings};

/// The longest line that is read, in bytes.
const LINE_MAX: u64 = 4_096;
/// The heading stands in one of so many lines.
const HEADING_WITHIN: usize = 20;

/// Where the fields stand, in letters.
struct Columns {
    fide_id: Range<usize>,
    name: Range<usize>,
    federation: Option<Range<usize>>,
    sex: Option<Range<usize>>,
    title: Option<Range<usize>>,
    womens_title: Option<Range<usize>>,
    born: Option<Range<usize>>,
    ratings: [Option<Range<usize>>; 3],
}

pub(super) fn read(
    source: &mut impl BufRead,
    take: &mut impl FnMut(&Found, usize) -> Result<(), NotRatings>,
) -> Result<(), NotRatings> {
    let mut columns = None;
    for _ in 0..HEADING_WITHIN {
        let Some(line) = line(source)? else { break };
        columns = heading(&line);
        if columns.is_some() {
            break;
        }
    }
    let columns = columns.ok_or(NotRatings::Form)?;
    while let Some(line) = line(source)? {
        take(&columns.found(&line.chars().collect::<Vec<_>>()), 1)?;
    }
    Ok(())
}

/// A line; what is not UTF-8 is Latin.
fn line(source: &mut impl BufRead) -> Result<Option<String>, NotRatings> {
    let mut bytes = Vec::new();
    let read = std::io::Read::take(&mut *source, LINE_MAX).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(None);
    }
    if read as u64 == LINE_MAX && bytes.last() != Some(&b'\n') {
        return Err(NotRatings::Form);
    }
    let text = String::from_utf8(bytes)
        .unwrap_or_else(|it| it.into_bytes().into_iter().map(char::from).collect());
    Ok(Some(text))
}

/// The columns, if the line is the heading: each field goes on until the next begins.
fn heading(line: &str) -> Option<Columns> {
    let line = line.trim_start_matches('\u{feff}').trim_end();
    let mut words: Vec<(usize, String)> = Vec::new();
    let mut before = ' ';
    for (at, letter) in line.chars().enumerate() {
        match (letter, before, words.last_mut()) {
            (' ', ..) => {}
            (_, ' ', _) | (.., None) => words.push((at, letter.to_lowercase().collect())),
            (_, _, Some(word)) => word.1.extend(letter.to_lowercase()),
        }
        before = letter;
    }
    // The only heading of two words.
    if let [(0, id), (_, number), ..] = words.as_slice()
        && id == "id"
        && number == "number"
    {
        words.remove(1);
    }
    let range = |known: &dyn Fn(&str) -> bool| {
        let at = words.iter().position(|it| known(&it.1))?;
        let end = words.get(at + 1).map_or(usize::MAX, |it| it.0);
        Some(words.get(at)?.0..end)
    };
    let named = |names: &[&str]| range(&|it| names.contains(&it));
    // A list of one class is headed by its month: `nov26`.
    let month = |it: &str| {
        let letters = it.bytes().take_while(u8::is_ascii_alphabetic).count();
        let digits = it.bytes().skip(letters).filter(u8::is_ascii_digit).count();
        letters == 3 && digits == 2 && it.len() == 5
    };
    Some(Columns {
        fide_id: named(&["id", "id_number", "fideid"])?,
        name: named(&["name"])?,
        federation: named(&["fed", "federation"]),
        sex: named(&["sex"]),
        title: named(&["tit", "title"]),
        womens_title: named(&["wtit"]),
        born: named(&["b-day", "born", "birthday"]),
        ratings: [
            named(&["srtng", "rating"]).or_else(|| range(&month)),
            named(&["rrtng"]),
            named(&["brtng"]),
        ],
    })
}

impl Columns {
    fn found(&self, line: &[char]) -> Found {
        let text = |range: &Range<usize>| -> String {
            let end = range.end.min(line.len());
            let letters = line.get(range.start.min(end)..end).unwrap_or_default();
            letters.iter().collect::<String>().trim().to_owned()
        };
        let some = |range: &Option<Range<usize>>| range.as_ref().map(text).unwrap_or_default();
        Found {
            fide_id: text(&self.fide_id),
            name: text(&self.name),
            title: some(&self.title),
            womens_title: some(&self.womens_title),
            federation: some(&self.federation),
            sex: some(&self.sex),
            born: some(&self.born),
            ratings: self.ratings.each_ref().map(some),
        }
    }
}
