//! Owns lines that branch, and groups of digits: renban and region-sum lines as the parts of a graph, sequences, and the
//! lines and 2×2 blocks on which groups of digits take turns.

use super::kinds::distinct;
use super::read::{Element, Reader};
use crate::json_place::JsonNode;
use arau_core::{Arg, Args, Cell, Fault, Faults, Symbol, SymbolSet};
use std::collections::{BTreeMap, BTreeSet};

/// Renban lines that touch are one.
pub(super) fn renban(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    for (cells, _) in components(&all_lines(reader, element)?) {
        reader.add("renban", Args::new().with_cells(cells), &element.node);
    }
    Ok(())
}

/// Each step along a sequence line is the same: every cell is the mean of its neighbours on the line.
pub(super) fn sequences(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    for line in element.list("lines")? {
        let Some(cells) = reader.take(reader.ids.cells(&line)) else { continue };
        for triple in cells.windows(3) {
            let args = Args::new().with_cells(triple).with_int("sum", 0);
            reader.add("sum", args.with("coefficients", Arg::Ints(vec![1, -2, 1])), &line);
        }
    }
    Ok(())
}

/// The parts of a line in different regions have the same sum. A region that is entered twice has two parts, or one if
/// the element says so.
pub(super) fn region_sums(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    let lines = all_lines(reader, element)?;
    let region_of = regions(reader);
    let is_single = element.flag("singleRegionTotals", false);
    for (cells, edges) in components(&lines) {
        let region = |cell: &Cell| region_of.get(cell).copied();
        if let Some(cell) = cells.iter().find(|cell| region(cell).is_none()) {
            let label = reader.spec.geometry.label(*cell).to_string();
            let fault =
                Fault::unsupported(format!("a region sum line needs regions, and {label} is in none"));
            return Err(element.node.fault(fault).into());
        }
        let parts: Vec<Vec<Cell>> = if is_single {
            let mut by_region: BTreeMap<usize, Vec<Cell>> = BTreeMap::new();
            cells.iter().for_each(|&cell| by_region.entry(region_of[&cell]).or_default().push(cell));
            by_region.into_values().collect()
        } else {
            let inside = edges.into_iter().filter(|[a, b]| region(a) == region(b));
            let mut lines: Vec<Vec<Cell>> = inside.map(|edge| edge.to_vec()).collect();
            lines.extend(cells.iter().map(|&cell| vec![cell]));
            components(&lines).into_iter().map(|(cells, _)| cells).collect()
        };
        if parts.len() > 1 {
            reader.add("equal-sums", Args::new().with("lists", Arg::CellLists(parts)), &element.node);
        }
    }
    Ok(())
}

/// Any cells that follow each other on a line, as many as there are groups, hold a digit of each group.
pub(super) fn groups(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    let groups = digit_groups(reader, element)?;
    for line in element.list("lines")? {
        let Some(cells) = reader.take(reader.ids.cells(&line)).filter(|cells| cells.len() > 1) else {
            continue;
        };
        let modulus = groups.len();
        if is_thirds_of_nine(reader, &groups) {
            reader.add("entropic", Args::new().with_cells(cells), &line);
        } else if are_residues(reader, &groups) {
            let args = Args::new().with_cells(cells);
            let args = if modulus == 3 { args } else { args.with_int("modulus", modulus as i64) };
            reader.add("modular", args, &line);
        } else {
            let pairs = pairs(reader, &groups);
            for window in cells.windows(modulus.min(cells.len())) {
                let args = Args::new().with_text("pairs", reader.copy_of(&pairs, &line)?);
                reader.add("relation", args.with_text("over", "all").with_cells(window), &line);
            }
        }
    }
    Ok(())
}

