//! Wings: cells with two candidates each that pass a symbol on. XY-wing and XYZ-wing: a pivot and two pincers with
//! three symbols between them. W-wing: two cells with the same pair and a strong link between them.

use super::prelude::*;
use super::strong_links::{StrongLink, strong_links};
use crate::{Layout, Link, Node};

/// A pivot with two or three candidates and two pincers.
pub struct Wing {
    info: &'static TechniqueInfo,
    n_in_pivot: usize,
}

/// Two cells with the same pair, and a strong link.
pub struct WWing;

impl Wing {
    /// The pivot has two candidates.
    pub const XY: Wing = Wing { info: &XY, n_in_pivot: 2 };
    /// The pivot has three candidates.
    pub const XYZ: Wing = Wing { info: &XYZ, n_in_pivot: 3 };
}

const XY: TechniqueInfo = TechniqueInfo::new(
    "xy-wing",
    "XY-wing",
    "a pivot {x,y} sees a cell {x,z} and a cell {y,z}; one of these two must be z, so cells that see both \
     cannot be z",
)
.in_hodoku("0800", Level::Hard, 160);

const XYZ: TechniqueInfo = TechniqueInfo::new(
    "xyz-wing",
    "XYZ-wing",
    "a pivot {x,y,z} sees a cell {x,z} and a cell {y,z}; one of the three must be z, so cells that see all of \
     them cannot be z",
)
.in_hodoku("0801", Level::Hard, 180);

const W_WING: TechniqueInfo = TechniqueInfo::new(
    "w-wing",
    "W-wing",
    "two cells have the same two candidates, and a strong link on one of them connects the cells; so at least \
     one cell is the other digit, and cells that see both cannot be it",
)
.in_hodoku("0803", Level::Hard, 150);

fn cells_with<const W: usize>(position: &Position<W>, n_candidates: usize) -> Vec<Cell> {
    position.open().iter().filter(|&cell| position.candidates(cell).len() == n_candidates).collect()
}

