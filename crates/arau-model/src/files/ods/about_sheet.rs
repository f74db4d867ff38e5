//! Owns the sheet About: the model in words, what to enter into a solver by hand, and whose idea it is.

use super::address::at;
use super::layout::Figure;
use super::look::{HEADING, Look, NUMBER, TEXT, TITLE};
use super::model::Source;
use super::sheet::{Page, Sheet};
use super::solver;
use crate::Form;

const ENTRY: Look = Look { centred: false, ..NUMBER };

/// The sheet About.
pub fn about_sheet(source: &Source<'_>) -> Sheet {
    let mut sheet = Sheet::new("About", Page::Single, "#4b7f52");
    for (col, width) in [(0, 420), (1, 150), (2, 420), (3, 560)] {
        sheet.widen(col, width);
    }
    sheet.text(at(0, 0), "The model", TITLE);
    sheet.heights.insert(0, 110);
    let mut row = 2;
    for (heading, lines) in [
        ("Tables", tables(source)),
        ("Variables and sums", sums(source)),
        ("Givens", vec![givens(source.form).to_string()]),
        ("State", state()),
    ] {
        row = section(&mut sheet, row, heading, &lines);
    }
    row = settings(source, &mut sheet, row);
    section(&mut sheet, row, "Sources", &sources());
    sheet
}

fn section(sheet: &mut Sheet, row: usize, heading: &str, lines: &[String]) -> usize {
    sheet.text(at(row, 0), heading, HEADING);
    for (i, line) in lines.iter().enumerate() {
        sheet.text(at(row + 1 + i, 0), line, TEXT);
    }
    row + lines.len() + 2
}

fn tables(source: &Source<'_>) -> Vec<String> {
    let mut lines = vec![
        "Table A on the sheet Puzzle contains the givens. An empty cell is open.".to_string(),
        "Table c on the sheet Model is 1 where A has the symbol k in a cell, else 0.".to_string(),
    ];
    let titles: Vec<&str> = source.plan.numberings.iter().map(|numbering| &*numbering.title).collect();
    if !titles.is_empty() {
        lines.push(format!(
            "Table B numbers the houses, in which no symbol may be repeated: {}; 0 means no house.",
            titles.join(", ")
        ));
        lines.push(
            "You can edit B: with other box numbers, each for the same number of cells, the puzzle \
             becomes a jigsaw."
                .into(),
        );
    }
    lines
}

fn sums(source: &Source<'_>) -> Vec<String> {
    let size = source.program.size();
    let mut lines = vec![
        "x is 1 if a cell contains the symbol k, else 0. These are the yellow cells, which the solver \
         changes."
            .to_string(),
        "Each cell has one symbol: its x add up to 1.".into(),
        "Each symbol occurs once in each house: its x with the same number in B add up to 1 (at most 1 in \
         short houses)."
            .into(),
        "The solution is s = sum of k·x over all symbols k of a cell.".into(),
        format!("In all {} variables, {} sums, {} terms.", size.variables, size.constraints, size.non_zeros),
    ];
    if !source.plan.others.is_empty() {
        lines.insert(3, "All other rules become further sums with bounds.".into());
    }
    lines
}

fn givens(form: Form) -> &'static str {
    match form {
        Form::Simple => {
            "Simple form: the sum of c·x must be the number of givens, so that every given is \
             kept."
        }
        Form::Modified => {
            "Modified form: u is 0 for every symbol that a given excludes in its cell and its houses, and the \
             sum of (1-u)·x must be 0."
        }
        Form::Weighted => {
            "Weighted form: nothing is fixed. The solver maximises the sum of c·x; a solution keeps all \
             givens."
        }
    }
}

fn state() -> Vec<String> {
    vec![
        "Givens that clash are red while you type, and the houses and sums that they break are marked on the sheet Model."
            .to_string(),
        "Sums with further variables are checked once there is a solution.".into(),
        "After solving, every sum of x is ok or broken.".into(),
    ]
}

/// What the dialog of the solver holds.
fn settings(source: &Source<'_>, sheet: &mut Sheet, row: usize) -> usize {
    let layout = source.layout;
    sheet.text(at(row, 0), "Tools > Solver, on the sheet Model", HEADING);
    let demands = solver::demands(layout, source.plan, source.form);
    let mut lines = vec![
        [
            "Target cell".to_string(),
            String::new(),
            layout.figure(Figure::Objective).pinned(),
            "maximum".into(),
        ],
        [
            "By changing cells".into(),
            String::new(),
            solver::variables(layout).readable(),
            "the variables x".into(),
        ],
    ];
    for demand in &demands {
        let right = demand.right.as_ref().map_or(String::new(), |right| right.readable());
        lines.push([demand.left.readable(), demand.relation.sign().into(), right, demand.meaning.into()]);
    }
    let options = "CoinMP; assume variables as integer and as non-negative";
    lines.push(["Options".into(), String::new(), "Engine".into(), options.into()]);
    for (i, line) in lines.iter().enumerate() {
        for (col, text) in line.iter().enumerate() {
            sheet.text(at(row + 1 + i, col), text, if col == 3 { TEXT } else { ENTRY });
        }
    }
    row + lines.len() + 2
}

fn sources() -> Vec<String> {
    [
        "Štefan Peško, Riešenie Sudoku v tabuľkových procesoroch, Brno 2007; Sudoku – hra alebo lokačná úloha?, Aplimat 2008:",
        "    the tables A, B and c, the objective, puzzles with diagonals and with 13 boxes, and the empty A that makes grids.",
        "María Merino Maestre, Sudokua: denbora-pasa edo Zientzia?, Ekaia 24, 2011:",
        "    the simple program, which fixes the givens, and the modified one, which fixes what they forbid too.",
        "Written by arau.",
    ]
    .map(String::from)
    .to_vec()
}
