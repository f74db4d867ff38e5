//! Owns what fuzz targets and tests try with any input. A finding is a panic, a run without end or too much memory.

use crate::agreement::{Effort, compare};
use crate::explanations;
use crate::random::{Mixer, shrunk};
use crate::random_source::RandomSource;
use arau_check::{brute_force, is_solution};
use arau_core::{Faults, Grid, Limits, Puzzle, PuzzleSpec, solutions};
use arau_format::{FORMATS, Format, Likeness, PuzzleReader, ReadOptions, detect, format};
use arau_solve::{AUTO, choose};
use std::sync::LazyLock;

/// Boards with more cells are read but not lowered, to keep a run short.
const MAX_BUILT_CELLS: usize = 400;

/// Reads a text in a format. What is read survives writing, and every refusal has a reason.
pub fn read(id: &str, text: &str) {
    let reader = format(id).expect("a target is named after a format");
    let told_more = ReadOptions { box_size: Some((2, 3)), ignore_drawings: true, keep_trailing_text: true };
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

static MIXER: LazyLock<Mixer> = LazyLock::new(Mixer::default);

/// Draws a small puzzle from the bytes; every engine must agree with the oracle.
pub fn engine_oracle(bytes: &[u8]) {
    const EFFORT: Effort = Effort { at_most: 300, max_tries: 20_000, max_nodes: 20_000, max_ilp_nodes: 100 };
    let spec = MIXER.puzzle(&mut RandomSource::of_bytes(bytes));
    if let Err(difference) = compare(&spec, EFFORT) {
        let smallest = shrunk(spec, |spec| compare(spec, EFFORT).is_err());
        let document = format("arau").and_then(|arau| arau.write(&smallest).ok()).unwrap_or_default();
        panic!("{difference}\n{document}");
    }
}

/// Draws a small puzzle from the bytes and explains it. Every step must be proved from what it cites, and agree with all
/// solutions that the oracle finds. Returns the number of steps.
pub fn explanation(bytes: &[u8]) -> usize {
    const AT_MOST: u64 = 300;
    const MAX_TRIES: u64 = 20_000;
    let mut source = RandomSource::of_bytes(bytes);
    let mut spec = MIXER.puzzle(&mut source);
    let Some(mut grids) = brute_force(&spec, AT_MOST, MAX_TRIES) else { return 0 };
    if grids.len() as u64 == AT_MOST {
        return 0;
    }
    // Mostly with one solution, as people solve them: it is given where it differs from the others.
    if grids.len() > 1 && !source.one_in(4) {
        let chosen = source.pick(&grids).clone();
        while grids.len() > 1 {
            let open: Vec<usize> = (0..chosen.0.len())
                .filter(|&cell| grids.iter().any(|grid| grid.0[cell] != chosen.0[cell]))
                .collect();
            let cell = *source.pick(&open);
            spec.givens[cell] = Some(chosen.0[cell]);
            grids.retain(|grid| grid.0[cell] == chosen.0[cell]);
        }
    }
    spec.build().map_or(0, |puzzle| explanations::judge(&puzzle, &grids))
}

/// Takes a puzzle, the text's or, where it is none, one that the bytes choose, to every format that can carry it, and reads
/// it again: it has the same solutions. Returns the formats that carried it.
pub fn conversion(bytes: &[u8]) -> Vec<&'static str> {
    let text = std::str::from_utf8(bytes).ok();
    let read = text.and_then(|text| detect(text)?.read(text, &ReadOptions::default()).ok());
    let spec = read.unwrap_or_else(|| MIXER.puzzle(&mut RandomSource::of_bytes(bytes)));
    if spec.geometry.n_cells() > MAX_BUILT_CELLS {
        return Vec::new();
    }
    let Ok(puzzle) = spec.build() else { return Vec::new() };
    let grids = some_solutions(&puzzle);
    let carriers = FORMATS.iter().filter(|format| carries(**format, puzzle.spec(), &grids));
    carriers.map(|format| format.info().id).collect()
}

/// A few solutions of a puzzle, as far as a short search finds them.
fn some_solutions(puzzle: &Puzzle) -> Vec<Grid> {
    let engine = choose(AUTO, puzzle).expect("auto always finds an engine").engine;
    solutions(engine, puzzle, 20, &Limits::nodes(2_000)).0
}

/// Whether a format can write a puzzle and understands what it wrote; it may write drawings for people instead. What it
/// reads again accepts these solutions, and has none that the puzzle does not accept; the oracle judges.
fn carries(format: &dyn Format, spec: &PuzzleSpec, grids: &[Grid]) -> bool {
    let Ok(written) = format.write(spec) else { return false };
    check_round_trip(format, spec);
    let Ok(again) = format.read(&written, &ReadOptions::default()) else { return false };
    let id = format.info().id;
    let lost = grids.iter().find(|grid| !is_solution(&again, &grid.0));
    let puzzle = again.build().unwrap_or_else(|faults| panic!("{id}: {faults}"));
    let found = some_solutions(&puzzle);
    let gained = found.iter().find(|grid| !is_solution(spec, &grid.0));
    assert!(lost.is_none() && gained.is_none(), "{id}: lost {lost:?}, gained {gained:?}\n{written}");
    true
}
