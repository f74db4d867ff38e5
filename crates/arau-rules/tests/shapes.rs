//! What must be true of every board that any shape makes, whatever its arguments.

use arau_core::{Arg, Args, Geometry, MAX_SYMBOLS, ParamKind};
use arau_rules::shapes::{edges, twice_area};
use arau_rules::{SHAPES, Shape, shape};
use std::collections::HashSet;

/// Boards of every shape, small and large.
fn boards() -> Vec<(&'static dyn Shape, Args)> {
    let int = |name: &'static str| move |value: i64| Args::new().with_int(name, value);
    let text = |name: &str, value: &str| Args::new().with_text(name, value);
    let mut boards: Vec<(&str, Args)> = Vec::new();
    let mut add = |id: &'static str, list: Vec<Args>| boards.extend(list.into_iter().map(|args| (id, args)));
    add("rect", [1, 2, 7, 9, 12, 36, 64].map(int("size")).to_vec());
    add("rect", vec![Args::new().with_int("rows", 2).with_int("columns", 6).with_text("box", "2x3")]);
    add("rect", vec![int("size")(3).with_text("regions", "aab\nacb\nccb")]);
    let layouts = [
        "samurai",
        "wing",
        "windmill",
        "sohei",
        "butterfly",
        "flower",
        "twodoku",
        "gattai-3",
        "gattai-8",
        "cross",
    ];
    add("glue", layouts.map(|name| text("layout", name)).to_vec());
    add("glue", layouts.map(|name| text("layout", name).with_int("size", 6)).to_vec());
    add("glue", vec![text("offsets", "0,0 1,1 2,0").with_int("size", 2).with_text("box", "none")]);
    add("hexagon", [1, 2, 5, 9, 64].map(int("side")).to_vec());
    add("star", vec![Args::new()]);
    add("clock", [2, 4, 12, 128].map(int("sectors")).to_vec());
    add("clock", vec![int("rings")(1), int("rings")(8)]);
    add("cube", [4, 6, 9, 25].map(int("size")).to_vec());
    add("cube", [1, 3, 11].map(|n| text("style", "planes").with_int("size", n)).to_vec());
    add("cube", [2, 5].map(|n| text("style", "lines").with_int("size", n)).to_vec());
    add("sudokube", [1, 2, 3, 11].map(int("size")).to_vec());
    add("sudokube", vec![Args::new().with("bands", Arg::Flag(true))]);
    add("hypercube", [1, 2, 3, 4].map(int("size")).to_vec());
    add("kakuro", vec![text("map", "#..\n...\n..#"), text("map", ".")]);
    boards.into_iter().map(|(id, args)| (shape(id).unwrap(), args)).collect()
}

/// Every board with its name, for messages.
fn each_board(mut check: impl FnMut(&str, &Geometry)) {
    for (shape, args) in boards() {
        let name = format!("{} {args:?}", shape.info().id);
        let shaped = shape.make(&args).unwrap_or_else(|e| panic!("{name}: {e:?}"));
        assert!((1..=MAX_SYMBOLS).contains(&shaped.n_symbols), "{name}");
        check(&name, &shaped.geometry);
    }
}

#[test]
fn every_shape_is_tried() {
    let tried: HashSet<&str> = boards().iter().map(|(shape, _)| shape.info().id).collect();
    for shape in SHAPES.iter().filter(|s| s.info().id != "custom") {
        assert!(tried.contains(shape.info().id), "{}", shape.info().id);
    }
}

#[test]
fn shapes_have_ids_of_their_own() {
    let ids: HashSet<&str> = SHAPES.iter().map(|s| s.info().id).collect();
    assert_eq!(ids.len(), SHAPES.len());
}

#[test]
fn labels_and_coordinates_name_one_cell() {
    each_board(|name, geometry| {
        for cell in geometry.cells() {
            let info = geometry.info(cell);
            assert!(info.label.chars().all(|c| c.is_ascii_alphanumeric()), "{name}: {}", info.label);
            assert_eq!(geometry.find(&info.label), Some(cell), "{name}: {}", info.label);
            assert!((1..=4).contains(&info.coords.len()), "{name}");
            assert_eq!(geometry.at(&info.coords), Some(cell), "{name}: {}", info.label);
        }
    });
}

#[test]
fn groups_are_sets_with_names_of_their_own() {
    each_board(|name, geometry| {
        let names: HashSet<&str> = geometry.groups().iter().map(|g| &*g.name).collect();
        assert_eq!(names.len(), geometry.groups().len(), "{name}");
        for group in geometry.groups() {
            let cells: HashSet<_> = group.cells.iter().collect();
            assert!(!cells.is_empty() && cells.len() == group.cells.len(), "{name}: {}", group.name);
            assert_eq!(
                geometry.parse_cells(&group.name).as_ref(),
                Ok(&group.cells),
                "{name}: {}",
                group.name
            );
        }
    });
}

