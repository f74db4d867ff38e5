//! What people paste: files of SadMan Sudoku and Simple Sudoku, drawn pencil marks, lists of OpenSudoku, and links to the
//! Interactive Sudoku Solver. Each is detected automatically, and no other format loses a text to it.

use arau_core::{PuzzleSpec, Symbol};
use arau_format::{Likeness, PuzzleReader, ReadOptions, detect, format};

const ETANA: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

fn id(text: &str) -> &'static str {
    detect(text).map_or("none", |format| format.info().id)
}

fn read_as(id: &str, text: &str) -> PuzzleSpec {
    let read = format(id).unwrap().read(text, &ReadOptions::default());
    read.unwrap_or_else(|faults| panic!("{text}\n{faults}"))
}

/// Finds the format out and reads the text.
fn read(text: &str) -> (&'static str, PuzzleSpec) {
    (id(text), read_as(id(text), text))
}

fn classic(line: &str) -> PuzzleSpec {
    read_as("line", line)
}

fn faults(id: &str, text: &str) -> Vec<String> {
    let read = format(id).unwrap().read(text, &ReadOptions::default());
    read.err().map_or(Vec::new(), |faults| faults.iter().map(|fault| fault.to_string()).collect())
}

/// Line, format and number of givens of each puzzle of a stream, or its faults.
fn stream(text: &str) -> Vec<String> {
    let one = |text: arau_format::PuzzleText| {
        let id = text.format.map_or("none", |format| format.info().id);
        match text.read(&ReadOptions::default()) {
            Ok(spec) => format!("{}:{} {id} {}", text.line, text.column, spec.n_givens()),
            Err(faults) => faults.iter().map(|fault| fault.to_string()).collect::<Vec<_>>().join(" / "),
        }
    };
    PuzzleReader::new(text.as_bytes(), None).map(one).collect()
}

/// The givens as lines of a drawn grid.
fn rows(line: &str) -> Vec<String> {
    line.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row).into_owned()).collect()
}

/// What the rule `candidates` allows in each cell, as glyphs; empty where it says nothing.
fn candidates(spec: &PuzzleSpec) -> Vec<String> {
    let mut cells = vec![String::new(); spec.givens.len()];
    for rule in spec.uses_of("candidates") {
        let glyphs: String = rule.args.symbols("symbols").iter().map(|s| spec.symbols.glyph(*s)).collect();
        rule.cells().iter().for_each(|cell| cells[cell.idx()].clone_from(&glyphs));
    }
    cells
}

#[test]
fn sadman_files_have_headers_and_sections() {
    let grid = rows(ETANA).join("\n");
    let (id, spec) = read(&format!(
        "#AArto\n#DAI Etana\n#CHard.\n#LDiabolical\n#Uhttps://example.org\n# no header\n{grid}\n"
    ));
    assert_eq!((id, &spec.givens), ("sdk", &classic(ETANA).givens));
    assert_eq!(spec.about.author.as_deref(), Some("Arto"));
    assert_eq!(spec.about.title.as_deref(), Some("AI Etana"));
    assert_eq!(spec.about.text.as_deref(), Some("Hard.\nLevel: Diabolical\nLink: https://example.org"));
    // Old files have Windows line ends, and what a player entered and noted is not part of the puzzle.
    let state = grid.replacen("1....7", "162..7", 1);
    let text = format!("[Puzzle]\n{grid}\n[State]\n{state}\n[PencilMarks]\n,,12,\n").replace('\n', "\r\n");
    let (id, spec) = read(&text);
    assert_eq!((id, &spec.givens), ("sdk", &classic(ETANA).givens));
    let (id, spec) = read("#BYesterday\n1...\n..2.\n.3..\n...4\n");
    assert_eq!((id, spec.n_givens(), spec.geometry.parts()[0].box_size), ("sdk", 4, Some((2, 2))));
}

#[test]
fn sadman_files_come_back() {
    let mut spec = classic(ETANA);
    (spec.about.title, spec.about.author) = (Some("AI Etana".into()), Some("Arto Inkala".into()));
    spec.about.text = Some("Known to be\nhard.".into());
    let written = format("sdk").unwrap().write(&spec).unwrap();
    assert!(
        written.starts_with("#AArto Inkala\n#DAI Etana\n#CKnown to be\n#Chard.\n1....7.9.\n"),
        "{written}"
    );
    let (id, again) = read(&written);
    assert_eq!((id, &again.givens, again.about), ("sdk", &spec.givens, spec.about));
    let killer = "variant = 'killer'\nsize = 4\n[[killer-cage]]\ncells = 'r1c1'\nsum = 3\n";
    let told = format("sdk").unwrap().write(&read_as("arau", killer)).unwrap_err().to_string();
    assert!(told.contains("killer-cage: this format cannot express the rule"), "{told}");
}

