//! [`RuleDraft`]: a rule as a program writes it, with cells named by their labels, before the board is known.

use arau_core::{Arg, Args, Cell, CellListError, Fault, Faults, Geometry, Place, RuleUse, Symbol, Symbols};
use arau_rules::rule;

/// A rule, given by its id, with its arguments. The typed rules of [`rules`](crate::rules) convert into it, and so does
/// the plain id of a rule without arguments.
///
/// ```
/// use arau::{Puzzle, RuleDraft};
///
/// let cage = RuleDraft::new("killer-cage").cells("cells", "r1c1 r1c2").int("sum", 3);
/// let puzzle = Puzzle::builder().grid(4).rule(cage).build()?;
/// assert_eq!(puzzle.count(1000), arau::Count::Exactly(48));
/// # Ok::<(), arau::Faults>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct RuleDraft {
    id: String,
    args: Vec<(String, ArgDraft)>,
}

#[derive(Clone, PartialEq, Debug)]
enum ArgDraft {
    /// An argument that needs no board.
    Known(Arg),
    Cells(CellList),
    CellLists(Vec<CellList>),
    /// Symbols as text, separated by spaces or, if each is a single character, not at all.
    Symbols(String),
    Options(Vec<Vec<RuleDraft>>),
}

impl RuleDraft {
    /// A rule with this id and no arguments yet.
    pub fn new(id: impl Into<String>) -> RuleDraft {
        RuleDraft { id: id.into(), args: Vec::new() }
    }

    /// Adds an argument that is a whole number.
    pub fn int(self, name: &str, value: i64) -> RuleDraft {
        self.with(name, ArgDraft::Known(Arg::Int(value)))
    }

    /// Adds an argument that is a whole number, if there is one.
    pub fn maybe_int(self, name: &str, value: impl Into<Option<i64>>) -> RuleDraft {
        match value.into() {
            Some(value) => self.int(name, value),
            None => self,
        }
    }

    /// Adds an argument that is a list of whole numbers.
    pub fn ints(self, name: &str, values: impl Into<Vec<i64>>) -> RuleDraft {
        self.with(name, ArgDraft::Known(Arg::Ints(values.into())))
    }

    /// Adds an argument that is true or false.
    pub fn flag(self, name: &str, value: bool) -> RuleDraft {
        self.with(name, ArgDraft::Known(Arg::Flag(value)))
    }

    /// Adds an argument that is a word or text.
    pub fn text(self, name: &str, text: impl Into<String>) -> RuleDraft {
        self.with(name, ArgDraft::Known(Arg::Text(text.into())))
    }

    /// Adds an argument that is a list of cells.
    pub fn cells(self, name: &str, cells: impl Into<CellList>) -> RuleDraft {
        self.with(name, ArgDraft::Cells(cells.into()))
    }

    /// Adds an argument that is several lists of cells.
    pub fn cell_lists(self, name: &str, lists: impl IntoIterator<Item: Into<CellList>>) -> RuleDraft {
        self.with(name, ArgDraft::CellLists(lists.into_iter().map(Into::into).collect()))
    }

    /// Adds an argument that is a list of symbols as text: `135`, or separated by spaces.
    pub fn symbols(self, name: &str, glyphs: impl Into<String>) -> RuleDraft {
        self.with(name, ArgDraft::Symbols(glyphs.into()))
    }

    /// Adds an argument that is a list of options, each a list of rules.
    pub fn options(self, name: &str, options: impl Into<Vec<Vec<RuleDraft>>>) -> RuleDraft {
        self.with(name, ArgDraft::Options(options.into()))
    }

    fn with(mut self, name: &str, arg: ArgDraft) -> RuleDraft {
        self.args.push((name.to_string(), arg));
        self
    }

