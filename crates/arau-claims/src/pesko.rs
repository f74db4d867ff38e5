//! Peško, 0-1 models of Sudoku in spreadsheets (slides): P1 to P9. What is asked of all puzzles of 4×4 cells is in `small.rs`.

mod cut;
mod small;

use crate::puzzles::{digits, is_grid, line, of_variant, puzzle, solved, up_to_two};
use crate::{Claim, Cost, Outcome, Run};
use arau::core::Classic;
use arau::core::{Engine, Limits, Puzzle, Query};
use arau::make::classic::generate;
use arau::model::files::{How, file};
use arau::model::solvers::{SolverAnswer, solver};
use arau::model::{Form, Program};
use arau::random::Dice;
use arau::survey::clashes;
use arau_csp::Csp;
use arau_nine::InstructionSet;
use std::ops::ControlFlow;

/// All claims of the slides, in order.
pub const CLAIMS: &[&[Claim]] = &[MODELS, cut::CLAIMS, small::CLAIMS, MISPRINTS];

const MODELS: &[Claim] = &[
    Claim {
        id: "P1.model",
        source: "Peško, equations 1 to 6",
        statement: "Maximising the givens that are kept, over rows, columns, blocks and cells, solves a puzzle.",
        cost: Cost::Quick,
        run: weighted_model,
    },
    Claim {
        id: "P1.solution",
        source: "Peško, tables 1 and S",
        statement: "S is a solution of the puzzle of table 1.",
        cost: Cost::Quick,
        run: table_1,
    },
    Claim {
        id: "P1.proper",
        source: "Peško, table 1",
        statement: "The \"diabolical puzzle\" of table 1 has one solution, as puzzles have (implied).",
        cost: Cost::Quick,
        run: table_1_is_proper,
    },
    Claim {
        id: "P2",
        source: "Peško, equations 7 and 8",
        statement: "Two more equations for each digit (18) give the model of the diagonal puzzle.",
        cost: Cost::Quick,
        run: |run| extended(run, &DIAGONALS, 18, "x", None),
    },
    Claim {
        id: "P3",
        source: "Peško, equation 9 and table 5",
        statement: "Four more equations for each digit (36) give the model of the 13-block puzzle; table 5 is \
             a solution of it.",
        cost: Cost::Quick,
        run: |run| extended(run, &BLOCKS, 36, "windoku", Some(TABLE_5)),
    },
    Claim {
        id: "P4",
        source: "Peško, table 6",
        statement: "All of them (54) give the model of the diagonal 13-block puzzle; table 6 is a solution of \
             it.",
        cost: Cost::Quick,
        run: |run| {
            extended(
                run,
                &[DIAGONALS[0], DIAGONALS[1], BLOCKS[0], BLOCKS[1], BLOCKS[2], BLOCKS[3]],
                54,
                "windoku-x",
                Some(TABLE_6),
            )
        },
    },
    Claim {
        id: "P5",
        source: "Peško, table 5 and its note",
        statement: "Solving the empty puzzle generates grids, of any of the kinds.",
        cost: Cost::Quick,
        run: generator,
    },
    Claim {
        id: "P6.example",
        source: "Peško, the slides on isomorphic puzzles",
        statement: "The renaming π = (1, 8, 3, 4, 5, 6, 7, 2, 9) turns S into the other solution of the slides.",
        cost: Cost::Quick,
        run: renamed_example,
    },
    Claim {
        id: "P6.always",
        source: "Peško, the slides on isomorphic puzzles",
        statement: "Isomorphic puzzles have isomorphic solutions, by the same renaming.",
        cost: Cost::Quick,
        run: renamed_puzzles,
    },
];

const MISPRINTS: &[Claim] = &[
    Claim {
        id: "P9.equation8",
        source: "Peško, equation 8 as printed",
        statement: "The sum of x(10−i, 10−i, k) over i = 1 for every k states the second diagonal.",
        cost: Cost::Quick,
        run: equation_8,
    },
    Claim {
        id: "P9.table3",
        source: "Peško, table 3 as printed",
        statement: "Table 3 is a solution of a diagonal puzzle.",
        cost: Cost::Quick,
        run: table_3,
    },
];

/// Table 1. The text of the slides has lost the places; each digit stands where S has it in its row.
const TABLE_1: &str = "..6..49...4.....7....9.1.45.9.83....8.......9....19.3.78.5.2....2.....8...46..2..";
/// The solutions of the slides on isomorphic puzzles.
const S: &str = "156374928349258176278961345497836512813725469562419837781542693625193784934687251";
const S_RENAMED: &str = "156374982349852176872961345497236518213785469568419237721548693685193724934627851";
const TABLE_3: &str = "259613847381947265674528913896371453123456789745289136518732694932164578467895321";
const TABLE_5: &str = "219367854456128397378495216523914768184276935697853421731549682842631579965782143";
const TABLE_6: &str = "123456789548279613679318524216597438397184256854632971782961345931745862465823197";

