//! What files say, without asking any program: counts in heads, fixed variables, cuts, names.

mod support;

use arau_core::{Grid, Puzzle};
use arau_model::files::{FILES, How, file};
use arau_model::{Form, Program};
use std::collections::HashSet;
use support::{example, line, only_solution};

const ONE: &str = "1..4....2......3";

fn written(id: &str, puzzle: &Puzzle, form: Form, without: Vec<Grid>) -> String {
    let mut bytes = Vec::new();
    let kind = file(id).expect("an id of the registry");
    kind.write(puzzle, &How { form, without }, &mut bytes).expect("a model");
    String::from_utf8(bytes).expect("text")
}

fn section<'a>(text: &'a str, from: &str, to: &str) -> Vec<&'a str> {
    text.lines().skip_while(|line| *line != from).skip(1).take_while(|line| *line != to).collect()
}

#[test]
fn lp_names_rows_fixes_givens_and_declares_the_rest() {
    let puzzle = line(ONE, None);
    let text = written("lp", &puzzle, Form::Simple, Vec::new());
    assert!(text.contains("\n cell_r1c1: + x_r1c1_1 + x_r1c1_2 + x_r1c1_3 + x_r1c1_4 = 1\n"), "{text}");
    assert_eq!(section(&text, "Subject To", "Bounds").len(), 64);
    let bounds = section(&text, "Bounds", "Binaries");
    assert_eq!(bounds.len(), 16, "each of four givens fixes four variables");
    assert!(bounds.contains(&" x_r1c4_4 = 1") && bounds.contains(&" x_r1c4_3 = 0"));
    assert_eq!(section(&text, "Binaries", "End").len(), 48);
    assert!(text.lines().all(|line| line.len() < 255));
    let modified = written("lp", &puzzle, Form::Modified, Vec::new());
    assert!(section(&modified, "Bounds", "Binaries").len() > 16);
}

#[test]
fn weighted_programs_are_made_large_or_turned_to_be_made_small() {
    let puzzle = line(ONE, None);
    let lp = written("lp", &puzzle, Form::Weighted, Vec::new());
    assert!(lp.starts_with("Maximize\n kept: + x_r1c1_1 + x_r1c4_4 + x_r3c1_2 + x_r4c4_3\n"), "{lp}");
    let mps = written("mps", &puzzle, Form::Weighted, Vec::new());
    assert!(mps.contains(" x_r1c4_4 objective -1\n") && !mps.contains("OBJSENSE") && !mps.contains(" FX "));
    let opb = written("opb", &puzzle, Form::Weighted, Vec::new());
    assert!(opb.contains("\nmin: -1 x1 -1 x16 -1 x34 -1 x63 ;\n"), "{opb}");
}

#[test]
fn heads_count_what_follows() {
    for name in ["mini.toml", "killer.toml", "kropki.toml", "either-or.toml"] {
        let puzzle = example(name);
        let opb = written("opb", &puzzle, Form::Simple, Vec::new());
        let n_lines = opb.lines().filter(|line| line.ends_with(';')).count();
        let n_variables = Program::of(&puzzle, Form::Simple).expect("a program").size().variables;
        let head = format!("* #variable= {n_variables} #constraint= {n_lines}");
        assert_eq!(opb.lines().next(), Some(head.as_str()), "{name}");
        let cnf = written("cnf", &puzzle, Form::Simple, Vec::new());
        let clauses: Vec<&str> = cnf.lines().filter(|line| !line.starts_with(['c', 'p'])).collect();
        let most =
            clauses.iter().flat_map(|clause| clause.split(' ')).map(|n| n.parse::<i32>().unwrap().abs());
        let head = format!("p cnf {} {}", most.max().unwrap_or(0), clauses.len());
        assert!(cnf.lines().any(|line| line == head), "{name}: {head}");
    }
}

#[test]
fn comments_tell_what_variables_mean() {
    let puzzle = line(ONE, None);
    let cnf = written("cnf", &puzzle, Form::Simple, Vec::new());
    assert!(cnf.contains("\nc r1c4: 13 to 16\n") && cnf.contains("in this order: 1 2 3 4\n"), "{cnf}");
    assert!(cnf.contains("\n16 0\n"), "the given 4 of r1c4");
    let opb = written("opb", &puzzle, Form::Simple, Vec::new());
    assert!(opb.contains("\n* r1c4: x13 to x16\n") && opb.contains("\n +1 x16 = 1 ;\n"), "{opb}");
}

#[test]
fn cuts_are_written_to_every_file() {
    let puzzle = line(ONE, None);
    let cut = vec![only_solution(&puzzle)];
    let added = |id: &str| {
        let plain = written(id, &puzzle, Form::Simple, Vec::new());
        let known: HashSet<&str> = plain.lines().collect();
        let with_cut = written(id, &puzzle, Form::Simple, cut.clone());
        with_cut.lines().filter(|line| !known.contains(line)).map(str::to_string).collect::<Vec<_>>()
    };
    assert!(added("lp").iter().any(|line| line.starts_with(" cut_1: + x_r1c1_1 + x_r1c2_2 + x_r1c3_3")));
    assert!(added("lp").iter().any(|line| line.ends_with(" <= 15")));
    assert!(added("mps").contains(&" RHS cut_1 15".to_string()));
    assert!(added("opb").iter().any(|line| line.ends_with(" >= -15 ;")));
    assert!(added("cnf").iter().any(|line| line.starts_with("-1 -6 -11 -16 ") && line.ends_with(" 0")));
    assert!(added("mzn").iter().any(|line| line.starts_with("constraint exists(i in 1..16)")));
}

#[test]
fn no_two_rows_share_a_name() {
    for name in ["samurai.toml", "windoku-x.toml", "magic.toml", "killer.toml", "clock.toml"] {
        let text = written("lp", &example(name), Form::Simple, Vec::new());
        let mut names = HashSet::new();
        for row in section(&text, "Subject To", "Bounds") {
            if let Some((name, _)) = row.split_once(':') {
                assert!(names.insert(name.to_string()), "{name}");
            }
        }
    }
}

#[test]
fn minizinc_states_constraints_as_they_are() {
    let less = written("mzn", &example("greater-than.toml"), Form::Simple, Vec::new());
    assert!(less.contains("] < x[") || less.contains("] > x["), "comparisons keep their sign");
    let killer = written("mzn", &example("killer.toml"), Form::Simple, Vec::new());
    assert!(killer.contains(" + x[") && killer.contains("all_different(["), "{killer}");
    let word = written("mzn", &example("wordoku.toml"), Form::Simple, Vec::new());
    assert!(word.contains("of string: glyph = ["));
}

#[test]
fn ids_are_unique_and_every_text_ends_with_a_line() {
    let ids: HashSet<&str> = FILES.iter().map(|file| file.id()).collect();
    assert_eq!(ids.len(), FILES.len());
    for file in FILES.iter().filter(|file| file.is_text()) {
        assert!(written(file.id(), &line(ONE, None), Form::Simple, Vec::new()).ends_with('\n'));
    }
}
