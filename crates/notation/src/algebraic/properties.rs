//! Every legal move of random positions, in every language and style, reads back as the same move.

use board::{Chess960, Position, Setup};
use proptest::prelude::*;

use super::*;
use crate::letters::Language;
use crate::uci::{self, CastlingSpelling};

/// A position that random play leads to. Every other one comes from a start of Chess960.
pub(crate) fn random_position(choices: &[u16]) -> Position {
    let number = choices.first().copied().filter(|it| it % 2 == 1).map(|it| it % 960);
    let start = number.and_then(Chess960::new).map_or(Setup::INITIAL, Chess960::setup);
    let mut position = Position::new(&start).expect("a start of a game");
    for choice in choices {
        let moves = position.legal_moves();
        let Some(played) = moves.get(usize::from(*choice) % moves.len().max(1)) else { break };
        position = position.play_unchecked(*played);
    }
    position
}

fn letters() -> impl Strategy<Value = Letters> {
    prop_oneof![
        prop::sample::select(Language::ALL).prop_map(Letters::Of),
        prop::sample::select(vec![Figurines::Outlined, Figurines::Filled, Figurines::OfThePlayer])
            .prop_map(Letters::Figurines),
    ]
}

fn style() -> impl Strategy<Value = Style> {
    let form = prop::sample::select(vec![Form::Short, Form::Long]);
    let captures =
        prop::sample::select(vec![CaptureSign::None, CaptureSign::X, CaptureSign::Times]);
    let checks =
        prop::sample::select(vec![CheckSigns::None, CheckSigns::DoublePlus, CheckSigns::Hash]);
    let castling = prop::sample::select(vec![CastlingSign::Zeros, CastlingSign::LettersO]);
    let promotion = prop::sample::select(vec![
        PromotionSign::Plain,
        PromotionSign::Equals,
        PromotionSign::Brackets,
    ]);
    let en_passant = prop::sample::select(vec![EnPassantSign::None, EnPassantSign::Marked]);
    (letters(), form, captures, checks, castling, promotion, en_passant).prop_map(
        |(letters, form, captures, checks, castling, promotion, en_passant)| Style {
            letters,
            form,
            captures,
            checks,
            castling,
            promotion,
            en_passant,
        },
    )
}

fn check_style(position: &Position, style: &Style) {
    let language = match style.letters {
        Letters::Of(language) => language,
        Letters::Figurines(_) => Language::Slovak,
    };
    for played in &position.legal_moves() {
        let text = write(position, played, style);
        let reading = read(position, &text, language);
        let reading = reading.unwrap_or_else(|error| panic!("{text} in {language}: {error:?}"));
        assert_eq!(reading.played, played, "{text} in {language}");
        let worst = reading.notes.iter().map(|it| it.weight()).max();
        assert!(worst < Some(Weight::Untrue), "{text} in {language}: {:?}", reading.notes);
        assert!(!reading.notes.contains(&Note::PawnLetter), "{text} in {language}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn written_moves_read_back(choices in prop::collection::vec(any::<u16>(), 0..160), style in style()) {
        check_style(&random_position(&choices), &style);
    }

    #[test]
    fn the_wire_form_is_san(choices in prop::collection::vec(any::<u16>(), 0..120)) {
        let position = random_position(&choices);
        for played in &position.legal_moves() {
            prop_assert_eq!(
                write(&position, played, &Style::wire()),
                crate::san::write(&position, played)
            );
        }
    }

    #[test]
    fn moves_of_engines_read_back(choices in prop::collection::vec(any::<u16>(), 0..120)) {
        let position = random_position(&choices);
        for played in &position.legal_moves() {
            for spelling in [CastlingSpelling::OntoRook, CastlingSpelling::usual(&position)] {
                let text = uci::write_move(played, spelling);
                prop_assert_eq!(uci::read_move(&position, &text), Ok(played), "{}", text);
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,12}", choices in prop::collection::vec(any::<u16>(), 0..40)) {
        let position = random_position(&choices);
        for language in [Language::Slovak, Language::Russian, Language::Hebrew] {
            if let Err(error) = read(&position, &text, language)
                && let Reason::NotAlgebraic { at, .. } = error.reason
            {
                prop_assert!(text.is_char_boundary(at), "{:?} at {}", text, at);
            }
        }
    }
}

#[test]
fn promotions_in_every_language() {
    // Random play promotes rarely.
    let setup = crate::fen::read("2n4k/1P1P4/8/8/8/8/8/4K3 w - - 0 1").expect("FEN");
    let position = Position::new(&setup).expect("playable");
    for &language in Language::ALL {
        for style in [Style::short(language), Style::bare(language), Style::long(language)] {
            check_style(&position, &style);
        }
    }
}
