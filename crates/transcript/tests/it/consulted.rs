//! What rules say that they consulted, in every scenario under every edition and in the recorded games of the simulator: asking for it
//! changes nothing, whatever a ruling cites was consulted, each condition that can fail does somewhere, and for each kind of
//! event the rules that look at it are among those consulted.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_transcript::{
    Case, Deed, Entry, File, Told, configure, read_logged, run_explained, run_with,
};
use laws::event::{DrawGround, Happening, Irregular};
use laws::{Came, Consulted, Edition, Provision, Unmet};

use crate::as_recorded::recorded_cases;
use crate::scenarios::scenario_files;

/// What was seen in all cases of a record.
#[derive(Default)]
struct Seen {
    faults: Vec<String>,
    conditions: BTreeSet<&'static str>,
    by_kind: BTreeMap<&'static str, BTreeSet<Provision>>,
}

#[test]
fn what_was_consulted_is_told_and_changes_nothing() {
    let mut seen = Seen::default();
    for (name, file) in scenario_files() {
        for case in &file.cases {
            for edition in Edition::ALL {
                let name = format!("{name}: {} under {edition}", case.id());
                look_at(&name, &file, case, Some(edition), &mut seen);
            }
        }
    }
    for case in recorded_cases("simulated") {
        let file = read_logged(&case).expect("a game");
        look_at(file.cases[0].id(), &file, &file.cases[0], None, &mut seen);
    }
    let faults = &seen.faults;
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults[..faults.len().min(30)].join("\n")
    );
    let never: Vec<_> = Unmet::IDS.iter().filter(|it| !seen.conditions.contains(*it)).collect();
    assert!(never.is_empty(), "conditions that never fail: {never:?}");
    let mut missing = Vec::new();
    for (kind, listed) in LISTED {
        let consulted = seen.by_kind.get(kind).cloned().unwrap_or_default();
        let not = listed.iter().filter(|it| !consulted.contains(it));
        missing.extend(not.map(|it| format!("{kind}: {it}")));
    }
    assert!(missing.is_empty(), "never consulted:\n{}", missing.join("\n"));
}

/// Where several conditions are asked for, it is the one that failed.
#[test]
fn the_condition_that_failed_is_named() {
    use Provision as P;
    let blind = "edition fide-2018\nplayer white \"A\" blind\nclocks white 0:20:00 black 0:25:00 running white\n0:01 white presses\n";
    check_why(blind, P::BlindClockAfter, "no-move-made");
    let exempt = "edition fide-2009\ntime 40/1:30:00, all/0:30:00\nclocks white 0:03:00 black 0:30:00 running white\nmoves 1.e4 e5\n\
        0:02 white writes 2.Nf3\n0:03 white asks \"may I write my move before\"\n";
    check_why(exempt, P::RecNoAdvance, "exempt");
    let started = "given white completed 11\ngiven black completed 11\n0:00 white says castling\n";
    let array = "position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1\n";
    let standard = format!("edition fide-2018\n{array}{started}");
    check_why(&standard, P::RapidWindowSetup, "other-regime");
}

/// Why a provision led to no ruling in the last line.
#[track_caller]
fn check_why(text: &str, provision: Provision, expected: &str) {
    let file = read_logged(text).expect("a game");
    let case = &file.cases[0];
    let configuration = configure(&file.shared, case).expect("a configuration");
    let played = run_explained(configuration, case);
    let Some(Told::Event { consulted, .. }) = played.entries.last().map(|it| &it.what) else {
        panic!("nothing happened")
    };
    let came = consulted.iter().find(|it| it.provision == Some(provision)).map(|it| it.came);
    let Some(Came::Unmet(unmet)) = came else { panic!("{provision} came {came:?}") };
    assert_eq!(unmet.id(), expected, "{provision}");
}

