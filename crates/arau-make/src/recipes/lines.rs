//! Examples of lines.

use super::Recipe;
use crate::draft::Draft;
use crate::lines::Lines;
use arau_core::{Arg, Args, Cell};
use std::ops::RangeInclusive;

pub const RECIPES: &[Recipe] = &[
    Recipe::marked("thermo", "Warming up", "variant = 'thermo'", |draft| {
        draft.plain_lines(rising("thermometer", 11, 3..=6));
    }),
    Recipe::marked("slow-thermo", "Lukewarm", "variant = 'slow-thermo'", |draft| {
        let slow = |_: &Draft, cells: &[Cell]| Args::new().with_cells(cells).with("slow", Arg::Flag(true));
        draft.lines(rising("thermometer", 11, 4..=7), slow);
    }),
    Recipe::marked("arrow", "Archery", "variant = 'arrow'", |draft| {
        draft.lines(any("arrow", 12, 3..=5), |_, cells| arrow(cells, 1));
    }),
    Recipe::marked("pill-arrow", "Two places", "variant = 'arrow'", |draft| {
        // The pill is read from left to right.
        draft.lines(any("arrow", 3, 5..=7), |_, cells| arrow(cells, 2));
        draft.lines(any("arrow", 7, 3..=4), |_, cells| arrow(cells, 1));
    }),
    Recipe::marked("double-arrow", "Both ends", "variant = 'double-arrow'", |draft| {
        draft.plain_lines(any("double-arrow", 11, 4..=6));
    }),
    Recipe::marked("kropki", "All dots given", "variant = 'kropki'", kropki).filled_as("").tries(20),
    Recipe::marked("consecutive", "Next to each other", "variant = 'consecutive'", |draft| {
        for (a, b) in close_pairs(draft, |a, b| (a - b).abs() == 1) {
            draft.add_fixed("difference", Args::new().with_cells([a, b]));
        }
    })
    .filled_as("")
    .tries(20),
    Recipe::marked("ratio", "Twice and thrice", "variant = 'classic'\nrules = ['ratio-negative']", |draft| {
        for ratio in [2, 3] {
            for (a, b) in close_pairs(draft, |a, b| a.max(b) == ratio * a.min(b)) {
                draft.add_fixed("ratio", Args::new().with_cells([a, b]).with_int("value", ratio));
            }
        }
    })
    .filled_as("")
    .text(
        "A black dot joins two digits whose ratio is the number on the dot; all neighbours in the ratio 2 \
         or 3 are marked.",
    ),
    Recipe::marked("xv", "Five and ten", "variant = 'xv'", |draft| {
        for sum in [5, 10] {
            for (a, b) in close_pairs(draft, |a, b| a + b == sum) {
                draft.add_fixed("pair-sum", Args::new().with_cells([a, b]).with_int("sum", sum));
            }
        }
    })
    .filled_as("")
    .tries(20),
    Recipe::marked("renban", "Close ranks", "variant = 'renban'", |draft| {
        draft.plain_lines(any("renban", 12, 4..=6))
    }),
    Recipe::marked("whispers", "Far apart", "variant = 'whispers'", |draft| {
        draft.plain_lines(rising("whisper", 8, 5..=9));
    }),
    Recipe::marked("palindrome", "There and back", "variant = 'palindrome'", |draft| {
        draft.plain_lines(any("palindrome", 10, 4..=6));
    }),
    Recipe::marked("between", "In the middle", "variant = 'between'", |draft| {
        draft.plain_lines(any("between", 11, 4..=6));
    }),
    Recipe::marked("lockout", "Kept out", "variant = 'lockout'", |draft| {
        draft.plain_lines(any("lockout", 11, 4..=5))
    }),
    Recipe::marked("zipper", "Zipped", "variant = 'zipper'", |draft| {
        draft.plain_lines(any("zipper", 6, 5..=5));
        draft.plain_lines(any("zipper", 6, 3..=3));
    }),
    Recipe::marked("region-sum", "Equal shares", "variant = 'region-sum'", |draft| {
        draft.plain_lines(Lines {
            rule: "region-sum-line",
            n: 10,
            lengths: 4..=7,
            hereditary: false,
            crosses_boxes: true,
        });
    }),
    Recipe::marked("ten-lines", "Always ten", "variant = 'ten-lines'", |draft| {
        let ten = |_: &Draft, cells: &[Cell]| Args::new().with_cells(cells).with_int("sum", 10);
        draft.lines(any("sum-line", 9, 4..=7), ten);
    }),
    Recipe::marked("entropic", "Low, middle, high", "variant = 'entropic'", |draft| {
        draft.plain_lines(rising("entropic", 7, 6..=10));
    }),
    Recipe::marked("modular", "Remainders", "variant = 'modular'", |draft| {
        draft.plain_lines(rising("modular", 7, 6..=10));
    }),
    Recipe::marked("nabner", "No neighbours", "variant = 'nabner'", |draft| {
        draft.plain_lines(rising("nabner", 12, 4..=5))
    }),
    Recipe::marked("lunchbox", "Lunch", "variant = 'classic'", |draft| {
        let filling = |draft: &Draft, cells: &[Cell]| {
            Args::new().with_cells(cells).with_int("sum", between_extremes(draft, cells))
        };
        draft.lines(any("lunchbox", 9, 5..=7), filling);
    })
    .text(
        "Digits on a line do not repeat, and those between its smallest and its largest digit add up to its \
         number.",
    ),
    Recipe::marked("relation", "Dutch whispers", "variant = 'classic'", |draft| {
        draft.lines(rising("relation", 7, 5..=8), |_, cells| {
            Args::new().with_cells(cells).with_text("pairs", at_least(4))
        });
    })
    .text("Adjacent digits on a line differ by at least 4."),
    Recipe::marked("automaton", "Odd, even, odd", "variant = 'classic'", |draft| {
        draft.lines(rising("automaton", 8, 5..=9), |_, cells| {
            Args::new().with_cells(cells).with_text("states", PARITY)
        });
    })
    .text("Odd and even digits alternate along a line."),
    Recipe::marked("lines-mixed", "Tangle", "variant = 'classic'", |draft| {
        for (rule, lengths) in
            [("renban", 4..=5), ("palindrome", 4..=5), ("between", 4..=5), ("double-arrow", 4..=5)]
        {
            draft.plain_lines(any(rule, 3, lengths));
        }
        draft.plain_lines(rising("thermometer", 3, 3..=5));
    })
    .text(
        "Renban lines, palindromes, between lines, double arrows and thermometers, each with its usual \
         rule.",
    ),
];

