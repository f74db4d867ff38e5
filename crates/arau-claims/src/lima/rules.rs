//! Lima, sections 1 to 5: houses, sets of possibilities, independent subsets (L1 to L5).

use super::house::{House, fixpoint, house, possible, random_house, rule_of_cells, rule_of_digits, subsets};
use crate::puzzles::puzzle;
use crate::{Claim, Cost, Outcome, Run};
use arau::core::bits::ones;
use arau::core::{Cell, Constraint};
use arau::logic::{Reasoner, Start};

pub const CLAIMS: &[Claim] = &[
    Claim {
        id: "L1.sets",
        source: "Lima, section 1",
        statement: "There are 27 fundamental sets of nine cells, and every cell lies in three of them.",
        cost: Cost::Quick,
        run: fundamental_sets,
    },
    Claim {
        id: "L1.example1",
        source: "Lima, example 1",
        statement: "With 1, 2, 3 in its row, 4, 5, 6 in its column and 7, 8 in its box, cell (2, 3) is left with 9.",
        cost: Cost::Quick,
        run: example_1,
    },
    Claim {
        id: "L2",
        source: "Lima, section 2",
        statement: "A cell whose set of possibilities has one digit is solved with it.",
        cost: Cost::Quick,
        run: |run| sound(run, rule_of_cells, 1..=1, "the rule of one cell"),
    },
    Claim {
        id: "L3",
        source: "Lima, section 3",
        statement: "A digit that is possible in only one cell of a fundamental set goes there (only \
             occurrence).",
        cost: Cost::Quick,
        run: |run| sound(run, rule_of_digits, 1..=1, "the rule of one digit"),
    },
    Claim {
        id: "L4.cells",
        source: "Lima, section 4",
        statement: "k cells with k possible digits between them remove these from the other cells, k = 1 to \
             8.",
        cost: Cost::Quick,
        run: |run| sound(run, rule_of_cells, 1..=8, "the rule of k cells"),
    },
    Claim {
        id: "L4.digits",
        source: "Lima, section 4",
        statement: "k digits with k possible cells between them remove the other digits from these, k = 1 to \
             8.",
        cost: Cost::Quick,
        run: |run| sound(run, rule_of_digits, 1..=8, "the rule of k digits"),
    },
    Claim {
        id: "L4.examples",
        source: "Lima, examples 2 to 6",
        statement: "The sets of possibilities of the examples become what the text says.",
        cost: Cost::Quick,
        run: examples,
    },
    Claim {
        id: "L5.complement",
        source: "Lima, section 5",
        statement: "k independent cells and the 9 − k digits left for the others give the same step.",
        cost: Cost::Quick,
        run: complement,
    },
    Claim {
        id: "L5.four",
        source: "Lima, section 5",
        statement: "Subsets of at most four cells and four digits find all that subsets of up to eight do.",
        cost: Cost::Quick,
        run: four_are_enough,
    },
];

/// Random houses that are tried.
const HOUSES: u64 = 3000;

fn fundamental_sets(_: &Run<'_>) -> Outcome {
    let puzzle = puzzle(&".".repeat(81));
    let sets: Vec<&[Cell]> = puzzle
        .constraints()
        .iter()
        .filter_map(|posted| match &posted.constraint {
            Constraint::Permutation { cells } if cells.len() == 9 => Some(&cells[..]),
            _ => None,
        })
        .collect();
    let n_of = |cell: Cell| sets.iter().filter(|set| set.contains(&cell)).count();
    let n_in_three = puzzle.geometry().cells().filter(|&cell| n_of(cell) == 3).count();
    Outcome::judged(
        sets.len() == 27 && n_in_three == 81,
        format!(
            "The classic board has {} sets of nine cells, and {n_in_three} of its cells lie in three.",
            sets.len()
        ),
    )
}

fn example_1(_: &Run<'_>) -> Outcome {
    // Figure 2: the row's digits stand right of the box, those of the column below it.
    let rows = [".7.......", "...123...", "8........", "..4......", "..5......", "..6......"];
    let puzzle = puzzle(&format!("{:.<81}", rows.concat()));
    let reasoner = Reasoner::new(&puzzle).expect("81 cells");
    let left = reasoner.board(&Start::of(&puzzle)).candidates(Cell::at(9 + 2));
    let digits: Vec<u8> = left.iter().map(|symbol| symbol.0 + 1).collect();
    Outcome::judged(
        digits == [9],
        format!("With the digits so placed the possibilities of (2, 3) are {digits:?}."),
    )
}

