//! Classic 9×9 puzzles as 729 characters: nine per cell, each the digit that may stand there or `.`.

use super::line::{check_classic, first_field, only_line};
use crate::board::{Boxes, add_rule, square};
use crate::carry::Carrier;
use crate::places::FaultList;
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Arg, Args, Fault, Faults, PuzzleSpec, Symbol, SymbolSet};

/// Candidates of every cell.
pub struct PencilMarks;

const INFO: FormatInfo = FormatInfo {
    id: "pencil-marks",
    title: "Pencil marks, 729 characters per line",
    carries: "givens and pencil marks of 9×9 grids with rows, columns and boxes",
    writes: true,
    by_line: true,
};

const SIDE: usize = 9;

impl Format for PencilMarks {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let Ok((_, line)) = only_line(text) else { return Likeness::No };
        let marks = first_field(line);
        let is_mark = |(i, b): (usize, u8)| is_empty(b) || usize::from(b) == usize::from(b'1') + i % SIDE;
        match marks.len() == SIDE * SIDE * SIDE && marks.bytes().enumerate().all(is_mark) {
            true => Likeness::Sure,
            false => Likeness::No,
        }
    }

    fn read(&self, text: &str, _options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let (offset, line) = only_line(text)?;
        let marks = first_field(line);
        let mut faults = FaultList::new(text);
        if marks.len() != SIDE * SIDE * SIDE || !marks.is_ascii() {
            faults
                .push(offset, format!("there are {} characters, but 729 are needed", marks.chars().count()));
            return faults.into_error();
        }
        let mut spec = square(SIDE, Boxes::Usual)?;
        for (cell, marks) in spec.geometry.clone().cells().zip(marks.as_bytes().chunks(SIDE)) {
            let start = offset + cell.idx() * SIDE;
            let mut allowed = SymbolSet::EMPTY;
            for (i, &mark) in marks.iter().enumerate() {
                match mark {
                    _ if usize::from(mark) == usize::from(b'1') + i => allowed.insert(Symbol(i as u8)),
                    _ if is_empty(mark) => {}
                    _ => faults.push(start + i, Fault::syntax(format!("this must be `{}` or `.`", i + 1))),
                }
            }
            match allowed.single() {
                Some(symbol) => spec.givens[cell.idx()] = Some(symbol),
                None if allowed.is_empty() => {
                    faults.push(
                        start,
                        Fault::missing(format!("the cell {} has no candidate", spec.geometry.label(cell))),
                    );
                }
                None if allowed == spec.symbols.all() => {}
                None => {
                    let args = Args::new()
                        .with_cells([cell])
                        .with("symbols", Arg::Symbols(allowed.iter().collect()));
                    add_rule(&mut spec, "candidates", args, faults.place(start))?;
                }
            }
        }
        faults.or_ok(spec)
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        let mut plain = spec.clone();
        plain.rules.retain(|rule| rule.id() != "candidates");
        let mut carrier = Carrier::new(&plain);
        check_classic(&mut carrier);
        if carrier.spec.givens.len() != SIDE * SIDE {
            carrier.cannot("shape", "this format can express 9×9 grids only");
        }
        carrier.finish(|| {
            let mut allowed: Vec<SymbolSet> =
                spec.givens.iter().map(|g| g.map_or(spec.symbols.all(), SymbolSet::only)).collect();
            for rule in spec.rules.iter().filter(|rule| rule.id() == "candidates") {
                let symbols: SymbolSet = rule.args.symbols("symbols").iter().copied().collect();
                for cell in rule.cells() {
                    allowed.get_mut(cell.idx()).into_iter().for_each(|set| *set = set.and(symbols));
                }
            }
            let mark = |set: &SymbolSet, i: usize| match set.contains(Symbol(i as u8)) {
                true => char::from(b'1' + i as u8),
                false => '.',
            };
            let mut out: String =
                allowed.iter().flat_map(|set| (0..SIDE).map(move |i| mark(set, i))).collect();
            out.push('\n');
            out
        })
    }
}

fn is_empty(mark: u8) -> bool {
    mark == b'.' || mark == b'0'
}
