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
        summary: "every row, column and box contains every symbol once; boards of any size, with rectangular \
             boxes",
        ..ON_A_GRID },
    Variant { id: "mini", title: "Mini Sudoku", family: 1, example: "mini.toml",
        summary: "a 6×6 Sudoku: 1 to 6 in every row, column and 2×3 box",
        shape_args: || size(6), ..ON_A_GRID },
    Variant { id: "giant", title: "Giant Sudoku", family: 1, example: "giant.toml",
        summary: "a 16×16 Sudoku: sixteen symbols in every row, column and 4×4 box",
        shape_args: || size(16), ..ON_A_GRID },
    Variant { id: "x", title: "Sudoku X", family: 2, example: "x.toml",
        summary: "both long diagonals also contain every digit once",
        rules: || plain(&["diagonals"]), ..ON_A_GRID },
    Variant { id: "windoku", title: "Windoku", family: 2, example: "windoku.toml",
        summary: "four extra 3×3 boxes, one cell in from the edges, also contain every digit once",
        rules: || plain(&["windoku"]), ..ON_A_GRID },
    // The name under which windoku first appeared, in the newspaper NRC Handelsblad.
    Variant { id: "nrc", title: "NRC Sudoku", family: 2, example: "windoku.toml",
        summary: "four extra 3×3 boxes also contain every digit once; another name for Windoku",
        rules: || plain(&["windoku"]), ..ON_A_GRID },
    Variant { id: "windoku-x", title: "Windoku X", family: 2, example: "windoku-x.toml",
        summary: "four extra 3×3 boxes and both long diagonals also contain every digit once",
        rules: || plain(&["windoku", "diagonals"]), ..ON_A_GRID },
    Variant { id: "disjoint-groups", title: "Disjoint groups", family: 2, example: "disjoint-groups.toml",
        summary: "cells in the same position of the nine boxes also contain every digit once",
        rules: || plain(&["disjoint-groups"]), ..ON_A_GRID },
    // Merino lists this name beside disjoint groups; the rule is the same.
    Variant { id: "dg", title: "DG Sudoku", family: 2, example: "disjoint-groups.toml",
        summary: "no digit is in the same position of two boxes; another name for disjoint groups",
        rules: || plain(&["disjoint-groups"]), ..ON_A_GRID },
    Variant { id: "magic", title: "Magic Sudoku", family: 2, example: "magic.toml",
        summary: "in every box, the three rows and three columns of the box all add up to 15",
        rules: || plain(&["magic-boxes"]), ..ON_A_GRID },
    Variant { id: "hypercube", title: "Hypercube Sudoku", family: 2, example: "hypercube.toml",
        summary: "four kinds of groups beyond rows and columns contain every digit once; number rows and \
             columns 00 to 22 in base 3, and cells that agree in any two of the four base-3 digits form a \
             group",
        rules: || plain(&["hypercube"]), ..ON_A_GRID },
    Variant { id: "asterisk", title: "Asterisk Sudoku", family: 2, example: "asterisk.toml",
        summary: "nine cells in the shape of an asterisk also contain every digit once",
        shape_args: || size(9),
        rules: || extra_region([(1, 4), (2, 2), (2, 6), (4, 1), (4, 4), (4, 7), (6, 2), (6, 6), (7, 4)]),
        ..ON_A_GRID },
    Variant { id: "centre-dot", title: "Centre dot Sudoku", family: 2, example: "centre-dot.toml",
        summary: "the centre cells of the nine boxes also contain every digit once",
        shape_args: || size(9),
        rules: || extra_region([(1, 1), (1, 4), (1, 7), (4, 1), (4, 4), (4, 7), (7, 1), (7, 4), (7, 7)]),
        ..ON_A_GRID },
    Variant { id: "girandola", title: "Girandola Sudoku", family: 2, example: "girandola.toml",
        summary: "the four corners, the centre and four cells near the edges also contain every digit once",
        shape_args: || size(9),
        rules: || extra_region([(0, 0), (0, 8), (1, 4), (4, 1), (4, 4), (4, 7), (7, 4), (8, 0), (8, 8)]),
        ..ON_A_GRID },
    Variant { id: "jigsaw", title: "Jigsaw Sudoku", family: 3, example: "jigsaw.toml",
        summary: "every row, column and irregular region contains every digit once; the document draws the \
             regions",
        shape_args: || size(9).with_text("regions", JIGSAW_REGIONS), ..ON_A_GRID },
    Variant { id: "jigsaw-5", title: "Pentomino jigsaw", family: 3, example: "jigsaw-5.toml",
        summary: "1 to 5 in every row, column and irregular region of five cells",
        shape_args: || size(5).with_text("regions", JIGSAW_5_REGIONS), ..ON_A_GRID },
    Variant { id: "jigsaw-7", title: "Heptomino jigsaw", family: 3, example: "jigsaw-7.toml",
        summary: "1 to 7 in every row, column and irregular region of seven cells",
        shape_args: || size(7).with_text("regions", JIGSAW_7_REGIONS), ..ON_A_GRID },
    Variant { id: "killer", title: "Killer Sudoku", family: 4, example: "killer.toml",
        summary: "digits in a cage do not repeat and add up to the number in its corner", ..ON_A_GRID },
    Variant { id: "kenken", title: "KenKen", family: 4, example: "kenken.toml",
        summary: "every row and column contains every digit once; the digits of a cage give its target by +, \
             −, × or ÷, and may repeat within a cage",
        shape_args: || size(6).with_text("box", "none"), ..ON_A_GRID },
    Variant { id: "kakuro", title: "Kakuro", family: 4, example: "kakuro.toml",
        summary: "a crossword of sums: the digits of each run do not repeat and add up to the number before \
             it",
        shape: "kakuro", shape_args: || Args::new().with_text("map", "..\n.."), ..ON_A_GRID },
    Variant { id: "greater-than", title: "Greater-than Sudoku", family: 4, example: "greater-than.toml",
        summary: "a sign between two cells opens towards the larger digit", ..ON_A_GRID },
    Variant { id: "futoshiki", title: "Futoshiki", family: 4, example: "futoshiki.toml",
        summary: "every row and column contains every digit once; a sign between two cells opens towards the \
             larger digit",
        shape_args: || size(6).with_text("box", "none"), ..ON_A_GRID },
    Variant { id: "letters", title: "Letter Sudoku", family: 5, example: "letters.toml",
        summary: "the letters A to I in every row, column and box",
        shape_args: || size(9), glyphs: Some("A B C D E F G H I"), ..ON_A_GRID },
    Variant { id: "wordoku", title: "Wordoku", family: 5, example: "wordoku.toml",
        summary: "the nine different letters of a word in every row, column and box; the word itself may \
             appear somewhere",
        shape_args: || size(9), glyphs: Some("L A B Y R I N T H"), ..ON_A_GRID },
    Variant { id: "pictures", title: "Picture Sudoku", family: 5, example: "pictures.toml",
        summary: "nine pictures in every row, column and box",
        shape_args: || size(9), glyphs: Some("☀ ☁ ☂ ☃ ★ ☾ ♥ ♣ ♪"), ..ON_A_GRID },
    Variant { id: "samurai", title: "Samurai Sudoku", family: 6, example: "samurai.toml",
        summary: "five grids; each of the outer four shares a corner box with the middle one",
        shape: "glue", shape_args: || layout("samurai"), ..ON_A_GRID },
    // Only a picture of it is published, so the layout is arau's own choice: a bird with spread wings.
    Variant { id: "wing", title: "Wing Sudoku", family: 6, example: "wing.toml",
        summary: "five grids in the shape of a bird with spread wings, each sharing a box with the next",
        shape: "glue", shape_args: || layout("wing"), ..ON_A_GRID },
    Variant { id: "windmill", title: "Windmill Sudoku", family: 6, example: "windmill.toml",
        summary: "five grids; each of the outer four shares two boxes with the middle one, like the sails of \
             a windmill",
        shape: "glue", shape_args: || layout("windmill"), ..ON_A_GRID },
    Variant { id: "sohei", title: "Sohei Sudoku", family: 6, example: "sohei.toml",
        summary: "four grids around an empty middle, each sharing a box with two others",
        shape: "glue", shape_args: || layout("sohei"), ..ON_A_GRID },
    Variant { id: "butterfly", title: "Butterfly Sudoku", family: 6, example: "butterfly.toml",
        summary: "four grids in twelve rows and columns, each shifted by one box",
        shape: "glue", shape_args: || layout("butterfly"), ..ON_A_GRID },
    Variant { id: "flower", title: "Flower Sudoku", family: 6, example: "flower.toml",
        summary: "five grids; each of the outer four shares six boxes with the middle one",
        shape: "glue", shape_args: || layout("flower"), ..ON_A_GRID },
    Variant { id: "twodoku", title: "Twodoku", family: 6, example: "twodoku.toml",
        summary: "two grids that share a box",
        shape: "glue", shape_args: || layout("twodoku"), ..ON_A_GRID },
    Variant { id: "gattai-3", title: "Gattai-3", family: 6, example: "gattai-3.toml",
        summary: "three grids; each of the outer two shares a box with the middle one",
        shape: "glue", shape_args: || layout("gattai-3"), ..ON_A_GRID },
    Variant { id: "gattai-8", title: "Gattai-8", family: 6, example: "gattai-8.toml",
        summary: "eight grids: two samurai that share two of their grids",
        shape: "glue", shape_args: || layout("gattai-8"), ..ON_A_GRID },
    Variant { id: "cross", title: "Cross Sudoku", family: 6, example: "cross.toml",
        summary: "five grids; each of the outer four shares three boxes with the middle one",
        shape: "glue", shape_args: || layout("cross"), ..ON_A_GRID },
    Variant { id: "clock", title: "Clock Sudoku", family: 7, example: "clock.toml",
        summary: "the numbers 1 to 12 once in each of six rings, in each pair of opposite sectors and in each \
             pair of sectors of one colour",
        shape: "clock", ..ON_A_GRID },
    // No rule text is published; the layout of the star is arau's own.
    Variant { id: "spring", title: "Spring Sudoku", family: 7, example: "spring.toml",
        summary: "a star of six triangles: every triangle of nine cells and every line of nine in three \
             directions contains every digit once; a line of eight is completed by the tip it points to",
        shape: "star", ..ON_A_GRID },
    Variant { id: "hanidoku", title: "Hanidoku", family: 7, example: "hanidoku.toml",
        summary: "a hexagon of hexagons: every line in three directions contains different, consecutive \
             digits in any order",
        shape: "hexagon", rules: || vec![use_rule("consecutive-lines", Args::new().with_text("of", "line"))],
        ..ON_A_GRID },
    Variant { id: "sudokube", title: "Sudokube", family: 8, example: "sudokube.toml",
        summary: "the faces of a cube: each contains every digit once, and where a row or column continues \
             over an edge, no digit repeats on the two faces",
        shape: "sudokube", shape_args: || Args::new().with("bands", Arg::Flag(true)), ..ON_A_GRID },
    Variant { id: "3doku", title: "3Doku", family: 8, example: "3doku.toml",
        summary: "every slice of a 9×9×9 cube, across any axis, is a Sudoku",
        shape: "cube", shape_args: || Args::new().with_text("style", "slices").with_int("size", 9),
        ..ON_A_GRID },
    Variant { id: "4d", title: "4D Sudoku", family: 8, example: "4d.toml",
        summary: "every 3×3 plane of a 3×3×3 cube contains every digit once",
        shape: "cube", shape_args: || Args::new().with_text("style", "planes").with_int("size", 3),
        ..ON_A_GRID },
    Variant { id: "roxdoku", title: "Roxdoku", family: 8, example: "roxdoku.toml",
        summary: "every plane of a 4×4×4 cube contains each of 16 symbols once",
        shape: "cube", shape_args: || Args::new().with_text("style", "planes").with_int("size", 4),
        ..ON_A_GRID },
    Variant { id: "latin-cube", title: "Latin cube", family: 8, example: "latin-cube.toml",
        summary: "every line of a cube along an axis contains every symbol once",
        shape: "cube", shape_args: || Args::new().with_text("style", "lines").with_int("size", 4),
        ..ON_A_GRID },
    // Its grids are those of hypercube Sudoku.
    Variant { id: "tesseract", title: "Tesseract", family: 8, example: "tesseract.toml",
        summary: "in a four-dimensional cube, every plane parallel to two axes contains every symbol once",
        shape: "hypercube", ..ON_A_GRID },
    Variant { id: "sidoku", title: "Sidoku", family: 9, example: "sidoku.toml",
        summary: "the notes do re mi fa sol la si in every row, column and irregular region",
        shape_args: || size(7).with_text("regions", SIDOKU_REGIONS), glyphs: Some("do re mi fa sol la si"),
        ..ON_A_GRID },
    Variant { id: "misawa", title: "Misawa's greater-than Sudoku", family: 9, example: "misawa.toml",
        summary: "digits in a cage do not repeat; signs between cages compare their sums, few or none of \
             which are given",
        ..ON_A_GRID },
    Variant { id: "thermo", title: "Thermo Sudoku", family: 10, example: "thermo.toml",
        summary: "digits increase along each thermometer from its bulb", ..ON_A_GRID },
    Variant { id: "slow-thermo", title: "Slow thermo Sudoku", family: 10, example: "slow-thermo.toml",
        summary: "digits along each thermometer increase from its bulb or stay the same", ..ON_A_GRID },
    Variant { id: "arrow", title: "Arrow Sudoku", family: 10, example: "arrow.toml",
        summary: "the digits along an arrow add up to the digit in its circle, or to the number in its pill",
        ..ON_A_GRID },
    Variant { id: "double-arrow", title: "Double arrow Sudoku", family: 10, example: "double-arrow.toml",
        summary: "the digits between the two circles of a line add up to the sum of the digits in the \
             circles", ..ON_A_GRID },
    Variant { id: "kropki", title: "Kropki Sudoku", family: 10, example: "kropki.toml",
        summary: "a white dot joins consecutive digits, a black dot joins digits of which one is twice the \
             other; all possible dots are given",
        rules: || plain(&["kropki-negative"]), ..ON_A_GRID },
    Variant { id: "consecutive", title: "Consecutive Sudoku", family: 10, example: "consecutive.toml",
        summary: "a white dot joins consecutive digits; all possible dots are given",
        rules: || plain(&["difference-negative"]), ..ON_A_GRID },
    Variant { id: "xv", title: "XV Sudoku", family: 10, example: "xv.toml",
        summary: "two digits joined by an X add up to 10, by a V to 5; all possible Xs and Vs are given",
        rules: || plain(&["sum-negative"]), ..ON_A_GRID },
    Variant { id: "renban", title: "Renban Sudoku", family: 10, example: "renban.toml",
        summary: "each line contains a set of different, consecutive digits in any order", ..ON_A_GRID },
    Variant { id: "whispers", title: "German whispers Sudoku", family: 10, example: "whispers.toml",
        summary: "adjacent digits on a green line differ by at least 5", ..ON_A_GRID },
    Variant { id: "palindrome", title: "Palindrome Sudoku", family: 10, example: "palindrome.toml",
        summary: "each line reads the same from both ends", ..ON_A_GRID },
    Variant { id: "between", title: "Between Sudoku", family: 10, example: "between.toml",
        summary: "digits on a line lie strictly between the digits in the circles at its ends", ..ON_A_GRID },
    Variant { id: "lockout", title: "Lockout Sudoku", family: 10, example: "lockout.toml",
        summary: "the diamonds at the ends of a line differ by at least 4, and every digit on the line is \
             smaller than both or larger than both",
        ..ON_A_GRID },
    Variant { id: "zipper", title: "Zipper Sudoku", family: 10, example: "zipper.toml",
        summary: "digits at the same distance from the middle of a line add up to the digit in the middle",
        ..ON_A_GRID },
    Variant { id: "region-sum", title: "Region sum Sudoku", family: 10, example: "region-sum.toml",
        summary: "digits on a line have the same sum in each box the line passes through", ..ON_A_GRID },
    Variant { id: "ten-lines", title: "Ten lines Sudoku", family: 10, example: "ten-lines.toml",
        summary: "each line can be divided into segments that add up to 10", ..ON_A_GRID },
    Variant { id: "entropic", title: "Entropic Sudoku", family: 10, example: "entropic.toml",
        summary: "any three successive cells on a line contain a low (1–3), a middle (4–6) and a high (7–9) \
             digit", ..ON_A_GRID },
    Variant { id: "modular", title: "Modular Sudoku", family: 10, example: "modular.toml",
        summary: "any three successive digits on a line have different remainders when divided by 3", ..ON_A_GRID },
    Variant { id: "nabner", title: "Nabner Sudoku", family: 10, example: "nabner.toml",
        summary: "no two digits on a line are equal or consecutive, even if they are not adjacent", ..ON_A_GRID },
    Variant { id: "little-killer", title: "Little killer Sudoku", family: 10, example: "little-killer.toml",
        summary: "a number outside the grid is the sum of the diagonal its arrow points along; digits may \
             repeat",
        ..ON_A_GRID },
    Variant { id: "sandwich", title: "Sandwich Sudoku", family: 10, example: "sandwich.toml",
        summary: "a number outside the grid is the sum of the digits between 1 and 9 in its row or column", ..ON_A_GRID },
    Variant { id: "x-sums", title: "X-sums Sudoku", family: 10, example: "x-sums.toml",
        summary: "a number outside the grid is the sum of the first X digits seen from it, where X is the \
             first of them",
        ..ON_A_GRID },
    Variant { id: "skyscraper", title: "Skyscraper Sudoku", family: 10, example: "skyscraper.toml",
        summary: "digits are building heights; a number outside the grid says how many buildings are visible \
             from there, where taller ones hide lower ones behind them",
        ..ON_A_GRID },
    Variant { id: "towers", title: "Towers", family: 10, example: "towers.toml",
        summary: "every row and column contains every height once; a number outside the grid says how many \
             towers are visible from there",
        shape_args: || size(6).with_text("box", "none"), ..ON_A_GRID },
    Variant { id: "numbered-rooms", title: "Numbered rooms Sudoku", family: 10, example: "numbered-rooms.toml",
        summary: "a number outside the grid is the digit in the X-th cell seen from it, where X is the digit \
             in the first cell",
        ..ON_A_GRID },
    Variant { id: "full-rank", title: "Full rank Sudoku", family: 10, example: "full-rank.toml",
        summary: "a number outside the grid is the rank of its line when all rows and columns, read as \
             numbers from both ends, are sorted",
        ..ON_A_GRID },
    Variant { id: "quadruple", title: "Quadruple Sudoku", family: 10, example: "quadruple.toml",
        summary: "the digits in a circle occur in the four cells around it", ..ON_A_GRID },
    Variant { id: "clone", title: "Clone Sudoku", family: 10, example: "clone.toml",
        summary: "shaded regions of the same shape contain the same digits in the same positions", ..ON_A_GRID },
    Variant { id: "even-odd", title: "Even-odd Sudoku", family: 10, example: "even-odd.toml",
        summary: "squares mark even digits, circles odd ones", ..ON_A_GRID },
    Variant { id: "min-max", title: "Extremes Sudoku", family: 10, example: "min-max.toml",
        summary: "a cell with inward wedges is smaller than all its orthogonal neighbours, one with outward \
             wedges is larger",
        ..ON_A_GRID },
    Variant { id: "indexers", title: "Indexer Sudoku", family: 10, example: "indexers.toml",
        summary: "a coloured cell gives the column in its row, the row in its column or the position in its \
             box where the number of its own column, row or position is",
        ..ON_A_GRID },
    Variant { id: "extra-regions", title: "Extra regions Sudoku", family: 10, example: "extra-regions.toml",
        summary: "the shaded regions also contain every digit once", ..ON_A_GRID },
    Variant { id: "counting-circles", title: "Counting circles Sudoku", family: 10, example: "counting-circles.toml",
        summary: "a digit in a circle says how many circles contain that digit", ..ON_A_GRID },
    Variant { id: "pencil-marks", title: "Pencil mark Sudoku", family: 10, example: "pencil-marks.toml",
        summary: "a cell with small digits contains one of them", ..ON_A_GRID },
    Variant { id: "either-or", title: "Either-or Sudoku", family: 10, example: "either-or.toml",
        summary: "at least one clue of each group is true", ..ON_A_GRID },
    Variant { id: "anti-knight", title: "Anti-knight Sudoku", family: 10, example: "anti-knight.toml",
        summary: "cells a knight's move apart (in chess) cannot contain the same symbol",
        rules: || plain(&["anti-knight"]), ..ON_A_GRID },
    Variant { id: "anti-king", title: "Anti-king Sudoku", family: 10, example: "anti-king.toml",
        summary: "cells that touch, even at a corner only, cannot contain the same digit",
        rules: || plain(&["anti-king"]), ..ON_A_GRID },
    Variant { id: "non-consecutive", title: "Non-consecutive Sudoku", family: 10, example: "non-consecutive.toml",
        summary: "cells that share a side cannot contain consecutive digits",
        rules: || plain(&["non-consecutive"]), ..ON_A_GRID },
    // Mitchell Lee's: 72 grids in all.
    Variant { id: "miracle", title: "Miracle Sudoku", family: 10, example: "miracle.toml",
        summary: "cells a king's or knight's move apart cannot contain the same digit, and cells that share a \
             side cannot contain consecutive digits",
        rules: || plain(&["anti-knight", "anti-king", "non-consecutive"]), ..ON_A_GRID },
    Variant { id: "anti-taxicab", title: "Anti-taxicab Sudoku", family: 10, example: "anti-taxicab.toml",
        summary: "two cells with the same digit cannot be exactly that many steps apart, moving along rows \
             and columns only",
        rules: || plain(&["anti-taxicab"]), ..ON_A_GRID },
    Variant { id: "global-entropy", title: "Global entropy Sudoku", family: 10, example: "global-entropy.toml",
        summary: "every 2×2 block of cells contains a low (1–3), a middle (4–6) and a high (7–9) digit",
        rules: || plain(&["global-entropy"]), ..ON_A_GRID },
    Variant { id: "latin", title: "Latin square", family: 10, example: "latin.toml",
        summary: "every row and column contains every symbol once; there are no boxes",
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
