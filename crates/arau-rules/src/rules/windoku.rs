//! Windoku (NRC): further boxes, one row and column away from the edge and from each other, are houses.

use super::houses::most_in_one_house;
use super::prelude::*;

/// Extra boxes in every grid with boxes: four on 9×9, nine on 16×16.
pub struct Windoku;

const INFO: RuleInfo = RuleInfo {
    id: "windoku",
    title: "Windoku",
    summary: "the extra boxes, one row and column in from the edges and apart from each other, contain every \
         symbol once",
    params: &[],
    arithmetic: false,
    samples: &[
        Sample { document: "size = 4\nrules = ['windoku']\n", n_solutions: 168 },
        Sample { document: "size = 4\nhouses = 'row column'\nrules = ['windoku']\n", n_solutions: 288 },
        Sample {
            document: "size = 6\nrules = ['windoku']\ngivens = '''\n264513\n3.1..6\n......\n4.....\n6.....\n......\n'''\n",
            n_solutions: 36,
        },
    ],
};

impl Rule for Windoku {
    fn info(&self) -> &'static RuleInfo {
        &INFO
    }

    fn faults(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Fault> {
        let no_window = faults::no_part_where(spec, "grid with boxes and room for windows", |part| {
            Windows::of(part).is_some_and(|w| !w.down.is_empty() && !w.across.is_empty())
        });
        let largest = boxed(&spec.geometry).map(|(_, (height, width))| height * width).max().unwrap_or(0);
        no_window.or(faults::too_long_for_alphabet("a window", largest, spec)).into_iter().collect()
    }

    fn lower(&self, _args: &Args, to: &mut Lowering<'_>) {
        for part in to.geometry().parts() {
            let Some(windows) = Windows::of(part) else { continue };
            for rows in &windows.down {
                for cols in &windows.across {
                    to.post_house(&crossing(part, rows, cols));
                }
            }
            if lines_are_full_houses(part, to.spec()) {
                post_implied(part, &windows, to);
            }
        }
    }

    fn holds(&self, _args: &Args, grid: &GridView<'_>) -> bool {
        boxed(grid.geometry()).all(|(part, (height, width))| {
            let tops = (1..).step_by(height + 1).take_while(|top| top + height < part.n_rows);
            tops.into_iter().all(|top| {
                let lefts = (1..).step_by(width + 1).take_while(|left| left + width < part.n_cols);
                lefts.into_iter().all(|left| {
                    let inside = |row: i32, col: i32| {
                        (top..top + height).contains(&(row as usize))
                            && (left..left + width).contains(&(col as usize))
                    };
                    let window =
                        part.iter().filter(|&(row, col, _)| inside(row, col)).map(|(_, _, cell)| cell);
                    grid.all_different(&window.collect::<Vec<_>>())
                })
            })
        })
    }

    fn house(&self, _args: &Args, spec: &PuzzleSpec, cells: &[Cell]) -> GroupName {
        let is_window_of = |part: &RectPart| {
            Windows::of(part).is_some_and(|Windows { down, across, .. }| {
                down.iter().any(|rows| across.iter().any(|cols| crossing(part, rows, cols) == cells))
            })
        };
        let is_window = spec.geometry.parts().iter().any(is_window_of);
        let first = cells.first().map_or("", |&cell| spec.geometry.label(cell));
        GroupName::new(if is_window { "window" } else { "hidden-window" }).with_label(first)
    }

    fn draw(&self, _args: &Args, spec: &PuzzleSpec) -> Vec<Mark> {
        let mut marks = Vec::new();
        for part in spec.geometry.parts() {
            let Some(windows) = Windows::of(part) else { continue };
            for rows in &windows.down {
                for cols in &windows.across {
                    marks.push(Mark::Shape { cells: crossing(part, rows, cols), shape: CellShape::Tint(0) });
                }
            }
        }
        marks
    }
}

/// Where the windows of a grid lie: which rows and which columns belong together, and the lines between them.
struct Windows {
    down: Vec<Vec<i32>>,
    across: Vec<Vec<i32>>,
    rows_between: Vec<i32>,
    cols_between: Vec<i32>,
}

impl Windows {
    fn of(part: &RectPart) -> Option<Windows> {
        let (height, width) = part.box_size?;
        let (down, rows_between) = bands(part.n_rows, height);
        let (across, cols_between) = bands(part.n_cols, width);
        Some(Windows { down, across, rows_between, cols_between })
    }
}

/// Cuts `n` lines into bands of `thickness` with one line before each and one after the last; the lines between come
/// second.
fn bands(n: usize, thickness: usize) -> (Vec<Vec<i32>>, Vec<i32>) {
    let mut bands: Vec<Vec<i32>> = Vec::new();
    let mut between = Vec::new();
    let mut line = 0;
    while line < n {
        between.push(line as i32);
        line += 1;
        if line + thickness < n {
            bands.push((line..line + thickness).map(|i| i as i32).collect());
            line += thickness;
        }
    }
    (bands, between)
}

fn crossing(part: &RectPart, rows: &[i32], cols: &[i32]) -> Vec<Cell> {
    rows.iter().flat_map(|&row| cols.iter().filter_map(move |&col| part.at(row, col))).collect()
}

fn boxed(geometry: &Geometry) -> impl Iterator<Item = (&RectPart, (usize, usize))> {
    geometry.parts().iter().filter_map(|part| Some((part, part.box_size?)))
}

/// Whether every row and column of the grid is a house of as many cells as there are symbols.
fn lines_are_full_houses(part: &RectPart, spec: &PuzzleSpec) -> bool {
    let n = spec.symbols.len();
    let (all_rows, all_cols): (Vec<i32>, Vec<i32>) = ((0..n as i32).collect(), (0..n as i32).collect());
    let is_house = |cells: Vec<Cell>| cells.len() == n && most_in_one_house(spec, &cells) == n;
    part.n_rows == n
        && part.n_cols == n
        && all_rows.iter().all(|&row| is_house(crossing(part, &[row], &all_cols)))
        && all_cols.iter().all(|&col| is_house(crossing(part, &all_rows, &[col])))
}

/// Rows that pass through a band of windows hold each symbol as often as there are rows; each window takes it once;
/// so the cells between the windows are a house too if they are as many as a window's. Likewise for columns, and for
/// the crossings of the lines between.
fn post_implied(part: &RectPart, windows: &Windows, to: &mut Lowering<'_>) {
    let Some((height, width)) = part.box_size.filter(|(h, w)| h * w == to.n_symbols()) else { return };
    let beside = windows.cols_between.len() == width;
    let below = windows.rows_between.len() == height;
    if beside {
        for rows in &windows.down {
            to.post_house(&crossing(part, rows, &windows.cols_between));
        }
    }
    if below {
        for cols in &windows.across {
            to.post_house(&crossing(part, &windows.rows_between, cols));
        }
    }
    if beside && below {
        to.post_house(&crossing(part, &windows.rows_between, &windows.cols_between));
    }
}
