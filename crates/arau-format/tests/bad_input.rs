//! Bad input of every kind: each gives a fault with its place, and nothing panics.

use arau_core::{FaultKind, Faults};
use arau_format::{FORMATS, ReadOptions, format};

/// The faults of reading a text and, if it reads, of building its puzzle.
fn faults(id: &str, text: &str) -> Faults {
    let read = format(id).unwrap().read(text, &ReadOptions::default());
    match read.and_then(|spec| spec.build()) {
        Ok(_) => panic!("{id} takes this: {}", text.chars().take(200).collect::<String>()),
        Err(faults) => faults,
    }
}

/// Each case is a text, the place of a fault, and a part of its message.
fn check(id: &str, cases: &[(&str, &str, &str)]) {
    let mut misses = String::new();
    for (text, place, message) in cases {
        let told = faults(id, text);
        let is_it = |fault: &arau_core::Fault| {
            let (line, column) = (fault.place().line(), fault.place().column());
            let at = line.zip(column).map(|(line, column)| format!("{line}:{column}"));
            at.as_deref() == Some(place) && fault.message().contains(message)
        };
        if !told.iter().any(is_it) {
            let shown: String = text.chars().take(300).collect();
            misses.push_str(&format!("\n{shown}\nexpected {place}: {message}\ngot {told}\n"));
        }
    }
    assert!(misses.is_empty(), "{id}\n{misses}");
}

#[test]
fn documents_with_bad_syntax() {
    let deep_list = format!("x = {}", "[".repeat(200));
    let large = "# nothing\n".repeat(500_000);
    let deep_key = format!("{}a = 1", "a.".repeat(200));
    check(
        "arau",
        &[
            ("title = \"x", "1:11", "invalid basic string"),
            ("size = 4\nsize = 5", "2:1", "duplicate key"),
            ("[givens]\nr1c1 = 1\n[givens]\nr1c2 = 1", "3:2", "duplicate key"),
            (&large, "1:1", "5000000 bytes; at most 4194304"),
            ("size = = 4", "1:8", "extra `=`"),
            ("size 4", "1:6", "key with no value"),
            (&deep_list, "1:85", "recurse"),
            (&deep_key, "1:406", "recursion limit"),
            ("size = 99999999999999999999", "1:8", "out of range"),
            ("title = 1979-05-27", "1:9", "is a date, not a text"),
            ("[title]\nx = 1", "1:1", "is a table, not a text"),
            ("titel = 'x'", "1:1", "unknown key `titel`"),
            ("\u{1}", "1:1", "invalid"),
        ],
    );
}

#[test]
fn documents_with_bad_boards() {
    check(
        "arau",
        &[
            ("variant = 'kiler'", "1:11", "there is no variant `kiler`"),
            ("shape = 'rekt'", "1:9", "there is no shape `rekt`"),
            ("size = 1000", "1:8", "must be between 1 and 128"),
            ("size = -1", "1:8", "but must be between"),
            ("size = 4.5", "1:8", "must be a whole number"),
            ("size = 6\nbox = '4x2'", "2:7", "do not tile"),
            ("size = 6\nbox = 'big'", "2:7", "must be rows x columns, such as `2x3`"),
            ("size = 2\nregions = 'abc'", "2:11", "3 characters, but the board has 4 cells"),
            ("map = '..'", "1:1", "unknown key `map`"),
            ("shape = 'kakuro'", "1:9", "`map` is missing"),
            ("shape = 'glue'\noffsets = '0,0 x'", "2:16", "not a pair of numbers such as `6,12`"),
            ("shape = 'glue'\nlayout = 'ninja'", "2:10", "but must be one of"),
            ("houses = 5", "1:10", "not true, false or kinds of groups"),
            ("houses = 'rows'", "1:11", "no group of the kind `rows`"),
            ("size = 4\nsymbols = '1-3'", "1:1", "3 symbols"),
        ],
    );
}

#[test]
fn documents_with_bad_alphabets() {
    check(
        "arau",
        &[
            ("symbols = ''", "1:11", "1 to 128 symbols"),
            ("symbols = 'a b a'", "1:11", "`a` is repeated"),
            ("symbols = '1-1000'", "1:11", "from 1 to 1000"),
            ("symbols = '9-1'", "1:11", "from 9 to 1"),
            ("symbols = 99999999999999999999", "1:11", "1 to 128 symbols"),
            ("symbols = true", "1:11", "not a text or a list"),
            ("symbols = ['a', 1.5]", "1:17", "not a text"),
            ("symbols = ['a', '']", "1:11", "a symbol is empty"),
            ("size = 2\nsymbols = 'ab'\nvalues = [1]", "3:10", "1 values for 2 symbols"),
            ("size = 2\nsymbols = 'ab'\nvalues = ['x', 'y']", "3:10", "not a whole number"),
            ("size = 2\nsymbols = 'ab'\nvalues = [1, 99999999]", "3:10", "out of range"),
            ("size = 2\nsymbols = 'ab'\nvalues = 3", "3:10", "not a list"),
            ("values = [1, 2]", "1:10", "`values` needs `symbols`"),
        ],
    );
}

