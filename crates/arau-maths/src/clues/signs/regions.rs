//! Owns cages of nine cells that say much: connected, and with many pairs of cells that no row, column or box has
//! together.
//!
//! The nine boxes are changed step by step: two cages that touch exchange a cell each. At first any exchange will do, later only
//! those that bring the number of such pairs nearer to a goal. Much beyond the goal hardly ever a grid is left; below it
//! there are too many.

use arau_core::bits::ones;
use arau_nine::position::PEERS;
use arau_random::Dice;

/// Cages that stay as they are; the cells of the others are `rest`.
pub struct Regions {
    /// A bit per cell.
    pub whole: Vec<u128>,
    /// The cells of the other regions.
    pub rest: u128,
}

/// How many cages of nine there are.
pub const N_WHOLE: usize = 7;

/// Pairs of cells that only the cages of nine have together: what came to one grid most often.
const GOAL: i64 = 137;

/// Exchanges that are looked at.
const N_STEPS: u64 = 400_000;

/// An exchange may lead away from the goal by at most this at first, and by nothing in the end.
const FREEDOM: u64 = 6;

/// Draws seven cages.
pub fn draw(dice: &mut Dice) -> Regions {
    let mut region_of: [usize; 81] = std::array::from_fn(|cell| cell / 27 * 3 + cell % 9 / 3);
    let mut regions = [0u128; 9];
    for (cell, &region) in region_of.iter().enumerate() {
        regions[region] |= 1 << cell;
    }
    let value = |region: usize, cells: u128| if region < N_WHOLE { n_new_pairs(cells) } else { 0 };
    let mut total = 0;
    for step in 0..N_STEPS {
        let freedom = FREEDOM - FREEDOM * step / N_STEPS;
        let [cell, side, place, luck] = dice.throw([81, 4, 9, freedom]);
        let Some(beside) = neighbour(cell, side) else { continue };
        let (a, b) = (region_of[cell], region_of[beside]);
        if a == b {
            continue;
        }
        let back = nth_cell(regions[b], place);
        let changed_a = regions[a] & !(1 << cell) | 1 << back;
        let changed_b = regions[b] & !(1 << back) | 1 << cell;
        if !is_connected(changed_a) || !is_connected(changed_b) {
            continue;
        }
        let gain = value(a, changed_a) + value(b, changed_b) - value(a, regions[a]) - value(b, regions[b]);
        let further = (total + gain - GOAL).abs() - (total - GOAL).abs();
        if further <= luck as i64 {
            (regions[a], regions[b]) = (changed_a, changed_b);
            (region_of[cell], region_of[back]) = (b, a);
            total += gain;
        }
    }
    let rest = regions[N_WHOLE..].iter().fold(0, |rest, region| rest | region);
    Regions { whole: regions[..N_WHOLE].to_vec(), rest }
}

/// Pairs of cells that do not see each other.
fn n_new_pairs(cells: u128) -> i64 {
    let n: u32 = ones(cells).map(|cell| (cells & !PEERS[cell]).count_ones() - 1).sum();
    i64::from(n / 2)
}

/// The cell beside a cell on one of four sides.
fn neighbour(cell: usize, side: usize) -> Option<usize> {
    let (row, column) = (cell / 9, cell % 9);
    match side {
        0 => (row > 0).then(|| cell - 9),
        1 => (row < 8).then(|| cell + 9),
        2 => (column > 0).then(|| cell - 1),
        _ => (column < 8).then(|| cell + 1),
    }
}

fn nth_cell(cells: u128, n: usize) -> usize {
    ones(cells).nth(n).expect("a region has nine cells")
}

/// The cells beside any cell of a set. Cells in the last column have no cell to their right, nor those in the first one to
/// their left.
pub fn beside(cells: u128) -> u128 {
    const ALL: u128 = (1 << 81) - 1;
    const FIRST_COLUMN: u128 = {
        let (mut column, mut row) = (0, 0);
        while row < 9 {
            column |= 1 << (9 * row);
            row += 1;
        }
        column
    };
    const LAST_COLUMN: u128 = FIRST_COLUMN << 8;
    (cells << 9 | cells >> 9 | (cells & !LAST_COLUMN) << 1 | (cells & !FIRST_COLUMN) >> 1) & ALL
}

/// Whether one can walk from any cell to any other from side to side.
fn is_connected(cells: u128) -> bool {
    let mut reached = cells & cells.wrapping_neg();
    loop {
        let further = (reached | beside(reached)) & cells;
        if further == reached {
            return reached == cells;
        }
        reached = further;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_beside_a_cell() {
        for cell in 0..81 {
            let expected =
                (0..4).filter_map(|side| neighbour(cell, side)).fold(0, |set, cell| set | 1 << cell);
            assert_eq!(beside(1 << cell), expected, "{cell}");
        }
        assert!(is_connected(0b111) && is_connected(0b1 | 1 << 9) && !is_connected(0b101));
        assert!(!is_connected(1 << 8 | 1 << 9), "across the edge");
    }

    #[test]
    fn regions_are_nine_connected_cells_and_say_much() {
        let regions = draw(&mut Dice::of(1, 0));
        assert_eq!(regions.whole.len(), N_WHOLE);
        let mut left = (1u128 << 81) - 1 - regions.rest;
        for region in &regions.whole {
            assert!(region.count_ones() == 9 && is_connected(*region) && left & region == *region);
            left &= !region;
        }
        assert_eq!(left, 0);
        let n_pairs: i64 = regions.whole.iter().map(|region| n_new_pairs(*region)).sum();
        assert!((n_pairs - GOAL).abs() < 15, "{n_pairs}");
        assert_eq!(n_new_pairs(0b111_111_111), 0);
        assert_eq!(n_new_pairs(1 | 1 << 13), 1);
    }
}
