//! Forcing chains and nets: what is true whatever else is. A *contradiction* shows that what it starts from cannot be; a
//! *verity* is what follows from every one of several starts, one of which must be true.

use super::super::prelude::*;
use super::explain::Explained;
use super::graph::{Graph, Literal, NodeKinds};
use super::implied::{Implied, Proof, Starts};
use super::net::units;

/// Chains that contradict each other or agree.
pub struct ForcingChains;

/// The same where an inference may rest on several others.
pub struct ForcingNets;

const CHAIN_CONTRADICTION: TechniqueInfo = TechniqueInfo::new(
    "forcing-chain-contradiction",
    "Forcing chain contradiction",
    "chains that start from one assumption lead to a contradiction, so the assumption is false",
)
.in_hodoku("1301", Level::Extreme, 500)
.assuming();
const CHAIN_VERITY: TechniqueInfo = TechniqueInfo::new(
    "forcing-chain-verity",
    "Forcing chain verity",
    "chains from every candidate of a cell, or from every place for a digit in a house, reach the same \
     conclusion, so it is true",
)
.in_hodoku("1302", Level::Extreme, 500)
.assuming();
const NET_CONTRADICTION: TechniqueInfo = TechniqueInfo::new(
    "forcing-net-contradiction",
    "Forcing net contradiction",
    "branching chains that start from one assumption lead to a contradiction, so the assumption is false",
)
.in_hodoku("1303", Level::Extreme, 700)
.assuming();
const NET_VERITY: TechniqueInfo = TechniqueInfo::new(
    "forcing-net-verity",
    "Forcing net verity",
    "branching chains from every candidate of a cell, or from every place for a digit in a house, reach the \
     same conclusion, so it is true",
)
.in_hodoku("1304", Level::Extreme, 700)
.assuming();

/// More literals than this are too many: the time grows with their cube.
const MAX_LITERALS: usize = 6_000;

/// Where a board is larger than the classic one, or has further rules, nobody looks for chains or nets among more literals
/// than these. Assuming a candidate and following all rules leads to the same, and further.
const MOST_IN_CHAINS: usize = 1_000;
const MOST_IN_NETS: usize = 900;

fn most_literals<const W: usize>(position: &Position<W>, elsewhere: usize) -> usize {
    let is_classic = position.layout().n_cells() <= 81 && position.layout().rules().next().is_none();
    if is_classic { MAX_LITERALS } else { elsewhere }
}

/// Contradiction first.
const CHAINS: [&TechniqueInfo; 2] = [&CHAIN_CONTRADICTION, &CHAIN_VERITY];
const NETS: [&TechniqueInfo; 2] = [&NET_CONTRADICTION, &NET_VERITY];

impl<const W: usize> Technique<W> for ForcingChains {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        const { &CHAINS }
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let graph = Graph::new(position, nodes_for(options));
        if graph.n_literals() > most_literals(position, MOST_IN_CHAINS) {
            return ControlFlow::Continue(());
        }
        let units = units(&graph);
        let mut chains = Implied::by_chains(&graph, &units);
        if options.contradictory_starts {
            chains.allow_contradictory_starts();
        }
        let effects = in_order(chains.forced());
        emit(&graph, &CHAINS, &mut chains, &effects, options, found)
    }
}

impl<const W: usize> Technique<W> for ForcingNets {
    fn infos(&self) -> &[&'static TechniqueInfo] {
        const { &NETS }
    }

    fn find(&self, position: &Position<W>, options: &Options, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let graph = Graph::new(position, nodes_for(options));
        if graph.n_literals() > most_literals(position, MOST_IN_NETS) {
            return ControlFlow::Continue(());
        }
        let units = units(&graph);
        // What chains alone tell is theirs.
        let by_chains = Implied::by_chains(&graph, &units).forced();
        let is_known = |effect: &Literal| by_chains.iter().any(|known| known.binary_search(effect).is_ok());
        let mut nets = Implied::by_nets(&graph, &units);
        if options.contradictory_starts {
            nets.allow_contradictory_starts();
        }
        let mut effects = in_order(nets.forced());
        effects.retain(|effect| !is_known(effect));
        emit(&graph, &NETS, &mut nets, &effects, options, found)
    }
}

fn nodes_for(options: &Options) -> NodeKinds {
    if options.sets_in_chains { NodeKinds::GroupsAndSets } else { NodeKinds::Groups }
}

/// Placements before eliminations, both in the order of the cells.
fn in_order(mut forced: [Vec<Literal>; 2]) -> Vec<Literal> {
    forced.iter_mut().for_each(|effects| effects.sort_by_key(|effect| !effect.is_on()));
    forced.concat()
}

