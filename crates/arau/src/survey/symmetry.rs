//! Symmetries of patterns of givens. A symmetry is a rotation or reflection of the drawing that maps the board to
//! itself. It is found from the positions of the cells, so it works for hexagons and rings too.

use arau_core::{Cell, Geometry, Point, PuzzleSpec, Symbol};
use std::collections::HashMap;
use std::f64::consts::PI;
use std::sync::{Arc, Mutex, PoisonError};

/// A rotation about the centre of the board or a reflection.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Symmetry {
    /// Permanent kebab-case id.
    pub id: &'static str,
    degrees: u16,
    mirrors: bool,
}

impl Symmetry {
    /// Its matrix, which maps old positions to new ones.
    fn matrix(self) -> [[f64; 2]; 2] {
        let angle = self.degrees as f64 * PI / 180.0;
        if self.mirrors {
            // A mirror at an angle is the left-right mirror followed by a turn of twice the angle.
            let (sin, cos) = (2.0 * angle).sin_cos();
            [[-cos, -sin], [-sin, cos]]
        } else {
            let (sin, cos) = angle.sin_cos();
            [[cos, -sin], [sin, cos]]
        }
    }
}

const fn turn(id: &'static str, degrees: u16) -> Symmetry {
    Symmetry { id, degrees, mirrors: false }
}

/// A reflection whose axis is at this angle to the vertical.
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

/// The symmetries of the board that map given cells to given cells, whatever the symbols. For many puzzles on one
/// board, keep its [`BoardSymmetries`] instead.
pub fn symmetries_of_givens(spec: &PuzzleSpec) -> Vec<Symmetry> {
    BoardSymmetries::new(&spec.geometry).of_givens(&spec.givens)
}

/// The symmetries of a board regardless of givens, each with its permutation of the cells.
#[derive(Clone, Debug)]
pub struct BoardSymmetries {
    /// Each cell that moves, with the cell it is mapped to.
    moves: Vec<(Symmetry, Vec<(Cell, Cell)>)>,
}

impl BoardSymmetries {
    /// The symmetries of a board. Finding them takes far longer than applying them to givens.
    pub fn new(geometry: &Geometry) -> BoardSymmetries {
        let board = Drawn::new(geometry);
        let moves = SYMMETRIES.iter().filter_map(|&symmetry| Some((symmetry, board.moves(symmetry)?)));
        BoardSymmetries { moves: moves.collect() }
    }

    /// The symmetries that map given cells to given cells, whatever the symbols.
    pub fn of_givens(&self, givens: &[Option<Symbol>]) -> Vec<Symmetry> {
        let given = |cell: Cell| givens[cell.idx()].is_some();
        let keeps_givens = |moves: &[(Cell, Cell)]| moves.iter().all(|&(a, b)| given(a) == given(b));
        self.moves.iter().filter(|(_, moves)| keeps_givens(moves)).map(|&(symmetry, _)| symmetry).collect()
    }
}

/// Caches the symmetries of the last board, since the puzzles of a list usually share one. Usable from any number of
/// threads.
#[derive(Debug, Default)]
pub struct LastBoard {
    /// The board is kept alive so that no other can be allocated at its address.
    kept: Mutex<Option<(Arc<Geometry>, Arc<BoardSymmetries>)>>,
}

impl LastBoard {
    /// The symmetries of a board, computed only if it differs from the last one.
    pub fn symmetries(&self, geometry: &Arc<Geometry>) -> Arc<BoardSymmetries> {
        // What is kept is whole even if a thread that held the lock panicked.
        let kept = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((board, symmetries)) = &*kept()
            && Arc::ptr_eq(board, geometry)
        {
            return symmetries.clone();
        }
        // Without the lock, so that threads with boards of their own do not wait for each other.
        let symmetries = Arc::new(BoardSymmetries::new(geometry));
        *kept() = Some((geometry.clone(), symmetries.clone()));
        symmetries
    }
}

/// The positions of the drawn cells, relative to the centre of the board.
struct Drawn {
    places: Vec<(Cell, [f64; 2])>,
    buckets: HashMap<[i64; 2], Vec<usize>>,
}

/// Cells are further apart than this, and a rotated cell is closer than this to its image.
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

    /// Each cell that moves, with the cell it is mapped to; `None` if the symmetry does not map the board to itself.
    fn moves(&self, symmetry: Symmetry) -> Option<Vec<(Cell, Cell)>> {
        let matrix = symmetry.matrix();
        let image = |&(cell, place): &(Cell, [f64; 2])| Some((cell, self.at(moved(place, matrix))?));
        let mut moves: Vec<(Cell, Cell)> = self.places.iter().map(image).collect::<Option<_>>()?;
        moves.retain(|(cell, image)| cell != image);
        Some(moves)
    }

    fn at(&self, place: [f64; 2]) -> Option<Cell> {
        let [x, y] = bucket(place);
        let around = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| [x + dx, y + dy]));
        let near = around.filter_map(|key| self.buckets.get(&key)).flatten().map(|&i| self.places[i]);
        let distance = |other: [f64; 2]| (other[0] - place[0]).hypot(other[1] - place[1]);
        near.filter(|&(_, other)| distance(other) < TOLERANCE).map(|(cell, _)| cell).next()
    }
}

fn moved([x, y]: [f64; 2], [to_x, to_y]: [[f64; 2]; 2]) -> [f64; 2] {
    [to_x[0] * x + to_x[1] * y, to_y[0] * x + to_y[1] * y]
}
