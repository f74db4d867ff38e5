//! Extra region: any cells that form a house, or hold no symbol twice if they are fewer than the symbols.

use super::prelude::*;

/// A house of one's own drawing.
pub struct ExtraRegion;

const INFO: RuleInfo = RuleInfo {
    id: "extra-region",
    title: "Extra region",
    summary: "the region contains every symbol once; a region with fewer cells than symbols just has no \
         repeats",
    params: &[Param::required("cells", ParamKind::cells(1), "the region; a cell named twice counts once")],
    arithmetic: false,
    samples: &[
        Sample { document: "size = 4\n[[extra-region]]\ncells = 'r2c2 r2c3 r3c2 r3c3'\n", n_solutions: 168 },
        Sample { document: "size = 4\n[[extra-region]]\ncells = 'r1c1 r2c3 r4c4'\n", n_solutions: 72 },
        Sample {
            document: "rows = 1\ncolumns = 4\nsymbols = 'x y z'\nhouses = false\n[[extra-region]]\ncells = 'r1c1 r1c2 r1c1 r1c4'\n",
            n_solutions: 18,
        },
    ],
};

impl Rule for ExtraRegion {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let too_long = faults::too_long_for_alphabet("the region", region(args).len(), spec);
        too_long.map(|fault| fault.of("cells")).into_iter().collect()
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        to.post_house(&region(args));
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let cells = args.cells("cells");
        cells.iter().all(|&a| cells.iter().all(|&b| a == b || grid.symbol(a) != grid.symbol(b)))
    }

    fn house(&self, _args: &Args, spec: &PuzzleSpec, cells: &[Cell]) -> GroupName {
        let name = GroupName::new(INFO.id);
        match cells.first() {
            // Where there is one region, no cell is needed to tell it from others.
            Some(&first) if spec.uses_of(INFO.id).count() > 1 => name.with_label(spec.geometry.label(first)),
            _ => name,
        }
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Shape { cells: region(args), shape: CellShape::Tint(1) }]
    }
}

fn region(args: &Args) -> Vec<Cell> {
    let mut cells = args.cells("cells").to_vec();
    cells.sort_unstable();
    cells.dedup();
    cells
}