    /// The rule on a board, or every fault. `path` names the rule's place in the puzzle.
    pub(crate) fn on(
        &self,
        geometry: &Geometry,
        symbols: &Symbols,
        path: &str,
        faults: &mut Faults,
    ) -> Option<RuleUse> {
        let Some(rule) = rule(&self.id) else {
            faults.push(Fault::unknown(format!("there is no rule `{}`", self.id)).at(Place::path_only(path)));
            return None;
        };
        let n_faults = faults.len();
        let mut args = Args::new();
        for (name, draft) in &self.args {
            let path = format!("{path}.{name}");
            if let Some(arg) = draft.on(geometry, symbols, &path, faults) {
                args.set(name, arg);
            }
        }
        (faults.len() == n_faults).then(|| RuleUse::new(rule, args))
    }
}

impl ArgDraft {
    fn on(&self, geometry: &Geometry, symbols: &Symbols, path: &str, faults: &mut Faults) -> Option<Arg> {
        let mut cells_of = |list: &CellList| match list.on(geometry) {
            Ok(cells) => Some(cells),
            Err(error) => {
                faults.push(Fault::unknown(error.to_string()).at(Place::path_only(path)));
                None
            }
        };
        match self {
            ArgDraft::Known(arg) => Some(arg.clone()),
            ArgDraft::Cells(list) => cells_of(list).map(Arg::Cells),
            ArgDraft::CellLists(lists) => {
                let lists: Vec<Option<Vec<Cell>>> = lists.iter().map(cells_of).collect();
                lists.into_iter().collect::<Option<_>>().map(Arg::CellLists)
            }
            ArgDraft::Symbols(text) => match symbols_in(text, symbols) {
                Ok(found) => Some(Arg::Symbols(found)),
                Err(glyph) => {
                    let message = format!("`{glyph}` is not a symbol of this puzzle");
                    faults.push(Fault::unknown(message).at(Place::path_only(path)));
                    None
                }
            },
            ArgDraft::Options(options) => {
                let mut rules_of = |(i, rules): (usize, &Vec<RuleDraft>)| {
                    let path = format!("{path}[{i}]");
                    rules.iter().map(|rule| rule.on(geometry, symbols, &path, faults)).collect()
                };
                let options: Vec<Option<Vec<RuleUse>>> =
                    options.iter().enumerate().map(&mut rules_of).collect();
                options.into_iter().collect::<Option<_>>().map(Arg::Options)
            }
        }
    }
}

/// The symbols with these names, or the first name that is not a symbol.
fn symbols_in(text: &str, symbols: &Symbols) -> Result<Vec<Symbol>, String> {
    let find = |glyph: &str| symbols.find(glyph).ok_or_else(|| glyph.to_string());
    match symbols.one_char_each() {
        true => text.chars().filter(|c| !c.is_whitespace()).map(|c| find(&c.to_string())).collect(),
        false => text.split_whitespace().map(find).collect(),
    }
}

/// The id of a rule without arguments.
impl From<&str> for RuleDraft {
    fn from(id: &str) -> RuleDraft {
        RuleDraft::new(id)
    }
}

/// Cells of a board, given by their labels (`r1c1 r1c2`, a range `r1c1-r1c5`, a group `row 2`) or directly.
#[derive(Clone, PartialEq, Debug)]
pub struct CellList(Listed);

#[derive(Clone, PartialEq, Debug)]
enum Listed {
    Labels(String),
    Cells(Vec<Cell>),
}

impl CellList {
    fn on(&self, geometry: &Geometry) -> Result<Vec<Cell>, CellListError> {
        match &self.0 {
            Listed::Labels(labels) => geometry.parse_cells(labels),
            Listed::Cells(cells) => Ok(cells.clone()),
        }
    }
}

impl From<&str> for CellList {
    fn from(labels: &str) -> CellList {
        CellList(Listed::Labels(labels.to_string()))
    }
}

impl From<String> for CellList {
    fn from(labels: String) -> CellList {
        CellList(Listed::Labels(labels))
    }
}

impl From<&[Cell]> for CellList {
    fn from(cells: &[Cell]) -> CellList {
        CellList(Listed::Cells(cells.to_vec()))
    }
}

impl From<Vec<Cell>> for CellList {
    fn from(cells: Vec<Cell>) -> CellList {
        CellList(Listed::Cells(cells))
    }
}
