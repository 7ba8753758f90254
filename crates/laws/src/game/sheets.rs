//! The scoresheets of both players and of the arbiter. It decides nothing.

use ::board::{Attempt, ByColor, Color, Setup};
use clock::{Instant, Millis, PeriodNumber};

use super::{Game, Trail};
use crate::discretion::Decided;
use crate::discretion::answers::{AssistantsAppointed, RecordedForPlayers};
use crate::event::{
    Decision, Event, Happening, Mark, Reconstruction, Score, SheetAct, System, Written,
};
use crate::provision::Provision;
use crate::ruling::{Duty, Matter, Ruling, Verdict};

/// The scoresheets of both players and of the arbiter.
///
/// ```
/// use board::Color;
/// use clock::Instant;
/// use jadoube_laws::Edition;
/// use jadoube_laws::event::{Event, Happening, Score};
/// use jadoube_laws::game::{Configuration, Game};
/// use jadoube_laws::rulebook::ResultBy;
///
/// let mut game = Game::new(&Configuration::new(Edition::Fide2018))?;
/// for side in Color::ALL {
///     let (result, by) = (Score::DRAW, ResultBy::Sign);
///     let signed = Happening::ResultSigned { side, result, by };
///     game.record(&Event::new(Instant::START, signed))?;
/// }
/// assert_eq!(game.sheets().registered(), Some(Score::DRAW));
/// assert!(game.sheets().of(Color::White).entries().is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheets {
    of: ByColor<Sheet>,
    recorder: Option<RecordKeeper>,
    least: ByColor<Option<LeastTime>>,
}

/// Who records a game that neither player records.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RecordKeeper {
    /// The arbiter.
    Arbiter,
    /// An assistant.
    Assistant,
    /// Nobody.
    Nobody,
}

/// The scoresheet of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    entries: Trail<WrittenMove>,
    marks: Trail<(Instant, Mark)>,
    not_recording: bool,
    lent: bool,
    signed: Option<Score>,
    /// What was signed before that, in case it does not count.
    signed_before: Option<Score>,
    ahead: Option<usize>,
    order: Option<UpdateOrder>,
    /// It was brought up to date when so many moves had been made.
    complete_until: usize,
}

/// A move as it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenMove {
    /// The number, if one was written.
    pub number: Option<u32>,
    /// The text.
    pub text: String,
    /// In which system.
    pub system: System,
    /// Which move it means, as far as that is known.
    pub meant: Option<Attempt>,
    /// When.
    pub at: Instant,
    /// Which move of the record it stands for; one that comes next is written in advance.
    pub ply: Option<usize>,
}

/// The order to bring a scoresheet up to date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UpdateOrder {
    /// When it was given.
    pub at: Instant,
    /// Under which provision.
    pub provision: Option<Provision>,
    /// Has it been carried out?
    pub done: bool,
}

/// The least time that a player had in the present period, and in any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct LeastTime {
    period: PeriodNumber,
    in_period: Millis,
    ever: Millis,
}

impl Sheets {
    pub(super) fn new(not_recording: ByColor<bool>) -> Sheets {
        let sheet = |side| Sheet { not_recording: not_recording[side], ..Sheet::default() };
        Sheets { of: ByColor::from_fn(sheet), ..Sheets::default() }
    }

    pub(super) fn fold_ruling(&mut self, at: Instant, ruling: &Ruling) {
        match ruling.verdict() {
            Verdict::Must { who, duty: Duty::UpdateSheet } => {
                let provision = ruling.cites().provisions().next();
                for side in who.players() {
                    self.of[side].order = Some(UpdateOrder { at, provision, done: false });
                }
            }
            Verdict::Violation { who, what: Matter::WrittenInAdvance } => {
                for side in who.players() {
                    self.of[side].ahead = None;
                }
            }
            Verdict::Allowed { what: Some(Matter::SheetUpToDate) } => {
                for side in Color::ALL {
                    let done = |it: &UpdateOrder| it.done;
                    self.of[side].order = self.of[side].order.filter(|it| !done(it));
                }
            }
            // A score that no game has is not signed, and approving is not signing where there is no screen.
            Verdict::Refused {
                who,
                what: Matter::ScoreOutsideNormal | Matter::ApprovalForSignature,
            } => {
                for side in who.players() {
                    let sheet = &mut self.of[side];
                    sheet.signed = sheet.signed_before.take();
                }
            }
            // Moves that were taken back are struck out.
            Verdict::Restore { plies, .. } => {
                for side in Color::ALL {
                    let sheet = &mut self.of[side];
                    sheet.entries.retain(|it| it.ply.is_none_or(|it| it < *plies));
                    sheet.ahead = None;
                    sheet.complete_until = sheet.complete_until.min(*plies);
                }
            }
            _ => {}
        }
    }

