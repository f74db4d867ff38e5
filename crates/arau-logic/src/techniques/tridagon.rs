//! Tridagon, also Thor's hammer: four boxes in a rectangle with three cells each, one in every row and column of the box,
//! that cannot all hold the same three symbols.
//!
//! Say that all do. Two boxes side by side have the three symbols in the same three rows, in each row different ones: one
//! order from top to bottom is the other one shifted round, and both run the same way (`abc`, `bca`, `cab`, or `acb`, `cba`,
//! `bac`). From left to right, so do two boxes one above the other. In a box, both readings run the same way if its cells
//! are an even permutation of rows to columns, and opposite ways if it is odd. Once round the four boxes, the way has to
//! come back to itself: an even number of them is odd. So if one or three are odd, some cell holds another symbol, a
//! guardian.

use super::prelude::*;

/// Four boxes with three symbols.
pub struct Tridagon;

const ONE_CELL: TechniqueInfo = TechniqueInfo::new(
    "tridagon-1",
    "Tridagon type 1",
    "three cells each of four boxes cannot all hold the same three symbols, and only one of them can hold another: it does",
);

const ONE_SYMBOL: TechniqueInfo = TechniqueInfo::new(
    "tridagon-2",
    "Tridagon type 2",
    "three cells each of four boxes cannot all hold the same three symbols, and some can hold one further symbol: it goes \
     from the cells that see all of these",
);

/// Rows, columns and cells of each are three.
const SIZE: usize = 3;

/// The ways to choose a column for each row, the even ones first.
const PERMUTATIONS: [[usize; SIZE]; 6] = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [1, 0, 2], [2, 1, 0]];

/// How many of these are even.
const N_EVEN: usize = 3;

/// A house whose cells lie where three lines cross three others.
struct Square {
    house: usize,
    lines: [[usize; SIZE]; 2],
    /// By row and column.
    cells: [[Cell; SIZE]; SIZE],
}

/// Four squares: two beside each other, then the two below them.
type Ring = [usize; 4];

impl<const W: usize> Technique<W> for Tridagon {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&ONE_CELL, &ONE_SYMBOL]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        if position.layout().is_large() {
            return ControlFlow::Continue(());
        }
        let squares = squares(position);
        let rings = rings(position, &squares);
        let symbols: Vec<Symbol> = position.symbols().collect();
        for_each_of_size(&symbols, SIZE, |chosen| {
            position.go_on()?;
            let symbols: SymbolSet = chosen.iter().copied().collect();
            let fits: Vec<Vec<Fit>> = squares.iter().map(|square| fits(position, square, symbols)).collect();
            rings.iter().filter(|ring| ring.iter().all(|&square| !fits[square].is_empty())).try_for_each(
                |ring| {
                    let search = Search { position, squares: &squares, fits: &fits, ring, symbols };
                    search.extend(&mut Vec::new(), &Guard::None, found)
                },
            )
        })
    }
}