#[test]
fn sadman_collections_are_lists_of_lines() {
    let list = format!("{ETANA}\n{}\n{ETANA}\n", ETANA.replace('.', "0"));
    let mut reader = PuzzleReader::new(list.as_bytes(), None);
    // The first line settles what the list is; the others come together, decoded at once.
    assert_eq!(reader.next().and_then(|text| text.format).map(|format| format.info().id), Some("line"));
    assert_eq!(reader.next_classic_lines(10).map(|lines| lines.puzzles.len()), Some(2));
}

#[test]
fn simple_sudoku_draws_corners_with_stars() {
    let rows = rows(ETANA);
    let row = |row: &String| format!(" |{}|{}|{}|", &row[..3], &row[3..6], &row[6..]);
    let bands: Vec<String> =
        rows.chunks(3).map(|band| band.iter().map(row).collect::<Vec<_>>().join("\n")).collect();
    let text = format!(" *-----------*\n{}\n *-----------*\n", bands.join("\n |---+---+---|\n"));
    let (id, spec) = read(&text);
    assert_eq!((id, &spec.givens), ("grid", &classic(ETANA).givens));
    assert_eq!(stream(&format!("{text}{text}")), ["1:1 grid 23", "14:1 grid 23"]);
    let boxes = "*-----*-----*\n|1 . .|. . .|\n|. . .|. . .|\n*-----*-----*\n|. . .|. . .|\n|. . .|. . .|\n\
                 *-----*-----*\n|. . .|. . .|\n|. . .|. . 2|\n*-----*-----*\n";
    assert_eq!(read(boxes).1.geometry.parts()[0].box_size, Some((2, 3)));
    // A `*` that stands for an empty cell still does.
    let stars = "12|**\n**|12\n--+--\n21|**\n**|21\n";
    assert_eq!((id_of_grid(stars), read(stars).1.n_givens()), ("grid", 8));
}

fn id_of_grid(text: &str) -> &'static str {
    read(text).0
}

#[test]
fn drawn_regions_are_read() {
    let jigsaw = "\
+-------+---+-------+
| 2   3 | 1 | 5   4 |
|   +---+   +---+   |
| 5 | 4   3   2 | 1 |
|   +---+   +---+   |
| 4 | 1 | 5 | 3   2 |
|   |   +---+-------+
| 1 | 5 | 2   4   3 |
+---+   +---+       |
| 3   2   4 | 1   5 |
+-----------+-------+
";
    let (id, spec) = read(jigsaw);
    assert_eq!((id, spec.n_givens()), ("grid", 25));
    let meant = read_as("arau", "size = 5\nregions = '''\n11233\n12223\n14233\n14555\n44455'''\n");
    assert!(spec.geometry == meant.geometry && spec.rules == meant.rules, "{:?}", spec.geometry.groups());
    let box_drawing = "╔═══╤═══╗\n║1 .│. .║\n║. .│. .║\n╟───┼───╢\n║. .│. .║\n║. .│. 4║\n╚═══╧═══╝\n";
    let (id, spec) = read(box_drawing);
    assert_eq!((id, spec.n_givens(), spec.geometry.parts()[0].box_size), ("grid", 2, Some((2, 2))));
}

#[test]
fn drawn_pencil_marks_are_candidates() {
    let framed = "\
+-----------+-----------+
| 1    2    | 34   34   |
| 34   34   | 12   12   |
+-----------+-----------+
| 234  134  | 1234 1234 |
| 234  134  | 1234 1234 |
+-----------+-----------+
";
    let (id, spec) = read(framed);
    // A single digit is a list of one candidate: whether it is placed, the drawing does not say.
    assert_eq!((id, spec.n_givens()), ("pencil-mark-grid", 0));
    let cells = candidates(&spec);
    assert_eq!(cells[..5], ["1", "2", "34", "34", "34"]);
    assert_eq!(cells[10..12], ["", ""], "all candidates say nothing");
    assert_eq!(spec.rules[0].args.text("of"), Some("row column box"));
    assert!(spec.build().is_ok());
    let bare: String =
        framed.lines().filter(|line| !line.contains('+')).map(|line| line.replace('|', " ") + "\n").collect();
    let (id, bare) = read(&bare);
    assert_eq!((id, candidates(&bare)), ("pencil-mark-grid", cells));
    let two = format!("{framed}\n{framed}");
    assert_eq!(stream(&two), ["1:1 pencil-mark-grid 0", "9:1 pencil-mark-grid 0"]);
}