#[test]
fn usual_houses_exist_and_fit_the_alphabet() {
    for (shape, args) in boards() {
        let shaped = shape.build(&args).unwrap();
        for kind in shaped.houses.split_whitespace() {
            let longest = shaped.geometry.groups_of(kind).map(|g| g.cells.len()).max();
            // A map of one white cell has no run.
            let runs = kind.starts_with("run-");
            assert!(longest.is_some() || runs, "{} {args:?}: {kind}", shape.info().id);
            assert!(longest.unwrap_or(0) <= shaped.n_symbols, "{} {args:?}: {kind}", shape.info().id);
        }
    }
}

#[test]
fn no_group_stands_twice() {
    each_board(|name, geometry| {
        // In grids of one row or without a second dimension, lines and boxes coincide.
        if geometry.n_cells() < 9 {
            return;
        }
        let mut seen = HashSet::new();
        for group in geometry.groups() {
            let mut cells = group.cells.clone();
            cells.sort_unstable();
            assert!(seen.insert((&group.kind, cells)), "{name}: {}", group.name);
        }
    });
}

#[test]
fn every_cell_has_an_outline_of_its_own() {
    each_board(|name, geometry| {
        let mut seen = HashSet::new();
        for cell in geometry.cells() {
            let outline = &geometry.info(cell).outline;
            assert!(outline.len() >= 3, "{name}: {}", geometry.label(cell));
            assert!(twice_area(outline) > 0.5, "{name}: {} is too small", geometry.label(cell));
            let mut edges: Vec<_> = edges(outline).collect();
            edges.sort_unstable();
            assert!(edges.iter().all(|[a, b]| a != b), "{name}: {}", geometry.label(cell));
            assert!(seen.insert(edges), "{name}: {} lies on another cell", geometry.label(cell));
        }
    });
}

#[test]
fn neighbours_are_mutual_and_share_an_edge_on_flat_boards() {
    each_board(|name, geometry| {
        for cell in geometry.cells() {
            let distinct: HashSet<_> = geometry.neighbours(cell).iter().collect();
            assert_eq!(distinct.len(), geometry.neighbours(cell).len(), "{name}");
            for &other in geometry.neighbours(cell) {
                assert!(geometry.neighbours(other).contains(&cell), "{name}");
            }
        }
        let is_flat = !["cube", "sudokube", "hypercube"].iter().any(|id| name.starts_with(id));
        for (a, b) in geometry.adjacent_pairs().filter(|_| is_flat) {
            let edges_of_a: HashSet<_> = edges(&geometry.info(a).outline).collect();
            let share = edges(&geometry.info(b).outline).any(|edge| edges_of_a.contains(&edge));
            assert!(share, "{name}: {} and {}", geometry.label(a), geometry.label(b));
        }
    });
}

#[test]
fn parts_lie_on_the_board_and_boxes_tile_them() {
    each_board(|name, geometry| {
        for part in geometry.parts() {
            assert_eq!(part.cells.len(), part.n_rows * part.n_cols, "{name}");
            assert!(part.cells.iter().flatten().all(|c| c.idx() < geometry.n_cells()), "{name}");
            if let Some((height, width)) = part.box_size {
                assert!(part.n_rows % height == 0 && part.n_cols % width == 0, "{name}");
            }
        }
    });
}

/// Arguments within the parameters' ranges, but at their ends and in odd mixtures, make a board or a message.
#[test]
fn no_arguments_make_a_shape_panic() {
    let texts = [
        "",
        "none",
        "0x0",
        "2x3",
        "1x1",
        "99999999999x1",
        "a",
        "0,0",
        "0,0 4096,4096",
        ".",
        "####",
        "x\u{301}",
    ];
    for shape in SHAPES {
        for param in shape.info().params {
            let values: Vec<Arg> = match param.kind {
                ParamKind::Int { min, max } => [min, min + 1, (min + max) / 2, max].map(Arg::Int).to_vec(),
                ParamKind::Flag => vec![Arg::Flag(false), Arg::Flag(true)],
                ParamKind::Choice(words) => words.iter().map(|w| Arg::Text(w.to_string())).collect(),
                _ => texts.iter().map(|t| Arg::Text(t.to_string())).collect(),
            };
            for value in values {
                let args = Args::new().with(param.name, value);
                match shape.make(&args) {
                    Ok(shaped) => {
                        assert!((1..=Geometry::MAX_CELLS).contains(&shaped.geometry.n_cells()), "{args:?}");
                        assert!((1..=MAX_SYMBOLS).contains(&shaped.n_symbols), "{args:?}");
                    }
                    Err(faults) => {
                        assert!(faults.iter().all(|fault| !fault.message().is_empty()), "{args:?}");
                        assert!(!faults.is_empty(), "{} {args:?}", shape.info().id);
                    }
                }
            }
        }
    }
}
