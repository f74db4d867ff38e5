//! The table of variants: names for a shape with the rules that hold all over it. A variant is an entry here; it has no
//! logic of its own.

use crate::rules::use_rule;
use arau_core::{Arg, Args, Cell, RuleUse, Symbols};

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

/// What most variants have: the usual houses of a rectangular grid and no rules besides. Entries name what differs.
const ON_A_GRID: Variant = Variant {
    id: "",
    title: "",
    family: 0,
    summary: "",
    shape: "rect",
    shape_args: Args::new,
    glyphs: None,
    rules: Vec::new,
    houses: true,
    example: "",
};

/// Every variant, in the order in which lists show them.
#[rustfmt::skip]
pub static VARIANTS: &[Variant] = &[
    Variant { id: "classic", title: "Classic Sudoku", family: 1, example: "etana.txt",
        summary: "every row, column and box holds every symbol once; any size, boxes of any rectangle",
        ..ON_A_GRID },
    Variant { id: "mini", title: "Mini Sudoku", family: 1, example: "mini.toml",
        summary: "six symbols in rows, columns and boxes of 2×3",
        shape_args: || size(6), ..ON_A_GRID },
    Variant { id: "giant", title: "Giant Sudoku", family: 1, example: "giant.toml",
        summary: "sixteen symbols in rows, columns and boxes of 4×4",
        shape_args: || size(16), ..ON_A_GRID },
    Variant { id: "x", title: "Sudoku X", family: 2, example: "x.toml",
        summary: "both long diagonals hold every symbol once too",
        rules: || plain(&["diagonals"]), ..ON_A_GRID },
    Variant { id: "windoku", title: "Windoku", family: 2, example: "windoku.toml",
        summary: "four more boxes, framed by one row and column on each side, hold every symbol once too",
        rules: || plain(&["windoku"]), ..ON_A_GRID },
    // The name under which windoku first appeared, in the newspaper NRC Handelsblad.
    Variant { id: "nrc", title: "NRC Sudoku", family: 2, example: "windoku.toml",
        summary: "four more boxes hold every symbol once too: another name of windoku",
        rules: || plain(&["windoku"]), ..ON_A_GRID },
    Variant { id: "windoku-x", title: "Windoku X", family: 2, example: "windoku-x.toml",
        summary: "four more boxes and both long diagonals hold every symbol once too",
        rules: || plain(&["windoku", "diagonals"]), ..ON_A_GRID },
    Variant { id: "disjoint-groups", title: "Disjoint groups", family: 2, example: "disjoint-groups.toml",
        summary: "cells at the same place of their boxes hold every symbol once too",
        rules: || plain(&["disjoint-groups"]), ..ON_A_GRID },
    // Merino lists this name beside disjoint groups; the rule is the same.
    Variant { id: "dg", title: "DG Sudoku", family: 2, example: "disjoint-groups.toml",
        summary: "no symbol stands at the same place of two boxes: another name of disjoint groups",
        rules: || plain(&["disjoint-groups"]), ..ON_A_GRID },
    Variant { id: "magic", title: "Magic Sudoku", family: 2, example: "magic.toml",
        summary: "in every box each row and each column has the same sum, 15 on nine symbols",
        rules: || plain(&["magic-boxes"]), ..ON_A_GRID },
    Variant { id: "hypercube", title: "Hypercube Sudoku", family: 2, example: "hypercube.toml",
        summary: "with a cell's row and column written in base three as ab and cd, any two of the four digits make a house",
        rules: || plain(&["hypercube"]), ..ON_A_GRID },
    Variant { id: "asterisk", title: "Asterisk Sudoku", family: 2, example: "asterisk.toml",
        summary: "nine cells in the form of an asterisk hold every symbol once too",
        shape_args: || size(9),
        rules: || extra_region([(1, 4), (2, 2), (2, 6), (4, 1), (4, 4), (4, 7), (6, 2), (6, 6), (7, 4)]),
        ..ON_A_GRID },
    Variant { id: "centre-dot", title: "Centre dot Sudoku", family: 2, example: "centre-dot.toml",
        summary: "the middle cells of the nine boxes hold every symbol once too",
        shape_args: || size(9),
        rules: || extra_region([(1, 1), (1, 4), (1, 7), (4, 1), (4, 4), (4, 7), (7, 1), (7, 4), (7, 7)]),
        ..ON_A_GRID },
    Variant { id: "girandola", title: "Girandola Sudoku", family: 2, example: "girandola.toml",
        summary: "four corners, four cells inside the edges and the centre hold every symbol once too",
        shape_args: || size(9),
        rules: || extra_region([(0, 0), (0, 8), (1, 4), (4, 1), (4, 4), (4, 7), (7, 4), (8, 0), (8, 8)]),
        ..ON_A_GRID },
    Variant { id: "jigsaw", title: "Jigsaw Sudoku", family: 3, example: "jigsaw.toml",
        summary: "rows, columns and nine irregular regions hold every symbol once; the regions are drawn in the document",
        shape_args: || size(9).with_text("regions", JIGSAW_REGIONS), ..ON_A_GRID },
    Variant { id: "jigsaw-5", title: "Pentomino jigsaw", family: 3, example: "jigsaw-5.toml",
        summary: "five symbols in rows, columns and irregular regions of five cells",
        shape_args: || size(5).with_text("regions", JIGSAW_5_REGIONS), ..ON_A_GRID },
    Variant { id: "jigsaw-7", title: "Heptomino jigsaw", family: 3, example: "jigsaw-7.toml",
        summary: "seven symbols in rows, columns and irregular regions of seven cells",
        shape_args: || size(7).with_text("regions", JIGSAW_7_REGIONS), ..ON_A_GRID },
    Variant { id: "killer", title: "Killer Sudoku", family: 4, example: "killer.toml",
        summary: "cages hold no symbol twice and add up to the sum in their corner", ..ON_A_GRID },
    Variant { id: "kenken", title: "KenKen", family: 4, example: "kenken.toml",
        summary: "rows and columns hold every symbol once; the numbers of a cage give its result by + − × ÷; repeats may stand in a cage",
        shape_args: || size(6).with_text("box", "none"), ..ON_A_GRID },
    Variant { id: "kakuro", title: "Kakuro", family: 4, example: "kakuro.toml",
        summary: "runs of white cells hold no symbol twice and add up to the number before them",
        shape: "kakuro", shape_args: || Args::new().with_text("map", "..\n.."), ..ON_A_GRID },
    Variant { id: "greater-than", title: "Greater-than Sudoku", family: 4, example: "greater-than.toml",
        summary: "a sign between two cells opens towards the greater one", ..ON_A_GRID },
    Variant { id: "futoshiki", title: "Futoshiki", family: 4, example: "futoshiki.toml",
        summary: "rows and columns hold every symbol once; a sign opens towards the greater cell",
        shape_args: || size(6).with_text("box", "none"), ..ON_A_GRID },
    Variant { id: "letters", title: "Letter Sudoku", family: 5, example: "letters.toml",
        summary: "the letters A to I in rows, columns and boxes",
        shape_args: || size(9), glyphs: Some("A B C D E F G H I"), ..ON_A_GRID },
    Variant { id: "wordoku", title: "Wordoku", family: 5, example: "wordoku.toml",
        summary: "nine different letters of a word in rows, columns and boxes; somewhere the word itself may be read",
        shape_args: || size(9), glyphs: Some("L A B Y R I N T H"), ..ON_A_GRID },
    Variant { id: "pictures", title: "Picture Sudoku", family: 5, example: "pictures.toml",
        summary: "nine pictures in rows, columns and boxes",
        shape_args: || size(9), glyphs: Some("☀ ☁ ☂ ☃ ★ ☾ ♥ ♣ ♪"), ..ON_A_GRID },
    Variant { id: "samurai", title: "Samurai Sudoku", family: 6, example: "samurai.toml",
        summary: "five grids, four of which overlap the middle one in a box",
        shape: "glue", shape_args: || layout("samurai"), ..ON_A_GRID },
    // Only a picture of it is published, so the layout is arau's own choice: a bird with spread wings.
    Variant { id: "wing", title: "Wing Sudoku", family: 6, example: "wing.toml",
        summary: "five grids like a bird with spread wings, each overlapping the next in a box",
        shape: "glue", shape_args: || layout("wing"), ..ON_A_GRID },
    Variant { id: "windmill", title: "Windmill Sudoku", family: 6, example: "windmill.toml",
        summary: "five grids, four of which overlap the middle one in two boxes, like sails",
        shape: "glue", shape_args: || layout("windmill"), ..ON_A_GRID },
    Variant { id: "sohei", title: "Sohei Sudoku", family: 6, example: "sohei.toml",
        summary: "four grids around an empty middle, each overlapping two others in a box",
        shape: "glue", shape_args: || layout("sohei"), ..ON_A_GRID },
    Variant { id: "butterfly", title: "Butterfly Sudoku", family: 6, example: "butterfly.toml",
        summary: "four grids in twelve rows and columns, each moved by one box",
        shape: "glue", shape_args: || layout("butterfly"), ..ON_A_GRID },
    Variant { id: "flower", title: "Flower Sudoku", family: 6, example: "flower.toml",
        summary: "five grids, four of which overlap the middle one in six boxes",
        shape: "glue", shape_args: || layout("flower"), ..ON_A_GRID },
    Variant { id: "twodoku", title: "Twodoku", family: 6, example: "twodoku.toml",
        summary: "two grids that overlap in a box",
        shape: "glue", shape_args: || layout("twodoku"), ..ON_A_GRID },
    Variant { id: "gattai-3", title: "Gattai-3", family: 6, example: "gattai-3.toml",
        summary: "three grids, two of which overlap the middle one in a box",
        shape: "glue", shape_args: || layout("gattai-3"), ..ON_A_GRID },
    Variant { id: "gattai-8", title: "Gattai-8", family: 6, example: "gattai-8.toml",
        summary: "eight grids in two samurai that share a side",
        shape: "glue", shape_args: || layout("gattai-8"), ..ON_A_GRID },
    Variant { id: "cross", title: "Cross Sudoku", family: 6, example: "cross.toml",
        summary: "five grids, four of which overlap the middle one in three boxes",
        shape: "glue", shape_args: || layout("cross"), ..ON_A_GRID },
    Variant { id: "clock", title: "Clock Sudoku", family: 7, example: "clock.toml",
        summary: "the numbers 1 to 12 in each of six rings, in opposite sectors and in sectors of one colour",
        shape: "clock", ..ON_A_GRID },
    // No rule text is published; the layout of the star is arau's own.
    Variant { id: "spring", title: "Spring Sudoku", family: 7, example: "spring.toml",
        summary: "six triangles of nine cells, and all lines of nine in three directions, hold every symbol once; a line of eight is completed by the tip it carries",
        shape: "star", ..ON_A_GRID },
    Variant { id: "hanidoku", title: "Hanidoku", family: 7, example: "hanidoku.toml",
        summary: "every line in three directions holds different, consecutive symbols in any order",
        shape: "hexagon", rules: || vec![use_rule("consecutive-lines", Args::new().with_text("of", "line"))],
        ..ON_A_GRID },
    Variant { id: "sudokube", title: "Sudokube", family: 8, example: "sudokube.toml",
        summary: "each face holds every symbol once; where a row or column continues over an edge, no symbol stands twice on the two faces",
        shape: "sudokube", shape_args: || Args::new().with("bands", Arg::Flag(true)), ..ON_A_GRID },
    Variant { id: "3doku", title: "3Doku", family: 8, example: "3doku.toml",
        summary: "every slice of a cube, across any axis, is a Sudoku",
        shape: "cube", shape_args: || Args::new().with_text("style", "slices").with_int("size", 9),
        ..ON_A_GRID },
    Variant { id: "4d", title: "4D Sudoku", family: 8, example: "4d.toml",
        summary: "every plane of three times three cells in a cube holds every symbol once",
        shape: "cube", shape_args: || Args::new().with_text("style", "planes").with_int("size", 3),
        ..ON_A_GRID },
    Variant { id: "roxdoku", title: "Roxdoku", family: 8, example: "roxdoku.toml",
        summary: "every plane of a cube holds every symbol once; 4×4×4 with 16 symbols",
        shape: "cube", shape_args: || Args::new().with_text("style", "planes").with_int("size", 4),
        ..ON_A_GRID },
    Variant { id: "latin-cube", title: "Latin cube", family: 8, example: "latin-cube.toml",
        summary: "every line along an axis of a cube holds every symbol once",
        shape: "cube", shape_args: || Args::new().with_text("style", "lines").with_int("size", 4),
        ..ON_A_GRID },
    // Its grids are those of hypercube Sudoku.
    Variant { id: "tesseract", title: "Tesseract", family: 8, example: "tesseract.toml",
        summary: "in a cube of four dimensions every plane parallel to two axes holds every symbol once",
        shape: "hypercube", ..ON_A_GRID },
    Variant { id: "sidoku", title: "Sidoku", family: 9, example: "sidoku.toml",
        summary: "the notes do re mi fa sol la si in rows, columns and irregular regions",
        shape_args: || size(7).with_text("regions", SIDOKU_REGIONS), glyphs: Some("do re mi fa sol la si"),
        ..ON_A_GRID },
    Variant { id: "misawa", title: "Misawa's greater-than Sudoku", family: 9, example: "misawa.toml",
        summary: "cages hold no symbol twice; signs between cages compare their sums, few or none of which are given",
        ..ON_A_GRID },
    Variant { id: "thermo", title: "Thermo Sudoku", family: 10, example: "thermo.toml",
        summary: "values rise along every thermometer from its bulb", ..ON_A_GRID },
    Variant { id: "slow-thermo", title: "Slow thermo Sudoku", family: 10, example: "slow-thermo.toml",
        summary: "values never fall along a slow thermometer from its bulb", ..ON_A_GRID },
    Variant { id: "arrow", title: "Arrow Sudoku", family: 10, example: "arrow.toml",
        summary: "the values along an arrow add up to the one in its circle, or to the number in its pill",
        ..ON_A_GRID },
    Variant { id: "double-arrow", title: "Double arrow Sudoku", family: 10, example: "double-arrow.toml",
        summary: "the values between two circles add up to the sum of the circles", ..ON_A_GRID },
    Variant { id: "kropki", title: "Kropki Sudoku", family: 10, example: "kropki.toml",
        summary: "a white dot joins neighbours that differ by one, a black dot neighbours of which one is twice the other; where there is no dot, neither holds",
        rules: || plain(&["kropki-negative"]), ..ON_A_GRID },
    Variant { id: "consecutive", title: "Consecutive Sudoku", family: 10, example: "consecutive.toml",
        summary: "a white dot joins neighbours that differ by one; all other neighbours do not",
        rules: || plain(&["difference-negative"]), ..ON_A_GRID },
    Variant { id: "xv", title: "XV Sudoku", family: 10, example: "xv.toml",
        summary: "neighbours joined by X add up to ten, by V to five; all other neighbours to neither",
        rules: || plain(&["sum-negative"]), ..ON_A_GRID },
    Variant { id: "renban", title: "Renban Sudoku", family: 10, example: "renban.toml",
        summary: "a line holds different, consecutive values in any order", ..ON_A_GRID },
    Variant { id: "whispers", title: "German whispers Sudoku", family: 10, example: "whispers.toml",
        summary: "neighbours along a line differ by at least five", ..ON_A_GRID },
    Variant { id: "palindrome", title: "Palindrome Sudoku", family: 10, example: "palindrome.toml",
        summary: "a line reads the same from both ends", ..ON_A_GRID },
    Variant { id: "between", title: "Between Sudoku", family: 10, example: "between.toml",
        summary: "values on a line lie strictly between those in the circles at its ends", ..ON_A_GRID },
    Variant { id: "lockout", title: "Lockout Sudoku", family: 10, example: "lockout.toml",
        summary: "the diamonds at the ends of a line differ by at least four, and no value on the line lies between them or equals one",
        ..ON_A_GRID },
    Variant { id: "zipper", title: "Zipper Sudoku", family: 10, example: "zipper.toml",
        summary: "cells at the same distance from the middle of a line add up to the value in the middle",
        ..ON_A_GRID },
    Variant { id: "region-sum", title: "Region sum Sudoku", family: 10, example: "region-sum.toml",
        summary: "a line has the same sum in every box it passes through", ..ON_A_GRID },
    Variant { id: "ten-lines", title: "Ten lines Sudoku", family: 10, example: "ten-lines.toml",
        summary: "a line falls into pieces that each add up to ten", ..ON_A_GRID },
    Variant { id: "entropic", title: "Entropic Sudoku", family: 10, example: "entropic.toml",
        summary: "any three neighbours on a line hold a low, a middle and a high value", ..ON_A_GRID },
    Variant { id: "modular", title: "Modular Sudoku", family: 10, example: "modular.toml",
        summary: "any three neighbours on a line have different remainders by three", ..ON_A_GRID },
    Variant { id: "nabner", title: "Nabner Sudoku", family: 10, example: "nabner.toml",
        summary: "no two values on a line are equal or consecutive, wherever they stand on it", ..ON_A_GRID },
    Variant { id: "little-killer", title: "Little killer Sudoku", family: 10, example: "little-killer.toml",
        summary: "an arrow outside gives the sum of the diagonal it points along; repeats are allowed",
        ..ON_A_GRID },
    Variant { id: "sandwich", title: "Sandwich Sudoku", family: 10, example: "sandwich.toml",
        summary: "a number outside gives the sum between 1 and 9 in its row or column", ..ON_A_GRID },
    Variant { id: "x-sums", title: "X-sums Sudoku", family: 10, example: "x-sums.toml",
        summary: "a number outside gives the sum of the first X cells, where X stands in the first",
        ..ON_A_GRID },
    Variant { id: "skyscraper", title: "Skyscraper Sudoku", family: 10, example: "skyscraper.toml",
        summary: "a number outside tells how many towers are seen from there; greater values hide smaller ones",
        ..ON_A_GRID },
    Variant { id: "towers", title: "Towers", family: 10, example: "towers.toml",
        summary: "rows and columns hold every height once; a number outside tells how many towers are seen from there",
        shape_args: || size(6).with_text("box", "none"), ..ON_A_GRID },
    Variant { id: "numbered-rooms", title: "Numbered rooms Sudoku", family: 10, example: "numbered-rooms.toml",
        summary: "a number outside stands in the cell of its line that the first cell counts out",
        ..ON_A_GRID },
    Variant { id: "full-rank", title: "Full rank Sudoku", family: 10, example: "full-rank.toml",
        summary: "a number outside is the place of its line among all rows and columns read as numbers from both sides",
        ..ON_A_GRID },
    Variant { id: "quadruple", title: "Quadruple Sudoku", family: 10, example: "quadruple.toml",
        summary: "the symbols in a circle stand in the four cells around it", ..ON_A_GRID },
    Variant { id: "clone", title: "Clone Sudoku", family: 10, example: "clone.toml",
        summary: "patches of the same shape hold the same symbols at the same places", ..ON_A_GRID },
    Variant { id: "even-odd", title: "Even-odd Sudoku", family: 10, example: "even-odd.toml",
        summary: "squares mark even cells, circles odd ones", ..ON_A_GRID },
    Variant { id: "min-max", title: "Extremes Sudoku", family: 10, example: "min-max.toml",
        summary: "cells with inward wedges are less than all their neighbours, those with outward wedges greater",
        ..ON_A_GRID },
    Variant { id: "indexers", title: "Indexer Sudoku", family: 10, example: "indexers.toml",
        summary: "a coloured cell tells in which column of its row, row of its column or place of its box the number of its own column, row or place stands",
        ..ON_A_GRID },
    Variant { id: "extra-regions", title: "Extra regions Sudoku", family: 10, example: "extra-regions.toml",
        summary: "the tinted regions hold every symbol once too", ..ON_A_GRID },
    Variant { id: "counting-circles", title: "Counting circles Sudoku", family: 10, example: "counting-circles.toml",
        summary: "a value in a circle tells how many circles hold it", ..ON_A_GRID },
    Variant { id: "pencil-marks", title: "Pencil mark Sudoku", family: 10, example: "pencil-marks.toml",
        summary: "a marked cell holds one of the small symbols written in it", ..ON_A_GRID },
    Variant { id: "either-or", title: "Either-or Sudoku", family: 10, example: "either-or.toml",
        summary: "of each group of clues at least one is true", ..ON_A_GRID },
    Variant { id: "anti-knight", title: "Anti-knight Sudoku", family: 10, example: "anti-knight.toml",
        summary: "cells a knight's move apart hold different symbols",
        rules: || plain(&["anti-knight"]), ..ON_A_GRID },
    Variant { id: "anti-king", title: "Anti-king Sudoku", family: 10, example: "anti-king.toml",
        summary: "cells that touch at an edge or corner hold different symbols",
        rules: || plain(&["anti-king"]), ..ON_A_GRID },
    Variant { id: "non-consecutive", title: "Non-consecutive Sudoku", family: 10, example: "non-consecutive.toml",
        summary: "neighbours never hold consecutive values",
        rules: || plain(&["non-consecutive"]), ..ON_A_GRID },
    // Mitchell Lee's: 72 grids in all.
    Variant { id: "miracle", title: "Miracle Sudoku", family: 10, example: "miracle.toml",
        summary: "cells a king's or a knight's move apart differ, and neighbours are not consecutive",
        rules: || plain(&["anti-knight", "anti-king", "non-consecutive"]), ..ON_A_GRID },
    Variant { id: "anti-taxicab", title: "Anti-taxicab Sudoku", family: 10, example: "anti-taxicab.toml",
        summary: "two cells that hold v are never v steps apart by rows and columns",
        rules: || plain(&["anti-taxicab"]), ..ON_A_GRID },
    Variant { id: "global-entropy", title: "Global entropy Sudoku", family: 10, example: "global-entropy.toml",
        summary: "every two times two cells hold a low, a middle and a high value",
        rules: || plain(&["global-entropy"]), ..ON_A_GRID },
    Variant { id: "latin", title: "Latin square", family: 10, example: "latin.toml",
        summary: "rows and columns hold every symbol once; there are no boxes",
        shape_args: || size(7).with_text("box", "none"), ..ON_A_GRID },
];

