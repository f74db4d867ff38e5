//! Simple colours: one colouring of a symbol. Trap: what sees both colours is false. Wrap: a colour that sees itself is
//! false. Multi-colours: two colourings that see each other.

use super::colouring::{Colouring, colourings, first_clash, seen_by};
use super::prelude::*;
use crate::{Layout, Link};

/// One colouring.
pub struct SimpleColours;

/// Two colourings.
pub struct MultiColours;

const TRAP: TechniqueInfo = TechniqueInfo::new(
    "simple-colours-trap",
    "Simple colours (trap)",
    "strong links split the places of a digit into two colours, one of which is true; a cell that sees both \
     colours cannot be the digit",
)
.in_hodoku("0500", Level::Hard, 150);

const WRAP: TechniqueInfo = TechniqueInfo::new(
    "simple-colours-wrap",
    "Simple colours (wrap)",
    "strong links split the places of a digit into two colours, and two places of one colour see each other; \
     so that colour is false everywhere",
)
.in_hodoku("0501", Level::Hard, 150);

const MULTI_1: TechniqueInfo = TechniqueInfo::new(
    "multi-colours-1",
    "Multi-colours 1",
    "a colour of one colouring sees a colour of another, so at least one of the opposite colours is true; a \
     cell that sees both opposites cannot be the digit",
)
.in_hodoku("0502", Level::Hard, 200);

const MULTI_2: TechniqueInfo = TechniqueInfo::new(
    "multi-colours-2",
    "Multi-colours 2",
    "a colour sees both colours of another colouring, one of which is true; so that colour is false \
     everywhere",
)
.in_hodoku("0503", Level::Hard, 200);

