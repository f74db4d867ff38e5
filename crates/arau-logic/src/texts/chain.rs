//! Owns how chains are written, as people do: `(3)r1c1=(3)r1c5-(3)r4c5`. `=` says that one of the two is true, `-` that
//! one of the two is false. A group is `(3)r1c1,r1c2`. Where inferences branch, as in a net, each branch is written from
//! where it starts, with commas between; what rests on several candidates together is written after all of them.

use super::Names;
use crate::{Link, Node, Part, Step};
use arau_core::{Cell, Symbol};

/// A chain as text.
#[derive(Default)]
pub(super) struct ChainText {
    /// From its start to its end.
    pub open: String,
    /// Back to its start: by the inference that a loop needs there, if its ends leave one.
    pub closed: String,
}

/// The inference to a node of a chain.
pub(super) struct Inference<'s> {
    /// The links that lead there: one, or several strong ones.
    pub links: &'s [Link],
    /// The node.
    pub to: &'s Node,
}

/// A chain with the inferences that lead to its nodes but the first.
pub(super) struct Chain<'s> {
    /// What the part is called.
    pub name: &'static str,
    /// All of it.
    pub nodes: &'s [Node],
    /// In order.
    pub inferences: Vec<Inference<'s>>,
}

/// The chains of a step, one for each part that is a chain. The links of the step are those of its chains in order.
pub(super) fn chains(step: &Step) -> Vec<Chain<'_>> {
    let parts = step.reason.parts.iter().filter_map(|(name, part)| match part {
        Part::Chain(nodes) => Some((*name, nodes.as_slice())),
        _ => None,
    });
    let mut links = step.reason.links.as_slice();
    let mut n_needed: usize = parts.clone().map(|(_, nodes)| nodes.len().saturating_sub(1)).sum();
    let mut all = Vec::new();
    for (name, nodes) in parts {
        let mut inferences = Vec::new();
        for to in nodes.iter().skip(1) {
            n_needed = n_needed.saturating_sub(1);
            let (leading, rest) = links.split_at(n_leading_to(to, links, n_needed));
            inferences.push(Inference { links: leading, to });
            links = rest;
        }
        all.push(Chain { name, nodes, inferences });
    }
    all
}

/// The chains of a step as text.
pub(super) fn chain_texts(step: &Step, names: Names<'_>) -> Vec<ChainText> {
    let written = |chain: Chain<'_>| {
        let mut written = Writing::default();
        chain.inferences.iter().for_each(|inference| written.add(inference.links, inference.to, names));
        written.finish(chain.nodes, names)
    };
    chains(step).into_iter().map(written).collect()
}

/// How many of the next links make up the inference to a node: one, or several strong ones. Links that later nodes need
/// are left.
fn n_leading_to(to: &Node, links: &[Link], n_needed: usize) -> usize {
    let n_strong = links.iter().take_while(|link| link.to == *to && link.strong).count();
    let n_links = match links.first() {
        Some(link) if link.to == *to => n_strong.max(1),
        _ => 0,
    };
    n_links.min(links.len().saturating_sub(n_needed).max(1))
}

/// A chain that is being written.
#[derive(Default)]
struct Writing {
    text: String,
    /// What stands at the end of the text.
    last: String,
    is_first_strong: Option<bool>,
    is_last_strong: bool,
    is_branched: bool,
}

impl Writing {
    fn add(&mut self, inferences: &[Link], to: &Node, names: Names<'_>) {
        let Some(link) = inferences.first() else { return };
        let from = several(inferences.iter().map(|link| &link.from), names);
        if self.last != from {
            if !self.text.is_empty() {
                self.text.push_str(", ");
                self.is_branched = true;
            }
            self.text.push_str(&from);
        }
        self.is_first_strong.get_or_insert(link.strong);
        self.is_last_strong = link.strong;
        self.last = node(to, names);
        self.text.push_str(sign(link.strong));
        self.text.push_str(&self.last);
    }

    fn finish(self, nodes: &[Node], names: Names<'_>) -> ChainText {
        let mut closed = self.text.clone();
        if let Some(first) = nodes.first()
            && self.is_first_strong == Some(self.is_last_strong)
            && !self.is_branched
        {
            closed.push_str(sign(!self.is_last_strong));
            closed.push_str(&node(first, names));
        }
        ChainText { open: self.text, closed }
    }
}

fn sign(strong: bool) -> &'static str {
    if strong { "=" } else { "-" }
}

/// A group of candidates: `(3)r1c1,r1c2`.
pub(super) fn node(node: &Node, names: Names<'_>) -> String {
    written(&[node.symbol], &node.cells, names)
}

/// Groups of which one is true: those of one symbol, or of one cell, are written as one.
fn several<'n>(nodes: impl Iterator<Item = &'n Node> + Clone, names: Names<'_>) -> String {
    let mut symbols: Vec<Symbol> = nodes.clone().map(|node| node.symbol).collect();
    symbols.dedup();
    let mut cells: Vec<Cell> = nodes.clone().flat_map(|node| node.cells.iter().copied()).collect();
    cells.dedup();
    if symbols.len() == 1 || cells.len() == 1 {
        return written(&symbols, &cells, names);
    }
    nodes.map(|one| node(one, names)).collect::<Vec<_>>().join("|")
}

fn written(symbols: &[Symbol], cells: &[Cell], names: Names<'_>) -> String {
    let glyphs: Vec<&str> = symbols.iter().map(|&symbol| names.puzzle.symbols().glyph(symbol)).collect();
    let labels: Vec<&str> = cells.iter().map(|&cell| names.puzzle.geometry().label(cell)).collect();
    format!("({}){}", glyphs.join(","), labels.join(","))
}
