//! `arau maths claims` as a process.

mod support;

use serde_json::Value;
#[cfg(unix)]
use support::interrupted;
use support::{Ran, run};

fn json(ran: &Ran) -> Value {
    serde_json::from_str(&ran.stdout).unwrap_or_else(|error| panic!("{error}: {ran:?}"))
}

/// The fields of each line that `arau maths claims` prints.
fn ledger(ran: &Ran) -> Vec<Vec<&str>> {
    ran.stdout.lines().map(|line| line.split('\t').collect()).collect()
}

#[test]
fn claims_are_tried_and_printed_in_order() {
    let ran = run(&["maths", "claims", "V4.count", "m9.2x3", "P9", "L8"]);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    let lines = ledger(&ran);
    let verdicts: Vec<[&str; 2]> = lines.iter().map(|line| [line[0], line[1]]).collect();
    assert_eq!(
        verdicts,
        [
            ["M9.2x3", "verified"],
            ["L8", "verified"],
            ["V4.count", "refuted"],
            ["P9.equation8", "refuted"],
            ["P9.table3", "refuted"],
        ]
    );
    assert!(lines.iter().all(|line| line.len() == 4 && line[2].parse::<f64>().is_ok()), "{}", ran.stdout);
    assert!(lines[0][3].contains("28 200 960") && lines[2][3].contains("18 383 222 420 692 992"));
    let one = run(&["maths", "claims", "V4.count", "m9.2x3", "P9", "L8", "--threads", "1"]);
    assert_eq!(
        ledger(&one).iter().map(|line| line[3]).collect::<Vec<_>>(),
        lines.iter().map(|line| line[3]).collect::<Vec<_>>()
    );
}

#[test]
fn claims_that_take_long_are_skipped_when_asked() {
    let ran = run(&["maths", "claims", "M10.x", "M10.dg", "V2.L9", "--quick"]);
    assert!(ledger(&ran).iter().all(|line| line[1] == "skipped"), "{}", ran.stdout);
    assert_eq!((ran.stdout.lines().count(), ran.code), (3, Some(0)));
    let object = json(&run(&["maths", "claims", "M10.x", "--quick", "--json"]));
    assert_eq!(
        (&object["id"], &object["verdict"], &object["complete"]),
        (&"M10.x".into(), &"skipped".into(), &false.into())
    );
}

#[test]
fn claims_as_json() {
    let object = json(&run(&["maths", "claims", "M13.rectangle", "--json"]));
    assert_eq!((&object["id"], &object["verdict"]), (&"M13.rectangle".into(), &"refuted".into()));
    assert_eq!(
        (&object["source"], &object["complete"]),
        (&"Merino, section 4.2, a conjecture".into(), &true.into())
    );
    assert!(object["statement"].as_str().is_some_and(|text| text.contains("6×5")));
    assert!(object["evidence"].as_str().is_some_and(|text| text.contains("4×8 = 32")), "{object}");
    assert!(object["seconds"].is_number());
}

#[test]
fn claims_that_there_are_not_are_refused() {
    let ran = run(&["maths", "claims", "M99", "L9", "Q1"]);
    assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""));
    assert!(ran.stderr.contains("M99, Q1"), "{}", ran.stderr);
}

#[cfg(unix)]
#[test]
fn interrupted_claims_are_incomplete() {
    let ran = interrupted(&["maths", "claims", "M9.2x2", "M10.dg", "--threads", "1"]);
    let text = ran.stdout;
    assert_eq!(ran.code, Some(1));
    assert!(text.starts_with("M9.2x2\tverified\t") && !text.contains("M10.dg\tverified"), "{text}");
}
