//! Owns the faults that several rules share: what can be wrong with arguments on a board beyond their kinds.

use arau_core::{Args, Cell, Fault, PuzzleSpec, RectPart, RuleUse};

/// A list of cells that must be a set names a cell twice.
pub fn cell_named_twice(args: &Args, name: &str, spec: &PuzzleSpec) -> Option<Fault> {
    let cells = args.cells(name);
    let (idx, twice) = cells.iter().enumerate().find(|(i, cell)| cells[..*i].contains(cell))?;
    Some(Fault::duplicate(format!("`{name}` names {} twice", spec.geometry.label(*twice))).of_item(name, idx))
}

/// Two lists that go together are not equally long.
pub fn lengths_differ(args: &Args, name: &str, other: &str) -> Option<Fault> {
    let (n, m) = (args.cells(name).len(), args.cells(other).len());
    (n != m).then(|| {
        Fault::invalid(format!(
            "`{name}` has {n} cells and `{other}` has {m}, but they must have \
         the same number"
        ))
        .of(other)
    })
}

/// The cells cannot hold the listed symbols: a cell is named twice, or there are more symbols than cells.
pub fn symbols_do_not_fit(args: &Args, cells: &str, symbols: &str, spec: &PuzzleSpec) -> Vec<Fault> {
    let (n_cells, n_symbols) = (args.cells(cells).len(), args.symbols(symbols).len());
    let message = || format!("{n_symbols} symbols are too many for {n_cells} cells");
    let too_many = (n_symbols > n_cells).then(|| Fault::invalid(message()).of(symbols));
    cell_named_twice(args, cells, spec).into_iter().chain(too_many).collect()
}

/// Lists that are compared need a partner.
pub fn fewer_than_two_lists(args: &Args, name: &str) -> Option<Fault> {
    (args.cell_lists(name).len() < 2).then(|| {
        Fault::missing(
            "at least two lists of cells are \
         needed",
        )
        .of(name)
    })
}

/// The board has no rectangular grid of the sort that the rule speaks of.
pub fn no_part_where(spec: &PuzzleSpec, sort: &str, fits: impl Fn(&RectPart) -> bool) -> Option<Fault> {
    (!spec.geometry.parts().iter().any(fits)).then(|| Fault::invalid(format!("the board has no {sort}")))
}

/// This many cells cannot hold different symbols.
pub fn too_long_for_alphabet(what: &str, n_cells: usize, spec: &PuzzleSpec) -> Option<Fault> {
    let n_symbols = spec.symbols.len();
    let message = || format!("{what} has {n_cells} cells, but the puzzle has {n_symbols} symbols");
    (n_cells > n_symbols).then(|| Fault::invalid(message()))
}

/// The rule speaks of the order of the symbols, but two of them have the same value.
pub fn equal_values(spec: &PuzzleSpec) -> Option<Fault> {
    let mut values = spec.symbols.values();
    values.sort_unstable();
    let twice = values.windows(2).find(|pair| pair[0] == pair[1])?[0];
    Some(Fault::invalid(format!("two symbols have the value {twice}")))
}

/// Cells that must lie in a rectangular grid of the board, because the rule speaks of their row and column.
pub fn cells_outside_grids(args: &Args, name: &str, spec: &PuzzleSpec) -> Vec<Fault> {
    let is_inside = |cell| spec.geometry.parts().iter().any(|part| part.find(cell).is_some());
    cells_not(args, name, spec, is_inside, "not part of a rectangular grid")
}

/// Cells of a list that are not as they must be, each with what is said of it.
pub fn cells_not(
    args: &Args,
    name: &str,
    spec: &PuzzleSpec,
    fits: impl Fn(Cell) -> bool,
    what: &str,
) -> Vec<Fault> {
    let told = |(idx, &cell): (usize, &Cell)| {
        Fault::invalid(format!("{} is {what}", spec.geometry.label(cell))).of_item(name, idx)
    };
    args.cells(name).iter().enumerate().filter(|(_, cell)| !fits(**cell)).map(told).collect()
}

/// The fault of a word of a text argument; the word is a part of that very text.
pub fn of_word(fault: Fault, args: &Args, name: &str, word: &str) -> Fault {
    let start = args.text(name).map_or(0, |text| text.as_ptr() as usize);
    fault.of_item(name, (word.as_ptr() as usize).saturating_sub(start))
}

/// A kind of groups that the board does not have, named by a word of a text argument.
pub fn no_group(kind: &str, args: &Args, name: &str) -> Fault {
    of_word(Fault::unknown(format!("the board has no group of the kind `{kind}`")), args, name, kind)
}

/// What is wrong with the rules inside the options of an argument, each with the option and rule that it concerns.
pub fn of_options(args: &Args, name: &str, spec: &PuzzleSpec) -> Vec<Fault> {
    let of_rule = |option: usize, idx: usize, rule: &RuleUse| {
        let faults = rule.faults(spec).into_iter();
        faults.map(move |fault| fault.about(format!("option {}", option + 1)).within(name, &[option, idx]))
    };
    let options = args.options(name).iter().enumerate();
    options
        .flat_map(|(option, rules)| {
            rules.iter().enumerate().flat_map(move |(idx, rule)| of_rule(option, idx, rule))
        })
        .collect()
}