/// Every 2×2 block holds a digit of each group.
pub(super) fn global_groups(reader: &mut Reader, element: &Element<'_, '_>) -> Result<(), Faults> {
    let groups = digit_groups(reader, element)?;
    if is_thirds_of_nine(reader, &groups) {
        reader.add("global-entropy", Args::new(), &element.node);
        return Ok(());
    }
    if groups.len() == 3 && are_residues(reader, &groups) {
        reader.add("global-mod", Args::new(), &element.node);
        return Ok(());
    }
    if groups.len() > 4 {
        return Err(element
            .node
            .fault("four cells cannot hold a digit of each of more than 4 groups")
            .into());
    }
    let pattern = each_once_or_more(reader, &groups);
    let ids = reader.ids;
    for y in 0..ids.height as i64 - 1 {
        for x in 0..ids.width as i64 - 1 {
            let block = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)];
            let cells: Vec<Cell> = block.iter().filter_map(|(x, y)| ids.at(*x, *y)).collect();
            let args = Args::new().with_cells(cells).with_text("pattern", pattern.clone());
            reader.add("regular", args, &element.node);
        }
    }
    Ok(())
}

/// The lines of an element.
fn all_lines(reader: &Reader, element: &Element<'_, '_>) -> Result<Vec<Vec<Cell>>, Faults> {
    let mut faults = Faults::default();
    let lines = element.list("lines")?;
    let lines: Vec<Option<Vec<Cell>>> =
        lines.iter().map(|line| faults.take(reader.ids.cells(line))).collect();
    faults.or_ok(lines.into_iter().flatten().collect())
}

/// The connected parts of what lines draw together: their cells in the order of appearance, and their steps.
fn components(lines: &[Vec<Cell>]) -> Vec<(Vec<Cell>, Vec<[Cell; 2]>)> {
    let cells = distinct(lines.concat());
    let edges: BTreeSet<[Cell; 2]> = lines
        .iter()
        .flat_map(|line| line.windows(2))
        .map(|pair| [pair[0].min(pair[1]), pair[0].max(pair[1])])
        .collect();
    // Each cell leads to another of its part, or to itself.
    let mut leads_to: BTreeMap<Cell, Cell> = cells.iter().map(|&cell| (cell, cell)).collect();
    for [a, b] in &edges {
        let (a, b) = (last(&mut leads_to, *a), last(&mut leads_to, *b));
        leads_to.insert(a.max(b), a.min(b));
    }
    let mut parts: Vec<(Vec<Cell>, Vec<[Cell; 2]>)> = Vec::new();
    let mut part_of: BTreeMap<Cell, usize> = BTreeMap::new();
    for cell in cells {
        let part = *part_of.entry(last(&mut leads_to, cell)).or_insert(parts.len());
        if part == parts.len() {
            parts.push((Vec::new(), Vec::new()));
        }
        parts[part].0.push(cell);
    }
    for edge in edges {
        parts[part_of[&last(&mut leads_to, edge[0])]].1.push(edge);
    }
    parts
}

/// The cell to which all of a part lead in the end. The way there is made shorter.
fn last(leads_to: &mut BTreeMap<Cell, Cell>, mut cell: Cell) -> Cell {
    loop {
        let next = leads_to[&cell];
        if next == cell {
            return cell;
        }
        let behind = leads_to[&next];
        leads_to.insert(cell, behind);
        cell = behind;
    }
}

/// The region of each cell that is in one.
fn regions(reader: &Reader) -> BTreeMap<Cell, usize> {
    let geometry = &reader.spec.geometry;
    let kind = if geometry.groups_of("box").next().is_some() { "box" } else { "region" };
    let groups = geometry.groups_of(kind).enumerate();
    groups.flat_map(|(i, group)| group.cells.iter().map(move |&cell| (cell, i)).collect::<Vec<_>>()).collect()
}