fn look_at(name: &str, file: &File, case: &Case, edition: Option<Edition>, seen: &mut Seen) {
    let Ok(mut configuration) = configure(&file.shared, case) else { return };
    configuration.edition = edition.unwrap_or(configuration.edition);
    let plain = run_with(configuration.clone(), case);
    let explained = run_explained(configuration, case);
    let Some(edition) = explained.game.as_ref().map(|it| it.frame().edition()) else { return };
    if plain.game != explained.game {
        seen.faults.push(format!("{name}: another game"));
    }
    for (one, other) in plain.entries.iter().zip(&explained.entries) {
        let place = format!("{name}, line {}", other.line);
        if !is_same(one, other) {
            seen.faults.push(format!("{place}: ruled otherwise"));
        }
        let Told::Event { line, rulings, consulted } = &other.what else { continue };
        let applied = |of: &Consulted| matches!(of.came, Came::Applied { .. });
        for ruling in rulings {
            for provision in
                ruling.cites().provisions().chain(ruling.cites().background_provisions())
            {
                let came = consulted.iter().find(|it| it.provision == Some(provision));
                let in_force = provision.article(edition).is_some();
                if came.is_none_or(|it| applied(it) != in_force) {
                    seen.faults.push(format!("{place}: {provision} is cited and came {came:?}"));
                }
            }
            for article in ruling.articles() {
                if !consulted.iter().any(|it| applied(it) && it.articles.contains(&article)) {
                    seen.faults.push(format!("{place}: {article} is cited and was not consulted"));
                }
            }
        }
        for it in consulted {
            match it.came {
                Came::Unmet(unmet) => {
                    seen.conditions.insert(unmet.id());
                }
                Came::Applied { ruling } if ruling >= rulings.len() => {
                    seen.faults.push(format!("{place}: there is no ruling {ruling}"));
                }
                Came::Applied { .. } => {}
                Came::NotInThisEdition => {
                    if it.provision.is_none_or(|it| it.article(edition).is_some()) {
                        seen.faults.push(format!("{place}: {it:?}"));
                    }
                }
            }
        }
        for kind in kinds(&line.deed) {
            let provisions = consulted.iter().filter_map(|it| it.provision);
            seen.by_kind.entry(kind).or_default().extend(provisions);
        }
    }
}

fn is_same(one: &Entry, other: &Entry) -> bool {
    let ruled = |of: &Entry| match &of.what {
        Told::Event { rulings, .. } => rulings.clone(),
        Told::Query { .. } | Told::Result(_) | Told::Beginning => Vec::new(),
    };
    ruled(one) == ruled(other) && one.shown == other.shown && one.after == other.after
}

/// Which of the kinds of [`LISTED`] something is.
fn kinds(deed: &Deed) -> Vec<&'static str> {
    use Happening as H;
    let kind = match deed {
        Deed::Plays { .. } | Deed::Plain(H::ClockPressed(_)) => "presses",
        Deed::Claims { ground: DrawGround::Threefold, .. } => "claims a repetition",
        Deed::Claims { ground: DrawGround::Fifty, .. } => "claims fifty moves",
        Deed::Claims { .. } => "claims no normal means",
        Deed::Stops { .. } | Deed::Plain(H::ClockStarted { .. }) => "stops or starts",
        Deed::Plain(H::PieceTouched(_) | H::PieceTakenOff(_)) => "touches",
        Deed::Plain(H::PiecePlaced(_) | H::PieceReleased(_)) => "puts or releases",
        Deed::Plain(H::FlagFell(_) | H::FlagNoticed(_)) => "a flag",
        Deed::Plain(H::DrawOffered { .. } | H::DrawAccepted(_) | H::DrawDeclined(_)) => "offers",
        Deed::Plain(H::IrregularityNoticed(it)) => match it.what {
            Irregular::TouchMove => "notices a touch",
            Irregular::WrongSetup | Irregular::WrongOrientation => "notices a wrong set-up",
            Irregular::ReversedColours => "notices reversed colours",
            Irregular::Displaced(_) => "notices a displaced piece",
            _ => "notices an illegal move",
        },
        Deed::Plain(H::PiecesKnockedOver(_)) => "knocks over",
        Deed::Plain(
            H::PlayerArrived(_) | H::PlayerAbsent(_) | H::RoundStarted(_) | H::TimePassed,
        ) => "arrives",
        Deed::Plain(H::AdjustAnnounced { .. }) => "adjusts",
        Deed::Plain(H::Resigned { .. }) => "resigns",
        Deed::Plain(H::DeviceFound(_)) => "a device",
        Deed::Plain(_)
        | Deed::Announces { .. }
        | Deed::OpensEnvelope { .. }
        | Deed::Decides { .. } => {
            return Vec::new();
        }
    };
    vec![kind]
}

