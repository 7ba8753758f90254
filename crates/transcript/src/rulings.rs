//! The lines `=>`.

use laws::ruling::{Duty as D, Reason};
use laws::{Article, Choice, Discretion};

use crate::cursor::Cursor;
use crate::expected::{
    AnswerItem, Asks, Duty, Expectation, ExpectedRuling as R, Illegal, Refused, Restored,
};
use crate::forms::{Worded, forms, joined};
use crate::problem::Kind;
use crate::times::short;
use crate::words::{DUTIES, REASONS, find, word_in};
use crate::write::{Words, quoted};

/// What stands after `=>`.
pub(crate) fn expectation(c: &mut Cursor<'_>) -> Option<Expectation> {
    if let Some(found) = c.attempt(|c| nothing(c).filter(|_| c.end().is_some())) {
        return Some(found);
    }
    c.attempt(|c| {
        let ruling = R::read(c)?;
        let articles = if c.takes("[") { citation(c)? } else { Vec::new() };
        c.end()?;
        Some(Expectation::Ruling { ruling, articles })
    })
}

fn nothing(c: &mut Cursor<'_>) -> Option<Expectation> {
    if c.takes("nothing") {
        return Some(Expectation::Nothing);
    }
    (c.takes("...") || c.takes("…")).then_some(Expectation::Others)
}

fn citation(c: &mut Cursor<'_>) -> Option<Vec<Article>> {
    let articles = with_commas(c, Article::read)?;
    c.word("]")?;
    Some(articles)
}

