//! A transcript is read, judged and printed: every event with its rulings, each ruling with its articles and the title
//! of the leading one.
//!
//! `cargo run -p jadoube-transcript --example judge`

use std::error::Error;
use std::fmt::Write as _;

use jadoube_transcript::{self as transcript, Expectation, Told};
use laws::text::{TextLanguage, title};

/// One line is one fact. The same game under two editions: the lines before the first case are shared.
const TRANSCRIPT: &str = "
time 40/1:30:00, all/0:30:00
position 8/4P1k1/8/8/8/8/8/4K3 w - - 0 1
clocks white 0:10:00 black 0:09:00 running white

case A a pawn is left on the last rank
edition fide-2018
0:00 white plays e7e8
0:05 white presses

case B the same under the edition of 2009
edition fide-2009
0:00 white plays e7e8
0:05 white presses
";

fn main() {
    print!("{}", story());
}

/// The cases as a text; the tests read it too.
pub(crate) fn story() -> String {
    tell().expect("the transcript of this example can be read and played")
}

fn tell() -> Result<String, Box<dyn Error>> {
    // Everything that cannot be read would be said at once, with its place and the nearest right word.
    let file = transcript::read(TRANSCRIPT)?;

    let mut told = String::new();
    for case in &file.cases {
        // A protocol: what happened, what followed, and what the clocks show.
        let protocol = transcript::run(&file.shared, case);
        writeln!(told, "{} {}", case.id(), case.title())?;
        for entry in &protocol.entries {
            let Told::Event { line, rulings, .. } = &entry.what else { continue };
            writeln!(told, "  {}", transcript::event_line(line))?;
            for ruling in rulings.iter().filter(|it| !it.is_quiet()) {
                // A ruling in the language of transcripts, its articles in brackets.
                let words = transcript::expectation_line(&Expectation::of(ruling, &entry.before));
                let article = ruling.articles()[0];
                let title = title(ruling.edition(), article, TextLanguage::English);
                writeln!(told, "       {words}")?;
                writeln!(told, "            {article}: {}", title.unwrap_or_default())?;
            }
        }
        if let Some(times) = protocol.game.as_ref().and_then(laws::game::Game::times) {
            writeln!(told, "  White has {}, Black {}.\n", times.white, times.black)?;
        }
    }
    Ok(told)
}
