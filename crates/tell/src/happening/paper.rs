//! Scoresheets, results and envelopes.

use board::Color;
use laws::event::{EnvelopeCare, Mark, Paper, Reconstruction, Score, SheetAct, Who, Written};
use laws::rulebook::ResultBy;
use messages::Args;

use super::Teller;

impl Teller<'_> {
    pub(super) fn writes(&self, it: &Written) -> Vec<String> {
        let dots = if it.mover == Some(Color::Black) { "..." } else { "." };
        let number = it.number.map(|number| format!("{number}{dots}")).unwrap_or_default();
        let words = self.quoted(&format!("{number}{}", it.text));
        vec![self.say("event-writes", &self.player(it.side).set("words", words))]
    }

    pub(super) fn notes(&self, side: Color, mark: &Mark) -> Vec<String> {
        let what = match mark {
            Mark::DrawOffer => self.word("event-mark", "draw-offer"),
            Mark::Time => self.word("event-mark", "time"),
            Mark::Result => self.word("event-mark", "result"),
            Mark::Position => self.word("event-mark", "position"),
            Mark::Note { words, .. } => self.quoted(words),
        };
        vec![self.say("event-notes", &self.player(side).set("what", what))]
    }

    pub(super) fn handles_sheet(&self, side: Color, how: SheetAct) -> Vec<String> {
        let how = match how {
            SheetAct::Hidden => "hides",
            SheetAct::Uncovered => "uncovers",
            SheetAct::Torn => "tears",
            SheetAct::Kept => "keeps",
            SheetAct::HandedIn => "hands-in",
            SheetAct::Lent => "lends",
            SheetAct::Returned => "returns",
            SheetAct::Updated => "updates",
            SheetAct::FoundDefective => "finds-defective",
            SheetAct::Verified(Paper::Position) => "verifies-position",
            SheetAct::Verified(Paper::Scoresheet) => "verifies-sheet",
            SheetAct::Disputed(Paper::Position) => "disputes-position",
            SheetAct::Disputed(Paper::Scoresheet) => "disputes-sheet",
        };
        vec![self.say("event-sheet", &self.player(side).set("how", how))]
    }

    pub(super) fn signs(&self, side: Color, result: Score, by: ResultBy) -> Vec<String> {
        let message = match by {
            ResultBy::Sign => "event-signs",
            ResultBy::ElectronicApproval => "event-approves",
        };
        vec![self.say(message, &self.player(side).set("result", result.text()))]
    }

    pub(super) fn reconstruction(&self, how: Reconstruction) -> Vec<String> {
        match how {
            Reconstruction::Complete(moves) => {
                vec![self.say("event-reconstructed", &Args::new().set("count", moves))]
            }
            Reconstruction::Failed => self.plain("event-not-reconstructed"),
        }
    }

    pub(super) fn orders_to_seal(&self, side: Color) -> Vec<String> {
        vec![self.say("event-orders-to-seal", &self.side(side))]
    }

    pub(super) fn cares_for_envelope(&self, by: &Who, how: EnvelopeCare) -> Vec<String> {
        let how = match how {
            EnvelopeCare::Signed => "signs",
            EnvelopeCare::Kept => "keeps",
        };
        vec![self.say("event-envelope-care", &self.somebody(by).set("how", how))]
    }

    pub(super) fn opens_envelope(&self, text: &str) -> Vec<String> {
        let args = Args::new().set("words", self.quoted(text));
        vec![self.say("event-envelope-opened", &args)]
    }
}
