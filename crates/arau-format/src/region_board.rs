//! Owns boards whose regions are numbered cell by cell, with or without holes: the usual boxes where the numbers
//! amount to them, a drawn map otherwise. And pencil marks that a setter gave.

use crate::board::{add_rule, made};
use arau_core::{Arg, Args, Cell, Fault, Faults, Place, PuzzleSpec, Symbol};
use std::collections::BTreeMap;

/// Height and width of the boxes that a square board usually has: the squarest, lying rather than standing. Boards
/// with a prime side have rows for boxes.
pub(crate) fn usual_box(size: usize) -> (usize, usize) {
    let is_height = |h: &usize| size.is_multiple_of(*h);
    let height = (1..=size).take_while(|h| h * h <= size).filter(is_height).last().unwrap_or(1);
    (height, size / height)
}

/// The number of the usual box of a cell, from 0.
pub(crate) fn usual_region(row: usize, col: usize, size: usize) -> i64 {
    let (height, width) = usual_box(size);
    (row / height * (size / width) + col / width) as i64
}

/// Whether the regions of a square board are its usual boxes, under whatever numbers.
pub(crate) fn are_usual(size: usize, regions: &[Option<i64>]) -> bool {
    let usual = |idx: usize| usual_region(idx / size, idx % size, size);
    let mut renumbered: BTreeMap<i64, i64> = BTreeMap::new();
    let same = |(idx, region): (usize, &Option<i64>)| {
        region.is_some_and(|region| *renumbered.entry(region).or_insert(usual(idx)) == usual(idx))
    };
    regions.len() == size * size && regions.iter().enumerate().all(same)
}

/// The board with its usual houses. Cells without a number belong to no region.
pub(crate) fn rect_with_regions(
    n_rows: usize,
    n_cols: usize,
    regions: &[Option<i64>],
) -> Result<PuzzleSpec, Faults> {
    let args = match n_rows == n_cols {
        true => Args::new().with_int("size", n_rows as i64),
        false => Args::new().with_int("rows", n_rows as i64).with_int("columns", n_cols as i64),
    };
    if n_rows == n_cols && are_usual(n_rows, regions) {
        made("rect", args)
    } else if regions.iter().all(Option::is_none) {
        made("rect", args.with_text("box", "none"))
    } else {
        made("rect", args.with_text("regions", region_map(n_cols, regions)))
    }
}

/// Takes rows and columns out of the houses.
pub(crate) fn without_lines(spec: &mut PuzzleSpec) {
    let Some(place) = spec.rules.iter().position(|rule| rule.id() == "houses") else { return };
    let of = spec.rules[place].args.text("of").unwrap_or_default();
    let kept: Vec<&str> = of.split(' ').filter(|kind| !["row", "column"].contains(kind)).collect();
    let kept = kept.join(" ");
    match kept.is_empty() {
        true => {
            spec.rules.remove(place);
            spec.rule_places.remove(place);
        }
        false => spec.rules[place].args.set("of", Arg::Text(kept)),
    }
}

/// A character per cell, `.` for no region.
fn region_map(n_cols: usize, regions: &[Option<i64>]) -> String {
    let mut letters: BTreeMap<i64, char> = BTreeMap::new();
    let mut map = String::new();
    for (idx, region) in regions.iter().enumerate() {
        let next = letters.len();
        map.push(region.map_or('.', |region| *letters.entry(region).or_insert_with(|| region_letter(next))));
        if (idx + 1) % n_cols == 0 {
            map.push('\n');
        }
    }
    map
}

/// Latin letters, then whatever letters follow in Unicode.
fn region_letter(idx: usize) -> char {
    let latin = ('A'..='Z').chain('a'..='z');
    let further = ('\u{c0}'..='\u{ffff}').filter(|c| c.is_alphabetic());
    latin.chain(further).nth(idx).unwrap_or('?')
}

/// Adds a rule per set of pencil marks, for all the cells that have it.
pub(crate) fn add_candidates(
    spec: &mut PuzzleSpec,
    marks: impl IntoIterator<Item = (Cell, Vec<Symbol>)>,
    place: Place,
) -> Result<(), Fault> {
    let mut by_marks: BTreeMap<Vec<Symbol>, Vec<Cell>> = BTreeMap::new();
    for (cell, mut marks) in marks {
        marks.sort_unstable();
        marks.dedup();
        by_marks.entry(marks).or_default().push(cell);
    }
    for (marks, cells) in by_marks.into_iter().filter(|(marks, _)| !marks.is_empty()) {
        let args = Args::new().with_cells(cells).with("symbols", Arg::Symbols(marks));
        add_rule(spec, "candidates", args, place.clone())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_boxes_lie() {
        assert_eq!([9, 6, 8, 7, 1].map(usual_box), [(3, 3), (2, 3), (2, 4), (1, 7), (1, 1)]);
        assert_eq!(usual_region(3, 4, 6), 3);
    }

    #[test]
    fn numbers_do_not_matter_but_the_partition_does() {
        let regions = |text: &str| text.bytes().map(|b| (b != b'.').then_some(b.into())).collect::<Vec<_>>();
        let houses = |text: &str| {
            let spec = rect_with_regions(4, 4, &regions(text)).unwrap();
            spec.rules[0].args.text("of").unwrap().to_string()
        };
        assert_eq!(houses("9977997700110011"), "row column box");
        assert_eq!(houses("9977997711001101"), "row column region");
        assert_eq!(houses("997799771100110."), "row column region");
        assert_eq!(houses("................"), "row column");
        let wide = rect_with_regions(2, 3, &regions("aabbab")).unwrap();
        assert_eq!((wide.geometry.n_cells(), wide.symbols.len()), (6, 3));
    }

    #[test]
    fn every_region_has_a_letter_of_its_own() {
        let letters: std::collections::BTreeSet<char> = (0..1000).map(region_letter).collect();
        assert_eq!(letters.len(), 1000);
    }
}
