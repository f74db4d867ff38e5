//! [`Step`]: one conclusion of any technique, with its effects and its reason. All techniques share this type, so that
//! the checker, pictures and texts need no change for a new one.

use crate::layout::Cited;
use crate::technique::TechniqueInfo;
use crate::{Argument, Change, Conflict, Inference, Operation};
use arau_core::{Candidate, Cell, Symbol, SymbolSet};

/// What follows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Effect {
    /// A candidate is true.
    Place(Candidate),
    /// A candidate is false.
    Eliminate(Candidate),
    /// There is no solution.
    Contradiction,
}

/// One conclusion.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The technique that found it.
    pub technique: &'static TechniqueInfo,
    /// The effects, in order, without repeats.
    pub effects: Vec<Effect>,
    /// Why.
    pub reason: Reason,
}

/// Why a step follows: its effects are entailed by the candidates of the position and the constraints cited here (and
/// by the uniqueness of the solution, if a deadly pattern is given), and by nothing else. The other fields are for
/// people.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reason {
    /// The constraints it uses, in order, without repeats.
    pub cited: Vec<Cited>,
    /// Equations that are added up, each with its factor: sums, and houses with the total of all symbols. Their sum is
    /// a further premise.
    pub combination: Vec<(Cited, i64)>,
    /// Houses in which the places of a symbol are counted, each with its factor: for every symbol the count is the sum
    /// of the factors. This is a further premise.
    pub counted: Vec<(Cited, i64)>,
    /// The pattern that a puzzle with one solution cannot have, if the step needs one.
    pub deadly: Option<Deadly>,
    /// The symbols the pattern concerns.
    pub symbols: SymbolSet,
    /// The candidates to highlight in a picture, with their roles.
    pub shown: Vec<(Role, Candidate)>,
    /// The links to draw between candidates, in the order of the argument.
    pub links: Vec<Link>,
    /// If the step is about a clue: the clue, and how it leads to the effects.
    pub argument: Option<Argument>,
    /// The parts that the sentence mentions.
    pub parts: Vec<(&'static str, Part)>,
    /// The inferences told one by one, if the argument assumes something.
    pub story: Vec<Inference>,
}

/// Cells that a solution could fill in two ways, if each held one of its two symbols: in every house, each symbol
/// occurs in none or in two of these cells' pairs. No cell is a given, and only houses bear on them. Hence, if the
/// solution is unique, some cell contains a symbol outside its pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deadly {
    /// Each cell with its two symbols.
    pub pairs: Vec<(Cell, SymbolSet)>,
}

/// The role of a candidate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Belongs to the pattern.
    Pattern,
    /// Would break the pattern: a fin, a guardian.
    Fin,
    /// One of the two colours of a colouring, or true in a chain.
    On,
    /// The other colour, or false in a chain.
    Off,
    /// Belongs to a further set, counted from 0.
    Set(u8),
}

/// An inference from one group of candidates to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Where it starts.
    pub from: Node,
    /// Where it ends.
    pub to: Node,
    /// True: if the start is false, the end is true. False: if the start is true, the end is false.
    pub strong: bool,
}

/// Candidates of one symbol that a chain treats as one: any of them is true, or all are false.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Node {
    /// The symbol.
    pub symbol: Symbol,
    /// The cells, in order.
    pub cells: Vec<Cell>,
}

impl From<Candidate> for Node {
    fn from(candidate: Candidate) -> Node {
        Node { symbol: candidate.symbol, cells: vec![candidate.cell] }
    }
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Part {
    /// Houses, as indices.
    Houses(Vec<usize>),
    /// Cells.
    Cells(Vec<Cell>),
    /// Symbols.
    Symbols(SymbolSet),
    /// Candidates.
    Candidates(Vec<Candidate>),
    /// Groups of candidates in a chain of alternating inferences.
    Chain(Vec<Node>),
    /// The rule of a constraint.
    Rule(Cited),
    /// A number.
    Number(i64),
    /// What is placed in some cells.
    Held(Vec<Candidate>),
    /// Sums.
    Sums(Vec<Summand>),
    /// Cells with the combinations that are left to them.
    Cage(CageWays),
    /// How many of some symbols some cells take up.
    Shares(Vec<Share>),
    /// Combinations of symbols, each in rising order, and how their values are joined.
    Combinations(Option<Operation>, Vec<Vec<Symbol>>),
    /// Pairs of combinations of two cages that are compatible.
    Together([Option<Operation>; 2], Vec<[Vec<Symbol>; 2]>),
    /// The candidates left for cells.
    Left(Vec<Change>),
    /// What clues say, each a use of a rule as an index among those of the puzzle, with the cells it is about.
    Claims(Vec<(usize, Vec<Cell>)>),
    /// Ways to fill cells, in the order of the cells.
    Words(Vec<Vec<Symbol>>),
    /// Sets of cells, of which one is meant.
    Places(Vec<Vec<Cell>>),
    /// Houses, as indices, each with symbols that it takes once.
    Covers(Vec<(usize, SymbolSet)>),
}

/// A sum as a part of a larger one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summand {
    /// The sum.
    pub constraint: Cited,
    /// What is placed in cells of it that the larger one does not count.
    pub outside: Vec<Candidate>,
}