fn empty() -> String {
    ".".repeat(81)
}

/// The number of givens that the best assignment keeps is all of them, and it is the solution.
fn weighted_model(run: &Run<'_>) -> Outcome {
    let generated = generate(InstructionSet::best(), 1, 0..1)[0];
    // With a third of the cells more, as puzzles of newspapers have, the built-in solver is quick.
    let mut givens = generated.puzzle;
    (0..81).step_by(3).for_each(|cell| givens[cell] = generated.solution[cell]);
    let puzzle = puzzle(&line(&givens));
    let how = How { form: Form::Weighted, without: Vec::new() };
    let microlp = solver("microlp").expect("it is built in");
    let answer = microlp.prepare(&puzzle, &how, None).and_then(|mut ready| ready.run(&run.limits));
    if run.is_stopped() {
        return Outcome::incomplete();
    }
    let program = Program::of(&puzzle, Form::Weighted).expect("a classic puzzle has a program");
    let mut sheet = Vec::new();
    let is_written = file("ods").is_some_and(|ods| ods.write(&puzzle, &how, &mut sheet).is_ok());
    let is_right = matches!(&answer, Ok(SolverAnswer::Solution(grid)) if grid.text(puzzle.symbols()) == line(&generated.solution));
    Outcome::judged(
        is_right && is_written,
        format!(
            "A puzzle with {} givens: {} variables, {} equations, {} terms to maximise; the built-in solver {} its solution, and the \
             spreadsheet has {} bytes.",
            puzzle.spec().n_givens(),
            program.size().variables,
            program.size().constraints,
            program.objective().len(),
            if is_right { "finds" } else { "does not find" },
            sheet.len()
        ),
    )
}

fn table_1(_: &Run<'_>) -> Outcome {
    let (givens, grid) = (digits(TABLE_1), digits(S));
    let n_broken = (0..81).filter(|&cell| givens[cell] != 0 && givens[cell] != grid[cell]).count();
    let is_grid = is_grid(&puzzle(S));
    Outcome::judged(
        n_broken == 0 && is_grid,
        format!("S {} a grid and breaks {n_broken} of the givens.", if is_grid { "is" } else { "is not" }),
    )
}

fn n_solutions(puzzle: &Puzzle) -> u64 {
    let query = Query::Count { at_most: 1_000_000 };
    Csp.run(puzzle, query, &Limits::none(), &mut |_| ControlFlow::Continue(())).n_solutions
}

fn table_1_is_proper(_: &Run<'_>) -> Outcome {
    let puzzle = puzzle(TABLE_1);
    let n = n_solutions(&puzzle);
    Outcome::judged(
        n == 1,
        format!("Its {} givens have {n} solutions, and S is one of them.", puzzle.spec().n_givens()),
    )
}

/// The sets of cells of equations 7 and 8, and of equation 9.
const DIAGONALS: [&str; 2] =
    ["r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9", "r1c9 r2c8 r3c7 r4c6 r5c5 r6c4 r7c3 r8c2 r9c1"];
const BLOCKS: [&str; 4] = [
    "r2c2-r2c4 r3c2-r3c4 r4c2-r4c4",
    "r2c6-r2c8 r3c6-r3c8 r4c6-r4c8",
    "r6c2-r6c4 r7c2-r7c4 r8c2-r8c4",
    "r6c6-r6c8 r7c6-r7c8 r8c6-r8c8",
];

/// A puzzle in which each of these sets of cells holds every digit.
fn with_regions(regions: &[&str], givens: &str) -> Puzzle {
    let regions: String =
        regions.iter().map(|cells| format!("[[extra-region]]\ncells = '{cells}'\n")).collect();
    puzzle(&format!("givens = '{givens}'\n{regions}"))
}

/// The equations that sets of cells add to the classic program, whether a grid of the variant comes out, and whether the
/// printed table is one.
fn extended(run: &Run<'_>, regions: &[&str], expected: usize, variant: &str, table: Option<&str>) -> Outcome {
    let size =
        |puzzle: &Puzzle| Program::of(puzzle, Form::Weighted).map_or(0, |program| program.size().constraints);
    let board = with_regions(regions, &empty());
    let n_more = size(&board) - size(&puzzle(&empty()));
    let Some((_, Some(grid))) = up_to_two(&board, run) else { return Outcome::incomplete() };
    let is_of_variant = is_grid(&of_variant(variant, &grid.text(board.symbols())));
    let is_right = table.is_none_or(|table| is_grid(&of_variant(variant, table)));
    let of_table = match (table, is_right) {
        (None, _) => "its table is P9.table3",
        (_, true) => "the printed table keeps every rule",
        (_, false) => "the printed table breaks a rule",
    };
    Outcome::judged(
        n_more == expected && is_of_variant && is_right,
        format!(
            "The program has {n_more} equations more than the classic one, and its first solution is {} grid of {variant}; {of_table}.",
            if is_of_variant { "a" } else { "no" }
        ),
    )
}

