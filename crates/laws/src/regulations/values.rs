//! The options that are more than a word: points, appeals, players. How they stand in a file is in
//! `written`.

use super::setting::choices;
use crate::rulebook::{MovesEach, Penalty, Seconds};

/// What is allowed in agreeing on a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawAgreement {
    /// No restriction.
    Free,
    /// Only with the arbiter's consent until both players have made this many moves.
    After(MovesEach),
    /// Only with the arbiter's consent.
    Consent,
}

/// What a game is worth, in half points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// A win.
    pub win: u8,
    /// A draw.
    pub draw: u8,
    /// A loss.
    pub loss: u8,
    /// A win without play.
    pub forfeit_win: u8,
    /// A loss without play.
    pub forfeit_loss: u8,
}

impl Scoring {
    /// 1, ½ and 0.
    pub const WHOLE_AND_HALF: Scoring =
        Scoring { win: 2, draw: 1, loss: 0, forfeit_win: 2, forfeit_loss: 0 };
}

/// The penalty for a device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DevicePenalty {
    /// The game is lost.
    Loss,
    /// A lesser penalty, in the organiser's words.
    Lesser(String),
}

impl DevicePenalty {
    /// The item of the list of penalties that the organiser's words name.
    #[must_use]
    pub fn item(&self) -> Option<Penalty> {
        let DevicePenalty::Lesser(text) = self else { return None };
        let text = text.to_lowercase();
        text.split(|it: char| !it.is_alphanumeric()).find_map(|word| match word {
            "warning" => Some(Penalty::Warning),
            "fine" => Some(Penalty::Fine),
            "exclusion" => Some(Penalty::RoundsExclusion),
            _ => None,
        })
    }
}

/// Appeals against decisions of the arbiter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Appeals {
    /// There are none.
    None,
    /// They are allowed.
    Allowed {
        /// How long after the end of the round.
        deadline: Option<Seconds>,
        /// How they are made.
        procedure: Option<String>,
        /// What they cost.
        fee: Option<String>,
        /// Who decides.
        committee: Option<String>,
    },
}

/// Adjourning games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Adjourning {
    /// Games are not adjourned.
    Off,
    /// Games are adjourned.
    On {
        /// When the session ends.
        session_end: Option<String>,
        /// When play is resumed.
        resumption: Option<String>,
    },
}

/// What is to be known of the two players of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Players {
    /// The player of the white pieces.
    pub white: PlayerAttributes,
    /// The player of the black pieces.
    pub black: PlayerAttributes,
}

/// What is to be known of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerAttributes {
    /// `disabled`, `blind`, `hearing-impaired`.
    pub needs: Vec<Need>,
    /// The language of the player's notation.
    pub notation_language: Option<String>,
}

impl Players {
    /// Nothing is known.
    pub const UNKNOWN: Players =
        Players { white: PlayerAttributes::UNKNOWN, black: PlayerAttributes::UNKNOWN };
}

impl PlayerAttributes {
    pub(super) const UNKNOWN: PlayerAttributes =
        PlayerAttributes { needs: Vec::new(), notation_language: None };
}

choices! {
    /// What a player needs to be met with.
    pub enum Need {
        /// A disability.
        Disabled = "disabled",
        /// Blind or visually disabled.
        Blind = "blind",
        /// Hard of hearing.
        HearingImpaired = "hearing-impaired",
    }
}
