//! Puzzles of our own in every format, each with its solution: it is found out in which format a text is, and that
//! reader gives the puzzle with this one solution.

use arau_core::{Limits, Query};
use arau_format::{FORMATS, PuzzleReader, ReadOptions};
use arau_solve::{AUTO, choose};
use arau_testkit::own::own;
use serde_json::Value;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

/// Reads a text as the command line does; the format that it was taken for, and its only solution.
fn solved(text: &str) -> Result<(&'static str, String), String> {
    let mut texts = PuzzleReader::new(text.as_bytes(), None);
    let piece = texts.next().ok_or("holds no puzzle")?;
    if texts.next().is_some() {
        return Err("is taken for several puzzles".into());
    }
    let format = piece.format.ok_or("is in no format")?.info().id;
    let read = piece.read(&ReadOptions::default()).and_then(|spec| spec.build());
    let puzzle = read.map_err(|faults| format!("as {format}: {faults}"))?;
    let engine = choose(AUTO, &puzzle).map_err(|error| error.to_string())?.engine;
    let mut grids = Vec::new();
    let outcome = engine.run(&puzzle, Query::Unique, &Limits::none(), &mut |grid| {
        grids.push(grid.text(puzzle.symbols()));
        ControlFlow::Continue(())
    });
    match (outcome.complete, grids.pop()) {
        (true, Some(grid)) if outcome.n_solutions == 1 => Ok((format, grid)),
        _ => Err(format!("as {format} it has {} solutions", outcome.n_solutions)),
    }
}

#[test]
fn every_format_reads_its_puzzles() {
    let mut formats: BTreeSet<&str> = BTreeSet::new();
    for (number, line) in own("formats.jsonl").lines().enumerate() {
        let row: Value = serde_json::from_str(line).expect("JSON");
        let text_of = |key: &str| row[key].as_str().unwrap_or_else(|| panic!("line {}: {key}", number + 1));
        let (format, solution) = solved(text_of("text"))
            .unwrap_or_else(|why| panic!("line {}: {} {why}", number + 1, text_of("format")));
        assert_eq!(
            (format, solution.as_str()),
            (text_of("format"), text_of("solution")),
            "line {}",
            number + 1
        );
        formats.insert(format);
    }
    assert_eq!(formats, FORMATS.iter().map(|format| format.info().id).collect());
}
