//! Spreadsheets, opened, computed and solved by LibreOffice itself.

mod office;

use arau_core::{Grid, Limits, Puzzle, Query};
use arau_model::Form;
use arau_model::files::{How, WriteError, file};
use office::Office;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

fn example(name: &str) -> Puzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(name);
    read(&fs::read_to_string(path).unwrap())
}

fn read(text: &str) -> Puzzle {
    let format = arau_format::detect(text).unwrap();
    format.read(text, &Default::default()).unwrap().build().unwrap()
}

fn ods(puzzle: &Puzzle, form: Form) -> Vec<u8> {
    let mut bytes = Vec::new();
    let how = How { form, without: Vec::new() };
    file("ods").unwrap().write(puzzle, &how, &mut bytes).unwrap();
    bytes
}

/// The first solutions by arau's general engine.
fn solutions(puzzle: &Puzzle, at_most: u64) -> Vec<Grid> {
    let mut grids = Vec::new();
    let mut keep = |grid: &Grid| {
        grids.push(grid.clone());
        ControlFlow::Continue(())
    };
    let csp = arau_solve::engine("csp").unwrap();
    let outcome = csp.run(puzzle, Query::Solutions { at_most }, &Limits::none(), &mut keep);
    assert!(outcome.complete);
    grids
}

/// A grid as the sheet shows it.
fn shown(puzzle: &Puzzle, grid: &Grid) -> String {
    grid.0.iter().map(|&symbol| puzzle.symbols().glyph(symbol)).collect::<Vec<_>>().join(" ")
}

/// Whether what the sheet shows is a solution of the puzzle.
fn is_solution(puzzle: &Puzzle, shown: &str) -> bool {
    let givens: Option<Vec<_>> =
        shown.split(' ').map(|glyph| puzzle.symbols().find(glyph).map(Some)).collect();
    let keeps =
        |givens: &[Option<_>]| puzzle.spec().givens.iter().zip(givens).all(|(a, b)| a.is_none() || a == b);
    givens.is_some_and(|givens| keeps(&givens) && !solutions(&puzzle.with_givens(givens), 1).is_empty())
}

#[test]
fn the_file_is_the_same_each_time_and_begins_with_its_type() {
    let puzzle = example("etana.txt");
    let bytes = ods(&puzzle, Form::Simple);
    assert_eq!(bytes, ods(&puzzle, Form::Simple));
    assert_ne!(bytes, ods(&puzzle, Form::Modified));
    // The first member of the archive is stored as it is: name at byte 30, then its 46 bytes.
    assert_eq!(&bytes[8..10], [0, 0], "not compressed");
    assert_eq!(&bytes[30..84], b"mimetypeapplication/vnd.oasis.opendocument.spreadsheet");
}

#[test]
fn every_rule_has_a_spreadsheet_or_a_reason() {
    let mut n_written = 0;
    for rule in arau_rules::rules::RULES {
        for sample in rule.info().samples {
            let puzzle = read(sample.document);
            let how = How { form: Form::Modified, without: solutions(&puzzle, 1) };
            match file("ods").unwrap().write(&puzzle, &how, &mut Vec::new()) {
                Ok(()) => n_written += 1,
                Err(WriteError::Unsupported(why)) => assert!(!why.to_string().is_empty()),
                Err(other) => panic!("{}: {other}", rule.info().id),
            }
        }
    }
    assert!(n_written > 200, "{n_written} spreadsheets");
}

#[test]
fn libreoffice_solves_peskos_four_spreadsheets() {
    let Some(mut office) = Office::start("pesko") else { return };
    for (name, source, form, variables) in [
        ("Sudoku.ods", "etana.txt", Form::Simple, ""),
        ("DSudoku.ods", "x.toml", Form::Modified, "few"),
        ("13BSudoku.ods", "windoku.toml", Form::Modified, "few"),
        ("D13BSudoku.ods", "windoku-x.toml", Form::Modified, "few"),
    ] {
        let puzzle = example(source);
        let solution = solutions(&puzzle, 2);
        assert_eq!(solution.len(), 1, "{name} is proper");
        let state = office.open(name, &ods(&puzzle, form));
        assert!(state.ends_with("State: not solved yet."), "{name}: {state}");
        let state = office.ask(&["solve", variables]);
        assert!(state.ends_with("State: solved."), "{name}: {state}");
        assert_eq!(office.ask(&["read", "S"]), shown(&puzzle, &solution[0]), "{name}");
    }
}

