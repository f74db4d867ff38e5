//! Owns what fuzz targets and tests try with any input. A finding is a panic, a run without end or too much memory.

use crate::agreement::{Effort, compare};
use crate::random::{Mixer, shrunk};
use crate::random_source::RandomSource;
use arau_core::{Faults, PuzzleSpec};
use arau_format::{FORMATS, Format, Likeness, PuzzleReader, ReadOptions, detect, format};
use std::sync::LazyLock;

/// Boards with more cells are read but not lowered, to keep a run short.
const MAX_BUILT_CELLS: usize = 400;

/// Reads a text in a format. What is read survives writing, and every refusal has a reason.
pub fn read(id: &str, text: &str) {
    let reader = format(id).expect("a target is named after a format");
    let told_more = ReadOptions { box_size: Some((2, 3)), ignore_drawings: true };
    let read = reader.read(text, &ReadOptions::default()).or_else(|faults| {
        check_faults(&faults);
        reader.read(text, &told_more)
    });
    match read {
        Err(faults) => check_faults(&faults),
        Ok(spec) if spec.geometry.n_cells() > MAX_BUILT_CELLS => {}
        Ok(spec) => match spec.build() {
            Err(faults) => check_faults(&faults),
            Ok(puzzle) => {
                check_document(puzzle.spec());
                check_round_trip(reader, puzzle.spec());
            }
        },
    }
}

fn check_faults(faults: &Faults) {
    assert!(!faults.is_empty(), "refused without a reason");
    assert!(faults.iter().all(|fault| !fault.message().is_empty()), "{faults:?}");
}

/// Every puzzle can be written as a document, which is the same puzzle.
fn check_document(spec: &PuzzleSpec) {
    let again =
        check_round_trip(format("arau").expect("the document"), spec).expect("a document carries all");
    assert!(again.rules == spec.rules, "{:?}\n{:?}", again.rules, spec.rules);
}

/// What a format writes it reads again.
fn check_round_trip(writer: &dyn Format, spec: &PuzzleSpec) -> Option<PuzzleSpec> {
    let written = writer.write(spec).ok()?;
    let id = writer.info().id;
    let again = writer.read(&written, &ReadOptions { ignore_drawings: true, ..ReadOptions::default() });
    let again =
        again.unwrap_or_else(|faults| panic!("{id} does not read what it writes: {faults}\n{written}"));
    assert_eq!(again.givens, spec.givens, "{id}: other givens\n{written}");
    Some(again)
}

/// Finds out the format of a text, and whether it reads as that.
pub fn detect_and_read(text: &str) -> bool {
    let is_any = FORMATS.iter().any(|format| format.likeness(text) > Likeness::No);
    let found = detect(text);
    assert_eq!(found.is_some(), is_any);
    let read = found.map(|format| format.read(text, &ReadOptions::default()));
    read.is_some_and(|read| read.inspect_err(check_faults).is_ok())
}

/// Reads bytes as the command line does.
pub fn stream(bytes: &[u8]) {
    // Several games of a list may stand on one line, but never at one place.
    let mut last = (0, 0);
    for text in PuzzleReader::new(bytes, None) {
        let place = (text.line, text.column);
        assert!(place > last, "{place:?} after {last:?}");
        last = place;
        text.read(&ReadOptions::default()).err().iter().for_each(check_faults);
    }
}

/// Draws a small puzzle from the bytes; every engine must agree with the oracle.
pub fn engine_oracle(bytes: &[u8]) {
    static MIXER: LazyLock<Mixer> = LazyLock::new(Mixer::default);
    const EFFORT: Effort = Effort { at_most: 300, max_tries: 20_000, max_nodes: 20_000, max_ilp_nodes: 100 };
    let spec = MIXER.puzzle(&mut RandomSource::of_bytes(bytes));
    if let Err(difference) = compare(&spec, EFFORT) {
        let smallest = shrunk(spec, |spec| compare(spec, EFFORT).is_err());
        let document = format("arau").and_then(|arau| arau.write(&smallest).ok()).unwrap_or_default();
        panic!("{difference}\n{document}");
    }
}
