//! What is said: offers, claims, questions, requests, decisions.

use board::Color;
use laws::Discretion;
use laws::event::{
    Asked, Basis, Complaint, DevicePurpose, DrawGround, DrawWord, Gesture, News, Request,
    Resigning, Sides, Told, Who, Withdrawn, Writing,
};
use messages::Args;
use transcript::MoveText;

use super::Teller;
use super::parts::{Way, who};
use crate::words::role_key;

impl Teller<'_> {
    pub(super) fn adjusts(&self, side: Color, told: Told) -> Vec<String> {
        let mut said = self.of("event-adjusts", side);
        match told {
            Told::Opponent => {}
            Told::Arbiter => said.push(self.messages.text("event-telling-arbiter")),
        }
        said
    }

    pub(super) fn offers_draw(&self, side: Color, condition: Option<&str>) -> Vec<String> {
        let mut said = self.of("event-offers-draw", side);
        said.extend(
            condition.map(|it| {
                self.say("event-on-condition", &Args::new().set("words", self.quoted(it)))
            }),
        );
        said
    }

    pub(super) fn claims(
        &self,
        side: Color,
        ground: DrawGround,
        with: Option<&MoveText>,
        written: Writing,
        basis: Basis,
    ) -> Vec<String> {
        let ground = match ground {
            DrawGround::Threefold => "threefold",
            DrawGround::Fifty => "fifty",
            DrawGround::NoNormalMeans => "no-normal-means",
            DrawGround::NoEffort => "no-effort",
        };
        let mut said = vec![self.say("event-claims", &self.player(side).set("ground", ground))];
        said.extend(with.map(|it| {
            self.say("event-with-move", &Args::new().set("move", self.move_of(side, it)))
        }));
        match written {
            Writing::AsRecorded => {}
            Writing::Unwritten => said.push(self.messages.text("event-unwritten")),
        }
        said.extend(self.basis(basis));
        said
    }

    pub(super) fn speaks_unclearly(
        &self,
        side: Color,
        seemed: DrawWord,
        words: Option<&str>,
    ) -> Vec<String> {
        let seemed = match seemed {
            DrawWord::Offer => "offer",
            DrawWord::Acceptance => "acceptance",
        };
        let args = self.player(side).set("seemed", seemed);
        let mut said = vec![self.say("event-draw-words-unclear", &args)];
        said.extend(words.map(|it| self.quoted(it)));
        said
    }

    pub(super) fn withdraws(&self, side: Color, what: Withdrawn) -> Vec<String> {
        let what = match what {
            Withdrawn::Offer => "offer",
            Withdrawn::Claim => "claim",
        };
        vec![self.say("event-withdraws", &self.player(side).set("what", what))]
    }

    pub(super) fn resigns(&self, side: Color, how: Resigning) -> Vec<String> {
        let mut said = self.of("event-resigns", side);
        let how = match how {
            Resigning::Spoken => None,
            Resigning::King => Some("king"),
            Resigning::Clock => Some("clock"),
            Resigning::Hand => Some("hand"),
            Resigning::Sheet => Some("sheet"),
        };
        said.extend(how.map(|it| self.word("event-resigning", it)));
        said
    }

    pub(super) fn gestures(&self, sides: Sides, gesture: Gesture) -> Vec<String> {
        let by = match sides {
            Sides::One(side) => Who::Player(side),
            Sides::Both => Who::Both,
        };
        let gesture = match gesture {
            Gesture::King => "king",
            Gesture::Clock => "clock",
            Gesture::Hand => "hand",
            Gesture::Handshake => "handshake",
            Gesture::Sheet => "sheet",
        };
        vec![self.say("event-gestures", &self.somebody(&by).set("gesture", gesture))]
    }

    pub(super) fn asks(&self, by: &Who, what: &Asked) -> Vec<String> {
        let key = match what {
            Asked::MoveCount => "move-count",
            Asked::TimeUsed => "time-used",
            Asked::MayCastle => "may-castle",
            Asked::MayTakeEnPassant => "may-take-en-passant",
            Asked::HowToClaim => "how-to-claim",
            Asked::About(article) => {
                let args = self.somebody(by).set("article", article.to_string());
                return vec![self.say("event-asks-about", &args)];
            }
            Asked::Words(text) => {
                let args = self.somebody(by).set("words", self.quoted(text));
                return vec![self.say("event-asks-words", &args)];
            }
        };
        vec![self.say("event-asks", &self.somebody(by).set("what", key))]
    }

    pub(super) fn requests(&self, by: &Who, what: &Request, disability: bool) -> Vec<String> {
        let key = match what {
            Request::Piece(role) => {
                let args = Args::new().set("piece", role_key(*role));
                return self.requested(by, self.say("event-request-piece", &args), disability);
            }
            Request::Leave(area) => {
                return self.requested(by, self.request_leave(area), disability);
            }
            Request::Enter(area) => {
                let args = Args::new().set("area", self.area(Way::To, area));
                return self.requested(by, self.say("event-request-enter", &args), disability);
            }
            Request::Device { name, purpose, .. } => {
                let purpose = match purpose {
                    DevicePurpose::Recording => "recording",
                    DevicePurpose::Other => "other",
                };
                let args = Args::new().set("name", self.quoted(name)).set("purpose", purpose);
                return self.requested(by, self.say("event-request-device", &args), disability);
            }
            Request::Words(text) => return self.requested(by, self.quoted(text), disability),
            Request::AssistantForMoving => "assistant-for-moving",
            Request::AssistantForClock => "assistant-for-clock",
            Request::AssistantForWriting => "assistant-for-writing",
            Request::BlankSheet => "blank-sheet",
            Request::SeeRecord => "see-record",
            Request::OpponentsSheet => "opponents-sheet",
            Request::Bag => "bag",
            Request::TwoBoards => "two-boards",
            Request::OtherClockSide => "other-clock-side",
            Request::Increment => "increment",
            Request::Consent => "consent",
            Request::Adjournment => "adjournment",
            Request::Opening => "opening",
            Request::MedicalHelp => "medical-help",
        };
        self.requested(by, self.word("event-request", key), disability)
    }

    fn request_leave(&self, area: &laws::event::Area) -> String {
        self.say("event-request-leave", &Args::new().set("area", self.area(Way::From, area)))
    }

    fn requested(&self, by: &Who, what: String, disability: bool) -> Vec<String> {
        let mut said = vec![self.say("event-requests", &self.somebody(by).set("what", what))];
        said.extend(disability.then(|| self.messages.text("event-disability")));
        said
    }

    pub(super) fn calls_arbiter(
        &self,
        by: Color,
        reason: &str,
        about: Option<Complaint>,
    ) -> Vec<String> {
        let mut said = self.of("event-calls-arbiter", by);
        said.extend((!reason.is_empty()).then(|| self.quoted(reason)));
        let about = about.map(|it| match it {
            Complaint::Offers => "offers",
            Complaint::Equipment => "equipment",
            Complaint::Opponent => "opponent",
            Complaint::Cheating => "cheating",
        });
        said.extend(about.map(|it| self.say("event-complaint", &Args::new().set("about", it))));
        said
    }

    pub(super) fn tells(&self, by: &Who, to: &Who, what: &News) -> Vec<String> {
        let what = match what {
            News::Words(text) => self.quoted(text),
            News::ClockNotPressed => self.word("event-news", "clock-not-pressed"),
            News::MoveCount => self.word("event-news", "move-count"),
            News::TimeUsed => self.word("event-news", "time-used"),
            News::Flag => self.word("event-news", "flag"),
            News::Advice => self.word("event-news", "advice"),
            News::Irregularity => self.word("event-news", "irregularity"),
        };
        let args = self.somebody(by).set("to", who(self.messages, to)).set("what", what);
        vec![self.say("event-tells", &args)]
    }

    pub(super) fn announces(&self, side: Color, words: &str) -> Vec<String> {
        let args = self.player(side).set("words", self.quoted(words));
        vec![self.say("event-announces-move", &args)]
    }

    /// An answer of the list has its own words; anything else stands as it was written.
    pub(super) fn decides(
        &self,
        by: &Who,
        question: Discretion,
        words: &[String],
        consulted: Option<&str>,
        reason: Option<&str>,
    ) -> Vec<String> {
        let id = if words.is_empty() { "event-decides-default" } else { "event-decides" };
        let answer = self.answer_words(question, words);
        let args = self.somebody(by).set("question", question.to_string()).set("answer", answer);
        let mut said = vec![self.say(id, &args)];
        said.extend(
            consulted
                .map(|it| self.say("event-consulting", &Args::new().set("words", self.quoted(it)))),
        );
        said.extend(reason.map(|it| self.quoted(it)));
        said
    }

    /// The words of an answer: those of the register and the players in the reader's language, the rest as written.
    fn answer_words(&self, question: Discretion, words: &[String]) -> String {
        let mut said: Vec<String> = Vec::new();
        let words = transcript::of_register(question, words);
        let mut rest = words.as_slice();
        while let Some((first, others)) = rest.split_first() {
            let listed = (1..=rest.len()).rev().find_map(|length| {
                let key = rest[..length].join("-").to_lowercase();
                let answer = question.answers().find(|it| it.key() == key)?;
                Some((self.messages.text(&answer.message_id()), &rest[length..]))
            });
            let side =
                Color::ALL.into_iter().find(|it| first.eq_ignore_ascii_case(&it.to_string()));
            let (text, after) = listed.unwrap_or_else(|| match side {
                Some(side) => (who(self.messages, &Who::Player(side)), others),
                None => (first.clone(), others),
            });
            said.push(text);
            rest = after;
        }
        said.join(" ")
    }
}
