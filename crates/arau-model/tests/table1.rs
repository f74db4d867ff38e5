//! The puzzles of table 1 are what the table says: their sizes, their givens, one solution each.

mod support;

use arau_model::table1::entries;
use arau_model::{Form, Program};
use support::{line, only_solution};

#[test]
fn the_puzzles_have_one_solution_and_as_many_givens_as_they_should() {
    let entries = entries();
    let n_givens: Vec<usize> =
        entries.iter().map(|entry| line(entry.line, Some(entry.box_size)).spec().n_givens()).collect();
    assert_eq!(n_givens, [6, 14, 26, 32, 62, 128, 370, 23]);
    for entry in entries {
        only_solution(&line(entry.line, Some(entry.box_size)));
    }
}

#[test]
fn sizes_are_those_of_the_paper() {
    for entry in entries() {
        let n = entry.box_size.0 * entry.box_size.1;
        let puzzle = line(entry.line, Some(entry.box_size));
        for form in Form::ALL {
            let size = Program::of(&puzzle, form.1).expect("a program").size();
            let figures = (size.variables, size.constraints, size.non_zeros);
            assert_eq!(figures, (n.pow(3), 4 * n * n, 4 * n.pow(3)), "{} {}", entry.name, form.0);
            assert!((size.density() - 100.0 / (n * n) as f64).abs() < 1e-9);
        }
    }
}
