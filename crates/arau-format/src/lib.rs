//! Conversion between text formats and [`PuzzleSpec`]: one file per format in `formats/`, one line each in the
//! registry. Anything a format cannot express is an error; nothing is dropped silently. Input is untrusted: no panics,
//! no unbounded memory, and every fault has its position.

mod board;
mod carry;
mod classic_lines;
mod drawn;
mod drawn_rows;
pub mod formats;
mod inflate;
mod json_cells;
mod json_keys;
mod json_place;
mod lines;
mod lz_string;
mod percent;
mod places;
mod puzzle_link;
mod region_board;
mod stream;
mod xml_tags;

pub use classic_lines::ClassicLines;
pub use drawn::read_givens;
pub use formats::{FORMATS, format};
pub use places::did_you_mean;
pub use stream::{DOCUMENT_SEPARATOR, MAX_PUZZLE_BYTES, PuzzleReader, PuzzleText, detect};

use arau_core::{Faults, PuzzleSpec};

/// The description of a format.
#[derive(Clone, Copy, Debug)]
pub struct FormatInfo {
    /// Permanent kebab-case id.
    pub id: &'static str,
    /// A short title.
    pub title: &'static str,
    /// What it can express and what it cannot, in one sentence.
    pub carries: &'static str,
    /// Whether it can be written.
    pub writes: bool,
    /// Whether each line of input is a puzzle. Otherwise a puzzle is a whole file.
    pub by_line: bool,
}

/// Options for readers.
#[derive(Clone, Debug, Default)]
pub struct ReadOptions {
    /// Height and width of boxes, for formats that do not state them.
    pub box_size: Option<(usize, usize)>,
    /// Ignore drawings whose meaning the format does not define.
    pub ignore_drawings: bool,
    /// Keep what follows a puzzle on its line as its title and, after a tab, its author. Most commands ignore it.
    pub keep_trailing_text: bool,
}

/// How sure a format is that a text is its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Likeness {
    /// It is something else.
    No,
    /// It may be; others that are sure go first.
    Maybe,
    /// It bears this format's mark.
    Sure,
}

/// A text format.
pub trait Format: Sync {
    /// What it says about itself.
    fn info(&self) -> &'static FormatInfo;

    /// Whether a text looks like this format. Cheap: it need not read it all.
    fn likeness(&self, text: &str) -> Likeness;

    /// Whether a stream that begins with this text is one puzzle over several lines, although lines may be puzzles of
    /// their own in this format.
    fn spans_lines(&self, _head: &str) -> bool {
        !self.info().by_line
    }

    /// The puzzle in a text, or every fault with its place (lines and columns of this text).
    fn read(&self, text: &str, options: &ReadOptions) -> Result<PuzzleSpec, Faults>;

    /// The puzzle as text; or everything that this format cannot carry.
    fn write(&self, spec: &PuzzleSpec) -> Result<String, Faults>;
}
