//! Examples of cages, runs and comparisons.

use super::Recipe;
use crate::cages::{in_one_box, pairs_in_boxes};
use crate::draft::Draft;
use arau_core::{Arg, Args, Cell};

pub const RECIPES: &[Recipe] = &[
    Recipe::marked("killer", "Cages", "variant = 'killer'", killer).tries(40),
    Recipe::marked("kenken", "Four operations", "variant = 'kenken'", |draft| kenken(draft, true)).tries(10),
    Recipe::marked("kenken-no-signs", "Which operation?", "variant = 'kenken'\nsize = 5", |draft| {
        kenken(draft, false)
    })
    .text(
        "Every row and column contains every digit once. The digits of a cage give its target by +, −, × or \
         ÷; which one is for you to find out.",
    )
    .tries(10),
    Recipe::marked("kakuro", "Black and white", KAKURO, kakuro).filled_as(KAKURO_FILLED).tries(1000),
    Recipe::marked("greater-than", "Up and down", "variant = 'greater-than'", signs_in_boxes).tries(20),
    Recipe::marked("futoshiki", "A few signs", "variant = 'futoshiki'", futoshiki).tries(3),
    Recipe::marked("misawa", "Heavier or lighter", "variant = 'misawa'", misawa).tries(12),
    Recipe::marked("sums", "Sums with repeats", "variant = 'classic'", crossing_sums)
        .text("The digits on a bent line add up to the number at its end; digits may repeat."),
    Recipe::marked("equal-sums", "Balanced", "variant = 'classic'", equal_sums)
        .text("The two cages of a pair have the same sum."),
    Recipe::marked("rellik", "Rellik", "variant = 'classic'", rellik).text(
        "Rellik is killer backwards: digits in a cage do not repeat, and no selection of them adds up \
             to its number.",
    ),
    Recipe::marked("equality", "Equality", "variant = 'classic'", equality).text(
        "Digits in a marked cage do not repeat; it contains as many even as odd digits, and as many \
             digits below 5 as above 5.",
    ),
];

macro_rules! kakuro_board {
    () => {
        "variant = 'kakuro'
map = '''
#########
###..##..
#....#...
#..#.....
##..#..##
###..#..#
#.....#..
#...#....
#..##..##'''
"
    };
}

const KAKURO: &str = kakuro_board!();

/// Low and high digits make sums that few others make, so that no given is needed.
const KAKURO_FILLED: &str = concat!(
    kakuro_board!(),
    "[[candidates]]
symbols = '12389'
cells = '''
across_1 across_2 across_3 across_4 across_5 across_6 across_7 across_8
across_9 across_10 across_11 across_12 across_13 across_14 across_15 across_16'''
"
);

fn killer(draft: &mut Draft) {
    for cage in draft.cages(2..=4, true) {
        let args = Args::new().with_int("sum", draft.sum(&cage)).with_cells(cage);
        draft.add_fixed("killer-cage", args);
    }
}

fn kenken(draft: &mut Draft, signs: bool) {
    for cage in draft.cages(1..=4, false) {
        let (op, target) = operation(draft, &cage);
        let args = Args::new().with_int("target", target).with_cells(cage.clone());
        let signed = signs || cage.len() == 1;
        draft.add_fixed("kenken-cage", if signed { args.with_text("op", op) } else { args });
    }
}

/// An operation that suits the cage, and its result.
fn operation(draft: &mut Draft, cage: &[Cell]) -> (&'static str, i64) {
    let values: Vec<i64> = cage.iter().map(|&c| draft.value(c)).collect();
    let (sum, product) = (values.iter().sum(), values.iter().product());
    match values[..] {
        [only] => ("=", only),
        [a, b] if a.max(b) % a.min(b) == 0 => ("/", a.max(b) / a.min(b)),
        [a, b] if draft.dice.below(3) > 0 => ("-", (a - b).abs()),
        _ if draft.dice.below(2) == 0 => ("*", product),
        _ => ("+", sum),
    }
}

fn kakuro(draft: &mut Draft) {
    let runs: Vec<Vec<Cell>> = draft.spec.geometry.groups().iter().map(|g| g.cells.clone()).collect();
    for run in runs {
        let args = Args::new().with_int("sum", draft.sum(&run)).with_cells(run);
        draft.add_fixed("kakuro-run", args);
    }
}