/// Open cells with the combinations that are left to them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CageWays {
    /// Where these come from.
    pub origin: Origin,
    /// The open cells.
    pub cells: Vec<Cell>,
    /// The combinations left for them, each in rising order.
    pub ways: Vec<Vec<Symbol>>,
}

/// Why cells have certain combinations only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A clue asks for them.
    Clue {
        /// The clue's constraint.
        constraint: Cited,
        /// How values are joined, if they are.
        operation: Option<Operation>,
    },
    /// The innies or outies of these houses.
    Houses {
        /// The houses, as indices.
        houses: Vec<usize>,
        /// The sum of the cells.
        total: i64,
        /// Whether the cells are inside the houses (innies) or outside (outies).
        inside: bool,
    },
    /// A single cell with its candidates.
    Cell,
}

/// How many of some symbols some cells take up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Share {
    /// The cells.
    pub cage: CageWays,
    /// How many they take.
    pub n_symbols: usize,
}

impl Step {
    /// A step that eliminates candidates; `None` if there are none.
    pub fn eliminating(
        technique: &'static TechniqueInfo,
        candidates: impl IntoIterator<Item = Candidate>,
        reason: impl FnOnce() -> Reason,
    ) -> Option<Step> {
        Step::with(technique, candidates.into_iter().map(Effect::Eliminate), reason)
    }

    /// A step that places a symbol.
    pub fn placing(technique: &'static TechniqueInfo, candidate: Candidate, reason: Reason) -> Step {
        Step { technique, effects: vec![Effect::Place(candidate)], reason: reason.tidied() }
    }

    /// A step that places symbols in several cells at once; `None` if there are none.
    pub fn placing_all(
        technique: &'static TechniqueInfo,
        candidates: impl IntoIterator<Item = Candidate>,
        reason: impl FnOnce() -> Reason,
    ) -> Option<Step> {
        Step::with(technique, candidates.into_iter().map(Effect::Place), reason)
    }

    /// A step with these effects; none if there are none.
    pub fn with(
        technique: &'static TechniqueInfo,
        effects: impl IntoIterator<Item = Effect>,
        reason: impl FnOnce() -> Reason,
    ) -> Option<Step> {
        let mut effects: Vec<Effect> = effects.into_iter().collect();
        effects.sort_unstable();
        effects.dedup();
        (!effects.is_empty()).then(|| Step { technique, effects, reason: reason().tidied() })
    }

    /// A step that shows that there is no solution, since a rule cannot be satisfied.
    pub fn contradiction(technique: &'static TechniqueInfo, reason: Reason) -> Step {
        Step { technique, effects: vec![Effect::Contradiction], reason: reason.tidied() }
    }

    /// The rule that cannot be satisfied, if the step shows that there is no solution.
    pub fn conflict(&self) -> Option<Conflict> {
        let rule = self.reason.parts.iter().find_map(|(_, part)| match part {
            Part::Rule(cited) => Some(Conflict::Rule(*cited)),
            _ => None,
        });
        rule.filter(|_| self.effects.contains(&Effect::Contradiction))
    }

    /// The eliminations.
    pub fn eliminations(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.effects.iter().filter_map(|effect| match effect {
            Effect::Eliminate(candidate) => Some(*candidate),
            _ => None,
        })
    }

    /// The placements.
    pub fn placements(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.effects.iter().filter_map(|effect| match effect {
            Effect::Place(candidate) => Some(*candidate),
            _ => None,
        })
    }
}

impl Reason {
    fn tidied(mut self) -> Reason {
        self.cited.sort_unstable();
        self.cited.dedup();
        self.shown.sort_unstable();
        self.shown.dedup();
        self
    }
}
