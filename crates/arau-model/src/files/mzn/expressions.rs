//! Owns the way from a constraint to an expression of MiniZinc. At the root the strongest global constraints are taken;
//! inside options only what can be true or false like any expression.

use super::holds_one_of;
use arau_core::{Automaton, Cell, Constraint, Puzzle, Relation, Symbol, SymbolSet};

/// Makes expressions of a puzzle's constraints.
pub struct Expressions<'a> {
    puzzle: &'a Puzzle,
    /// Whether a symbol's value is its number.
    values_are_numbers: bool,
    /// Declarations that the expressions made so far need, each a line.
    lines: Vec<String>,
    n_names: usize,
}

/// Where an expression stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    Root,
    Inside,
}

impl<'a> Expressions<'a> {
    /// For the constraints of a puzzle.
    pub fn new(puzzle: &'a Puzzle) -> Expressions<'a> {
        let values_are_numbers = puzzle.values().iter().zip(1..).all(|(&value, number)| value == number);
        Expressions { puzzle, values_are_numbers, lines: Vec::new(), n_names: 0 }
    }

    /// What a constraint says, as the body of a `constraint` item.
    pub fn of_root(&mut self, constraint: &Constraint) -> String {
        self.of(constraint, Level::Root)
    }

    /// What must be declared before the expressions that were made.
    pub fn take_lines(&mut self) -> Vec<String> {
        std::mem::take(&mut self.lines)
    }

    fn of(&mut self, constraint: &Constraint, level: Level) -> String {
        match constraint {
            Constraint::Permutation { cells } | Constraint::Distinct { cells } => {
                // Gecode's own choice is weaker, and on large boards hopeless.
                let strength = if level == Level::Root { " :: domain" } else { "" };
                format!("all_different({}){strength}", list(cells))
            }
            Constraint::Domain { cell, allowed } => holds_one_of(cell.idx(), *allowed),
            Constraint::Relation { a, b, table } => relation(*a, *b, table, level),
            Constraint::Linear { terms, min, max } => self.linear(terms, *min, *max),
            Constraint::Product { cells, product } => {
                let values: Vec<String> = cells.iter().map(|&cell| self.value(cell)).collect();
                format!("product([{}]) = {product}", values.join(", "))
            }
            Constraint::Count { cells, symbols, min, max } => count(cells, *symbols, *min, *max),
            Constraint::Automaton { cells, automaton } => match level {
                Level::Root => self.regular(cells, automaton),
                Level::Inside => self.run(cells, automaton),
            },
            Constraint::AnyOf { options } => self.any_of(options),
        }
    }

    fn value(&self, cell: Cell) -> String {
        match self.values_are_numbers {
            true => variable(cell),
            false => format!("value[{}]", variable(cell)),
        }
    }

    fn linear(&self, terms: &[(Cell, i32)], min: i64, max: i64) -> String {
        let term = |&(cell, factor): &(Cell, i32)| match factor {
            1 => self.value(cell),
            _ => format!("{factor} * {}", self.value(cell)),
        };
        let mut sum = terms.iter().map(term).collect::<Vec<_>>().join(" + ");
        if sum.is_empty() {
            sum = "0".into();
        }
        let (least, most) = self.reach(terms);
        match (min > least, max < most) {
            _ if min == max => format!("{sum} = {min}"),
            (true, true) => format!("({sum} >= {min} /\\ {sum} <= {max})"),
            (true, false) => format!("{sum} >= {min}"),
            (false, true) => format!("{sum} <= {max}"),
            (false, false) => "true".into(),
        }
    }

    /// The least and the greatest sum: bounds beyond them say nothing, and may be too large for a solver.
    fn reach(&self, terms: &[(Cell, i32)]) -> (i64, i64) {
        let products = |factor: i32| {
            let values = self.puzzle.values().iter();
            values.map(move |&value| i64::from(factor) * i64::from(value))
        };
        let least = terms.iter().map(|&(_, factor)| products(factor).min().unwrap_or(0)).sum();
        let most = terms.iter().map(|&(_, factor)| products(factor).max().unwrap_or(0)).sum();
        (least, most)
    }

    fn any_of(&mut self, options: &[Box<[Constraint]>]) -> String {
        let mut choices = Vec::new();
        for option in options {
            let parts: Vec<String> =
                option.iter().map(|constraint| self.of(constraint, Level::Inside)).collect();
            choices.push(match parts.is_empty() {
                true => "true".into(),
                false => format!("({})", parts.join(" /\\ ")),
            });
        }
        match choices.is_empty() {
            true => "false".into(),
            false => format!("({})", choices.join(" \\/ ")),
        }
    }

    /// States are numbered from 1; a lost word is 0.
    fn regular(&self, cells: &[Cell], automaton: &Automaton) -> String {
        let (n_states, n_symbols) = (automaton.n_states(), automaton.n_symbols());
        let next = |state, symbol| automaton.next(state, symbol).map_or(0, |next| next + 1);
        let table = table(n_states, n_symbols, next);
        let ends = accepting(automaton);
        format!("regular({}, {n_states}, {n_symbols}, {table}, 1, {ends})", list(cells))
    }

    /// The states along the word as variables, which every word has: lost words go on in a state of their own. What
    /// remains is whether the last of them accepts.
    fn run(&mut self, cells: &[Cell], automaton: &Automaton) -> String {
        self.n_names += 1;
        let (number, length) = (self.n_names, cells.len());
        let (lost, n_symbols) = (automaton.n_states() + 1, automaton.n_symbols());
        let next = |state: u32, symbol| {
            let known = ((state as usize) < lost - 1).then(|| automaton.next(state, symbol)).flatten();
            known.map_or(lost as u32, |next| next + 1)
        };
        let table = table(lost, n_symbols, next);
        self.lines.extend([
            format!("array[1..{lost}, 1..{n_symbols}] of int: next_{number} = {table};"),
            format!("array[1..{length}] of var int: word_{number} = {};", list(cells)),
            format!("array[1..{}] of var 1..{lost}: state_{number};", length + 1),
            format!("constraint state_{number}[1] = 1;"),
            format!(
                "constraint forall(i in 1..{length})\
                 (state_{number}[i + 1] = next_{number}[state_{number}[i], word_{number}[i]]);"
            ),
        ]);
        format!("state_{number}[{}] in {}", length + 1, accepting(automaton))
    }
}

fn variable(cell: Cell) -> String {
    format!("x[{}]", cell.idx() + 1)
}

fn list(cells: &[Cell]) -> String {
    format!("[{}]", cells.iter().map(|&cell| variable(cell)).collect::<Vec<_>>().join(", "))
}

fn accepting(automaton: &Automaton) -> String {
    let states = (0..automaton.n_states() as u32).filter(|&state| automaton.is_accepting(state));
    format!("{{{}}}", states.map(|state| (state + 1).to_string()).collect::<Vec<_>>().join(", "))
}

fn table(n_states: usize, n_symbols: usize, next: impl Fn(u32, Symbol) -> u32) -> String {
    let row = |state| Symbol::first(n_symbols).map(|s| next(state, s).to_string()).collect::<Vec<_>>();
    let rows: Vec<String> = (0..n_states as u32).map(|state| row(state).join(", ")).collect();
    format!("array2d(1..{n_states}, 1..{n_symbols}, [{}])", rows.join(", "))
}

fn count(cells: &[Cell], symbols: SymbolSet, min: u32, max: u32) -> String {
    let number = match symbols.iter().next() {
        None => "0".into(),
        Some(only) if symbols.len() == 1 => format!("count({}, {})", list(cells), only.idx() + 1),
        // There is `among` too, but not in the same form for every release of every solver.
        Some(_) => {
            let ones = cells.iter().map(|cell| format!("bool2int({})", holds_one_of(cell.idx(), symbols)));
            format!("sum([{}])", ones.collect::<Vec<_>>().join(", "))
        }
    };
    match min == max {
        true => format!("{number} = {min}"),
        false => format!("({number} >= {min} /\\ {number} <= {})", (max as usize).min(cells.len())),
    }
}

type Compare = fn(&Symbol, &Symbol) -> bool;

/// Comparisons by their sign, all else as a table.
fn relation(a: Cell, b: Cell, table: &Relation, level: Level) -> String {
    let is = |compare: Compare| *table == Relation::new(table.rows.len(), |a, b| compare(&a, &b));
    let signs: [(&str, Compare); 6] = [
        ("<", Symbol::lt),
        ("<=", Symbol::le),
        (">", Symbol::gt),
        (">=", Symbol::ge),
        ("=", Symbol::eq),
        ("!=", Symbol::ne),
    ];
    if let Some((sign, _)) = signs.into_iter().find(|(_, compare)| is(*compare)) {
        return format!("{} {sign} {}", variable(a), variable(b));
    }
    match level {
        Level::Root => pairs(a, b, table),
        Level::Inside => partners(a, b, table),
    }
}

fn pairs(a: Cell, b: Cell, table: &Relation) -> String {
    let pairs: Vec<String> = Symbol::first(table.rows.len())
        .flat_map(|s| table.rows[s.idx()].iter().map(move |t| format!("{}, {}", s.idx() + 1, t.idx() + 1)))
        .collect();
    match pairs.is_empty() {
        true => "false".into(),
        false => {
            format!("table({}, array2d(1..{}, 1..2, [{}]))", list(&[a, b]), pairs.len(), pairs.join(", "))
        }
    }
}

fn partners(a: Cell, b: Cell, table: &Relation) -> String {
    let all = SymbolSet::all(table.rows.len());
    let lines = Symbol::first(table.rows.len()).filter(|symbol| table.rows[symbol.idx()] != all);
    let implications = lines.map(|symbol| {
        let then = holds_one_of(b.idx(), table.rows[symbol.idx()]);
        format!("({} = {} -> {then})", variable(a), symbol.idx() + 1)
    });
    match implications.collect::<Vec<_>>() {
        none if none.is_empty() => "true".into(),
        all => format!("({})", all.join(" /\\ ")),
    }
}
