//! Solo of Simon Tatham's puzzles: `3x3:…`, jigsaws `9j:…`, with `x` for diagonals and `k` for killer cages.

use super::sgt_id::{GameId, blocks_of_cages, cells_of_blocks, write_blocks, write_runs};
use crate::board::{Boxes, add_rule, square};
use crate::carry::{Carrier, houses_of};
use crate::{Format, FormatInfo, Likeness, ReadOptions};
use arau_core::{Args, Cell, Fault, Faults, PuzzleSpec, RuleUse};

/// Solo.
pub struct SgtSolo;

const INFO: FormatInfo = FormatInfo {
    id: "sgt-solo",
    title: "Solo game id (Simon Tatham's puzzles)",
    carries: "square grids up to 31×31 with boxes or jigsaw regions, both diagonals, killer cages over all cells",
    writes: true,
    by_line: true,
};

impl Format for SgtSolo {
    fn info(&self) -> &'static FormatInfo {
        &INFO
    }

    fn likeness(&self, text: &str) -> Likeness {
        let Ok(id) = GameId::of(text, "solo") else { return Likeness::No };
        let is_desc =
            id.desc.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b"_,".contains(&b));
        match Params::of(id.params) {
            Some(_) if is_desc && !id.desc.is_empty() => Likeness::Sure,
            _ => Likeness::No,
        }
    }

    fn read(&self, text: &str, _options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
        let id = GameId::of(text, "solo")?;
        let Some(params) = Params::of(id.params) else {
            return Err(id.fault(
                id.params,
                Fault::syntax(
                    "these are not valid parameters; expected something like \
                     `3x3`, `3x3kx` or `9j`",
                ),
            ));
        };
        let n = id.check_side(params.n())?;
        let mut fields = id.desc.split(',');
        let mut field = |what: &str| {
            fields.next().ok_or_else(|| id.fault(id.desc, Fault::missing(format!("{what} are missing"))))
        };
        let givens = field("the givens")?;
        let boxes = match params.size {
            Size::Boxes(height, width) => Boxes::Size(height, width),
            Size::Jigsaw(_) => Boxes::Regions(id.blocks(field("the edges of the regions")?, n)?),
        };
        let mut spec = square(n, boxes).map_err(|faults| faults.at(&id.place(id.params)))?;
        id.set_givens(&mut spec, givens)?;
        if params.has_diagonals {
            add_rule(&mut spec, "diagonals", Args::new(), id.place(id.params))?;
        }
        if params.has_cages {
            let cages = cells_of_blocks(&id.blocks(field("the edges of the cages")?, n)?);
            let sums = id.runs(field("the sums of the cages")?, n * n)?;
            for cells in cages {
                let sum = cells.first().and_then(|first| sums[first.idx()]);
                let mut args = Args::new().with_cells(cells);
                let mut place = id.place(id.desc);
                if let Some((sum, at)) = sum {
                    args = args.with_int("sum", i64::try_from(sum).unwrap_or(i64::MAX));
                    place = id.place(at);
                }
                add_rule(&mut spec, "killer-cage", args, place)?;
            }
        }
        match fields.next() {
            Some(rest) => Err(id.fault(
                rest,
                Fault::syntax(
                    "there is more text than these parameters \
                 allow",
                ),
            )),
            None => Ok(spec),
        }
    }

    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults> {
        let mut carrier = Carrier::new(spec);
        let n = carrier.square().unwrap_or_default();
        carrier.digits(n);
        carrier.rules(|rule| ["houses", "killer-cage"].contains(&rule.id()) || is_both_diagonals(rule));
        let box_size = spec.geometry.parts().first().and_then(|part| part.box_size);
        let regions: Vec<&[Cell]> = spec.geometry.groups_of("region").map(|g| &g.cells[..]).collect();
        let is_jigsaw = spec.rules.iter().filter_map(houses_of).any(|of| of.contains("region"));
        let edges = |cages: &[&[Cell]]| write_blocks(&blocks_of_cages(cages, n * n)?, n);
        carrier.houses(if is_jigsaw { "row column region" } else { "row column box" });
        let (size, jigsaw) = match box_size.filter(|(height, width)| height * width == n && !is_jigsaw) {
            Some((height, width)) => (format!("{height}x{width}"), Some(None)),
            None => (format!("{n}j"), edges(&regions).map(Some)),
        };
        if n > 0 && jigsaw.is_none() {
            carrier.cannot("regions", "the regions must be connected and cover every cell once");
        }
        let cages: Vec<&RuleUse> = spec.rules.iter().filter(|rule| rule.id() == "killer-cage").collect();
        let cage_cells: Vec<&[Cell]> = cages.iter().map(|cage| cage.cells()).collect();
        let cage_edges = edges(&cage_cells);
        if !cages.is_empty() && (cage_edges.is_none() || cages.iter().any(|cage| sum_of(cage).is_none())) {
            carrier.cannot("killer-cage", "the cages must be connected, have sums and cover every cell once");
        }
        carrier.finish(|| {
            let diagonals = if spec.rules.iter().any(is_both_diagonals) { "x" } else { "" };
            let killer = if cages.is_empty() { "" } else { "k" };
            let givens: Vec<Option<usize>> = spec.givens.iter().map(|g| g.map(|s| s.idx() + 1)).collect();
            let mut out = format!("{size}{diagonals}{killer}:{}", write_runs(&givens));
            jigsaw.flatten().into_iter().for_each(|edges| out.push_str(&format!(",{edges}")));
            if let Some(edges) = cage_edges.filter(|_| !cages.is_empty()) {
                let mut sums = vec![None; n * n];
                for cage in &cages {
                    let first = cage.cells().iter().min().map_or(0, |cell| cell.idx());
                    sums[first] = sum_of(cage);
                }
                out.push_str(&format!(",{edges},{}", write_runs(&sums)));
            }
            out + "\n"
        })
    }
}

fn is_both_diagonals(rule: &RuleUse) -> bool {
    rule.id() == "diagonals" && rule.args.text("which").is_none_or(|which| which == "both")
}

fn sum_of(cage: &RuleUse) -> Option<usize> {
    cage.args.int("sum").and_then(|sum| usize::try_from(sum).ok())
}

enum Size {
    /// Height and width of a box.
    Boxes(usize, usize),
    /// The side.
    Jigsaw(usize),
}

/// What the parameters say of the puzzle; how it was made is left aside.
struct Params {
    size: Size,
    has_diagonals: bool,
    has_cages: bool,
}

impl Params {
    fn of(text: &str) -> Option<Params> {
        let (first, rest) = GameId::leading_number(text)?;
        let (size, rest) = match rest.strip_prefix('x').and_then(GameId::leading_number) {
            Some((second, rest)) => (Size::Boxes(first, second), rest),
            None => (Size::Jigsaw(first), rest.strip_prefix('j')?),
        };
        let mut params = Params { size, has_diagonals: false, has_cages: false };
        let mut letters = rest.chars().peekable();
        while let Some(letter) = letters.next() {
            match letter {
                'x' => params.has_diagonals = true,
                'k' => params.has_cages = true,
                // Symmetry (`r2`, `m4`, `md2`, `a`) and difficulty (`de`).
                'r' | 'm' | 'a' => while letters.next_if(|c| c.is_ascii_digit()).is_some() {},
                'd' => drop(letters.next()),
                _ => return None,
            }
        }
        Some(params)
    }

    fn n(&self) -> usize {
        match self.size {
            Size::Boxes(height, width) => height.saturating_mul(width),
            Size::Jigsaw(n) => n,
        }
    }
}
