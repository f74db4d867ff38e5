//! The registry of formats. A format is a file of this folder (or a folder, where one file would be too long),
//! declared and listed here.

// What formats share.
mod sgt_id;

// The formats.
mod arau;
mod constraint_json;
mod corpus_row;
mod f_puzzles;
mod f_puzzles_link;
mod grid;
mod hodoku;
mod houses_json;
mod int_grid;
mod iss;
mod iss_link;
mod kakuro;
mod kenken;
mod killer_cages;
mod line;
mod lisudoku;
mod open_sudoku;
mod pencil_mark_grid;
mod pencil_marks;
mod penpa;
mod samurai;
mod sdk;
mod sgt_keen;
mod sgt_solo;
mod sgt_towers;
mod sgt_unequal;
mod sudokumaker;
mod sudokumaker_link;
mod sudokupad;
mod sudokupad_link;

pub use hodoku::{LibraryLine, library_candidate, library_line};

pub(crate) use grid::{DrawnLine, drawn_line};
pub(crate) use open_sudoku::{GameList, ID as OPEN_SUDOKU};
pub(crate) use pencil_mark_grid::ID as PENCIL_MARK_GRID;

use crate::Format;

/// Every format, in the order in which lists show them and in which equal likeness is settled.
pub static FORMATS: &[&dyn Format] = &[
    &iss::Iss,
    &iss_link::IssLink,
    &corpus_row::CorpusRow,
    &pencil_marks::PencilMarks,
    &line::Line,
    &sdk::Sdk,
    &pencil_mark_grid::PencilMarkGrid,
    &grid::Grid,
    &arau::Arau,
    // Its words occur in SudokuPad's JSON too, but not all of them together.
    &sudokumaker::SudokuMaker,
    &sudokumaker_link::SudokuMakerLink,
    &f_puzzles::FPuzzles,
    &f_puzzles_link::FPuzzlesLink,
    &sudokupad::SudokuPad,
    &sudokupad_link::SudokuPadLink,
    &penpa::Penpa,
    &sgt_solo::SgtSolo,
    &sgt_keen::SgtKeen,
    &sgt_unequal::SgtUnequal,
    &sgt_towers::SgtTowers,
    &hodoku::Hodoku,
    &houses_json::HousesJson,
    &open_sudoku::OpenSudoku,
    &samurai::Samurai,
    &kakuro::Kakuro,
    &kenken::KenKen,
    &killer_cages::KillerCages,
    &int_grid::IntGrid,
    &lisudoku::Lisudoku,
    &constraint_json::ConstraintJson,
];

/// The format with this id.
pub fn format(id: &str) -> Option<&'static dyn Format> {
    FORMATS.iter().copied().find(|f| f.info().id == id)
}
