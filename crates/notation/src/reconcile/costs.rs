//! What each kind of fault costs. The numbers rank explanations and mean nothing by themselves: a slip of the
//! pen is likelier than a forgotten move, and that than an entry out of nowhere.

use super::Cell;

/// The entry repeats one shortly before it.
pub(super) const DOUBLED: u32 = 10;
/// The entry belongs to no move.
pub(super) const SURPLUS: u32 = 20;
/// An entry that cannot be read belongs to no move.
pub(super) const SURPLUS_ILLEGIBLE: u32 = 14;
/// A move is on neither sheet.
pub(super) const ON_NEITHER: u32 = 34;

/// Games whose costs differ by less than this are equally likely.
pub(super) const TOLD_APART: u32 = 2;
/// Games that cost more than the best by this much are not listed.
pub(super) const LISTED: u32 = 6;
/// States that cost more than the best by this much are given up.
pub(super) const MARGIN: u32 = 48;

/// The cost of a cell.
pub(super) const fn of_cell(cell: Cell) -> u32 {
    match cell {
        Cell::Same => 0,
        Cell::Sign => 2,
        Cell::Ambiguous => 3,
        Cell::Near => 12,
        Cell::Other => 18,
        Cell::Illegible => 6,
        Cell::Missing => 16,
        Cell::Ended => 2,
    }
}
