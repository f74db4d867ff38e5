//! The arau document: what it says is what comes out, it round-trips, and every fault has its place.

use arau_core::{Arg, Args, Cell, PuzzleSpec, Symbol};
use arau_format::{Likeness, ReadOptions, format};
use arau_rules::{RULES, SHAPES};

fn read(text: &str) -> PuzzleSpec {
    let read = format("arau").unwrap().read(text, &ReadOptions::default());
    read.unwrap_or_else(|faults| panic!("{text}\n{faults}"))
}

/// Line, column and message of every fault.
fn faults(text: &str) -> Vec<String> {
    let faults = format("arau").unwrap().read(text, &ReadOptions::default()).unwrap_err();
    faults.iter().map(|fault| fault.to_string()).collect()
}

fn assert_same(a: &PuzzleSpec, b: &PuzzleSpec) {
    assert!(a.geometry == b.geometry, "boards differ");
    assert_eq!(a.symbols, b.symbols);
    assert_eq!(a.givens, b.givens);
    assert_eq!(a.rules, b.rules);
    assert_eq!(a.about, b.about);
}

fn round_trip(text: &str) -> PuzzleSpec {
    let spec = read(text);
    let written = format("arau").unwrap().write(&spec).unwrap();
    let again = read(&written);
    assert_same(&spec, &again);
    assert_eq!(format("arau").unwrap().write(&again).unwrap(), written);
    spec
}

#[test]
fn a_killer_with_everything_round_trips() {
    let spec = round_trip(
        r#"
variant = "killer"
title = "A \"small\" one"
author = "nobody"
text = """
Two lines
of text."""
size = 4
givens = """
1. | ..
.. | ..
---+---
.. | .4
.. | .."""
solution = "1234341221434321"

[[killer-cage]]
cells = "r1c2 r2c2-r2c4"
sum = 9
[[killer-cage]]
cells = ["row 4"]
"#,
    );
    assert_eq!(spec.about.variant.as_deref(), Some("killer"));
    assert_eq!(spec.about.text.as_deref(), Some("Two lines\nof text."));
    assert_eq!(spec.givens[0], Some(Symbol(0)));
    assert_eq!(spec.givens[11], Some(Symbol(3)));
    assert_eq!(spec.n_givens(), 2);
    assert_eq!(spec.rules.len(), 3);
    assert_eq!(spec.rules[1].cells(), [Cell(1), Cell(5), Cell(6), Cell(7)]);
    assert_eq!(spec.rules[2].cells(), [Cell(12), Cell(13), Cell(14), Cell(15)]);
    assert_eq!(spec.rule_places[1].line(), Some(17));
    assert_eq!(spec.about.solution.as_ref().unwrap().len(), 16);
}

#[test]
fn boards_alphabets_and_houses_round_trip() {
    assert_eq!(round_trip("size = 9\n").rules[0].args.text("of"), Some("row column box"));
    assert_eq!(round_trip("size = 6\nbox = '3x2'\n").geometry.parts()[0].box_size, Some((3, 2)));
    assert_eq!(round_trip("rows = 2\ncolumns = 3\nhouses = false\n").rules, []);
    assert_eq!(round_trip("size = 2\nregions = '''\nab\nab'''\n").geometry.groups_of("region").count(), 2);
    let two = round_trip("size = 2\nhouses = 'row'\nrules = [{ rule = 'houses', of = 'column' }]\n");
    assert_eq!(two.rules.len(), 2);
    let zero = round_trip("size = 4\nsymbols = '0-3'\ngivens = '0..1 .... .... ...3'\n");
    assert_eq!(zero.givens[0], Some(Symbol(0)));
    let notes = round_trip(
        "size = 4\nsymbols = 'do re mi fa'\nhouses = 'row column'\ngivens = 'do . . . . re . . . . . . . . . fa'\n",
    );
    assert!(!notes.symbols.has_values());
    assert_eq!(notes.givens[5], Some(Symbol(1)));
    assert_eq!(round_trip("size = 2\nsymbols = '2 8'\n").symbols.values(), [2, 8]);
    assert!(!round_trip("size = 2\nsymbols = '2 8'\nvalues = false\n").symbols.has_values());
    assert_eq!(round_trip("size = 2\nsymbols = ['a b', 'c']\nvalues = [5, -5]\n").symbols.values(), [5, -5]);
    let blank = round_trip("size = 2\nsymbols = ['a b', 'c']\ngivens = { r1c1 = 'a b', r2c2 = 'c' }\n");
    assert_eq!(blank.givens, [Some(Symbol(0)), None, None, Some(Symbol(1))]);
    let marks = round_trip("size = 4\nsymbols = ['.', '_', '*', '0']\n");
    assert_eq!(marks.symbols.len(), 4);
    assert_eq!(round_trip("size = 64\n").symbols.len(), 64);
    assert_eq!(round_trip("[givens]\nr1c1 = 5\n").givens[0], Some(Symbol(4)));
}

