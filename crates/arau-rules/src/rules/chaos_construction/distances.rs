//! Connected regions on boards that are too wide to be read as a whole: an auxiliary cell per cell tells its distance,
//! inside its region, from the region's first cell. A cell at a distance has a neighbour that is one step nearer.

use super::*;

/// Posts that regions are numbered in order, connected, and of this size.
pub(super) fn post(cells: &[Cell], labels: &[Cell], size: usize, to: &mut Lowering<'_>) {
    // Inside a region of this many cells no distance is larger; a symbol stands for each, from 0.
    let distances: Vec<Cell> = cells.iter().map(|_| to.aux(SymbolSet::all(size))).collect();
    let n_regions = cells.len() / size;
    post_numbers(labels, &distances, n_regions, to);
    for region in Symbol::first(n_regions) {
        let (symbols, n) = (SymbolSet::only(region), size as u32);
        to.post(Constraint::Count { cells: labels.into(), symbols, min: n, max: n });
    }
    for (i, &cell) in cells.iter().enumerate() {
        let neighbours = to.geometry().neighbours(cell);
        let around = neighbours.iter().filter_map(|neighbour| cells.iter().position(|c| c == neighbour));
        let mut read = vec![labels[i], distances[i]];
        read.extend(around.flat_map(|j| [labels[j], distances[j]]));
        post_nearer_neighbour(&read, to);
    }
}

/// Posts that regions are numbered by their first cells, and that these and no others have the distance 0.
fn post_numbers(labels: &[Cell], distances: &[Cell], n_regions: usize, to: &mut Lowering<'_>) {
    let read: Vec<Cell> =
        labels.iter().zip(distances).flat_map(|(&label, &distance)| [label, distance]).collect();
    // Regions met, and after a label whether it was the first of its region.
    let step = |&(met, is_first): &(u8, Option<bool>), symbol: Symbol| match is_first {
        None if symbol.0 > met => None,
        None => Some((met.max(symbol.0 + 1), Some(symbol.0 == met))),
        Some(is_first) => (is_first == (symbol.0 == 0)).then_some((met, None)),
    };
    to.post_automaton(&read, (0, None), step, |&(met, is_first)| {
        is_first.is_none() && usize::from(met) == n_regions
    });
}

/// What is remembered of a cell while its neighbours are read.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum State {
    Start,
    Label(Symbol),
    /// The cell itself, whether a nearer neighbour was found, and whether the neighbour that is read is in the region.
    Cell {
        label: Symbol,
        distance: u8,
        is_found: bool,
        is_same: Option<bool>,
    },
}

/// Posts of a cell and its neighbours, each as label and distance: in the same region distances differ by one at most, and
/// unless the cell is the first, a neighbour is nearer.
fn post_nearer_neighbour(read: &[Cell], to: &mut Lowering<'_>) {
    let step = |state: &State, symbol: Symbol| match *state {
        State::Start => Some(State::Label(symbol)),
        State::Label(label) => {
            Some(State::Cell { label, distance: symbol.0, is_found: symbol.0 == 0, is_same: None })
        }
        State::Cell { label, distance, is_found, is_same: None } => {
            Some(State::Cell { label, distance, is_found, is_same: Some(symbol == label) })
        }
        State::Cell { label, distance, is_found, is_same: Some(is_same) } => {
            let fits = !is_same || symbol.0 + 1 >= distance && symbol.0 <= distance + 1;
            let is_found = is_found || is_same && symbol.0 + 1 == distance;
            fits.then_some(State::Cell { label, distance, is_found, is_same: None })
        }
    };
    let accept = |state: &State| matches!(state, State::Cell { is_found: true, is_same: None, .. });
    to.post_shared_automaton("nearer neighbour", read, |n| Automaton::build(n, State::Start, step, accept));
}

#[cfg(test)]
mod tests {
    use super::*;
    use arau_core::Symbols;

    /// Whether some distances go with these labels.
    fn fits(labels: u32, constraints: &[Constraint], n_aux: u32) -> bool {
        let digit = |number: u32, i: u32| Symbol((number / 3u32.pow(i) % 3) as u8);
        let board: Vec<Symbol> =
            (0..12).map(|i| if i % 6 < 3 { Symbol(0) } else { digit(labels, i / 6 * 3 + i % 3) }).collect();
        (0..3u32.pow(n_aux)).any(|distances| {
            let all: Vec<Symbol> =
                board.iter().copied().chain((0..n_aux).map(|i| digit(distances, i))).collect();
            constraints.iter().all(|constraint| constraint.holds(&all, &[1, 2, 3]))
        })
    }

    #[test]
    fn distances_exist_exactly_for_connected_regions() {
        let shape = crate::shape("rect").unwrap();
        let shaped = shape.build(&Args::new().with_int("rows", 2).with_int("columns", 6)).unwrap();
        let spec = PuzzleSpec::new(shaped.geometry, Symbols::digits(3));
        let cells: Vec<Cell> = [0, 1, 2, 6, 7, 8].map(Cell).to_vec();
        let labels: Vec<Cell> = [3, 4, 5, 9, 10, 11].map(Cell).to_vec();
        // Ways to cut 2×3 cells into dominoes, and into two connected triples.
        for (size, expected) in [(2, 3), (3, 3)] {
            let mut lowering = Lowering::new(&spec);
            let constraints = lowering.collect(|to| post(&cells, &labels, size, to));
            let n_found = (0..3u32.pow(6)).filter(|&labels| fits(labels, &constraints, 6)).count();
            assert_eq!(n_found, expected, "{size}");
        }
    }
}
