//! Disjoint groups: the cells at the same place of every box form a house.

use super::prelude::*;

/// A house per place in a box.
pub struct DisjointGroups;

const INFO: RuleInfo = RuleInfo {
    id: "disjoint-groups",
    title: "Disjoint groups",
    summary: "cells in the same position within their boxes contain every symbol once",
    params: &[],
    arithmetic: false,
    samples: &[
        Sample { document: "size = 4\nrules = ['disjoint-groups']\n", n_solutions: 168 },
        Sample {
            document: "size = 4\nhouses = 'row column'\nrules = ['disjoint-groups']\n",
            n_solutions: 288,
        },
        Sample {
            document: "size = 6\nrules = ['disjoint-groups']\ngivens = '''\n123456\n45612.\n2.....\n......\n......\n......\n'''\n",
            n_solutions: 244,
        },
    ],
};

impl Rule for DisjointGroups {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let no_boxes = faults::no_part_where(spec, "grid with boxes", |part| part.box_size.is_some());
        let longest =
            spec.geometry.parts().iter().flat_map(groups).map(|group| group.len()).max().unwrap_or(0);
        no_boxes.or(faults::too_long_for_alphabet("a disjoint group", longest, spec)).into_iter().collect()
    }

    fn lower(&self, _args: &Args, to: &mut Lowering<'_>) {
        for group in to.geometry().parts().iter().flat_map(groups) {
            to.post_house(&group);
        }
    }

    fn holds(&self, _args: &Args, grid: &GridView<'_>) -> bool {
        grid.geometry().parts().iter().filter_map(|part| Some((part, part.box_size?))).all(
            |(part, (height, width))| {
                let same_place =
                    |down: i32, right: i32| down % height as i32 == 0 && right % width as i32 == 0;
                part.iter().all(|(row, col, cell)| {
                    part.iter().all(|(r, c, other)| {
                        other == cell
                            || !same_place(r - row, c - col)
                            || grid.symbol(other) != grid.symbol(cell)
                    })
                })
            },
        )
    }

    fn house(&self, _args: &Args, spec: &PuzzleSpec, cells: &[Cell]) -> GroupName {
        name_of_place(spec, cells).unwrap_or_else(|| GroupName::new(INFO.id))
    }

    fn draw(&self, _args: &Args, _spec: &PuzzleSpec) -> Vec<Mark> {
        vec![Mark::Note("Cells in the same position of every box contain different symbols.".into())]
    }
}

/// The groups of one grid; none if it has no boxes.
fn groups(part: &RectPart) -> Vec<Vec<Cell>> {
    let Some((height, width)) = part.box_size else { return Vec::new() };
    let tops = || (0..part.n_rows as i32).step_by(height);
    let lefts = || (0..part.n_cols as i32).step_by(width);
    let group = |down: i32, right: i32| {
        tops().flat_map(|top| lefts().filter_map(move |left| part.at(top + down, left + right))).collect()
    };
    (0..height as i32)
        .flat_map(|down| (0..width as i32).map(move |right| (down, right)))
        .map(|(d, r)| group(d, r))
        .collect()
}

/// What cells at the same place of every box are called: by that place, and by the grid where there are several.
pub(super) fn name_of_place(spec: &PuzzleSpec, cells: &[Cell]) -> Option<GroupName> {
    let parts = spec.geometry.parts();
    parts.iter().enumerate().find_map(|(grid, part)| {
        let place = groups(part).iter().position(|group| group == cells)?;
        let name = GroupName::new("box-place").with_label(place + 1);
        Some(if parts.len() > 1 { name.part_of("grid", grid + 1) } else { name })
    })
}
