//! Owns whether a content of a rectangle is the only one with its digits in each row, column and part of a box.

use arau_core::bits::ones;

/// A rectangle: which band each row lies in, and which stack each column.
#[derive(Clone, Debug)]
pub struct Shape {
    /// The band of each row.
    pub rows: Vec<u8>,
    /// The stack of each column.
    pub columns: Vec<u8>,
}

/// Whether nothing else fits in the place of a content, given row by row with digits from 0.
pub fn is_rigid(shape: &Shape, content: &[u8]) -> bool {
    let mut left = Left::of(shape, content);
    while !left.cells.is_empty() {
        let (place, candidates) = left.narrowest();
        let cell = left.cells.swap_remove(place);
        let own = 1 << content[usize::from(cell)];
        // If any other digit can stand here, it is not the only content; if not, this one must.
        if ones(candidates & !own).any(|other| left.completes_with(cell, 1 << other)) {
            return false;
        }
        left.exchange(cell, own);
    }
    true
}

/// The cells that are open, and the digits that are missing in rows, columns and parts of boxes.
struct Left<'a> {
    shape: &'a Shape,
    cells: Vec<u8>,
    rows: [u16; 9],
    columns: [u16; 9],
    boxes: [[u16; 3]; 3],
}

impl<'a> Left<'a> {
    fn of(shape: &'a Shape, content: &[u8]) -> Left<'a> {
        let cells = (0..content.len() as u8).collect();
        let mut left = Left { shape, cells, rows: [0; 9], columns: [0; 9], boxes: [[0; 3]; 3] };
        for (cell, digit) in content.iter().enumerate() {
            left.exchange(cell as u8, 1 << digit);
        }
        left
    }

    fn place(&self, cell: u8) -> (usize, usize) {
        let width = self.shape.columns.len();
        (usize::from(cell) / width, usize::from(cell) % width)
    }

    /// Takes a digit away from what is missing around a cell, or gives it back.
    fn exchange(&mut self, cell: u8, digit: u16) {
        let (row, column) = self.place(cell);
        self.rows[row] ^= digit;
        self.columns[column] ^= digit;
        self.boxes[usize::from(self.shape.rows[row])][usize::from(self.shape.columns[column])] ^= digit;
    }

    fn candidates(&self, cell: u8) -> u16 {
        let (row, column) = self.place(cell);
        let in_box = self.boxes[usize::from(self.shape.rows[row])][usize::from(self.shape.columns[column])];
        self.rows[row] & self.columns[column] & in_box
    }

    /// An open cell with the fewest candidates: where it stands in the list, and what they are.
    fn narrowest(&self) -> (usize, u16) {
        let (mut best, mut fewest) = ((0, 0), u32::MAX);
        for (place, &cell) in self.cells.iter().enumerate() {
            let candidates = self.candidates(cell);
            let n = candidates.count_ones();
            if n < fewest {
                (best, fewest) = ((place, candidates), n);
                if n <= 1 {
                    break;
                }
            }
        }
        best
    }

    /// Whether the open cells can be filled with this digit in a cell that is not among them.
    fn completes_with(&mut self, cell: u8, digit: u16) -> bool {
        self.exchange(cell, digit);
        let completes = self.completes();
        self.exchange(cell, digit);
        completes
    }

    fn completes(&mut self) -> bool {
        if self.cells.is_empty() {
            return true;
        }
        let (place, candidates) = self.narrowest();
        if candidates == 0 {
            return false;
        }
        let cell = self.cells.swap_remove(place);
        let completes = ones(candidates).any(|digit| self.completes_with(cell, 1 << digit));
        self.cells.push(cell);
        completes
    }
}
