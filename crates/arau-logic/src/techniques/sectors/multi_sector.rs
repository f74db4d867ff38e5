//! Multi-sector locked sets: the open cells where a few lines of one kind cross a few of the other, each symbol of theirs
//! covered by lines of the kind that takes fewer. With as many covers as cells, all covers are used up in the cells.
//! Where there are one or two covers too many, cells are left out whose going spares several.

use super::super::prelude::*;
use super::cover::{Covered, smallest_cover};
use super::lattice::Lattice;

/// Cells where lines cross.
pub struct MultiSector;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "multi-sector-locked-set",
    "Multi-sector locked set",
    "cells where lines cross whose candidates fit into as many places of lines and boxes as there are cells: they go from \
     the rest of these",
);

/// People do not look at more lines of a kind, or of both together: what more lines tell, those that are left over tell too.
const MOST_LINES: usize = 5;
const MOST_LINES_TOGETHER: u32 = 8;

/// Boards with more lines of a kind than this are not looked at.
const MOST_LINES_OF_BOARD: usize = 9;

/// Fewer cells are a subset, or a pattern with a name of its own.
const FEWEST_CELLS: u32 = 6;

/// Covers too many that leaving out cells may still mend.
const MOST_SPARE: u32 = 2;

/// So many sets with covers too many are looked into.
const MOST_MENDED: usize = 1_500;

impl<const W: usize> Technique<W> for MultiSector {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let lattice = Lattice::of(position).filter(|lattice| {
            lattice.along.len() <= MOST_LINES_OF_BOARD && lattice.across.len() <= MOST_LINES_OF_BOARD
        });
        let Some(lattice) = lattice else { return ControlFlow::Continue(()) };
        let search = Search::new(position, &lattice);
        let mut steps = search.steps();
        steps.sort_by_key(|(n_cells, step)| (*n_cells, std::cmp::Reverse(step.effects.len())));
        let mut known: Vec<Step> = Vec::new();
        for (_, step) in steps {
            position.go_on()?;
            // Two sets with the same effects say the same; the smaller one came first.
            if known.iter().all(|other| other.effects != step.effects) {
                known.push(step.clone());
                found(step)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Lines as bits of a mask.
type Lines = u16;

struct Search<'a, const W: usize> {
    position: &'a Position<W>,
    lattice: &'a Lattice,
    /// For each symbol and each line along, the lines across that it crosses at a place of the symbol.
    places: Vec<Vec<Lines>>,
    /// For each line along, the lines across that it crosses at an open cell.
    open: Vec<Lines>,
    symbols: Vec<Symbol>,
}

impl<'a, const W: usize> Search<'a, W> {
    fn new(position: &'a Position<W>, lattice: &'a Lattice) -> Search<'a, W> {
        let houses = position.layout().houses();
        let symbols: Vec<Symbol> = position.symbols().collect();
        let crossed = |line: usize, cells: CellSet<W>| -> Lines {
            let cells = cells.and(houses[line].set);
            let across = lattice.across.iter().enumerate();
            across
                .filter(|(_, other)| houses[**other].set.intersects(&cells))
                .fold(0, |all, (i, _)| all | 1 << i)
        };
        let of = |cells: CellSet<W>| lattice.along.iter().map(|&line| crossed(line, cells)).collect();
        Search {
            position,
            lattice,
            places: symbols.iter().map(|&symbol| of(position.places(symbol))).collect(),
            open: of(position.open()),
            symbols,
        }
    }

    /// All steps with their numbers of cells.
    fn steps(&self) -> Vec<(usize, Step)> {
        let mut steps = Vec::new();
        let mut n_mended = 0;
        let across = subsets(self.lattice.across.len());
        for along in subsets(self.lattice.along.len()) {
            if self.position.is_stopped() {
                break;
            }
            let rows: Vec<usize> = bits(along).collect();
            let unions: Vec<Lines> =
                self.places.iter().map(|of| rows.iter().fold(0, |all, &row| all | of[row])).collect();
            let most_across = MOST_LINES_TOGETHER - along.count_ones();
            for &across in across.iter().take_while(|across| across.count_ones() <= most_across) {
                let n_cells: u32 = rows.iter().map(|&row| (self.open[row] & across).count_ones()).sum();
                if n_cells < FEWEST_CELLS {
                    continue;
                }
                let Some(n_covers) = self.n_covers(&rows, &unions, across, n_cells + MOST_SPARE) else {
                    continue;
                };
                n_mended += usize::from(n_covers > n_cells);
                if n_covers > n_cells && n_mended > MOST_MENDED {
                    continue;
                }
                let step = self.crossing(&rows, across).balanced().and_then(|crossing| {
                    let covered = self.cover(crossing)?;
                    let parts = || self.parts(&rows, across, covered.cells);
                    let step = covered.step(self.position, &INFO, parts)?;
                    Some((covered.cells.len(), step))
                });
                steps.extend(step);
            }
        }
        steps
    }

    /// How many covers it takes if each symbol is covered by lines of one kind, if these are not too many.
    fn n_covers(&self, rows: &[usize], unions: &[Lines], across: Lines, at_most: u32) -> Option<u32> {
        let mut n_covers = 0;
        for (places, union) in self.places.iter().zip(unions) {
            let n_across = (union & across).count_ones();
            let n_along = rows.iter().filter(|&&row| places[row] & across != 0).count() as u32;
            n_covers += n_across.min(n_along);
            if n_covers > at_most {
                return None;
            }
        }
        Some(n_covers)
    }

    /// The lines, and the cells that are left out.
    fn parts(&self, rows: &[usize], across: Lines, cells: CellSet<W>) -> Vec<(&'static str, Part)> {
        let along: Vec<usize> = rows.iter().map(|&row| self.lattice.along[row]).collect();
        let across: Vec<usize> = bits(across).map(|column| self.lattice.across[column]).collect();
        let [of_along, of_across] = [&along, &across].map(|lines| union(self.position, lines));
        let left_out = of_along.and(of_across).and(self.position.open()).minus(cells);
        vec![
            ("along", Part::Houses(along)),
            ("across", Part::Houses(across)),
            ("left out", Part::Cells(left_out.iter().collect())),
        ]
    }

    fn crossing(&self, rows: &[usize], across: Lines) -> Crossing {
        let cut = |of: &[Lines]| rows.iter().map(|&row| of[row] & across).collect();
        Crossing {
            rows: rows.to_vec(),
            open: cut(&self.open),
            places: self.places.iter().map(|of| cut(of)).collect(),
        }
    }

    /// The cells of a crossing with as many covers, those that take most candidates away.
    fn cover(&self, crossing: Crossing) -> Option<Covered<W>> {
        let houses = self.position.layout().houses();
        let mut cells = CellSet::EMPTY;
        for (&row, &open) in crossing.rows.iter().zip(&crossing.open) {
            let across: Vec<usize> = bits(open).map(|column| self.lattice.across[column]).collect();
            cells = cells.or(houses[self.lattice.along[row]].set.and(union(self.position, &across)));
        }
        let among: Vec<usize> =
            (0..houses.len()).filter(|&house| houses[house].set.intersects(&cells)).collect();
        let mut left = cells.len();
        let mut covers = Vec::with_capacity(left);
        for &symbol in &self.symbols {
            let cover = smallest_cover(self.position, cells, symbol, &among, left)?;
            left -= cover.len();
            covers.extend(cover.into_iter().map(|house| (house, symbol)));
        }
        covers.sort_unstable();
        Some(Covered { cells, covers })
    }
}

/// Cells where a few lines cross others, as a mask for each of the few.
struct Crossing {
    rows: Vec<usize>,
    open: Vec<Lines>,
    /// The places of each symbol.
    places: Vec<Vec<Lines>>,
}

impl Crossing {
    /// The crossing with as many covers as cells, if need be without cells that take up several covers each.
    fn balanced(mut self) -> Option<Crossing> {
        let of_all = |crossing: &Crossing| crossing.places.iter().map(|of| n_lines(of)).collect::<Vec<u32>>();
        loop {
            let sizes = of_all(&self);
            let n_cells: u32 = self.open.iter().map(|open| open.count_ones()).sum();
            if n_cells < FEWEST_CELLS || sizes.iter().sum::<u32>() <= n_cells {
                return (n_cells >= FEWEST_CELLS).then_some(self);
            }
            let cells = (0..self.open.len()).flat_map(|i| bits(self.open[i]).map(move |bit| (i, bit)));
            let (i, bit) =
                cells.max_by_key(|&cell| (self.n_spared(cell, &sizes), std::cmp::Reverse(cell)))?;
            if self.n_spared((i, bit), &sizes) < 2 {
                return None;
            }
            self.open[i] &= !(1 << bit);
            self.places.iter_mut().for_each(|of| of[i] &= !(1 << bit));
        }
    }

