//! f-puzzles: each key means what the arau document says beside it, puzzles round-trip, and bad input is told with
//! its place.

use arau_core::{PuzzleSpec, Symbol};
use arau_format::{Likeness, ReadOptions, format};

fn read(text: &str) -> PuzzleSpec {
    let read = format("f-puzzles").unwrap().read(text, &ReadOptions::default());
    read.unwrap_or_else(|faults| panic!("{text}\n{faults}"))
}

fn faults(text: &str) -> Vec<String> {
    let faults = format("f-puzzles").unwrap().read(text, &ReadOptions::default()).unwrap_err();
    faults.iter().map(|fault| fault.to_string()).collect()
}

/// A document of a board without givens and these further fields.
fn document(size: usize, fields: &str) -> String {
    let row = format!("[{}]", vec!["{}"; size].join(","));
    let grid = vec![row; size].join(",");
    let comma = if fields.is_empty() { "" } else { "," };
    format!("{{\"size\":{size},\"grid\":[{grid}]{comma}{fields}}}")
}

/// The rules as sorted lines, since their order means nothing.
fn rules(spec: &PuzzleSpec) -> Vec<String> {
    let mut rules: Vec<String> = spec.rules.iter().map(|rule| format!("{rule:?}")).collect();
    rules.sort();
    rules
}

/// Asserts that fields of an f-puzzles document mean what the arau document says.
fn assert_means(size: usize, fields: &str, arau: &str) {
    let spec = read(&document(size, fields));
    let text = format!("size = {size}\n{arau}");
    let meant = format("arau").unwrap().read(&text, &ReadOptions::default());
    let meant = meant.unwrap_or_else(|faults| panic!("{text}\n{faults}"));
    assert_eq!(rules(&spec), rules(&meant), "{fields}");
    assert_eq!(spec.rules.len(), spec.rule_places.len().max(1), "{fields}");
    spec.build().unwrap_or_else(|faults| panic!("{fields}\n{faults}"));
}

/// Asserts that a puzzle comes back from f-puzzles as it was, as JSON and as a link.
fn assert_round_trip(spec: &PuzzleSpec) {
    for id in ["f-puzzles", "f-puzzles-link"] {
        let text = format(id).unwrap().write(spec).unwrap_or_else(|faults| panic!("{faults}"));
        let again = format(id).unwrap().read(&text, &ReadOptions::default()).unwrap();
        assert_eq!(rules(&again), rules(spec), "{text}");
        assert_eq!(again.givens, spec.givens);
        assert_eq!(again.about, spec.about);
        assert!(again.geometry == spec.geometry, "boards differ");
        assert_eq!(format(id).unwrap().likeness(&text), Likeness::Sure);
    }
}

#[test]
fn lines_and_cages_mean_their_rules() {
    let line = r#"[{"lines":[["R1C1","R1C2","R1C3"]]}]"#;
    let cells = "cells = 'r1c1 r1c2 r1c3'";
    for (key, arau) in [
        ("thermometer", format!("[[thermometer]]\n{cells}")),
        ("slowthermometer", format!("[[thermometer]]\nslow = true\n{cells}")),
        ("palindrome", format!("[[palindrome]]\n{cells}")),
        ("renban", format!("[[renban]]\n{cells}")),
        ("whispers", format!("[[whisper]]\n{cells}")),
        ("germanwhispers", format!("[[whisper]]\n{cells}")),
        ("dutchwhispers", format!("[[whisper]]\ndifference = 4\n{cells}")),
        ("betweenline", format!("[[between]]\n{cells}")),
        ("doublearrow", format!("[[double-arrow]]\n{cells}")),
        ("lockout", format!("[[lockout]]\n{cells}")),
        ("regionsumline", format!("[[region-sum-line]]\n{cells}")),
        ("zipperline", format!("[[zipper]]\n{cells}")),
        ("entropicline", format!("[[entropic]]\n{cells}")),
        ("modularline", format!("[[modular]]\n{cells}")),
        ("nabner", format!("[[nabner]]\n{cells}")),
    ] {
        assert_means(9, &format!("\"{key}\":{line}"), &arau);
    }
    assert_means(
        9,
        r#""killercage":[{"cells":["R1C1","R1C2","R1C3"],"value":"15"},{"cells":["R9C9","R8C9"]},{"cells":["R2C1"],"value":""}]"#,
        "[[killer-cage]]\nsum = 15\ncells = 'r1c1-r1c3'\n[[killer-cage]]\ncells = 'r9c9 r8c9'\n[[killer-cage]]\ncells = 'r2c1'",
    );
    assert_means(
        9,
        r#""whispers":[{"lines":[["R1C1","R1C2"]],"value":"3"}]"#,
        "[[whisper]]\ndifference = 3\ncells = 'r1c1 r1c2'",
    );
}

