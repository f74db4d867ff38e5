//! Locked sets over several houses, which people call sectors here. A *cover* is a house with a symbol, which it takes only
//! once. Cells all of whose candidates lie in as many covers as they are themselves use up every cover. [`SkLoop`] looks for
//! such cells in a ring around four boxes, [`MultiSector`] where lines cross.

mod cover;
mod lattice;
mod multi_sector;
mod sk_loop;

pub use multi_sector::MultiSector;
pub use sk_loop::SkLoop;
