//! SudokuMaker: every element with a meaning becomes the rule it means, drawings and programs are refused.

use arau_core::PuzzleSpec;
use arau_format::{Likeness, ReadOptions, detect, format};

/// A puzzle of 4×4 with boxes, and these further elements.
fn puzzle(elements: &str) -> String {
    let regions = "{\"type\":1,\"regions\":[0,0,1,1,0,0,1,1,2,2,3,3,2,2,3,3]}";
    let comma = if elements.is_empty() { "" } else { "," };
    format!(
        "{{\"formatVersion\":\"1.5.0\",\"puzzle\":{{\"name\":\"T\",\"author\":\"A\",\"comment\":\"C\",\"type\":\"sudoku\",\
         \"size\":4,\"cells\":[{{}}],\"constraints\":[{{\"type\":0}},{regions}{comma}{elements}]}}}}"
    )
}

/// A board of any size, without regions.
fn custom(board: &str, elements: &str) -> String {
    format!(
        "{{\"formatVersion\":\"1.5.0\",\"puzzle\":{{\"type\":\"custom\",{board},\"cells\":[],\"constraints\":[{elements}]}}}}"
    )
}

fn read_with(text: &str, ignore_drawings: bool) -> Result<PuzzleSpec, Vec<String>> {
    let options = ReadOptions { ignore_drawings, ..ReadOptions::default() };
    let read = format("sudokumaker").unwrap().read(text, &options);
    read.map_err(|faults| faults.iter().map(|fault| fault.to_string()).collect())
}

fn read(text: &str) -> PuzzleSpec {
    read_with(text, false).unwrap_or_else(|faults| panic!("{text}\n{}", faults.join("\n")))
}

fn told(text: &str) -> String {
    read_with(text, false).err().unwrap_or_default().join("\n")
}

fn from_arau(document: &str) -> PuzzleSpec {
    let read = format("arau").unwrap().read(document, &ReadOptions::default());
    read.unwrap_or_else(|faults| panic!("{document}\n{faults}"))
}

/// Asks that a text mean what a document says.
fn same(text: &str, document: &str) {
    let (spec, meant) = (read(text), from_arau(document));
    let sorted = |spec: &PuzzleSpec| {
        let mut rules: Vec<String> = spec.rules.iter().map(|rule| format!("{rule:?}")).collect();
        rules.sort();
        rules
    };
    assert_eq!(sorted(&spec), sorted(&meant), "{text}");
    assert_eq!((&spec.givens, spec.symbols.values()), (&meant.givens, meant.symbols.values()), "{text}");
    assert!(spec.build().is_ok(), "{text}");
}

#[test]
fn givens_and_prose_are_read() {
    let text =
        puzzle("").replace("[{}]", "[{\"given\":true,\"value\":3},{\"value\":2},{\"candidates\":6},null]");
    same(&text, "size = 4\n[givens]\nr1c1 = 3\n");
    let spec = read(&text);
    assert_eq!(spec.about.title.as_deref(), Some("T"));
    assert_eq!((spec.about.author.as_deref(), spec.about.text.as_deref()), (Some("A"), Some("C")));
    assert_eq!(detect(&text).map(|format| format.info().id), Some("sudokumaker"));
    let full: Vec<String> =
        "1234341221434321".chars().map(|digit| format!("{{\"value\":{digit}}}")).collect();
    let spec = read(&puzzle("").replace("[{}]", &format!("[{}]", full.join(","))));
    assert_eq!((spec.n_givens(), spec.about.solution.map(|s| s.len())), (0, Some(16)));
}

#[test]
fn boards_of_any_size() {
    // Without an element that says so, rows and columns of a custom board hold anything.
    let board = "\"width\":3,\"height\":2,\"minDigit\":0,\"maxDigit\":2";
    same(&custom(board, ""), "rows = 2\ncolumns = 3\nsymbols = '0-2'\nhouses = false\n");
    same(&custom(board, "{\"type\":2003}"), "rows = 2\ncolumns = 3\nbox = 'none'\nsymbols = '0-2'\n");
    let regions = "{\"type\":1,\"regions\":[0,0,1,0,1,1]}";
    same(
        &custom(board, regions),
        "rows = 2\ncolumns = 3\nregions = '''\nAAB\nABB'''\nsymbols = '0-2'\nhouses = 'region'\n",
    );
    let no_regions = vec!["-1"; 81].join(",");
    let nine = puzzle("").replace("\"type\":\"sudoku\",\"size\":4,", "");
    same(&nine.replace("0,0,1,1,0,0,1,1,2,2,3,3,2,2,3,3", &no_regions), "size = 9\nbox = 'none'\n");
    same(&puzzle("{\"type\":10,\"disabled\":true}"), "size = 4\n");
}