#[test]
fn documents_with_bad_grids() {
    check(
        "arau",
        &[
            ("size = 2\ngivens = '''\n12\n21\n1'''", "5:1", "more symbols than the 4 cells"),
            ("size = 2\ngivens = '''\n12\n2'''", "3:1", "the drawn grid has 3 cells, but the board has 4"),
            ("size = 2\ngivens = \"1\\u0032x1\"", "2:10", "`x` is not a symbol"),
            ("size = 2\ngivens = '12é1'", "2:13", "`é` is not a symbol"),
            ("size = 2\ngivens = [1, 2]", "2:10", "not a drawn grid"),
            ("[givens]\nr1c1 = 1\nr0c1 = 2", "3:1", "no cell `r0c1`"),
            ("[givens]\nr1c1 = 10", "2:8", "`10` is not a symbol"),
            ("[givens]\nr1c1 = 1\nR1C1 = 2", "2:1", "given twice"),
            ("size = 2\nsolution = '12.1'", "2:12", "the cell r2c1 is empty"),
        ],
    );
}

#[test]
fn documents_with_bad_rules() {
    let deep = "[[any-of]]\noptions = ".to_string()
        + &"[[{ rule = 'any-of', options = ".repeat(9)
        + "[]"
        + &"}]]".repeat(9);
    let long = format!("[[killer-cage]]\ncells = '{}'", "row_1 ".repeat(20_000));
    check(
        "arau",
        &[
            ("rules = 'anti-knight'", "1:9", "not a list of rules"),
            ("rules = ['anti-night']", "1:10", "there is no rule `anti-night`"),
            ("rules = [5]", "1:10", "is not a rule"),
            ("rules = [{ cells = 'r1c1' }]", "1:10", "`rule` is missing"),
            ("killer-cage = 5", "1:15", "write `[[killer-cage]]`"),
            ("killer-cage = [5]", "1:16", "not a table of arguments"),
            ("[[killer-cage]]\ncells = 'r1c1'\nsun = 3", "3:1", "no argument `sun`"),
            ("[[killer-cage]]\nsum = 3", "1:1", "`cells` is missing"),
            ("[[killer-cage]]\ncells = 'r1c1 r1c10'", "2:15", "no such cell"),
            ("[[killer-cage]]\ncells = 'r1c1-r2c3'", "2:10", "straight"),
            ("[[killer-cage]]\ncells = 11", "2:9", "must be a list of cells"),
            ("[[killer-cage]]\ncells = ['r1c1', 2]", "2:18", "not the labels of cells"),
            ("[[killer-cage]]\ncells = ''", "2:9", "needs at least 1"),
            (&long, "2:9", "longer than"),
            ("[[thermometer]]\ncells = 'r1c1 r1c2'\nslow = 1", "3:8", "must be true or false"),
            ("[[kenken-cage]]\ncells = 'r1c1 r1c2'\ntarget = 3\nop = '^'", "4:6", "but must be one of"),
            ("[[quadruple]]\ncells = 'r1c1'\nsymbols = '1x'", "3:13", "`x` is not a symbol"),
            ("[[difference]]\ncells = 'r1c1 r1c2'\nvalue = -1", "3:9", "but must be between"),
            ("size = 2\nsymbols = 'ab'\n[[killer-cage]]\ncells = 'r1c1'\nsum = 1", "3:1", "no values"),
            ("[[any-of]]\noptions = [5]", "2:12", "must be a list of rules"),
            ("[[any-of]]\noptions = [[{ rule = 'killer-cage' }]]", "2:13", "`cells` is missing"),
            (&deep, "2:260", "nested more than 8 deep"),
        ],
    );
}

