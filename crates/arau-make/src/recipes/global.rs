//! Examples of rules that hold all over the board.

use super::Recipe;
use crate::draft::Draft;
use arau_core::{Arg, Args};

pub const RECIPES: &[Recipe] = &[
    Recipe::plain("x", "Crossed", "variant = 'x'"),
    Recipe::plain("windoku", "Four windows", "variant = 'windoku'"),
    Recipe::plain("windoku-x", "Windows and a cross", "variant = 'windoku-x'").tries(3),
    Recipe::plain("disjoint-groups", "Nine colours", "variant = 'disjoint-groups'"),
    Recipe::plain("magic", "Magic boxes", "variant = 'magic'").tries(5),
    Recipe::plain("hypercube", "Folded four times", "variant = 'hypercube'").tries(5),
    Recipe::plain("asterisk", "Asterisk", "variant = 'asterisk'"),
    Recipe::plain("centre-dot", "Nine middles", "variant = 'centre-dot'"),
    Recipe::plain("girandola", "Pinwheel", "variant = 'girandola'"),
    Recipe::plain("anti-knight", "No knight", "variant = 'anti-knight'").tries(3),
    Recipe::plain("anti-king", "No king", "variant = 'anti-king'").tries(3),
    Recipe::plain("non-consecutive", "Not next", "variant = 'non-consecutive'").tries(3),
    Recipe::plain("miracle", "Two givens", "variant = 'miracle'").tries(20),
    Recipe::plain("anti-taxicab", "No taxi", "variant = 'anti-taxicab'").tries(3),
    Recipe::plain("global-entropy", "Mixed", "variant = 'global-entropy'").tries(3),
    Recipe::plain("global-mod", "Mixed by three", "variant = 'classic'\nrules = ['global-mod']")
        .text("Every 2×2 block of cells contains digits of all three remainders modulo 3.")
        .tries(3),
    Recipe::plain("dutch-flatmates", "Flatmates", "variant = 'classic'\nrules = ['dutch-flatmates']")
        .text("Every 5 has a 1 directly above it or a 9 directly below it.")
        .tries(3),
    Recipe::plain("distinct-lines", "All unlike", "variant = 'latin'\nsize = 5\nrules = ['distinct-lines']")
        .text(
            "Every row and column contains every digit once, and no two of them read the same, from either \
             end.",
        ),
    Recipe::plain(
        "doppelganger",
        "Doppelgänger",
        "shape = 'rect'\nsymbols = '0-9'\nrules = ['doppelganger']",
    )
    .text(
        "Every row, column and box contains 0 and lacks one other digit, its doppelgänger. All rows \
             lack different digits, as do all columns and all boxes, and the row, column and box of any 0 \
             lack three different digits.",
    ),
    Recipe::marked("bars", "Marked or not", "variant = 'classic'", bars)
        .filled_as("")
        .text("A white dot joins consecutive digits. All possible dots are given."),
    Recipe::marked("samurai-x", "Five crosses", "variant = 'samurai'\nrules = ['diagonals']", |_| {})
        .text("Five overlapping grids; the diagonals of each also contain every digit once."),
];

fn bars(draft: &mut Draft) {
    for (a, b) in super::lines::close_pairs(draft, |a, b| (a - b).abs() == 1) {
        draft.add_fixed("difference", Args::new().with_cells([a, b]));
    }
    draft.add_fixed("non-consecutive", Args::new().with("except-marked", Arg::Flag(true)));
}