impl<const W: usize> Technique<W> for SimpleColours {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&TRAP, &WRAP]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout();
        for symbol in position.symbols() {
            for colouring in &colourings(position, symbol) {
                wrap(layout, colouring).map_or(ControlFlow::Continue(()), &mut *found)?;
                trap(position, colouring).map_or(ControlFlow::Continue(()), &mut *found)?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl<const W: usize> Technique<W> for MultiColours {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&MULTI_1, &MULTI_2]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let layout = position.layout();
        for symbol in position.symbols() {
            let all = colourings(position, symbol);
            for (i, one) in all.iter().enumerate() {
                for (j, two) in all.iter().enumerate().filter(|&(j, _)| j != i) {
                    one_sees_both(layout, one, two).map_or(ControlFlow::Continue(()), &mut *found)?;
                    if i < j {
                        one_of_two(position, one, two).map_or(ControlFlow::Continue(()), &mut *found)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

fn candidates<const W: usize>(cells: CellSet<W>, symbol: Symbol) -> impl Iterator<Item = Candidate> {
    cells.iter().map(move |cell| Candidate { cell, symbol })
}

fn weak_link(symbol: Symbol, (a, b): (Cell, Cell)) -> Link {
    let [from, to] = [a, b].map(|cell| Candidate { cell, symbol }.into());
    Link { from, to, strong: false }
}

/// What the reasons of all four have in common.
fn reason<const W: usize>(
    colourings: &[&Colouring<W>],
    clashes: &[(Cell, Cell)],
    cited: Vec<usize>,
) -> Reason {
    const NAMES: [&str; 4] = ["first", "second", "third", "fourth"];
    let symbol = colourings[0].symbol;
    let mut reason = Reason { cited, symbols: SymbolSet::only(symbol), ..Reason::default() };
    reason.parts.push(("symbol", Part::Symbols(reason.symbols)));
    let colours = colourings.iter().flat_map(|&colouring| [(colouring, 0), (colouring, 1)]);
    for (nth, (colouring, colour)) in colours.enumerate() {
        let role = match (colourings.len(), colour) {
            (1, 0) => Role::On,
            (1, _) => Role::Off,
            _ => Role::Set(nth as u8),
        };
        reason.shown.extend(colouring.shown(colour, role));
        reason.parts.push((NAMES[nth], Part::Cells(colouring.colours[colour].iter().collect())));
    }
    reason.links.extend(colourings.iter().flat_map(|colouring| colouring.links()));
    reason.links.extend(clashes.iter().map(|&clash| weak_link(symbol, clash)));
    reason.parts.extend(clashes.iter().map(|&(a, b)| ("clash", Part::Cells(vec![a, b]))));
    reason
}

/// Colours that see themselves.
fn wrap<const W: usize>(layout: &Layout<W>, colouring: &Colouring<W>) -> Option<Step> {
    let clashes = colouring.colours.map(|colour| first_clash(layout, colour, colour));
    let wrong = colouring.colours.iter().zip(clashes).filter(|(_, clash)| clash.is_some());
    let gone = wrong.fold(CellSet::EMPTY, |gone, (&colour, _)| gone.or(colour));
    Step::eliminating(&WRAP, candidates(gone, colouring.symbol), || {
        let mut cited = Vec::new();
        for (colour, clash) in colouring.colours.iter().zip(clashes) {
            let Some((a, b)) = clash else { continue };
            cited.extend(layout.why_different(a, b));
            colour.iter().for_each(|cell| {
                colouring.cite_way(layout, cell, a, &mut cited);
                colouring.cite_way(layout, cell, b, &mut cited);
            });
        }
        let clashes: Vec<(Cell, Cell)> = clashes.into_iter().flatten().collect();
        let mut reason = reason(&[colouring], &clashes, cited);
        reason.parts.push(("false", Part::Cells(gone.iter().collect())));
        reason
    })
}

/// What sees both colours.
fn trap<const W: usize>(position: &Position<W>, colouring: &Colouring<W>) -> Option<Step> {
    let layout = position.layout();
    let [on, off] = colouring.colours;
    let gone = position.places(colouring.symbol).and(seen_by(layout, on)).and(seen_by(layout, off));
    Step::eliminating(&TRAP, candidates(gone, colouring.symbol), || {
        let mut cited = Vec::new();
        for cell in gone.iter() {
            let peers = layout.peers(cell);
            let Some((a, b)) = colouring.nearest(on.and(peers), off.and(peers)) else { continue };
            cited.extend([a, b].iter().filter_map(|&seen| layout.why_different(cell, seen)));
            colouring.cite_way(layout, a, b, &mut cited);
        }
        reason(&[colouring], &[], cited)
    })
}

/// A colour of `one` that sees both colours of `two`.
fn one_sees_both<const W: usize>(layout: &Layout<W>, one: &Colouring<W>, two: &Colouring<W>) -> Option<Step> {
    let clashes_of = |colour: CellSet<W>| {
        Some([first_clash(layout, colour, two.colours[0])?, first_clash(layout, colour, two.colours[1])?])
    };
    let clashes = one.colours.map(clashes_of);
    let wrong = one.colours.iter().zip(clashes).filter(|(_, clashes)| clashes.is_some());
    let gone = wrong.fold(CellSet::EMPTY, |gone, (&colour, _)| gone.or(colour));
    Step::eliminating(&MULTI_2, candidates(gone, one.symbol), || {
        let mut cited = Vec::new();
        for (colour, clashes) in one.colours.iter().zip(clashes) {
            let Some([(a, c), (b, d)]) = clashes else { continue };
            cited.extend(layout.why_different(a, c));
            cited.extend(layout.why_different(b, d));
            two.cite_way(layout, c, d, &mut cited);
            colour.iter().for_each(|cell| {
                one.cite_way(layout, cell, a, &mut cited);
                one.cite_way(layout, cell, b, &mut cited);
            });
        }
        let clashes: Vec<(Cell, Cell)> = clashes.into_iter().flatten().flatten().collect();
        let mut reason = reason(&[one, two], &clashes, cited);
        reason.parts.push(("false", Part::Cells(gone.iter().collect())));
        reason
    })
}

/// Colours that see each other, so that one of the opposites is true.
fn one_of_two<const W: usize>(
    position: &Position<W>,
    one: &Colouring<W>,
    two: &Colouring<W>,
) -> Option<Step> {
    let layout = position.layout();
    let places = position.places(one.symbol);
    let mut gone = CellSet::EMPTY;
    let mut used = Vec::new();
    for [i, j] in [[0, 0], [0, 1], [1, 0], [1, 1]] {
        let Some((a, b)) = first_clash(layout, one.colours[i], two.colours[j]) else { continue };
        let opposites = (one.colours[1 - i], two.colours[1 - j]);
        let goes = places.and(seen_by(layout, opposites.0)).and(seen_by(layout, opposites.1));
        if !goes.minus(gone).is_empty() {
            used.push(((a, b), opposites, goes.minus(gone)));
            gone = gone.or(goes);
        }
    }
    Step::eliminating(&MULTI_1, candidates(gone, one.symbol), || {
        let mut cited = Vec::new();
        for &((a, b), opposites, goes) in &used {
            cited.extend(layout.why_different(a, b));
            for cell in goes.iter() {
                let peers = layout.peers(cell);
                for (colouring, opposite, clash) in [(one, opposites.0, a), (two, opposites.1, b)] {
                    let seen = opposite.and(peers);
                    let Some((seen, _)) = colouring.nearest(seen, CellSet::only(clash)) else { continue };
                    cited.extend(layout.why_different(cell, seen));
                    colouring.cite_way(layout, seen, clash, &mut cited);
                }
            }
        }
        let clashes: Vec<(Cell, Cell)> = used.iter().map(|&(clash, ..)| clash).collect();
        reason(&[one, two], &clashes, cited)
    })
}

#[cfg(test)]
mod tests {
    use super::super::sketch::Sketch;
    use super::*;

    fn chain() -> Sketch {
        Sketch::of_size(9).places("row 1", 1, &[11, 14]).places("column 1", 1, &[11, 51]).places(
            "row 5",
            1,
            &[51, 55],
        )
    }

    #[test]
    fn what_sees_both_colours_goes() {
        let steps = chain().steps(&SimpleColours, &Options::default());
        assert_eq!(steps, [("simple-colours-trap", "125 135 144 164".to_string())]);
    }

    #[test]
    fn a_colour_that_sees_itself_goes() {
        let steps = chain().places("column 5", 1, &[25, 55]).steps(&SimpleColours, &Options::default());
        assert_eq!(steps[0], ("simple-colours-wrap", "114 125 151".to_string()));
        assert_eq!(steps[1].0, "simple-colours-trap");
    }

    #[test]
    fn two_colourings() {
        let grid = Sketch::of_size(9).places("row 1", 1, &[11, 17]).places("column 2", 1, &[22, 82]);
        assert_eq!(grid.steps(&MultiColours, &Options::default()), [("multi-colours-1", "187".to_string())]);
        let steps = grid.places("column 7", 1, &[17, 87]).steps(&MultiColours, &Options::default());
        assert_eq!(steps[0], ("multi-colours-2", "111 187".to_string()));
    }
}