/// What only the rule itself knows is told at the very part of the argument.
#[test]
fn rules_that_make_no_sense_on_the_board() {
    check(
        "arau",
        &[
            ("[[killer-cage]]\ncells = 'r1c1 r1c2 r1c1'", "2:20", "names r1c1 twice"),
            ("[[killer-cage]]\ncells = ['r1c1 r1c2', 'r2c1 row_1']", "2:29", "names r1c1 twice"),
            ("[[killer-cage]]\ncells = \"r1c1 r1\\u00632 r1c1\"", "2:9", "names r1c1 twice"),
            ("[[clone]]\ncells = 'r1c1 r1c2'\nother = 'r3c3'", "3:9", "and `other` has 1"),
            ("[[equal-sums]]\nlists = ['r1c1', 'r1c2', '']", "2:26", "one of the lists has no cells"),
            ("[[sum]]\ncells = 'r1c1'\nsum = 3\ncoefficients = [1, 2]", "4:16", "2 coefficients"),
            ("[[ratio-negative]]\nvalues = [2, 0]", "2:14", "at least 1"),
            ("[[sum-negative]]\nexcept = 'pair-sum nothing'", "2:20", "`nothing`, which is not a rule"),
            ("[[regular]]\ncells = 'r1c1'\npattern = '1 (2'", "3:16", "`)` is missing"),
            ("[[automaton]]\ncells = 'r1c1'\nstates = 'start 0; 0 x 1'", "3:20", "`x` is not a symbol"),
            ("[[relation]]\ncells = 'r1c1 r1c2'\npairs = '1-2 13'", "3:14", "`13` is not a pair"),
            ("houses = 'row ring'", "1:15", "no group of the kind `ring`"),
            (
                "rules = [{ rule = 'sum', cells = 'r1c1', sum = 2, coefficients = [] }]",
                "1:66",
                "0 coefficients",
            ),
            (
                "[[any-of]]\noptions = [[], [{ rule = 'clone', cells = 'r1c1', other = 'r1c2 r1c3' }]]",
                "2:59",
                "option 2: clone: `cells` has 1",
            ),
            (
                "[[any-of]]\noptions = [[{ rule = 'killer-cage', cells = 'r1c1 r1c1' }]]",
                "2:51",
                "option 1: killer-cage: `cells` names r1c1 twice",
            ),
            ("rules = ['disjoint-groups']\nsize = 5", "1:10", "no grid with boxes"),
            ("[[killer-cage]]\ncells = 'r1c1 r1c1'\n[givens]\nr0c1 = 2", "2:15", "names r1c1 twice"),
        ],
    );
}

#[test]
fn faults_know_their_kind_argument_and_length() {
    let first = |text: &str| faults("arau", text).into_iter().next().unwrap();
    let kinds = [
        ("size = = 4", FaultKind::Syntax, None),
        ("variant = 'kiler'", FaultKind::Unknown, None),
        ("[[killer-cage]]\nsum = 3", FaultKind::Missing, Some("cells")),
        ("[[killer-cage]]\ncells = 'r1c1 r1c1'", FaultKind::Duplicate, Some("cells")),
        ("size = 6\nbox = '4x2'", FaultKind::Invalid, Some("box")),
        ("rows = 128\ncolumns = 129", FaultKind::Invalid, Some("columns")),
        ("size = 128\nrules = ['anti-taxicab']", FaultKind::TooLarge, None),
    ];
    for (text, kind, param) in kinds {
        let fault = first(text);
        assert_eq!((fault.kind(), fault.param()), (kind, param), "{text}: {fault}");
    }
    assert_eq!(first("[[killer-cage]]\ncells = 'r1c1 row_1'").place().length(), "row_1".len());
    assert_eq!(first("size = 6\nbox = '4x2'").place().length(), "'4x2'".len());
}

#[test]
fn boards_spelled_out_badly() {
    let cell = |rest: &str| format!("[[cell]]\nlabel = 'a'\n{rest}");
    let cases = [
        ("shape = 'custom'".to_string(), "1:9", "needs cells"),
        ("[[cell]]\ncoords = [1, 1]".to_string(), "1:1", "`label` is missing"),
        ("[[cell]]\nlabel = 'a b'".to_string(), "2:9", "letters, digits"),
        (cell("[[cell]]\nlabel = 'A'"), "4:9", "two cells have the label `A`"),
        (cell("outline = [[1]]"), "3:11", "corners [x, y]"),
        (cell("outline = [[1, 1e9]]"), "3:11", "corners [x, y]"),
        (cell("coords = [1, 2, 3, 4, 5]"), "3:10", "at most four"),
        (cell("coords = [40000]"), "3:10", "from -10000 to 10000"),
        (cell("[[group]]\nkind = 'row'\nname = 'row 1'\ncells = 'a b'"), "6:12", "`b`: no such cell"),
        (cell("[[group]]\nkind = 'my row'\nname = 'row 1'\ncells = 'a'"), "4:8", "one word"),
        (cell("[[group]]\nkind = 'row'\ncells = 'a'"), "3:1", "`name` is missing"),
        (cell("[[part]]\nrows = 2\ncolumns = 2\ncells = 'a'"), "3:1", "1 cells for 2 rows of 2"),
        (cell("[[part]]\nrows = 2\ncells = 'a'"), "3:1", "needs `rows` and `columns`"),
        (cell("color = 'red'"), "3:1", "no key `color`"),
        ("cell = 3".to_string(), "1:8", "`[[cell]]`"),
    ];
    let cases: Vec<(&str, &str, &str)> =
        cases.iter().map(|(text, place, message)| (text.as_str(), *place, *message)).collect();
    check("arau", &cases);
}

