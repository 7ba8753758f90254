//! Who reads, and what of a game he may see. What a player must not be told is left out here, after the choice that `laws` makes for
//! each ruling.

use std::sync::Arc;

use board::Setup;
use laws::event::Happening;
use laws::game::Game;
use laws::ruling::{Ruling, Verdict};
use messages::{Args, Messages};
use notation::fen::{self, FenStyle};
use store::wire::v1::{Attention, AttentionAct, EnteredResult};
use store::{Told, What};
use tell::words::color_key;
use transcript::{Deed, DeedRecord, EventLine, Recorded, positions};

use super::course::Play;
use super::table::Table;
use crate::wire::{Entry, EntryKind, MovesChange, RulingTold, VERSION};

/// For whom something is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Audience {
    /// Arbiters see everything.
    Arbiter,
    /// Players are not told what only the arbiter may know, nor the record of the game while it goes on.
    Player,
    /// Spectators are not told what only the arbiter may know.
    Spectator,
}

impl Audience {
    pub(crate) const ALL: [Audience; 3] =
        [Audience::Arbiter, Audience::Player, Audience::Spectator];
}

/// Who reads, and in which language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader {
    pub(crate) audience: Audience,
    pub(crate) messages: Messages,
}

impl Reader {
    pub(crate) fn is_arbiter(self) -> bool {
        self.audience == Audience::Arbiter
    }

    /// The moves that this reader may see.
    pub(crate) fn moves(self, play: &Play, change: &MovesChange) -> MovesChange {
        match (self.audience, play.is_over()) {
            (Audience::Player, false) => MovesChange::default(),
            (Audience::Player, true) => MovesChange { keep: 0, add: super::moves::all(&play.game) },
            (Audience::Arbiter | Audience::Spectator, _) => change.clone(),
        }
    }

    /// An entry as it is sent.
    pub(crate) fn entry(self, told: &Told, struck: bool) -> Entry {
        self.entry_with(told, struck, |_| true)
    }

    /// An entry with those of its rulings that this reader may see and that are wanted.
    fn entry_with(self, told: &Told, struck: bool, wanted: impl Fn(&Ruling) -> bool) -> Entry {
        let mut entry = Entry {
            v: VERSION,
            seq: told.seq.0,
            kind: EntryKind::Start,
            at_ms: told.instant().since_start().get(),
            server_ms: told.at.0,
            by: told.by,
            who: told.who.clone().filter(|_| self.audience != Audience::Spectator),
            struck,
            line: String::new(),
            words: String::new(),
            deeds: Vec::new(),
            rulings: Vec::new(),
            lag_ms: told.lag_ms().filter(|_| self.is_arbiter()),
            to: None,
            reason: None,
            closes: None,
            again: None,
            replaces: None,
            attention: None,
        };
        match &told.what {
            What::Opened(_) => {}
            What::Event { event, closes, again, .. } => {
                entry.again = *again;
                entry.closes = closes.clone().filter(|it| !it.is_empty() && self.is_at_board());
                let Recorded { line, before, rulings, .. } = &**event;
                let line = &self.with_reason_if_at_board(line);
                entry.kind = EntryKind::Event;
                if self.is_at_board() || !is_call(line) {
                    entry.line = transcript::event_line(line);
                    entry.words = tell::happening(&self.messages, before, line);
                    entry.deeds = DeedRecord::all(line);
                }
                let ruled = rulings.iter().zip(positions(before, rulings));
                let ruled = ruled.filter(|(ruling, _)| {
                    let for_all = ruling.audience() == laws::ruling::Audience::All;
                    (self.is_arbiter() || for_all) && wanted(ruling)
                });
                let told = ruled.map(|(ruling, at)| match self.is_at_board() {
                    true => RulingTold::of(&self.messages, &at, ruling),
                    false => RulingTold::of(&self.messages, &at, &ruling.clone().without_reason()),
                });
                entry.rulings = told.collect();
            }
            What::Correction(it) => {
                entry.kind = EntryKind::Correction;
                entry.to = Some(it.to);
                entry.replaces = it.replaces;
                entry.reason = self.is_at_board().then(|| it.reason.clone());
            }
            What::Gap(gap) => {
                entry.kind = EntryKind::Gap;
                let length = clock::Millis::new(gap.until_ms.abs_diff(gap.from_ms));
                let args = Args::new().set("why", gap.why.id()).set("length", length.to_string());
                entry.words = self.messages.with("server-gap", &args);
            }
            What::Attention(it) => {
                entry.kind = EntryKind::Attention;
                match self.may_see(&it.act) {
                    true => {
                        entry.words = attention_words(&self.messages, it);
                        entry.attention = Some(it.act.clone());
                    }
                    false => entry.who = None,
                }
            }
            What::Result(told) => {
                entry.kind = EntryKind::Result;
                let (said, result) = match &told.entered {
                    EnteredResult::Nothing => ("withdrawn", ""),
                    EnteredResult::Open => ("open", ""),
                    EnteredResult::Score(result) => ("entered", result.as_str()),
                };
                let args = Args::new().set("said", said).set("result", result);
                entry.words = self.messages.with("server-result-told", &args);
            }
        }
        entry
    }

    /// What an arbiter writes as his reason is for the arbiters and for those whom it is about.
    fn with_reason_if_at_board(self, line: &EventLine) -> EventLine {
        let mut line = line.clone();
        if let Deed::Decides { reason, .. } = &mut line.deed
            && !self.is_at_board()
        {
            *reason = None;
        }
        line
    }