#[test]
fn global_elements() {
    for (elements, document) in [
        ("{\"type\":10}", "[[diagonals]]\nwhich = 'main'\n"),
        ("{\"type\":11},{\"type\":10}", "[[diagonals]]\nwhich = 'both'\n"),
        ("{\"type\":12},{\"type\":13}", "rules = ['anti-king', 'anti-knight']\n"),
        ("{\"type\":14}", "rules = ['disjoint-groups']\n"),
        ("{\"type\":15}", "rules = ['non-consecutive']\n"),
        ("{\"type\":4000,\"cells\":[1]}", ""),
    ] {
        same(&puzzle(elements), &format!("size = 4\n{document}"));
    }
    let nine = |groups: &str| {
        format!(
            "{{\"formatVersion\":\"1.5.0\",\"puzzle\":{{\"constraints\":[{{\"type\":16,\"groups\":{groups}}}]}}}}"
        )
    };
    same(&nine("[14,112,896]"), "box = 'none'\nrules = ['global-entropy']\n");
    same(&nine("[146,292,584]"), "box = 'none'\nrules = ['global-mod']\n");
    let two = read(&custom("\"width\":2,\"height\":2,\"maxDigit\":4", "{\"type\":16,\"groups\":[6,24]}"));
    assert_eq!(two.rules[0].args.text("pattern"), Some(".*[12].*[34].*|.*[34].*[12].*"));
}

#[test]
fn cells_and_cages() {
    for (element, document) in [
        ("{\"type\":100,\"cells\":[0,5]}", "[[even]]\ncells = 'r1c1 r2c2'\n"),
        ("{\"type\":101,\"cells\":[3]}", "[[odd]]\ncells = 'r1c4'\n"),
        ("{\"type\":102,\"cells\":[3]}", "[[maximum]]\ncells = 'r1c4'\n"),
        ("{\"type\":103,\"cells\":[3]}", "[[minimum]]\ncells = 'r1c4'\n"),
        (
            "{\"type\":301,\"cages\":[{\"cells\":[0,1],\"value\":5},{\"cells\":[4,5],\"value\":0},{\"cells\":[8]}]}",
            "[[killer-cage]]\ncells = 'r1c1 r1c2'\nsum = 5\n[[killer-cage]]\ncells = 'r2c1 r2c2'\n[[killer-cage]]\ncells = 'r3c1'\n",
        ),
        ("{\"type\":302,\"groups\":[[0,6],[9]]}", "[[equal]]\ncells = 'r1c1 r2c3'\n"),
        (
            "{\"type\":303,\"clues\":[{\"corner\":12,\"digits\":[1,2]},{\"corner\":6,\"digits\":[]}]}",
            "[[quadruple]]\ncells = 'r2c2 r2c3 r3c2 r3c3'\nsymbols = '1 2'\n",
        ),
        (
            "{\"type\":304,\"cages\":[{\"cells\":[0,1,2],\"value\":\"1112\"}]}",
            "[[look-and-say]]\ncells = 'r1c1 r1c2 r1c3'\ntext = '1112'\n",
        ),
        ("{\"type\":305,\"cells\":[0,5,10]}", "[[extra-region]]\ncells = 'r1c1 r2c2 r3c3'\n"),
        ("{\"type\":306,\"cells\":[0,5,10]}", "[[counting-circles]]\ncells = 'r1c1 r2c2 r3c3'\n"),
        ("{\"type\":600,\"cells\":[4]}", "[[row-indexer]]\ncells = 'r2c1'\n"),
        ("{\"type\":601,\"cells\":[4]}", "[[column-indexer]]\ncells = 'r2c1'\n"),
    ] {
        same(&puzzle(element), &format!("size = 4\n{document}"));
    }
}