fn generator(run: &Run<'_>) -> Outcome {
    let mut told = Vec::new();
    let mut all_right = true;
    for variant in ["classic", "x", "windoku", "windoku-x"] {
        let board = of_variant(variant, &empty());
        let Some((_, Some(grid))) = up_to_two(&board, run) else { return Outcome::incomplete() };
        all_right &= arau_check::is_solution(board.spec(), &grid.0);
        told.push(format!("{variant} {}", &grid.text(board.symbols())[..9]));
    }
    Outcome::judged(
        all_right,
        format!("Grids of the empty puzzles, by their first rows: {}.", told.join(", ")),
    )
}

fn renamed(digits: &Classic, names: &[u8; 9]) -> Classic {
    Classic(digits.map(|digit| if digit == 0 { 0 } else { names[usize::from(digit) - 1] }))
}

fn renamed_example(_: &Run<'_>) -> Outcome {
    let renamed = renamed(&digits(S), &[1, 8, 3, 4, 5, 6, 7, 2, 9]);
    let printed = digits(S_RENAMED);
    let n_differ = (0..81).filter(|&cell| renamed[cell] != printed[cell]).count();
    Outcome::judged(
        n_differ == 0,
        format!("After renaming S, {n_differ} of 81 cells differ from the printed solution."),
    )
}

const RENAMED: u64 = 1000;

fn renamed_puzzles(_: &Run<'_>) -> Outcome {
    let made = generate(InstructionSet::best(), 6, 0..RENAMED);
    let mut puzzles = Vec::new();
    let mut expected = Vec::new();
    for (number, made) in made.iter().enumerate() {
        let mut names = [1, 2, 3, 4, 5, 6, 7, 8, 9];
        Dice::of(6, number as u64).shuffle(&mut names);
        puzzles.push(renamed(&made.puzzle, &names));
        expected.push((1, renamed(&made.solution, &names)));
    }
    let n_alike =
        solved(&puzzles).iter().zip(&expected).filter(|(found, expected)| found == expected).count() as u64;
    Outcome::judged(
        n_alike == RENAMED,
        format!(
            "Of {RENAMED} random puzzles, renamed at random, {n_alike} have the renamed solution and no other."
        ),
    )
}

fn equation_8(run: &Run<'_>) -> Outcome {
    let cells = |index: fn(usize) -> (usize, usize)| {
        let mut cells: Vec<usize> = (1..=9).map(index).map(|(i, j)| 9 * (i - 1) + j - 1).collect();
        cells.sort_unstable();
        cells
    };
    let main = cells(|i| (i, i));
    let printed = cells(|i| (10 - i, 10 - i));
    let second = cells(|i| (i, 10 - i));
    // A grid that keeps the printed equation and not the diagonal, from the oracle's point of view.
    let board = puzzle("[[extra-region]]\ncells = 'r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9'\n");
    let Some((_, Some(grid))) = up_to_two(&board, run) else { return Outcome::incomplete() };
    let grid = grid.text(board.symbols());
    let is_x = is_grid(&of_variant("x", &grid));
    Outcome::judged(
        printed == second,
        format!(
            "As printed it runs over the same cells as equation 7 ({}), not over x(i, 10−i, k) ({}). {grid} \
             satisfies it and is {} X grid: a misprint.",
            printed == main,
            printed == second,
            if is_x { "an" } else { "no" }
        ),
    )
}

fn table_3(_: &Run<'_>) -> Outcome {
    let printed = of_variant("x", TABLE_3);
    let is_right = is_grid(&printed);
    let twice: Vec<String> =
        clashes(&printed).iter().map(|clash| printed.geometry().labels(&clash.cells)).collect();
    let mended = TABLE_3.replacen("896371453", "896371452", 1);
    let is_mended = is_grid(&of_variant("x", &mended));
    Outcome::judged(
        is_right,
        format!(
            "The checker finds {} clashes: {}. With 2 for the last cell of row 4 it is {} solution: a misprint.",
            twice.len(),
            twice.join("; "),
            if is_mended { "a" } else { "no" }
        ),
    )
}
