//! Which candidates a chain without branches can reach at all.
//!
//! Nearly every search for chains inside a chain finds nothing. This part says so quickly, and otherwise names the
//! few candidates, cells and houses that are worth a search. Only candidates with a strong link can follow from
//! another; they are numbered from 0, and sets of them fit a few words.
//!
//! ```text
//!  a  weak  b ═strong═ c      if a holds, b does not, so c holds
//!  through[b]                 all that holds if b does not
//!  reach[a]                   all that holds if a does: through[b] for every b with a weak link to a
//! ```
//!
//! A candidate excludes itself exactly if both ends of some strong link exclude it; and where an earlier position had
//! no chain, the link is one that came since.

use super::grid::{BOARD, CANDIDATES, Cells, Grid};
use arau_core::bits::{ones, ones_of};

type Bits<const W: usize> = [u64; W];

/// What chains without branches can show.
#[derive(Default)]
pub(super) struct SelfDefeating {
    /// Numbers of candidates that exclude themselves.
    pub refuted: Vec<usize>,
    /// Numbers of candidates whose absence requires them.
    pub proved: Vec<usize>,
    /// For each number the loop-connected part it belongs to: candidates that require each other. 0 for those that
    /// lie on no loop. Empty if nothing is refuted.
    pub part: Vec<u16>,
}

/// Cells and houses all of whose branches may lead to the same result.
pub(super) struct Branches {
    pub cells: Cells,
    /// For each house a mask of symbols.
    pub houses: [u16; 27],
}

/// Candidates, counted in reading order, that refute or prove themselves. `before` is an earlier position that had
/// none, if there is one.
pub(super) fn self_defeating(grid: &Grid, before: Option<&Grid>) -> SelfDefeating {
    if before.is_some_and(|before| !has_new_strong_link(before, grid)) {
        return SelfDefeating::default();
    }
    let strong = Strong::new(grid, before);
    match strong.lits.len() {
        0 => SelfDefeating::default(),
        1..=64 => Closure::<1>::new(grid, strong).self_defeating(grid),
        65..=128 => Closure::<2>::new(grid, strong).self_defeating(grid),
        129..=192 => Closure::<3>::new(grid, strong).self_defeating(grid),
        193..=256 => Closure::<4>::new(grid, strong).self_defeating(grid),
        _ => Closure::<12>::new(grid, strong).self_defeating(grid),
    }
}

/// Cells of more than two candidates, and houses, whose branches agree on something. Right only where no candidate
/// refutes itself.
pub(super) fn agreeing(grid: &Grid) -> Branches {
    let strong = Strong::new(grid, None);
    match strong.lits.len() {
        0..=64 => Closure::<1>::new(grid, strong).agreeing(grid),
        65..=128 => Closure::<2>::new(grid, strong).agreeing(grid),
        129..=192 => Closure::<3>::new(grid, strong).agreeing(grid),
        193..=256 => Closure::<4>::new(grid, strong).agreeing(grid),
        _ => Closure::<12>::new(grid, strong).agreeing(grid),
    }
}

/// Whether a cell or house has come down to two candidates.
fn has_new_strong_link(before: &Grid, now: &Grid) -> bool {
    let new = |(b, n): (&u16, &u16)| b != n && n.count_ones() == 2;
    before.cands.iter().zip(&now.cands).any(new)
        || before.places.iter().zip(&now.places).any(|(b, n)| b != n && b.iter().zip(n).any(new))
}

const NONE: u16 = u16::MAX;

/// The candidates with strong links.
struct Strong {
    lits: Vec<u16>,
    number: [u16; CANDIDATES],
    /// For each the others it is linked with; at most four.
    partners: Vec<[u16; 4]>,
    /// The links that were not there before.
    new: Vec<(u16, u16)>,
}

impl Strong {
    fn new(grid: &Grid, before: Option<&Grid>) -> Self {
        let mut strong = Strong {
            lits: Vec::with_capacity(192),
            number: [NONE; CANDIDATES],
            partners: Vec::with_capacity(192),
            new: Vec::with_capacity(64),
        };
        for (cell, &mask) in grid.cands.iter().enumerate() {
            if mask.count_ones() == 2 {
                let (a, b) = ends(mask);
                strong.link(cell * 9 + a, cell * 9 + b, before.is_none_or(|g| g.cands[cell] != mask));
            }
        }
        for house in 0..27 {
            for symbol in 0..9 {
                let places = grid.places[house][symbol];
                if places.count_ones() == 2 {
                    let (a, b) = ends(places);
                    let lit = |i: usize| BOARD.cells[house][i] as usize * 9 + symbol;
                    strong.link(lit(a), lit(b), before.is_none_or(|g| g.places[house][symbol] != places));
                }
            }
        }
        strong
    }

    fn link(&mut self, a: usize, b: usize, new: bool) {
        let (a, b) = (self.get(a), self.get(b));
        if new {
            self.new.push((a, b));
        }
        for (from, to) in [(a, b), (b, a)] {
            let partners = &mut self.partners[from as usize];
            if let Some(free) = partners.iter_mut().find(|p| **p == NONE || **p == to) {
                *free = to;
            }
        }
    }

