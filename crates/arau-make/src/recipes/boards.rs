//! Examples that show a board: sizes, regions, glued grids, other cells, more dimensions, other symbols.

use super::Recipe;

pub const RECIPES: &[Recipe] = &[
    Recipe::plain("mini", "Six", "variant = 'mini'"),
    Recipe::plain("twelve", "A dozen", "variant = 'classic'\nsize = 12\nbox = '3x4'")
        .text("Every row, column and 3×4 box contains every symbol once."),
    Recipe::plain("giant", "Sixteen", "variant = 'giant'"),
    Recipe::plain("from-zero", "Nothing counts", "variant = 'classic'\nsymbols = '0-8'")
        .text("Every row, column and box contains the digits 0 to 8."),
    Recipe::plain("latin", "Rows and columns", "variant = 'latin'"),
    Recipe::plain("jigsaw", "Nine pieces", "variant = 'jigsaw'"),
    Recipe::plain("jigsaw-5", "Five pieces", "variant = 'jigsaw-5'").tries(10),
    Recipe::plain("jigsaw-7", "Seven pieces", "variant = 'jigsaw-7'").tries(5),
    Recipe::plain("letters", "A to I", "variant = 'letters'"),
    Recipe::plain("wordoku", "A maze", WORDOKU),
    Recipe::plain("pictures", "Weather and music", "variant = 'pictures'"),
    Recipe::plain("sidoku", "Seven notes", "variant = 'sidoku'").tries(5),
    Recipe::plain("samurai", "Five swords", "variant = 'samurai'"),
    Recipe::plain("wing", "On the wing", "variant = 'wing'"),
    Recipe::plain("windmill", "Four sails", "variant = 'windmill'"),
    Recipe::plain("sohei", "The empty middle", "variant = 'sohei'"),
    Recipe::plain("butterfly", "Four overlaid", "variant = 'butterfly'"),
    Recipe::plain("flower", "Five petals", "variant = 'flower'"),
    Recipe::plain("twodoku", "A pair", "variant = 'twodoku'"),
    Recipe::plain("gattai-3", "Three in a row", "variant = 'gattai-3'"),
    Recipe::plain("gattai-8", "Eight together", "variant = 'gattai-8'"),
    Recipe::plain("cross", "Crossroads", "variant = 'cross'"),
    Recipe::plain("stairs", "Small stairs", STAIRS)
        .text("Four 6×6 grids, each sharing a box with the next; every grid is a Sudoku."),
    Recipe::plain("clock", "Around the clock", "variant = 'clock'"),
    Recipe::plain("spring", "First flower", "variant = 'spring'"),
    Recipe::plain("hanidoku", "The bees' own", "variant = 'hanidoku'"),
    Recipe::plain("sudokube", "Unfolded", "variant = 'sudokube'"),
    Recipe::plain("3doku", "Twenty-seven at once", include_str!("3doku-board.toml")),
    Recipe::plain("4d", "Nine planes", "variant = '4d'").tries(5),
    Recipe::plain("roxdoku", "Twelve planes", "variant = 'roxdoku'"),
    Recipe::plain("latin-cube", "Forty-eight lines", "variant = 'latin-cube'"),
    Recipe::plain("tesseract", "Four ways to go", "variant = 'tesseract'").tries(5),
    Recipe::plain("custom", "The corner of a cube", include_str!("custom-board.toml")),
];

/// The word runs down the diagonal.
const WORDOKU: &str = "variant = 'wordoku'
givens = '''
L........
.A.......
..B......
...Y.....
....R....
.....I...
......N..
.......T.
........H'''
";

const STAIRS: &str = "shape = 'glue'\nsize = 6\noffsets = '0,0 4,3 8,6 12,9'";
