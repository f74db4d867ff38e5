//! Modular line: as many cells in a row as the modulus have different remainders.

use super::prelude::*;

/// A line that runs through all remainders.
pub struct Modular;

/// Up to this modulus, the states of an automaton (the remainders of the last cells) stay few.
const MAX_MODULUS_FOR_AUTOMATON: i64 = 4;

const INFO: RuleInfo = RuleInfo {
    id: "modular",
    title: "Modular line",
    summary: "any three successive cells on the line have different remainders modulo 3; with another modulus \
         m, any m successive cells have different remainders modulo m",
    params: &[
        params::line(2),
        Param::optional("modulus", ParamKind::Int { min: 1, max: 128 }, "the modulus; 3 if left out"),
    ],
    arithmetic: true,
    samples: &[
        Sample {
            document: "rows = 1\ncolumns = 4\nhouses = false\nsymbols = '1-7'\n[[modular]]\ncells = 'r1c1-r1c4'\n",
            n_solutions: 168,
        },
        Sample {
            document: "size = 4\n[[modular]]\ncells = 'r1c1 r2c2 r3c3'\nmodulus = 2\n",
            n_solutions: 96,
        },
        Sample {
            document: "rows = 1\ncolumns = 6\nhouses = false\nsymbols = '0-4'\n[[modular]]\ncells = 'r1c1-r1c6'\n\
                       modulus = 5\n",
            n_solutions: 120,
        },
        Sample { document: "size = 4\n[[modular]]\ncells = 'r1c1 r1c2'\n", n_solutions: 240 },
    ],
};

impl Rule for Modular {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let cells = args.cells("cells");
        let modulus = args.int("modulus").unwrap_or(3);
        if modulus == 1 {
            return;
        }
        if modulus <= MAX_MODULUS_FOR_AUTOMATON {
            post_automaton(cells, modulus, to);
        } else {
            post_pairs(cells, modulus, to);
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let modulus = args.int("modulus").unwrap_or(3);
        let line: Vec<i64> =
            grid.values(args.cells("cells")).into_iter().map(|v| v.rem_euclid(modulus)).collect();
        let window = line.len().min(modulus as usize);
        let mut windows = line.windows(window);
        windows.all(|remainders| remainders.iter().enumerate().all(|(i, r)| !remainders[..i].contains(r)))
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        let cells = args.cells("cells").to_vec();
        let label = args.int("modulus").filter(|&m| m != 3).zip(cells.first());
        let label = label.map(|(modulus, &cell)| Mark::Label { cell, text: format!("mod {modulus}") });
        std::iter::once(Mark::Line { cells, style: LineStyle::Coloured(6) }).chain(label).collect()
    }
}

/// The state is the remainders of the cells that the next one must differ from.
fn post_automaton(cells: &[Cell], modulus: i64, to: &mut Lowering<'_>) {
    let symbols = to.symbols();
    let step = |last: &Vec<i64>, symbol: Symbol| {
        let remainder = (symbols.value(symbol) as i64).rem_euclid(modulus);
        if last.contains(&remainder) {
            return None;
        }
        let forgotten = (last.len() + 2).saturating_sub(modulus as usize);
        Some(last[forgotten..].iter().copied().chain([remainder]).collect())
    };
    let key = format!("modular {modulus}");
    to.post_shared_automaton(&key, cells, |n| Automaton::build(n, Vec::new(), step, |_| true));
}

/// Cells nearer than the modulus differ; as all remainders are then in use, cells a modulus apart agree.
fn post_pairs(cells: &[Cell], modulus: i64, to: &mut Lowering<'_>) {
    for (i, &a) in cells.iter().enumerate() {
        for (j, &b) in cells.iter().enumerate().skip(i + 1).take(modulus as usize) {
            let agree = (j - i) as i64 == modulus;
            to.post_value_relation(a, b, |x, y| (x.rem_euclid(modulus) == y.rem_euclid(modulus)) == agree);
        }
    }
}