impl Variant {
    /// The alphabet, if it is not digits.
    pub fn symbols(&self) -> Option<Symbols> {
        let glyphs = self.glyphs?.split_whitespace().map(Box::from).collect();
        Some(Symbols::custom(glyphs, None).expect("glyphs that can be told apart"))
    }
}

/// The variant with this id.
pub fn variant(id: &str) -> Option<&'static Variant> {
    VARIANTS.iter().find(|v| v.id == id)
}

/// A board of this size.
fn size(size: i64) -> Args {
    Args::new().with_int("size", size)
}

/// Grids glued together in this layout.
fn layout(layout: &str) -> Args {
    Args::new().with_text("layout", layout)
}

/// Rules that take no arguments.
fn plain(ids: &[&str]) -> Vec<RuleUse> {
    ids.iter().map(|id| use_rule(id, Args::new())).collect()
}

/// One more house of a 9×9 grid, by rows and columns from 0.
fn extra_region(places: [(usize, usize); 9]) -> Vec<RuleUse> {
    let cells: Vec<Cell> = places.iter().map(|(row, col)| Cell::at(9 * row + col)).collect();
    vec![use_rule("extra-region", Args::new().with_cells(cells))]
}

/// The regions if the document draws no others.
const JIGSAW_REGIONS: &str = "\
    aaabbcccc\n\
    aaddbbbcc\n\
    adddbbccc\n\
    aaddebbff\n\
    aggdeeeef\n\
    hggdiieff\n\
    hggiiieff\n\
    hhgggieef\n\
    hhhhhiiif";

/// The regions if the document draws no others.
const JIGSAW_5_REGIONS: &str = "\
    aabcc\n\
    abbbc\n\
    adbcc\n\
    adeee\n\
    dddee";

/// The regions if the document draws no others.
const JIGSAW_7_REGIONS: &str = "\
    aaabbbb\n\
    aaacbbb\n\
    ddaccce\n\
    fddgcce\n\
    ffdggce\n\
    ffddgee\n\
    ffgggee";

/// The regions if the document draws no others.
const SIDOKU_REGIONS: &str = "\
    aaabbbc\n\
    daabccc\n\
    daebbbc\n\
    daeeeec\n\
    dddfeec\n\
    fdffggg\n\
    fffgggg";
