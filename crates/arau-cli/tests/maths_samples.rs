//! The questions of `arau maths` on the command line: what they print, exit codes, interruptions.

mod support;

use serde_json::Value;
use std::io::Read;
use std::process::Stdio;
#[cfg(unix)]
use support::interrupted;
use support::{Ran, arau, run, run_with};

fn json(ran: &Ran) -> Value {
    serde_json::from_str(&ran.stdout).unwrap_or_else(|error| panic!("{error}: {ran:?}"))
}

#[test]
fn estimates_stand_beside_the_exact_number() {
    let args = ["maths", "estimate", "3x3", "--samples", "2000", "--seed", "3"];
    let ran = run(&args);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    let lines: Vec<Vec<&str>> = ran.stdout.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(lines[0], ["closed form", "6.6571e21"]);
    assert_eq!(lines[1], ["samples", "2000"]);
    let [from, mean, to] = [lines[3][1], lines[2][1], lines[3][2]].map(|n| n.parse::<f64>().unwrap());
    assert!(6.4e21 < from && from < mean && mean < to && to < 6.9e21, "{}", ran.stdout);
    assert_eq!(lines[4], ["exact", "6670903752021072936960"]);
    assert_eq!(run(&[&args[..], &["--threads", "1"]].concat()).stdout, ran.stdout);
    assert_ne!(run(&["maths", "estimate", "3x3", "--samples", "2000"]).stdout, ran.stdout);
}

#[test]
fn estimates_as_json() {
    let object = json(&run(&["maths", "estimate", "4x4", "--samples", "20", "--json"]));
    assert_eq!((&object["complete"], &object["samples"]), (&true.into(), &20.into()));
    assert_eq!(object["closed_form"], "5.9584e98");
    assert!(object["interval"][0].as_str().is_some_and(|from| from.ends_with("e98")), "{object}");
    assert!(object.get("exact").is_none());
}

#[test]
fn what_cannot_be_counted_or_estimated_says_so() {
    let ran = run(&["maths", "grids", "4x4"]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""));
    assert!(ran.stderr.contains("arau maths estimate 4x4"), "{}", ran.stderr);
    assert!(!run(&["maths", "grids", "7x7"]).stderr.contains("estimate"));
    for bad in [&["7x7"][..], &["1x3"], &["3"], &["3x3", "--samples", "1"]] {
        let ran = run(&[&["maths", "estimate"], bad].concat());
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{bad:?}");
        assert!(!ran.stderr.is_empty());
    }
}

#[cfg(unix)]
#[test]
fn an_interrupted_estimate_is_incomplete() {
    let ran = interrupted(&["maths", "estimate", "3x3", "--samples", "1000000000"]);
    let text = ran.stdout;
    assert_eq!(ran.code, Some(1));
    assert!(text.starts_with("closed form\t6.6571e21\nsamples\t"), "{text}");
    assert!(text.ends_with("\nincomplete\n") && !text.contains("exact"), "{text}");
}

#[test]
fn random_grids_are_grids_and_follow_the_seed() {
    let ran = run(&["maths", "random", "1200", "--seed", "5"]);
    let lines: Vec<&str> = ran.stdout.lines().collect();
    let different: std::collections::BTreeSet<&&str> = lines.iter().collect();
    assert_eq!((lines.len(), different.len(), ran.code), (1200, 1200, Some(0)));
    let checked = run_with(&["check"], ran.stdout.as_bytes());
    assert_eq!(checked.stdout, "valid\n".repeat(1200));
    assert_eq!(
        run(&["maths", "random", "3", "--seed", "5", "--threads", "1"]).stdout,
        lines[..3].join("\n") + "\n"
    );
    assert_eq!(run(&["maths", "random"]).stdout.lines().count(), 1);
    assert_ne!(run(&["maths", "random"]).stdout.trim_end(), lines[0]);
    assert_eq!(run(&["maths", "random", "-3"]).code, Some(2));
}

#[test]
fn a_closed_pipe_ends_random_grids() {
    let mut child =
        arau().args(["maths", "random", &u64::MAX.to_string()]).stdout(Stdio::piped()).spawn().unwrap();
    let mut start = [0; 82 * 1000];
    child.stdout.take().unwrap().read_exact(&mut start).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn latin_squares_are_counted_drawn_and_mated() {
    assert_eq!(run(&["maths", "latin", "5"]).stdout, "5\t56\t161280\n");
    let ran = run(&["maths", "latin", "10", "--random", "4", "--seed", "2"]);
    assert_eq!((ran.stdout.lines().count(), ran.code), (4, Some(0)));
    assert!(ran.stdout.lines().all(|line| line.len() == 100 && line.contains('A')));
    let one = run(&["maths", "latin", "10", "--random", "--seed", "2"]);
    assert_eq!(one.stdout.lines().collect::<Vec<_>>(), [ran.stdout.lines().next().unwrap()]);
    let klein = run(&["maths", "latin", "--mates", "1234/2143/3412/4321", "--all"]);
    assert_eq!(klein.stdout, "1234341243212143\n1234432121433412\ntransversals\t8\nmates\t2\n");
    assert_eq!(klein.code, Some(0));
    let cyclic = run(&["maths", "latin", "--mates", "1234 2341 3412 4123"]);
    assert_eq!((cyclic.stdout.as_str(), cyclic.code), ("transversals\t0\nmates\t0\n", Some(1)));
    let object = json(&run(&["maths", "latin", "--mates", "123231312", "--json"]));
    assert_eq!((&object["transversals"], &object["mates"]), (&3.into(), &1.into()));
}

#[test]
fn bad_latin_squares_are_refused() {
    for bad in [
        &["--mates", "1213"][..],
        &["--mates", "12?1"],
        &["--mates", ""],
        &["4", "--mates", "1221"],
        &["--random", "2"],
        &["99", "--random"],
        &["0", "--random"],
        &["12"],
        &[],
    ] {
        let ran = run(&[&["maths", "latin"], bad].concat());
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{bad:?}");
        assert!(!ran.stderr.is_empty());
    }
}
