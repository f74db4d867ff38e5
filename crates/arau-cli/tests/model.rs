//! `arau model` as a process: files, sizes, solvers that are built in, and what is refused.

mod support;

use serde_json::Value;
use support::{ETANA, ETANA_SOLVED, arau, run, run_with};

const ONE: &str = "1..4....2......3";
const ONE_SOLVED: &str = "1234341223414123";

/// Solution and solver, without the time.
fn without_time(line: &str) -> (String, String) {
    let columns: Vec<&str> = line.split('\t').collect();
    assert!(columns[2].parse::<f64>().is_ok_and(|seconds| seconds >= 0.0), "{line}");
    (columns[0].into(), columns[1].into())
}

#[test]
fn sizes_are_those_of_the_paper() {
    let giant = run(&["model", "--size", "-e", &".".repeat(625)]);
    assert_eq!(giant.stdout, "variables 15625\tconstraints 2500\tnon-zeros 62500\tdensity 0.16 %\n");
    assert_eq!(giant.code, Some(0));
    let json = run(&["model", "--size", "--json", "-e", ETANA]);
    let object: Value = serde_json::from_str(&json.stdout).unwrap();
    assert_eq!((&object["variables"], &object["non_zeros"]), (&729.into(), &2916.into()));
}

#[test]
fn every_text_file_is_written_to_standard_output() {
    let starts =
        [("lp", "\\ Any"), ("mps", "NAME"), ("cnf", "c The"), ("opb", "* #variable= 64"), ("mzn", "include")];
    for (id, start) in starts {
        for program in ["simple", "modified", "weighted"] {
            let ran = run(&["model", "--to", id, "--program", program, "-e", ONE]);
            assert!(ran.code == Some(0) && ran.stderr.is_empty(), "{id}: {}", ran.stderr);
            let is_weighted_lp = id == "lp" && program == "weighted";
            assert!(
                ran.stdout.starts_with(if is_weighted_lp { "Maximize" } else { start }),
                "{id} {program}"
            );
        }
    }
    let json = run(&["model", "--to", "lp", "--json", "-e", ONE]);
    let object: Value = serde_json::from_str(&json.stdout).unwrap();
    assert!(object["text"].as_str().unwrap().contains("Subject To"));
}