/// The pair with the greater cell first.
fn descending(draft: &Draft, (a, b): (Cell, Cell)) -> Args {
    let pair = if draft.value(a) > draft.value(b) { [a, b] } else { [b, a] };
    Args::new().with_cells(pair)
}

fn signs_in_boxes(draft: &mut Draft) {
    for pair in pairs_in_boxes(&draft.spec.geometry) {
        let args = descending(draft, pair);
        draft.add_fixed("greater-than", args);
    }
}

fn futoshiki(draft: &mut Draft) {
    let pairs: Vec<(Cell, Cell)> = draft.spec.geometry.adjacent_pairs().collect();
    for pair in draft.dice.shuffled(pairs).into_iter().take(24) {
        let args = descending(draft, pair);
        draft.add("greater-than", args);
    }
}

fn misawa(draft: &mut Draft) {
    let cages = draft.cages(2..=3, true);
    for cage in &cages {
        draft.add_fixed("killer-cage", Args::new().with_cells(cage.clone()));
        // Sums take the place of givens; those that are not needed go again.
        draft.add("killer-cage", Args::new().with_int("sum", draft.sum(cage)).with_cells(cage.clone()));
    }
    for (i, cage) in cages.iter().enumerate() {
        for other in &cages[..i] {
            let touches = |c: &Cell| draft.spec.geometry.neighbours(*c).iter().any(|n| other.contains(n));
            if !cage.iter().any(touches) {
                continue;
            }
            let relation = match draft.sum(other).cmp(&draft.sum(cage)) {
                std::cmp::Ordering::Less => "<",
                std::cmp::Ordering::Equal => "=",
                std::cmp::Ordering::Greater => ">",
            };
            let args = Args::new().with_cells(other.clone()).with("other", Arg::Cells(cage.clone()));
            draft.add_fixed("cage-comparison", args.with_text("relation", relation));
        }
    }
}

fn crossing_sums(draft: &mut Draft) {
    // Bent lines over several boxes, where repeats are possible.
    for _ in 0..16 {
        let cages = draft.cages(4..=5, false);
        let place = draft.dice.below(cages.len());
        let free = |cage: &&Vec<Cell>| cage.iter().all(|c| !draft.taken.contains(c)) && cage.len() >= 4;
        let found = cages[place..].iter().find(|c| free(c) && !in_one_box(&draft.spec.geometry, c)).cloned();
        if let Some(cage) = found {
            draft.taken.extend(&cage);
            let args = Args::new().with_int("sum", draft.sum(&cage)).with_cells(cage);
            draft.add("sum", args);
        }
    }
}

fn equal_sums(draft: &mut Draft) {
    let mut cages = draft.cages(3..=4, true);
    draft.dice.shuffle(&mut cages);
    while let Some(cage) = cages.pop() {
        if let Some(place) = cages.iter().position(|other| draft.sum(other) == draft.sum(&cage)) {
            let other = cages.swap_remove(place);
            draft.add("equal-sums", Args::new().with("lists", Arg::CellLists(vec![cage, other])));
        }
    }
}

fn rellik(draft: &mut Draft) {
    for cage in draft.cages(4..=5, true) {
        let sums = subset_sums(&cage.iter().map(|&c| draft.value(c)).collect::<Vec<_>>());
        // The lowest number that is no sum of cells tells most.
        if let Some(sum) = (3..=15).find(|sum| !sums.contains(sum)) {
            draft.add("rellik-cage", Args::new().with_int("sum", sum).with_cells(cage));
        }
    }
}

fn subset_sums(values: &[i64]) -> Vec<i64> {
    values.iter().fold(vec![0], |sums, v| sums.iter().flat_map(|s| [*s, s + v]).collect())
}

fn equality(draft: &mut Draft) {
    for _ in 0..12 {
        for cage in draft.cages(4..=6, true) {
            let args = Args::new().with_cells(cage.clone());
            let mark = arau_rules::rules::use_rule("equality-cage", args.clone());
            let free = cage.iter().all(|c| !draft.taken.contains(c));
            if free && cage.len() >= 4 && draft.holds(&mark) {
                draft.taken.extend(cage);
                draft.add("equality-cage", args);
            }
        }
    }
}
