//! SudokuPad: what has a meaning is read, what is only drawn is refused, and rules are written as drawings.

use arau_core::{PuzzleSpec, Symbol};
use arau_format::{Likeness, ReadOptions, format};

/// A 4×4 document with boxes, without givens, and these further fields.
fn document(fields: &str) -> String {
    let cells = ["[{},{},{},{}]"; 4].join(",");
    let comma = if fields.is_empty() { "" } else { "," };
    format!("{{\"cells\":[{cells}],\"regions\":[{BOXES}]{comma}{fields}}}")
}

const BOXES: &str = "[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],\
                     [[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]";

fn read_with(text: &str, ignore_drawings: bool) -> Result<PuzzleSpec, Vec<String>> {
    let options = ReadOptions { ignore_drawings, ..ReadOptions::default() };
    let read = format("sudokupad").unwrap().read(text, &options);
    read.map_err(|faults| faults.iter().map(|fault| fault.to_string()).collect())
}

fn read(text: &str) -> PuzzleSpec {
    read_with(text, false).unwrap_or_else(|faults| panic!("{text}\n{}", faults.join("\n")))
}

/// The rules as sorted lines, since their order means nothing.
fn rules(spec: &PuzzleSpec) -> Vec<String> {
    let mut rules: Vec<String> = spec.rules.iter().map(|rule| format!("{rule:?}")).collect();
    rules.sort();
    rules
}

fn from_arau(document: &str) -> PuzzleSpec {
    let read = format("arau").unwrap().read(document, &ReadOptions::default());
    read.unwrap_or_else(|faults| panic!("{document}\n{faults}"))
}

#[test]
fn givens_regions_and_prose_are_read() {
    let text = document("\"metadata\":{\"title\":\"T\",\"author\":\"A\",\"rules\":[\"one\",\"two\"],\"solution\":\"1234341221434321\"}")
        .replacen("{},{}", "{\"value\":1},{\"value\":\"2\"}", 1);
    let spec = read(&text);
    assert_eq!(spec.givens[..3], [Some(Symbol(0)), Some(Symbol(1)), None]);
    assert_eq!(spec.rules[0].args.text("of"), Some("row column box"));
    assert_eq!(spec.about.title.as_deref(), Some("T"));
    assert_eq!(spec.about.text.as_deref(), Some("one\ntwo"));
    assert!(spec.about.solution.is_some());
    assert!(spec.build().is_ok());
}

#[test]
fn cages_are_sums_or_different_digits() {
    let spec = read(&document(
        r#""cages":[{"cells":[[0,0],[0,1]],"value":"5","unique":true,"sum":5},{"cells":[[2,2],[3,3]],"value":6},
           {"cells":[[3,0],[3,1]],"unique":true},{"cells":[[0,3],[0,3]],"unique":false,"hidden":true},
           {"value":"title: old: one"},{"cells":[],"value":"author: me"},{"value":"rules: a"},{"value":"rules: b"}]"#,
    ));
    let meant = from_arau(
        "size = 4\n[[killer-cage]]\nsum = 5\ncells = 'r1c1 r1c2'\n[[killer-cage]]\nsum = 6\ncells = 'r3c3 r4c4'\n\
         [[killer-cage]]\ncells = 'r4c1 r4c2'",
    );
    assert_eq!(rules(&spec), rules(&meant));
    assert_eq!(spec.about.title.as_deref(), Some("old: one"));
    assert_eq!((spec.about.author.as_deref(), spec.about.text.as_deref()), (Some("me"), Some("a\nb")));
}

#[test]
fn shorthand_in_a_link_is_read() {
    // Made with lz-string from {ce:[[{v:3},,,],[,,,],[,,,],[,,,{v:1}]],re:[[[0,0],[0,1],[1,0],[1,1]]],ca:[{ce:[[0,2],
    // [0,3]],v:5,unique:t}],metadata:{t:'It\'s',solution:3142241314234321}}
    let link = SHORTHAND_LINK;
    let spec = format("sudokupad-link").unwrap().read(link, &ReadOptions::default()).unwrap();
    assert_eq!(spec.givens[0], Some(Symbol(2)));
    assert_eq!(spec.givens[15], Some(Symbol(0)));
    assert_eq!(spec.rules[0].args.text("of"), Some("row column region"));
    assert_eq!(spec.rules[1].id(), "killer-cage");
    assert_eq!(spec.about.title.as_deref(), Some("It's"));
    assert!(spec.about.solution.is_some());
}