    fn get(&mut self, lit: usize) -> u16 {
        if self.number[lit] == NONE {
            self.number[lit] = self.lits.len() as u16;
            self.lits.push(lit as u16);
            self.partners.push([NONE; 4]);
        }
        self.number[lit]
    }
}

/// The places of the two bits of a mask.
fn ends(mask: u16) -> (usize, usize) {
    (mask.trailing_zeros() as usize, 15 - mask.leading_zeros() as usize)
}

struct Closure<const W: usize> {
    strong: Strong,
    /// The cells of each symbol's candidates with strong links.
    planes: [Cells; 9],
    reach: Vec<Bits<W>>,
    through: Vec<Bits<W>>,
}

impl<const W: usize> Closure<W> {
    fn new(grid: &Grid, strong: Strong) -> Self {
        let n = strong.lits.len();
        let mut planes = [0; 9];
        for &lit in &strong.lits {
            planes[lit as usize % 9] |= 1 << (lit / 9);
        }
        let (reach, through) = (Vec::with_capacity(n), Vec::with_capacity(n));
        let mut closure = Closure { strong, planes, reach, through };
        let mut next = vec![[0; W]; n];
        for (i, next) in next.iter_mut().enumerate() {
            closure.each_weak(grid, closure.strong.lits[i] as usize, |w| {
                for &p in closure.strong.partners[w].iter().filter(|&&p| p != NONE) {
                    insert(next, p as usize);
                }
            });
        }
        for i in 0..n {
            let mut seen = [0; W];
            insert(&mut seen, i);
            let mut open = seen;
            while let Some(word) = (0..W).find(|&w| open[w] != 0) {
                let j = word * 64 + open[word].trailing_zeros() as usize;
                open[word] &= open[word] - 1;
                if let Some(known) = closure.reach.get(j) {
                    // What is known of j is complete: nothing in it needs another look.
                    for w in 0..W {
                        seen[w] |= known[w];
                        open[w] &= !known[w];
                    }
                } else {
                    for w in 0..W {
                        open[w] |= next[j][w] & !seen[w];
                        seen[w] |= next[j][w];
                    }
                }
            }
            closure.reach.push(seen);
        }
        for i in 0..n {
            let mut all = [0; W];
            for &p in closure.strong.partners[i].iter().filter(|&&p| p != NONE) {
                add(&mut all, &closure.reach[p as usize]);
            }
            closure.through.push(all);
        }
        closure
    }

    /// The candidates with strong links that have a weak link to this candidate.
    #[inline]
    fn each_weak(&self, grid: &Grid, lit: usize, mut each: impl FnMut(usize)) {
        let (cell, symbol) = (lit / 9, lit % 9);
        for s in ones(grid.cands[cell] & !(1 << symbol)) {
            let i = self.strong.number[cell * 9 + s];
            if i != NONE {
                each(i as usize);
            }
        }
        for other in ones(BOARD.peer_set[cell] & self.planes[symbol]) {
            each(self.strong.number[other * 9 + symbol] as usize);
        }
    }

    fn self_defeating(&self, grid: &Grid) -> SelfDefeating {
        let by_symbol = grid.cells_by_symbol();
        let mut known: Vec<Option<Plane>> = vec![None; self.strong.lits.len()];
        let mut refuted: Plane = [0; 9];
        for &(a, b) in &self.strong.new {
            for end in [a, b] {
                known[end as usize].get_or_insert_with(|| self.excluded(grid, &by_symbol, end as usize));
            }
            if let (Some(a), Some(b)) = (&known[a as usize], &known[b as usize]) {
                for s in 0..9 {
                    refuted[s] |= a[s] & b[s];
                }
            }
        }
        let mut result = SelfDefeating::default();
        let proves = |i: u16| i != NONE && contains(&self.through[i as usize], i as usize);
        if refuted == [0; 9] && !(0..self.strong.lits.len()).any(|i| proves(i as u16)) {
            return result;
        }
        let mut number = 0;
        for (cell, &mask) in grid.cands.iter().enumerate() {
            for symbol in ones(mask) {
                if refuted[symbol] >> cell & 1 != 0 {
                    result.refuted.push(number);
                }
                if proves(self.strong.number[cell * 9 + symbol]) {
                    result.proved.push(number);
                }
                number += 1;
            }
        }
        if !result.refuted.is_empty() {
            result.part = self.parts(grid);
        }
        result
    }

    /// What goes if a candidate with strong links holds.
    fn excluded(&self, grid: &Grid, by_symbol: &Plane, i: usize) -> Plane {
        let mut set = [0; 9];
        for j in ones_of(self.reach[i]) {
            exclude(&mut set, grid, by_symbol, self.strong.lits[j] as usize);
        }
        set
    }

