//! Boards whose houses are listed one by one: no format takes them for the usual rows, columns and boxes unless they are.

use arau_format::{FORMATS, ReadOptions, format};

const CLASSIC: [&str; 12] = [
    "[0,1,2,3]",
    "[4,5,6,7]",
    "[8,9,10,11]",
    "[12,13,14,15]",
    "[0,4,8,12]",
    "[1,5,9,13]",
    "[2,6,10,14]",
    "[3,7,11,15]",
    "[0,1,4,5]",
    "[2,3,6,7]",
    "[8,9,12,13]",
    "[10,11,14,15]",
];

/// The formats that write a puzzle with these houses, with what they write.
fn written(houses: &[&str]) -> Vec<(&'static str, String)> {
    let text = format!(
        "{{\"N\": 4, \"ncells\": 16, \"givens\": {{\"0\": 1}}, \"houses\": [{}], \"neq\": []}}",
        houses.join(",")
    );
    let spec = format("houses-json").unwrap().read(&text, &ReadOptions::default()).unwrap();
    FORMATS.iter().filter_map(|format| Some((format.info().id, format.write(&spec).ok()?))).collect()
}

#[test]
fn all_rows_columns_and_boxes_are_a_classic_puzzle() {
    let written = written(&CLASSIC);
    let text_in = |id: &str| written.iter().find(|(of, _)| *of == id).map(|(_, text)| text.trim());
    assert_eq!(text_in("line"), Some("1..............."));
    assert_eq!(text_in("iss"), Some(".Shape~4x4.~R1C1_1"));
}

#[test]
fn a_house_that_is_missing_or_strange_is_no_usual_one() {
    let without = |i: usize| [&CLASSIC[..i], &CLASSIC[i + 1..]].concat();
    let strange = [&without(8)[..], &["[0,1,8,9]"]].concat();
    for (houses, what) in
        [(without(1), "a row"), (without(6), "a column"), (without(9), "a box"), (strange, "boxes")]
    {
        let ids: Vec<&str> = written(&houses).into_iter().map(|(id, _)| id).collect();
        for id in ["line", "grid", "sdk", "iss", "iss-link", "sgt-solo", "int-grid"] {
            assert!(!ids.contains(&id), "{id} writes {what}: {ids:?}");
        }
        assert!(ids.contains(&"houses-json"), "{ids:?}");
    }
}
