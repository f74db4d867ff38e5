//! Houses: the rows, columns, boxes or other named groups of the board hold every symbol once.

use super::prelude::*;
use arau_core::Group;

/// Every group of the named kinds is a house.
pub struct Houses;

const INFO: RuleInfo = RuleInfo {
    id: "houses",
    title: "Rows, columns, boxes and other houses",
    summary: "every row, column, box or other named group contains every symbol once; a group with fewer \
         cells than symbols just has no repeats",
    params: &[Param::required(
        "of",
        ParamKind::Text,
        "kinds of groups, separated by spaces, such as `row column box`",
    )],
    arithmetic: false,
    samples: &[
        Sample { document: "shape = 'rect'\nsize = 4\n", n_solutions: 288 },
        Sample { document: "shape = 'rect'\nsize = 3\n[[houses]]\nof = 'row column'\n", n_solutions: 12 },
        Sample { document: "shape = 'rect'\nsize = 2\nhouses = 'row'\n", n_solutions: 4 },
    ],
};

impl Rule for Houses {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let mut faults = Vec::new();
        for kind in kinds(args) {
            let Some(longest) = spec.geometry.groups_of(kind).map(|g| g.cells.len()).max() else {
                faults.push(faults::no_group(kind, args, "of"));
                continue;
            };
            faults.extend(faults::too_long_for_alphabet(&format!("a {kind}"), longest, spec));
        }
        faults
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        for kind in kinds(args) {
            for group in to.geometry().groups_of(kind) {
                to.post_house(&group.cells);
            }
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        kinds(args).all(|kind| grid.geometry().groups_of(kind).all(|group| grid.all_different(&group.cells)))
    }

    fn draw(&self, args: &Args, spec: &PuzzleSpec) -> Vec<Mark> {
        // Straight lines of cells show by themselves; compact groups need a border.
        let outlined = kinds(args).filter(|kind| ["box", "region", "triangle", "face"].contains(kind));
        outlined
            .flat_map(|kind| spec.geometry.groups_of(kind))
            .map(|group| Mark::Border { cells: group.cells.clone() })
            .collect()
    }
}

fn kinds(args: &Args) -> impl Iterator<Item = &str> {
    args.text("of").unwrap_or_default().split_whitespace()
}

/// Whether two cells share a house of this puzzle, so that they hold different symbols, and different values too. Rules
/// use it to state their constraints more tightly than they could without the houses. Houses inside options do not
/// count, and alphabets in which two symbols have the same value have no such houses.
pub(super) fn share_house(spec: &PuzzleSpec, a: Cell, b: Cell) -> bool {
    a != b && groups(spec).any(|group| group.cells.contains(&a) && group.cells.contains(&b))
}

/// The numbers of the houses that each cell lies in, to ask [`share_house`] of very many pairs.
pub(super) fn houses_by_cell(spec: &PuzzleSpec) -> Vec<Vec<usize>> {
    let mut houses = vec![Vec::new(); spec.geometry.n_cells()];
    for (number, group) in groups(spec).enumerate() {
        group.cells.iter().for_each(|cell| houses[cell.idx()].push(number));
    }
    houses
}

/// Whether every two of these cells share a house.
pub(super) fn all_share_houses(spec: &PuzzleSpec, cells: &[Cell]) -> bool {
    cells.iter().enumerate().all(|(i, &a)| cells[..i].iter().all(|&b| share_house(spec, a, b)))
}

/// The most of these cells that lie in one house.
pub(super) fn most_in_one_house(spec: &PuzzleSpec, cells: &[Cell]) -> usize {
    groups(spec).map(|group| cells.iter().filter(|c| group.cells.contains(c)).count()).max().unwrap_or(0)
}

/// The houses that hold every symbol, extra regions among them.
pub(super) fn complete_houses(spec: &PuzzleSpec) -> Vec<Vec<Cell>> {
    let kinds = spec.uses_of(INFO.id).flat_map(|rule| kinds(&rule.args));
    let groups = kinds.flat_map(|kind| spec.geometry.groups_of(kind)).map(|group| group.cells.clone());
    let regions = spec.uses_of("extra-region").map(|rule| rule.cells().to_vec());
    groups.chain(regions).filter(|cells| cells.len() == spec.symbols.len()).collect()
}

fn groups(spec: &PuzzleSpec) -> impl Iterator<Item = &Group> {
    let uses = spec.rules.iter().filter(|rule| rule.id() == INFO.id && spec.symbols.values_differ());
    uses.flat_map(|rule| kinds(&rule.args)).flat_map(|kind| spec.geometry.groups_of(kind))
}
