//! Region-sum line: the borders of the regions cut it into segments of equal sums.

use super::because::by_equal_sums;
use super::houses::all_share_houses;
use super::prelude::*;
use super::sums::{SumRanges, difference};

/// A line whose segments inside the regions have equal sums.
pub struct RegionSumLine;

const INFO: RuleInfo = RuleInfo {
    id: "region-sum-line",
    title: "Region-sum line",
    summary: "box borders (region borders, if there are no boxes) divide the line into segments with the same \
         sum; a line that enters a box twice has two segments there",
    params: &[params::line(1)],
    arithmetic: true,
    samples: &[
        Sample {
            document: "size = 4\n[[region-sum-line]]\ncells = 'r1c1 r2c2 r3c3 r3c4 r3c2'\n",
            n_solutions: 8,
        },
        Sample {
            document: "size = 4\nregions = 'aaabacbbdccbdddc'\n[[region-sum-line]]\ncells = 'r1c1 r2c2 r3c2 r4c2'\n",
            n_solutions: 4,
        },
        Sample {
            document: "rows = 1\ncolumns = 5\nhouses = false\nregions = 'aabaa'\nsymbols = '1-4'\n[[region-sum-line]]\ncells = 'row 1'\n",
            n_solutions: 14,
        },
        Sample {
            document: "rows = 1\ncolumns = 6\nhouses = false\nregions = 'aab.bb'\nsymbols = '1-3'\n[[region-sum-line]]\n\
                       cells = 'row 1'\n",
            n_solutions: 5,
        },
    ],
};

/// With so few possible sums, they are options of their own.
const FEW_SUMS: usize = 8;

/// Otherwise, with so few segments, every two are compared; with more, each with the shortest.
const FEW_SEGMENTS: usize = 4;

impl Rule for RegionSumLine {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn lower(&self, args: &Args, to: &mut Lowering<'_>) {
        let kind = kind_of_region(to.spec());
        let region = |cell: Cell| to.geometry().groups_of(kind).position(|group| group.cells.contains(&cell));
        let cells = args.cells("cells");
        let mut segments: Vec<&[Cell]> = cells.chunk_by(|&a, &b| region(a) == region(b)).collect();
        segments.sort_by_key(|segment| segment.len());
        if segments.len() < 2 {
            return;
        }
        let sums = possible_sums(&segments, to);
        if sums.len() <= FEW_SUMS && segments[1].len() > 1 {
            let segments = &segments;
            return to.post_any_of(sums.into_iter().map(|sum| {
                move |option: &mut Lowering<'_>| {
                    segments.iter().for_each(|segment| option.post(Constraint::sum(segment, sum)));
                }
            }));
        }
        let n_leaders = if segments.len() <= FEW_SEGMENTS { segments.len() } else { 1 };
        for (i, leader) in segments.iter().enumerate().take(n_leaders) {
            for follower in &segments[i + 1..] {
                post_equal_sums(leader, follower, to);
            }
        }
    }

    fn holds(&self, args: &Args, grid: &GridView<'_>) -> bool {
        let kind = kind_of_region(grid.spec());
        let mut sums: Vec<i64> = Vec::new();
        let mut here = None;
        for &cell in args.cells("cells") {
            let name = grid.geometry().group_with(kind, cell).map(|group| &group.name);
            match sums.last_mut() {
                Some(sum) if here == Some(name) => *sum += grid.value(cell),
                _ => sums.push(grid.value(cell)),
            }
            here = Some(name);
        }
        sums.iter().all(|sum| sum == &sums[0])
    }

    fn draw(&self, args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Line { cells: args.cells("cells").to_vec(), style: LineStyle::Coloured(4) }]
    }

    fn because(&self, args: &Args, at: &Situation<'_>) -> Option<Because> {
        let kind = kind_of_region(at.spec);
        let groups = || at.spec.geometry.groups_of(kind);
        let region = |cell: Cell| groups().position(|group| group.cells.contains(&cell));
        let segments = args.cells("cells").chunk_by(|&a, &b| region(a) == region(b));
        by_equal_sums(at, &segments.map(<[Cell]>::to_vec).collect::<Vec<_>>())
    }
}

/// The kind of groups whose borders cut the line.
fn kind_of_region(spec: &PuzzleSpec) -> &'static str {
    if spec.geometry.groups_of("box").next().is_some() { "box" } else { "region" }
}

/// The sums that all segments can have, as far as their lengths tell.
fn possible_sums(segments: &[&[Cell]], to: &Lowering<'_>) -> Vec<i64> {
    let values: Vec<i64> = to.symbols().iter().map(|s| to.value(s)).collect();
    let range = |segment: &&[Cell]| {
        let different = all_share_houses(to.spec(), segment);
        SumRanges::new(&values, different, segment.len()).of(segment.len())
    };
    let ranges: Option<Vec<(i64, i64)>> = segments.iter().map(range).collect();
    let Some(ranges) = ranges else { return Vec::new() };
    let least = ranges.iter().map(|range| range.0).max().unwrap_or(0);
    let greatest = ranges.iter().map(|range| range.1).min().unwrap_or(0);
    (least..=greatest).collect()
}

fn post_equal_sums(one: &[Cell], other: &[Cell], to: &mut Lowering<'_>) {
    if let ([a], [b]) = (one, other) {
        return to.post_value_relation(*a, *b, |x, y| x == y);
    }
    to.post(Constraint::linear(&difference(one, other), 0, 0));
}
