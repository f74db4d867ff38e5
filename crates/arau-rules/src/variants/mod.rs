//! The registry of variants: names for a shape with the rules that hold all over it. A variant is a file of this
//! folder and a line here; it has no logic of its own.

use arau_core::{Args, RuleUse};

/// A named kind of puzzle.
#[derive(Clone, Copy)]
pub struct Variant {
    /// Permanent kebab-case id.
    pub id: &'static str,
    /// A short title.
    pub title: &'static str,
    /// Merino's family of variants, 1 to 9; 10 for what came after.
    pub family: u8,
    /// What it is, in a sentence.
    pub summary: &'static str,
    /// The shape it is played on.
    pub shape: &'static str,
    /// What it asks of the shape; a document may change it.
    pub shape_args: fn() -> Args,
    /// The glyphs, if they are not digits, separated by spaces.
    pub glyphs: Option<&'static str>,
    /// The rules that hold all over it, besides the usual houses of the shape.
    pub rules: fn() -> Vec<RuleUse>,
    /// Whether the shape's usual houses hold.
    pub houses: bool,
    /// Its example, a file of the folder `examples/`.
    pub example: &'static str,
}

/// Declares the modules and lists their variants.
macro_rules! registry {
    ($($module:ident,)*) => {
        $(mod $module;)*

        /// Every variant, in the order in which lists show them.
        pub static VARIANTS: &[&Variant] = &[$(&$module::VARIANT),*];
    };
}

registry! {
    classic,
    mini,
    giant,
    x,
    windoku,
    nrc,
    windoku_x,
    disjoint_groups,
    dg,
    magic,
    hypercube,
    asterisk,
    centre_dot,
    girandola,
    jigsaw,
    jigsaw_5,
    jigsaw_7,
    killer,
    kenken,
    kakuro,
    greater_than,
    futoshiki,
    letters,
    wordoku,
    pictures,
    samurai,
    wing,
    windmill,
    sohei,
    butterfly,
    flower,
    twodoku,
    gattai_3,
    gattai_8,
    cross,
    clock,
    spring,
    hanidoku,
    sudokube,
    v3doku,
    v4d,
    roxdoku,
    latin_cube,
    tesseract,
    sidoku,
    misawa,
    thermo,
    slow_thermo,
    arrow,
    double_arrow,
    kropki,
    consecutive,
    xv,
    renban,
    whispers,
    palindrome,
    between,
    lockout,
    zipper,
    region_sum,
    ten_lines,
    entropic,
    modular,
    nabner,
    little_killer,
    sandwich,
    x_sums,
    skyscraper,
    towers,
    numbered_rooms,
    full_rank,
    quadruple,
    clone,
    even_odd,
    min_max,
    indexers,
    extra_regions,
    counting_circles,
    pencil_marks,
    either_or,
    anti_knight,
    anti_king,
    non_consecutive,
    miracle,
    anti_taxicab,
    global_entropy,
    latin,
}

/// The variant with this id.
pub fn variant(id: &str) -> Option<&'static Variant> {
    VARIANTS.iter().copied().find(|v| v.id == id)
}
