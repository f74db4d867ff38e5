//! Owns the small puzzles with known counts that every engine must get right.

/// A puzzle and its number of solutions.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// What it is.
    pub name: &'static str,
    /// An arau document.
    pub document: &'static str,
    /// How many solutions it has.
    pub n_solutions: u64,
    /// How this is known.
    pub source: &'static str,
    /// Whether an engine that does not reason can finish it while one waits.
    pub small: bool,
}

const fn case(name: &'static str, document: &'static str, n_solutions: u64, source: &'static str) -> Case {
    Case { name, document, n_solutions, source, small: true }
}

impl Case {
    const fn large(self) -> Case {
        Case { small: false, ..self }
    }
}

/// Every case.
pub const CASES: &[Case] = &[
    case("4×4", "size = 4", 288, "Merino table 2"),
    case("4×4 with both diagonals", "size = 4\nrules = ['diagonals']", 48, "brute force"),
    case("4×4 anti-knight", "size = 4\nrules = ['anti-knight']", 24, "brute force"),
    case("4×4 disjoint groups", "size = 4\nrules = ['disjoint-groups']", 168, "brute force"),
    case("Latin squares of order 4", "size = 4\nbox = 'none'", 576, "Liverani: 4!·3!·4"),
    case("Latin squares of order 5", "size = 5", 161_280, "5!·4!·56"),
    case("6×6", "size = 6", 28_200_960, "Merino table 2").large(),
    case(
        "6×6 with a fixed first row",
        "size = 6\ngivens = '123456..............................'",
        28_200_960 / 720,
        "Merino table 2, over 6!",
    )
    .large(),
    case("hypercube", "rules = ['hypercube']", 37_739_520, "Merino table 3").large(),
    case(
        "hypercube with a fixed first row",
        "rules = ['hypercube']\ngivens = '''123456789 ......... ......... ......... ......... ......... ......... ......... .........'''",
        37_739_520 / 362_880,
        "Merino table 3, over 9!",
    )
    .large(),
    case(
        "cube of four dimensions with a fixed first row",
        "shape = 'hypercube'\ngivens = '''123456789 ......... ......... ......... ......... ......... ......... ......... .........'''",
        37_739_520 / 362_880,
        "Merino table 3, over 9!",
    )
    .large(),
    case("Latin cubes of order 3", "shape = 'cube'\nstyle = 'lines'\nsize = 3", 24, "OEIS A098679"),
    case("Latin cubes of order 4", "shape = 'cube'\nstyle = 'lines'\nsize = 4", 55_296, "OEIS A098679").large(),
    case("cube of planes of side 2", "shape = 'cube'\nstyle = 'planes'\nsize = 2", 24, "brute force"),
    case("two 4×4 that share a box", "shape = 'glue'\nlayout = 'twodoku'\nsize = 4", 24 * 12 * 12, "288 = 24·12"),
    case("clock of 4 sectors", "shape = 'clock'\nsectors = 4", 24, "brute force"),
    case("clock of 6 sectors", "shape = 'clock'\nsectors = 6", 2880, "brute force"),
    case("hanidoku of side 2", "variant = 'hanidoku'\nside = 2", 4, "brute force"),
    case("hanidoku of side 3", "variant = 'hanidoku'\nside = 3", 0, "brute force"),
    case("hexagon of side 3", "shape = 'hexagon'\nside = 3", 720, "brute force"),
    case(
        "magic with a fixed first box",
        "rules = ['magic-boxes']\ngivens = '''276...... 951...... 438...... ......... ......... ......... ......... ......... .........'''",
        5_971_968 / 72,
        "Merino table 3, over the 72 semi-magic squares",
    )
    .large(),
    case(
        "miracle",
        "rules = ['anti-knight', 'anti-king', 'non-consecutive']",
        72,
        "published, and by two other solvers",
    )
    .large(),
    case(
        "AI Etana",
        "givens = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..'",
        1,
        "Merino figure 7",
    )
    .large(),
];
