//! Thermometer: values rise from the bulb on.

use super::houses::share_house;
use super::prelude::*;

/// A line of rising values.
pub struct Thermometer;

const INFO: RuleInfo = RuleInfo {
    id: "thermometer",
    title: "Thermometer",
    summary: "values rise from the bulb to the tip; on a slow thermometer they may also stay the same",
    params: &[
        Param::required("cells", ParamKind::cells(2), "the line, bulb first"),
        Param::optional(
            "slow",
            ParamKind::Flag,
            "whether equal values may follow each other; no if left out",
        ),
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
        let (spec, slow) = (to.spec(), args.flag("slow"));
        for pair in cells.windows(2) {
            let strict = !slow || share_house(spec, pair[0], pair[1]);
            to.post_value_relation(pair[0], pair[1], |a, b| a < b || !strict && a == b);
        }
        if slow {
            // Cells that see each other further along the line rise strictly, which the steps between do not say.
            for (i, &a) in cells.iter().enumerate() {
                for &b in cells.iter().skip(i + 2).filter(|&&b| share_house(spec, a, b)) {
                    to.post_value_relation(a, b, |a, b| a < b);
                }
            }
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let slow = args.flag("slow");
        args.cells("cells").windows(2).all(|step| {
            let (before, after) = (grid.value(step[0]), grid.value(step[1]));
            if slow { before <= after } else { before < after }
        })
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let cells = args.cells("cells").to_vec();
        let tip = cells.last().map(|&cell| Mark::Label { cell, text: "slow".into() });
        let label = tip.filter(|_| args.flag("slow"));
        std::iter::once(Mark::Line { cells, style: LineStyle::Thermometer }).chain(label).collect()
    }
}