#[test]
fn drawings_are_refused_unless_ignored() {
    for drawn in [
        r##""lines":[{"wayPoints":[[0.5,0.5],[1.5,1.5]],"color":"#000"}]"##,
        r#""overlays":[{"center":[1,1],"text":"5"}]"#,
        r#""underlays":[{"center":[1,1]}]"#,
        r#""arrows":[{"wayPoints":[[0.5,0.5],[1.5,1.5]]}]"#,
        r#""cages":[{"cells":[[0,0]],"value":"max"}]"#,
        r#""cages":[{"cells":[[0,0]]}]"#,
    ] {
        let text = document(drawn);
        let faults = read_with(&text, false).unwrap_err();
        assert!(faults.len() == 1 && faults[0].contains("as a drawing"), "{drawn}: {faults:?}");
        assert!(faults[0].starts_with("1:"), "{faults:?}");
        assert_eq!(read_with(&text, true).unwrap().rules.len(), 1, "{drawn}");
    }
    assert!(read_with(&document(r#""lines":[],"underlays":[]"#), false).is_ok());
}

#[test]
fn boards_without_houses_along_lines_take_their_digits_from_the_regions() {
    let spec = read(&document(r#""metadata":{"norowcol":true}"#));
    assert_eq!(spec.rules[0].args.text("of"), Some("box"));
    let text = document(r#""metadata":{"norowcol":"true"}"#).replace(BOXES, "[[0,0],[0,1]],[[2,1],[2,2]]");
    let spec = read(&text);
    assert_eq!((spec.symbols.len(), spec.rules[0].args.text("of")), (2, Some("region")));
}

#[test]
fn whole_board_rules_marks_and_overlapping_regions_are_read() {
    let spec = read(
        &document(r#""global":["antiknight","antiking","nonconsecutive","disjoint"],"diagonal+":true"#)
            .replacen("{},{}", "{\"pencilMarks\":[1,\"2\"]},{\"centremarks\":[2,1],\"value\":3}", 1)
            .replace(BOXES, &format!("{BOXES},[[1,1],[1,2],[2,1],[2,2]]")),
    );
    let meant = from_arau(
        "size = 4\ngivens = '.3..............'\nrules = ['anti-knight', 'anti-king', 'non-consecutive']\n\
         [[diagonals]]\nwhich = 'anti'\n[[candidates]]\ncells = 'r1c1'\nsymbols = '12'\n\
         [[extra-region]]\ncells = 'r2c2 r2c3 r3c2 r3c3'",
    );
    assert_eq!(rules(&spec), rules(&meant));
    assert_eq!(spec.givens, meant.givens);
    let spec = read(&document(
        r#""metadata":{"antiknight":true},"cages":[{"cells":[[0,0],[1,1]],"unique":true,"style":"extraregion","sum":3},
           {"cells":[[0,0],[0,1]],"unique":"true","type":"rowcol","hidden":"true"},
           {"cells":[[0,0],[3,3]],"unique":false,"value":"4"}]"#,
    ));
    let meant = from_arau(
        "size = 4\nrules = ['anti-knight']\n[[extra-region]]\ncells = 'r1c1 r2c2'\n[[extra-region]]\n\
         cells = 'r1c1 r1c2'\n[[sum]]\ncells = 'r1c1 r4c4'\nsum = 4",
    );
    assert_eq!(rules(&spec), rules(&meant));
}

#[test]
fn bad_documents_are_told_with_their_places() {
    let told = |text: &str| read_with(text, false).unwrap_err().join("\n");
    assert_eq!(told("{\"regions\":[]}"), "1:1: `cells` is missing");
    assert!(told("{\"cells\":[]}").contains("0×0"));
    assert!(told("{\"cells\":[[{},{}],[{}]]}").contains("row 2 has 1 cells, but needs 2"));
    assert!(
        told("{\"cells\":[[{\"value\":\"x\"}]]}")
            .contains("1:21: cells[0][0].value: this is `\"x\"`, not a digit from 1 to 1")
    );
    assert!(
        told(&document(r#""cages":[{"cells":[[4,0]],"unique":true}]"#))
            .contains("cages[0].cells[0]: this is `[4,0]`")
    );
    assert!(
        told(&document(r#""cages":[{"cells":[[0.5,0]],"unique":true}]"#))
            .contains("row and column of a cell")
    );
    assert!(told(&document(r#""cages":7"#)).contains("not an array"));
    assert!(told(&document(r#""global":["antiqueen"]"#)).contains("does not know the rule `\"antiqueen\"`"));
    assert!(told(&document(r#""mystery":[1]"#)).contains("contains `mystery`"));
    assert!(told("sclN4IgzglgXgpi").contains("is cut off"));
    assert!(told("https://sudokupad.app/abc").contains("stored on the site"));
    let wide = format!("{{\"cells\":[{}]}}", vec!["[]"; 100_000].join(","));
    assert!(told(&wide).contains("100000×0"));
}

#[test]
fn what_has_a_meaning_round_trips() {
    let mut spec = from_arau(
        "size = 6\ntitle = 'T'\nauthor = 'A'\ntext = 'R'\ngivens = '''\n1.....\n......\n......\n......\n......\n.....6'''\n\
         [[killer-cage]]\nsum = 5\ncells = 'r1c2 r1c3'\n[[killer-cage]]\ncells = 'r2c2 r2c3'\n\
         [[sum]]\nsum = 5\ncells = 'r5c1 r6c2'\n[[extra-region]]\ncells = 'r4c1 r5c2'\n[[candidates]]\ncells = 'r3c3 r3c4'\n\
         symbols = '12'\n[[anti-knight]]\n[[non-consecutive]]",
    );
    spec.about.variant = None;
    for id in ["sudokupad", "sudokupad-link"] {
        let text = format(id).unwrap().write(&spec).unwrap();
        let again = format(id).unwrap().read(&text, &ReadOptions::default()).unwrap();
        assert_eq!(rules(&again), rules(&spec));
        assert_eq!(again.givens, spec.givens);
        assert_eq!(again.about, spec.about);
        assert!(again.geometry == spec.geometry, "boards differ");
        assert_eq!(format(id).unwrap().likeness(&text), Likeness::Sure);
    }
}

#[test]
fn other_rules_are_drawn_and_put_into_words() {
    let spec = from_arau(
        "size = 4\n[[thermometer]]\ncells = 'r1c1 r1c2'\n[[arrow]]\ncircle = 'r2c1'\ncells = 'r2c2'\n\
         [[difference]]\ncells = 'r3c1 r3c2'\n[[little-killer]]\ncells = 'r1c2 r2c1'\nsum = 5\n[[pair-sum]]\nsum = 5\ncells = 'r4c1 r4c2'",
    );
    let text = format("sudokupad").unwrap().write(&spec).unwrap();
    for list in ["lines", "arrows", "underlays", "overlays"] {
        assert!(text.contains(&format!("\"{list}\":[{{")), "{list} in {text}");
    }
    assert!(text.contains("Thermometer"), "{text}");
    // What is drawn cannot be read back, and says so.
    assert_eq!(read_with(&text, false).unwrap_err().len(), 4);
    assert!(read_with(&text, true).is_ok());
}

#[test]
fn what_cannot_be_drawn_is_told() {
    let told =
        |document: &str| format("sudokupad").unwrap().write(&from_arau(document)).unwrap_err().to_string();
    assert!(told("size = 4\nsymbols = 'abcd'").contains("numbers 1 to 4 only"));
    assert!(told("size = 4\nhouses = 'row'").contains("rows and columns are always houses"));
    assert!(told("size = 4\nrules = ['difference-negative']").contains("cannot be drawn"));
}

#[test]
fn damaged_shorthand_never_panics() {
    let link = format("sudokupad-link").unwrap();
    let mut n_refused = 0;
    for i in "https://sudokupad.app/scl".len()..SHORTHAND_LINK.len() {
        n_refused += link.read(&SHORTHAND_LINK[..i], &ReadOptions::default()).is_err() as usize;
        for other in ["A", "/", "m", "7"] {
            let mut changed = SHORTHAND_LINK.to_string();
            changed.replace_range(i..=i, other);
            n_refused += link.read(&changed, &ReadOptions::default()).is_err() as usize;
        }
    }
    assert!(n_refused > SHORTHAND_LINK.len(), "{n_refused}");
}

#[test]
fn other_documents_are_not_taken() {
    let [json, link] = ["sudokupad", "sudokupad-link"].map(|id| format(id).unwrap());
    for text in [
        "",
        "53..7....",
        "size = 9",
        "{\"size\":9,\"grid\":[],\"cells\":[]}",
        "https://f-puzzles.com/?load=N4IgzglgXgpiBcBWAviA",
    ] {
        assert_eq!((json.likeness(text), link.likeness(text)), (Likeness::No, Likeness::No), "{text}");
    }
    assert_eq!(json.likeness(&document("")), Likeness::Sure);
    assert_eq!(link.likeness(SHORTHAND_LINK), Likeness::Sure);
}

const SHORTHAND_LINK: &str = "https://sudokupad.app/sclN4YwpgXA2lwG4QMwF8A06C6qrtVnm2u8EAjMhlgE6QxQAMq9+jp+pT7qblqIAhtFC0GqAEwtUiXggCsqAK4A7AJYBHBZAAuFVAFswW/gBN+RiMC0QA5AEktAHWsBna6mcB7ADYKtKj0pIpAAsYmLBpIghYojBiGLkyEA";