#[test]
fn lines_and_arrows() {
    for (element, document) in [
        ("{\"type\":300,\"thermometers\":[[0,1],[4]]}", "[[thermometer]]\ncells = 'r1c1 r1c2'\n"),
        (
            "{\"type\":300,\"slow\":true,\"thermometers\":[[0,1]]}",
            "[[thermometer]]\ncells = 'r1c1 r1c2'\nslow = true\n",
        ),
        (
            "{\"type\":400,\"lines\":[[0,1],[1,5],[8,9]]}",
            "[[renban]]\ncells = 'r1c1 r1c2 r2c2'\n[[renban]]\ncells = 'r3c1 r3c2'\n",
        ),
        (
            "{\"type\":401,\"lines\":[[0,1,2]],\"minDifference\":2}",
            "[[whisper]]\ncells = 'r1c1 r1c2 r1c3'\ndifference = 2\n",
        ),
        ("{\"type\":402,\"lines\":[[0,1,2]]}", "[[palindrome]]\ncells = 'r1c1 r1c2 r1c3'\n"),
        ("{\"type\":403,\"lines\":[[0,1,2],[4,5]]}", "[[between]]\ncells = 'r1c1 r1c2 r1c3'\n"),
        (
            "{\"type\":404,\"lines\":[[0,1,2,6,5]]}",
            "[[equal-sums]]\nlists = ['r1c1 r1c2', 'r1c3 r2c3', 'r2c2']\n",
        ),
        (
            "{\"type\":404,\"singleRegionTotals\":true,\"lines\":[[0,1,2,6,5]]}",
            "[[equal-sums]]\nlists = ['r1c1 r1c2 r2c2', 'r1c3 r2c3']\n",
        ),
        (
            "{\"type\":405,\"lines\":[[0,1,2]]}",
            "[[sum]]\ncells = 'r1c1 r1c2 r1c3'\nsum = 0\ncoefficients = [1, -2, 1]\n",
        ),
        (
            "{\"type\":406,\"groups\":[10,20],\"lines\":[[0,1]]}",
            "[[modular]]\ncells = 'r1c1 r1c2'\nmodulus = 2\n",
        ),
        (
            "{\"type\":406,\"groups\":[6,24],\"lines\":[[0,1,2]]}",
            "[[relation]]\ncells = 'r1c1 r1c2'\npairs = '1-3 1-4 2-3 2-4 3-1 3-2 4-1 4-2'\nover = 'all'\n\
          [[relation]]\ncells = 'r1c2 r1c3'\npairs = '1-3 1-4 2-3 2-4 3-1 3-2 4-1 4-2'\nover = 'all'\n",
        ),
        ("{\"type\":407,\"lines\":[[0,1,2]]}", "[[lockout]]\ncells = 'r1c1 r1c2 r1c3'\ndifference = 2\n"),
        (
            "{\"type\":408,\"bulbsWithArrows\":[{\"bulbCells\":[1,0],\"arrows\":[[0,4,8],[1,5],[1]]}]}",
            "[[arrow]]\ncircle = 'r1c1 r1c2'\ncells = 'r2c1 r3c1'\n[[arrow]]\ncircle = 'r1c1 r1c2'\ncells = 'r2c2'\n",
        ),
        ("{\"type\":409,\"lines\":[[0,1,2]]}", "[[double-arrow]]\ncells = 'r1c1 r1c2 r1c3'\n"),
    ] {
        same(&puzzle(element), &format!("size = 4\n{document}"));
    }
}