#[test]
fn bad_lines_and_drawn_grids() {
    let large = ".".repeat(62 * 62);
    let short = ".".repeat(80);
    let two = format!("{0}.\n# fine\n{0}.", short);
    check(
        "line",
        &[
            (&short, "1:81", "80 characters do not make a square grid"),
            (&large, "1:3845", "more than the cells of a 61×61 grid"),
            (&two, "3:1", "second line"),
            ("", "1:1", "no puzzle"),
            ("# only this", "1:1", "no puzzle"),
            ("  12x4", "1:5", "`x` is not a symbol of a 2×2 grid"),
            ("12é4", "1:3", "`é` is not a symbol"),
        ],
    );
    let long_row = "1 ".repeat(10_000);
    check(
        "grid",
        &[
            ("12\n2", "2:1", "row 2 has 1 cells, but needs 2"),
            ("12\n21\n12", "3:1", "more than 2 rows"),
            ("12|34\n..|..", "2:6", "2 rows, but 4 are needed"),
            ("1?\n..", "1:2", "does not belong"),
            (&long_row, "1:1", "does not belong"),
            ("19\n..", "1:2", "`9` is not a symbol of a 2×2 grid"),
            ("", "1:1", "1 to 128 cells in a row, not 0"),
            ("1|2..\n.|...\n.|...\n.|...", "1:2", "neither boxes nor regions of 4 cells"),
            (
                "+---+-+\n|1 .|.|\n| +-+ |\n|.|. .|\n+-+---+\n|.|. .|\n+-+---+",
                "2:5",
                "neither boxes nor regions",
            ),
        ],
    );
    let bad_mark = format!("2{}", ".23456789".repeat(81).split_off(1));
    let none = format!("{}{}", ".".repeat(9), "123456789".repeat(80));
    check(
        "pencil-marks",
        &[
            ("123", "1:1", "3 characters, but 729 are needed"),
            (&bad_mark, "1:1", "must be `1` or `.`"),
            (&none, "1:1", "r1c1 has no candidate"),
        ],
    );
}

#[test]
fn bad_pencil_mark_grids() {
    let row = |row: &str| format!("{row}\n12 12 3 34\n34 34 12 12\n1234 1 . 24\n");
    let long = format!("12 34 {}\n", "1".repeat(9000));
    check(
        "pencil-mark-grid",
        &[
            ("", "1:1", "1 to 61 cells in a row, not 0"),
            (&row("12 34 14"), "2:1", "row 2 has 4 cells, but needs 3"),
            (&row("12 34 14 5"), "1:10", "`5` is not a symbol of a 4×4 grid"),
            (&row("12 343 14 2"), "1:6", "`3` is repeated in this cell"),
            (&row("12 - 14 2"), "1:4", "the cell has no candidate"),
            (&row("12 3+4 14 2"), "1:5", "`+` is not a candidate"),
            (&row("12 3é 14 2"), "1:5", "`é` is not a symbol"),
            ("12 12\n12 12\n12 12", "3:1", "more than 2 rows"),
            ("1 23 23\n12 3 13", "2:8", "2 rows, but 3 are needed"),
            ("1,2 3,x 2\n1 2 3\n1 2 3", "1:7", "`x` is not a symbol"),
            ("12|34 1 2\n12|34 1 2\n12|34 1 2\n12|34 1 2", "2:3", "neither boxes nor regions"),
            (&long, "1:1", "too long"),
        ],
    );
    assert_eq!(faults("pencil-mark-grid", "12 3é - 141\n1 2 3\n1 2 3 4\n11 2 3 4\n").len(), 5);
    assert_eq!(faults("pencil-mark-grid", "12 3é - 141\n1 2 3 4\n1 2 3 4\n11 2 3 4\n").len(), 4);
}

#[test]
fn bad_sadman_files() {
    let grid = "1...\n..2.\n.3..\n...4\n";
    let with = |more: &str| format!("[Puzzle]\n{grid}{more}");
    check(
        "sdk",
        &[
            ("#AMe\n12\n2", "3:1", "row 2 has 1 cells, but needs 2"),
            ("", "1:1", "cells in a row"),
            ("[State]\n1.\n..", "1:1", "the section `[Puzzle]` is missing"),
            ("[Puzzle]\n", "2:1", "cells in a row, not 0"),
            ("[Puzzle]\n1..5\n....\n....\n....", "2:4", "`5` is not a symbol of a 4×4 grid"),
            (
                &with("[State]\n2...\n..2.\n.3..\n...4"),
                "6:1",
                "the state has 2 in r1c1, where the puzzle has 1",
            ),
            (&with("[State]\n1.\n.."), "6:1", "differ in size"),
            (&with("[State]\n1...\n..x.\n.3..\n...4"), "8:3", "`x` is not a symbol"),
            (&with("[Secrets]\nabc"), "6:1", "unknown section `[Secrets]`"),
            (&with("[PUZZLE]\n1"), "6:1", "the section is repeated"),
        ],
    );
}

