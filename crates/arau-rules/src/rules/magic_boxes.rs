//! Magic boxes: in every square box the rows and the columns have the same sum.

use super::prelude::*;

/// Semi-magic boxes; their diagonals are free.
pub struct MagicBoxes;

const INFO: RuleInfo = RuleInfo {
    id: "magic-boxes",
    title: "Magic boxes",
    summary: "in every box, the three rows and three columns of the box have the same sum (15 on 9×9)",
    params: &[],
    arithmetic: true,
    samples: &[
        Sample {
            document: "size = 3\nbox = '3x3'\nsymbols = '1-9'\nhouses = 'box'\nrules = ['magic-boxes']\ngivens = '''\n...\n.5.\n...\n'''\n",
            n_solutions: 8,
        },
        Sample {
            document: "size = 3\nbox = '3x3'\nsymbols = '0-8'\nhouses = 'box'\nrules = ['magic-boxes']\ngivens = '''\n1..\n...\n...\n'''\n",
            n_solutions: 8,
        },
        Sample {
            document: "rows = 2\ncolumns = 4\nbox = '2x2'\nsymbols = ['a', 'b', 'c', 'd']\nvalues = [1, 2, 3, 4]\nhouses = false\nrules = ['magic-boxes']\n",
            n_solutions: 16,
        },
    ],
};

impl Rule for MagicBoxes {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let no_squares = faults::no_part_where(spec, "grid with square boxes", |part| side(part).is_some());
        let mut faults: Vec<Fault> = no_squares.into_iter().collect();
        let total: i64 = spec.symbols.values().iter().map(|&v| v as i64).sum();
        for m in spec.geometry.parts().iter().filter_map(side) {
            let (n_cells, n_symbols) = (m * m, spec.symbols.len());
            if n_cells != n_symbols {
                let message = format!("a box has {n_cells} cells, but the puzzle has {n_symbols} symbols");
                faults.push(Fault::invalid(message));
            } else if total % m as i64 != 0 {
                let message = format!(
                    "the symbols add up to {total}, which cannot be shared equally by {m} \
                     rows"
                );
                faults.push(Fault::invalid(message));
            }
        }
        faults
    }

    fn lower(&self, _args: &Args, to: &mut Lowering<'_>) {
        let total: i64 = to.symbols().iter().map(|s| to.value(s)).sum();
        for part in to.geometry().parts() {
            let Some(m) = side(part) else { continue };
            let m = m as i32;
            for (row, col, _) in part.iter() {
                if col % m == 0 {
                    post_line((0..m).map(|i| part.at(row, col + i)), total / m as i64, to);
                }
                if row % m == 0 {
                    post_line((0..m).map(|i| part.at(row + i, col)), total / m as i64, to);
                }
            }
        }
    }

    fn holds(&self, _args: &Args, grid: &GridView<'_>) -> bool {
        let alphabet_sum: i64 = grid.symbols().values().iter().map(|&v| v as i64).sum();
        grid.geometry().parts().iter().filter_map(|part| Some((part, side(part)? as i32))).all(|(part, m)| {
            let adds_up = |in_line: &dyn Fn(i32, i32) -> bool| {
                let line: Vec<Cell> =
                    part.iter().filter(|&(r, c, _)| in_line(r, c)).map(|(_, _, cell)| cell).collect();
                line.len() < m as usize || grid.sum(&line) * m as i64 == alphabet_sum
            };
            part.iter().all(|(row, col, _)| {
                adds_up(&|r, c| r == row && c / m == col / m) && adds_up(&|r, c| c == col && r / m == row / m)
            })
        })
    }

    fn draw(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Mark> {
        let total: i64 = spec.symbols.values().iter().map(|&v| v as i64).sum();
        let side = spec.geometry.parts().iter().find_map(side).unwrap_or(1) as i64;
        vec![Mark::Note(format!(
            "In every box, each of the three rows and columns adds up to {}.",
            total / side
        ))]
    }
}

/// The side of the boxes, if they are square.
fn side(part: &RectPart) -> Option<usize> {
    part.box_size.filter(|(height, width)| height == width).map(|(height, _)| height)
}

/// Lines that a hole cuts short are free.
fn post_line(cells: impl Iterator<Item = Option<Cell>>, sum: i64, to: &mut Lowering<'_>) {
    if let Some(cells) = cells.collect::<Option<Vec<Cell>>>() {
        to.post(Constraint::sum(&cells, sum));
    }
}