#[test]
fn clues_outside() {
    for (element, document) in [
        (
            "{\"type\":500,\"clues\":[{\"value\":7,\"outerCell\":1,\"diagonal\":-1}]}",
            "[[little-killer]]\ncells = 'r1c2 r2c3 r3c4'\nsum = 7\n",
        ),
        (
            "{\"type\":501,\"clues\":[{\"value\":5,\"outerCell\":2},{\"outerCell\":3}]}",
            "[[sandwich]]\ncells = 'r1c2 r2c2 r3c2 r4c2'\nsum = 5\n",
        ),
        (
            "{\"type\":502,\"clues\":[{\"value\":5,\"outerCell\":6}]}",
            "[[x-sum]]\ncells = 'r1c1-r1c4'\nsum = 5\n",
        ),
        (
            "{\"type\":503,\"clues\":[{\"value\":2,\"outerCell\":11}]}",
            "[[skyscraper]]\ncells = 'r1c4-r1c1'\ncount = 2\n",
        ),
        (
            "{\"type\":504,\"clues\":[{\"value\":2,\"outerCell\":31}]}",
            "[[numbered-room]]\ncells = 'r4c1-r1c1'\nvalue = 2\n",
        ),
    ] {
        same(&puzzle(element), &format!("size = 4\n{document}"));
    }
    // Where there is a digit 0, nothing adds up to 0 but no cells at all.
    let zero = custom(
        "\"width\":2,\"height\":1,\"minDigit\":0,\"maxDigit\":1",
        "{\"type\":502,\"clues\":[{\"value\":0,\"outerCell\":4}]}",
    );
    same(
        &zero,
        "rows = 1\ncolumns = 2\nsymbols = '0-1'\nhouses = false\n[[candidates]]\ncells = 'r1c1'\nsymbols = '0'\n",
    );
}

#[test]
fn marks_and_what_holds_without_them() {
    // The edge 1 parts r1c1 from r1c2, the edge 4 parts r1c1 from r2c1.
    let white = "{\"type\":200,\"clues\":[{\"edge\":1,\"value\":1}],\"negative\":[1,2]}";
    let black = "{\"type\":201,\"clues\":[{\"edge\":4,\"value\":2}],\"negative\":[2]}";
    let marks = "[[difference]]\ncells = 'r1c1 r1c2'\nvalue = 1\n[[ratio]]\ncells = 'r1c1 r2c1'\nvalue = 2\n";
    same(
        &puzzle(&format!("{white},{black}")),
        &format!(
            "size = 4\n{marks}[[difference-negative]]\nexcept = 'ratio'\n[[difference-negative]]\nvalue = 2\nexcept = 'ratio'\n\
             [[ratio-negative]]\nvalues = [2]\nexcept = 'difference'\n"
        ),
    );
    let strict = black.replace("\"negative\":[2]", "\"negative\":[],\"overrideNegativeDifferences\":false");
    same(
        &puzzle(&format!("{},{strict},{{\"type\":15}}", white.replace("[1,2]", "[]"))),
        &format!("size = 4\nrules = ['difference-negative']\n{marks}"),
    );
    let sums = "{\"type\":202,\"clues\":[{\"edge\":1,\"value\":5}],\"negative\":[5,10]}";
    same(
        &puzzle(sums),
        "size = 4\n[[pair-sum]]\ncells = 'r1c1 r1c2'\nsum = 5\n[[sum-negative]]\nsums = [5, 10]\n",
    );
}

#[test]
fn drawings_and_programs_are_refused() {
    for (element, what) in [
        (
            "{\"type\":2000,\"lines\":[[{\"x\":1,\"y\":1}]]}",
            "puzzle.constraints[2].lines: SudokuMaker stores `lines` as a drawing",
        ),
        ("{\"type\":2001,\"cages\":[{\"cells\":[0]}]}", "constraints[2].cages: SudokuMaker stores `cages`"),
        ("{\"type\":2002,\"symbols\":[[1,1]]}", "constraints[2].symbols: SudokuMaker stores `symbols`"),
        (
            "{\"type\":13,\"solverIgnored\":true}",
            "SudokuMaker stores anti-knight that its own solver ignores as a drawing",
        ),
    ] {
        let text = puzzle(element);
        assert!(told(&text).contains(what) && told(&text).contains("`--ignore-drawings`"), "{}", told(&text));
        assert_eq!(read_with(&text, true).map(|spec| spec.rules.len()), Ok(1));
    }
    assert_eq!(told(&puzzle("{\"type\":2000,\"lines\":[]}")), "");
    let program = puzzle(
        "{\"type\":1000,\"definition\":{\"name\":\"Magic\",\"backend\":{\"type\":\"code\",\"code\":\"\"}}}",
    );
    assert!(told(&program).contains("the custom constraint `Magic` is a program"), "{}", told(&program));
    assert!(read_with(&program, true).is_err(), "it is no drawing");
}