    fn parts(&self, grid: &Grid) -> Vec<u16> {
        let n = self.strong.lits.len();
        let mut part = vec![0; n];
        for i in 0..n {
            if part[i] == 0 {
                for j in ones_of(self.reach[i]) {
                    if j != i && contains(&self.reach[j], i) {
                        part[i] = i as u16 + 1;
                        part[j] = i as u16 + 1;
                    }
                }
            }
        }
        let lits = (0..81).flat_map(|cell| ones(grid.cands[cell]).map(move |s| cell * 9 + s));
        lits.map(|lit| self.strong.number[lit])
            .map(|i| if i == NONE { 0 } else { part[i as usize] })
            .collect()
    }

    fn agreeing(&self, grid: &Grid) -> Branches {
        // What each candidate leads to: what holds, and what goes.
        let by_symbol = grid.cells_by_symbol();
        let excluded: Vec<Plane> =
            (0..self.strong.lits.len()).map(|i| self.excluded(grid, &by_symbol, i)).collect();
        let mut number = [NONE; CANDIDATES];
        let mut leads: Vec<(Bits<W>, Plane)> = Vec::with_capacity(256);
        for (cell, &mask) in grid.cands.iter().enumerate() {
            for lit in ones(mask).map(|symbol| cell * 9 + symbol) {
                number[lit] = leads.len() as u16;
                let i = self.strong.number[lit] as usize;
                if i != NONE as usize {
                    leads.push((self.reach[i], excluded[i]));
                    continue;
                }
                let (mut holds, mut gone) = ([0; W], [0; 9]);
                exclude(&mut gone, grid, &by_symbol, lit);
                self.each_weak(grid, lit, |w| add(&mut holds, &self.through[w]));
                for j in ones_of(holds) {
                    exclude(&mut gone, grid, &by_symbol, self.strong.lits[j] as usize);
                }
                leads.push((holds, gone));
            }
        }
        let agree = |branches: &mut dyn Iterator<Item = usize>| {
            let mut branches = branches.map(|lit| &leads[number[lit] as usize]);
            let Some(&(mut on, mut off)) = branches.next() else { return false };
            for (holds, gone) in branches {
                for w in 0..W {
                    on[w] &= holds[w];
                }
                for s in 0..9 {
                    off[s] &= gone[s];
                }
            }
            on != [0; W] || off != [0; 9]
        };
        let mut branches = Branches { cells: 0, houses: [0; 27] };
        for (cell, &mask) in grid.cands.iter().enumerate() {
            if mask.count_ones() > 2 && agree(&mut ones(mask).map(|s| cell * 9 + s)) {
                branches.cells |= 1 << cell;
            }
        }
        for house in 0..27 {
            for symbol in 0..9 {
                let places = grid.places[house][symbol];
                if places.count_ones() < 2 {
                    continue;
                }
                // The search meets a house at its first place, and only if the cell there has a choice of three.
                let cell = |i: usize| BOARD.cells[house][i] as usize;
                if grid.cands[cell(places.trailing_zeros() as usize)].count_ones() > 2
                    && agree(&mut ones(places).map(|i| cell(i) * 9 + symbol))
                {
                    branches.houses[house] |= 1 << symbol;
                }
            }
        }
        branches
    }
}

/// For each symbol a set of cells.
type Plane = [Cells; 9];

/// Adds what goes if the candidate holds.
fn exclude(set: &mut Plane, grid: &Grid, by_symbol: &Plane, lit: usize) {
    let (cell, symbol) = (lit / 9, lit % 9);
    set[symbol] |= BOARD.peer_set[cell] & by_symbol[symbol];
    for s in ones(grid.cands[cell] & !(1 << symbol)) {
        set[s] |= 1 << cell;
    }
}

fn insert<const W: usize>(set: &mut Bits<W>, i: usize) {
    set[i / 64] |= 1 << (i % 64);
}

fn contains<const W: usize>(set: &Bits<W>, i: usize) -> bool {
    set[i / 64] >> (i % 64) & 1 != 0
}

fn add<const W: usize>(set: &mut Bits<W>, other: &Bits<W>) {
    for w in 0..W {
        set[w] |= other[w];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position with one symbol in two places of two rows, which meet in one box at one end.
    fn skyscraper() -> Grid {
        let mut grid = Grid::new(&[0; 81]);
        for cell in (0..9).filter(|c| ![0, 4].contains(c)).chain((54..63).filter(|c| ![54, 59].contains(c))) {
            grid.remove(cell, 0);
        }
        grid
    }

    #[test]
    fn candidates_that_see_both_ends_of_a_chain_refute_themselves() {
        let grid = skyscraper();
        let found = self_defeating(&grid, None);
        let lits: Vec<usize> =
            (0..81).flat_map(|cell| ones(grid.cands[cell]).map(move |s| cell * 9 + s)).collect();
        let cells: Vec<usize> = found.refuted.iter().map(|&p| lits[p]).map(|lit| lit / 9).collect();
        // r1c5 and r7c6 are the ends: r2c6, r3c6, r8c5 and r9c5 see both.
        assert_eq!(cells, [14, 23, 67, 76]);
        assert!(found.proved.is_empty());
    }

    #[test]
    fn without_a_new_link_there_is_nothing_new() {
        let grid = skyscraper();
        let found = self_defeating(&grid, Some(&grid));
        assert!(found.refuted.is_empty() && found.proved.is_empty());
    }
}
