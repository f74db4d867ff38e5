//! A board spelled out in the document: a table for every cell and every group. The document's reader makes it, since
//! only a document can hold such tables; here it has its name and its place in the list of shapes.

use super::{Shape, ShapeInfo, Shaped};
use arau_core::{Args, Fault, Faults};

/// A board of the document's own.
pub struct Custom;

const INFO: ShapeInfo = ShapeInfo {
    id: "custom",
    title: "Spelled out",
    summary: "the document itself lists the cells, with labels and outlines, and the groups they form",
    params: &[],
};

impl Shape for Custom {
    fn info(&self) -> &'static ShapeInfo {
        &INFO
    }

    fn build(&self, _args: &Args) -> Result<Shaped, Faults> {
        let message = "a custom board is spelled out in a document: `[[cell]]` and `[[group]]` tables";
        Err(Fault::missing(message).into())
    }
}
