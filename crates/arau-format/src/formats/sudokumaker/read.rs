//! Owns reading: the walk over the elements of a puzzle, and what all of them share.

use super::board::{self, Board};
use super::ids::Ids;
use super::kinds;
use super::negative::Marks;
use crate::ReadOptions;
use crate::board::add_rule;
use crate::json_place::{JsonNode, JsonText};
use arau_core::{Args, Fault, Faults, PuzzleSpec};
use std::collections::BTreeMap;

pub(super) type Fields<'d, 't> = BTreeMap<String, JsonNode<'d, 't>>;

/// Past this many faults nobody reads on.
pub(super) const MAX_FAULTS: usize = 50;

/// The most bytes of the tables that rules of one puzzle have.
const MAX_COPIED: usize = 16 << 20;

/// The versions of the format, whose elements mean the same in all of them.
const VERSIONS: &[&str] = &["1.0.0", "1.1.0", "1.2.0", "1.3.0", "1.4.0", "1.5.0"];

/// Keys that bear on what the site shows at the end and how it exports.
const WITHOUT_MEANING: &[&str] = &["messages", "export"];

/// The puzzle of a JSON text.
pub(super) fn spec(json: &JsonText<'_>, options: &ReadOptions) -> Result<PuzzleSpec, Faults> {
    let root = json.root();
    let fields = root.object()?;
    let version = fields.get("formatVersion").ok_or_else(|| root.missing("`formatVersion` is missing"))?;
    if !VERSIONS.contains(&version.text().unwrap_or_default().as_str()) {
        let message = format!("version {} of the format is not supported", version.shown());
        let fault = version.fault(Fault::unsupported(message));
        return Err(fault.with_help(format!("supported versions are {}", VERSIONS.join(", "))).into());
    }
    let puzzle = fields.get("puzzle").or_else(|| fields.get("sudoku"));
    let puzzle = puzzle.ok_or_else(|| root.missing("`puzzle` is missing"))?;
    let fields = puzzle.object()?;
    let elements = elements(puzzle, &fields)?;
    let Board { spec, ids } = board::read(puzzle, &fields, &elements)?;
    let mut reader = Reader {
        spec,
        ids,
        marks: Marks::default(),
        ignore_drawings: options.ignore_drawings,
        n_copied: 0,
        faults: Faults::default(),
    };
    for (name, node) in &fields {
        reader.check_key(name, node);
    }
    for element in elements.iter().filter(|element| !element.is_disabled) {
        let read = reader.element(element);
        reader.take(read);
    }
    reader.add_negatives();
    kinds::add_diagonals(&mut reader, &elements);
    reader.faults.or_ok(reader.spec)
}

/// An element of a puzzle: a kind of clue, with all clues of that kind.
pub(super) struct Element<'d, 't> {
    pub(super) node: JsonNode<'d, 't>,
    fields: Fields<'d, 't>,
    /// What kind it is.
    pub(super) number: i64,
    /// Neither shown nor solved.
    is_disabled: bool,
    /// Shown, but the site does not solve with it.
    is_ignored: bool,
}

impl<'d, 't> Element<'d, 't> {
    /// Whether it holds.
    pub(super) fn is_active(&self) -> bool {
        !self.is_disabled && !self.is_ignored
    }

    /// A field that it must have.
    pub(super) fn field(&self, name: &str) -> Result<&JsonNode<'d, 't>, Faults> {
        self.fields.get(name).ok_or_else(|| self.node.missing(format!("`{name}` is missing")).into())
    }

    /// A field that says something.
    pub(super) fn optional(&self, name: &str) -> Option<&JsonNode<'d, 't>> {
        self.fields.get(name).filter(|node| !node.is_blank())
    }

    /// The items of a list, which may be left out.
    pub(super) fn list(&self, name: &str) -> Result<Vec<JsonNode<'d, 't>>, Faults> {
        self.optional(name).map_or(Ok(Vec::new()), JsonNode::array)
    }

    /// Whether a flag is set; what it is if it is left out is given.
    pub(super) fn flag(&self, name: &str, usual: bool) -> bool {
        self.fields.get(name).and_then(JsonNode::flag).unwrap_or(usual)
    }
}

