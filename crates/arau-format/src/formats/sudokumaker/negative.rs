//! Owns the marks between two cells, and what must not be where there is no mark: differences, ratios, X and V, and
//! digits that are not consecutive anywhere.
//!
//! A mark exempts its pair from what its own element forbids. A dot of the other colour exempts it too, unless the
//! element with that dot says otherwise.

use super::read::{Element, Reader};
use crate::json_place::JsonNode;
use arau_core::{Arg, Args, Cell, Fault, Faults, Place};

/// What the elements say that bears on each other.
#[derive(Default)]
pub(super) struct Marks {
    differences: Vec<MarkElement>,
    ratios: Vec<MarkElement>,
    sums: Vec<MarkElement>,
    non_consecutive: Vec<Place>,
}

/// An element with marks between cells.
struct MarkElement {
    place: Place,
    has_marks: bool,
    /// What unmarked pairs must not have.
    negative: Vec<i64>,
    /// Whether its marks exempt a pair from what other dots forbid.
    exempts_others: bool,
}

/// White dots.
pub(super) fn differences(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    let mark = marks(reader, element, "overrideNegativeRatios", |cells, value| {
        let args = Args::new().with_cells(cells);
        Ok(("difference", value.map_or(args.clone(), |value| args.with_int("value", value))))
    })?;
    reader.marks.differences.push(mark);
    Ok(())
}

/// Black dots.
pub(super) fn ratios(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    let mark = marks(reader, element, "overrideNegativeDifferences", |cells, value| {
        let args = Args::new().with_cells(cells);
        Ok(("ratio", value.map_or(args.clone(), |value| args.with_int("value", value))))
    })?;
    reader.marks.ratios.push(mark);
    Ok(())
}

/// X and V.
pub(super) fn sums(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    let mark = marks(reader, element, "", |cells, value| match value {
        Some(sum @ (5 | 10)) => Ok(("pair-sum", Args::new().with_cells(cells).with_int("sum", sum))),
        _ => Err("5 for a V or 10 for an X"),
    })?;
    reader.marks.sums.push(mark);
    Ok(())
}

/// No neighbours are consecutive, but for those with a mark that says they are.
pub(super) fn non_consecutive(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    reader.marks.non_consecutive.push(element.node.place());
    Ok(())
}

/// A rule for the two cells and the value of a mark, or what the value should be.
type MarkRule = fn([Cell; 2], Option<i64>) -> Result<(&'static str, Args), &'static str>;

fn marks(
    reader: &mut Reader,
    element: &Element<'_, '_>,
    exempts_others: &str,
    rule: MarkRule,
) -> Result<MarkElement, Faults> {
    let clues = element.list("clues")?;
    for clue in &clues {
        let read = || -> Result<_, Faults> {
            let fields = clue.object()?;
            let edge = fields.get("edge").ok_or_else(|| clue.missing("`edge` is missing"))?;
            let cells = reader.ids.edge(edge)?;
            let value = fields.get("value").filter(|value| !value.is_blank());
            let number =
                value.map(|value| value.int().ok_or_else(|| value.expected("a whole number"))).transpose()?;
            rule(cells, number).map_err(|expected| value.unwrap_or(clue).expected(expected).into())
        };
        if let Some((rule, args)) = reader.take(read()) {
            reader.add(rule, args, clue);
        }
    }
    let number =
        |item: &JsonNode<'_, '_>| item.int().ok_or_else(|| Faults::from(item.expected("a whole number")));
    let negative: Vec<i64> = element.list("negative")?.iter().map(number).collect::<Result<_, _>>()?;
    Ok(MarkElement {
        place: element.node.place(),
        has_marks: !clues.is_empty(),
        negative,
        exempts_others: element.flag(exempts_others, true),
    })
}

impl Reader {
    /// Adds what holds where there are no marks, once all marks are known.
    pub(super) fn add_negatives(&mut self) {
        let Marks { differences, ratios, sums, non_consecutive } = std::mem::take(&mut self.marks);
        for elements in [&differences, &ratios, &sums] {
            if let [first, second, ..] = &elements[..]
                && elements.iter().any(|element| !element.negative.is_empty())
            {
                let fault =
                    Fault::unsupported("two elements of a kind, of which one forbids what is not marked");
                let line = first.place.line().unwrap_or(1);
                self.push(fault.at(second.place.clone().or_at(line, 1)));
            }
        }
        let except_ratio = self.exemption(&ratios, "ratio");
        let except_difference = self.exemption(&differences, "difference");
        for element in &differences {
            for &value in &element.negative {
                let args = if value == 1 { Args::new() } else { Args::new().with_int("value", value) };
                self.add_at("difference-negative", with_exemption(args, except_ratio), &element.place);
            }
        }
        for element in ratios.iter().filter(|element| !element.negative.is_empty()) {
            let args = Args::new().with("values", Arg::Ints(element.negative.clone()));
            self.add_at("ratio-negative", with_exemption(args, except_difference), &element.place);
        }
        for element in sums.iter().filter(|element| !element.negative.is_empty()) {
            let args = Args::new().with("sums", Arg::Ints(element.negative.clone()));
            self.add_at("sum-negative", args, &element.place);
        }
        let has_differences = differences.iter().any(|element| element.has_marks);
        if let Some(place) = non_consecutive.first() {
            match has_differences || except_ratio.is_some() {
                true => self.add_at("difference-negative", with_exemption(Args::new(), except_ratio), place),
                false => self.add_at("non-consecutive", Args::new(), place),
            }
        }
    }

    /// The rule whose marks exempt a pair, if the elements with these marks agree that they do.
    fn exemption(&mut self, elements: &[MarkElement], rule: &'static str) -> Option<&'static str> {
        let mut marked = elements.iter().filter(|element| element.has_marks);
        let first = marked.next()?;
        if let Some(other) = marked.find(|element| element.exempts_others != first.exempts_others) {
            let fault =
                Fault::unsupported("elements with the same dots do not agree on what their dots allow");
            self.push(fault.at(other.place.clone()));
        }
        first.exempts_others.then_some(rule)
    }

    fn add_at(&mut self, rule: &str, args: Args, place: &Place) {
        if let Err(fault) = crate::board::add_rule(&mut self.spec, rule, args, place.clone()) {
            self.push(fault);
        }
    }
}

fn with_exemption(args: Args, except: Option<&'static str>) -> Args {
    match except {
        Some(rule) => args.with_text("except", rule),
        None => args,
    }
}
