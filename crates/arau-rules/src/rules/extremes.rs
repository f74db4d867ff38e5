//! Minimum and maximum: a marked cell is less, or greater, than every neighbour that is not marked so too.

use super::because::{Look, explain};
use super::prelude::*;
use std::cmp::Ordering;

/// Cells that stand out among all around them.
pub struct Extreme {
    info: &'static RuleInfo,
    /// How a marked cell compares with its neighbours.
    order: Ordering,
    shape: CellShape,
}

impl Extreme {
    /// Cells lower than all around them.
    pub const MINIMUM: Extreme = Extreme { info: &MINIMUM, order: Ordering::Less, shape: CellShape::Inward };
    /// Cells higher than all around them.
    pub const MAXIMUM: Extreme =
        Extreme { info: &MAXIMUM, order: Ordering::Greater, shape: CellShape::Outward };
}

const MINIMUM: RuleInfo = RuleInfo {
    id: "minimum",
    title: "Minimum",
    summary: "each marked cell is smaller than every cell that shares a side with it, other marked minima \
         excepted",
    params: &[Param::required("cells", ParamKind::cells(1), "the minimum cells")],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[minimum]]\ncells = 'r1c1'\n", n_solutions: 96 },
        Sample { document: "size = 4\n[[minimum]]\ncells = 'r1c1 r1c2'\n", n_solutions: 66 },
        Sample {
            document: "size = 4\n[[minimum]]\ncells = 'r2c2'\n[[minimum]]\ncells = 'r2c3'\n",
            n_solutions: 12,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '0-2'\nhouses = false\n[[minimum]]\ncells = 'r1c2'\n",
            n_solutions: 5,
        },
    ],
};

const MAXIMUM: RuleInfo = RuleInfo {
    id: "maximum",
    title: "Maximum",
    summary: "each marked cell is larger than every cell that shares a side with it, other marked maxima \
         excepted",
    params: &[Param::required("cells", ParamKind::cells(1), "the maximum cells")],
    arithmetic: true,
    samples: &[
        Sample { document: "size = 4\n[[maximum]]\ncells = 'r1c1'\n", n_solutions: 96 },
        Sample { document: "size = 4\n[[maximum]]\ncells = 'r1c1 r1c2'\n", n_solutions: 66 },
        Sample {
            document: "size = 4\n[[maximum]]\ncells = 'r2c2'\n[[maximum]]\ncells = 'r2c3'\n",
            n_solutions: 12,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '0-2'\nhouses = false\n[[maximum]]\ncells = 'r1c2'\n",
            n_solutions: 5,
        },
    ],
};

impl Rule for Extreme {
    fn info(&self) -> &'static RuleInfo {
        self.info
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let marked: Vec<Cell> = to.uses_of(self.info.id).flat_map(|rule| rule.cells()).copied().collect();
        for &cell in args.cells("cells") {
            for &next in to.geometry().neighbours(cell).iter().filter(|next| !marked.contains(next)) {
                to.post_value_relation(cell, next, |own, other| own.cmp(&other) == self.order);
            }
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let is_marked =
            |cell: &Cell| grid.spec().uses_of(self.info.id).any(|rule| rule.cells().contains(cell));
        args.cells("cells").iter().all(|&cell| {
            let around = grid.geometry().neighbours(cell).iter().filter(|next| !is_marked(next));
            let mut values = around.map(|&next| grid.value(next));
            match self.order {
                Ordering::Less => values.all(|value| grid.value(cell) < value),
                _ => values.all(|value| grid.value(cell) > value),
            }
        })
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Shape { cells: args.cells("cells").to_vec(), shape: self.shape }]
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        let marked: Vec<Cell> =
            at.spec.uses_of(self.info.id).flat_map(|rule| rule.cells()).copied().collect();
        let pairs = || {
            let neighbours =
                |&cell: &Cell| at.spec.geometry.neighbours(cell).iter().map(move |&next| (cell, next));
            args.cells("cells").iter().flat_map(neighbours).filter(|(_, next)| !marked.contains(next))
        };
        let fits = |own: Symbol, other: Symbol| at.value(own).cmp(&at.value(other)) == self.order;
        let is_wrong_beside =
            |own: Symbol, next: Cell| at.candidates(next).iter().all(|other| !fits(own, other));
        let is_wrong_around =
            |cell: Cell, other: Symbol| at.candidates(cell).iter().all(|own| !fits(own, other));
        // As much of what a cell may hold as matters: its bound.
        let bound = |cell: Cell, is_least: bool| {
            let values = at.values(at.candidates(cell));
            let (least, most) = (values.first().copied(), values.last().copied());
            let set =
                at.symbols_where(|value| if is_least { Some(value) >= least } else { Some(value) <= most });
            let set = if at.held(cell).is_some() { at.candidates(cell) } else { set };
            Fact::Known(vec![(cell, set)])
        };
        let is_maximum = self.order == Ordering::Greater;
        pairs().find_map(|(cell, next)| {
            let all = at.alphabet();
            let own = explain(
                at,
                "neighbour",
                vec![
                    ("cell", Fact::Cells(vec![cell])),
                    ("next", Fact::Cells(vec![next])),
                    ("known", bound(next, is_maximum)),
                ],
                |other, symbol| other == cell && is_wrong_beside(symbol, next),
            );
            // Where nothing is known, it is the end of the alphabet that no extreme can be.
            let knows_nothing =
                |because: &Because| matches!(&because.facts[2].1, Fact::Known(known) if known[0].1 == all);
            let own = own.map(|because| match knows_nothing(&because) {
                true => Because { key: "at-all", ..because },
                false => because,
            });
            let around = || {
                let facts = vec![("cell", Fact::Cells(vec![cell])), ("known", bound(cell, !is_maximum))];
                explain(at, "around", facts, |other, symbol| {
                    pairs().any(|pair| pair == (cell, other)) && is_wrong_around(cell, symbol)
                })
            };
            own.or_else(around)
        })
    }
}
