//! Diagonals (Sudoku X): the long diagonals are houses.

use super::prelude::*;

/// The long diagonals of every square grid of the board.
pub struct Diagonals;

const INFO: RuleInfo = RuleInfo {
    id: "diagonals",
    title: "Diagonals",
    summary: "each long diagonal contains every symbol once; a diagonal with fewer cells than symbols just \
         has no repeats",
    params: &[Param::optional(
        "which",
        ParamKind::Choice(&["both", "main", "anti"]),
        "`main` runs from the top left to the bottom right, `anti` from the bottom left to the top right; \
         both by default",
    )],
    arithmetic: false,
    samples: &[
        Sample { document: "size = 4\nrules = ['diagonals']\n", n_solutions: 48 },
        Sample { document: "size = 4\n[[diagonals]]\nwhich = 'main'\n", n_solutions: 48 },
        Sample { document: "size = 4\nbox = 'none'\n[[diagonals]]\nwhich = 'anti'\n", n_solutions: 48 },
        Sample { document: "size = 3\nrules = ['diagonals']\n", n_solutions: 0 },
    ],
};

impl Rule for Diagonals {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let longest = squares(&spec.geometry).map(|part| part.n_rows).max().unwrap_or(0);
        let no_square = faults::no_part_where(spec, "square grid", is_square);
        no_square.or(faults::too_long_for_alphabet("a diagonal", longest, spec)).into_iter().collect()
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        for diagonal in diagonals(args, to.geometry()) {
            to.post_house(&diagonal);
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let which = args.text("which").unwrap_or("both");
        squares(grid.geometry()).all(|part| {
            let on_main = part.iter().filter(|(row, col, _)| row == col).map(|(_, _, cell)| cell);
            let last = part.n_rows as i32 - 1;
            let on_anti = part.iter().filter(|(row, col, _)| row + col == last).map(|(_, _, cell)| cell);
            (which == "anti" || grid.all_different(&on_main.collect::<Vec<_>>()))
                && (which == "main" || grid.all_different(&on_anti.collect::<Vec<_>>()))
        })
    }

    fn house(&self, _args: &Args, _spec: &PuzzleSpec, _cells: &[Cell]) -> GroupName {
        GroupName::new("diagonal")
    }

    fn draw(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Mark> {
        let line = |cells| Mark::Line { cells, style: LineStyle::Thin };
        diagonals(args, &spec.geometry).into_iter().map(line).collect()
    }
}

fn is_square(part: &RectPart) -> bool {
    part.n_rows == part.n_cols
}

fn squares(geometry: &Geometry) -> impl Iterator<Item = &RectPart> {
    geometry.parts().iter().filter(|part| is_square(part))
}

fn diagonals(args: &Args, geometry: &Geometry) -> Vec<Vec<Cell>> {
    let which = args.text("which").unwrap_or("both");
    let mut diagonals = Vec::new();
    for part in squares(geometry) {
        let n = part.n_rows as i32;
        if which != "anti" {
            diagonals.push((0..n).filter_map(|i| part.at(i, i)).collect());
        }
        if which != "main" {
            diagonals.push((0..n).filter_map(|i| part.at(n - 1 - i, i)).collect());
        }
    }
    diagonals
}
