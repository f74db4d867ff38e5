//! Examples of marks in cells, on corners and on patches of cells.

use super::Recipe;
use crate::draft::Draft;
use crate::lines::Lines;
use arau_core::{Arg, Args, Cell, RuleUse, Symbol};
use arau_rules::rules::use_rule;

pub const RECIPES: &[Recipe] = &[
    Recipe::marked("quadruple", "On corners", "variant = 'quadruple'", |draft| {
        corners(draft, "quadruple", 4)
    }),
    Recipe::marked("contain-exact", "Once or twice", "variant = 'classic'", |draft| {
        corners(draft, "contain-exact", 2);
    })
    .text("Each digit in a circle occurs in the four cells around it exactly as often as in the circle."),
    Recipe::marked("clone", "Twins", "variant = 'clone'", clones),
    Recipe::marked("equal", "The same", "variant = 'classic'", equals)
        .text("Joined cells contain the same digit."),
    Recipe::marked("same-values", "Shuffled", "variant = 'classic'", same_values)
        .text("The two shaded regions of a pair contain the same digits, in any order."),
    Recipe::marked("even-odd", "By halves", "variant = 'even-odd'", even_odd),
    Recipe::marked("min-max", "Hills and valleys", "variant = 'min-max'", extremes),
    Recipe::marked("indexers", "Signposts", "variant = 'indexers'", indexers),
    Recipe::marked("extra-regions", "Patches", "variant = 'extra-regions'", extra_regions),
    Recipe::marked(
        "counting-circles",
        "Circles that count",
        "variant = 'counting-circles'",
        counting_circles,
    ),
    Recipe::marked("count-distinct", "How many kinds", "variant = 'classic'", count_distinct)
        .text("The first cell of a line says how many different digits the other cells of the line contain."),
    Recipe::marked("look-and-say", "Look and say", "variant = 'classic'", look_and_say).text(
        "The text of a cage is read in pairs and says how often a digit occurs in it: 23 means two \
             3s.",
    ),
    Recipe::marked("slingshot", "Slingshot", "variant = 'classic'", slingshots).text(
        "The digit at the tail of an arrow appears again further along it: the second cell says how many \
         cells beyond it.",
    ),
    Recipe::marked("pencil-marks", "Small print", "variant = 'pencil-marks'", pencil_marks),
    Recipe::marked("either-or", "One or the other", "variant = 'either-or'", either_or),
    Recipe::marked("all-of", "Both at once", "variant = 'classic'", both_at_once).text(
        "In each marked pair of shaded regions, one contains only even digits and the other only odd \
             ones.",
    ),
];

/// Circles on corners with this many of the symbols around them.
fn corners(draft: &mut Draft, rule: &'static str, n_symbols: usize) {
    let part = draft.part();
    for _ in 0..60 {
        let row = draft.dice.below(part.n_rows - 1) as i32;
        let col = draft.dice.below(part.n_cols - 1) as i32;
        let around = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(r, c)| part.at(row + r, col + c));
        let cells: Vec<Cell> = around.into_iter().flatten().collect();
        if cells.iter().any(|c| draft.taken.contains(c)) {
            continue;
        }
        draft.taken.extend(&cells);
        let chosen: Vec<Cell> = draft.dice.shuffled(cells.clone()).into_iter().take(n_symbols).collect();
        let mut symbols: Vec<Symbol> = chosen.iter().map(|c| draft.solution[c.idx()]).collect();
        if rule == "contain-exact" {
            // Every cell with one of the symbols counts, not the chosen ones alone.
            let all = cells.iter().map(|c| draft.solution[c.idx()]);
            symbols = all.filter(|s| symbols.contains(s)).collect();
        }
        symbols.sort_unstable();
        draft.add(rule, Args::new().with_cells(cells).with("symbols", Arg::Symbols(symbols)));
    }
}

/// Every pair of equal patches of the same form, largest first, without overlap.
fn clones(draft: &mut Draft) {
    let part = draft.part();
    let forms: [&[(i32, i32)]; 5] = [
        &[(0, 0), (0, 1), (1, 0), (1, 1)],
        &[(0, 0), (0, 1), (1, 1)],
        &[(0, 0), (1, 0), (1, 1)],
        &[(0, 0), (0, 1)],
        &[(0, 0), (1, 0)],
    ];
    let places: Vec<(i32, i32)> = part.iter().map(|(row, col, _)| (row, col)).collect();
    for form in forms {
        let patch = |&(row, col): &(i32, i32)| {
            form.iter().map(|(r, c)| part.at(row + r, col + c)).collect::<Option<Vec<Cell>>>()
        };
        let patches: Vec<Vec<Cell>> = draft.dice.shuffled(places.iter().filter_map(patch));
        for (i, one) in patches.iter().enumerate() {
            for other in &patches[..i] {
                let clash = one.iter().chain(other).any(|c| draft.taken.contains(c));
                let apart = one.iter().all(|c| !other.contains(c));
                let same =
                    one.iter().zip(other).all(|(a, b)| draft.solution[a.idx()] == draft.solution[b.idx()]);
                if !clash && apart && same && draft.removable().len() < 10 {
                    draft.taken.extend(one.iter().chain(other));
                    draft.add(
                        "clone",
                        Args::new().with_cells(one.clone()).with("other", Arg::Cells(other.clone())),
                    );
                }
            }
        }
    }
}