    fn decided(&mut self, decision: &Decision) {
        self.recorder = match decision.decided() {
            Some(Decided::RecordedForPlayers(RecordedForPlayers::Arbiter)) => {
                Some(RecordKeeper::Arbiter)
            }
            Some(
                Decided::RecordedForPlayers(RecordedForPlayers::Assistant)
                | Decided::AssistantsAppointed(AssistantsAppointed::Appoint(_)),
            ) => Some(RecordKeeper::Assistant),
            Some(Decided::RecordedForPlayers(RecordedForPlayers::Nobody)) => {
                Some(RecordKeeper::Nobody)
            }
            _ => return,
        };
    }

    /// The scoresheet of a player.
    #[must_use]
    pub fn of(&self, side: Color) -> &Sheet {
        &self.of[side]
    }

    /// Who records the game in the players' place, as far as it was said.
    #[must_use]
    pub fn recorder(&self) -> Option<RecordKeeper> {
        self.recorder
    }

    /// The least time a player had in this period.
    #[must_use]
    pub fn least_time(&self, side: Color) -> Option<Millis> {
        self.least[side].map(|it| it.in_period)
    }

    /// The least time a player ever had.
    #[must_use]
    pub fn least_time_ever(&self, side: Color) -> Option<Millis> {
        self.least[side].map(|it| it.ever)
    }

    /// The result that both signed.
    #[must_use]
    pub fn registered(&self) -> Option<Score> {
        let (white, black) = (self.of.white.signed?, self.of.black.signed?);
        (white == black).then_some(white)
    }
}

impl Sheet {
    /// The moves as they were written.
    #[must_use]
    pub fn entries(&self) -> &Trail<WrittenMove> {
        &self.entries
    }

    /// What else was written.
    #[must_use]
    pub fn marks(&self) -> &Trail<(Instant, Mark)> {
        &self.marks
    }

    /// Has the player stopped recording?
    #[must_use]
    pub fn is_not_recording(&self) -> bool {
        self.not_recording
    }

    /// Has the opponent got it?
    #[must_use]
    pub fn is_lent(&self) -> bool {
        self.lent
    }

    /// The result that the player signed.
    #[must_use]
    pub fn signed(&self) -> Option<Score> {
        self.signed
    }

    /// The move that was written before it was made.
    #[must_use]
    pub fn ahead(&self) -> Option<usize> {
        self.ahead
    }

    /// The order to bring it up to date, until the next move.
    #[must_use]
    pub fn order(&self) -> Option<UpdateOrder> {
        self.order
    }

    /// The entry of a move.
    #[must_use]
    pub fn entry(&self, ply: usize) -> Option<&WrittenMove> {
        self.entries.iter().find(|it| it.ply == Some(ply))
    }

    /// Is it written, for the greater part, in another system than the algebraic one?
    #[must_use]
    pub fn is_in_other_system(&self) -> bool {
        let other = self.entries.iter().filter(|it| it.system == System::Other).count();
        other * 2 > self.entries.len()
    }

    /// Is it not up to date with so many moves played?
    #[must_use]
    pub fn is_behind(&self, until: usize) -> bool {
        self.not_recording || self.missing(until).next().is_some()
    }

    /// The moves before this one that are missing. Nobody can tell before the first entry was reported.
    pub fn missing(&self, until: usize) -> impl Iterator<Item = usize> + '_ {
        let first = self.entries.iter().filter_map(|it| it.ply).min().unwrap_or(until);
        (first.max(self.complete_until)..until).filter(|&ply| self.entry(ply).is_none())
    }

    /// Nothing is missing of the moves made so far.
    fn bring_up_to_date(&mut self, plies: usize) {
        self.not_recording = false;
        self.complete_until = plies;
        if let Some(order) = &mut self.order {
            order.done = true;
        }
    }
}

impl Game {
    pub(super) fn fold_sheets(&mut self, event: &Event) {
        self.note_least_times();
        match &event.what {
            Happening::MoveRecorded(it) => {
                self.write(event.at, it);
                if it.marks_offer() {
                    self.mark(event.at, it.side, &Mark::DrawOffer);
                }
            }
            Happening::MarkRecorded { side, mark } => self.mark(event.at, *side, mark),
            Happening::DrawClaimed(it) => self.sheets.of[it.side].ahead = None,
            // A sealed move has to be written before it is made.
            Happening::EnvelopeOpened { .. } | Happening::EnvelopeLost { .. } => {
                self.sheets.of[self.standing.turn()].ahead = None;
            }
            Happening::RecordingStopped(side) => self.sheets.of[*side].not_recording = true,
            Happening::ScoresheetHandled { side, how } => self.handle_sheet(*side, *how),
            Happening::ResultSigned { side, result, .. } => {
                let sheet = &mut self.sheets.of[*side];
                sheet.signed_before = sheet.signed.replace(*result);
                self.discharge(*side, &Duty::Sign);
            }
            Happening::ReconstructionEnded(ended) => {
                for side in Color::ALL {
                    self.discharge(side, &Duty::Reconstruct);
                    if let Reconstruction::Complete(moves) = ended {
                        self.discharge(side, &Duty::UpdateSheet);
                        self.history.has_at_least(side, *moves);
                        self.sheets.of[side].bring_up_to_date(self.history.plies().len());
                    }
                }
            }
            Happening::ArbiterDecided(it) => self.sheets.decided(it),
            _ => {}
        }
    }