#[test]
fn bad_elements_are_told_with_their_places() {
    for (text, what) in [
        ("{}".to_string(), "1:1: `formatVersion` is missing"),
        (
            "{\"formatVersion\":\"9.0.0\"}".to_string(),
            "1:18: formatVersion: version `\"9.0.0\"` of the format is not supported",
        ),
        ("{\"formatVersion\":\"1.5.0\"}".to_string(), "1:1: `puzzle` is missing"),
        ("{\"formatVersion\":\"1.5.0\",\"puzzle\":{}}".to_string(), "1:35: puzzle: `constraints` is missing"),
        (puzzle("{}"), "the element needs a `type`"),
        (puzzle("{\"type\":77}"), "arau does not know the element with the number 77"),
        (
            puzzle("{\"type\":100,\"cells\":[16]}"),
            "constraints[2].cells[0]: this is `16`, not a cell, which has a number from 0 to 15",
        ),
        (
            puzzle("{\"type\":100,\"cells\":[-1,\"x\"]}"),
            "constraints[2].cells[1]: this is `\"x\"`, not a cell",
        ),
        (
            puzzle("{\"type\":200,\"clues\":[{\"edge\":0}]}"),
            "clues[0].edge: this is `0`, not the number of an edge",
        ),
        (puzzle("{\"type\":200,\"clues\":[{}]}"), "clues[0]: `edge` is missing"),
        (
            puzzle("{\"type\":202,\"clues\":[{\"edge\":1,\"value\":7}]}"),
            "clues[0].value: this is `7`, not 5 for a V or 10 for an X",
        ),
        (
            puzzle("{\"type\":303,\"clues\":[{\"corner\":12,\"digits\":[9]}]}"),
            "digits[0]: this is `9`, not a digit of this puzzle",
        ),
        (
            puzzle("{\"type\":303,\"clues\":[{\"corner\":99}]}"),
            "corner: this is `99`, not the number of a corner",
        ),
        (
            puzzle("{\"type\":501,\"clues\":[{\"value\":1,\"outerCell\":0}]}"),
            "outerCell: this place outside the board belongs to no row",
        ),
        (puzzle("{\"type\":301,\"cages\":[{\"value\":3}]}"), "cages[0]: `cells` is missing"),
        (
            puzzle("{\"type\":16,\"groups\":[6,2]}"),
            "groups[1]: a digit of this group is in another group too",
        ),
        (puzzle("{\"type\":406,\"groups\":[],\"lines\":[]}"), "there are no groups of digits"),
        (puzzle("{\"type\":2003,\"areas\":[{}]}"), "rows and columns of only part of the board"),
        (puzzle("").replace("3,3]", "3]"), "regions: there are 15 regions for 16 cells"),
        (
            puzzle("").replace("[{}]", "[{\"given\":true,\"value\":5}]"),
            "cells[0].value: this is `5`, not a digit from 1 to 4",
        ),
        (puzzle("").replace("\"size\":4", "\"size\":400"), "size: this is `400`, not a number from 1 to 64"),
        (
            puzzle("").replace("\"type\":\"sudoku\"", "\"type\":\"hex\""),
            "type: this is `\"hex\"`, not `sudoku` or `custom`",
        ),
        (
            puzzle("").replace("\"name\"", "\"spirals\":[1],\"name\""),
            "puzzle.spirals: this SudokuMaker puzzle contains `spirals`",
        ),
    ] {
        assert!(told(&text).contains(what), "{what}\n{}", told(&text));
    }
    let many = puzzle(&["{\"type\":100,\"cells\":[99]}"; 200].join(","));
    assert_eq!(read_with(&many, false).unwrap_err().len(), 50);
}

#[test]
fn links_without_a_puzzle_are_told() {
    let link = format("sudokumaker-link").unwrap();
    for (text, what) in [
        ("https://sudokumaker.app/", "1:24: the link contains no puzzle"),
        ("https://sudokumaker.app/?puzzle=N4!g", "1:35: this character cannot occur in the base64"),
        ("https://sudokumaker.app/?puzzle=N4Ig", "1:33: the compressed puzzle is cut off"),
        ("https://sudokumaker.app/?puzzle=%FF", "1:33: the percent-encoded text from here on"),
    ] {
        assert_eq!(link.likeness(text), Likeness::Sure, "{text}");
        let told = link.read(text, &ReadOptions::default()).unwrap_err().to_string();
        assert!(told.contains(what), "{told}");
    }
    assert_eq!(link.likeness("https://sudokumaker.app.example.org/?puzzle=N4Ig"), Likeness::No);
}
