//! The bundle of a claim where no arbiter is present.

use board::ByColor;
use jadoube_tell::{ToldBundle, bundle_page, bundle_text, judge};
use laws::game::Taken;
use laws::{ClaimBundle, Edition, EvidenceState, WrittenEvidence};
use messages::{Language, Messages};
use transcript::player_names;

const CLAIM: &str = include_str!("../../../../fixtures/transcripts/claim-without-arbiter.txt");
const FINISH: &str = "edition fide-2018\ntime 40/1:30:00, all/0:30:00\n\
    regulations guideline_iii no-arbiter, designated_arbiter \"A\"\n\
    position 8/8/3k4/8/3K4/8/r7/7R w - - 20 70\n\
    clocks white 0:01:20 black 0:05:00 running white\ngiven period 2\n";

fn bundle(text: &str, edition: Option<Edition>) -> Option<(ClaimBundle, ByColor<Option<String>>)> {
    let file = transcript::read(text).expect("a transcript");
    let judged = judge("claim.txt", &file, edition);
    let game = judged[0].protocol.game.as_ref().expect("a game");
    let names = player_names(&judged[0].shared, &judged[0].case);
    ClaimBundle::of(game).map(|it| (it, names))
}

fn states(text: &str) -> Vec<(WrittenEvidence, EvidenceState)> {
    let (bundle, _) = bundle(text, None).expect("a bundle");
    bundle.evidence.iter().map(|it| (it.what, it.state)).collect()
}

#[test]
fn what_is_there_and_what_is_not() {
    let (bundle, _) = bundle(CLAIM, None).expect("a bundle");
    assert_eq!(bundle.claim.taken, Taken::Referred);
    assert_eq!(bundle.claim.grounds.len(), 2);
    assert_eq!(bundle.decider.as_deref(), Some("Zupan"));
    assert_eq!(bundle.decided, None);
    assert!(!bundle.is_complete());
    use EvidenceState::{Disputed, Present};
    use WrittenEvidence as W;
    let expected = [
        (W::Position, Present),
        (W::PositionVerified, Present),
        (W::Scoresheet, Present),
        (W::ScoresheetVerified, Disputed),
    ];
    assert_eq!(states(CLAIM), expected);
    // Black's sheet has another second move, and nothing after it.
    assert_eq!(bundle.moves.len(), 4);
    assert_eq!(bundle.moves[1].sheets.white.as_deref(), Some("Kc7"));
    assert_eq!(bundle.moves[1].sheets.black.as_deref(), Some("Kd7"));
    assert_eq!(bundle.moves[3].sheets.black, None);
}

#[test]
fn the_ground_decides_what_is_asked_for() {
    use EvidenceState::{Missing, NotReported, Present};
    use WrittenEvidence as W;
    let cannot_win = format!("{FINISH}0:00 white claims no normal means\n");
    assert_eq!(
        states(&cannot_win),
        [(W::Position, NotReported), (W::PositionVerified, NotReported)]
    );
    let unwritten = format!("{FINISH}0:00 white claims no normal means unwritten\n");
    assert_eq!(states(&unwritten)[0], (W::Position, Missing));
    let behind = format!("{FINISH}0:00 white stops recording\n0:02 white claims no effort\n");
    assert_eq!(states(&behind)[2], (W::Scoresheet, Missing));
    let (incomplete, _) = bundle(&behind, None).expect("a bundle");
    assert_eq!(incomplete.claim.taken, Taken::Incomplete);
    // The opponent may change his mind; the claimant cannot verify for him.
    let looked = format!(
        "{cannot_win}0:10 white verifies position\n0:20 black disputes position\n\
         0:30 black verifies position\n0:40 white notes position\n"
    );
    assert_eq!(states(&looked), [(W::Position, Present), (W::PositionVerified, Present)]);
    let (complete, _) = bundle(&looked, None).expect("a bundle");
    assert!(complete.is_complete());
}

#[test]
fn the_decision_is_told_once_it_is_there() {
    let text = format!(
        "{FINISH}0:00 white claims no normal means\n1:00:00 designated arbiter decides J-66 draw\n"
    );
    let (bundle, names) = bundle(&text, None).expect("a bundle");
    let told = ToldBundle::of(&Messages::new(Language::English), &bundle, &names);
    let value = serde_json::to_value(&told).expect("JSON");
    assert_eq!(value["decided"], "½-½");
    assert_eq!(value["question"], "J-66");
    assert_eq!(value["answers"][0]["answer"], "draw");
}

#[test]
fn every_edition_has_its_own_numbers() {
    let articles = |edition| {
        let (bundle, _) = bundle(CLAIM, Some(edition)).expect("a bundle");
        bundle.articles.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(articles(Edition::Fide2009), ["D.1", "D.1.a", "D.1.b"]);
    assert_eq!(articles(Edition::Fide2014), ["G.6.a", "G.6.a.1", "G.6.a.2", "G.6.b"]);
    assert_eq!(articles(Edition::Fide2018), ["III.6.1", "III.6.1.1", "III.6.1.2", "III.6.2"]);
}

#[test]
fn the_page_and_the_text_tell_everything_in_every_language() {
    let (bundle, names) = bundle(CLAIM, None).expect("a bundle");
    for language in Language::ALL {
        let messages = Messages::new(language);
        let told = ToldBundle::of(&messages, &bundle, &names);
        let page = bundle_page(&messages, &told, &bundle.claim.position);
        let text = bundle_text(&messages, &told, "(diagram)\n");
        for part in
            ["Novák", "Horvat", "Zupan", "0:04:45", "III.6.1.2", "to and fro", "Kd7", "J-66"]
        {
            assert!(page.contains(part), "{part}: {page}");
            assert!(text.contains(part), "{part}: {text}");
        }
        assert!(page.contains("<svg") && page.contains("@media print"));
        assert!(!page.contains("bundle-") && !text.contains("bundle-"), "{text}");
    }
}

#[test]
fn a_statement_cannot_break_the_page() {
    let text = format!(
        "{FINISH}0:00 white claims no normal means\n\
         1:00 white tells designated arbiter \"<script>alert(1)</script>\"\n"
    );
    let (bundle, names) = bundle(&text, None).expect("a bundle");
    let messages = Messages::new(Language::English);
    let told = ToldBundle::of(&messages, &bundle, &names);
    assert!(!bundle_page(&messages, &told, &bundle.claim.position).contains("<script"));
}

#[test]
fn without_such_a_claim_there_is_no_bundle() {
    assert!(bundle("edition fide-2018\nposition start\n0:05 white plays e4\n", None).is_none());
    // Too much time: the claim is barred.
    let early = FINISH.replace("0:01:20", "0:02:30");
    assert!(bundle(&format!("{early}0:00 white claims no normal means\n"), None).is_none());
    // An arbiter is present.
    let present = FINISH.replace("no-arbiter, designated_arbiter \"A\"", "claim");
    assert!(bundle(&format!("{present}0:00 white claims no normal means\n"), None).is_none());
}