    fn handle_sheet(&mut self, side: Color, how: SheetAct) {
        let sheet = &mut self.sheets.of[side];
        match how {
            SheetAct::Uncovered => self.discharge(side, &Duty::UncoverSheet),
            SheetAct::HandedIn => self.discharge(side, &Duty::HandInSheet),
            SheetAct::Lent => {
                sheet.lent = true;
                self.discharge(side, &Duty::LendSheet);
            }
            // The borrower gives it back.
            SheetAct::Returned => {
                self.sheets.of[!side].lent = false;
                self.discharge(side, &Duty::ReturnSheet);
            }
            SheetAct::Updated => {
                sheet.bring_up_to_date(self.history.plies().len());
                self.discharge(side, &Duty::UpdateSheet);
                self.discharge(side, &Duty::Record);
            }
            SheetAct::Hidden
            | SheetAct::Torn
            | SheetAct::Kept
            | SheetAct::FoundDefective
            | SheetAct::Verified(_)
            | SheetAct::Disputed(_) => {}
        }
    }

    fn mark(&mut self, at: Instant, side: Color, mark: &Mark) {
        self.sheets.of[side].marks.push((at, mark.clone()));
        if *mark == Mark::DrawOffer {
            self.discharge(side, &Duty::MarkOffer);
        }
    }

    fn write(&mut self, at: Instant, written: &Written) {
        let side = written.side;
        let ply = self.ply_written(written);
        let next = self.history.plies().len();
        let entry = WrittenMove {
            number: written.number,
            text: written.text.clone(),
            system: written.system,
            meant: written.meant,
            at,
            ply,
        };
        let sheet = &mut self.sheets.of[side];
        sheet.entries.retain(|it| ply.is_none() || it.ply != ply);
        sheet.entries.push(entry);
        sheet.not_recording = false;
        if ply.is_some_and(|it| it >= next) {
            sheet.ahead = ply;
        }
        self.discharge(side, &Duty::Record);
        if self.sheets.of[side].missing(next).next().is_none() {
            self.discharge(side, &Duty::UpdateSheet);
        }
    }

    /// Which move of the record an entry stands for. Without a number it is the first that is missing.
    fn ply_written(&self, written: &Written) -> Option<usize> {
        let next = self.history.plies().len();
        let Some(number) = written.number else {
            let last = next.checked_sub(1)?;
            let sheet = &self.sheets.of[written.side];
            return match sheet.entries.is_empty() {
                true => Some(last),
                false => sheet.missing(next).next(),
            };
        };
        let setup = self.standing.setup();
        let order = |side| i64::from(side == Color::Black);
        let mover = written.mover.unwrap_or(Color::White);
        let distance = (i64::from(number) - i64::from(setup.move_number.get())) * 2 + order(mover)
            - order(setup.turn);
        usize::try_from(i64::try_from(next).ok()? + distance).ok()
    }

    /// The position in which a move is played that is written down now.
    #[must_use]
    pub fn position_of_written(&self, written: &Written) -> Setup {
        let played = self.ply_written(written).and_then(|it| self.history.plies().get(it));
        played.map_or_else(|| self.standing.setup(), |ply| ply.before)
    }

    fn note_least_times(&mut self) {
        let Some(clock) = self.clock_now() else { return };
        let (times, periods) = (clock.times(), clock.periods());
        for side in Color::ALL {
            let (time, period) = (times[side], periods[side]);
            let ever = self.sheets.least[side].map_or(time, |it| it.ever.min(time));
            let before = self.sheets.least[side].filter(|it| it.period == period);
            let in_period = before.map_or(time, |it| it.in_period.min(time));
            self.sheets.least[side] = Some(LeastTime { period, in_period, ever });
        }
    }

    /// The move is sealed, or there is nothing left to seal.
    pub(super) fn discharge_sealing(&mut self) {
        for side in Color::ALL {
            self.duties[side].other.retain(|it| !matches!(it, Duty::Seal(_)));
        }
    }

    pub(super) fn discharge(&mut self, side: Color, duty: &Duty) {
        self.duties[side].other.retain(|it| it != duty);
    }
}
