//! Owns the complaints that several rules share: what can be wrong with arguments on a board beyond their kinds.

use arau_core::{Args, Cell, PuzzleSpec, RectPart, RuleUse};

/// A list of cells that must be a set names a cell twice.
pub fn cell_named_twice(args: &Args, name: &str, spec: &PuzzleSpec) -> Option<String> {
    let cells = args.cells(name);
    let twice = cells.iter().enumerate().find(|(i, cell)| cells[..*i].contains(cell))?.1;
    Some(format!("`{name}` has {} twice", spec.geometry.label(*twice)))
}

/// Two lists that go together are not equally long.
pub fn lengths_differ(args: &Args, name: &str, other: &str) -> Option<String> {
    let (n, m) = (args.cells(name).len(), args.cells(other).len());
    (n != m).then(|| format!("`{name}` has {n} cells, but `{other}` has {m}"))
}

/// The board has no rectangular grid of the sort that the rule speaks of.
pub fn no_part_where(spec: &PuzzleSpec, sort: &str, fits: impl Fn(&RectPart) -> bool) -> Option<String> {
    (!spec.geometry.parts().iter().any(fits)).then(|| format!("the board has no {sort}"))
}

/// So many cells cannot hold different symbols.
pub fn too_long_for_alphabet(what: &str, n_cells: usize, spec: &PuzzleSpec) -> Option<String> {
    let n_symbols = spec.symbols.len();
    (n_cells > n_symbols).then(|| format!("{what} has {n_cells} cells, but there are {n_symbols} symbols"))
}

/// The rule speaks of the order of the symbols, but two of them have the same value.
pub fn equal_values(spec: &PuzzleSpec) -> Option<String> {
    let mut values = spec.symbols.values();
    values.sort_unstable();
    let twice = values.windows(2).find(|pair| pair[0] == pair[1])?[0];
    Some(format!("two symbols have the value {twice}"))
}

/// Cells that must lie in a rectangular grid of the board, because the rule speaks of their row and column.
pub fn cells_outside_grids(args: &Args, name: &str, spec: &PuzzleSpec) -> Vec<String> {
    let outside = |cell: &&Cell| !spec.geometry.parts().iter().any(|part| part.find(**cell).is_some());
    let complaint = |cell: &Cell| format!("{} is in no rectangular grid", spec.geometry.label(*cell));
    args.cells(name).iter().filter(outside).map(complaint).collect()
}

/// What is wrong with the rules inside options, each with the option and rule that it concerns.
pub fn of_options(options: &[Vec<RuleUse>], spec: &PuzzleSpec) -> impl Iterator<Item = String> {
    let uses = (1..).zip(options).flat_map(|(number, option)| option.iter().map(move |rule| (number, rule)));
    uses.flat_map(move |(number, rule)| {
        let told = move |complaint| format!("option {number}: {}: {complaint}", rule.id());
        rule.complaints(spec).into_iter().map(told)
    })
}
