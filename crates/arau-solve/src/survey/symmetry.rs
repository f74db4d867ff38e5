//! Owns the symmetries of a pattern of givens. A symmetry is a turn or mirror of the drawing that takes the board to
//! itself; it is found from the places of the cells, so that hexagons and rings have theirs too.

use arau_core::{Cell, Geometry, Point, PuzzleSpec};
use std::collections::HashMap;
use std::f64::consts::PI;

/// A turn or a mirror about the middle of the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Symmetry {
    /// Permanent kebab-case id.
    pub id: &'static str,
    degrees: u16,
    mirrors: bool,
}

const fn turn(id: &'static str, degrees: u16) -> Symmetry {
    Symmetry { id, degrees, mirrors: false }
}

/// A mirror whose axis stands at this angle to the upright.
const fn mirror(id: &'static str, degrees: u16) -> Symmetry {
    Symmetry { id, degrees, mirrors: true }
}

const SYMMETRIES: &[Symmetry] = &[
    turn("half-turn", 180),
    turn("quarter-turn", 90),
    turn("third-turn", 120),
    turn("sixth-turn", 60),
    turn("twelfth-turn", 30),
    mirror("left-right", 0),
    mirror("up-down", 90),
    mirror("diagonal", 135),
    mirror("antidiagonal", 45),
    mirror("mirror-30", 30),
    mirror("mirror-60", 60),
    mirror("mirror-120", 120),
    mirror("mirror-150", 150),
];

/// The symmetries of the board that take given cells to given cells, whatever the symbols.
pub fn symmetries_of_givens(spec: &PuzzleSpec) -> Vec<Symmetry> {
    let board = Drawn::new(&spec.geometry);
    let keeps_givens = |symmetry: &&Symmetry| {
        let given = |cell: Cell| spec.givens[cell.idx()].is_some();
        board.images(symmetry).is_some_and(|images| images.into_iter().all(|(a, b)| given(a) == given(b)))
    };
    SYMMETRIES.iter().filter(keeps_givens).copied().collect()
}

/// Where the drawn cells lie, seen from the middle of the board.
struct Drawn {
    places: Vec<(Cell, [f64; 2])>,
    buckets: HashMap<[i64; 2], Vec<usize>>,
}

/// Cells lie further apart than this, and turned ones hit their image closer than this.
const TOLERANCE: f64 = 0.05;

fn bucket([x, y]: [f64; 2]) -> [i64; 2] {
    [(x / TOLERANCE).floor() as i64, (y / TOLERANCE).floor() as i64]
}

fn middle(corners: &[Point]) -> [f64; 2] {
    let n = corners.len() as f64;
    [corners.iter().map(|p| p.x as f64).sum::<f64>() / n, corners.iter().map(|p| p.y as f64).sum::<f64>() / n]
}

impl Drawn {
    fn new(geometry: &Geometry) -> Drawn {
        let drawn = geometry.cells().filter(|&cell| !geometry.info(cell).outline.is_empty());
        let mut places: Vec<(Cell, [f64; 2])> =
            drawn.map(|cell| (cell, middle(&geometry.info(cell).outline))).collect();
        let n = places.len().max(1) as f64;
        let centre = [0, 1].map(|axis| places.iter().map(|(_, place)| place[axis]).sum::<f64>() / n);
        let mut buckets: HashMap<[i64; 2], Vec<usize>> = HashMap::new();
        for (i, (_, place)) in places.iter_mut().enumerate() {
            *place = [place[0] - centre[0], place[1] - centre[1]];
            buckets.entry(bucket(*place)).or_default().push(i);
        }
        Drawn { places, buckets }
    }

    /// Each cell with the one that takes its place; `None` if the symmetry does not take the board to itself.
    fn images(&self, symmetry: &Symmetry) -> Option<Vec<(Cell, Cell)>> {
        self.places.iter().map(|&(cell, place)| Some((cell, self.at(moved(place, symmetry))?))).collect()
    }

    fn at(&self, place: [f64; 2]) -> Option<Cell> {
        let [x, y] = bucket(place);
        let around = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| [x + dx, y + dy]));
        let near = around.filter_map(|key| self.buckets.get(&key)).flatten().map(|&i| self.places[i]);
        let distance = |other: [f64; 2]| (other[0] - place[0]).hypot(other[1] - place[1]);
        near.filter(|&(_, other)| distance(other) < TOLERANCE).map(|(cell, _)| cell).next()
    }
}

fn moved([x, y]: [f64; 2], symmetry: &Symmetry) -> [f64; 2] {
    let angle = symmetry.degrees as f64 * PI / 180.0;
    if symmetry.mirrors {
        // A mirror at an angle is the left-right mirror followed by a turn of twice the angle.
        let (sin, cos) = (2.0 * angle).sin_cos();
        [-x * cos - y * sin, -x * sin + y * cos]
    } else {
        let (sin, cos) = angle.sin_cos();
        [x * cos - y * sin, x * sin + y * cos]
    }
}