    /// Who attends to a game, and what a player tells the arbiter, is known to the arbiters and to those at the board.
    pub(super) fn is_at_board(self) -> bool {
        match self.audience {
            Audience::Arbiter | Audience::Player => true,
            Audience::Spectator => false,
        }
    }

    /// Questions are the arbiters' business, and who attends to a game that of those at the board.
    fn may_see(self, act: &AttentionAct) -> bool {
        let of_questions = matches!(act, AttentionAct::QuestionTaken { .. });
        match self.audience {
            Audience::Arbiter => true,
            Audience::Player => !of_questions,
            Audience::Spectator => false,
        }
    }

    /// The entries of a board after a place that this reader may see.
    pub(crate) fn entries(self, table: &Table, after: u64) -> Vec<Entry> {
        let later = table.entries().iter().filter(|it| it.seq.0 > after);
        if self.audience != Audience::Player || table.is_over() {
            return later.map(|it| self.entry(it, table.is_struck(it.seq))).collect();
        }
        let current = current_move(table);
        let seen = |told: &Arc<Told>| {
            let struck = table.is_struck(told.seq);
            match told.seq.0 >= current && !struck {
                true => Some(self.entry(told, struck)),
                false => self.entry_of_earlier_move(told, struck),
            }
        };
        later.filter_map(seen).collect()
    }

    /// An entry as it is sent when it is new, if this reader may see it. What is told again belongs to earlier moves.
    pub(crate) fn entry_of_change(self, told: &Told, play: &Play) -> Option<Entry> {
        let again = matches!(told.what, What::Event { again: Some(_), .. });
        match self.audience == Audience::Player && again && !play.is_over() {
            true => self.entry_of_earlier_move(told, false),
            false => Some(self.entry(told, false)),
        }
    }

    /// An entry without what would make it a record of the game: nothing is left of most acts at the board and on the
    /// scoresheet, of others what was ruled.
    fn entry_of_earlier_move(self, told: &Told, struck: bool) -> Option<Entry> {
        let of_record = told.event().is_some_and(|it| is_of_record(&it.line));
        if !of_record {
            return Some(self.entry(told, struck));
        }
        let lasts = |it: &Ruling| !it.is_quiet() && !matches!(it.verdict(), Verdict::Must { .. });
        let mut entry = self.entry_with(told, struck, lasts);
        entry.line.clear();
        entry.words.clear();
        entry.deeds.clear();
        (!entry.rulings.is_empty()).then_some(entry)
    }

    /// The position of the legal game. To a player it counts no moves: neither those without progress nor those made.
    pub(super) fn fen(self, game: &Game) -> String {
        let mut setup = game.standing().setup();
        if self.audience == Audience::Player && !game.is_over() {
            setup.plies_without_progress = Setup::INITIAL.plies_without_progress;
            setup.move_number = Setup::INITIAL.move_number;
        }
        fen::write(&setup, FenStyle::default())
    }
}

/// What somebody did who attended to the game.
fn attention_words(messages: &Messages, told: &Attention) -> String {
    let (what, number, side) = match &told.act {
        AttentionAct::BoardTaken => ("board-taken", 0, None),
        AttentionAct::BoardLeft => ("board-left", 0, None),
        AttentionAct::CallTaken { call } => ("call-taken", *call, None),
        AttentionAct::CallWithdrawn { call } => ("call-withdrawn", *call, None),
        AttentionAct::CallClosed { call } => ("call-closed", *call, None),
        AttentionAct::QuestionTaken { entry, .. } => ("question-taken", *entry, None),
        AttentionAct::MustRead { entry } => ("must-read", *entry, None),
        AttentionAct::Read { entry, side } => ("read", *entry, Some(*side)),
        AttentionAct::NotAwaited { entry } => ("not-awaited", *entry, None),
    };
    let question = match &told.act {
        AttentionAct::QuestionTaken { question, .. } => question.as_str(),
        _ => "",
    };
    let args = Args::new()
        .set("named", if told.who.is_some() { "yes" } else { "no" })
        .set("who", told.who.clone().unwrap_or_default())
        .set("entry", number)
        .set("question", question)
        .set("side", side.map_or("", |it| color_key(it.into())));
    messages.with(&format!("server-attention-{what}"), &args)
}

/// The entry with which the last move was made: what is before it belongs to earlier moves.
fn current_move(table: &Table) -> u64 {
    let made =
        |it: &&Recorded| it.rulings.iter().any(|it| matches!(it.verdict(), Verdict::Made { .. }));
    table.log().record().standing().filter(made).last().map_or(0, |it| it.number)
}

/// Does a player call the arbiter?
fn is_call(line: &EventLine) -> bool {
    matches!(line.deed, Deed::Plain(Happening::ArbiterCalled { .. }))
}

/// Is it an act at the board or on a scoresheet?
fn is_of_record(line: &EventLine) -> bool {
    match &line.deed {
        Deed::Plays { .. } | Deed::Announces { .. } | Deed::OpensEnvelope { .. } => true,
        Deed::Claims { .. } | Deed::Stops { .. } | Deed::Decides { .. } => false,
        Deed::Plain(happening) => matches!(
            happening,
            Happening::PieceTouched(_)
                | Happening::PieceTakenOff(_)
                | Happening::PiecePlaced(_)
                | Happening::PieceReleased(_)
                | Happening::MovePlayed(_)
                | Happening::ClockPressed(_)
                | Happening::CastlingAnnounced(_)
                | Happening::AnnouncementRepeated(_)
                | Happening::MoveRecorded(_)
                | Happening::MarkRecorded { .. }
        ),
    }
}
