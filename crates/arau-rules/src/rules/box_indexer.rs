//! Box indexer: a cell's value v says that its own place in the box stands at place v of the same box.

use super::indexing::{by_index, post_index};
use super::prelude::*;

/// Cells that tell where in their box (or jigsaw region) the number of their own place stands.
pub struct BoxIndexer;

const INFO: RuleInfo = RuleInfo {
    id: "box-indexer",
    title: "Box indexer",
    summary: "a digit v in position p of a box says that position v of the box contains p; positions are \
         counted row by row",
    params: &[Param::required("cells", ParamKind::cells(1), "the indexing cells")],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[box-indexer]]\ncells = 'r1c1 r1c2'\n", n_solutions: 120 },
        Sample { document: "size = 4\n[[box-indexer]]\ncells = 'r1c1 r2c3 r4c4'\n", n_solutions: 46 },
        Sample {
            document: "size = 2\nregions = '''\nab\nbb\n'''\nsymbols = '0-3'\nhouses = false\n[[box-indexer]]\ncells = 'r1c2 r2c1'\n",
            n_solutions: 40,
        },
    ],
};

impl Rule for BoxIndexer {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let has_box = |cell| boxes_with(cell, &spec.geometry).next().is_some();
        faults::cells_not(args, "cells", spec, has_box, "not in a box or region")
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        for &cell in args.cells("cells") {
            for cells in boxes_with(cell, to.geometry()) {
                let places: Vec<Option<Cell>> = cells.iter().map(|&c| Some(c)).collect();
                if let Some(own) = cells.iter().position(|&c| c == cell) {
                    post_index(cell, own as i64 + 1, &places, to);
                }
            }
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let groups = grid.geometry().groups().iter().filter(|g| g.kind == "box" || g.kind == "region");
        groups
            .flat_map(|group| (1i64..).zip(&group.cells).map(move |(place, cell)| (group, place, cell)))
            .all(|(group, own, &cell)| {
                !args.cells("cells").contains(&cell)
                    || (1i64..)
                        .zip(&group.cells)
                        .any(|(place, &other)| place == grid.value(cell) && grid.value(other) == own)
            })
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Shape { cells: args.cells("cells").to_vec(), shape: CellShape::Tint(6) }]
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        args.cells("cells").iter().find_map(|&cell| {
            boxes_with(cell, &at.spec.geometry).find_map(|cells| {
                let places: Vec<Option<Cell>> = cells.iter().map(|&other| Some(other)).collect();
                let own = cells.iter().position(|&other| other == cell)?;
                by_index(cell, own as i64 + 1, &places, at)
            })
        })
    }
}

fn boxes_with(cell: Cell, geometry: &Geometry) -> impl Iterator<Item = &[Cell]> {
    let groups = geometry.groups_of("box").chain(geometry.groups_of("region"));
    groups.map(|group| &group.cells[..]).filter(move |cells| cells.contains(&cell))
}