#[test]
fn pencil_marks_in_other_layouts() {
    let hodoku = "\
.-----------.-----------.
| 1    .    | 3-4  34   |
| 34  *234  | 12   12   |
:-----------+-----------:
| 2    14   | 134  134  |
| 4    13   | 123  123  |
'-----------'-----------'
";
    let told = faults("pencil-mark-grid", hodoku);
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].starts_with("2:16: `-` is not a candidate"), "{}", told[0]);
    assert!(told[1].starts_with("3:7: `*` is not a candidate"), "{}", told[1]);
    assert_eq!(id(hodoku), "pencil-mark-grid");
    let options = ReadOptions { ignore_drawings: true, ..ReadOptions::default() };
    let spec = format("pencil-mark-grid").unwrap().read(hodoku, &options).unwrap();
    assert_eq!(candidates(&spec)[..6], ["1", "", "34", "34", "34", "234"]);
    let letters: String = (0..12)
        .map(|i| format!("{}12C ABC\n", "1A ".repeat(10)).replacen("1A", if i == 3 { "B" } else { "1A" }, 1))
        .collect();
    let (id, spec) = read(&letters);
    assert_eq!((id, spec.symbols.len()), ("pencil-mark-grid", 12));
    assert_eq!((candidates(&spec)[0].as_str(), candidates(&spec)[11].as_str()), ("1A", "ABC"));
    let numbers = "1,2 10 3 4 5 6 7 8 9 1\n".to_string() + &"10 9 8 7 6 5 4 3 2 1\n".repeat(9);
    let (id, spec) = read(&numbers);
    assert_eq!((id, &candidates(&spec)[..2]), ("pencil-mark-grid", &["12".to_string(), "A".to_string()][..]));
}

#[test]
fn games_of_open_sudoku_are_puzzles() {
    let zeros = ETANA.replace('.', "0");
    let list = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n  <name>Own</name>\n  <!-- <game data=\"1\"/> -->\n  \
         <game data=\"{zeros}\"/>\n  <game data='{zeros}' /><game data=\"{zeros}\"></game>\n</opensudoku>\n"
    );
    assert_eq!(stream(&list), ["5:3 open-sudoku 23", "6:3 open-sudoku 23", "6:100 open-sudoku 23"]);
    let one = format!("<game data=\"{zeros}\" note=\"a &lt;b&gt;\"/>");
    let (id, spec) = read(&one);
    assert_eq!((id, &spec.givens), ("open-sudoku", &classic(ETANA).givens));
    assert_eq!(spec.about.text.as_deref(), Some("a <b>"));
    let folders = format!(
        "<opensudoku version=\"2\"><folder name=\"f\" created=\"1\"><game created=\"1\" state=\"0\" data=\"{zeros}\"/>\
         </folder></opensudoku>"
    );
    assert_eq!(stream(&folders), ["1:54 open-sudoku 23"]);
}

#[test]
fn states_of_open_sudoku_tell_givens_from_entries() {
    // Of each version: a given 5, an entry 6 with notes 1 and 2, and empty cells.
    let states = [
        format!("version: 1\n5|-|0|6|1,2,|1|{}", "0|-|1|".repeat(79)),
        format!("version: 2&#10;5|0||0|6|3||1|{}", "0|0||1|".repeat(79)),
        format!("version: 3&#10;5|0|0|6|3|1|{}", "0|0|1|".repeat(79)),
        format!("version: 4&#xA;5|0|0|0|6|3|511|1|{}", "0|0|0|1|".repeat(79)),
    ];
    for state in states {
        let text =
            format!("<opensudoku2 version=\"3\"><game cells_data=\"{state}\" user_note=\"\"/></opensudoku2>");
        let (id, spec) = read(&text);
        assert_eq!((id, spec.n_givens(), spec.givens[0]), ("open-sudoku", 1, Some(Symbol(4))), "{text}");
        assert_eq!(stream(&text).len(), 1);
    }
}

#[test]
fn lists_that_are_broken_are_read_as_far_as_they_go() {
    let zeros = ETANA.replace('.', "0");
    let list = format!(
        "<opensudoku>\n<game data=\"{zeros}\"/>\n<game data=\"12x\"/>\n</name>\n<game data=\"{zeros}\"/>\n"
    );
    assert_eq!(
        stream(&list),
        [
            "2:1 open-sudoku 23",
            "3:15: `x` is not a digit / 3:16: there are 3 cells, but 81 are needed",
            "4:1: `</name>` closes `<opensudoku>`",
            "5:1 open-sudoku 23",
        ]
    );
    let cut = format!("<opensudoku>\n<folder name='x'><game data=\"{zeros}\"/>\n<game data=\"");
    assert_eq!(
        stream(&cut),
        [
            "2:18 open-sudoku 23",
            "3:1: the tag is not closed / 1:1: `<opensudoku>` is not closed / 2:1: `<folder>` is not closed"
        ]
    );
}

