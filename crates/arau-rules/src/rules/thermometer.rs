//! Thermometer: values rise from the bulb on.

use super::houses::houses_by_cell;
use super::prelude::*;

/// A line of rising values.
pub struct Thermometer;

const INFO: RuleInfo = RuleInfo {
    id: "thermometer",
    title: "Thermometer",
    summary: "digits increase along the thermometer from the bulb to the tip; on a slow thermometer they may \
         also stay the same",
    params: &[
        Param::required("cells", ParamKind::cells(2), "the line, bulb first"),
        Param::optional("slow", ParamKind::Flag, "whether successive digits may be equal; no if left out"),
    ],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[thermometer]]\ncells = 'r1c1 r2c2 r3c3'\n", n_solutions: 24 },
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\n[[thermometer]]\ncells = 'r1c1-r1c4'\nslow = true\n",
            n_solutions: 35,
        },
        Sample {
            document: "size = 4\n[[thermometer]]\ncells = 'r1c1 r2c2 r3c3 r4c3'\nslow = true\n",
            n_solutions: 10,
        },
        Sample { document: "size = 4\n[[thermometer]]\ncells = 'r1c1 r2c2 r1c1'\n", n_solutions: 0 },
    ],
};

impl Rule for Thermometer {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        if !args.flag("slow") {
            return to.post_value_chain(cells, |a, b| a < b);
        }
        to.post_value_chain(cells, |a, b| a <= b);
        // Cells that see each other rise strictly, also further along the line, which the steps between do not say.
        let houses = houses_by_cell(to.spec());
        let share_house =
            |a: Cell, b: Cell| a != b && houses[a.idx()].iter().any(|house| houses[b.idx()].contains(house));
        let pairs = cells.iter().enumerate().flat_map(|(i, &a)| cells[i + 1..].iter().map(move |&b| (a, b)));
        to.post_value_relations(pairs.filter(|&(a, b)| share_house(a, b)), |a, b| a < b);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let slow = args.flag("slow");
        args.cells("cells").windows(2).all(|step| {
            let (before, after) = (grid.value(step[0]), grid.value(step[1]));
            if slow { before <= after } else { before < after }
        })
    }

    fn misses(&self, args: &Args, grid: &GridView<'_>) -> Vec<Miss> {
        let slow = args.flag("slow");
        let falls = |before: i64, after: i64| if slow { before > after } else { before >= after };
        let relation = if slow { "less than" } else { "not more than" };
        misses::of_neighbours(args.cells("cells"), grid, falls, |[a, b], [x, y]| {
            format!("{b} is {y}, {relation} {a}'s {x}")
        })
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let cells = args.cells("cells").to_vec();
        let tip = cells.last().map(|&cell| Mark::Label { cell, text: "slow".into() });
        let label = tip.filter(|_| args.flag("slow"));
        std::iter::once(Mark::Line { cells, style: LineStyle::Thermometer }).chain(label).collect()
    }
}
