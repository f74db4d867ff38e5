//! The registry of shapes: ways to make a geometry from a few numbers. A shape is a file of this folder,
//! declared and listed here.

// What shapes share.
mod touching;

// The shapes.
mod clock;
mod cube;
mod custom;
mod glue;
mod hexagon;
mod hypercube;
mod kakuro;
mod rect;
mod star;
mod sudokube;

pub use touching::{edges, join_touching, twice_area};

use arau_core::{Args, Faults, Geometry, Param};

/// What a shape says about itself.
#[derive(Clone, Copy, Debug)]
pub struct ShapeInfo {
    /// Permanent kebab-case id.
    pub id: &'static str,
    /// A short title.
    pub title: &'static str,
    /// What it looks like and how its cells are called, in a sentence.
    pub summary: &'static str,
    /// Its parameters.
    pub params: &'static [Param],
}

/// A geometry with what is usual on it.
#[derive(Clone, Debug)]
pub struct Shaped {
    /// The board.
    pub geometry: Geometry,
    /// The usual size of the alphabet.
    pub n_symbols: usize,
    /// The kinds of groups that are usually houses, separated by spaces.
    pub houses: &'static str,
}

/// Makes a geometry.
pub trait Shape: Sync {
    /// What it says about itself.
    fn info(&self) -> &'static ShapeInfo;

    /// The board for these arguments, which agree with the parameters; or what is wrong with them.
    fn build(&self, args: &Args) -> Result<Shaped, Faults>;

    /// As [`Shape::build`], and the board remembers what it was made from, so that documents can say it in a line.
    fn make(&self, args: &Args) -> Result<Shaped, Faults> {
        let mut shaped = self.build(args)?;
        shaped.geometry.set_origin(self.info().id, args.clone());
        Ok(shaped)
    }
}

/// Every shape, in the order in which lists show them.
pub static SHAPES: &[&dyn Shape] = &[
    &rect::Rect,
    &glue::Glue,
    &hexagon::Hexagon,
    &star::Star,
    &clock::Clock,
    &cube::Cube,
    &sudokube::Sudokube,
    &hypercube::Hypercube,
    &kakuro::Kakuro,
    &custom::Custom,
];

/// The shape with this id.
pub fn shape(id: &str) -> Option<&'static dyn Shape> {
    SHAPES.iter().copied().find(|s| s.info().id == id)
}