impl<const W: usize> Technique<W> for Wing {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        std::slice::from_ref(&self.info)
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let pairs = cells_with(position, 2);
        let triples = if self.n_in_pivot == 3 { cells_with(position, 3) } else { Vec::new() };
        let firsts = if self.n_in_pivot == 3 { &triples } else { &pairs };
        for (i, &a) in firsts.iter().enumerate() {
            let seconds = if self.n_in_pivot == 3 { &pairs[..] } else { &pairs[i + 1..] };
            for (j, &b) in seconds.iter().enumerate() {
                let symbols = position.candidates(a).or(position.candidates(b));
                if symbols.len() != 3 {
                    continue;
                }
                for &c in &seconds[j + 1..] {
                    let of_c = position.candidates(c);
                    if !of_c.minus(symbols).is_empty()
                        || of_c == position.candidates(a)
                        || of_c == position.candidates(b)
                    {
                        continue;
                    }
                    // Any of three pairs may be the pivot.
                    let roles = [[a, b, c], [b, a, c], [c, b, a]];
                    let n_roles = if self.n_in_pivot == 3 { 1 } else { 3 };
                    for &[pivot, one, two] in &roles[..n_roles] {
                        self.emit(position, pivot, [one, two], found)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl Wing {
    fn emit<const W: usize>(
        &self,
        position: &Position<W>,
        pivot: Cell,
        pincers: [Cell; 2],
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()> {
        let layout = position.layout();
        if pincers.iter().any(|&pincer| !layout.peers(pivot).contains(pincer)) {
            return ControlFlow::Continue(());
        }
        let common = position.candidates(pincers[0]).and(position.candidates(pincers[1]));
        let Some(symbol) = common.single() else { return ControlFlow::Continue(()) };
        let holders: &[Cell] = if self.n_in_pivot == 3 { &[pivot, pincers[0], pincers[1]] } else { &pincers };
        let gone = position.places(symbol).and(layout.common_peers(holders.iter().copied()));
        let candidates = gone.iter().map(|cell| Candidate { cell, symbol });
        let step = Step::eliminating(self.info, candidates, || {
            let mut cited = seen_from(layout, gone, holders);
            cited.extend(pincers.iter().filter_map(|&pincer| layout.why_different(pivot, pincer)));
            let symbols = position.candidates(pivot).or(SymbolSet::only(symbol));
            let mut tips = pincers;
            let other_of = |pincer: Cell| position.candidates(pincer).minus(SymbolSet::only(symbol));
            tips.sort_by_key(|&pincer| other_of(pincer).lowest());
            let cells = [pivot, pincers[0], pincers[1]];
            let all = cells.iter().flat_map(|&cell| {
                position.candidates(cell).iter().map(move |symbol| Candidate { cell, symbol })
            });
            let role = |c: &Candidate| if c.symbol == symbol { Role::Fin } else { Role::Pattern };
            Reason {
                cited,
                symbols,
                shown: all.map(|candidate| (role(&candidate), candidate)).collect(),
                links: pincer_links(position, pivot, pincers, symbol),
                parts: vec![
                    ("pivot", Part::Cells(vec![pivot])),
                    ("cells", Part::Cells(pincers.to_vec())),
                    ("symbol", Part::Symbols(SymbolSet::only(symbol))),
                    ("symbols", Part::Symbols(symbols)),
                    ("pincer", Part::Cells(vec![tips[0]])),
                    ("pincer", Part::Cells(vec![tips[1]])),
                    ("other", Part::Symbols(other_of(tips[0]))),
                    ("other", Part::Symbols(other_of(tips[1]))),
                ],
                ..Reason::default()
            }
        });
        step.map_or(ControlFlow::Continue(()), found)
    }
}

/// Why each of some cells sees each of those that lose a candidate.
fn seen_from<const W: usize>(layout: &Layout<W>, gone: CellSet<W>, cells: &[Cell]) -> Vec<usize> {
    let of_cell = |lost: Cell| cells.iter().filter_map(move |&cell| layout.why_different(lost, cell));
    gone.iter().flat_map(of_cell).collect()
}

/// From one pincer over the pivot to the other. A pivot with two candidates passes on, one with three does not.
fn pincer_links<const W: usize>(
    position: &Position<W>,
    pivot: Cell,
    [one, two]: [Cell; 2],
    symbol: Symbol,
) -> Vec<Link> {
    let other = |cell: Cell| position.candidates(cell).minus(SymbolSet::only(symbol)).lowest();
    let (Some(x), Some(y)) = (other(one), other(two)) else { return Vec::new() };
    let link = |(a, x): (Cell, Symbol), (b, y): (Cell, Symbol), strong: bool| {
        let [from, to] = [(a, x), (b, y)].map(|(cell, symbol)| Node::from(Candidate { cell, symbol }));
        Link { from, to, strong }
    };
    let mut links = vec![
        link((one, symbol), (one, x), true),
        link((one, x), (pivot, x), false),
        link((pivot, x), (pivot, y), true),
        link((pivot, y), (two, y), false),
        link((two, y), (two, symbol), true),
    ];
    links.retain(|link| position.candidates(pivot).len() == 2 || !link.strong || link.from.cells != [pivot]);
    links
}

impl<const W: usize> Technique<W> for WWing {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&W_WING]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout();
        let pairs = cells_with(position, 2);
        let mut links: Vec<Option<Vec<StrongLink>>> = vec![None; layout.n_symbols()];
        for (i, &a) in pairs.iter().enumerate() {
            for &b in pairs[i + 1..].iter().filter(|&&b| position.candidates(b) == position.candidates(a)) {
                let mut symbols = position.candidates(a).iter();
                let (Some(low), Some(high)) = (symbols.next(), symbols.next()) else { continue };
                for (symbol, linked) in [(low, high), (high, low)] {
                    let gone = position.places(symbol).and(layout.common_peers([a, b]));
                    if gone.is_empty() {
                        continue;
                    }
                    let links =
                        links[linked.idx()].get_or_insert_with(|| strong_links(position, linked)).as_slice();
                    let mut told: Vec<[Cell; 2]> = Vec::new();
                    for &link in links {
                        let Some(link) = joining(layout, link, a, b) else { continue };
                        if !told.contains(&link.cells) {
                            told.push(link.cells);
                            let step = w_wing([a, b], symbol, linked, link, gone, layout);
                            step.map_or(ControlFlow::Continue(()), &mut *found)?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The link in the direction in which its ends see the two cells, if they do.
fn joining<const W: usize>(layout: &Layout<W>, link: StrongLink, a: Cell, b: Cell) -> Option<StrongLink> {
    let fits = |link: &StrongLink| {
        layout.peers(a).contains(link.cells[0]) && layout.peers(b).contains(link.cells[1])
    };
    let is_apart = !link.cells.contains(&a) && !link.cells.contains(&b);
    [link, link.reversed()].into_iter().find(|link| is_apart && fits(link))
}

fn w_wing<const W: usize>(
    [a, b]: [Cell; 2],
    symbol: Symbol,
    linked: Symbol,
    link: StrongLink,
    gone: CellSet<W>,
    layout: &Layout<W>,
) -> Option<Step> {
    let candidates = gone.iter().map(|cell| Candidate { cell, symbol });
    Step::eliminating(&W_WING, candidates, || {
        let mut cited = seen_from(layout, gone, &[a, b]);
        cited.push(layout.houses()[link.house].constraint);
        cited.extend(layout.why_different(a, link.cells[0]));
        cited.extend(layout.why_different(b, link.cells[1]));
        let chain: Vec<Node> = [
            (a, symbol),
            (a, linked),
            (link.cells[0], linked),
            (link.cells[1], linked),
            (b, linked),
            (b, symbol),
        ]
        .map(|(cell, symbol)| Candidate { cell, symbol }.into())
        .into();
        let inference = |(i, pair): (usize, &[Node])| Link {
            from: pair[0].clone(),
            to: pair[1].clone(),
            strong: i % 2 == 0,
        };
        let show = |role: Role, symbol: Symbol, cells: [Cell; 2]| {
            cells.map(|cell| (role, Candidate { cell, symbol }))
        };
        let symbols = [symbol, linked].into_iter().collect();
        Reason {
            cited,
            symbols,
            shown: [
                show(Role::Pattern, symbol, [a, b]),
                show(Role::Fin, linked, [a, b]),
                show(Role::Fin, linked, link.cells),
            ]
            .concat(),
            links: chain.windows(2).enumerate().map(inference).collect(),
            parts: vec![
                ("cells", Part::Cells(vec![a, b])),
                ("symbol", Part::Symbols(SymbolSet::only(symbol))),
                ("symbols", Part::Symbols(symbols)),
                ("linked", Part::Symbols(SymbolSet::only(linked))),
                ("houses", Part::Houses(vec![link.house])),
                ("joined", Part::Cells(link.cells.to_vec())),
                ("chain", Part::Chain(chain)),
            ],
            ..Reason::default()
        }
    })
}

#[cfg(test)]
mod tests {
    use super::super::sketch::Sketch;
    use super::*;

    #[test]
    fn a_pivot_with_two_or_three_candidates() {
        let pincers = || Sketch::of_size(9).candidates(15, &[1, 3]).candidates(32, &[2, 3]);
        let grid = pincers().candidates(11, &[1, 2]);
        let steps = grid.steps(&Wing::XY, &Options::default());
        assert_eq!(steps, [("xy-wing", "312 313 334 335 336".to_string())]);
        assert_eq!(grid.steps(&Wing::XYZ, &Options::default()), []);
        let grid = pincers().candidates(11, &[1, 2, 3]);
        assert_eq!(grid.steps(&Wing::XYZ, &Options::default()), [("xyz-wing", "312 313".to_string())]);
        assert_eq!(grid.steps(&Wing::XY, &Options::default()), []);
    }

    #[test]
    fn the_same_pair_twice_and_a_strong_link() {
        let grid = Sketch::of_size(9).candidates(11, &[1, 2]).candidates(55, &[1, 2]);
        assert_eq!(grid.steps(&WWing, &Options::default()), []);
        let steps = grid.places("row 9", 2, &[91, 95]).steps(&WWing, &Options::default());
        assert_eq!(steps, [("w-wing", "115 151".to_string())]);
    }
}
