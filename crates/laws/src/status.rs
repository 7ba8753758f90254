//! How far each article of each edition is carried out. This is the honest progress bar of the project: what
//! is not done says so. The report made from it is `docs/LAW-COVERAGE.md`.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::article::Article;
use crate::edition::Edition;
use crate::provision::Provision;
use crate::text::{TextLanguage, entry};

/// How far an article or a provision is carried out, the least far first.
///
/// ```
/// use jadoube_laws::{Provision, Status, status_of};
///
/// // Castling is built into the board, the penalty for an illegal move is ruled on.
/// assert_eq!(status_of(Provision::MoveKingCastle), Status::Fact);
/// assert_eq!(status_of(Provision::IrrIllegalPenalty), Status::Ruled);
/// assert_eq!(Status::Ruled.name(), "Ruled");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Status {
    /// Not yet.
    Planned,
    /// A rule decides it and has its scenarios.
    Ruled,
    /// The engine asks the arbiter.
    Arbiter,
    /// True by the construction of the equipment.
    Fact,
    /// Shown as text; there is nothing to decide.
    Guidance,
    /// Not for us.
    OutOfScope(OutOfScope),
}

/// Why something is not for us.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OutOfScope {
    /// It is between a federation and FIDE and touches no game.
    BetweenFederationAndFide,
}

impl Status {
    /// The name in reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Status::Planned => "Planned",
            Status::Ruled => "Ruled",
            Status::Arbiter => "Arbiter",
            Status::Fact => "Fact",
            Status::Guidance => "Guidance",
            Status::OutOfScope(_) => "OutOfScope",
        }
    }
}

/// What the scenarios of the rules cite: written by the test that plays them, one line for each edition and
/// provision.
const CITED: &str = include_str!("../scenarios/cited.tsv");

static RULED: LazyLock<HashMap<&'static str, Status>> = LazyLock::new(|| {
    let mut found = HashMap::new();
    for line in CITED.lines() {
        let mut fields = line.split('\t').skip(1);
        let status = match fields.next() {
            Some("ruled") => Status::Ruled,
            Some("asked") => Status::Arbiter,
            _ => continue,
        };
        let known = found.entry(fields.next().unwrap_or_default()).or_insert(status);
        // A provision that is ruled on as well as asked about is ruled.
        *known = (*known).min(status);
    }
    found
});

/// Does a scenario of this edition rest on this provision?
///
/// ```
/// use jadoube_laws::{Edition, Provision, has_scenario};
///
/// assert!(has_scenario(Edition::Fide2018, Provision::IrrIllegalPenalty));
/// ```
#[must_use]
pub fn has_scenario(edition: Edition, provision: Provision) -> bool {
    let key = provision.key();
    CITED.lines().any(|line| {
        let of_edition = line.strip_prefix(edition.tag()).and_then(|it| it.strip_prefix('\t'));
        of_edition.is_some_and(|it| {
            let mut fields = it.split('\t');
            matches!(fields.next(), Some("ruled" | "asked")) && fields.next() == Some(key)
        })
    })
}

/// How far a provision is carried out: what the equipment does by itself, what is only text, what scenarios show to
/// be ruled on or asked about. All else is planned.
#[must_use]
pub fn status_of(provision: Provision) -> Status {
    match stated(provision) {
        Status::Planned => RULED.get(provision.key()).copied().unwrap_or(Status::Planned),
        stated => stated,
    }
}