fn squares<const W: usize>(position: &Position<W>) -> Vec<Square> {
    let houses = position.layout().houses();
    let mut kinds: Vec<&str> =
        houses.iter().filter(|house| house.is_line()).map(|house| house.kind.as_str()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    // Rows, whose kind comes after that of columns in the alphabet, are read first.
    let [across, along] = kinds[..] else { return Vec::new() };
    let square = |house: usize| {
        let lines_of = |kind: &str| -> Option<[usize; SIZE]> {
            let crosses = |&line: &usize| {
                houses[line].kind == kind && houses[line].set.and(houses[house].set).len() == SIZE
            };
            let lines: Vec<usize> = (0..houses.len()).filter(crosses).collect();
            lines.try_into().ok()
        };
        let lines = [lines_of(along)?, lines_of(across)?];
        let mut cells = [[Cell::at(0); SIZE]; SIZE];
        for (row, of_row) in lines[0].iter().zip(&mut cells) {
            for (column, cell) in lines[1].iter().zip(of_row) {
                let crossing = houses[*row].set.and(houses[*column].set);
                *cell = crossing.and(houses[house].set).single()?;
            }
        }
        Some(Square { house, lines, cells })
    };
    (0..houses.len()).filter(|&house| !houses[house].is_line()).filter_map(square).collect()
}

fn rings<const W: usize>(position: &Position<W>, squares: &[Square]) -> Vec<Ring> {
    let houses = position.layout().houses();
    let share = |a: usize, b: usize, way: usize| {
        a != b
            && squares[a].lines[way] == squares[b].lines[way]
            && !houses[squares[a].house].set.intersects(&houses[squares[b].house].set)
    };
    let all = 0..squares.len();
    let mut rings = Vec::new();
    for first in all.clone() {
        for beside in all.clone().filter(|&other| other > first && share(first, other, 0)) {
            for below in all.clone().filter(|&other| other > first && share(first, other, 1)) {
                let last = all.clone().find(|&last| share(last, below, 0) && share(last, beside, 1));
                rings.extend(last.map(|last| [first, beside, below, last]));
            }
        }
    }
    rings
}

/// Three cells of a square that could hold the symbols.
struct Fit {
    cells: [Cell; SIZE],
    is_odd: bool,
    guard: Guard,
}

/// Where guardians are, as far as something follows from it.
#[derive(Clone, PartialEq)]
enum Guard {
    /// There are none.
    None,
    /// In one cell.
    Cell(Cell, SymbolSet),
    /// The same symbol in several cells.
    Symbol(Symbol, Vec<Cell>),
}

impl Guard {
    fn and(&self, other: &Guard) -> Option<Guard> {
        match (self, other) {
            (Guard::None, guard) | (guard, Guard::None) => Some(guard.clone()),
            (one, other) => {
                let ((symbol, mut cells), (same, more)) = (one.of_one_symbol()?, other.of_one_symbol()?);
                cells.extend(more);
                (symbol == same).then_some(Guard::Symbol(symbol, cells))
            }
        }
    }

    fn of_one_symbol(&self) -> Option<(Symbol, Vec<Cell>)> {
        match self {
            Guard::None => None,
            Guard::Cell(cell, symbols) => symbols.single().map(|symbol| (symbol, vec![*cell])),
            Guard::Symbol(symbol, cells) => Some((*symbol, cells.clone())),
        }
    }

    fn candidates(&self) -> Vec<Candidate> {
        match self {
            Guard::None => Vec::new(),
            &Guard::Cell(cell, symbols) => symbols.iter().map(|symbol| Candidate { cell, symbol }).collect(),
            &Guard::Symbol(symbol, ref cells) => {
                cells.iter().map(|&cell| Candidate { cell, symbol }).collect()
            }
        }
    }
}

/// The ways to choose the cells of a square: every one is open and has one of the symbols.
fn fits<const W: usize>(position: &Position<W>, square: &Square, symbols: SymbolSet) -> Vec<Fit> {
    let fit = |(number, columns): (usize, &[usize; SIZE])| {
        let cells: [Cell; SIZE] = std::array::from_fn(|row| square.cells[row][columns[row]]);
        let mut guard = Guard::None;
        for cell in cells {
            let candidates = position.candidates(cell);
            if candidates.and(symbols).is_empty() {
                return None;
            }
            let others = candidates.minus(symbols);
            if !others.is_empty() {
                guard = guard.and(&Guard::Cell(cell, others))?;
            }
        }
        Some(Fit { cells, is_odd: number >= N_EVEN, guard })
    };
    PERMUTATIONS.iter().enumerate().filter_map(fit).collect()
}

struct Search<'a, const W: usize> {
    position: &'a Position<W>,
    squares: &'a [Square],
    fits: &'a [Vec<Fit>],
    ring: &'a Ring,
    symbols: SymbolSet,
}