#[test]
fn branches_are_lines_of_their_own_and_stubs_are_nothing() {
    assert_means(
        6,
        r#""thermometer":[{"lines":[["R1C1","R1C2"],["R1C1","R2C1"],["R5C5"]]}],"renban":[{"lines":[["R3C3","R3C4","R4C4","R3C3"]]}]"#,
        "[[thermometer]]\ncells = 'r1c1 r1c2'\n[[thermometer]]\ncells = 'r1c1 r2c1'\n[[renban]]\ncells = 'r3c3 r3c4 r4c4'",
    );
}

#[test]
fn dots_and_letters_mean_their_rules() {
    assert_means(
        9,
        r#""difference":[{"cells":["R1C1","R1C2"]},{"cells":["R2C1","R2C2"],"value":"4"}],"ratio":[{"cells":["R4C1","R5C1"],"value":""},{"cells":["R7C1","R8C1"],"value":3}]"#,
        "[[difference]]\ncells = 'r1c1 r1c2'\n[[difference]]\nvalue = 4\ncells = 'r2c1 r2c2'\n[[ratio]]\ncells = 'r4c1 r5c1'\n[[ratio]]\nvalue = 3\ncells = 'r7c1 r8c1'",
    );
    assert_means(
        9,
        r#""xv":[{"cells":["R1C1","R1C2"],"value":"X"},{"cells":["R2C1","R2C2"],"value":"v"},{"cells":["R3C1","R3C2"],"value":""}]"#,
        "[[pair-sum]]\nsum = 10\ncells = 'r1c1 r1c2'\n[[pair-sum]]\nsum = 5\ncells = 'r2c1 r2c2'",
    );
}

#[test]
fn marked_cells_and_regions_mean_their_rules() {
    let cells = r#"[{"cell":"R1C1"},{"cell":"R2C3"},{"cell":""}]"#;
    for rule in ["odd", "even", "minimum", "maximum"] {
        assert_means(6, &format!("\"{rule}\":{cells}"), &format!("[[{rule}]]\ncells = 'r1c1 r2c3'"));
    }
    let region = r#"[{"cells":["R1C1","R2C3"]},{"cells":[]}]"#;
    for (key, rule) in [
        ("extraregion", "extra-region"),
        ("rowindexer", "row-indexer"),
        ("columnindexer", "column-indexer"),
        ("boxindexer", "box-indexer"),
    ] {
        assert_means(6, &format!("\"{key}\":{region}"), &format!("[[{rule}]]\ncells = 'r1c1 r2c3'"));
    }
    assert_means(
        6,
        r#""clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R3C3","R3C4"]},{"cells":["R5C5"],"cloneCells":["R5C5"]}]"#,
        "[[clone]]\ncells = 'r1c1 r1c2'\nother = 'r3c3 r3c4'",
    );
    assert_means(
        6,
        r#""quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,"1",3]},{"cells":["R3C1"],"values":[]}]"#,
        "[[quadruple]]\ncells = 'r1c1 r1c2 r2c1 r2c2'\nsymbols = '113'",
    );
}