/// The rules that look at each kind of event, at least.
const LISTED: &[(&str, &[Provision])] = {
    use Provision as P;
    &[
        (
            "touches",
            &[
                P::ActAdjust,
                P::ActContactIsIntent,
                P::ActTouchOwn,
                P::ActTouchOpp,
                P::ActTouchBoth,
                P::ActCastleTouch,
                P::ActCastleRookFirst,
                P::ActCastleIllegal,
                P::ActNoLegalTouched,
                P::DrawOfferHow,
            ],
        ),
        (
            "puts or releases",
            &[
                P::GameHaveMove,
                P::MoveIllegal,
                P::ActPromotionChoice,
                P::ActMade,
                P::ActMadeCapture,
                P::ActMadeCastle,
                P::ActMadePromotion,
                P::EndMate,
                P::EndStalemate,
                P::EndDead,
                P::DrawAutoFivefold,
                P::DrawAutoSeventyfive,
            ],
        ),
        (
            "presses",
            &[
                P::ActOneHand,
                P::ActMade,
                P::EndMate,
                P::EndStalemate,
                P::EndDead,
                P::DrawAutoFivefold,
                P::DrawAutoSeventyfive,
                P::ClockComplete,
                P::ClockSameHand,
                P::ClockHandling,
                P::IrrIllegal,
                P::IrrUnpromoted,
                P::IrrClockNoMove,
                P::IrrTwoHands,
                P::IrrIllegalPenalty,
                P::RapidIllegal,
                P::RapidBothKings,
            ],
        ),
        (
            "a flag",
            &[
                P::ClockFlagCheck,
                P::ClockFlagWhen,
                P::ClockFlagLoses,
                P::ClockBothFlags,
                P::ClockScreensNoClaim,
                P::EndDead,
                P::RecCatchUpNeither,
                P::RecCatchUpOne,
                P::RapidFlagCall,
                P::RapidFlagClaim,
                P::RapidBothFlags,
                P::ArbThirdParties,
            ],
        ),
        (
            "offers",
            &[P::EndAgreed, P::DrawRestriction, P::DrawOffer, P::DrawOfferHow, P::ConductDistract],
        ),
        (
            "claims a repetition",
            &[
                P::DrawThreefold,
                P::DrawThreefoldAbout,
                P::DrawThreefoldHas,
                P::DrawTouchForfeits,
                P::DrawClaimClock,
                P::DrawClaimCorrect,
                P::DrawClaimWrong,
                P::ClockScreensNoClaim,
            ],
        ),
        (
            "claims fifty moves",
            &[
                P::DrawFifty,
                P::DrawFiftyAbout,
                P::DrawFiftyHas,
                P::DrawTouchForfeits,
                P::DrawClaimClock,
                P::DrawClaimCorrect,
                P::DrawClaimWrong,
                P::ClockScreensNoClaim,
            ],
        ),
        (
            "claims no normal means",
            &[
                P::QpfAnnounce,
                P::QpfScope,
                P::QpfClaim,
                P::QpfClaimAccept,
                P::QpfClaimPostpone,
                P::QpfClaimReject,
            ],
        ),
        ("notices a touch", &[P::ActTouch, P::ActClaimForfeited, P::RapidArticle4OnRequest]),
        ("notices a wrong set-up", &[P::IrrInitial, P::IrrBoard, P::RapidWindowSetup]),
        ("notices reversed colours", &[P::IrrColours]),
        ("notices a displaced piece", &[P::IrrDisplacedFound, P::IrrTimes]),
        (
            "notices an illegal move",
            &[P::IrrIllegal, P::IrrIllegalPenalty, P::RapidIllegal, P::RapidBothKings],
        ),
        (
            "stops or starts",
            &[P::ClockInterrupt, P::ClockPlayerStop, P::ClockRestart, P::ClockStopWithoutReason],
        ),
        ("knocks over", &[P::IrrDisplace, P::IrrDisplaceStop, P::IrrDisplacePenalty]),
        ("arrives", &[P::ClockStart, P::ClockDefault, P::ClockDefaultAbsent]),
        ("adjusts", &[P::ActAdjust, P::ClockAdjustOwnTime]),
        ("resigns", &[P::EndResign]),
        ("a device", &[P::ConductDeviceBan, P::ConductDeviceBag, P::ConductDevicePenalty]),
    ]
};