/// The groups of an element, each a number with a bit per digit.
fn digit_groups(reader: &Reader, element: &Element<'_, '_>) -> Result<Vec<SymbolSet>, Faults> {
    let mut groups: Vec<SymbolSet> = Vec::new();
    for item in element.list("groups")? {
        let group = digits(reader, &item)?;
        if groups.iter().any(|other| !other.and(group).is_empty()) {
            return Err(item.fault("a digit of this group is in another group too").into());
        }
        groups.push(group);
    }
    match groups.is_empty() {
        true => Err(element.node.missing("there are no groups of digits").into()),
        false => Ok(groups),
    }
}

fn digits(reader: &Reader, node: &JsonNode<'_, '_>) -> Result<SymbolSet, Faults> {
    let Some(bits) = node.int().filter(|bits| *bits > 0) else {
        return Err(node.expected("a set of digits, which is a number with a bit per digit").into());
    };
    let symbols = &reader.spec.symbols;
    let is_in =
        |symbol: &Symbol| bits.checked_shr(symbols.value(*symbol) as u32).is_some_and(|bits| bits & 1 == 1);
    Ok(symbols.iter().filter(is_in).collect())
}

/// Whether the groups are low, middle and high digits of 1 to 9.
fn is_thirds_of_nine(reader: &Reader, groups: &[SymbolSet]) -> bool {
    let symbols = &reader.spec.symbols;
    let third = |i: i32| symbols.iter().filter(|s| (symbols.value(*s) - 1) / 3 == i).collect::<SymbolSet>();
    symbols.values() == [1, 2, 3, 4, 5, 6, 7, 8, 9] && same_groups(groups, &[third(0), third(1), third(2)])
}

/// Whether the groups are the digits with the same remainder by their number, and none is empty.
fn are_residues(reader: &Reader, groups: &[SymbolSet]) -> bool {
    let symbols = &reader.spec.symbols;
    let n = groups.len() as i32;
    let residue =
        |i: i32| symbols.iter().filter(|s| symbols.value(*s).rem_euclid(n) == i).collect::<SymbolSet>();
    let residues: Vec<SymbolSet> = (0..n).map(residue).collect();
    n > 1 && residues.iter().all(|residue| !residue.is_empty()) && same_groups(groups, &residues)
}

fn same_groups(groups: &[SymbolSet], others: &[SymbolSet]) -> bool {
    groups.len() == others.len() && others.iter().all(|other| groups.contains(other))
}

/// The pairs of digits of different groups, as the rule `relation` writes them.
fn pairs(reader: &Reader, groups: &[SymbolSet]) -> String {
    let symbols = &reader.spec.symbols;
    let group_of = |symbol: Symbol| groups.iter().position(|group| group.contains(symbol));
    let mut pairs: Vec<String> = Vec::new();
    for a in symbols.iter() {
        for b in symbols.iter() {
            if let (Some(one), Some(other)) = (group_of(a), group_of(b))
                && one != other
            {
                pairs.push(format!("{}-{}", symbols.glyph(a), symbols.glyph(b)));
            }
        }
    }
    pairs.join(" ")
}

/// A regular expression for cells that hold a digit of every group, in any order.
fn each_once_or_more(reader: &Reader, groups: &[SymbolSet]) -> String {
    let symbols = &reader.spec.symbols;
    let class = |group: &SymbolSet| {
        let glyphs: String = group.iter().map(|symbol| symbols.glyph(symbol)).collect();
        format!("[{glyphs}]")
    };
    let classes: Vec<String> = groups.iter().map(class).collect();
    let mut orders: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..classes.len() {
        let longer = |order: Vec<usize>| {
            let next = (0..classes.len()).filter(|i| !order.contains(i)).collect::<Vec<_>>();
            next.into_iter().map(move |i| [order.clone(), vec![i]].concat())
        };
        orders = orders.into_iter().flat_map(longer).collect();
    }
    let order = |order: &Vec<usize>| {
        let parts: Vec<&str> = order.iter().map(|i| classes[*i].as_str()).collect();
        format!(".*{}.*", parts.join(".*"))
    };
    orders.iter().map(order).collect::<Vec<_>>().join("|")
}
