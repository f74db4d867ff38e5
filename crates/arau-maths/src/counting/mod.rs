//! Exact numbers of grids, each worked out anew: [`KINDS`] lists them, [`plan`](Kind::plan) says how each is a sum of parts.

pub mod disjoint;
pub mod factors;
pub mod forms;
pub mod gangsters;
pub mod houses;
pub mod magic;
pub mod permutations;
pub mod plan;
pub mod templates;
pub mod three_by_four;
mod triangle;
pub mod two_rows;
#[cfg(test)]
mod uniformity;

use plan::Plan;

/// A kind of grids whose number can be worked out.
pub struct Kind {
    /// What it is called: rows × columns of a box, or a variant of the 9×9 grid.
    pub id: &'static str,
    /// What that is.
    pub summary: &'static str,
    plan: fn() -> Plan,
}

impl Kind {
    /// How its grids are counted.
    pub fn plan(&self) -> Plan {
        (self.plan)()
    }
}

/// All kinds.
pub static KINDS: &[Kind] = &[
    Kind { id: "2x2", summary: "4×4 grids, boxes of 2 rows and 2 columns", plan: || two_rows::plan(2) },
    Kind { id: "2x3", summary: "6×6 grids, boxes of 2 rows and 3 columns", plan: || two_rows::plan(3) },
    Kind { id: "2x4", summary: "8×8 grids, boxes of 2 rows and 4 columns", plan: || two_rows::plan(4) },
    Kind { id: "2x5", summary: "10×10 grids, boxes of 2 rows and 5 columns", plan: || two_rows::plan(5) },
    Kind { id: "2x6", summary: "12×12 grids, boxes of 2 rows and 6 columns", plan: || two_rows::plan(6) },
    Kind { id: "3x3", summary: "classic 9×9 grids", plan: gangsters::plan },
    Kind {
        id: "3x4",
        summary: "12×12 grids, boxes of 3 rows and 4 columns: hours",
        plan: three_by_four::plan,
    },
    Kind { id: "magic", summary: "rows and columns of every box sum to 15", plan: magic::plan },
    Kind {
        id: "hypercube",
        summary: "houses for any coordinate of the row with any of the column",
        plan: || templates::plan("hypercube", &houses::hypercube()),
    },
    Kind {
        id: "nrc",
        summary: "four more boxes, also called windoku",
        plan: || templates::plan("nrc", &houses::windows()),
    },
    Kind { id: "x", summary: "both diagonals", plan: || templates::plan("x", &houses::diagonals()) },
    Kind {
        id: "dg",
        summary: "disjoint groups: cells at the same place in their boxes",
        plan: || templates::plan("dg", &houses::disjoint_groups()),
    },
];

/// The kind with this id, in whatever case; boxes may be turned: 3x2 is 2x3.
pub fn kind(id: &str) -> Option<&'static Kind> {
    let id = id.to_lowercase().replace('×', "x");
    let turned = id.split_once('x').map(|(rows, columns)| format!("{columns}x{rows}"));
    KINDS.iter().find(|kind| kind.id == id || turned.as_deref() == Some(kind.id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_found_by_their_ids() {
        for known in KINDS {
            assert_eq!(kind(known.id).map(|kind| kind.id), Some(known.id));
        }
        assert_eq!(kind("3×2").map(|kind| kind.id), Some("2x3"));
        assert_eq!(kind("NRC").map(|kind| kind.id), Some("nrc"));
        assert!(kind("7x7").is_none() && kind("").is_none());
    }
}
