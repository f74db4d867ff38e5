//! What the source texts state or misprint, tried on the binary.

mod support;

use support::{ETANA, ETANA_SOLVED, run};

/// Peško's table 3, the solution of a diagonal puzzle as printed. Row 4 has 3 twice; its last cell must be 2.
const PESKO_TABLE_3: &str =
    "259613847381947265674528913896371453123456789745289136518732694932164578467895321";
/// Peško's table 5, the solution of an empty 13-block (windoku) puzzle.
const PESKO_TABLE_5: &str =
    "219367854456128397378495216523914768184276935697853421731549682842631579965782143";

fn document(rule: &str, givens: &str) -> String {
    format!("rules = ['{rule}']\ngivens = '{givens}'\n")
}

#[test]
fn the_misprint_in_peskos_table_3_is_found() {
    let printed = run(&["check", "-e", &document("diagonals", PESKO_TABLE_3)]);
    assert_eq!(printed.code, Some(1));
    assert!(printed.stdout.starts_with("invalid\thouses: r4c4=3 r4c9=3\t"), "{}", printed.stdout);
    let corrected = PESKO_TABLE_3.replacen("896371453", "896371452", 1);
    let right = run(&["check", "-e", &document("diagonals", &corrected)]);
    assert_eq!((right.stdout.as_str(), right.code), ("valid\n", Some(0)));
}

#[test]
fn peskos_equation_8_as_printed_is_only_the_main_diagonal_again() {
    // x(10−i,10−i,k) runs through the same cells as x(i,i,k). A grid of the main diagonal need not be one of both.
    let corrected = PESKO_TABLE_3.replacen("896371453", "896371452", 1);
    // Swapping rows 1 and 2 breaks both diagonals, and keeps rows, columns and boxes.
    let swapped = format!("{}{}{}", &corrected[9..18], &corrected[..9], &corrected[18..]);
    let checked = run(&["check", "-e", &document("diagonals", &swapped)]);
    assert!(checked.stdout.starts_with("invalid\tdiagonals: "), "{}", checked.stdout);
    assert_eq!(run(&["check", "-e", &swapped]).stdout, "valid\n");
}

#[test]
fn peskos_table_5_is_a_windoku_grid() {
    assert_eq!(run(&["check", "-e", &document("windoku", PESKO_TABLE_5)]).stdout, "valid\n");
    assert!(run(&["check", "-e", &document("diagonals", PESKO_TABLE_5)]).stdout.starts_with("invalid"));
}

#[test]
fn an_empty_puzzle_generates_grids() {
    let ran = run(&["solve", "--limit", "5", "-e", &".".repeat(81)]);
    let grids: Vec<&str> = ran.stdout.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!((grids.len(), ran.code), (5, Some(0)));
    for grid in grids {
        assert_eq!(run(&["check", "-e", grid]).stdout, "valid\n");
    }
}

#[test]
fn isomorphic_puzzles_have_isomorphic_solutions() {
    let relabel = |text: &str| -> String {
        text.chars().map(|c| c.to_digit(10).map_or(c, |d| char::from(b"x234567891"[d as usize]))).collect()
    };
    let solved = run(&["solve", "-e", ETANA]).stdout;
    assert_eq!(run(&["solve", "-e", &relabel(ETANA)]).stdout, relabel(&solved));
}

#[test]
fn merinos_77_givens_can_leave_two_solutions() {
    // All but the four cells of a rectangle over two boxes that hold 1 and 2 crosswise.
    let is_open = |i: usize| [0, 2, 63, 65].contains(&i);
    let open: String =
        ETANA_SOLVED.chars().enumerate().map(|(i, c)| if is_open(i) { '.' } else { c }).collect();
    assert_eq!(run(&["count", "-e", &open]).stdout, "2\n");
    // With one more given the others follow.
    assert_eq!(run(&["count", "-e", &open.replacen('.', "1", 1)]).stdout, "1\n");
}

#[test]
fn the_printed_record_of_the_empty_rectangle_is_refuted() {
    let proper = "8493765123574129686218953475136248794........7........2........1........965738421";
    let checked = run(&["check", "-e", proper]);
    assert!(
        checked.stdout.contains("\tproper\t") && checked.stdout.contains("\tempty rectangle 4x8 at r5c2\t"),
        "{}",
        checked.stdout
    );
}
