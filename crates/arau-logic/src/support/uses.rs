//! Owns what a whole use of a rule leaves, where it has auxiliary cells: its constraints are asked again and again, with
//! what they leave of these cells, until nothing changes.

use crate::Position;
use crate::layout::Cited;
use crate::trial::Trial;
use arau_core::{Candidate, SymbolSet};

/// What a use of a rule takes from a cell, and the constraints that it takes.
pub(crate) struct TakenByUse {
    /// The candidates; none if the rule cannot be satisfied.
    pub gone: Vec<Candidate>,
    /// A constraint of the use.
    pub rule: Cited,
    /// All that is needed.
    pub cited: Vec<Cited>,
}

/// What each use of a rule with auxiliary cells takes from the cells of the board, cell by cell.
pub(crate) fn taken_by_uses<const W: usize>(position: &Position<W>) -> impl Iterator<Item = TakenByUse> {
    let network = position.layout().network();
    network.uses().iter().filter(|_| !position.is_stopped()).flat_map(move |rules| {
        let mut trial = Trial::of(network, position);
        let rule = network.cited(rules[0]);
        if let Err(argument) = trial.follow_only(rules) {
            return vec![TakenByUse { gone: Vec::new(), rule, cited: argument.cited }];
        }
        let mut taken = Vec::new();
        for cell in position.open().iter() {
            let lost: SymbolSet = position.candidates(cell).minus(trial.left(cell));
            if !lost.is_empty() {
                let gone: Vec<Candidate> = lost.iter().map(|symbol| Candidate { cell, symbol }).collect();
                let mut cited: Vec<Cited> =
                    gone.iter().flat_map(|&candidate| trial.why_gone(candidate).cited).collect();
                cited.sort_unstable();
                cited.dedup();
                taken.push(TakenByUse { gone, rule, cited });
            }
        }
        taken
    })
}
