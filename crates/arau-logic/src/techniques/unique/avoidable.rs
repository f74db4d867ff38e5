//! Avoidable rectangles: the cells of a rectangle are placed in part, none as a given. What is placed could be exchanged
//! as well as candidates could, so the rest must not complete the exchange.

use super::guardians::Pattern;
use super::rectangles::hodoku_number;
use crate::rectangles::RectangleFrom;
use crate::techniques::prelude::*;

/// A type of avoidable rectangle.
pub struct AvoidableRectangle {
    info: &'static TechniqueInfo,
    n_open: usize,
}

impl AvoidableRectangle {
    /// One cell is open.
    pub const TYPE_1: AvoidableRectangle = AvoidableRectangle {
        info: &TechniqueInfo::new(
            "avoidable-rectangle-1",
            "Avoidable rectangle type 1",
            "three corners of a \
             rectangle are solved and none is a given; the fourth cannot be the digit that would let two \
             digits be swapped",
        )
        .for_one_solution()
        .in_hodoku("0607", Level::Hard, 100),
        n_open: 1,
    };

    /// Two cells are open.
    pub const TYPE_2: AvoidableRectangle = AvoidableRectangle {
        info: &TechniqueInfo::new(
            "avoidable-rectangle-2",
            "Avoidable rectangle type 2",
            "two corners of a rectangle are solved, neither a given, and the other two have the same extra \
             candidate; one of them must be it, so cells that see both cannot be",
        )
        .for_one_solution()
        .in_hodoku("0608", Level::Hard, 100),
        n_open: 2,
    };
}

impl<const W: usize> Technique<W> for AvoidableRectangle {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        std::slice::from_ref(&self.info)
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let completing = completing_cells(position);
        let placed = position.exchangeable().minus(position.open());
        let mut seen: Vec<usize> = Vec::new();
        for start in placed.iter() {
            for &RectangleFrom { close, far, last, id } in position.layout().rectangles_from(start) {
                let id = if options.as_hodoku { hodoku_number([start, close, far, last]) } else { id };
                let (Some(a), Some(b)) = (position.placed(start), position.placed(close)) else { continue };
                let completes = completing[b.idx()].contains(far) && completing[a.idx()].contains(last);
                if placed.contains(close) && completes && !seen.contains(&id) {
                    seen.push(id);
                    let pair = [a, b].into_iter().collect();
                    let pattern = Pattern::with_pair(position, [start, close, far, last], pair);
                    self.judge(position, &pattern, found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl AvoidableRectangle {
    fn judge<const W: usize>(
        &self,
        position: &Position<W>,
        pattern: &Pattern<'_, W>,
        found: &mut StepSink<'_>,
    ) -> ControlFlow<()> {
        let open = pattern.cells.and(position.open());
        // An open cell with nothing but the pair would make the rectangle deadly already, or has no part in it.
        if open.len() != self.n_open || pattern.guarded != open {
            return ControlFlow::Continue(());
        }
        match self.n_open {
            1 => pattern.only_cell(self.info, found),
            _ => pattern.only_symbol(self.info, found),
        }
    }
}

/// For each symbol, the cells that could complete an exchange by holding it: it is placed there, or is one of two
/// candidates (HoDoKu looks at no larger cells).
fn completing_cells<const W: usize>(position: &Position<W>) -> Vec<CellSet<W>> {
    let mut completing = vec![CellSet::EMPTY; position.layout().n_symbols()];
    for cell in position.exchangeable().iter() {
        let candidates = position.candidates(cell);
        let of_cell = match position.placed(cell) {
            Some(symbol) => SymbolSet::only(symbol),
            None if candidates.len() == 2 => candidates,
            None => SymbolSet::EMPTY,
        };
        of_cell.iter().for_each(|symbol| completing[symbol.idx()].insert(cell));
    }
    completing
}

#[cfg(test)]
mod tests {
    use super::super::testing::{candidates, eliminations, position};
    use super::*;

    const CELLS: &str =
        "8....+5.+7+9.59..+7.+2..76..+9.+5....524768...713942...896513...651.+9....932.8....478.3.";

    #[test]
    fn placed_cells_count_but_no_givens() {
        let found = eliminations(&AvoidableRectangle::TYPE_1, &position(CELLS, ""));
        assert_eq!(found, [candidates("779")]);
        let all_given = CELLS.replace('+', "");
        assert!(eliminations(&AvoidableRectangle::TYPE_1, &position(&all_given, "")).is_empty());
    }
}
