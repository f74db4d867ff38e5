//! Hypercube: rows, columns, boxes and three more families of houses, from reading a cell's place as four digits.

use super::disjoint_groups::name_of_place;
use super::prelude::*;

/// With row = m·a + b and column = m·c + d (counted from 0, boxes of m×m), cells that agree in (b, d), in (a, d) or
/// in (b, c) form a house. Rows agree in (a, b), columns in (c, d), boxes in (a, c).
pub struct Hypercube;

const INFO: RuleInfo = RuleInfo {
    id: "hypercube",
    title: "Hypercube",
    summary: "beside rows, columns and boxes there are three more kinds of house: cells in the same position \
         of every box; cells in the same band of boxes and the same column of their box; cells in the same \
         stack of boxes and the same row of their box",
    params: &[],
    arithmetic: false,
    samples: &[
        Sample { document: "size = 4\nrules = ['hypercube']\n", n_solutions: 0 },
        Sample { document: "size = 4\nhouses = 'row'\nrules = ['hypercube']\n", n_solutions: 96 },
        Sample {
            document: "size = 9\nrules = ['hypercube']\ngivens = '''\n897456123\n264931578\n315782649\n531278964\n789645312\n426193857\n6........\n.........\n.........\n'''\n",
            n_solutions: 1,
        },
    ],
};

/// Which two of the four digits a, b, c, d are held fixed in a family of houses.
const FAMILIES: [[usize; 2]; 3] = [[1, 3], [0, 3], [1, 2]];

impl Rule for Hypercube {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let sort = "square grid of m² rows with boxes of m×m";
        let no_cube = faults::no_part_where(spec, sort, |part| side(part).is_some());
        let longest = spec.geometry.parts().iter().filter_map(side).map(|m| m * m).max().unwrap_or(0);
        no_cube.or(faults::too_long_for_alphabet("a house", longest, spec)).into_iter().collect()
    }

    fn lower(&self, _args: &Args, to: &mut Lowering<'_>) {
        for part in to.geometry().parts() {
            let Some(m) = side(part) else { continue };
            for fixed in FAMILIES {
                let mut houses = vec![Vec::new(); m * m];
                for (row, col, cell) in part.iter() {
                    let digits = [row as usize / m, row as usize % m, col as usize / m, col as usize % m];
                    houses[digits[fixed[0]] * m + digits[fixed[1]]].push(cell);
                }
                for house in houses {
                    to.post_house(&house);
                }
            }
        }
    }

    fn holds(&self, _args: &Args, grid: &GridView<'_>) -> bool {
        grid.geometry().parts().iter().filter_map(|part| Some((part, side(part)? as i32))).all(|(part, m)| {
            part.iter().all(|(row, col, cell)| {
                part.iter().filter(|&(_, _, other)| other != cell).all(|(r, c, other)| {
                    let same_b = r % m == row % m;
                    let same_d = c % m == col % m;
                    let same_a = r / m == row / m;
                    let same_c = c / m == col / m;
                    let together =
                        [(same_b, same_d), (same_a, same_d), (same_b, same_c)].contains(&(true, true));
                    !together || grid.symbol(other) != grid.symbol(cell)
                })
            })
        })
    }

    fn house(&self, _args: &Args, spec: &PuzzleSpec, cells: &[Cell]) -> GroupName {
        let place = name_of_place(spec, cells);
        place.or_else(|| name_of_lines(spec, cells)).unwrap_or_else(|| GroupName::new(INFO.id))
    }

    fn draw(&self, _args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let text = "Cells at the same place of their boxes, cells in the same row of boxes and the same column \
                    within a box, and cells in the same column of boxes and the same row within a box hold \
                    different symbols.";
        vec![Mark::Note(text.into())]
    }
}

/// The side `m` of the boxes, if the grid is one of m²×m² cells with boxes of m×m.
fn side(part: &RectPart) -> Option<usize> {
    let (height, width) = part.box_size?;
    (height == width && part.n_rows == height * width && part.n_cols == height * width).then_some(height)
}

/// What the cells of a row of boxes are called that are in the same column of their boxes, and the other way round.
fn name_of_lines(spec: &PuzzleSpec, cells: &[Cell]) -> Option<GroupName> {
    let part = spec.geometry.parts().iter().find(|part| side(part).is_some())?;
    let m = side(part)?;
    let (first, last) = (part.find(*cells.first()?)?, part.find(*cells.last()?)?);
    let are_in_a_band = first.0 / m == last.0 / m;
    let name = |kind: &str, line: usize| GroupName::new(kind).with_label(line % m + 1);
    Some(match are_in_a_band {
        true => name("box-column", first.1).part_of("box-band", first.0 / m + 1),
        false => name("box-row", first.0).part_of("box-stack", first.1 / m + 1),
    })
}
