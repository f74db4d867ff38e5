//! [`PuzzleBuilder`]: writing a puzzle in a program instead of in a document.

use crate::{Puzzle, RuleDraft};
use arau_core::{Arg, Args, Fault, Faults, Place, PuzzleSpec, Symbols};
use arau_format::read_givens;
use arau_rules::rules::use_rule;
use arau_rules::{Shaped, Variant, shape, variant};

/// Builds a puzzle step by step. The usual rows, columns and boxes of the board are houses. All faults are reported
/// together when the puzzle is built.
#[derive(Clone, Debug, Default)]
pub struct PuzzleBuilder {
    variant: Option<String>,
    shape: Option<String>,
    shape_args: Args,
    symbols: Option<Symbols>,
    givens: Option<String>,
    rules: Vec<RuleDraft>,
}

impl PuzzleBuilder {
    /// A square grid with this many rows and columns, and the most nearly square boxes that fit.
    pub fn grid(self, side: usize) -> PuzzleBuilder {
        self.shape("rect").board("size", Arg::Int(side as i64))
    }

    /// Uses boxes with this many rows and columns.
    pub fn boxes(self, n_rows: usize, n_cols: usize) -> PuzzleBuilder {
        self.board("box", Arg::Text(format!("{n_rows}x{n_cols}")))
    }

    /// Uses irregular regions instead of boxes, drawn with one character per cell: `aab abb …`.
    pub fn regions(self, map: &str) -> PuzzleBuilder {
        let rows: Vec<&str> = map.split_whitespace().collect();
        self.board("regions", Arg::Text(rows.join("\n")))
    }

    /// Uses the board shape with this id (see [`registry::SHAPES`](crate::registry::SHAPES)).
    pub fn shape(mut self, id: &str) -> PuzzleBuilder {
        self.shape = Some(id.to_string());
        self
    }

    /// Sets an argument of the shape.
    pub fn board(mut self, name: &str, arg: Arg) -> PuzzleBuilder {
        self.shape_args.set(name, arg);
        self
    }

    /// Uses the board, symbols and rules of the variant with this id (see
    /// [`registry::VARIANTS`](crate::registry::VARIANTS)).
    pub fn variant(mut self, id: &str) -> PuzzleBuilder {
        self.variant = Some(id.to_string());
        self
    }

    /// Uses these symbols instead of the digits from 1.
    pub fn symbols(mut self, symbols: Symbols) -> PuzzleBuilder {
        self.symbols = Some(symbols);
        self
    }

    /// Sets the givens, in the order of the cells, with `.`, `0`, `*` or `_` for an empty cell. Spaces, line breaks and
    /// drawn grid lines are ignored.
    pub fn givens(mut self, text: &str) -> PuzzleBuilder {
        self.givens = Some(text.to_string());
        self
    }

    /// Adds a rule: either a typed rule from [`rules`](crate::rules), or the id of a rule without arguments.
    pub fn rule(mut self, rule: impl Into<RuleDraft>) -> PuzzleBuilder {
        self.rules.push(rule.into());
        self
    }

    /// Builds the puzzle, or reports every fault.
    pub fn build(self) -> Result<Puzzle, Faults> {
        let variant = match &self.variant {
            Some(id) => {
                Some(variant(id).ok_or_else(|| fault("variant", format!("there is no variant `{id}`")))?)
            }
            None => None,
        };
        let shaped = self.shaped(variant)?;
        let usual = variant.and_then(Variant::symbols);
        let symbols = self.symbols.clone().or(usual).unwrap_or_else(|| Symbols::digits(shaped.n_symbols));
        let mut spec = PuzzleSpec::new(shaped.geometry, symbols);
        if !shaped.houses.is_empty() && variant.is_none_or(|variant| variant.houses) {
            spec.rules.push(use_rule("houses", Args::new().with_text("of", shaped.houses)));
        }
        spec.rules.extend(variant.into_iter().flat_map(|variant| (variant.rules)()));
        let mut faults = Faults::default();
        for (i, rule) in self.rules.iter().enumerate() {
            let path = format!("rule[{i}]");
            spec.rules.extend(rule.on(&spec.geometry, &spec.symbols, &path, &mut faults));
        }
        let n_cells = spec.geometry.n_cells();
        if let Some(text) = &self.givens
            && let Some(givens) = faults.take(read_givens(text, &spec.symbols, n_cells))
        {
            spec.givens = givens;
        }
        faults.or_ok(())?;
        Puzzle::build(spec)
    }

    fn shaped(&self, variant: Option<&Variant>) -> Result<Shaped, Faults> {
        let id = self.shape.as_deref().or(variant.map(|variant| variant.shape)).unwrap_or("rect");
        let shape = shape(id).ok_or_else(|| fault("shape", format!("there is no shape `{id}`")))?;
        let mut args = variant.map_or_else(Args::new, |variant| (variant.shape_args)());
        for (name, arg) in self.shape_args.iter() {
            args.set(name, arg.clone());
        }
        let faults: Faults = args.faults(shape.info().params, 0, 0).into_iter().collect();
        faults.or_ok(())?;
        shape.make(&args)
    }
}

fn fault(path: &str, message: String) -> Faults {
    Fault::unknown(message).at(Place::path_only(path)).into()
}