fn equals(draft: &mut Draft) {
    for _ in 0..14 {
        let symbol = Symbol(draft.dice.below(draft.spec.symbols.len()) as u8);
        let free = |c: &Cell| draft.solution[c.idx()] == symbol && !draft.taken.contains(c);
        let cells: Vec<Cell> = draft.spec.geometry.cells().filter(free).collect();
        let cells: Vec<Cell> = draft.dice.shuffled(cells).into_iter().take(3).collect();
        if cells.len() == 3 {
            draft.taken.extend(&cells);
            draft.add("equal", Args::new().with_cells(cells));
        }
    }
}

fn same_values(draft: &mut Draft) {
    for _ in 0..6 {
        let cages = draft.cages(3..=3, true);
        let content = |draft: &Draft, cage: &[Cell]| {
            let mut symbols: Vec<Symbol> = cage.iter().map(|c| draft.solution[c.idx()]).collect();
            symbols.sort_unstable();
            symbols
        };
        for (i, one) in cages.iter().enumerate() {
            for other in &cages[..i] {
                let clash = one.iter().chain(other).any(|c| draft.taken.contains(c));
                if !clash && content(draft, one) == content(draft, other) {
                    draft.taken.extend(one.iter().chain(other));
                    let lists = Arg::CellLists(vec![one.clone(), other.clone()]);
                    draft.add("same-values", Args::new().with("lists", lists));
                }
            }
        }
    }
}

fn even_odd(draft: &mut Draft) {
    let cells = draft.dice.shuffled(draft.spec.geometry.cells());
    for cell in cells.into_iter().take(40) {
        let rule = if draft.value(cell) % 2 == 0 { "even" } else { "odd" };
        draft.add(rule, Args::new().with_cells([cell]));
    }
}

fn extremes(draft: &mut Draft) {
    for cell in draft.spec.geometry.cells() {
        let around: Vec<i64> = draft.spec.geometry.neighbours(cell).iter().map(|&n| draft.value(n)).collect();
        let rule = match draft.value(cell) {
            v if around.iter().all(|&n| v < n) => "minimum",
            v if around.iter().all(|&n| v > n) => "maximum",
            _ => continue,
        };
        draft.add(rule, Args::new().with_cells([cell]));
    }
}

fn indexers(draft: &mut Draft) {
    let cells = draft.dice.shuffled(draft.spec.geometry.cells());
    for rule in ["row-indexer", "column-indexer", "box-indexer"] {
        for &cell in &cells {
            let args = Args::new().with_cells([cell]);
            if !draft.taken.contains(&cell) && draft.holds(&use_rule(rule, args.clone())) {
                draft.taken.insert(cell);
                draft.add(rule, args);
            }
        }
    }
}

fn extra_regions(draft: &mut Draft) {
    for _ in 0..200 {
        let n = draft.spec.symbols.len();
        for cage in draft.cages(n..=n, true) {
            let free = cage.iter().all(|c| !draft.taken.contains(c));
            let is_house =
                draft.spec.geometry.groups().iter().any(|g| cage.iter().all(|c| g.cells.contains(c)));
            if cage.len() == n && free && !is_house && draft.removable().len() < 4 {
                draft.taken.extend(&cage);
                draft.add("extra-region", Args::new().with_cells(cage));
            }
        }
    }
}

fn counting_circles(draft: &mut Draft) {
    // 1 + 2 + 4 + 5 + 7 + 8 circles: enough to tell which values are missing.
    let mut circles = Vec::new();
    for value in [1, 2, 4, 5, 7, 8] {
        let holds_it = |c: &Cell| draft.value(*c) == value;
        let cells: Vec<Cell> = draft.spec.geometry.cells().filter(holds_it).collect();
        circles.extend(draft.dice.shuffled(cells).into_iter().take(value as usize));
    }
    circles.sort_unstable();
    draft.add_fixed("counting-circles", Args::new().with_cells(circles));
}

fn count_distinct(draft: &mut Draft) {
    let lines =
        Lines { rule: "count-distinct", n: 12, lengths: 6..=8, hereditary: false, crosses_boxes: true };
    draft.lines(lines, |_, cells| {
        let (control, others) = cells.split_at(1);
        Args::new().with_cells(others).with("control", Arg::Cells(control.to_vec()))
    });
}

