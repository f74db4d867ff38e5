//! Examples of clues outside the board.

use super::Recipe;
use crate::cages::{diagonals, views};
use crate::draft::Draft;
use arau_core::{Args, Cell};

pub const RECIPES: &[Recipe] = &[
    Recipe::marked("little-killer", "Diagonal sums", "variant = 'little-killer'", |draft| {
        for line in diagonals(&draft.part(), 2) {
            let args = Args::new().with_int("sum", draft.sum(&line)).with_cells(line);
            draft.add("little-killer", args);
        }
    }),
    Recipe::marked("sandwich", "Between bread", "variant = 'sandwich'", |draft| {
        each_view(draft, true, "sandwich", |draft, line| Some(("sum", sandwich(draft, line))));
    }),
    Recipe::marked("x-sums", "The first X", "variant = 'x-sums'", |draft| {
        each_view(draft, false, "x-sum", |draft, line| {
            Some(("sum", draft.sum(&line[..draft.value(line[0]) as usize])))
        });
    }),
    Recipe::marked("skyscraper", "Skyline", "variant = 'skyscraper'", |draft| {
        each_view(draft, false, "skyscraper", |draft, line| Some(("count", seen(draft, line).len() as i64)));
    }),
    Recipe::marked("towers", "Small town", "variant = 'towers'", |draft| {
        each_view(draft, false, "skyscraper", |draft, line| Some(("count", seen(draft, line).len() as i64)));
    }),
    Recipe::marked("hidden-skyscraper", "In the shade", "variant = 'classic'", |draft| {
        each_view(draft, false, "hidden-skyscraper", |draft, line| {
            let seen = seen(draft, line);
            let hidden = line.iter().find(|cell| !seen.contains(cell))?;
            Some(("value", draft.value(*hidden)))
        });
    })
    .text("A number outside the grid is the height of the first tower that is hidden when seen from there."),
    Recipe::marked("numbered-rooms", "Hotel", "variant = 'numbered-rooms'", |draft| {
        each_view(draft, false, "numbered-room", |draft, line| {
            Some(("value", draft.value(line[draft.value(line[0]) as usize - 1])))
        });
    }),
    Recipe::marked("full-rank", "Ranked", "variant = 'full-rank'", full_rank),
    Recipe::marked("regular", "In this order", "variant = 'classic'", in_order).text(
        "Digits outside a row or column occur in it in this order, seen from there, with any other \
             digits between them.",
    ),
];

/// Adds a clue for every row and column, from both ends unless they say the same.
fn each_view(
    draft: &mut Draft,
    one_end: bool,
    rule: &'static str,
    clue: impl Fn(&Draft, &[Cell]) -> Option<(&'static str, i64)>,
) {
    let views = views(&draft.part());
    for line in views.into_iter().step_by(if one_end { 2 } else { 1 }) {
        if let Some((name, number)) = clue(draft, &line) {
            draft.add(rule, Args::new().with_cells(line).with_int(name, number));
        }
    }
}

fn sandwich(draft: &Draft, line: &[Cell]) -> i64 {
    let n = draft.spec.symbols.len() as i64;
    let bread = |cell: &Cell| [1, n].contains(&draft.value(*cell));
    let pieces: Vec<&[Cell]> = line.split(bread).collect();
    draft.sum(pieces[1])
}

/// The towers that are seen along a line.
fn seen(draft: &Draft, line: &[Cell]) -> Vec<Cell> {
    let mut highest = i64::MIN;
    let mut seen = Vec::new();
    for &cell in line {
        if draft.value(cell) > highest {
            highest = draft.value(cell);
            seen.push(cell);
        }
    }
    seen
}

fn full_rank(draft: &mut Draft) {
    let lines = views(&draft.part());
    let word = |line: &Vec<Cell>| line.iter().map(|&c| draft.value(c)).collect::<Vec<i64>>();
    let words: Vec<Vec<i64>> = lines.iter().map(word).collect();
    let rank = |word: &Vec<i64>| words.iter().filter(|other| *other < word).count() as i64 + 1;
    let ranks: Vec<i64> = words.iter().map(rank).collect();
    for (line, rank) in lines.into_iter().zip(ranks) {
        draft.add("full-rank", Args::new().with_cells(line).with_int("rank", rank));
    }
}

/// Four symbols of every row and column, in their order.
fn in_order(draft: &mut Draft) {
    for line in views(&draft.part()).into_iter().step_by(2) {
        let mut places = draft.dice.shuffled(0..line.len());
        places.truncate(4);
        places.sort_unstable();
        let glyph = |place: &usize| draft.spec.symbols.glyph(draft.solution[line[*place].idx()]);
        let pattern = format!(".*{}.*", places.iter().map(glyph).collect::<Vec<_>>().join(".*"));
        draft.add("regular", Args::new().with_cells(line).with_text("pattern", pattern));
    }
}
