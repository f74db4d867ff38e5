//! `arau maths` as a process: numbers of grids, of essentially different grids, of symmetries and of Latin squares.

mod support;

use serde_json::Value;
use support::{ETANA, run};

fn example(name: &str) -> String {
    format!("{}/../../examples/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// What is printed, with exit code 0 and nothing on standard error.
fn printed(args: &[&str]) -> String {
    let ran = run(&[&["maths"], args].concat());
    assert!(ran.code == Some(0) && ran.stderr.is_empty(), "{args:?}: {ran:?}");
    ran.stdout
}

fn object(args: &[&str]) -> Value {
    serde_json::from_str(&printed(args)).expect("an object")
}

#[test]
fn grids_are_as_many_as_published() {
    for (kind, number) in [
        ("2x2", "288"),
        ("3x2", "28200960"),
        ("2×4", "29136487207403520"),
        ("3x3", "6670903752021072936960"),
        ("Magic", "5971968"),
        ("hypercube", "37739520"),
    ] {
        for threads in ["1", "2"] {
            assert_eq!(printed(&["grids", kind, "--threads", threads]), format!("{number}\n"), "{kind}");
        }
    }
    let three = object(&["grids", "3x3", "--json"]);
    assert_eq!((&three["grids"], &three["number"]), (&"3x3".into(), &"6670903752021072936960".into()));
    assert_eq!(three["complete"], true);
}

#[test]
fn latin_squares_are_as_many_as_published() {
    assert_eq!(printed(&["latin", "4"]), "4\t4\t576\n");
    assert_eq!(printed(&["latin", "7"]), "7\t16942080\t61479419904000\n");
    let six = object(&["latin", "6", "--json"]);
    assert_eq!((&six["order"], &six["reduced"]), (&6.into(), &"9408".into()));
}

#[test]
fn essentially_different_grids_are_as_many_as_published() {
    for (args, number) in [
        (&["2x2"][..], "2"),
        (&["2x3"], "49"),
        (&["3x2"], "49"),
        (&["2x4"], "1673187"),
        (&["3x3"], "5472730538"),
        (&["hypercube"], "2"),
        (&["magic"], "3"),
        (&["nrc", "--total", "6337174388428800"], "68239994"),
        (&["x", "--total", "55613393399531520"], "1596582158"),
    ] {
        assert_eq!(printed(&[&["classes"], args].concat()), format!("{number}\n"), "{args:?}");
    }
}

#[test]
fn the_table_has_a_row_per_class() {
    let table = printed(&["classes", "2x2", "--table"]);
    let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows[0], ["2", "order 128", "classes 20", "with grids 13"]);
    assert_eq!(rows[1], ["size", "kept", "cycles", "representative"]);
    assert_eq!(rows[2], ["1", "12", "1^16", "nothing"]);
    let sum = |weigh: fn(&[&str]) -> u64| rows[2..].iter().map(|row| weigh(row)).sum::<u64>();
    assert_eq!((rows.len(), sum(|row| row[0].parse().unwrap())), (22, 128));
    assert_eq!(sum(|row| row[0].parse::<u64>().unwrap() * row[1].parse::<u64>().unwrap()), 256);
    let three = object(&["classes", "3x3", "--table", "--json"]);
    assert_eq!((&three["number"], &three["without_turning"]), (&"5472730538".into(), &"10945437157".into()));
    assert_eq!(
        (&three["order"], &three["n_classes"], &three["n_with_grids"]),
        (&3_359_232.into(), &275.into(), &27.into())
    );
    assert_eq!(three["table"].as_array().map(Vec::len), Some(275));
    // Where boxes can become rows, symmetries of one class differ in what they do to lines.
    let hypercube = object(&["classes", "hypercube", "--json", "--threads", "1"]);
    assert_eq!((&hypercube["number"], &hypercube["order"]), (&"2".into(), &31_104.into()));
    assert!(
        hypercube["without_turning"]
            .as_str()
            .is_some_and(|number| number.parse::<u64>().is_ok_and(|n| n >= 2))
    );
}

#[test]
fn groups_are_found_from_constraints() {
    let samurai = 5184u128.pow(4) * 46656 * 8;
    let orders = printed(&[
        "group",
        "2x2",
        "2x3",
        "3x3",
        "4x4",
        "nrc",
        "x",
        "dg",
        "hypercube",
        "samurai",
        "latin",
        "magic",
    ]);
    let latin = 5040u128 * 5040 * 2;
    let expected =
        [128, 3456, 3_359_232, 24u128.pow(10) * 2, 256, 96, 10_368, 31_104, samurai, latin, 3_359_232];
    assert_eq!(orders, expected.map(|order| format!("{order}\n")).concat());
    assert_eq!(
        printed(&["group", "--classes", "2x2", "4x4"]),
        "128\tclasses 20\n126806761930752\tclasses -\n"
    );
    // An irregular region has no symmetry left; a thermometer leaves less than the grid has.
    assert_eq!(printed(&["group", &example("jigsaw.toml")]), "1\n");
    let thermo: u64 = printed(&["group", &example("thermo.toml")]).trim_end().parse().unwrap();
    assert!(thermo < 3_359_232 && 3_359_232 % thermo == 0, "{thermo}");
}

#[test]
fn givens_count_if_asked_for() {
    let most = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    let half_empty = "12....................................................................5..........";
    for line in [
        ETANA,
        most,
        half_empty,
        ".................................................................................",
    ] {
        let form = run(&["canon", "--group", "-e", line]).stdout;
        let n_automorphisms = form.trim_end().split('\t').nth(1).unwrap().to_string();
        assert_eq!(printed(&["group", "--givens", "-e", line]).trim_end(), n_automorphisms);
    }
    assert_eq!(printed(&["group", "-e", ETANA]), "3359232\n");
    // Where sums tell digits apart, names do not change: two corners with 1 may change places, with 1 and 2 not.
    let corners = |a: u8, b: u8| {
        let document = format!(
            "size = 4\ngivens = '''\n{a}...\n....\n....\n...{b}'''\n[[killer-cage]]\ncells = 'r1c1 r4c4'\nsum = 3\n"
        );
        printed(&["group", "--givens", "-e", &document])
    };
    assert_eq!((corners(1, 1), corners(1, 2)), ("4\n".to_string(), "2\n".to_string()));
}

#[test]
fn objects_have_generators_that_are_symmetries() {
    let x = object(&["group", "x", "--json"]);
    assert_eq!((&x["order"], x["file"].as_str()), (&"96".into(), Some("argument")));
    let orbits: Vec<usize> =
        x["orbits"].as_array().unwrap().iter().map(|orbit| orbit.as_array().unwrap().len()).collect();
    assert_eq!(orbits.iter().sum::<usize>(), 81);
    assert!(orbits.contains(&1), "the centre stays: {orbits:?}");
    let generators = x["generators"].as_array().unwrap();
    assert!(!generators.is_empty());
    // A diagonal goes to a diagonal.
    let on_diagonal = |label: &str| {
        let (row, column) = label[1..].split_once('c').unwrap();
        let (row, column): (u32, u32) = (row.parse().unwrap(), column.parse().unwrap());
        row == column || row + column == 10
    };
    for cycle in generators.iter().flat_map(|cycles| cycles.as_array().unwrap()) {
        let on: Vec<bool> =
            cycle.as_array().unwrap().iter().map(|label| on_diagonal(label.as_str().unwrap())).collect();
        assert!(on.len() > 1 && on.iter().all(|is| *is == on[0]), "{cycle}");
    }
}

#[test]
fn bad_input_is_refused() {
    let bad: &[(&[&str], &str)] = &[
        (&["grids", "7x7"], "those of these kinds can: 2x2, 2x3"),
        (&["grids", ""], "cannot be counted"),
        (&["grids"], "required"),
        (&["grids", "3x3", "--threads", "0"], "--threads"),
        (&["grids", "2x2", "--checkpoint", "/no/such/folder/file"], "/no/such/folder/file"),
        (&["grids", "2x2", "--checkpoint-every", "soon"], "seconds"),
        (&["latin", "0"], "cannot be counted"),
        (&["latin", "99"], "cannot be counted"),
        (&["latin", "nine"], "invalid value"),
        (&["classes", "2x5"], "cannot be counted; those of these kinds can: 2x2"),
        (&["classes", "2x2", "--total", "289"], "289 cannot be the number of grids"),
        (&["classes", "2x2", "--total", "312"], "312 cannot be the number of grids"),
        (&["classes", "2x2", "--total", "many"], "invalid value"),
        (&["group", "no-such-variant"], "no-such-variant: cannot be opened"),
        (&["group", "0x3"], "0x3: cannot be opened"),
        (&["group", "-e", "12"], "-e:1:"),
    ];
    for (args, said) in bad {
        let ran = run(&[&["maths"], *args].concat());
        assert!(
            ran.code == Some(2) && ran.stderr.contains(said) && ran.stdout.is_empty(),
            "{args:?}: {ran:?}"
        );
    }
}

/// On a board of 4×4 with 128 symmetries, those that keep what a rule says of a few cells.
#[test]
fn cells_play_their_roles_in_a_rule() {
    for (rule, order) in [
        // The cells may change places in a cage, but not on a thermometer.
        ("[[killer-cage]]\ncells = 'r1c1 r1c2'\nsum = 5", 8),
        ("[[thermometer]]\ncells = 'r1c1 r1c2'", 4),
        ("[[palindrome]]\ncells = 'r1c1 r2c3'", 4),
        // So may the sides of an equation, if they are alike.
        ("[[equal-sums]]\nlists = ['r1c1 r1c2', 'r3c3 r3c4']", 8),
        ("[[equal-sums]]\nlists = ['r1c1 r1c2', 'r3c3']", 2),
        // What is said twice is said once, and options have no order.
        ("[[killer-cage]]\ncells = 'r1c1 r1c2'\nsum = 5\n[[killer-cage]]\ncells = 'r1c2 r1c1'\nsum = 5", 8),
        ("[[killer-cage]]\ncells = 'r1c1 r1c2'\nsum = 5\n[[killer-cage]]\ncells = 'r1c3 r1c4'\nsum = 5", 16),
        ("[[killer-cage]]\ncells = 'r1c1 r1c2'\nsum = 5\n[[killer-cage]]\ncells = 'r1c3 r1c4'\nsum = 4", 8),
        (
            "[[any-of]]\noptions = [[{ rule = 'killer-cage', cells = 'r1c1 r1c2', sum = 5 }], \
             [{ rule = 'killer-cage', cells = 'r1c3 r1c4', sum = 5 }]]",
            16,
        ),
    ] {
        let document = format!("size = 4\n{rule}\n");
        assert_eq!(printed(&["group", "-e", &document]), format!("{order}\n"), "{rule}");
    }
}