fn elements<'d, 't>(
    puzzle: &JsonNode<'d, 't>,
    fields: &Fields<'d, 't>,
) -> Result<Vec<Element<'d, 't>>, Faults> {
    let list = fields.get("constraints").ok_or_else(|| puzzle.missing("`constraints` is missing"))?;
    let mut faults = Faults::default();
    let mut elements = Vec::new();
    for node in list.array()? {
        if faults.len() >= MAX_FAULTS {
            break;
        }
        let Some(fields) = faults.take(node.object()) else { continue };
        let Some(number) = fields.get("type").and_then(JsonNode::int) else {
            faults.push(node.missing("the element needs a `type`, which is a number"));
            continue;
        };
        let is_set = |name: &str| fields.get(name).is_some_and(|node| node.flag() == Some(true));
        let (is_disabled, is_ignored) = (is_set("disabled"), is_set("solverIgnored"));
        elements.push(Element { node, fields, number, is_disabled, is_ignored });
    }
    faults.or_ok(elements)
}

/// A puzzle in the making.
pub(super) struct Reader {
    pub(super) spec: PuzzleSpec,
    pub(super) ids: Ids,
    /// Dots and sums between cells, and what must not be where there are none.
    pub(super) marks: Marks,
    pub(super) ignore_drawings: bool,
    /// How long the texts are that several rules share.
    n_copied: usize,
    pub(super) faults: Faults,
}

impl Reader {
    fn element(&mut self, element: &Element<'_, '_>) -> Result<(), Faults> {
        let Some(kind) = kinds::find(element.number) else {
            let message = format!("arau does not know the element with the number {}", element.number);
            let fault = element.node.fault(Fault::unsupported(message));
            return Err(fault.with_help("its meaning would be lost, so the puzzle cannot be read").into());
        };
        if element.is_ignored {
            self.refuse_drawing(&element.node, &format!("{} that its own solver ignores", kind.title));
            return Ok(());
        }
        (kind.read)(self, element)
    }

    /// How many digits there are.
    pub(super) fn n_digits(&self) -> i64 {
        self.spec.symbols.len() as i64
    }

    /// Adds a use of a rule that was written at a node.
    pub(super) fn add(&mut self, rule: &str, args: Args, node: &JsonNode<'_, '_>) {
        if let Err(fault) = add_rule(&mut self.spec, rule, args, node.place()) {
            self.push(fault);
        }
    }

    /// A text that each of several rules has a copy of.
    pub(super) fn copy_of(&mut self, text: &str, node: &JsonNode<'_, '_>) -> Result<String, Faults> {
        self.n_copied += text.len();
        match self.n_copied > MAX_COPIED {
            true => {
                let message = format!("the tables of these lines take more than {} MiB", MAX_COPIED >> 20);
                Err(node.fault(Fault::too_large(message)).into())
            }
            false => Ok(text.to_string()),
        }
    }

    /// Refuses a drawing, unless drawings are to be ignored.
    pub(super) fn refuse_drawing(&mut self, node: &JsonNode<'_, '_>, what: &str) {
        if !self.ignore_drawings {
            let message = format!("SudokuMaker stores {what} as a drawing, which does not say what it means");
            let fault = node.fault(Fault::unsupported(message));
            self.push(fault.with_help("`--ignore-drawings` reads the puzzle without them"));
        }
    }

    fn check_key(&mut self, name: &str, node: &JsonNode<'_, '_>) {
        let is_known =
            board::KEYS.contains(&name) || WITHOUT_MEANING.contains(&name) || name == "constraints";
        if !is_known && !node.is_blank() && node.text().is_none() {
            let message = format!("this SudokuMaker puzzle contains `{name}`, which arau does not know");
            self.push(node.fault(Fault::unsupported(message)));
        }
    }

    /// What was read; its faults are noted.
    pub(super) fn take<T>(&mut self, result: Result<T, Faults>) -> Option<T> {
        result.map_err(|faults| faults.into_iter().for_each(|fault| self.push(fault))).ok()
    }

    /// Notes a fault.
    pub(super) fn push(&mut self, fault: Fault) {
        if self.faults.len() < MAX_FAULTS {
            self.faults.push(fault);
        }
    }
}
