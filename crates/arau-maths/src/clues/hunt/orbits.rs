//! Owns the symmetries that givens may have, and the cells that stay or go together by them.

/// A turn or a mirror of the board that undoes itself.
pub struct Symmetry {
    /// As the survey of givens calls it.
    pub id: &'static str,
    image: fn(usize, usize) -> (usize, usize),
}

/// All of them.
pub const SYMMETRIES: &[Symmetry] = &[
    Symmetry { id: "half-turn", image: |row, column| (8 - row, 8 - column) },
    Symmetry { id: "diagonal", image: |row, column| (column, row) },
    Symmetry { id: "left-right", image: |row, column| (row, 8 - column) },
];

/// The cells of the board, each with its image. A cell that is its own image stands there twice.
pub struct Orbits {
    pub cells: Vec<[usize; 2]>,
}

impl Orbits {
    /// By a symmetry; without one every cell is on its own.
    pub fn of(symmetry: Option<&Symmetry>) -> Orbits {
        let with_image = |cell: usize| {
            let Some(symmetry) = symmetry else { return [cell; 2] };
            let (row, column) = (symmetry.image)(cell / 9, cell % 9);
            [cell, 9 * row + column]
        };
        Orbits { cells: (0..81).map(with_image).filter(|[cell, image]| cell <= image).collect() }
    }

    /// How many cells an orbit has.
    pub fn size(&self, orbit: usize) -> usize {
        let [cell, image] = self.cells[orbit];
        if cell == image { 1 } else { 2 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_in_one_orbit() {
        for (symmetry, n_orbits) in [(None, 81), (Some(0), 41), (Some(1), 45), (Some(2), 45)] {
            let orbits = Orbits::of(symmetry.map(|i| &SYMMETRIES[i]));
            assert_eq!(orbits.cells.len(), n_orbits);
            assert_eq!((0..n_orbits).map(|orbit| orbits.size(orbit)).sum::<usize>(), 81);
            let mut cells: Vec<usize> = orbits.cells.concat();
            cells.sort_unstable();
            cells.dedup();
            assert_eq!(cells.len(), 81);
        }
    }
}
