//! Inputs that are far larger than any puzzle: each is refused with the place from which on there is too much, and none
//! takes time or memory out of proportion. A reader that did would not come to an end here.

use arau_core::{Fault, FaultKind, Faults};
use arau_format::{PuzzleReader, ReadOptions, format};

fn faults(id: &str, text: &str) -> Faults {
    let read = format(id).unwrap().read(text, &ReadOptions::default());
    read.err().unwrap_or_else(|| panic!("{id} takes this: {}", text.chars().take(200).collect::<String>()))
}

/// Asks that a text be too large from a place on, for this reason, and that not many faults be told.
fn check_too_large(id: &str, text: &str, place: (usize, usize), reason: &str) {
    let told = faults(id, text);
    let is_it = |fault: &Fault| {
        let at = fault.place().line().zip(fault.place().column());
        fault.kind() == FaultKind::TooLarge && at == Some(place) && fault.message().contains(reason)
    };
    assert!(told.iter().any(is_it), "{id}: expected {place:?}: {reason}\ngot {told}");
    assert!(told.len() <= 101, "{id}: {} faults", told.len());
}

#[test]
fn constraint_strings_have_bounds() {
    let sections = ".AntiKing\n\n".repeat(40);
    check_too_large("iss", &sections, (65, 1), "more than 32 texts");
    let clues = ".AntiKnight".repeat(10_001);
    check_too_large("iss", &clues, (1, 110_001), "too many constraints");
    let line = format!(".AntiKing.Thermo{}", "~R1C1".repeat(2_001));
    check_too_large("iss", &line, (1, 10), "at most 2000 arguments");
    let spaces = format!(".AntiKing{}", " ".repeat(1 << 20));
    check_too_large("iss", &spaces, (1, 1), "are read as a constraint string");
}

#[test]
fn copies_of_copies_have_bounds() {
    // Each level doubles what it holds: to the next column, then to the next row.
    let levels = [".Replicate~D".repeat(14), ".Replicate~BAQ".repeat(15)].concat();
    let text = format!(".Shape~16x16{levels}.Thermo~R1C1~R1C2{}", ".End".repeat(29));
    let told = faults("iss", &text);
    assert!(told.iter().any(|fault| fault.kind() == FaultKind::TooLarge && fault.place().line() == Some(1)));
    assert!(told.to_string().contains("too many constraints and copies"), "{told}");
    // The same pattern for each of many lists of cells.
    let pattern = format!(".Regex~{}{}", "YWFh".repeat(10_000), "~R1C1~R1C2~".repeat(600));
    check_too_large("iss", &pattern, (1, 8), "more than 8 MiB");
    // Signs between all neighbours, many times over.
    let all: String = (1..=16).flat_map(|row| (1..=16).map(move |col| cell_name(row, col))).collect();
    let signs = format!(".Shape~16x16{}", format!(".WhiteDot{all}").repeat(300));
    check_too_large("iss", &signs, (1, 1 + 12 + 208 * (9 + all.len())), "more than 100000 rules");
}

fn cell_name(row: u32, col: u32) -> String {
    let digit = |n: u32| char::from_digit(n, 17).unwrap();
    format!("~R{}C{}", digit(row), digit(col))
}

/// Every rule of a link has a place, which is found without going through the link each time.
#[test]
fn long_links_take_time_in_proportion() {
    let site = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";
    let clue = format!(".Thermo{}", "~R1C1~R2C1~R3C1".repeat(5));
    let link = format!("{site}{}", clue.repeat(9_900));
    let spec = format("iss-link").unwrap().read(&link, &ReadOptions::default()).unwrap();
    let last = spec.rule_places.last().unwrap();
    assert_eq!(last.column(), Some(site.len() + 9_899 * clue.len() + 1));
    check_too_large(
        "iss-link",
        &format!("{site}{}", clue.repeat(10_001)),
        (1, site.len() + 10_000 * clue.len() + 1),
        "too many constraints",
    );
    let escaped = "%2EAntiKing%0A%0A".repeat(40);
    check_too_large(
        "iss-link",
        &format!("{site}{escaped}"),
        (1, site.len() + 32 * 17 + 1),
        "more than 32 texts",
    );
}