#[test]
fn files_take_one_puzzle_each() {
    let folder = std::env::temp_dir().join(format!("arau-model-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = |name: &str| folder.join(name).to_str().unwrap().to_string();
    let single = run(&["model", "--to", "lp", "-o", &path("one.lp"), "-e", ONE]);
    assert_eq!((single.stdout.as_str(), single.code), ("", Some(0)), "{}", single.stderr);
    assert!(std::fs::read_to_string(path("one.lp")).unwrap().ends_with("End\n"));

    let two = format!("{ONE}\n{ONE}\n");
    let refused = run_with(&["model", "--to", "lp", "-o", &path("two.lp")], two.as_bytes());
    assert_eq!(refused.code, Some(2));
    assert!(refused.stderr.starts_with("stdin:2:1: ") && refused.stderr.contains("-o 'model-{}.lp'"));
    let refused = run_with(&["model", "--to", "cnf"], two.as_bytes());
    assert!(refused.code == Some(2) && refused.stderr.contains("-o 'model-{}.cnf'"), "{}", refused.stderr);

    let numbered = run_with(&["model", "--to", "mzn", "-o", &path("m{}.mzn")], two.as_bytes());
    assert_eq!(numbered.code, Some(0), "{}", numbered.stderr);
    assert!(folder.join("m1.mzn").exists() && folder.join("m2.mzn").exists());

    let unwritable = run(&["model", "--to", "lp", "-o", &path("no/such/folder.lp"), "-e", ONE]);
    assert!(unwritable.code == Some(2) && unwritable.stderr.contains("cannot be written"));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn cuts_take_the_solution_away() {
    let cut = run(&["model", "--to", "lp", "--cut", "-e", ONE]);
    assert!(cut.stdout.contains(" cut_1: + x_r1c1_1 + x_r1c2_2") && cut.code == Some(0), "{}", cut.stderr);
    let nothing = run(&["model", "--to", "lp", "--cut", "-e", "11.............."]);
    assert_eq!((nothing.stdout.as_str(), nothing.code), ("none\n", Some(1)));
}

#[test]
fn solvers_that_are_built_in_solve_and_prove() {
    let ran = run(&["model", "--run", "microlp,batsat", "-e", ONE, "-e", ETANA]);
    let lines: Vec<_> = ran.stdout.lines().map(without_time).collect();
    let expected = [
        (ONE_SOLVED, "microlp"),
        (ONE_SOLVED, "batsat"),
        (ETANA_SOLVED, "microlp"),
        (ETANA_SOLVED, "batsat"),
    ];
    assert_eq!(lines, expected.map(|(a, b)| (a.to_string(), b.to_string())));
    assert_eq!(ran.code, Some(0));
    for solver in ["microlp", "batsat"] {
        for program in ["simple", "modified", "weighted"] {
            let ask =
                |puzzle| run(&["model", "--run", solver, "--program", program, "--unique", "-e", puzzle]);
            let unique = ask(ONE);
            assert!(unique.stdout.starts_with(ONE_SOLVED) && unique.stdout.ends_with("\tunique\n"));
            let many = ask("................");
            assert_eq!(without_time(many.stdout.trim_end()).0, "multiple", "{solver} {program}");
            let none = ask("11..............");
            assert_eq!(without_time(none.stdout.trim_end()).0, "none", "{solver} {program}");
            assert_eq!((unique.code, many.code, none.code), (Some(0), Some(1), Some(1)));
        }
    }
}

#[test]
fn limits_are_told() {
    let hard = run(&["model", "--run", "microlp", "--time-limit", "0.2", "-e", &".".repeat(625)]);
    assert_eq!(without_time(hard.stdout.trim_end()).0, "incomplete");
    assert_eq!(hard.code, Some(1));
}

#[test]
fn the_table_has_a_row_per_puzzle() {
    let ran = run(&["model", "--table1", "--run", "batsat", "--time-limit", "50"]);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    let rows: Vec<Vec<&str>> = ran.stdout.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows[0][10..], ["batsat"]);
    let figures: Vec<String> = rows[1..].iter().map(|row| row[..10].join(" ")).collect();
    assert_eq!(figures[0], "2x2 4 16 64 64 256 6.25 6 0.01 0.00");
    assert_eq!(figures[6], "5x5 25 625 15625 2500 62500 0.16 370 1.26 1.14");
    assert_eq!(figures[7], "AI Etana 9 81 729 324 2916 1.23 23 - 0.90");
    assert!(rows[1..].iter().all(|row| row[10].parse::<f64>().is_ok()), "{}", ran.stdout);
    let forms = run(&["model", "--table1", "--run", "microlp", "--json", "--time-limit", "0"]);
    let first: Value = serde_json::from_str(forms.stdout.lines().next().unwrap()).unwrap();
    assert!(first.get("microlp_simple").is_some() && first.get("microlp_modified").is_some());
}

#[test]
fn a_solver_may_be_named_by_a_path_from_here() {
    let folders = std::env::var_os("PATH").expect("a search path");
    let Some(folder) = std::env::split_paths(&folders).find(|folder| folder.join("cbc").is_file()) else {
        let wanted = "cbc is missing: apt-get install coinor-cbc";
        assert!(std::env::var_os("ARAU_SKIP_PROGRAMS").is_some(), "{wanted}");
        arau_testkit::skip(wanted);
        return;
    };
    let ran = arau()
        .args(["model", "--run", "cbc", "-e", ONE])
        .env("ARAU_CBC", "./cbc")
        .current_dir(folder)
        .output()
        .expect("it runs");
    assert!(ran.status.success() && String::from_utf8_lossy(&ran.stdout).contains("cbc"), "{ran:?}");
}

#[test]
fn missing_solvers_and_bad_usage_are_refused() {
    let missing =
        arau().args(["model", "--run", "cbc", "-e", ONE]).env("ARAU_CBC", "/no/such/cbc").output().unwrap();
    let said = String::from_utf8_lossy(&missing.stderr).into_owned();
    assert_eq!(missing.status.code(), Some(2));
    assert!(said.contains("/no/such/cbc") && said.contains("apt-get install coinor-cbc"), "{said}");
    for args in [
        &["model", "-e", ONE][..],
        &["model", "--to", "docx", "-e", ONE],
        &["model", "--run", "nobody", "-e", ONE],
        &["model", "--to", "lp", "--run", "batsat", "-e", ONE],
        &["model", "--to", "lp", "--program", "dual", "-e", ONE],
        &["model", "--size", "--cut", "-e", ONE],
        &["model", "--table1", "-e", ONE],
    ] {
        let ran = run(args);
        assert!(ran.code == Some(2) && !ran.stderr.is_empty() && ran.stdout.is_empty(), "{args:?}");
    }
    let bad = run(&["model", "--to", "lp", "-e", "1..5............"]);
    assert!(bad.code == Some(2) && bad.stderr.starts_with("-e:1:"), "{}", bad.stderr);
}

#[test]
fn lists_name_files_and_solvers() {
    let files = run(&["list", "files"]).stdout;
    let solvers = run(&["list", "solvers"]).stdout;
    assert!(["lp\t", "mps\t", "cnf\t", "opb\t", "mzn\t"].iter().all(|id| files.contains(id)), "{files}");
    assert!(["highs\t", "cbc\t", "glpk\t", "cadical\t", "minizinc\t"].iter().all(|id| solvers.contains(id)));
}
