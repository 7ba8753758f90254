//! The files of law text, embedded when the crate is compiled. Reading them is for `read`.

use crate::edition::Edition;

macro_rules! files {
    ($edition:literal: $($file:literal)+) => {
        &[$(include_str!(concat!("../../law/", $edition, "/en/", $file, ".md"))),+]
    };
}

/// The English files of an edition, as they stand in `law/`; an edition has only what differs from the
/// edition its text is taken from.
pub(super) const fn files(edition: Edition) -> &'static [&'static str] {
    match edition {
        Edition::Fide2009 => E2009,
        Edition::Fide2009Cs => E2009_CS,
        Edition::Fide2014 => E2014,
        Edition::CzRapidBlitz => CZ_RAPID_BLITZ,
        Edition::Fide2017 => E2017,
        Edition::Fide2017Sl => E2017_SL,
        Edition::Fide2018 => E2018,
        Edition::Fide2023 => E2023,
    }
}

/// The list of misprints that a printing has and we do not follow.
pub(super) const fn misprints(edition: Edition) -> Option<&'static str> {
    match edition {
        Edition::Fide2009Cs => Some(include_str!("../../law/fide-2009-cs/en/misprints.md")),
        Edition::Fide2017Sl => Some(include_str!("../../law/fide-2017-sl/en/misprints.md")),
        Edition::Fide2009
        | Edition::Fide2014
        | Edition::CzRapidBlitz
        | Edition::Fide2017
        | Edition::Fide2018
        | Edition::Fide2023 => None,
    }
}

const E2009: &[&str] = files!("fide-2009":
    "art00_introduction_and_preface"
    "art01_nature_and_objectives"
    "art02_initial_position"
    "art03_moves_of_the_pieces"
    "art04_act_of_moving"
    "art05_completion_of_the_game"
    "art06_chess_clock"
    "art07_irregularities"
    "art08_recording_of_the_moves"
    "art09_drawn_game"
    "art10_quickplay_finish"
    "art11_points"
    "art12_conduct_of_the_players"
    "art13_role_of_the_arbiter"
    "art14_fide"
    "app_a_rapidplay"
    "app_b_blitz"
    "app_c_algebraic_notation"
    "app_d_quickplay_without_arbiter"
    "app_e_blind_and_visually_disabled"
    "app_f_chess960"
    "guide_1_adjourned_games"
);

const E2009_CS: &[&str] = files!("fide-2009-cs":
    "art00_introduction_and_preface"
    "art03_moves_of_the_pieces"
    "art04_act_of_moving"
    "art06_chess_clock"
    "art07_irregularities"
    "art08_recording_of_the_moves"
    "art09_drawn_game"
    "art12_conduct_of_the_players"
    "art13_role_of_the_arbiter"
    "app_a_rapidplay"
    "app_b_blitz"
    "app_c_algebraic_notation"
    "app_e_blind_and_visually_disabled"
    "guide_1_adjourned_games"
);

const E2014: &[&str] = files!("fide-2014":
    "art00_introduction_and_preface"
    "art01_nature_and_objectives"
    "art03_moves_of_the_pieces"
    "art04_act_of_moving"
    "art05_completion_of_the_game"
    "art06_chess_clock"
    "art07_irregularities"
    "art08_recording_of_the_moves"
    "art09_drawn_game"
    "art11_conduct_of_the_players"
    "art12_role_of_the_arbiter"
    "app_a_rapid_chess"
    "app_b_blitz"
    "app_c_algebraic_notation"
    "app_d_blind_and_visually_disabled"
    "app_e_adjourned_games"
    "app_f_chess960"
    "app_g_quickplay_finish"
    "glossary"
);

const CZ_RAPID_BLITZ: &[&str] = files!("cz-rapid-blitz":
    "app_a_rapid_chess"
    "app_b_blitz"
);

const E2017: &[&str] = files!("fide-2017":
    "art00_introduction_and_preface"
    "art06_chess_clock"
    "art07_irregularities"
    "app_a_rapid_chess"
);

const E2017_SL: &[&str] = files!("fide-2017-sl":
    "art00_introduction_and_preface"
    "art02_initial_position"
    "art03_moves_of_the_pieces"
    "art04_act_of_moving"
    "art06_chess_clock"
    "art07_irregularities"
    "art08_recording_of_the_moves"
    "art09_drawn_game"
    "art11_conduct_of_the_players"
);

const E2018: &[&str] = files!("fide-2018":
    "art00_introduction_and_preface"
    "art01_nature_and_objectives"
    "art02_initial_position"
    "art03_moves_of_the_pieces"
    "art04_act_of_moving"
    "art05_completion_of_the_game"
    "art06_chess_clock"
    "art07_irregularities"
    "art08_recording_of_the_moves"
    "art09_drawn_game"
    "art10_points"
    "art11_conduct_of_the_players"
    "art12_role_of_the_arbiter"
    "app_a_rapid_chess"
    "app_b_blitz"
    "app_c_algebraic_notation"
    "app_d_blind_and_visually_disabled"
    "guide_1_adjourned_games"
    "guide_2_chess960"
    "guide_3_quickplay_finish"
    "glossary"
);

const E2023: &[&str] = files!("fide-2023":
    "art00_introduction_and_preface"
    "art03_moves_of_the_pieces"
    "art04_act_of_moving"
    "art05_completion_of_the_game"
    "art06_chess_clock"
    "art07_irregularities"
    "art08_recording_of_the_moves"
    "art09_drawn_game"
    "art11_conduct_of_the_players"
    "art12_role_of_the_arbiter"
    "app_a_rapid_chess"
    "app_b_blitz"
    "app_c_algebraic_notation"
    "app_d_blind_and_visually_disabled"
    "guide_0_introduction"
    "guide_1_adjourned_games"
    "guide_3_quickplay_finish"
    "glossary"
);
