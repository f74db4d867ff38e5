//! How cells are called, and which of them are variables.

use arau_core::{Cell, Geometry};

/// A group of variables.
pub(super) struct Variables {
    pub(super) prefix: String,
    pub(super) first: usize,
    pub(super) count: usize,
}

impl Variables {
    /// The cells of the group in order.
    pub(super) fn cells(&self) -> Vec<Cell> {
        (self.first..self.first + self.count).map(Cell::at).collect()
    }
}

/// The name of a cell of the grid; row and column from 0.
pub(super) fn grid_name(row: usize, col: usize) -> String {
    let digit = |n: usize| char::from_digit(n as u32 + 1, 17).unwrap_or('?');
    format!("R{}C{}", digit(row), digit(col))
}

/// The groups of the cells after the grid, by their labels. `None` if one has a label that no variable can have, or they
/// are not numbered one after the other.
pub(super) fn variables(geometry: &Geometry, n_grid: usize) -> Option<Vec<Variables>> {
    let mut groups: Vec<Variables> = Vec::new();
    for cell in geometry.cells().skip(n_grid) {
        let label = geometry.label(cell);
        let prefix = label.trim_end_matches(|c: char| c.is_ascii_digit());
        let is_variable = prefix.strip_prefix('V').is_some_and(|rest| !rest.is_empty()) || prefix == "CC";
        if !is_variable || !prefix.bytes().all(|b| b.is_ascii_uppercase()) {
            return None;
        }
        match groups.iter_mut().find(|group| group.prefix == prefix) {
            Some(group) if group.first + group.count == cell.idx() => group.count += 1,
            Some(_) => return None,
            None => groups.push(Variables { prefix: prefix.to_string(), first: cell.idx(), count: 1 }),
        }
    }
    let is_numbered = |group: &Variables| {
        group.cells().iter().zip(1..).all(|(&cell, number)| {
            let number = if group.count == 1 { String::new() } else { format!("{number}") };
            geometry.label(cell) == format!("{}{number}", group.prefix)
        })
    };
    groups.iter().all(is_numbered).then_some(groups)
}