/// Whether a rule ever takes away what stands in some way to fill the house.
fn sound(
    run: &Run<'_>,
    rule: fn(&House, u16) -> Option<House>,
    sizes: std::ops::RangeInclusive<u32>,
    name: &str,
) -> Outcome {
    let (mut n_applied, mut n_gone, mut n_wrong) = (0u64, 0u64, 0u64);
    for number in 0..HOUSES {
        if run.is_stopped() {
            return Outcome::incomplete();
        }
        let house = random_house(number);
        let possible = possible(&house);
        for changed in sizes.clone().flat_map(subsets).filter_map(|set| rule(&house, set)) {
            n_applied += 1;
            for cell in 0..9 {
                n_gone += u64::from((house[cell] & !changed[cell]).count_ones());
                n_wrong += u64::from((possible[cell] & !changed[cell]).count_ones());
            }
        }
    }
    Outcome::judged(
        n_wrong == 0 && n_gone > 0,
        format!(
            "In {HOUSES} random houses {name} was applied {n_applied} times and took {n_gone} possibilities away, of which {n_wrong} stand \
             in some filling of the house."
        ),
    )
}

fn examples(_: &Run<'_>) -> Outcome {
    // Cells that an example does not name hold what it leaves open.
    let two = house(["123", "12", "124", "1245", "56789", "56789", "56789", "56789", "56789"]);
    let three = house(["56", "123456", "56", "5678", "12349", "12349", "12349", "12349", "12349"]);
    let four = house(["123", "234", "1456", "1456", "14567", "15678", "6789", "6789", "6789"]);
    let five = house(["23", "13", "12", "234", "1356", "1256", "789", "789", "789"]);
    let six = house(["235", "134", "126", "456789", "456789", "456789", "456789", "456789", "456789"]);
    let digits = |set: &str| set.bytes().fold(0u16, |set, digit| set | 1 << (digit - b'1'));
    let is = |found: Option<House>, expected: &[(usize, &str)]| {
        found.is_some_and(|found| expected.iter().all(|&(cell, set)| found[cell] == digits(set)))
    };
    let as_said = [
        is(rule_of_digits(&two, digits("3")), &[(0, "3")]),
        is(rule_of_cells(&three, 0b101), &[(1, "1234"), (3, "78")]),
        is(rule_of_digits(&four, digits("23")), &[(0, "23"), (1, "23")]),
        is(rule_of_cells(&five, 0b111), &[(3, "4"), (4, "56"), (5, "56")]),
        is(rule_of_digits(&six, digits("123")), &[(0, "23"), (1, "13"), (2, "12")]),
    ];
    let n = as_said.iter().filter(|&&ok| ok).count();
    Outcome::judged(n == 5, format!("{n} of the 5 examples come out as printed."))
}

fn complement(run: &Run<'_>) -> Outcome {
    let (mut n_pairs, mut n_differ) = (0u64, 0u64);
    for number in 0..HOUSES {
        if run.is_stopped() {
            return Outcome::incomplete();
        }
        let house = random_house(number);
        for k in 1..=8 {
            for cells in subsets(k) {
                let Some(by_cells) = rule_of_cells(&house, cells) else { continue };
                let taken = ones(cells).fold(0, |set, cell| set | house[cell]);
                n_pairs += 1;
                n_differ += u64::from(rule_of_digits(&house, 511 & !taken) != Some(by_cells));
            }
        }
    }
    Outcome::judged(
        n_differ == 0 && n_pairs > 0,
        format!(
            "{n_pairs} independent sets of cells in {HOUSES} random houses; {n_differ} act otherwise than the other digits do."
        ),
    )
}

fn four_are_enough(run: &Run<'_>) -> Outcome {
    let (mut n_differ, mut n_short, mut n_with_three) = (0, 0, 0);
    for number in 0..HOUSES {
        if run.is_stopped() {
            return Outcome::incomplete();
        }
        let house = random_house(number);
        let [three, four, eight] = [3, 4, 8].map(|largest| {
            let mut house = house;
            fixpoint(&mut house, largest);
            house
        });
        n_differ += usize::from(four != eight);
        n_with_three += usize::from(three != eight);
        n_short += usize::from(eight != possible(&house));
    }
    Outcome::judged(
        n_differ == 0,
        format!(
            "In {HOUSES} random houses subsets up to 4 and up to 8 lead to different ends {n_differ} times, up to 3 and up to 8 {n_with_three} \
             times; what is left is more than can be filled in {n_short} times."
        ),
    )
}