/// Small puzzles whose programs have more than full houses: sums, forbidden symbols, words as flows, options, drawn
/// regions, letters, and hexagons without any house.
const SMALL: [&str; 8] = [
    "size = 4\n[[killer-cage]]\ncells = 'r1c1 r1c2 r2c1'\nsum = 7\n[[thermometer]]\ncells = 'r4c4 r3c4 r2c4'\n",
    "size = 4\n[[killer-cage]]\ncells = 'r1c4 r2c4 r2c3'\n[[palindrome]]\ncells = 'r1c1 r2c2 r3c3'\n",
    "size = 4\n[[even]]\ncells = 'r1c1 r2c3'\n[[odd]]\ncells = 'r4c4'\n",
    "size = 4\n[[renban]]\ncells = 'r1c1 r2c1 r3c1'\n[[sandwich]]\ncells = 'row 1'\nsum = 2\n",
    "size = 4\n[[any-of]]\noptions = [[{ rule = 'sum', cells = 'r1c1 r2c2', sum = 3 }], [{ rule = 'even', cells = 'r4c4' }]]\n",
    "size = 5\nregions = '11222 11122 34455 34455 33345'\n",
    "size = 4\nsymbols = 'WXYZ'\ngivens = 'W.....X........Z'\n",
    "shape = 'hexagon'\nside = 2\nhouses = false\nsymbols = '1-2'\n[[connected-values]]\nsymbols = '2'\n",
];

#[test]
fn libreoffice_solves_other_rules_and_makes_grids() {
    let Some(mut office) = Office::start("small") else { return };
    for (document, (id, form)) in SMALL.into_iter().zip(Form::ALL.into_iter().cycle()) {
        let puzzle = read(document);
        office.open("small.ods", &ods(&puzzle, form));
        let state = office.ask(&["solve"]);
        assert!(state.ends_with("State: solved."), "{id} form of {document}: {state}");
        let grid = office.ask(&["read", "S"]);
        assert!(is_solution(&puzzle, &grid), "{id} form of {document}: {grid}");
    }
    // An empty A is Peško's generator.
    let puzzle = read("1..4....2......3");
    office.open("generator.ods", &ods(&puzzle, Form::Weighted));
    let state = office.ask(&["type", "................"]);
    assert!(state.starts_with("Givens: 0."), "{state}");
    assert!(office.ask(&["solve"]).ends_with("State: solved."));
    let grid = office.ask(&["read", "S"]);
    assert!(is_solution(&puzzle.with_givens(vec![None; 16]), &grid), "{grid}");
}

/// Peško's table 3 as printed. The 3 at the end of row 4 should be a 2.
const MISPRINT: &str = "259613847381947265674528913896371453123456789745289136518732694932164578467895321";

#[test]
fn formulas_find_the_misprint_of_peskos_table_3() {
    let Some(mut office) = Office::start("misprint") else { return };
    let puzzle = example("x.toml");
    assert!(office.open("DSudoku.ods", &ods(&puzzle, Form::Weighted)).contains("Broken by them: nothing."));
    let state = office.ask(&["type", MISPRINT]);
    assert!(state.contains("State: the givens break rules."), "{state}");
    assert_eq!(office.ask(&["broken"]), "row 4, column 9, box 6");
    let marks = office.ask(&["read", "broken"]);
    let marks: Vec<u32> = marks.split(' ').map(|mark| mark.parse().unwrap()).collect();
    let broken: Vec<(usize, u32)> = marks.into_iter().enumerate().filter(|(_, mark)| *mark > 0).collect();
    // r3c9, r4c4, r4c9 and r6c8; the misprint breaks a row, a column and a box.
    assert_eq!(broken, [(26, 1), (30, 1), (35, 3), (52, 1)]);
    let mended = format!("{}2{}", &MISPRINT[..35], &MISPRINT[36..]);
    let state = office.ask(&["type", &mended]);
    assert!(state.starts_with("Givens: 81.  Broken by them: nothing."), "{state}");
    assert_eq!(office.ask(&["broken"]), "");
}

#[test]
fn formulas_find_broken_sums_and_strange_symbols_while_they_are_typed() {
    let Some(mut office) = Office::start("typing") else { return };
    let puzzle = read(SMALL[0]);
    office.open("killer.ods", &ods(&puzzle, Form::Simple));
    let mut type_and_read = |givens: &str| {
        let state = office.ask(&["type", givens]);
        let marks = office.ask(&["read", "broken"]);
        let marked: String = marks.split(' ').map(|mark| if mark == "0" { '.' } else { 'x' }).collect();
        assert_eq!(state.contains("Broken by them: nothing."), !marked.contains('x'), "{state}");
        marked
    };
    // Three cells add up to 7: 1 and 2 leave 4, but 4 and 3 leave nothing.
    assert_eq!(type_and_read("12.............."), "................");
    assert_eq!(type_and_read("43.............."), "xx..............");
    // The thermometer rises upwards, from the bulb in the corner.
    assert_eq!(type_and_read(".......2...3...."), ".......x...x....");
    assert_eq!(type_and_read(".......3...2...."), "................");
    // No such symbol.
    assert_eq!(type_and_read("7..............."), "x...............");
}
