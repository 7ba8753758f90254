//! Why a clock was stopped, from the words in which somebody said it.

use laws::event::StopReason;

/// What the words mean, as far as they mean one of the usual reasons.
#[must_use]
pub fn reason(words: &str) -> StopReason {
    let said = words.to_lowercase();
    let has = |parts: &[&str]| parts.iter().any(|it| said.contains(it));
    // The order matters: "illegal position" before "position", "flag" before what it leads to.
    if has(&["illegal position", "kings in check"]) {
        StopReason::IllegalPosition
    } else if has(&["illegal", "not legal"]) {
        StopReason::IllegalMove
    } else if has(&["touch"]) {
        StopReason::TouchedPiece
    } else if has(&["irregular", "both hands", "two hands", "without a move", "without moving"])
        || has(&["colours", "set-up", "set up"]) && has(&["wrong", "reversed"])
    {
        StopReason::Irregularity
    } else if has(&["draw", "threefold", "three times", "fifty", "repetition", "claim"]) {
        StopReason::DrawClaim
    } else if has(&["flag", "time is up", "out of time"]) {
        StopReason::Flag
    } else if has(&["knock", "displaced", "fallen over", "fell over"]) {
        StopReason::KnockedPieces
    } else if has(&[
        "piece missing",
        "no queen",
        "no rook",
        "no bishop",
        "no knight",
        "need a queen",
    ]) || (has(&["promot"]) && has(&["missing", "piece", "no "]))
    {
        StopReason::PieceMissing
    } else if has(&["toilet", "restroom", "rest room", "bathroom"]) {
        StopReason::Toilet
    } else if has(&["unwell", "ill", "sick", "faint", "medical", "doctor"])
        && !has(&["will", "still"])
    {
        StopReason::Illness
    } else if has(&[
        "wrong setting",
        "clock is wrong",
        "clock wrong",
        "wrong time",
        "no increment",
        "set wrong",
        "setting",
    ]) {
        StopReason::WrongSetting
    } else if has(&["disturb", "noise", "alarm", "noisy"]) {
        StopReason::Disturbance
    } else if has(&["seal"]) {
        StopReason::Sealing
    } else if has(&["resign", "give up"]) {
        StopReason::Resigning
    } else if has(&["arrived", "arrival", "just came"]) {
        StopReason::Arrived
    } else {
        StopReason::Other(words.to_owned())
    }
}

/// Words that mean this reason.
#[must_use]
pub fn words(reason: &StopReason) -> String {
    match reason {
        StopReason::DrawClaim => "draw claim",
        StopReason::Flag => "flag",
        StopReason::IllegalMove => "illegal move",
        StopReason::IllegalPosition => "illegal position",
        StopReason::TouchedPiece => "touched piece",
        StopReason::Irregularity => "irregularity",
        StopReason::PieceMissing => "piece missing",
        StopReason::KnockedPieces => "knocked pieces",
        StopReason::WrongSetting => "wrong setting",
        StopReason::Disturbance => "disturbance",
        StopReason::Illness => "illness",
        StopReason::Toilet => "toilet",
        StopReason::Sealing => "sealing",
        StopReason::Resigning => "resigning",
        StopReason::Arrived => "arrived",
        StopReason::Other(words) => words,
    }
    .to_owned()
}
