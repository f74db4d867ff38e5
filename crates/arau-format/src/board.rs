//! Shared by all importers: making the usual boards through the registry, and adding rules by id.

use arau_core::{Arg, Args, Fault, Faults, Geometry, Param, Place, PuzzleSpec, RuleUse, Symbols};
use arau_rules::{rule, shape};
use std::sync::Mutex;

/// The boxes of a square grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Boxes {
    /// None: a Latin square.
    None,
    /// The squarest, no taller than wide.
    Usual,
    /// This many rows by this many columns.
    Size(usize, usize),
    /// The number of its region for each cell in reading order.
    Regions(Vec<usize>),
}

/// Templates of plain boards. The lines of a stream usually share one board, and making it costs far more than reading
/// a line.
static TEMPLATES: Mutex<Vec<((usize, Boxes), PuzzleSpec)>> = Mutex::new(Vec::new());

/// The most templates that are kept.
const MAX_TEMPLATES: usize = 32;

/// An empty grid of `n`×`n` cells with the digits 1 to `n`, whose rows, columns and boxes are houses.
pub(crate) fn square(n: usize, boxes: Boxes) -> Result<PuzzleSpec, Faults> {
    let key = (n, boxes);
    // A poisoned lock means that another reader panicked; the templates are still whole.
    let mut templates = TEMPLATES.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some((_, spec)) = templates.iter().find(|(k, _)| *k == key) {
        return Ok(spec.clone());
    }
    let spec = make_square(n, &key.1)?;
    if templates.len() < MAX_TEMPLATES && !matches!(key.1, Boxes::Regions(_)) {
        templates.push((key, spec.clone()));
    }
    Ok(spec)
}

fn make_square(n: usize, boxes: &Boxes) -> Result<PuzzleSpec, Faults> {
    let mut args = Args::new().with_int("size", n as i64);
    match boxes {
        Boxes::None => args.set("box", Arg::Text("none".into())),
        Boxes::Usual => {}
        Boxes::Size(height, width) if height * width == n => {
            args.set("box", Arg::Text(format!("{height}x{width}")));
        }
        Boxes::Size(height, width) => {
            let message = format!(
                "boxes of {height}×{width} do not fit a grid with {n} rows: a box must have \
                 {n} cells"
            );
            return Err(Fault::invalid(message).of("box").into());
        }
        Boxes::Regions(regions) => args.set("regions", Arg::Text(region_map(regions, n))),
    }
    made("rect", args)
}

/// An empty board of a shape with as many digits as usual, and the usual houses.
pub(crate) fn made(shape_id: &str, args: Args) -> Result<PuzzleSpec, Faults> {
    let shape = shape(shape_id).ok_or_else(|| Fault::unknown(format!("there is no shape `{shape_id}`")))?;
    args.faults(shape.info().params, 0, 0).into_iter().collect::<Faults>().or_ok(())?;
    let shaped = shape.make(&args)?;
    if !(1..=arau_core::MAX_SYMBOLS).contains(&shaped.n_symbols) {
        return Err(Fault::too_large(format!("{} symbols are too many", shaped.n_symbols)).into());
    }
    let mut spec = PuzzleSpec::new(shaped.geometry, Symbols::digits(shaped.n_symbols));
    if !shaped.houses.is_empty() {
        add_rule(&mut spec, "houses", Args::new().with_text("of", shaped.houses), Place::default())?;
    }
    Ok(spec)
}

/// Regions as a drawn map, a character each.
fn region_map(regions: &[usize], n: usize) -> String {
    const NAMES: &[u8] = b"123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    let name = |region: &usize| match NAMES.get(*region) {
        Some(&name) => char::from(name),
        None => char::from_u32(0x4E00 + *region as u32).unwrap_or('.'),
    };
    let rows: Vec<String> = regions.chunks(n.max(1)).map(|row| row.iter().map(name).collect()).collect();
    rows.join("\n")
}

/// The maximum number of rules read from a text in a foreign format: the maximum number of cells.
const MAX_RULES: usize = Geometry::MAX_CELLS;

/// Adds a rule by its id, and where it was written. Which ids exist is known only to the registry.
pub(crate) fn add_rule(spec: &mut PuzzleSpec, id: &str, args: Args, place: Place) -> Result<(), Fault> {
    let Some(rule) = rule(id) else {
        return Err(Fault::unknown(format!("there is no rule `{id}`")).at(place));
    };
    if spec.rules.len() == MAX_RULES {
        let message = format!("there are more than {MAX_RULES} clues, which is the limit");
        return Err(Fault::too_large(message).at(place));
    }
    spec.rules.push(RuleUse::new(rule, in_order(rule.info().params, &args)));
    spec.rule_places.push(place);
    Ok(())
}

/// The arguments in the order of the rule's parameters, as every reader leaves them, so that equal rules compare equal.
fn in_order(params: &[Param], args: &Args) -> Args {
    let known = params.iter().filter_map(|param| Some((param.name, args.get(param.name)?)));
    let unknown = args.iter().filter(|(name, _)| params.iter().all(|param| param.name != *name));
    known.chain(unknown).fold(Args::new(), |ordered, (name, arg)| ordered.with(name, arg.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_of_a_kind_share_their_geometry() {
        let (a, b) = (square(9, Boxes::Usual).unwrap(), square(9, Boxes::Usual).unwrap());
        assert!(std::sync::Arc::ptr_eq(&a.geometry, &b.geometry));
        assert_eq!(a.rules[0].args.text("of"), Some("row column box"));
        assert_eq!(square(6, Boxes::Size(3, 2)).unwrap().geometry.parts()[0].box_size, Some((3, 2)));
        assert_eq!(square(5, Boxes::None).unwrap().rules[0].args.text("of"), Some("row column"));
    }

    #[test]
    fn bad_boards_are_refused_with_a_reason() {
        let reason = square(6, Boxes::Size(3, 3)).unwrap_err().to_string();
        assert!(reason.contains("do not fit"), "{reason}");
        assert!(square(0, Boxes::Usual).is_err());
        assert!(square(1_000_000, Boxes::Usual).is_err());
        assert!(made("no-such-shape", Args::new()).unwrap_err().to_string().contains("no shape"));
    }

    #[test]
    fn many_regions_have_names() {
        let regions: Vec<usize> = (0..100).flat_map(|r| vec![r; 100]).collect();
        let spec = square(100, Boxes::Regions(regions)).unwrap();
        assert_eq!(spec.geometry.groups_of("region").count(), 100);
    }
}