const fn stated(provision: Provision) -> Status {
    use Provision as P;
    match provision {
        P::GamePlayers
        | P::GameWhiteFirst
        | P::GameHaveMove
        | P::GameObjective
        | P::GameMateWins
        | P::GameMatedLoses
        | P::SetupBoard
        | P::SetupPieces
        | P::SetupInitial
        | P::SetupLines
        | P::MoveOwnSquare
        | P::MoveCapture
        | P::MoveAttackPiece
        | P::MoveAttackSquare
        | P::MoveBishop
        | P::MoveRook
        | P::MoveQueen
        | P::MoveNoJump
        | P::MoveKnight
        | P::MovePawnSingle
        | P::MovePawnDouble
        | P::MovePawnCapture
        | P::MovePawnEnPassant
        | P::MovePawnEnPassantWhen
        | P::MovePawnPromote
        | P::MovePawnPromoteChoice
        | P::MovePawnPromoteEffect
        | P::MoveKingWays
        | P::MoveKingStep
        | P::MoveKingCastle
        | P::MoveKingCastleLost
        | P::MoveKingCastleLostKing
        | P::MoveKingCastleLostRook
        | P::MoveKingCastleBlocked
        | P::MoveKingCastleBlockedAttack
        | P::MoveKingCastleBlockedPiece
        | P::MoveCheck
        | P::MoveNoSelfCheck
        | P::MoveLegal
        | P::MoveIllegal
        | P::MoveIllegalPosition
        | P::C960Start
        | P::C960CastleChapeau
        | P::C960Castle
        | P::C960Clarify
        | P::C960Notes
        // The clock as a device, and the classes of time controls.
        | P::ClockDefinitions
        | P::RapidDefine
        | P::BlitzDefine
        // What an event may set is checked when it is entered; its degree of supervision selects the rules.
        | P::RapidSupervised
        | P::RapidOtherwise
        | P::BlitzSupervised
        | P::BlitzOtherwise
        | P::PrefaceFederationRules
        | P::PrefaceRatingCondition
        | P::PointsDefault
        // Appendix C is how the program reads and writes.
        | P::NotePieceWord
        | P::NotePieceLetter
        | P::NoteNationalLetter
        | P::NotePawn
        | P::NoteFiles
        | P::NoteRanks
        | P::NoteSquares
        | P::NoteMove
        | P::NoteCapture
        | P::NotePawnCapture
        | P::NoteAmbiguity
        | P::NoteAmbiguityRank
        | P::NoteAmbiguityFile
        | P::NoteAmbiguityOther
        | P::NoteTwoPawns
        | P::NotePromotion
        | P::NoteOffer
        | P::NoteAbbreviations => Status::Fact,
        // Headings and references to other articles; equipment and duties outside a single game.
        P::ActCastleChapeau
        | P::ActPromotionWays
        | P::EndRepetitionRef
        | P::EndFiftyRef
        | P::ArbDutiesBestInterest
        | P::ArbDutiesSupervise
        | P::BlindBoard
        | P::BlindPieces
        | P::BlindRegulations
        | P::AdjCheck
        | P::AdjSession
        | P::ConductArea
        | P::IntroScope
        | P::C960Intro
        | P::C960Recommend
        | P::GuidelinesStatus
        | P::Glossary
        | P::Headings2023 => Status::Guidance,
        // Asked with every penalty (J-12).
        P::ArbObserveGames => Status::Arbiter,
        P::PrefaceRuling => Status::OutOfScope(OutOfScope::BetweenFederationAndFide),
        _ => Status::Planned,
    }
}

/// How far an article of an edition is carried out; `None` if the edition has no such article.
///
/// ```
/// use jadoube_laws::{Article, Edition, Status, status};
///
/// assert_eq!(status(Edition::Fide2018, Article::new("7.5.1")), Some(Status::Ruled));
/// assert_eq!(status(Edition::Fide2018, Article::new("C7.3-a")), Some(Status::Guidance));
/// assert_eq!(status(Edition::Fide2018, Article::new("99.1")), None);
/// ```
#[must_use]
pub fn status(edition: Edition, article: Article) -> Option<Status> {
    entry(edition, article, TextLanguage::English)?;
    // Commentary and samples are guidance whatever they are about.
    if article.is_commentary() || article.is_sample() {
        return Some(Status::Guidance);
    }
    let mut at = Some(article);
    while let Some(cover) = at {
        // Several provisions in one article: it is as far as the one that is least far.
        let least = |book: Edition| Provision::in_article(book, cover).map(status_of).min();
        // An overlay may rule on a matter elsewhere and still leave the article of its base in force.
        let found = least(edition).or_else(|| edition.base().and_then(least));
        if found.is_some() {
            return found;
        }
        at = cover.parent();
    }
    // A remark before an appendix, a heading: there is nothing to decide.
    Some(Status::Guidance)
}

#[cfg(test)]
mod tests {
    use super::{OutOfScope, Status, status};
    use crate::article::Article;
    use crate::edition::Edition;
    use crate::text::{TextLanguage, entries};

    #[track_caller]
    fn check(edition: Edition, article: &str, expected: Option<Status>) {
        assert_eq!(status(edition, Article::new(article)), expected, "{article} of {edition}");
    }

    #[test]
    fn every_printed_article_has_a_status() {
        for edition in Edition::ALL {
            for entry in entries(edition, TextLanguage::English) {
                assert!(status(edition, entry.article).is_some(), "{} of {edition}", entry.article);
            }
        }
        let all = entries(Edition::Fide2018, TextLanguage::English).len();
        assert_eq!(all, 535 + 101);
    }

    #[test]
    fn a_status_is_that_of_what_the_article_says() {
        check(Edition::Fide2018, "3.2", Some(Status::Fact));
        check(Edition::Fide2009, "3.9", Some(Status::Fact));
        check(Edition::Fide2018, "7.5.1", Some(Status::Ruled));
        check(Edition::Fide2018, "C.10", Some(Status::Fact));
        check(Edition::Fide2018, "C7.3-a", Some(Status::Guidance));
        check(Edition::Fide2018, "G-39", Some(Status::Guidance));
        check(Edition::Fide2018, "C-sample-1", Some(Status::Guidance));
        check(Edition::Fide2009, "C-sample-2009", Some(Status::Guidance));
        check(Edition::Fide2018, "99.1", None);
        let fide = OutOfScope::BetweenFederationAndFide;
        check(Edition::Fide2009, "14.1", Some(Status::OutOfScope(fide)));
    }
}
