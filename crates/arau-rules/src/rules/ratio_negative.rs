//! Negative ratio: neighbours without a dot do not have one of its ratios.

use super::marked_pairs::{EXCEPT, exempting, is_marked, post_unless_marked, unknown_exempting};
use super::prelude::*;

/// No unmarked neighbours with these ratios.
pub struct RatioNegative;

const INFO: RuleInfo = RuleInfo {
    id: "ratio-negative",
    title: "Every ratio is marked",
    summary: "adjacent cells without a ratio mark are in none of the ratios of the marks, or not in the ratio \
         1:2 if there are no marks",
    params: &[
        Param::optional(
            "values",
            ParamKind::Ints,
            "the ratios that unmarked adjacent cells must not have; if left out, those of the ratio marks, or \
             2 if there are none",
        ),
        EXCEPT,
    ],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 2\ncolumns = 3\nhouses = false\nsymbols = '1-4'\nrules = ['ratio-negative']\n[[ratio]]\ncells = 'r1c1 r1c2'\n[[ratio]]\n\
                       cells = 'r2c3 r1c3'\n",
            n_solutions: 20,
        },
        Sample {
            document: "rows = 2\ncolumns = 3\nhouses = false\nsymbols = '1-4'\nrules = ['ratio-negative']\n[[ratio]]\ncells = 'r1c1 r2c1'\nvalue = 3\n",
            n_solutions: 200,
        },
        Sample {
            document: "rows = 1\ncolumns = 5\nhouses = false\nsymbols = '0-4'\n[[ratio-negative]]\nvalues = [2, 3]\n\
                       except = 'difference'\n[[difference]]\ncells = 'r1c1 r1c2'\n",
            n_solutions: 377,
        },
        Sample { document: "rows = 1\ncolumns = 4\nrules = ['ratio-negative']\n", n_solutions: 4 },
    ],
};

const OWN: [&str; 1] = ["ratio"];

impl Rule for RatioNegative {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Fault> {
        let mut faults = unknown_exempting(args);
        if let Some(idx) = args.ints("values").iter().position(|&ratio| ratio < 1) {
            faults.push(Fault::invalid("a ratio must be at least 1").of_item("values", idx));
        }
        faults
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let ratios = ratios(args, to.spec());
        let banned = |a: i64, b: i64| ratios.iter().any(|r| a == r * b || b == r * a);
        post_unless_marked(&exempting(&OWN, args), to, banned);
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let ids = exempting(&OWN, args);
        let ratios = ratios(args, grid.spec());
        let geometry = grid.geometry();
        geometry.cells().all(|cell| {
            let is_multiple = |other: Cell| ratios.iter().any(|r| grid.value(other) == r * grid.value(cell));
            let mut multiples = geometry.neighbours(cell).iter().filter(|&&other| is_multiple(other));
            multiples.all(|&other| is_marked(grid.spec(), &ids, cell, other))
        })
    }

    fn draw(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Mark> {
        let ratios: Vec<String> = ratios(args, spec).iter().map(|r| format!("1:{r}")).collect();
        vec![Mark::Note(format!(
            "adjacent cells without a mark are not in the ratio {}",
            ratios.join(" or ")
        ))]
    }
}

/// The ratios that unmarked neighbours must not have.
fn ratios(args: &Args, spec: &PuzzleSpec) -> Vec<i64> {
    if !args.ints("values").is_empty() {
        return args.ints("values").to_vec();
    }
    let mut ratios: Vec<i64> =
        spec.uses_of("ratio").map(|mark| mark.args.int("value").unwrap_or(2)).collect();
    if ratios.is_empty() {
        ratios.push(2);
    }
    ratios.sort_unstable();
    ratios.dedup();
    ratios
}