#[test]
fn bad_open_sudoku_lists() {
    let zeros = "0".repeat(81);
    let game = |data: &str| format!("<opensudoku><game data=\"{data}\"/></opensudoku>");
    let deep = "<opensudoku>".to_string() + &"<a>".repeat(20);
    let two = format!("<opensudoku>\n<game data=\"{zeros}\"/>\n<game data=\"{zeros}\"/></opensudoku>");
    let cells = |first: &str, rest: &str| game(&format!("version: 3&#10;{first}{}", rest.repeat(80)));
    check(
        "open-sudoku",
        &[
            ("", "1:1", "this list contains no game"),
            ("<opensudoku></opensudoku>", "1:1", "this list contains no game"),
            ("<html><game/></html>", "1:1", "`<html>` is not the root element of an OpenSudoku list"),
            ("<opensudoku version=\"9\"/>", "1:22", "version `9` are not supported"),
            ("<opensudoku2 version='2'/>", "1:23", "version `2` are not supported"),
            ("<!DOCTYPE x [<!ENTITY a \"b\">]>", "1:1", "document type declarations are not supported"),
            ("<opensudoku><game/></opensudoku>", "1:13", "the game has no `data`"),
            (&game(&zeros[1..]), "1:105", "80 cells, but"),
            (&game(&format!("{}x", &zeros[1..])), "1:105", "`x` is not a digit"),
            (&game(&zeros).replace("/></o", "></o"), "1:108", "`</opensudoku>` closes `<game>`"),
            (&game("&bad;"), "1:25", "not a character entity"),
            (&game(&"0".repeat(10_000)), "1:25", "10000 characters are too many for a game"),
            (&game(&zeros).replace("data=", "data"), "1:19", "not an attribute with a value"),
            (&game(&zeros).replace("<game", "<game data='' "), "1:28", "the attribute `data` is repeated"),
            (&game("version: 9&#10;"), "1:25", "version 1 to 4"),
            (&cells("5|0|0|", "0|0|1|").replace("5|0|0|", "x|0|0|"), "1:40", "`x` is not a digit"),
            (&cells("0|0|0|", "0|0|1|"), "1:40", "empty although the player may not change it"),
            (&cells("5|512|0|", "0|0|1|"), "1:42", "less than 512"),
            (&cells("5|0|2|", "0|0|1|"), "1:44", "0 or 1"),
            (&cells("5|0|", "0|0|1|"), "1:524", "not complete"),
            (&two, "3:1", "there is a second game"),
            (&deep, "1:58", "more than 16 deep"),
            ("<game data=\"", "1:1", "the tag is not closed"),
            ("<opensudoku><!-- x", "1:13", "`-->` is missing"),
        ],
    );
}

#[test]
fn bad_links() {
    let site = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";
    let after = |rest: &str| format!("{site}{rest}");
    check(
        "iss-link",
        &[
            ("https://example.org/?q=.AntiKing", "1:1", "must start with https://sigh.github.io"),
            ("https://sigh.github.io/Interactive-Sudoku-Solver/?x=1", "1:49", "the parameter `q` is missing"),
            (&after("%2EShape%7E4x4.Nonsense"), "1:67", "there is no constraint type `.Nonsense`"),
            (&after(".Shape%7E4x4%2E%7ER1C1_9"), "1:71", "`9` is not a value from 1 to 4"),
            (&after(".%FF"), "1:54", "is not valid UTF-8"),
        ],
    );
    let penpa = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";
    check(
        "penpa-link",
        &[
            ("https://swaroopg92.github.io/penpa-edit/", "1:1", "the parameters `m` and `p`"),
            (&format!("{penpa}AB!C"), "1:53", "cannot occur in the base64"),
            (&format!("{penpa}S8us"), "1:51", "is cut off"),
            (&format!("{penpa}%FF"), "1:51", "do not stand for text"),
            (&format!("{penpa}y0jNycnXUchAogA="), "1:51", "a board of the kind `hello`"),
            (&format!("{penpa}http://x"), "1:51", "leads to another one"),
        ],
    );
}

