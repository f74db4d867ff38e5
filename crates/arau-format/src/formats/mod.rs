//! The registry of formats. A format is a file of this folder (or a folder, where one file would be too long) and a
//! line here.

use crate::Format;

/// Declares the modules and lists their formats.
macro_rules! registry {
    ($($module:ident::$format:ident,)*) => {
        $(mod $module;)*

        /// Every format, in the order in which lists show them and in which equal likeness is settled.
        pub static FORMATS: &[&dyn Format] = &[$(&$module::$format),*];
    };
}

registry! {
    iss::Iss,
    corpus_row::CorpusRow,
    pencil_marks::PencilMarks,
    line::Line,
    grid::Grid,
    arau::Arau,
    f_puzzles::FPuzzles,
    f_puzzles_link::FPuzzlesLink,
    sudokupad::SudokuPad,
    sudokupad_link::SudokuPadLink,
    sgt_solo::SgtSolo,
    sgt_keen::SgtKeen,
    sgt_unequal::SgtUnequal,
    sgt_towers::SgtTowers,
    hodoku::Hodoku,
    houses_json::HousesJson,
    samurai::Samurai,
    kakuro::Kakuro,
    kenken::KenKen,
    killer_cages::KillerCages,
    int_grid::IntGrid,
    lisudoku::Lisudoku,
    constraint_json::ConstraintJson,
}

mod sgt_id;

pub use hodoku::{LibraryLine, library_candidate, library_line};

pub(crate) use grid::{DrawnLine, drawn_line};

/// The format with this id.
pub fn format(id: &str) -> Option<&'static dyn Format> {
    FORMATS.iter().copied().find(|f| f.info().id == id)
}