#[test]
fn links_to_the_interactive_solver_hold_constraint_strings() {
    let site = "https://sigh.github.io/Interactive-Sudoku-Solver/";
    let string = ".Shape~4x4.~R1C1_3.Thermo~R1C2~R2C2.Cage~5~R3C3~R3C4";
    let encoded = "%2EShape%7E4x4%2E%7ER1C1_3+.Thermo%7ER1C2%7ER2C2.Cage~5~R3C3~R3C4";
    let meant = read_as("iss", string);
    for text in [
        format!("{site}?q={string}"),
        format!("{site}?q={encoded}&mode=count-solutions#x"),
        format!(" http://sigh.github.io/Interactive-Sudoku-Solver?mode=x&q={encoded}\n"),
    ] {
        let (id, spec) = read(&text);
        assert_eq!((id, &spec.givens, &spec.rules), ("iss-link", &meant.givens, &meant.rules), "{text}");
    }
    let written = format("iss-link").unwrap().write(&meant).unwrap();
    assert!(
        written.starts_with("https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape~4x4"),
        "{written}"
    );
    let again = read_as("iss-link", &written);
    assert_eq!((&again.givens, &again.rules), (&meant.givens, &meant.rules));
    // Whatever the solver itself takes after `q=`.
    let (_, plain) = read(&format!("{site}?q={ETANA}"));
    assert_eq!(plain.givens, classic(ETANA).givens);
    let two = format!("{site}?q={string}\n{site}?q={encoded}\n");
    assert_eq!(stream(&two), ["1:1 iss-link 1", "2:1 iss-link 1"]);
}

/// The texts of the formats that were there before are still theirs.
#[test]
fn new_readers_take_nothing_from_others() {
    let grid = rows(ETANA).join("\n");
    let numbers = (0..16).map(|_| "10 . . . | . . . . | . . . . | . . . 16\n").collect::<String>();
    let solved = "|123|456|789|\n|456|789|123|\n|789|123|456|\n|---+---+---|\n|234|567|891|\n|567|891|234|\n\
                  |891|234|567|\n|---+---+---|\n|345|678|912|\n|678|912|345|\n|912|345|678|\n";
    for (text, owner) in [
        (ETANA.to_string(), "line"),
        (format!("# A remark\n#Another remark\n{grid}"), "grid"),
        (grid.clone(), "grid"),
        (numbers, "grid"),
        (solved.to_string(), "grid"),
        ("1 2|3 4\n3 4|1 2\n---+---\n2 1|4 3\n4 3|2 1\n".to_string(), "grid"),
        ("size = 4\n[givens]\nr1c1 = 1\n".to_string(), "arau"),
        ("aab\ncab\ncdd\na 6+\nb 2-\nc 3/\nd 5*\n".to_string(), "kenken"),
        ("# 3\\ 4\\\n\\3 . .\n\\4 1 .\n".to_string(), "kakuro"),
        (".Shape~4x4.~R1C1_3".to_string(), "iss"),
        ("[[1, 0, 0, 0], [0, 2, 0, 0], [0, 0, 3, 0], [0, 0, 0, 0]]".to_string(), "int-grid"),
        ("{\"cells\":[[{},{}],[{},{}]],\"regions\":[]}".to_string(), "sudokupad"),
        ("https://sudokupad.app/abc123".to_string(), "sudokupad-link"),
        ("https://f-puzzles.com/?id=226xnxuy".to_string(), "f-puzzles-link"),
        (".23456789".repeat(81), "pencil-marks"),
    ] {
        assert_eq!(id(&text), owner, "{text}");
    }
    for text in [
        "https://example.org/?q=.Shape~4x4",
        "https://penpa.example.org/#m=edit&p=x",
        "<html></html>",
        "[Puzzle]x",
    ] {
        for new in [
            "iss-link",
            "sdk",
            "pencil-mark-grid",
            "open-sudoku",
            "penpa-link",
            "sudokumaker",
            "sudokumaker-link",
        ] {
            assert_eq!(format(new).unwrap().likeness(text), Likeness::No, "{new}: {text}");
        }
    }
}