/// Lines on which any beginning satisfies the rule too.
fn rising(rule: &'static str, n: usize, lengths: RangeInclusive<usize>) -> Lines {
    Lines { rule, n, lengths, hereditary: true, crosses_boxes: false }
}

/// Lines that satisfy the rule only as a whole.
fn any(rule: &'static str, n: usize, lengths: RangeInclusive<usize>) -> Lines {
    Lines { rule, n, lengths, hereditary: false, crosses_boxes: false }
}

/// The pairs of digits that differ by at least so much.
fn at_least(difference: i64) -> String {
    let digits = || 1..=9i64;
    let pairs = digits().flat_map(|a| digits().map(move |b| (a, b)));
    let far = pairs.filter(|(a, b)| (a - b).abs() >= difference);
    far.map(|(a, b)| format!("{a}-{b}")).collect::<Vec<_>>().join(" ")
}

/// From the start to an odd or an even digit, and from each to the other kind.
const PARITY: &str = "start 0; accept 1 2; 0 1,3,5,7,9 1; 2 1,3,5,7,9 1; 0 2,4,6,8 2; 1 2,4,6,8 2";

/// An arrow whose circle or pill is the beginning of the line.
fn arrow(cells: &[Cell], n_circles: usize) -> Args {
    let (circle, shaft) = cells.split_at(n_circles.min(cells.len()));
    Args::new().with_cells(shaft).with("circle", Arg::Cells(circle.to_vec()))
}

/// The neighbours whose values go together so.
pub fn close_pairs(draft: &Draft, together: impl Fn(i64, i64) -> bool) -> Vec<(Cell, Cell)> {
    let pairs = draft.spec.geometry.adjacent_pairs();
    pairs.filter(|&(a, b)| together(draft.value(a), draft.value(b))).collect()
}

fn kropki(draft: &mut Draft) {
    for (a, b) in close_pairs(draft, |a, b| (a - b).abs() == 1 || a == 2 * b || b == 2 * a) {
        let (low, high) = (draft.value(a).min(draft.value(b)), draft.value(a).max(draft.value(b)));
        // One and two are both; either dot is true of them.
        let black = high == 2 * low && (low != 1 || draft.dice.below(2) == 0);
        draft.add_fixed(if black { "ratio" } else { "difference" }, Args::new().with_cells([a, b]));
    }
}

fn between_extremes(draft: &Draft, cells: &[Cell]) -> i64 {
    let values: Vec<i64> = cells.iter().map(|&c| draft.value(c)).collect();
    let place = |wanted: Option<&i64>| values.iter().position(|v| Some(v) == wanted).unwrap_or(0);
    let (low, high) = (place(values.iter().min()), place(values.iter().max()));
    values[low.min(high) + 1..low.max(high).max(low.min(high) + 1)].iter().sum()
}