#[test]
fn files_of_many_sections_are_refused() {
    let sections: String = (0..200_000).map(|i| format!("[x{i}]\n")).collect();
    check_too_large("sdk", &format!("[Puzzle]\n{sections}"), (33, 1), "more than 32 sections");
    // A state that shows none of the givens of a large puzzle.
    let rows = |c: char| format!("{}\n", c.to_string().repeat(25)).repeat(25);
    let told = faults("sdk", &format!("[Puzzle]\n{}[State]\n{}", rows('1'), rows('2')));
    assert_eq!(told.len(), 100);
}

#[test]
fn tags_of_many_attributes_are_refused() {
    let attributes: String = (0..300_000).map(|i| format!(" a{i}=''")).collect();
    let tag = format!("<game{attributes}/>");
    check_too_large("open-sudoku", &tag, (1, 1 + tag.find("a100=").unwrap()), "more than 100 attributes");
    // Thousands of bad characters behind a note of megabytes.
    let game = format!("<game note='{}' data='{}'/>", "n".repeat(4 << 20), "x".repeat(8_000));
    assert_eq!(faults("open-sudoku", &game).len(), 100);
}

/// A list of many games on one line is handed over game by game.
#[test]
fn long_lists_are_taken_apart_piece_by_piece() {
    let list = format!("<opensudoku>{}</opensudoku>", "<game/>".repeat(100_000));
    let mut reader = PuzzleReader::new(list.as_bytes(), None);
    let columns: Vec<usize> = reader.by_ref().take(3).map(|game| game.column).collect();
    assert_eq!(columns, [13, 20, 27]);
    assert_eq!(reader.count(), 100_000 - 3);
}

#[test]
fn json_has_bounds() {
    let clue = "{\"lines\":[[\"R1C1\",\"R1C2\"]]}";
    let clues = [clue; 16_385].join(",");
    let row = ["{}"; 4].join(",");
    let grid = [format!("[{row}]"), format!("[{row}]"), format!("[{row}]"), format!("[{row}]")].join(",");
    let f_puzzles = |clues: &str| format!("{{\"size\":4,\"grid\":[{grid}],\"thermometer\":[{clues}]}}");
    let text = f_puzzles(&clues);
    // One of the rules is that of the houses.
    let last_but_one = text.find("{\"lines\"").unwrap() + 16_383 * (clue.len() + 1);
    check_too_large(
        "f-puzzles",
        &text,
        (1, last_but_one + "{\"lines\":[".len() + 1),
        "more than 16384 clues",
    );
    let text = f_puzzles(&["{}"; 100_001].join(","));
    check_too_large(
        "f-puzzles",
        &text,
        (1, text.find("[{},{},{},{},{},").unwrap() + 1),
        "the list has 100001 items",
    );

    let sudokumaker = |elements: &str| {
        format!("{{\"formatVersion\":\"1.5.0\",\"puzzle\":{{\"size\":64,\"constraints\":[{elements}]}}}}")
    };
    let line = "[0,1]";
    let text = sudokumaker(&format!("{{\"type\":300,\"thermometers\":[{}]}}", [line; 16_385].join(",")));
    let told = faults("sudokumaker", &text).to_string();
    assert!(told.contains("more than 16384 clues"), "{told}");
    let cells = ["-1"; 50_000].join(",");
    assert_eq!(
        faults("sudokumaker", &sudokumaker(&format!("{{\"type\":100,\"cells\":[{cells}]}}"))).len(),
        50
    );
    assert_eq!(faults("sudokumaker", &sudokumaker(&["{}"; 50_000].join(","))).len(), 50);
}

/// A line through all cells of a large board, a step at a time.
#[test]
fn lines_of_thousands_of_pieces_are_joined() {
    let pieces: Vec<String> = (0..4_095).rev().map(|cell| format!("[{cell},{}]", cell + 1)).collect();
    let text = format!(
        "{{\"formatVersion\":\"1.5.0\",\"puzzle\":{{\"type\":\"custom\",\"width\":64,\"height\":64,\"maxDigit\":64,\
         \"constraints\":[{{\"type\":{RENBAN},\"lines\":[{}]}}]}}}}",
        pieces.join(",")
    );
    let spec = format("sudokumaker").unwrap().read(&text, &ReadOptions::default()).unwrap();
    let lines: Vec<usize> = spec.uses_of("renban").map(|rule| rule.cells().len()).collect();
    assert_eq!(lines, [4_096]);
}

/// The number of the element in SudokuMaker.
const RENBAN: u32 = 400;
