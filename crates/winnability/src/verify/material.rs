//! The material rules once more, from the counts of men. That they are true is argued in
//! `docs/WINNABILITY.md`; here is only whether they apply.

use board::{Color, Material, Position};

use crate::MaterialRule;

pub(super) fn applies(rule: MaterialRule, position: &Position, winner: Color) -> bool {
    let material = position.placement().material();
    holds(rule, material[winner], material[!winner])
}

/// Does any of the rules apply?
pub(super) fn any_applies(position: &Position, winner: Color) -> bool {
    let material = position.placement().material();
    let rules = [
        MaterialRule::LoneKing,
        MaterialRule::KnightAgainstQueens,
        MaterialRule::BishopsOfOneShade,
    ];
    rules.into_iter().any(|rule| holds(rule, material[winner], material[!winner]))
}

pub(super) fn holds(rule: MaterialRule, winner: Material, loser: Material) -> bool {
    if winner.pawns + winner.rooks + winner.queens > 0 {
        return false;
    }
    let bishops = winner.light_bishops + winner.dark_bishops;
    match rule {
        MaterialRule::LoneKing => winner.knights + bishops == 0,
        MaterialRule::KnightAgainstQueens => {
            let others = loser.pawns + loser.knights + loser.rooks;
            let others = others + loser.light_bishops + loser.dark_bishops;
            winner.knights == 1 && bishops == 0 && others == 0
        }
        MaterialRule::BishopsOfOneShade => {
            let light = winner.light_bishops + loser.light_bishops;
            let dark = winner.dark_bishops + loser.dark_bishops;
            winner.knights == 0 && (light == 0 || dark == 0) && loser.knights + loser.pawns == 0
        }
    }
}
