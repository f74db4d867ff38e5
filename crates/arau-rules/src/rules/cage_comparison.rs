//! Comparison of cages: the sums of two sets of cells are compared.

use super::because::{Sums, by_equal_sums, explain};
use super::prelude::*;
use super::sums::difference;

/// Misawa's sign between cages.
pub struct CageComparison;

const INFO: RuleInfo = RuleInfo {
    id: "cage-comparison",
    title: "Comparison of cage sums",
    summary: "the sum of one cage is less than, greater than or equal to the sum of the other",
    params: &[
        Param::required("cells", ParamKind::cells(1), "the first cage"),
        Param::required("other", ParamKind::cells(1), "the second cage"),
        Param::required(
            "relation",
            ParamKind::Choice(&["<", ">", "="]),
            "how the first sum compares to the \
             second",
        ),
    ],
    arithmetic: true,
    samples: &[
        Sample {
            document: "size = 4\n[[cage-comparison]]\ncells = 'r1c1 r1c2'\nother = 'r2c1 r2c2'\nrelation = '<'\n",
            n_solutions: 96,
        },
        Sample {
            document: "size = 4\n[[cage-comparison]]\ncells = 'r1c1 r2c2 r3c1'\nother = 'r4c3 r4c4'\nrelation = '='\n",
            n_solutions: 24,
        },
        Sample {
            document: "rows = 1\ncolumns = 3\nsymbols = '0-4'\nhouses = false\n[[cage-comparison]]\ncells = 'r1c1'\nother = 'r1c2 r1c3'\nrelation = '>'\n",
            n_solutions: 20,
        },
    ],
};

impl Rule for CageComparison {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let (cells, other) = (args.cells("cells"), args.cells("other"));
        let largest = to.symbols().iter().map(|s| to.value(s).abs()).max().unwrap_or(0);
        let reach = (cells.len() + other.len()) as i64 * largest;
        let (min, max) = match args.text("relation") {
            Some("<") => (-reach - 1, -1),
            Some(">") => (1, reach + 1),
            _ => (0, 0),
        };
        to.post_linear(&difference(cells, other), min, max);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let (sum, other) = (grid.sum(args.cells("cells")), grid.sum(args.cells("other")));
        match args.text("relation") {
            Some("<") => sum < other,
            Some(">") => sum > other,
            _ => sum == other,
        }
    }

    fn draw(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Mark> {
        let (cells, other) = (args.cells("cells"), args.cells("other"));
        let cage = |cells: &[Cell]| Mark::Cage { cells: cells.to_vec(), label: String::new() };
        vec![cage(cells), cage(other), sign_between(cells, other, args.text("relation").unwrap_or("="), spec)]
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        let (cells, other) = (args.cells("cells"), args.cells("other"));
        let (lower, higher) = match args.text("relation") {
            Some("<") => (cells, other),
            Some(">") => (other, cells),
            _ => return by_equal_sums(at, &[cells.to_vec(), other.to_vec()]),
        };
        let (lower, higher) = (Sums::of(at, lower)?, Sums::of(at, higher)?);
        let ((least, _), (_, most)) = (lower.range()?, higher.range()?);
        let is_too_much = |cell: Cell, symbol: Symbol| lower.all_with(cell, symbol, |sum| sum >= most);
        let is_too_little = |cell: Cell, symbol: Symbol| higher.all_with(cell, symbol, |sum| sum <= least);
        let facts = || {
            vec![
                ("lower", Fact::Cells(lower.cells.clone())),
                ("higher", Fact::Cells(higher.cells.clone())),
                ("least", Fact::Number(least)),
                ("most", Fact::Number(most)),
            ]
        };
        let less = explain(at, "less", facts(), is_too_much);
        less.or_else(|| explain(at, "more", facts(), is_too_little))
    }
}

/// The sign on an edge where the cages touch; a sentence if they do not.
fn sign_between(cells: &[Cell], other: &[Cell], relation: &str, spec: &PuzzleSpec) -> Mark {
    let touches = |&&a: &&Cell| spec.geometry.neighbours(a).iter().any(|b| other.contains(b));
    let pair = cells.iter().find(touches).and_then(|&a| {
        let beyond = spec.geometry.neighbours(a).iter().find(|b| other.contains(b))?;
        Some((a, *beyond))
    });
    match (pair, relation) {
        (Some((a, b)), ">") => Mark::Edge { a, b, sign: EdgeSign::Greater },
        (Some((a, b)), "<") => Mark::Edge { a: b, b: a, sign: EdgeSign::Greater },
        (Some((a, b)), sign) => Mark::Edge { a, b, sign: EdgeSign::Text(sign.to_string()) },
        (None, sign) => Mark::Note(format!(
            "The sum of {} {sign} the sum of {}.",
            spec.geometry.labels(cells),
            spec.geometry.labels(other)
        )),
    }
}