#[test]
fn bad_game_ids() {
    check(
        "sgt-solo",
        &[
            ("3x3", "1:1", "needs a colon"),
            ("3y3:a", "1:1", "not valid parameters; expected something like"),
            ("99x99:a", "1:1", "must be between 1 and 31"),
            ("2x2:zz", "1:5", "more than the 16 cells"),
            ("2x2:a", "1:5", "this describes 1 cells, but the grid has 16"),
            ("2x2:5o", "1:5", "5 is not between 1 and 4"),
            ("2x2:a?", "1:6", "`?` does not belong"),
            ("2x2:99999999999999999999999", "1:5", "out of range"),
            ("solo:2x2:p,a", "1:12", "more text than these parameters"),
            ("4j:p", "1:4", "edges of the regions are missing"),
            ("4j:p,_", "1:6", "fewer edges"),
            ("4j:p,_99", "1:6", "more edges"),
            ("2x2k:p,_25", "1:6", "sums of the cages are missing"),
        ],
    );
    check(
        "sgt-keen",
        &[
            ("4x:_,a1", "1:1", "not valid parameters; expected something like"),
            ("3:_13", "1:3", "a comma is needed"),
            ("2:_5,a1a2a1", "1:12", "the clue of cage 4 of 4"),
            ("2:_5,a1a2a1a2a1", "1:14", "more clues than cages"),
            ("2:_5,b1", "1:6", "the clue of cage 1 of 4"),
            ("0:_,a1", "1:1", "must be between 1 and 31"),
        ],
    );
    check(
        "sgt-unequal",
        &[
            ("2:0,0,0,", "1:3", "3 numbers, but 4 are needed"),
            ("2:0U,0,0,0,", "1:4", "`U` is not a letter for a neighbour"),
            ("2:0RR,0,0,0,", "1:5", "`R` is repeated"),
            ("2:0,x,0,0,", "1:5", "a number is expected here"),
            ("2:0,3,0,0,", "1:5", "3 is not between 1 and 2"),
            ("2b:0,0,0,0,", "1:1", "not valid parameters; expected something like"),
        ],
    );
    check(
        "sgt-towers",
        &[
            ("2:1/2", "1:3", "8 clues"),
            ("2:1/3//////", "1:5", "between 1 and 2"),
            ("2:1/2//////,a", "1:13", "this describes 1 cells, but the grid has 4"),
        ],
    );
}

#[test]
fn every_fault_of_a_game_id_is_told() {
    assert_eq!(faults("sgt-unequal", "2:0U,x,9,0RR,").len(), 4);
    assert_eq!(faults("sgt-towers", "2:9/0//////,5_7b").len(), 4);
    assert_eq!(faults("sgt-solo", "2x2:5_6n").len(), 2);
}

#[test]
fn bad_library_lines() {
    let empty = ".".repeat(81);
    let cases = [
        ("0300:5:".to_string(), "1:1", "form"),
        (format!(":0300:5:{}::", &empty[1..]), "1:9", "80 cells, but"),
        (format!(":0300:5:x{}::", &empty[1..]), "1:9", "`x` does not belong"),
        (format!(":0300:5:{empty}:51:"), "1:91", "`51` is not a digit, row and column"),
        (format!(":0300:5:{empty}:501:"), "1:91", "`501` is not a digit"),
        (format!(":X:5:{empty}::"), "1:2", "not the code"),
    ];
    for (text, place, message) in &cases {
        check("hodoku", &[(text, place, message)]);
    }
}

#[test]
fn bad_houses() {
    let deep = format!("{{\"N\": {}", "[".repeat(100_000));
    check(
        "houses-json",
        &[
            ("{\"N\": 9,}", "1:9", "not JSON"),
            (&deep, "1:100006", "not JSON"),
            ("[]", "1:1", "not an object"),
            ("{\"ncells\": 4}", "1:1", "`N` is missing"),
            ("{\"N\": 1000, \"ncells\": 4}", "1:7", "between 1 and 128"),
            ("{\"N\": 2, \"ncells\": 99999999}", "1:20", "between 1 and 16384"),
            ("{\"N\": 2, \"ncells\": 4, \"houses\": [[0, 9]]}", "1:38", "cells are numbered 0 to 3"),
            ("{\"N\": 2, \"ncells\": 4,\n \"houses\": [[0, -1]]}", "2:17", "cells are numbered 0 to 3"),
            ("{\"N\": 2, \"ncells\": 4, \"houses\": [[0, 0]]}", "1:38", "is repeated"),
            ("{\"N\": 2, \"ncells\": 4, \"houses\": [[0, 1, 2]]}", "1:34", "3 cells for 2 values"),
            ("{\"N\": 2, \"ncells\": 4, \"houses\": 5}", "1:33", "not an array"),
            ("{\"N\": 2, \"ncells\": 4, \"givens\": {\"7\": 1}}", "1:39", "must be between 0 and 3"),
            ("{\"N\": 2, \"ncells\": 4, \"givens\": {\"1\": 3}}", "1:39", "3 is not a value"),
            ("{\"N\": 2, \"ncells\": 4, \"solution\": [1]}", "1:35", "one value for each of the 4 cells"),
            (
                "{\"N\": 2, \"ncells\": 4, \"dims\": [0], \"orig_cell_ids\": [1]}",
                "1:31",
                "do not describe the cells",
            ),
        ],
    );
}

