//! Samurai puzzles as 21 lines of 21 characters: `#` or a blank where no cell is, `.` for an empty cell.

use super::line::{glyph, symbol_value};
use crate::board::made;
use crate::carry::Carrier;
use crate::places::{FaultList, excerpt};
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Args, Cell, Faults, PuzzleSpec, Symbol};

/// A samurai drawn in its frame.
pub struct Samurai;

const INFO: FormatInfo = FormatInfo {
    id: "samurai",
    title: "Samurai as 21 lines of 21 characters",
    carries: "givens of five overlapping 9×9 grids",
    writes: true,
    by_line: false,
};

const SIDE: usize = 21;

impl Format for Samurai {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let rows: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).take(SIDE + 1).collect();
        let is_row = |row: &&str| {
            row.trim_end().chars().count() <= SIDE
                && row.chars().all(|c| is_hole(c) || symbol_value(c).is_some())
        };
        let has_holes = rows.iter().any(|row| row.contains("###") || row.contains("   "));
        match rows.len() == SIDE && rows.iter().all(is_row) && has_holes {
            true => Likeness::Sure,
            false => Likeness::No,
        }
    }

    fn read(&self, text: &str, _options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let args = Args::new().with_text("layout", "samurai");
        let (mut spec, mut faults) = FaultList::new(text).made(made("glue", args))?;
        let rows = || text.lines().filter(|line| !line.trim().is_empty());
        if rows().count() != SIDE {
            faults.push(text.len(), format!("there are {} lines, but {SIDE} are needed", rows().count()));
        }
        for (row, line) in rows().take(SIDE).enumerate() {
            let start = line.as_ptr() as usize - text.as_ptr() as usize;
            let n_chars = line.trim_end().chars().count();
            if n_chars > SIDE {
                faults.push(start, format!("row {} has {n_chars} characters, but needs {SIDE}", row + 1));
                continue;
            }
            let mut chars = line.char_indices();
            for col in 0..SIDE {
                // Blanks at the end of a line may have been cut off.
                let (offset, c) = chars.next().unwrap_or((line.len(), ' '));
                let cell = cell_at(&spec, row, col);
                match (cell, symbol_value(c)) {
                    (None, _) if is_hole(c) || c == '.' => {}
                    (Some(_), Some(0)) => {}
                    (Some(cell), Some(value @ 1..=9)) => {
                        spec.givens[cell.idx()] = Some(Symbol(value as u8 - 1))
                    }
                    (None, _) => faults.push(
                        start + offset,
                        format!("there is no cell here, so `{}` cannot be placed", excerpt(&c.to_string())),
                    ),
                    (Some(_), _) => {
                        let message = format!("`{}` is neither a digit nor a blank", excerpt(&c.to_string()));
                        faults.push(start + offset, message);
                    }
                }
            }
        }
        faults.or_ok(spec)
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        let mut carrier = Carrier::new(spec);
        match made("glue", Args::new().with_text("layout", "samurai")) {
            Ok(samurai) if samurai.geometry == spec.geometry => {}
            _ => carrier.cannot(
                "shape",
                "this format can express five grids in the samurai arrangement \
                 only",
            ),
        }
        carrier.digits(9);
        carrier.houses("row column box");
        carrier.rules(|rule| rule.id() == "houses");
        carrier.finish(|| {
            let mut out = String::new();
            for row in 0..SIDE {
                out.extend(
                    (0..SIDE).map(|col| {
                        cell_at(spec, row, col).map_or('#', |cell| glyph(spec.givens[cell.idx()]))
                    }),
                );
                out.push('\n');
            }
            out
        })
    }
}

fn is_hole(c: char) -> bool {
    c == '#' || c == ' '
}

fn cell_at(spec: &PuzzleSpec, row: usize, col: usize) -> Option<Cell> {
    spec.geometry.at(&[row as i16 + 1, col as i16 + 1])
}
