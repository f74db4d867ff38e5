//! Phistomefel's ring: the cells around a box in the middle hold the same symbols, each as often, as the corners of the
//! board. Two lines along the ring and two boxes beside the one in the middle are as many houses as the crossing lines
//! through the corners; without the cells that both share, the ring and the corners are left.

use super::prelude::*;

/// The cells around a box against the corners.
pub struct Ring;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "phistomefel",
    "Phistomefel's ring",
    "the 16 cells around the middle box of a 9×9 contain the same digits, each equally often, as the four 2×2 \
     corners of the board",
);

/// Houses of both sides and what they do not share.
struct Sides<const W: usize> {
    around: usize,
    /// The houses with the ring, and those with the corners.
    houses: [Vec<usize>; 2],
    /// The ring and the corners.
    sets: [CellSet<W>; 2],
}

impl<const W: usize> Technique<W> for Ring {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        for sides in all_sides(position) {
            for symbol in position.symbols() {
                for side in 0..2 {
                    find_on(position, &sides, side, symbol, found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

fn all_sides<const W: usize>(position: &Position<W>) -> Vec<Sides<W>> {
    let houses = position.layout().houses();
    let boxes = (0..houses.len()).filter(|&house| !houses[house].is_line());
    let kinds = |house: &usize| {
        let lines = houses.iter().filter(|line| line.is_line());
        let mut kinds: Vec<&str> = lines.map(|line| line.kind.as_str()).collect();
        kinds.dedup();
        let pairs =
            kinds.clone().into_iter().flat_map(move |a| kinds.clone().into_iter().map(move |b| (a, b)));
        pairs
            .filter(|(a, b)| a != b)
            .filter_map(|(along, across)| sides(position, *house, along, across))
            .next()
    };
    boxes.filter_map(|house| kinds(&house)).collect()
}

/// The ring around a box, seen along lines of one kind; none if the board has no such ring there.
fn sides<const W: usize>(
    position: &Position<W>,
    around: usize,
    along: &str,
    across: &str,
) -> Option<Sides<W>> {
    let layout = position.layout();
    let houses = layout.houses();
    let middle = &houses[around];
    let coords = |cell: Cell| layout.puzzle().geometry().info(cell).coords.as_slice();
    let touches = |cell: Cell| {
        middle.cells.iter().any(|&inner| {
            let (a, b) = (coords(cell), coords(inner));
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| (a - b).abs() <= 1)
        })
    };
    let ring: CellSet<W> =
        layout.cells().filter(|&cell| !middle.set.contains(cell) && touches(cell)).collect();
    let is_apart = |house: &House<W>| !house.set.intersects(&middle.set);
    let of_kind = |kind: &str| -> Vec<usize> {
        (0..houses.len()).filter(|&house| houses[house].kind == kind && is_apart(&houses[house])).collect()
    };
    let (lines, crossing) = (of_kind(along), of_kind(across));
    let n_in_ring = |house: &usize| houses[*house].set.and(ring).len();
    let longest = lines.iter().map(n_in_ring).max()?;
    let mut with_ring: Vec<usize> = lines.into_iter().filter(|line| n_in_ring(line) == longest).collect();
    let corners: Vec<usize> = crossing.into_iter().filter(|line| n_in_ring(line) < longest).collect();
    let n_lines = with_ring.len();
    let lies_beside = |house: &usize| {
        let is_apart_from = |line: &usize| !houses[*line].set.intersects(&houses[*house].set);
        houses[*house].kind == middle.kind
            && is_apart(&houses[*house])
            && n_in_ring(house) > 0
            && with_ring[..n_lines].iter().all(is_apart_from)
    };
    let beside: Vec<usize> = (0..houses.len()).filter(lies_beside).collect();
    with_ring.extend(beside);
    let union = |chosen: &[usize]| {
        chosen.iter().try_fold(CellSet::EMPTY, |all: CellSet<W>, &house| {
            let set = houses[house].set;
            (!set.intersects(&all)).then(|| all.or(set))
        })
    };
    let (with, without) = (union(&with_ring)?, union(&corners)?);
    let is_ring = n_lines == 2
        && with_ring.len() == 4
        && corners.len() == 4
        && with.minus(without) == ring
        && ring.len() == without.minus(with).len();
    is_ring.then(|| Sides { around, houses: [with_ring, corners], sets: [ring, without.minus(with)] })
}

/// What follows if one side has no room for more of a symbol than the other has already.
fn find_on<const W: usize>(
    position: &Position<W>,
    sides: &Sides<W>,
    side: usize,
    symbol: Symbol,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let layout = position.layout();
    let (here, there) = (sides.sets[side], sides.sets[1 - side]);
    let held = |set: CellSet<W>| -> Vec<Cell> {
        set.iter().filter(|&cell| position.placed(cell) == Some(symbol)).collect()
    };
    let (held_here, held_there) = (held(here), held(there));
    let open = here.and(position.places(symbol));
    let n_places = held_here.len() + open.len();
    // Places in one house are room for one.
    let all: CellSet<W> = open.or(held_here.iter().copied().collect());
    let cover = |is_line: bool| -> Option<Vec<usize>> {
        let mut cover: Vec<usize> = Vec::new();
        for cell in all.iter() {
            let house =
                layout.houses_of(cell).iter().find(|&&house| layout.houses()[house].is_line() == is_line)?;
            if !cover.contains(house) {
                cover.push(*house);
            }
        }
        Some(cover)
    };
    let is_just_enough = |cover: &Vec<usize>| cover.len() == held_there.len();
    let cover = match n_places == held_there.len() {
        true => Vec::new(),
        false => match [false, true].into_iter().filter_map(cover).find(is_just_enough) {
            Some(cover) => cover,
            None => return ControlFlow::Continue(()),
        },
    };
    let gone = there.and(position.places(symbol)).iter().map(|cell| Candidate { cell, symbol });
    let counted = |houses: &[usize], times: i64| -> Vec<(Cited, i64)> {
        houses.iter().map(|&house| (layout.houses()[house].constraint, times)).collect()
    };
    let reason = || Reason {
        cited: match cover.is_empty() {
            true => Vec::new(),
            false => [&cover[..], &sides.houses[0], &sides.houses[1]]
                .concat()
                .iter()
                .map(|&house| layout.houses()[house].constraint)
                .collect(),
        },
        counted: [counted(&sides.houses[0], 1), counted(&sides.houses[1], -1)].concat(),
        symbols: SymbolSet::only(symbol),
        shown: all.iter().map(|cell| (Role::Pattern, Candidate { cell, symbol })).collect(),
        parts: vec![
            ("house", Part::Houses(vec![sides.around])),
            ("ring", Part::Cells(sides.sets[0].iter().collect())),
            ("corners", Part::Cells(sides.sets[1].iter().collect())),
            ("side", Part::Number(side as i64)),
            ("symbol", Part::Symbols(SymbolSet::only(symbol))),
            ("held", Part::Cells(held_there.clone())),
        ],
        ..Reason::default()
    };
    let step = Step::eliminating(&INFO, gone, reason);
    step.map_or(ControlFlow::Continue(()), &mut *found)?;
    if cover.is_empty() && !held_there.is_empty() {
        let placed = open.iter().map(|cell| Candidate { cell, symbol });
        let step = Step::placing_all(&INFO, placed, reason);
        return step.map_or(ControlFlow::Continue(()), found);
    }
    ControlFlow::Continue(())
}