#[test]
fn bad_rows_of_numbers() {
    let many_rows = format!("[{}[0]]", "[0],".repeat(300));
    check(
        "int-grid",
        &[
            ("[[0, 1],\n [0]]", "2:2", "row 2 has 1 cells, but needs 2"),
            ("[[0, 3],\n [0, 1]]", "1:6", "3 is not a value"),
            ("[[0, \"x\"],\n [0, 1]]", "1:6", "not a whole number"),
            ("[[0, 1.5],\n [0, 1]]", "1:6", "not a whole number"),
            ("[5]", "1:2", "not an array"),
            ("[]", "1:1", "size"),
            (&many_rows, "1:1", "must be between 1 and 128"),
        ],
    );
}

#[test]
fn bad_killer_cages() {
    check(
        "killer-cages",
        &[
            ("[{\"sum\": 3, \"cells\": [[0, 9]]}]", "1:23", "outside the 9×9 grid"),
            ("[{\"sum\": 3, \"cells\": [[0]]}]", "1:23", "two whole numbers"),
            ("[{\"sum\": 3}]", "1:2", "`cells` is missing"),
            ("[{\"sum\": \"x\", \"cells\": [[0, 0]]}]", "1:10", "not a whole number"),
            ("[{\"sum\": 3, \"cells\": []}]", "1:2", "at least 1"),
            ("{\"size\": 0, \"cages\": []}", "1:10", "the side must be between 1 and 128"),
            ("{\"size\": 4}", "1:1", "`cages` is missing"),
        ],
    );
}

#[test]
fn bad_kenken_cages() {
    check(
        "kenken",
        &[
            ("[{\"op\": \"pow\", \"target\": 3, \"cells\": [[0, 0], [0, 1]]}]", "1:9", "one of eq, add"),
            ("[{\"op\": \"add\", \"cells\": [[0, 0]]}]", "1:2", "whole number `target`"),
            ("[{\"target\": 1, \"cells\": [[0, 99999999999]]}]", "1:1", "`size` is missing"),
        ],
    );
}

#[test]
fn bad_lisudoku_fields() {
    check(
        "lisudoku",
        &[
            ("{\"fixedNumbers\": []}", "1:1", "`gridSize` is missing"),
            ("{\"gridSize\": 4, \"magic\": true}", "1:26", "`magic` is not understood"),
            ("{\"gridSize\": 4, \"fixedNumbers\": [[0, 4, 1]]}", "1:34", "a cell of the grid and a value"),
            ("{\"gridSize\": 4, \"fixedNumbers\": [[0, 0, 5]]}", "1:41", "5 is not a value"),
            ("{\"gridSize\": 4, \"thermos\": [[[0, 0], [4, 0]]]}", "1:38", "outside the 4×4 grid"),
            ("{\"gridSize\": 4, \"regions\": [[[0, 0]]]}", "1:28", "do not cover"),
            ("{\"gridSize\": 4, \"kropkiDots\": [{\"dotType\": \"Blue\"}]}", "1:32", "a dot needs a kind"),
            ("{\"gridSize\": 4, \"antiKnight\": 1}", "1:31", "not true or false"),
        ],
    );
}

#[test]
fn bad_joined_constraints() {
    let joined = "{\"c1\": ".repeat(20) + "null" + &", \"c2\": [[[0, 0], [0, 1]]]}".repeat(20);
    let deep_join = format!("{{\"cells\": [null], \"constraint\": {joined}}}");
    check(
        "constraint-json",
        &[
            ("{\"constraint\": null}", "1:1", "`cells` is missing"),
            ("{\"cells\": [1, 2, 3], \"constraint\": null}", "1:1", "3 cells do not make a square"),
            ("{\"cells\": [7], \"constraint\": null}", "1:12", "7 is not a value"),
            (
                "{\"cells\": [1], \"constraint\": {\"c1\": null, \"c2\": null}}",
                "1:30",
                "it is not clear what this joins",
            ),
            ("{\"cells\": [1], \"constraint\": {\"x\": 1}}", "1:30", "not understood"),
            ("{\"cells\": [1], \"variant\": \"ninja\"}", "1:27", "not supported"),
            (&deep_join, "1:152", "more than 16 deep"),
        ],
    );
}

