//! Two cages that see each other cannot both use a symbol: of each, the combinations that no combination of the other goes
//! with are gone.

use super::prelude::*;
use crate::sums::Cage;

/// Combination against combination.
pub struct CagesTogether;

const INFO: TechniqueInfo = TechniqueInfo::new(
    "cages-together",
    "Cages that see each other",
    "the cells of two cages see each other, so the cages share no digit; a combination that clashes with \
     every combination of the other cage is impossible",
);

/// Cages with more combinations are not compared.
const MAX_WAYS: usize = 24;

/// More pairs of combinations than this are not named.
const MAX_NAMED: usize = 4;

impl<const W: usize> Technique<W> for CagesTogether {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        &[&INFO]
    }

    fn find(&self, position: &Position<W>, _: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let is_small = |cage: &&Cage<W>| cage.sets.len() <= MAX_WAYS;
        let cages: Vec<&Cage<W>> = position.cages().iter().filter(is_small).collect();
        for (i, second) in cages.iter().enumerate() {
            position.go_on()?;
            let seen = position.layout().common_peers(second.ways.cells.iter().copied());
            for first in cages[..i].iter().filter(|first| first.set.is_subset_of(&seen)) {
                if first.combination.is_empty() || second.combination.is_empty() {
                    compare(position, first, second, found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

fn compare<const W: usize>(
    position: &Position<W>,
    first: &Cage<W>,
    second: &Cage<W>,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let pairs: Vec<(usize, usize)> = (0..first.sets.len())
        .flat_map(|a| (0..second.sets.len()).map(move |b| (a, b)))
        .filter(|&(a, b)| first.sets[a].and(second.sets[b]).is_empty())
        .collect();
    let n_all = first.sets.len() * second.sets.len();
    if pairs.is_empty() || pairs.len() == n_all {
        return ControlFlow::Continue(());
    }
    let layout = position.layout();
    let kept = |cage: &Cage<W>, at: &dyn Fn(&(usize, usize)) -> usize| {
        pairs.iter().fold(SymbolSet::EMPTY, |all, pair| all.or(cage.sets[at(pair)]))
    };
    let mut gone: Vec<Candidate> = Vec::new();
    for (cage, kept) in [(first, kept(first, &|pair| pair.0)), (second, kept(second, &|pair| pair.1))] {
        for &cell in &cage.ways.cells {
            let lost = position.candidates(cell).and(cage.possible()).minus(kept);
            gone.extend(lost.iter().map(|symbol| Candidate { cell, symbol }));
        }
    }
    // What both together need whatever their combinations goes from the cells that see all its places.
    let both = pairs.iter().map(|&(a, b)| first.sets[a].or(second.sets[b])).reduce(SymbolSet::and);
    let both = both.unwrap_or(SymbolSet::EMPTY).minus(first.needed()).minus(second.needed());
    let mut why_seen: Vec<Cited> = Vec::new();
    for symbol in both.iter() {
        let places = first.places(position, symbol).or(second.places(position, symbol));
        let seen = layout.common_peers(places.iter()).and(position.places(symbol));
        for cell in seen.iter() {
            gone.push(Candidate { cell, symbol });
            why_seen.extend(places.iter().filter_map(|place| layout.why_different(cell, place)));
        }
    }
    let step = Step::eliminating(&INFO, gone.clone(), || {
        gone.sort_unstable();
        gone.dedup();
        let cells = [&first.ways.cells[..], &second.ways.cells[..]].concat();
        let named = if pairs.len() <= MAX_NAMED { &pairs[..] } else { &[] };
        let told: Vec<[Vec<Symbol>; 2]> =
            named.iter().map(|&(a, b)| [first.ways.ways[a].clone(), second.ways.ways[b].clone()]).collect();
        let mut cited = layout.why_differ(&cells);
        cited.extend(first.cited.iter().chain(&second.cited).copied().chain(why_seen));
        Reason {
            cited,
            combination: [&first.combination[..], &second.combination[..]].concat(),
            shown: open_candidates(position, &cells),
            parts: vec![
                ("first", Part::Cage(first.ways.clone())),
                ("second", Part::Cage(second.ways.clone())),
                ("told", Part::Number(told.len() as i64)),
                ("together", Part::Together([first.operation(), second.operation()], told)),
                ("left", Part::Left(changes_by(position, &gone))),
            ],
            ..Reason::default()
        }
    });
    step.map_or(ControlFlow::Continue(()), found)
}