impl<'a, const W: usize> Search<'a, W> {
    /// Chooses cells of the next square, as long as the guardians tell something.
    fn extend(&self, chosen: &mut Vec<&'a Fit>, guard: &Guard, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let Some(&square) = self.ring.get(chosen.len()) else {
            let n_odd = chosen.iter().filter(|fit| fit.is_odd).count();
            return if n_odd % 2 == 1 { self.emit(chosen, guard, found) } else { ControlFlow::Continue(()) };
        };
        for fit in &self.fits[square] {
            if let Some(guard) = guard.and(&fit.guard) {
                chosen.push(fit);
                let flow = self.extend(chosen, &guard, found);
                chosen.pop();
                flow?;
            }
        }
        ControlFlow::Continue(())
    }

    fn emit(&self, chosen: &[&Fit], guard: &Guard, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let (position, layout) = (self.position, self.position.layout());
        let step = match guard {
            Guard::None => None,
            &Guard::Cell(cell, _) => {
                let lost = position.candidates(cell).and(self.symbols);
                let gone = lost.iter().map(|symbol| Candidate { cell, symbol });
                Step::eliminating(&ONE_CELL, gone, || self.reason(chosen, guard))
            }
            &Guard::Symbol(symbol, ref cells) => {
                let seeing = layout.common_peers(cells.iter().copied()).and(position.places(symbol));
                let gone = seeing.iter().map(|cell| Candidate { cell, symbol });
                Step::eliminating(&ONE_SYMBOL, gone, || {
                    let mut reason = self.reason(chosen, guard);
                    let sights = seeing.iter().flat_map(|a| cells.iter().map(move |&b| (a, b)));
                    reason.cited.extend(sights.filter_map(|(a, b)| layout.why_different(a, b)));
                    reason
                })
            }
        };
        step.map_or(ControlFlow::Continue(()), found)
    }

    fn reason(&self, chosen: &[&Fit], guard: &Guard) -> Reason {
        let (position, houses) = (self.position, self.position.layout().houses());
        let squares = self.ring.map(|square| &self.squares[square]);
        let lines = squares.iter().flat_map(|square| square.lines.concat());
        let cited = squares.iter().map(|square| square.house).chain(lines);
        let cells = || chosen.iter().flat_map(|fit| fit.cells);
        let guardians = guard.candidates();
        let inside = cells().flat_map(|cell| {
            let symbols = position.candidates(cell).and(self.symbols);
            symbols.iter().map(move |symbol| (Role::Pattern, Candidate { cell, symbol }))
        });
        // Of four, one differs from the others.
        let n_odd = chosen.iter().filter(|fit| fit.is_odd).count();
        let apart = chosen.iter().position(|fit| fit.is_odd == (n_odd == 1)).map(|i| squares[i].house);
        let trios = chosen.iter().map(|fit| ("trio", Part::Cells(fit.cells.to_vec())));
        Reason {
            cited: cited.map(|house| houses[house].constraint).collect(),
            symbols: self.symbols,
            shown: inside.chain(guardians.iter().map(|&guardian| (Role::Fin, guardian))).collect(),
            parts: [
                ("houses", Part::Houses(squares.iter().map(|square| square.house).collect())),
                ("apart", Part::Houses(apart.into_iter().collect())),
                ("symbols", Part::Symbols(self.symbols)),
                ("guardians", Part::Candidates(guardians)),
            ]
            .into_iter()
            .chain(trios)
            .collect(),
            ..Reason::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::sketch::Sketch;
    use super::*;

    const FALLING: [u8; 3] = [11, 22, 33];

    /// Falling diagonals of 1, 2 and 3 in boxes 1, 2 and 4, and these cells in box 5; some cells with more.
    fn ring(last: [u8; 3], guarded: &[(u8, &[u8])]) -> Sketch {
        let first = FALLING.iter().flat_map(|&cell| [cell, cell + 3, cell + 30]);
        first.chain(last).fold(Sketch::of_size(9), |grid, cell| {
            let guardians = guarded.iter().find(|(other, _)| *other == cell);
            let more = guardians.map_or(&[][..], |(_, more)| more);
            grid.candidates(cell, &[&[1, 2, 3], more].concat())
        })
    }

    fn steps(grid: &Sketch) -> Vec<(&'static str, String)> {
        grid.steps(&Tridagon, &Options::default())
    }

    #[test]
    fn the_only_cell_with_more_holds_that() {
        let grid = ring([46, 55, 64], &[(22, &[5, 7])]);
        assert_eq!(steps(&grid), [("tridagon-1", "122 222 322".to_string())]);
    }

    #[test]
    fn broken_diagonals_count_too() {
        let grid = ring([45, 54, 66], &[(66, &[9])]);
        assert_eq!(steps(&grid), [("tridagon-1", "166 266 366".to_string())]);
    }

    #[test]
    fn four_diagonals_of_a_kind_can_be_filled() {
        assert_eq!(steps(&ring([45, 56, 64], &[(22, &[5, 7])])), []);
    }

    #[test]
    fn one_more_symbol_in_several_cells_goes_from_what_sees_them() {
        let grid = ring([46, 55, 64], &[(11, &[8]), (14, &[8])]);
        assert_eq!(steps(&grid), [("tridagon-2", "812 813 815 816 817 818 819".to_string())]);
    }

    #[test]
    fn different_symbols_in_several_cells_tell_nothing() {
        assert_eq!(steps(&ring([46, 55, 64], &[(11, &[8]), (14, &[9])])), []);
    }
}
