//! Rulings on the Laws that stand outside them: decisions of a conference, the commentary, later manuals. They
//! are kept apart from the rulebooks, each with its source and the editions it speaks of.

use crate::edition::Edition;
use crate::interpretations::Interpretation;
use crate::provision::Provision;

/// A ruling outside the Laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutsideRuling {
    /// The stable key.
    pub key: &'static str,
    /// Where it comes from.
    pub source: Source,
    /// The editions it speaks of.
    pub editions: &'static [Edition],
    /// What it is about.
    pub provisions: &'static [Provision],
    /// Our reading that takes it up, if there is one.
    pub reading: Option<Interpretation>,
}

/// Where a ruling comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// FIDE's conference of 14 June 2017.
    Conference2017,
    /// The commentary of the Arbiters' Manual 2020.
    Commentary2020,
    /// The Arbiters' Manual 2025.
    Manual2025,
}

const ONLY_2017: &[Edition] = &[Edition::Fide2017];
const SINCE_2017: &[Edition] = &[Edition::Fide2017, Edition::Fide2018, Edition::Fide2023];
const SINCE_2018: &[Edition] = &[Edition::Fide2018, Edition::Fide2023];
const ONLY_2018: &[Edition] = &[Edition::Fide2018];
const ONLY_2023: &[Edition] = &[Edition::Fide2023];

/// All of them.
///
/// ```
/// use jadoube_laws::{OUTSIDE_RULINGS, Provision, Source};
///
/// let on_flags = OUTSIDE_RULINGS.iter().find(|it| it.key == "int.auto_draw_beats_flag");
/// let on_flags = on_flags.expect("a known key");
/// assert_eq!(on_flags.source, Source::Commentary2020);
/// assert!(on_flags.provisions.contains(&Provision::ClockFlagLoses));
/// ```
pub const OUTSIDE_RULINGS: &[OutsideRuling] = &[
    OutsideRuling {
        key: "int.any_two_illegal",
        source: Source::Conference2017,
        editions: ONLY_2017,
        provisions: &[Provision::IrrIllegalPenalty],
        reading: Some(Interpretation::Q67),
    },
    OutsideRuling {
        key: "int.one_move_one_count",
        source: Source::Conference2017,
        editions: SINCE_2017,
        provisions: &[Provision::IrrIllegalPenalty],
        reading: None,
    },
    OutsideRuling {
        key: "int.king_capture_illegal",
        source: Source::Conference2017,
        editions: SINCE_2017,
        provisions: &[Provision::IrrKingCaptured, Provision::IrrIllegal],
        reading: None,
    },
    OutsideRuling {
        key: "int.flag_shall_call_fast",
        source: Source::Conference2017,
        editions: ONLY_2017,
        provisions: &[Provision::RapidFlagCall],
        reading: None,
    },
    OutsideRuling {
        key: "int.flag_mark_decides",
        source: Source::Conference2017,
        editions: SINCE_2017,
        provisions: &[Provision::ClockFlagCheck, Provision::RapidFlagClaim],
        reading: Some(Interpretation::Q18),
    },
    OutsideRuling {
        key: "int.reversed_result_stands",
        source: Source::Conference2017,
        editions: SINCE_2017,
        provisions: &[Provision::IrrColours],
        reading: None,
    },
    OutsideRuling {
        key: "int.other_hand_clock",
        source: Source::Conference2017,
        editions: SINCE_2017,
        provisions: &[Provision::ClockSameHand],
        reading: None,
    },
    OutsideRuling {
        key: "int.viewing_clock_runs",
        source: Source::Conference2017,
        editions: SINCE_2017,
        provisions: &[Provision::RapidSupervisedShow, Provision::BlitzSupervisedShow],
        reading: None,
    },
    OutsideRuling {
        key: "int.auto_draw_beats_flag",
        source: Source::Commentary2020,
        editions: SINCE_2018,
        provisions: &[Provision::ClockFlagLoses, Provision::DrawAuto],
        reading: Some(Interpretation::Q15),
    },
    OutsideRuling {
        key: "int.forced_line_draw",
        source: Source::Commentary2020,
        editions: SINCE_2018,
        provisions: &[Provision::ClockFlagLoses],
        reading: Some(Interpretation::Q16),
    },
    OutsideRuling {
        key: "int.noticed_flag",
        source: Source::Commentary2020,
        editions: SINCE_2018,
        provisions: &[Provision::ClockFlagWhen],
        reading: None,
    },
    OutsideRuling {
        key: "int.seen_illegal_only",
        source: Source::Commentary2020,
        editions: SINCE_2018,
        provisions: &[Provision::MoveIllegalPosition, Provision::RapidIllegal],
        reading: Some(Interpretation::Q75),
    },
    OutsideRuling {
        key: "int.assistant_deduction",
        source: Source::Commentary2020,
        editions: ONLY_2018,
        provisions: &[Provision::ClockAssistant],
        reading: None,
    },
    OutsideRuling {
        key: "int.stop_reasons",
        source: Source::Commentary2020,
        editions: SINCE_2018,
        provisions: &[Provision::ClockStopWithoutReason],
        reading: Some(Interpretation::Q20),
    },
    OutsideRuling {
        key: "int.increment_returned",
        source: Source::Manual2025,
        editions: ONLY_2023,
        provisions: &[Provision::IrrTimes, Provision::IrrIllegal],
        reading: Some(Interpretation::Q72),
    },
    OutsideRuling {
        key: "int.make_claim_legal",
        source: Source::Manual2025,
        editions: ONLY_2023,
        provisions: &[Provision::DrawThreefoldAbout, Provision::DrawFiftyAbout],
        reading: Some(Interpretation::Q73),
    },
];
