//! What is done with the pieces.

use board::{Color, Shade};
use laws::event::{
    Hand, KnockedOver, Manner, Placed, Purpose, Released, Scan, SetUpBy, TakenOff, TouchOrder,
    Touched,
};
use laws::regulations::Chess960Source;
use messages::Args;
use notation::fen::{self, FenStyle};
use transcript::MoveText;

use super::Teller;
use crate::words::{color_key, role_key};

impl Teller<'_> {
    pub(super) fn board_shows(&self, scan: &Scan) -> Vec<String> {
        let mut said = match (&scan.placement, scan.near_right) {
            (Some(placement), _) => {
                let setup = board::Setup { placement: *placement, ..board::Setup::EMPTY };
                let fen = fen::write(&setup, FenStyle::default());
                let what = fen.split(' ').next().unwrap_or_default();
                vec![self.say("event-board-shows", &Args::new().set("what", what))]
            }
            (None, Some(Shade::Light)) => vec![self.word("event-board-corner", "light")],
            (None, Some(Shade::Dark)) => vec![self.word("event-board-corner", "dark")],
            (None, None) => self.plain("event-board-scanned"),
        };
        said.extend(self.on_board(scan.board));
        said
    }

    pub(super) fn touches(&self, it: &Touched) -> Vec<String> {
        let squares: Vec<String> = it.squares.iter().map(ToString::to_string).collect();
        let (joint, order) = match it.order {
            TouchOrder::InTurn => (" ", None),
            TouchOrder::Together => ("+", None),
            TouchOrder::Unclear => (" ", Some(self.messages.text("event-order-unclear"))),
        };
        let manner = match it.manner {
            Manner::Deliberate => None,
            Manner::Accidental => Some("accidental"),
            Manner::Unclear => Some("unclear"),
            Manner::Turning => Some("turning"),
            Manner::Feeling => Some("feeling"),
        };
        let args = self.player(it.side).set("squares", squares.join(joint));
        let mut said = vec![self.say("event-touches", &args)];
        said.extend(order);
        said.extend(manner.map(|it| self.word("event-manner", it)));
        said.extend(self.hand(it.hand));
        said.extend(self.on_board(it.board));
        said
    }

    pub(super) fn takes_off(&self, it: &TakenOff) -> Vec<String> {
        let args = self.player(it.side).set("square", it.square.to_string());
        let mut said = vec![self.say("event-takes-off", &args)];
        said.extend(self.hand(it.hand));
        said.extend(self.on_board(it.board));
        said
    }

    pub(super) fn puts(&self, it: &Placed) -> Vec<String> {
        let args = self
            .player(it.side)
            .set("square", it.square.to_string())
            .set("piece", role_key(it.piece.role))
            .set("color", color_key(it.piece.color));
        let mut said = vec![self.say("event-puts", &args)];
        said.extend(it.inverted.then(|| self.messages.text("event-inverted")));
        said.extend(self.hand(it.hand));
        said.extend(self.on_board(it.board));
        said
    }

    pub(super) fn releases(&self, it: &Released) -> Vec<String> {
        let args = self.player(it.side).set("square", it.square.to_string());
        let mut said = vec![self.say("event-releases", &args)];
        said.extend(self.hand(it.hand));
        said.extend(self.on_board(it.board));
        said
    }

    pub(super) fn knocks_over(&self, it: &KnockedOver) -> Vec<String> {
        let squares: Vec<String> = it.squares.iter().map(ToString::to_string).collect();
        let args = self.player(it.side).set("squares", squares.join(" "));
        let mut said = vec![self.say("event-knocks-over", &args)];
        let purpose = match it.on_purpose {
            Purpose::No => None,
            Purpose::Yes => Some("yes"),
            Purpose::Unclear => Some("unclear"),
        };
        said.extend(purpose.map(|it| self.word("event-purpose", it)));
        said
    }

    pub(super) fn sets_up(&self, it: &SetUpBy) -> Vec<String> {
        let mut said = vec![self.say("event-sets-up", &self.somebody(&it.by))];
        said.extend(it.position.map(|it| fen::write(&it, FenStyle::default())));
        said.extend(self.on_board(it.board));
        said
    }

    pub(super) fn plays(
        &self,
        side: Color,
        text: &MoveText,
        hand: Hand,
        press: Option<Hand>,
    ) -> Vec<String> {
        let mut said =
            vec![self.say("event-plays", &self.player(side).set("move", self.move_of(side, text)))];
        said.extend(self.hand(hand));
        if let Some(other) = press {
            said.push(self.messages.text("event-and-presses"));
            said.extend(self.hand(other).filter(|_| other != hand));
        }
        said
    }

    pub(super) fn draws_start(
        &self,
        number: board::Chess960,
        method: Chess960Source,
    ) -> Vec<String> {
        let method = match method {
            Chess960Source::Computer => "computer",
            Chess960Source::Dice => "dice",
            Chess960Source::Coin => "coin",
            Chess960Source::Cards => "cards",
        };
        let args = Args::new().set("number", number.number().to_string()).set("method", method);
        vec![self.say("event-start-drawn", &args)]
    }
}
