//! Lima's system: his example, his endings and what they leave out, and how many puzzles of known collections it
//! solves.

mod support;

use arau_core::{Args, Candidate, Cell, PuzzleSpec, Symbol, SymbolSet, Symbols};
use arau_logic::lima::{self, LimaEnding};
use arau_logic::{Layout, Position, Step};
use arau_rules::rules::use_rule;
use arau_rules::shape;
use arau_testkit::corpus::collection;
use std::sync::Arc;
use support::{ClassicBoard, fault_of};

/// One house of nine cells with these candidates.
fn one_house(cells: &[&str; 9]) -> Position<1> {
    let args = Args::new().with_int("rows", 1).with_int("columns", 9);
    let shaped = shape("rect").and_then(|rect| rect.build(&args).ok()).expect("a row");
    let mut spec = PuzzleSpec::new(shaped.geometry, Symbols::digits(9));
    spec.rules.push(use_rule("houses", Args::new().with_text("of", "row")));
    let puzzle = spec.build().expect("a house");
    let mut position = Position::start(&Arc::new(Layout::new(&puzzle)), &puzzle);
    for (i, digits) in cells.iter().enumerate() {
        let cell = Cell::at(i);
        for symbol in position.candidates(cell).minus(symbols(digits)).iter() {
            position.eliminate(Candidate { cell, symbol });
        }
    }
    position
}

fn symbols(digits: &str) -> SymbolSet {
    digits.bytes().map(|digit| Symbol(digit - b'1')).collect()
}

/// Table 1 of the article: the candidates of the cells A to I at the start and after each of three steps.
const TABLE_1: [[&str; 9]; 4] = [
    ["23", "13", "12", "234", "1356", "1256", "1249", "13578", "2678"],
    ["23", "13", "12", "234", "1356", "1256", "9", "13578", "2678"],
    ["23", "13", "12", "4", "56", "56", "9", "578", "678"],
    ["23", "13", "12", "4", "56", "56", "9", "78", "78"],
];

#[test]
fn example_7_goes_as_in_table_1() {
    let mut position = one_house(&TABLE_1[0]);
    let path = lima::solve(position.clone());
    // The article does not count that a cell with one candidate left is solved.
    let is_counted = |step: &&Step| step.technique.id != "naked-single";
    let counted: Vec<&str> = path.steps.iter().filter(is_counted).map(|step| step.technique.id).collect();
    assert_eq!(counted, ["hidden-single", "naked-triple", "naked-pair"]);
    let mut expected = TABLE_1.iter().skip(1);
    for step in &path.steps {
        position.apply(&step.effects);
        if is_counted(&step) {
            let row = expected.next().expect("a step of the table");
            assert_eq!(position.board().cells, row.map(symbols));
        }
    }
    // A, B, C, E, F, H and I stay open in this house alone.
    assert_eq!((path.ending, position.open().len()), (LimaEnding::Remainder, 7));
}

#[test]
fn the_first_house_is_the_one_with_the_most_placed_cells() {
    let classic = ClassicBoard::new();
    let puzzle = classic.puzzle(&format!("{}{}", "12345678.", ".".repeat(72)));
    let path = lima::solve(classic.start(&puzzle));
    assert_eq!(path.steps[0].placements().next(), Some(Candidate { cell: Cell(8), symbol: Symbol(8) }));
}

#[test]
fn the_three_endings() {
    let classic = ClassicBoard::new();
    let ending = |line: &str| lima::solve(classic.start(&classic.puzzle(line))).ending;
    let easy = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    assert_eq!(ending(easy), LimaEnding::Solved);
    assert_eq!(ending(&".".repeat(81)), LimaEnding::Remainder);
    // The last cell of the row sees the ninth symbol in its column.
    let blocked = format!("12345678.{}9{}", ".".repeat(71 - 54), ".".repeat(54));
    assert_eq!(ending(&blocked), LimaEnding::Impossible);
}

/// Proper puzzles that the system does not solve, against what the article says of it: a famous hard one, and one that
/// needs little more.
const NOT_SOLVED: [&str; 2] = [
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    ".................1.....2.3.....4...5..2.1...6..3..78.....9.32...1.....4..5.......",
];

#[test]
fn a_remainder_does_not_mean_several_solutions() {
    let classic = ClassicBoard::new();
    for line in NOT_SOLVED {
        let path = lima::solve(classic.start(&classic.puzzle(line)));
        assert_eq!(path.ending, LimaEnding::Remainder);
        assert_eq!(path.knowing_solutions(1).ending, LimaEnding::StuckThoughUnique);
    }
}

#[test]
fn every_step_is_proved() {
    let classic = ClassicBoard::new();
    let easy = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
    for line in NOT_SOLVED.iter().chain(&[easy]) {
        let puzzle = classic.puzzle(line);
        let mut position = classic.start(&puzzle);
        for step in lima::solve(position.clone()).steps {
            assert_eq!(fault_of(&puzzle, &position, &step), None, "{step:?}");
            position.apply(&step.effects);
        }
    }
}

/// How many puzzles of a collection are solved, and how many there are: the first `n`, spread evenly over it.
fn n_solved(name: &str, at_most: usize, largest: usize) -> Option<(usize, usize)> {
    let classic = ClassicBoard::new();
    let text = collection(&format!("fast/{name}"))?;
    let lines: Vec<&str> = text.lines().filter(|line| line.len() >= 81 && !line.starts_with('#')).collect();
    let every = lines.len().div_ceil(at_most);
    let tried = lines.iter().step_by(every);
    let is_solved = |line: &&&str| {
        let (_, ending) = lima::run(classic.start(&classic.puzzle(line)), largest, |_| ());
        ending == LimaEnding::Solved
    };
    Some((tried.clone().filter(is_solved).count(), tried.len()))
}

#[test]
fn the_rules_suffice_for_the_known_shares() {
    let known = [
        ("puzzles2_17_clue", 1, 44.56),
        ("puzzles2_17_clue", 4, 70.11),
        ("puzzles3_magictour_top1465", 4, 9.76),
        ("puzzles5_forum_hardest_1905_11+", 4, 0.0),
        ("puzzles6_forum_hardest_1106", 4, 0.0),
    ];
    for (name, largest, expected) in known {
        let Some((n_solved, n_tried)) = n_solved(name, usize::MAX, largest) else { continue };
        let percent = 100.0 * n_solved as f64 / n_tried as f64;
        eprintln!("{name}, subsets of {largest} at most: {n_solved} of {n_tried}, {percent:.2} %");
        assert!((percent - expected).abs() < 0.005, "{name}: {percent}");
    }
}
