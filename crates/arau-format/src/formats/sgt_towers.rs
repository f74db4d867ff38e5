//! Towers of Simon Tatham's puzzles (skyscrapers): `4:/2///2/1/2////3//3///`, the clues above, below, left and right, and
//! after a comma the givens.

use super::sgt_id::{GameId, write_runs};
use crate::board::{Boxes, add_rule, square};
use crate::carry::Carrier;
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Args, Cell, Fault, Faults, PuzzleSpec};

/// Towers.
pub struct SgtTowers;

const INFO: FormatInfo = FormatInfo {
    id: "sgt-towers",
    title: "Towers game id (Simon Tatham's puzzles)",
    carries: "skyscraper clues and givens of a Latin square up to 31×31",
    writes: true,
    by_line: true,
};

impl Format for SgtTowers {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let Ok(id) = GameId::of(text, "towers") else { return Likeness::No };
        let clues = id.desc.split(',').next().unwrap_or_default();
        let is_clues = clues.contains('/') && clues.bytes().all(|b| b.is_ascii_digit() || b == b'/');
        if side(id.params).is_some() && is_clues { Likeness::Sure } else { Likeness::No }
    }

    fn read(&self, text: &str, _options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let id = GameId::of(text, "towers")?;
        let n = side(id.params).ok_or_else(|| {
            id.fault(
                id.params,
                Fault::syntax(
                    "these are not valid parameters; expected something like `5` or \
                 `5dh`",
                ),
            )
        })?;
        let n = id.check_side(n)?;
        let (clues, givens) = id.desc.split_once(',').map_or((id.desc, None), |(c, g)| (c, Some(g)));
        let clues: Vec<&str> = clues.split('/').take(4 * n + 1).collect();
        if clues.len() != 4 * n {
            return Err(id.fault(id.desc, format!("there must be {} clues with `/` between them", 4 * n)));
        }
        let mut spec = square(n, Boxes::None).map_err(|faults| faults.at(&id.place(id.params)))?;
        let mut faults = Faults::default();
        for (i, clue) in clues.into_iter().enumerate().filter(|(_, clue)| !clue.is_empty()) {
            let added = match GameId::leading_number(clue) {
                Some((count, "")) if (1..=n).contains(&count) => {
                    let args = Args::new().with_cells(line(i, n)).with_int("count", count as i64);
                    add_rule(&mut spec, "skyscraper", args, id.place(clue)).map_err(Faults::from)
                }
                _ => Err(id.fault(clue, format!("a clue is a number between 1 and {n}"))),
            };
            faults.take(added);
        }
        if let Some(givens) = givens {
            faults.take(id.set_givens(&mut spec, givens));
        }
        faults.or_ok(spec)
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        let mut carrier = Carrier::new(spec);
        let n = carrier.latin_square();
        let side_of = |cells: &[Cell]| (0..4 * n).find(|&i| line(i, n) == cells);
        carrier.rules(|rule| match rule.id() {
            "skyscraper" => side_of(rule.cells()).is_some(),
            id => id == "houses",
        });
        let mut clues = vec![String::new(); 4 * n];
        for rule in spec.rules.iter().filter(|rule| rule.id() == "skyscraper") {
            let Some(side) = side_of(rule.cells()) else { continue };
            let clue = rule.args.int("count").unwrap_or_default().to_string();
            if !clues[side].is_empty() && clues[side] != clue {
                carrier.cannot("skyscraper", "two different clues are at the same place");
            }
            clues[side] = clue;
        }
        carrier.finish(|| {
            let givens: Vec<Option<usize>> = spec.givens.iter().map(|g| g.map(|s| s.idx() + 1)).collect();
            let givens =
                if spec.n_givens() > 0 { format!(",{}", write_runs(&givens)) } else { String::new() };
            format!("{n}:{}{givens}\n", clues.join("/"))
        })
    }
}

/// The cells seen from a clue: those above the columns, those below, those left of the rows, those right.
fn line(clue: usize, n: usize) -> Vec<Cell> {
    let (side, i) = (clue / n, clue % n);
    let cell = |k: usize| match side {
        0 => k * n + i,
        1 => (n - 1 - k) * n + i,
        2 => i * n + k,
        _ => i * n + n - 1 - k,
    };
    (0..n).map(|k| Cell::at(cell(k))).collect()
}

/// The side; the difficulty (`dh`) is left aside.
fn side(params: &str) -> Option<usize> {
    let (n, rest) = GameId::leading_number(params)?;
    let rest = rest.strip_prefix('d').map_or(rest, |rest| rest.get(1..).unwrap_or_default());
    rest.is_empty().then_some(n)
}
