//! KenKen: a Latin square with cages that state the result of an operation.

use super::Variant;
use arau_core::Args;

/// Latin square with arithmetic cages.
pub static VARIANT: Variant = Variant {
    id: "kenken",
    title: "KenKen",
    family: 4,
    summary: "rows and columns hold every symbol once; the numbers of a cage give its result by + − × ÷; repeats may stand in a cage",
    shape: "rect",
    shape_args: || Args::new().with_int("size", 6).with_text("box", "none"),
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "kenken.toml",
};
