//! Bad input and bad usage through the binary: exit code 2, nothing on standard output, and a message with the file,
//! line and column for whatever is wrong with a text.

mod support;

use arau::format::FORMATS;
use support::{Ran, run, run_with};

/// A text and the place where its first fault must be reported, as `line:column`.
type Case = (&'static str, &'static str, &'static str);

/// Name, text, place.
const TEXTS: &[Case] = &[
    // Lines.
    ("words", "this is no puzzle at all", "1:1"),
    ("too few cells", "1234", "1:1"),
    (
        "too many cells",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3...",
        "1:83",
    ),
    (
        "a foreign letter",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.x",
        "1:81",
    ),
    ("a symbol too high for the size", "12345...........", "1:5"),
    ("a control character", "1..4....2.....\u{1}3", "1:1"),
    ("the second line", "x..4....2......3\n1..4....2.....x3", "2:15"),
    ("after comments", "# one\n# two\n1..4....2.....x3", "3:15"),
    // Drawn grids.
    ("a short row", "12|34\n..|..\n--+--\n..|.\n..|..", "4:1"),
    ("rows that are missing", "|12|34|\n|..|..|\n|--+--|\n", "4:1"),
    ("a foreign glyph in a drawing", "12..56\n......\n......\n..x...\n......\n......", "4:3"),
    // Documents: syntax.
    ("no value", "size =", "1:7"),
    ("no key", "size = 4\n= 5", "2:1"),
    ("an open text", "size = 4\ntitle = 'x", "2:11"),
    ("an open table", "size = 4\n[[killer-cage\ncells = 'r1c1'", "2:14"),
    ("a key twice", "size = 4\nsize = 5", "2:1"),
    ("a number out of range", "size = 99999999999999999999", "1:8"),
    ("a date", "title = 1979-05-27", "1:9"),
    // Documents: boards.
    ("an unknown key", "size = 4\ncolour = 'red'", "2:1"),
    ("an unknown variant", "variant = 'kilelr'", "1:11"),
    ("an unknown shape", "shape = 'blob'", "1:9"),
    ("a size that is a text", "size = 'nine'", "1:8"),
    ("a size of nothing", "size = 0", "1:8"),
    ("a size below nothing", "size = -4", "1:8"),
    ("a giant size", "size = 100000", "1:8"),
    ("boxes that do not fit", "size = 6\nbox = '4x2'", "2:7"),
    ("a box that is none", "size = 6\nbox = 'large'", "2:7"),
    ("too short a map of regions", "size = 4\nregions = 'aabb'", "2:11"),
    ("houses that the board has not", "size = 4\nhouses = 'row ring'", "2:15"),
    ("houses that are a number", "size = 4\nhouses = 3", "2:10"),
    ("no symbols", "size = 4\nsymbols = ''", "2:11"),
    ("a symbol twice", "size = 4\nsymbols = 'a b a c'", "2:11"),
    ("too few symbols", "size = 4\nsymbols = 'a b c'", "1:1"),
    ("values without end", "size = 4\nsymbols = '1-100000'", "2:11"),
    ("values for other symbols", "size = 4\nsymbols = 'a b c d'\nvalues = [1, 2]", "3:10"),
    // Documents: givens.
    ("too few givens", "size = 4\ngivens = '123'", "2:11"),
    ("too many givens", "size = 4\ngivens = '12341234123412341'", "2:27"),
    ("a given that is not a symbol", "size = 4\ngivens = '123x............'", "2:14"),
    ("givens that are a number", "size = 4\ngivens = 5", "2:10"),
    ("a solution with holes", "size = 4\nsolution = '1234............'", "2:12"),
    // Documents: rules.
    ("an unknown rule", "size = 4\n[[kilelr-cage]]\ncells = 'r1c1'", "2:3"),
    ("an unknown rule in the list", "size = 4\nrules = ['anti-king', 'anti-queen']", "2:23"),
    ("a list that holds numbers", "size = 4\nrules = [1]", "2:10"),
    ("a cage without cells", "size = 4\n[[killer-cage]]\nsum = 5", "2:1"),
    ("a cage of no cells", "size = 4\n[[killer-cage]]\ncells = ''", "3:9"),
    ("a cell outside the board", "size = 4\n[[killer-cage]]\ncells = 'r1c1 r5c1'", "3:15"),
    ("a cell that is a word", "size = 4\n[[killer-cage]]\ncells = 'here'", "3:10"),
    ("a crooked range", "size = 4\n[[killer-cage]]\ncells = 'r1c1-r2c4'", "3:10"),
    ("cells that are a number", "size = 4\n[[killer-cage]]\ncells = 11", "3:9"),
    ("a sum that is a text", "size = 4\n[[killer-cage]]\ncells = 'r1c1'\nsum = 'five'", "4:7"),
    ("an unknown argument", "size = 4\n[[killer-cage]]\ncells = 'r1c1'\ntotal = 5", "4:1"),
    ("a rule with arguments in the list", "size = 4\nrules = ['killer-cage']", "2:10"),
    (
        "arithmetic on notes",
        "size = 4\nsymbols = 'do re mi fa'\n[[killer-cage]]\ncells = 'r1c1'\nsum = 3",
        "3:1",
    ),
    ("a number where a rule belongs", "size = 4\nkiller-cage = 3", "2:15"),
    ("an option with an unknown rule", "size = 4\n[[any-of]]\noptions = [[{ rule = 'x' }]]", "3:22"),
    ("one dot for three cells", "size = 4\n[[ratio]]\ncells = 'r1c1 r1c2 r1c3'", "3:9"),
    ("a choice that is none", "size = 4\n[[diagonals]]\nwhich = 'all'", "3:9"),
    ("a rule without end on a large board", "size = 128\nrules = ['anti-taxicab']", "2:10"),
    (
        "a pattern with too many ways",
        "[[regular]]\ncells = 'row 1'\npattern = '((1|2|3)*(4|5)*){1,200}.*1.{20}'",
        "1:1",
    ),
    // Documents: boards spelled out.
    ("cells without labels", "[[cell]]\ncoords = [1]", "1:1"),
    ("a label twice", "[[cell]]\nlabel = 'a'\n[[cell]]\nlabel = 'a'", "4:9"),
    ("a board of no cells", "shape = 'custom'", "1:9"),
    (
        "a group of unknown cells",
        "[[cell]]\nlabel = 'a'\n[[group]]\nkind = 'row'\nname = 'row 1'\ncells = 'a b'",
        "6:12",
    ),
    // JSON and links.
    ("JSON that ends", "{\"size\": 9, \"grid\": [", "2:1"),
    ("JSON that is no puzzle", "{\"colour\": \"red\"}", "1:1"),
    ("a link that holds nothing", "https://f-puzzles.com/?load=", "1:29"),
    ("a link that holds noise", "https://f-puzzles.com/?load=AAAA", "1:29"),
];

/// Name, format, text, place: faults of their own that the other formats have.
const TEXTS_IN_FORMATS: &[(&str, &str, &str, &str)] = &[
    ("two cells", "line", "# a line\n..", "2:3"),
    ("a row too short", "grid", "12\n2", "2:1"),
    ("a document of nothing", "arau", "size = 0", "1:8"),
    ("an unknown type", "iss", ".Shape~9x9.Wibble~R1C1", "1:11"),
    ("a cell outside", "iss", ".Thermo~R1C1~R9Cz", "1:14"),
    ("an Or without an end", "iss", ".Or.Sum~3~R1C1~R1C2", "1:1"),
    ("a row without a puzzle", "corpus-row", "{\"id\": 1}", "1:1"),
    ("too few marks", "pencil-marks", "123", "1:1"),
    (
        "a cage outside",
        "f-puzzles",
        "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],\"killercage\":[{\"cells\":[\"R9C9\"]}]}",
        "1:100",
    ),
    ("a key twice", "f-puzzles", "{\"size\": 4, \"grid\": [],\n\"size\": 9}", "2:1"),
    ("noise", "f-puzzles-link", "https://f-puzzles.com/?load=AAAA", "1:29"),
    ("no cells", "sudokupad", "{\"cages\": []}", "1:1"),
    ("a key twice", "sudokupad", "{\"cells\": [[{}]], \"cells\": [[{}]]}", "1:19"),
    ("noise", "sudokupad-link", "scl@@@@", "1:1"),
    ("an id that ends", "sgt-solo", "3x3:a5", "1:5"),
    ("no clues", "sgt-keen", "3:_13", "1:3"),
    ("a sign to nowhere", "sgt-unequal", "2:0U,0,0,0,", "1:4"),
    ("a tower too high", "sgt-towers", "2:1/3//////", "1:5"),
    ("too few fields", "hodoku", ":0300:5:", "1:1"),
    ("a house outside", "houses-json", "{\"N\": 2, \"ncells\": 4, \"houses\": [[0, 9]]}", "1:38"),
    ("a key twice", "houses-json", "{\"N\": 2, \"ncells\": 4, \"givens\": {\"0\": 1, \"0\": 2}}", "1:42"),
    ("one line", "samurai", ".........###.........", "2:1"),
    ("no white cell", "kakuro", "# #\n# #", "1:1"),
    ("a run without its sum", "kakuro", "# 3\\\n\\3 .. .", "2:4"),
    ("a cage without a target", "kenken", "ab\nab\na 3+", "4:1"),
    ("a cage without cells", "killer-cages", "[{\"sum\": 3}]", "1:2"),
    ("a value too high", "int-grid", "[[0, 3],\n [0, 1]]", "1:6"),
    ("an unknown switch", "lisudoku", "{\"gridSize\": 4, \"magic\": true}", "1:26"),
    ("no cells", "constraint-json", "{\"constraint\": null}", "1:1"),
    ("an unknown type", "iss-link", "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Wibble", "1:53"),
    ("a row that is not of the grid", "sdk", "[Puzzle]\n12x\n", "2:3"),
    ("a candidate twice", "pencil-mark-grid", "12 3x - 141\n1 2 3 4\n", "1:11"),
    ("two cells", "open-sudoku", "<opensudoku><game data=\"12\"/></opensudoku>", "1:27"),
    ("no version", "sudokumaker", "{\"puzzle\": 5}", "1:1"),
    ("a link that ends", "sudokumaker-link", "https://sudokumaker.app/?puzzle=AAAA", "1:33"),
    ("noise", "penpa-link", "https://swaroopg92.github.io/penpa-edit/#m=edit&p=AB!C", "1:53"),
];

/// Every command that reads puzzles.
const COMMANDS: &[&[&str]] =
    &[&["solve"], &["count"], &["check"], &["candidates"], &["convert", "--to", "arau"]];

/// Whether a run ended with exit code 2, printed nothing, and told of faults with a place each, this one among them.
fn is_told(ran: &Ran, place: &str) -> bool {
    let places: Vec<&str> = ran.stderr.lines().map(|line| line.split(": ").next().unwrap_or("")).collect();
    let is_located = |place: &&str| {
        let fields: Vec<&str> = place.split(':').collect();
        matches!(fields[..], ["stdin", line, column] if line.parse::<u32>().is_ok() && column.parse::<u32>().is_ok())
    };
    ran.code == Some(2)
        && ran.stdout.is_empty()
        && places.iter().all(is_located)
        && places.contains(&format!("stdin:{place}").as_str())
}

fn assert_told(args: &[&str], cases: impl Iterator<Item = (&'static str, &'static str, &'static str)>) {
    let mut misses = Vec::new();
    for (name, text, place) in cases {
        let ran = run_with(args, text.as_bytes());
        if !is_told(&ran, place) {
            misses.push(format!("{name}, expected {place}:\n{text}\n{ran:?}\n"));
        }
    }
    assert!(misses.is_empty(), "{args:?}: {}\n{}", misses.len(), misses.join("\n"));
}

#[test]
fn every_kind_of_bad_text_gives_exit_code_2_and_its_place() {
    assert!(TEXTS.len() >= 60, "{} kinds", TEXTS.len());
    assert_told(&["solve"], TEXTS.iter().copied());
}

#[test]
fn every_format_tells_what_is_wrong_and_where() {
    for format in FORMATS.iter().map(|format| format.info().id) {
        let mut cases = TEXTS_IN_FORMATS.iter().filter(|case| case.1 == format).peekable();
        assert!(cases.peek().is_some(), "no bad text in {format}");
        assert_told(&["solve", "--from", format], cases.map(|case| (case.0, case.2, case.3)));
    }
}

#[test]
fn every_command_tells_what_is_wrong_and_where() {
    for command in COMMANDS {
        assert_told(command, TEXTS.iter().copied().step_by(6));
    }
}

#[test]
fn all_faults_are_told_at_once() {
    let document = "size = 4\ncolour = 'red'\ngivens = '12x4'\n[[killer-cage]]\ncells = 'r9c9'\nsum = 'x'\n";
    let ran = run_with(&["solve"], document.as_bytes());
    let lines: Vec<&str> = ran.stderr.lines().filter_map(|line| line.split(':').nth(1)).collect();
    assert!(["2", "3", "5", "6"].iter().all(|line| lines.contains(line)), "{}", ran.stderr);
}

#[test]
fn bytes_that_are_no_text_have_a_place() {
    let ran = run_with(&["solve"], b"1..4....2......3\n1..4\xFF...2......3\n1..4....2......3\n");
    assert_eq!((ran.stdout.lines().count(), ran.code), (2, Some(2)));
    assert!(ran.stderr.starts_with("stdin:2:5: "), "{}", ran.stderr);
}

#[test]
fn faults_of_texts_and_files_are_told_apart() {
    let ran = run(&["solve", "-e", "x", "/nowhere/puzzles.txt"]);
    assert_eq!(ran.code, Some(2));
    let lines: Vec<&str> = ran.stderr.lines().collect();
    assert!(lines[0].starts_with("/nowhere/puzzles.txt: cannot be opened: "), "{}", ran.stderr);
    assert!(lines[1].starts_with("-e:1:"), "{}", ran.stderr);
    assert_eq!(run(&["solve", "/"]).code, Some(2));
}

#[test]
fn bad_usage_gives_exit_code_2() {
    for args in [
        &[][..],
        &["juggle"],
        &["solve", "--wibble"],
        &["solve", "--engine", "abacus"],
        &["solve", "--threads", "0"],
        &["solve", "--threads", "many"],
        &["solve", "--limit", "0"],
        &["solve", "--all", "--limit", "3"],
        &["solve", "--json", "--pretty"],
        &["solve", "--time-limit", "-1"],
        &["solve", "--time-limit", "soon"],
        &["solve", "--node-limit", "x"],
        &["solve", "--box", "3"],
        &["solve", "--box", "0x3"],
        &["solve", "--from", "smoke-signals"],
        &["convert"],
        &["convert", "--to", "smoke-signals"],
        &["list"],
        &["list", "dreams"],
        &["completions", "abacus"],
    ] {
        let ran = run(args);
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{args:?}");
        assert!(!ran.stderr.is_empty(), "{args:?}");
    }
    let ran = run(&["solve", "--box", "2x2", "-e", &".".repeat(36)]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.starts_with("-e:1:1: "), "{}", ran.stderr);
}

#[test]
fn engines_refuse_what_they_do_not_take() {
    // This rule lowers to auxiliary cells, which the recursive engine does not fill.
    let ran = run(&[
        "solve",
        "--engine",
        "recursive",
        "-e",
        "size = 4\n[[sum-line]]\ncells = 'r1c1-r1c4'\nsum = 5\n",
    ]);
    match ran.code {
        Some(2) => assert!(ran.stderr.starts_with("-e:1:1: the engine `recursive` "), "{}", ran.stderr),
        other => assert!(other.is_some_and(|code| code < 2) && ran.stderr.is_empty(), "{ran:?}"),
    }
}
