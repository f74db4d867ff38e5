//! Merino, section 3: the 0-1 program, its size and its times, complexity, AI Etana (M5 to M8).

use crate::puzzles::{ETANA, puzzle, up_to_two};
use crate::{Claim, Cost, Outcome, Run};
use arau::core::{Grid, Puzzle, PuzzleSpec};
use arau::format::{ReadOptions, format};
use arau::model::files::How;
use arau::model::solvers::{SolverAnswer, solver};
use arau::model::{Form, Program, table1};

/// A row of table 1: variables, constraints, non-zeros, density in per cent.
macro_rules! size {
    ($id:literal, $rows:literal, $columns:literal, $statement:literal, $printed:expr) => {
        Claim {
            id: $id,
            source: "Merino, table 1",
            statement: $statement,
            cost: Cost::Quick,
            run: |_| size($rows, $columns, $printed),
        }
    };
}

pub const CLAIMS: &[Claim] = &[
    size!(
        "M5.2x2",
        2,
        2,
        "64 variables, 64 constraints, 256 non-zeros, density 6.25 %",
        (64, 64, 256, "6.25")
    ),
    size!(
        "M5.2x3",
        2,
        3,
        "216 variables, 144 constraints, 864 non-zeros, density 2.78 %",
        (216, 144, 864, "2.78")
    ),
    size!(
        "M5.2x4",
        2,
        4,
        "512 variables, 256 constraints, 2048 non-zeros, density 1.56 %",
        (512, 256, 2048, "1.56")
    ),
    size!(
        "M5.3x3",
        3,
        3,
        "729 variables, 324 constraints, 2916 non-zeros, density 1.23 %",
        (729, 324, 2916, "1.23")
    ),
    size!(
        "M5.3x4",
        3,
        4,
        "1728 variables, 576 constraints, 6912 non-zeros, density 0.69 %",
        (1728, 576, 6912, "0.69")
    ),
    size!(
        "M5.4x4",
        4,
        4,
        "4096 variables, 1024 constraints, 16384 non-zeros, density 0.39 %",
        (4096, 1024, 16384, "0.39")
    ),
    size!(
        "M5.5x5",
        5,
        5,
        "15625 variables, 2500 constraints, 62500 non-zeros, density 0.16 %",
        (15625, 2500, 62500, "0.16")
    ),
    Claim {
        id: "M5.formulas",
        source: "Merino, section 3.3",
        statement: "n³ variables, 4n² equations, 4n³ non-zeros and a density of 100/n² % for boxes of any size.",
        cost: Cost::Quick,
        run: formulas,
    },
    Claim {
        id: "M5.modified",
        source: "Merino, equations 6 to 9",
        statement: "Fixing the peers of givens at 0 as well (the modified program) asks for the same solutions with fewer \
                    open variables.",
        cost: Cost::Quick,
        run: modified,
    },
    Claim {
        id: "M6.etana",
        source: "Merino, section 3.3",
        statement: "The modified program solves AI Etana, in 0.9 s on a Xeon of 2.66 GHz with COIN-OR.",
        cost: Cost::Quick,
        run: etana_by_program,
    },
    Claim {
        id: "M6.table",
        source: "Merino, table 1",
        statement: "Simple and modified programs solve classic puzzles of every size, in 0.00 to 1.26 s.",
        cost: Cost::Quick,
        run: times,
    },
    Claim {
        id: "M7.method",
        source: "Merino, section 3.1",
        statement: "Operations research: formulate, model, solve, present and check, analyse sensitivity, implement.",
        cost: Cost::Quick,
        run: method,
    },
    Claim {
        id: "M7.np",
        source: "Merino, section 3.1, after Yato and Seta",
        statement: "Sudoku of n×n cells is NP-complete.",
        cost: Cost::Quick,
        run: np_complete,
    },
    Claim {
        id: "M8.proper",
        source: "Merino, figure 7",
        statement: "AI Etana is a puzzle with one solution.",
        cost: Cost::Quick,
        run: etana_is_proper,
    },
    Claim {
        id: "M8.givens",
        source: "Merino, section 4.2",
        statement: "AI Etana has 23 givens.",
        cost: Cost::Quick,
        run: etana_givens,
    },
];

/// An empty puzzle with boxes of this size.
fn empty(rows: usize, columns: usize) -> Puzzle {
    let n = rows * columns;
    with_boxes(rows, columns, &".".repeat(n * n))
}

fn with_boxes(rows: usize, columns: usize, line: &str) -> Puzzle {
    let options = ReadOptions { box_size: Some((rows, columns)), ..ReadOptions::default() };
    let read = format("line").expect("arau has this format").read(line, &options);
    read.and_then(PuzzleSpec::build)
        .unwrap_or_else(|faults| panic!("a line of table 1 is no puzzle: {faults:?}"))
}

fn size(rows: usize, columns: usize, printed: (usize, usize, usize, &str)) -> Outcome {
    let size =
        Program::of(&empty(rows, columns), Form::Simple).expect("a classic puzzle has a program").size();
    let density = format!("{:.2}", size.density());
    Outcome::judged(
        (size.variables, size.constraints, size.non_zeros, density.as_str()) == printed,
        format!(
            "The program of an empty grid has {} variables, {} constraints, {} non-zeros, density {density} %.",
            size.variables, size.constraints, size.non_zeros
        ),
    )
}