    /// How many covers the going of a cell spares.
    fn n_spared(&self, (i, bit): (usize, usize), sizes: &[u32]) -> u32 {
        let spared = |(of, &size): (&Vec<Lines>, &u32)| {
            if of[i] >> bit & 1 == 0 {
                return 0;
            }
            let mut without = of.clone();
            without[i] &= !(1 << bit);
            size - n_lines(&without)
        };
        self.places.iter().zip(sizes).map(spared).sum()
    }
}

/// The cells of lines.
fn union<const W: usize>(position: &Position<W>, lines: &[usize]) -> CellSet<W> {
    let houses = position.layout().houses();
    lines.iter().fold(CellSet::EMPTY, |all: CellSet<W>, &line| all.or(houses[line].set))
}

/// How many lines of one kind it takes to cover places.
fn n_lines(places: &[Lines]) -> u32 {
    let n_along = places.iter().filter(|&&places| places != 0).count() as u32;
    n_along.min(places.iter().fold(0, |all, places| all | places).count_ones())
}

/// Masks of two to [`MOST_LINES`] of so many lines, the fewest first.
fn subsets(n_lines: usize) -> Vec<Lines> {
    let mut masks: Vec<Lines> = (0..1 << n_lines)
        .filter(|mask: &Lines| (2..=MOST_LINES as u32).contains(&mask.count_ones()))
        .collect();
    masks.sort_by_key(|mask| mask.count_ones());
    masks
}

fn bits(mask: Lines) -> impl Iterator<Item = usize> {
    (0..Lines::BITS as usize).filter(move |bit| mask >> bit & 1 == 1)
}
