//! Classic puzzles as a JSON array of rows of whole numbers, 0 or `null` for an empty cell.

use super::line::check_classic;
use crate::board::{Boxes, square};
use crate::carry::Carrier;
use crate::json_cells::given;
use crate::json_place::{JsonNode, JsonText};
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Faults, PuzzleSpec};

/// A JSON array of rows.
pub struct IntGrid;

const INFO: FormatInfo = FormatInfo {
    id: "int-grid",
    title: "Classic puzzle as a JSON array of rows",
    carries: "givens of square grids with rows, columns and the usual boxes",
    writes: true,
    by_line: false,
};

impl Format for IntGrid {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let opening = text.trim_start().strip_prefix('[').map(str::trim_start);
        let first = opening.and_then(|rest| rest.strip_prefix('[')).map(str::trim_start);
        match first {
            Some(rest) if rest.starts_with(|c: char| c.is_ascii_digit()) || rest.starts_with("null") => {
                Likeness::Sure
            }
            _ => Likeness::No,
        }
    }

    fn read(&self, text: &str, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let json = JsonText::parse(text)?;
        read_rows(&json.root(), options)
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        let mut carrier = Carrier::new(spec);
        check_classic(&mut carrier);
        carrier.finish(|| {
            let n = spec.givens.len().isqrt().max(1);
            let number = |given: &Option<_>| given.map_or(0, |s| spec.symbols.value(s)).to_string();
            let row =
                |row: &[Option<_>]| format!("[{}]", row.iter().map(number).collect::<Vec<_>>().join(","));
            format!("[{}]\n", spec.givens.chunks(n).map(row).collect::<Vec<_>>().join(",\n "))
        })
    }
}

/// The classic puzzle of an array of rows.
pub(super) fn read_rows(root: &JsonNode<'_, '_>, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
    let rows = root.array()?;
    let n = rows.len();
    let boxes = options.box_size.map_or(Boxes::Usual, |(height, width)| Boxes::Size(height, width));
    let mut spec = square(n, boxes).map_err(|faults| faults.at(&root.place()))?;
    set_rows(&mut spec, &rows, n)?;
    Ok(spec)
}

/// Puts rows of numbers into the cells of a square.
pub(super) fn set_rows(spec: &mut PuzzleSpec, rows: &[JsonNode<'_, '_>], n: usize) -> Result<(), Faults> {
    let mut faults = Faults::default();
    for (row, cells) in rows.iter().zip(spec.givens.clone().chunks(n.max(1)).enumerate()) {
        let Some(items) = faults.take(row.array()) else { continue };
        if items.len() != n {
            faults.push(row.fault(format!("row {} has {} cells, but needs {n}", cells.0 + 1, items.len())));
            continue;
        }
        for (col, item) in items.iter().enumerate() {
            match given(item, spec) {
                Ok(symbol) => spec.givens[cells.0 * n + col] = symbol,
                Err(fault) if faults.len() < 100 => faults.push(fault),
                Err(_) => {}
            }
        }
    }
    if rows.len() != n {
        faults.extend(rows.first().map(|row| {
            row.fault(format!(
                "there are {} rows, but {n} are needed for a square \
                 grid",
                rows.len()
            ))
        }));
    }
    faults.or_ok(())
}