fn formulas(_: &Run<'_>) -> Outcome {
    let mut shapes = Vec::new();
    let mut exceptions = Vec::new();
    for n in 4..=25 {
        for rows in (2..n).filter(|rows| n % rows == 0 && n / rows >= 2) {
            let program = Program::of(&empty(rows, n / rows), Form::Simple);
            let size = program.expect("a classic puzzle has a program").size();
            let is_off = (size.density() - 100.0 / (n * n) as f64).abs() > 1e-9;
            if (size.variables, size.constraints, size.non_zeros) != (n * n * n, 4 * n * n, 4 * n * n * n)
                || is_off
            {
                exceptions.push(format!("{rows}×{}", n / rows));
            }
            shapes.push(n);
        }
    }
    let n_shapes = shapes.len();
    Outcome::judged(
        exceptions.is_empty() && n_shapes > 0,
        format!("{n_shapes} shapes of boxes with n = 4 to 25 were built; {} do not agree.", exceptions.len()),
    )
}

fn modified(run: &Run<'_>) -> Outcome {
    let etana = puzzle(ETANA);
    let [simple, modified] = [Form::Simple, Form::Modified].map(|form| {
        let program = Program::of(&etana, form).expect("a classic puzzle has a program");
        program.variables().iter().filter(|variable| variable.fixed.is_none()).count()
    });
    let solutions: Option<Vec<Grid>> =
        [Form::Simple, Form::Modified].iter().map(|&form| by_microlp(&etana, form, run)).collect();
    let Some(solutions) = solutions else { return Outcome::incomplete() };
    Outcome::judged(
        modified < simple && solutions[0] == solutions[1],
        format!(
            "Of AI Etana's 729 variables the simple program leaves {simple} open, the modified one {modified}; the solutions \
             {}.",
            if solutions[0] == solutions[1] { "are the same" } else { "differ" }
        ),
    )
}

/// The solution by the solver that is built in.
fn by_microlp(puzzle: &Puzzle, form: Form, run: &Run<'_>) -> Option<Grid> {
    let how = How { form, without: Vec::new() };
    let microlp = solver("microlp").expect("it is built in");
    let mut ready = microlp.prepare(puzzle, &how, None).expect("a classic puzzle has a program");
    match ready.run(&run.limits) {
        Ok(SolverAnswer::Solution(grid)) => Some(grid),
        _ => None,
    }
}

fn etana_by_program(run: &Run<'_>) -> Outcome {
    let etana = puzzle(ETANA);
    let (grid, seconds) = run.timed(|| by_microlp(&etana, Form::Modified, run));
    if run.is_stopped() {
        return Outcome::incomplete();
    }
    let is_right = grid.is_some_and(|grid| arau_check::is_solution(etana.spec(), &grid.0));
    Outcome::judged(
        is_right,
        format!(
            "The solver that is built in (microlp) {} in {seconds:.2} s on this machine.",
            if is_right { "solves the modified program" } else { "does not solve the modified program" }
        ),
    )
}

/// Up to here the solver that is built in is quick.
const LARGEST_SIDE: usize = 12;

fn times(run: &Run<'_>) -> Outcome {
    let mut told = Vec::new();
    let mut all_solved = true;
    for entry in table1::entries() {
        let (rows, columns) = entry.box_size;
        let (Some(simple), Some(modified)) = (entry.paper_simple, entry.paper_modified) else { continue };
        if rows * columns > LARGEST_SIDE {
            continue;
        }
        let puzzle = with_boxes(rows, columns, entry.line);
        let mut seconds = [0.0; 2];
        for (i, form) in [Form::Simple, Form::Modified].into_iter().enumerate() {
            let (grid, taken) = run.timed(|| by_microlp(&puzzle, form, run));
            if run.is_stopped() {
                return Outcome::incomplete();
            }
            all_solved &= grid.is_some();
            seconds[i] = taken;
        }
        told.push(format!("{} {:.3}/{:.3} ({simple:.2}/{modified:.2})", entry.name, seconds[0], seconds[1]));
    }
    Outcome::judged(
        all_solved,
        format!(
            "Both were solved up to n = {LARGEST_SIDE}. Seconds here, simple/modified, with the printed ones: \
             {}. Puzzles, solvers and machines differ, so the times are reported but not judged.",
            told.join(", ")
        ),
    )
}

fn method(_: &Run<'_>) -> Outcome {
    Outcome::definition(
        "A way to work. Claims M5 and M6 follow it: model, solve, check each solution by the oracle.",
    )
}

/// The part that a run can show: a solution is checked in time that grows like the size of the program.
fn np_complete(_: &Run<'_>) -> Outcome {
    let terms = |n: usize| {
        let program = Program::of(&empty(n, n), Form::Simple);
        program.expect("a classic puzzle has a program").size().non_zeros
    };
    Outcome::beyond_reach(format!(
        "A theorem about all n. A solution is checked by adding up {} terms for n = 9 and {} for n = 25, a polynomial in n, so \
         that the problem lies in NP; that it is hard no run can show.",
        terms(3),
        terms(5)
    ))
}

fn etana_is_proper(run: &Run<'_>) -> Outcome {
    let etana = puzzle(ETANA);
    let Some((n_solutions, grid)) = up_to_two(&etana, run) else { return Outcome::incomplete() };
    let text = grid.map(|grid| grid.text(etana.symbols())).unwrap_or_default();
    Outcome::judged(n_solutions == 1, format!("The search ended with {n_solutions} solution: {text}."))
}

fn etana_givens(_: &Run<'_>) -> Outcome {
    let n_givens = puzzle(ETANA).spec().n_givens();
    Outcome::judged(n_givens == 23, format!("The puzzle of figure 7 has {n_givens} givens."))
}