/// Hands over every argument for every effect. Of a contradiction and a verity with the same effect the shorter one comes
/// first, and the verity if they are alike: nothing that is false is supposed there.
fn emit<const W: usize>(
    graph: &Graph<'_, W>,
    infos: &[&'static TechniqueInfo; 2],
    implied: &mut Implied<'_, '_, W>,
    effects: &[Literal],
    options: &Options,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    for &effect in effects {
        graph.position.go_on()?;
        let node = graph.node(effect);
        let candidate = Candidate { cell: node.cell(), symbol: node.symbol };
        let mut arguments: Vec<(bool, Reason)> = Vec::new();
        for proof in implied.proofs(effect) {
            let is_verity = matches!(proof.starts, Starts::All { .. });
            arguments.push((is_verity, explain(graph, implied, &proof, candidate)));
        }
        if !options.as_hodoku {
            arguments.sort_by_key(|(is_verity, reason)| (n_told(reason, *is_verity), !is_verity));
        }
        for (is_verity, reason) in arguments {
            let info = infos[usize::from(is_verity)];
            let step = match effect.is_on() {
                true => Some(Step::placing(info, candidate, reason)),
                false => Step::eliminating(info, [candidate], || reason),
            };
            step.map_or(ControlFlow::Continue(()), &mut *found)?;
        }
    }
    ControlFlow::Continue(())
}

/// How many inferences there are to tell: of chains that have one start, what they share is told once.
fn n_told(reason: &Reason, is_verity: bool) -> usize {
    let chains = reason.parts.iter().filter_map(|(_, part)| match part {
        Part::Chain(nodes) => Some(nodes.as_slice()),
        _ => None,
    });
    let mut inferences: Vec<&[crate::Node]> = chains.flat_map(|nodes| nodes.windows(2)).collect();
    if !is_verity {
        inferences.sort_unstable();
        inferences.dedup();
    }
    inferences.len()
}

fn explain<const W: usize>(
    graph: &Graph<'_, W>,
    implied: &mut Implied<'_, '_, W>,
    proof: &Proof,
    effect: Candidate,
) -> Reason {
    let mut explained = Explained::new(graph, SymbolSet::only(effect.symbol));
    for &(start, end) in &proof.routes {
        implied.explain(start, end, &mut explained);
    }
    let house = match proof.starts {
        Starts::One { house } | Starts::All { house } => house,
    };
    if let Some(house) = house {
        explained.cite(graph.position.layout().houses()[house].constraint);
        explained.add_part("houses", Part::Houses(vec![house]));
    }
    let candidate =
        |literal: Literal| Candidate { cell: graph.node(literal).cell(), symbol: graph.node(literal).symbol };
    let mut starts: Vec<Candidate> = proof.routes.iter().map(|&(start, _)| candidate(start)).collect();
    starts.dedup();
    explained.add_part("starts", Part::Candidates(starts));
    explained.finish()
}

#[cfg(test)]
mod tests {
    use super::super::testing::{empty, gone, keep, steps};
    use super::*;

    #[test]
    fn what_chains_rule_out_is_told_both_ways() {
        let mut position = empty();
        keep(&mut position, 1, 2, &[1, 2, 3]);
        keep(&mut position, 2, 1, &[1, 2]);
        keep(&mut position, 3, 3, &[1, 3]);
        let found = steps(&ForcingChains, &position);
        let of_effect: Vec<&Step> = found.iter().filter(|step| step.effects == gone(1, &[(1, 1)])).collect();
        // r1c2 is 1, 2 or 3: each time r1c1 is not 1. Or: if r1c1 is 1, nothing is left for r1c2.
        let ids: Vec<&str> = of_effect.iter().map(|step| step.technique.id).collect();
        assert_eq!(ids, ["forcing-chain-verity", "forcing-chain-contradiction"]);
        // The box is all that it takes.
        assert!(of_effect.iter().all(|step| step.reason.cited.len() == 1));
        assert!(steps(&ForcingNets, &position).iter().all(|step| step.effects != gone(1, &[(1, 1)])));
    }

    #[test]
    fn no_verity_starts_from_what_contradicts_itself() {
        let mut position = empty();
        // If r1c2 is 1, r2c1 and r3c3 are both 2: whatever follows from that, only r1c2 not being 1 counts.
        keep(&mut position, 1, 2, &[1, 5, 6]);
        keep(&mut position, 2, 1, &[1, 2]);
        keep(&mut position, 3, 3, &[1, 2]);
        let found = steps(&ForcingChains, &position);
        let one =
            Candidate { cell: super::super::testing::cell(1, 2), symbol: super::super::testing::symbol(1) };
        let starts = |step: &Step| -> Vec<Candidate> {
            let starts = step.reason.parts.iter().find_map(|(name, part)| match part {
                Part::Candidates(starts) if *name == "starts" => Some(starts.clone()),
                _ => None,
            });
            starts.expect("starts")
        };
        let of_one: Vec<&Step> = found.iter().filter(|step| step.effects == gone(1, &[(1, 2)])).collect();
        assert!(of_one.iter().any(|step| step.technique.id == "forcing-chain-contradiction"));
        let verities = found.iter().filter(|step| step.technique.id == "forcing-chain-verity");
        assert!(verities.clone().count() > 0);
        verities.for_each(|step| assert!(!starts(step).contains(&one), "{step:?}"));
    }

    #[test]
    fn placements_come_before_eliminations() {
        let forced = [vec![Literal::off(1), Literal::on(4)], vec![Literal::on(0)]];
        assert_eq!(in_order(forced), [Literal::on(4), Literal::off(1), Literal::on(0)]);
    }
}
