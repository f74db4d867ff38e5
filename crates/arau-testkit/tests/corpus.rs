//! Every row of the collections, where they are on the machine: arau's count and solution are the row's.
//!
//! Rows that arau does not read, or answers otherwise, must be in `exceptions.tsv` with a reason. A row that takes too
//! many nodes is listed but proves nothing; `ARAU_NODES` raises the bound. Rows that are not answered within a minute are
//! in `exceptions.tsv` too.

use arau_check::is_solution;
use arau_core::{Grid, Limits, PuzzleSpec, Query};
use arau_format::{PuzzleReader, ReadOptions, format};
use arau_solve::{AUTO, choose};
use arau_testkit::rows::{Count, Row, Stated, Text, rows};
use std::ops::ControlFlow;

const EXCEPTIONS: &str = include_str!("../exceptions.tsv");

/// What came of a row in one of its texts.
enum Verdict {
    Agrees,
    /// It was not finished, so nothing is known.
    TooLong,
    /// What is wrong.
    Differs(String),
}

fn node_limit() -> u64 {
    std::env::var("ARAU_NODES").ok().and_then(|text| text.parse().ok()).unwrap_or(20_000)
}

fn judge(row: &Row, text: &Text) -> Verdict {
    let spec = match read(text) {
        Ok(spec) => spec,
        Err(faults) => {
            return Verdict::Differs(format!("is not read: {}", faults.lines().next().unwrap_or("")));
        }
    };
    let puzzle = match spec.build() {
        Ok(puzzle) => puzzle,
        Err(faults) => return Verdict::Differs(format!("is refused: {}", faults)),
    };
    let engine = choose(AUTO, &puzzle).expect("auto always finds an engine").engine;
    let mut grids: Vec<Grid> = Vec::new();
    let outcome = engine.run(&puzzle, Query::Unique, &Limits::nodes(node_limit()), &mut |grid| {
        grids.push(grid.clone());
        ControlFlow::Continue(())
    });
    if let Some(wrong) = grids.iter().find(|grid| !is_solution(puzzle.spec(), &grid.0)) {
        return Verdict::Differs(format!("gives {}, which breaks a rule", wrong.text(puzzle.symbols())));
    }
    let found = Count::of(outcome.n_solutions);
    match (row.count, outcome.complete || found == Count::Many) {
        (_, false) => Verdict::TooLong,
        (Some(count), true) if count != found => Verdict::Differs(format!("has {found:?}, not {count:?}")),
        (count, true) => match (&row.solution, grids.first()) {
            // A stated solution of several need not be the first one found, but it must be one.
            (Some(stated), Some(grid))
                if count == Some(Count::One) && !is_stated(puzzle.spec(), grid, stated) =>
            {
                Verdict::Differs(format!("is solved otherwise: {}", grid.text(puzzle.symbols())))
            }
            _ => Verdict::Agrees,
        },
    }
}

fn read(text: &Text) -> Result<PuzzleSpec, String> {
    let options = ReadOptions::default();
    let in_words = |faults: arau_core::Faults| faults.to_string();
    match text.format {
        Some(id) => format(id).ok_or("no such format")?.read(&text.text, &options).map_err(in_words),
        None => {
            let mut pieces = PuzzleReader::new(text.text.as_bytes(), None);
            let piece = pieces.next().ok_or("holds no puzzle")?;
            match pieces.next() {
                None => piece.read(&options).map_err(in_words),
                Some(_) => Err("is read as several puzzles".into()),
            }
        }
    }
}

fn is_stated(spec: &PuzzleSpec, grid: &Grid, stated: &Stated) -> bool {
    let agrees = |cell| {
        let value = stated.value(spec, cell);
        value.is_none_or(|value| value == spec.symbols.value(grid.symbol(cell)) as i64)
    };
    spec.geometry.cells().all(agrees)
}

fn exception(collection: &str, row: &Row, text: &Text) -> bool {
    let is_it = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        matches!(fields[..], [c, id, field, reason] if c == collection && id == row.id && field == text.field && !reason.is_empty())
    };
    EXCEPTIONS.lines().any(is_it)
}

/// Judges every row in every text and reports.
fn check(collection: &str) {
    let Some(rows) = rows(collection) else { return };
    let work: Vec<(&Row, &Text)> =
        rows.iter().flat_map(|row| row.texts.iter().map(move |text| (row, text))).collect();
    let mut wrong: Vec<String> = Vec::new();
    let mut n_too_long = 0;
    for (row, text) in &work {
        let name = format!("{} ({})", row.id, text.field);
        match (judge(row, text), exception(collection, row, text)) {
            (Verdict::Agrees, false) | (Verdict::Differs(_), true) => {}
            (Verdict::Agrees, true) => wrong.push(format!("{name} is no exception any more")),
            (Verdict::TooLong, _) => {
                n_too_long += 1;
                eprintln!("too long: {collection} {name}");
            }
            (Verdict::Differs(why), false) => wrong.push(format!("{name} {why}")),
        }
    }
    eprintln!("{collection}: {} texts, {} wrong, {n_too_long} too long", work.len(), wrong.len());
    assert!(wrong.is_empty(), "{collection}: {} of {}\n{}", wrong.len(), work.len(), wrong.join("\n"));
    assert!(n_too_long * 2 <= work.len(), "{collection}: {n_too_long} of {} take too long", work.len());
}

macro_rules! collections {
    ($($name:ident),* $(,)?) => {
        $(
            #[test]
            fn $name() {
                check(stringify!($name));
            }
        )*
    };
}

collections! {
    classic16_kiguli,
    dclamage,
    fpuzzles,
    iss,
    kakuro,
    kenken_kiguli,
    killer_vtsukur,
    lisudoku,
    samurai,
    sgt,
    shapes_generated,
    wpf_florian,
}