fn with_commas<T>(
    c: &mut Cursor<'_>,
    read: impl Fn(&mut Cursor<'_>) -> Option<T>,
) -> Option<Vec<T>> {
    let mut found = vec![read(c)?];
    while c.takes(",") {
        found.push(read(c)?);
    }
    Some(found)
}

/// What is printed after `=>`.
pub(crate) fn expectation_words(expectation: &Expectation) -> String {
    match expectation {
        Expectation::Nothing => "nothing".to_owned(),
        Expectation::Others => "...".to_owned(),
        Expectation::Ruling { ruling, articles } if articles.is_empty() => ruling.words(),
        Expectation::Ruling { ruling, articles } => {
            format!("{} [{}]", ruling.words(), joined(articles, ", "))
        }
    }
}

forms! {
    R {
        ["made" text] (R::Made(text))
        ["completed" text by] (R::Completed(text, by))
        ["illegal pending" side text why] (R::IllegalPending(side, text, why))
        ["illegal position" why] (R::IllegalPosition(why))
        ["illegal" side count kind why] (R::Illegal(Illegal { side, count, kind, why }))
        ["must" who duty] (R::Must(who, duty))
        ["allowed" what] (R::Allowed(what))
        ["violation" who what] (R::Violation(who, what))
        ["penalty" who article amount] (R::Penalty(who, article, amount))
        ["expel" who ["from" area]] (R::Expel(who, area))
        ["refused" who what] (R::Refused(who, what))
        ["queen" square] (R::Queen(square))
        ["setup fault" what] (R::SetupFault(what))
        ["set up" position (correct_board "on correct board") clocks]
            (R::SetUp { position, correct_board, clocks })
        ["annul" (correct_colours "correct colours")] (R::Annul { correct_colours })
        ["restore" what] (R::Restore(what))
        ["time" span side] (R::Time(span, side))
        ["times" ["white" white] ["black" black]] (R::Times(white, black))
        ["stop clock"] (R::StopClock)
        ["start clock" side] (R::StartClock(side))
        ["run on"] (R::RunOn)
        ["counter next move" number] (R::NextMove(number))
        ["counter" ["white" white] ["black" black]] (R::Counter(white, black))
        ["flag" side] (R::Flag(side))
        ["over" result reason (no_mate_possible ", no mate possible") (unrated "unrated")]
            (R::Over { result, reason, no_mate_possible, unrated })
        ["play on" why] (R::PlayOn(why))
        ["claim upheld" ground] (R::ClaimUpheld(ground))
        ["claim rejected" ground] (R::ClaimRejected(ground))
        ["claim barred" bar] (R::ClaimBarred(bar))
        ["offer" state (condition_void "condition void")] (R::Offer(state, condition_void))
        ["asks" asks] (R::Asks(asks))
        ["intervene" why] (R::Intervene(why))
        ["no intervention" why] (R::NoIntervention(why))
        ["refer" to] (R::Refer(to))
        ["overridden" text] (R::Overridden(text))
        ["announce" text] (R::Announce(text))
        ["explain" articles] (R::Explain(articles))
        ["class" pace] (R::Class(pace))
        ["notation" text] (R::Notation(text))
        ["answer" items] (R::Answer(items))
        by hand others {
            R::Increment(time) => format!("increment {}", short(*time)),
            R::Period(side, span) => {
                let sign = if span.is_less() { '-' } else { '+' };
                format!("period {side} {sign}{}", span.amount())
            },
            R::Note(None, text) => format!("note {}", quoted(text)),
            R::Note(Some(to), text) => format!("note {} {}", to.words(), quoted(text)),
        }
    }
}

fn others(c: &mut Cursor<'_>) -> Option<R> {
    if c.takes("increment") {
        return c.span().map(R::Increment);
    }
    if c.takes("period") {
        return Some(R::Period(Worded::read(c)?, c.plus_span()?));
    }
    c.word("note")?;
    // A name in quotes is somebody only if a text follows.
    match c.attempt(|c| Some((Worded::read(c)?, c.text()?))) {
        Some((to, text)) => Some(R::Note(Some(to), text)),
        None => c.text().map(|it| R::Note(None, it)),
    }
}

forms! {
    Duty {
        ["move" square] (Duty::Plain(D::MovePiece(square)))
        ["castle" wing] (Duty::Plain(D::Castle(wing)))
        ["not castle" wing] (Duty::Plain(D::NotCastle(wing)))
        ["promote" square to] (Duty::Plain(D::Promote { square, to }))
        ["leave" area] (Duty::Plain(D::Leave(area)))
        ["king move" moves] (Duty::KingMove(moves))
        ["play" text] (Duty::Play(text))
        by hand duty {
            Duty::Seal(text) => format!("seal {}", text.0),
            Duty::Plain(D::Seal(None)) => "seal".to_owned(),
            Duty::Plain(D::Seal(Some(attempt))) => format!("seal {attempt}"),
            Duty::Plain(D::Play(attempt)) => format!("play {attempt}"),
            Duty::Plain(D::Capture(square)) => format!("capture {square}"),
            Duty::Plain(D::CaptureWith { target, with }) => format!("capture {target} with {with}"),
            Duty::Plain(D::KingMove(moves)) => moves
                .iter()
                .fold(Words::new("king move"), |words, it| words.and(it.attempt().to_string()))
                .0,
            Duty::Plain(other) => find(DUTIES, other).to_owned(),
        }
    }
}

fn duty(c: &mut Cursor<'_>) -> Option<Duty> {
    if c.takes("seal") {
        return Some(c.moved().map_or(Duty::Plain(D::Seal(None)), Duty::Seal));
    }
    if !c.takes("capture") {
        return c.one_of(DUTIES).map(Duty::Plain);
    }
    let target = c.square()?;
    let with = if c.takes("with") { Some(c.square()?) } else { None };
    Some(Duty::Plain(with.map_or(D::Capture(target), |with| D::CaptureWith { target, with })))
}

forms! {
    Restored {
        ["start"] (Restored::Start)
        ["last identifiable"] (Restored::LastIdentifiable)
        ["before" ply] (Restored::Before(ply))
        ["after" ply] (Restored::After(ply))
        either (Restored::Position)
    }
}

/// `2nd illegal move`, `checkmate`
impl Worded for Reason {
    fn read(c: &mut Cursor<'_>) -> Option<Reason> {
        let counted = c.attempt(|c| {
            let count = u8::read(c)?;
            c.word("illegal move")?;
            Some(Reason::IllegalMoves(count))
        });
        counted.or_else(|| c.one_of(REASONS))
    }

    fn words(&self) -> String {
        match (word_in(REASONS, self), self) {
            (Some(word), _) => word.to_owned(),
            (None, Reason::IllegalMoves(count)) => format!("{} illegal move", count.words()),
            (None, _) => String::new(),
        }
    }
}

forms! { Refused { either (Refused::News) (Refused::Request) } }

impl Worded for AnswerItem {
    fn read(c: &mut Cursor<'_>) -> Option<AnswerItem> {
        let plain = |it: &str| (!matches!(it, "," | ";" | "[" | "]")).then(|| it.to_owned());
        let text = c.text().map(AnswerItem::Text);
        text.or_else(|| c.kind(Kind::AnyWord, plain).map(AnswerItem::Word))
    }

    fn words(&self) -> String {
        match self {
            AnswerItem::Word(word) => word.clone(),
            AnswerItem::Text(text) => quoted(text),
        }
    }
}

/// `J-25 options none, penalty default none penalties 12.9.1, 12.9.2`
impl Worded for Asks {
    fn read(c: &mut Cursor<'_>) -> Option<Asks> {
        let question = c.question()?;
        let mut asks = Asks::plain(question);
        if c.takes("options") {
            asks.options = with_commas(c, |c| answer_of(c, question))?;
        }
        if c.takes("without default") {
            asks.default = Some(None);
        } else if c.takes("default") {
            asks.default = Some(Some(answer_of(c, question)?));
        }
        if c.takes("penalties") {
            asks.penalties = with_commas(c, Article::read)?;
        }
        Some(asks)
    }

    fn words(&self) -> String {
        let words = |it: &Choice| it.key().replace('-', " ");
        let mut line = Words::new(self.question.to_string());
        if !self.options.is_empty() {
            let options: Vec<String> = self.options.iter().map(words).collect();
            line = line.and("options").and(options.join(", "));
        }
        line = match self.default {
            None => line,
            Some(None) => line.and("without default"),
            Some(Some(default)) => line.and("default").and(words(&default)),
        };
        if !self.penalties.is_empty() {
            line = line.and("penalties").and(joined(&self.penalties, ", "));
        }
        line.0
    }
}

/// An answer of the register, its words joined by blanks or hyphens.
fn answer_of(c: &mut Cursor<'_>, question: Discretion) -> Option<Choice> {
    let mut words = Vec::new();
    let ends = |it: &str| matches!(it, "," | "[" | "default" | "without" | "penalties");
    while c.peek().is_some_and(|it| !ends(it)) {
        words.extend(c.kind(Kind::AnyWord, |it| Some(it.to_ascii_lowercase())));
        let key = words.join("-");
        let mut longer = question.answers().filter(|it| it.key().starts_with(&key));
        let found = longer.clone().find(|it| it.key() == key);
        let ended = c.peek().is_none_or(ends);
        if let (Some(found), true) = (found, ended) {
            return Some(found);
        }
        longer.next()?;
    }
    c.kind(Kind::AnyWord, |_| None)
}