#[test]
fn bad_texts_of_other_puzzles() {
    check(
        "kenken",
        &[
            ("ab\nab\na 3+\nb 3+\nc 2", "5:1", "no cage `c`"),
            ("ab\nab\na 3+\na 3+\nb 1", "4:1", "already has a target"),
            ("ab\nab\na 3+", "3:5", "the cage `b` has no target"),
            ("ab\na\na 3+\nb 1", "2:1", "row 2 of the map has 1 cells, but needs 2"),
            ("ab\nab\na three", "3:1", "not a cage and its target, such as `a 12+`"),
            ("abc", "1:4", "1 rows, but needs 3"),
            ("", "1:1", "0 columns"),
        ],
    );
    check(
        "kakuro",
        &[
            ("# 3\\\n\\3 .. .", "2:4", "is not `.`, `#`"),
            ("# 3\\ 4\\\n\\3 .", "2:1", "row 2 has 2 cells, but the first row has 3"),
            ("# 3\\ #\n\\3 . .", "1:3", "no run of at least two cells below"),
            ("#\\\n.", "1:1", "is not `.`, `#`"),
            ("# #\n# #", "1:1", "no white cell"),
            ("# 99999999999\\\n# .", "1:3", "is not `.`, `#`"),
        ],
    );
    let row = format!("{0}###{0}", ".".repeat(9));
    let good: Vec<String> = (0..21)
        .map(|i| match i {
            6..=8 | 12..=14 => ".".repeat(21),
            9..=11 => format!("{0}{1}{0}", "#".repeat(6), ".".repeat(9)),
            _ => row.clone(),
        })
        .collect();
    let with = |line: usize, text: &str| {
        let mut rows = good.clone();
        rows[line] = text.to_string();
        rows.join("\n")
    };
    assert!(format("samurai").unwrap().read(&good.join("\n"), &ReadOptions::default()).is_ok());
    check(
        "samurai",
        &[
            (&good[..20].join("\n"), "20:22", "20 lines, but 21 are needed"),
            (&with(0, &"1".repeat(21)), "1:10", "there is no cell here, so `1` cannot be placed"),
            (&with(1, &".".repeat(22)), "2:1", "22 characters, but needs 21"),
            (&with(2, &format!("A{}", &row[1..])), "3:1", "`A` is neither a digit"),
            (&with(6, ".........#..........."), "7:10", "`#` is neither a digit"),
        ],
    );
}

#[test]
fn faults_inside_rows_point_into_the_row() {
    check(
        "corpus-row",
        &[
            ("{\"id\": 1}", "1:1", "no puzzle in this object"),
            ("{\"puzzle\": 5, \"variant\": \"x\"}", "1:12", "unrecognised format"),
            ("{\"gameid\": 5, \"game\": \"solo\"}", "1:12", "not a text"),
            ("{\"gameid\": \"2x2:5o\", \"game\": \"solo\"}", "1:17", "5 is not between 1 and 4"),
            ("{\"puzzle\": \"12x4\", \"format\": \"givens81\"}", "1:15", "`x` is not a symbol"),
            ("{\"puzzle\": [\"# 3\\\\\", \"\\\\3 ?\"], \"variant\": \"kakuro\"}", "1:26", "is not `.`, `#`"),
            ("{\"puzzle\": [[0, 9], [0, 0]], \"format\": \"int grid\"}", "1:17", "9 is not a value"),
            ("{\"size\": 999, \"puzzle\": [], \"format\": \"kenken\"}", "1:10", "the side must be between"),
        ],
    );
}

/// Whatever the text, every format answers with a puzzle or with faults that have a message, and never panics.
#[test]
fn no_format_panics_on_the_texts_of_the_others() {
    let mut texts: Vec<String> = [
        "", " ", "\n\n", "\0", "é", "{}", "[]", "[[]]", "{\"", "null", "1", ":", "::::::::", "#", "-", "1:",
        "x1:,,,", "[[x]]", "= =", "\\", "3x3:", "9j:a,,,", "a\nb", "\u{feff}",
    ]
    .iter()
    .map(|text| text.to_string())
    .collect();
    texts.extend([81, 729, 441, 4096].map(|n| ".".repeat(n)));
    texts.push("{\"N\":9,\"ncells\":81,\"houses\":[],\"size\":9,\"grid\":[],\"cells\":[],\"cages\":[],\"puzzle\":{}}".into());
    texts.push("4:_a_c_a_a_6ba,d2d2a11m6m4s1s1".into());
    let snapshot = texts.clone();
    // Texts cut short and doubled make more of them.
    texts.extend(snapshot.iter().map(|text| text.chars().take(text.chars().count() / 2).collect()));
    texts.extend(snapshot.iter().map(|text| format!("{text}{text}")));
    let mut n_read = 0;
    for format in FORMATS {
        for text in &texts {
            let likeness = format.likeness(text);
            match format.read(text, &ReadOptions { box_size: Some((3, 3)), ..ReadOptions::default() }) {
                Ok(spec) => n_read += usize::from(spec.build().is_ok()),
                Err(faults) => {
                    assert!(!faults.is_empty(), "{} {likeness:?}", format.info().id);
                    assert!(faults.iter().all(|fault| !fault.message().is_empty()));
                }
            }
        }
    }
    assert!(n_read > 0);
}
