//! Owns the variants of the 9×9 grid that are houses and nothing else: which cells each house has, and what turns the houses
//! into each other.
//!
//! A cell is written (a, b, c, d): row 3a + b, column 3c + d. Rows fix (a, b), columns (c, d), boxes (a, c), disjoint groups
//! (b, d); the hypercube has (a, d) and (b, c) besides.

/// A cell for each cell.
pub type CellMap = [u8; 81];

/// What a variant consists of.
pub struct Houses {
    /// All its houses, as sets of cells. Each symbol stands in each exactly once.
    pub houses: Vec<u128>,
    /// Symmetries of the houses that generate a group: larger is faster.
    pub generators: Vec<CellMap>,
}

/// Disjoint groups: cells at the same place in their boxes.
pub fn disjoint_groups() -> Houses {
    Houses { houses: [classic_houses(), by(coordinates, [1, 3])].concat(), generators: four_ways() }
}

/// Every pair of coordinates, one of the row and one of the column, and the rows and columns.
pub fn hypercube() -> Houses {
    let pairs = [[1, 3], [0, 3], [1, 2]].map(|pair| by(coordinates, pair));
    Houses { houses: [classic_houses(), pairs.concat()].concat(), generators: four_ways() }
}

/// Windoku: four more boxes. The five regions left over in their rows and columns are houses too.
pub fn windows() -> Houses {
    let third = |line: usize| match line {
        1..=3 => 0,
        5..=7 => 1,
        _ => 2,
    };
    let regions = by(|cell| [third(cell / 9), third(cell % 9), 0, 0], [0, 1]);
    let mut generators = vec![transposed()];
    for rows in [[0, 2, 1, 3, 4, 5, 6, 7, 8], REVERSED] {
        generators.push(lines(rows, IN_ORDER));
    }
    // Boxes and windows change places.
    generators.push(lines([3, 1, 2, 0, 4, 8, 6, 7, 5], [3, 1, 2, 0, 4, 8, 6, 7, 5]));
    Houses { houses: [classic_houses(), regions].concat(), generators }
}

/// The two diagonals.
pub fn diagonals() -> Houses {
    let falling = (0..9).fold(0, |set, i| set | 1 << (10 * i));
    let rising = (0..9).fold(0, |set, i| set | 1 << (8 * i + 8));
    let both = [[1, 0, 2, 3, 4, 5, 6, 8, 7], [0, 2, 1, 3, 4, 5, 7, 6, 8], [0, 1, 2, 5, 4, 3, 6, 7, 8]];
    let mut generators: Vec<CellMap> = both.map(|order| lines(order, order)).to_vec();
    generators.extend([lines(REVERSED, IN_ORDER), transposed()]);
    Houses { houses: [classic_houses(), vec![falling, rising]].concat(), generators }
}

const IN_ORDER: [usize; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const REVERSED: [usize; 9] = [8, 7, 6, 5, 4, 3, 2, 1, 0];

fn coordinates(cell: usize) -> [usize; 4] {
    let (row, column) = (cell / 9, cell % 9);
    [row / 3, row % 3, column / 3, column % 3]
}

/// Rows, columns and boxes.
pub fn classic_houses() -> Vec<u128> {
    [[0, 1], [2, 3], [0, 2]].map(|pair| by(coordinates, pair)).concat()
}

/// The nine sets of cells that agree in two coordinates.
fn by(coordinates: impl Fn(usize) -> [usize; 4], pair: [usize; 2]) -> Vec<u128> {
    let mut sets = vec![0; 9];
    for cell in 0..81 {
        let at = coordinates(cell);
        sets[3 * at[pair[0]] + at[pair[1]]] |= 1 << cell;
    }
    sets
}

fn cell_map(image: impl Fn(usize, usize) -> (usize, usize)) -> CellMap {
    std::array::from_fn(|cell| {
        let (row, column) = image(cell / 9, cell % 9);
        (9 * row + column) as u8
    })
}

fn transposed() -> CellMap {
    cell_map(|row, column| (column, row))
}

fn lines(rows: [usize; 9], columns: [usize; 9]) -> CellMap {
    cell_map(|row, column| (rows[row], columns[column]))
}

/// What permutes one of the four coordinates, exchanges rows with columns, or the larger coordinate of lines with the
/// smaller.
fn four_ways() -> Vec<CellMap> {
    let large = [[3, 4, 5, 0, 1, 2, 6, 7, 8], [3, 4, 5, 6, 7, 8, 0, 1, 2]];
    let small = [[1, 0, 2, 4, 3, 5, 7, 6, 8], [1, 2, 0, 4, 5, 3, 7, 8, 6]];
    let exchanged = [0, 3, 6, 1, 4, 7, 2, 5, 8];
    let mut generators = vec![transposed(), lines(exchanged, exchanged)];
    // Rows and boxes change places.
    generators.push(cell_map(|row, column| (row / 3 * 3 + column / 3, row % 3 * 3 + column % 3)));
    generators.extend([large, small].concat().into_iter().map(|rows| lines(rows, IN_ORDER)));
    generators
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::counting::templates::image;

    #[test]
    fn symmetries_turn_houses_into_houses() {
        for (houses, n_houses) in
            [(disjoint_groups(), 36), (hypercube(), 54), (windows(), 36), (diagonals(), 29)]
        {
            assert_eq!(houses.houses.len(), n_houses);
            assert!(houses.houses.iter().all(|house| house.count_ones() == 9));
            for map in &houses.generators {
                assert!(houses.houses.iter().all(|house| houses.houses.contains(&image(*house, map))));
            }
        }
    }
}
