//! Arrow: the shaft adds up to the number in the circle, or in a pill of two or three cells.

use super::prelude::*;

/// A circle or pill with a shaft.
pub struct Arrow;

const INFO: RuleInfo = RuleInfo {
    id: "arrow",
    title: "Arrow",
    summary: "the digits along the arrow add up to the digit in its circle; a pill of two or three cells is \
         read as a decimal number",
    params: &[
        Param::required("cells", ParamKind::cells(1), "the cells along the arrow, without the circle"),
        Param::required(
            "circle",
            ParamKind::Cells { min: 1, max: 3 },
            "the circle, or the cells of the pill with the leading digit first; the digits after it are 0 to \
             9",
        ),
    ],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[arrow]]\ncircle = 'r1c1'\ncells = 'r2c2 r3c3'\n", n_solutions: 36 },
        Sample {
            document: "size = 4\n[[arrow]]\ncircle = 'r1c1 r1c2'\ncells = 'r1c3 r2c3 r3c3 r4c3 r4c4'\n",
            n_solutions: 18,
        },
        Sample {
            document: "rows = 1\ncolumns = 5\nhouses = false\nsymbols = '0-3'\n[[arrow]]\ncircle = 'r1c1 r1c2 r1c3'\n\
                       cells = 'r1c4 r1c5'\n",
            n_solutions: 10,
        },
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '1-11'\n[[arrow]]\ncircle = 'r1c1 r1c2'\n\
                       cells = 'r1c3 r1c4'\n",
            n_solutions: 73,
        },
        Sample { document: "size = 4\n[[arrow]]\ncircle = 'r1c1'\ncells = 'r4c4'\n", n_solutions: 72 },
    ],
};

impl Rule for Arrow {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let (shaft, circle) = (args.cells("cells"), args.cells("circle"));
        if let ([only], [whole]) = (shaft, circle) {
            return to.post_value_relation(*only, *whole, |a, b| a == b);
        }
        for &cell in &circle[1..] {
            to.post_domain(cell, to.symbols_where(|digit| (0..=9).contains(&digit)));
        }
        let places = [1, 10, 100];
        let number = circle.iter().rev().zip(places).map(|(&cell, place)| (cell, place));
        let terms: Vec<(Cell, i32)> = number.chain(shaft.iter().map(|&cell| (cell, -1))).collect();
        to.post(Constraint::linear(&terms, 0, 0));
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let number = args.cells("circle").iter().fold(0, |number, &cell| 10 * number + grid.value(cell));
        let are_digits = args.cells("circle").iter().skip(1).all(|&cell| matches!(grid.value(cell), 0..=9));
        are_digits && number == grid.sum(args.cells("cells"))
    }

    fn misses(&self, args: &Args, grid: &GridView<'_>) -> Vec<Miss> {
        let (shaft, circle) = (args.cells("cells"), args.cells("circle"));
        let number = circle.iter().fold(0, |number, &cell| 10 * number + grid.value(cell));
        let sum = grid.sum(shaft);
        if number == sum {
            return Vec::new();
        }
        let head = if circle.len() == 1 { "circle" } else { "pill" };
        let labels = grid.geometry().labels(circle);
        let sentence = format!("the arrow adds up to {sum}, but its {head} {labels} is {number}");
        vec![Miss::sentence(&[circle, shaft].concat(), sentence).with_amount(sum, number)]
    }

    fn draw(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Mark> {
        let (shaft, circle) = (args.cells("cells"), args.cells("circle").to_vec());
        let touches = |cell: &&Cell| {
            shaft.first().is_some_and(|first| spec.geometry.neighbours(*first).contains(*cell))
        };
        let start = circle.iter().find(touches).or(circle.last());
        let line = start.into_iter().chain(shaft).copied().collect();
        let head = match circle.len() {
            1 => Mark::Shape { cells: circle, shape: CellShape::Circle },
            _ => Mark::Pill { cells: circle },
        };
        vec![head, Mark::Line { cells: line, style: LineStyle::Arrow }]
    }
}
