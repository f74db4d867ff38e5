//! Arguments of the right kind that make no sense on their board are turned down with a reason.

use arau_format::{ReadOptions, format};

/// A document and what the fault must say.
const CASES: &[(&str, &str)] = &[
    ("rows = 2\ncolumns = 3\nrules = ['diagonals']", "no square grid"),
    (
        "size = 4\nsymbols = '1-3'\nhouses = false\nrules = ['diagonals']",
        "4 cells, but the puzzle has 3 symbols",
    ),
    ("size = 5\nrules = ['windoku']", "no grid with boxes"),
    ("size = 4\nsymbols = '1-3'\nhouses = false\nrules = ['windoku']", "a window has 4 cells"),
    ("size = 5\nrules = ['disjoint-groups']", "no grid with boxes"),
    (
        "size = 4\nsymbols = '1-3'\nhouses = false\nrules = ['disjoint-groups']",
        "a disjoint group has 4 cells",
    ),
    ("size = 6\nrules = ['hypercube']", "boxes of m×m"),
    ("size = 6\nrules = ['magic-boxes']", "no grid with square boxes"),
    ("size = 4\nsymbols = '1-5'\nrules = ['magic-boxes']", "a box has 4 cells, but the puzzle has 5 symbols"),
    ("size = 4\nsymbols = 'a b c d'\nvalues = [1, 2, 3, 5]\nrules = ['magic-boxes']", "add up to 11"),
    ("size = 4\n[[extra-region]]\ncells = 'r1c1-r1c4 r2c1'", "the region has 5 cells"),
    ("size = 4\n[[killer-cage]]\ncells = 'r1c1 r1c2 r1c1'", "names r1c1 twice"),
    ("size = 4\n[[kakuro-run]]\ncells = 'r1c1 r1c1'\nsum = 2", "names r1c1 twice"),
    (
        "size = 4\n[[sum]]\ncells = 'r1c1 r1c2'\nsum = 3\ncoefficients = [1]",
        "1 coefficients do not match 2 cells",
    ),
    ("size = 4\n[[sum]]\ncells = 'r1c1'\nsum = 3\ncoefficients = [2000000000]", "too large"),
    ("size = 4\n[[kenken-cage]]\ncells = 'r1c1 r1c2'\ntarget = 3\nop = '='", "needs a cage of a single cell"),
    ("size = 4\n[[equal-sums]]\nlists = ['r1c1']", "two lists"),
    ("size = 4\n[[equal-sums]]\nlists = ['r1c1', '']", "has no cells"),
    (
        "size = 4\n[[same-values]]\nlists = ['r1c1 r1c2', 'r2c1']",
        "the lists must have the same length, but one has 2 cells and another 1",
    ),
    ("size = 4\n[[equality-cage]]\ncells = 'r1c1 r1c2 r1c3'", "must be even, not 3"),
    (
        "size = 4\n[[clone]]\ncells = 'r1c1 r1c2'\nother = 'r3c3'",
        "`cells` has 2 cells and `other` has 1, but they must have the same number",
    ),
    ("size = 4\n[[candidates]]\ncells = 'r1c1'\nsymbols = ''", "empty"),
    ("size = 4\n[[quadruple]]\ncells = 'r1c1 r1c2'\nsymbols = '123'", "3 symbols are too many for 2 cells"),
    ("size = 4\n[[contain-exact]]\ncells = 'r1c1'\nsymbols = '12'", "2 symbols are too many for 1 cells"),
    (
        "size = 4\n[[look-and-say]]\ncells = 'r1c1 r1c2'\ntext = '123'",
        "must be pairs of a count and a symbol",
    ),
    ("size = 4\n[[look-and-say]]\ncells = 'r1c1 r1c2'\ntext = '19'", "must be pairs of a count and a symbol"),
    ("size = 4\nrules = ['global-entropy']", "4 symbols cannot be divided into three equal groups"),
    ("rows = 1\ncolumns = 3\nrules = ['global-mod']", "no 2×2 block"),
    ("size = 2\nrules = ['global-mod']", "no symbol has the remainder 0"),
    ("size = 4\nrules = ['dutch-flatmates']", "4 symbols have no middle one: an odd number is needed"),
    ("size = 3\nsymbols = 'a b c'\nvalues = [1, 1, 2]\nrules = ['dutch-flatmates']", "the value 1"),
    ("size = 4\nbox = 'none'\n[[box-indexer]]\ncells = 'r1c1'", "r1c1 is not in a box or region"),
    ("size = 4\n[[any-of]]\noptions = []", "at least one option"),
    (
        "size = 4\n[[any-of]]\noptions = [[], [{ rule = 'clone', cells = 'r1c1', other = 'r1c2 r1c3' }]]",
        "option 2: clone: `cells` has 1 cells",
    ),
    ("size = 4\nsymbols = 'a b c d'\n[[sum]]\ncells = 'r1c1'\nsum = 3", "no values"),
    ("shape = 'hexagon'\nrules = ['anti-knight']", "no rectangular grid"),
    ("shape = 'hexagon'\nrules = ['anti-king']", "no rectangular grid"),
    ("shape = 'hexagon'\nrules = ['anti-taxicab']", "no rectangular grid"),
];

fn told(document: &str) -> Option<String> {
    let arau = format("arau").expect("the arau document is a format");
    let built = arau.read(document, &ReadOptions::default()).and_then(|spec| spec.build());
    built.err().map(|faults| faults.to_string())
}

#[test]
fn nonsense_is_turned_down_with_a_reason() {
    let unheard: Vec<String> = CASES
        .iter()
        .map(|&(document, wanted)| (document, wanted, told(document).unwrap_or_default()))
        .filter(|(_, wanted, said)| !said.contains(wanted))
        .map(|(document, wanted, said)| format!("{document}\n  wanted: {wanted}\n  said: {said}"))
        .collect();
    assert!(unheard.is_empty(), "{}", unheard.join("\n\n"));
}