#[test]
fn a_board_spelled_out_cell_by_cell_round_trips() {
    let spec = round_trip(
        r#"
symbols = "1-3"
givens = "1..2"
[[cell]]
label = "a"
coords = [1, 1]
[[cell]]
label = "b"
coords = [1, 2]
[[cell]]
label = "c"
outline = [[1, 1], [2, 1], [1.5, 2.25]]
[[cell]]
label = "d"
[[group]]
kind = "line"
name = "line 1"
cells = "a b c"
[[group]]
kind = "loop"
name = "big loop"
cells = "a-b d"
[[part]]
rows = 1
columns = 3
cells = "a b ."
"#,
    );
    assert_eq!(spec.geometry.n_cells(), 4);
    assert_eq!(spec.geometry.neighbours(Cell(1)), [Cell(0), Cell(2)]);
    assert_eq!(spec.geometry.parts()[0].at(0, 1), Some(Cell(1)));
    assert_eq!(spec.rules[0].args.text("of"), Some("line loop"));
}

#[test]
fn boards_from_elsewhere_are_recognised_or_spelled_out() {
    // A board that was not made through the registry has no origin; if it is a plain grid, that is seen.
    let mut spec = read("size = 4\n");
    let mut geometry = (*spec.geometry).clone();
    geometry.add_group("odd", "odd one", vec![Cell(0), Cell(5)]);
    spec.geometry = geometry.into();
    let written = format("arau").unwrap().write(&spec).unwrap();
    assert!(written.contains("[[cell]]"), "{written}");
    assert_same(&spec, &read(&written));

    let plain = arau_rules::shape("rect").unwrap();
    let plain = plain.build(&Args::new().with_int("size", 6).with_text("regions", "ab.".repeat(12))).unwrap();
    let spec = PuzzleSpec::new(plain.geometry, arau_core::Symbols::digits(6));
    let written = format("arau").unwrap().write(&spec).unwrap();
    assert!(!written.contains("[[cell]]"), "{written}");
    assert_same(&spec, &read(&written));
}

#[test]
fn samples_of_all_rules_round_trip() {
    let mut n_samples = 0;
    for sample in RULES.iter().flat_map(|rule| rule.info().samples) {
        round_trip(sample.document);
        n_samples += 1;
    }
    assert!(n_samples >= RULES.len());
}

#[test]
fn no_name_means_two_things_at_the_top_of_a_document() {
    let reserved =
        "variant shape title author text symbols values houses givens solution rules cell group part";
    for shape in SHAPES {
        for param in shape.info().params {
            let is_taken =
                reserved.split(' ').any(|key| key == param.name) || arau_rules::rule(param.name).is_some();
            assert!(!is_taken, "the shape {} has the argument {}", shape.info().id, param.name);
        }
    }
    let is_reserved = |id: &str| id != "houses" && reserved.split(' ').any(|key| key == id);
    assert!(!RULES.iter().any(|rule| is_reserved(rule.info().id)));
}

#[test]
fn options_nest() {
    if arau_rules::rule("any-of").is_none() {
        return assert!(faults("[[any-of]]\n")[0].contains("unknown key"));
    }
    let spec = round_trip(
        "size = 4\n[[any-of]]\noptions = [[{ rule = 'killer-cage', cells = 'r1c1', sum = 1 }], [{ rule = 'any-of', options = [[], []] }, 'houses']]\n"
            .replace("'houses'", "{ rule = 'houses', of = 'row' }")
            .as_str(),
    );
    let Some(Arg::Options(options)) = spec.rules[1].args.get("options") else { panic!() };
    assert_eq!(options[1].len(), 2);
    let deep = format!(
        "[[any-of]]\noptions = {}{}",
        "[[{rule='any-of', options=".repeat(9),
        "[]".to_string() + &"}]]".repeat(9)
    );
    assert!(faults(&deep)[0].contains("nested more than 8 deep"), "{:?}", faults(&deep));
}

#[test]
fn every_fault_is_told_at_once_with_line_and_column() {
    let told = faults(
        "size = 4\ntitel = 1\nrules = ['kropky', 5]\nsymbols = '1-4'\ngivens = '''\n1..x\n....\n....\n.5..'''\n\n[[killer-cage]]\ncells = 'r1c1 r1c5'\nsum = 'ten'\n[[killer-cage]]\nsum = 3\nsun = 4\n",
    );
    assert_eq!(
        told,
        [
            "2:1: unknown key `titel` (did you mean `title`?)",
            "12:15: `r1c5`: no such cell or group",
            "13:7: `sum` is a text; it must be a whole number",
            "16:1: killer-cage has no argument `sun` (it takes `cells`, `sum`)",
            "14:1: killer-cage: `cells` is missing: the cage",
            "3:10: there is no rule `kropky`",
            "3:20: a whole number is not a rule",
            "6:4: givens: `x` is not a symbol of this puzzle",
            "9:2: givens: `5` is not a symbol of this puzzle",
        ]
    );
}

#[test]
fn likeness_tells_documents_from_other_texts() {
    let arau = format("arau").unwrap();
    for text in ["size = 9", "# c\n\n[[killer-cage]]\ncells='r1c1'", "[givens]\nr1c1=1", "a-b= 1"] {
        assert_eq!(arau.likeness(text), Likeness::Sure, "{text}");
    }
    for text in ["", "[[0,1],[1,0]]", "{\"size\": 9}", "1....2", "# only a comment", "4x4:abc"] {
        assert_eq!(arau.likeness(text), Likeness::No, "{text}");
    }
}
