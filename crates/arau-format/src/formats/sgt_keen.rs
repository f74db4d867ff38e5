//! Keen of Simon Tatham's puzzles (KenKen): `6:edges,clues`, a clue per cage: `a11`, `s1`, `m24`, `d2`.

use super::sgt_id::{GameId, blocks_of_cages, cells_of_blocks, write_blocks};
use crate::board::{Boxes, add_rule, square};
use crate::carry::Carrier;
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Args, Cell, Fault, Faults, PuzzleSpec, RuleUse};

/// Keen.
pub struct SgtKeen;

const INFO: FormatInfo = FormatInfo {
    id: "sgt-keen",
    title: "Keen game id (Simon Tatham's puzzles)",
    carries: "KenKen cages over all cells of a Latin square up to 31×31, no givens",
    writes: true,
    by_line: true,
};

/// The letters of clues and the operations they stand for.
const OPERATIONS: [(char, &str); 4] = [('a', "+"), ('s', "-"), ('m', "*"), ('d', "/")];

impl Format for SgtKeen {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let Ok(id) = GameId::of(text, "keen") else { return Likeness::No };
        let parts = side(id.params).zip(id.desc.split_once(','));
        let is_edges = |s: &str| s.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
        let is_clues = |s: &str| {
            s.starts_with(['a', 's', 'm', 'd'])
                && s.bytes().all(|b| b.is_ascii_digit() || b"asmd".contains(&b))
        };
        match parts {
            Some((_, (edges, clues))) if is_edges(edges) && is_clues(clues) => Likeness::Sure,
            _ => Likeness::No,
        }
    }

    fn read(&self, text: &str, _options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let id = GameId::of(text, "keen")?;
        let n = side(id.params).ok_or_else(|| {
            id.fault(
                id.params,
                Fault::syntax(
                    "these are not valid parameters; expected something like `6` or \
                 `6dn`",
                ),
            )
        })?;
        let n = id.check_side(n)?;
        let Some((edges, mut clues)) = id.desc.split_once(',') else {
            return Err(id.fault(
                id.desc,
                Fault::syntax("a comma is needed between the edges and the clues of the cages"),
            ));
        };
        let cages = cells_of_blocks(&id.blocks(edges, n)?);
        let mut spec = square(n, Boxes::None).map_err(|faults| faults.at(&id.place(id.params)))?;
        for (i, cells) in cages.iter().enumerate() {
            let letter = clues.chars().next();
            let operation = OPERATIONS.iter().find(|(clue, _)| Some(*clue) == letter);
            let number = operation.and_then(|_| GameId::leading_number(&clues[1..]));
            let (Some((_, sign)), Some((target, rest))) = (operation, number) else {
                let message = format!(
                    "the clue of cage {} of {} is not like `a11`, `s1`, `m24` or `d2`",
                    i + 1,
                    cages.len()
                );
                return Err(id.fault(clues, message));
            };
            let sign = if cells.len() == 1 { "=" } else { sign };
            let target = i64::try_from(target).unwrap_or(i64::MAX);
            let args = Args::new().with_cells(cells.clone()).with_int("target", target).with_text("op", sign);
            add_rule(&mut spec, "kenken-cage", args, id.place(clues))?;
            clues = rest;
        }
        match clues {
            "" => Ok(spec),
            _ => Err(id.fault(clues, "there are more clues than cages")),
        }
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        let mut carrier = Carrier::new(spec);
        let n = carrier.latin_square();
        carrier.rules(|rule| ["houses", "kenken-cage"].contains(&rule.id()));
        carrier.no_givens();
        let mut cages: Vec<&RuleUse> = spec.rules.iter().filter(|rule| rule.id() == "kenken-cage").collect();
        cages.sort_by_key(|cage| cage.cells().iter().min().copied());
        let cells: Vec<&[Cell]> = cages.iter().map(|cage| cage.cells()).collect();
        let edges =
            blocks_of_cages(&cells, n * n).filter(|_| n > 1).and_then(|blocks| write_blocks(&blocks, n));
        if n > 0 && edges.is_none() {
            carrier.cannot("kenken-cage", "the cages must be connected and cover every cell once");
        }
        let clues: Vec<Option<String>> = cages.iter().map(|cage| clue(cage)).collect();
        let n_unknown = clues.iter().filter(|clue| clue.is_none()).count();
        if n_unknown > 0 {
            carrier.cannot(
                "kenken-cage",
                format!("this format needs an operation for every cage; {n_unknown} have none"),
            );
        }
        carrier.finish(|| {
            let clues: String = clues.into_iter().flatten().collect();
            format!("{n}:{},{clues}\n", edges.unwrap_or_default())
        })
    }
}

fn clue(cage: &RuleUse) -> Option<String> {
    let sign = match cage.args.text("op") {
        Some("=") => "+",
        None if cage.cells().len() == 1 => "+",
        sign => sign?,
    };
    let (letter, _) = OPERATIONS.iter().find(|(_, known)| *known == sign)?;
    Some(format!("{letter}{}", cage.args.int("target").filter(|target| *target >= 0)?))
}

/// The side; difficulty (`dn`) and multiplication only (`m`) are left aside.
fn side(params: &str) -> Option<usize> {
    let (n, rest) = GameId::leading_number(params)?;
    let rest = rest.strip_prefix('d').map_or(rest, |rest| rest.get(1..).unwrap_or_default());
    ["", "m"].contains(&rest).then_some(n)
}