#[test]
fn whole_board_switches_mean_their_rules() {
    assert_means(
        6,
        r#""antiknight":true,"antiking":true,"disjointgroups":true"#,
        "rules = ['anti-knight', 'anti-king', 'disjoint-groups']",
    );
    assert_means(6, r#""antiknight":false,"diagonal+":false"#, "");
    for (fields, which) in [
        (r#""diagonal+":true"#, "anti"),
        (r#""diagonal-":true"#, "main"),
        (r#""diagonal+":true,"diagonal-":true"#, "both"),
    ] {
        assert_means(6, fields, &format!("[[diagonals]]\nwhich = '{which}'"));
    }
}

#[test]
fn negative_constraints_exempt_what_f_puzzles_exempts() {
    let white = r#""difference":[{"cells":["R1C1","R1C2"]}]"#;
    let black = r#""ratio":[{"cells":["R2C1","R2C2"],"value":"3"}]"#;
    let white_rule = "[[difference]]\ncells = 'r1c1 r1c2'\n";
    let black_rule = "[[ratio]]\ncells = 'r2c1 r2c2'\nvalue = 3\n";
    assert_means(6, r#""nonconsecutive":true"#, "rules = ['non-consecutive']");
    assert_means(
        6,
        &format!("\"nonconsecutive\":true,{white}"),
        &format!("rules = ['difference-negative']\n{white_rule}"),
    );
    assert_means(
        6,
        &format!("\"nonconsecutive\":true,{black}"),
        &format!("[[difference-negative]]\nexcept = 'ratio'\n{black_rule}"),
    );
    assert_means(6, r#""negative":["ratio","xv","foglight"]"#, "rules = ['ratio-negative', 'sum-negative']");
    assert_means(
        6,
        &format!("\"negative\":[\"ratio\"],{white},{black}"),
        &format!("[[ratio-negative]]\nexcept = 'difference'\n{white_rule}{black_rule}"),
    );
}

#[test]
fn given_pencil_marks_are_candidates() {
    let marks = |marks: &str| document(4, "").replacen("{}", &format!("{{\"givenPencilMarks\":{marks}}}"), 1);
    let spec = read(&marks("[3,1,\"1\"]"));
    let meant = format("arau")
        .unwrap()
        .read("size = 4\n[[candidates]]\ncells = 'r1c1'\nsymbols = '13'", &ReadOptions::default());
    assert_eq!(rules(&spec), rules(&meant.unwrap()));
    assert_round_trip(&spec);
    assert!(faults(&marks("[5]"))[0].contains("grid[0][0].givenPencilMarks[0]: 5 is not a digit"));
    // Marks beside a given are leftovers.
    let given = document(4, "").replacen("{}", r#"{"value":2,"given":true,"givenPencilMarks":[3,4]}"#, 1);
    assert_eq!(read(&given).rules.len(), 1);
}

#[test]
fn disjoint_groups_follow_the_usual_boxes_even_with_other_regions() {
    let text = document(4, r#""disjointgroups":true"#).replacen(
        "[{},{},{},{}],[{}",
        r#"[{},{},{},{"region":0}],[{"region":1}"#,
        1,
    );
    let spec = read(&text);
    let places: Vec<String> =
        spec.uses_of("extra-region").map(|rule| spec.geometry.labels(rule.cells())).collect();
    assert_eq!(
        places,
        ["r1c1 r1c3 r3c1 r3c3", "r1c2 r1c4 r3c2 r3c4", "r2c1 r2c3 r4c1 r4c3", "r2c2 r2c4 r4c2 r4c4"]
    );
}

#[test]
fn arrows_skip_their_circle_and_read_it_in_reading_order() {
    assert_means(
        6,
        r#""arrow":[{"cells":["R1C1"],"lines":[["R1C1","R1C2","R1C3"],["R1C1","R2C1"],["R1C1"]]},{"cells":["R5C2","R4C2"],"lines":[["R5C2","R6C3"]]},{"cells":["R6C6"],"lines":[]}]"#,
        "[[arrow]]\ncircle = 'r1c1'\ncells = 'r1c2 r1c3'\n[[arrow]]\ncircle = 'r1c1'\ncells = 'r2c1'\n[[arrow]]\ncircle = 'r4c2 r5c2'\ncells = 'r6c3'",
    );
}

#[test]
fn outside_clues_look_from_their_side() {
    assert_means(
        4,
        r#""sandwichsum":[{"cell":"R0C2","value":"3"},{"cell":"R2C0","value":"0"},{"cell":"R4C0"}],"xsum":[{"cell":"R5C3","value":"4"}],"skyscraper":[{"cell":"R3C5","value":"2"}]"#,
        "[[sandwich]]\nsum = 3\ncells = 'r1c2-r4c2'\n[[sandwich]]\nsum = 0\ncells = 'r2c1-r2c4'\n[[x-sum]]\nsum = 4\ncells = 'r4c3-r1c3'\n[[skyscraper]]\ncount = 2\ncells = 'r3c4-r3c1'",
    );
    assert_means(
        4,
        r#""littlekillersum":[{"cell":"R0C2","direction":"DR","value":"7"},{"cell":"R3C0","direction":"UR","value":"5"},{"cell":"R0C4","direction":"DL","value":""},{"cell":"R5C1","direction":"UR","value":"9"},{"cell":"R2C5","direction":"UL","value":"3"}]"#,
        "[[little-killer]]\nsum = 7\ncells = 'r1c3 r2c4'\n[[little-killer]]\nsum = 5\ncells = 'r2c1 r1c2'\n[[little-killer]]\nsum = 9\ncells = 'r4c2 r3c3 r2c4'\n[[little-killer]]\nsum = 3\ncells = 'r1c4'",
    );
}

#[test]
fn only_givens_count_as_givens() {
    let spec = read(
        r##"{"size":4,"grid":[[{"value":3,"given":true},{"value":2},{"given":true},{"value":"4","given":true}],
            [{"c":"#fff","highlight":"x"},{"centerPencilMarks":[1]},null,{"value":0,"given":true}],
            [{},{},{},{"givenPencilMarks":null}],[{},{},{},{"givenPencilMarks":[]}]],
            "title":"T","author":"","ruleset":"R","solution":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,"1"],
            "cage":[{"cells":["R1C1"],"value":"DR3"}],"text":[{}],"line":[{"lines":[["R1C1","R1C2"]]}],
            "disabledlogic":["wings"],"fogofwar":["R1C1"],"highlightConflicts":false,"unknownprose":"x","empty":[]}"##,
    );
    let mut givens = vec![None; 16];
    (givens[0], givens[3]) = (Some(Symbol(2)), Some(Symbol(3)));
    assert_eq!(spec.givens, givens);
    assert_eq!(spec.rules.len(), 1);
    assert_eq!((spec.about.title.as_deref(), spec.about.author.as_deref()), (Some("T"), None));
    assert_eq!(spec.about.text.as_deref(), Some("R"));
    assert_eq!(spec.about.solution.as_deref().map(|s| s[..4].to_vec()), Some(Symbol::first(4).collect()));
    let blank = document(4, r#""solution":"................""#);
    assert_eq!(read(&blank).about.solution, None);
    assert!(read(&document(4, r#""solution":"1234341221434321""#)).about.solution.is_some());
}

/// The map of regions of a 4×4 document whose cells have these regions: a digit, `x` for null, `.` for unsaid.
fn with_regions(map: &str) -> PuzzleSpec {
    let cell = |c: char| match c {
        '.' => "{}".to_string(),
        'x' => r#"{"region":null}"#.to_string(),
        digit => format!("{{\"region\":{digit}}}"),
    };
    let rows: Vec<String> = map
        .split(' ')
        .map(|row| format!("[{}]", row.chars().map(cell).collect::<Vec<_>>().join(",")))
        .collect();
    read(&format!("{{\"size\":4,\"grid\":[{}]}}", rows.join(",")))
}

#[test]
fn regions_override_the_boxes() {
    let of = |spec: &PuzzleSpec| spec.rules[0].args.text("of").unwrap().to_string();
    let jigsaw = with_regions("0001 0111 .... ....");
    assert_eq!(of(&jigsaw), "row column region");
    assert_eq!(jigsaw.geometry.groups_of("region").count(), 4);
    assert_eq!(of(&with_regions(".... .... .... ....")), "row column box");
    assert_eq!(of(&with_regions("7766 7766 0011 0011")), "row column box");
    let holes = with_regions("xx.. xx.. .... ....");
    assert_eq!((of(&holes), holes.geometry.groups_of("region").count()), ("row column region".into(), 3));
    assert_eq!(of(&with_regions("xxxx xxxx xxxx xxxx")), "row column");
    for spec in [jigsaw, holes, with_regions("xxxx xxxx xxxx xxxx"), with_regions("0001 0111 .... ..xx")] {
        assert_round_trip(&spec);
        assert!(spec.build().is_ok());
    }
    assert!(
        faults(&document(4, "").replacen("[[{},{},{},{}],[{},{}", "[[{},{},{},{\"region\":0}],[{},{}", 1))[0]
            .contains("region 0 has 5 cells")
    );
}

#[test]
fn boards_of_any_size_have_their_usual_boxes() {
    for (size, n_boxes) in [(1, 0), (5, 0), (6, 6), (7, 0), (8, 8), (12, 12), (16, 16), (36, 36)] {
        let spec = read(&document(size, ""));
        assert_eq!(spec.geometry.groups_of("box").count(), n_boxes, "{size}");
        assert_eq!(spec.symbols.len(), size);
        assert_round_trip(&spec);
    }
}

#[test]
fn what_is_read_can_be_written() {
    for fields in [
        r#""killercage":[{"cells":["R1C1","R2C1"],"value":"5"},{"cells":["R3C3"]}],"title":"ñ","author":"A","ruleset":"two\nlines""#,
        r#""thermometer":[{"lines":[["R1C1","R1C2"]]}],"slowthermometer":[{"lines":[["R2C1","R2C2"]]}],"palindrome":[{"lines":[["R1C1","R2C2","R3C3"]]}]"#,
        r#""renban":[{"lines":[["R1C1","R1C2"]]}],"whispers":[{"lines":[["R2C1","R2C2"]]},{"lines":[["R2C1","R2C2"]],"value":"2"}],"betweenline":[{"lines":[["R1C1","R2C2","R3C3"]]}]"#,
        r#""difference":[{"cells":["R1C1","R1C2"]},{"cells":["R2C1","R2C2"],"value":"4"}],"ratio":[{"cells":["R4C1","R5C1"]}],"xv":[{"cells":["R1C1","R1C2"],"value":"X"},{"cells":["R6C1","R6C2"],"value":"V"}]"#,
        r#""arrow":[{"cells":["R1C1"],"lines":[["R1C1","R1C2","R1C3"],["R1C1","R2C1"]]},{"cells":["R4C2","R5C2"],"lines":[["R5C2","R6C3"]]}],"doublearrow":[{"lines":[["R1C1","R2C2","R3C3"]]}]"#,
        r#""littlekillersum":[{"cell":"R0C2","direction":"DR","value":"7"},{"cell":"R7C1","direction":"UR","value":"9"},{"cell":"R2C7","direction":"UL","value":"3"}]"#,
        r#""sandwichsum":[{"cell":"R0C2","value":"3"},{"cell":"R2C0","value":"0"}],"xsum":[{"cell":"R7C3","value":"4"}],"skyscraper":[{"cell":"R3C7","value":"2"}]"#,
        r#""odd":[{"cell":"R1C1"},{"cell":"R2C2"}],"even":[{"cell":"R3C3"}],"minimum":[{"cell":"R4C4"}],"maximum":[{"cell":"R5C5"}]"#,
        r#""clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R3C3","R3C4"]}],"quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,1,3]}],"extraregion":[{"cells":["R1C1","R2C2"]}]"#,
        r#""rowindexer":[{"cells":["R1C1"]}],"columnindexer":[{"cells":["R1C2"]}],"boxindexer":[{"cells":["R1C3","R1C4"]}],"lockout":[{"lines":[["R1C1","R2C2","R3C3"]]}]"#,
        r#""regionsumline":[{"lines":[["R1C1","R2C1","R3C1"]]}],"zipperline":[{"lines":[["R1C1","R2C1","R3C1"]]}],"entropicline":[{"lines":[["R1C1","R2C1"]]}],"modularline":[{"lines":[["R1C1","R2C1"]]}],"nabner":[{"lines":[["R1C1","R2C1"]]}]"#,
        r#""antiknight":true,"antiking":true,"disjointgroups":true,"diagonal-":true,"nonconsecutive":true,"negative":["xv"]"#,
        r#""nonconsecutive":true,"negative":["ratio"],"diagonal+":true,"diagonal-":true,"ratio":[{"cells":["R2C1","R2C2"]}],"difference":[{"cells":["R1C1","R1C2"]}]"#,
    ] {
        assert_round_trip(&read(&document(6, fields)));
    }
}

#[test]
fn faults_have_their_places() {
    assert_eq!(faults("{\n \"size\": 4,\n \"grid\": 7\n}"), ["3:10: grid: this is `7`, not an array"]);
    assert_eq!(faults("{\"size\":9}"), ["1:1: `grid` is missing (this is not f-puzzles JSON)"]);
    assert_eq!(faults("[1]"), ["1:1: this is `[1]`, not an object"]);
    assert!(faults("{\"size\":3,\"grid\":[[{},{}],[{},{}]]}")[0].contains("the grid has 2 rows"));
    assert!(
        faults("{\"grid\":[[{},{}],[{}]]}")[0].starts_with("1:18: grid[1]: the row has 1 cells, but needs 2")
    );
    assert!(faults("{\"grid\":[]}")[0].contains("0 rows"));
    assert!(faults(&format!("{{\"grid\":[{}]}}", vec!["[]"; 500].join(",")))[0].contains("500 rows"));
    assert!(
        faults("{\"grid\":[[{\"value\":5,\"given\":true}]]}")[0].contains("5 is not a digit from 1 to 1")
    );
    assert!(faults("{\"grid\":[[{\"value\":\"A\",\"given\":true}]]}")[0].contains("not a number"));
    assert!(faults("{\"grid\":[[{\"region\":\"x\"}]]}")[0].contains("the number of a region or null"));
    assert!(faults("{\"grid\":[[3]]}")[0].contains("not an object"));
    for (fields, told) in [
        (r#""poweroftwo":[{"cell":"R1C1"}]"#, "contains `poweroftwo`, which arau does not know"),
        (r#""newswitch":true"#, "newswitch"),
        (r#""negative":["renban"]"#, "negative[0]: arau does not know the negative constraint `\"renban\"`"),
        (
            r#""killercage":[{"cells":["R1C5"]}]"#,
            "killercage[0].cells[0]: R1C5 is outside the board of 4×4 cells",
        ),
        (
            r#""killercage":[{"cells":["R1C1"],"value":"ten"}]"#,
            "killercage[0].value: this is `\"ten\"`, not a number",
        ),
        (r#""killercage":{"cells":["R1C1"]}"#, "not an array"),
        (r#""killercage":[["R1C1"]]"#, "killercage[0]: this is"),
        (r#""killercage":[{"value":"3"}]"#, "killercage[0]: `cells` is missing"),
        (r#""thermometer":[{"lines":["R1C1","R1C2"]}]"#, "thermometer[0].lines[0]"),
        (r#""thermometer":[{"lines":[["R1C1","C2"]]}]"#, "not a cell such as"),
        (r#""thermometer":[{"lines":[["R1C1","R+1C2"]]}]"#, "not a cell such as"),
        (r#""thermometer":[{"lines":[["R1C1","R99999999999999999999C2"]]}]"#, "not a cell such as"),
        (r#""difference":[{"cells":["R1C1"]}]"#, "needs 2 cells, not 1"),
        (r#""xv":[{"cells":["R1C1","R1C2"],"value":"W"}]"#, "not X or V"),
        (r#""sandwichsum":[{"cell":"R1C1","value":"3"}]"#, "not next to the board"),
        (r#""sandwichsum":[{"cell":"R0C0","value":"3"}]"#, "not next to the board"),
        (r#""littlekillersum":[{"cell":"R0C2","direction":"UR","value":"3"}]"#, "points away from the board"),
        (r#""littlekillersum":[{"cell":"R0C2","direction":"R","value":"3"}]"#, "one of UL, UR, DL, DR"),
        (r#""clone":[{"cells":["R1C1"],"cloneCells":[]}]"#, "1 cells and its clone 0"),
        (r#""quadruple":[{"cells":["R1C1"],"values":[7]}]"#, "not a digit from 1 to 4"),
    ] {
        let all = faults(&document(4, fields));
        assert!(all.len() == 1 && all[0].contains(told) && all[0].starts_with("1:"), "{fields}: {all:?}");
    }
    let many = format!("\"killercage\":[{}]", vec!["0"; 500].join(","));
    assert_eq!(faults(&document(4, &many)).len(), 50);
    let two = faults(&document(4, r#""a":true,"b":[1]"#));
    assert_eq!(two.len(), 2, "{two:?}");
}

#[test]
fn packed_faults_stand_where_the_packed_text_is() {
    let link = format("f-puzzles-link").unwrap();
    let text = format!(" {}", link.write(&read(&document(4, ""))).unwrap());
    let cut = &text[..text.len() / 2];
    let told = |text: &str| link.read(text, &ReadOptions::default()).unwrap_err().to_string();
    assert!(told(cut).starts_with("1:30: the compressed puzzle is cut off"), "{}", told(cut));
    assert!(told("https://f-puzzles.com/?id=abc").contains("stored on the site"));
    // The JSON inside is at fault: the path leads on.
    assert!(told("https://f-puzzles.com/?load=N4IgzglgXgpiBcBWAviA").contains("1:29"));
}

#[test]
fn damaged_links_never_panic() {
    let link = format("f-puzzles-link").unwrap();
    let spec =
        read(&document(4, r#""killercage":[{"cells":["R1C1","R2C1"],"value":"5"}],"title":"a title""#));
    let text = link.write(&spec).unwrap();
    let mut n_refused = 0;
    for i in "https://f-puzzles.com/?load=".len()..text.trim_end().len() {
        n_refused += link.read(&text[..i], &ReadOptions::default()).is_err() as usize;
        for other in ["A", "/", "m", "7", "=", "é"] {
            let mut changed = text.clone();
            changed.replace_range(i..=i, other);
            n_refused += link.read(&changed, &ReadOptions::default()).is_err() as usize;
        }
    }
    assert!(n_refused > text.len(), "{n_refused}");
}

#[test]
fn a_bomb_is_refused() {
    // "a" ten million times over, packed by hand: the first unit, then ever longer repeats of it.
    let mut bits: Vec<bool> = Vec::new();
    let mut put = |number: u32, n: u32| bits.extend((0..n).map(|i| number >> i & 1 == 1));
    put(0, 2);
    put('{' as u32, 8);
    let (mut width, mut left, mut next) = (3, 4, 4);
    for _ in 0..4_500 {
        put(next, width);
        next += 1;
        left -= 1;
        if left == 0 {
            left = 1 << width;
            width += 1;
        }
    }
    put(2, width);
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let sextet =
        |bits: &[bool]| (0..6).fold(0, |s, i| s << 1 | bits.get(i).copied().unwrap_or(false) as usize);
    let body: String = bits.chunks(6).map(|bits| char::from(alphabet.as_bytes()[sextet(bits)])).collect();
    let told = faults(&format!("https://f-puzzles.com/?load={body}"));
    assert_eq!(told, ["1:29: the compressed puzzle is too long when unpacked"]);
}

#[test]
fn what_f_puzzles_cannot_carry_is_told() {
    let told = |document: &str| {
        let spec = format("arau").unwrap().read(document, &ReadOptions::default()).unwrap();
        format("f-puzzles").unwrap().write(&spec).unwrap_err().to_string()
    };
    assert!(told("rows = 4\ncolumns = 6").contains("square grids only"));
    assert!(told("size = 4\nsymbols = '0-3'").contains("numbers 1 to 4 only"));
    assert!(told("size = 4\nsymbols = 'abcd'").contains("numbers 1 to 4 only"));
    assert!(told("size = 4\nhouses = 'row box'").contains("rows and columns are always houses"));
    assert!(told("size = 4\n[[pair-sum]]\ncells = 'r1c1 r1c2'\nsum = 6").contains("only the sums 5 and 10"));
    assert!(told("size = 4\n[[little-killer]]\ncells = 'r2c2 r3c3'\nsum = 6").contains("whole diagonal"));
    assert!(told("size = 4\n[[sandwich]]\ncells = 'r1c1-r1c3'\nsum = 3").contains("whole row or column"));
    assert!(told("size = 4\n[[lockout]]\ncells = 'r1c1 r1c2'").contains("always 2 in f-puzzles"));
    assert!(told("size = 6\nbox = '3x2'\nrules = ['disjoint-groups']").contains("usual boxes"));
    assert!(told("size = 9\nrules = ['global-entropy']").contains("no such rule"));
    assert!(
        told("size = 4\nrules = ['non-consecutive']\n[[difference]]\ncells = 'r1c1 r1c2'")
            .contains("exempts other pairs")
    );
    assert!(told("size = 4\n[[difference-negative]]\nvalue = 2").contains("only the difference 1"));
    assert!(told("size = 4\n[[ratio-negative]]\nvalues = [3]").contains("ratios of the dots"));
    assert!(told("size = 4\n[[sum-negative]]\nsums = [5]").contains("sums 5 and 10"));
    assert!(told("size = 4\n[[arrow]]\ncells = 'r2c1'\ncircle = 'r1c2 r1c1'").contains("left to right"));
}

#[test]
fn rules_without_a_key_of_their_own_are_said_with_another() {
    let written = |document: &str| {
        let spec = format("arau").unwrap().read(document, &ReadOptions::default()).unwrap();
        let text =
            format("f-puzzles").unwrap().write(&spec).unwrap_or_else(|faults| panic!("{document}\n{faults}"));
        rules(&read(&text)).into_iter().filter(|rule| !rule.starts_with("houses")).collect::<Vec<_>>()
    };
    let direct = |document: &str| {
        let spec = format("arau").unwrap().read(document, &ReadOptions::default()).unwrap();
        rules(&spec).into_iter().filter(|rule| !rule.starts_with("houses")).collect::<Vec<_>>()
    };
    for (said, meant) in [
        ("[[greater-than]]\ncells = 'r1c1 r1c2'", "[[thermometer]]\ncells = 'r1c2 r1c1'"),
        (
            "[[equal]]\ncells = 'r1c1 r2c3 r3c2'",
            "[[clone]]\ncells = 'r1c1'\nother = 'r2c3'\n[[clone]]\ncells = 'r2c3'\nother = 'r3c2'",
        ),
        ("[[kakuro-run]]\ncells = 'r1c1 r1c2'\nsum = 4", "[[killer-cage]]\ncells = 'r1c1 r1c2'\nsum = 4"),
        ("rules = ['kropki-negative']", "rules = ['non-consecutive', 'ratio-negative']"),
        (
            "[[difference]]\ncells = 'r1c1-r1c3'\nvalue = 2",
            "[[difference]]\ncells = 'r1c1 r1c2'\nvalue = 2\n[[difference]]\ncells = 'r1c2 r1c3'\nvalue = 2",
        ),
    ] {
        assert_eq!(written(&format!("size = 4\n{said}")), direct(&format!("size = 4\n{meant}")), "{said}");
    }
    let windoku = written("size = 9\nrules = ['windoku']");
    assert_eq!(windoku.len(), 4);
    assert!(windoku.iter().all(|rule| rule.starts_with("extra-region")));
}

#[test]
fn other_documents_are_not_taken() {
    let [json, link] = ["f-puzzles", "f-puzzles-link"].map(|id| format(id).unwrap());
    for text in [
        "",
        "53..7....",
        "size = 9",
        "{\"cells\":[]}",
        "https://sudokupad.app/sclN4IgzglgXgpiBcBWAviA",
        "# grid",
    ] {
        assert_eq!((json.likeness(text), link.likeness(text)), (Likeness::No, Likeness::No), "{text}");
    }
    assert_eq!(json.likeness(&document(4, "")), Likeness::Sure);
    assert_eq!(link.likeness("https://f-puzzles.com/?id=226xnxuy"), Likeness::Sure);
    assert_eq!(link.likeness("https://sudokupad.app/fpuzzlesN4IgzglgXgpiBcBWAviA"), Likeness::Sure);
}