fn look_and_say(draft: &mut Draft) {
    for cage in draft.cages(5..=6, false) {
        let mut symbols: Vec<Symbol> = cage.iter().map(|c| draft.solution[c.idx()]).collect();
        symbols.sort_unstable();
        let mut said: Vec<(usize, Symbol)> = Vec::new();
        for &symbol in &symbols {
            match said.iter_mut().find(|(_, s)| *s == symbol) {
                Some((n, _)) => *n += 1,
                None => said.push((1, symbol)),
            }
        }
        // Repeats first: they tell most.
        said.sort_by_key(|&(n, symbol)| (std::cmp::Reverse(n), symbol));
        let words = said.iter().take(2).map(|(n, s)| format!("{n}{}", draft.spec.symbols.glyph(*s)));
        let text = words.collect::<Vec<_>>().join(" ");
        draft.add("look-and-say", Args::new().with_cells(cage).with_text("text", text));
    }
}

fn slingshots(draft: &mut Draft) {
    let part = draft.part();
    let directions = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];
    for (row, col, tail) in part.iter() {
        for (dr, dc) in directions {
            let ahead = (1..9).map_while(|k| part.at(row + k * dr, col + k * dc));
            let cells: Vec<Cell> = std::iter::once(tail).chain(ahead).collect();
            // Along a row or column the digit cannot come again, so the arrow bends: the rest runs beside it.
            let (side_r, side_c) = (dc, dr);
            let bent: Vec<Cell> =
                (1..9).map_while(|k| part.at(row + side_r + k * dr, col + side_c + k * dc)).collect();
            let line = if dr == 0 || dc == 0 { [vec![tail], bent].concat() } else { cells };
            let mark = use_rule("value-indexing", Args::new().with_cells(line.clone()));
            let beginning = line.iter().take(2).any(|c| draft.taken.contains(c));
            if line.len() >= 3 && !beginning && draft.holds(&mark) {
                draft.taken.extend(line.iter().take(2));
                draft.add("value-indexing", Args::new().with_cells(line));
            }
        }
    }
}

fn pencil_marks(draft: &mut Draft) {
    let n = draft.spec.symbols.len();
    for cell in draft.spec.geometry.cells() {
        let mut symbols = vec![draft.solution[cell.idx()]];
        let others = draft.dice.shuffled(draft.spec.symbols.iter().filter(|s| *s != symbols[0]));
        symbols.extend(others.into_iter().take(2 + cell.idx() % (n / 2)));
        symbols.sort_unstable();
        draft.add("candidates", Args::new().with_cells([cell]).with("symbols", Arg::Symbols(symbols)));
    }
}

/// Lines that are thermometers in one direction, and killer cages with one of two sums.
fn either_or(draft: &mut Draft) {
    let mut options: Vec<Vec<Vec<RuleUse>>> = Vec::new();
    draft.plain_lines(Lines {
        rule: "thermometer",
        n: 9,
        lengths: 3..=5,
        hereditary: true,
        crosses_boxes: false,
    });
    let thermometers: Vec<Vec<Cell>> = draft.removable().iter().map(|mark| mark.cells().to_vec()).collect();
    for cells in thermometers {
        let back: Vec<Cell> = cells.iter().rev().copied().collect();
        let both = [cells, back].map(|line| vec![use_rule("thermometer", Args::new().with_cells(line))]);
        options.push(both.to_vec());
    }
    draft.spec.rules.retain(|rule| rule.id() != "thermometer");
    for cage in draft.cages(2..=4, true) {
        if cage.iter().any(|c| draft.taken.contains(c)) {
            continue;
        }
        let sum = draft.sum(&cage);
        let other = sum + 1 + draft.dice.below(3) as i64;
        let mut sums = [sum, other];
        draft.dice.shuffle(&mut sums);
        let both = sums.map(|sum| {
            vec![use_rule("killer-cage", Args::new().with_cells(cage.clone()).with_int("sum", sum))]
        });
        options.push(both.to_vec());
    }
    for options in options {
        draft.add("any-of", Args::new().with("options", Arg::Options(options)));
    }
}

fn both_at_once(draft: &mut Draft) {
    let cells = draft.dice.shuffled(draft.spec.geometry.cells());
    let (even, odd): (Vec<Cell>, Vec<Cell>) = cells.into_iter().partition(|&c| draft.value(c) % 2 == 0);
    for (even, odd) in even.chunks(3).zip(odd.chunks(3)).take(7) {
        let both = [("even", even), ("odd", odd)].map(|(rule, c)| use_rule(rule, Args::new().with_cells(c)));
        draft.add("all-of", Args::new().with("options", Arg::Options(vec![both.to_vec()])));
    }
}
