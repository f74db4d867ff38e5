//! Unequal of Simon Tatham's puzzles (futoshiki): `5:4,0R,0UD,…`. A letter after a number says that this cell is greater
//! than its neighbour up, right, down or left; in adjacent mode (`5a:`), that the two differ by one, and pairs without
//! a letter do not.

use super::sgt_id::GameId;
use crate::board::{Boxes, add_rule, square};
use crate::carry::Carrier;
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Args, Cell, Fault, Faults, PuzzleSpec, RuleUse};

/// Unequal.
pub struct SgtUnequal;

const INFO: FormatInfo = FormatInfo {
    id: "sgt-unequal",
    title: "Unequal game id (Simon Tatham's puzzles)",
    carries: "givens of a Latin square up to 31×31, with greater-than signs or with every pair of consecutive \
         neighbours marked",
    writes: true,
    by_line: true,
};

/// Letters and the steps they stand for: rows and columns.
const DIRECTIONS: [(char, i32, i32); 4] = [('U', -1, 0), ('R', 0, 1), ('D', 1, 0), ('L', 0, -1)];

impl Format for SgtUnequal {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let Ok(id) = GameId::of(text, "unequal") else { return Likeness::No };
        let is_cell = |cell: &str| {
            let letters = cell.trim_start_matches(|c: char| c.is_ascii_digit());
            letters.len() < cell.len() && letters.bytes().all(|b| b"URDL".contains(&b))
        };
        let cells = id.desc.strip_suffix(',').unwrap_or(id.desc);
        match params(id.params) {
            Some((n, _)) if n > 1 && cells.contains(',') && cells.split(',').all(is_cell) => Likeness::Sure,
            _ => Likeness::No,
        }
    }

    fn read(&self, text: &str, _options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let id = GameId::of(text, "unequal")?;
        let Some((n, is_adjacent)) = params(id.params) else {
            return Err(id.fault(
                id.params,
                Fault::syntax(
                    "these are not valid parameters; expected something like \
                     `5`, `5de` or `5a`",
                ),
            ));
        };
        let n = id.check_side(n)?;
        let cells: Vec<&str> =
            id.desc.strip_suffix(',').unwrap_or(id.desc).split(',').take(n * n + 1).collect();
        if cells.len() != n * n {
            let message =
                format!("there are {} numbers, but {} are needed", id.desc.matches(',').count(), n * n);
            return Err(id.fault(id.desc, message));
        }
        let mut spec = square(n, Boxes::None).map_err(|faults| faults.at(&id.place(id.params)))?;
        let mut faults = Faults::default();
        for (i, cell) in cells.into_iter().enumerate() {
            faults.take(read_cell(&id, &mut spec, Cell::at(i), cell, is_adjacent));
        }
        if is_adjacent {
            let args = Args::new().with_int("value", 1);
            add_rule(&mut spec, "difference-negative", args, id.place(id.params))?;
        }
        faults.or_ok(spec)
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        let mut carrier = Carrier::new(spec);
        let n = carrier.latin_square();
        let is_adjacent = spec.rules.iter().any(|rule| rule.id() == "difference-negative");
        let steps = |rule: &RuleUse| -> Option<Vec<(usize, char)>> {
            let pairs = rule.cells().windows(2);
            pairs.map(|pair| Some((pair[0].idx(), letter(pair[0].idx(), pair[1].idx(), n)?))).collect()
        };
        let value = |rule: &RuleUse| rule.args.int("value").unwrap_or(1);
        carrier.rules(|rule| match rule.id() {
            "houses" => true,
            "greater-than" => !is_adjacent && n > 0 && steps(rule).is_some(),
            "difference" => is_adjacent && n > 0 && value(rule) == 1 && steps(rule).is_some(),
            "difference-negative" => value(rule) == 1 && rule.args.text("except").is_none(),
            _ => false,
        });
        carrier.finish(|| {
            let mut letters = vec![String::new(); n * n];
            for rule in spec.rules.iter().filter(|rule| ["greater-than", "difference"].contains(&rule.id())) {
                for (cell, letter) in steps(rule).into_iter().flatten() {
                    letters[cell].push(letter);
                    let other = neighbour(letter, cell, n).filter(|_| is_adjacent);
                    other.into_iter().for_each(|other| letters[other].push(opposite(letter)));
                }
            }
            let mut out = format!("{n}{}:", if is_adjacent { "a" } else { "" });
            for (given, letters) in spec.givens.iter().zip(letters) {
                out.push_str(&format!("{}{letters},", given.map_or(0, |s| s.idx() + 1)));
            }
            out + "\n"
        })
    }
}

/// Reads the number of a cell and the letters after it.
fn read_cell(
    id: &GameId<'_>,
    spec: &mut PuzzleSpec,
    cell: Cell,
    text: &str,
    is_adjacent: bool,
) -> Result<(), Faults> {
    let n = spec.symbols.len();
    let Some((value, letters)) = GameId::leading_number(text) else {
        return Err(id.fault(text, Fault::syntax("a number is expected here, with 0 for an empty cell")));
    };
    if value > 0 {
        spec.givens[cell.idx()] = Some(id.symbol(value, n, text)?);
    }
    for (at, letter) in letters.char_indices() {
        let here = &letters[at..];
        let shown = letter.escape_debug();
        if letters[..at].contains(letter) {
            return Err(id.fault(here, Fault::duplicate(format!("`{shown}` is repeated at this cell"))));
        }
        let Some(other) = neighbour(letter, cell.idx(), n).map(Cell::at) else {
            return Err(id.fault(
                here,
                Fault::unknown(format!("`{shown}` is not a letter for a neighbour of this cell")),
            ));
        };
        match is_adjacent {
            false => {
                add_rule(spec, "greater-than", Args::new().with_cells([cell, other]), id.place(here))?;
            }
            // Adjacent marks are written on both cells and mean one thing.
            true => {
                let cells = [cell.min(other), cell.max(other)];
                let is_new = !spec.rules.iter().any(|r| r.id() == "difference" && r.cells() == cells);
                if is_new {
                    let args = Args::new().with_cells(cells).with_int("value", 1);
                    add_rule(spec, "difference", args, id.place(here))?;
                }
            }
        }
    }
    Ok(())
}

fn neighbour(letter: char, cell: usize, n: usize) -> Option<usize> {
    let (_, down, right) = DIRECTIONS.iter().find(|(known, _, _)| *known == letter)?;
    let (row, col) = ((cell / n) as i32 + down, (cell % n) as i32 + right);
    let inside = 0..n as i32;
    (inside.contains(&row) && inside.contains(&col)).then(|| row as usize * n + col as usize)
}

fn letter(from: usize, to: usize, n: usize) -> Option<char> {
    DIRECTIONS.iter().map(|(letter, _, _)| *letter).find(|letter| neighbour(*letter, from, n) == Some(to))
}

fn opposite(letter: char) -> char {
    match letter {
        'U' => 'D',
        'D' => 'U',
        'L' => 'R',
        _ => 'L',
    }
}

/// The side and whether the mode is adjacent; the difficulty (`de`) is left aside.
fn params(text: &str) -> Option<(usize, bool)> {
    let (n, rest) = GameId::leading_number(text)?;
    let (is_adjacent, rest) = rest.strip_prefix('a').map_or((false, rest), |rest| (true, rest));
    let rest = rest.strip_prefix('d').map_or(rest, |rest| rest.get(1..).unwrap_or_default());
    rest.is_empty().then_some((n, is_adjacent))
}
