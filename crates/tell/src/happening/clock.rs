//! What is done with the clock, and what it shows.

use board::{ByColor, Color};
use clock::{Millis, Moves};
use laws::event::{
    ClockFault, ClockSetting, FaultKind, FlagNotice, Mishandling, Pressed, Presser, Reading,
    StopReason, Who,
};
use messages::Args;
use transcript::{stop_reason, stop_words};

use super::Teller;
use crate::words::color_key;

impl Teller<'_> {
    pub(super) fn presses(&self, it: &Pressed) -> Vec<String> {
        let mut said = match it.by {
            Presser::Player => self.of("event-presses", it.side),
            Presser::Outsider => vec![self.say("event-outsider-presses", &self.side(it.side))],
        };
        said.extend(self.hand(it.hand));
        said
    }

    /// Words that say no more than one of the usual reasons are told as that reason, others as they were said.
    pub(super) fn stops(&self, by: &Who, words: Option<&str>) -> Vec<String> {
        let mut said = vec![self.say("event-stops-clock", &self.somebody(by))];
        said.extend(words.map(|words| self.why_stopped(words)));
        said
    }

    fn why_stopped(&self, words: &str) -> String {
        let reason = stop_reason(words);
        let is_usual = !matches!(reason, StopReason::Other(_));
        match is_usual && stop_words(&reason) == words {
            true => self.word("event-stop-reason", &words.replace(' ', "-")),
            false => self.quoted(words),
        }
    }

    pub(super) fn starts_clock(&self, by: &Who, side: Color) -> Vec<String> {
        let args = self.somebody(by).set("side", color_key(side));
        vec![self.say("event-starts-clock", &args)]
    }

    pub(super) fn mishandles_clock(&self, side: Color, how: Mishandling) -> Vec<String> {
        let how = match how {
            Mishandling::Held => "holds",
            Mishandling::Hovered => "hovers",
            Mishandling::Covered => "covers",
            Mishandling::Banged => "bangs",
            Mishandling::Lifted => "lifts",
            Mishandling::KnockedOver => "knocks-over",
            Mishandling::NextBoard => "next-board",
        };
        vec![self.say("event-mishandles-clock", &self.player(side).set("how", how))]
    }

    pub(super) fn flag_falls(&self, side: Color) -> Vec<String> {
        vec![self.say("event-flag-falls", &self.side(side))]
    }

    pub(super) fn notices_flag(&self, it: &FlagNotice) -> Vec<String> {
        let args = self.somebody(&it.by).set("side", color_key(it.flag));
        let mut said = vec![self.say("event-notices-flag", &args)];
        said.extend(self.basis(it.basis));
        said.extend(it.silently.then(|| self.messages.text("event-silently")));
        said
    }

    pub(super) fn clock_shows(&self, reading: &Reading) -> Vec<String> {
        let mut said = vec![self.messages.text("event-clock-shows")];
        said.extend(self.times(reading.times));
        said.extend(reading.first_flag.map(|it| self.say("event-first-flag", &self.side(it))));
        said.extend(reading.counter.map(|it| self.counter(it)));
        said.extend(
            reading.move_number.map(|it| {
                self.say("event-move-number", &Args::new().set("number", it.to_string()))
            }),
        );
        said
    }

    pub(super) fn sets_clock(&self, setting: &ClockSetting) -> Vec<String> {
        let mut said = vec![self.messages.text(match setting.new_clock {
            false => "event-sets-clock",
            true => "event-sets-new-clock",
        })];
        said.extend(self.times(setting.times));
        said.extend(setting.counter.map(|it| self.counter(it)));
        said.extend(
            setting
                .increment
                .map(|it| self.say("event-increment", &Args::new().set("time", it.to_string()))),
        );
        said
    }

    pub(super) fn finds_clock(&self, it: &ClockFault) -> Vec<String> {
        let fault = match it.kind {
            FaultKind::Defect => "defect",
            FaultKind::WrongSetting => "wrong-setting",
            FaultKind::SidesExchanged => "sides-exchanged",
        };
        let args = self.somebody(&it.by).set("fault", fault);
        let mut said = vec![self.say("event-finds-clock", &args)];
        said.extend(it.detail.as_deref().map(|it| self.quoted(it)));
        said
    }

    fn times(&self, times: ByColor<Option<Millis>>) -> impl Iterator<Item = String> {
        let sides = [(Color::White, times.white), (Color::Black, times.black)];
        sides.into_iter().filter_map(|(side, time)| {
            let args = self.side(side).set("time", time?.to_string());
            Some(self.say("event-time-of", &args))
        })
    }

    fn counter(&self, moves: ByColor<Moves>) -> String {
        let args = Args::new()
            .set("white", moves.white.0.to_string())
            .set("black", moves.black.0.to_string());
        self.say("event-counter", &args)
    }
}
