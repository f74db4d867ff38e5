//! Examples of regions that are not drawn, and of symbols that hang together.

use super::Recipe;
use crate::draft::Draft;
use arau_core::{Arg, Args, Cell};
use arau_rules::rules::use_rule;

pub const RECIPES: &[Recipe] = &[
    Recipe::plain("connected-values", "Land and lakes", LAND_AND_LAKES)
        .text(
            "The digits 1 to 4 are land, 5 and 6 are lakes. You can walk from any land cell to any other, \
             across edges and without getting wet.",
        )
        .tries(40),
    Recipe::marked("chaos-construction", "Borders unknown", HIDDEN_REGIONS, arrows)
        .text(
            "In the left half, every row and column contains every digit once, and so does each of five \
             connected regions of five cells, whose borders are unknown. The right half names the region of \
             each cell; regions are numbered in reading order. A cell with arrows says how many cells of its \
             region are visible from it in the four directions, including itself.",
        )
        .tries(12),
    Recipe::marked("equal-count", "Neighbours at home", HIDDEN_REGIONS, neighbours)
        .text(
            "In the left half, every row and column contains every digit once, and so does each of five \
             connected regions of five cells, whose borders are unknown. The right half names the region of \
             each cell; regions are numbered in reading order. A shaded cell says how many cells of its \
             region are in the 3×3 block around it, including itself.",
        )
        .tries(12),
];

const LAND_AND_LAKES: &str = "variant = 'mini'
[[connected-values]]
symbols = '1234'
";

const HIDDEN_REGIONS: &str = "rows = 5
columns = 10
box = 'none'
houses = false
symbols = '1-5'
[[extra-region]]
cells = 'r1c1-r1c5'
[[extra-region]]
cells = 'r2c1-r2c5'
[[extra-region]]
cells = 'r3c1-r3c5'
[[extra-region]]
cells = 'r4c1-r4c5'
[[extra-region]]
cells = 'r5c1-r5c5'
[[extra-region]]
cells = 'r1c1-r5c1'
[[extra-region]]
cells = 'r1c2-r5c2'
[[extra-region]]
cells = 'r1c3-r5c3'
[[extra-region]]
cells = 'r1c4-r5c4'
[[extra-region]]
cells = 'r1c5-r5c5'
[[chaos-construction]]
cells = 'r1c1-r1c5 r2c1-r2c5 r3c1-r3c5 r4c1-r4c5 r5c1-r5c5'
labels = 'r1c6-r1c10 r2c6-r2c10 r3c6-r3c10 r4c6-r4c10 r5c6-r5c10'
size = 5
";

/// The side of the left half.
const SIDE: i32 = 5;

/// The cell of the right half that tells the region of a place, if there is such a place.
fn label(draft: &Draft, row: i32, col: i32) -> Option<Cell> {
    let is_inside = (0..SIDE).contains(&row) && (0..SIDE).contains(&col);
    draft.part().at(row, col + SIDE).filter(|_| is_inside)
}

/// The cells of the left half with their places.
fn places(draft: &Draft) -> Vec<(i32, i32, Cell)> {
    draft.part().iter().filter(|&(_, col, _)| col < SIDE).collect()
}

/// Arrows in all four directions, wherever they hold.
fn arrows(draft: &mut Draft) {
    for (row, col, control) in places(draft) {
        let arm = |(dr, dc): (i32, i32)| {
            (0..SIDE).map_while(|k| label(draft, row + k * dr, col + k * dc)).collect()
        };
        let arms: Vec<Vec<Cell>> = [(-1, 0), (0, 1), (1, 0), (0, -1)].map(arm).to_vec();
        let args = Args::new().with("control", Arg::Cells(vec![control]));
        add_if_true(draft, "equal-run", args.with("lists", Arg::CellLists(arms)));
    }
}

/// Cells that count their neighbours in the same region, wherever that holds.
fn neighbours(draft: &mut Draft) {
    for (row, col, control) in places(draft) {
        // The cell itself comes first: the others are compared with it.
        let around = [4, 0, 1, 2, 3, 5, 6, 7, 8].map(|i| label(draft, row + i / 3 - 1, col + i % 3 - 1));
        let cells: Vec<Cell> = around.into_iter().flatten().collect();
        let args = Args::new().with("control", Arg::Cells(vec![control]));
        add_if_true(draft, "equal-count", args.with_cells(cells));
    }
}

fn add_if_true(draft: &mut Draft, rule: &'static str, args: Args) {
    if draft.holds(&use_rule(rule, args.clone())) {
        draft.add(rule, args);
    }
}
